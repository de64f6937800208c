"""Tables of `carrack arena`: the standings, who beats whom, and how long bots think."""

from __future__ import annotations

from typing import Any

from carrack.arena.reports.tournament_page import contest_sentence, decided, title_of
from carrack.arena.reports.wording import number, percent, reach, span
from carrack.cli.common import of_players
from carrack.core.wording import counted


def print_tables(data: dict[str, Any]) -> None:
    """Print the standings and who beats whom."""
    from carrack.cli.terminal import Terminal

    console = Terminal()
    console.print(standings_table(data))
    if data["pairs"]:
        console.print(pairs_table(data))
    if "cpu" in data:
        console.print(cpu_table(data["cpu"]))
    if data["contest"]:
        console.print(contest_sentence(data["contest"]))
        if decided(data):
            console.print("(the other intervals ignore that play stopped when this was decided)")


def standings_table(data: dict[str, Any]) -> object:
    """One line for every bot, the best rated first."""
    from rich.table import Table

    many = of_players(data["players"], data["automata"])
    title = (
        f"{title_of(data['game'])}: {counted(data['games'], 'game')} of {many}, seed {data['seed']}"
    )
    table = Table(title=title, title_justify="left", caption=caption(data), caption_justify="left")
    for name in ("bot", "rating", "wins", "(95 %)", "points", "(95 %)", "games"):
        table.add_column(name, justify="left" if name == "bot" else "right", overflow="fold")
    for row in data["standings"]:
        table.add_row(
            row["bot"],
            f"{row['rating']:.1f} ± {row['sigma']:.1f}",
            percent(row["win_rate"]["value"]),
            span(row["win_rate"]),
            number(row["points"]["value"]),
            reach(row["points"]),
            str(row["games"]),
        )
    return table


def caption(data: dict[str, Any]) -> str:
    """The sentence below the standings."""
    text = f"{counted(data['blocks'], 'block')}; equal bots would win {percent(data['even'])} each"
    if data["incomplete"]:
        text += f"; {counted(data['incomplete'], 'game')} of an incomplete block, not counted yet"
    return text


def pairs_table(data: dict[str, Any]) -> object:
    """The table of who finishes ahead of whom."""
    from rich.table import Table

    table = Table(title="who finishes ahead of whom", title_justify="left")
    for name in ("bot", "before", "in", "(95 %)", "ahead by", "(95 %)", "met"):
        table.add_column(
            name, justify="left" if name in ("bot", "before") else "right", overflow="fold"
        )
    for pair in data["pairs"]:
        table.add_row(
            *(pair["first"], pair["second"]),
            *(percent(pair["before"]["value"]), span(pair["before"])),
            *(number(pair["margin"]["value"]), reach(pair["margin"])),
            str(pair["meetings"]),
        )
    return table


def cpu_table(cpu: dict[str, dict[str, Any]]) -> object:
    """The table of the processor time of each bot."""
    from rich.table import Table

    table = Table(title="processor time, in seconds", title_justify="left")
    for name in ("bot", "a game", "a turn: median", "95 %", "most"):
        table.add_column(name, justify="left" if name == "bot" else "right", overflow="fold")
    for bot, spent in cpu.items():
        turns = (f"{spent[name]:.3f}" for name in ("turn_median", "turn_95", "turn_most"))
        table.add_row(bot, f"{spent['game']:.2f}", *turns)
    return table
