"""Changes of the automaton's orders by a battle (DEI-SOLO-7)."""

from __future__ import annotations

from carrack.games.dutch_east_indies import state
from carrack.games.dutch_east_indies.components import ITEMS
from carrack.games.dutch_east_indies.state import Automaton, Dei


def auto_of(s: Dei) -> Automaton:
    """The automaton of a solo game."""
    assert s.automaton is not None
    return s.automaton


def won_by_hunting(s: Dei, ship: int, item: int) -> None:
    """Update a hunting ship of the automaton that has won a spice: it brings that one home."""
    auto, size = auto_of(s), ship - state.FIRST_SHIP
    if auto.duties[size] == state.HUNT_DUTY:
        auto.homeward[size] = True
        auto.prize[size] = item


def robbed(s: Dei, ship: int, robber: int) -> None:
    """Update a ship of the automaton that lost a spice: for its prize it hunts the robber."""
    auto, size = auto_of(s), ship - state.FIRST_SHIP
    if auto.duties[size] != state.HUNT_DUTY or not auto.homeward[size]:
        return
    if not s.hold[ship * ITEMS + auto.prize[size]]:
        auto.homeward[size] = False
        auto.prize[size] = state.NOBODY
        auto.quarry[size] = robber
        if s.events is not None:
            s.report("solo-hunts", "DEI-SOLO-7", state.AUTOMATON, {"ship": ship, "target": robber})
