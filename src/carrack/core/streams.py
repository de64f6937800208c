"""Streams: endless sequences of random words, from 32 or 64 bits or from a secret key.

>>> Stream(7).shuffled(4) == Stream(7).shuffled(4)
True
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64

from carrack.core.copying import Again

WORD: Final = 1 << 32
MILLION: Final = 1_000_000
FAIR_FOR_ODDS: Final = WORD - WORD % MILLION


def mix(word: int) -> int:
    """Scramble 32 bits into 32 others, one to one.

    The factors stay below 2^29 so that products stay below 2^62. Compiled, they are machine words
    (`i64`): with its own integers mypyc calls Python to multiply once a factor passes 2^30.
    """
    bits: i64 = word
    bits = ((bits ^ (bits >> 16)) * 0x1B873593) & 0xFFFFFFFF
    bits = ((bits ^ (bits >> 13)) * 0x165667B1) & 0xFFFFFFFF
    return bits ^ (bits >> 16)


class Stream:
    """An endless sequence of random 32-bit words, and unbiased whole numbers made from them."""

    def __init__(self, start: int) -> None:
        self.state = start & 0xFFFFFFFF

    def __reduce__(self) -> Again:
        return Stream, (self.state,)

    def word(self) -> int:
        """The next 32 random bits."""
        self.state = (self.state + 0x9E3779B9) & 0xFFFFFFFF
        return mix(self.state)

    def below(self, bound: int) -> int:
        """A whole number from 0 to `bound` − 1, each equally likely."""
        fair = WORD - WORD % bound
        while True:
            # word() and mix() written out: this runs at every decision of a playout
            self.state = (self.state + 0x9E3779B9) & 0xFFFFFFFF
            word: i64 = self.state
            word = ((word ^ (word >> 16)) * 0x1B873593) & 0xFFFFFFFF
            word = ((word ^ (word >> 13)) * 0x165667B1) & 0xFFFFFFFF
            word ^= word >> 16
            if word < fair:
                return word % bound

    def hits(self, tries: int, odds: int) -> int:
        """Return how many of `tries` attempts succeed, each with `odds` chances in a million."""
        state: i64 = self.state
        hits = 0
        for _ in range(tries):
            word: i64 = FAIR_FOR_ODDS
            while word >= FAIR_FOR_ODDS:  # as in below()
                state = (state + 0x9E3779B9) & 0xFFFFFFFF
                word = ((state ^ (state >> 16)) * 0x1B873593) & 0xFFFFFFFF
                word = ((word ^ (word >> 13)) * 0x165667B1) & 0xFFFFFFFF
                word ^= word >> 16
            if word % MILLION < odds:
                hits += 1
        self.state = state
        return hits

    def shuffled(self, size: int) -> list[int]:
        """The numbers 0 to `size` − 1 in random order (Fisher–Yates)."""
        row = list(range(size))
        for i in range(size - 1, 0, -1):
            j = self.below(i + 1)
            row[i], row[j] = row[j], row[i]
        return row


class WideStream(Stream):
    """Words from 64 bits: a sequence of 32-bit words for each `key`, beginning at `start`."""

    def __init__(self, start: int, key: int) -> None:
        super().__init__(start)
        self.key = key & 0xFFFFFFFF

    def __reduce__(self) -> Again:
        return WideStream, (self.state, self.key)

    def word(self) -> int:
        self.state = (self.state + 0x9E3779B9) & 0xFFFFFFFF
        return mix(mix(self.state) ^ self.key)

    def below(self, bound: int) -> int:
        fair = WORD - WORD % bound
        while True:
            # word() written out, as in Stream
            self.state = (self.state + 0x9E3779B9) & 0xFFFFFFFF
            word: i64 = self.state
            word = ((word ^ (word >> 16)) * 0x1B873593) & 0xFFFFFFFF
            word = ((word ^ (word >> 13)) * 0x165667B1) & 0xFFFFFFFF
            word ^= word >> 16
            word ^= self.key
            word = ((word ^ (word >> 16)) * 0x1B873593) & 0xFFFFFFFF
            word = ((word ^ (word >> 13)) * 0x165667B1) & 0xFFFFFFFF
            word ^= word >> 16
            if word < fair:
                return word % bound

    def hits(self, tries: int, odds: int) -> int:
        hits = 0
        for _ in range(tries):
            word = self.word()
            while word >= FAIR_FOR_ODDS:
                word = self.word()
            hits += word % MILLION < odds
        return hits


class HashedStream(Stream):
    """Words from HMAC-SHA256 of a secret key, a purpose and a counter."""

    def __init__(self, key: bytes, purpose: str) -> None:
        super().__init__(0)
        self.key = key
        self.purpose = purpose
        self.block = 0
        self.words: list[int] = []

    def __reduce__(self) -> Again:
        return hashed_again, (self.key, self.purpose, self.block, list(self.words))

    def word(self) -> int:
        if not self.words:
            text = f"{self.purpose}\0{self.block}".encode()
            digest = hmac.new(self.key, text, hashlib.sha256).digest()
            self.words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
            self.block += 1
        return self.words.pop()

    def below(self, bound: int) -> int:
        fair = WORD - WORD % bound
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % bound

    def hits(self, tries: int, odds: int) -> int:
        return len([1 for _ in range(tries) if self.below(MILLION) < odds])


def hashed_again(key: bytes, purpose: str, block: int, words: list[int]) -> HashedStream:
    """A stream that goes on where another one stopped."""
    stream = HashedStream(key, purpose)
    stream.block = block
    stream.words = words
    return stream
