"""A page about a game in numbers, as Markdown: tables for every number of players side by side."""

from __future__ import annotations

from collections import Counter
from typing import Any

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
    """The page. `images` is how the paths of its pictures begin; without it there are none."""
    pictures = {
        "seats": "Shares of wins by seat and by place in turn order, with intervals",
        "sources": "Points a player by source, for all and for those placed first",
        "moves": "Moves a player and game by kind, and how often a kind is chosen when offered",
        "length": "How many turns and choices a player has, and how many points players get",
    }
    drawn = {
        name: [f"![{about}]({images}-{name}.svg)", ""] if images else []
        for name, about in pictures.items()
    }
    lines = [
        *(f"# {game.title} in numbers", "", *introduction(game, samples, command)),
        *("## Seats", "", *seats(samples), *drawn["seats"]),
        *("## Where points come from", "", *sources(game, samples), *drawn["sources"]),
        *("## What is done", "", *moves(samples), *drawn["moves"]),
        *("## How long it takes, and how close it is", "", *length(samples), *drawn["length"]),
        *("## What happens", "", *events(samples)),
    ]
    return "\n".join(lines).rstrip() + "\n"


def table(samples: Samples, first: str, rows: Rows) -> list[str]:
    """A table with a column for every number of players; rows without any figure are left out."""
    head = [first, *[of_players(sample) for sample in samples]]
    kept = [row for row in rows if any(cell != NOTHING for cell in row[1:])]
    lines = [head, ["---", *["---:"] * len(samples)], *kept]
    return [*[f"| {' | '.join(line)} |" for line in lines], ""]


def of_players(sample: Statistics) -> str:
    """The head of a column: how many play."""
    players = sample.plan.players
    return f"{players} player{'' if players == 1 else 's'}{' + automaton' * sample.plan.automata}"


def source_title(game: Game[Any], name: str) -> str:
    """What a source of points is called in English, if the game has words for it."""
    texts = english(game.package)
    return texts.text(f"source-{name}", {}) if f"source-{name}" in texts.patterns else name


# --- numbers ---------------------------------------------------------------------------------


def plus_minus(interval: Interval, digits: int = 1) -> str:
    """A mean and how far the bounds are from it."""
    value = number(interval.value, digits)
    return f"{value} ± {interval.high - interval.value:.{digits}f}" if interval.known else value


def number(value: float, digits: int = 1, sign: str = "") -> str:
    """A number with the minus of typographers, and no minus before a zero."""
    rounded = round(value, digits) + 0.0
    return f"{rounded:{sign}.{digits}f}".replace("-", "−")


def share(interval: Interval, even: float) -> str:
    """A share of wins between its bounds, bold where an even share lies outside of them."""
    text = f"{percent(interval.value)} [{100 * interval.low:.1f}, {100 * interval.high:.1f}]"
    return f"**{text}**" if is_uneven(interval, even) else text


def percent(value: float) -> str:
    """A share for people."""
    return f"{100 * value:.1f} %"


def signed(value: float | None, digits: int = 1) -> str:
    """A difference; nothing where there is none to tell."""
    return "" if value is None else f" ({number(value, digits, '+')})"


def amount(habit: Habit | None, digits: int = 1) -> str:
    """A mean with its interval, and the lead of those placed first."""
    if habit is None:
        return number(0, digits)
    return plus_minus(habit.all.mean_interval(), digits) + signed(habit.lead, digits)


# --- the parts -------------------------------------------------------------------------------


def introduction(game: Game[Any], samples: Samples, command: str) -> list[str]:
    """What was played, and how to read it."""
    bots = sorted({bot for sample in samples for bot in sample.plan.bots})
    named = " and ".join([f"`{bot}`" for bot in bots])
    short = [sample for sample in samples if sample.interrupted]
    stopped = [f"Stopped before all games of {of_players(s)} were played.\n" for s in short]
    return [
        f"All seats are played by {named}. The tables and pictures tell about {game.title} as "
        "such bots play it; people may find other ways.",
        "",
        *stopped,
        *table(samples, "", [["games", *[f"{sample.games:,}" for sample in samples]]]),
        "```sh",
        command,
        "```",
        "",
        "gives these figures: the same on every machine, for as long as the bots play as they do. "
        "What stands after ± and in square brackets are 95 % intervals, from the spread between "
        "games.",
        "",
    ]


def seats(samples: Samples) -> list[str]:
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
    return [
        "The share of games that each seat won (a shared victory counts in parts). Bold: so many "
        "games tell it from an even share. Places in turn order are counted from the seat that "
        "decides first, where that is not always the same one.",
        "",
        *table(samples, "", rows),
    ]


def seated(sample: Statistics, seat: int) -> str:
    """The share of wins of a seat."""
    return wins(sample, seat) if seat < sample.plan.players else NOTHING


def wins(sample: Statistics, side: int) -> str:
    """The share of wins of a side, if a game of so many players has it."""
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


def sources(game: Game[Any], samples: Samples) -> list[str]:
    """Points a player and game by source."""
    names = in_order([sample.sources.ordered() for sample in samples])
    rows = [
        [source_title(game, name), *[amount(s.sources.named.get(name)) for s in samples]]
        for name in names
    ]
    rows.append(["**all**", *[amount(sample.totals) for sample in samples]])
    return [
        "Points a player and game; in round brackets how many more those had who were placed "
        "first than the others.",
        "",
        *table(samples, "source", rows),
    ]


def moves(samples: Samples) -> list[str]:
    """How often each kind of move is made, and chosen when there was a choice of kinds."""
    rows = [
        [f"`{name}`", *[move(sample, name) for sample in samples]]
        for name in in_order([sample.made.ordered() for sample in samples])
    ]
    return [
        "Moves a player and game by kind, which is the first word of their notation in records; "
        "in round brackets how many more those made who were placed first; then how often that "
        "kind was chosen, of the decisions in which it and another one were legal.",
        "",
        *table(samples, "move", rows),
    ]


def move(sample: Statistics, kind: str) -> str:
    """One cell of the table of moves."""
    chosen = sample.chosen(kind)
    made = amount(sample.made.named.get(kind))
    return made if chosen is None else f"{made}, {100 * chosen:.0f} %"


def length(samples: Samples) -> list[str]:
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
    return [
        "Mean, and in square brackets the least and the most that occurred. A choice is a decision "
        "with at least two legal moves; the turns of an automaton count as a player's.",
        "",
        *table(samples, "", rows),
    ]


def mean_and_bounds(counts: Counter[int]) -> str:
    """The mean of a histogram, its least and its most."""
    total = counts.total()
    if not total:
        return NOTHING
    mean = sum([value * times for value, times in counts.items()]) / total
    return f"{mean:.1f} [{min(counts)}, {max(counts)}]"


def quantile(counts: Counter[int], part: float) -> str:
    """The value that such a part does not exceed."""
    return str(at_share(counts, part)) if counts else NOTHING


def events(samples: Samples) -> list[str]:
    """What happens how often in a game."""
    names = in_order([sample.events.ordered() for sample in samples])
    rows = []
    for name in names[:MOST_EVENTS]:
        habits = [sample.events.named.get(name) for sample in samples]
        cells = [plus_minus(h.all.mean_interval(), 2) if h else number(0, 2) for h in habits]
        rows.append([f"`{name}`", *cells])
    left = len(names) - len(rows)
    seldom = [f"Left out: {left} kinds that are rarer still.", ""] if left > 0 else []
    return ["How often a game, by kind of event.", "", *table(samples, "event", rows), *seldom]


def in_order(rows: list[list[str]]) -> list[str]:
    """All names, in the order of the last row first: most players show most."""
    return list(dict.fromkeys([name for row in reversed(rows) for name in row]))
