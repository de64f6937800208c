"""The page of a tournament: one HTML file with its pictures, for any screen, light or dark.

Its tables show what :func:`carrack.arena.tournament.summary.summary` returns, its pictures also how
the figures developed.
"""

from __future__ import annotations

from typing import Any

from carrack.arena.reports import plots, tournament_plots
from carrack.arena.reports.rendering import render
from carrack.arena.reports.tournament_plots import MOST_BOTS, MOST_CURVES, MOST_SOURCES, picture
from carrack.arena.reports.wording import cut, percent, span
from carrack.arena.tournament.standings import EQUAL, Standings
from carrack.arena.tournament.summary import summary
from carrack.core.game import checked_options
from carrack.core.registry import UnknownGame, find_game
from carrack.core.wording import counted

Data = dict[str, Any]


def report(standings: Standings, cpu: Data | None = None) -> str:
    """The whole page; `cpu` comes from :class:`ProcessorTime`. Raises PlotsMissing."""
    plots.check()
    data = summary(standings)
    return render(
        "tournament.html.j2",
        **data,
        title=title_of(data["game"]),
        decided=decided(data),
        contest_sentence=contest_sentence(data["contest"]) if data["contest"] else "",
        before=meetings(data),
        kinds=kinds_of_points(data),
        pictures=pictures(standings),
        signs=list(zip(tournament_plots.shown(standings), plots.SIGNS, strict=False)),
        variables=plots.VARIABLES,
        command=command(data),
        cpu=cpu or {},
    )


def title_of(name: str) -> str:
    """A game's title, or its name where it is not installed."""
    try:
        return find_game(name).title
    except UnknownGame:
        return name


def decided(data: Data) -> bool:
    """Whether a contest has ended the tournament."""
    return bool(data["contest"] and data["contest"]["verdict"])


def contest_sentence(contest: Data) -> str:
    """Return a sentence on how the contest stands or ended."""
    first, second = contest["first"], contest["second"]
    scored = f"{first} scores {span(contest)} after {counted(contest['blocks'], 'block')}"
    if contest["verdict"] == EQUAL:
        within = percent(contest["margin"])
        return f"Contest: {first} and {second} are equal within {within} ({scored})"
    if contest["above"] != 0.5:
        share = percent(contest["above"])
        known = {first: f"more than {share}", second: f"less than {share}"}
        more = known.get(contest["verdict"], f"more or less than {share}, which is not decided,")
        return f"Contest: {first} finishes ahead of {second} in {more} of their games ({scored})"
    if contest["verdict"]:
        worse = second if contest["verdict"] == first else first
        return f"Contest: {contest['verdict']} is better than {worse} ({scored})"
    return f"Contest: {first} against {second} is not decided ({scored})"


def meetings(data: Data) -> dict[tuple[str, str], Data]:
    """Return how often each side was placed ahead of each other side, and its lead in points."""
    found: dict[tuple[str, str], Data] = {}
    for pair in data["pairs"]:
        before, margin = pair["before"], pair["margin"]["value"]
        found[pair["first"], pair["second"]] = {**before, "margin": margin}
        low, high = 1 - before["high"], 1 - before["low"]
        turned = {"value": 1 - before["value"], "low": low, "high": high, "margin": -margin}
        found[pair["second"], pair["first"]] = turned
    return found


def kinds_of_points(data: Data) -> list[str]:
    """All sources of points, the richest first."""
    sheets = [row["sources"] for row in data["standings"]]
    kinds = sorted({kind for sheet in sheets for kind in sheet})
    return sorted(kinds, key=lambda kind: -sum(sheet.get(kind, 0) for sheet in sheets))


def pictures(standings: Standings) -> dict[str, str]:
    """The pictures as `<svg>` elements, by name; empty before the first block."""
    bots = min(len(standings.scores), MOST_BOTS)
    players = standings.plan.players
    rows = {
        tournament_plots.win_rates: bots,
        tournament_plots.seats: players * max(1.4, bots / 3) if players > 1 else 0,
        tournament_plots.contest: 8 if standings.plan.contest is not None else 0,
        tournament_plots.ratings: 8,
        tournament_plots.points: 8 if len(standings.scores) <= MOST_CURVES else bots,
        tournament_plots.sources: min(len(standings.sources()), MOST_SOURCES),
    }
    return {
        draw.__name__: picture(draw, standings, height) if standings.blocks else ""
        for draw, height in rows.items()
        if height
    }


def command(data: Data) -> str:
    """The command that plays the tournament again."""
    parts = [
        f"carrack arena {data['game']} --players {data['players']}",
        f"--bots {','.join(data['bots'])} --games {data['planned']} --seed {data['seed']}",
        *(f"--option {name}={cut(value)}" for name, value in chosen(data).items()),
    ]
    if data["one_against_all"]:
        parts.append("--one-against-all")
    if data["contest"]:
        contest = data["contest"]
        parts.append(f"--until {contest['first']},{contest['second']}")
        if contest["above"] != 0.5:
            parts.append(f"--above {contest['above']:g}")
        if contest["margin"]:
            parts.append(f"--margin {contest['margin']:g}")
    return " ".join(parts)


def chosen(data: Data) -> Data:
    """The options that differ from their defaults."""
    try:
        usual = checked_options(find_game(data["game"]), data["players"], {})
    except UnknownGame:
        usual = {}
    return {name: value for name, value in data["options"].items() if usual.get(name) != value}
