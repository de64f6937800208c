"""The rules: what may be done in a turn, and what happens then."""

from __future__ import annotations

from carrack.core.chance import Chance
from carrack.core.game import OVER, Move, Refusal
from fen_fair.state import (
    BUY,
    CART,
    COVERED_PRICE,
    DRAW,
    END,
    FAIR,
    FAIR_PRICE,
    FARMS,
    GOODS,
    LEAST_PRICE,
    MOST_PRICE,
    OPEN_PRICE,
    PLACES,
    SELL,
    SWAP,
    THINGS,
    TOWNS,
    Fen,
    FenRefusal,
    distance,
)

# --- the beginning -------------------------------------------------------------------------------


def lay_out(players: int, days: int, chance: Chance) -> Fen:
    """FF-FEN-2 to FF-FEN-5."""
    state = Fen(players, days)
    state.opening = state.events = []
    crates = [i % len(GOODS) for i in chance.permutation("crates", len(GOODS) * (2 + 2 * players))]
    state.piles = [crates[farm :: len(FARMS)] for farm in range(len(FARMS))]
    row = chance.permutation("wants", len(GOODS))
    state.wants = [sorted([row[town], row[town - 1]]) for town in range(len(TOWNS))]
    state.deck = [i % len(GOODS) for i in chance.permutation("commissions", 3 * len(GOODS))]
    for seat, coins in enumerate(state.coins):
        state.report("began", "FF-FEN-4", seat, {"points": coins, "source": "purse"})
        deal(state, seat, "dealt", "FF-FEN-5")
    state.events = None
    return state


def deal(state: Fen, seat: int, kind: str, rule: str) -> None:
    """The commission on top of the deck goes to a seat, which alone sees it."""
    good = state.deck.pop()
    state.commissions[seat : seat + 1] = [good]
    state.report(kind, rule, seat, {}, {"good": GOODS[good]}, [seat])


# --- what may be done ----------------------------------------------------------------------------


def why_not(state: Fen, move: Move) -> Refusal | None:
    """The rule that a move breaks, or None."""
    if state.seat == OVER:
        return Refusal("FF-END-1", "refusal-game-over")
    if move.index == END:
        return None
    if not state.things:
        return FenRefusal("FF-TURN-2", "refusal-nothing-left")
    if move.index in (BUY, DRAW):
        return why_not_buy(state, move.index)
    if move.index == SWAP:
        return why_not_swap(state)
    if move.index >= SELL:
        return why_not_sell(state, move.index - SELL)
    if distance(state.at[state.seat], move.index) != 1:
        return FenRefusal("FF-TURN-3", "refusal-too-far", {"place": PLACES[move.index]})
    return None


def why_not_buy(state: Fen, index: int) -> Refusal | None:
    """FF-BUY-1 to FF-BUY-4."""
    seat = state.seat
    rule, price = ("FF-BUY-1", OPEN_PRICE) if index == BUY else ("FF-BUY-2", COVERED_PRICE)
    if state.at[seat] not in FARMS:
        return FenRefusal(rule, "refusal-no-farm")
    if len(state.piles[FARMS.index(state.at[seat])]) < (1 if index == BUY else 2):
        return FenRefusal(rule, "refusal-no-crate")
    if len(state.cart(seat)) == CART:
        return FenRefusal("FF-BUY-3", "refusal-cart-full")
    if state.coins[seat] < price:
        return FenRefusal("FF-BUY-4", "refusal-coins", {"price": price, "coins": state.coins[seat]})
    return None


def why_not_sell(state: Fen, good: int) -> Refusal | None:
    """FF-SELL-1, FF-SELL-2."""
    place = state.at[state.seat]
    if good not in state.cart(state.seat):
        return FenRefusal("FF-SELL-1", "refusal-no-such-crate", {"good": GOODS[good]})
    if place in FARMS:
        return FenRefusal("FF-SELL-1", "refusal-no-buyer")
    if place != FAIR and good not in state.wants[TOWNS.index(place)]:
        named = {"place": PLACES[place], "good": GOODS[good]}
        return FenRefusal("FF-SELL-1", "refusal-not-wanted", named)
    return None


def why_not_swap(state: Fen) -> Refusal | None:
    """FF-COMM-1."""
    if state.at[state.seat] != FAIR:
        return FenRefusal("FF-COMM-1", "refusal-not-at-fair")
    return None if state.deck else FenRefusal("FF-COMM-1", "refusal-no-commission")


# --- what happens --------------------------------------------------------------------------------


def play(state: Fen, move: Move) -> None:
    """A legal move, in place."""
    if move.index == END:
        end_turn(state)
        return
    state.things -= 1
    if move.index == BUY:
        buy(state)
    elif move.index == DRAW:
        draw(state)
    elif move.index == SWAP:
        swap(state)
    elif move.index >= SELL:
        sell(state, move.index - SELL)
    else:
        state.at[state.seat] = move.index
        state.report("went", "FF-TURN-3", state.seat, {"place": PLACES[move.index]})


def buy(state: Fen) -> None:
    """FF-BUY-1."""
    seat = state.seat
    place = state.at[seat]
    pile = state.piles[FARMS.index(place)]
    good = pile.pop()
    state.seen[seat] = sorted([*state.seen[seat], good])
    named = {"good": GOODS[good], "place": PLACES[place]}
    state.pay(seat, -OPEN_PRICE, "FF-BUY-1", "bought", "bought", named)
    if pile:
        state.reveals += 1
        turned = {"good": GOODS[pile[-1]], "place": PLACES[place]}
        state.report("turned-up", "FF-BUY-1", -1, turned)


def draw(state: Fen) -> None:
    """FF-BUY-2."""
    seat = state.seat
    place = state.at[seat]
    good = state.piles[FARMS.index(place)].pop(-2)
    state.covered[seat] = sorted([*state.covered[seat], good])
    state.reveals += 1
    state.pay(seat, -COVERED_PRICE, "FF-BUY-2", "drew", "bought", {"place": PLACES[place]})
    state.report("looked", "FF-BUY-2", seat, {}, {"good": GOODS[good]}, [seat])


def price_here(state: Fen) -> int:
    """What a crate that can be sold brings where the deciding seat is (FF-SELL-1, FF-SELL-2)."""
    place = state.at[state.seat]
    return FAIR_PRICE if place == FAIR else state.prices[TOWNS.index(place)]


def sell(state: Fen, good: int) -> None:
    """FF-SELL-1 to FF-SELL-3."""
    seat, price = state.seat, price_here(state)
    place = state.at[seat]
    if good in state.seen[seat]:
        state.seen[seat].remove(good)
    else:
        state.covered[seat].remove(good)
        state.reveals += 1
    state.sold[seat][good] += 1
    rule = "FF-SELL-2" if place == FAIR else "FF-SELL-1"
    named = {"good": GOODS[good], "place": PLACES[place]}
    state.pay(seat, price, rule, "sold", "sold", named)
    if place != FAIR:
        state.prices[TOWNS.index(place)] = max(LEAST_PRICE, price - 1)


def swap(state: Fen) -> None:
    """FF-COMM-1."""
    seat = state.seat
    good = state.commissions[seat]
    state.aside = sorted([*state.aside, good])
    state.reveals += 1
    state.report("laid-aside", "FF-COMM-1", seat, {"good": GOODS[good]})
    deal(state, seat, "dealt", "FF-COMM-1")


def end_turn(state: Fen) -> None:
    """FF-TURN-1, FF-TURN-4, FF-END-1."""
    players = len(state.at)
    state.things = THINGS
    state.turn += 1
    state.seat = state.turn % players
    if state.turn == state.days * players:
        end_game(state)
    elif state.seat == 0:
        state.prices = [min(MOST_PRICE, price + 1) for price in state.prices]
        state.report("new-day", "FF-TURN-4", -1, {"day": state.turn // players + 1})


def end_game(state: Fen) -> None:
    """FF-END-1, FF-COMM-2."""
    state.seat = OVER
    state.reveals += 1
    for seat, good in enumerate(state.commissions):
        left = len(state.cart(seat))
        if left:
            state.pay(seat, left, "FF-END-1", "left-over", "left-over", {"crates": left})
        sold = state.sold[seat][good]
        named = {"good": GOODS[good], "crates": sold}
        state.pay(seat, 2 * sold, "FF-COMM-2", "commission", "commission", named)
