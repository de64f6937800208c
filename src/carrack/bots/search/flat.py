"""Flat Monte Carlo over lines: sequential halving, with common random numbers.

Every line is tried in the same imagined positions with the same luck, so that only the lines
differ. After each of log2(n) rounds the worse half of the lines is dropped (Karnin, Koren and
Somekh, "Almost optimal exploration in multi-armed bandits", 2013). In Kingdomino flat Monte Carlo
beat tree search (Gedda, Lagerkvist and Butler, 2018).
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from math import inf

from carrack.bots.bot import Memory
from carrack.bots.learned import POINT
from carrack.bots.search.context import SearchContext
from carrack.bots.search.playouts import NOBODY, Playouts
from carrack.bots.search.ranking import Candidate, candidates, rank
from carrack.bots.search.search_bot import SearchBot
from carrack.core.chance import Seeded, Stream
from carrack.core.game import Move, State
from carrack.core.seat import SeatHandle
from carrack.core.streams import mix


@dataclass(frozen=True)
class FlatSettings:
    """Settings of a flat search.

    The first decision of a turn gets `iterations` playouts, each further one a `later`-th of them.
    A playout follows the rule of thumb, and is cut off and judged `turns` turns after the line's
    own. With `rounds` the seat instead plays this many further turns of its own by the judge,
    looking at `replies` lines of each, and `turns` is ignored.

    `lines` are looked at (0: as many as the game suggests; with `wide` 0 only those that earlier
    versions knew), of which the judge admits `tried` to the playouts. `seconds` ends the search
    early (0: never); `point` is the value of a point ahead, of 65536 for a win. `net` is a file of
    weights, `none` for none; the default is the game's own.
    """

    iterations: int = 200
    later: int = 4
    turns: int = 2
    rounds: int = 0
    replies: int = 4
    lines: int = 0
    tried: int = 12
    seconds: float = 0.0
    point: int = POINT
    wide: int = 1
    net: str = ""


class Flat(SearchBot):
    """Compares lines by playouts."""

    def __init__(self, name: str, context: SearchContext, settings: FlatSettings) -> None:
        super().__init__(name, context)
        self.settings = settings
        self.begun: dict[int, int] = {}  # by seat the turn in which it was asked last
        self.iterations = settings.iterations

    def decide(self, handle: SeatHandle, stream: Stream) -> Move:
        """The first move of the best line; a turn's first decision gets most of the search."""
        seat, turn = handle.seat, handle.imagine(Stream(0)).turn
        if self.begun.get(seat) == turn:
            self.iterations = self.settings.iterations // max(1, self.settings.later)
        self.begun[seat] = turn
        try:
            return super().decide(handle, stream)
        finally:
            self.iterations = self.settings.iterations

    def memory(self, seat: int) -> Memory:
        """Its plan, and the turn that it has begun."""
        begun = {"begun": self.begun[seat]} if seat in self.begun else {}
        return {**super().memory(seat), **begun}

    def recall(self, seat: int, memory: Memory) -> None:
        """Resume that plan, in that turn."""
        super().recall(seat, memory)
        self.begun.pop(seat, None)
        if "begun" in memory:
            self.begun[seat] = memory["begun"]

    def forget(self) -> None:
        """Drop all plans, and which turns were begun."""
        super().forget()
        self.begun.clear()

    def look(self, handle: SeatHandle, state: State, stream: Stream) -> list[Candidate]:
        """Lines with the results of their playouts, those that stayed in longest first."""
        settings = self.settings
        found = candidates(self.context, state, settings.lines)
        if self.context.judge is not None:
            found = rank(self.context, state, found, settings.point, stream)
        if len(found) == 1:
            return found
        settings = replace(settings, iterations=self.iterations)
        tried = max(1, settings.tried)
        halving = Halving(self.context, handle, settings, stream.word())
        return halving.run(found[:tried]) + found[tried:]


class Halving:
    """One search: lines are tried together, and ever fewer of them."""

    def __init__(
        self, context: SearchContext, handle: SeatHandle, settings: FlatSettings, seed: int
    ) -> None:
        self.context = context
        self.handle = handle
        self.settings = settings
        self.seed = seed
        judging = handle.seat if settings.rounds else NOBODY
        self.playouts = Playouts(context, judging, settings.replies, settings.point)
        self.tries = 0
        self.start = time.monotonic()

    def run(self, found: list[Candidate]) -> list[Candidate]:
        """The lines again, the best first."""
        out: list[Candidate] = []
        rounds = max(1, (len(found) - 1).bit_length())
        for number in range(rounds):
            end = self.start + (self.settings.seconds or inf) * (number + 1) / rounds
            share = self.settings.iterations // (rounds * len(found))
            for _ in range(max(1, share)):
                if self.tries and time.monotonic() > end:
                    break
                self.try_all(found)
            found = self.by_utility(found)
            half = (len(found) + 1) // 2
            found, out = found[:half], found[half:] + out
        return found + out

    def by_utility(self, found: list[Candidate]) -> list[Candidate]:
        """The lines, best first; in a tie, those that the judge or the game's knowledge prefers."""
        seat, point = self.handle.seat, self.settings.point
        return sorted(found, key=lambda one: -one.mean().utility(seat, point))

    def try_all(self, found: list[Candidate]) -> None:
        """Make one playout of every line, in the same imagined position with the same luck."""
        seed = mix(self.seed ^ mix(self.tries))
        self.tries += 1
        imagined = self.handle.imagine(Stream(seed))
        turns = self.settings.rounds * len(found[0].wins) or self.settings.turns
        ends = []
        for candidate in found:
            state, luck = imagined.copy(), Seeded(seed)
            done = self.context.play_line(state, candidate.line, luck)
            self.playouts.finish(state, done, imagined.turn + turns, luck, Stream(seed))
            ends.append(state)
        for candidate, worth in zip(found, self.context.worths(ends), strict=True):
            candidate.add(worth)
