"""Goods that may move between home islands and holds now, for a page that arranges cargo.

A player first arranges the wanted cargo and then requests all of it in one sequence of moves
(DEI-CARGO-2, DEI-TRANSFER-1). The page knows no rules: way by way, in the order listed, it moves
what is surplus at the start and missing at the end, until nothing is left to move. Handing over
comes before unloading and unloading before loading, so there is room whenever the wanted cargo
fits.
"""

from __future__ import annotations

from typing import Any, Final

from carrack.core.game import OVER
from carrack.games.dutch_east_indies.chapters.cargo import carried, circles, serves_home, stored
from carrack.games.dutch_east_indies.chapters.movement import action_refusal, points_left
from carrack.games.dutch_east_indies.chapters.ships import at_home, is_automatic, side_by_side
from carrack.games.dutch_east_indies.chapters.tasks import CARD
from carrack.games.dutch_east_indies.components import ITEM_NAMES, ITEMS
from carrack.games.dutch_east_indies.moves import SHIP_NAMES
from carrack.games.dutch_east_indies.state import NOTHING, SHORE, UNDER_WAY, Dei

HOME: Final = -1  # the home island as the start or the end of a way; ships by their numbers
BETWEEN_FIGHTS: Final = (NOTHING[0], CARD)  # asked while others load at home (DEI-CARGO-2)


def may_load_away(s: Dei, seat: int) -> bool:
    """Whether a seat may load out of turn now: between two decisions."""
    return s.seat != OVER and seat != s.active and s.ask[0] in BETWEEN_FIGHTS


def loading_view(s: Dei) -> list[dict[str, Any]]:
    """For each seat with goods to move: `seat`, `own_turn`, its `ways`, and what `lapses`.

    A way is `move` (its moves without the item), `start`, `end` (ships, or HOME) and the `items`
    that may go this way, whether or not there are any or room for them. `lapses` are the ships
    whose movement an action ends, with the points left.
    """
    return [row for row in [seat_view(s, seat) for seat in range(s.players)] if row["ways"]]


def seat_view(s: Dei, seat: int) -> dict[str, Any]:
    """Return what one seat may move; no ways if there is nothing to move."""
    own_turn = seat == s.active
    ways: list[dict[str, Any]] = []
    if own_turn and s.ask == NOTHING and s.seat == seat and action_refusal(s) is None:
        ways = own_ways(s, seat)
    elif may_load_away(s, seat) and not is_automatic(s, seat * 2):
        docked = [ship for ship in (seat * 2, seat * 2 + 1) if at_home(s, ship)]
        ways = shore_ways(s, docked, own_turn=False)
    if not any([lies_there(s, seat, way["start"]) for way in ways]):
        ways = []
    lapses = [
        [ship, points_left(s, ship)]
        for ship in (seat * 2, seat * 2 + 1)
        if own_turn and s.moved[ship] == UNDER_WAY and points_left(s, ship)
    ]
    return {"seat": seat, "own_turn": own_turn, "ways": ways, "lapses": lapses}


def own_ways(s: Dei, seat: int) -> list[dict[str, Any]]:
    """The ways in the seat's own turn, in the order of a row."""
    ways: list[dict[str, Any]] = []
    if side_by_side(s, seat * 2):
        for ship in (seat * 2, seat * 2 + 1):
            items = open_items(s, ship % 2, 1 - ship % 2)
            ways.append(way_of(f"give {SHIP_NAMES[ship % 2]}", ship, ship ^ 1, items))
    served = [ship for ship in (seat * 2, seat * 2 + 1) if serves_home(s, ship)]
    return ways + shore_ways(s, served, own_turn=True)


def shore_ways(s: Dei, ships: list[int], own_turn: bool) -> list[dict[str, Any]]:
    """From holds ashore, then from shore into holds; out of turn goods may not go in circles."""
    ways: list[dict[str, Any]] = []
    for ship in ships:
        items = open_items(s, ship % 2, SHORE) if own_turn else ITEM_NAMES
        ways.append(way_of(f"unload {SHIP_NAMES[ship % 2]}", ship, HOME, items))
    for ship in ships:
        items = open_items(s, SHORE, ship % 2) if own_turn else ITEM_NAMES
        ways.append(way_of(f"load {SHIP_NAMES[ship % 2]}", HOME, ship, items))
    return ways


def way_of(move: str, start: int, end: int, items: tuple[str, ...]) -> dict[str, Any]:
    """A way as plain data."""
    return {"move": move, "start": start, "end": end, "items": list(items)}


def open_items(s: Dei, start: int, end: int) -> tuple[str, ...]:
    """Goods that would not return to a place that they have left (see `cargo.circles`)."""
    return tuple([ITEM_NAMES[item] for item in range(ITEMS) if not circles(s, item, start, end)])


def lies_there(s: Dei, seat: int, place: int) -> bool:
    """Whether there are any goods at a place."""
    if place == HOME:
        return any([stored(s, seat, item) for item in range(ITEMS)])
    return any([carried(s, place, item) for item in range(ITEMS)])
