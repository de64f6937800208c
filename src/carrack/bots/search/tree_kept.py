"""The tree between the decisions of a turn: what was found out about a line is not lost.

After the first move of a line the lines that begin with it live on, as what is left of them. The
tree is dropped when the turn is over, or when something was revealed.
"""

from __future__ import annotations

from carrack.bots.search.mind import NO_CHANCE, Mind
from carrack.bots.search.tree_growth import Growth
from carrack.bots.search.tree_node import Node, key_of
from carrack.core.chance import Stream
from carrack.core.game import Move, State
from carrack.core.seat import SeatHandle

MOST_FORCED = 50
"""After so many moves without a choice a tree is not looked for any more."""


class Kept:
    """The tree of the last decision, and the move `chosen` then."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.growth: Growth | None = None
        self.chosen: Move | None = None

    def taken(self, handle: SeatHandle, state: State, seed: int) -> Growth | None:
        """The tree that goes on in this position, if it is one that was foreseen.

        It is not kept here any longer.
        """
        growth, chosen = self.growth, self.chosen
        self.growth = self.chosen = None
        if growth is None or chosen is None:
            return None
        moves = self.way(growth.state, chosen, state)
        if not moves:
            return None
        position = growth.state
        for move in moves:
            position = position.copy()
            self.mind.game.apply(position, move, NO_CHANCE)
            ended = self.mind.knowledge.end_move(position) is not None
            growth.root = rerooted(growth.root, move, ended)
        growth.size = growth.root.size()
        growth.stand(handle, state, seed)
        return growth

    def way(self, before: State, chosen: Move, now: State) -> list[Move]:
        """The moves that lead to a position: the one chosen, then those without a choice.

        Empty where they do not lead there, or something was revealed.
        """
        game, seat = self.mind.game, now.seat
        wanted = game.observation_bytes(now, seat)
        position, move, moves = before.copy(), chosen, [chosen]
        if not same_turn(position, now) or game.refusal(position, chosen) is not None:
            return []
        for _ in range(MOST_FORCED):
            game.apply(position, move, NO_CHANCE)
            if not same_turn(position, now):
                return []
            if game.observation_bytes(position, seat) == wanted:
                return moves
            legal = game.legal(position)
            if len(legal) != 1:
                return []
            move = legal.sample(Stream(0))
            moves.append(move)
        return []


def same_turn(one: State, other: State) -> bool:
    """Whether the same seat decides in the same turn, and nothing was revealed in between."""
    mine, theirs = (one.seat, one.turn, one.reveals), (other.seat, other.turn, other.reveals)
    return mine == theirs


def rerooted(root: Node, move: Move, ended: bool) -> Node:
    """The tree after a move of its root.

    With `ended` a line that ends with this move is followed by the end of the turn: what lies
    behind it belongs to somebody else's decision.
    """
    new = Node(root.seat, [])
    for child in root.children.values():
        if child.line[0] is not move:
            continue
        if len(child.line) > 1:
            child.line = child.line[1:]
            adopt(new, child)
        elif not ended:
            for grandchild in child.children.values():
                if grandchild.seat == root.seat:
                    adopt(new, grandchild)
    return new


def adopt(new: Node, child: Node) -> None:
    """Makes a node a child of another one, which counts its tries as its own."""
    new.gather(child)
    key = key_of(child.seat, child.line)
    if key in new.children:
        new.children[key].merge(child)
    else:
        new.children[key] = child
