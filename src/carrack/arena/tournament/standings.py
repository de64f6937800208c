"""The standings of a tournament, kept in sums that do not grow with the games.

Only whole blocks count: in them every bot has sat in every seat, with the same draws. Sums are made
in the order of the games, so all figures are the same to the last digit with any workers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import Any

from carrack.arena.series.totals import Series
from carrack.arena.tournament.intervals import Blocks
from carrack.arena.tournament.ratings import Ratings, Row, Trajectory
from carrack.arena.tournament.results import GameLine
from carrack.arena.tournament.sequential import Wager
from carrack.arena.tournament.tournament import AUTOMATON, Contest, Tournament

EQUAL = "equal"
"""The verdict of a contest whose bots are equally good, within the margin."""


class Score:
    """One side's results. `wins` counts sole first places, `shared` those shared with others.

    A share of wins is 1 for a sole first place and 1/k for one of k; `rate` is its mean over the
    games of a seat, so equal bots each have 1 divided by the number of sides.
    """

    def __init__(self, seats: int) -> None:
        self.rate = Blocks()
        self.points = Blocks()
        self.spread = Series()
        self.histogram: Counter[int] = Counter()
        self.wins = 0
        self.shared = 0
        self.places = 0
        self.sources: Counter[str] = Counter()
        self.seats = [SeatScore() for _ in range(seats)]

    @property
    def games(self) -> int:
        """The number of seats it had, over all games."""
        return self.spread.count

    def mean_sources(self) -> dict[str, float]:
        """Mean points per game by source, the richest first."""
        games = max(self.games, 1)
        rows = ((source, points / games) for source, points in self.sources.items())
        return dict(sorted(rows, key=lambda row: (-row[1], row[0])))


class SeatScore:
    """One side's results in one seat."""

    def __init__(self) -> None:
        self.games = 0
        self.share = 0.0
        self.points = 0

    def to_json(self, seat: int) -> dict[str, Any]:
        games = max(self.games, 1)
        return {
            "seat": seat,
            "games": self.games,
            "win_rate": round(self.share / games, 4),
            "points": round(self.points / games, 3),
        }


class Duel:
    """Two sides and all their meetings: how often the first was placed ahead of the second.

    Equal places count as half. `margin` is by how many points the first was ahead.
    """

    def __init__(self) -> None:
        self.before = Blocks()
        self.margin = Blocks()


class Appearance:
    """One side in one game of the block that is being counted."""

    def __init__(self, name: str, game: int, place: int, points: int) -> None:
        self.name = name
        self.game = game
        self.place = place
        self.points = points


class Standings:
    """The figures of a tournament, and whether its contest is decided."""

    def __init__(self, plan: Tournament) -> None:
        self.plan = plan
        self.games = 0
        self.blocks = 0
        self.scores = {name: Score(plan.players) for name in plan.names}
        self.duels = {pair: Duel() for pair in combinations(plan.names, 2)}
        self.seat_rates = [Blocks() for _ in range(plan.players)]
        self.winning = Series()
        self.lengths = Series()  # choices and forced moves together
        self.turns = Series()
        self.ratings = Ratings(plan.names)
        self.course: Trajectory[Row] = Trajectory()
        self.wager = Wager()
        self.bounds: Trajectory[tuple[float, float, float]] = (
            Trajectory()
        )  # mean, low, high by block
        self.verdict: str | None = None
        self.lost: Counter[str] = Counter()  # decisions, to faults of own bots; of all games
        self._block: list[GameLine] = []

    @property
    def decided(self) -> bool:
        """Whether the contest has its verdict, so that no more games are needed."""
        return self.verdict is not None

    @property
    def waiting(self) -> int:
        """Games of a block that is not complete; they do not count yet."""
        return len(self._block)

    def add(self, line: GameLine, last: bool) -> None:
        """Take the next game; the last one of a block adds the whole block."""
        for name, times in zip(line.seats, line.lost, strict=False):
            self.lost[name] += times
        self._block.append(line)
        if last:
            self._count_block(self._block)
            self._block = []

    def _count_block(self, lines: list[GameLine]) -> None:
        self.blocks += 1
        shares: dict[str, list[float]] = {name: [] for name in self.plan.names}
        points: dict[str, list[int]] = {name: [] for name in self.plan.names}
        appearances: list[Appearance] = []
        for line in lines:
            names = [*line.seats, *[AUTOMATON] * self.plan.automata]
            self._count_game(line, names)
            for name, share, place, scored in zip(
                names, win_shares(line.places), line.places, line.points, strict=True
            ):
                shares[name].append(share)
                points[name].append(scored)
                appearances.append(Appearance(name, line.game, place, scored))
        for name, score in self.scores.items():
            if shares[name]:
                score.rate.add(sum(shares[name]), len(shares[name]))
                score.points.add(sum(points[name]), len(points[name]))
        self._count_seats(lines)
        self._count_duels(appearances)
        self.course.add(self.games, self.ratings.row())

    def _count_game(self, line: GameLine, names: list[str]) -> None:
        self.games += 1
        self.winning.add(max(line.points))
        self.lengths.add(line.decisions + line.forced)
        self.turns.add(line.turns)
        self.ratings.add(names, line.places)
        shares, alone = win_shares(line.places), line.places.count(1) == 1
        for side, name in enumerate(names):
            score = self.scores[name]
            score.spread.add(line.points[side])
            score.histogram[line.points[side]] += 1
            score.places += line.places[side]
            if line.places[side] == 1:
                score.wins += alone
                score.shared += not alone
            score.sources.update(line.sources[side])
            if side < self.plan.players:
                seat = score.seats[side]
                seat.games += 1
                seat.share += shares[side]
                seat.points += line.points[side]

    def _count_seats(self, lines: list[GameLine]) -> None:
        rows = [win_shares(line.places) for line in lines]
        for seat, rate in enumerate(self.seat_rates):
            rate.add(sum(row[seat] for row in rows), len(rows))

    def _count_duels(self, appearances: list[Appearance]) -> None:
        """Count who was ahead of whom; bots that play alone meet those who had the same draws."""
        met: dict[tuple[str, str], list[tuple[float, int]]] = {}
        for two in combinations(appearances, 2):
            if self._meet(*two):
                one, other = sorted(two, key=lambda side: self.plan.names.index(side.name))
                before = 0.5 + 0.5 * ((one.place < other.place) - (one.place > other.place))
                meeting = (before, one.points - other.points)
                met.setdefault((one.name, other.name), []).append(meeting)
        for pair, meetings in met.items():
            duel = self.duels[pair]
            duel.before.add(sum(before for before, _ in meetings), len(meetings))
            duel.margin.add(sum(margin for _, margin in meetings), len(meetings))
            self._judge(pair, sum(before for before, _ in meetings) / len(meetings))

    def _meet(self, one: Appearance, other: Appearance) -> bool:
        if one.name == other.name:
            return False
        alone = self.plan.players == 1 and AUTOMATON not in (one.name, other.name)
        return alone or one.game == other.game

    def _judge(self, pair: tuple[str, str], score: float) -> None:
        """Add a block to the contest, if it is about this pair and still open."""
        contest = self.plan.contest
        if contest is None or self.verdict or set(pair) != {contest.first, contest.second}:
            return
        self.wager.add(score if pair[0] == contest.first else 1 - score)
        wager = self.wager
        self.bounds.add(wager.count, (wager.mean, wager.low, wager.high))
        self.verdict = verdict_of(contest, wager)

    def sources(self) -> list[str]:
        """Everything that points were scored for, the richest first."""
        sums: Counter[str] = Counter()
        for score in self.scores.values():
            sums.update(score.sources)
        return sorted(sums, key=lambda source: (-sums[source], source))

    def ranking(self) -> list[str]:
        """The names, the best rated first."""
        return sorted(self.scores, key=lambda name: (-self.ratings.mu[name], name))


def win_shares(places: Iterable[int]) -> list[float]:
    """Each side's share of the win: all of it, an equal part of a shared one, or nothing.

    >>> win_shares([1, 3, 1])
    [0.5, 0.0, 0.5]
    """
    first = [float(place == 1) for place in places]
    return [share / sum(first) for share in first]


def verdict_of(contest: Contest, wager: Wager) -> str | None:
    """The bot that the contest shows to be better, `equal`, or None while it is open."""
    if wager.above(contest.above):
        return contest.first
    if wager.below(contest.above):
        return contest.second
    margin = contest.margin
    if margin and wager.low >= 0.5 - margin and wager.high <= 0.5 + margin:
        return EQUAL
    return None
