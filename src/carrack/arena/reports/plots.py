"""Pictures of figures: the one module that knows matplotlib, which the extra `plots` installs.

A picture is an SVG or PNG file, or an element of an HTML page, whose colours and type it then
takes, in dark mode too. The same figures give the same bytes. Marks and line styles repeat what
colours say.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO, StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from carrack.arena.tournament.intervals import Interval

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK, FAINT, GRID = "#1d2430", "#667085", "#dcd7cc"
COLOURS = (
    *("#1463ba", "#c45414", "#1f7a4d", "#8a3fa8"),
    *("#a07800", "#b3265e", "#0f7f8c", "#5b5f6b"),
)
VARIABLES = {INK: "--ink", FAINT: "--faint", GRID: "--line"} | {
    colour: f"--bot-{i}" for i, colour in enumerate(COLOURS, 1)
}
"""The names of the colours in the style sheet of a page."""
MARKS, SIGNS = "osD^vPX*", "●■◆▲▼✚✖★"
"""A mark for each colour, and the same as text for the legends of a page."""
LINES = ("-", "--", ":", "-.")
ENDINGS = (".svg", ".png")
PALETTE = 64  # colours of a PNG file, shades of edges included

STYLE: dict[Any, Any] = {
    "font.size": 10,
    "font.family": "sans-serif",
    "svg.fonttype": "none",  # text stays text
    "text.parse_math": False,  # a name may contain any character
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.titlesize": "medium",
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": GRID,
    "legend.frameon": False,
    "lines.markersize": 5,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
}


class PlotsMissing(RuntimeError):
    """Matplotlib is not installed; the message says how to install it."""


def check() -> None:
    """Raise PlotsMissing if pictures cannot be drawn."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise PlotsMissing("pictures are drawn by matplotlib: pip install matplotlib") from None


@contextmanager
def panels(
    file: Path | str | StringIO,
    size: tuple[float, float],
    across: int = 1,
    down: int = 1,
    salt: str = "carrack",
) -> Iterator[list[Axes]]:
    """Yield axes to draw into, row by row, and write the picture to `file` (to a text as SVG).

    `size` is in inches; `salt` is used for the names of its parts. Raises PlotsMissing, OSError.
    """
    check()
    import matplotlib as mpl
    from matplotlib.figure import Figure

    if isinstance(file, Path):
        file.parent.mkdir(parents=True, exist_ok=True)
    with mpl.rc_context({**STYLE, "svg.hashsalt": salt}):
        figure = Figure(figsize=size, layout="constrained")
        yield list(figure.subplots(down, across, squeeze=False).flat)
        if isinstance(file, StringIO):
            figure.savefig(file, format="svg", transparent=True, metadata={"Date": None})
        elif Path(file).suffix == ".png":
            save_png(figure, file)
        else:
            figure.savefig(file, format="svg", metadata={"Date": None})


def save_png(figure: Figure, file: Path | str) -> None:
    """Write a figure as a PNG file of few colours: a third as large as one of all colours."""
    from PIL import Image  # comes with matplotlib

    drawn = BytesIO()
    figure.savefig(drawn, format="png", dpi=120, metadata={"Software": None})
    Image.open(drawn).convert("RGB").quantize(PALETTE).save(file, "png", optimize=True)


def within_page(svg: str) -> str:
    """An SVG file as an element of a page: no header, no fixed size, the colours of the page."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r' id="[A-Za-z0-9.]+_\d+"', "", svg)
    svg = re.sub(r'(<svg[^>]*?) width="[^"]*" height="[^"]*"', r"\1", svg, count=1)
    for colour, variable in VARIABLES.items():
        svg = svg.replace(colour, f"var({variable})")
    return svg.replace("<svg", '<svg role="img" aria-hidden="true"', 1)


# --- what pictures are made of -------------------------------------------------------------------


def look(number: int) -> dict[str, Any]:
    """The colour and the mark of one of several things that are compared."""
    return {"color": COLOURS[number % len(COLOURS)], "marker": MARKS[number % len(MARKS)]}


def offset(number: int, of: int, apart: float) -> float:
    """Return how far from the middle of a place to draw one of several marks that share it."""
    return apart * (number - (of - 1) / 2)


def estimates(
    axes: Axes,
    at: Sequence[float],
    intervals: Sequence[Interval],
    upright: bool = False,
    **style: Any,
) -> None:
    """Draw marks with their intervals, each in a row, or `upright` above its place."""
    values = [each.value for each in intervals]
    reach = [
        [each.value - each.low if each.known else 0.0 for each in intervals],
        [each.high - each.value if each.known else 0.0 for each in intervals],
    ]
    style = {"linestyle": "none", "elinewidth": 2, **style}
    if upright:
        axes.errorbar(at, values, yerr=reach, **style)
    else:
        axes.errorbar(values, at, xerr=reach, **style)


def band(
    axes: Axes, at: Sequence[float], bounds: Sequence[tuple[float, float]], colour: str
) -> None:
    """Fill the area between bounds that change from place to place."""
    low, high = [low for low, _ in bounds], [high for _, high in bounds]
    axes.fill_between(at, low, high, color=colour, alpha=0.18, linewidth=0)


def histograms(
    axes: Axes, counted: dict[str, Counter[int]], bins: int, colours: Sequence[str] = COLOURS
) -> None:
    """Draw the histogram of each name, as outlines on top of each other."""
    from matplotlib.ticker import MaxNLocator

    values = [value for counts in counted.values() for value in counts]
    least, most = min(values), max(values)
    width = -(-(most - least + 1) // bins)
    edges = [least - 0.5 + width * i for i in range((most - least) // width + 2)]
    for i, (name, counts) in enumerate(counted.items()):
        parts = [0.0] * (len(edges) - 1)
        for value, times in counts.items():
            parts[(value - least) // width] += times / counts.total()
        axes.stairs(parts, edges, color=colours[i], fill=True, alpha=0.12)
        style = LINES[i % len(LINES)]
        axes.stairs(parts, edges, color=colours[i], linewidth=1.6, linestyle=style, label=name)
    axes.set_ylim(bottom=0)
    axes.set_xlim(min(edges[0], edges[-1] - 3), max(edges[-1], edges[0] + 3))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True, min_n_ticks=1))
    percent(axes.yaxis)


def percent(axis: Any) -> None:
    """Label an axis with percentages."""
    from matplotlib.ticker import PercentFormatter

    axis.set_major_formatter(PercentFormatter(1.0, decimals=0))


def rows(axes: Axes, labels: Sequence[str], below: str, lines: bool = False) -> None:
    """Label the rows from the top down, and what is `below` them; `lines` run along the rows."""
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    axes.grid(visible=lines, axis="y")
    axes.set_xlabel(below)


def legend(axes: Axes) -> None:
    """Draw the legend above all panels of the picture."""
    handles, labels = axes.get_legend_handles_labels()
    axes.figure.legend(handles, labels, loc="outside upper center", ncols=4)
