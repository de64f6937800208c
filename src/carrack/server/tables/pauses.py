"""A table that stands still: because somebody asked, or because nobody is left who plays.

Bots alone would play a game to its end within seconds, so when the last person's seat has been
handed to a bot the turn under way is still played, then the table waits to be told to go on. All of
it follows from notes in the record, so it is the same after a restart.
"""

from __future__ import annotations

from dataclasses import dataclass

from carrack.core.record import Header
from carrack.core.story import HistoryStep
from carrack.server.http.payload_types import PausedPayload
from carrack.server.http.protocol import Problem

ASKED, NOBODY = "asked", "nobody"


@dataclass(frozen=True)
class Paused:
    """Why a table stands still: `ASKED` or `NOBODY`, and through which seat (None: the host)."""

    why: str
    seat: int | None

    def payload(self) -> PausedPayload:
        """As it is shown."""
        return PausedPayload(self.why, self.seat)

    def problem(self) -> Problem:
        """What is said to whoever would play nevertheless."""
        return Problem(422, "paused", "nobody-left" if self.why == NOBODY else "paused")


class Pauses:
    """What the notes of a record say about pauses, heard one by one."""

    def __init__(self, header: Header) -> None:
        """A table made for bots only never had anybody who could leave it."""
        self.people = {
            number for number, seat in enumerate(header.seats) if seat.get("kind") == "human"
        }
        self._asked: Paused | None = None
        self._left: tuple[int, int] | None = None  # the seat given away last, and in which turn

    def hear(self, told: HistoryStep) -> None:
        """A step of the story, if it is a note."""
        note = told.note or {}
        action, seat = note.get("action"), note.get("seat")
        if action == "pause":
            self._asked = Paused(ASKED, seat)
        elif action == "resume":
            self._asked = self._left = None
        elif action == "human":
            self.people.add(told.seat)
            self._left = None
        elif action in ("bot", "resign") and told.seat in self.people:
            self.people.remove(told.seat)
            self._left = (told.seat, told.turn) if not self.people else None

    @property
    def near(self) -> bool:
        """Whether the table stands still, or will when the turn is over."""
        return self._asked is not None or self._left is not None

    def now(self, turn: int) -> Paused | None:
        """Whether the table stands still in a turn."""
        if self._asked is not None:
            return self._asked
        if self._left is not None and turn != self._left[1]:
            return Paused(NOBODY, self._left[0])
        return None
