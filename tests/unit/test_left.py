"""What a turn still offers: told on the button that ends it, in both games."""

from __future__ import annotations

from typing import Any

from carrack.games import amerigo as amerigo_game
from carrack.games import dutch_east_indies as dei_game
from support.positions import amerigo, dei

ONE_ISLAND = "...... ...... ..aP#. ...##. ...... ......"


def left(s: Any) -> list[tuple[Any, ...]]:
    """Key and values of everything that is left."""
    game = amerigo_game.GAME if hasattr(s, "ap") else dei_game.GAME
    return [(message["key"], *message["args"].values()) for message in game.left(s)]


# --- Amerigo -------------------------------------------------------------------------------------


def test_before_an_action_is_chosen_a_turn_cannot_end_and_nothing_is_reported() -> None:
    assert left(amerigo.position()) == []


def test_action_points_are_left_while_a_step_can_use_them() -> None:
    s = amerigo.acting("5 brown")
    assert left(s) == [("left-ap", 5)]
    amerigo.play(s, "advance 3")
    assert left(s) == [("left-ap", 2)]
    amerigo.play(s, "advance 2", "pick red2")
    assert left(s) == []


def test_action_points_that_buy_nothing_are_not_told() -> None:
    s = amerigo.position()
    amerigo.display(s, "cotton4")
    amerigo.act(s, "yellow", 3)
    assert left(s) == []
    s.gold[0] = 1
    assert left(s) == [("left-ap", 3)]


def test_gold_a_chest_and_tokens_stay_and_are_not_told() -> None:
    s = amerigo.position(gold=[5, 0], chests=[1, 0])
    amerigo.give(s, 0, "gold3")
    amerigo.act(s, "black", 2)
    amerigo.play(s, "load 2")
    assert amerigo.legal(s) == ["chest", "end", "use gold3"]
    assert left(s) == []


def test_a_jump_that_is_open_at_the_end_of_the_track_is_not_told() -> None:
    s = amerigo.position(special=[15, 15], track=[1, 0])
    amerigo.give(s, 0, "first")
    amerigo.act(s, "white", 3)
    assert amerigo.legal(s) == ["end", "jump"]
    assert left(s) == []


def test_ships_that_have_not_sailed_are_reported_and_a_post_that_could_be_founded() -> None:
    s = amerigo.acting("4 blue", ONE_ISLAND)
    assert left(s) == [], "both ships must be placed first"
    amerigo.play(s, "place @0", "place @0")
    assert left(s) == [("left-ships", 4)]
    s.ap = 9
    amerigo.play(s, "sail A c3")
    assert left(s) == [("left-post", "d3"), ("left-ship", 1, 9)]
    amerigo.play(s, "post d3")
    assert left(s) == [("left-ship", 1, 9)]
    amerigo.play(s, "sail B @1")
    assert left(s) == []


# --- The Dutch East Indies -----------------------------------------------------------------------


def test_ships_at_rest_and_points_of_the_one_under_way_are_reported() -> None:
    s = dei.position()
    assert left(s) == [("left-ships",)]
    dei.play(s, "sail A E")
    assert left(s) == [("left-points", "big", 2), ("left-ship", "small")]
    dei.play(s, "sail B E")
    assert left(s) == [("left-points", "small", 1)]
    dei.play(s, "sail B E")
    assert left(s) == []


def test_a_card_is_told_to_a_ship_with_crates_until_its_seat_has_seen_it() -> None:
    s = dei.position("1A g5 N, 1B g6 N, big a1 N, small a2 N", moved=[2, 2, 0, 0])
    assert left(s) == []
    dei.load(s, "1A", "2 crate")
    assert left(s) == [("left-look", "Anjer")], "of two ships that could look at it only once"
    dei.play(s, "look A a")
    assert left(s) == [], "the card is to be accepted or refused"
    dei.play(s, "refuse")
    assert left(s) == []


def test_spices_in_the_home_port_are_told_as_far_as_they_count() -> None:
    s = dei.position(moved=[2, 2, 0, 0])
    dei.load(s, "1A", "3 clove 1 crate")
    dei.load(s, "1B", "1 pepper")
    assert left(s) == [("left-spices", 3)]
    dei.play(s, "unload A clove", "unload A clove", "unload B pepper")
    assert left(s) == []


def test_nothing_is_told_while_a_ship_must_leave_its_port() -> None:
    s = dei.position("1A g5 N", stays=[2, 0, 0, 0])
    assert dei.refused(s, "end") == "DEI-PORT-2"
    assert left(s) == []
    dei.play(s, "sail A N")
    assert left(s) == [("left-points", "big", 2), ("left-ship", "small")]
