"""The pictures of a report: SVG that takes its colours and its type from the page around it.

Drawn by matplotlib, which the extra `plots` installs. Colours are stand-ins that become variables
of CSS, so that a picture follows the page into the dark; names and marks say the same as colours.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from io import StringIO
from itertools import accumulate
from math import ceil
from typing import TYPE_CHECKING, Any

from carrack.arena.tournament.intervals import Interval
from carrack.arena.tournament.standings import Standings
from carrack.arena.tournament.tournament import AUTOMATON

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WIDTH = 4.4  # inches, the width of a small phone: pictures are only ever drawn larger
ROW = 0.32  # inches a line
MOST_BOTS = 8  # as many marks can be told apart
MOST_CURVES = 4
MOST_SOURCES = 14
LONGEST_NAME = 18

INK, FAINT, GRID = "#000001", "#000002", "#000003"
BOTS = [f"#00000{digit}" for digit in "456789ab"]
VARIABLES = {INK: "--ink", FAINT: "--faint", GRID: "--line"} | {
    colour: f"--bot-{i + 1}" for i, colour in enumerate(BOTS)
}
MARKS = "osD^vPX*"
SIGNS = "●■◆▲▼✚✖★"
"""The same marks as text, for what stands beside a picture."""

STYLE: dict[Any, Any] = {
    "font.size": 11,
    "font.family": "sans-serif",
    "svg.fonttype": "none",  # text stays text
    "text.parse_math": False,  # a name may have any sign in it
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": GRID,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
}


class PlotsMissing(RuntimeError):
    """Pictures are wanted, but matplotlib is not installed; the message says how to get it."""


def check() -> None:
    """Raises PlotsMissing."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise PlotsMissing(
            "a report has pictures, and matplotlib draws them: pip install matplotlib"
        ) from None


def picture(draw: Callable[[Axes, Standings], None], standings: Standings, rows: float) -> str:
    """One picture as an `<svg>` element, so many lines high. Raises PlotsMissing."""
    check()
    import matplotlib as mpl
    from matplotlib.figure import Figure

    # the salt keeps the names of parts apart from those of the other pictures on the page
    with mpl.rc_context({**STYLE, "svg.hashsalt": draw.__name__}):
        figure = Figure(figsize=(WIDTH, 0.9 + ROW * rows), layout="constrained")
        axes = figure.add_subplot()
        draw(axes, standings)
        text = StringIO()
        figure.savefig(text, format="svg", transparent=True, metadata={"Date": None})
    return for_page(text.getvalue())


def for_page(svg: str) -> str:
    """An SVG file as a part of a page: no header, no fixed size, the colours of the page."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r' id="[A-Za-z0-9.]+_\d+"', "", svg)
    svg = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", svg, count=1)
    for colour, variable in VARIABLES.items():
        svg = svg.replace(colour, f"var({variable})")
    return svg.replace("<svg", '<svg role="img" aria-hidden="true"', 1)


def short(name: str) -> str:
    """A name that fits beside a picture."""
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def shown(standings: Standings) -> list[tuple[str, str, str]]:
    """The best bots, each with its colour and its mark."""
    return list(zip(standings.ranking(), BOTS, MARKS, strict=False))


def _rows(axes: Axes, labels: list[str]) -> None:
    """One line for each label, from the top down."""
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    axes.grid(visible=False, axis="y")


def _bar(axes: Axes, row: float, interval: Interval, colour: str, mark: str) -> None:
    """An estimate with its interval, lying."""
    if interval.known:
        axes.plot([interval.low, interval.high], [row, row], color=colour, linewidth=2)
    axes.plot([interval.value], [row], mark, color=colour, markersize=6.5)


def _percent(axis: Any) -> None:
    from matplotlib.ticker import PercentFormatter

    axis.set_major_formatter(PercentFormatter(1.0, decimals=0))


def win_rates(axes: Axes, standings: Standings) -> None:
    """Share of wins of each bot, with its interval, against that of equals."""
    rates = [standings.scores[name].rate.rate_interval() for name in standings.ranking()]
    for row, (rate, (_, colour, mark)) in enumerate(zip(rates, shown(standings), strict=False)):
        _bar(axes, row, rate, colour, mark)
    _even(axes, standings, max(rate.high for rate in rates))
    _rows(axes, [short(name) for name, _, _ in shown(standings)])
    axes.set_xlabel("share of wins per seat and game")


def _even(axes: Axes, standings: Standings, most: float) -> None:
    """An axis of shares up to so much, with the share that everybody would have among equals."""
    end = ceil(4 * max(most, 1 / standings.plan.sides)) / 4
    axes.axvline(1 / standings.plan.sides, color=FAINT, linewidth=1, linestyle="--")
    axes.set_xlim(-0.02 * end, 1.02 * end)
    _percent(axes.xaxis)


def seats(axes: Axes, standings: Standings) -> None:
    """Share of wins of each seat with its interval, and of each bot in it as a mark."""
    rates = [rate.rate_interval() for rate in standings.seat_rates]
    for seat, rate in enumerate(rates):
        _bar(axes, seat, rate, INK, "|")
    bots = [entry for entry in shown(standings) if entry[0] != AUTOMATON]
    most = max(rate.high for rate in rates)
    for i, (name, colour, mark) in enumerate(bots, 1):
        rows = [(seat, s) for seat, s in enumerate(standings.scores[name].seats) if s.games]
        values = [s.share / s.games for _, s in rows]
        below = 0.15 + 0.55 * i / (len(bots) + 1)
        axes.plot(values, [seat + below for seat, _ in rows], mark, color=colour, markersize=5)
        most = max([most, *values])
    _even(axes, standings, most)
    axes.set_yticks(range(len(rates)), [f"seat {seat}" for seat in range(len(rates))])
    axes.set_ylim(len(rates) - 0.2, -0.3)
    axes.tick_params(axis="y", length=0)
    axes.grid(visible=False, axis="y")
    axes.set_xlabel("share of wins")


def ratings(axes: Axes, standings: Standings) -> None:
    """Ratings as games went by, with one standard deviation of uncertainty."""
    games = [games for games, _ in standings.course.points]
    for name, colour, mark in shown(standings):
        rows = [row[name] for _, row in standings.course.points]
        axes.fill_between(
            games,
            [mu - sigma for mu, sigma in rows],
            [mu + sigma for mu, sigma in rows],
            color=colour,
            alpha=0.18,
            linewidth=0,
        )
        axes.plot(
            games,
            [mu for mu, _ in rows],
            color=colour,
            linewidth=1.6,
            marker=mark,
            markersize=5,
            markevery=max(1, len(games) // 6),
        )
    axes.set_xlabel("games")
    axes.set_ylabel("rating")


def points(axes: Axes, standings: Standings) -> None:
    """With how many points games ended: curves of a few bots, spans of many."""
    (_spans if len(standings.scores) > MOST_CURVES else _curves)(axes, standings)


def _curves(axes: Axes, standings: Standings) -> None:
    """What part of its games each bot ended with how many points."""
    scores = standings.scores
    least = min(score.spread.least for score in scores.values())
    most = max(score.spread.most for score in scores.values())
    width = max(1, ceil((most - least + 1) / 24))
    edges = [least - 0.5 + width * i for i in range((most - least) // width + 2)]
    for name, colour, mark in shown(standings):
        counts = [0.0] * (len(edges) - 1)
        for value, times in scores[name].histogram.items():
            counts[(value - least) // width] += times / scores[name].games
        axes.stairs(counts, edges, color=colour, fill=True, alpha=0.18)
        axes.stairs(counts, edges, color=colour, linewidth=1.6)
        mean = scores[name].spread.mean
        axes.plot([mean], [0], mark, color=colour, markersize=7, clip_on=False)
    axes.set_ylim(bottom=0)
    _percent(axes.yaxis)
    axes.set_xlabel("points at the end (the mark is the mean)")
    axes.set_ylabel("part of its games")


def _spans(axes: Axes, standings: Standings) -> None:
    """Mean points, and between which points half and nine tenths of the games ended."""
    for row, (name, colour, mark) in enumerate(shown(standings)):
        score = standings.scores[name]
        for part, line in ((0.05, 1.2), (0.25, 4.0)):
            ends = [quantile(score.histogram, part), quantile(score.histogram, 1 - part)]
            axes.plot(ends, [row, row], color=colour, linewidth=line, solid_capstyle="butt")
        axes.plot([score.spread.mean], [row], mark, color=colour, markersize=7)
    _rows(axes, [short(name) for name, _, _ in shown(standings)])
    axes.set_xlabel("points: mean, half, nine tenths")


def quantile(histogram: Counter[int], part: float) -> int:
    """The least value up to which so great a part of all values lies.

    >>> quantile(Counter([1, 2, 3, 4]), 0.5)
    2
    """
    values = sorted(histogram)
    sums = accumulate(histogram[value] for value in values)
    wanted = part * histogram.total()
    return next(value for value, held in zip(values, sums, strict=True) if held >= wanted)


def sources(axes: Axes, standings: Standings) -> None:
    """Mean points a game for each thing that points are scored for."""
    kinds = standings.sources()[:MOST_SOURCES]
    axes.axvline(0, color=FAINT, linewidth=1)
    for name, colour, mark in shown(standings):
        means = standings.scores[name].mean_sources()
        axes.plot(
            [means.get(kind, 0.0) for kind in kinds],
            range(len(kinds)),
            mark,
            color=colour,
            markersize=6,
        )
    _rows(axes, [short(kind) for kind in kinds])
    axes.grid(visible=True, axis="y")
    axes.set_xlabel("mean points a game")


def contest(axes: Axes, standings: Standings) -> None:
    """The interval that always holds the score of the contest, block by block."""
    asked = standings.plan.contest
    if asked is None:
        return
    rows = standings.bounds.points
    blocks = [block for block, _ in rows]
    axes.fill_between(
        blocks,
        [low for _, (_, low, _) in rows],
        [high for _, (_, _, high) in rows],
        color=BOTS[0],
        alpha=0.2,
        linewidth=0,
    )
    axes.plot(blocks, [mean for _, (mean, _, _) in rows], color=BOTS[0], linewidth=1.6)
    for line in {0.5, 0.5 - asked.margin, 0.5 + asked.margin}:
        axes.axhline(line, color=FAINT, linewidth=1, linestyle="--")
    axes.set_ylim(-0.02, 1.02)
    _percent(axes.yaxis)
    axes.set_xlabel("blocks")
    axes.set_ylabel(f"{short(asked.first)} before {short(asked.second)}")
