"""What is said of a move that cannot be taken back, and of movement points that lapse."""

from __future__ import annotations

from typing import Any

from carrack.games import amerigo as amerigo_game
from carrack.games import dutch_east_indies as dei_game
from support.positions import amerigo, dei


def said(s: Any, notation: str, field: str = "final") -> list[tuple[Any, ...]]:
    """Key and values of what a legal move says in a field."""
    game = amerigo_game.GAME if hasattr(s, "ap") else dei_game.GAME
    move = game.read_move(s, notation)
    assert game.refusal(s, move) is None
    messages = game.describe(s, move).get(field, [])
    return [(message["key"], *message["args"].values()) for message in messages]


def test_only_the_last_turn_of_a_phase_throws_the_tower() -> None:
    s = amerigo.acting("1 blue")
    amerigo.play(s, "place @0", "place @0")
    assert said(s, "end") == said(s, "sail A @1") == []
    amerigo.play(s, "end", "gold")
    assert said(s, "end") == [("final-throw", "black")]


def test_the_end_of_a_round_brings_the_pirates_and_the_end_of_the_last_one_the_scoring() -> None:
    s = amerigo.position(phase=6)
    amerigo.play(s, "gold", "end", "gold")
    assert said(s, "end") == [("final-pirates",), ("final-throw", "blue")]
    s.round = 5
    assert said(s, "end") == [("final-pirates",), ("final-scoring",)]


def test_a_look_says_that_it_ends_a_movement_and_how_many_points_lapse() -> None:
    s = dei.position("1A g6 N, big a1 S, small a2 S")
    assert said(s, "sail A N") == []
    dei.play(s, "sail A N")
    assert said(s, "look A a") == [("final-look",), ("lapse-points", "big", 2)]
    dei.play(s, "look A a")
    assert said(s, "refuse") == []


def test_what_undo_restores_is_marked() -> None:
    s = dei.position("1A e2 W", home=[0] * 14)
    dei.stock(s, 0, "3 crate")
    dei.play(s, "sail A W")
    assert said(s, "load A crate") == []
    assert said(s, "load A crate", "lapses") == [("lapse-points", "big", 2)]
    assert said(s, "sail B E", "lapses") == [("lapse-points", "big", 2)]
    assert said(s, "turn A E", "lapses") == []


def test_a_step_beside_pirates_is_final_and_others_are_not() -> None:
    s = dei.position("1A f9 N, big h10 N")
    assert said(s, "sail A N") == []
    assert said(s, "sail A E") == [("final-pirate", "big")]


def test_the_end_of_a_turn_moves_the_pirates() -> None:
    assert said(dei.position(), "end") == [("final-wind",)]
    assert said(dei.position(rounds=1, turn=1), "end") == [("final-over",)]


def test_the_spice_that_wins_is_not_taken_back() -> None:
    s = dei.position()
    dei.stock(s, 0, "2 clove 2 cardamom 2 cinnamon 1 nutmeg")
    dei.load(s, "1A", "1 nutmeg 1 clove")
    assert said(s, "unload A nutmeg") == [("final-won",)]
    assert said(s, "unload A clove") == []
