"""Posts that a ship can establish where its movement ends, and what they bring (AM-SHIP-4).

A post costs nothing, so a player who sails to an anchor nearly always wants it: descriptions of
such voyages name it as what follows (`then`).
"""

from __future__ import annotations

from typing import Any

from carrack.games.amerigo.chapters.ships import any_post, open_posts
from carrack.games.amerigo.readers.outcome import MoveOutcome, gain_of_post
from carrack.games.amerigo.state import Amerigo


def landing_of(s: Amerigo, node: int, paid: int) -> dict[str, Any]:
    """`then` and `landing` of a voyage that ends on a node and costs `paid` gold; empty: no post.

    With several posts to choose from, it is the one that brings most points; among equals, the one
    on the island with most free land, then the one on the first square.
    """
    best, found = -1, MoveOutcome()
    for square in open_posts(s, node):
        gain = gain_of_post(s, square, paid)
        if best < 0 or worth_of(s, square, gain) > worth_of(s, best, found):
            best, found = square, gain
    if best < 0:
        return {}
    island = s.world.island_at[best]
    landing: dict[str, Any] = {"island": island, "points": found.points}
    landing["discovery"] = not any_post(s, island)
    if found.brings:
        landing["brings"] = found.brings
    numbers = s.world.numbers
    return {"then": numbers.move(numbers.first_post + best).notation, "landing": landing}


def worth_of(s: Amerigo, square: int, gain: MoveOutcome) -> tuple[int, int]:
    """Return the rank of a post among others: its points, then room to build."""
    return gain.points, s.free[s.world.island_at[square]].bit_count()
