"""Voyages of ships: nodes in order of their distance, explored only as far as needed."""

from __future__ import annotations

from typing import Final

from carrack.games.amerigo.chart.area import Area

UNKNOWN: Final = -1
NO_WATER: Final = -2


class Voyages:
    """The nodes that a ship can reach from a node, nearest first.

    Distances are found with sets (see `Area`), one step for all nodes at once: `reached[d]` is the
    set of all nodes within `d` spaces, including the start. The order of the nodes (`nodes`, where
    `nodes[0]` is the start) is found one by one, and only as far as needed.
    """

    def __init__(self, area: Area, unexplored: list[int], sea: int, start: int) -> None:
        self.area = area
        self.nodes = [start]
        self.reached = [area.cells[start]]
        self._sea = sea
        self._unexplored = unexplored
        self._position: list[int] = []  # of each node in `nodes`; empty: no order is known yet
        self._newest = area.cells[start]
        self._next = 0  # the position of the first node whose neighbours are not in order yet
        self._bends: dict[int, list[int]] | None = None

    def within(self, distance: int) -> int:
        """The set of all nodes within this many spaces, including the start."""
        reached, newest = self.reached, self._newest
        while len(reached) <= distance:
            known = reached[-1]
            newest = self.area.next_to(newest, self._sea ^ known)
            if not newest:
                return known  # which is the whole sea
            reached.append(known | newest)
            self._newest = newest
        return reached[distance]

    def put_in_order(self, count: int) -> None:
        """Find the order of at least the first `count` nodes, or of all there are."""
        if not self._position:
            self._position = self._unexplored[:]
            self._position[self.nodes[0]] = 0
        near, nodes, position = self.area.near, self.nodes, self._position
        following = self._next
        while len(nodes) < count:
            for node in near[nodes[following]]:
                if position[node] == UNKNOWN:
                    position[node] = len(nodes)
                    nodes.append(node)
            following += 1
        self._next = following

    def positions(self, wanted: list[int]) -> list[int]:
        """The positions, ascending, of those of some nodes that are in order yet."""
        position = self._position
        return sorted([position[node] for node in wanted if position[node] != UNKNOWN])

    def distance_to(self, goal: int) -> int:
        """Spaces to a node by the shortest way; −1 if there is no way."""
        cells = self.area.cells[goal]
        for distance, reached in enumerate(self.reached):
            if reached & cells:
                return distance
        distance = len(self.reached)
        while self.within(distance) & cells == 0:
            if len(self.reached) <= distance:
                return -1  # the whole sea is known
            distance += 1
        return distance

    def bends(self, goal: int) -> list[int]:
        """The nodes where a shortest way turns, between its straight parts, in order.

        They include all nodes of the frame on the way, but never start or goal. Empty for a
        straight way, and if there is none.
        """
        if self._bends is None:
            self._bends = {}
        known = self._bends.get(goal)
        if known is None:
            known = self._found_bends(goal) if self.distance_to(goal) > 0 else []
            self._bends[goal] = known
        return known

    def _found_bends(self, goal: int) -> list[int]:
        """Walk back from the goal, straight on as long as that leads nearer to the start."""
        bends: list[int] = []
        node, ahead = goal, 0
        for distance in range(self.distance_to(goal) - 1, -1, -1):
            straight, before = node + ahead, UNKNOWN
            for other in self.area.near[node]:
                nearer = self.reached[distance] & self.area.cells[other] != 0
                if nearer and (before == UNKNOWN or other == straight):
                    before = other
            turned = before != straight or node >= self.area.squares
            if node != goal and turned:
                bends.append(node)
            node, ahead = before, before - node
        bends.reverse()
        return bends
