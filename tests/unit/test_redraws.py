"""Chance asked again: some draws fixed and the rest anew, all outcomes listed, cards turned on."""

from __future__ import annotations

from itertools import pairwise

import pytest

from carrack.core.chance import Chance, ChanceError, Draw, Seeded
from carrack.core.redraws import FixedFirst, Listing, TooMany, Turned

ODDS = [300_000, 0, 1_000_000]


def thrown(chance: Chance) -> list[list[int]]:
    """Two draws, the second of which depends on the first."""
    dice = chance.integers("dice", [6, 2])
    return [dice, chance.binomials("cubes", [dice[1] + 1, 0, 1], ODDS)]


def listed() -> list[tuple[Listing, list[list[int]]]]:
    ways: list[tuple[Listing, list[list[int]]]] = []
    path: list[int] | None = []
    while path is not None:
        chance = Listing(path)
        ways.append((chance, thrown(chance)))
        path = chance.next_path()
    return ways


def test_every_way_is_gone_once_and_none_is_forgotten() -> None:
    ways = listed()
    outcomes = [outcome for _, outcome in ways]
    assert len(ways) == 6 * (2 * 2 + 3 * 2)
    assert all(one not in outcomes[:i] for i, one in enumerate(outcomes))
    assert sum(chance.weight for chance, _ in ways) == pytest.approx(1)
    assert [draw.outcome for draw in ways[7][0].draws] == ways[7][1]


def test_ways_weigh_what_they_are_worth() -> None:
    among = {str(outcome): chance.weight for chance, outcome in listed()}
    assert among[str([[4, 1], [2, 0, 1]])] == pytest.approx(1 / 12 * 0.3**2)
    assert among[str([[4, 1], [2, 0, 0]])] == 0


def test_what_can_come_out_in_too_many_ways_is_not_listed() -> None:
    with pytest.raises(TooMany):
        Listing([]).permutation("cards", 30)
    with pytest.raises(TooMany):
        Listing([]).integers("dice", [6, 6, 6, 6])
    assert Listing([]).permutation("cards", 1) == [0]


def test_what_is_thrown_again_until_it_fits_is_not_listed() -> None:
    luck = Listing([])
    with pytest.raises(TooMany):
        while luck.integers("wind", [4]) == [0]:
            pass


def test_the_first_draws_stay_and_the_rest_is_anew() -> None:
    real = Seeded(1)
    draws = [Draw("dice", real.integers("dice", [6, 2]))]
    anew = [thrown(FixedFirst(draws, Seeded(seed))) for seed in range(20)]
    assert {str(one[0]) for one in anew} == {str(draws[0].outcome)}
    assert len({str(one[1]) for one in anew}) > 1
    assert thrown(FixedFirst([], Seeded(5))) == thrown(Seeded(5))


def test_a_fixed_draw_must_fit_what_is_asked() -> None:
    with pytest.raises(ChanceError, match="dice"):
        FixedFirst([Draw("dice", [1])], Seeded(1)).permutation("cards", 3)


def test_each_card_comes_once_to_every_place() -> None:
    rows = [Turned(7, number, 30).shuffled(30) for number in range(30)]
    for place in zip(*rows, strict=True):
        assert sorted(place) == list(range(30))
    few = [Turned(7, number, 4).shuffled(30) for number in range(4)]
    assert all(a != b for one, other in pairwise(few) for a, b in zip(one, other, strict=True))


def test_a_turned_stream_tells_how_long_its_longest_shuffle_was() -> None:
    stream = Turned(1, 0, 1)
    assert stream.shuffled(5) == Turned(1, 0, 1).shuffled(5)
    stream.shuffled(3)
    assert stream.largest == 5
