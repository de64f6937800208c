"""The legal moves of a position, as the contract (:mod:`carrack.core.game`) defines them."""

from __future__ import annotations

from collections.abc import Iterator

from mypy_extensions import mypyc_attr

from carrack.core.chance import Stream
from carrack.core.copying import Again
from carrack.core.move import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Legal:
    """The legal moves of a position: counted, sampled, tested and iterated without a list."""

    def __len__(self) -> int:
        raise NotImplementedError

    def __iter__(self) -> Iterator[Move]:
        raise NotImplementedError

    def __contains__(self, move: object) -> bool:
        raise NotImplementedError

    def sample(self, stream: Stream) -> Move:
        """One of them, each equally likely."""
        raise NotImplementedError

    def indices(self) -> list[int]:
        """Their numbers (`Move.index`), in the order of iteration."""
        return [move.index for move in self]

    def __reduce__(self) -> Again:
        return ListedLegal, (list(self),)


class ListedLegal(Legal):
    """Legal moves that are few enough to be listed."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves = moves

    def __len__(self) -> int:
        return len(self.moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    def __contains__(self, move: object) -> bool:
        return move in self.moves

    def sample(self, stream: Stream) -> Move:
        return self.moves[stream.below(len(self.moves))]

    def indices(self) -> list[int]:
        return [move.index for move in self.moves]
