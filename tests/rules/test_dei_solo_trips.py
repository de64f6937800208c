"""The automaton at the Market and at wild islands: DEI-SOLO-5, 6."""

import pytest

from carrack.games.dutch_east_indies.chart.world import FIRST_RULES, RULES
from carrack.games.dutch_east_indies.game import GAME
from support.positions import dei
from support.positions.dei_solo import (
    EVEN,
    courses,
    data_of,
    doing,
    done,
    drawn,
    order,
    pass_turn,
    solo,
    steps,
)

# The port of a wild island beside the home port of the automaton
DOORSTEP = """
............
.11+..aa++22
.11......+22
............
............
............
....MM+.....
....MM......
.b+.........
............
"""


@pytest.mark.rule("DEI-SOLO-5")
def test_it_sails_to_a_market_port_and_raises_the_statistic_free():
    s = solo("2A l4 S", "market-sail")
    before, supply = dei.fields(s, "2A"), s.supply[:]
    events = pass_turn(s)
    assert (len(steps(s, events, "2A")), dei.where(s, "2A").split()[0]) == (2, "l6")
    assert [a - b for a, b in zip(dei.fields(s, "2A"), before, strict=True)] == [1, 0, 0]
    assert s.supply == supply
    assert done(events) == [("market-sail", "upgraded")]
    assert data_of(events, "solo-upgraded") == [
        {"ship": 2, "stat": "sail", "value": 3, "rule": "DEI-SOLO-5"}
    ]


@pytest.mark.rule("DEI-SOLO-5")
def test_a_far_market_takes_several_turns():
    s = solo("2A l1 S, small a10 N", "market-cannons")
    events = pass_turn(s)
    assert (len(steps(s, events, "2A")), courses(events)) == (3, [("port", 5)])
    events = pass_turn(s)
    assert (dei.where(s, "2A")[:2], courses(events)) == ("l6", [("port", 2)])


@pytest.mark.rule("DEI-SOLO-5")
def test_each_statistic_on_the_card_is_raised_by_one_field():
    s = solo("2A l5 S", "market-both")
    before = dei.fields(s, "2A")
    pass_turn(s)
    assert [a - b for a, b in zip(dei.fields(s, "2A"), before, strict=True)] == [1, 0, 1]


@pytest.mark.rule("DEI-SOLO-5")
def test_a_statistic_at_its_highest_is_left_and_the_other_raised():
    s = solo("2A l5 S", "market-both")
    dei.set_field(s, "2A", "sail", 8)
    before = dei.fields(s, "2A")
    events = pass_turn(s)
    assert [a - b for a, b in zip(dei.fields(s, "2A"), before, strict=True)] == [0, 0, 1]
    assert [row["stat"] for row in data_of(events, "solo-upgraded")] == ["cannons"]


@pytest.mark.rule("DEI-SOLO-5")
def test_with_everything_at_its_highest_the_card_is_discarded_and_another_drawn():
    s = solo("2A l5 S", "market-both", "wild-2")
    dei.set_field(s, "2A", "sail", 8)
    dei.set_field(s, "2A", "cannons", 8)
    events = pass_turn(s)
    assert [row["card"] for row in data_of(events, "solo-passed")] == ["market-both"]
    assert (drawn(events), doing(s)) == (["wild-2"], "wild")


@pytest.mark.rule("DEI-SOLO-5")
def test_the_other_ships_statistics_do_not_count():
    s = solo("2A l5 S", "market-sail")
    dei.set_field(s, "2B", "sail", 8)
    assert drawn(pass_turn(s)) == ["market-sail"]


@pytest.mark.rule("DEI-SOLO-5")
@pytest.mark.parametrize("taker", ["1A l6 N", "2B l6 N", "big l6 N"])
def test_a_port_that_is_taken_sends_it_to_the_next_free_one(taker):
    s = solo(f"2A k4 SE, {taker}", "market-sail")
    events = pass_turn(s, winds="NE E NE E" if "big" in taker else "S S N N")
    assert data_of(events, "solo-course")[0]["free"] is True
    if "big" not in taker:
        pass_turn(s)
        assert dei.where(s, "2A").startswith("l7")


@pytest.mark.rule("DEI-SOLO-5")
def test_of_taken_ports_it_comes_near_the_nearest_one():
    s = solo("2A k9 E, 1A l6 N, 1B l7 N", "market-sail")
    events = pass_turn(s)
    assert dei.where(s, "2A").split()[0] in ("k8", "l8")
    assert data_of(events, "solo-course")[0]["cost"] == 2


@pytest.mark.rule("DEI-SOLO-5")
def test_with_all_ports_taken_it_comes_as_near_as_it_can():
    s = solo("2A l4 S, 1A l6 N, 1B l7 S", "market-sail")
    events = pass_turn(s)
    near = dei.where(s, "2A")
    assert near[:2] in ("k5", "l5")
    assert data_of(events, "solo-course")[0]["free"] is False
    pass_turn(s)
    assert (dei.where(s, "2A"), doing(s)) == (near, "market")  # it waits
    dei.play(s, "sail A N", "sail B S")  # both have to leave
    assert done(pass_turn(s)) == [("market-sail", "upgraded")]


@pytest.mark.rule("DEI-SOLO-6")
def test_it_takes_the_spices_of_the_top_card_turns_home_and_brings_them_home():
    s = solo("2A g9 N", "wild-2")
    events = pass_turn(s)
    assert (dei.where(s, "2A"), dei.hold(s, "2A")) == ("g6 N", "1 nutmeg")
    assert data_of(events, "solo-took")[0]["gains"] == [0, 0, 0, 0, 0, 1, 0]
    assert s.discard == [0]
    assert s.decks[dei.ISLAND["a"]] == (1,)
    events = pass_turn(s)
    assert (dei.home(s, 1), dei.hold(s, "2A"), courses(events)) == ("", "1 nutmeg", [("port", 4)])
    events = pass_turn(s)
    assert (dei.home(s, 1), dei.hold(s, "2A")) == ("1 nutmeg", "")
    assert done(events) == [("wild-2", "delivered")]


@pytest.mark.rule("DEI-SOLO-6")
@pytest.mark.parametrize(
    ("places", "done"),
    [
        ("2A h6 W", ["g5", "turn NE"]),  # home lies northeast
        ("2A g7 S", ["turn N", "g6"]),  # north is as good
        ("2A h3 SW", ["g4", "g5", "turn NE"]),
        ("2A e4 E", ["f4", "g5", "turn NE"]),
        ("2A d4 E", ["e4", "f4", "g5"]),  # no point left
    ],
)
def test_with_points_left_it_turns_towards_home(places, done):
    s = solo(places, "wild-2")
    events = pass_turn(s)
    assert (steps(s, events, "2A"), dei.hold(s, "2A")) == (done, "1 nutmeg")
    order_shown = GAME.view(s, None)["solo"]["orders"][0]
    assert (order_shown["action"], order_shown["stage"]) == ("wild", "homeward")


@pytest.mark.rule("DEI-SOLO-6")
def test_a_card_without_spices_ends_the_action():
    s = solo("2A g7 N", "wild-2")
    dei.deck(s, "a", "nut", "coins")
    events = pass_turn(s)
    assert (dei.hold(s, "2A"), done(events), doing(s)) == ("", [("wild-2", "empty")], "idle")
    assert steps(s, events, "2A") == ["g6"]  # points left lapse, it does not turn


@pytest.mark.rule("DEI-SOLO-6")
def test_of_two_islands_equally_near_it_takes_the_one_closest_to_its_home():
    s = solo("2A f6 N, 2B i3 W", "wild-2", drawing=EVEN)
    dei.deck(s, "b", "clove")
    events = pass_turn(s)
    assert data_of(events, "solo-course")[0]["island"] == dei.ISLAND["b"]
    s = solo("2A e6 N", "wild-2", drawing=EVEN)  # one square nearer to the other
    assert data_of(pass_turn(s), "solo-course")[0]["island"] == dei.ISLAND["a"]


@pytest.mark.rule("DEI-SOLO-6")
def test_islands_without_cards_are_no_target():
    s = solo("2A e6 N", "wild-2", drawing=EVEN)
    dei.deck(s, "a")
    assert data_of(pass_turn(s), "solo-course")[0]["island"] == dei.ISLAND["b"]


@pytest.mark.rule("DEI-SOLO-6")
def test_it_aims_anew_when_the_island_is_emptied():
    s = solo("2A g10 N, 1A c8 N", "wild-2")
    dei.set_field(s, "2A", "sail", 0)
    dei.deck(s, "a")
    pass_turn(s)
    dei.load(s, "1A", "1 crate")
    dei.play(s, "look A b", "accept 1")  # the last card: all are dealt again
    dei.deck(s, "b")
    dei.deck(s, "a", "nut")
    events = pass_turn(s)
    assert data_of(events, "solo-course")[0]["island"] == dei.ISLAND["a"]


@pytest.mark.rule("DEI-SOLO-6")
def test_a_taken_port_sends_it_to_another_island():
    s = solo("2A e6 N, 1A c6 N", "wild-2", drawing=EVEN)
    assert data_of(pass_turn(s), "solo-course")[0]["island"] == dei.ISLAND["b"]


@pytest.mark.rule("DEI-SOLO-6")
def test_robbed_of_all_its_spices_its_action_ends():
    s = solo("1A e8 N, 2A f9 N")
    order(s, "2A", "wild-2", "wild", homeward=True)
    dei.load(s, "2A", "1 clove")
    events = dei.play(s, "attack A 2A", dice="6 1")
    assert (done(events), doing(s)) == ([("wild-2", "robbed")], "idle")


@pytest.mark.rule("DEI-SOLO-6")
def test_robbed_of_one_of_two_it_sails_on_home():
    s = solo("1A e8 N, 2A f9 N")
    order(s, "2A", "wild-2", "wild", homeward=True)
    dei.load(s, "2A", "2 clove")
    events = dei.play(s, "attack A 2A", dice="6 1")
    assert (done(events), doing(s)) == ([], "wild")
    assert courses(pass_turn(s)) == [("port", 7)]


@pytest.mark.rule("DEI-SOLO-6")
def test_the_last_card_of_all_is_followed_by_a_new_deal_at_once():
    s = solo("2A g7 N", "wild-2")
    s.decks = [() for _ in s.decks]
    dei.deck(s, "a", "clove")
    events = pass_turn(s)
    assert dei.kinds(events).index("solo-took") < dei.kinds(events).index("dealt")
    assert [len(s.decks[dei.ISLAND[island]]) for island in "ab"] == [3, 2]


@pytest.mark.rule("DEI-SOLO-6")
def test_in_a_box_without_cards_there_is_no_wild_island_to_sail_to():
    s = solo("2A g9 N", "wild-2", "market-sail", aside=(), decks=[(), (), (), (), ()])
    events = pass_turn(s)
    assert [row["card"] for row in data_of(events, "solo-passed")] == ["wild-2"]
    assert drawn(events) == ["market-sail"]


@pytest.mark.rule("DEI-SOLO-6")
@pytest.mark.rule("DEI-SOLO-15")
@pytest.mark.parametrize("rules", [FIRST_RULES, RULES])
def test_if_it_comes_home_because_it_must_leave_a_port_its_action_ends_there(rules):
    """By the first rules it unloaded, but had its next card a turn later."""
    s = solo("2A i2 E, 2B j9 N", "wild-2", drawing=DOORSTEP, rules=rules, stays=[0, 0, 2, 0])
    events = pass_turn(s)
    assert courses(events) == [("leave", 1)]
    assert (dei.where(s, "2A"), dei.home(s, 1), dei.hold(s, "2A")) == ("j2 E", "1 nutmeg", "")
    ended = ("wild-2", "delivered")
    assert (ended in done(events)) == (rules == RULES)
    assert (ended in done(pass_turn(s))) == (rules == FIRST_RULES)
