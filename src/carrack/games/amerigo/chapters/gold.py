"""Gold: taking it, spending it, and what exceeds the track (AM-GOLD)."""

from __future__ import annotations

from carrack.games.amerigo.chapters import tokens
from carrack.games.amerigo.chapters.points import score
from carrack.games.amerigo.moves import CHEST, AmerigoMove, AmerigoRefusal
from carrack.games.amerigo.state import ACT, CHOOSE, DONE, TAKE_GOLD, Amerigo

CHEST_GOLD = 3
OVERFLOW_GOLD = 2


def gold_over(s: Amerigo, seat: int, amount: int) -> int:
    """Return the part of an amount of gold that is beyond the end of the track (AM-GOLD-2)."""
    room = s.world.edition.gold_limit - s.gold[seat]
    return amount - room if amount > room else 0


def gain_gold(s: Amerigo, seat: int, amount: int, rule: str, why: str) -> None:
    """Add gold; each one beyond the end of the track scores a point at once (AM-GOLD-2)."""
    over = gold_over(s, seat, amount)
    s.gold[seat] += amount - over
    if s.events is not None:
        s.report("gold", rule, seat, {"count": amount, "kept": amount - over, "why": why})
    if over:
        score(s, seat, over, "gold-overflow", "AM-GOLD-2", "gold-points")


def taken_gold(s: Amerigo, seat: int) -> int:
    """Return the gold of that action: a third of the cubes in its space, rounded up (AM-GOLD-1)."""
    share = 2 if tokens.has(s, seat, tokens.GOLD_BY_TWO) else 3
    return (sum(s.space) + share - 1) // share


def take_gold(s: Amerigo) -> None:
    """Take gold instead of an action (AM-GOLD-1, AM-TOKEN-14)."""
    rule = "AM-TOKEN-14" if tokens.has(s, s.seat, tokens.GOLD_BY_TWO) else "AM-GOLD-1"
    s.action = TAKE_GOLD
    s.step = DONE
    gain_gold(s, s.seat, taken_gold(s, s.seat), rule, "taken")


def affordable(s: Amerigo) -> int:
    """Action points left, with all gold turned into more (AM-GOLD-3)."""
    return s.ap + s.gold[s.seat]


def pay(s: Amerigo, cost: int) -> None:
    """Pay for a step: action points first, then exactly the gold that is missing (AM-GOLD-4)."""
    if cost > s.ap:
        pay_gold(s, cost - s.ap)
        s.ap = 0
    else:
        s.ap -= cost


def pay_gold(s: Amerigo, amount: int) -> None:
    """Turn gold into action points (AM-GOLD-3)."""
    s.gold[s.seat] -= amount
    if s.events is not None:
        s.report("gold-paid", "AM-GOLD-3", s.seat, {"count": amount})


def cost_refusal(s: Amerigo, cost: int) -> AmerigoRefusal | None:
    """Refuse a step that action points and gold together cannot pay."""
    if cost <= affordable(s):
        return None
    means = {"cost": cost, "ap": s.ap, "gold": s.gold[s.seat]}
    return AmerigoRefusal("AM-GOLD-3", "refusal-too-few-ap", means)


def overflows(s: Amerigo, room: int, steps: int) -> bool:
    """Whether this many steps end a track with action points left over (AM-CANNON-2, AM-PROG-3)."""
    return steps == room and steps < s.ap


def pay_overflow(s: Amerigo, rule: str) -> None:
    """Pay two gold when a track ends with action points left over, however many lapse."""
    if s.events is not None:
        s.report("overflow", rule, s.seat, {"count": OVERFLOW_GOLD})
    gain_gold(s, s.seat, OVERFLOW_GOLD, rule, "overflow")


def may_exchange(s: Amerigo) -> bool:
    """Whether the seat has a chest or a gold token to exchange (AM-GOLD-5)."""
    seat = s.seat
    return s.chests[seat] != 0 or s.held[seat] & ~s.used[seat] & s.world.gold_tokens != 0


def exchanges(s: Amerigo) -> list[AmerigoMove]:
    """Chests and gold tokens that may be exchanged at any time in the turn (AM-GOLD-5)."""
    moves = tokens.uses(s, s.held[s.seat] & ~s.used[s.seat] & s.world.gold_tokens)
    return [s.world.chest_move, *moves] if s.chests[s.seat] else moves


def exchange_refusal(s: Amerigo, move: AmerigoMove) -> AmerigoRefusal | None:
    """Refuse to exchange what is missing or used up (AM-GOLD-5, AM-TOKEN-10, AM-TOKEN-11)."""
    if s.step not in (CHOOSE, ACT, DONE):
        return AmerigoRefusal("AM-PROG-2", "refusal-token-first")
    if move.kind == CHEST and not s.chests[s.seat]:
        return AmerigoRefusal("AM-GOLD-5", "refusal-no-chest")
    return None


def exchange_chest(s: Amerigo) -> None:
    """Exchange a chest for three gold; it leaves the game (AM-GOLD-5)."""
    s.chests[s.seat] -= 1
    s.report("chest-exchanged", "AM-GOLD-5", s.seat, {})
    gain_gold(s, s.seat, CHEST_GOLD, "AM-GOLD-5", "chest")


def use_gold_token(s: Amerigo, move: AmerigoMove) -> None:
    """Use a token for three or five gold, once (AM-TOKEN-10, AM-TOKEN-11)."""
    rule = s.world.edition.tokens[move.value].rule
    tokens.spend_token(s, s.seat, move.value)
    gain_gold(s, s.seat, token_gold(rule), rule, "token")


def token_gold(rule: str) -> int:
    """The gold of a token that brings gold once; 0 for any other."""
    return 3 if rule == tokens.THREE_GOLD else 5 if rule == tokens.FIVE_GOLD else 0
