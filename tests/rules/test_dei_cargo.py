"""Holds, home, sea, and goods between ships of a seat: DEI-CARGO, DEI-TRANSFER."""

import pytest

from carrack.core.chance import Seeded
from carrack.core.game import Refused
from carrack.core.match import Match, new_header, resumed
from carrack.games.dutch_east_indies.chapters.cargo import overboard
from carrack.games.dutch_east_indies.components import COIN
from carrack.games.dutch_east_indies.game import GAME
from support.positions import dei


@pytest.mark.rule("DEI-CARGO-1")
@pytest.mark.parametrize("goods", ["5 crate", "5 coin", "1 crate 2 coin 2 pepper"])
def test_the_hold_limits_crates_coins_and_spices_together(goods):
    s = dei.position("1B d3 E")
    dei.load(s, "1B", goods)
    dei.stock(s, 0, "1 clove")
    dei.float_goods(s, "d3", "1 clove")
    assert dei.refused(s, "load B clove") == "DEI-CARGO-5"
    assert dei.refused(s, "pick B clove") == "DEI-CARGO-1"
    s.hold[7 + s.hold[7:].index(max(s.hold[7:]))] -= 1
    assert dei.refused(s, "load B clove") is None
    assert dei.refused(s, "pick B clove") is None


@pytest.mark.rule("DEI-CARGO-2")
def test_at_home_anything_is_loaded_and_unloaded():
    s = dei.position("1B e8 N")
    dei.stock(s, 0, "2 crate 1 coin")
    dei.load(s, "1A", "1 nutmeg")
    events = dei.play(s, "load A crate", "load A coin", "unload A nutmeg")
    assert (dei.hold(s, "1A"), dei.home(s, 0)) == ("1 crate 1 coin", "1 crate 1 nutmeg")
    assert dei.reported(events, "DEI-CARGO-2", "item") == ["crate", "coin", "nutmeg"]
    assert dei.refused(s, "load A clove") == "DEI-CARGO-2"  # none there
    assert dei.refused(s, "unload A pepper") == "DEI-CARGO-2"  # none aboard
    assert dei.refused(s, "load B crate") == "DEI-CARGO-2"  # not at home


@pytest.mark.rule("DEI-CARGO-2")
def test_two_ships_at_home_exchange_through_the_store_but_nothing_goes_round():
    s = dei.position("1A (1 clove)")
    dei.play(s, "unload A clove", "load B clove")
    assert dei.refused(s, "give B clove") == "DEI-TRANSFER-1"
    assert dei.refused(s, "unload B clove") == "DEI-CARGO-2"
    said = str(GAME.refusal(s, GAME.read_move(s, "unload B clove")))
    assert "until one of your ships sails or turns, or until your next turn" in said
    dei.play(s, "turn A W")
    assert dei.refused(s, "give B clove") is None


@pytest.mark.rule("DEI-TRANSFER-1")
@pytest.mark.parametrize(
    ("big", "small", "rule"), [("k5", "l5", None), ("l5", "a6", "DEI-TRANSFER-1")]
)
def test_ships_at_opposite_edges_are_not_alongside(big, small, rule):
    s = dei.position(f"1A {big} N (1 clove), 1B {small} N")
    assert dei.refused(s, "give A clove") == rule


@pytest.mark.rule("DEI-CARGO-2")
def test_a_new_turn_forgets_which_way_goods_went():
    s = dei.position("1B l6 N (1 coin), big a10 N, small l1 N, 1A (1 clove)")
    dei.play(s, "unload A clove", "buy B")
    assert dei.refused(s, "load A clove") == "DEI-CARGO-2"
    assert dei.refused(s, "sell B") == "DEI-MARKET-1"
    dei.stock(s, 1, "1 clove")
    dei.load(s, "2A", "2 crate")
    dei.play(s, "end", winds="N S")
    assert dei.refused(s, "load A clove") is None  # what another seat has done binds nobody else
    dei.play(s, "end", winds="S N")
    assert dei.refused(s, "load A clove") is None
    assert dei.refused(s, "sell B") is None


@pytest.mark.rule("DEI-CARGO-2")
def test_never_in_the_middle_of_a_movement():
    s = dei.position("1A e2 W")
    dei.stock(s, 0, "1 crate")
    dei.play(s, "sail A W", "load A crate")
    assert dei.refused(s, "turn A E") == "DEI-MOVE-1"


@pytest.mark.rule("DEI-CARGO-2")
def test_out_of_turn_it_is_a_command_between_two_decisions():
    s = dei.position("1A g5 N, 2B h9 N")
    dei.stock(s, 0, "1 crate")
    dei.stock(s, 1, "2 crate")
    dei.load(s, "2A", "1 clove")
    dei.load(s, "2B", "1 clove")
    assert dei.commands(s, 1) == ["load A crate", "unload A clove"]  # 2B is not at home
    assert dei.commands(s, 0) == []  # the active seat has its moves
    described = [GAME.describe_command(s, 1, move) for move in GAME.commands(s, 1)]
    assert {data["ship"] for data in described} == {2}  # the ship at home, not the active one
    dei.play(s, "look A a")
    events = dei.command(s, 1, "load A crate")
    assert (s.seat, dei.legal(s)) == (0, ["refuse"])  # the game has not waited
    assert (dei.hold(s, "2A"), dei.home(s, 1)) == ("1 crate 1 clove", "1 crate")
    assert dei.reported(events, "DEI-CARGO-2", "item") == ["crate"]


@pytest.mark.rule("DEI-CARGO-2")
def test_no_commands_in_a_fight():
    s = dei.position("1A e8 N, 2B f8 N, 2A (1 clove)")
    dei.play(s, "attack A 2B", dice="6 1")
    assert s.seat == 1  # asked what to lower
    assert dei.commands(s, 1) == []


@pytest.mark.rule("DEI-CARGO-2")
def test_commands_stand_when_the_active_player_takes_moves_back():
    header = new_header(GAME, 2, {"start": "1"}, [{"name": "a"}, {"name": "b"}])
    match = Match(GAME, header, Seeded(3))
    first = match.decision
    match.play(0, GAME.read_move(match.state, "load A crate"))
    match.command(1, GAME.read_move(match.state, "load A crate"))
    match.play(0, GAME.read_move(match.state, "load A coin"))
    match.command(1, GAME.read_move(match.state, "load B coin"))
    with pytest.raises(Refused, match="out of turn"):
        match.command(1, GAME.read_move(match.state, "unload A clove"))
    match.undo(0, first)
    holds = [dei.hold(match.state, name) for name in ("1A", "2A", "2B")]
    assert holds == ["", "1 crate", "1 coin"]
    assert dei.hold(resumed(GAME, match.record(), Seeded(3)).state, "2A") == "1 crate"


@pytest.mark.rule("DEI-CARGO-3")
def test_any_ship_picks_up_any_part_also_while_passing():
    s = dei.position("1A e8 E, 2A i8 W, 1B a10 N")
    dei.float_goods(s, "f8", "2 clove 1 coin")
    assert dei.refused(s, "pick A clove") == "DEI-CARGO-3"
    dei.play(s, "sail A E", "pick A clove", "sail A E")
    assert (dei.hold(s, "1A"), dei.afloat(s, "f8")) == ("1 clove", "1 coin 1 clove")
    dei.float_goods(s, "i8", "1 pepper")
    dei.play(s, "end", winds="S S")
    dei.play(s, "pick A pepper")
    assert dei.hold(s, "2A") == "1 pepper"


@pytest.mark.rule("DEI-CARGO-4")
def test_nothing_is_thrown_overboard_at_will():
    s = dei.position("1A e8 E (1 clove 3 crate)")
    assert dei.legal(s, "dump") == dei.legal(s, "drop") == []
    assert dei.refused(s, "dump crate") == "DEI-CARGO-3"


@pytest.mark.rule("DEI-CARGO-5")
def test_loading_and_transfer_never_exceed_a_hold():
    s = dei.position("1B d3 E (5 crate), 1A (1 clove)")
    dei.stock(s, 0, "1 clove")
    assert dei.refused(s, "give A clove") == dei.refused(s, "load B clove") == "DEI-CARGO-5"


@pytest.mark.rule("DEI-CARGO-5")
def test_at_the_own_home_port_excess_goes_ashore():
    s = dei.position("1A (8 coin)")
    overboard(s, 0, COIN)
    assert (dei.hold(s, "1A"), dei.home(s, 0), dei.afloat(s, "d2")) == ("7 coin", "1 coin", "")
    assert dei.reported(s.events, "DEI-CARGO-5", "item") == ["coin"]


@pytest.mark.rule("DEI-CARGO-6")
def test_a_coin_is_a_value_of_one_in_hold_price_and_spoils():
    s = dei.position("1A e8 E, 2A f8 N (3 coin 1 clove), 1B l6 N (3 coin)")
    dei.play(s, "attack A 2A", dice="6 1")
    assert dei.hold(s, "2A") == "2 coin"
    dei.play(s, "buy B")
    assert dei.hold(s, "1B") == "2 crate 2 coin"
    assert sum(s.hold[7:14]) == 4


@pytest.mark.rule("DEI-TRANSFER-1")
@pytest.mark.parametrize(("other", "rule"), [("e7", None), ("f8", None), ("f7", "DEI-TRANSFER-1")])
def test_own_ships_side_by_side_exchange_goods_never_diagonally(other, rule):
    s = dei.position(f"1A e8 E (1 clove 1 crate), 1B {other} N (1 coin)")
    assert dei.refused(s, "give A clove") == dei.refused(s, "give B coin") == rule
    assert dei.refused(s, "give A nutmeg") == "DEI-TRANSFER-1"  # there is none
    if rule is None:
        events = dei.play(s, "give A clove", "give B coin")
        assert (dei.hold(s, "1A"), dei.hold(s, "1B")) == ("1 crate 1 coin", "1 clove")
        assert dei.reported(events, "DEI-TRANSFER-1", "item") == ["clove", "coin"]
        assert dei.refused(s, "give B clove") == "DEI-TRANSFER-1"  # it would go round


@pytest.mark.rule("DEI-TRANSFER-1")
def test_a_ship_that_stopped_to_transfer_moves_no_further():
    s = dei.position("1A d8 E (1 clove), 1B f8 N")
    dei.play(s, "sail A E", "give A clove")
    assert dei.refused(s, "sail A N") == "DEI-MOVE-1"
    dei.play(s, "sail B N")
    assert dei.where(s, "1B") == "f7 N"


@pytest.mark.rule("DEI-TRANSFER-2")
def test_beside_a_docked_own_ship_there_is_a_look_of_ones_own_without_protection():
    s = dei.position("1A g5 N, 1B g4 N (2 crate), 2A h3 N")
    assert dei.legal(s, "look") == ["look A a", "look B a"]
    dei.play(s, "look A a", "refuse", "look B a", "accept 2")
    assert dei.hold(s, "1B") == "2 coin 1 nutmeg"
    s.active = s.seat = 1
    assert dei.refused(s, "attack A 1B") is None


@pytest.mark.rule("DEI-TRANSFER-2")
def test_diagonally_a_docked_ship_is_of_no_use():
    s = dei.position("1A g5 N, 1B h4 N")
    assert dei.legal(s, "look") == ["look A a"]


@pytest.mark.rule("DEI-TRANSFER-2")
def test_the_adjacent_ship_uses_the_market_and_either_ships_coins_pay():
    s = dei.position("1A l6 N (2 coin), 1B l5 N (2 crate)")
    dei.set_field(s, "1B", "sail", 3)
    dei.play(s, "sell B")
    assert (dei.hold(s, "1A"), dei.hold(s, "1B")) == ("2 coin", "1 coin")
    dei.play(s, "upgrade B sail")
    assert (dei.hold(s, "1A"), dei.hold(s, "1B")) == ("1 coin", "")
    dei.load(s, "1B", "1 coin")
    dei.set_field(s, "1A", "sail", 3)
    dei.play(s, "upgrade A sail")
    assert dei.hold(s, "1A") == dei.hold(s, "1B") == ""


@pytest.mark.rule("DEI-TRANSFER-2")
def test_at_home_goods_pass_through_a_full_docked_ship_in_the_own_turn_only():
    s = dei.position("1A e3 N (1 clove), 1B d3 N (5 crate)")
    dei.stock(s, 0, "1 coin")
    dei.play(s, "unload A clove", "load A coin")
    assert (dei.hold(s, "1A"), dei.home(s, 0)) == ("1 coin", "1 clove")
    s.active = s.seat = 1
    assert dei.commands(s, 0) == ["unload B crate"]
