"""Numbers of legal moves, as the actions of a learner.

Every move has a number of its own (`Move.index`), which means the same on every map. Where most of
them can never be played on a given map, a compact numbering divides a few slots among them.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from carrack.core.game import Game, Legal, Move, Refusal, Refused, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbering:
    """Actions are the numbers of moves: `count` of them."""

    def __init__(self, game: Game[Any], count: int) -> None:
        self.game = game
        self.count = count

    def actions(self, legal: Legal) -> list[int]:
        """The actions of legal moves, in the order of iteration."""
        return legal.indices()

    def move(self, state: State, action: int) -> Move:
        """The move of an action, legal or not. Raises Refused if there is no such action."""
        return self.game.move_at(state, action)


class CompactNumbering(Numbering):
    """Moves below `first` keep their numbers; the others share `slots`.

    A move wants slot `(index - first) % slots`. Among the legal moves that want the same one, the
    lowest number gets it; the others, by their numbers, take the next free slot, wrapping around.
    So an action is one move in each position, and two moves that want different slots never swap
    unless another is in the way. If there are more legal moves than slots, those with the highest
    numbers have no action.
    """

    def __init__(self, game: Game[Any], first: int, slots: int) -> None:
        super().__init__(game, first + slots)
        self.first = first
        self.slots = slots

    def actions(self, legal: Legal) -> list[int]:
        """The actions of legal moves, in the order of iteration."""
        numbers = legal.indices()
        many = [number for number in numbers if number >= self.first]
        if not many:
            return numbers
        slots = {number: slot for slot, number in self.placed(many).items()}
        return [
            number if number < self.first else self.first + slots[number]
            for number in numbers
            if number < self.first or number in slots
        ]

    def placed(self, numbers: list[int]) -> dict[int, int]:
        """The number of the move in every slot that is taken."""
        slots = self.slots
        taken: dict[int, int] = {}
        waiting: list[int] = []
        for number in sorted(numbers)[:slots]:
            slot = (number - self.first) % slots
            if slot in taken:
                waiting.append(number)
            else:
                taken[slot] = number
        for number in waiting:
            slot = (number - self.first) % slots
            while slot in taken:
                slot = (slot + 1) % slots
            taken[slot] = number
        return taken

    def move(self, state: State, action: int) -> Move:
        """The move of an action: below `first` legal or not, above only a legal one.

        Raises Refused if there is no such action now.
        """
        if action < self.first:
            return self.game.move_at(state, action)
        legal = self.game.legal(state).indices()
        taken = self.placed([number for number in legal if number >= self.first])
        if action >= self.count:
            wrong = {"last": self.count - 1, "action": action}
            raise Refused(Refusal("", "refusal-no-such-action", wrong))
        if action - self.first not in taken:
            raise Refused(Refusal("", "refusal-action-without-move", {"action": action}))
        return self.game.move_at(state, taken[action - self.first])


def numbering_of(
    game: Game[Any], players: int, options: dict[str, Any], *, compact: bool
) -> Numbering:
    """Return the numbering of a game's moves. `options` are checked."""
    count = game.move_count(players, options)
    first, slots = game.compact_moves(players, options) if compact else (count, 0)
    return CompactNumbering(game, first, slots) if slots else Numbering(game, count)
