"""What the features of Amerigo say of positions drawn for the purpose."""

from __future__ import annotations

import pytest

from carrack.games.amerigo.bots.features.units import quarters, tenths
from carrack.games.amerigo.bots.knowledge import KNOWLEDGE
from carrack.games.amerigo.state import ROUNDS, WHITE, Amerigo
from support.positions import amerigo

ISLAND = """
    ......
    .a0##.
    ..##c.
    ...#P.
    ....a.
    ......
"""


def row_of(s: Amerigo, seat: int = 0) -> dict[str, int]:
    """A seat's features by name."""
    names = [feature.name for feature in KNOWLEDGE.side_features()]
    return dict(zip(names, KNOWLEDGE.features(s)[seat + 1], strict=True))


def shared_row(s: Amerigo) -> dict[str, int]:
    """What all seats share, by name."""
    names = [feature.name for feature in KNOWLEDGE.shared_features()]
    return dict(zip(names, KNOWLEDGE.features(s)[0], strict=True))


def some(row: dict[str, int], *names: str) -> list[int]:
    return [row[name] for name in names]


def test_units_round_to_the_nearest_and_stop_at_the_bound() -> None:
    assert [tenths(worth) for worth in (0.0, 1.26, -1.26, 250.0, -250.0)] == [
        0,
        13,
        -13,
        1000,
        -1000,
    ]
    assert [quarters(worth) for worth in (1.2, -0.2, 300.0)] == [5, -1, 1000]


def test_points_and_leads_are_in_quarters() -> None:
    s = amerigo.position(players=3, points=[10, 25, 7])
    assert some(row_of(s, 0), "points", "points_lead") == [40, -60]
    assert some(row_of(s, 1), "points", "points_lead", "ahead") == [100, 60, 0]
    assert row_of(s, 2)["points_lead"] == -72


def test_sure_points_are_those_of_final_scoring() -> None:
    s = amerigo.position(players=2, points=[10, 0], gold=[2, 0], chests=[1, 0])
    s.progress, s.special = [9, 0], [3, 0]
    amerigo.goods(s, 0, "3 cotton 1 sugar", "1 coconut 1 coffee 2 cotton 1 sugar 1 tobacco")
    amerigo.give(s, 0, "seven", "gold3")
    row = row_of(s)
    assert row["goods_now"] == 4 * 7
    assert row["sure"] == 4 * (10 + 2 + 3 + 3 + 7 + 3 + 1 + 7)
    assert row["sure_lead"] == row["sure"]
    assert some(row, "progress", "progress_value", "progress_gap", "progress_gain") == [9, 3, 3, 3]
    assert some(row, "special", "special_value", "special_gap", "special_gain") == [3, 1, 3, 2]
    assert some(row, "owns_seven", "ready_three_gold", "owned_tokens") == [1, 1, 2]
    s.used[0] = s.held[0]
    assert some(row_of(s), "owns_seven", "ready_three_gold", "owned_tokens") == [1, 0, 2]


def test_pirates_and_cannons_are_compared() -> None:
    s = amerigo.position(players=2, round=4, cannons=[5, 1], points=[20, 20])
    s.pirates = (0, 1, 2, 0, 3, 4)
    amerigo.give(s, 1, "pirates2")
    names = ("cannons", "pirate_strength", "cannons_missing", "cannons_spare")
    assert some(row_of(s, 0), *names) == [5, 5, 0, 0]
    assert some(row_of(s, 1), *names) == [1, 3, 2, 0]
    assert row_of(s, 1)["attack_cost"] == 30
    assert some(shared_row(s), "pirates", "next_pirates") == [3, 35]


def test_the_goods_are_listed_by_their_value_whichever_they_are() -> None:
    s, t = amerigo.position(ISLAND), amerigo.position(ISLAND)
    amerigo.goods(s, 0, "3 cotton 1 sugar", "1 coconut 1 coffee 2 cotton 1 sugar 1 tobacco")
    amerigo.goods(t, 0, "3 cotton 1 coffee", "1 coconut 1 coffee 2 cotton 1 sugar 1 tobacco")
    assert some(row_of(s), "commodities_1", "production_1", "lying_1") == [3, 2, 1]
    assert some(row_of(s), "commodities_2", "production_2", "lying_2") == [1, 1, 0]
    assert row_of(s) == row_of(t)


def test_an_island_is_described_with_what_the_supply_would_leave_of_it() -> None:
    s = amerigo.position(ISLAND)
    amerigo.supply(s, 0, "v-I3", "n-X5")
    row = row_of(s)
    names = ("free_1", "left_1", "edge_1", "own_posts_1", "other_posts_1", "goods_there_1")
    assert some(row, *names) == [7, 2, 2, 1, 0, 1]  # the cross fits
    assert some(row, "islands", "own_land", "packed_land", "filled", "own_sites") == [1, 7, 2, 0, 1]
    assert some(row, "tiles_3", "tiles_5", "supply_squares", "supply_loose") == [1, 1, 8, 3]
    assert some(row, "supply_cost", "village_tiles", "post_rows") == [6, 1, 1]
    assert some(row_of(s, 1), "islands", "rival_sites", "free_1", "own_sites") == [0, 1, 0, 0]


def test_distances_of_ships_to_sites_are_reported() -> None:
    s = amerigo.position(ISLAND)
    amerigo.put_ships(s, 0, "f5", "a6")
    row = row_of(s)
    assert some(row, "ships_placed", "sites_2", "sites_9") == [2, 1, 1]
    assert some(row, "goal_away_first", "goal_away_second", "goal_second") == [1, 40, 0]
    assert row["goal_first"] == pytest.approx(0.88 * row["goal_worth_first"], abs=1)
    s.posts_left[0] = 0
    assert some(row_of(s), "sites_9", "goal_first", "goal_away_first") == [0, 0, 40]


def test_turns_to_come_are_counted_for_each_seat() -> None:
    s = amerigo.position(players=3)
    s.round, s.phase, s.track, s.order, s.acting, s.seat = ROUNDS, WHITE, [2, 0, 1], [2, 0, 1], 1, 0
    assert [row_of(s, seat)["turns"] for seat in range(3)] == [0, 1, 0]
    assert [row_of(s, seat)["acts_later"] for seat in range(3)] == [0, 1, 0]
    assert [row_of(s, seat)["deciding"] for seat in range(3)] == [1, 0, 0]
    assert [row_of(s, seat)["behind"] for seat in range(3)] == [1, 2, 0]
    assert some(shared_row(s), "turns_left", "to_act", "round_5", "phase_white") == [0, 1, 1, 1]


def test_the_shared_row_tells_cubes_displays_and_the_action_under_way() -> None:
    s = amerigo.position(ISLAND, players=2)
    amerigo.display(s, "cotton2", "cotton3", "sugar4")
    amerigo.act(s, "green", 4)
    amerigo.cubes(s, "4 green 1 red")
    row = shared_row(s)
    assert some(row, "players_2", "players_3", "step_act", "step_choose", "action_green", "ap") == [
        1,
        0,
        1,
        0,
        1,
        4,
    ]
    assert some(row, "most_cubes", "cubes", "space_red", "thrown_red", "tower_red") == [
        4,
        5,
        1,
        7,
        0,
    ]
    assert some(row, "display_cotton", "display_sugar", "display_cost", "tokens") == [2, 1, 9, 8]
    assert some(row, "free_land", "built_share", "open_islands", "sites") == [7, 125, 1, 1]


def test_what_lies_under_the_disc_and_what_tokens_add_is_reported() -> None:
    s = amerigo.position(amerigo.SEA)
    s.special = [4, 15]
    amerigo.give(s, 0, "red2", "red-blue")
    row = row_of(s)
    assert some(row, "under_red", "under_any", "more_red", "more_blue", "more_green") == [
        1,
        0,
        3,
        1,
        0,
    ]
    assert some(row_of(s, 1), "under_any", "special_gap", "owned_tokens") == [1, 0, 0]
