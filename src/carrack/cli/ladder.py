"""The ladder of strengths: what `carrack arena GAME --ladder` plays, and its table."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from carrack.arena.reports.rendering import render
from carrack.arena.reports.wording import percent, span
from carrack.arena.tournament.tournament import Contest
from carrack.bots import STRENGTHS

SURPASSED = 0.6
"""The share of games that a strength should at least win against the one below it."""
HEADS = (
    *("bot", "players", "against", "games", "won", "95 %", "always", "points", "theirs"),
    *("CPU s a game", "a turn: 95 %"),
)
BRIEF = ("bot", "against", "games", "won", "95 %", "points", "theirs", "a turn: 95 %")
"""The columns that fit on a terminal."""


def pairs(bot: str) -> list[Contest]:
    """The pairs to play, with their contests: neighbouring strengths, or a bot against each."""
    if bot:
        return [Contest(bot, strength) for strength in STRENGTHS if strength != bot]
    upper_and_lower = zip(STRENGTHS[1:], STRENGTHS, strict=False)
    return [Contest(upper, lower, above=SURPASSED) for upper, lower in upper_and_lower]


def row(data: dict[str, Any]) -> list[str]:
    """One pair: the figures of its first bot, from the summary of `carrack arena`."""
    contest, sides = data["contest"], {side["bot"]: side for side in data["standings"]}
    first, second = sides[contest["first"]], sides[contest["second"]]
    times = data["cpu"].get(contest["first"], {"game": 0.0, "turn_95": 0.0})
    return [
        contest["first"],
        str(data["players"]),
        contest["second"],
        str(data["games"]),
        percent(first["win_rate"]["value"]),
        span(first["win_rate"]),
        span(contest),
        f"{first['points']['value']:.1f}",
        f"{second['points']['value']:.1f}",
        f"{times['game']:.2f}",
        f"{times['turn_95']:.3f}",
    ]


def show(rungs: list[dict[str, Any]], args: argparse.Namespace) -> None:
    """Print the table, and write it as Markdown if asked to. Raises OSError."""
    rows = [row(data) for data in rungs]
    if args.page is not None:
        text = render("table.md.j2", heads=list(HEADS), rows=rows)
        Path(args.page).write_text(text, encoding="utf-8", newline="\n")
    if args.json:
        return
    from rich.table import Table

    from carrack.cli.terminal import Terminal

    table = Table(title=f"{args.game}: the ladder, seed {args.seed}", title_justify="left")
    for name in BRIEF:
        table.add_column(
            name, justify="left" if name in ("bot", "against") else "right", overflow="fold"
        )
    for cells in rows:
        table.add_row(*(cells[HEADS.index(name)] for name in BRIEF))
    Terminal().print(table)
