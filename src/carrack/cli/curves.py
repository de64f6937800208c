"""How a training went, as a picture: loss, wins against the advice, and calibration."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from carrack.arena.reports import plots
from carrack.arena.tournament.intervals import Blocks, Interval

if TYPE_CHECKING:
    from matplotlib.axes import Axes

ENDINGS = (".svg", ".png")
BLUE, RED, GREY = "#2a6f97", "#b5483a", "#777777"

STYLE: dict[Any, Any] = {
    "font.size": 9,
    "svg.hashsalt": "carrack",
    "svg.fonttype": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
}

Line = dict[str, Any]
"""A line of the log of a training."""


def check(path: str) -> None:
    """Whether a picture can be drawn there. Raises ValueError and PlotsMissing."""
    plots.check()
    if Path(path).suffix not in ENDINGS:
        raise ValueError(f"name a file that ends in {' or '.join(ENDINGS)}")
    if not Path(path).resolve().parent.is_dir():
        raise ValueError("name a file in a folder that exists")


def draw(log: list[Line], title: str, path: str) -> None:
    """Three pictures side by side. Raises PlotsMissing and OSError."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(10, 3.2), layout="constrained")
        figure.suptitle(title, x=0.01, ha="left")
        first, second, third = figure.subplots(1, 3)
        _losses(first, log)
        _wins(second, log)
        _calibration(third, log[-1])
        metadata = {"Date": None} if path.endswith(".svg") else None
        figure.savefig(path, dpi=150, metadata=metadata)


def _losses(axes: Axes, log: list[Line]) -> None:
    games = [line["games"] for line in log]
    axes.plot(games, [line["loss_fresh"] for line in log], color=BLUE, label="new games")
    axes.plot(games, [line["loss_learnt"] for line in log], "--", color=GREY, label="learnt from")
    axes.set_title("loss of the chances of winning", loc="left")
    axes.set_xlabel("games")
    axes.set_ylim(bottom=0)
    axes.legend(frameon=False)
    axes.grid(alpha=0.3)


def _wins(axes: Axes, log: list[Line]) -> None:
    games = [line["games"] for line in log]
    rates = [rate_of(line["test"]) for line in log]
    axes.fill_between(games, [r.low for r in rates], [r.high for r in rates], color=BLUE, alpha=0.2)
    axes.plot(games, [rate.value for rate in rates], "o-", color=BLUE, markersize=3)
    axes.axhline(1 / max(2, log[-1]["test"]["players"]), color=GREY, linestyle=":")
    axes.set_title("wins against the advice (95 %)", loc="left")
    axes.set_xlabel("games")
    axes.set_ylim(0, 1)
    axes.grid(alpha=0.3)


def rate_of(test: dict[str, Any]) -> Interval:
    """The share of test games that the network won, with its interval over blocks."""
    blocks = Blocks()
    for won in test["blocks"]:
        blocks.add(won, test["games"])
    return blocks.rate_interval()


def _calibration(axes: Axes, line: Line) -> None:
    classes = [row for row in line["calibration"] if row[0]]
    said = [row[1] / row[0] for row in classes]
    came = [row[2] / row[0] for row in classes]
    axes.plot([0, 1], [0, 1], ":", color=GREY)
    axes.plot(said, came, "o-", color=RED, markersize=3)
    axes.set_title("chances: said and come true", loc="left")
    axes.set_xlabel(f"said in the last {line['new_games']} games")
    axes.set_xlim(0, 1)
    axes.set_ylim(0, 1)
    axes.grid(alpha=0.3)
