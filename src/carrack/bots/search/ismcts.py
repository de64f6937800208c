"""The bot `tree`: information-set Monte Carlo tree search with a single observer (SO-ISMCTS).

P. I. Cowling, E. J. Powley and D. Whitehouse, "Information set Monte Carlo tree search", IEEE
Transactions on Computational Intelligence and AI in Games 4 (2), 2012. One tree stands for
everything that may be hidden. Each iteration consists of

1. *determinization*: what the searching seat does not know is sampled (:meth:`SeatHandle.imagine`);
2. *selection*: down the tree, among the children that are possible in this determinization, the
   child with the highest upper confidence bound;
3. *expansion*: until a child is reached that has not been visited;
4. *playout*: some turns by the rule of thumb, then the judge, or the rest of the game;
5. *backpropagation*: the worth to each side is added to every node on the path.

The actions are lines (:mod:`carrack.core.knowledge`). Chance is sampled on the way and is not part
of the tree. Each seat maximizes its own utility (max^n).
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from math import inf, sqrt

from carrack.bots.learned import POINT
from carrack.bots.search.context import WIN, SearchContext, Worth
from carrack.bots.search.playouts import NOBODY, Playouts
from carrack.bots.search.ranking import Candidate, candidates, rank
from carrack.bots.search.search_bot import SearchBot
from carrack.core.chance import Chance, Seeded, Stream
from carrack.core.game import OVER, State
from carrack.core.seat import SeatHandle
from carrack.core.streams import mix

Key = tuple[int, ...]
"""A line among the children of a node: the seat that plays it, then the numbers of its moves."""


@dataclass(frozen=True)
class TreeSettings:
    """Settings of the bot `tree`.

    A decision takes `iterations`, or fewer if `seconds` are over (0: no limit). The tree covers
    lines of `ahead` turns, the searching seat's own turn first; a playout adds `turns` more. At the
    root `lines` are considered (0: as many as the game finds worth it), of which the judge admits
    `tried`; at every later decision `replies` are.

    `explore` is the constant c of the upper confidence bound. `point` is the value of a point
    ahead, of 65536 for a win. `net` is a file of weights, `none` for none; the default is the
    game's own.
    """

    iterations: int = 200
    seconds: float = 0.0
    ahead: int = 2
    turns: int = 1
    lines: int = 0
    tried: int = 12
    replies: int = 6
    explore: float = 0.2
    point: int = POINT
    net: str = ""


class Tree(SearchBot):
    """Compares lines by a tree search."""

    def __init__(self, name: str, context: SearchContext, settings: TreeSettings) -> None:
        super().__init__(name, context)
        self.settings = settings

    def look(self, handle: SeatHandle, state: State, stream: Stream) -> list[Candidate]:
        """Lines with the results of their visits, the most visited first."""
        settings = self.settings
        found = candidates(self.context, state, settings.lines)
        found = rank(self.context, state, found, settings.point, stream)
        if len(found) == 1:
            return found
        tried = max(1, settings.tried)
        search = Search(self.context, handle, found[:tried], settings, stream.word())
        return search.run() + found[tried:]


@dataclass
class Node(Candidate):
    """An information set of the searching seat: where a line leads, whatever is hidden.

    `seat` plays the `line`. `available` counts the iterations in which the line could be chosen,
    and `utility` is the total worth of its visits to `seat`.
    """

    seat: int = NOBODY
    available: int = 0
    utility: int = 0
    children: dict[Key, Node] = field(default_factory=dict)

    def visit(self, worth: Worth, point: int) -> None:
        """Count one visit and its result."""
        self.add(worth)
        self.utility += worth.utility(self.seat, point)

    def bound(self, explore: float) -> float:
        """The upper confidence bound: mean + c · √(log available / visits), infinite if unvisited.

        The logarithm is replaced by the number of binary digits: unlike logarithms, square roots
        are the same on every machine.
        """
        if not self.visits:
            return inf
        mean = self.utility / (self.visits * WIN)
        return mean + explore * sqrt(self.available.bit_length() / self.visits)


class Search:
    """The search of one decision: grows a tree below the given lines."""

    def __init__(
        self,
        context: SearchContext,
        handle: SeatHandle,
        lines: list[Candidate],
        settings: TreeSettings,
        seed: int,
    ) -> None:
        self.context = context
        self.handle = handle
        self.settings = settings
        self.seed = seed
        self.playouts = Playouts(context)
        self.lines = [
            Node(one.line, one.wins, one.points, first=one.first, seat=handle.seat) for one in lines
        ]

    def run(self) -> list[Candidate]:
        """The lines of the root, most visits first; in a tie, the higher mean."""
        settings = self.settings
        end = time.monotonic() + (settings.seconds or inf)
        for number in range(max(1, settings.iterations)):
            if number and time.monotonic() > end:
                break
            self.iterate(mix(self.seed ^ mix(number)))
        return [*sorted(self.lines, key=lambda node: (-node.visits, -node.bound(0.0)))]

    def iterate(self, seed: int) -> None:
        """Run one determinization, from selection to backpropagation."""
        state, luck = self.handle.imagine(Stream(seed)), Seeded(seed)
        path = self.descend(state, luck, Stream(seed))
        worth = self.context.worths([state])[0]
        for node in path:
            node.visit(worth, self.settings.point)

    def descend(self, state: State, luck: Chance, stream: Stream) -> list[Node]:
        """Play a determinization and its playout in place; returns the nodes on the path."""
        path: list[Node] = []
        children = self.lines
        last = state.turn + self.settings.ahead - 1
        while True:
            path.append(self.select(children))
            began = state.turn
            done = self.context.play_line(state, path[-1].line, luck)
            if not path[-1].visits or state.seat == OVER or state.turn + done > last:
                break
            if done:
                self.context.end_turn(state, luck)
                done = False
            if state.seat == OVER:
                break
            children = self.children(path[-1], state)
        self.playouts.finish(state, done, began + self.settings.turns, luck, stream)
        return path

    def select(self, children: list[Node]) -> Node:
        """The child with the highest upper confidence bound; in a tie, the first."""
        for child in children:
            child.available += 1
        return max(children, key=lambda child: child.bound(self.settings.explore))

    def children(self, node: Node, state: State) -> list[Node]:
        """The children of a node that are possible in a determinization; new ones are added."""
        seat, sides = state.seat, len(node.wins)
        found = []
        for line in self.context.lines(state, self.settings.replies):
            key = (seat, *[move.index for move in line])
            if key not in node.children:
                node.children[key] = Node(line, [0] * sides, [0] * sides, seat=seat)
            found.append(node.children[key])
        return found
