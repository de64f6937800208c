"""Gold: AM-GOLD."""

import pytest

from support.positions import amerigo

COAST = "...... ...... .aP#.. ...... ...... ......"


@pytest.mark.rule("AM-GOLD-1")
@pytest.mark.parametrize(("text", "gold"), [("1 blue", 1), ("3 blue", 1), ("3 red 1 white", 2)])
def test_gold_is_a_third_of_all_cubes_in_the_action_space_rounded_up(text, gold):
    s = amerigo.position()
    amerigo.cubes(s, text)
    assert amerigo.reported(amerigo.play(s, "gold"), "AM-GOLD-1", "count") == [gold]
    assert s.gold == [gold, 0]


@pytest.mark.rule("AM-GOLD-1")
@pytest.mark.rule("AM-GOLD-2")
def test_example_10_cubes_and_9_gold_make_12_gold_and_1_point():
    s = amerigo.position(gold=[9, 0], fallen="5 blue 2 black 2 red 1 green")
    events = amerigo.play(s, "gold")
    assert (s.gold[0], amerigo.points(events)) == (12, [("AM-GOLD-2", 1)])
    assert s.points == [1, 0]


@pytest.mark.rule("AM-GOLD-2")
def test_gold_beyond_the_track_scores_whatever_its_source():
    s = amerigo.position(gold=[11, 0], chests=[1, 0], cannons=[12, 0])
    amerigo.give(s, 0, "gold5")
    amerigo.act(s, "black", 3)  # overflow: 2 gold
    events = amerigo.play(s, "chest", "use gold5")
    assert amerigo.points(events) == [("AM-GOLD-2", 3), ("AM-GOLD-2", 5)]
    assert (s.gold[0], s.points[0]) == (12, 1 + 3 + 5)


@pytest.mark.rule("AM-GOLD-3")
def test_any_number_of_gold_is_spent_for_1_ap_each():
    s = amerigo.acting("1 red", gold=[4, 0])
    events = amerigo.play(s, "take n-V5")
    assert amerigo.reported(events, "AM-GOLD-3", "count") == [4]
    assert (s.gold[0], s.ap) == (0, 0)


@pytest.mark.rule("AM-GOLD-3")
@pytest.mark.parametrize(
    ("colour", "move"),
    [("black", "load 4"), ("brown", "advance 4"), ("white", "order 4"), ("yellow", "buy sugar4")],
)
def test_gold_pays_in_every_action_and_what_it_cannot_pay_is_refused(colour, move):
    s = amerigo.position(gold=[1, 0])
    amerigo.display(s, "sugar4")
    amerigo.act(s, colour, 2)
    assert amerigo.refused(s, move) == "AM-GOLD-3"
    s.gold[0] = 2
    amerigo.play(s, move)
    assert (s.gold[0], s.ap) == (0, 0)


@pytest.mark.rule("AM-GOLD-3")
def test_gold_for_ships_adds_a_space_for_each_that_has_not_yet_ended_its_movement():
    s = amerigo.position(COAST, gold=[5, 0])
    amerigo.put_ships(s, 0, "a1", "f6")
    amerigo.act(s, "blue", 1)
    amerigo.play(s, "sail A c1")  # two spaces: 1 gold
    assert (s.gold[0], s.ap) == (4, 2)
    amerigo.play(s, "sail B d6")  # two spaces as well
    assert (s.gold[0], amerigo.ship_at(s, 0, 1)) == (4, "d6")


@pytest.mark.rule("AM-GOLD-3")
def test_gold_paid_for_the_second_ship_does_not_help_the_first():
    s = amerigo.position(COAST, gold=[5, 0])
    amerigo.put_ships(s, 0, "a1", "f6")
    amerigo.act(s, "blue", 1)
    amerigo.play(s, "sail A b1", "sail B d6")
    assert (s.gold[0], amerigo.refused(s, "sail A c1")) == (4, "AM-SHIP-2")


@pytest.mark.rule("AM-GOLD-3")
def test_gold_raises_no_gold_that_is_taken():
    s = amerigo.position(gold=[6, 0], fallen="3 blue")
    assert [event.rule for event in amerigo.play(s, "gold")] == ["AM-GOLD-1"]
    assert (s.gold[0], amerigo.legal(s)) == (7, ["end"])


@pytest.mark.rule("AM-GOLD-4")
def test_gold_pays_exactly_what_is_missing_for_a_step():
    s = amerigo.position(gold=[7, 0])
    amerigo.display(s, "coffee3", "cotton4")
    amerigo.act(s, "yellow", 5)
    assert amerigo.reported(amerigo.play(s, "buy coffee3"), "AM-GOLD-3") == []
    assert amerigo.reported(amerigo.play(s, "buy cotton4"), "AM-GOLD-3", "count") == [2]
    assert (s.gold[0], s.ap) == (5, 0)


@pytest.mark.rule("AM-GOLD-4")
def test_an_overflow_is_never_bought():
    s = amerigo.acting("1 black", gold=[9, 0], cannons=[10, 0])
    assert amerigo.legal(s, "load") == ["load 1", "load 2"]
    assert amerigo.refused(s, "load 3") == "AM-CANNON-1"
    amerigo.play(s, "load 2")
    assert (s.gold[0], s.cannons[0]) == (8, 12)


@pytest.mark.rule("AM-GOLD-4")
def test_a_ship_pays_only_for_the_spaces_that_it_sails():
    s = amerigo.position(COAST, gold=[5, 0])
    amerigo.put_ships(s, 0, "a1", "f6")
    amerigo.act(s, "blue", 3)
    amerigo.play(s, "sail A b1", "sail B e6", "end")
    assert s.gold[0] == 5


@pytest.mark.rule("AM-GOLD-5")
def test_a_chest_is_exchanged_for_3_gold_and_leaves_the_game():
    s = amerigo.position(chests=[1, 0])
    assert [e.rule for e in amerigo.play(s, "chest")] == ["AM-GOLD-5", "AM-GOLD-5"]
    assert (s.gold[0], s.chests[0]) == (3, 0)
    assert amerigo.refused(s, "chest") == "AM-GOLD-5"


@pytest.mark.rule("AM-GOLD-5")
def test_chests_and_gold_tokens_are_exchanged_at_any_point_of_the_own_turn_besides_the_action():
    s = amerigo.position(chests=[3, 1])
    amerigo.give(s, 0, "gold3", "gold5")
    offers = ["chest", "use gold3", "use gold5"]
    assert all(offer in amerigo.legal(s) for offer in offers)  # before the action
    amerigo.act(s, "red", 2)
    assert all(offer in amerigo.legal(s) for offer in offers)  # during it
    amerigo.play(s, "take v-I1", "chest", "take v-I1")
    assert all(offer in amerigo.legal(s) for offer in offers)
    amerigo.play(s, "end")
    assert (s.seat, s.chests, amerigo.legal(s, "use")) == (1, [2, 1], [])  # only its own


@pytest.mark.rule("AM-GOLD-5")
def test_chests_are_exchanged_after_the_action_until_the_turn_is_confirmed():
    s = amerigo.position(chests=[1, 0])
    amerigo.play(s, "gold", "chest")
    assert (s.gold[0], amerigo.legal(s)) == (4, ["end"])


@pytest.mark.rule("AM-GOLD-5")
def test_a_chest_pays_for_a_step_of_the_same_action():
    s = amerigo.acting("1 brown", chests=[1, 0])
    assert amerigo.refused(s, "advance 3") == "AM-GOLD-3"
    amerigo.play(s, "chest", "advance 3")
    assert s.gold[0] == 1
