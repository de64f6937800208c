"""The rule of docs/leagues.md in plain arithmetic: what a stranger computes."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import combinations
from pathlib import Path

from carrack.leagues.cost import Schedule

LIST = Path(__file__).parents[2] / "src/carrack/leagues/schedules.txt"


def letters(people: int, seed: str) -> list[int]:
    """The draw: the persons who are a, b, …"""
    digests = {p: sha256((seed + " " + str(p)).encode("ascii")).hexdigest() for p in range(people)}
    return sorted(digests, key=lambda person: digests[person])


def line_of(people: int, at_table: int, games: int) -> list[list[str]]:
    """The rounds of the list, as rows of letters."""
    for line in LIST.read_text().splitlines():
        if line.startswith(f"{people} {at_table} {games} "):
            return [rnd.split() for rnd in line.split(": ")[1].split(" / ")]
    raise AssertionError("not in the list")


def by_search(people: int, at_table: int, games: int, steps: int = 20_000) -> list[list[list[int]]]:
    """The best of eight searches."""
    found = []
    for number in range(1, 9):
        found.append(one_search(people, at_table, games, number, steps))
    return min(found, key=meetings)


def meetings(rounds: list[list[list[int]]]) -> int:
    met: Counter[tuple[int, int]] = Counter()
    for tables in rounds:
        for table in tables:
            met.update(combinations(sorted(table), 2))
    return sum(times * (times - 1) // 2 for times in met.values())


def one_search(people: int, at_table: int, games: int, x: int, steps: int) -> list[list[list[int]]]:
    tables, row = people // at_table, [i % people for i in range(people * games)]
    flat = [row[i : i + at_table] for i in range(0, len(row), at_table)]
    rounds = [flat[i : i + tables] for i in range(0, len(flat), tables)]

    def random(below: int) -> int:
        nonlocal x
        x = (6364136223846793005 * x + 1442695040888963407) % 2**64
        return x // 2**33 % below

    def seat_in(number: int, person: int) -> tuple[int, int] | None:
        for t, table in enumerate(rounds[number]):
            if person in table:
                return t, table.index(person)
        return None

    def exchange(number: int, p: int, q: int) -> None:
        at_p, at_q = seat_in(number, p), seat_in(number, q)
        if at_p:
            rounds[number][at_p[0]][at_p[1]] = q
        if at_q:
            rounds[number][at_q[0]][at_q[1]] = p

    now = meetings(rounds)
    for _ in range(steps):
        if now == 0:
            break
        number, p, q = random(len(rounds)), random(people), random(people)
        at_p, at_q = seat_in(number, p), seat_in(number, q)
        if (at_p and at_p[0]) == (at_q and at_q[0]):
            continue
        where = [number]
        if at_p is None or at_q is None:
            if at_p is None:
                p, q = q, p
            later = [(number + i) % len(rounds) for i in range(1, len(rounds))]
            fitting = [i for i in later if seat_in(i, q) and not seat_in(i, p)]
            if not fitting:
                continue
            where.append(fitting[0])
        for each in where:
            exchange(each, p, q)
        then = meetings(rounds)
        if then > now:
            for each in where:
                exchange(each, p, q)
        else:
            now = then
    return rounds


def seats(rounds: list[list[list[str]]], at_table: int) -> list[list[list[str]]]:
    """Everybody's seat at every table; whoever is in a chain changes the one for the other."""
    given: dict[tuple[int, str], int] = {}  # by the number of the table and the person
    count: Counter[str] = Counter()
    row_of: dict[tuple[int, str], tuple[str, int]] = {}
    tables = [sorted(table) for tables in rounds for table in tables]
    for t, table in enumerate(tables):
        for person in table:
            row = row_of[t, person] = (person, count[person] // at_table)
            count[person] += 1

            def at(table_: int) -> dict[int, str]:
                return {seat: who for (there, who), seat in given.items() if there == table_}

            def of(row_: tuple[str, int]) -> dict[int, int]:
                return {s: there for (there, who), s in given.items() if row_of[there, who] == row_}

            free = [seat for seat in range(at_table) if seat not in at(t)]
            both = [seat for seat in free if seat not in of(row)]
            if not both:
                s = free[0]
                other = next(seat for seat in range(at_table) if seat not in of(row))
                chain, now = [], row
                while s in of(now):
                    there = of(now)[s]
                    chain.append((there, now[0]))
                    if other not in at(there):
                        break
                    now = row_of[there, at(there)[other]]
                    chain.append((there, now[0]))
                for each in chain:
                    given[each] = other if given[each] == s else s
                both = [s]
            given[t, person] = both[0]
    ordered = iter(sorted(table, key=lambda p: given[t, p]) for t, table in enumerate(tables))
    return [[next(ordered) for _ in tables_] for tables_ in rounds]


def a_pairing(people: int, at_table: int, games: int, seed: str) -> Schedule:
    """The whole rule: the schedule, the seats, the draw."""
    if people > 16:
        found = by_search(people, at_table, games)
        rounds = [[[chr(97 + p) for p in table] for table in tables] for tables in found]
    else:
        rounds = [[list(table) for table in tables] for tables in line_of(people, at_table, games)]
    who = letters(people, seed)
    return tuple(
        tuple(tuple(who[ord(letter) - 97] for letter in table) for table in tables)
        for tables in seats(rounds, at_table)
    )
