"""The pairing of a group for a season: who plays whom, on which seat, in which round.

Groups of up to 16 get a schedule from the list `schedules.txt`, larger ones the best of a search;
a draw says which person is which of its letters.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from hashlib import sha256
from importlib.resources import files

from carrack.leagues.cost import Cost, Schedule, cost_of, games_each, least
from carrack.leagues.search import round_of, searched
from carrack.leagues.seats import with_seats

LISTED = 16
"""The most people of a group whose schedule is in the list."""
AT_TABLE = (2, 3, 4)
MOST_PEOPLE = 64
MOST_GAMES = {2: 15, 3: 9, 4: 8}
"""The most games each, by the people at a table."""


class HowShown(StrEnum):
    """The proof that no schedule costs less."""

    BOUND = "bound"  # by counting: `cost.least`
    SEARCH = "search"  # all schedules were looked through: benchmarks/league_search.c
    UNKNOWN = "unknown"  # it is not known; the bound says how much better one could be at most


class PairingError(ValueError):
    """A group that cannot be paired; the message says why."""


@dataclass(frozen=True)
class GroupPairing:
    """The rounds of a group's season. `rounds` hold the people as they were given to `paired`."""

    rounds: Schedule
    games: int
    cost: Cost
    least: Cost
    shown: HowShown


@dataclass(frozen=True)
class Listed:
    """A schedule of the list: tables without an order of seats, and how it is known to be best."""

    rounds: Schedule
    shown: HowShown


def paired(people: int, at_table: int, wanted: int, seed: str) -> GroupPairing:
    """The season of people with the numbers 0, 1, … in the order of their standing.

    Everybody has `wanted` games, or as few more as give everybody the same number. Raises
    PairingError.
    """
    require_fit(people, at_table, wanted)
    games = games_each(people, at_table, wanted)
    found = schedule(people, at_table, games)
    seated = with_seats(found.rounds)
    letters = drawn(people, seed)
    rounds = tuple(
        tuple(tuple(letters[each] for each in table) for table in tables) for tables in seated
    )
    return GroupPairing(
        rounds, games, cost_of(people, rounds), least(people, at_table, games), found.shown
    )


def require_fit(people: int, at_table: int, wanted: int) -> None:
    """Raise PairingError for a group that cannot be paired."""
    if at_table not in AT_TABLE:
        raise PairingError(f"a table has 2, 3 or 4 people, not {at_table}")
    if not 1 <= wanted <= MOST_GAMES[at_table]:
        most = MOST_GAMES[at_table]
        raise PairingError(f"with {at_table} at a table there are 1 to {most} games, not {wanted}")
    if people < at_table:
        raise PairingError(f"{people} people are too few for a table of {at_table}")
    if people > MOST_PEOPLE:
        raise PairingError(f"a group has at most {MOST_PEOPLE} people, not {people}")


def schedule(people: int, at_table: int, games: int) -> Listed:
    """The tables of a season for people called a, b, …, without an order of seats."""
    if people > LISTED:
        rounds = searched(people, at_table, games)
        reached = cost_of(people, rounds).meetings == least(people, at_table, games).meetings
        return Listed(rounds, HowShown.BOUND if reached else HowShown.UNKNOWN)
    if people == at_table:
        return Listed(((tuple(range(people)),),) * games, HowShown.BOUND)
    return listed()[people, at_table, games]


def drawn(people: int, seed: str) -> list[int]:
    """The people as the draw orders them: a, b, and so on.

    They come in the order of the SHA-256 of the seed, a space and their number.

    >>> drawn(4, "2026")
    [3, 0, 1, 2]
    """
    return sorted(range(people), key=lambda each: sha256(f"{seed} {each}".encode()).digest())


@cache
def listed() -> dict[tuple[int, int, int], Listed]:
    """The list of schedules, by people, people at a table and games each."""
    text = files("carrack.leagues").joinpath("schedules.txt").read_text(encoding="utf-8")
    return dict(read_list(text.splitlines()))


def read_list(lines: Sequence[str]) -> Iterator[tuple[tuple[int, int, int], Listed]]:
    """The schedules of a list's lines; `#` begins a comment.

    >>> dict(read_list(["4 2 1 bound: ab cd"]))[4, 2, 1].rounds
    (((0, 1), (2, 3)),)
    """
    for line in lines:
        if line and not line.startswith("#"):
            head, _, rounds = line.partition(": ")
            people, at_table, games, shown = head.split()
            tables = tuple(round_of(each) for each in rounds.split(" / "))
            yield (int(people), int(at_table), int(games)), Listed(tables, HowShown(shown))
