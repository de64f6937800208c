"""Chance as data: equal purposes, equal answers; fair, recorded, and checked when replayed."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from carrack.core.chance import (
    SEEDED_1,
    SEEDED_2,
    Chance,
    ChanceError,
    CommittedChance,
    Draw,
    Recorded,
    Recording,
    Seeded,
    Stream,
    WideSeeded,
    commitment,
    derived_seed,
    seeded,
)
from carrack.core.streams import MILLION, HashedStream, WideStream, mix

SOURCES: list[Chance] = [
    Seeded(7),
    Seeded(2**55 + 7),
    WideSeeded(7),
    WideSeeded(2**200 + 7),
    CommittedChance(bytes(range(32))),
]


@pytest.mark.parametrize("chance", SOURCES)
def test_an_answer_depends_on_the_purpose_alone(chance: Chance) -> None:
    first = chance.permutation("tiles", 30)
    chance.integers("something else", [6] * 10)
    assert chance.permutation("tiles", 30) == first
    assert chance.permutation("tokens", 30) != first
    assert sorted(first) == list(range(30))


def test_different_seeds_differ_also_in_their_high_bits() -> None:
    seeds = [0, 1, 2**31, 2**32, 2**55, 2**55 + 1]
    assert len({tuple(Seeded(seed).permutation("x", 20)) for seed in seeds}) == len(seeds)


@pytest.mark.parametrize("chance", SOURCES)
def test_integers_stay_below_their_bounds_and_reach_every_number(chance: Chance) -> None:
    drawn = chance.integers("dice", [6] * 600 + [1, 2])
    assert set(drawn[:600]) == set(range(6))
    assert drawn[600] == 0
    assert drawn[601] in (0, 1)
    assert 60 < drawn[:600].count(3) < 140


@pytest.mark.parametrize("chance", SOURCES)
def test_binomials_follow_their_odds(chance: Chance) -> None:
    never, sometimes, always = chance.binomials("tower", [50, 2000, 50], [0, 300_000, 1_000_000])
    assert (never, always) == (0, 50)
    assert 500 < sometimes < 700


def twins(kind: str) -> tuple[Stream, Stream]:
    """Two streams that give the same words."""
    if kind == "hashed":
        return HashedStream(bytes(32), "twins"), HashedStream(bytes(32), "twins")
    return (WideStream(5, 9), WideStream(5, 9)) if kind == "wide" else (Stream(5), Stream(5))


KINDS = ["narrow", "wide", "hashed"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_number_below_a_bound_is_made_of_the_first_fair_word(kind: str) -> None:
    bound = 3 << 30  # a quarter of all words would favour low numbers
    stream, other = twins(kind)
    for _ in range(200):
        word = other.word()
        while word >= bound:
            word = other.word()
        assert stream.below(bound) == word


@pytest.mark.parametrize("kind", KINDS)
def test_a_try_succeeds_below_its_odds_and_not_at_them(kind: str) -> None:
    stream, other = twins(kind)
    for _ in range(20):
        drawn = other.below(MILLION)
        assert stream.hits(1, drawn) == 0
        drawn = other.below(MILLION)
        assert stream.hits(1, drawn + 1) == 1


def test_every_order_of_three_is_equally_likely() -> None:
    stream = Stream(1)
    orders = [tuple(stream.shuffled(3)) for _ in range(6000)]
    assert len(set(orders)) == 6
    assert all(880 < orders.count(order) < 1120 for order in set(orders))


def test_mixing_loses_nothing() -> None:
    assert len({mix(word) for word in range(50_000)}) == 50_000


def test_games_of_a_series_have_seeds_of_their_own() -> None:
    seeds = {derived_seed(series, number) for series in range(10) for number in range(100)}
    assert len(seeds) == 1000
    assert derived_seed(7, 3) == derived_seed(7, 3) < 2**56


# --- the sources that go by a number -------------------------------------------------------------


def test_two_games_of_a_series_that_had_the_same_luck_have_it_no_more() -> None:
    """Games 11,710 and 45,991 of series 1: their seeds fold into the same 32 bits."""
    seeds = [derived_seed(1, number) for number in (11_710, 45_991)]
    first, second = [Seeded(seed).permutation("tiles", 60) for seed in seeds]
    assert first == second
    first, second = [WideSeeded(seed).permutation("tiles", 60) for seed in seeds]
    assert first != second


def test_every_bit_of_a_seed_counts() -> None:
    seeds = [0, *(1 << bit for bit in range(300)), *((1 << bit) + 1 for bit in range(1, 300))]
    drawn = {tuple(WideSeeded(seed).integers("x", [1 << 30] * 3)) for seed in seeds}
    assert len(drawn) == len(seeds)


def test_a_source_is_had_by_its_name() -> None:
    for name, source in ((SEEDED_1, Seeded(5)), (SEEDED_2, WideSeeded(5))):
        assert seeded(name, 5).permutation("x", 20) == source.permutation("x", 20)
        assert seeded(name, 5).seed == 5
    with pytest.raises(ValueError, match="'seeded-9'; known here are seeded-1, seeded-2"):
        seeded("seeded-9", 5)


def test_both_sources_answer_for_ever_as_they_do() -> None:
    """Records and series rest on these numbers; compiled they are the same."""
    big = 2**70 + 12_345
    assert Seeded(big).integers("dice", [6, 100, 1 << 32]) == [1, 59, 3600784206]
    assert WideSeeded(big).integers("dice", [6, 100, 1 << 32]) == [0, 34, 776234743]
    assert WideSeeded(0).permutation("seats", 6) == [3, 2, 1, 5, 0, 4]
    assert WideSeeded(7).binomials("tower", [20, 40], [300_000, 80_000]) == [5, 3]


def off(counts: dict[int, int], cells: int) -> float:
    """χ² of counts that should be equal, in standard deviations from what is expected."""
    mean = sum(counts.values()) / cells
    square = sum((counts.get(cell, 0) - mean) ** 2 / mean for cell in range(cells))
    return (square - (cells - 1)) / (2 * (cells - 1)) ** 0.5


def test_the_wide_source_is_even_over_seeds_purposes_and_places() -> None:
    """Numbers, and pairs: of neighbours in a row, of neighbouring seeds, of purposes, of bits."""
    rows = [WideSeeded(seed).integers("throw 1", [64] * 8) for seed in range(6000)]
    named = [WideSeeded(seed).integers("throw 2", [64] * 2) for seed in range(6000)]
    high = [WideSeeded(seed << 32).integers("throw 1", [64]) for seed in range(6000)]
    kinds = {
        "numbers": Counter(number for row in rows for number in row),
        "first": Counter(row[0] for row in rows),
        "in a row": Counter(row[0] * 64 + row[1] for row in rows),
        "next seed": Counter(a[0] * 64 + b[0] for a, b in pairwise(rows)),
        "next purpose": Counter(a[0] * 64 + b[0] for a, b in zip(rows, named, strict=True)),
        "high bits": Counter(a[0] * 64 + b[0] for a, b in zip(rows, high, strict=True)),
    }
    deviations = {
        kind: off(counts, 64 if kind in ("numbers", "first") else 64 * 64)
        for kind, counts in kinds.items()
    }
    assert all(-4 < value < 4 for value in deviations.values()), deviations


def test_a_long_row_of_the_wide_source_is_even() -> None:
    stream = WideSeeded(3).stream("long")
    words = [stream.word() for _ in range(40_000)]
    for shift in range(0, 27, 6):
        assert -4 < off(Counter(word >> shift & 63 for word in words), 64) < 4
    ones = sum(word.bit_count() for word in words)
    assert abs(ones - 16 * len(words)) < 4 * (8 * len(words)) ** 0.5


def test_a_commitment_binds_to_one_seed() -> None:
    assert commitment(bytes(32)) != commitment(bytes(31) + b"\1")
    assert len(commitment(bytes(32))) == 64


@pytest.mark.parametrize("seed", [-1, -(2**40)])
def test_a_negative_seed_is_refused(seed: int) -> None:
    for source in (SEEDED_1, SEEDED_2):
        with pytest.raises(ValueError, match="0 or more"):
            seeded(source, seed)


def test_the_seed_of_a_table_has_256_bits() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 16"):
        CommittedChance(bytes(16))


def test_what_was_recorded_is_answered_again() -> None:
    recording = Recording(Seeded(3))
    drawn = [
        recording.permutation("tiles", 5),
        recording.integers("dice", [6, 6]),
        recording.binomials("tower", [7, 3], [300_000, 80_000]),
    ]
    again = Recorded(recording.taken())
    assert recording.taken() == []
    assert [
        again.permutation("tiles", 5),
        again.integers("dice", [6, 6]),
        again.binomials("tower", [7, 3], [300_000, 80_000]),
    ] == drawn


@pytest.mark.parametrize(
    ("draws", "message"),
    [
        ([], "has no further draw"),
        ([Draw("cards", [0, 1])], "'tiles' here, but the record has 'cards'"),
        ([Draw("tiles", [0, 1, 2])], "has 3 numbers; it needs 2"),
        ([Draw("tiles", [0, 2])], "not an order of the numbers 0 to 1"),
        ([Draw("tiles", [0, 0])], "not an order of the numbers 0 to 1"),
    ],
)
def test_a_recorded_draw_that_cannot_be_is_refused(draws: list[Draw], message: str) -> None:
    with pytest.raises(ChanceError, match=message):
        Recorded(draws).permutation("tiles", 2)


def test_recorded_numbers_are_checked_against_their_bounds() -> None:
    with pytest.raises(ChanceError, match="number 2 is 6; it must be 0 to 5"):
        Recorded([Draw("dice", [0, 6])]).integers("dice", [6, 6])
    with pytest.raises(ChanceError, match="number 1 is 4; it must be 0 to 3"):
        Recorded([Draw("tower", [4])]).binomials("tower", [3], [1])
