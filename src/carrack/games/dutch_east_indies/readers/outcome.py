"""The outcome of a move: what cannot be undone, what it brings, and what an action ends.

Undo never goes back past chance, anything shown to somebody, or another player's decision
(:mod:`carrack.core.match`). A player is warned beforehand of the first such thing.
"""

from __future__ import annotations

from typing import Any

from carrack.core.chance import NoChance, UnexpectedDraw
from carrack.core.events import Event
from carrack.core.game import OVER
from carrack.games.dutch_east_indies import moves
from carrack.games.dutch_east_indies.chapters.pirates import pirates_at
from carrack.games.dutch_east_indies.chapters.ships import other_ship
from carrack.games.dutch_east_indies.chapters.winning import change_at_home, wanted_points
from carrack.games.dutch_east_indies.components import SIZES
from carrack.games.dutch_east_indies.kinds import carry_out
from carrack.games.dutch_east_indies.moves import DeiMove
from carrack.games.dutch_east_indies.state import AT_REST, NOTHING, UNDER_WAY, Dei

Messages = list[dict[str, Any]]


def pirates_met(s: Dei, move: DeiMove) -> list[int]:
    """The pirates that a step wakes, the big one first (DEI-MOVE-7)."""
    if move.kind != moves.SAIL_STEP:
        return []
    return pirates_at(s, s.world.next[s.at[s.active * 2 + move.ship]][move.value])


def reveals(s: Dei, move: DeiMove) -> bool:
    """Whether a free move, other than ending the turn, draws or shows somebody something."""
    return move.kind in (moves.LOOK, moves.ATTACK) or len(pirates_met(s, move)) > 0


def said(key: str, **args: Any) -> dict[str, Any]:
    """A message of the game's texts."""
    return {"key": key, "args": args}


class MoveOutcome:
    """The outcome of a move: `final` if it cannot be undone, `points` of the goal it brings."""

    def __init__(self, final: Messages, points: int = 0) -> None:
        self.final = final
        self.points = points


def outcome_of(s: Dei, move: DeiMove) -> MoveOutcome:
    """The outcome of a legal move of the deciding seat."""
    kind = move.kind
    if kind == moves.ACCEPT:
        return MoveOutcome([said("final-shown")])
    if s.ask != NOTHING or kind == moves.END:
        return tried(s, move)
    if kind in (moves.LOAD, moves.UNLOAD):
        points = points_of_loading(s, move, s.active)
        won = points > 0 and wanted_points(s, s.active) + points == s.world.goal
        return MoveOutcome([said("final-won")] if won else [], points)
    final = [said("final-pirate", size=SIZES[pirate]) for pirate in pirates_met(s, move)]
    if kind == moves.LOOK:
        final.append(said("final-look"))
    elif kind == moves.ATTACK:
        final.append(said("final-dice"))
    return MoveOutcome(final + lapses_of(s, move) if final else [])


def points_of_loading(s: Dei, move: DeiMove, seat: int) -> int:
    """Return the part of its goal that a seat gains by unloading an item or loses by loading."""
    return change_at_home(s, seat, move.value, 1 if move.kind == moves.UNLOAD else -1)


def tried(s: Dei, move: DeiMove) -> MoveOutcome:
    """The outcome of a move up to the first draw, found by playing it on a copy.

    Only for ends of turns and answers, of which there are few at a time.
    """
    after = s.copy()
    heard: list[Event] = []
    after.events = heard
    try:
        carry_out(after, move, NoChance())
        keys = [key_of_change(s, after)]
    except UnexpectedDraw as drawn:
        keys = [key_of_draw(drawn.purpose)]
        if move.kind == moves.END and s.world.solo:
            keys.append("final-automaton")
    points = sum([event.data.get("points", 0) for event in heard if event.seat == s.seat])
    return MoveOutcome([said(key) for key in keys if key], points)


def key_of_change(before: Dei, after: Dei) -> str:
    """The key for what makes a move without a draw final; "" if it can be undone."""
    if after.seat == OVER:
        return "final-won" if after.winner == before.seat else "final-over"
    if after.reveals != before.reveals:
        return "final-automaton"
    passes = after.seat != before.seat and after.turn == before.turn
    return "final-passes" if passes else ""


def key_of_draw(purpose: str) -> str:
    """The message key for a draw."""
    if purpose.startswith("wind"):
        return "final-wind"
    if purpose.startswith("battle"):
        return "final-dice"
    return "final-automaton" if purpose.startswith("cards solo") else "final-dealt"


def lapses_of(s: Dei, move: DeiMove) -> Messages:
    """Movement points lost because a free move ends a movement (DEI-TURN-2, DEI-TURN-3)."""
    kind, ship = move.kind, s.active * 2 + move.ship
    if s.ask != NOTHING or kind in (moves.PICK, moves.END):
        return []
    first = s.active * 2
    ending = [first, first + 1]
    if kind in (moves.SAIL_STEP, moves.TURN):
        ending = [other_ship(ship)] if s.moved[ship] == AT_REST else []
    return [
        said("lapse-points", size=SIZES[each % 2], points=s.points[each])
        for each in ending
        if s.moved[each] == UNDER_WAY and s.points[each]
    ]


def add_outcome(s: Dei, move: DeiMove, data: dict[str, Any]) -> None:
    """Add the outcome of a move to its description, and what it gives up (`lapses`)."""
    outcome, lapses = outcome_of(s, move), lapses_of(s, move)
    if outcome.points:
        data["points"] = outcome.points
    if outcome.final:
        data["final"] = outcome.final
    elif lapses:
        data["lapses"] = lapses
