"""What is played by the thousand takes time and memory in proportion, or none."""

from __future__ import annotations

import time
import tracemalloc

from carrack.arena.series.bench import bytes_per_state, position_within
from carrack.arena.series.playing import SeriesPlan, make_plan
from carrack.arena.series.simulate import simulate
from carrack.core.reel import Reel
from carrack.core.registry import find_game
from support.games import tiny
from support.games.undo_games import cycles


def test_moves_and_undos_by_the_thousand_take_time_and_memory_in_proportion() -> None:
    game = find_game("amerigo")
    match = cycles(game, 4_000)
    tracemalloc.start()
    before = time.process_time()
    reel = Reel(game, match.header, match.entries)
    seconds, (now, most) = time.process_time() - before, tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert reel.length > 8_000
    assert seconds < 8, "the square of this would take minutes"
    assert reel.position(4_000).seat == reel.position(8_000).seat
    assert now / 2 < reel.weight < now * 2, "the weight is about what it takes"
    assert most < 20 << 20


def plan(games: int) -> SeriesPlan:
    return make_plan(tiny.GAME, ["careful", "random", "careful"], games, seed=7)


def test_memory_stays_flat() -> None:
    simulate(plan(20))
    tracemalloc.start()
    try:
        simulate(plan(50))
        few = tracemalloc.get_traced_memory()[1]
        tracemalloc.reset_peak()
        simulate(plan(500))
        many = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert many < few * 1.5


def test_bytes_per_state_grow_with_the_state() -> None:
    small = position_within(tiny.GAME, 2)
    large = small.copy()
    large.played = list(range(1000))  # type: ignore[attr-defined]
    assert 200 < bytes_per_state(small) < 5000
    assert bytes_per_state(large) - bytes_per_state(small) > 7000
