"""A node of a search tree: what the tries of one line, played in one place, have added up to."""

from __future__ import annotations

from carrack.bots.search.mind import Worth
from carrack.core.game import Move

Key = tuple[int, ...]
"""A line among the children of a node: the seat whose it is, then the numbers of its moves."""


def key_of(seat: int, line: list[Move]) -> Key:
    """The key of a line of a seat."""
    return (seat, *[move.index for move in line])


class Node:
    """Where a line leads, whatever was hidden and whatever chance did on the way.

    `seat` is whose `line` leads here. `visits` counts tries, `wins` and `points` are their sums by
    side, as in a :class:`Worth`, and `utility` the sum of what they were worth to `seat`.
    `available` counts how often the line could have been chosen, and `first` is what the judge said
    of its end, if it was asked. `lines` are those that may be played from here where
    they are always the same: in the turn of the seat that searches, until something is revealed.
    """

    __slots__ = (
        "available",
        "children",
        "first",
        "line",
        "lines",
        "points",
        "seat",
        "utility",
        "visits",
        "wins",
    )

    def __init__(self, seat: int, line: list[Move], available: int = 0) -> None:
        self.seat = seat
        self.line = line
        self.available = available
        self.visits = 0
        self.utility = 0
        self.first: Worth | None = None
        self.wins: list[int] = []
        self.points: list[int] = []
        self.lines: list[list[Move]] | None = None
        self.children: dict[Key, Node] = {}

    def count(self, worth: Worth, point: int) -> None:
        """One more try, and what it came to."""
        if not self.visits:
            self.wins, self.points = [0] * len(worth.wins), [0] * len(worth.points)
        self.visits += 1
        self.utility += worth.utility(self.seat, point)
        for side, win in enumerate(worth.wins):
            self.wins[side] += win
            self.points[side] += worth.points[side]

    def mean(self) -> Worth:
        """What it is worth on the mean of its tries, of which there must be one."""
        visits = self.visits
        return Worth([win // visits for win in self.wins], [p // visits for p in self.points])

    def gather(self, other: Node) -> None:
        """Adds the tries of another node to the own ones."""
        if not self.visits:
            self.wins, self.points = other.wins[:], other.points[:]
        elif other.visits:
            self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
            self.points = [a + b for a, b in zip(self.points, other.points, strict=True)]
        self.visits += other.visits
        self.utility += other.utility
        self.available += other.available

    def merge(self, other: Node) -> None:
        """Becomes one with another node for the same line; the larger subtree stays."""
        if other.visits > self.visits:
            self.children, self.lines = other.children, other.lines
        self.first = other.first if self.first is None else self.first
        self.gather(other)

    def size(self) -> int:
        """How many nodes there are from here on, itself among them."""
        count, rows = 0, [[self]]
        while rows:
            row = rows.pop()
            count += len(row)
            rows.extend([list(node.children.values()) for node in row if node.children])
        return count


class History:
    """What lines that begin with a move were worth to a seat, wherever in the tree they were tried.

    *Progressive history* (Nijssen and Winands, "Enhancements for multi-player Monte-Carlo tree
    search", 2010): it guides the choice among lines that have hardly been tried in their place.
    """

    def __init__(self) -> None:
        self.sums: dict[tuple[int, int], list[int]] = {}

    def add(self, node: Node, utility: int) -> None:
        """Counts a try of the line that leads to a node."""
        row = self.sums.setdefault((node.seat, node.line[0].index), [0, 0])
        row[0] += utility
        row[1] += 1

    def mean(self, node: Node) -> float | None:
        """The mean of its utilities so far; None: there were none."""
        row = self.sums.get((node.seat, node.line[0].index))
        return row[0] / row[1] if row else None
