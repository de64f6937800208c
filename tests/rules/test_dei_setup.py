"""Set-up of The Dutch East Indies: DEI-SETUP."""

import pytest

from carrack.core.chance import Seeded
from carrack.core.game import checked_options
from carrack.games.dutch_east_indies.box.edition import load_chart
from carrack.games.dutch_east_indies.chapters.ships import stat_value
from carrack.games.dutch_east_indies.components import HOME, ITEM_NAMES, ITEMS, MARKET, WILD
from carrack.games.dutch_east_indies.game import GAME
from support.positions import dei


def new_game(players, seed=1, **options):
    return GAME.setup(players, checked_options(GAME, players, dict(options)), Seeded(seed))


@pytest.mark.rule("DEI-SETUP-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_a_home_and_two_ships(players):
    s = new_game(players)
    assert (len(s.at), len(s.home)) == (players * 2, players * ITEMS)
    assert len(set(s.world.homes)) == players
    with pytest.raises(ValueError, match="1 to 4"):
        new_game(5)


@pytest.mark.rule("DEI-SETUP-2")
def test_the_chart_depends_on_the_number_of_players():
    names = {players: new_game(players).world.plan.name for players in (2, 3, 4)}
    assert len(set(names.values())) == 3
    for players in names:
        kinds = [island.kind for island in new_game(players).world.islands]
        assert (kinds.count(HOME), kinds.count(MARKET)) == (players, 1)
        assert kinds.count(WILD) >= 6
    with pytest.raises(ValueError, match="can be “three” only .* 3; there are 2"):
        new_game(2, chart=names[3])


@pytest.mark.rule("DEI-SETUP-2")
def test_a_record_names_the_chart_it_was_played_on():
    standard = GAME.identity(2, checked_options(GAME, 2, {}))
    chosen = GAME.identity(2, checked_options(GAME, 2, {"chart": "two"}))
    alone = GAME.identity(1, checked_options(GAME, 1, {}))
    assert (standard["chart"], chosen["chart"]) == ("standard", "two")
    assert standard["chart_content"] == chosen["chart_content"] == alone["chart_content"]
    assert standard["chart_content"] == load_chart("two").digest


@pytest.mark.rule("DEI-SETUP-3")
def test_ports_belong_to_the_island_they_touch_and_some_islands_have_two():
    world = dei.position().world
    names = [[world.square_name(q) for q in ports] for ports in world.ports]
    assert names == [["d2", "d3"], ["i2", "i3"], ["l6", "l7"], ["g5", "g6"], ["c8"]]
    assert any(len(ports) == 2 for ports in new_game(2).world.ports)
    assert all(new_game(2).world.ports)


@pytest.mark.rule("DEI-SETUP-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_are_dealt_as_the_map_says_and_the_rest_is_set_aside(players):
    s = new_game(players)
    plans = s.world.islands
    assert [len(deck) for deck in s.decks] == [p.cards if p.kind == WILD else 0 for p in plans]
    cards = [card for deck in s.decks for card in deck] + list(s.aside)
    assert sorted(cards) == list(range(30))
    assert cards != sorted(cards)
    assert new_game(players, seed=2).decks != s.decks


@pytest.mark.rule("DEI-SETUP-5")
def test_ships_and_pirates_start_as_marked():
    s = new_game(3, start="1")
    plan = s.world.plan
    marked = [berth for pair in plan.ships for berth in pair]
    assert s.at == [s.world.square(b.row, b.column) for b in marked]
    assert s.facing == [b.facing for b in marked]
    for pirate, berth in enumerate(plan.pirates):  # the first wind has moved each by one square
        assert s.pirates[pirate] in s.world.near[s.world.square(berth.row, berth.column)]


@pytest.mark.rule("DEI-SETUP-6")
def test_start_stock_goes_by_place_in_turn_order():
    s = new_game(4, start="3")
    stocks = [tuple(s.home[seat * ITEMS : seat * ITEMS + 2]) for seat in (2, 3, 0, 1)]
    assert stocks == [(14, 10), (15, 10), (15, 10), (15, 11)]
    assert not any(s.hold)


@pytest.mark.rule("DEI-SETUP-7")
def test_start_values_of_both_ships():
    s = dei.position()
    assert [stat_value(s, 0, stat) for stat in range(3)] == [3, 7, 5]
    assert [stat_value(s, 1, stat) for stat in range(3)] == [2, 5, 3]


@pytest.mark.rule("DEI-SETUP-8")
def test_five_spices_pepper_among_them():
    assert ITEM_NAMES[2:] == ("clove", "cardamom", "cinnamon", "nutmeg", "pepper")
    s = dei.position("1A l6 S (1 pepper 2 coin)")
    assert dei.legal(s, "swap") == [
        f"swap A pepper {spice}" for spice in ("cardamom", "cinnamon", "clove", "nutmeg")
    ]


@pytest.mark.rule("DEI-SETUP-9")
@pytest.mark.parametrize(("strict", "rule"), [(False, None), (True, "DEI-SETUP-11")])
def test_the_supply_has_no_end_unless_an_option_says_so(strict, rule):
    s = dei.position("1A l6 S", strict=strict)
    assert s.supply == [60, 50, 8, 8, 8, 8, 8]
    s.supply = [1, 0, 0, 0, 0, 0, 0]
    dei.load(s, "1A", "1 pepper 2 coin 2 crate")
    for move in ("buy A", "sell A", "swap A pepper clove"):
        assert dei.refused(s, move) == rule
    assert new_game(2, supply="strict").world.strict
    assert not new_game(2).world.strict


@pytest.mark.rule("DEI-SETUP-10")
def test_the_start_is_drawn_or_chosen_and_turns_go_clockwise():
    assert {new_game(3, seed).start for seed in range(20)} == {0, 1, 2}
    s = new_game(3, start="3")
    assert s.active == s.start == 2
    order = []
    while len(order) < 4:
        if "end" in dei.legal(s):
            order.append(s.active)
        GAME.apply(
            s, GAME.read_move(s, "end" if "end" in dei.legal(s) else dei.legal(s)[0]), Seeded(1)
        )
    assert order == [2, 0, 1, 2]
    with pytest.raises(ValueError, match="can be “3” only .* 3, 4; there are 2"):
        new_game(2, start="3")


@pytest.mark.rule("DEI-SETUP-11")
@pytest.mark.parametrize("short", [0, 1])
@pytest.mark.parametrize(
    ("move", "supply"),
    [("buy A", "2 crate"), ("sell A", "1 coin"), ("swap A pepper clove", "1 clove")],
)
def test_the_last_of_a_strict_supply_is_served_and_one_too_few_is_not(move, supply, short):
    s = dei.position("1A l6 S (1 pepper 2 coin 2 crate)", strict=True)
    s.supply = [max(0, count - short) for count in dei.counted(supply)]
    assert dei.refused(s, move) == ("DEI-SETUP-11" if short else None)


@pytest.mark.rule("DEI-SETUP-11")
def test_a_strict_supply_gives_what_there_is_for_a_card():
    s = dei.position("1A g5 N (2 crate)", strict=True)
    s.supply = [0, 1, 0, 0, 0, 0, 0]
    events = dei.play(s, "look A a", "accept 2")
    assert (dei.hold(s, "1A"), s.supply[:2], s.supply[5]) == ("1 coin", [2, 0], 0)
    assert dei.reported(events, "DEI-TRADE-3", "gains") == [[0, 1, 0, 0, 0, 0, 0]]


@pytest.mark.rule("DEI-SETUP-11")
def test_spoils_do_not_come_from_the_supply():
    s = dei.position("1A e8 N, 2A f8 N (1 coin 1 clove)", strict=True)
    s.supply = [0] * 7
    dei.play(s, "attack A 2A", dice="6 1")
    assert (dei.hold(s, "1A"), s.supply) == ("1 coin 1 clove", [0] * 7)
    dei.stock(s, 0, "1 crate")
    assert dei.home(s, 0) == "1 crate"
