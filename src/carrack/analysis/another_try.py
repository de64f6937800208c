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

from carrack.analysis.close_look import CloseSearch, Loss
from carrack.analysis.looks import usual_looks
from carrack.bots.assessment import MoveValue
from carrack.bots.search.context import NO_CHANCE
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
    loss: Loss
    accepted: bool


def judged_turn(
    game: Game[Any], state: State, line: Sequence[str], best: Sequence[str] | None = None
) -> Verdict:
    """Compare a line of the deciding seat, from an imagined position, with the best one.

    The moves go up to the first thing that is revealed; none: nothing is done. `best` is looked for
    unless it is known; then a turn that ends before it is judged as ended, not played on. Raises
    Refused for an illegal move, or one that follows a reveal.
    """
    search = search_of(game)
    ended = checked_sequence(game, state, list(line))
    moves = without_end(game, state, ended)
    known = None if best is None else _read(game, state, best)
    if known is not None and moves != known:
        moves = ended  # who ends a turn early has not played what a bot would play on
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


def without_end(game: Game[Any], state: State, moves: list[Move]) -> list[Move]:
    """The moves as a line: without the end of the turn, unless that is all."""
    after = state.copy()
    for move in moves[:-1]:
        game.apply(after, move, NO_CHANCE)
    end = knowledge_of(game).end_move(after)
    return moves[:-1] if len(moves) > 1 and moves[-1] is end else moves


def nothing(game: Game[Any], state: State) -> list[Move]:
    """The shortest turn: its end, or the first legal move after which it can end.

    A turn that cannot be left out is played as the rule of thumb advises.
    """
    knowledge = knowledge_of(game)
    end = knowledge.end_move(state)
    if end is not None:
        return [end]
    lines = knowledge.lines(state, knowledge.width())
    return min(lines, key=len)


def _read(game: Game[Any], state: State, line: Sequence[str]) -> list[Move]:
    return without_end(game, state, checked_sequence(game, state, list(line)))
