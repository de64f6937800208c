"""The yellow action: buying production tokens (AM-BUY)."""

from __future__ import annotations

from carrack.games.amerigo.chapters.gold import affordable, cost_refusal, pay
from carrack.games.amerigo.moves import AmerigoMove, AmerigoRefusal
from carrack.games.amerigo.state import GOODS, Amerigo


def buy_moves(s: Amerigo) -> list[AmerigoMove]:
    """Every kind of production token on the (sorted) display that can be paid for."""
    most, production, moves = affordable(s), s.world.edition.production, s.world.buy_moves
    return [moves[kind] for kind in dict.fromkeys(s.display) if production[kind].cost <= most]


def buy_refusal(s: Amerigo, move: AmerigoMove) -> AmerigoRefusal | None:
    """Refuse what is not on display or too expensive (AM-BUY-1)."""
    if move.value not in s.display:
        return AmerigoRefusal("AM-BUY-1", "refusal-production-not-on-display")
    return cost_refusal(s, s.world.edition.production[move.value].cost)


def buy(s: Amerigo, move: AmerigoMove) -> None:
    """Buy a production token; the display is not refilled within a round (AM-BUY-1)."""
    kind = s.world.edition.production[move.value]
    pay(s, kind.cost)
    at = s.display.index(move.value)
    s.display = s.display[:at] + s.display[at + 1 :]
    s.production[s.seat * GOODS + kind.good] += 1
    if s.events is not None:
        data = {"good": s.world.good_names[kind.good], "cost": kind.cost}
        s.report("bought", "AM-BUY-1", s.seat, data)
