"""A season as a file: who plays, and what has been played. From it everything follows again."""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from carrack.leagues.cost import Table
from carrack.leagues.pairing import GroupPairing, PairingError, drawn, paired
from carrack.leagues.seasons import after_season
from carrack.leagues.standings import LeagueGame, StandingsLine, standings
from carrack.leagues.swiss import SwissPast, SwissRound, next_round

Kind = Literal["league", "swiss"]
Positive = Annotated[int, Meta(ge=1)]


class CountedGame(Struct, forbid_unknown_fields=True):
    """A game that counts: its round, the people by seat, their places (0: missing)."""

    round: Positive
    people: list[str]
    places: list[Annotated[int, Meta(ge=0)]]


class SatOut(Struct, forbid_unknown_fields=True):
    """People who sat out a round of a Swiss: here, but left over."""

    round: Positive
    people: list[str]


class Group(Struct, forbid_unknown_fields=True):
    """A group: its people in the order of their standing when the season began, and its games."""

    people: list[str]
    games: list[CountedGame] = []
    byes: list[SatOut] = []


class Season(Struct, forbid_unknown_fields=True):
    """A season of a league, or a Swiss (which has one group).

    `games` are those each person shall have; `movers` change places between two groups. `left` and
    `new` are who leaves and comes for the next season; for the next round of a Swiss, `left` are
    those who are not here.
    """

    kind: Kind
    at_table: int
    seed: str
    groups: list[Group]
    games: int = 1
    movers: int = 0
    left: list[str] = []
    new: list[str] = []


def read_season(data: bytes) -> Season:
    """The season of a file's bytes. Raises PairingError, which says what is wrong and where."""
    if not data.strip():
        raise PairingError("the file is empty; docs/leagues.md shows what a season is")
    try:
        season = msgspec.json.decode(data.removeprefix(BOM_UTF8), type=Season)
    except UnicodeDecodeError:
        raise PairingError("this is not UTF-8 text; save it as UTF-8") from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise PairingError(str(error)) from None
    for number, group in enumerate(season.groups, start=1):
        _require_sound(season, group, f"group {number}")
    if season.kind == "swiss" and len(season.groups) != 1:
        raise PairingError(f"a Swiss has one group, not {len(season.groups)}")
    return season


def _require_sound(season: Season, group: Group, where: str) -> None:
    twice = {name for name in group.people if group.people.count(name) > 1}
    if twice:
        raise PairingError(f"{where}: {min(twice)!r} is there twice; give different names")
    rows: list[CountedGame | SatOut] = [*group.games, *group.byes]
    named = [(f"round {row.round}", name) for row in rows for name in row.people]
    for place, name in named:
        if name not in group.people:
            raise PairingError(f"{where}, {place}: {name!r} is not one of its people")
    for game in group.games:
        if not len(game.people) == len(set(game.people)) == len(game.places) == season.at_table:
            raise PairingError(
                f"{where}, round {game.round}: a game has {season.at_table} people and as many"
                f" places, not {game.people} and {game.places}"
            )


# --- a league ------------------------------------------------------------------------------------


def pairing_of(season: Season, group: Group) -> GroupPairing:
    """The pairing of a group. Raises PairingError, also for a game that is not in it."""
    number = season.groups.index(group) + 1
    pairing = paired(len(group.people), season.at_table, season.games, f"{season.seed} {number}")
    for game in group.games:
        table = tuple(group.people.index(name) for name in game.people)
        if game.round > len(pairing.rounds) or table not in pairing.rounds[game.round - 1]:
            raise PairingError(
                f"group {number}, round {game.round}: {', '.join(game.people)} do not play in this"
                " order of seats; see `carrack league pair`"
            )
    return pairing


def table_of(season: Season, group: Group) -> list[StandingsLine]:
    """The standings of a group."""
    byes = [group.people.index(name) for bye in group.byes for name in bye.people]
    people = len(group.people)
    return standings(people, _games(group), season.at_table, byes, numbers_of(season, people))


def next_order(season: Season) -> list[str]:
    """Everybody in the order with which the next season begins."""
    rows = [
        [group.people[line.person] for line in table_of(season, group)] for group in season.groups
    ]
    return after_season(rows, season.movers, season.left, season.new)


def _games(group: Group) -> Iterator[LeagueGame]:
    for game in group.games:
        table = tuple(group.people.index(name) for name in game.people)
        yield LeagueGame(table, tuple(game.places))


# --- a Swiss -------------------------------------------------------------------------------------


def numbers_of(season: Season, people: int) -> Sequence[int]:
    """By person, the number that decides last: of the draw in a Swiss, of the list in a league."""
    if season.kind == "league":
        return range(people)
    order = drawn(people, season.seed)
    return [order.index(person) for person in range(people)]


def next_swiss_round(season: Season) -> SwissRound:
    """The next round of a Swiss. Raises PairingError if too few people are here."""
    group = season.groups[0]
    lines = table_of(season, group)
    here = [line.person for line in lines if group.people[line.person] not in season.left]
    if len(here) < season.at_table:
        raise PairingError(f"{len(here)} people are too few for a table of {season.at_table}")
    byes = [0] * len(group.people)
    for bye in group.byes:
        for name in bye.people:
            byes[group.people.index(name)] += 1
    points = [0] * len(group.people)
    for line in lines:
        points[line.person] = line.points
    tables: list[Table] = [game.people for game in _games(group)]
    return next_round(here, SwissPast.of(points, byes, season.at_table, tables), season.at_table)
