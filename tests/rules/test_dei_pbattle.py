"""Battles with pirates: DEI-PBATTLE."""

import pytest

from carrack.core.chance import Seeded
from carrack.games.dutch_east_indies.chapters.odds import pirate_odds
from carrack.games.dutch_east_indies.chapters.pirates import fight
from carrack.games.dutch_east_indies.chapters.tasks import FIGHT, task
from carrack.games.dutch_east_indies.game import GAME
from support.positions import dei

BESIDE = "1A e9 E, big g8 N"  # a step east wakes the big pirate


@pytest.mark.rule("DEI-PBATTLE-1")
@pytest.mark.parametrize(
    ("ship", "pirate", "odds"), [(0, 0, 10), (0, 1, 21), (1, 0, 3), (1, 1, 10)]
)
def test_the_odds_of_the_first_ships(ship, pirate, odds):
    s = dei.position("1A f8 N, 1B f10 N, big g9 N, small e9 N")
    assert pirate_odds(s, pirate, ship) == odds
    wins = 0
    for seed in range(20_000):
        s.throws, s.events = 0, []
        fight(s, task(FIGHT, pirate, ship, 0), Seeded(seed))
        wins += dei.reported(s.events, "DEI-PBATTLE-1", "won") == [True]
        s.agenda = []
    spread = (odds * (36 - odds) / 36**2 / 20_000) ** 0.5
    assert abs(wins / 20_000 - odds / 36) < 4 * spread


@pytest.mark.rule("DEI-PBATTLE-1")
@pytest.mark.parametrize(
    ("size", "dice", "won"),
    [("big", "4 3", 0), ("big", "5 3", 1), ("small", "3 4", 0), ("small", "4 4", 1)],
)
def test_the_pirates_cannons_and_ties(size, dice, won):
    s = dei.position(f"1A e9 E, {size} g8 N")
    events = dei.play(s, "sail A E", dice=dice)
    assert dei.reported(events, "DEI-PBATTLE-1", "won") == [bool(won)]


@pytest.mark.rule("DEI-PBATTLE-2")
def test_winning_brings_nothing_and_the_movement_continues():
    s = dei.position(BESIDE)
    dei.play(s, "sail A E", "sail A S", dice="6 1")
    assert dei.where(s, "1A") == "f10 S"
    assert dei.hold(s, "1A") == ""
    assert dei.refused(s, "sail A E") is None


@pytest.mark.rule("DEI-PBATTLE-2")
def test_losing_ends_the_movement_of_that_ship_only():
    s = dei.position(BESIDE)
    dei.play(s, "sail A E", "lower cargo", "lower cargo", dice="1 6")
    assert dei.refused(s, "sail A S") == "DEI-MOVE-1"
    assert dei.refused(s, "sail B E") is None


@pytest.mark.rule("DEI-PBATTLE-3")
@pytest.mark.parametrize(("size", "lost"), [("big", 2), ("small", 1)])
def test_the_owner_lowers_two_fields_or_one(size, lost):
    s = dei.position(f"1A e9 E, {size} g8 N")
    before = dei.fields(s, "1A")
    dei.play(s, "sail A E", dice="1 6")
    assert dei.refused(s, "end") == "DEI-PBATTLE-3"
    events = dei.play(s, *["lower sail"] * lost)
    assert dei.fields(s, "1A") == [before[0] - lost, *before[1:]]
    assert dei.reported(events, "DEI-PBATTLE-3", "stat") == ["sail"] * lost
    assert "end" in dei.legal(s)
    s = dei.position(f"1A e9 E, {size} g8 N")
    dei.play(s, "sail A E", dice="1 6")
    dei.play(s, *["lower sail", "lower cannons"][:lost])
    assert sum(before) - sum(dei.fields(s, "1A")) == lost


@pytest.mark.rule("DEI-PBATTLE-3")
def test_as_far_as_there_is_anything_to_lower():
    s = dei.position(BESIDE)
    for stat, field in (("sail", 0), ("cargo", 1), ("cannons", 0)):
        dei.set_field(s, "1A", stat, field)
    dei.play(s, "sail A E", dice="1 6")
    assert dei.fields(s, "1A") == [0, 0, 0]
    assert dei.refused(s, "end") is None


@pytest.mark.rule("DEI-PBATTLE-3")
@pytest.mark.parametrize(("field", "left"), [(3, 1), (1, 0)])
def test_where_only_one_statistic_can_be_lowered_nobody_is_asked(field, left):
    s = dei.position(BESIDE)
    for stat, lowest in (("sail", 0), ("cargo", field), ("cannons", 0)):
        dei.set_field(s, "1A", stat, lowest)
    events = dei.play(s, "sail A E", dice="1 6")
    assert dei.fields(s, "1A") == [0, left, 0]
    assert dei.reported(events, "DEI-PBATTLE-3", "stat") == ["cargo"] * (field - left)
    assert dei.refused(s, "end") is None


@pytest.mark.rule("DEI-PBATTLE-4")
def test_a_spice_of_choice_or_a_coin_goes_overboard():
    s = dei.position(BESIDE)
    dei.load(s, "1A", "1 clove 1 pepper 2 coin 1 crate")
    dei.play(s, "sail A E", "lower sail", "lower sail", dice="1 6")
    assert dei.legal(s) == ["drop clove", "drop coin", "drop pepper"]
    assert dei.refused(s, "drop nutmeg") == dei.refused(s, "end") == "DEI-PBATTLE-4"
    events = dei.play(s, "drop coin")
    assert (dei.hold(s, "1A"), dei.afloat(s, "f9")) == ("1 crate 1 coin 1 clove 1 pepper", "1 coin")
    assert dei.reported(events, "DEI-PBATTLE-4", "item") == ["coin"]


@pytest.mark.rule("DEI-PBATTLE-4")
def test_crates_are_never_forced_out():
    s = dei.position(BESIDE)
    dei.load(s, "1A", "3 crate")
    dei.play(s, "sail A E", "lower sail", "lower sail", dice="1 6")
    assert (dei.hold(s, "1A"), s.afloat) == ("3 crate", {})


@pytest.mark.rule("DEI-PBATTLE-5")
def test_what_the_own_movement_cost_is_not_picked_up_in_this_turn():
    s = dei.position(BESIDE)
    dei.load(s, "1A", "1 clove")
    dei.play(s, "sail A E", "lower cargo", "lower cargo", dice="1 6")
    assert (dei.afloat(s, "f9"), dei.refused(s, "pick A clove")) == ("1 clove", "DEI-PBATTLE-5")
    dei.play(s, "end", winds="N S")
    dei.play(s, "end", winds="N N")
    assert dei.refused(s, "pick A clove") is None


@pytest.mark.rule("DEI-PBATTLE-5")
def test_what_the_pirates_move_cost_is_not_picked_up_in_the_own_next_turn():
    s = dei.position("1A f9 N (1 clove), big h7 N")
    dei.play(s, "end", winds="SW S", dice="1 6")  # the phase of seat 1
    dei.play(s, "lower cargo", "lower cargo")
    dei.play(s, "end", winds="N N")
    assert (s.active, dei.refused(s, "pick A clove")) == (0, "DEI-PBATTLE-5")
    dei.play(s, "end", winds="N S")
    dei.play(s, "end", winds="N N")
    assert dei.refused(s, "pick A clove") is None


@pytest.mark.rule("DEI-PBATTLE-5")
def test_only_the_ends_of_the_own_turns_bring_a_ban_nearer_to_its_end():
    s = dei.position("1A a5 N")
    s.banned = [(0, s.at[0] * 7 + 2, 2)]
    dei.play(s, "end", winds="N S")
    assert s.banned == [(0, s.at[0] * 7 + 2, 1)]
    dei.play(s, "end", winds="N N")
    assert s.banned == [(0, s.at[0] * 7 + 2, 1)]
    dei.play(s, "end", winds="N S")
    assert s.banned == []


@pytest.mark.rule("DEI-PBATTLE-6")
def test_a_hold_lowered_below_its_load_is_emptied_into_the_sea():
    s = dei.position(BESIDE)
    dei.load(s, "1A", "4 crate 3 clove")
    dei.play(s, "sail A E", "lower cargo", "lower cargo", dice="1 6")
    assert dei.afloat(s, "f9") == "1 clove"
    assert dei.legal(s) == ["dump clove", "dump crate"]
    dei.play(s, "dump crate")
    assert (dei.hold(s, "1A"), dei.afloat(s, "f9")) == ("3 crate 2 clove", "1 crate 1 clove")
    assert dei.refused(s, "end") is None


@pytest.mark.rule("DEI-PBATTLE-7")
def test_players_never_attack_pirates_and_pirates_keep_nothing():
    s = dei.position("1A f9 E, big g8 N")
    assert dei.legal(s, "attack") == []
    dei.load(s, "1A", "1 clove")
    items = sum(s.hold) + sum(s.afloat.values())
    dei.play(s, "sail A E", "lower sail", "lower sail", dice="1 6")
    assert sum(s.hold) + sum(s.afloat.values()) == items


@pytest.mark.rule("DEI-PBATTLE-8")
def test_fields_first_then_one_item_then_the_excess():
    s = dei.position(BESIDE)
    dei.load(s, "1A", "4 crate 2 clove 1 coin")
    events = dei.play(
        s, *["sail A E", "lower cargo", "lower cargo", "drop coin", "dump clove"], dice="1 6"
    )
    rules = [event.rule for event in events]
    assert rules[2:] == [*["DEI-PBATTLE-3"] * 2, "DEI-PBATTLE-4", *["DEI-CARGO-3"] * 2]


@pytest.mark.rule("DEI-PBATTLE-8")
def test_the_ban_binds_both_ships_for_that_kind_and_number_and_nobody_else():
    s = dei.position("1A e9 E, 1B e10 E, 2A g10 N, big g8 N")
    dei.float_goods(s, "f9", "1 clove 1 nutmeg")
    dei.load(s, "1A", "1 clove")
    dei.play(s, "sail A E", "lower sail", "lower sail", dice="1 6")
    assert dei.afloat(s, "f9") == "2 clove 1 nutmeg"
    dei.play(s, "pick A clove")
    assert dei.refused(s, "pick A clove") == "DEI-PBATTLE-5"
    assert dei.refused(s, "pick A nutmeg") is None
    s.at[1], s.at[0] = s.at[0], s.at[1]
    assert dei.refused(s, "pick B clove") == "DEI-PBATTLE-5"
    s.at[2], s.at[1] = s.at[1], s.at[2]
    s.active = s.seat = 1
    assert dei.refused(s, "pick A clove") is None


@pytest.mark.rule("DEI-PBATTLE-8")
def test_once_it_is_gone_what_comes_later_is_free():
    s = dei.position("1A f9 E, 2A f10 N")
    dei.float_goods(s, "f9", "1 clove")
    s.banned = [(0, s.at[0] * 7 + 2, 1)]
    assert dei.refused(s, "pick A clove") == "DEI-PBATTLE-5"
    s.at[0], s.at[2] = s.at[2], s.at[0]
    s.active = s.seat = 1
    dei.play(s, "pick A clove")
    dei.float_goods(s, "f9", "1 clove")
    s.at[0], s.at[2] = s.at[2], s.at[0]
    s.active = s.seat = 0
    assert dei.refused(s, "pick A clove") is None


@pytest.mark.rule("DEI-PBATTLE-8")
def test_a_loss_in_the_own_pirate_phase_binds_for_this_turn_and_the_next():
    s = dei.position("2A f9 N (1 clove), big h7 N")
    dei.play(s, "end", winds="SW S", dice="1 6")
    dei.play(s, "lower cargo", "lower cargo")
    assert dei.refused(s, "sail A N") is None  # the coming movement is not lost
    assert dei.refused(s, "pick A clove") == "DEI-PBATTLE-5"
    dei.play(s, "end", winds="N S")
    dei.play(s, "end", winds="N N")
    assert dei.refused(s, "pick A clove") == "DEI-PBATTLE-5"
    dei.play(s, "end", winds="N S")
    dei.play(s, "end", winds="N N")
    assert dei.refused(s, "pick A clove") is None


@pytest.mark.rule("DEI-PBATTLE-8")
def test_a_second_pirate_still_attacks_a_ship_that_has_lost():
    s = dei.position("1A e9 E, big g8 N, small g10 N")
    events = dei.play(s, "sail A E", "lower sail", "lower sail", dice="1 6 1 6")
    assert dei.reported(events, "DEI-PBATTLE-1", "pirate") == ["big", "small"]
    assert GAME.view(s, 0)["ask"] == {"ask": "lower", "ship": 0, "fields": 1}
