"""The curve of a training by docs/examples/ppo.py: its lines on standard input, an SVG file out.

python docs/examples/ppo.py amerigo --minutes 1.5 | tee amerigo.txt
python benchmarks/learning_curve.py docs/images/learning-amerigo.svg < amerigo.txt
"""

from __future__ import annotations

import json
import sys
from itertools import pairwise
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure


def draw(told: list[dict[str, Any]], path: str) -> None:
    """Shares against random players by minutes of processor time; a change of lesson is a line."""
    minutes = [each["minutes"] for each in told]
    with mpl.rc_context({"svg.hashsalt": "learning", "font.size": 10}):
        figure = Figure(figsize=(5.2, 2.8), layout="constrained")
        axes = figure.add_subplot()
        axes.plot(minutes, [100 * each["share"] for each in told], "o-", markersize=3)
        for before, after in pairwise(told):
            if before["lesson"] != after["lesson"]:
                axes.axvline(before["minutes"], color="grey", linestyle=":")
        axes.axhline(50, color="grey", linewidth=0.8)
        axes.set_xlim(0)
        axes.set_ylim(0, 103)
        axes.set_xlabel("minutes of one core")
        axes.set_ylabel("won against random, %")
        figure.savefig(path, metadata={"Date": None})


if __name__ == "__main__":
    draw([json.loads(line) for line in sys.stdin if line.startswith("{")], sys.argv[1])
