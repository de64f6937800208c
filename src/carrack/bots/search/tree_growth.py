"""How a tree of lines grows: one imagined position after the other, played down through it.

*Information-set Monte Carlo tree search* with a single tree (Cowling, Powley and Whitehouse, 2012):
every try imagines what the seat that searches does not know, and goes the same tree down with it.
So a line is not chosen because it fits one guess of what is hidden, and what others may do is
limited to what they may do in the position imagined. Chance is drawn on the way and is no part of
the tree. Every seat wants its own good (max^n).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from carrack.bots.search.mind import SHARE, Mind, Worth
from carrack.bots.search.playouts import Playouts
from carrack.bots.search.tree_node import History, Node, key_of
from carrack.bots.search.tree_settings import TreeSettings
from carrack.core.chance import Chance, Seeded, Stream, mix
from carrack.core.game import OVER, Move, State
from carrack.core.seat import SeatHandle


@dataclass
class Try:
    """One way down the tree: the nodes passed, the root first, and where it led.

    `began` is the turn in which the last line was played, `done` whether nothing is left of that
    turn but its end.
    """

    path: list[Node]
    state: State
    began: int
    done: bool = False


class Growth:
    """A tree, the position it grows from, and what it has cost so far.

    `size` is the number of its nodes, `rounds` that of imagined positions, `failures` counts tries
    in which something went wrong; they are left out.
    """

    def __init__(
        self, mind: Mind, handle: SeatHandle, state: State, settings: TreeSettings, seed: int
    ) -> None:
        self.mind = mind
        self.settings = settings
        self.playouts = Playouts(mind)
        self.root = Node(state.seat, [])
        self.history = History()
        self.size = 1
        self.sides = len(mind.game.result(state).points)
        self.stand(handle, state, seed)

    def stand(self, handle: SeatHandle, state: State, seed: int) -> None:
        """Grows from this position from now on: it is the one that the root stands for."""
        self.handle = handle
        self.state = state
        self.seed = seed
        self.rounds = 0
        self.failures = 0

    # --- which lines there are -------------------------------------------------------------------

    def certain(self, state: State) -> bool:
        """Whether the lines here are the same whatever is hidden.

        They are in the turn of the seat that searches, as long as nothing was revealed.
        """
        here = self.state
        return (state.seat, state.turn, state.reveals) == (here.seat, here.turn, here.reveals)

    def offered(self, node: Node, state: State, luck: Seeded) -> list[Node]:
        """The lines that may be chosen in a position, in the order in which they are opened.

        Empty where the tree is full.
        """
        seat, certain = state.seat, self.certain(state)
        width = self.width(node)
        if node.lines is not None and certain:
            return self.children(node, seat, node.lines[:width], True)
        lines = self.mind.offered(state, self.settings.replies)
        if self.mind.judge is None or state.turn >= self.state.turn + self.settings.judged:
            node.lines = lines if certain else None
            return self.children(node, seat, lines[:width], certain)
        children = self.children(node, seat, lines, certain)
        self.judge(children, state, luck.seed, 1)
        node.lines = [child.line for child in children] if certain else None
        return children[:width]

    def width(self, node: Node) -> int:
        """How many lines may be chosen where one has come so often."""
        return max(1, self.settings.open + int(self.settings.widen * sqrt(node.visits)))

    def children(self, node: Node, seat: int, lines: list[list[Move]], certain: bool) -> list[Node]:
        """The nodes of lines, made where they are new and there is room."""
        found = []
        for line in lines:
            key = key_of(seat, line)
            child = node.children.get(key)
            if child is None:
                if self.size >= self.settings.nodes:
                    continue
                child = Node(seat, line, node.visits if certain else 0)
                node.children[key] = child
                self.size += 1
            found.append(child)
        return found

    def judge(self, children: list[Node], state: State, seed: int, times: int) -> None:
        """Puts lines into the order of what the judge says of their ends, the best first.

        What a line reveals is imagined so many `times`. What was judged before stays as it was.
        """
        fresh = [child for child in children if child.first is None]
        worths = self.mind.line_worths(state, [child.line for child in fresh], times, seed)
        for child, worth in zip(fresh, worths, strict=True):
            child.first = worth
        children.sort(key=self.unpromising)

    def unpromising(self, child: Node) -> int:
        """For sorting: what the judge says of a line, the less the better."""
        if child.first is None:
            return 0
        return -child.first.utility(child.seat, self.settings.point)

    # --- which one is chosen ---------------------------------------------------------------------

    def select(self, node: Node, children: list[Node]) -> Node:
        """The line that is tried next: what is known of each, and how little that is.

        Nothing but the four operations and square roots is used, which come out the same on every
        machine.
        """
        base = self.expected(node, children[0].seat)
        total = sum([1.0 / (rank + 1) for rank in range(len(children))])
        best, most = children[0], float("-inf")
        for rank, child in enumerate(children):
            child.available += 1
            prior = 1.0 / ((rank + 1) * total)
            score = self.score(child, base, prior)
            if score > most:
                best, most = child, score
        return best

    def expected(self, node: Node, seat: int) -> float:
        """What a seat may expect in a position, before it is asked what each line is worth."""
        if not node.visits:
            return 0.5
        return node.mean().utility(seat, self.settings.point) / SHARE

    def score(self, child: Node, base: float, prior: float) -> float:
        """How much a line deserves the next try."""
        settings = self.settings
        visits, utility = child.visits, float(child.utility)
        if child.first is not None:
            visits += settings.trust
            utility += settings.trust * child.first.utility(child.seat, settings.point)
        mean = utility / (visits * SHARE) if visits else base
        score = mean + settings.explore * prior * sqrt(child.available) / (1 + child.visits)
        known = self.history.mean(child)
        if known is not None:  # what loses is not tried again for what its move did elsewhere
            losses = child.visits * (1.0 - mean)
            score += settings.history * known / SHARE / (1.0 + max(0.0, losses))
        return score

    # --- tries -----------------------------------------------------------------------------------

    def grow(self, firsts: list[Node]) -> None:
        """Tries each of some lines of the root once, in one imagined position with the same luck.

        What goes wrong in a try costs no more than that try.
        """
        seed = mix(self.seed ^ mix(self.rounds))
        self.rounds += 1
        tries = []
        for first in firsts:
            path = [self.root, first]
            try:
                state = self.handle.imagine(Stream(seed))
                tries.append(self.tried(path, state, Seeded(seed), Stream(seed)))
            except Exception:  # whatever goes wrong in an imagined game
                self.fail(path)
        for one, worth in zip(tries, self.worths(tries), strict=True):
            if worth is None:
                self.fail(one.path)
            else:
                self.back_up(one.path, worth)

    def tried(self, path: list[Node], state: State, luck: Seeded, stream: Stream) -> Try:
        """Goes down from a line of the root to one that is new, and some turns beyond."""
        one = Try(path, state, state.turn)
        self.descend(one, luck)
        last = one.began + self.settings.turns
        self.playouts.finish(state, one.done, last, luck, stream)
        return one

    def descend(self, one: Try, luck: Seeded) -> None:
        """Plays line after line, until one is new, or the next turn is too far ahead."""
        state, last = one.state, self.state.turn + self.settings.ahead - 1
        while True:
            node = one.path[-1]
            fresh = node.visits == 0
            self.play(one, luck)
            if fresh or state.seat == OVER or state.turn + one.done > last:
                return
            if one.done:
                self.mind.end_turn(state, luck)
                one.done = False
            if state.seat == OVER:
                return
            children = self.offered(node, state, luck)
            if not children:
                return
            one.path.append(self.select(node, children))

    def play(self, one: Try, luck: Chance) -> None:
        """Plays the last line of the path, but for the end of the turn."""
        one.began = one.state.turn
        one.done = self.mind.play_line(one.state, one.path[-1].line, luck)

    def worths(self, tries: list[Try]) -> list[Worth | None]:
        """What the tries came to; None where it cannot be said."""
        try:
            return [*self.mind.worths([one.state for one in tries])]
        except Exception:  # one of them cannot be judged: then each by itself
            return [self.worth(one) for one in tries]

    def worth(self, one: Try) -> Worth | None:
        """What one try came to."""
        try:
            return self.mind.worths([one.state])[0]
        except Exception:  # whatever goes wrong in judging it
            return None

    # --- what they came to -----------------------------------------------------------------------

    def back_up(self, path: list[Node], worth: Worth) -> None:
        """Counts a try on every node that it passed."""
        point = self.settings.point
        for node in path:
            node.count(worth, point)
        for node in path[1:]:
            self.history.add(node, worth.utility(node.seat, point))

    def fail(self, path: list[Node]) -> None:
        """The line at which something went wrong is worth nothing in this try.

        So it is not tried for ever.
        """
        self.failures += 1
        path[-1].count(Worth([0] * self.sides, [0] * self.sides), self.settings.point)
