"""Where the automaton sails: DEI-SOLO-8, 9, 15."""

import pytest

from carrack.core.chance import Stream
from carrack.games.dutch_east_indies.chart.routes import points_of
from carrack.games.dutch_east_indies.chart.world import FIRST_RULES, RULES, is_forbidden
from carrack.games.dutch_east_indies.solo.shortest import end_towards, route_to, way_towards
from carrack.games.dutch_east_indies.solo.ways import points_home, reach_of
from carrack.games.dutch_east_indies.state import AUTOMATON
from support.positions import dei
from support.positions.dei_solo import EVEN, courses, data_of, order, pass_turn, solo, steps

WALL = """
............
.11+....+22.
.11+....+22.
............
bbbb.bbb.bbb
bbbb.bbb.bbb
............
..aa+..MM+..
..aa...MM...
............
"""
# A long island with the ports c6 and c9
LONG = """
............
.11+....+22.
.11+....+22.
............
............
.a+.........
.a.......MM+
.a.......MM.
.a+........b
..........+b
"""


@pytest.mark.rule("DEI-SOLO-8")
@pytest.mark.parametrize(("facing", "island", "cost"), [("W", "a", 3), ("E", "b", 3)])
def test_what_lies_astern_is_farther_for_the_turn(facing, island, cost):
    s = solo(f"2A f6 {facing}", "wild-2", drawing=EVEN)
    row = data_of(pass_turn(s), "solo-course")[0]
    assert (row["island"], row["cost"]) == (dei.ISLAND[island], cost)


@pytest.mark.rule("DEI-SOLO-8")
def test_a_turn_on_the_spot_is_a_point_of_the_way():
    s = solo("2A c7 S", "wild-2", drawing=EVEN)  # the port is right astern
    events = pass_turn(s)
    assert (steps(s, events, "2A")[:2], courses(events)) == (["turn N", "c6"], [("port", 2)])


@pytest.mark.rule("DEI-SOLO-8")
@pytest.mark.parametrize(("facing", "end"), [("S", "c9"), ("N", "c6")])
def test_of_equally_long_ways_it_takes_the_one_with_fewer_turns(facing, end):
    s = solo(f"2A {'c7' if facing == 'S' else 'c8'} {facing}", "wild-2", drawing=LONG)
    events = pass_turn(s)
    assert (courses(events), dei.where(s, "2A").split()[0]) == ([("port", 2)], end)


@pytest.mark.rule("DEI-SOLO-8")
def test_the_way_home_from_an_island_is_that_of_a_ship_that_faces_home():
    world = solo(drawing=EVEN).world
    assert [points_home(world, dei.ISLAND[island]) for island in "ab"] == [6, 3]


@pytest.mark.rule("DEI-SOLO-8")
def test_the_way_of_a_turn_is_that_of_a_search_of_all_that_can_be_reached():
    stream, compared = Stream(1), 0
    for _ in range(120):
        s = solo(drawing=EVEN)
        squares = range(s.world.area)
        sea = [square for square in squares if not is_forbidden(s.world, square, AUTOMATON)]
        places = [sea[at] for at in stream.shuffled(len(sea))[: len(s.at) + 1]]
        s.at, goal = places[:-1], places[-1]
        s.facing = [stream.below(8) for _ in s.at]
        dei.load(s, "1A", "1 clove")
        big = dei.ship("2A")
        route, reach = route_to(s, big, goal), reach_of(s, big)
        if points_of(route.weight) > 1:
            compared += 1
            assert way_towards(s, big, route) == reach.way(end_towards(s, big, reach, route))
    assert compared > 60


@pytest.mark.rule("DEI-SOLO-8")
def test_a_blocked_strait_is_sailed_around():
    s = solo("2A e3 S, 1A e5 N", "wild-2", drawing=WALL)
    dei.deck(s, "b")
    where_to = []
    for _ in range(3):
        pass_turn(s)
        where_to.append(dei.where(s, "2A").split()[0])
    assert where_to == ["h4", "h7", "e8"]
    s = solo("2A e3 S", "wild-2", drawing=WALL)
    dei.deck(s, "b")
    assert steps(s, pass_turn(s), "2A")[1:] == ["e5", "e6"]


@pytest.mark.rule("DEI-SOLO-8")
def test_with_every_strait_blocked_it_comes_near_and_waits():
    s = solo("2A e3 S, 1A e5 N, 1B i5 N", "wild-2", drawing=WALL)
    dei.deck(s, "b")
    pass_turn(s)
    assert dei.where(s, "2A") == "d4 SW"  # a point from the strait
    events = pass_turn(s)
    assert (dei.where(s, "2A"), steps(s, events, "2A")) == ("d4 SW", [])
    assert data_of(events, "solo-course")[0]["free"] is False
    dei.play(s, "turn A S", "sail A S")
    assert steps(s, pass_turn(s), "2A")[0] == "e5"


@pytest.mark.rule("DEI-SOLO-8")
def test_last_of_all_the_lower_number_of_the_square_decides():
    s = solo("2A h6 W", "wild-2")
    assert steps(s, pass_turn(s), "2A")[0] == "g5"  # not g6
    s = solo("2A h6 W, 1A f9 N", "wild-2")
    dei.load(s, "1A", "1 clove")  # nearer to the human's spices comes first
    assert steps(s, pass_turn(s), "2A")[0] == "g6"


@pytest.mark.rule("DEI-SOLO-8")
@pytest.mark.parametrize(("carrier", "end"), [("", "f7"), ("1A", "f7"), ("1B", "h7")])
def test_of_equally_good_ways_it_takes_that_nearer_to_the_humans_spices(carrier, end):
    s = solo("2A g10 N, 1A c8 N, 1B l9 N", "wild-2")
    if carrier:
        dei.load(s, carrier, "1 clove")
    events = pass_turn(s)
    assert (dei.where(s, "2A").split()[0], courses(events)) == (end, [("port", 4)])


@pytest.mark.rule("DEI-SOLO-9")
def test_it_picks_up_spices_on_its_way_all_there_are():
    s = solo("2A g9 N", "wild-2")
    dei.float_goods(s, "g8", "1 pepper 2 clove")
    events = pass_turn(s)
    assert (dei.hold(s, "2A"), dei.afloat(s, "g8")) == ("2 clove 1 nutmeg 1 pepper", "")
    assert dei.reported(events, "DEI-SOLO-9", "item") == ["clove", "clove", "pepper"]


@pytest.mark.rule("DEI-SOLO-9")
def test_it_makes_no_detour_for_spices():
    s = solo("2A g9 N", "wild-2")
    dei.float_goods(s, "h8", "1 pepper 2 clove")
    pass_turn(s)
    assert (dei.where(s, "2A")[:2], dei.afloat(s, "h8")) == ("g6", "2 clove 1 pepper")


@pytest.mark.rule("DEI-SOLO-9")
def test_leaving_a_port_without_a_destination_it_picks_nothing_up():
    s = solo("2A g6 N", stays=[0, 0, 2, 0])
    for name in ("f7", "g7", "h5", "h6", "h7", "g5"):
        dei.float_goods(s, name, "1 clove")
    events = pass_turn(s)
    assert courses(events) == [("leave", 1)]
    assert (len(steps(s, events, "2A")), dei.hold(s, "2A")) == (1, "")


@pytest.mark.rule("DEI-SOLO-9")
def test_it_never_hands_goods_from_ship_to_ship():
    s = solo("2A g9 N, 2B g8 N")
    order(s, "2A", "wild-2", "wild", homeward=True)
    dei.load(s, "2A", "2 clove")
    events = pass_turn(s)
    assert "given" not in dei.kinds(events)
    assert (dei.hold(s, "2A"), dei.hold(s, "2B")) == ("2 clove", "")


@pytest.mark.rule("DEI-SOLO-15")
def test_after_two_turns_in_a_port_it_leaves():
    s = solo("2A g5 E")
    ends = []
    for _ in range(3):
        pass_turn(s)
        ends.append(dei.where(s, "2A").split()[0])
    assert ends[0] == "g5"
    assert ends[1] == "g5"
    assert ends[2] != "g5"


@pytest.mark.rule("DEI-SOLO-15")
def test_it_leaves_by_the_fewest_points_towards_home():
    s = solo("2A g6 N", stays=[0, 0, 2, 0])
    events = pass_turn(s)
    assert courses(events) == [("leave", 1)]
    assert data_of(events, "solo-course")[0]["rule"] == "DEI-SOLO-15"


@pytest.mark.rule("DEI-SOLO-8")
@pytest.mark.rule("DEI-SOLO-15")
@pytest.mark.parametrize(
    ("carrier", "rules", "end"),
    [("c5", RULES, "f4"), ("l5", RULES, "h6"), ("", RULES, "f4"), ("l5", FIRST_RULES, "f4")],
)
def test_of_equally_good_ways_out_of_a_port_it_takes_that_nearer_to_the_humans_spices(
    carrier, rules, end
):
    """West and east are as far from home; by the first rules the number alone decided."""
    s = solo(f"2A g5 SW, 1A {carrier or 'l5'} N", rules=rules, stays=[0, 0, 2, 0])
    if carrier:
        dei.load(s, "1A", "1 clove")
    events = pass_turn(s)
    assert (dei.where(s, "2A").split()[0], courses(events)) == (end, [("leave", 1)])


@pytest.mark.rule("DEI-SOLO-15")
def test_waiting_in_a_port_it_must_leave_it_goes_even_with_all_ports_taken():
    s = solo("2A g6 W, 1A l6 N, 1B l7 N", "market-sail", stays=[0, 0, 2, 0])
    pass_turn(s)
    assert dei.where(s, "2A").split()[0] != "g6"


@pytest.mark.rule("DEI-SOLO-15")
def test_a_ship_with_one_point_does_not_turn_away_the_point_it_must_leave_with():
    s = solo("2A g5 E", "wild-2", stays=[0, 0, 2, 0])
    dei.set_field(s, "2A", "sail", 0)
    events = pass_turn(s)
    assert dei.hold(s, "2A") == "1 nutmeg"
    assert dei.where(s, "2A").split()[0] != "g5"
    assert courses(events) == [("leave", 1)]


@pytest.mark.rule("DEI-SOLO-15")
@pytest.mark.parametrize(("owner", "way"), [("1", "i5"), ("2", "d5")])
def test_it_never_enters_the_humans_home_port(owner, way):
    s = solo("2A d3 S", "wild-2", drawing=WALL.replace("bbbb.bbb.bbb", f"bbb+{owner}bbb.bbb", 1))
    dei.deck(s, "b")
    seen = []
    for _ in range(3):
        seen += steps(s, pass_turn(s), "2A")
    assert way in seen


@pytest.mark.rule("DEI-SOLO-15")
def test_shut_in_it_stays_in_its_port_and_leaves_at_the_first_chance():
    cove = dei.DRAWING.replace("............\n....aa+", "....bbbb....\n....aa+", 1)
    cove = cove.replace("....aa+..MM+", "....aabb.MM+", 1)
    s = solo("2A g5 E, 1A h5 N", drawing=cove, stays=[0, 0, 2, 0])
    assert courses(pass_turn(s)) == []
    assert dei.where(s, "2A") == "g5 E"
    dei.play(s, "sail A E")
    pass_turn(s)
    assert dei.where(s, "2A") == "h5 E"


@pytest.mark.rule("DEI-SOLO-15")
def test_shut_in_with_a_destination_it_stays_in_the_port_that_it_should_leave():
    cove = dei.DRAWING.replace("............\n....aa+", "....bbbb....\n....aa+", 1)
    cove = cove.replace("....aa+..MM+", "....aabb.MM+", 1)
    s = solo("2A g5 E, 1A h5 N", "market-sail", drawing=cove, stays=[0, 0, 2, 0])
    pass_turn(s)
    assert dei.where(s, "2A").split()[0] == "g5"


@pytest.mark.rule("DEI-SOLO-7")
def test_with_no_way_to_a_port_it_comes_as_near_as_it_can_and_the_course_costs_its_steps():
    rows = dei.DRAWING.split()
    rows[4], rows[7] = "....aa+...b.", ".b+.......bb"  # one square leads to the Market's ports
    s = solo("2A l3 S, 1A l5 N", "market-sail", drawing="\n".join(rows))
    assert courses(pass_turn(s)) == [("port", 1)]
    assert dei.where(s, "2A") == "k4 SW"


@pytest.mark.rule("DEI-SOLO-15")
def test_ships_block_its_way():
    s = solo("2A g8 N, 1A g7 N, 1B f7 N, 2B h7 N", "wild-2")
    events = pass_turn(s)
    assert courses(events) == [("port", 4)]  # without them 2
    assert {"g7", "f7", "h7"} & set(steps(s, events, "2A")) == set()
