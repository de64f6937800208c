"""Another try: a turn that was played, tried anew and compared with the best one.

Who tries a turn again wants to know whether it is as good as the best, not whether it is the same:
it is accepted if the difference is within what the judge can tell. Doing nothing can be tried, too:
what a turn was worth shows against what comes if one leaves it out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from carrack.analysis.close_look import CloseSearch
from carrack.analysis.describe import Json
from carrack.analysis.looks import usual_looks
from carrack.analysis.measured import Measured
from carrack.analysis.stretches import without_end
from carrack.bots.assessment import MoveValue
from carrack.bots.search.context import NO_CHANCE
from carrack.core.chance import UnexpectedDraw
from carrack.core.game import Game, Move, State
from carrack.core.knowledge import knowledge_of
from carrack.core.sequence import checked_sequence

ACCEPTED = 0.01
"""A line that gives away at most this chance of winning is as good as the best,"""
ERRORS = 2.0
"""or one that gives away at most this many standard errors."""


@dataclass(frozen=True)
class Verdict:
    """A line compared with the best one, and what it gives away; whether that is accepted."""

    best: MoveValue
    tried: MoveValue
    loss: Measured
    accepted: bool


def judged_turn(
    game: Game[Any], state: State, line: Sequence[str], best: Sequence[str] | None = None
) -> Verdict:
    """Compare a line of the deciding seat, from an imagined position, with the best one.

    The moves go up to the first thing that is revealed; none: nothing is done. `best` is looked for
    unless it is known. Raises Refused for an illegal move, or one that follows a reveal.
    """
    search = search_of(game)
    moves = _read(game, state, line)
    known = None if best is None else _read(game, state, best)
    look = search.compare(state, moves or nothing(game, state), known)
    allowed = max(ACCEPTED, ERRORS * look.loss.win_error)
    return Verdict(look.best[0], look.played, look.loss, look.loss.win <= allowed)


@lru_cache(maxsize=4)
def search_of(game: Game[Any]) -> CloseSearch:
    """The search that compares lines of a game. Raises ValueError if the game has no judge."""
    close = usual_looks(game).close
    if close is None:
        raise ValueError(f"nobody judges positions of {game.title}")
    return close


def nothing(game: Game[Any], state: State) -> list[Move]:
    """The least that the rules allow: the end of the turn, or a move that brings as little as any.

    After that move the turn can end: an action of which nothing is used, say. A turn that can end
    after no single move is as short as the rule of thumb offers.
    """
    knowledge = knowledge_of(game)
    end = knowledge.end_move(state)
    if end is not None:
        return [end]
    idle = [move for move in game.legal(state) if _may_end_after(game, state, move)]
    if idle:
        return [min(idle, key=lambda move: _brought(game.describe(state, move)))]
    return min(knowledge.lines(state, knowledge.width()), key=len)


def _may_end_after(game: Game[Any], state: State, move: Move) -> bool:
    """Whether a move draws and reveals nothing, and the turn can end after it."""
    after = state.copy()
    try:
        game.apply(after, move, NO_CHANCE)
    except UnexpectedDraw:
        return False
    here = (after.seat, after.turn, after.reveals) == (state.seat, state.turn, state.reveals)
    return here and knowledge_of(game).end_move(after) is not None


def _brought(described: Json) -> int:
    """Return how much a move brings: its points, and the numbers in what else it brings."""
    others = [value for one in described.get("brings", ()) for value in one["args"].values()]
    return int(described.get("points", 0)) + sum(n for n in others if isinstance(n, int))


def _read(game: Game[Any], state: State, line: Sequence[str]) -> list[Move]:
    """A line without the end of the turn, whose moves reveal nothing before the last."""
    moves = checked_sequence(game, state, list(line))
    before_last = state.copy()
    for move in moves[:-1]:
        game.apply(before_last, move, NO_CHANCE)
    return without_end(game, moves, before_last)
