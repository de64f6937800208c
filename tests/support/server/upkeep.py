"""The server's upkeep at a simulated time."""

from __future__ import annotations

from typing import Any

from carrack.server import upkeep
from support.server.local import LocalServer
from support.waiting import from_now


def upkeep_after(local: LocalServer, days: float) -> None:
    """A round of the upkeep, so many days later."""
    state: Any = local.client.app.state.carrack  # type: ignore[attr-defined]
    chores = upkeep.Upkeep.__new__(upkeep.Upkeep)
    chores.tables, chores.analyses = state.tables, state.analyses
    chores.people, chores.leagues = state.people, state.leagues
    chores.duties = state.leagues.seasons.duties
    local.does(chores.tend, from_now(days=days))
