"""The automaton's set-up, goal and own decks: DEI-SOLO-1, 2, 3, 12, 14, 16."""

import json
from dataclasses import replace

import pytest

from carrack.core.chance import Seeded
from carrack.core.game import OVER
from carrack.games.dutch_east_indies.box.edition import load_chart, load_edition
from carrack.games.dutch_east_indies.chapters.setup import set_up
from carrack.games.dutch_east_indies.chapters.ships import room_of, stat_value
from carrack.games.dutch_east_indies.chapters.trade import deal
from carrack.games.dutch_east_indies.chart.world import World
from carrack.games.dutch_east_indies.components import CANNONS, SAIL, SoloCard
from carrack.games.dutch_east_indies.game import GAME
from support.positions import dei, dei_solo

BOX = load_edition("reconstructed")


def rich(s):
    """Cards with three spices that are anywhere in a game."""
    cards = [card for cards in s.decks for card in cards]
    return [c for c in [*cards, *s.aside, *s.discard] if s.world.edition.cards[c].spices >= 3]


def own_box(*cards):
    return replace(BOX, solo_cards=cards, name="own", digest="own")


@pytest.mark.rule("DEI-SOLO-1")
@pytest.mark.parametrize(
    ("level", "cannons", "sails"),
    [
        ("easy", [5, 3], [("lowest", 3), ("lowest", 2)]),
        ("medium", [6, 4], [("middle", 3), ("highest", 2)]),
        ("hard", [7, 5], [("middle", 3), ("lowest", 3)]),
        ("expert", [7, 6], [("highest", 3), ("middle", 3)]),
    ],
)
def test_cannons_and_sails_by_level(level, cannons, sails):
    s = dei_solo.new_game(level)
    ships = (dei.ship("2A"), dei.ship("2B"))
    assert [stat_value(s, number, CANNONS) for number in ships] == cannons
    track = BOX.tracks[SAIL].values
    for number, (place, value) in zip(ships, sails, strict=True):
        of_value = [field for field, found in enumerate(track) if found == value]
        at = {"lowest": 0, "middle": len(of_value) // 2, "highest": -1}[place]
        assert s.fields[number * 3 + SAIL] == of_value[at]


@pytest.mark.rule("DEI-SOLO-1")
def test_the_automaton_has_no_hold_limit():
    s = dei_solo.solo("2A g7 N (40 clove)", "wild-2")
    dei_solo.pass_turn(s)
    assert dei.hold(s, "2A") == "40 clove 1 nutmeg"
    assert room_of(s, dei.ship("2A")) > 0


@pytest.mark.rule("DEI-SOLO-2")
def test_the_human_has_fifteen_crates_and_ten_coins_the_automaton_nothing():
    s = dei_solo.new_game("easy")
    assert dei.home(s, 0) == "15 crate 10 coin"
    assert dei.home(s, 1) == ""
    assert dei.hold(s, "2A") == dei.hold(s, "2B") == ""


@pytest.mark.rule("DEI-SOLO-2")
def test_it_takes_only_the_spices_of_a_card_and_gives_nothing():
    s = dei_solo.solo("2A g7 N", "wild-2")  # the card is 2 crates for 2 coins and a nutmeg
    dei.load(s, "2A", "3 crate")
    before = s.supply[:]
    events = dei_solo.pass_turn(s)
    assert dei.hold(s, "2A") == "3 crate 1 nutmeg"
    assert [a - b for a, b in zip(before, s.supply, strict=True)] == [0, 0, 0, 0, 0, 1, 0]
    assert dei.reported(events, "DEI-SOLO-6", "card")[-1] == "nut"


@pytest.mark.rule("DEI-SOLO-2")
def test_coins_won_in_battle_stay_aboard_until_the_ship_is_home():
    s = dei_solo.solo("1A e8 N (1 clove 3 coin), 2A f9 N", "hunt-1")
    dei_solo.pass_turn(s, dice="6 1")
    assert dei.hold(s, "2A") == "1 coin 1 clove"
    s.at[2] = dei.square(s, "g3")
    before = s.supply[1]
    dei_solo.pass_turn(s)
    assert (dei.hold(s, "2A"), dei.home(s, 1), s.supply[1]) == ("", "1 clove", before + 1)


@pytest.mark.rule("DEI-SOLO-2")
def test_it_never_picks_up_coins_or_crates():
    s = dei_solo.solo("2A g8 N", "wild-2")
    dei.float_goods(s, "g7", "2 crate 3 coin 1 pepper")
    dei_solo.pass_turn(s)
    assert dei.hold(s, "2A") == "1 nutmeg 1 pepper"
    assert dei.afloat(s, "g7") == "2 crate 3 coin"


@pytest.mark.rule("DEI-SOLO-3")
def test_the_automaton_has_had_its_first_turn_when_the_human_is_asked():
    s = dei_solo.new_game("medium")
    assert (s.start, s.turn, s.seat, s.active) == (1, 1, 0, 0)
    auto = dei_solo.automaton(s)
    assert len(auto.deck) + len(auto.discard) < 8


@pytest.mark.rule("DEI-SOLO-3")
def test_pirates_move_in_its_turns_and_in_the_humans():
    s = dei_solo.solo("big f2 N, small h9 N")
    events = dei_solo.pass_turn(s, winds="N N E S")
    assert (dei.pirate(s, 0), dei.pirate(s, 1)) == ("g1", "h9")
    assert dei.reported(events, "DEI-PIRATE-1", "pirate") == ["big", "small", "big", "small"]


@pytest.mark.rule("DEI-SOLO-3")
def test_pirates_never_attack_it_in_either_turn():
    s = dei_solo.solo("1A f9 N, 2A e8 N, 2B g9 N, big f6 N, small l1 S")
    events = dei_solo.pass_turn(s, winds="S S S N", dice="6 1 6 1")
    assert dei.pirate(s) == "f8"  # beside both of its ships, in its turn and in the human's
    assert [event.data["ship"] for event in events if event.kind == "pirate-battle"] == [0]
    assert dei.fields(s, "2A") == dei.fields(dei_solo.solo(), "2A")


@pytest.mark.rule("DEI-SOLO-3")
def test_pirates_do_not_attack_it_when_it_sails_past():
    s = dei_solo.solo("2A g10 N, big f9 N", "wild-2")
    events = dei_solo.pass_turn(s, winds="N S S N")
    assert dei_solo.steps(s, events, "2A") == ["f9", "e8", "f7"]  # all beside the pirate on f8
    assert [event for event in events if event.kind == "pirate-battle"] == []


@pytest.mark.rule("DEI-SOLO-3")
def test_pirates_attack_the_human_in_its_turn_as_usual():
    s = dei_solo.solo("1A f8 N, 2A e1 N, big f6 N", "wild-2")
    dei_solo.pass_turn(s, winds="S S", dice="1 6")
    assert (s.seat, s.active) == (0, 1)  # asked in the middle of the automaton's turn
    assert dei_solo.doing(s) == "idle"  # whose ships have not begun yet
    dei.play(s, "lower sail", "lower sail", winds="N N")
    assert (s.seat, s.active, dei_solo.doing(s)) == (0, 0, "wild")


@pytest.mark.rule("DEI-SOLO-12")
@pytest.mark.parametrize(
    ("level", "count"), [("easy", 2), ("medium", 2), ("hard", 0), ("expert", 0)]
)
def test_hard_and_expert_play_without_the_cards_of_three_spices(level, count):
    s = dei_solo.new_game(level)
    assert len(rich(s)) == count
    deal(s, Seeded(7))  # as when all islands are empty
    assert len(rich(s)) == count


@pytest.mark.rule("DEI-SOLO-12")
def test_they_stay_out_of_a_game_when_the_cards_are_dealt_again():
    s = dei_solo.solo("2A g7 N", "wild-2", level="hard")
    s.decks = [() for _ in s.decks]
    dei.deck(s, "a", "coins")
    events = dei_solo.pass_turn(s)
    assert "dealt" in dei.kinds(events)
    assert rich(s) == []
    assert len([card for cards in s.decks for card in cards]) == 5


@pytest.mark.rule("DEI-SOLO-14")
def test_the_automaton_wins_with_any_eight_spices_at_home():
    s = dei_solo.solo("2A h2 W")
    dei_solo.order(s, "2A", "wild-2", "wild", homeward=True)
    dei.stock(s, 1, "3 pepper 4 clove")
    dei.load(s, "2A", "2 clove")
    events = dei_solo.pass_turn(s)
    assert (s.seat, s.winner, dei.home(s, 1)) == (OVER, 1, "5 clove 3 pepper")
    assert dei.kinds(events).count("won") == 1
    assert dei.reported(events, "DEI-SOLO-14") == [()]
    result = GAME.result(s)
    assert (result.points, result.places, result.rule) == ([0, 8], [2, 1], "DEI-SOLO-14")


@pytest.mark.rule("DEI-SOLO-14")
def test_seven_spices_do_not_win():
    s = dei_solo.solo("2A h2 W")
    dei_solo.order(s, "2A", "wild-2", "wild", homeward=True)
    dei.stock(s, 1, "3 pepper 3 clove")
    dei.load(s, "2A", "1 clove")
    dei_solo.pass_turn(s)
    assert (s.seat, GAME.result(s).points) == (0, [0, 7])


@pytest.mark.rule("DEI-SOLO-14")
def test_spices_picked_from_the_sea_count():
    s = dei_solo.solo("2A g3 E")
    dei_solo.order(s, "2A", "wild-2", "wild", homeward=True)
    dei.stock(s, 1, "6 pepper")
    dei.load(s, "2A", "1 clove")
    dei.float_goods(s, "h3", "1 nutmeg")
    dei.float_goods(s, "h2", "1 nutmeg")
    dei_solo.pass_turn(s)
    assert s.winner == 1


@pytest.mark.rule("DEI-SOLO-14")
def test_the_human_wins_by_two_of_each_only():
    s = dei_solo.solo("1A d2 E")
    dei.stock(s, 0, "8 clove 2 cinnamon 2 nutmeg 1 cardamom")
    dei.load(s, "1A", "1 cardamom")
    assert s.seat == 0
    dei.play(s, "unload A cardamom")
    assert (s.seat, s.winner, GAME.result(s).rule) == (OVER, 0, "DEI-WIN-1")


@pytest.mark.rule("DEI-SOLO-16")
def test_a_custom_edition_brings_its_own_solo_cards_and_decks():
    hunter = SoloCard("pounce", "hunt", "market", (CANNONS, SAIL), (0,), False)
    box = own_box(hunter, SoloCard("only-expert", "wild", "", (), (3,), True))
    chart = load_chart("two")
    for level, ids in ((0, ["pounce"]), (3, ["only-expert"])):
        s = set_up(World(box, chart, 2, False, 0, level), 0, Seeded(1))
        out = [card for card in dei_solo.automaton(s).cards if card >= 0]
        assert (
            dei_solo.names(s, [*dei_solo.automaton(s).deck, *dei_solo.automaton(s).discard, *out])
            == ids
        )
    assert json.loads(json.dumps(GAME.view(s, 0)["static"]["solo_cards"]))["pounce"] == {
        "action": "hunt",
        "otherwise": "market",
        "upgrades": ["cannons", "sail"],
        "shuffle": False,
    }


@pytest.mark.rule("DEI-SOLO-16")
def test_an_own_card_does_what_it_says():
    box = replace(
        dei.EDITION, solo_cards=(SoloCard("both", "market", "", (SAIL, CANNONS), (0,), True),)
    )
    s = dei_solo.solo("2A l5 S", "both", edition=box)
    before = dei.fields(s, "2A")
    dei_solo.pass_turn(s)
    assert [a - b for a, b in zip(dei.fields(s, "2A"), before, strict=True)] == [1, 0, 1]
