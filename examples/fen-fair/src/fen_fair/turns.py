"""The rules: what may be done in a turn, and what happens then."""

from __future__ import annotations

from carrack.core.chance import Chance
from carrack.core.game import OVER, Move, Refusal
from fen_fair.state import (
    BONUS,
    BUY,
    CART,
    COVERED_PRICE,
    DRAW,
    END,
    FAIR,
    FARMS,
    GOODS,
    LEAST_PRICE,
    MOST_PRICE,
    OPEN_PRICE,
    PLACES,
    PURSE,
    SELL,
    THINGS,
    TOWNS,
    Fen,
    distance,
)


class FenRefusal(Refusal):
    """Why a move is refused; the texts are in this package."""

    def package(self) -> str:
        return "fen_fair"


def lay_out(players: int, days: int, chance: Chance) -> Fen:
    """FF-FEN-2 to FF-FEN-5."""
    state = Fen(players, days)
    state.opening = state.events = []
    crates = [i % len(GOODS) for i in chance.permutation("crates", len(GOODS) * (2 + 2 * players))]
    for number, farm in enumerate(FARMS):
        state.piles[farm] = crates[number :: len(FARMS)]
    goods = chance.permutation("wants", len(GOODS))
    for number, town in enumerate(TOWNS):
        state.wants[town] = sorted([goods[number], goods[number - 1]])
    state.wants[FAIR] = sorted(goods)
    state.commissions = chance.integers("commissions", [len(GOODS)] * players)
    for seat, good in enumerate(state.commissions):
        purse = PURSE + (players == 3 and seat == 0)
        state.earn(seat, purse, "began", "FF-FEN-4", {}, good)
    state.events = None
    return state


# --- what may be done ----------------------------------------------------------------------------


def why_not(state: Fen, move: Move) -> Refusal | None:
    """The rule that a move breaks, or None."""
    if state.seat == OVER:
        return Refusal("FF-END-1", "refusal-game-over")
    if move.index == END:
        return None
    if not state.things:
        return FenRefusal("FF-TURN-2", "refusal-nothing-left")
    if move.index >= SELL:
        return why_not_sell(state, move.index - SELL)
    if move.index >= BUY:
        return why_not_buy(state, move.index)
    if distance(state.at[state.seat], move.index) != 1:
        return FenRefusal("FF-TURN-3", "refusal-too-far", {"place": PLACES[move.index]})
    return None


def why_not_buy(state: Fen, index: int) -> Refusal | None:
    """FF-BUY-1 to FF-BUY-4."""
    seat = state.seat
    rule, price = ("FF-BUY-1", OPEN_PRICE) if index == BUY else ("FF-BUY-2", COVERED_PRICE)
    if len(state.piles[state.at[seat]]) < (1 if index == BUY else 2):
        return FenRefusal(rule, "refusal-no-crate")
    if len(state.cart(seat)) == CART:
        return FenRefusal("FF-BUY-3", "refusal-cart-full")
    if state.coins[seat] < price:
        return FenRefusal("FF-BUY-4", "refusal-coins", {"price": price, "coins": state.coins[seat]})
    return None


def why_not_sell(state: Fen, good: int) -> Refusal | None:
    """FF-SELL-1."""
    place = state.at[state.seat]
    if good not in state.cart(state.seat):
        return FenRefusal("FF-SELL-1", "refusal-no-such-crate", {"good": GOODS[good]})
    if good not in state.wants[place]:
        named = {"place": PLACES[place], "good": GOODS[good]}
        return FenRefusal("FF-SELL-1", "refusal-not-wanted", named)
    return None


# --- what happens --------------------------------------------------------------------------------


def play(state: Fen, move: Move) -> None:
    """A legal move, in place."""
    if move.index == END:
        end_turn(state)
        return
    state.things -= 1
    if move.index >= SELL:
        sell(state, move.index - SELL)
    elif move.index == DRAW:
        draw(state)
    elif move.index == BUY:
        buy(state)
    else:
        state.at[state.seat] = move.index
        state.report("went", "FF-TURN-3", state.seat, {"place": PLACES[move.index]})


def buy(state: Fen) -> None:
    """FF-BUY-1."""
    seat, place = state.seat, state.at[state.seat]
    pile = state.piles[place]
    good = pile.pop()
    state.seen[seat] = sorted([*state.seen[seat], good])
    named = {"good": GOODS[good], "place": PLACES[place]}
    state.earn(seat, -OPEN_PRICE, "bought", "FF-BUY-1", named)
    if pile:
        state.reveals += 1
        turned = {"good": GOODS[pile[-1]], "place": PLACES[place]}
        state.report("turned-up", "FF-BUY-1", -1, turned)


def draw(state: Fen) -> None:
    """FF-BUY-2."""
    seat, place = state.seat, state.at[state.seat]
    good = state.piles[place].pop(-2)
    state.covered[seat] = sorted([*state.covered[seat], good])
    state.reveals += 1
    state.earn(seat, -COVERED_PRICE, "drew", "FF-BUY-2", {"place": PLACES[place]}, good)


def sell(state: Fen, good: int) -> None:
    """FF-SELL-1, FF-SELL-2."""
    seat, place = state.seat, state.at[state.seat]
    price = state.prices[place]
    if good in state.seen[seat]:
        state.seen[seat].remove(good)
    else:
        state.covered[seat].remove(good)
        state.reveals += 1
    state.sold[seat][good] += 1
    state.prices[place] = max(LEAST_PRICE, price - 1)
    state.earn(seat, price, "sold", "FF-SELL-1", {"good": GOODS[good], "place": PLACES[place]})


def end_turn(state: Fen) -> None:
    """FF-TURN-1, FF-TURN-4, FF-END-1."""
    players = len(state.at)
    state.things = THINGS
    state.turn += 1
    day, number = divmod(state.turn, players)
    state.seat = (day + number) % players
    if day == state.days:
        end_game(state)
    elif number == 0:
        state.prices = [min(MOST_PRICE, price + 1) for price in state.prices]
        state.report("new-day", "FF-TURN-4", -1, {"day": day + 1})


def end_game(state: Fen) -> None:
    """FF-END-2."""
    state.seat, state.things = OVER, 0
    state.reveals += 1
    for seat, good in enumerate(state.commissions):
        crates = state.sold[seat][good]
        named = {"good": GOODS[good], "crates": crates}
        state.earn(seat, BONUS * crates, "commission", "FF-END-2", named)
