"""Moves as a bot judges them, for readers: values beside the game's own description."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from carrack.analysis.measured import Measured
from carrack.bots.assessment import MoveValue
from carrack.core.chance import Seeded
from carrack.core.game import Game, Move, Refused, State
from carrack.core.story import described

FORM = 4
"""The format of an analysis; those of another format are made again."""

DIGITS = 4
"""The digits of chances and points."""

Json = dict[str, Any]


def rounded(numbers: tuple[float, ...] | list[float]) -> list[float]:
    """Numbers as they are shown."""
    return [round(number, DIGITS) for number in numbers]


def pair(win: float, points: float) -> Json:
    """A chance and points, as they are shown."""
    win, points = rounded([win, points])
    return {"win": win, "points": points}


def measured_payload(measured: Measured) -> Json:
    """The same with the standard error of each."""
    return {
        **pair(measured.win, measured.points),
        "error": pair(measured.win_error, measured.points_error),
    }


def move_payload(game: Game[Any], state: State, value: MoveValue) -> Json:
    """A move as a bot sees it, with the game's description of it and of its line.

    `state` is a position as the seat that decides knows it.
    """
    line = line_payload(game, state, value.line)
    return {
        **(line[0] if line else {"move": value.move, "index": value.index}),
        "win": None if value.win is None else round(value.win, DIGITS),
        "points": None if value.points is None else round(value.points, DIGITS),
        "visits": value.visits,
        "line": list(value.line),
        "line_moves": line,
    }


def line_payload(game: Game[Any], state: State, line: tuple[str, ...]) -> list[Json]:
    """The moves of a line, each described in its own position, as far as they can be played."""
    found: list[Json] = []
    for position, move in positions_of(game, state, line):
        found += described(game, position, [move])
    return found


def positions_of(
    game: Game[Any], state: State, line: tuple[str, ...]
) -> Iterator[tuple[State, Move]]:
    """The moves of a line, each with its position, up to the first that reveals something."""
    position, luck = state.copy(), Seeded(0)
    seat, reveals = position.seat, position.reveals
    move: Move | None = None
    for notation in line:
        if move is not None:
            game.apply(position, move, luck)
        move = _legal(game, position, notation)
        if move is None or (position.seat, position.reveals) != (seat, reveals):
            break
        yield position, move


def _legal(game: Game[Any], state: State, notation: str) -> Move | None:
    try:
        move = game.read_move(state, notation)
    except Refused:
        return None
    return move if game.refusal(state, move) is None else None
