"""Next step of a turn: one function for each action, without memory."""

from __future__ import annotations

from typing import Final

from carrack.games.amerigo import state
from carrack.games.amerigo.bots.strategy import shopping
from carrack.games.amerigo.bots.strategy.building import next_building
from carrack.games.amerigo.bots.strategy.sailing import next_sailing
from carrack.games.amerigo.chapters.gold import CHEST_GOLD, exchanges, token_gold
from carrack.games.amerigo.moves import CHEST, AmerigoMove
from carrack.games.amerigo.state import Amerigo

KEPT_ROOM: Final = 4  # spaces of the gold track to leave free for gold to come


def next_step(s: Amerigo) -> AmerigoMove:
    """The next step of the chosen action; `end` when nothing more is worth doing."""
    if s.step == state.DONE:
        return s.world.end_move
    if s.step == state.PICK:
        return shopping.next_pick(s)
    action = s.action
    if action == state.BLUE:
        return next_sailing(s)
    if action == state.GREEN:
        return next_building(s)
    if action == state.RED:
        return shopping.next_tile(s)
    if action == state.YELLOW:
        return shopping.next_purchase(s)
    if action == state.BROWN:
        return shopping.next_advance(s)
    if action == state.BLACK:
        return shopping.next_loading(s)
    assert action == state.WHITE
    return shopping.next_order(s)


def exchange_first(s: Amerigo) -> AmerigoMove | None:
    """A chest or gold token to exchange before the turn: it may help and costs nothing (AM-GOLD-5).

    Only what fits on the gold track, and nothing once it would serve only for final scoring.
    """
    room = s.world.edition.gold_limit - s.gold[s.seat]
    for move in exchanges(s):
        gold = CHEST_GOLD if move.kind == CHEST else token_gold(rule_of(s, move))
        if gold <= room - KEPT_ROOM:
            return move
    return None


def rule_of(s: Amerigo, move: AmerigoMove) -> str:
    """The rule of the token that a move uses."""
    return s.world.edition.tokens[move.value].rule
