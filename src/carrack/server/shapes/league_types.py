"""Answers about leagues, in the manner of `payload_types`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from carrack.server.clocks.pace import Pace


class LeagueCardPayload(Struct):
    """A league in a list: its name and game, how many are in it, the season and its round.

    `yours` says whether the asker has joined, `late` whether others wait for them.
    """

    league: str
    name: str
    kind: Literal["league", "swiss"]
    game: str
    at_table: int
    members: int
    season: int
    round: int
    open: bool
    yours: bool
    late: bool
    club: str | None
    """The club to which it belongs."""


class TableLeaguePayload(Struct):
    """The league of a table, and in which of its rounds the game is played."""

    league: str
    name: str
    season: int
    round: int


class TableLeagueAnswerPayload(Struct):
    """The same for one table; null where it is of none that the asker may see."""

    league: TableLeaguePayload | None


class LeaguesPayload(Struct):
    """The leagues of the asker, and others that can be joined."""

    mine: list[LeagueCardPayload]
    open: list[LeagueCardPayload]


class LeagueMemberPayload(Struct):
    """Somebody who plays from the next season on (in a Swiss, from the next round)."""

    person: str
    name: str
    you: bool
    away: bool


class LinePayload(Struct):
    """A line of a group's standings: who has a number.

    `name` is null for somebody who was deleted; `gone`: has left, and nobody plays in their place.
    """

    place: int
    number: int
    person: str | None
    name: str | None
    you: bool
    gone: bool
    points: int
    opposition: int
    wins: int
    played: int
    missed: int


class LeagueGamePayload(Struct):
    """A game: the numbers by seat, the table, the places once it counts (0: missing).

    `late` are the numbers of those for whom the others wait.
    """

    seats: list[int]
    table: str | None
    places: list[int] | None
    late: list[int]


class RoundCostPayload(Struct):
    """The cost of a round of a Swiss: earlier meetings, and the distance of people's points."""

    meetings: int
    apart: int
    least_meetings: int
    least_apart: int


class LeagueRoundPayload(Struct):
    """A round of a group, with the numbers of those who sit out; in a Swiss with its cost."""

    round: int
    games: list[LeagueGamePayload]
    out: list[int]
    cost: RoundCostPayload | None


class CostPayload(Struct):
    """The cost of a pairing."""

    games: int
    seats: int
    meetings: int


class PairingPayload(Struct):
    """The cost of a group's pairing, its lower bound, and the proof that it is best."""

    games: int
    cost: CostPayload
    least: CostPayload
    shown: Literal["bound", "search", "unknown"]


class GroupPayload(Struct):
    """A group: the standings, the rounds, and the pairing (of a Swiss: null)."""

    group: int
    lines: list[LinePayload]
    rounds: list[LeagueRoundPayload]
    pairing: PairingPayload | None


class SeasonPayload(Struct):
    """A season; `round` is the one that is played, 0 when none is."""

    season: int
    seed: str
    round: int
    rounds: int
    due: str | None
    over: bool
    groups: list[GroupPayload]


class TermsPayload(Struct, frozen=True):
    """The terms of a league, set when it was made; `round_hours` 0: no round is ever due."""

    kind: Literal["league", "swiss"]
    game: str
    at_table: int
    games: int
    options: dict[str, int | str]
    clock: Pace | None
    rated: bool
    group_size: int
    movers: int
    round_hours: int


class LeaguePayload(Struct):
    """A league as somebody sees it."""

    league: str
    name: str
    club: str | None
    """The club to which it belongs."""
    terms: TermsPayload
    open: bool
    listed: bool
    host: str | None
    you_host: bool
    signed_in: bool
    yours: bool
    members: list[LeagueMemberPayload]
    seasons: int
    season: SeasonPayload | None
    can_begin: bool
