"""The red action: taking building tiles from the general supply (AM-PLAN)."""

from __future__ import annotations

from carrack.games.amerigo.chapters.build import add_owned
from carrack.games.amerigo.chapters.gold import affordable, cost_refusal, pay
from carrack.games.amerigo.chapters.tokens import TWO_NEUTRAL, has
from carrack.games.amerigo.moves import AmerigoMove, AmerigoRefusal
from carrack.games.amerigo.state import Amerigo


def in_supply(s: Amerigo, kind: int) -> int:
    """Return how many tiles of a kind the seat can take: its own villages, or shared neutrals."""
    villages = len(s.world.edition.villages)
    if kind < villages:
        return s.villages[s.seat * villages + kind]
    return s.neutrals[kind - villages]


def neutral_limit(s: Amerigo) -> int:
    """Neutral tiles that may be taken in one action (AM-PLAN-2, AM-TOKEN-8)."""
    return 2 if has(s, s.seat, TWO_NEUTRAL) else 1


def take_moves(s: Amerigo) -> list[AmerigoMove]:
    """Every kind of tile that is there, allowed and affordable."""
    most, costs, moves = affordable(s), s.world.costs, s.world.take_moves
    villages = len(s.world.edition.villages)
    supply = s.villages[s.seat * villages : (s.seat + 1) * villages]
    if s.neutral_taken < neutral_limit(s):
        supply += s.neutrals
    return [moves[kind] for kind, left in enumerate(supply) if left and costs[kind] <= most]


def take_refusal(s: Amerigo, move: AmerigoMove) -> AmerigoRefusal | None:
    """The refusal by AM-PLAN-1, AM-PLAN-2 and AM-TOKEN-8, or None."""
    tile = s.world.kinds[move.tile]
    if not in_supply(s, move.tile):
        rule = "AM-PLAN-1" if tile.village else "AM-PLAN-2"
        return AmerigoRefusal(rule, "refusal-tile-gone", {"tile": tile.id})
    if not tile.village and s.neutral_taken >= neutral_limit(s):
        rule = TWO_NEUTRAL if has(s, s.seat, TWO_NEUTRAL) else "AM-PLAN-2"
        return AmerigoRefusal(rule, "refusal-neutral-limit", {"limit": neutral_limit(s)})
    return cost_refusal(s, tile.cost)


def take_tile(s: Amerigo, move: AmerigoMove) -> None:
    """Take a tile into the personal supply (AM-PLAN-1, AM-PLAN-2, AM-PLAN-3)."""
    tile, villages = s.world.kinds[move.tile], len(s.world.edition.villages)
    pay(s, tile.cost)
    if tile.village:
        s.villages[s.seat * villages + move.tile] -= 1
    else:
        s.neutrals[move.tile - villages] -= 1
        s.neutral_taken += 1
    add_owned(s, move.tile, 1)
    if s.events is not None:
        rule = "AM-PLAN-1" if tile.village else "AM-PLAN-2"
        s.report("taken", rule, s.seat, {"tile": tile.id})
