"""A game beside its board: a match whose chance is entered, and the journal of it.

The journal only grows. It holds decisions in order, each followed by what was entered for it: draws
(:mod:`carrack.core.entered`), and corrections of face-down orders as notes of their own. A note
`{"action": "mended"}` takes back the last thing that was entered, or the decision that waits for
it. So a game goes on from its journal, and loses nothing. The record of the match has an order that
agrees with all that was seen, as if it had always been so.
"""

from __future__ import annotations

from typing import Any, Final

from carrack.core.asked import DRAWN, Question, Wanted, Word
from carrack.core.chance import ChanceError
from carrack.core.entered import Entered, correction_of, place_holder
from carrack.core.events import Event
from carrack.core.game import Game, Move, Refusal, Refused, State, play
from carrack.core.luck import ENTERED
from carrack.core.match import Match, Step, new_header
from carrack.core.message import Message, MessageError, message_of
from carrack.core.record import (
    Entry,
    Header,
    Record,
    RecordError,
    command_entry,
    move_entry,
    note_entry,
    undo_entry,
)

MENDED: Final = "mended"
NOTHING: Final = Step([], [])


def entered_header(
    game: Game[Any], players: int, options: dict[str, Any], seats: list[dict[str, Any]]
) -> Header:
    """The header of a new game beside its board. Raises ValueError."""
    if not game.by_hand:
        raise MessageError(Message("wrong-entered-game", {"game": game.title}))
    return new_header(game, players, options, seats, {"luck": {"scheme": ENTERED}})


class Deed:
    """The set-up (no entry), a move, a command or an undo; and what was entered for it."""

    def __init__(self, entry: Entry | None) -> None:
        self.entry = entry
        self.entered: list[Entry] = []


class Beside:
    """A game under way beside its board.

    `match` is None until the set-up has been entered, and `asked` None while a decision is wanted.
    `journal` is to be kept: whoever made the same entries stands at the same place.
    """

    def __init__(self, game: Game[Any], header: Header, journal: list[Entry] | None = None) -> None:
        """Begin, or go on from a journal. Raises RecordError for a journal that cannot be."""
        self.game = game
        self.header = header
        self.journal: list[Entry] = []
        self.match: Match | None = None
        self.asked: Wanted | None = None
        self._deeds = [Deed(None)]
        for number, entry in enumerate(journal or [], 2):
            self._read(number, entry)
        try:
            self._again()
        except (IndexError, KeyError, TypeError, ValueError) as error:
            raise RecordError(len(self.journal) + 1, message_of(error)) from None

    def record(self) -> Record:
        """The record so far, with draws that agree with all that was seen."""
        assert self.match is not None, "the set-up is not entered yet"
        return self.match.record()

    @property
    def question(self) -> Question | None:
        """What is to be entered now, in words; None while a decision is wanted."""
        return None if self.asked is None else self._chance.question(self.asked)

    @property
    def position(self) -> State | None:
        """The last decision's, or while something is asked where it is; None before there is one.

        Not to be played on.
        """
        waits = self.match is None or self.asked is not None
        return self._chance.state if waits or self.match is None else self.match.state

    def so_far(self) -> list[Event]:
        """What has happened in the last decision before that which is asked for."""
        return self._chance.so_far()

    def faces(self, purpose: str) -> list[Word]:
        """What each number of a shuffle is that lies face down."""
        return self._chance.faces[purpose]

    # --- what people do -------------------------------------------------------------------------

    def play(self, seat: int, move: Move) -> Step:
        """Play a move; without entries while it waits for what is asked. Raises Refused."""
        match = self._decisive()
        if match.over or seat != match.state.seat:
            return match.play(seat, move)  # which refuses it
        refusal = self.game.refusal(match.state, move)
        if refusal is not None:
            raise Refused(refusal)
        return self._begin(move_entry(move.notation, seat))

    def command(self, seat: int, move: Move) -> Step:
        """Carry out a command out of turn. Raises Refused."""
        step = self._decisive().command(seat, move)
        self._file(Deed(command_entry(move.notation, seat)))
        return step

    def undo(self, seat: int, decision: int) -> Step:
        """Return to before a decision that chance had no part in. Raises Refused."""
        step = self._decisive().undo(seat, decision)
        self._file(Deed(undo_entry(decision, seat)))
        return step

    def enter(self, picked: list[int]) -> Step:
        """Answer the question. Raises MessageError for an impossible answer."""
        if self.asked is None:
            raise MessageError(Message("wrong-entered-unasked"))
        entry = self._chance.answered(self.asked, picked)
        self._add(entry)
        if correction_of(entry) is None:
            self._chance.take(entry)
            return self._advance()
        return self._again()  # with another order from the shuffle on

    def mend(self) -> Step:
        """Take back what was entered last for the last decision, or the decision that waits.

        Raises Refused when the next decision has been made.
        """
        if not self._mend():
            raise Refused(Refusal("", "refusal-nothing-to-undo"))
        self.journal.append(note_entry({"action": MENDED}))
        return self._again()

    # --- the journal ----------------------------------------------------------------------------

    def _decisive(self) -> Match:
        if self.match is None or self.asked is not None:
            raise Refused(Refusal("", "refusal-enter-first"))
        return self.match

    def _file(self, deed: Deed) -> None:
        assert deed.entry is not None
        self._deeds.append(deed)
        self.journal.append(deed.entry)

    def _add(self, entry: Entry) -> None:
        self._deeds[-1].entered.append(entry)
        self.journal.append(entry)

    def _begin(self, entry: Entry) -> Step:
        self._file(Deed(entry))
        return self._advance()

    def _read(self, number: int, entry: Entry) -> None:
        """Take over an entry of a journal."""
        if entry.kind in ("move", "command", "undo"):
            self._file(Deed(entry))
        elif entry.kind == "chance" or correction_of(entry) is not None:
            self._add(entry)
        elif entry.kind == "note" and entry.data["note"].get("action") == MENDED and self._mend():
            self.journal.append(entry)
        else:
            raise RecordError(number, Message("fault-misplaced", {"kind": entry.kind}))

    def _mend(self) -> bool:
        """Drop what was entered last, with place-holders after it; False: there is nothing."""
        deed = self._deeds[-1]
        for i in range(len(deed.entered) - 1, -1, -1):
            if not self._is_place_holder(deed.entered[i]):
                del deed.entered[i:]
                return True
        if deed.entry is None or deed.entry.kind != "move" or self._is_done(deed):
            return False
        self._deeds.pop()
        return True

    def _is_place_holder(self, entry: Entry) -> bool:
        return entry.kind == "chance" and not self.game.open_draw(entry.data["chance"])

    def _is_done(self, deed: Deed) -> bool:
        """Whether a move that nothing was entered for needed nothing."""
        return self.asked is None and self.match is not None

    # --- played ---------------------------------------------------------------------------------

    def _again(self) -> Step:
        """Play all of it with what is entered now; returns the last step."""
        self._chance = Entered(self.game, self.header)
        self.match, self.asked = None, None
        for deed in self._deeds:
            for entry in deed.entered:
                self._chance.take(entry)
        step = NOTHING
        for deed in self._deeds:
            step = self._done(deed)
        return step

    def _advance(self) -> Step:
        return self._done(self._deeds[-1])

    def _done(self, deed: Deed) -> Step:
        """Play a deed with what was entered; if something is lacking, ask for it."""
        self.asked = None
        while True:
            try:
                return self._tried(deed)
            except Wanted as asked:
                if deed is not self._deeds[-1]:
                    lacks = {"draw": asked.purpose}
                    raise ChanceError(Message("fault-draw-no-more", lacks)) from None
                if asked.at == DRAWN and not self.game.open_draw(asked.purpose):
                    entry = place_holder(asked)
                    self._add(entry)
                    self._chance.take(entry)
                    continue
                self.asked = asked
                return NOTHING

    def _tried(self, deed: Deed) -> Step:
        if deed.entry is None:
            self._chance.begin()
            match = Match(self.game, self.header, self._chance)
            self._chance.watch(match.state)
            self.match = match
            return Step(match.entries[:], match.opening)
        assert self.match is not None
        data, match = deed.entry.data, self.match
        if deed.entry.kind == "undo":
            return match.undo(data["seat"], data["undo"])
        move = self.game.read_move(match.state, data[deed.entry.kind])
        if deed.entry.kind == "command":
            return match.command(data["seat"], move)
        if deed is self._deeds[-1]:
            trial = match.state.copy()
            self._chance.try_on(trial)
            play(self.game, trial, move, self._chance)
            self._chance.watch(trial)
        return match.play(data["seat"], move)
