"""Where ships can go: nodes in order of their distance, explored as far as anybody has asked."""

from __future__ import annotations

from typing import Final

from carrack.games.amerigo.area import Area

UNKNOWN: Final = -1
NO_WATER: Final = -2


class Voyages:
    """Where a ship can go from a node, nearest first.

    How many nodes lie how far away is found with sets of nodes, one step for all of them at once.
    In which order they come (`nodes`, of which `nodes[0]` is the start) is found one by one, and
    only as far as somebody wants to know; `position` says for each node where it stands there
    (UNKNOWN: not found yet). `reached[d]` is the set of all nodes within `d` spaces, the start
    among them, and `ends[d]` how many they are.
    """

    def __init__(self, area: Area, unexplored: list[int], sea: int, start: int) -> None:
        self.area = area
        self.nodes = [start]
        self.position = unexplored[:]
        self.position[start] = 0
        self.reached = [1 << start]
        self.ends = [1]
        self._sea = sea
        self._newest = 1 << start
        self._next = 0  # the position of the first node whose neighbours are not in order yet
        self._bends: dict[int, list[int]] | None = None

    def within(self, distance: int) -> int:
        """How many nodes lie within so many spaces, the start among them."""
        while len(self.ends) <= distance:
            if not self._reached_further():
                return self.ends[-1]
        return self.ends[distance]

    def is_within(self, node: int, distance: int) -> bool:
        """Whether a node lies within so many spaces."""
        self.within(distance)
        return self.reached[min(distance, len(self.reached) - 1)] >> node & 1 != 0

    def _reached_further(self) -> bool:
        """Adds all nodes one space farther away; False when the whole sea is known."""
        known = self.reached[-1]
        self._newest = self.area.next_to(self._newest) & self._sea & ~known
        if not self._newest:
            return False
        self.reached.append(known | self._newest)
        self.ends.append(self.ends[-1] + self._newest.bit_count())
        return True

    def put_in_order(self, count: int) -> None:
        """Finds the order of at least the first `count` nodes; no more than there are."""
        near, nodes, position = self.area.near, self.nodes, self.position
        following = self._next
        while len(nodes) < count:
            for node in near[nodes[following]]:
                if position[node] == UNKNOWN:
                    position[node] = len(nodes)
                    nodes.append(node)
            following += 1
        self._next = following

    def distance_to(self, goal: int) -> int:
        """Spaces to a node by the shortest way; −1 if there is no way."""
        distance = 0
        while not self.is_within(goal, distance):
            if len(self.reached) <= distance:
                return -1  # the whole sea is known
            distance += 1
        return distance

    def bends(self, goal: int) -> list[int]:
        """Where a shortest way to a node turns: the nodes between its straight parts, in order.

        Nodes of the frame on the way are always among them, the start and the goal never. Empty for
        a way that is straight, and where there is none.
        """
        if self._bends is None:
            self._bends = {}
        known = self._bends.get(goal)
        if known is None:
            known = self._found_bends(goal) if self.distance_to(goal) > 0 else []
            self._bends[goal] = known
        return known

    def _found_bends(self, goal: int) -> list[int]:
        """Walks back from the goal, straight on as long as that leads nearer to the start."""
        bends: list[int] = []
        node, ahead = goal, 0
        for distance in range(self.distance_to(goal) - 1, -1, -1):
            straight, before = node + ahead, UNKNOWN
            for other in self.area.near[node]:
                if self.reached[distance] >> other & 1 and (before == UNKNOWN or other == straight):
                    before = other
            turned = before != straight or node >= self.area.squares
            if node != goal and turned:
                bends.append(node)
            node, ahead = before, before - node
        bends.reverse()
        return bends
