"""How long a port may be used, and depleted islands: DEI-PORT."""

import pytest

from carrack.core.game import OVER
from carrack.games.dutch_east_indies.chart.world import FIRST_RULES, RULES
from carrack.games.dutch_east_indies.components import DIRECTIONS
from support.positions import dei


def rounds(s, *own):
    """Own turns of seat 0 with these moves, seat 1 doing nothing."""
    for moves in own:
        dei.play(s, *moves.split(", "), winds="S S")
        dei.play(s, "end", winds="N N")
    assert s.seat != OVER


@pytest.mark.rule("DEI-PORT-1")
@pytest.mark.parametrize(
    ("start", "way"), [("h5 W", "W"), ("l5 S", "S")]
)  # a wild island, the Market
def test_a_ship_may_stay_for_two_turns_and_leaves_in_the_third(start, way):
    s = dei.position(f"1A {start}, big e1 N, small h1 N")
    rounds(s, f"sail A {way}, end", "end")
    assert s.stays[0] == 2
    assert dei.refused(s, "end") == "DEI-PORT-2"
    assert s.active == 0
    out = dei.legal(s, "sail A")[0]
    dei.play(s, out)
    assert dei.refused(s, "end") is None


@pytest.mark.rule("DEI-PORT-2")
def test_a_ship_of_another_seat_that_must_leave_holds_nobody_up():
    s = dei.position("1B g5 E", stays=[0, 2, 0, 0])
    assert dei.refused(s, "end") == "DEI-PORT-2"
    s.active = s.seat = 1
    assert dei.refused(s, "end") is None


@pytest.mark.rule("DEI-PORT-1")
def test_the_other_port_square_of_the_island_starts_anew():
    s = dei.position("1A h5 W, big e1 N, small h1 N")
    rounds(s, "sail A W, end", "end", "turn A S, sail A S, end")
    assert (dei.where(s, "1A"), s.stays[0]) == ("g6 S", 1)
    rounds(s, "end")
    assert dei.refused(s, "end") == "DEI-PORT-2"


@pytest.mark.rule("DEI-PORT-1")
def test_a_ship_that_went_to_another_port_has_nothing_more_to_leave():
    s = dei.position("1A g5 S, big e1 N, small h1 N")
    s.stays[0] = 2
    dei.play(s, "sail A S")
    assert s.points[0] == 2
    assert dei.refused(s, "end") is None


@pytest.mark.rule("DEI-PORT-1")
def test_the_own_home_port_has_no_limit():
    s = dei.position("big e1 N, small h1 N")
    rounds(s, "end", "end", "end", "end")
    assert s.stays[0] == 0
    assert dei.refused(s, "end") is None


@pytest.mark.rule("DEI-PORT-1")
def test_leaving_and_coming_back_in_one_movement_does_not_count_as_leaving():
    s = dei.position("1A g5 E, big e1 N, small k1 N")
    dei.set_field(s, "1A", "sail", 8)
    s.stays[0] = 1
    dei.play(s, "sail A E", "turn A W", "sail A W", "end", winds="S S")
    assert s.stays[0] == 2
    dei.play(s, "end", winds="N N")
    dei.play(s, "sail A N", "turn A S", "sail A S")
    assert dei.refused(s, "end") == "DEI-PORT-2"


def passing(sail, rules=RULES):
    """1A must leave g5, is one square east of it with so much sail, and has turned back."""
    s = dei.position("1A g5 E, 1B f4 N, big e1 N, small k1 N", rules=rules)
    s.stays[0] = 2
    dei.set_field(s, "1A", "sail", sail)
    dei.play(s, "sail A E", "turn A W")
    return s


def shut_west(s):
    """Nothing is open around g5 but what lies east of it."""
    s.at[1:] = [dei.square(s, name) for name in ("f4", "g4", "g6")]


@pytest.mark.rule("DEI-PORT-1")
def test_a_ship_may_pass_through_the_port_that_it_must_leave():
    s = passing(sail=8)  # five points
    dei.play(s, "sail A W")
    assert (dei.where(s, "1A"), s.points[0]) == ("g5 W", 2)
    for stopping in ("end", "look A a", "sail B N"):  # its turn ends elsewhere all the same
        assert dei.refused(s, stopping) == "DEI-PORT-2"
    dei.play(s, "sail A N")
    assert dei.refused(s, "end") is None


@pytest.mark.rule("DEI-PORT-1")
def test_it_does_not_come_back_where_it_could_not_leave_again():
    assert dei.refused(passing(sail=8), "sail A W") is None
    assert dei.refused(passing(sail=3), "sail A W") == "DEI-PORT-1"  # no point would be left
    s = passing(sail=6)  # one would be left, and north and south are open to a ship that faces west
    assert dei.refused(s, "sail A W") is None
    shut_west(s)
    assert dei.refused(s, "sail A W") == "DEI-PORT-1"


@pytest.mark.rule("DEI-PORT-2")
def test_passing_through_it_turns_only_to_where_it_can_go():
    s = passing(sail=8)
    dei.play(s, "sail A W")
    shut_west(s)
    s.pirates = [dei.square(s, "h4"), dei.square(s, "h6")]
    turns = {way for way in DIRECTIONS if dei.refused(s, f"turn A {way}") is None}
    assert turns == {"N", "NE", "E", "SE", "S"}  # h5 alone is open


@pytest.mark.rule("DEI-PORT-1")
def test_by_the_first_rules_a_ship_never_came_back_in_the_turn_in_which_it_had_to_leave():
    s = passing(sail=8, rules=FIRST_RULES)
    assert dei.refused(s, "sail A W") == "DEI-PORT-1"


@pytest.mark.rule("DEI-PORT-1")
def test_actions_before_leaving_are_fine():
    s = dei.position("1A g5 E")
    s.stays[0] = 2
    dei.load(s, "1A", "2 crate")
    dei.play(s, "look A a", "accept 2")
    assert dei.refused(s, "end") == "DEI-PORT-2"


@pytest.mark.rule("DEI-PORT-2")
def test_the_last_point_may_not_strand_the_ship_that_must_leave():
    s = dei.position("1B g5 N")
    s.stays[1] = 2
    dei.set_field(s, "1B", "sail", 0)  # one point
    assert dei.refused(s, "turn B W") == "DEI-PORT-2"  # nothing but land ahead, port square apart
    dei.play(s, "sail B N")
    assert dei.refused(s, "end") is None


@pytest.mark.rule("DEI-PORT-2")
@pytest.mark.parametrize(("sail", "rule"), [(0, None), (1, "DEI-PORT-2")])
def test_with_points_to_turn_and_go_a_ship_must_get_away_to_where_it_came_from(sail, rule):
    s = dei.position("1B g5 W, 2A g4 N, 2B g6 N, big f4 N")  # the way is free behind it only
    s.stays[1] = 2
    dei.set_field(s, "1B", "sail", sail)  # one point, two points
    assert dei.refused(s, "end") == rule
    if rule is not None:
        dei.play(s, "turn B E", "sail B E")
        assert dei.refused(s, "end") is None


@pytest.mark.rule("DEI-PORT-2")
def test_neither_an_action_nor_the_other_ship_may_stop_a_ship_that_must_leave():
    s = dei.position("1A g5 N, 1B g4 N")
    s.stays[0] = 2
    dei.load(s, "1A", "1 crate")
    dei.play(s, "turn A E")
    assert dei.refused(s, "give A crate") == "DEI-PORT-2"
    assert dei.refused(s, "sail B N") == "DEI-PORT-2"
    dei.play(s, "sail A E")
    assert dei.refused(s, "sail B N") is None


@pytest.mark.rule("DEI-PORT-2")
def test_a_ship_that_cannot_get_away_may_turn_and_stays():
    s = dei.position("1B g5 W, 1A d2 E, 2A g4 N, 2B g6 N, big f4 N")
    s.stays[1] = 2
    dei.set_field(s, "1B", "sail", 0)
    assert dei.refused(s, "sail B W") == "DEI-MOVE-5"
    dei.play(s, "turn B E", "end", winds="W S")
    assert s.stays[1] == 2
    dei.play(s, "end", winds="W N")
    assert dei.refused(s, "end") == "DEI-PORT-2"  # the first chance


@pytest.mark.rule("DEI-PORT-3")
def test_a_depleted_island_is_no_port_for_anyone():
    s = dei.position("1A g5 N (1 crate), 1B h9 N, 2A h6 N, 2B h5 N")
    dei.deck(s, "a", "coins")
    s.stays[0] = 2
    assert dei.refused(s, "attack A 2A") == "DEI-BATTLE-1"
    events = dei.play(s, "look A a", "accept 1")
    assert dei.reported(events, "DEI-PORT-3", "island") == [dei.ISLAND["a"]]
    assert dei.refused(s, "attack A 2A") is None  # no protection
    assert dei.refused(s, "end") is None  # no limit of stay
    assert dei.refused(s, "look B a") == "DEI-TRADE-1"
    dei.play(s, "turn A E", "end", winds="S S")
    assert s.stays[0] == 0
    assert dei.refused(s, "sail A SW") == "DEI-MOVE-2"  # seat 1 moves now
    assert dei.refused(s, "attack A 1A") is None


@pytest.mark.rule("DEI-PORT-3")
def test_anchor_squares_of_a_depleted_island_stay_navigable_also_for_who_had_to_leave():
    s = dei.position("1A g5 N")
    dei.deck(s, "a")
    s.stays[0] = 2
    dei.play(s, "sail A N", "turn A S")
    assert dei.refused(s, "sail A S") is None


@pytest.mark.rule("DEI-PORT-3")
def test_a_pirate_already_beside_attacks_at_the_next_check():
    s = dei.position("1A g5 N, big h7 N")
    dei.deck(s, "a", "coins")
    dei.load(s, "1A", "1 crate")
    events = dei.play(s, "look A a", "accept 1")
    assert "pirate-battle" not in dei.kinds(events)
    events = dei.play(s, "end", winds="N S", dice="6 1")
    assert dei.reported(events, "DEI-PBATTLE-1", "ship") == [0]


@pytest.mark.rule("DEI-PORT-3")
def test_redistribution_protects_at_once_and_restarts_the_count():
    s = dei.position("1A g5 N, 1B c8 N, 2A h4 N")
    dei.deck(s, "a")
    s.stays[0] = s.stays[1] = 1
    dei.load(s, "1B", "1 crate")
    assert dei.refused(s, "attack A 2A") is None
    dei.play(s, "look B b", "accept 1")
    assert dei.refused(s, "attack A 2A") == "DEI-BATTLE-1"
    assert s.stays[dei.ship("1A")] == s.stays[dei.ship("1B")] == 0
    dei.play(s, "end", winds="S S")
    assert s.stays[dei.ship("1A")] == 1
