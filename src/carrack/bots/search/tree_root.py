"""The root of a search tree: which lines are compared, and how the tries are shared among them."""

from __future__ import annotations

import time

from carrack.bots.search.ranking import IMAGINED
from carrack.bots.search.tree_growth import Growth
from carrack.bots.search.tree_node import Node
from carrack.core.game import Move

# --- the lines -----------------------------------------------------------------------------------


def plant(growth: Growth) -> list[Node]:
    """The lines of the root, the most promising first, at least one.

    Those of a kept tree are among them.
    """
    root, state = growth.root, growth.state
    refusal = growth.mind.game.refusal
    known = [node for node in root.children.values() if refusal(state, node.line[0]) is None]
    lines = first_lines(growth)
    found = growth.children(root, state.seat, lines, True)
    found += [node for node in known if node not in found]
    found = found or [Node(state.seat, lines[0])]
    try:
        if growth.mind.judge is not None:
            growth.judge(found, state, growth.seed, IMAGINED)
    except Exception:  # whatever goes wrong in judging: then they stay in the order of the game
        growth.failures += 1
    root.lines = [node.line for node in found[: growth.settings.tried]]
    return found


ANY = 40
"""So many legal moves are tried where a game's knowledge fails."""


def first_lines(growth: Growth) -> list[list[Move]]:
    """What the game's knowledge says is worth comparing; if it fails, every legal move."""
    state, most = growth.state, growth.settings.lines
    try:
        lines = growth.mind.lines(state, most)
    except Exception:  # whatever goes wrong in a game's knowledge
        growth.failures += 1
        lines = []
    return lines or [[move] for move in list(growth.mind.game.legal(state))[: most or ANY]]


# --- the tries -----------------------------------------------------------------------------------


class Budget:
    """How many tries are left, and until when."""

    def __init__(self, growth: Growth) -> None:
        self.growth = growth
        self.tries = max(1, growth.settings.iterations - growth.root.visits)
        self.seconds = growth.settings.seconds or float("inf")
        self.start = time.monotonic()

    def over(self, share: float = 1.0) -> bool:
        """Whether this share of the time has passed; not before something was tried."""
        return self.growth.rounds > 0 and time.monotonic() > self.start + share * self.seconds


def search(growth: Growth, lines: list[Node]) -> list[Node]:
    """Grows the tree by trying these lines of its root; the same, the best first."""
    if len(lines) < 2:
        return lines
    budget = Budget(growth)
    if growth.settings.halving:
        return halved(growth, lines, budget)
    return sorted(selected(growth, lines, budget), key=disappointing_by_visits)


def halved(growth: Growth, lines: list[Node], budget: Budget) -> list[Node]:
    """Sequential halving: all lines that are left are tried together, and ever fewer are left."""
    out: list[Node] = []
    rounds = (len(lines) - 1).bit_length()
    for number in range(rounds):
        for _ in range(max(1, budget.tries // (rounds * len(lines)))):
            if budget.over((number + 1) / rounds):
                break
            growth.grow(lines)
        lines = sorted(lines, key=disappointing)
        half = (len(lines) + 1) // 2
        lines, out = lines[:half], lines[half:] + out
    return lines + out


def selected(growth: Growth, lines: list[Node], budget: Budget) -> list[Node]:
    """One line after the other is selected as everywhere else in the tree."""
    for _ in range(budget.tries):
        if budget.over():
            break
        open_lines = lines[: growth.width(growth.root)]
        growth.grow([growth.select(growth.root, open_lines)])
    return lines


def disappointing(node: Node) -> float:
    """For sorting: the mean of what a line came to, the less the better; equals keep their order.

    What was not tried comes last.
    """
    return -node.utility / node.visits if node.visits else float("inf")


def disappointing_by_visits(node: Node) -> tuple[int, float]:
    """For sorting: what was tried most is best, among equals what came to most."""
    return -node.visits, disappointing(node)
