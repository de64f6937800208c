"""What a turn is made of: DEI-TURN."""

import pytest

from support.positions import dei


@pytest.mark.rule("DEI-TURN-1")
def test_a_turn_may_be_nothing_at_all_or_move_both_ships():
    s = dei.position("1A e8 N, 1B h9 N")
    assert "end" in dei.legal(s)
    dei.play(s, "sail A N", "sail B N", "sail B N", "end", winds="S S")
    assert (dei.where(s, "1A"), dei.where(s, "1B"), s.active, s.turn) == ("e7 N", "h7 N", 1, 1)


@pytest.mark.rule("DEI-TURN-1")
def test_any_number_of_actions():
    s = dei.position("1A l6 N (6 coin)")
    dei.play(s, "upgrade A cannons", "upgrade A cargo", "buy A")
    assert "end" in dei.legal(s)


@pytest.mark.rule("DEI-TURN-2")
def test_movement_is_one_piece_for_each_ship():
    s = dei.position("1A e8 N, 1B h9 N")
    dei.play(s, "sail A N", "sail B N")
    assert dei.refused(s, "sail A N") == "DEI-MOVE-1"
    assert dei.refused(s, "sail B N") is None


@pytest.mark.rule("DEI-TURN-2")
def test_actions_come_before_after_and_between():
    s = dei.position("1A d2 E (1 clove), 1B d3 E, big a10 N")
    dei.play(s, "unload A clove", "sail B S", "load A clove", "sail A E", "sail A NE")
    assert dei.hold(s, "1A") == "1 clove"
    assert dei.where(s, "1A") == "f1 NE"
    assert dei.where(s, "1B") == "d4 S"


@pytest.mark.rule("DEI-TURN-3")
@pytest.mark.parametrize(
    ("before", "action", "cargo"),
    [
        ("sail A E", "give A clove", "1 clove"),
        ("sail A E", "give B crate", "1 clove"),
        ("sail A E", "attack A 2A", "1 clove"),
    ],
)
def test_an_action_ends_the_movement_of_the_ship_under_way(before, action, cargo):
    s = dei.position("1A e9 E, 1B f8 N, 2A g10 N")
    dei.load(s, "1A", cargo)
    dei.load(s, "1B", "1 crate")
    dei.load(s, "2A", "1 nutmeg")
    dei.play(s, before)
    assert dei.refused(s, "sail A E") is None
    dei.play(s, action, dice="6 1")
    assert dei.refused(s, "sail A E") == "DEI-MOVE-1"
    assert dei.refused(s, "sail B N") is None


@pytest.mark.rule("DEI-TURN-3")
@pytest.mark.parametrize(("sailing", "acting"), [("A", "B"), ("B", "A")])
def test_an_action_of_one_ship_ends_the_movement_of_the_other(sailing, acting):
    s = dei.position(f"1{sailing} e9 E, 1{acting} d2 E")
    dei.load(s, f"1{acting}", "1 clove")
    dei.play(s, f"sail {sailing} E")
    assert dei.refused(s, f"sail {sailing} E") is None
    dei.play(s, f"unload {acting} clove")
    assert dei.refused(s, f"sail {sailing} E") == "DEI-MOVE-1"


@pytest.mark.rule("DEI-TURN-3")
def test_picking_up_is_no_action():
    s = dei.position("1A e9 E")
    dei.float_goods(s, "f9", "1 clove")
    dei.play(s, "sail A E", "pick A clove", "sail A E")
    assert (dei.hold(s, "1A"), dei.where(s, "1A")) == ("1 clove", "g9 E")


@pytest.mark.rule("DEI-TURN-3")
def test_a_pirate_battle_that_is_won_is_no_action():
    s = dei.position("1A e9 E, big g8 N")
    dei.play(s, "sail A E", "sail A S", dice="6 1")
    assert dei.where(s, "1A") == "f10 S"


@pytest.mark.rule("DEI-TURN-3")
def test_a_relay_brings_spices_home_in_one_turn():
    s = dei.position("1A h4 W (1 clove), 1B e4 N")
    dei.play(s, "sail A W", "sail A W", "give A clove", "turn B NW", "sail B NW", "unload B clove")
    assert (dei.where(s, "1B"), dei.home(s, 0)) == ("d3 NW", "1 clove")
    assert dei.refused(s, "sail A W") == "DEI-MOVE-1"
