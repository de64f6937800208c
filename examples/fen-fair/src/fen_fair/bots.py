"""How to play well enough: a rule of thumb, and with it the four strengths of Carrack."""

from __future__ import annotations

from carrack.core.chance import Stream
from carrack.core.game import Move
from carrack.core.knowledge import Knowledge
from carrack.core.seat import SeatHandle
from fen_fair.game import GAME
from fen_fair.state import (
    BUY,
    CART,
    DRAW,
    END,
    FAIR,
    FAIR_PRICE,
    FARMS,
    MOVES,
    PLACES,
    SELL,
    THINGS,
    TOWNS,
    Fen,
    distance,
)
from fen_fair.turns import play, price_here, why_not

GOOD_PRICE = 4  # what a crate should bring, a commission counted
UNSEEN = 3  # what one that nobody has seen may bring


def thrifty(handle: SeatHandle, stream: Stream) -> Move:
    """An advisor: fetches what sells well nearby, and sells it while the price is good."""
    return advice(handle.imagine(stream))


def advice(state: Fen) -> Move:
    """Uses nothing that is hidden from the seat that decides."""
    sale = best_sale(state)
    if sale is not None and worth(state, sale.index - SELL) >= wanted_now(state):
        return sale
    bargain = best_bargain(state)
    if bargain is not None:
        return bargain
    ways = [move for move in MOVES[: len(PLACES)] if why_not(state, move) is None]
    if not ways:
        return MOVES[END]
    goal = best_goal(state)
    if goal == state.at[state.seat]:
        return MOVES[END] if sale is None else sale
    return min(ways, key=lambda way: distance(way.index, goal))


def time_left(state: Fen) -> int:
    """How many things the seat can still do in the game."""
    turns = state.days - state.turn // len(state.at) - 1
    return state.things + THINGS * turns


def bonus(state: Fen, good: int) -> int:
    """What the own commission adds to the price of a crate (FF-COMM-2)."""
    return 2 if state.commissions[state.seat] == good else 0


def worth(state: Fen, good: int) -> int:
    """What a crate brings if it is sold here."""
    return price_here(state) + bonus(state, good)


def wanted_now(state: Fen) -> int:
    """What a crate must bring to be sold now: less when time runs out."""
    return GOOD_PRICE if time_left(state) > THINGS else FAIR_PRICE


def best_sale(state: Fen) -> Move | None:
    """The sale here that brings most."""
    sales = [move for move in MOVES[SELL : SELL + 4] if why_not(state, move) is None]
    return max(sales, key=lambda move: worth(state, move.index - SELL), default=None)


def best_bargain(state: Fen) -> Move | None:
    """A crate here that can still be brought where it sells well, seen or unseen."""
    place = state.at[state.seat]
    if place not in FARMS or time_left(state) < len(state.cart(state.seat)) + 4:
        return None
    pile = state.piles[FARMS.index(place)]
    if why_not(state, MOVES[BUY]) is None and reach(state, pile[-1], place) >= GOOD_PRICE:
        return MOVES[BUY]
    return MOVES[DRAW] if why_not(state, MOVES[DRAW]) is None else None


def reach(state: Fen, good: int, start: int) -> int:
    """The best that a crate brings from a place, less one coin for each way beyond the first."""
    offers = [
        state.prices[i] - max(0, distance(start, town) - 1)
        for i, town in enumerate(TOWNS)
        if good in state.wants[i]
    ]
    return max(offers) + bonus(state, good)


def best_goal(state: Fen) -> int:
    """Where to go: to a town with a full cart, else to a farm."""
    cart, here = state.cart(state.seat), state.at[state.seat]
    if cart and (
        len(cart) == CART or time_left(state) <= 2 * THINGS or not state.coins[state.seat]
    ):
        return max([*TOWNS, FAIR], key=lambda place: takings(state, cart, place))
    farms = [farm for i, farm in enumerate(FARMS) if state.piles[i]]
    return max(farms, key=lambda farm: attraction(state, farm), default=here)


def takings(state: Fen, cart: list[int], place: int) -> int:
    """What a cart would bring in a place, less the way there."""
    way = 2 * distance(state.at[state.seat], place)
    if place == FAIR:
        return FAIR_PRICE * len(cart) - way
    town = TOWNS.index(place)
    goods = [good for good in cart if good in state.wants[town]]
    falls = len(goods) * (len(goods) - 1) // 2
    return len(goods) * state.prices[town] - falls + sum(bonus(state, g) for g in goods) - way


def attraction(state: Fen, farm: int) -> int:
    """How good the crates of a farm are, less the way there."""
    top = reach(state, state.piles[FARMS.index(farm)][-1], farm)
    return max(top - 1, UNSEEN) - 2 * distance(state.at[state.seat], farm)


def rest_of_turn(state: Fen, first: Move) -> list[Move]:
    """A move and what the rule of thumb does after it, until it ends the turn or has seen more."""
    line, after = [first], state.copy()
    if first is MOVES[END]:
        return line
    play(after, first)
    while after.reveals == state.reveals and advice(after) is not MOVES[END]:
        line.append(advice(after))
        play(after, line[-1])
    return line


class FenKnowledge(Knowledge[Fen]):
    """The rule of thumb, and the rest of a turn after each of the legal moves."""

    def advice(self, state: Fen, stream: Stream) -> Move:
        return advice(state)

    def lines(self, state: Fen, most: int) -> list[list[Move]]:
        best = advice(state)
        others = [move for move in self.game.legal(state) if move is not best]
        return [rest_of_turn(state, move) for move in [best, *others][:most]]

    def end_move(self, state: Fen) -> Move | None:
        return MOVES[END]


KNOWLEDGE = FenKnowledge(GAME)
