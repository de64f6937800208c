"""Chance as data: draws that name their purpose, and the sources that answer them.

A game never owns a generator. It asks a :class:`Chance` for what it needs (`permutation`,
`integers`, `binomials`) and says what for (`"tower 3 blue"`). The answer depends only on the source
and the purpose, so paired games get equal answers for equal purposes, whatever was drawn in
between. Each purpose is used once in a game; a repeated throw adds a counter to it.

>>> Seeded(7).permutation("seats", 4) == Seeded(7).permutation("seats", 4)
True
>>> Seeded(7).binomials("tower 1 blue", [6, 0], [300_000, 80_000])[1]
0
"""

from __future__ import annotations

import hashlib
from typing import Final
from zlib import crc32

from mypy_extensions import mypyc_attr

from carrack.core.copying import Again, again
from carrack.core.message import Message, MessageError
from carrack.core.streams import HashedStream, Stream, WideStream, mix

__all__ = [
    "SEEDED_1",
    "SEEDED_2",
    "SOURCES",
    "Chance",
    "ChanceError",
    "CommittedChance",
    "Draw",
    "MapChance",
    "NoChance",
    "Recorded",
    "Recording",
    "Seeded",
    "Stream",
    "UnexpectedDraw",
    "WideSeeded",
    "commitment",
    "derived_seed",
    "seeded",
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Answers named draws. Subclasses decide where the randomness comes from."""

    def __reduce__(self) -> Again:
        return again(self)

    def stream(self, purpose: str) -> Stream:
        """The random words that belong to a purpose."""
        raise NotImplementedError

    def permutation(self, purpose: str, size: int) -> list[int]:
        """The numbers 0 to `size` − 1 in random order."""
        return self.stream(purpose).shuffled(size)

    def integers(self, purpose: str, bounds: list[int]) -> list[int]:
        """One number for each bound, from 0 to the bound − 1, each equally likely."""
        stream = self.stream(purpose)
        return [stream.below(bound) for bound in bounds]

    def binomials(self, purpose: str, trials: list[int], odds: list[int]) -> list[int]:
        """For each i, how many of `trials[i]` succeed, each with `odds[i]` chances in a million."""
        stream = self.stream(purpose)
        return [stream.hits(trials[i], odds[i]) if trials[i] else 0 for i in range(len(trials))]

    def settle(self, purpose: str, outcome: list[int]) -> list[int]:
        """An outcome that follows from something else, such as the seed of a map.

        Sources that keep draws keep it like one of their own.
        """
        return outcome

    def watch(self, state: object) -> None:
        """Told of the position that draws are for, before something hidden in it comes to matter.

        Only a source that asks people looks at it: what they have seen it must know first.
        """


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeded(Chance):
    """Chance from one small integer: what bots think with. Copy it by copying `seed`.

    It folds every seed into 32 bits, so among some ten thousand games two will share all their
    luck. New games use :class:`WideSeeded` (`seeded`).
    """

    def __init__(self, seed: int) -> None:
        if seed < 0:
            raise ValueError(f"a seed is 0 or more, not {seed}")
        self.seed = seed
        self.start = mix(mix(seed & 0xFFFFFFFF) ^ ((seed >> 32) & 0xFFFFFFFF))

    def stream(self, purpose: str) -> Stream:
        return Stream(mix(self.start ^ crc32(purpose.encode())))


@mypyc_attr(allow_interpreted_subclasses=True)
class WideSeeded(Seeded):
    """Chance from one whole number of any size, every bit of which counts: for games with a seed.

    Two seeds give the same luck with a probability of one in 2^64.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        data = seed.to_bytes((seed.bit_length() + 7) // 8, "big")
        digest = hashlib.blake2b(data, digest_size=8, person=b"carrack 2").digest()
        self.place = int.from_bytes(digest[:4], "big")
        self.key = int.from_bytes(digest[4:], "big")

    def stream(self, purpose: str) -> Stream:
        named = crc32(purpose.encode())
        return WideStream(mix(self.place ^ named), mix(self.key ^ mix(named)))


SEEDED_1: Final = "seeded-1"  # Seeded: for games that name no source
SEEDED_2: Final = "seeded-2"  # WideSeeded: for new games
SOURCES: Final = (SEEDED_1, SEEDED_2)


def seeded(source: str, seed: int) -> Seeded:
    """The chance of a game, from the source that its record names and its seed. Raises ValueError.

    >>> seeded(SEEDED_2, 7).permutation("seats", 4) == seeded(SEEDED_1, 7).permutation("seats", 4)
    False
    """
    if source == SEEDED_2:
        return WideSeeded(seed)
    if source == SEEDED_1:
        return Seeded(seed)
    raise MessageError(Message("fault-luck-source", {"source": source, "known": list(SOURCES)}))


def derived_seed(seed: int, number: int) -> int:
    """The seed of game `number` in a series that was started with `seed`."""
    digest = hashlib.sha256(f"{seed} {number}".encode()).digest()
    return int.from_bytes(digest[:7], "big")


@mypyc_attr(allow_interpreted_subclasses=True)
class MapChance(Chance):
    """Draws that make a map: from a seed of their own, filed with all the others.

    So equal map seeds give equal maps, whatever the luck of the game. Nothing but the map may be
    drawn from it.
    >>> maps = [MapChance(5, Seeded(luck)).permutation("tiles 1", 9) for luck in (1, 2)]
    >>> maps[0] == maps[1]
    True
    """

    def __init__(self, seed: int, chance: Chance) -> None:
        self.source = WideSeeded(seed)
        self.chance = chance

    def permutation(self, purpose: str, size: int) -> list[int]:
        return self.chance.settle(purpose, self.source.permutation(purpose, size))

    def integers(self, purpose: str, bounds: list[int]) -> list[int]:
        return self.chance.settle(purpose, self.source.integers(purpose, bounds))

    def binomials(self, purpose: str, trials: list[int], odds: list[int]) -> list[int]:
        return self.chance.settle(purpose, self.source.binomials(purpose, trials, odds))


@mypyc_attr(allow_interpreted_subclasses=True)
class CommittedChance(Chance):
    """Chance of a real table: HMAC of a 256-bit seed.

    The table commits to the seed by its hash, and reveals it at the end.
    """

    def __init__(self, seed: bytes) -> None:
        if len(seed) != 32:
            raise ValueError(f"the seed of a table has 32 bytes, not {len(seed)}")
        self.seed = seed

    def stream(self, purpose: str) -> Stream:
        return HashedStream(self.seed, purpose)


def commitment(seed: bytes) -> str:
    """Return the commitment that a table publishes first: the SHA-256 of its seed, in hex."""
    return hashlib.sha256(b"carrack seed\0" + seed).hexdigest()


class UnexpectedDraw(Exception):
    """A draw where only what follows without chance was asked for."""

    def __init__(self, purpose: str) -> None:
        super().__init__(purpose)
        self.purpose = purpose


@mypyc_attr(allow_interpreted_subclasses=True)
class NoChance(Chance):
    """Answers nothing: the first draw raises UnexpectedDraw, which says what it was for.

    For finding out, on a copy of a position, whether chance comes into what follows.

    >>> try:
    ...     NoChance().integers("throw 1", [6])
    ... except UnexpectedDraw as drawn:
    ...     print(drawn.purpose)
    throw 1
    """

    def stream(self, purpose: str) -> Stream:
        raise UnexpectedDraw(purpose)

    def binomials(self, purpose: str, trials: list[int], odds: list[int]) -> list[int]:
        raise UnexpectedDraw(purpose)


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw:
    """One answered draw: its purpose and its outcome. A line of a record."""

    def __init__(self, purpose: str, outcome: list[int]) -> None:
        self.purpose = purpose
        self.outcome = outcome

    def __repr__(self) -> str:
        return f"Draw({self.purpose!r}, {self.outcome!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Recording(Chance):
    """Passes draws on to another source and keeps the answers in `draws`."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.draws: list[Draw] = []

    def keep(self, purpose: str, outcome: list[int]) -> list[int]:
        self.draws.append(Draw(purpose, list(outcome)))
        return outcome

    def permutation(self, purpose: str, size: int) -> list[int]:
        return self.keep(purpose, self.source.permutation(purpose, size))

    def integers(self, purpose: str, bounds: list[int]) -> list[int]:
        return self.keep(purpose, self.source.integers(purpose, bounds))

    def binomials(self, purpose: str, trials: list[int], odds: list[int]) -> list[int]:
        return self.keep(purpose, self.source.binomials(purpose, trials, odds))

    def settle(self, purpose: str, outcome: list[int]) -> list[int]:
        return self.keep(purpose, self.source.settle(purpose, outcome))

    def watch(self, state: object) -> None:
        self.source.watch(state)

    def taken(self) -> list[Draw]:
        """The draws since the last call; they are then forgotten here."""
        draws = self.draws
        self.draws = []
        return draws


class ChanceError(MessageError):
    """A recorded draw is missing, has another purpose, or holds an impossible outcome."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Recorded(Chance):
    """Answers from a record, in order, without any random numbers.

    This makes replay possible on any machine and in any later version.

    >>> Recorded([Draw("seats", [1, 0])]).permutation("seats", 2)
    [1, 0]
    """

    def __init__(self, draws: list[Draw]) -> None:
        self.draws = draws
        self.position = 0

    def next_outcome(self, purpose: str, size: int) -> list[int]:
        if self.position >= len(self.draws):
            raise ChanceError(Message("fault-draw-no-more", {"draw": purpose}))
        draw = self.draws[self.position]
        if draw.purpose != purpose:
            both = {"draw": purpose, "held": draw.purpose}
            raise ChanceError(Message("fault-draw-other", both))
        if len(draw.outcome) != size:
            length = {"draw": purpose, "count": len(draw.outcome), "size": size}
            raise ChanceError(Message("fault-draw-size", length))
        self.position += 1
        return list(draw.outcome)

    def settle(self, purpose: str, outcome: list[int]) -> list[int]:
        recorded = self.next_outcome(purpose, len(outcome))
        if recorded != outcome:
            about = {"draw": purpose, "recorded": recorded, "made": outcome}
            raise ChanceError(Message("fault-draw-settled", about))
        return recorded

    def permutation(self, purpose: str, size: int) -> list[int]:
        outcome = self.next_outcome(purpose, size)
        if sorted(outcome) != list(range(size)):
            about = {"draw": purpose, "last": size - 1, "outcome": outcome}
            raise ChanceError(Message("fault-draw-order", about))
        return outcome

    def integers(self, purpose: str, bounds: list[int]) -> list[int]:
        outcome = self.next_outcome(purpose, len(bounds))
        return within(purpose, outcome, [bound - 1 for bound in bounds])

    def binomials(self, purpose: str, trials: list[int], odds: list[int]) -> list[int]:
        outcome = self.next_outcome(purpose, len(trials))
        return within(purpose, outcome, trials)


def within(purpose: str, outcome: list[int], most: list[int]) -> list[int]:
    """An outcome whose numbers are each 0 to the most it can be. Raises ChanceError."""
    for i in range(len(most)):
        if not 0 <= outcome[i] <= most[i]:
            about = {"draw": purpose, "number": i + 1, "value": outcome[i], "most": most[i]}
            raise ChanceError(Message("fault-draw-number", about))
    return outcome
