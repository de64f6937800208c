"""Where ships can go: nodes in order of their distance, explored as far as anybody has asked."""

from __future__ import annotations

from typing import Final

UNKNOWN: Final = -1


class Voyages:
    """Where a ship can go from a node, nearest first.

    `nodes[0]` is the start itself, `distances` runs in step, and `position` says for each node
    where it stands in them (UNKNOWN: not found yet, or no water). `ends[d]` is how many nodes lie
    within `d` spaces, the start among them.
    """

    def __init__(self, sea: list[list[int]], start: int) -> None:
        self.sea = sea
        self.nodes = [start]
        self.distances = [0]
        self.position = [UNKNOWN] * len(sea)
        self.position[start] = 0
        self.ends = [1]

    def within(self, distance: int) -> int:
        """How many nodes lie within so many spaces, the start among them."""
        while len(self.ends) <= distance:
            if not self._explored_further():
                return len(self.nodes)
        return self.ends[distance]

    def _explored_further(self) -> bool:
        """Adds all nodes one space farther away; False when the whole sea is known."""
        sea, nodes, position = self.sea, self.nodes, self.position
        farthest = len(self.ends) - 1
        first, end = self.ends[farthest - 1] if farthest else 0, self.ends[farthest]
        for i in range(first, end):
            for node in sea[nodes[i]]:
                if position[node] < 0:
                    position[node] = len(nodes)
                    nodes.append(node)
        found = len(nodes) - end
        if not found:
            return False
        self.distances.extend([farthest + 1] * found)
        self.ends.append(len(nodes))
        return True

    def distance_to(self, goal: int) -> int:
        """Spaces to a node by the shortest way; −1 if there is no way."""
        while self.position[goal] < 0:
            if not self._explored_further():
                return -1
        return self.distances[self.position[goal]]
