"""Statistics of a series, kept in a few whole numbers however long it is."""

from __future__ import annotations

from math import sqrt
from typing import Any

from carrack.arena.series.faults import Faults
from carrack.arena.series.playing import Outcome, SeriesPlan


class Series:
    """Mean, spread and bounds of a series of whole numbers, of which only sums are kept."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.least = 0
        self.most = 0

    def add(self, number: int) -> None:
        self.least = min(self.least, number) if self.count else number
        self.most = max(self.most, number) if self.count else number
        self.count += 1
        self.total += number
        self.squares += number * number

    @property
    def mean(self) -> float:
        """The mean; 0 for no numbers."""
        return self.total / self.count if self.count else 0.0

    @property
    def spread(self) -> float:
        """The standard deviation of the sample; 0 for fewer than two numbers."""
        if self.count < 2:
            return 0.0
        # whole numbers throughout: the result does not depend on the order of the games
        return sqrt((self.count * self.squares - self.total**2) / (self.count * (self.count - 1)))


class SideTotals:
    """One side's totals: `wins` counts games won alone, `shared` those won with others.

    A game that a limit ended nobody has won.
    `bot` plays the seat; for an automaton, which has none, it is empty.
    """

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.points = Series()
        self.wins = 0
        self.shared = 0
        self.sources: dict[str, int] = {}

    def to_json(self, seat: int) -> dict[str, Any]:
        return {
            "seat": seat,
            "kind": "bot" if self.bot else "automaton",
            "bot": self.bot,
            "wins": self.wins,
            "shared_wins": self.shared,
            "mean_points": round(self.points.mean, 3),
            "spread_points": round(self.points.spread, 3),
            "least_points": self.points.least,
            "most_points": self.points.most,
        }


class Totals:
    """The totals of a series of games; `sides` are the seats, then the automata."""

    def __init__(self, plan: SeriesPlan) -> None:
        self.plan = plan
        self.games = 0
        self.cut = 0  # of them ended by a limit, without a winner
        self.sides = [SideTotals(bot) for bot in (*plan.bots, *[""] * plan.automata)]
        self.winning = Series()
        self.lengths = Series()  # choices and forced moves together
        self.turns = Series()
        self.decisions = 0
        self.forced = 0
        self.seconds = 0.0  # wall time of play, without start-up
        self.interrupted = False
        self.faults = Faults()

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.faults.add(self.plan.bots, outcome.lost, outcome.fault)
        self.decisions += outcome.decisions
        self.forced += outcome.forced
        self.lengths.add(outcome.decisions + outcome.forced)
        self.turns.add(outcome.turns)
        self.cut += outcome.cut
        if not outcome.cut:
            self.winning.add(max(outcome.points))
        alone = outcome.places.count(1) == 1
        for i, side in enumerate(self.sides):
            side.points.add(outcome.points[i])
            if outcome.places[i] == 1 and not outcome.cut:
                side.wins += alone
                side.shared += not alone
            for source, points in outcome.sources[i].items():
                side.sources[source] = side.sources.get(source, 0) + points

    def sources(self) -> list[str]:
        """All sources of points, the richest first."""
        sums: dict[str, int] = {}
        for side in self.sides:
            for source, points in side.sources.items():
                sums[source] = sums.get(source, 0) + points
        return sorted(sums, key=lambda source: (-sums[source], source))

    def mean_sources(self, side: int) -> dict[str, float]:
        """Mean points per game of a side for each source."""
        games, sheet = max(self.games, 1), self.sides[side].sources
        return {source: round(sheet.get(source, 0) / games, 3) for source in self.sources()}

    def to_json(self) -> dict[str, Any]:
        """The one object that `carrack simulate --json` prints."""
        plan = self.plan
        seats = [side.to_json(i) for i, side in enumerate(self.sides)]
        if plan.sources:
            for i, seat in enumerate(seats):
                seat["sources"] = self.mean_sources(i)
        return {
            "game": plan.game,
            "players": plan.players,
            "options": plan.options,
            "seed": plan.seed,
            "games": self.games,
            "without_winner": self.cut,
            "seats": seats,
            "mean_winning_points": round(self.winning.mean, 3),
            "mean_length": round(self.lengths.mean, 3),
            "mean_turns": round(self.turns.mean, 3),
            "decisions": self.decisions,
            "forced": self.forced,
            "seconds": round(self.seconds, 6),
            "interrupted": self.interrupted,
        }
