"""The steps of an action worth considering besides the one that :mod:`steps` advises."""

from __future__ import annotations

from typing import Final

from carrack.games.amerigo import state
from carrack.games.amerigo.bots.strategy import shopping
from carrack.games.amerigo.bots.strategy.building import ranked_spots
from carrack.games.amerigo.bots.strategy.goods import production_worths
from carrack.games.amerigo.bots.strategy.prizes import token_worth
from carrack.games.amerigo.bots.strategy.sailing import sailing_moves
from carrack.games.amerigo.bots.strategy.supply import own_tiles
from carrack.games.amerigo.chapters.buy import buy_moves
from carrack.games.amerigo.chapters.gold import exchanges, may_exchange
from carrack.games.amerigo.chapters.plan import take_moves
from carrack.games.amerigo.chapters.progress import on_display
from carrack.games.amerigo.chapters.special import can_jump
from carrack.games.amerigo.moves import AmerigoMove
from carrack.games.amerigo.state import Amerigo

PLACES: Final = 3  # places worth considering for a kind of tile on an island, if …
MANY: Final = 24  # … this many steps are wanted


def promising_steps(s: Amerigo, most: int) -> list[AmerigoMove]:
    """At most `most` legal steps, the most promising first, never including `end`."""
    if s.step == state.PICK:
        return promising_picks(s)[:most]
    if s.step != state.ACT:
        return promising_exchanges(s)
    return [*action_steps(s, most)[:most], *promising_exchanges(s)]


def promising_exchanges(s: Amerigo) -> list[AmerigoMove]:
    """Chests and tokens that may be exchanged for gold within the turn (AM-GOLD-5)."""
    return exchanges(s) if may_exchange(s) else []


def action_steps(s: Amerigo, most: int) -> list[AmerigoMove]:
    """The steps of the action under way, the most promising first; perhaps more than `most`."""
    action, world = s.action, s.world
    if action == state.BLUE:
        return sailing_moves(s)
    if action == state.GREEN:
        places = PLACES if most >= MANY else 1  # if few, prefer different tiles and islands
        return [spot.move for spot in ranked_spots(s, own_tiles(s, s.seat), most, places)]
    if action == state.RED:
        moves = take_moves(s)
        return best_first(moves, shopping.taking_rates(s, moves))
    if action == state.YELLOW:
        moves = buy_moves(s)
        return best_first(moves, buying_rates(s, moves))
    if action == state.BLACK:
        return best_first(world.load_moves, shopping.loading_worths(s)[1:])
    if action == state.BROWN:
        return best_first(world.advance_moves, shopping.advance_worths(s)[1:])
    assert action == state.WHITE
    steps = best_first(world.order_moves, shopping.order_worths(s)[1:])
    return [world.jump_move, *steps] if can_jump(s) else steps


def best_first(moves: list[AmerigoMove], worths: list[float]) -> list[AmerigoMove]:
    """The moves, each with a worth, sorted so that the highest worth comes first."""
    ranked = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
    return [moves[i] for i in ranked]


def promising_picks(s: Amerigo) -> list[AmerigoMove]:
    """The progress tokens on display, the most valuable first."""
    tokens = on_display(s)
    moves = [s.world.pick_moves[token] for token in tokens]
    return best_first(moves, [token_worth(s, s.seat, token) for token in tokens])


def buying_rates(s: Amerigo, moves: list[AmerigoMove]) -> list[float]:
    """Points per action point for each of some production tokens."""
    kinds, worths = s.world.edition.production, production_worths(s, s.seat)
    return [worths[kinds[move.value].good] / kinds[move.value].cost for move in moves]
