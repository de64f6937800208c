"""Base of bots that compare lines: a decision, its plan, and an assessment."""

from __future__ import annotations

import time
from dataclasses import replace

from carrack.bots.assessment import Assessment
from carrack.bots.bot import Bot, Memory
from carrack.bots.search.context import SearchContext
from carrack.bots.search.ranking import Candidate, assessed
from carrack.bots.search.turn_plan import KeptLine
from carrack.core.chance import Stream
from carrack.core.game import Move, State
from carrack.core.seat import SeatHandle


class SearchBot(Bot):
    """A bot that looks at lines and chooses one; subclasses define how (`look`)."""

    def __init__(self, name: str, context: SearchContext) -> None:
        super().__init__(name)
        self.context = context
        self.plans: dict[int, KeptLine] = {}  # by seat: one object may play several of a game

    def look(self, handle: SeatHandle, state: State, stream: Stream) -> list[Candidate]:
        """The lines that were looked at, the best first. `state` is an imagined one."""
        raise NotImplementedError

    def keeps_lines(self) -> bool:
        """Whether a chosen line is played to its end without looking again."""
        return self.context.knowledge.keeps_lines()

    def decide(self, handle: SeatHandle, stream: Stream) -> Move:
        """The first move of the best line, or the next one of the line chosen before."""
        state = handle.imagine(stream)
        keeps = self.keeps_lines()
        plan = self.plans.setdefault(handle.seat, KeptLine())
        if keeps:
            move = plan.next_move(self.context, state)
            if move is not None:
                return move
        line = self.look(handle, state, stream)[0].line
        if keeps:
            plan.keep(self.context, state, line)
        return line[0]

    def assess(self, handle: SeatHandle, stream: Stream) -> Assessment:
        """All lines that were looked at, by their first moves."""
        start = time.perf_counter()
        found = self.look(handle, handle.imagine(stream), stream)
        spent = sum(candidate.visits for candidate in found) or len(found)
        judged = found[0].visits > 0 or found[0].first is not None
        assessment = assessed(self.name, handle.seat, found, spent, judged)
        return replace(assessment, seconds=time.perf_counter() - start)

    def memory(self, seat: int) -> Memory:
        """The rest of the line that it has chosen for a seat."""
        plan = self.plans.get(seat)
        if plan is None or not plan.expected:
            return {}
        return {"expected": plan.expected.hex(), "rest": plan.rest[:]}

    def recall(self, seat: int, memory: Memory) -> None:
        """Resume that line."""
        expected = bytes.fromhex(memory.get("expected", ""))
        self.plans[seat] = KeptLine(expected, list(memory.get("rest", [])))

    def forget(self) -> None:
        """Drop all plans."""
        self.plans.clear()
