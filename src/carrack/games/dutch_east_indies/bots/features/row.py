"""Positions as rows of numbers: for all sides alike, then for each side."""

from __future__ import annotations

from carrack.games.dutch_east_indies.bots.features.fleets import Judged
from carrack.games.dutch_east_indies.bots.features.shared import shared_row
from carrack.games.dutch_east_indies.bots.features.sides import side_row
from carrack.games.dutch_east_indies.chapters.winning import wanted_points
from carrack.games.dutch_east_indies.state import Dei


def features_of(s: Dei) -> list[list[int]]:
    """The shared row and a row for each side, as the deciding seat may know the position."""
    judged = Judged(s)
    return [shared_row(s, judged), *[side_row(s, fleet, judged) for fleet in judged.fleets]]


def pace_of(s: Dei) -> float:
    """The leader's share of the goal."""
    return max([wanted_points(s, side) for side in range(s.players)]) / s.world.goal
