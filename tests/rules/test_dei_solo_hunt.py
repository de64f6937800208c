"""Hunting and battles with the automaton: DEI-SOLO-7, 10, 11."""

import pytest

from carrack.games.dutch_east_indies.game import GAME
from support.positions import dei, dei_solo


def battles(events):
    """Who attacked whom, and whether the attack was won."""
    return [(e.data["ship"], e.data["target"], e.data["won"]) for e in events if e.kind == "battle"]


# --- whom it hunts -------------------------------------------------------------------------------


@pytest.mark.rule("DEI-SOLO-7")
@pytest.mark.parametrize(
    ("goods", "action"),
    [
        ("", "wild"),
        ("1A 3 coin 2 crate", "wild"),
        ("1B 1 clove", "wild"),  # in its home port
        ("1A 1 pepper", "hunt"),
    ],
)
def test_hunting_applies_if_a_ship_outside_its_home_port_carries_a_spice(goods, action):
    s = dei_solo.solo("1A a8 N, 1B d3 E, 2A k9 N", "hunt-1")
    if goods:
        dei.load(s, goods[:2], goods[3:])
    events = dei_solo.pass_turn(s)
    row = dei_solo.data_of(events, "solo-drew")[0]
    assert (dei_solo.doing(s), row["action"], row["instead"]) == (action, action, action != "hunt")


@pytest.mark.rule("DEI-SOLO-7")
def test_the_other_action_of_a_card_continues_when_there_is_something_to_hunt_later():
    s = dei_solo.solo("1A a8 N, 2A k9 N", "hunt-1")
    dei_solo.pass_turn(s)
    dei.load(s, "1A", "1 clove")
    dei_solo.pass_turn(s)
    assert dei_solo.doing(s) == "wild"


@pytest.mark.rule("DEI-SOLO-7")
def test_a_hunt_whose_other_action_brings_nothing_is_passed():
    s = dei_solo.solo("2A k9 N", "hunt-3", "wild-2")  # else market, cannons
    dei.set_field(s, "2A", "cannons", 8)
    assert dei_solo.drawn(dei_solo.pass_turn(s)) == ["wild-2"]


@pytest.mark.rule("DEI-SOLO-7")
@pytest.mark.parametrize(
    ("places", "target"),
    [
        ("1A e8 N, 1B h8 N, 2A i9 N", "1B"),
        ("1A h8 N, 1B e8 N, 2A i9 N", "1A"),
        ("1A f8 N, 1B h8 N, 2A i7 W", "1B"),  # both in reach, one nearer
        ("1A h8 N, 1B f8 N, 2A i7 W", "1A"),
        ("1A k8 N, 1B e8 N, 2A h8 W", "1B"),  # equally far but for the turn
        ("1A k8 N, 1B e8 N, 2A h8 E", "1A"),
        ("1A h10 N, 1B f8 N, 2A h8 N", "1B"),
        ("1A i8 N, 1B g8 N, 2A h8 N", "1B"),  # equal: the lower number of the square
        ("1A g8 N, 1B i8 N, 2A h8 N", "1A"),
    ],
)
def test_the_nearest_ship_with_a_spice_is_the_target(places, target):
    s = dei_solo.solo(places, "hunt-1")
    dei.load(s, "1A", "1 clove")
    dei.load(s, "1B", "1 nutmeg")
    row = dei_solo.data_of(dei_solo.pass_turn(s, dice="1 6 1 6"), "solo-drew")[0]
    assert row["target"] == dei.ship(target)


@pytest.mark.rule("DEI-SOLO-7")
def test_a_ship_without_a_spice_is_no_target_however_near():
    s = dei_solo.solo("1A g8 N, 1B b10 N (1 clove), 2A h8 W", "hunt-1")
    events = dei_solo.pass_turn(s)
    assert (dei_solo.automaton(s).quarry[0], battles(events)) == (dei.ship("1B"), [])


@pytest.mark.rule("DEI-SOLO-7")
def test_the_target_is_kept_when_another_comes_nearer():
    s = dei_solo.solo("1A a5 N, 1B g9 N, 2A h9 W")
    dei_solo.order(s, "2A", "hunt-1", "hunt", target="1A")
    dei.load(s, "1A", "1 clove")
    dei.load(s, "1B", "1 clove")
    events = dei_solo.pass_turn(s)
    assert (dei_solo.automaton(s).quarry[0], battles(events)) == (dei.ship("1A"), [])


# --- attack, between, near -----------------------------------------------------------------------


@pytest.mark.rule("DEI-SOLO-7")
def test_it_sails_alongside_by_the_shortest_way_and_attacks():
    s = dei_solo.solo("1A e8 N (1 clove), 2A h8 W", "hunt-1")
    events = dei_solo.pass_turn(s, dice="6 1")
    assert (len(dei_solo.steps(s, events, "2A")), dei_solo.courses(events)) == (2, [("attack", 2)])
    assert battles(events) == [(2, 0, True)]
    assert (dei.hold(s, "1A"), dei.hold(s, "2A")) == ("", "1 clove")


@pytest.mark.rule("DEI-SOLO-7")
def test_alongside_at_the_start_it_attacks_before_moving_and_then_flees_home():
    s = dei_solo.solo("1A e8 N (1 clove), 2A f8 E", "hunt-1")
    events = dei_solo.pass_turn(s, dice="6 1")
    assert dei.kinds(events).index("battle") < dei.kinds(events).index("sailed")
    assert (len(dei_solo.steps(s, events, "2A")), dei_solo.courses(events)[0][0]) == (3, "port")


@pytest.mark.rule("DEI-SOLO-7")
def test_having_lost_it_moves_for_the_new_situation_and_attacks_no_more():
    s = dei_solo.solo("1A g8 N (1 clove), 2A g9 N", "hunt-1")
    dei.load(s, "2A", "1 pepper")  # which it loses, so that nothing is asked
    events = dei_solo.pass_turn(s, dice="1 6")
    assert battles(events) == [(2, 0, False)]
    assert dei_solo.courses(events)[0][0] == "between"
    assert (dei.hold(s, "1A"), dei_solo.doing(s)) == ("1 clove 1 pepper", "hunt")


@pytest.mark.rule("DEI-SOLO-7")
@pytest.mark.parametrize("port", ["1A g5 N", "1A c8 N", "1A l6 N"])
def test_a_target_in_a_port_is_not_attacked(port):
    s = dei_solo.solo(f"{port}, 2A h7 N", "hunt-1")
    dei.load(s, "1A", "1 clove")
    events = dei_solo.pass_turn(s)
    assert (battles(events), dei_solo.doing(s)) == ([], "hunt")
    assert dei_solo.courses(events)[0][0] in ("between", "near")


@pytest.mark.rule("DEI-SOLO-7")
@pytest.mark.parametrize(("blocker", "attacked"), [("b9", True), ("h6", False)])
def test_it_does_not_attack_from_a_port(blocker, attacked):
    s = dei_solo.solo(f"1A h5 N, 1B {blocker} N, 2A g7 N", "hunt-1")
    dei.set_field(s, "2A", "sail", 0)  # one point: to h6, or into the port g6
    dei.load(s, "1A", "1 clove")
    assert (battles(dei_solo.pass_turn(s, dice="6 1")) != []) == attacked


@pytest.mark.rule("DEI-SOLO-7")
def test_out_of_reach_it_gets_between_the_target_and_its_home_port():
    s = dei_solo.solo("1A h9 W, 2A c6 S", "hunt-1")
    dei.set_field(s, "2A", "sail", 1)
    dei.load(s, "1A", "1 clove")
    events = dei_solo.pass_turn(s)
    assert dei_solo.courses(events)[0][0] == "between"
    assert dei.where(s, "2A").split()[0] == "e7"  # three of the seven points of its way to d3


@pytest.mark.rule("DEI-SOLO-7")
def test_of_squares_between_it_takes_that_nearest_to_the_target():
    s = dei_solo.solo("1A l9 W, 2A h8 N", "hunt-1")
    dei.set_field(s, "2A", "sail", 1)
    dei.load(s, "1A", "1 clove")
    dei_solo.pass_turn(s)
    assert dei.where(s, "2A").split()[0] in ("j8", "j9")


@pytest.mark.rule("DEI-SOLO-7")
def test_else_it_comes_as_near_as_it_can():
    s = dei_solo.solo("1A a9 N, 2A l10 W", "hunt-1")
    dei.set_field(s, "2A", "sail", 1)
    dei.load(s, "1A", "1 clove")
    events = dei_solo.pass_turn(s)
    assert dei_solo.courses(events) == [("near", 2)]
    assert dei.where(s, "2A").split()[0] in ("j9", "j10", "j8")


# --- with the spice ------------------------------------------------------------------------------


@pytest.mark.rule("DEI-SOLO-7")
def test_having_won_it_brings_the_spice_home_which_ends_the_action():
    s = dei_solo.solo("1A g6 N, 2A g2 E")
    dei_solo.order(s, "2A", "hunt-1", "hunt", target="1A", prize="clove")
    dei.load(s, "1A", "2 nutmeg")  # more spices do not keep it
    dei.load(s, "2A", "1 clove")
    events = dei_solo.pass_turn(s)
    assert (dei_solo.done(events), dei.home(s, 1)) == ([("hunt-1", "delivered")], "1 clove")


@pytest.mark.rule("DEI-SOLO-7")
def test_with_its_prize_aboard_a_target_without_spices_does_not_end_the_action():
    s = dei_solo.solo("1A e8 N, 2A a8 N")
    dei_solo.order(s, "2A", "hunt-1", "hunt", target="1A", prize="clove")
    dei.load(s, "2A", "1 clove")
    events = dei_solo.pass_turn(s)
    assert (dei_solo.done(events), dei_solo.courses(events)[0][0]) == ([], "port")


@pytest.mark.rule("DEI-SOLO-7")
def test_robbed_of_its_prize_it_hunts_the_robber():
    s = dei_solo.solo("1A b10 N, 1B f8 N, 2A f9 N")
    dei_solo.order(s, "2A", "hunt-1", "hunt", target="1A", prize="clove")
    dei.load(s, "2A", "1 clove")
    events = dei.play(s, "attack B 2A", dice="6 1")
    assert dei_solo.data_of(events, "solo-hunts") == [
        {"ship": 2, "target": 1, "rule": "DEI-SOLO-7"}
    ]
    events = dei_solo.pass_turn(s, dice="6 1")
    assert (battles(events), dei_solo.drawn(events)) == ([(2, 1, True)], [])  # by the same card
    assert (dei.hold(s, "1B"), dei.hold(s, "2A")) == ("", "1 clove")


@pytest.mark.rule("DEI-SOLO-7")
def test_robbed_of_something_else_it_sails_on_home():
    s = dei_solo.solo("1B f8 N, 2A f9 N")
    dei_solo.order(s, "2A", "hunt-1", "hunt", target="1B", prize="clove")
    dei.load(s, "2A", "1 clove 1 nutmeg")
    events = dei.play(s, "attack B 2A", "take nutmeg", dice="6 1")
    assert dei_solo.data_of(events, "solo-hunts") == []
    assert dei_solo.courses(dei_solo.pass_turn(s))[0][0] == "port"


@pytest.mark.rule("DEI-SOLO-7")
def test_a_spice_won_in_the_humans_attack_is_brought_home_too():
    s = dei_solo.solo("1A f8 N, 2A f9 N")
    dei_solo.order(s, "2A", "hunt-1", "hunt", target="1A")
    dei.load(s, "1A", "1 clove")
    dei.play(s, "attack A 2A", dice="1 6")
    assert dei.hold(s, "2A") == "1 clove"
    assert dei_solo.courses(dei_solo.pass_turn(s))[0][0] == "port"


@pytest.mark.rule("DEI-SOLO-7")
def test_a_target_without_spices_ends_the_action_though_the_other_ship_has_some():
    s = dei_solo.solo("1A e8 N, 1B g9 N, 2A h9 W", "wild-2")
    dei_solo.order(s, "2A", "hunt-1", "hunt", target="1A")
    dei.load(s, "1B", "1 clove")
    events = dei_solo.pass_turn(s)
    assert dei_solo.done(events) == [("hunt-1", "no-spices")]
    assert dei_solo.drawn(events) == ["wild-2"]


@pytest.mark.rule("DEI-SOLO-7")
def test_a_target_in_its_home_port_ends_the_action():
    s = dei_solo.solo("1A d2 E, 2A h9 W", "wild-2")
    dei_solo.order(s, "2A", "hunt-1", "hunt", target="1A")
    dei.load(s, "1A", "1 clove")
    events = dei_solo.pass_turn(s)
    assert (dei_solo.done(events), dei_solo.drawn(events)) == ([("hunt-1", "escaped")], ["wild-2"])


@pytest.mark.rule("DEI-SOLO-7")
def test_the_small_ship_gives_up_when_the_big_one_took_the_last_spice():
    s = dei_solo.solo("1A e8 N, 2A f8 E, 2B c9 N", "wild-2")
    dei_solo.order(s, "2A", "hunt-1", "hunt", target="1A")
    dei_solo.order(s, "2B", "hunt-2", "hunt", target="1A")
    dei.load(s, "1A", "1 clove")
    events = dei_solo.pass_turn(s, dice="6 1")
    assert dei_solo.done(events, "2B") == [("hunt-2", "no-spices")]


# --- the human decides ---------------------------------------------------------------------------


@pytest.mark.rule("DEI-SOLO-10")
def test_the_human_chooses_the_spice_and_the_same_ships_turn_continues():
    s = dei_solo.solo("1A e8 N (2 clove 1 nutmeg), 2A f8 E, 2B a10 N", "hunt-1", "wild-2")
    events = dei_solo.pass_turn(s, dice="6 1")
    assert (s.seat, s.active, dei.legal(s)) == (0, 1, ["take clove", "take nutmeg"])
    assert dei_solo.steps(s, events, "2A") == []
    assert dei.refused(s, "take pepper") == "DEI-BATTLE-3"
    assert dei.refused(s, "end") == "DEI-SOLO-10"
    shown = [GAME.describe(s, move) for move in GAME.legal(s)]
    assert {(row["key"], row["rule"]) for row in shown} == {("move-yield", "DEI-SOLO-10")}
    events = dei.play(s, "take nutmeg", winds="N N")
    assert (dei.hold(s, "1A"), dei.hold(s, "2A")) == ("2 clove", "1 nutmeg")
    assert len(dei_solo.steps(s, events, "2A")) == 3
    assert dei_solo.drawn(events, "2B") == ["wild-2"]
    assert (s.seat, s.active) == (0, 0)


@pytest.mark.rule("DEI-SOLO-10")
def test_with_one_kind_of_spice_nothing_is_asked():
    s = dei_solo.solo("1A e8 N (3 clove 2 crate), 2A f8 E", "hunt-1")
    dei_solo.pass_turn(s, dice="6 1")
    assert (s.seat, s.active, dei.hold(s, "2A")) == (0, 0, "1 clove")


@pytest.mark.rule("DEI-SOLO-10")
def test_beating_a_ship_without_spices_the_human_chooses_sail_or_cannons():
    s = dei_solo.solo("1A e8 N, 2A f8 N")
    before = dei.fields(s, "2A")
    dei.play(s, "attack A 2A", dice="6 1")
    assert (s.seat, dei.legal(s)) == (0, ["lower cannons", "lower sail"])  # it has no hold
    assert {GAME.describe(s, move)["rule"] for move in GAME.legal(s)} == {"DEI-SOLO-10"}
    dei.play(s, "lower cannons")
    assert [a - b for a, b in zip(before, dei.fields(s, "2A"), strict=True)] == [0, 0, 1]
    assert (s.seat, s.active) == (0, 0)


@pytest.mark.rule("DEI-SOLO-10")
def test_it_chooses_too_when_the_automaton_attacks_and_loses():
    s = dei_solo.solo("1A e8 N (1 clove), 2A f8 N, 2B a10 N", "hunt-1", "wild-2")
    dei_solo.pass_turn(s, dice="1 6")
    assert (s.seat, s.active, dei.legal(s)) == (0, 1, ["lower cannons", "lower sail"])
    before = dei.fields(s, "2A")
    events = dei.play(s, "lower sail", winds="N N")
    assert [a - b for a, b in zip(before, dei.fields(s, "2A"), strict=True)] == [1, 0, 0]
    assert dei_solo.courses(events)[0][0] == "between"
    assert (dei_solo.drawn(events, "2B"), s.active) == (["wild-2"], 0)


@pytest.mark.rule("DEI-SOLO-10")
def test_one_statistic_that_can_fall_falls_unasked():
    s = dei_solo.solo("1A e8 N, 2A f8 N")
    dei.set_field(s, "2A", "sail", 0)
    dei.play(s, "attack A 2A", dice="6 1")
    assert (s.seat, s.active, dei.fields(s, "2A")[2]) == (0, 0, 3)
    assert dei.legal(s, "lower") == []


@pytest.mark.rule("DEI-SOLO-10")
def test_a_human_who_loses_without_spices_lowers_its_own_ship():
    s = dei_solo.solo("1A e8 N, 2A f8 N")
    dei.play(s, "attack A 2A", dice="1 6")
    assert dei.legal(s) == ["lower cannons", "lower cargo", "lower sail"]
    before = dei.fields(s, "1A")
    dei.play(s, "lower cargo")
    assert [a - b for a, b in zip(before, dei.fields(s, "1A"), strict=True)] == [0, 1, 0]


@pytest.mark.rule("DEI-SOLO-10")
def test_the_human_takes_the_spice_it_wants():
    s = dei_solo.solo("1A e8 N, 2A f8 N (1 clove 1 pepper 2 coin)")
    dei.play(s, "attack A 2A", dice="6 1")
    assert dei.legal(s) == ["take clove", "take pepper"]
    dei.play(s, "take pepper")
    assert (dei.hold(s, "1A"), dei.hold(s, "2A")) == ("1 coin 1 pepper", "1 coin 1 clove")


# --- once a ship and turn ------------------------------------------------------------------------


@pytest.mark.rule("DEI-SOLO-11")
def test_each_ship_of_the_human_attacks_once_a_turn():
    s = dei_solo.solo("1A e8 N, 1B e9 N, 2A f8 N (3 clove), 2B f9 N (3 clove)")
    assert len(dei.legal(s, "attack")) == 4
    dei.play(s, "attack A 2A", dice="6 1")
    assert dei.refused(s, "attack A 2B") == "DEI-SOLO-11"
    assert dei.legal(s, "attack") == ["attack B 2A", "attack B 2B"]
    dei.play(s, "attack B 2A", dice="6 1")
    assert dei.legal(s, "attack") == []


@pytest.mark.rule("DEI-SOLO-11")
def test_each_ship_of_the_automaton_attacks_once_a_turn():
    s = dei_solo.solo("1A h10 N, 2A g10 N, 2B g9 N")
    dei_solo.order(s, "2A", "hunt-1", "hunt", target="1A")
    dei_solo.order(s, "2B", "hunt-2", "hunt", target="1A")
    dei.load(s, "1A", "5 clove")
    dei.load(s, "2A", "1 pepper")
    dei.load(s, "2B", "1 pepper")
    events = dei_solo.pass_turn(s, dice="1 6 1 6")
    assert battles(events) == [(2, 0, False), (3, 0, False)]
    events = dei_solo.pass_turn(s, dice="6 1")
    events += dei.play(s, "take clove", dice="6 1")
    assert battles(events) == [(2, 0, True), (3, 0, True)]  # and again in its next turn
