"""The Market and upgrades: DEI-MARKET, DEI-UPGRADE."""

import pytest

from carrack.games.dutch_east_indies.chapters.ships import stat_value
from carrack.games.dutch_east_indies.components import CARGO
from carrack.games.dutch_east_indies.game import GAME
from support.positions import dei


@pytest.mark.rule("DEI-MARKET-1")
def test_coins_and_crates_change_hands_any_number_of_times():
    s = dei.position("1A l6 N (4 crate 1 coin)")
    dei.play(s, "sell A", "sell A", "buy A", "buy A", "buy A")
    assert dei.hold(s, "1A") == "6 crate"
    assert s.supply[:2] == [58, 51]
    assert dei.refused(s, "buy A") == "DEI-MARKET-1"


@pytest.mark.rule("DEI-MARKET-1")
def test_crates_just_bought_are_not_sold_until_a_ship_has_moved():
    s = dei.position("1A l6 N (2 coin), 1B l5 S (2 crate)")
    dei.play(s, "buy A")
    assert dei.refused(s, "sell A") == "DEI-MARKET-1"
    said = str(GAME.refusal(s, GAME.read_move(s, "sell A")))
    assert "to keep turns from going in circles" in said.lower()
    assert "until one of your ships sails or turns, or until your next turn" in said
    dei.play(s, "turn B E")
    assert dei.refused(s, "sell B") is None


@pytest.mark.rule("DEI-MARKET-1")
@pytest.mark.parametrize("spice", ["clove", "pepper"])
def test_a_spice_and_two_coins_for_another_spice_but_never_pepper(spice):
    s = dei.position("1A l6 N")
    dei.load(s, "1A", f"2 coin 1 {spice}")
    assert f"swap A {spice} nutmeg" in dei.legal(s)
    assert not any(move.endswith("pepper") for move in dei.legal(s, "swap"))
    dei.play(s, f"swap A {spice} nutmeg")
    assert dei.hold(s, "1A") == "1 nutmeg"


@pytest.mark.rule("DEI-MARKET-1")
@pytest.mark.parametrize(
    ("cargo", "move"),
    [("2 crate", "buy A"), ("1 crate", "sell A"), ("1 coin 1 clove", "swap A clove nutmeg")],
)
def test_what_cannot_be_paid_is_refused(cargo, move):
    s = dei.position("1A l6 N")
    dei.load(s, "1A", cargo)
    assert dei.refused(s, move) == "DEI-MARKET-1"


@pytest.mark.rule("DEI-MARKET-1")
def test_only_at_the_market():
    s = dei.position("1A g5 N (2 coin 2 crate 1 clove)")
    for move in ("buy A", "sell A", "swap A clove nutmeg"):
        assert dei.refused(s, move) == "DEI-MARKET-1"


@pytest.mark.rule("DEI-UPGRADE-1")
def test_fields_cost_their_printed_price_as_many_as_can_be_paid():
    s = dei.position("1B l6 N (5 coin)")
    events = dei.play(s, "upgrade B cargo", "upgrade B cargo")  # 5 to 7 for 2 + 2, as printed
    assert dei.reported(events, "DEI-UPGRADE-1", "stat", "value", "cost") == [
        ("cargo", 6, 2),
        ("cargo", 7, 2),
    ]
    assert (dei.hold(s, "1B"), stat_value(s, 1, CARGO)) == ("1 coin", 7)
    assert dei.refused(s, "upgrade B cargo") == "DEI-UPGRADE-1"


@pytest.mark.rule("DEI-UPGRADE-1")
@pytest.mark.parametrize(("other", "rule"), [("l7", None), ("g5", "DEI-UPGRADE-1")])
def test_coins_aboard_the_own_ship_in_port_there_pay_too(other, rule):
    s = dei.position(f"1A l6 N (1 coin), 1B {other} N (2 coin)")
    assert dei.refused(s, "upgrade A cargo") == rule
    if rule is None:
        dei.play(s, "upgrade A cargo")
        assert (dei.hold(s, "1A"), dei.hold(s, "1B")) == ("", "1 coin")


@pytest.mark.rule("DEI-UPGRADE-1")
def test_only_ships_docked_at_the_market_are_upgraded():
    s = dei.position("1A l6 N (9 coin), 1B k8 N (9 coin)")
    assert dei.refused(s, "upgrade B sail") == "DEI-UPGRADE-1"
    assert dei.refused(s, "upgrade A sail") is None


@pytest.mark.rule("DEI-UPGRADE-2")
def test_tracks_have_an_end_and_are_the_same_for_both_ships():
    s = dei.position("1A l6 N (9 coin), 1B l7 N")
    for name in ("1A", "1B"):
        dei.set_field(s, name, "cargo", 7)
    assert dei.refused(s, "upgrade A cargo") == dei.refused(s, "upgrade B cargo") == "DEI-UPGRADE-2"
    assert stat_value(s, 0, CARGO) == stat_value(s, 1, CARGO) == 10
    dei.set_field(s, "1B", "cannons", 0)
    dei.set_field(s, "1A", "cannons", 0)
    dei.play(s, "upgrade A cannons", "upgrade B cannons")
    assert dei.fields(s, "1A")[2] == dei.fields(s, "1B")[2] == 1


@pytest.mark.rule("DEI-CARGO-3")
def test_a_purchase_beyond_the_hold_is_dumped():
    s = dei.position("1B l6 N (5 coin)")
    dei.play(s, "buy B", "dump crate")
    assert (dei.hold(s, "1B"), dei.afloat(s, "l6")) == ("1 crate 4 coin", "1 crate")
