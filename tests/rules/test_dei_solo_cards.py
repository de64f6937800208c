"""The automaton's cards: DEI-SOLO-4, 13, 17."""

from dataclasses import replace

import pytest

from carrack.games.dutch_east_indies.box.edition import load_edition
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.solo.cards import deck_of
from support.positions import dei, dei_solo

LEVELS = ("easy", "medium", "hard", "expert")
BOX = load_edition("reconstructed")


def with_symbol(*ids):
    """The box of the tests with the symbol on other cards."""
    cards = [replace(card, shuffle=card.id in ids) for card in dei.EDITION.solo_cards]
    return replace(dei.EDITION, solo_cards=tuple(cards), digest="symbols")


@pytest.mark.rule("DEI-SOLO-4")
@pytest.mark.parametrize("level", LEVELS)
def test_eight_cards_of_the_level_are_the_deck(level):
    s = dei_solo.new_game(level)
    auto = dei_solo.automaton(s)
    out = [card for card in auto.cards if card >= 0]
    assert sorted([*auto.deck, *auto.discard, *out]) == deck_of(s.world)
    cards = [BOX.solo_cards[card] for card in deck_of(s.world)]
    assert len(cards) == 8
    assert all(LEVELS.index(level) in card.levels for card in cards)
    assert sum(card.shuffle for card in cards) == 1


@pytest.mark.rule("DEI-SOLO-4")
def test_how_the_deck_lies_is_drawn():
    assert (
        len({dei_solo.automaton(dei_solo.new_game("easy", seed)).deck for seed in range(20)}) > 10
    )


@pytest.mark.rule("DEI-SOLO-4")
def test_the_big_ship_goes_first_and_both_act():
    s = dei_solo.solo("2A g9 N, 2B k9 N", "wild-2", "market-sail")
    events = dei_solo.pass_turn(s)
    assert dei_solo.drawn(events, "2A") == ["wild-2"]
    assert dei_solo.drawn(events, "2B") == ["market-sail"]
    sailed = [event.data["ship"] for event in events if event.kind == "sailed"]
    assert sailed == sorted(sailed)
    assert set(sailed) == {2, 3}


@pytest.mark.rule("DEI-SOLO-4")
def test_an_unfinished_action_continues_and_no_card_is_drawn():
    s = dei_solo.solo("2A a1 N", "market-sail", "wild-2")
    dei_solo.pass_turn(s)
    events = dei_solo.pass_turn(s)
    assert dei_solo.drawn(events) == []
    assert dei_solo.doing(s) == "market"


@pytest.mark.rule("DEI-SOLO-4")
def test_a_done_card_lies_open_until_its_ships_next_turn():
    s = dei_solo.solo("2A g7 N", "wild-2", discard=("wild-3",))
    dei.deck(s, "a", "nut", "coins", "coins")
    s.automaton.deck = (dei_solo.solo_card(s, "market-sail"), *s.automaton.deck)
    dei_solo.order(s, "2B", "market-cannons", "market")
    events = dei_solo.pass_turn(s)
    assert dei_solo.done(events) == [("wild-2", "empty")]
    assert dei_solo.names(s, dei_solo.automaton(s).discard) == ["wild-3"]
    assert GAME.view(s, 0)["solo"]["orders"][0] == {
        "ship": 2,
        "card": "wild-2",
        "action": None,
        "stage": None,
        "target": None,
    }
    dei_solo.pass_turn(s)
    assert dei_solo.names(s, dei_solo.automaton(s).discard) == ["wild-2", "wild-3"]
    assert dei_solo.doing(s) == "market"


@pytest.mark.rule("DEI-SOLO-4")
def test_the_next_card_is_drawn_at_the_start_of_the_ships_turn_only():
    s = dei_solo.solo("2A g7 N", "wild-2", "market-sail")
    dei.deck(s, "a", "nut", "coins")
    dei_solo.order(s, "2B", "market-cannons", "market")
    events = dei_solo.pass_turn(s)
    assert dei_solo.done(events) == [("wild-2", "empty")]
    assert dei_solo.drawn(events) == ["wild-2"]
    assert dei_solo.drawn(dei_solo.pass_turn(s)) == ["market-sail"]


@pytest.mark.rule("DEI-SOLO-13")
def test_the_card_with_the_symbol_is_shuffled_in_when_its_action_ends():
    s = dei_solo.solo("2A g7 N", "wild-1", discard=("market-sail", "hunt-1"))
    dei.deck(s, "a", "nut", "coins")
    events = dei_solo.pass_turn(s)
    assert dei_solo.done(events) == [("wild-1", "empty")]
    assert dei.reported(events, "DEI-SOLO-13", "cards")[0] == 3
    # before the small ship draws, which therefore finds a card
    assert len(dei_solo.drawn(events, "2B")) == 1
    assert dei_solo.automaton(s).discard == []


@pytest.mark.rule("DEI-SOLO-13")
def test_a_card_without_the_symbol_shuffles_nothing():
    s = dei_solo.solo("2A g7 N", "wild-2", discard=("market-sail",))
    dei.deck(s, "a", "nut", "coins")
    dei_solo.order(s, "2B", "market-cannons", "market")
    events = dei_solo.pass_turn(s)
    assert dei_solo.done(events) == [("wild-2", "empty")]
    assert "solo-shuffled" not in dei.kinds(events)


@pytest.mark.rule("DEI-SOLO-13")
def test_the_other_ships_open_card_is_not_shuffled_in():
    s = dei_solo.solo("2A g7 N", "wild-1", discard=("market-sail",))
    dei_solo.order(s, "2B", "market-cannons", "market")
    dei.deck(s, "a", "nut", "coins")
    dei_solo.pass_turn(s)
    assert dei_solo.names(s, dei_solo.automaton(s).deck) == ["market-sail", "wild-1"]


@pytest.mark.rule("DEI-SOLO-13")
def test_discarded_unfinished_it_is_an_ordinary_discard():
    s = dei_solo.solo("2A a1 N", "wild-2", edition=with_symbol("market-sail"))
    dei_solo.order(s, "2A", "market-sail", "market")
    dei_solo.order(s, "2B", "market-cannons", "market")
    dei.set_field(s, "2A", "sail", 8)
    events = dei_solo.pass_turn(s)
    assert dei_solo.done(events) == [("market-sail", "missed")]
    assert dei_solo.names(s, dei_solo.automaton(s).discard) == ["market-sail"]
    assert "solo-shuffled" not in dei.kinds(events)


@pytest.mark.rule("DEI-SOLO-13")
def test_an_empty_deck_shuffles_its_discards():
    s = dei_solo.solo("2A g9 N", discard=("wild-2", "wild-3"))
    events = dei_solo.pass_turn(s)
    assert dei.reported(events, "DEI-SOLO-13", "cards") == [2]
    assert sorted([*dei_solo.drawn(events, "2A"), *dei_solo.drawn(events, "2B")]) == [
        "wild-2",
        "wild-3",
    ]


@pytest.mark.rule("DEI-SOLO-13")
def test_if_no_card_there_is_applies_the_ship_stays():
    s = dei_solo.solo("2A g9 N", "market-sail", discard=("market-sail-2",))
    dei.set_field(s, "2A", "sail", 8)
    dei.set_field(s, "2B", "sail", 8)
    before = dei.where(s, "2A"), dei.where(s, "2B")
    events = dei_solo.pass_turn(s)
    assert dei.kinds(events).count("solo-idle") == 2
    assert (dei.where(s, "2A"), dei.where(s, "2B")) == before
    assert (len(dei_solo.automaton(s).deck), len(dei_solo.automaton(s).discard)) == (1, 1)


@pytest.mark.rule("DEI-SOLO-13")
def test_a_card_that_does_not_apply_is_discarded_on_the_way_to_one_that_does():
    s = dei_solo.solo("2A g9 N", "market-sail", discard=("wild-2",))
    dei.set_field(s, "2A", "sail", 8)
    events = dei_solo.pass_turn(s)
    assert dei.kinds(events).index("solo-passed") < dei.kinds(events).index("solo-shuffled")
    assert dei_solo.drawn(events) == ["wild-2"]


@pytest.mark.rule("DEI-SOLO-17")
def test_each_ship_has_an_open_card_of_its_own():
    s = dei_solo.solo("2A a10 N, 2B l9 W", "wild-2", "wild-3")
    dei_solo.pass_turn(s)
    orders = GAME.view(s, None)["solo"]["orders"]
    assert [(row["ship"], row["card"]) for row in orders] == [(2, "wild-2"), (3, "wild-3")]


@pytest.mark.rule("DEI-SOLO-17")
def test_points_left_when_an_action_ends_lapse():
    s = dei_solo.solo("2A l5 S", "market-sail")
    events = dei_solo.pass_turn(s)
    assert len(dei_solo.steps(s, events, "2A")) == 1
    assert dei_solo.doing(s) == "idle"


@pytest.mark.rule("DEI-SOLO-17")
def test_a_ship_in_a_fitting_port_acts_at_once_and_once_in_a_turn():
    s = dei_solo.solo("2A g6 W", "wild-2", "wild-3", "wild-4")
    dei.deck(s, "a", "clove", "nut", "coins")
    dei_solo.order(s, "2B", "market-sail", "market")
    events = dei_solo.pass_turn(s)
    assert dei.hold(s, "2A") == ""
    assert dei_solo.done(events) == [("wild-2", "empty")]
    assert dei_solo.drawn(events) == ["wild-2"]
    assert len(s.decks[dei.ISLAND["a"]]) == 2
    events = dei_solo.pass_turn(s)
    assert (dei.hold(s, "2A"), dei_solo.drawn(events)) == ("1 nutmeg", ["wild-3"])


@pytest.mark.rule("DEI-SOLO-17")
def test_in_a_market_port_its_statistic_rises_at_once():
    s = dei_solo.solo("2A l6 S", "market-sail")
    events = dei_solo.pass_turn(s)
    assert dei_solo.steps(s, events, "2A") == []
    assert dei_solo.done(events) == [("market-sail", "upgraded")]


@pytest.mark.rule("DEI-SOLO-17")
def test_a_ship_that_is_not_hunting_attacks_nobody():
    s = dei_solo.solo("1A g8 N (1 clove), 2A g9 N", "wild-2")
    assert "battle" not in dei.kinds(dei_solo.pass_turn(s))


@pytest.mark.rule("DEI-SOLO-17")
def test_it_unloads_whenever_it_is_docked_at_home():
    s = dei_solo.solo("2A g2 E")
    dei_solo.order(s, "2A", "hunt-1", "hunt", target="1A", prize="clove")
    dei.load(s, "2A", "1 clove 2 pepper 1 coin")
    events = dei_solo.pass_turn(s)
    assert (dei.home(s, 1), dei.hold(s, "2A")) == ("1 clove 2 pepper", "")
    assert set(dei.reported(events, "DEI-SOLO-17", "item")) == {"clove", "pepper"}
    assert dei_solo.automaton(s).prize[0] == -1
