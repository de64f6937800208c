"""What a server does by itself, done at another time than now."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from api.house import House
from carrack.server import upkeep


def tended(house: House, days: float) -> None:
    """A round of the upkeep, so many days later."""
    state: Any = house.client.app.state.carrack  # type: ignore[attr-defined]
    chores = upkeep.Upkeep.__new__(upkeep.Upkeep)
    chores.tables, chores.analyses = state.tables, state.analyses
    portal = house.client.portal
    assert portal is not None
    portal.call(chores.tend, datetime.now(UTC) + timedelta(days=days))
