"""Schedules are balanced, for any number of bots and seats."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, islice, pairwise
from math import comb

from hypothesis import given
from hypothesis import strategies as st

from carrack.arena.tournament import schedule
from carrack.arena.tournament.schedule import Pairing

BOTS = st.integers(1, 9)
SEATS = st.integers(1, 6)


@given(BOTS, SEATS, st.integers(0, 12))
def test_in_every_round_every_bot_sits_equally_often_in_every_seat(
    bots: int, seats: int, number: int
) -> None:
    turn = next(islice(schedule.rounds(bots, seats), number, None))
    sat = Counter((bot, seat) for block in turn for row in block for seat, bot in enumerate(row))
    assert len(sat) == bots * seats
    assert len(set(sat.values())) == 1


@given(BOTS, st.integers(2, 6), st.integers(0, 12))
def test_in_every_block_the_bots_of_the_table_share_every_seat(
    bots: int, seats: int, number: int
) -> None:
    for block in next(islice(schedule.rounds(bots, seats), number, None)):
        assert len(set(block)) == len(block), "the same game twice"
        sat = Counter((bot, seat) for row in block for seat, bot in enumerate(row))
        for bot, times in Counter(block[0]).items():
            assert {sat[bot, seat] for seat in range(seats)} == {times * len(block) // seats}


@given(BOTS, SEATS)
def test_bots_take_up_as_equal_a_part_of_each_table_as_they_can(bots: int, seats: int) -> None:
    for turn in islice(schedule.rounds(bots, seats), 4):
        for row in (row for block in turn for row in block):
            times = Counter(row)
            each = [times[bot] for bot in range(bots)]
            assert max(each) - min(each) <= 1


@given(st.integers(2, 8), st.integers(2, 4))
def test_after_all_rounds_everybody_has_met_everybody_equally_often(bots: int, seats: int) -> None:
    tables = comb(bots, seats % bots)
    met: Counter[tuple[int, int]] = Counter()
    seen = 0
    for turn in schedule.rounds(bots, seats):
        for block in turn:
            met.update((a, b) for a, b in combinations(sorted(block[0]), 2) if a != b)
        seen += len(turn)
        if seen >= tables:
            break
    assert seen == tables
    assert len(met) == comb(bots, 2)
    assert len(set(met.values())) == 1


@given(BOTS, SEATS, st.integers(1, 200), st.integers(1, 200))
def test_a_longer_schedule_continues_where_a_shorter_one_ends(
    bots: int, seats: int, few: int, more: int
) -> None:
    games = schedule.whole_rounds(bots, seats, few + more)
    assert games >= schedule.whole_rounds(bots, seats, few) >= few
    row = list(islice(schedule.pairings(bots, seats), games))
    assert [pairing.number for pairing in row] == list(range(1, games + 1))
    assert row[-1].last
    assert _blocks_follow_each_other(row)


def _blocks_follow_each_other(row: list[Pairing]) -> bool:
    return row[0].block == 1 and all(
        after.block == before.block + before.last for before, after in pairwise(row)
    )


def test_all_ways_to_sit_around_a_table_are_gone_through() -> None:
    assert len(schedule.cyclic_orders((0, 1, 2, 3))) == 6
    taken = [turn[0][0] for turn in islice(schedule.rounds(4, 4), 6)]
    assert sorted(taken) == sorted(schedule.cyclic_orders((0, 1, 2, 3)))
    everything = {row for order in taken for row in schedule.rotations(order)}
    assert len(everything) == 24  # six blocks play every seating of four


def test_two_bots_at_a_table_of_four_sit_beside_and_between_each_other() -> None:
    blocks = [turn[0] for turn in islice(schedule.rounds(2, 4), 2)]
    assert [len(block) for block in blocks] == [4, 2]
    assert (0, 0, 1, 1) in blocks[0]
    assert (0, 1, 0, 1) in blocks[1]


def test_bots_that_play_alone_play_the_same_seeds() -> None:
    row = list(islice(schedule.pairings(3, 1), 6))
    assert [(pairing.block, pairing.seating) for pairing in row] == [
        (1, (0,)),
        (1, (1,)),
        (1, (2,)),
        (2, (0,)),
        (2, (1,)),
        (2, (2,)),
    ]
