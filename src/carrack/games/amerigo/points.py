"""Victory points while the game runs: every change goes through here, with its rule and source."""

from __future__ import annotations

from carrack.games.amerigo.state import Amerigo


def score(s: Amerigo, seat: int, points: int, source: str, rule: str, kind: str) -> None:
    """Adds points, and reports them as an event of that kind."""
    s.points[seat] += points
    if s.events is not None:
        s.tell(kind, rule, seat, {"points": points, "source": source})
