"""A position as whole numbers for a network: a shared row, and a row for every seat.

The numbers and their order are the same for any number of players, map and edition. Greedy's
estimates accompany the bare facts: the network learns how far to trust them. The parts are
:mod:`table` for what all share, :mod:`sheet` for a seat's sheet and tracks, :mod:`land` for its
tiles, islands and ships, and this module for how the seats compare.
"""

from __future__ import annotations

from typing import Final

from carrack.core.knowledge import Feature
from carrack.games.amerigo.bots.features.land import LAND, Estate, land_numbers
from carrack.games.amerigo.bots.features.sheet import SHEET, SheetWorth, sheet_numbers
from carrack.games.amerigo.bots.features.table import SHARED, open_sites, table_numbers
from carrack.games.amerigo.bots.features.units import quarters
from carrack.games.amerigo.state import Amerigo

__all__ = ["SHARED", "SIDE", "forecasts", "rows_of"]

STANDING: Final = [
    Feature("points", "points on the track, in quarters"),
    Feature("points_lead", "lead in points on the track over the best other seat, in quarters"),
    Feature("sure", "points if the game were scored as it stands, in quarters"),
    Feature("sure_lead", "lead if the game were scored as it stands, in quarters"),
    Feature("forecast", "points and everything that promises points, in quarters"),
    Feature("forecast_lead", "lead in the forecast over the best other seat, in quarters"),
    Feature("ahead", "other seats with a higher forecast"),
    Feature("gap_up", "how far the nearest seat with a higher forecast is ahead, in quarters"),
    Feature("gap_down", "how far the nearest seat with a lower forecast is behind, in quarters"),
]
SIDE: Final = [*STANDING, *SHEET, *LAND]


def rows_of(s: Amerigo) -> list[list[int]]:
    """The shared row, then a row for each seat in order."""
    sites, seats = open_sites(s), range(s.players)
    sheets = [SheetWorth(s, seat) for seat in seats]
    estates = [Estate(s, seat, sites) for seat in seats]
    points = [float(each) for each in s.points]
    sure = [sheet.sure for sheet in sheets]
    ahead = [sheets[seat].worth + estates[seat].worth for seat in seats]
    rows = [table_numbers(s, len(sites))]
    for seat in seats:
        row: list[int] = []
        add_compared(row, points, seat)
        add_compared(row, sure, seat)
        add_compared(row, ahead, seat)
        add_gaps(row, ahead, seat)
        sheet_numbers(row, s, sheets[seat])
        land_numbers(row, s, estates[seat])
        rows.append(row)
    return rows


def forecasts(s: Amerigo) -> list[float]:
    """For each seat its points and everything that promises points."""
    sites, seats = open_sites(s), range(s.players)
    return [SheetWorth(s, seat).worth + Estate(s, seat, sites).worth for seat in seats]


def add_compared(row: list[int], values: list[float], seat: int) -> None:
    """Append a seat's value, and its lead over the best other seat."""
    best = -1e9
    for other, value in enumerate(values):
        if other != seat and value > best:
            best = value
    row.append(quarters(values[seat]))
    row.append(quarters(values[seat] - best))


def add_gaps(row: list[int], values: list[float], seat: int) -> None:
    """Append how many seats are ahead, and the nearest gaps above and below; 0 for nobody."""
    own, ahead, above, below = values[seat], 0, 0.0, 0.0
    for other, value in enumerate(values):
        if value > own:
            ahead += 1
            above = min(above, value - own) if above else value - own
        elif other != seat:
            below = min(below, own - value) if below else own - value
    row.append(ahead)
    row.append(quarters(above))
    row.append(quarters(below))
