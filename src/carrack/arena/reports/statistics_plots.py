"""The pictures of a page of statistics: SVG by matplotlib, which the extra `plots` installs.

Every number of players has a mark and a style of line besides its colour.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from carrack.arena.reports.plots import check
from carrack.arena.reports.statistics_page import of_players, source_title
from carrack.arena.series.statistics import Habits, Statistics
from carrack.core.game import Game

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

MARKS, LINES = "Dos^vP", ("-.", "-", "--", ":", "-", "--")
COLOURS = ("#7a5195", "#2a78a0", "#c9783c", "#55803f", "#a03a4a", "#555555")
ROW = 0.3  # inches a line
MOST_ROWS = 24
BINS = 40
LEAST_SPAN = 3  # what a histogram shows at least, where nearly all is alike

STYLE: dict[Any, Any] = {
    "font.size": 10,
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "carrack",  # the same picture for the same figures
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "grid.color": "0.9",
    "legend.frameon": False,
}

Samples = list[Statistics]


def draw(game: Game[Any], samples: Samples, stem: str, ending: str = "svg") -> list[Path]:
    """Draws all pictures into files `STEM-seats.svg` and so on. Raises PlotsMissing, OSError."""
    check()
    import matplotlib as mpl

    drawings: dict[str, Callable[[], Figure]] = {
        "seats": lambda: seats(samples),
        "sources": lambda: sources(game, samples),
        "moves": lambda: moves(samples),
        "length": lambda: length(samples),
    }
    paths = []
    for name, drawing in drawings.items():
        path = Path(f"{stem}-{name}.{ending}")
        with mpl.rc_context(STYLE):
            metadata = {"Date": None} if ending == "svg" else None
            drawing().savefig(path, dpi=110, metadata=metadata)
        paths.append(path)
    return paths


def panels(across: int, height: float, down: int = 1) -> tuple[Figure, list[Axes]]:
    """A figure with axes side by side, and several rows of them if asked for."""
    from matplotlib.figure import Figure as NewFigure

    figure = NewFigure(figsize=(9.6, height), layout="constrained")
    axes = figure.subplots(down, across, squeeze=False)
    return figure, [panel for row in axes for panel in row]


def looks(row: int) -> dict[str, Any]:
    """Colour and mark of a number of players."""
    return {"color": COLOURS[row % len(COLOURS)], "marker": MARKS[row % len(MARKS)]}


def legend(figure: Figure, axes: Axes) -> None:
    """What the marks mean, above everything."""
    handles, labels = axes.get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside upper center", ncols=4)


# --- seats -----------------------------------------------------------------------------------


def seats(samples: Samples) -> Figure:
    """How far shares of wins are from even ones; an automaton has no seat."""
    among = [sample for sample in samples if not sample.plan.automata] or samples
    ordered = [sample for sample in among if sample.turn_order_matters()]
    figure, axes = panels(2 if ordered else 1, 3.4)
    axes[-1].sharey(axes[0])
    for row, sample in enumerate(samples):
        if sample in among:
            side_by_side(axes[0], sample, sample.wins, row, len(samples))
        if sample in ordered:
            side_by_side(axes[1], sample, sample.places, row, len(samples))
    for panel, below in zip(axes, ("seat", "place in turn order"), strict=False):
        panel.axhline(0, color="grey", linewidth=0.8)
        panel.set_xticks(range(1, max(len(sample.wins) for sample in among) + 1))
        panel.set_xlabel(below)
        panel.set_ylabel("share of wins, points from even")
        panel.grid(axis="y")
    legend(figure, axes[0])
    return figure


def side_by_side(axes: Axes, sample: Statistics, shares: list[Any], row: int, rows: int) -> None:
    """The shares of one number of players, a little beside those of the others."""
    intervals = [blocks.rate_interval() for blocks in shares]
    axes.errorbar(
        [i + 1 + 0.14 * (row - (rows - 1) / 2) for i in range(len(shares))],
        [100 * (interval.value - sample.even) for interval in intervals],
        [
            [100 * (interval.value - interval.low) for interval in intervals],
            [100 * (interval.high - interval.value) for interval in intervals],
        ],
        linestyle="none",
        capsize=2,
        label=of_players(sample),
        **looks(row),
    )


# --- rows ------------------------------------------------------------------------------------


def sources(game: Game[Any], samples: Samples) -> Figure:
    """Points by source: all players, and those placed first."""
    names = frequent([sample.sources for sample in samples])
    figure, axes = panels(1, 1.3 + ROW * len(names) * 1.2)
    axes[0].axvline(0, color="grey", linewidth=0.8)
    for row, sample in enumerate(samples):
        habits_row(axes[0], sample.sources, names, row, len(samples), of_players(sample))
    name_rows(axes[0], [source_title(game, name) for name in names])
    axes[0].set_xlabel("points a player and game (hollow: those placed first)")
    legend(figure, axes[0])
    return figure


def moves(samples: Samples) -> Figure:
    """Kinds of moves: how many, and how often chosen when offered."""
    names = frequent([sample.made for sample in samples])
    figure, axes = panels(2, 1.3 + ROW * len(names))
    for row, sample in enumerate(samples):
        habits_row(axes[0], sample.made, names, row, len(samples), of_players(sample))
        offered = [(i, sample.chosen(name)) for i, name in enumerate(names)]
        known = [(i, 100 * part) for i, part in offered if part is not None]
        at = [i + beside(row, len(samples)) for i, _ in known]
        axes[1].plot([part for _, part in known], at, linestyle="none", **looks(row))
    name_rows(axes[0], names)
    name_rows(axes[1], [""] * len(names))
    few_and_many(axes[0])
    axes[0].set_xlabel("moves a player and game (hollow: those placed first)")
    axes[1].set_xlabel("% chosen where it and another kind were legal")
    axes[1].set_xlim(-3, 103)
    legend(figure, axes[0])
    return figure


def few_and_many(axes: Axes) -> None:
    """A scale on which both rare and frequent things can be told apart: even steps are tenfold."""
    top = axes.get_xlim()[1]
    axes.set_xscale("symlog", linthresh=1, linscale=0.6)
    ticks = [0.0, 0.5, *[n * 10**power for power in range(4) for n in (1, 2, 5)]]
    shown = [tick for tick in ticks if tick < top]
    axes.set_xticks(shown, [f"{tick:g}" for tick in shown])
    axes.set_xticks([], minor=True)
    axes.set_xlim(-0.1, 1.15 * top)


def frequent(habits: list[Habits]) -> list[str]:
    """The names of what is most frequent with any number of players."""
    means: dict[str, float] = {}
    for several in habits:
        for name, habit in several.named.items():
            means[name] = max(means.get(name, 0.0), abs(habit.all.mean))
    return sorted(means, key=lambda name: (-means[name], name))[:MOST_ROWS]


def beside(row: int, rows: int) -> float:
    """How far the marks of one number of players are from the middle of a line."""
    return 0.2 * (row - (rows - 1) / 2)


def habits_row(
    axes: Axes, habits: Habits, names: list[str], row: int, rows: int, label: str
) -> None:
    """Means with intervals for all players, and hollow marks for those placed first."""
    shown = [
        (i + beside(row, rows), habits.named[n]) for i, n in enumerate(names) if n in habits.named
    ]
    at = [y for y, _ in shown]
    intervals = [habit.all.mean_interval() for _, habit in shown]
    reach = [i.high - i.value if i.known else 0.0 for i in intervals]
    style = looks(row)
    axes.errorbar(
        [i.value for i in intervals],
        at,
        xerr=reach,
        linestyle="none",
        markersize=5,
        label=label,
        **style,
    )
    first = [habit.first.mean for _, habit in shown]
    axes.plot(first, at, linestyle="none", markersize=7, markerfacecolor="none", **style)


def name_rows(axes: Axes, labels: list[str]) -> None:
    """One line for each label, from the top down."""
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="both")


# --- histograms ------------------------------------------------------------------------------


def length(samples: Samples) -> Figure:
    """How long games are, how many points players get, and how far the winner is ahead."""
    figure, axes = panels(2, 5.6, down=2)
    rows = (
        ("turns a player", "% of games", [sample.turns for sample in samples]),
        ("choices a player", "% of games", [sample.choices for sample in samples]),
        ("points of a player", "% of players", [sample.scores for sample in samples]),
        ("winner's lead in points", "% of games", [sample.leads for sample in samples]),
    )
    for panel, (below, left, histograms) in zip(axes, rows, strict=True):
        stairs(panel, histograms, [of_players(sample) for sample in samples])
        panel.set_xlabel(below)
        panel.set_ylabel(left)
    legend(figure, axes[0])
    return figure


def stairs(axes: Axes, histograms: list[Counter[int]], labels: list[str]) -> None:
    """Histograms over each other, in per cent, as outlines of their own style."""
    from matplotlib.ticker import MaxNLocator

    values = [value for counts in histograms for value in counts]
    least, most = min(values), max(values)
    width = max(1, -(-(most - least + 1) // BINS))
    edges = [least - 0.5 + width * i for i in range((most - least) // width + 2)]
    for row, (counts, label) in enumerate(zip(histograms, labels, strict=True)):
        parts = [0.0] * (len(edges) - 1)
        for value, times in counts.items():
            parts[(value - least) // width] += 100 * times / counts.total()
        colour, line = COLOURS[row % len(COLOURS)], LINES[row % len(LINES)]
        axes.stairs(parts, edges, linewidth=1.6, label=label, color=colour, linestyle=line)
    axes.set_ylim(bottom=0)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True, min_n_ticks=1))
    axes.set_xlim(min(edges[0], edges[-1] - LEAST_SPAN), max(edges[-1], edges[0] + LEAST_SPAN))
    axes.grid(axis="y")
