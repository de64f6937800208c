"""Statistics for a designer: sources of points, moves, length, advantage of seats.

Figures are for one number of players; all seats have the same bot. Only sums are kept, however many
games there are. Intervals are at 95 % and come from the spread between games, since players of one
game are not independent (:mod:`carrack.arena.tournament.intervals`).
"""

from __future__ import annotations

import copy
from collections import Counter
from contextlib import closing
from typing import Any

from carrack.arena.series.playing import Progress, SeriesPlan
from carrack.arena.series.survey import Counts, GameSurvey, Survey
from carrack.arena.tournament.intervals import Blocks, Interval
from carrack.workers.interrupts import Interrupts
from carrack.workers.pool import Pool


class Habit:
    """A count per player and game: for all players, those placed first, and the others."""

    def __init__(self) -> None:
        self.all = Blocks()
        self.first = Blocks()
        self.others = Blocks()

    def add(self, counts: list[int], first: list[bool]) -> None:
        """Add one more game: a count and whether placed first, by seat."""
        winners = sum([n for n, won in zip(counts, first, strict=True) if won])
        self.all.add(sum(counts), len(counts))
        self.first.add(winners, sum(first))
        self.others.add(sum(counts) - winners, len(counts) - sum(first))

    @property
    def lead(self) -> float | None:
        """Return the mean of the first less that of the others; None if there are no others."""
        if not self.first.size or not self.others.size:
            return None
        return self.first.mean - self.others.mean

    def to_json(self) -> dict[str, Any]:
        return {
            "all": self.all.mean_interval().to_json(),
            "first": self.first.mean_interval().to_json(),
            "others": self.others.mean_interval().to_json(),
        }


class Habits:
    """Habits by name; a habit first seen in a later game counts as 0 in all games before it."""

    def __init__(self) -> None:
        self.named: dict[str, Habit] = {}
        self._none = Habit()  # for what nobody has done so far

    def add(self, counts: list[Counts], first: list[bool]) -> None:
        """Add one more game: its counts by seat."""
        for name in sorted({name for row in counts for name in row} - set(self.named)):
            self.named[name] = copy.deepcopy(self._none)
        for name, habit in self.named.items():
            habit.add([row.get(name, 0) for row in counts], first)
        self._none.add([0] * len(counts), first)

    def ordered(self) -> list[str]:
        """All names, the most frequent first."""
        return sorted(self.named, key=lambda name: (-abs(self.named[name].all.amount), name))


class Statistics:
    """Sums over the games of a plan.

    By side (the seats, then the automata): `wins`, with shared first places in parts, and `points`;
    by place in turn order from the first to decide: `places`. `turns` and `choices` (decisions with
    more than one legal move) are per player, `leads` the winner's points beyond the next side's.
    """

    def __init__(self, plan: SeriesPlan) -> None:
        self.plan = plan
        self.games = 0
        self.interrupted = False
        sides = range(plan.players + plan.automata)
        self.wins = [Blocks() for _ in sides]
        self.points = [Blocks() for _ in sides]
        self.places = [Blocks() for _ in range(plan.players)]
        self.totals = Habit()  # points of the players
        self.sources = Habits()
        self.made = Habits()
        self.offered: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.events = Habits()
        self.turns: Counter[int] = Counter()
        self.choices: Counter[int] = Counter()
        self.scores: Counter[int] = Counter()
        self.leads: Counter[int] = Counter()
        self.shared = 0  # games that several have won
        self.cut = 0  # games that a limit ended, so that nobody has won

    @property
    def even(self) -> float:
        """The share of wins of each side if all were equal; nobody wins at a limit."""
        return (1 - self.cut / max(1, self.games)) / len(self.wins)

    def add(self, watched: GameSurvey) -> None:
        outcome, players = watched.outcome, self.plan.players
        first = [place == 1 for place in outcome.places]
        self.games += 1
        self.cut += outcome.cut
        self.shared += sum(first) > 1 and not outcome.cut
        shares = [0.0 if outcome.cut else won / sum(first) for won in first]
        for side, blocks in enumerate(self.wins):
            blocks.add(shares[side], 1)
            self.points[side].add(outcome.points[side], 1)
        for seat in range(players):
            self.places[(seat - watched.opener) % players].add(shares[seat], 1)
        self.totals.add(outcome.points[:players], first[:players])
        self.sources.add(outcome.sources[:players], first[:players])
        self.made.add(watched.made, first[:players])
        self.events.add([watched.events], [True])
        for row in watched.offered:
            self.offered.update(row)
        for row in watched.taken:
            self.taken.update(row)
        self.scores.update(outcome.points[:players])
        if not outcome.cut:
            self._measure(outcome.points, first)
        self.turns[nearest(outcome.turns, len(first))] += 1
        self.choices[nearest(outcome.decisions, players)] += 1

    def _measure(self, points: list[int], first: list[bool]) -> None:
        """Count the winner's lead."""
        best = max([p for p, won in zip(points, first, strict=True) if won])
        rest = [p for p, won in zip(points, first, strict=True) if not won]
        if rest and sum(first) == 1:
            self.leads[best - max(rest)] += 1
        elif sum(first) > 1:
            self.leads[0] += 1

    def chosen(self, kind: str) -> float | None:
        """Return how often a kind of move was chosen when it and another kind were legal."""
        return self.taken[kind] / self.offered[kind] if self.offered[kind] else None

    def turn_order_matters(self) -> bool:
        """Whether the place in turn order differs from the seat."""
        pairs = zip(self.places, self.wins, strict=False)
        return any(place.amount != seat.amount for place, seat in pairs)

    def to_json(self) -> dict[str, Any]:
        """As plain data, with intervals and histograms."""
        return {
            "players": self.plan.players,
            "automata": self.plan.automata,
            "bots": list(self.plan.bots),
            "options": self.plan.options,
            "seed": self.plan.seed,
            "games": self.games,
            "interrupted": self.interrupted,
            "seats": [
                {"wins": wins.rate_interval().to_json(), "points": points.mean_interval().to_json()}
                for wins, points in zip(self.wins, self.points, strict=True)
            ],
            "turn_order": [wins.rate_interval().to_json() for wins in self.places],
            "shared_wins": self.shared,
            "without_winner": self.cut,
            "points": self.totals.to_json(),
            "sources": {name: habit.to_json() for name, habit in self.sources.named.items()},
            "moves": {
                name: {**self.made.named[name].to_json(), "taken_when_offered": self.chosen(name)}
                for name in self.made.ordered()
            },
            "events": {
                name: self.events.named[name].all.mean_interval().to_json()
                for name in self.events.ordered()
            },
            "turns_a_player": histogram(self.turns),
            "choices_a_player": histogram(self.choices),
            "points_histogram": histogram(self.scores),
            "leads": histogram(self.leads),
        }


def histogram(counts: Counter[int]) -> dict[str, int]:
    """Counts in order of their values, as plain data."""
    return {str(value): counts[value] for value in sorted(counts)}


def nearest(total: int, parts: int) -> int:
    """The whole number nearest to a mean; halves are rounded up."""
    return (2 * total + parts) // (2 * parts)


def at_share(counts: Counter[int], share: float) -> int:
    """The smallest value that this share of the counts does not exceed; 0 without counts."""
    left = share * counts.total()
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    return max(counts, default=0)


def is_uneven(interval: Interval, even: float) -> bool:
    """Whether an interval excludes an even share."""
    return interval.known and not interval.low <= even <= interval.high


def survey(plan: SeriesPlan, pool: Pool, progress: Progress) -> Statistics:
    """Play and observe the games of a plan. After Ctrl-C, the statistics so far.

    Raises BotError, and PoolError if workers cannot be started or keep dying.
    """
    statistics = Statistics(plan)
    jobs = range(1, plan.games + 1)
    with (
        Interrupts() as interrupts,
        closing(pool.map(Survey(plan), jobs, interrupts.stop, "game")) as answers,
    ):
        for _, watched in answers:
            statistics.add(watched)
            progress(1)
    statistics.interrupted = statistics.games < plan.games
    return statistics
