"""Random play: fair streams for every decision, and every move counted."""

from __future__ import annotations

from carrack.core.chance import Seeded
from carrack.core.game import OVER, checked_options
from carrack.core.playout import Count, Dice, play_out
from support.games import tiny


def throws(dice: Dice, seat: int, decision: int) -> list[int]:
    stream = dice.at(seat, decision)
    return [stream.below(1000) for _ in range(5)]


def test_a_decision_has_its_stream_whatever_was_drawn_before() -> None:
    dice = Dice(7, 3)
    first = throws(dice, 2, 40)
    throws(dice, 1, 41)
    assert throws(dice, 2, 40) == throws(Dice(7, 3), 2, 40) == first


def test_seeds_seats_and_decisions_have_different_streams() -> None:
    rows = [
        tuple(throws(Dice(seed, 4), seat, decision))
        for seed in (0, 1, 2**40)
        for seat in range(4)
        for decision in range(50)
    ]
    assert len(set(rows)) == len(rows)


def test_first_draws_are_uniform_over_decisions() -> None:
    dice = Dice(3, 2)
    for seat in range(2):
        first = [dice.at(seat, decision).below(10) for decision in range(5000)]
        assert all(420 < first.count(number) < 580 for number in range(10))


def test_a_playout_ends_the_game_and_counts_its_moves() -> None:
    state = tiny.GAME.setup(2, checked_options(tiny.GAME, 2, {"rounds": 1}), Seeded(4))
    count, dice, chance = Count(), Dice(4, 2), Seeded(4)
    play_out(tiny.GAME, state, chance, dice, count)
    assert state.seat == OVER
    again = tiny.GAME.setup(2, checked_options(tiny.GAME, 2, {"rounds": 1}), Seeded(4))
    moves = forced = 0
    while again.seat != OVER:
        legal = tiny.GAME.legal(again)
        forced += len(legal) == 1
        moves += 1
        tiny.GAME.apply(again, legal.sample(dice.at(again.seat, moves)), chance)
    assert again.points == state.points
    assert (count.decisions, count.forced) == (moves - forced, forced)
