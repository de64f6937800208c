"""A game played by move numbers: the basis of the environments for all libraries.

>>> from carrack.adapters.tensors import encoding_of
>>> episode = Episode(encoding_of("amerigo", players=2), seed=7)
>>> twin = episode.copy()
>>> for one in (episode, twin):
...     one.play(one.encoding.legal_indices(one.state)[0])
>>> episode.hash() == twin.hash()
True
"""

from __future__ import annotations

import operator
from typing import Any

from carrack.adapters.tensors import Encoding
from carrack.core.chance import Stream
from carrack.core.game import OVER, State, state_hash
from carrack.core.options import whole
from carrack.core.streams import mix


class Episode:
    """A position, and the source of its further draws, which follow from `seed`.

    Copies (`copy.copy`, `copy.deepcopy`, `pickle`) are independent, and continue identically.
    """

    def __init__(self, encoding: Encoding, seed: int, state: State | None = None) -> None:
        self.encoding = encoding
        self.seed = seed
        self.chance = encoding.chance(seed)
        self.state = encoding.new_state(seed) if state is None else state

    @property
    def over(self) -> bool:
        return self.state.seat == OVER

    @property
    def seat(self) -> int:
        """The seat that decides now; −1 when the game is over."""
        return self.state.seat

    def play(self, action: object) -> None:
        """Play the legal move with a number.

        Raises Refused, which names the rule, for any other number, and TypeError for anything but a
        number; then nothing has changed.
        """
        move = self.encoding.move(self.state, action_number(action))
        self.encoding.game.apply(self.state, move, self.chance)

    def imagined(self, seat: int, seed: int) -> Episode:
        """An episode that the seat cannot tell from this one: hidden things and luck are redrawn.

        Raises ValueError for a seat that does not exist, TypeError if it is not a whole number.
        """
        seat, seed = whole("the seat", seat), whole("the seed", seed)
        if not 0 <= seat < self.encoding.players:
            raise ValueError(f"the seats are 0 to {self.encoding.players - 1}, not {seat!r}")
        state = self.encoding.game.imagine(self.state, seat, Stream(mix(seed)))
        return Episode(self.encoding, seed, state)

    def hash(self) -> str:
        """16 hexadecimal digits that name the whole position, hidden parts included."""
        return state_hash(self.encoding.game, self.state)

    def copy(self) -> Episode:
        return Episode(self.encoding, self.seed, self.state.copy())

    def __copy__(self) -> Episode:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Episode:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        data = self.encoding.game.to_json(self.state)
        return restored_episode, (self.encoding, self.seed, data)


def restored_episode(encoding: Encoding, seed: int, data: dict[str, Any]) -> Episode:
    """An episode restored from a pickle or from plain data."""
    return Episode(encoding, seed, encoding.game.from_json(data))


def action_number(action: object) -> int:
    """An action as an int, also from NumPy's whole numbers. Raises TypeError.

    >>> action_number("end")
    Traceback (most recent call last):
    ...
    TypeError: an action is the number of a move, not 'end'
    """
    try:
        return operator.index(action)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"an action is the number of a move, not {action!r}") from None
