"""The rules of Fen Fair, each by its number."""

from __future__ import annotations

import pytest

from carrack.core.chance import NoChance, Seeded
from carrack.core.events import Event
from carrack.core.game import OVER, Refused, play
from fen_fair import GAME
from fen_fair.state import FAIR, FARMS, GOODS, PLACES, TOWNS, Fen, distance

HONEY, EELS, PEAT, WOOL = range(4)
ALDER, HERON = FARMS[0], TOWNS[0]
rule = pytest.mark.rule


def new(players: int = 2, days: int = 8) -> Fen:
    return GAME.setup(players, {"days": days}, Seeded(1))


def standing_at(place: int) -> Fen:
    """A position in which the first seat is somewhere with six coins, and wants are known."""
    state = new()
    state.at[0], state.coins[0] = place, 6
    state.wants[HERON] = [HONEY, EELS]
    state.commissions = [HONEY, WOOL]
    return state


def do(state: Fen, *notations: str) -> list[Event]:
    """Plays moves that must be legal; what they report."""
    state.events = events = list[Event]()
    for notation in notations:
        play(GAME, state, GAME.read_move(state, notation), NoChance())
    state.events = None
    return events


def broken_by(state: Fen, notation: str) -> str:
    """The rule that forbids a move."""
    with pytest.raises(Refused) as refused:
        do(state, notation)
    assert refused.value.refusal.text != refused.value.refusal.key
    return refused.value.rule


# --- the fen -------------------------------------------------------------------------------------


@rule("FF-FEN-1")
def test_every_place_is_next_to_those_beside_it() -> None:
    ways = {place: [to for to in range(9) if distance(place, to) == 1] for place in range(9)}
    assert ways[FAIR] == TOWNS
    assert all(set(ways[farm]) < set(TOWNS) and len(ways[farm]) == 2 for farm in FARMS)


@rule("FF-FEN-2")
@pytest.mark.parametrize(("players", "crates"), [(2, 6), (3, 8), (4, 10)])
def test_more_players_have_more_crates(players: int, crates: int) -> None:
    piles = new(players).piles
    assert [len(piles[farm]) for farm in FARMS] == [crates] * 4
    everything = [good for pile in piles for good in pile]
    assert [everything.count(good) for good in range(4)] == [crates] * 4


@rule("FF-FEN-2")
def test_only_the_top_crates_are_seen() -> None:
    state = new()
    rows = GAME.plain_view(state, 0)["board"]
    alder = {"good": GOODS[state.piles[ALDER][-1]], "below": 5}
    assert rows[0][0]["holds"] == [{"key": "holds-crates", "args": alder}]


@rule("FF-FEN-3")
def test_every_good_is_wanted_in_two_towns_and_at_the_fair_for_six_coins() -> None:
    state = new()
    wanted = [good for town in TOWNS for good in state.wants[town]]
    assert sorted(wanted) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert all(len(set(state.wants[town])) == 2 for town in TOWNS)
    assert (state.wants[FAIR], set(state.prices)) == ([0, 1, 2, 3], {6})


@rule("FF-FEN-4")
def test_everybody_begins_at_the_fair_with_some_coins() -> None:
    assert [new(players).coins for players in (2, 3)] == [[4, 4], [5, 4, 4]]
    state = new(4)
    assert (state.at, state.coins) == ([FAIR] * 4, [4] * 4)
    assert [state.cart(seat) for seat in range(4)] == [[]] * 4


@rule("FF-FEN-5")
def test_a_commission_is_seen_by_its_seat_alone() -> None:
    state = new(3)
    for viewer in (0, 1, 2, None):
        sides = GAME.plain_view(state, viewer)["sides"]
        assert [seat for seat in range(3) if sides[seat]["commission"]] == [
            seat for seat in range(3) if seat == viewer
        ]
    began = state.opening or []
    assert [event.readers for event in began] == [[0], [1], [2]]
    assert [GOODS[good] for good in state.commissions] == [e.whole()["good"] for e in began]


# --- a turn --------------------------------------------------------------------------------------


@rule("FF-TURN-1")
def test_everybody_has_one_turn_a_day_that_begins_with_the_next_seat() -> None:
    state = new(3, days=3)
    seats = []
    while state.seat != OVER:
        seats.append(state.seat)
        do(state, "end")
    assert seats == [0, 1, 2, 1, 2, 0, 2, 0, 1]


@rule("FF-TURN-2")
def test_three_things_are_done_in_a_turn() -> None:
    state = new()
    do(state, "go heron", "go fair", "go otter")
    assert broken_by(state, "go fair") == "FF-TURN-2"
    do(state, "end")
    assert (state.seat, state.things) == (1, 3)


@rule("FF-TURN-3")
def test_one_goes_to_the_next_place() -> None:
    state = new()
    assert broken_by(state, "go alder") == broken_by(state, "go fair") == "FF-TURN-3"
    do(state, "go heron")
    assert PLACES[state.at[0]] == "heron"


@rule("FF-TURN-4")
def test_prices_rise_at_the_end_of_a_day() -> None:
    state = new()
    state.prices[HERON], state.prices[FAIR] = 2, 5
    do(state, "end")
    assert (state.prices[HERON], state.prices[FAIR]) == (2, 5)
    do(state, "end")
    assert (state.prices[HERON], state.prices[FAIR]) == (3, 6)
    do(state, "end", "end")
    assert (state.prices[HERON], state.prices[FAIR]) == (4, 6)


# --- buying --------------------------------------------------------------------------------------


@rule("FF-BUY-1")
def test_the_top_crate_is_bought_for_all_to_see() -> None:
    state = standing_at(ALDER)
    state.piles[ALDER] = [PEAT, EELS, WOOL]
    bought, turned_up = do(state, "buy")
    assert (state.seen[0], state.coins[0], bought.data["points"]) == ([WOOL], 4, -2)
    assert turned_up.data["good"] == "eels"


@rule("FF-BUY-1")
def test_crates_are_bought_at_farms() -> None:
    assert broken_by(standing_at(FAIR), "buy") == "FF-BUY-1"
    state = standing_at(ALDER)
    state.piles[ALDER] = []
    assert broken_by(state, "buy") == "FF-BUY-1"


@rule("FF-BUY-2")
def test_the_crate_below_is_bought_unseen() -> None:
    state = standing_at(ALDER)
    state.piles[ALDER] = [PEAT, EELS, WOOL]
    [drew] = do(state, "draw")
    assert (state.covered[0], state.coins[0], state.piles[ALDER]) == ([EELS], 5, [PEAT, WOOL])
    assert "good" not in drew.seen_by(1)
    assert drew.seen_by(0)["good"] == "eels"
    assert GAME.plain_view(state, 1)["sides"][0]["tarpaulin"] == 1


@rule("FF-BUY-2")
def test_the_last_crate_of_a_farm_cannot_be_bought_unseen() -> None:
    state = standing_at(ALDER)
    state.piles[ALDER] = [PEAT]
    assert broken_by(state, "draw") == "FF-BUY-2"


@rule("FF-BUY-3")
def test_a_cart_holds_three_crates() -> None:
    state = standing_at(ALDER)
    state.seen[0], state.covered[0] = [HONEY, WOOL], [PEAT]
    assert broken_by(state, "buy") == broken_by(state, "draw") == "FF-BUY-3"


@rule("FF-BUY-4")
def test_nobody_buys_on_credit() -> None:
    state = standing_at(ALDER)
    state.coins[0] = 1
    assert broken_by(state, "buy") == "FF-BUY-4"
    do(state, "draw")
    assert broken_by(state, "draw") == "FF-BUY-4"


# --- selling -------------------------------------------------------------------------------------


@rule("FF-SELL-1")
def test_a_town_pays_less_for_the_next_crate() -> None:
    state = standing_at(HERON)
    state.seen[0] = [HONEY, HONEY, EELS]
    do(state, "sell honey", "sell eels", "sell honey")
    assert (state.coins[0], state.prices[HERON]) == (6 + 6 + 5 + 4, 3)
    assert state.sold[0] == [2, 1, 0, 0]


@rule("FF-SELL-1")
def test_a_town_never_pays_less_than_two() -> None:
    state = standing_at(HERON)
    state.prices[HERON], state.seen[0] = 2, [HONEY]
    do(state, "sell honey")
    assert (state.coins[0], state.prices[HERON]) == (8, 2)


@rule("FF-SELL-1")
def test_only_what_is_there_and_wanted_is_sold() -> None:
    state = standing_at(HERON)
    state.seen[0] = [PEAT]
    assert broken_by(state, "sell peat") == broken_by(state, "sell honey") == "FF-SELL-1"
    state.at[0] = ALDER
    assert broken_by(state, "sell peat") == "FF-SELL-1"


@rule("FF-SELL-1")
def test_the_fair_buys_anything() -> None:
    state = standing_at(FAIR)
    state.seen[0] = [HONEY, PEAT]
    do(state, "sell honey", "sell peat")
    assert state.coins[0] == 6 + 6 + 5


@rule("FF-SELL-2")
def test_a_crate_that_all_have_seen_is_sold_first() -> None:
    state = standing_at(HERON)
    state.seen[0], state.covered[0] = [HONEY], [HONEY]
    quiet = GAME.describe(state, GAME.read_move(state, "sell honey"))
    do(state, "sell honey")
    assert (state.seen[0], state.covered[0], state.reveals) == ([], [HONEY], 0)
    shown = GAME.describe(state, GAME.read_move(state, "sell honey"))
    assert ("final" in quiet, "final" in shown) == (False, True)


# --- the end -------------------------------------------------------------------------------------


@rule("FF-END-1")
def test_the_last_turn_ends_the_game() -> None:
    state = new(days=3)
    do(state, *["end"] * 5)
    last = GAME.read_move(state, "end")
    assert GAME.describe(state, last)["final"] == [{"key": "final-end", "args": {}}]
    do(state, "end")
    assert state.seat == OVER
    assert broken_by(state, "end") == "FF-END-1"


@rule("FF-END-2")
def test_a_commission_brings_two_coins_for_each_crate_sold() -> None:
    state = standing_at(FAIR)
    state.turn = 15
    state.coins, state.sold, state.seen[1] = [6, 4], [[3, 1, 0, 0], [2, 0, 0, 0]], [WOOL]
    do(state, "end")
    assert state.coins == [6 + 2 * 3, 4]
    shown = [side["commission"] for side in GAME.plain_view(state, None)["sides"]]
    assert shown == ["good-honey", "good-wool"]


@rule("FF-END-3")
@pytest.mark.parametrize(
    ("coins", "sold", "places"),
    [([9, 8], [0, 5], [1, 2]), ([8, 8], [3, 5], [2, 1]), ([8, 8], [5, 5], [1, 1])],
)
def test_most_coins_win_then_most_crates(
    coins: list[int], sold: list[int], places: list[int]
) -> None:
    state = new()
    state.coins, state.sold = coins, [[count, 0, 0, 0] for count in sold]
    assert GAME.result(state).places == places
