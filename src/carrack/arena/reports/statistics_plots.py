"""The pictures of a page of statistics. Each number of players has its own mark."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from carrack.arena.reports import plots
from carrack.arena.reports.statistics_page import of_players, source_title
from carrack.arena.series.statistics import Habits, Statistics
from carrack.arena.tournament.intervals import Blocks, Interval
from carrack.core.game import Game

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WIDTH = 9.6  # inches
ROW = 0.3  # inches per line
MOST_ROWS = 24
BINS = 40

Samples = list[Statistics]


def draw(game: Game[Any], samples: Samples, stem: str) -> list[Path]:
    """Draw all pictures into files `STEM-seats.png` and so on. Raises PlotsMissing, OSError."""
    drawings: dict[str, Callable[[Path], None]] = {
        "seats": lambda path: seats(path, samples),
        "sources": lambda path: sources(path, game, samples),
        "moves": lambda path: moves(path, samples),
        "length": lambda path: length(path, samples),
    }
    paths = {name: Path(f"{stem}-{name}.png") for name in drawings}
    for name, drawing in drawings.items():
        drawing(paths[name])
    return list(paths.values())


# --- seats -----------------------------------------------------------------------------------


def seats(path: Path, samples: Samples) -> None:
    """Draw how far shares of wins are from even ones; an automaton has no seat."""
    among = [sample for sample in samples if not sample.plan.automata] or samples
    ordered = [sample for sample in among if sample.turn_order_matters()]
    with plots.panels(path, (WIDTH, 3.4), across=2 if ordered else 1) as axes:
        axes[-1].sharey(axes[0])
        for i, sample in enumerate(samples):
            if sample in among:
                side_by_side(axes[0], sample, sample.wins, i, len(samples))
            if sample in ordered:
                side_by_side(axes[1], sample, sample.places, i, len(samples))
        for panel, below in zip(axes, ("seat", "place in turn order"), strict=False):
            panel.axhline(0, color=plots.FAINT, linewidth=0.8)
            panel.set_xticks(range(1, max(len(sample.wins) for sample in among) + 1))
            panel.set_xlabel(below)
            panel.set_ylabel("share of wins, points from even")
            panel.grid(visible=False, axis="x")
        plots.legend(axes[0])


def side_by_side(
    axes: Axes, sample: Statistics, shares: Sequence[Blocks], number: int, of: int
) -> None:
    """Draw the shares of one number of players, slightly beside those of the others."""
    rates = [blocks.rate_interval() for blocks in shares]
    off = [[100 * (each - sample.even) for each in (r.value, r.low, r.high)] for r in rates]
    at = [i + plots.offset(number, of, 0.14) for i in range(1, len(shares) + 1)]
    style = {"label": of_players(sample), **plots.look(number)}
    plots.estimates(axes, at, [Interval(*each) for each in off], upright=True, **style)


# --- rows ------------------------------------------------------------------------------------


def sources(path: Path, game: Game[Any], samples: Samples) -> None:
    """Draw points by source: of all players, and of those placed first."""
    names = frequent([sample.sources for sample in samples])
    with plots.panels(path, (WIDTH, 1.3 + ROW * len(names) * 1.2)) as (axes,):
        axes.axvline(0, color=plots.FAINT, linewidth=0.8)
        for i, sample in enumerate(samples):
            in_rows(axes, sample.sources, names, i, len(samples), of_players(sample))
        shown = [source_title(game, name) for name in names]
        plots.rows(
            axes, shown, "points per player and game (hollow: those placed first)", lines=True
        )
        plots.legend(axes)


def moves(path: Path, samples: Samples) -> None:
    """Draw the kinds of moves: how many, and how often chosen when legal."""
    names = frequent([sample.made for sample in samples])
    with plots.panels(path, (WIDTH, 1.3 + ROW * len(names)), across=2) as (left, right):
        for i, sample in enumerate(samples):
            in_rows(left, sample.made, names, i, len(samples), of_players(sample))
            offered = [(row, sample.chosen(name)) for row, name in enumerate(names)]
            parts = [(row, 100 * part) for row, part in offered if part is not None]
            at = [row + plots.offset(i, len(samples), 0.2) for row, _ in parts]
            right.plot([part for _, part in parts], at, linestyle="none", **plots.look(i))
        below = "moves per player and game (hollow: those placed first)"
        plots.rows(left, names, below, lines=True)
        below = "% chosen where it and another kind were legal"
        plots.rows(right, [""] * len(names), below, lines=True)
        few_and_many(left)
        right.set_xlim(-3, 103)
        plots.legend(left)


def few_and_many(axes: Axes) -> None:
    """Set a logarithmic scale, on which rare and frequent things are both visible."""
    top = axes.get_xlim()[1]
    axes.set_xscale("symlog", linthresh=1, linscale=0.6)
    ticks = [0.0, 0.5, *[n * 10**power for power in range(4) for n in (1, 2, 5)]]
    shown = [tick for tick in ticks if tick < top]
    axes.set_xticks(shown, [f"{tick:g}" for tick in shown])
    axes.set_xticks([], minor=True)
    axes.set_xlim(-0.1, 1.15 * top)


def frequent(habits: list[Habits]) -> list[str]:
    """The names of the most frequent habits with any number of players."""
    means: dict[str, float] = {}
    for several in habits:
        for name, habit in several.named.items():
            means[name] = max(means.get(name, 0.0), abs(habit.all.mean))
    return sorted(means, key=lambda name: (-means[name], name))[:MOST_ROWS]


def in_rows(axes: Axes, habits: Habits, names: list[str], number: int, of: int, label: str) -> None:
    """Draw means with intervals for all players, and hollow marks for those placed first."""
    shown = [(row, habits.named[n]) for row, n in enumerate(names) if n in habits.named]
    at = [row + plots.offset(number, of, 0.2) for row, _ in shown]
    style = plots.look(number)
    plots.estimates(axes, at, [h.all.mean_interval() for _, h in shown], label=label, **style)
    first = [habit.first.mean for _, habit in shown]
    axes.plot(first, at, linestyle="none", markersize=7, markerfacecolor="none", **style)


# --- histograms ------------------------------------------------------------------------------


def length(path: Path, samples: Samples) -> None:
    """Draw how long games are, how many points players get, and how far the winner is ahead."""
    parts = (
        ("turns a player", "of games", [sample.turns for sample in samples]),
        ("choices a player", "of games", [sample.choices for sample in samples]),
        ("points of a player", "of players", [sample.scores for sample in samples]),
        ("winner's lead in points", "of games", [sample.leads for sample in samples]),
    )
    names = [of_players(sample) for sample in samples]
    with plots.panels(path, (WIDTH, 5.6), across=2, down=2) as axes:
        for panel, (below, left, counts) in zip(axes, parts, strict=True):
            plots.histograms(panel, dict(zip(names, counts, strict=True)), BINS)
            panel.set_xlabel(below)
            panel.set_ylabel(left)
        plots.legend(axes[0])
