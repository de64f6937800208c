"""Chance that is entered: people play with the board on the table, and say what fell.

:class:`Entered` answers from what was said, and stops at a draw that it lacks. What lies face down
nobody knows: a shuffle gets a place-holder's order, and when somebody has seen one of its things,
that is asked for, and exchanged with what the order held there.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from carrack.core.asked import DRAWN, Question, Wanted, Word
from carrack.core.chance import Chance, Draw, Recorded, WideSeeded
from carrack.core.events import Event
from carrack.core.game import Game, State
from carrack.core.identity import options_of
from carrack.core.message import Message, MessageError
from carrack.core.record import Entry, Header, chance_entry, note_entry

CORRECTED: Final = "corrected"
ONLY: Final = "only"
"""Marks a correction that nobody entered: nothing else was possible."""


def place_holder(asked: Wanted) -> Entry:
    """The order of a shuffle that nobody has seen: any will do."""
    order = WideSeeded(0).permutation(asked.purpose, asked.sizes[0])
    return chance_entry(Draw(asked.purpose, order))


def correction_of(entry: Entry) -> tuple[str, int, int] | None:
    """The purpose, the place and the number there now that a note says were seen; else None."""
    note: dict[str, Any] = entry.data["note"] if entry.kind == "note" else {}
    if note.get("action") != CORRECTED:
        return None
    return note["draw"], note["at"], note["is"]


def is_only(entry: Entry) -> bool:
    """Whether a correction followed, and was not entered."""
    return entry.kind == "note" and entry.data["note"].get(ONLY) is True


@mypyc_attr(allow_interpreted_subclasses=True)
class Entered(Chance):
    """Answers draws from what was entered; raises Wanted for what was not."""

    def __init__(self, game: Game[Any], header: Header) -> None:
        self.game = game
        self.players = header.players
        self.options = options_of(game, header)
        self.state: State | None = None
        self._certain = 0  # events of it that nothing which is asked can change
        self._trial: State | None = None
        self.sure: State | None = None  # a trial when all was known that had been turned up
        self._draws: dict[str, list[int]] = {}
        self.faces: dict[str, list[Word]] = {}  # of face-down shuffles: what each number is
        self._seen: dict[str, list[int]] = {}  # and the places that were asked for

    def take(self, entry: Entry) -> None:
        """Learn the outcome of a draw, or a correction. Raises ValueError for an impossible one."""
        correction = correction_of(entry)
        if correction is None:
            purpose = entry.data["chance"]
            self._draws[purpose] = entry.data["outcome"]
            if not self.game.open_draw(purpose):
                self._seen[purpose] = []
            return
        purpose, at, number = correction
        order = self._draws[purpose][:]
        held = order.index(number)
        if held in self._seen[purpose] or at in self._seen[purpose]:
            raise MessageError(Message("wrong-entered-seen", {"draw": purpose}))
        order[at], order[held] = order[held], order[at]
        self._draws[purpose] = order
        self._seen[purpose] = [*self._seen[purpose], at]

    def begin(self) -> None:
        """Before a set-up: nothing is drawn yet."""
        self.state, self.faces = None, {}

    def try_on(self, trial: State) -> None:
        """Before a move on a copy of the position."""
        trial.events = []
        self.state, self._certain = trial, 0
        self._trial, self.sure = trial, None

    def so_far(self) -> list[Event]:
        """Return the events before the question that waits."""
        heard = self.state.events if self.state is not None else None
        return heard[: self._certain] if heard else []

    # --- as a source ----------------------------------------------------------------------------

    def watch(self, state: object) -> None:
        """Ask for what somebody has seen of the shuffles in a position."""
        assert isinstance(state, State)
        self.state = state
        for purpose, faces in self.faces.items():
            known, size = self._seen[purpose], len(faces)
            for at in self.game.seen(state, purpose, size):
                if at not in known:
                    raise Wanted(purpose, [size], True, at)
        self._certain = len(state.events or [])
        if state is self._trial:
            self.sure = state.copy()

    def _known(self, asked: Wanted) -> Recorded:
        """The draw, for its checks. Raises Wanted; what was turned up before it comes first."""
        if asked.purpose not in self._draws:
            if self.state is not None:
                self.watch(self.state)
            raise asked
        return Recorded([Draw(asked.purpose, self._draws[asked.purpose])])

    def permutation(self, purpose: str, size: int) -> list[int]:
        asked = Wanted(purpose, [size], True)
        known = self._known(asked)
        if purpose in self._seen:
            self.faces[purpose] = self._worded(asked).choices[0]
        return known.permutation(purpose, size)

    def integers(self, purpose: str, bounds: list[int]) -> list[int]:
        return self._known(Wanted(purpose, bounds, False)).integers(purpose, bounds)

    def binomials(self, purpose: str, trials: list[int], odds: list[int]) -> list[int]:
        counts = [tries + 1 for tries in trials]
        return self._known(Wanted(purpose, counts, False)).binomials(purpose, trials, odds)

    # --- what is asked --------------------------------------------------------------------------

    def _worded(self, asked: Wanted) -> Question:
        return self.game.asked(asked, self.players, self.options, self.state)

    def question(self, asked: Wanted) -> Question:
        """Return a question in words; of a thing turned up, its choices are what it may be."""
        question = self._worded(asked)
        if asked.at != DRAWN:
            question = Question(question.about, [self._possible(asked)])
        return question

    def sees(self, asked: Wanted) -> list[int]:
        """The seats that alone see what is asked for; nothing: everybody does."""
        return self._alone(asked.purpose, asked.at) if asked.at != DRAWN else []

    def _alone(self, purpose: str, at: int) -> list[int]:
        return self.game.seen_alone(self.state, purpose, at) if self.state is not None else []

    def _possible(self, asked: Wanted) -> list[Word]:
        """The faces of the things that may be it, for all that whoever sees it knows; each once."""
        faces: list[Word] = []
        who = self.sees(asked)
        for number, face in enumerate(self.faces[asked.purpose]):
            if face not in faces and not self._is_known(asked.purpose, number, who):
                faces.append(face)
        return faces

    def _is_known(self, purpose: str, number: int, who: list[int]) -> bool:
        """Whether those (nobody: all) know where a thing is."""
        if self._is_free(purpose, number):
            return False
        alone = self._alone(purpose, self._draws[purpose].index(number))
        return not alone or any([seat in alone for seat in who])

    def _is_free(self, purpose: str, number: int) -> bool:
        return self._draws[purpose].index(number) not in self._seen[purpose]

    def only(self, asked: Wanted) -> Entry | None:
        """The entry for what was turned up before everybody, where one thing alone may be it."""
        if asked.at == DRAWN or self.sees(asked) or len(self._possible(asked)) > 1:
            return None
        note = self.answered(asked, [0]).data["note"]
        return note_entry({**note, ONLY: True})

    def answered(self, asked: Wanted, picked: list[int]) -> Entry:
        """The entry for an answer. Raises MessageError if it is impossible."""
        question = self.question(asked)
        picked = question.checked(picked)
        if asked.at == DRAWN:
            return chance_entry(Draw(asked.purpose, question.outcome(picked)))
        face, purpose = question.choices[0][picked[0]], asked.purpose
        equal = [n for n, each in enumerate(self.faces[purpose]) if each == face]
        free = [n for n in equal if self._is_free(purpose, n)]
        if not free:
            raise MessageError(Message("wrong-entered-elsewhere"))
        what = {"action": CORRECTED, "draw": purpose, "at": asked.at, "is": free[0]}
        return note_entry(what)
