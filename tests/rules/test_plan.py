"""The red action: AM-PLAN."""

import pytest

from support.positions import amerigo


@pytest.mark.rule("AM-PLAN-1")
@pytest.mark.parametrize("tile", ["v-I1", "v-I2", "v-L3", "v-I4"])
def test_an_own_village_tile_costs_1_ap_whatever_its_size(tile):
    s = amerigo.acting("2 red")
    assert amerigo.reported(amerigo.play(s, f"take {tile}"), "AM-PLAN-1", "tile") == [tile]
    assert (s.ap, amerigo.tiles_of(s, 0)) == (1, [tile])


@pytest.mark.rule("AM-PLAN-1")
def test_village_tiles_come_from_ones_own_sixteen():
    s = amerigo.acting("3 red", gold=[12, 0])
    amerigo.play(s, "take v-I3", "take v-I3")
    assert amerigo.refused(s, "take v-I3") == "AM-PLAN-1"
    amerigo.play(s, "end")
    amerigo.play(s, "red", "take v-I3")
    assert s.villages[2] == 0 and s.villages[amerigo.VILLAGES + 2] == 1


@pytest.mark.rule("AM-PLAN-2")
@pytest.mark.parametrize(("tile", "cost"), [("n-I1", 1), ("n-L3", 3), ("n-X5", 5), ("n-2x3", 6)])
def test_a_neutral_tile_costs_its_size(tile, cost):
    s = amerigo.position()
    amerigo.act(s, "red", cost - 1 or 1)
    assert amerigo.refused(s, f"take {tile}") == ("AM-GOLD-3" if cost > 1 else None)
    s = amerigo.position()
    amerigo.act(s, "red", cost)
    assert amerigo.reported(amerigo.play(s, f"take {tile}"), "AM-PLAN-2", "tile") == [tile]
    assert (s.ap, amerigo.tiles_of(s, 0)) == (0, [tile])


@pytest.mark.rule("AM-PLAN-2")
def test_one_neutral_tile_is_taken_in_a_phase():
    s = amerigo.acting("6 red")
    amerigo.play(s, "take n-I2")
    assert (amerigo.refused(s, "take n-I1"), amerigo.legal(s, "take n-")) == ("AM-PLAN-2", [])
    amerigo.play(
        s, "take v-I1", "end", "red", "take n-I2", "end"
    )  # the next player may take one too
    amerigo.act(s, "red", 6)
    amerigo.play(s, "take n-I1")  # and everybody again in the next phase


@pytest.mark.rule("AM-PLAN-2")
def test_neutral_tiles_are_one_supply_for_all():
    s = amerigo.acting("5 red")
    amerigo.play(s, "take n-X5", "end", "red")
    assert amerigo.refused(s, "take n-X5") == "AM-PLAN-2"


@pytest.mark.rule("AM-PLAN-1")
@pytest.mark.rule("AM-PLAN-2")
def test_example_with_4_ap_a_neutral_2_and_villages_of_4_and_3_are_planned():
    s = amerigo.acting("4 red")
    amerigo.play(s, "take n-I2", "take v-O4", "take v-I3")
    assert amerigo.tiles_of(s, 0) == ["n-I2", "v-I3", "v-O4"]
    assert s.ap == 0
    assert amerigo.legal(s) == ["end"]


@pytest.mark.rule("AM-PLAN-3")
def test_the_personal_supply_is_open_to_all_and_has_no_limit():
    s = amerigo.position()
    amerigo.supply(s, 0, *["v-I1"] * 4, *["n-I2"] * 6, "n-X5", "n-V5", "n-V5")
    amerigo.act(s, "red", 6)
    amerigo.play(s, "take n-2x3")
    seats = [amerigo.GAME.view(s, viewer)["seats"][0]["supply"] for viewer in (0, 1, None)]
    assert seats == [{"v-I1": 4, "n-I2": 6, "n-X5": 1, "n-V5": 2, "n-2x3": 1}] * 3
