"""Pairings of groups of any size, and whole Swiss tournaments with people who come and go."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carrack.leagues.cost import cost_of, games_each, least, round_sizes
from carrack.leagues.pairing import paired
from carrack.leagues.seasons import after_season, group_sizes
from carrack.leagues.seats import with_seats
from carrack.leagues.standings import MISSING, LeagueGame, points_of, standings
from carrack.leagues.swiss import SwissPast, best, next_round, price_of
from carrack.testing.walks import how_many

TABLES = st.integers(2, 4)


@settings(max_examples=how_many(30, 2000), deadline=None)
@given(st.data(), TABLES, st.integers(1, 8))
def test_everybody_has_the_same_games_and_seats_as_evenly_as_possible(
    data: st.DataObject, at_table: int, wanted: int
) -> None:
    people = data.draw(st.integers(at_table, 16))
    pairing = paired(people, at_table, wanted, data.draw(st.text(max_size=4)))
    bound = least(people, at_table, pairing.games)
    assert (pairing.cost.games, pairing.cost.seats) == (bound.games, bound.seats)
    assert pairing.cost.meetings >= bound.meetings
    assert tuple(map(len, pairing.rounds)) == round_sizes(people, at_table, pairing.games)
    for tables in pairing.rounds:
        there = [person for table in tables for person in table]
        assert len(there) == len(set(there)) == len(tables) * at_table


@settings(max_examples=how_many(60, 2000), deadline=None)
@given(st.data(), TABLES)
def test_any_tables_can_be_seated_evenly(data: st.DataObject, at_table: int) -> None:
    people = data.draw(st.integers(at_table, 9))
    tables = st.permutations(range(people)).map(lambda row: tuple(sorted(row[:at_table])))
    rounds = tuple((table,) for table in data.draw(st.lists(tables, max_size=20)))
    seated = with_seats(rounds)
    assert [sorted(table) for [table] in seated] == [sorted(table) for [table] in rounds]
    assert cost_of(people, seated).seats <= 1
    for person in range(people):
        held = [table.index(person) for [table] in seated if person in table]
        for first in range(0, len(held), at_table):
            row = held[first : first + at_table]
            assert len(row) == len(set(row)), "no seat twice in a row of games"


@settings(max_examples=how_many(60, 2000), deadline=None)
@given(st.data(), TABLES)
def test_no_round_of_a_swiss_costs_less(data: st.DataObject, at_table: int) -> None:
    people = at_table * data.draw(st.integers(1, {2: 4, 3: 3, 4: 2}[at_table]))
    points = data.draw(st.lists(st.integers(0, 9), min_size=people, max_size=people))
    tables = st.permutations(range(people)).map(lambda row: tuple(row[:at_table]))
    past = SwissPast.of(points, [0] * people, at_table, data.draw(st.lists(tables, max_size=6)))
    found = best(range(people), past, at_table)
    assert sorted(person for table in found for person in table) == list(range(people))
    cheapest = min(total(each, past) for each in all_rounds([*range(people)], at_table))
    assert total(found, past) == cheapest


def total(tables: list[list[int]], past: SwissPast) -> tuple[int, int]:
    prices = [price_of(table, past) for table in tables]
    return sum(price[0] for price in prices), sum(price[1] for price in prices)


def all_rounds(left: list[int], at_table: int) -> list[list[list[int]]]:
    if not left:
        return [[]]
    return [
        [[left[0], *some], *others]
        for some in combinations(left[1:], at_table - 1)
        for others in all_rounds([p for p in left[1:] if p not in some], at_table)
    ]


@settings(max_examples=how_many(8, 300), deadline=None)
@given(st.data(), TABLES)
def test_byes_of_a_swiss_go_round(data: st.DataObject, at_table: int) -> None:
    people = data.draw(st.integers(at_table, 21))
    played: list[LeagueGame] = []
    byes = [0] * people
    for _ in range(4):
        out = [person for person in range(people) for _ in range(byes[person])]
        lines = standings(people, played, at_table, out)
        points = [0] * people
        for line in lines:
            points[line.person] = line.points
        past = SwissPast.of(points, byes, at_table, [game.people for game in played])
        found = next_round([line.person for line in lines], past, at_table)
        assert found.price[0] >= found.least[0]
        there = sorted([*found.byes, *(p for table in found.tables for p in table)])
        assert there == list(range(people))
        for person in found.byes:
            byes[person] += 1
        places = st.permutations(range(1, at_table + 1)).map(tuple)
        played += [LeagueGame(table, data.draw(places)) for table in found.tables]
    assert max(byes) - min(byes) <= 1


@given(st.lists(st.integers(0, 4), min_size=2, max_size=4))
def test_points_of_a_game(places: list[int]) -> None:
    points = points_of(places)
    present = [i for i, place in enumerate(places) if place != MISSING]
    gone = len(places) - len(present)
    assert sum(points) == len(present) * (len(present) - 1) + 2 * gone * len(present)
    for one, two in permutations(present, 2):
        assert (places[one] < places[two]) == (points[one] > points[two])


@given(st.integers(0, 200), TABLES, st.integers(2, 20))
def test_groups_have_whole_tables_but_the_last(people: int, at_table: int, most: int) -> None:
    sizes = group_sizes(people, at_table, max(most, at_table))
    assert sum(sizes) == (people if people >= at_table else 0)
    assert all(size >= at_table for size in sizes)
    assert all(size % at_table == 0 for size in sizes[:-1])
    assert all(games_each(size, at_table, 1) == 1 for size in sizes[:-1])


@given(st.lists(st.integers(2, 8), min_size=1, max_size=5), st.integers(0, 4))
def test_nobody_is_lost_between_two_seasons(sizes: list[int], movers: int) -> None:
    groups = [[(part, place) for place in range(size)] for part, size in enumerate(sizes)]
    after = after_season(groups, movers, new=[(-1, 0)])
    assert sorted(after) == sorted([*(each for group in groups for each in group), (-1, 0)])
    assert after[-1] == (-1, 0)
    first = 0
    for part, size in enumerate(sizes):
        there = after[first : first + size]
        first += size
        assert all(abs(came - part) <= 1 for came, _ in there), "nobody moves by two groups"


@pytest.mark.parametrize("people", [17, 23])
def test_a_larger_group_is_paired_by_search(people: int) -> None:
    pairing = paired(people, 3, 3, "seed")
    assert pairing.cost.meetings == 0
