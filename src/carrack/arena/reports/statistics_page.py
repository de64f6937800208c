"""A page about a game in numbers, as Markdown: tables for every number of players side by side."""

from __future__ import annotations

from collections import Counter
from typing import Any

from carrack.arena.reports.rendering import render
from carrack.arena.reports.wording import number
from carrack.arena.series.statistics import Habit, Statistics, at_share, is_uneven
from carrack.arena.tournament.intervals import Interval
from carrack.core.fluent import english
from carrack.core.game import Game

NOTHING = "–"
MOST_EVENTS = 30
SHARES = ((0.5, "half of them up to"), (0.9, "9 of 10 up to"), (0.99, "99 of 100 up to"))

Samples = list[Statistics]
Rows = list[list[str]]


def page(game: Game[Any], samples: Samples, command: str, images: str = "") -> str:
    """The page as Markdown; `images` starts the paths of its pictures (None: no pictures)."""
    happened = in_order([sample.events.ordered() for sample in samples])
    return render(
        "statistics.md.j2",
        title=game.title,
        bots=sorted({bot for sample in samples for bot in sample.plan.bots}),
        stopped=[of_players(sample) for sample in samples if sample.interrupted],
        columns=[of_players(sample) for sample in samples],
        command=command,
        images=images,
        games=[["games", *[f"{sample.games:,}" for sample in samples]]],
        seats=known(seats(samples)),
        sources=known(sources(game, samples)),
        moves=known(moves(samples)),
        lengths=known(lengths(samples)),
        events=known(events(samples, happened[:MOST_EVENTS])),
        left=len(happened) - MOST_EVENTS,
    )


def known(rows: Rows) -> Rows:
    """The rows that have any figure."""
    return [row for row in rows if any(cell != NOTHING for cell in row[1:])]


def of_players(sample: Statistics) -> str:
    """The head of a column: the number of players."""
    players = sample.plan.players
    return f"{players} player{'' if players == 1 else 's'}{' + automaton' * sample.plan.automata}"


def source_title(game: Game[Any], name: str) -> str:
    """The English title of a source of points, or its name."""
    texts = english(game.package)
    return texts.text(f"source-{name}", {}) if f"source-{name}" in texts.patterns else name


# --- numbers ---------------------------------------------------------------------------------


def plus_minus(interval: Interval, digits: int = 1) -> str:
    """A mean and the distance of the bounds from it."""
    value = number(interval.value, digits)
    return f"{value} ± {interval.high - interval.value:.{digits}f}" if interval.known else value


def share(interval: Interval, even: float) -> str:
    """A share of wins between its bounds, bold where an even share is outside them."""
    text = f"{percent(interval.value)} [{100 * interval.low:.1f}, {100 * interval.high:.1f}]"
    return f"**{text}**" if is_uneven(interval, even) else text


def percent(value: float) -> str:
    """A share as text."""
    return f"{100 * value:.1f} %"


def signed(value: float | None, digits: int = 1) -> str:
    """A difference in brackets; empty where there is none."""
    return "" if value is None else f" ({number(value, digits, '+')})"


def amount(habit: Habit | None, digits: int = 1) -> str:
    """A mean with its interval, and the lead of those placed first."""
    if habit is None:
        return number(0, digits)
    return plus_minus(habit.all.mean_interval(), digits) + signed(habit.lead, digits)


# --- the parts -------------------------------------------------------------------------------


def seats(samples: Samples) -> Rows:
    """Shares of wins and points by seat, then by place in turn order where that differs."""
    most = max(sample.plan.players for sample in samples)
    rows = [["an even share", *[percent(sample.even) for sample in samples]]]
    for seat in range(most):
        rows.append([f"seat {seat + 1}, wins", *[seated(sample, seat) for sample in samples]])
    rows.append(["the automaton, wins", *[wins(sample, sample.plan.players) for sample in samples]])
    for place in range(most):
        rows.append([f"place {place + 1} in turn, wins", *[placed(s, place) for s in samples]])
    for seat in range(most):
        rows.append([f"seat {seat + 1}, points", *[points(sample, seat) for sample in samples]])
    rows.append(["shared victories", *[percent(s.shared / max(1, s.games)) for s in samples]])
    if any(sample.cut for sample in samples):
        rows.append(["won by nobody", *[percent(s.cut / max(1, s.games)) for s in samples]])
    return rows


def seated(sample: Statistics, seat: int) -> str:
    """The share of wins of a seat."""
    return wins(sample, seat) if seat < sample.plan.players else NOTHING


def wins(sample: Statistics, side: int) -> str:
    """The share of wins of a side, if a game of this many players has it."""
    if side >= len(sample.wins):
        return NOTHING
    return share(sample.wins[side].rate_interval(), sample.even)


def placed(sample: Statistics, place: int) -> str:
    """The share of wins by place in turn order, if it says more than that by seat."""
    if place >= sample.plan.players or not sample.turn_order_matters():
        return NOTHING
    return share(sample.places[place].rate_interval(), sample.even)


def points(sample: Statistics, seat: int) -> str:
    """The mean points of a seat."""
    known = seat < sample.plan.players
    return plus_minus(sample.points[seat].mean_interval()) if known else NOTHING


def sources(game: Game[Any], samples: Samples) -> Rows:
    """Points per player and game, by source."""
    names = in_order([sample.sources.ordered() for sample in samples])
    rows = [
        [source_title(game, name), *[amount(s.sources.named.get(name)) for s in samples]]
        for name in names
    ]
    rows.append(["**all**", *[amount(sample.totals) for sample in samples]])
    return rows


def moves(samples: Samples) -> Rows:
    """Return the shares of each kind of move: made, and chosen when there was a choice of kinds."""
    return [
        [f"`{name}`", *[move(sample, name) for sample in samples]]
        for name in in_order([sample.made.ordered() for sample in samples])
    ]


def move(sample: Statistics, kind: str) -> str:
    """One cell of the table of moves."""
    chosen = sample.chosen(kind)
    made = amount(sample.made.named.get(kind))
    return made if chosen is None else f"{made}, {100 * chosen:.0f} %"


def lengths(samples: Samples) -> Rows:
    """Turns, choices, points and leads."""
    rows: Rows = []
    for title, pick in (
        ("turns a player", [sample.turns for sample in samples]),
        ("choices a player", [sample.choices for sample in samples]),
        ("points of a player", [sample.scores for sample in samples]),
        ("the winner's lead in points", [sample.leads for sample in samples]),
    ):
        rows.append([title, *[mean_and_bounds(counts) for counts in pick]])
        rows.extend([[f"… {name}", *[quantile(c, part) for c in pick]] for part, name in SHARES])
    return rows


def mean_and_bounds(counts: Counter[int]) -> str:
    """The mean of a histogram, its least and its most."""
    total = counts.total()
    if not total:
        return NOTHING
    mean = sum([value * times for value, times in counts.items()]) / total
    return f"{mean:.1f} [{min(counts)}, {max(counts)}]"


def quantile(counts: Counter[int], part: float) -> str:
    """The value that this share of the counts does not exceed."""
    return str(at_share(counts, part)) if counts else NOTHING


def events(samples: Samples, names: list[str]) -> Rows:
    """Return the frequency of each event in a game."""
    rows = []
    for name in names:
        habits = [sample.events.named.get(name) for sample in samples]
        cells = [plus_minus(h.all.mean_interval(), 2) if h else number(0, 2) for h in habits]
        rows.append([f"`{name}`", *cells])
    return rows


def in_order(rows: list[list[str]]) -> list[str]:
    """All names, in the order of the last column first: most players show most events."""
    return list(dict.fromkeys([name for row in reversed(rows) for name in row]))
