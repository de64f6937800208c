"""Victory points during the game: every change goes through here, with its rule and source."""

from __future__ import annotations

from typing import Any

from carrack.games.amerigo.state import Amerigo


def score(
    s: Amerigo, seat: int, points: int, source: str, rule: str, kind: str, island: int = -1
) -> None:
    """Add points and report them as an event of that kind, with the island that brought them."""
    s.points[seat] += points
    if s.events is not None:
        data: dict[str, Any] = {"points": points, "source": source}
        if island >= 0:
            data["island"] = island_number(island)
        s.report(kind, rule, seat, data)


def island_number(island: int) -> int:
    """The number of an island for people, who count from 1."""
    return island + 1
