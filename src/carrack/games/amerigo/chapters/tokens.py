"""Progress tokens (AM-TOKEN): who has one, which are used up, what they add.

A token is its index in the edition; what it does is given by the rule it names. Sets are masks.
"""

from __future__ import annotations

from typing import Final

from carrack.games.amerigo.chapters.points import score
from carrack.games.amerigo.moves import AmerigoMove, AmerigoRefusal
from carrack.games.amerigo.state import DONE, SCORE_CUBES, Amerigo

TWO_MORE: Final = "AM-TOKEN-1"
ONE_MORE: Final = "AM-TOKEN-2"
EIGHT_FOR_SHIPS: Final = "AM-TOKEN-3"
STRONGER_PIRATES: Final = "AM-TOKEN-4"
HALF_LOSS: Final = "AM-TOKEN-5"
VICTORY_GOLD: Final = "AM-TOKEN-6"
RED_GREEN: Final = "AM-TOKEN-7"
TWO_NEUTRAL: Final = "AM-TOKEN-8"
TO_THE_FRONT: Final = "AM-TOKEN-9"
THREE_GOLD: Final = "AM-TOKEN-10"
FIVE_GOLD: Final = "AM-TOKEN-11"
POST_GOLD: Final = "AM-TOKEN-12"
POST_POINTS: Final = "AM-TOKEN-13"
GOLD_BY_TWO: Final = "AM-TOKEN-14"
CUBE_POINTS: Final = "AM-TOKEN-15"
SEVEN: Final = "AM-TOKEN-16"
GOLD_POINTS: Final = "AM-TOKEN-17"


def has(s: Amerigo, seat: int, rule: str) -> bool:
    """Whether the seat owns a token of that rule, used up or not."""
    return s.held[seat] & s.world.tokens_of(rule) != 0


def usable(s: Amerigo, seat: int, rule: str) -> int:
    """The seat's first token of that rule that is not used up; −1: none."""
    left = unused(s, seat, rule)
    return (left & -left).bit_length() - 1


def unused(s: Amerigo, seat: int, rule: str) -> int:
    """The seat's tokens of that rule that are not used up, as a mask."""
    return s.held[seat] & ~s.used[seat] & s.world.tokens_of(rule)


def uses(s: Amerigo, tokens: int) -> list[AmerigoMove]:
    """The moves that use the tokens of a mask."""
    moves: list[AmerigoMove] = []
    while tokens:
        low = tokens & -tokens
        moves.append(s.world.use_moves[low.bit_length() - 1])
        tokens ^= low
    return moves


def count_owned(s: Amerigo, seat: int, rule: str) -> int:
    """Return the number of tokens of that rule that the seat owns."""
    return (s.held[seat] & s.world.tokens_of(rule)).bit_count()


def added_ap(s: Amerigo, seat: int, colour: int) -> int:
    """Action points that the seat's permanent tokens add to an action (AM-ROUND-10)."""
    held = s.held[seat] & s.world.bonus_tokens[colour]
    added = 0
    while held:
        low = held & -held
        added += s.world.bonus[colour][low.bit_length() - 1]
        held ^= low
    return added


def spend_token(s: Amerigo, seat: int, token: int) -> None:
    """Turn a token over: it works only once."""
    s.used[seat] |= 1 << token
    if s.events is not None:
        kind = s.world.edition.tokens[token]
        s.report("token-used", kind.rule, seat, {"token": kind.id})


def use_refusal(s: Amerigo, move: AmerigoMove) -> AmerigoRefusal | None:
    """Refuse to use a token that is missing, used up, or permanent."""
    kind, bit = s.world.edition.tokens[move.value], 1 << move.value
    if kind.rule not in (EIGHT_FOR_SHIPS, THREE_GOLD, FIVE_GOLD):
        return AmerigoRefusal(kind.rule, "refusal-token-not-used-so", {"token": kind.id})
    if not s.held[s.seat] & bit:
        return AmerigoRefusal(kind.rule, "refusal-token-not-owned", {"token": kind.id})
    if s.used[s.seat] & bit:
        return AmerigoRefusal(kind.rule, "refusal-token-used", {"token": kind.id})
    return None


def score_cubes(s: Amerigo) -> None:
    """Score one point for each cube in the action space, instead of an action (AM-TOKEN-15)."""
    spend_token(s, s.seat, usable(s, s.seat, CUBE_POINTS))
    s.action = SCORE_CUBES
    s.step = DONE
    score(s, s.seat, sum(s.space), "cubes", CUBE_POINTS, "cubes-scored")
