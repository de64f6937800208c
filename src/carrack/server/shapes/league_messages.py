"""Messages from the page about leagues."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from carrack.server.clocks.pace import Pace
from carrack.server.shapes.messages import ClientMessage, Name, TableId

MOST_GAMES, MOST_IN_GROUP, MOST_MOVERS, MOST_HOURS = 15, 64, 8, 60 * 24

PersonId = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$")]


class NewLeague(ClientMessage):
    """A league, or a Swiss of `games` rounds.

    With `round_hours` 0 no round is ever due. The league of a `club` is seen by its members only.
    """

    name: Name
    kind: Literal["league", "swiss"]
    game: Annotated[str, Meta(max_length=60)]
    at_table: Annotated[int, Meta(ge=2, le=4)]
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)]
    options: dict[str, int | str] = {}  # noqa: RUF012
    clock: Pace | None = None
    rated: bool = True
    group_size: Annotated[int, Meta(ge=2, le=MOST_IN_GROUP)] = 8
    movers: Annotated[int, Meta(ge=0, le=MOST_MOVERS)] = 2
    round_hours: Annotated[int, Meta(ge=0, le=MOST_HOURS)] = 0
    listed: bool = True
    club: TableId | None = None


class LeaguePut(ClientMessage):
    """Changes of a league: what is not given stays; `hours` moves the due date."""

    name: Name | None = None
    open: bool | None = None
    listed: bool | None = None
    hours: Annotated[int, Meta(ge=1, le=MOST_HOURS)] | None = None


class AwayPost(ClientMessage):
    """Whether one is paired in the next round of a Swiss."""

    away: bool


class ReplacePost(ClientMessage):
    """The host removes somebody, or replaces them `by` one.

    The place in a running season is named by the `group` and the `number`.
    """

    person: PersonId | None = None
    group: Annotated[int, Meta(ge=1, le=1000)] | None = None
    number: Annotated[int, Meta(ge=0, le=MOST_IN_GROUP)] | None = None
    by: PersonId | None = None
