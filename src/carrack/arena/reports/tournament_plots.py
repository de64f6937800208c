"""The pictures on the page of a tournament."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import StringIO
from math import ceil
from typing import TYPE_CHECKING

from carrack.arena.reports import plots
from carrack.arena.series.statistics import at_share
from carrack.arena.tournament.standings import Standings
from carrack.arena.tournament.tournament import AUTOMATON

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WIDTH = 4.0  # inches, the width of a small phone: pictures are only ever drawn larger
ROW = 0.29  # inches per line
MOST_BOTS = len(plots.MARKS)
MOST_CURVES = 4
MOST_SOURCES = 14
LONGEST_NAME = 18


def picture(draw: Callable[[Axes, Standings], None], standings: Standings, rows: float) -> str:
    """One picture as an `<svg>` element, this many lines high. Raises PlotsMissing."""
    text = StringIO()
    # the salt keeps the names of parts apart from those of the other pictures on the page
    with plots.panels(text, (WIDTH, 0.82 + ROW * rows), salt=draw.__name__) as (axes,):
        draw(axes, standings)
    return plots.within_page(text.getvalue())


def short(name: str) -> str:
    """A name that fits beside a picture."""
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def shorts(names: Sequence[str]) -> list[str]:
    """Names that fit beside a picture and differ: those that begin alike keep their ends.

    >>> shorts(["greedy", "my-own-clever-bots/bold.py:Bot", "my-own-clever-bots/calm.py:Bot"])
    ['greedy', '…-bots/bold.py:Bot', '…-bots/calm.py:Bot']
    """
    found = [short(name) for name in names]
    ends = [f"…{name[1 - LONGEST_NAME :]}" if len(name) > LONGEST_NAME else name for name in names]
    for way in (ends, names):
        found = [w if found.count(f) > 1 else f for f, w in zip(found, way, strict=True)]
    return found


def shown(standings: Standings) -> list[tuple[str, str, str]]:
    """The best bots, each with its colour and its mark."""
    return list(zip(standings.ranking(), plots.COLOURS, plots.MARKS, strict=False))


def win_rates(axes: Axes, standings: Standings) -> None:
    """Draw the share of wins of each bot, with its interval, and that of equal bots."""
    rates = [standings.scores[name].rate.rate_interval() for name in standings.ranking()]
    for row, (rate, (_, colour, mark)) in enumerate(zip(rates, shown(standings), strict=False)):
        plots.estimates(axes, [row], [rate], color=colour, marker=mark)
    _even(axes, standings, max(rate.high for rate in rates))
    names = shorts([name for name, _, _ in shown(standings)])
    plots.rows(axes, names, "share of wins per seat and game")


def _even(axes: Axes, standings: Standings, most: float) -> None:
    """Draw an axis of shares up to `most`, with a line at the share of equal bots."""
    end = ceil(4 * max(most, 1 / standings.plan.sides)) / 4
    axes.axvline(1 / standings.plan.sides, color=plots.FAINT, linewidth=1, linestyle="--")
    axes.set_xlim(-0.02 * end, 1.02 * end)
    plots.percent(axes.xaxis)


def seats(axes: Axes, standings: Standings) -> None:
    """Draw the share of wins of each seat with its interval, and of each bot in it as a mark."""
    rates = [rate.rate_interval() for rate in standings.seat_rates]
    plots.estimates(axes, range(len(rates)), rates, color=plots.INK, marker="|")
    bots = [entry for entry in shown(standings) if entry[0] != AUTOMATON]
    most = max(rate.high for rate in rates)
    for i, (name, colour, mark) in enumerate(bots, 1):
        rows = [(seat, s) for seat, s in enumerate(standings.scores[name].seats) if s.games]
        values = [s.share / s.games for _, s in rows]
        below = 0.15 + 0.55 * i / (len(bots) + 1)
        axes.plot(values, [seat + below for seat, _ in rows], mark, color=colour)
        most = max([most, *values])
    _even(axes, standings, most)
    plots.rows(axes, [f"seat {seat}" for seat in range(len(rates))], "share of wins")
    axes.set_ylim(len(rates) - 0.2, -0.3)


def ratings(axes: Axes, standings: Standings) -> None:
    """Draw the ratings over the games, with one standard deviation of uncertainty."""
    games = [games for games, _ in standings.course.points]
    every = max(1, len(games) // 6)
    for name, colour, mark in shown(standings):
        rows = [row[name] for _, row in standings.course.points]
        plots.band(axes, games, [(mu - sigma, mu + sigma) for mu, sigma in rows], colour)
        middle = [mu for mu, _ in rows]
        axes.plot(games, middle, color=colour, linewidth=1.6, marker=mark, markevery=every)
    axes.set_xlabel("games")
    axes.set_ylabel("rating")


def points(axes: Axes, standings: Standings) -> None:
    """Draw final points: curves for few bots, spans for many."""
    (_spans if len(standings.scores) > MOST_CURVES else _curves)(axes, standings)


def _curves(axes: Axes, standings: Standings) -> None:
    """Draw the distribution of each bot's final points as a curve."""
    best = shown(standings)
    counts = {name: standings.scores[name].histogram for name, _, _ in best}
    plots.histograms(axes, counts, 24)
    for name, colour, mark in best:
        mean = standings.scores[name].spread.mean
        axes.plot([mean], [0], mark, color=colour, markersize=7, clip_on=False)
    axes.set_xlabel("points at the end (the mark is the mean)")
    axes.set_ylabel("share of its games")


def _spans(axes: Axes, standings: Standings) -> None:
    """Draw mean points, and the ranges that hold half and nine tenths of the games."""
    for row, (name, colour, mark) in enumerate(shown(standings)):
        score = standings.scores[name]
        for part, line in ((0.05, 1.2), (0.25, 4.0)):
            ends = [at_share(score.histogram, part), at_share(score.histogram, 1 - part)]
            axes.plot(ends, [row, row], color=colour, linewidth=line, solid_capstyle="butt")
        axes.plot([score.spread.mean], [row], mark, color=colour, markersize=7)
    names = shorts([name for name, _, _ in shown(standings)])
    plots.rows(axes, names, "points: mean, half, nine tenths")


def sources(axes: Axes, standings: Standings) -> None:
    """Draw mean points per game by source."""
    kinds = standings.sources()[:MOST_SOURCES]
    axes.axvline(0, color=plots.FAINT, linewidth=1)
    for name, colour, mark in shown(standings):
        means = standings.scores[name].mean_sources()
        at = range(len(kinds))
        axes.plot([means.get(kind, 0.0) for kind in kinds], at, mark, color=colour)
    plots.rows(axes, [short(kind) for kind in kinds], "mean points a game", lines=True)


def contest(axes: Axes, standings: Standings) -> None:
    """Draw the interval of the contest's score, block by block."""
    asked = standings.plan.contest
    if asked is None:
        return
    rows = standings.bounds.points
    blocks = [block for block, _ in rows]
    plots.band(axes, blocks, [(low, high) for _, (_, low, high) in rows], plots.COLOURS[0])
    axes.plot(blocks, [mean for _, (mean, _, _) in rows], color=plots.COLOURS[0], linewidth=1.6)
    for line in {asked.above, asked.above - asked.margin, asked.above + asked.margin}:
        axes.axhline(line, color=plots.FAINT, linewidth=1, linestyle="--")
    axes.set_ylim(-0.02, 1.02)
    plots.percent(axes.yaxis)
    axes.set_xlabel("blocks")
    first, second = shorts([asked.first, asked.second])
    axes.set_ylabel(f"{first} before {second}")
