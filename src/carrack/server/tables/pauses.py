"""Paused tables: because somebody asked, or because no person is left.

Bots alone would play a game to its end within seconds, so when the last person's seat has been
handed to a bot the turn under way is still played, then the table waits until somebody continues
it. A rated game goes on: it counts for those who have left. Where there are clocks, a pause needs
the agreement of all people. All of it follows from notes in the record, so it is the same after a
restart.
"""

from __future__ import annotations

from dataclasses import dataclass

from carrack.core.record import Header
from carrack.core.story import HistoryStep
from carrack.ratings.results import RATED
from carrack.server.refusals import Problem
from carrack.server.shapes.payload_types import PausedPayload

ASKED, NOBODY = "asked", "nobody"


@dataclass(frozen=True)
class Paused:
    """The reason of a pause: `ASKED` or `NOBODY`, and by which seat (None: the host)."""

    why: str
    seat: int | None

    def payload(self) -> PausedPayload:
        return PausedPayload(self.why, self.seat)

    def problem(self) -> Problem:
        """The problem of a request to play nevertheless."""
        return Problem("paused", "nobody-left" if self.why == NOBODY else "paused")


class Pauses:
    """The pauses of a table, followed through the notes of its record."""

    def __init__(self, header: Header) -> None:
        """Start without people for a table of bots only, which nobody can leave."""
        self.people = {i for i, seat in enumerate(header.seats) if seat.get("kind") == "human"}
        self.agreed: set[int] = set()
        """The seats that want the table paused, or, while it is, to go on."""
        self._asked: Paused | None = None
        self._left: tuple[int, int] | None = None  # the seat given away last, and the turn of that
        self._waits = RATED not in header.extra

    def update(self, step: HistoryStep) -> None:
        """Follow a step of the story, if it is a note."""
        note = step.note or {}
        action, seat = note.get("action"), note.get("seat")
        if action in ("pause", "resume"):
            self.agreed.clear()
        elif action in ("ask-pause", "ask-resume"):
            self.agreed.add(step.seat)
        elif action == "withdraw" or (action in ("bot", "resign") and step.seat in self.agreed):
            self.agreed.discard(step.seat)
        if action == "pause":
            self._asked = Paused(ASKED, seat)
        elif action == "resume":
            self._asked = self._left = None
        elif action == "human":
            self.people.add(step.seat)
            self._left = None
        elif action in ("bot", "resign") and step.seat in self.people:
            self.people.remove(step.seat)
            self._left = (step.seat, step.turn) if self._waits and not self.people else None

    @property
    def near(self) -> bool:
        """Whether the table is paused, or will be when the turn is over."""
        return self._asked is not None or self._left is not None

    def now(self, turn: int) -> Paused | None:
        """Whether the table is paused in a turn."""
        if self._asked is not None:
            return self._asked
        if self._left is not None and turn != self._left[1]:
            return Paused(NOBODY, self._left[0])
        return None
