"""How fast maps are laid, how many islands they have, and how large those are.

    python benchmarks/layouts.py [--layouts 2000] [--edition NAME_OR_FILE] [--plot FILE.png]

prints a table for 2, 3 and 4 players; ``--plot`` also draws it (needs ``pip install '.[plots]'``).
"""

import argparse
import time
from dataclasses import dataclass
from typing import Any

from carrack.arena.reports import plots
from carrack.core.chance import Chance, Seeded
from carrack.games.amerigo.box.edition import load_edition
from carrack.games.amerigo.chart.layout import acceptance, draw_layout, find_islands
from carrack.games.amerigo.components import Edition

PLAYERS = (2, 3, 4)


@dataclass
class Sample:
    """Legal maps for one number of players."""

    players: int
    milliseconds: list[float]  # to draw each map, illegal draws before it included
    islands: list[int]  # islands of each map
    big: list[int]  # big islands of each map
    sizes: list[int]  # squares of land of each island of all maps
    largest: list[int]  # squares of land of the largest island of each map
    legal: float  # share of random maps that are legal


def main() -> None:
    options = parser().parse_args()
    edition = load_edition(options.edition)
    samples = [measure(edition, players, options.layouts) for players in PLAYERS]
    print(table(edition, samples, options.layouts))
    if options.plot:
        plot(samples, edition.big_island, options.plot)


def parser() -> argparse.ArgumentParser:
    arguments = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n", maxsplit=1)[0], allow_abbrev=False
    )
    arguments.add_argument("--layouts", type=int, default=2000, help="maps per number of players")
    arguments.add_argument("--edition", default="reconstructed", help="name or file")
    arguments.add_argument("--plot", help="file of the picture to draw")
    return arguments


def measure(edition: Edition, players: int, layouts: int) -> Sample:
    sample = Sample(players, [], [], [], [], [], 0.0)
    sample.legal = acceptance(edition, players, Seeded(layouts), layouts)
    for seed in range(layouts):
        add_map(sample, edition, Seeded(seed))
    return sample


def add_map(sample: Sample, edition: Edition, chance: Chance) -> None:
    start = time.perf_counter()
    layout = draw_layout(edition, sample.players, chance)
    sample.milliseconds.append(1000 * (time.perf_counter() - start))
    sizes = [len(island) for island in find_islands(layout.squares, layout.width, layout.height)]
    sample.islands.append(len(sizes))
    sample.big.append(len([size for size in sizes if size >= edition.big_island]))
    sample.sizes.extend(sizes)
    sample.largest.append(max(sizes))


def quantile(values: list[int] | list[float], share: float) -> float:
    return sorted(values)[min(int(share * len(values)), len(values) - 1)]


def table(edition: Edition, samples: list[Sample], layouts: int) -> str:
    lines = [
        f"edition {edition.name} {edition.digest[:12]}, {layouts} legal maps per row",
        "players  legal   ms p50   p90   p99   max   islands 5/50/95 %  big 5/50/95 %"
        "   land of an island 5/50/95 %, largest, over 62, maps with one over 62",
    ]
    for s in samples:
        lines.append(
            f"{s.players:7}  {s.legal:5.1%} {quantile(s.milliseconds, 0.5):8.2f} "
            f"{quantile(s.milliseconds, 0.9):5.2f} {quantile(s.milliseconds, 0.99):5.2f} "
            f"{max(s.milliseconds):5.2f}   {three(s.islands):>15}  {three(s.big):>13}"
            f"   {three(s.sizes)}, {max(s.sizes)}, {share_over(s.sizes, 62):.1%}, "
            f"{share_over(s.largest, 62):.0%}"
        )
    return "\n".join(lines)


def three(values: list[int]) -> str:
    return " / ".join([str(int(quantile(values, share))) for share in (0.05, 0.5, 0.95)])


def share_over(values: list[int], limit: int) -> float:
    return len([value for value in values if value > limit]) / len(values)


def plot(samples: list[Sample], big_island: int, file: str) -> None:
    """Draw bars of the numbers of islands, and lines of their sizes."""
    with plots.panels(file, (12, 3.6), across=3) as (left, middle, right):
        for number, sample in enumerate(samples):
            bars(left, sample.islands, number)
            bars(middle, sample.big, number)
            ordered = sorted(sample.sizes)
            shares = [100 * (n + 1) / len(ordered) for n in range(len(ordered))]
            style = {"color": plots.COLOURS[number], "linestyle": plots.LINES[number]}
            right.step(ordered, shares, label=f"{sample.players} players", **style)
        right.axvline(big_island - 0.5, color=plots.FAINT, linewidth=0.8)
        right.annotate(f"big from {big_island}", (big_island, 4), fontsize=8, color=plots.FAINT)
        left.xaxis.get_major_locator().set_params(integer=True)
        left.set(xlabel="islands of a map", ylabel="% of maps")
        middle.set(xlabel="big islands of a map", ylabel="% of maps")
        right.set(xlabel="squares of land of an island", ylabel="% of islands up to this size")
        plots.legend(right)
    print(f"drew {file}")


def bars(axes: Any, values: list[int], number: int) -> None:
    found = sorted(set(values))
    heights = [100 * values.count(value) / len(values) for value in found]
    at = [value + plots.offset(number, len(PLAYERS), 0.28) for value in found]
    hatch = ("", "//", "..")[number]
    axes.bar(at, heights, 0.28, color=plots.COLOURS[number], hatch=hatch, edgecolor="white")


if __name__ == "__main__":
    main()
