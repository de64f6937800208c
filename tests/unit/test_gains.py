"""What a move brings, in points and otherwise, told before it is played."""

from __future__ import annotations

from typing import Any

from carrack.games import amerigo as amerigo_game
from carrack.games import dutch_east_indies as dei_game
from support.positions import amerigo, dei


def announced(s: Any, notation: str) -> tuple[int, list[tuple[Any, ...]]]:
    """The points of a legal move, and what else it brings."""
    game = amerigo_game.GAME if hasattr(s, "ap") else dei_game.GAME
    move = game.read_move(s, notation)
    assert game.refusal(s, move) is None
    described = game.describe(s, move)
    brings = [(m["key"], *m["args"].values()) for m in described.get("brings", [])]
    return described.get("points", 0), brings


def test_a_tile_that_completes_an_island_says_all_that_it_brings() -> None:
    s = amerigo.position("...... .10P#. ...... ...... ...... ......", round=2)
    amerigo.supply(s, 0, "n-I1", "v-I2")
    amerigo.act(s, "green", 3)
    assert announced(s, "build v-I2/0 d2") == (1 + 3 + 4, [("brings-others", 4)])
    events = amerigo.play(s, "build v-I2/0 d2")
    assert sum(points for _, points in amerigo.points(events)) == 1 + 3 + 4


def test_a_post_on_the_last_space_counts_itself() -> None:
    s = amerigo.position("...... .aP0.. ...... ...... ...... ......", round=1, ships=[7, 6, -1, -1])
    amerigo.act(s, "blue", 1)
    amerigo.play(s, "sail A b2")
    assert announced(s, "post c2") == (3 + 3 * 5, [])
    assert sum(points for _, points in amerigo.points(amerigo.play(s, "post c2"))) == 18


def test_commodities_are_reported_with_what_they_are_worth_at_the_end() -> None:
    s = amerigo.position("...... .0nnc. ..###. ...... ...... ......")
    amerigo.goods(s, 0, "", "3 coconut 1 coffee 1 cotton 1 sugar 1 tobacco")
    amerigo.supply(s, 0, "v-I3")
    amerigo.act(s, "green", 1)
    goods = [("brings-good", "coconut", 2), ("brings-good", "cotton", 1)]
    assert announced(s, "build v-I3/0 c2") == (2, [*goods, ("brings-end", 3 + 3 + 1)])


def test_steps_say_tokens_gold_and_what_the_track_is_worth() -> None:
    s = amerigo.acting("6 brown", progress=[7, 0])
    assert announced(s, "advance 1") == (0, [("brings-tokens", 1), ("brings-end", 2)])
    assert announced(s, "advance 5") == (0, [("brings-tokens", 2), ("brings-end", 5)])
    s = amerigo.acting("6 brown", progress=[18, 0], gold=[11, 0])
    brings = [("brings-tokens", 1), ("brings-end", 5), ("brings-gold", 1)]
    assert announced(s, "advance 2") == (1, brings), "the track of gold takes one of the two"


def test_a_choice_whose_track_has_ended_says_its_gold() -> None:
    s = amerigo.position(cannons=[12, 0], fallen="3 black")
    assert announced(s, "black") == (0, [("brings-gold", 2)])


def test_an_item_unloaded_or_loaded_says_how_much_of_the_goal_it_is() -> None:
    s = dei.position()
    dei.stock(s, 0, "2 clove 1 nutmeg")
    dei.load(s, "1A", "1 clove 1 pepper")
    assert announced(s, "unload A clove") == (0, [])
    assert announced(s, "unload A pepper") == (1, [])
    assert announced(s, "load A nutmeg") == (-1, [])


def test_a_card_says_what_comes_aboard() -> None:
    s = dei.position("1A g5 N, big a1 S, small a2 S")
    dei.load(s, "1A", "3 crate")
    dei.play(s, "look A a")
    assert announced(s, "accept 2")[1] == [("brings-item", "coin", 2), ("brings-item", "nutmeg", 1)]


def test_of_several_posts_at_an_anchor_the_one_that_brings_most_follows() -> None:
    s = amerigo.position("...... .P.... .a.... .P##.. .##... ......", ships=[24, 25, -1, -1])
    amerigo.act(s, "blue", 6)
    move = amerigo_game.GAME.read_move(s, "sail A b3")
    described = amerigo_game.GAME.describe(s, move)
    assert described["then"] == "post b2", "discovery, and the island complete"
    assert described["landing"] == {"island": 0, "points": 3 + 3 + 5, "discovery": True}
    amerigo.play(s, "sail A b3", "post b2")
    assert "then" not in amerigo_game.GAME.describe(s, amerigo_game.GAME.read_move(s, "sail B a1"))


def test_gold_that_a_voyage_takes_makes_room_for_the_gold_of_its_post() -> None:
    s = amerigo.position(
        "...... .P.... .a.... .##... ...... ......", ships=[24, 25, -1, -1], gold=[12, 0]
    )
    amerigo.give(s, 0, "post-gold")
    amerigo.act(s, "blue", 1)
    described = amerigo_game.GAME.describe(s, amerigo_game.GAME.read_move(s, "sail A b3"))
    assert described["gold"] > 0
    gold = {"key": "brings-gold", "args": {"count": 1}}
    assert (described["landing"]["points"], described["landing"]["brings"]) == (11, [gold])


def test_completing_a_big_island_brings_its_chest() -> None:
    s = amerigo.position("...... .0P##. .####. .####. .####. .####.", round=5)
    amerigo.supply(s, 0, "n-I1")
    s.free[0] = s.world.islands[0].bit_of[20]
    s.edge[0] = s.free[0]
    assert s.world.islands[0].big
    amerigo.act(s, "green", 1)
    assert announced(s, "build n-I1/0 c4") == (2 + 3 + 1, [("brings-chest",)])
