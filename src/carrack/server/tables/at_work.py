"""Work that a table waits for: a bot's, or the end of a turn that can still be taken back."""

from __future__ import annotations

import time
from dataclasses import dataclass

from carrack.server.shapes.payload_types import EndedTurnPayload, ThinkingPayload


@dataclass(frozen=True)
class Thinking:
    """A bot at work: since when, as time is stored and by a clock that nobody sets.

    `seconds` is how long a turn of it usually takes at most; None for own bots, of which nothing is
    known but `limit`, their seconds for a decision.
    """

    seat: int
    bot: str
    turn: int
    since: str
    clock: float
    seconds: int | None
    limit: float | None = None

    def payload(self) -> ThinkingPayload:
        past = round(time.monotonic() - self.clock, 1)
        return ThinkingPayload(self.seat, self.bot, self.since, past, self.seconds, self.limit)


@dataclass(frozen=True)
class Ended:
    """A turn that can be taken back for some more `seconds`, to before decision `to`."""

    seat: int
    to: int
    seconds: float

    def payload(self) -> EndedTurnPayload:
        return EndedTurnPayload(self.seat, self.to, round(self.seconds, 1))
