"""Subscribers to events of tables; where there are none, nothing is done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from carrack.server.tables.notice_events import NO_EVENTS, NoticeEvents


async def nothing_more(table: str, account: str | None) -> None:
    """Do nothing when a rated game has ended."""


async def nobody_waits(table: str) -> None:
    """Do nothing when a game has begun."""


def nobody_hears(table: str) -> None:
    """Do nothing when a game has ended."""


@dataclass
class Subscribers:
    """The functions to call at an event, with the name of its table.

    `when_over`: a rated game has ended, for which an address pays; `when_begun`: the game of a
    table has begun that people found, or were invited to; `when_ended`: any game has ended;
    `notices` hear what people are told of.
    """

    when_over: Callable[[str, str | None], Awaitable[None]] = nothing_more
    when_begun: Callable[[str], Awaitable[None]] = nobody_waits
    when_ended: Callable[[str], None] = nobody_hears
    notices: NoticeEvents = NO_EVENTS
