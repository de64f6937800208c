"""Chance as data: equal purposes, equal answers; fair, recorded, and checked when replayed."""

from __future__ import annotations

import pytest

from carrack.core.chance import (
    MILLION,
    Chance,
    ChanceError,
    Draw,
    HashedStream,
    Recorded,
    Recording,
    Seeded,
    Stream,
    Table,
    commitment,
    derived_seed,
    mix,
)

SOURCES: list[Chance] = [Seeded(7), Seeded(2**55 + 7), Table(bytes(range(32)))]


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


def twins(hashed: bool) -> tuple[Stream, Stream]:
    """Two streams that give the same words."""
    if hashed:
        return HashedStream(bytes(32), "twins"), HashedStream(bytes(32), "twins")
    return Stream(5), Stream(5)


@pytest.mark.parametrize("hashed", [False, True])
def test_a_number_below_a_bound_is_made_of_the_first_fair_word(hashed: bool) -> None:
    bound = 3 << 30  # a quarter of all words would favour low numbers
    stream, other = twins(hashed)
    for _ in range(200):
        word = other.word()
        while word >= bound:
            word = other.word()
        assert stream.below(bound) == word


@pytest.mark.parametrize("hashed", [False, True])
def test_a_try_succeeds_below_its_odds_and_not_at_them(hashed: bool) -> None:
    stream, other = twins(hashed)
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


def test_a_commitment_binds_to_one_seed() -> None:
    assert commitment(bytes(32)) != commitment(bytes(31) + b"\1")
    assert len(commitment(bytes(32))) == 64


@pytest.mark.parametrize("seed", [-1, -(2**40)])
def test_a_negative_seed_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="0 or more"):
        Seeded(seed)


def test_the_seed_of_a_table_has_256_bits() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 16"):
        Table(bytes(16))


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
        ([], "holds no further draw"),
        ([Draw("cards", [0, 1])], "'tiles' here, but the record holds 'cards'"),
        ([Draw("tiles", [0, 1, 2])], "has 3 numbers; it needs 2"),
        ([Draw("tiles", [0, 2])], "no order of the numbers 0 to 1"),
        ([Draw("tiles", [0, 0])], "no order of the numbers 0 to 1"),
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
