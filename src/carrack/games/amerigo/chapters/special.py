"""The white action: player order, and the colour under the disc (AM-SPEC)."""

from __future__ import annotations

from typing import Final

from carrack.games.amerigo.chapters import gold
from carrack.games.amerigo.chapters.tokens import TO_THE_FRONT, spend_token, usable
from carrack.games.amerigo.components import ANY_COLOUR
from carrack.games.amerigo.moves import AmerigoMove, AmerigoRefusal
from carrack.games.amerigo.state import DONE, WHITE, Amerigo

ALL_BUT_WHITE: Final = (1 << WHITE) - 1


def order_room(s: Amerigo) -> int:
    """Steps to the end of the special action track."""
    return s.world.edition.special.steps - s.special[s.seat]


def special_actions(s: Amerigo, seat: int) -> int:
    """The colours of the actions that white cubes give the seat, one bit each (AM-SPEC-3, 4)."""
    if not s.space[WHITE] or not s.special[seat]:
        return 0
    under = s.world.edition.special.colours[s.special[seat]]
    return ALL_BUT_WHITE if under == ANY_COLOUR else 1 << under


def rule_of_special_action(s: Amerigo, seat: int) -> str:
    """The rule by which white cubes give the seat another action."""
    under = s.world.edition.special.colours[s.special[seat]]
    return "AM-SPEC-4" if under == ANY_COLOUR else "AM-SPEC-3"


def is_stuck(s: Amerigo) -> bool:
    """Whether the disc cannot move: it is at the end of the track, and AM-TOKEN-9 does not help."""
    return not order_room(s) and not can_jump(s)


def begin_order(s: Amerigo) -> None:
    """Pay two gold at once if the track is at its end, unless AM-TOKEN-9 could still help.

    The disc does not move, and so keeps its place in its stack (AM-SPEC-6).
    """
    if is_stuck(s):
        gold.pay_overflow(s, "AM-SPEC-2")
        s.step = DONE


def order_moves(s: Amerigo) -> list[AmerigoMove]:
    """One, two … spaces forward, and the jump of AM-TOKEN-9."""
    moves = s.world.order_moves[: min(order_room(s), gold.affordable(s))]
    if can_jump(s):
        return [*moves, s.world.jump_move]
    return moves


def order_refusal(s: Amerigo, move: AmerigoMove) -> AmerigoRefusal | None:
    """The refusal by AM-SPEC-1 and AM-SPEC-2, or None."""
    if move.value > order_room(s):
        return AmerigoRefusal("AM-SPEC-2", "refusal-special-track-ends", {"room": order_room(s)})
    return gold.cost_refusal(s, move.value)


def advance_order(s: Amerigo, move: AmerigoMove) -> None:
    """Move the disc; it goes on top of any others on its space (AM-SPEC-1)."""
    over = gold.overflows(s, order_room(s), move.value)
    gold.pay(s, move.value)
    s.special[s.seat] += move.value
    put_on_top(s, s.seat)
    if s.events is not None:
        data = {"steps": move.value, "at": s.special[s.seat]}
        s.report("ordered", "AM-SPEC-1", s.seat, data)
    if over:
        gold.pay_overflow(s, "AM-SPEC-2")
    s.step = DONE


def put_on_top(s: Amerigo, seat: int) -> None:
    """Move a disc ahead of all that are not on a farther space; the others keep their order."""
    others = [other for other in s.track if other != seat]
    at = len([other for other in others if s.special[other] > s.special[seat]])
    s.track = [*others[:at], seat, *others[at:]]


def can_jump(s: Amerigo) -> bool:
    """Whether AM-TOKEN-9 is unused and another seat's disc is first."""
    return s.track[0] != s.seat and usable(s, s.seat, TO_THE_FRONT) >= 0


def jump_refusal(s: Amerigo) -> AmerigoRefusal | None:
    """The refusal by AM-TOKEN-9, or None."""
    if usable(s, s.seat, TO_THE_FRONT) < 0:
        return AmerigoRefusal(TO_THE_FRONT, "refusal-no-unused-token")
    if s.track[0] == s.seat:
        return AmerigoRefusal(TO_THE_FRONT, "refusal-disc-in-front")
    return None


def jump(s: Amerigo) -> None:
    """Put the disc on top of the foremost one, whatever the action points (AM-TOKEN-9)."""
    spend_token(s, s.seat, usable(s, s.seat, TO_THE_FRONT))
    s.special[s.seat] = s.special[s.track[0]]
    put_on_top(s, s.seat)
    s.report("jumped", TO_THE_FRONT, s.seat, {"at": s.special[s.seat]})
    s.step = DONE
