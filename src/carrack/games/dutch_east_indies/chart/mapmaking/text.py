"""A map as the text of its file."""

from __future__ import annotations

from carrack.games.dutch_east_indies import components
from carrack.games.dutch_east_indies.chart.waters import square_name
from carrack.games.dutch_east_indies.components import Berth, ChartPlan


def chart_text(chart: ChartPlan) -> str:
    """The file of a map; reading it returns the same map. Its names contain no quotes."""
    lines = [
        'game = "dutch-east-indies"',
        f'name = "{chart.name}"',
        f'title = "{chart.title}"',
        f'provenance = "{chart.provenance}"',
        f"players = {chart.players}",
        "",
        'chart = """',
        *chart.rows,
        '"""',
    ]
    for island in chart.islands:
        if island.kind == components.HOME:
            lines += ["", "[[homes]]", f'name = "{island.name}"']
            lines += berth_lines(chart.ships[island.seat])
        elif island.kind == components.MARKET:
            lines += ["", "[market]", f'name = "{island.name}"']
        elif island.kind == components.WILD:
            lines += ["", "[[wild]]", f'letter = "{island.letter}"', f'name = "{island.name}"']
            lines += [f"cards = {island.cards}"]
    return "\n".join([*lines, "", "[pirates]", *berth_lines(chart.pirates), ""])


def berth_lines(berths: tuple[Berth, Berth]) -> list[str]:
    """The starts of a big and a small ship."""
    return [
        f'{size} = "{square_name(berth.row, berth.column)} {components.DIRECTIONS[berth.facing]}"'
        for size, berth in zip(components.SIZES, berths, strict=True)
    ]
