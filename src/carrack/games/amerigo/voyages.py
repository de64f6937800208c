"""Where ships can go: nodes in order of their distance, explored as far as anybody has asked."""

from __future__ import annotations

from typing import Final

UNKNOWN: Final = -1
NO_WATER: Final = -2


class Voyages:
    """Where a ship can go from a node, nearest first.

    `nodes[0]` is the start itself, `distances` runs in step, and `position` says for each node
    where it stands in them (UNKNOWN: not found yet). `ends[d]` is how many nodes lie
    within `d` spaces, the start among them.
    """

    def __init__(self, near: list[list[int]], unexplored: list[int], start: int) -> None:
        self.near = near
        self.nodes = [start]
        self.distances = [0]
        self.position = unexplored[:]
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
        near, nodes, position = self.near, self.nodes, self.position
        farthest = len(self.ends) - 1
        first, end = self.ends[farthest - 1] if farthest else 0, self.ends[farthest]
        for i in range(first, end):
            for node in near[nodes[i]]:
                if position[node] == UNKNOWN:
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
        while self.position[goal] == UNKNOWN:
            if not self._explored_further():
                return -1
        position = self.position[goal]
        return self.distances[position] if position >= 0 else -1
