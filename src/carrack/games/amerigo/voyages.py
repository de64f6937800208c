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

    def __init__(
        self, near: list[list[int]], unexplored: list[int], start: int, frame: int
    ) -> None:
        self.near = near
        self.frame = frame  # the first node of the frame
        self.nodes = [start]
        self.distances = [0]
        self.position = unexplored[:]
        self.position[start] = 0
        self.ends = [1]
        self._bends: dict[int, list[int]] = {}

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

    def bends(self, goal: int) -> list[int]:
        """Where a shortest way to a node turns: the nodes between its straight parts, in order.

        Nodes of the frame on the way are always among them, the start and the goal never. Empty for
        a way that is straight, and where there is none.
        """
        known = self._bends.get(goal)
        if known is None:
            known = self._found_bends(goal) if self.distance_to(goal) > 0 else []
            self._bends[goal] = known
        return known

    def _found_bends(self, goal: int) -> list[int]:
        """Walks back from the goal, straight on as long as that leads nearer to the start."""
        bends: list[int] = []
        node, ahead = goal, 0
        for distance in range(self.distances[self.position[goal]] - 1, -1, -1):
            straight, before = node + ahead, UNKNOWN
            for other in self.near[node]:
                place = self.position[other]
                if place < 0 or self.distances[place] != distance:
                    continue
                if before == UNKNOWN or other == straight:
                    before = other
            turned = before != straight or node >= self.frame
            if node != goal and turned:
                bends.append(node)
            node, ahead = before, before - node
        bends.reverse()
        return bends
