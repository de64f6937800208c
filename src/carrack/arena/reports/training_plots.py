"""The learning curves of a training: loss, wins against the advice, and calibration."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from carrack.arena.reports import plots
from carrack.arena.tournament.intervals import Blocks, Interval

if TYPE_CHECKING:
    from matplotlib.axes import Axes

BLUE, RED = plots.COLOURS[:2]

Line = dict[str, Any]
"""A line of a training's log."""


def check(path: str) -> None:
    """Check that a picture can be drawn there. Raises ValueError, PlotsMissing."""
    plots.check()
    if Path(path).suffix not in plots.ENDINGS:
        raise ValueError(f"name a file that ends in {' or '.join(plots.ENDINGS)}")
    if not Path(path).resolve().parent.is_dir():
        raise ValueError("name a file in a folder that exists")


def draw(log: list[Line], title: str, path: str) -> None:
    """Draw three panels side by side. Raises PlotsMissing, OSError."""
    with plots.panels(path, (10, 3.2), across=3) as (first, second, third):
        first.figure.suptitle(title, x=0.01, ha="left")
        _losses(first, log)
        _wins(second, log)
        _calibration(third, log[-1])


def _losses(axes: Axes, log: list[Line]) -> None:
    games = [line["games"] for line in log]
    axes.plot(games, [line["loss_fresh"] for line in log], color=BLUE, label="new games")
    learnt = [line["loss_learnt"] for line in log]
    axes.plot(games, learnt, "--", color=plots.FAINT, label="learnt from")
    axes.set_title("loss of the chances of winning")
    axes.set_xlabel("games")
    axes.set_ylim(bottom=0)
    axes.legend()


def _wins(axes: Axes, log: list[Line]) -> None:
    games = [line["games"] for line in log]
    rates = [rate_of(line["test"]) for line in log]
    plots.band(axes, games, [(rate.low, rate.high) for rate in rates], BLUE)
    axes.plot(games, [rate.value for rate in rates], "o-", color=BLUE)
    axes.axhline(1 / max(2, log[-1]["test"]["players"]), color=plots.FAINT, linestyle=":")
    axes.set_title("wins against the advice (95 %)")
    axes.set_xlabel("games")
    axes.set_ylim(0, 1)


def rate_of(test: dict[str, Any]) -> Interval:
    """The share of test games that the network won, with its interval over blocks."""
    blocks = Blocks()
    for won in test["blocks"]:
        blocks.add(won, test["games"])
    return blocks.rate_interval()


def _calibration(axes: Axes, line: Line) -> None:
    classes = [row for row in line["calibration"] if row[0]]
    axes.plot([0, 1], [0, 1], ":", color=plots.FAINT)
    said = [row[1] / row[0] for row in classes]
    axes.plot(said, [row[2] / row[0] for row in classes], "o-", color=RED)
    axes.set_title("chances: predicted and actual")
    axes.set_xlabel(f"predicted in the last {line['new_games']} games")
    axes.set_xlim(0, 1)
    axes.set_ylim(0, 1)
