"""Points that a line scores at once, by their source: what can be told of a loss without a judge.

Playouts end before the game does, so nobody knows from which sources the points that a turn gives
away would have come. What two lines score *at once* is certain, and named by the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carrack.analysis.describe import positions_of
from carrack.core.chance import Seeded
from carrack.core.game import Game, State
from carrack.core.knowledge import knowledge_of

Sheet = dict[str, int]
"""Points by source."""


def scored(game: Game[Any], state: State, line: Sequence[str]) -> Sheet:
    """Return the points that a line is certain to bring its seat, before its turn ends.

    `state` is a position as the seat knows it. What a move may bring by what it reveals is left
    out: there the description of the move promises less than its events say.
    """
    sheet: Sheet = {}
    for position, move in positions_of(game, state, tuple(line)):
        if move is knowledge_of(game).end_move(position):
            break
        promised = game.describe(position, move).get("points", 0)
        after = position.copy()
        after.events = []
        game.apply(after, move, Seeded(0))
        brought = [
            (event.data["source"], event.data["points"])
            for event in after.events
            if event.seat == state.seat and "source" in event.data and "points" in event.data
        ]
        if sum(points for _, points in brought) == promised:
            for source, points in brought:
                sheet[source] = sheet.get(source, 0) + points
    return sheet


def missed(best: Sheet, played: Sheet) -> Sheet:
    """Return how many points more the best line scores from each source; below zero: fewer."""
    sources = dict.fromkeys([*best, *played])
    found = {source: best.get(source, 0) - played.get(source, 0) for source in sources}
    return {source: points for source, points in found.items() if points}
