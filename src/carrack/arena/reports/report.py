"""The report of a tournament: one HTML file, its pictures in it, for any screen, by day and night.

Its tables hold what :mod:`carrack.arena.tournament.summary` sums up, its pictures the way there.
"""

from __future__ import annotations

from html import escape
from importlib.resources import files
from typing import Any

from carrack.arena.reports import plots
from carrack.arena.tournament.standings import EQUAL, Standings
from carrack.arena.tournament.summary import summary
from carrack.core.game import checked_options
from carrack.core.registry import UnknownGame, find_game

Data = dict[str, Any]


def report(standings: Standings) -> str:
    """The whole page. Raises PlotsMissing."""
    plots.check()
    data = summary(standings)
    wide, cards = [ranking(data)], [*pictures(standings), sources(data)]
    if data["pairs"] and len(data["standings"]) > MOST_BESIDE:
        wide.append(duels(data))
    elif data["pairs"]:
        cards.insert(0, duels(data))
    title = f"{title_of(data['game'])}: {told(data)}"
    style = files("carrack.arena").joinpath("report.css").read_text(encoding="utf-8")
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
{style}</style>
</head>
<body>
<main>
<h1>{escape(title)}</h1>
{"".join(f"<p>{line}</p>" for line in lead(data))}
{"".join(wide)}
<div class="cards">
{"".join(cards)}
</div>
{method(data)}
</main>
</body>
</html>
"""


def title_of(name: str) -> str:
    """A game's title, or its name where it is not installed."""
    try:
        return find_game(name).title
    except UnknownGame:
        return name


def told(data: Data) -> str:
    """Who played what, in a few words."""
    bots = len(data["bots"])
    seats = f"{data['players']} player{'' if data['players'] == 1 else 's'}"
    return f"a tournament of {bots} bot{'' if bots == 1 else 's'}, {seats} a game"


def lead(data: Data) -> list[str]:
    """What a reader in a hurry wants to know, as HTML."""
    lines = [
        f"{data['games']:,} games in {data['blocks']:,} blocks, seed {data['seed']}. "
        "Intervals are at 95&nbsp;%."
    ]
    if data["games"] + data["incomplete"] < data["planned"] and not decided(data):
        lines[0] += f" The plan has {data['planned']:,} games: these are the figures so far."
    if data["pairs"]:
        lines.append(strongest(data))
    if data["contest"]:
        lines.append(escape(contest_told(data["contest"])))
    if decided(data):
        lines.append(f'<span class="faint">{STOPPED_NOTE}</span>')
    return lines


def decided(data: Data) -> bool:
    """Whether a contest has ended the tournament."""
    return bool(data["contest"] and data["contest"]["verdict"])


def strongest(data: Data) -> str:
    """Of the two best rated, how they compare."""
    first, second = (row["bot"] for row in data["standings"][:2])
    cell = cells(data).get((first, second))
    if cell is None:
        return f"<b>{escape(first)}</b> has the highest rating."
    return (
        f"<b>{escape(first)}</b> is placed before {escape(second)} in "
        f"{percent(cell['value'])} of their meetings ({span(cell)})."
    )


def contest_told(contest: Data) -> str:
    """How the contest stands or ended, in a sentence."""
    first, second = contest["first"], contest["second"]
    scored = f"{first} scores {span(contest)} after {contest['blocks']} blocks"
    if contest["verdict"] == EQUAL:
        within = percent(contest["margin"])
        return f"Contest: {first} and {second} are equal within {within} ({scored})"
    if contest["verdict"]:
        worse = second if contest["verdict"] == first else first
        return f"Contest: {contest['verdict']} is better than {worse} ({scored})"
    return f"Contest: {first} against {second} is not decided ({scored})"


def cells(data: Data) -> dict[tuple[str, str], Data]:
    """How often each side was placed before each other, both ways."""
    found: dict[tuple[str, str], Data] = {}
    for pair in data["pairs"]:
        found[pair["first"], pair["second"]] = pair["before"]
        found[pair["second"], pair["first"]] = turned(pair["before"])
    return found


def turned(before: Data) -> Data:
    """The same rate seen from the other side."""
    return {"value": 1 - before["value"], "low": 1 - before["high"], "high": 1 - before["low"]}


def percent(share: float) -> str:
    r"""A share for people, without digits that tell nothing.

    >>> percent(0.5), percent(0.9967), percent(0.0314)
    ('50\xa0%', '99.7\xa0%', '3.1\xa0%')
    """
    value = 100 * share
    whole = abs(value - round(value)) < 0.05
    return f"{value:.0f}\N{NO-BREAK SPACE}%" if whole else f"{value:.1f}\N{NO-BREAK SPACE}%"


def span(rate: Data) -> str:
    r"""The bounds of a share, for people.

    >>> span({"value": 0.5, "low": 0.4321, "high": 0.6})
    '43.2–60\xa0%'
    """
    return f"{percent(rate['low'])[:-2]}–{percent(rate['high'])}"


def reach(interval: Data) -> str:
    """The bounds of a number of points, for people; a dash where one block tells no spread."""
    if interval["low"] is None:
        return "–"
    return f"{number(interval['low'])} to {number(interval['high'])}"


def number(value: float) -> str:
    """A number of points for people."""
    return f"{round(value, 1) + 0.0:.1f}".replace("-", "−")  # 0.0 takes the sign of a zero


def span_of(row: Data) -> str:
    """The fewest and the most points of a bot, for people."""
    return f"{row['least_points']} to {row['most_points']}".replace("-", "−")


MOST_BESIDE = 4
"""As many bots can meet in a table that leaves room for another card beside it."""


def ranking(data: Data) -> str:
    """The card of the standings."""
    rows = (standing(i, row) for i, row in enumerate(data["standings"], 1))
    heads = ("rating", "wins", "sole / shared", "points", "spread", "place", "games")
    return card("Standings", table(["#", "bot", *heads], rows))


def duels(data: Data) -> str:
    """The card of who beats whom."""
    note = f"{MATRIX_NOTE} {ALONE_NOTE}" if data["players"] == 1 else MATRIX_NOTE
    return card("Who is placed before whom", matrix(data), note)


MATRIX_NOTE = (
    "A row's bot before a column's: share of the meetings in which it had the better place; equal "
    "places count as half. Below it by how many points it was ahead, in the mean."
)
ALONE_NOTE = "Bots that play alone are compared with each other on the same seed."


def standing(rank: int, row: Data) -> list[str]:
    """One line of the standings."""
    return [
        str(rank),
        escape(row["bot"]),
        f"{row['rating']:.1f}<small>± {row['sigma']:.1f}</small>",
        f"{percent(row['win_rate']['value'])}<small>{span(row['win_rate'])}</small>",
        f"{row['wins']:,} / {row['shared_wins']:,}",
        f"{number(row['points']['value'])}<small>{reach(row['points'])}</small>",
        f"{row['spread_points']:.1f}<small>{span_of(row)}</small>",
        f"{row['mean_place']:.2f}",
        f"{row['games']:,}",
    ]


def sources(data: Data) -> str:
    """The card of the sources of points, the richest first."""
    kinds = sorted(
        {kind for row in data["standings"] for kind in row["sources"]},
        key=lambda kind: -sum(row["sources"].get(kind, 0) for row in data["standings"]),
    )
    heads = [row["bot"] for row in data["standings"]]
    body = (source_row(kind, data) for kind in kinds)
    return card("Points a game, by source", table(["source", *heads], body, 0))


def source_row(kind: str, data: Data) -> list[str]:
    """What one source brought everybody."""
    means = (row["sources"].get(kind) for row in data["standings"])
    return [escape(kind), *("–" if mean is None else number(mean) for mean in means)]


def table(heads: list[str], rows: Any, name: int = 1) -> str:
    """A table that scrolls sideways where it is too wide; column `name` holds names."""
    head = "".join(_head(text, i == name) for i, text in enumerate(heads))
    body = "".join(
        f"<tr>{''.join(_entry(text, i == name) for i, text in enumerate(row))}</tr>" for row in rows
    )
    return (
        f'<div class="scroll" tabindex="0"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def _head(text: str, name: bool) -> str:
    return f'<th scope="col"{" class=name" if name else ""}>{escape(text)}</th>'


def _entry(html: str, name: bool) -> str:
    return row_head(html) if name else f"<td>{html}</td>"


def row_head(html: str) -> str:
    """The name that a row of a table is about."""
    return f'<th scope="row" class="name"><span>{html}</span></th>'


def matrix(data: Data) -> str:
    """Everybody against everybody; shades say the same as the numbers."""
    names = [row["bot"] for row in data["standings"]]
    margins = {(p["first"], p["second"]): p["margin"]["value"] for p in data["pairs"]}
    margins |= {(second, first): -value for (first, second), value in margins.items()}
    found = cells(data)
    numbered = len(names) > MOST_BESIDE  # names would make the columns too wide
    heads = range(1, len(names) + 1) if numbered else names
    head = "".join(f'<th scope="col">{escape(str(name))}</th>' for name in heads)
    body = ""
    for rank, first in enumerate(names, 1):
        told = f"{rank} {first}" if numbered else first
        row = (cell(found.get((first, s)), margins.get((first, s)), first == s) for s in names)
        body += f"<tr>{row_head(escape(told))}{''.join(row)}</tr>"
    return (
        f'<div class="scroll" tabindex="0"><table><thead><tr><td></td>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def cell(before: Data | None, margin: float | None, same: bool) -> str:
    """One cell of the matrix."""
    if before is None or margin is None:
        return f'<td class="cell{" self" if same else ""}">{"" if same else "never met"}</td>'
    lean = before["value"] - 0.5
    shade = f"rgba(var({'--strong' if lean > 0 else '--weak'}), {abs(lean) * 0.8:.2f})"
    ahead = f"{'+' if margin > 0 else ''}{number(margin)} points"
    return (
        f'<td class="cell" style="background: {shade}">{percent(before["value"])}'
        f"<small>{span(before)}</small><small>{ahead}</small></td>"
    )


def pictures(standings: Standings) -> list[str]:
    """The cards that hold pictures, short ones beside short ones."""
    bots = min(len(standings.scores), plots.MOST_BOTS)
    kinds = min(len(standings.sources()), plots.MOST_SOURCES)
    players = standings.plan.players
    spread = 8 if len(standings.scores) <= plots.MOST_CURVES else bots
    cards = [drawn("Share of wins", plots.win_rates, standings, bots, EVEN_NOTE)]
    if players > 1:
        rows = players * max(1.4, bots / 3)
        cards.append(drawn("Seats", plots.seats, standings, rows, SEATS_NOTE))
    if standings.plan.contest is not None:
        cards.append(drawn("The contest", plots.contest, standings, 8, CONTEST_NOTE))
    return [
        *cards,
        drawn("Ratings as games went by", plots.ratings, standings, 8, RATING_NOTE),
        drawn("Points at the end", plots.points, standings, spread, POINTS_NOTE),
        drawn("Where points came from", plots.sources, standings, kinds, SOURCES_NOTE),
    ]


STOPPED_NOTE = (
    "The tournament ended when its contest was decided. Of all intervals only the contest's allows "
    "for that; the others are what they would be had the number of games been fixed."
)
EVEN_NOTE = "With 95 % intervals; the dashed line is what everybody would win among equals."
RATING_NOTE = "Plackett-Luce, in the order of the games; the band is one standard deviation."
POINTS_NOTE = "With how many points a bot ended how many of its games."
SOURCES_NOTE = "Mean points a game; the mean of every bot is a mark."
SEATS_NOTE = "The upright stroke is the seat, whoever sat there, with its interval; marks are bots."
CONTEST_NOTE = (
    "The band always holds the true mean, with 95 % probability over the whole series, however "
    "often one looks; the contest ends when it leaves a dashed line behind."
)


def drawn(title: str, draw: Any, standings: Standings, rows: float, note: str = "") -> str:
    """A card with a picture and what its marks mean."""
    if not standings.blocks:
        return card(title, "<p>No block is complete yet.</p>")
    body = plots.picture(draw, standings, rows)
    named = draw in (plots.win_rates, plots.contest)
    return card(title, body if named else legend(standings) + body, note)


def legend(standings: Standings) -> str:
    """Which mark is whose."""
    marks = zip(plots.shown(standings), plots.SIGNS, strict=False)
    items = (
        f'<li><span style="color: var({plots.VARIABLES[colour]})">{sign}</span> {escape(name)}</li>'
        for (name, colour, _), sign in marks
    )
    return f'<ul class="legend">{"".join(items)}</ul>'


def card(title: str, body: str, note: str = "") -> str:
    """One card of the page."""
    told = f'<p class="faint">{escape(note)}</p>' if note else ""
    return f"<section><h2>{escape(title)}</h2>{told}{body}</section>\n"


def method(data: Data) -> str:
    """How it was played and what the figures mean."""
    options = ", ".join(f"{name}={cut(value)}" for name, value in data["options"].items())
    identity = ", ".join(f"{name} {cut(value)}" for name, value in data["identity"].items())
    facts = {
        "game": f"{data['game']}, rules {data['rules']}, Carrack {data['carrack']}",
        "components": identity,
        "options": options,
        "bots": ", ".join(data["bots"]),
        "again": command(data),
        "length": f"{data['mean_length']:.0f} moves, {data['mean_turns']:.0f} turns in the mean",
        "winners": f"{number(data['mean_winning_points'])} points in the mean",
    }
    rows = "".join(
        f"<dt>{name}</dt><dd>{escape(text)}</dd>" for name, text in facts.items() if text
    )
    return card("How it was played", f"<dl>{rows}</dl>", METHOD_NOTE)


def cut(value: object) -> str:
    """A value as text, cut where it is long, as hashes and maps are."""
    text = str(value)
    return text if len(text) <= 24 else f"{text[:16]}…"


METHOD_NOTE = (
    "A block is one seed of chance, played with every rotation of the seating, so luck and seats "
    "are the same for all. Blocks, not games, are what intervals count as independent: Student's t "
    "for points, Wilson's interval with the effective number of games for shares."
)


def command(data: Data) -> str:
    """What to type to play it again."""
    parts = [
        f"carrack arena {data['game']} --players {data['players']}",
        f"--bots {','.join(data['bots'])} --games {data['planned']} --seed {data['seed']}",
        *(f"--option {name}={cut(value)}" for name, value in chosen(data).items()),
    ]
    if data["contest"]:
        contest = data["contest"]
        parts.append(f"--until {contest['first']},{contest['second']}")
        if contest["margin"]:
            parts.append(f"--margin {contest['margin']:g}")
    return " ".join(parts)


def chosen(data: Data) -> Data:
    """The options that are not as they are by themselves."""
    try:
        usual = checked_options(find_game(data["game"]), data["players"], {})
    except UnknownGame:
        usual = {}
    return {name: value for name, value in data["options"].items() if usual.get(name) != value}
