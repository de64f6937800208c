"""The arrays of many games, and checks of seeds and actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

try:
    import numpy as np
    from numpy.typing import ArrayLike, DTypeLike, NDArray
except ImportError as error:
    raise ImportError("many games at once need NumPy: pip install numpy") from error

from carrack.adapters.tensors import Encoding
from carrack.core.chance import derived_seed
from carrack.core.options import whole
from carrack.core.wording import counted

Illegal = Literal["ends", "raises"]
"""The effects that an illegal action can have.

`ends`: it ends that game with the lowest reward for the seat, and `ended` names the rule.
`raises`: IllegalAction, and nothing has been played in any game.
"""


class Shown(NamedTuple):
    """The result of a step: always the same arrays, read only; copy what is to be kept."""

    observations: NDArray[np.int8]
    """(games, size): what the deciding seat may know."""
    masks: NDArray[np.int8]
    """(games, moves): 1 for the number of a legal move, else 0."""
    rewards: NDArray[np.float32]
    """(games, players): of this step, by seat; except for `score`, 0 where no game ended."""
    dones: NDArray[np.bool_]
    """(games,): whether a game ended in this step, and the next one has begun."""
    seats: NDArray[np.int8]
    """(games,): the seat that decides."""


class LegalMoves(NamedTuple):
    """The legal moves of all games as one list, game after game (compressed sparse rows).

    Those of game i are `indices[offsets[i]:offsets[i + 1]]`; there is at least one.
    """

    indices: NDArray[np.int64]
    """(moves in all,): numbers of moves."""
    offsets: NDArray[np.int64]
    """(games + 1,): where those of each game begin, and finally where the last end."""

    def games(self) -> NDArray[np.int64]:
        """(moves in all,): the game to which each of `indices` belongs."""
        return np.repeat(np.arange(len(self.offsets) - 1), np.diff(self.offsets))


def legal_moves_of(lists: Sequence[Sequence[int]]) -> LegalMoves:
    """Lists of numbers, one per game, as one list."""
    offsets = np.zeros(len(lists) + 1, np.int64)
    np.cumsum([len(one) for one in lists], out=offsets[1:])
    indices = np.fromiter((n for one in lists for n in one), np.int64, int(offsets[-1]))
    return LegalMoves(indices, offsets)


def joined_legal_moves(parts: list[LegalMoves]) -> LegalMoves:
    """The parts joined: the legal moves of the first games, then of the next."""
    counts = np.concatenate([np.diff(part.offsets) for part in parts])
    offsets = np.concatenate([np.zeros(1, np.int64), np.cumsum(counts)])
    return LegalMoves(np.concatenate([part.indices for part in parts]), offsets)


def new_arrays(encoding: Encoding, games: int) -> Shown:
    """Arrays for this many games, all zero."""
    return Shown(
        _zeros(np.int8, games, encoding.size),
        _zeros(np.int8, games, encoding.moves),
        _zeros(np.float32, games, encoding.players),
        _zeros(np.bool_, games),
        _zeros(np.int8, games),
    )


def _zeros(kind: DTypeLike, *shape: int) -> NDArray[Any]:
    """An array over a bytearray, which Python can write to in half the time."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    return np.frombuffer(bytearray(size), kind).reshape(shape)


def memory_of(array: NDArray[Any]) -> Any:
    """The writable bytes of a contiguous array."""
    owner: Any = array
    while isinstance(owner, np.ndarray):
        owner = owner.base
    if isinstance(owner, memoryview):  # through which NumPy refers to the memory of an array
        owner = owner.obj
    if isinstance(owner, bytearray) and len(owner) == array.nbytes:
        return owner
    return array.reshape(-1).view(np.uint8).data


def read_only(arrays: Shown) -> Shown:
    """The same arrays, read only."""
    seen = Shown(
        arrays.observations.view(),
        arrays.masks.view(),
        arrays.rewards.view(),
        arrays.dones.view(),
        arrays.seats.view(),
    )
    for array in seen:
        array.flags.writeable = False
    return seen


def seeds_for(seeds: int | Sequence[int], games: int) -> list[int]:
    """A seed for each game: those given, or derived from one by the number of the game.

    Raises ValueError for another number of seeds, and for one below 0; TypeError for what is none.
    """
    several: Any = seeds
    if isinstance(several, str) or not hasattr(several, "__iter__"):
        lowest = whole("a seed", several)
        given = [derived_seed(lowest, number) for number in range(games)]
    else:
        given = [whole("a seed", seed) for seed in several]
        lowest = min(given, default=0)
    if len(given) != games:
        are = "is" if len(given) == 1 else "are"
        found, wanted = counted(len(given), "seed"), counted(games, "game")
        raise ValueError(f"there {are} {found} for {wanted}")
    if lowest < 0:
        raise ValueError(f"a seed is 0 or more, not {lowest}")
    return given


def actions_for(actions: ArrayLike, games: int) -> NDArray[np.int64]:
    """Actions as an array of shape (games,). Raises ValueError for anything else."""
    chosen = np.asarray(actions)
    if chosen.shape != (games,):
        raise ValueError(f"actions have the shape {chosen.shape}; it is ({games},), one a game")
    if not np.issubdtype(chosen.dtype, np.integer):
        raise ValueError(f"actions are whole numbers, not {chosen.dtype}")
    return chosen.astype(np.int64, copy=False)


def legal_by(
    masks: NDArray[np.int8], actions: NDArray[np.int64], numbers: NDArray[np.int64]
) -> NDArray[np.bool_]:
    """For each game whether the mask allows its action; no number beyond the masks is legal."""
    moves = masks.shape[1]
    inside = (actions >= 0) & (actions < moves)
    marked = masks[numbers, np.where(inside, actions, 0)]
    allowed: NDArray[np.bool_] = np.logical_and(marked, inside)
    return allowed


def checked_illegal(illegal: str) -> Illegal:
    """Return the effect of an illegal action. Raises ValueError, naming the possible ones."""
    if illegal == "ends":
        return "ends"
    if illegal == "raises":
        return "raises"
    raise ValueError(f"an illegal action 'ends' its game or 'raises', not {illegal!r}")


def places_without(places: list[int], seat: int) -> list[int]:
    """The places of a game that a seat broke off: it is last, and who was behind it moves up.

    >>> places_without([1, 2, 2], 0)
    [3, 1, 1]
    """
    own = places[seat]
    moved = [place - 1 if place > own else place for place in places]
    moved[seat] = len(places)
    return moved
