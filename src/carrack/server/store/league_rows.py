"""The rows of leagues."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class LeagueRow:
    """A league: `terms` is what was agreed on, as JSON; `listed` says who is shown that it is open.

    `host` is None once that person is deleted.
    """

    league: str
    name: str
    terms: str
    host: str | None
    club: str | None
    open: bool
    listed: bool
    created: str


@dataclass(frozen=True)
class LeagueMemberRow:
    """Somebody who plays from the next season on; `away`: not in the next round of a Swiss."""

    person: str
    name: str
    away: bool


@dataclass(frozen=True)
class PlaceRow:
    """A number in a group, and who has it: nobody (None) once the person is deleted.

    `gone` says that the person has left, and nobody plays in their place.
    """

    part: int
    number: int
    person: str | None
    name: str | None
    gone: bool


@dataclass(frozen=True)
class RoundRow:
    """A round: `due` may be None; `byes` are the numbers of those who sit out in a Swiss.

    `cost` is what a round of a Swiss costs, and what it costs at least: meetings and differences of
    each; empty in a league.
    """

    round: int
    begun: str
    due: str | None
    ended: str | None
    byes: tuple[int, ...] = ()
    cost: tuple[int, ...] = ()


@dataclass(frozen=True)
class GameRow:
    """A game of a round: the numbers of its people by seat, its table, and its places once over."""

    part: int
    round: int
    game: int
    seats: tuple[int, ...]
    table: str | None = None
    places: tuple[int, ...] | None = None


@dataclass(frozen=True)
class LeagueTableRow:
    """A table at which a game of a league is played."""

    table: str
    league: LeagueRow
    season: int
    round: int


@dataclass(frozen=True)
class SeasonRows:
    """A season with everything that belongs to it."""

    season: int
    seed: str
    begun: str
    ended: str | None
    places: list[PlaceRow] = field(default_factory=list)
    rounds: list[RoundRow] = field(default_factory=list)
    games: list[GameRow] = field(default_factory=list)

    @property
    def running(self) -> RoundRow | None:
        """The round that is played now."""
        return next((row for row in self.rounds if row.ended is None), None)
