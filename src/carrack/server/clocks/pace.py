"""Pace of a table: what its people have agreed about time."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

LIVE, DAYS = "live", "days"
BOT: Final = "bot"
WAIT: Final = "wait"
LEAVE: Final = "leave"
"""The effect of a clock that has run out: a bot plays until the person is back, the others may
wait, or the person has left the game.
"""

HEADER = "clock"
"""The key of the pace in the `extra` of a record's header."""

DAY = 86_400  # seconds
LEAST_BANK, MOST_BANK, MOST_CREDIT = 1, 60 * DAY, 30 * DAY
AGAIN = {LIVE: 60, DAYS: 6 * 3600}
"""Seconds that somebody has at least who comes back after the clock has run out."""


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of a table. Times are in seconds.

    Everybody begins with `bank`; each turn in which somebody is asked for a decision brings
    `credit`, up to `cap` (None: without limit). `out` says what happens when a clock has run out,
    `bot` which bot then plays (None: the game's own stand-in). `nights` says whether the hours in
    which somebody does not play are left out of the count; as wished, None stands for what is
    usual: where games take days they are.
    """

    kind: Literal["live", "days"]
    bank: Annotated[int, Meta(ge=LEAST_BANK, le=MOST_BANK)]
    credit: Annotated[int, Meta(ge=0, le=MOST_CREDIT)] = 0
    cap: Annotated[int, Meta(ge=LEAST_BANK, le=2 * MOST_BANK)] | None = None
    out: Literal["bot", "wait", "leave"] = BOT
    bot: Annotated[str, Meta(max_length=40)] | None = None
    nights: bool | None = None

    @property
    def bank_ms(self) -> int:
        """The time of everybody at the beginning, in milliseconds."""
        return self.bank * 1000

    @property
    def again_ms(self) -> int:
        """Return the milliseconds of somebody who comes back after the clock has run out."""
        return max(self.credit, min(self.bank, AGAIN[self.kind])) * 1000

    def credited(self, left: int) -> int:
        """Return the milliseconds left after the credit of a turn."""
        more = left + self.credit * 1000
        return more if self.cap is None else max(left, min(more, self.cap * 1000))

    def as_data(self) -> dict[str, Any]:
        """The clock as the header of a record has it."""
        return dict(msgspec.to_builtins(self))


def pace_of(extra: dict[str, Any]) -> Pace | None:
    """The clock that the header of a record names; None for none, or for one of another form."""
    try:
        return msgspec.convert(extra.get(HEADER), Pace | None)
    except msgspec.ValidationError:
        return None
