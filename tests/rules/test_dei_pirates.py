"""Pirates move: DEI-PIRATE."""

import pytest

from carrack.core.chance import Seeded
from carrack.games.dutch_east_indies.chapters.pirates import blow
from carrack.games.dutch_east_indies.game import GAME
from support.positions.dei import (
    DRAWING,
    kinds,
    legal,
    pirate,
    play,
    position,
    reported,
    ship,
    square,
)


@pytest.mark.rule("DEI-PIRATE-1")
def test_each_pirate_has_a_wind_of_its_own_and_moves_one_square():
    s = position("big f2 N, small h9 N")
    events = play(s, "end", winds="SE W")
    assert (pirate(s, 0), pirate(s, 1)) == ("g3", "g9")
    rows = reported(events, "DEI-PIRATE-1", "pirate", "wind", "went")
    assert rows == [("big", "SE", "SE"), ("small", "W", "W")]
    assert s.pirate_facing == [3, 6]


@pytest.mark.rule("DEI-PIRATE-1")
def test_the_wind_has_eight_directions():
    s = position("big f3 N, small h9 N")
    found = set()
    for seed in range(60):
        copy = s.copy()
        GAME.apply(copy, GAME.read_move(copy, "end"), Seeded(seed))
        found.add(pirate(copy))
    assert found == {"e2", "e3", "e4", "f2", "f4", "g2", "g3", "g4"}


@pytest.mark.rule("DEI-PIRATE-2")
@pytest.mark.parametrize(
    ("start", "wind", "end"),
    [
        ("a5 N", "W", "b5"),  # off the board
        ("d5 N", "E", "c5"),  # land
        ("e2 N", "W", "f2"),  # a home port
        ("h2 N", "E", "g2"),  # that of the other seat, too
        ("e8 N", "S", "e7"),  # a ship
        ("k1 N", "E", "j1"),  # the other pirate
    ],
)
def test_a_blocked_pirate_goes_the_other_way(start, wind, end):
    s = position(f"1A a10 N, 2A c10 N, 2B e9 N, big {start}, small l1 S")
    events = play(s, "end", winds=f"{wind} S")
    assert pirate(s) == end
    assert reported(events, "DEI-PIRATE-2", "pirate", "wind")[0] == ("big", wind)


@pytest.mark.rule("DEI-PIRATE-2")
@pytest.mark.parametrize("again", ["E", "W"])  # W is off the board: it goes the other way
def test_blocked_both_ways_the_wind_is_rolled_again_and_counts_alike(again):
    s = position("big a1 N, small l10 N")
    events = play(s, "end", winds=f"NE {again} N")
    assert (pirate(s, 0), pirate(s, 1)) == ("b1", "l9")
    assert reported(events, "DEI-PIRATE-2", "pirate", "went")[0] == ("big", None)
    assert s.winds == 3


@pytest.mark.rule("DEI-PIRATE-3")
def test_a_pirate_shut_in_stays():
    shut = DRAWING.replace("............\n.11+", ".b..........\nb11+", 1)
    s = position(drawing=shut)
    s.world.land[square(s, "b2")] = True
    s.events = []
    blow(s, 0, Seeded(1))
    assert (kinds(s.events), pirate(s), s.winds) == (["becalmed"], "a1", 0)
    assert (s.events[0].rule, s.events[0].data) == ("DEI-PIRATE-3", {"pirate": "big"})


@pytest.mark.rule("DEI-PIRATE-4")
@pytest.mark.parametrize(("start", "wind", "end"), [("h5 N", "W", "g5"), ("l5 N", "S", "l6")])
def test_pirates_enter_ports_of_wild_islands_and_the_market(start, wind, end):
    s = position(f"big {start}")
    play(s, "end", winds=f"{wind} S")
    assert pirate(s) == end


@pytest.mark.rule("DEI-PIRATE-5")
def test_after_both_have_moved_every_unprotected_ship_in_reach_is_attacked():
    s = position("1A f8 N, 1B h8 N, 2A e10 N, big g10 N, small l1 S")
    events = play(s, "end", winds="N S", dice="6 1 6 1 6 1")
    assert pirate(s) == "g9"
    assert reported(events, "DEI-PBATTLE-1", "ship", "pirate") == []
    assert (s.seat, legal(s)) == (0, ["first A", "first B"])  # the owner, in another's turn
    events = play(s, "first B", dice="6 1 6 1")
    assert reported(events, "DEI-PBATTLE-1", "ship", "pirate") == [(1, "big"), (0, "big")]
    assert s.seat == s.active == 1


@pytest.mark.rule("DEI-PIRATE-5")
def test_big_pirate_first_and_the_active_players_ships_before_others():
    s = position("1A f8 N, 2A h8 N, big g10 N, small g8 N")
    events = play(s, "end", winds="N N", dice="6 1 6 1 6 1 6 1")
    assert (pirate(s, 0), pirate(s, 1)) == ("g9", "g7")
    rows = reported(events, "DEI-PBATTLE-1", "ship", "pirate")
    assert rows == [(ship("2A"), "big"), (0, "big"), (ship("2A"), "small"), (0, "small")]


@pytest.mark.rule("DEI-PIRATE-5")
@pytest.mark.parametrize(
    ("places", "winds"),
    [
        ("2A g5 N, big h7 N", "N S"),  # the ship is in a port
        ("2A h6 N, big h4 N, 2B a9 N", "SW S"),  # the pirate is in one
        ("2A h9 N, big h6 N", "N S"),  # two squares away
    ],
)
def test_no_attack_in_ports_or_from_afar(places, winds):
    s = position(places)
    events = play(s, "end", winds=winds)
    assert reported(events, "DEI-PBATTLE-1", "ship") == []
