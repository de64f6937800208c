"""The black action: loading cannons (AM-CANNON)."""

from __future__ import annotations

from carrack.games.amerigo.chapters import gold
from carrack.games.amerigo.moves import AmerigoMove, AmerigoRefusal
from carrack.games.amerigo.state import DONE, Amerigo


def cannon_room(s: Amerigo) -> int:
    """Return how many more cannons fit on the track (AM-CANNON-1)."""
    return s.world.edition.cannon_limit - s.cannons[s.seat]


def begin_loading(s: Amerigo) -> None:
    """Pay two gold at once if the track is full (AM-CANNON-2)."""
    if not cannon_room(s):
        gold.pay_overflow(s, "AM-CANNON-2")
        s.step = DONE


def load_moves(s: Amerigo) -> list[AmerigoMove]:
    """One, two … cannons, as far as the track and the means to pay allow."""
    most = min(cannon_room(s), gold.affordable(s))
    return s.world.load_moves[:most]


def load_refusal(s: Amerigo, move: AmerigoMove) -> AmerigoRefusal | None:
    """Refuse more than twelve cannons (AM-CANNON-1)."""
    if move.value > cannon_room(s):
        limit = s.world.edition.cannon_limit
        return AmerigoRefusal("AM-CANNON-1", "refusal-cannon-track-ends", {"limit": limit})
    return gold.cost_refusal(s, move.value)


def load(s: Amerigo, move: AmerigoMove) -> None:
    """Load cannons; at the end of the track lapsed action points pay two gold (AM-CANNON-2)."""
    over = gold.overflows(s, cannon_room(s), move.value)
    gold.pay(s, move.value)
    s.cannons[s.seat] += move.value
    if s.events is not None:
        s.report("loaded", "AM-CANNON-1", s.seat, {"count": move.value})
    if over:
        gold.pay_overflow(s, "AM-CANNON-2")
    s.step = DONE
