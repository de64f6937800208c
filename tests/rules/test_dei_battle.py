"""Battles between players: DEI-BATTLE."""

import pytest

from carrack.core.chance import Seeded
from carrack.games.dutch_east_indies.chapters.battle import attack
from carrack.games.dutch_east_indies.chapters.odds import attack_odds
from carrack.games.dutch_east_indies.game import GAME
from support.positions import dei


@pytest.mark.rule("DEI-BATTLE-1")
@pytest.mark.parametrize("square", ["d7", "e7", "f7", "d8", "f8", "d9", "e9", "f9"])
@pytest.mark.parametrize("facing", ["N", "SW"])
def test_all_eight_squares_are_in_range_whatever_the_facing(square, facing):
    s = dei.position(f"1A e8 {facing}, 2A {square} N")
    assert dei.legal(s, "attack") == ["attack A 2A"]


@pytest.mark.rule("DEI-BATTLE-1")
@pytest.mark.parametrize(
    ("places", "target"),
    [
        ("1A e8 N, 2A g8 N", "2A"),  # too far
        ("1A g5 N, 2A h6 N", "2A"),  # the attacker is in a port
        ("1A h6 N, 2A g5 N", "2A"),  # the target is
        ("1A h3 N", "2B"),  # at home, too
        ("1A e8 N, 1B f8 N", "1B"),  # an own ship
        ("1A e8 N", "3A"),  # nobody's
    ],
)
def test_who_cannot_be_attacked(places, target):
    assert dei.refused(dei.position(places), f"attack A {target}") == "DEI-BATTLE-1"


@pytest.mark.rule("DEI-BATTLE-2")
@pytest.mark.parametrize(("dice", "won"), [("3 3", True), ("3 4", False), ("6 1", True)])
def test_cannons_and_a_die_each_ties_are_the_attackers(dice, won):
    s = dei.position("1A e8 N, 2A f8 N")
    events = dei.play(s, "attack A 2A", dice=dice)
    assert dei.reported(events, "DEI-BATTLE-2", "won", "cannons") == [(won, [5, 5])]


@pytest.mark.rule("DEI-BATTLE-2")
def test_cannons_count():
    s = dei.position("1B e8 N, 2A f8 N")  # 3 against 5
    assert dei.reported(dei.play(s, "attack B 2A", dice="4 3"), "DEI-BATTLE-2", "won") == [False]
    s = dei.position("1B e8 N, 2A f8 N")
    assert dei.reported(dei.play(s, "attack B 2A", dice="5 3"), "DEI-BATTLE-2", "won") == [True]


@pytest.mark.rule("DEI-BATTLE-2")
def test_equal_cannons_favour_the_attacker_21_to_36():
    assert attack_odds(5, 5) == attack_odds(3, 3) == 21
    s = dei.position("1A e8 N, 2A f8 N")
    wins = 0
    for seed in range(20_000):
        s.throws, s.events, s.agenda = 0, [], []
        attack(s, 0, 2, Seeded(seed))
        wins += dei.reported(s.events, "DEI-BATTLE-2", "won") == [True]
    assert abs(wins / 20_000 - 21 / 36) < 0.014  # four standard deviations


@pytest.mark.rule("DEI-BATTLE-3")
def test_the_winner_chooses_a_spice_and_the_attacker_gets_a_coin_too():
    s = dei.position("1A e8 N, 2A f8 N (2 clove 1 pepper 2 coin 1 crate)")
    dei.play(s, "attack A 2A", dice="6 1")
    assert (s.seat, dei.legal(s)) == (0, ["take clove", "take pepper"])
    assert dei.refused(s, "take nutmeg") == dei.refused(s, "end") == "DEI-BATTLE-3"
    dei.play(s, "take pepper")
    assert (dei.hold(s, "1A"), dei.hold(s, "2A")) == ("1 coin 1 pepper", "1 crate 1 coin 2 clove")


@pytest.mark.rule("DEI-BATTLE-3")
def test_a_defender_who_wins_chooses_a_spice_but_gets_no_coin():
    s = dei.position("1A e8 N (1 clove 1 nutmeg 2 coin), 2A f8 N")
    events = dei.play(s, "attack A 2A", dice="1 6")
    assert (s.seat, s.active) == (1, 0)
    events += dei.play(s, "take nutmeg")
    assert (dei.hold(s, "1A"), dei.hold(s, "2A"), s.seat) == ("2 coin 1 clove", "1 nutmeg", 0)
    assert dei.reported(events, "DEI-BATTLE-3", "item") == ["nutmeg"]


@pytest.mark.rule("DEI-BATTLE-3")
def test_spices_of_the_losers_other_ship_are_safe():
    s = dei.position("1A e8 N, 2A f8 N, 2B h9 N (1 clove)")
    dei.play(s, "attack A 2A", dice="6 1")
    assert dei.hold(s, "2B") == "1 clove"
    assert dei.legal(s, "take") == []


@pytest.mark.rule("DEI-BATTLE-4")
def test_without_spices_a_statistic_goes_down_and_the_coin_is_due_all_the_same():
    s = dei.position("1A e8 N, 2A f8 N (2 coin)")
    dei.play(s, "attack A 2A", dice="6 1")
    assert (s.seat, dei.hold(s, "1A")) == (1, "1 coin")
    assert dei.legal(s) == ["lower cannons", "lower cargo", "lower sail"]
    assert dei.refused(s, "end") == "DEI-BATTLE-4"
    assert {GAME.describe(s, move)["rule"] for move in GAME.legal(s)} == {"DEI-BATTLE-4"}
    before = dei.fields(s, "2A")
    events = dei.play(s, "lower cargo")
    assert dei.fields(s, "2A") == [before[0], before[1] - 1, before[2]]
    assert (dei.reported(events, "DEI-BATTLE-4", "stat"), s.seat) == (["cargo"], 0)


@pytest.mark.rule("DEI-BATTLE-4")
def test_an_attacker_who_loses_without_spices_lowers_one_and_keeps_the_coins():
    s = dei.position("1A e8 N (2 coin), 2A f8 N")
    dei.play(s, "attack A 2A", dice="1 6")
    assert s.seat == 0
    dei.play(s, "lower sail")
    assert (dei.hold(s, "1A"), dei.hold(s, "2A")) == ("2 coin", "")


@pytest.mark.rule("DEI-BATTLE-4")
def test_what_is_at_its_lowest_field_is_not_lowered():
    s = dei.position("1A e8 N, 2A f8 N")
    dei.set_field(s, "2A", "sail", 0)
    dei.play(s, "attack A 2A", dice="6 1")
    assert dei.refused(s, "lower sail") == "DEI-BATTLE-4"
    s = dei.position("1A e8 N, 2A f8 N")
    for stat in ("sail", "cargo", "cannons"):
        dei.set_field(s, "2A", stat, 0)
    dei.play(s, "attack A 2A", dice="6 1")
    assert (dei.fields(s, "2A"), s.seat) == ([0, 0, 0], 0)


@pytest.mark.rule("DEI-BATTLE-4")
def test_a_hold_lowered_below_its_load_is_emptied_by_its_owner():
    s = dei.position("1A e8 N, 2B f8 N (3 crate 2 coin)")
    dei.play(s, "attack A 2B", "lower cargo", dice="6 1")
    assert dei.hold(s, "2B") == "3 crate 1 coin"  # the coin of DEI-BATTLE-3 has made room
    dei.load(s, "2B", "3 crate 2 coin")
    s.fought[0] = 0
    dei.set_field(s, "2B", "cargo", 1)
    dei.play(s, "attack A 2B", "lower cargo", dice="6 1")
    assert (s.seat, dei.legal(s)) == (1, ["dump coin", "dump crate"])
    dei.play(s, "dump crate")
    assert (dei.hold(s, "2B"), dei.afloat(s, "f8")) == ("2 crate 1 coin", "1 crate")


@pytest.mark.rule("DEI-BATTLE-7")
def test_the_loser_dumps_before_the_winner():
    s = dei.position("1B e8 N (5 crate), 2B f8 N (4 crate 1 coin)")
    dei.set_field(s, "2B", "cargo", 1)
    dei.play(s, "attack B 2B", dice="6 1")
    assert (dei.hold(s, "1B"), s.seat) == ("5 crate 1 coin", 1), "the coin is the winner's already"
    events = dei.play(s, "lower cargo")
    assert dei.reported(events, "DEI-CARGO-3", "ship") == [3], "one crate more than the hold takes"
    assert (s.seat, dei.legal(s)) == (0, ["dump coin", "dump crate"])


@pytest.mark.rule("DEI-BATTLE-5")
def test_each_pair_of_ships_fights_once_a_turn():
    s = dei.position("1A e8 N, 1B f9 N, 2A f8 N, 2B e9 N, big e1 N, small h1 N")
    for name in ("1A", "1B", "2A", "2B"):
        dei.load(s, name, "4 clove")
    assert dei.legal(s, "attack") == ["attack A 2A", "attack A 2B", "attack B 2A", "attack B 2B"]
    dei.play(s, "attack A 2A", dice="6 1")
    assert dei.refused(s, "attack A 2A") == "DEI-BATTLE-5"
    dei.play(s, "attack B 2A", "attack A 2B", "attack B 2B", dice="6 1 6 1 6 1")
    assert dei.legal(s, "attack") == []
    dei.play(s, "end", winds="S S")
    assert "attack A 1A" in dei.legal(s)  # the defender may strike back in its own turn
    dei.play(s, "end", winds="N N")
    assert "attack A 2A" in dei.legal(s)


@pytest.mark.rule("DEI-BATTLE-6")
def test_a_fight_is_an_action_before_or_after_a_movement_never_within():
    s = dei.position("1A e8 N (2 clove), 2A f8 N, 2B f7 N")
    dei.play(s, "attack A 2A", dice="1 6")  # lost, but the turn goes on
    dei.play(s, "sail A N")
    assert (dei.where(s, "1A"), s.active) == ("e7 N", 0)
    dei.play(s, "attack A 2B", dice="1 6")
    assert dei.refused(s, "sail A N") == "DEI-MOVE-1"
    assert dei.refused(s, "end") is None


@pytest.mark.rule("DEI-BATTLE-7")
def test_spoils_that_do_not_fit_are_dumped_the_winner_chooses():
    s = dei.position("1B e8 N (5 crate), 2A f8 N (1 clove 1 coin)")
    dei.play(s, "attack B 2A", dice="6 1")
    assert (s.seat, dei.legal(s)) == (0, ["dump clove", "dump coin", "dump crate"])
    events = dei.play(s, "dump crate", "dump coin")
    assert (dei.hold(s, "1B"), dei.afloat(s, "e8")) == ("4 crate 1 clove", "1 crate 1 coin")
    assert dei.kinds(events) == ["dumped", "dumped"]
    s = dei.position("1A e8 N (1 clove), 2B f8 N (5 crate)")
    dei.play(s, "attack A 2B", dice="1 6")
    assert (s.seat, dei.legal(s)) == (1, ["dump clove", "dump crate"])
