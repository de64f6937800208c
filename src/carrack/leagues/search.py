"""A pairing by search: from one to begin with, exchanges that do not make it cost more.

It has a generator of its own, so the same people and games give the same pairing everywhere, in
every version. docs/leagues.md says how, step by step.
"""

from __future__ import annotations

from carrack.leagues.cost import Round, Schedule, meetings_of, round_sizes

STARTS, STEPS = 8, 20_000
"""The number of searches, and the exchanges that each of them tries."""
FACTOR, SHIFT, MODULUS = 6364136223846793005, 1442695040888963407, 1 << 64


def searched(people: int, at_table: int, games: int) -> Schedule:
    """The best of `STARTS` searches, the first of several; tables without an order of seats."""
    found = (_Search(people, at_table, games, start).run() for start in range(1, STARTS + 1))
    return min(found, key=lambda rounds: meetings_of(t for tables in rounds for t in tables))


class _Search:
    """A search in progress: the tables of each round, and where everybody sits in it (−1: out)."""

    def __init__(self, people: int, at_table: int, games: int, start: int) -> None:
        self.people, self.number = people, start
        self.rounds: list[list[list[int]]] = []
        self.where: list[list[int]] = []
        self.met = [[0] * people for _ in range(people)]
        self.meetings = 0
        turn = 0
        for tables in round_sizes(people, at_table, games):
            self.rounds.append([[] for _ in range(tables)])
            self.where.append([-1] * people)
            for table in range(tables):
                for _ in range(at_table):
                    self._sit(len(self.rounds) - 1, table, turn % people)
                    turn += 1

    def run(self) -> Schedule:
        """Try all exchanges; return what has come of it."""
        for _ in range(STEPS):
            if self.meetings == 0:
                break
            self._step()
        return tuple(tuple(tuple(sorted(t)) for t in tables) for tables in self.rounds)

    def _below(self, bound: int) -> int:
        self.number = (self.number * FACTOR + SHIFT) % MODULUS
        return (self.number >> 33) % bound

    def _step(self) -> None:
        """Exchange two people in a round, and back if that makes more meetings."""
        rnd, one, two = (self._below(n) for n in (len(self.rounds), self.people, self.people))
        if self.where[rnd][one] == self.where[rnd][two]:
            return
        rounds = [rnd]
        if -1 in (self.where[rnd][one], self.where[rnd][two]):
            if self.where[rnd][one] < 0:
                one, two = two, one
            back = self._round_back(rnd, one, two)
            if back is None:
                return
            rounds.append(back)
        before = self.meetings
        for each in rounds:
            self._exchange(each, one, two)
        if self.meetings > before:
            for each in rounds:
                self._exchange(each, one, two)

    def _round_back(self, rnd: int, one: int, two: int) -> int | None:
        """The next round in which `two` plays and `one` does not, so that all games stay equal."""
        later: list[int] = [*range(rnd + 1, len(self.rounds)), *range(rnd)]
        for each in later:
            if self.where[each][one] < 0 <= self.where[each][two]:
                return each
        return None

    def _exchange(self, rnd: int, one: int, two: int) -> None:
        places = self.where[rnd][one], self.where[rnd][two]
        for person, table in zip((one, two), places, strict=True):
            self._rise(rnd, table, person)
        for person, table in zip((two, one), places, strict=True):
            self._sit(rnd, table, person)

    def _rise(self, rnd: int, table: int, person: int) -> None:
        self.where[rnd][person] = -1
        if table < 0:
            return
        self.rounds[rnd][table].remove(person)
        met = self.met[person]
        for other in self.rounds[rnd][table]:
            met[other] -= 1
            self.met[other][person] -= 1
            self.meetings -= met[other]

    def _sit(self, rnd: int, table: int, person: int) -> None:
        self.where[rnd][person] = table
        if table < 0:
            return
        met = self.met[person]
        for other in self.rounds[rnd][table]:
            self.meetings += met[other]
            met[other] += 1
            self.met[other][person] += 1
        self.rounds[rnd][table].append(person)


def round_of(text: str) -> Round:
    """The tables of a round as they are written, a letter for each person.

    >>> round_of("abc def")
    ((0, 1, 2), (3, 4, 5))
    """
    return tuple(tuple(ord(letter) - ord("a") for letter in table) for table in text.split())
