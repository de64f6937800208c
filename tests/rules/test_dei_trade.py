"""Trading cards: DEI-TRADE."""

import pytest

from carrack.core.chance import Stream
from carrack.core.game import canonical
from carrack.games.dutch_east_indies.game import GAME
from support.positions import dei


@pytest.mark.rule("DEI-TRADE-1")
def test_a_look_needs_a_port_of_a_wild_island_with_cards():
    s = dei.position("1A g5 N, 1B h8 N")
    assert dei.legal(s, "look") == ["look A a"]  # without crates, too
    for move in ("look B a", "look A b", "look A k"):
        assert dei.refused(s, move) == "DEI-TRADE-1"
    dei.deck(s, "a")
    assert dei.refused(s, "look A a") == "DEI-TRADE-1"


@pytest.mark.rule("DEI-TRADE-1")
def test_an_island_that_the_map_lacks_is_refused_as_such():
    refusal = GAME.refusal(dei.position("1A c8 N"), GAME.read_move(dei.position(), "look A k"))
    assert refusal.key == "refusal-no-wild-island"


@pytest.mark.rule("DEI-TRADE-1")
def test_one_look_for_each_ship_and_island_and_turn():
    s = dei.position("1A g5 N, 1B g6 N, big e1 N, small k1 N")
    dei.play(s, "look A a", "refuse")
    assert dei.refused(s, "look A a") == "DEI-TRADE-1"
    assert dei.legal(s, "look") == ["look B a"]
    dei.play(s, "look B a", "refuse", "end", winds="S S")
    dei.play(s, "end", winds="N N")
    assert dei.legal(s, "look") == ["look A a", "look B a"]


@pytest.mark.rule("DEI-TRADE-1")
def test_a_ship_may_look_at_another_island_in_the_same_turn():
    s = dei.position("1A c8 N")
    s.looked[0] = 1 << dei.ISLAND["a"]
    assert dei.legal(s, "look") == ["look A b"]


@pytest.mark.rule("DEI-TRADE-1")
@pytest.mark.rule("DEI-TRADE-2")
def test_only_who_looks_sees_the_card():
    s = dei.position("1A g5 N, 2A g6 N")
    events = dei.play(s, "look A a")
    assert [e.seen_by(0).get("card") for e in events] == ["nut"]
    shown = [canonical(GAME.view(s, viewer)["islands"]) for viewer in (None, 1)]
    asked = [GAME.view(s, viewer)["ask"] for viewer in (None, 1)]
    assert all("nut" not in text for text in shown)
    assert all("card" not in ask for ask in asked)
    assert all("card" not in e.seen_by(viewer) for e in events for viewer in (None, 1))
    assert GAME.view(s, 0)["ask"]["card"] == "nut"


@pytest.mark.rule("DEI-TRADE-2")
def test_a_refused_card_goes_back_on_top_and_is_known_to_its_viewer_for_ever():
    s = dei.position("1A g5 N, 2A g6 N, big e1 N, small k1 N")
    before = s.decks[:]
    events = dei.play(s, "look A a", "refuse")
    assert s.decks == before
    assert all("nut" not in canonical(e.seen_by(1)) for e in events)
    dei.play(s, "end", winds="S S")
    known = [GAME.view(s, viewer)["islands"][dei.ISLAND["a"]]["known"] for viewer in (0, 1, None)]
    assert known == ["nut", None, None]
    tops = [{GAME.imagine(s, seat, Stream(n)).decks[3][-1] for n in range(30)} for seat in (0, 1)]
    assert tops[0] == {dei.CARD["nut"]}
    assert len(tops[1]) > 1


@pytest.mark.rule("DEI-TRADE-2")
def test_what_was_known_ends_when_the_card_is_taken_and_when_cards_are_dealt():
    s = dei.position("1A g5 N, 2A g6 N, 1B c8 N")
    dei.play(s, "look A a", "refuse")
    dei.load(s, "1B", "1 crate")
    s.known = [1 << dei.ISLAND["a"]] * 2
    dei.play(s, "look B b", "accept 1")
    assert s.known == [1 << dei.ISLAND["a"]] * 2  # another island's card was taken
    dei.load(s, "2A", "2 crate")
    s.active = s.seat = 1
    dei.play(s, "look A a", "accept 2")
    assert s.known == [0, 0]
    s = dei.position("1B c8 N")
    dei.deck(s, "a")
    dei.load(s, "1B", "1 crate")
    s.known = [1 << dei.ISLAND["a"]] * 2  # more than can be: the deal must forget it all
    dei.play(s, "look B b", "accept 1")
    assert s.known == [0, 0]


@pytest.mark.rule("DEI-TRADE-3")
def test_accepted_crates_leave_goods_come_and_all_see_the_card():
    s = dei.position("1A g5 N (3 crate)")
    events = dei.play(s, "look A a", "accept 2")
    assert dei.hold(s, "1A") == "1 crate 2 coin 1 nutmeg"
    assert (s.decks[3], s.discard) == ((dei.CARD["coins"],), [dei.CARD["nut"]])
    assert dei.reported([e for e in events if e.readers is None], "DEI-TRADE-3", "card") == ["nut"]
    assert s.supply == [62, 48, 8, 8, 8, 7, 8]
    assert GAME.view(s, None)["discard"] == ["nut"]


@pytest.mark.rule("DEI-TRADE-3")
def test_a_price_that_cannot_be_paid_is_refused():
    s = dei.position("1A g5 N (1 crate)")
    dei.play(s, "look A a")
    assert dei.legal(s) == ["refuse"]
    assert dei.refused(s, "accept 2") == "DEI-TRADE-3"
    assert dei.refused(s, "accept 3") == "DEI-TRADE-3"
    assert dei.refused(s, "accept 1") == "DEI-TRADE-4"
    dei.load(s, "1A", "7 crate")
    assert dei.legal(s) == ["accept 2", "refuse"]
    assert dei.refused(s, "accept 3") == "DEI-TRADE-3"  # never more than the card asks for


@pytest.mark.rule("DEI-TRADE-4")
@pytest.mark.parametrize(
    ("other", "ways"), [("g4", ["accept 0", "accept 1"]), ("h4", []), ("h8", [])]
)
def test_crates_of_the_own_ship_alongside_count(other, ways):
    s = dei.position(f"1A g5 N (1 crate), 1B {other} N (4 crate)")
    dei.play(s, "look A a")
    assert dei.legal(s, "accept") == ways
    if ways:
        dei.play(s, "accept 1")
        assert (dei.hold(s, "1A"), dei.hold(s, "1B")) == ("2 coin 1 nutmeg", "3 crate")


@pytest.mark.rule("DEI-TRADE-5")
def test_cargo_beyond_the_hold_goes_into_the_sea_the_owner_chooses():
    s = dei.position("1B g5 N (2 clove 3 crate), big e1 N")
    dei.play(s, "look B a", "accept 2")
    assert s.seat == 0
    assert dei.legal(s) == ["dump clove", "dump coin", "dump crate", "dump nutmeg"]
    events = dei.play(s, "dump coin")
    assert (dei.hold(s, "1B"), dei.afloat(s, "g5")) == ("1 crate 1 coin 2 clove 1 nutmeg", "1 coin")
    assert dei.reported(events, "DEI-CARGO-3", "item") == ["coin"]
    assert "end" in dei.legal(s)


@pytest.mark.rule("DEI-TRADE-6")
def test_when_every_wild_island_is_empty_all_cards_are_dealt_at_once():
    s = dei.position("1A g5 N")
    dei.deck(s, "a", "nut")
    dei.deck(s, "b")
    s.aside, s.discard = (
        (dei.CARD["spare"],),
        [n for n in range(6) if n not in (dei.CARD["nut"], 5)],
    )
    dei.load(s, "1A", "2 crate")
    events = dei.play(s, "look A a", "accept 2")
    assert [len(cards) for cards in s.decks] == [0, 0, 0, 3, 2]
    assert sorted([*s.decks[3], *s.decks[4], *s.aside]) == list(range(6))
    assert (s.discard, dei.kinds(events)[-1], events[-1].rule) == ([], "dealt", "DEI-TRADE-6")


@pytest.mark.rule("DEI-TRADE-6")
def test_one_island_with_cards_is_enough_to_wait():
    s = dei.position("1A g5 N")
    dei.deck(s, "a", "coins")
    dei.load(s, "1A", "1 crate")
    events = dei.play(s, "look A a", "accept 1")
    assert "dealt" not in dei.kinds(events)
    assert s.decks[3] == ()


@pytest.mark.rule("DEI-TRADE-7")
def test_players_never_trade_with_each_other():
    s = dei.position("1A h6 N (1 crate 1 clove), 2A h7 N, 1B a10 N")
    assert dei.legal(s, "give") == []
    assert dei.refused(s, "give A clove") == "DEI-TRANSFER-1"


@pytest.mark.rule("DEI-TRADE-8")
def test_after_a_look_only_accepting_or_refusing_is_possible():
    s = dei.position("1A g5 N (2 crate)")
    dei.play(s, "look A a")
    assert dei.legal(s) == ["accept 2", "refuse"]
    for move in ("sail A N", "end", "look A a"):
        assert dei.refused(s, move) == "DEI-TRADE-8"


@pytest.mark.rule("DEI-TRADE-8")
def test_no_second_look_after_accepting_and_goods_go_to_the_trading_ship_only():
    s = dei.position("1A g5 N (1 crate), 1B g4 N (1 crate)")
    dei.play(s, "look A a", "accept 1")
    assert (dei.hold(s, "1A"), dei.hold(s, "1B")) == ("2 coin 1 nutmeg", "")
    assert dei.legal(s, "look") == ["look B a"]


@pytest.mark.rule("DEI-TRADE-8")
def test_the_excess_is_dumped_before_cards_are_dealt_again():
    s = dei.position("1B c8 N")
    dei.deck(s, "a")
    dei.deck(s, "b", "rich")
    dei.load(s, "1B", "1 crate 5 clove")
    dei.set_field(s, "1B", "cargo", 3)  # room for six
    assert "depleted" not in dei.kinds(dei.play(s, "look B b", "accept 1"))
    dei.play(s, *["dump coin"] * 4)
    assert s.decks[4] == ()
    assert dei.kinds(dei.play(s, "dump coin"))[-2:] == ["depleted", "dealt"]
    assert len(s.decks[4]) == 2
