"""Chances of winning against what came of them: by tenths, and as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from shards import Json


def calibration(lines: Sequence[Json]) -> list[tuple[int, float, float, float]]:
    """By tenths: how many chances, their mean, the share that came true, its error by games."""
    found = []
    for number in range(len(lines[0]["bins"])):
        rows = [line["bins"][number] for line in lines]
        count = sum(row[0] for row in rows)
        if not count:
            continue
        said, came = sum(row[1] for row in rows) / count, sum(row[2] for row in rows) / count
        square = sum((row[2] - came * row[0]) ** 2 for row in rows)
        found.append((count, said, came, sqrt(square) / count))
    return found


def drawn(title: str, bins: Sequence[tuple[int, float, float, float]]) -> str:
    """Draw the calibration: what came true, with two standard errors, against what was said."""
    side, edge = 330, 52

    def x(share: float) -> float:
        return round(edge + share * (side - 2 * edge), 1)

    def y(share: float) -> float:
        return round(side - edge - max(0.0, min(1.0, share)) * (side - 2 * edge), 1)

    marks = "".join(
        f'<path d="M{x(said)} {y(came - 2 * error)}V{y(came + 2 * error)}" stroke="#333"/>'
        f'<circle cx="{x(said)}" cy="{y(came)}" r="4" fill="#1d5f8a"/>'
        for _, said, came, error in bins
    )
    ticks = "".join(
        f'<text x="{x(at)}" y="{side - edge + 16}" text-anchor="middle">{at:.0%}</text>'
        f'<text x="{edge - 6}" y="{y(at) + 4}" text-anchor="end">{at:.0%}</text>'
        for at in (0, 0.25, 0.5, 0.75, 1)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" width="{side}" '
        f'font-family="sans-serif" font-size="11" role="img">'
        f"<title>{title}: chances of winning and how often they came true</title>"
        f'<rect width="{side}" height="{side}" fill="#fff"/>'
        f'<text x="{side / 2}" y="20" text-anchor="middle" font-size="13">{title}</text>'
        f'<path d="M{x(0)} {y(0)}H{x(1)}M{x(0)} {y(0)}V{y(1)}" fill="none" stroke="#333"/>'
        f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke="#bbb" stroke-dasharray="4 3"/>'
        f"{ticks}{marks}"
        f'<text x="{side / 2}" y="{side - 10}" text-anchor="middle">chance as judged</text>'
        f'<text transform="translate(12 {side / 2}) rotate(-90)" text-anchor="middle">won</text>'
        "</svg>\n"
    )
