"""A game beside its board: a match whose chance is entered, and the journal of it.

The journal only grows. It holds decisions in order, each followed by what was entered for it: draws
(:mod:`carrack.core.entered`), and corrections of face-down orders as notes of their own. A note
`{"action": "mended"}` takes back the last thing that was entered, or the decision that waits for
it. All other notes are those of a table. So a game goes on from its journal, and loses nothing. The
record of the match has an order that agrees with all that was seen, as if it had always been so.
"""

from __future__ import annotations

from typing import Any, Final

from carrack.core.asked import DRAWN, Question, Wanted, Word
from carrack.core.chance import ChanceError
from carrack.core.entered import Entered, correction_of, is_only, place_holder
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
from carrack.core.story import HistoryStep, Story

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
    """The set-up (no entry), a move, a command or an undo; what was entered for it.

    `notes` came when it was done.
    """

    def __init__(self, entry: Entry | None) -> None:
        self.entry = entry
        self.entered: list[Entry] = []
        self.notes: list[Entry] = []


def _is_mended(entry: Entry) -> bool:
    return entry.kind == "note" and entry.data["note"].get("action") == MENDED


def _counts(entry: Entry) -> bool:
    """Whether an entry is no note of a table."""
    return entry.kind != "note" or _is_mended(entry) or correction_of(entry) is not None


class TabletopGame:
    """A game under way beside its board.

    `match` and its `story` are None until the set-up has been entered, and `asked` None while a
    decision is wanted. `journal` is to be kept: whoever made the same entries stands at the same
    place.
    """

    def __init__(self, game: Game[Any], header: Header, journal: list[Entry] | None = None) -> None:
        """Begin, or go on from a journal. Raises RecordError for a journal that cannot be."""
        self.game = game
        self.header = header
        self.journal: list[Entry] = []
        self.match: Match | None = None
        self.story: Story | None = None
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
        """Return the question that waits for an answer; None while a decision is wanted."""
        return None if self.asked is None else self._chance.question(self.asked)

    @property
    def whose(self) -> int | None:
        """The seat that alone sees what is asked for; None: everybody does."""
        alone = [] if self.asked is None else self._chance.sees(self.asked)
        return alone[0] if alone else None

    @property
    def waiting(self) -> str:
        """The move that waits for what is asked, in notation; empty for the set-up."""
        entry = self._deeds[-1].entry
        return str(entry.data["move"]) if self.asked is not None and entry is not None else ""

    @property
    def entered(self) -> int:
        """Return the number of answers for the decision that waits, or for the set-up."""
        return sum([not self._follows(entry) for entry in self._deeds[-1].entered])

    @property
    def at(self) -> int:
        """Return the number of answers and decisions so far, including those that were mended."""
        return sum([_counts(entry) for entry in self.journal])

    @property
    def mends(self) -> bool:
        """Whether something can be taken back by mending."""
        deed = self._deeds[-1]
        return self._last_entered(deed) >= 0 or self._waits(deed)

    @property
    def position(self) -> State | None:
        """The last decision's, or while something is asked as far as all is known of it.

        None before there is one. Not to be played on.
        """
        if self.match is None:
            return self._chance.state
        sure = self._chance.sure if self.asked is not None else None
        return self.match.state if sure is None else sure

    def so_far(self) -> list[Event]:
        """Return the events of the last decision before the question that waits."""
        return self._chance.so_far()

    def faces(self, purpose: str) -> list[Word]:
        """Return the thing behind each number of a shuffle that lies face down."""
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
        return self._with_story(step)

    def undo(self, seat: int, decision: int) -> Step:
        """Return to before a decision that chance had no part in. Raises Refused."""
        step = self._decisive().undo(seat, decision)
        self._file(Deed(undo_entry(decision, seat)))
        return self._with_story(step)

    def enter(self, picked: list[int]) -> Step:
        """Answer the question, and what falls next where it was thrown as well.

        Raises MessageError for an impossible answer.
        """
        if self.asked is None:
            raise MessageError(Message("wrong-entered-unasked"))
        question = self._chance.question(self.asked)
        step = self._entered(self._chance.answered(self.asked, picked))
        now = self.question
        more = now is not None and now.follows(question)
        return self.enter(picked[question.own :]) if more else step

    def _entered(self, entry: Entry) -> Step:
        self._add(entry)
        if correction_of(entry) is not None:
            return self._again()  # with another order from the shuffle on
        self._chance.take(entry)
        return self._advance()

    def mend(self) -> Step:
        """Take back what was entered last for the last decision, or the decision that waits.

        Raises Refused when the next decision has been made.
        """
        if not self._mend():
            raise Refused(Refusal("", "refusal-nothing-to-undo"))
        self.journal.append(note_entry({"action": MENDED}))
        return self._again()

    def note(self, entry: Entry) -> HistoryStep | None:
        """Add a note of the table, before a decision that waits; its step, once there are any."""
        self.journal.append(entry)
        self._deeds[-1].notes.append(entry)
        return self._noted(entry) if self.match is not None else None

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
        self._hand_on(self._deeds[-1])
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
        elif _is_mended(entry) and self._mend():
            self.journal.append(entry)
        elif entry.kind == "note" and not _is_mended(entry):
            self._deeds[-1].notes.append(entry)
            self.journal.append(entry)
        else:
            raise RecordError(number, Message("fault-misplaced", {"kind": entry.kind}))

    def _mend(self) -> bool:
        """Drop what was entered last, with what followed after it; False: there is nothing."""
        deed = self._deeds[-1]
        last = self._last_entered(deed)
        if last < 0 and not self._waits(deed):
            return False
        self._hand_on(deed)
        del deed.entered[max(last, 0) :]
        if last < 0:
            self._deeds.pop()
        return True

    def _hand_on(self, deed: Deed) -> list[Entry]:
        """A decision that waits comes after the notes of meanwhile, which are returned."""
        if deed is self._deeds[0]:
            return []
        meanwhile, deed.notes = deed.notes, []
        self._deeds[-2].notes += meanwhile
        return meanwhile

    def _last_entered(self, deed: Deed) -> int:
        """Return the index of the last answer that people gave in a deed; −1: none."""
        for i in range(len(deed.entered) - 1, -1, -1):
            if not self._follows(deed.entered[i]):
                return i
        return -1

    def _waits(self, deed: Deed) -> bool:
        """Whether a deed is a move that waits, or is not played yet."""
        done = self.asked is None and self.match is not None
        return deed.entry is not None and deed.entry.kind == "move" and not done

    def _follows(self, entry: Entry) -> bool:
        """Whether nobody entered it: a place-holder, or what alone was possible."""
        hidden = entry.kind == "chance" and not self.game.open_draw(entry.data["chance"])
        return hidden or is_only(entry)

    # --- played ---------------------------------------------------------------------------------

    def _again(self) -> Step:
        """Play all of it with what is entered now; returns the last step."""
        self._chance = Entered(self.game, self.header)
        self.match, self.story, self.asked = None, None, None
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
                step = self._tried(deed)
            except Wanted as asked:
                if deed is not self._deeds[-1]:
                    lacks = {"draw": asked.purpose}
                    raise ChanceError(Message("fault-draw-no-more", lacks)) from None
                if asked.at == DRAWN and not self.game.open_draw(asked.purpose):
                    entry = place_holder(asked)
                    self._add(entry)
                    self._chance.take(entry)
                    continue
                if (only := self._chance.only(asked)) is not None:
                    return self._entered(only)
                self.asked = asked
                for note in self._hand_on(deed):
                    self._noted(note)
                return NOTHING
            if deed.entry is not None:
                self._with_story(step)
            for note in deed.notes:
                self._noted(note)
            return step

    def _with_story(self, step: Step) -> Step:
        assert self.match is not None
        assert self.story is not None
        self.story.add(step, self.match)
        return step

    def _noted(self, note: Entry) -> HistoryStep:
        assert self.match is not None
        assert self.story is not None
        self.match.add_note(note)
        return self.story.note(note)

    def _tried(self, deed: Deed) -> Step:
        if deed.entry is None:
            self._chance.begin()
            match = Match(self.game, self.header, self._chance)
            self._chance.watch(match.state)
            self.match, self.story = match, Story(match)
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
