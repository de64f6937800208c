"""The curve of a training by docs/examples/ppo.py: its lines on standard input, a picture out.

python docs/examples/ppo.py amerigo --minutes 1.5 | tee amerigo.txt
python benchmarks/learning_curve.py docs/images/learning-amerigo.png < amerigo.txt
"""

from __future__ import annotations

import json
import sys
from itertools import pairwise
from typing import Any

from carrack.arena.reports import plots


def draw(rows: list[dict[str, Any]], path: str) -> None:
    """Shares against random players by minutes of processor time; a change of lesson is a line."""
    minutes = [each["minutes"] for each in rows]
    with plots.panels(path, (5.2, 2.8)) as (axes,):
        axes.plot(minutes, [100 * each["share"] for each in rows], "-", **plots.look(0))
        for before, after in pairwise(rows):
            if before["lesson"] != after["lesson"]:
                axes.axvline(before["minutes"], color=plots.FAINT, linestyle=":")
        axes.axhline(50, color=plots.FAINT, linewidth=0.8)
        axes.set_xlim(0)
        axes.set_ylim(0, 103)
        axes.set_xlabel("minutes of one core")
        axes.set_ylabel("won against random, %")


if __name__ == "__main__":
    draw([json.loads(line) for line in sys.stdin if line.startswith("{")], sys.argv[1])
