"""Holds, home, sea, and goods between the own ships: DEI-CARGO, DEI-TRANSFER."""

import pytest

from carrack.core.chance import Seeded
from carrack.core.game import Refused
from carrack.core.match import Match, new_header, resumed
from carrack.games.dutch_east_indies.chapters.cargo import overboard
from carrack.games.dutch_east_indies.components import COIN
from carrack.games.dutch_east_indies.game import GAME
from support.positions.dei import (
    afloat,
    command,
    commands,
    float_goods,
    hold,
    home,
    legal,
    load,
    play,
    position,
    refused,
    set_field,
    stock,
    told,
    where,
)


@pytest.mark.rule("DEI-CARGO-1")
@pytest.mark.parametrize("goods", ["5 crate", "5 coin", "1 crate 2 coin 2 pepper"])
def test_the_hold_limits_crates_coins_and_spices_together(goods):
    s = position("1B d3 E")
    load(s, "1B", goods)
    stock(s, 0, "1 clove")
    float_goods(s, "d3", "1 clove")
    assert refused(s, "load B clove") == "DEI-CARGO-5"
    assert refused(s, "pick B clove") == "DEI-CARGO-1"
    s.hold[7 + s.hold[7:].index(max(s.hold[7:]))] -= 1
    assert refused(s, "load B clove") is None
    assert refused(s, "pick B clove") is None


@pytest.mark.rule("DEI-CARGO-2")
def test_at_home_anything_is_loaded_and_unloaded():
    s = position("1B e8 N")
    stock(s, 0, "2 crate 1 coin")
    load(s, "1A", "1 nutmeg")
    events = play(s, "load A crate", "load A coin", "unload A nutmeg")
    assert (hold(s, "1A"), home(s, 0)) == ("1 crate 1 coin", "1 crate 1 nutmeg")
    assert told(events, "DEI-CARGO-2", "item") == ["crate", "coin", "nutmeg"]
    assert refused(s, "load A clove") == "DEI-CARGO-2"  # none there
    assert refused(s, "unload A pepper") == "DEI-CARGO-2"  # none aboard
    assert refused(s, "load B crate") == "DEI-CARGO-2"  # not at home


@pytest.mark.rule("DEI-CARGO-2")
def test_two_ships_at_home_exchange_through_the_store_but_nothing_goes_round():
    s = position()
    load(s, "1A", "1 clove")
    play(s, "unload A clove", "load B clove")
    assert refused(s, "give B clove") == "DEI-TRANSFER-1"
    assert refused(s, "unload B clove") == "DEI-CARGO-2"
    play(s, "turn A W")
    assert refused(s, "give B clove") is None


@pytest.mark.rule("DEI-TRANSFER-1")
@pytest.mark.parametrize(
    ("big", "small", "rule"), [("k5", "l5", None), ("l5", "a6", "DEI-TRANSFER-1")]
)
def test_ships_at_opposite_edges_are_not_alongside(big, small, rule):
    s = position(f"1A {big} N, 1B {small} N")
    load(s, "1A", "1 clove")
    assert refused(s, "give A clove") == rule


@pytest.mark.rule("DEI-CARGO-2")
def test_a_new_turn_forgets_which_way_goods_went():
    s = position("1B l6 N, big a10 N, small l1 N")
    load(s, "1A", "1 clove")
    load(s, "1B", "1 coin")
    play(s, "unload A clove", "buy B")
    assert refused(s, "load A clove") == "DEI-CARGO-2"
    assert refused(s, "sell B") == "DEI-MARKET-1"
    stock(s, 1, "1 clove")
    load(s, "2A", "2 crate")
    play(s, "end", winds="N S")
    assert refused(s, "load A clove") is None  # what another seat has done binds nobody else
    play(s, "end", winds="S N")
    assert refused(s, "load A clove") is None
    assert refused(s, "sell B") is None


@pytest.mark.rule("DEI-CARGO-2")
def test_never_in_the_middle_of_a_movement():
    s = position("1A e2 W")
    stock(s, 0, "1 crate")
    play(s, "sail A W", "load A crate")
    assert refused(s, "turn A E") == "DEI-MOVE-1"


@pytest.mark.rule("DEI-CARGO-2")
def test_out_of_turn_it_is_a_command_between_two_decisions():
    s = position("1A g5 N, 2B h9 N")
    stock(s, 0, "1 crate")
    stock(s, 1, "2 crate")
    load(s, "2A", "1 clove")
    load(s, "2B", "1 clove")
    assert commands(s, 1) == ["load A crate", "unload A clove"]  # 2B is not at home
    assert commands(s, 0) == []  # the active seat has its moves
    described = [GAME.describe_command(s, 1, move) for move in GAME.commands(s, 1)]
    assert {data["ship"] for data in described} == {2}  # the ship at home, not the active one
    play(s, "look A a")
    events = command(s, 1, "load A crate")
    assert (s.seat, legal(s)) == (0, ["refuse"])  # the game has not waited
    assert (hold(s, "2A"), home(s, 1)) == ("1 crate 1 clove", "1 crate")
    assert told(events, "DEI-CARGO-2", "item") == ["crate"]


@pytest.mark.rule("DEI-CARGO-2")
def test_no_commands_in_a_fight():
    s = position("1A e8 N, 2B f8 N")
    load(s, "2A", "1 clove")
    play(s, "attack A 2B", dice="6 1")
    assert s.seat == 1  # asked what to lower
    assert commands(s, 1) == []


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
    holds = [hold(match.state, name) for name in ("1A", "2A", "2B")]
    assert holds == ["", "1 crate", "1 coin"]
    assert hold(resumed(GAME, match.record(), Seeded(3)).state, "2A") == "1 crate"


@pytest.mark.rule("DEI-CARGO-3")
def test_any_ship_picks_up_any_part_also_while_passing():
    s = position("1A e8 E, 2A i8 W, 1B a10 N")
    float_goods(s, "f8", "2 clove 1 coin")
    assert refused(s, "pick A clove") == "DEI-CARGO-3"
    play(s, "sail A E", "pick A clove", "sail A E")
    assert (hold(s, "1A"), afloat(s, "f8")) == ("1 clove", "1 coin 1 clove")
    float_goods(s, "i8", "1 pepper")
    play(s, "end", winds="S S")
    play(s, "pick A pepper")
    assert hold(s, "2A") == "1 pepper"


@pytest.mark.rule("DEI-CARGO-4")
def test_nothing_is_thrown_overboard_at_will():
    s = position("1A e8 E")
    load(s, "1A", "1 clove 3 crate")
    assert legal(s, "dump") == legal(s, "drop") == []
    assert refused(s, "dump crate") == "DEI-CARGO-3"


@pytest.mark.rule("DEI-CARGO-5")
def test_loading_and_transfer_never_exceed_a_hold():
    s = position("1B d3 E")
    load(s, "1B", "5 crate")
    load(s, "1A", "1 clove")
    stock(s, 0, "1 clove")
    assert refused(s, "give A clove") == refused(s, "load B clove") == "DEI-CARGO-5"


@pytest.mark.rule("DEI-CARGO-5")
def test_at_the_own_home_port_excess_goes_ashore():
    s = position()
    load(s, "1A", "8 coin")
    overboard(s, 0, COIN)
    assert (hold(s, "1A"), home(s, 0), afloat(s, "d2")) == ("7 coin", "1 coin", "")
    assert told(s.events, "DEI-CARGO-5", "item") == ["coin"]


@pytest.mark.rule("DEI-CARGO-6")
def test_a_coin_is_a_value_of_one_in_hold_price_and_spoils():
    s = position("1A e8 E, 2A f8 N, 1B l6 N")
    load(s, "2A", "3 coin 1 clove")
    load(s, "1B", "3 coin")
    play(s, "attack A 2A", dice="6 1")
    assert hold(s, "2A") == "2 coin"
    play(s, "buy B")
    assert hold(s, "1B") == "2 crate 2 coin"
    assert sum(s.hold[7:14]) == 4


@pytest.mark.rule("DEI-TRANSFER-1")
@pytest.mark.parametrize(("other", "rule"), [("e7", None), ("f8", None), ("f7", "DEI-TRANSFER-1")])
def test_own_ships_side_by_side_exchange_goods_never_diagonally(other, rule):
    s = position(f"1A e8 E, 1B {other} N")
    load(s, "1A", "1 clove 1 crate")
    load(s, "1B", "1 coin")
    assert refused(s, "give A clove") == refused(s, "give B coin") == rule
    assert refused(s, "give A nutmeg") == "DEI-TRANSFER-1"  # there is none
    if rule is None:
        events = play(s, "give A clove", "give B coin")
        assert (hold(s, "1A"), hold(s, "1B")) == ("1 crate 1 coin", "1 clove")
        assert told(events, "DEI-TRANSFER-1", "item") == ["clove", "coin"]
        assert refused(s, "give B clove") == "DEI-TRANSFER-1"  # it would go round


@pytest.mark.rule("DEI-TRANSFER-1")
def test_a_ship_that_stopped_to_transfer_moves_no_further():
    s = position("1A d8 E, 1B f8 N")
    load(s, "1A", "1 clove")
    play(s, "sail A E", "give A clove")
    assert refused(s, "sail A N") == "DEI-MOVE-1"
    play(s, "sail B N")
    assert where(s, "1B") == "f7 N"


@pytest.mark.rule("DEI-TRANSFER-2")
def test_beside_a_docked_own_ship_there_is_a_look_of_ones_own_without_protection():
    s = position("1A g5 N, 1B g4 N, 2A h3 N")
    load(s, "1B", "2 crate")
    assert legal(s, "look") == ["look A a", "look B a"]
    play(s, "look A a", "refuse", "look B a", "accept 2")
    assert hold(s, "1B") == "2 coin 1 nutmeg"
    s.active = s.seat = 1
    assert refused(s, "attack A 1B") is None


@pytest.mark.rule("DEI-TRANSFER-2")
def test_diagonally_a_docked_ship_is_of_no_use():
    s = position("1A g5 N, 1B h4 N")
    assert legal(s, "look") == ["look A a"]


@pytest.mark.rule("DEI-TRANSFER-2")
def test_the_adjacent_ship_uses_the_market_and_either_ships_coins_pay():
    s = position("1A l6 N, 1B l5 N")
    load(s, "1A", "2 coin")
    load(s, "1B", "2 crate")
    set_field(s, "1B", "sail", 3)
    play(s, "sell B")
    assert (hold(s, "1A"), hold(s, "1B")) == ("2 coin", "1 coin")
    play(s, "upgrade B sail")
    assert (hold(s, "1A"), hold(s, "1B")) == ("1 coin", "")
    load(s, "1B", "1 coin")
    set_field(s, "1A", "sail", 3)
    play(s, "upgrade A sail")
    assert hold(s, "1A") == hold(s, "1B") == ""


@pytest.mark.rule("DEI-TRANSFER-2")
def test_at_home_goods_pass_through_a_full_docked_ship_in_the_own_turn_only():
    s = position("1A e3 N, 1B d3 N")
    load(s, "1B", "5 crate")
    load(s, "1A", "1 clove")
    stock(s, 0, "1 coin")
    play(s, "unload A clove", "load A coin")
    assert (hold(s, "1A"), home(s, 0)) == ("1 coin", "1 clove")
    s.active = s.seat = 1
    assert commands(s, 0) == ["unload B crate"]
