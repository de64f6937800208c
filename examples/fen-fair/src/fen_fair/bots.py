"""How to play well enough: a rule of thumb, of which Carrack makes four strengths."""

from __future__ import annotations

from carrack.core.chance import Stream
from carrack.core.game import Move
from carrack.core.knowledge import RuleOfThumb
from fen_fair.game import GAME
from fen_fair.state import (
    BONUS,
    BUY,
    CART,
    DRAW,
    END,
    FARMS,
    MOVES,
    PLACES,
    SELL,
    THINGS,
    Fen,
    distance,
)
from fen_fair.turns import why_not

GOOD_PRICE = 4  # what a crate should bring, a commission counted
UNSEEN = 4  # what one that nobody has seen may bring


class FenKnowledge(RuleOfThumb[Fen]):
    """Buys where a farm is near, sells where prices are good. Uses nothing hidden."""

    def advice(self, state: Fen, stream: Stream) -> Move:
        acts = [move for move in MOVES[BUY:END] if why_not(state, move) is None]
        best = max(acts, key=lambda move: gain(state, move), default=MOVES[END])
        if acts and gain(state, best) >= 0:
            return best
        here = state.at[state.seat]
        goal = max(range(len(PLACES)), key=lambda place: promise(state, place))
        ways = [move for move in MOVES[:BUY] if why_not(state, move) is None]
        if not ways or goal == here:
            return best
        return min(ways, key=lambda move: distance(move.index, goal))

    def end_move(self, state: Fen) -> Move | None:
        return MOVES[END]


def time_left(state: Fen) -> int:
    """How many things the seat can still do in the game."""
    return state.things + THINGS * (state.days - state.turn // len(state.at) - 1)


def price(state: Fen, good: int, place: int) -> int:
    """What a crate brings in a place, with the own commission (FF-END-2)."""
    bonus = BONUS if state.commissions[state.seat] == good else 0
    return state.prices[place] + bonus if good in state.wants[place] else 0


def gain(state: Fen, move: Move) -> int:
    """What it is better by to buy or sell a crate now than later."""
    here, cart = state.at[state.seat], state.cart(state.seat)
    if move.index >= SELL:
        wanted = GOOD_PRICE if time_left(state) > THINGS else 0
        return price(state, move.index - SELL, here) - wanted
    if time_left(state) < len(cart) + 3:
        return -1
    if move.index == DRAW:
        return UNSEEN - GOOD_PRICE
    top = state.piles[here][-1]
    return max(price(state, top, i) - distance(here, i) for i in range(len(PLACES))) - GOOD_PRICE


def promise(state: Fen, place: int) -> float:
    """What each thing brings that is done to go to a place and to buy or sell there."""
    cart, way = state.cart(state.seat), distance(state.at[state.seat], place)
    time = time_left(state) - way
    if place in FARMS:
        room = min(CART - len(cart), len(state.piles[place]), state.coins[state.seat])
        crates = max(0, min(room, (time - 1 - len(cart)) // 2))
        return crates * (UNSEEN - 1) / (way + 2 * crates + 1)
    prices = sorted([price(state, good, place) for good in cart], reverse=True)[: max(0, time)]
    sales = [bid - fall for fall, bid in enumerate(prices) if bid]
    return sum(sales) / (way + len(sales) + 1)


KNOWLEDGE = FenKnowledge(GAME)
