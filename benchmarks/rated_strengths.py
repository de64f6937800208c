"""Games of known strengths: how much they lost, in which order that puts them, and what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import sqrt
from typing import Any

from carrack.analysis.rating import RESAMPLES, like
from carrack.bots.strengths import STRENGTHS
from carrack.core.chance import Stream

SEED = 44
POOL = 20
"""Games of a pool in which the strengths should stand in their order."""
EQUALS = {
    "deckhands": "deckhand",
    "helmsmen": "helmsman",
    "navigators": "navigator",
    "admirals": "admiral",
}
"""Tables of four equals, and who sits there."""

Json = dict[str, Any]


class Seat:
    """What is known of one seat in one game."""

    def __init__(self, row: list[Any]) -> None:
        self.bot, self.free, self.lost, self.points_lost, self.strengths, self.win, self.points = (
            row
        )


Games = Sequence[Sequence[Seat]]


def seats_in(line: Json) -> list[Seat]:
    """The seats of a game."""
    return [Seat(row) for row in line["seats"]]


def pr_of(games: Games, bot: str, by: str = "") -> float:
    """The PR of a strength in its own seats; or what another would have lost there."""
    seats = [seat for game in games for seat in game if seat.bot == bot]
    free = sum(seat.free for seat in seats)
    lost = sum(seat.strengths[STRENGTHS.index(by)] if by else seat.lost for seat in seats)
    return 1000 * lost / max(1, free)


def points_of(games: Games, bot: str) -> float:
    """The points that a strength lost in a free stretch of its own seats."""
    seats = [seat for game in games for seat in game if seat.bot == bot]
    return sum(seat.points_lost for seat in seats) / max(1, sum(seat.free for seat in seats))


def pools(games: Games, size: int, kind: int = 0) -> Iterator[Games]:
    """Games drawn with repetition, of each kind others."""
    stream = Stream(SEED + kind)
    for _ in range(RESAMPLES):
        yield [games[stream.below(len(games))] for _ in range(size)]


def interval(games: Games, figure: Callable[[Games], float]) -> str:
    """A figure with the interval of 95 % that games drawn anew give."""
    found = sorted(figure(pool) for pool in pools(games, len(games)))
    edge = len(found) // 40
    return f"{figure(games):7.2f} ({found[edge]:.2f} to {found[-1 - edge]:.2f})"


def in_order(games: Games, by: Callable[[Games, str], float] = pr_of) -> bool:
    """Whether the strengths stand in their order, the weakest losing most."""
    losses = [by(games, bot) for bot in STRENGTHS]
    return all(before > after for before, after in pairwise(losses))


def report_strengths(games: Games) -> None:
    """Print PR by strength, and in how many pools they stand in order."""
    print(f"{len(games)} games of one seat of each strength")
    print("strength   PR (95 %)                   and, in its seats, " + ", ".join(STRENGTHS))
    for bot in STRENGTHS:
        others = "  ".join(f"{pr_of(games, bot, other):7.2f}" for other in STRENGTHS)
        pr = interval(games, lambda pool, bot=bot: pr_of(pool, bot))  # type: ignore[misc]
        print(f"{bot:10} {pr:27} {others}")
    size = min(POOL, len(games))
    for what, by in (("PR", pr_of), ("points lost a turn", points_of)):
        lost = ", ".join(f"{by(games, bot):.2f}" for bot in STRENGTHS)
        ordered = [in_order(pool, by) for pool in pools(games, size)]
        share = 100 * sum(ordered) / len(ordered)
        print(f"{what} ({lost}): in order in {share:.1f} % of pools of {size} games")
    for bot in STRENGTHS:
        said = [said_of(pool, bot) for pool in pools(games, size)]
        counts = {each: said.count(each) for each in sorted({*said}, key=said.count, reverse=True)}
        shares = ", ".join(f"{each} {100 * n / len(said):.0f} %" for each, n in counts.items())
        print(f"a {bot} is said to play like: {shares}")


def ordered_among_equals(by_kind: dict[str, Games]) -> float:
    """The part of pools, of twenty tables of each strength, in which their PR stand in order."""
    streams = [pools(by_kind[kind], POOL, i) for i, kind in enumerate(EQUALS)]
    ordered = [
        all(before > after for before, after in pairwise(map(pr_of, drawn, EQUALS.values())))
        for drawn in zip(*streams, strict=True)
    ]
    return sum(ordered) / len(ordered)


def report_tables_of_equals(by_kind: dict[str, Games]) -> None:
    """Print the PR of each strength among its equals, and in how many pools they stand in order."""
    print("strength   PR among its equals (95 %)   points lost a turn")
    for kind, bot in EQUALS.items():
        games = by_kind[kind]
        pr, points = (
            interval(games, lambda pool, of=of, bot=bot: of(pool, bot))  # type: ignore[misc]
            for of in (pr_of, points_of)
        )
        print(f"{bot:10} {pr:27} {points}  in {len(games)} games of four")
    share = 100 * ordered_among_equals(by_kind)
    print(f"PR: in order in {share:.1f} % of pools of {POOL} tables of each strength")


def said_of(games: Games, bot: str) -> str:
    """The strength that a strength is said to play like."""
    steps = [{"name": name, "pr": pr_of(games, bot, name)} for name in STRENGTHS]
    found = like(pr_of(games, bot), steps)
    if found["how"] == "between":
        return f"{found['strength']}–{found['next']}"
    return {"at": "", "below": "below ", "above": "above "}[found["how"]] + str(found["strength"])


MEASURES: dict[str, Callable[[Seat], float]] = {
    "PR": lambda seat: seat.lost / max(1, seat.free),
    "points lost a turn": lambda seat: seat.points_lost / max(1, seat.free),
    "losses beside those of strengths there": lambda seat: (
        seat.lost / max(0.01, sum(seat.strengths))
    ),
}


def correlation(
    games: Games, measure: Callable[[Seat], float], result: Callable[[Seat], float]
) -> float:
    """How far, among equals, who lost less than the others of a game had the better result."""
    pairs = []
    for game in games:
        losses, results = [measure(seat) for seat in game], [result(seat) for seat in game]
        mean, whole_mean = sum(losses) / len(losses), sum(results) / len(results)
        pairs += [(mean - a, b - whole_mean) for a, b in zip(losses, results, strict=True)]
    across = sum(a * b for a, b in pairs)
    spread = sqrt(sum(a * a for a, _ in pairs) * sum(b * b for _, b in pairs))
    return across / spread if spread else 0.0


def report_equals(kind: str, games: Games) -> None:
    """Print how losses and results go together among equals."""
    print(f"{len(games)} games of four {kind}: correlation of having lost less than the others,")
    for name, measure in MEASURES.items():
        said = [
            interval(games, lambda pool, of=measure, to=result: correlation(pool, of, to))  # type: ignore[misc]
            for result in (lambda seat: seat.win, lambda seat: seat.points)
        ]
        print(f"  by {name}: with its share of the win {said[0]}, with its points {said[1]}")
