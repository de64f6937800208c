"""Bots that think in other workers of the page, so that the tables answer meanwhile.

A worker cannot be interrupted: that would take memory shared between workers, which static web
space does not allow. So one whose job nobody waits for any more is ended, and replaced when needed.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from carrack.bots import Assessment
from carrack.core.wording import counted
from carrack.server.thinking.bots import (
    AnalysisTask,
    BotFailed,
    Bots,
    BotSeats,
    Choice,
    DecisionTask,
    Progress,
    SoFar,
    TurnTask,
    analysed,
    judged,
)

if TYPE_CHECKING:  # a page starts without it
    from carrack.analysis.another_try import Verdict

SECONDS = {"deckhand": 1, "helmsman": 1, "navigator": 1, "admiral": 20}
"""The most seconds that a whole turn takes, in 95 of 100 turns, in a browser's worker."""

QUICKER = {"admiral": "navigator"}
"""Bots that play lines on instead: an admiral takes that long for every single move of them."""

PATIENCE = 180.0
"""For how many seconds a bot may be silent."""

WARM_SECONDS = 1.0
"""Seconds between opening a table with a bot for the first time and starting the worker that
thinks, so that it is there when the bot's turn comes: the page shows the table before.
"""

IDLE = 60.0
"""After how many seconds a worker that is seldom needed is ended: each takes some 60 MB."""


class Hand(Protocol):
    """A worker of the page."""

    def post(self, message: bytes) -> object:
        """Give it something to do."""

    def terminate(self) -> object:
        """End it, whatever it is doing."""


Hire = Callable[[Callable[[bytes], None], Callable[[str], None]], Hand]
"""Starts a worker: given what to do with its answers, and what when it breaks down."""


class Mind:
    """One worker, started when it is first needed, which does one job at a time."""

    def __init__(self, hire: Hire, seconds: float = PATIENCE, idle: float | None = None) -> None:
        self.hire = hire
        self.seconds = seconds
        self.idle = idle
        self.leaving: asyncio.TimerHandle | None = None
        self.hand: Hand | None = None
        self.lock = asyncio.Lock()
        self.answer: asyncio.Future[Any] | None = None
        self.progress: Progress = unheard
        self.heard = asyncio.Event()

    async def ask(self, what: str, job: Any, progress: Progress | None = None) -> Any:
        """The answer to a job. Raises BotFailed."""
        async with self.lock:
            if self.leaving is not None:
                self.leaving.cancel()
            self.progress = progress or unheard
            self.answer = asyncio.get_running_loop().create_future()
            self.start()
            assert self.hand is not None
            self.hand.post(pickle.dumps((what, job)))
            try:
                return await self._answered(self.answer)
            except BotFailed:
                raise
            except BaseException:
                self.end()
                raise
            finally:
                self.answer = None
                if self.idle is not None:
                    self.leaving = asyncio.get_running_loop().call_later(self.idle, self.end)

    async def _answered(self, answer: asyncio.Future[Any]) -> Any:
        while True:
            self.heard.clear()
            hearing = asyncio.ensure_future(self.heard.wait())
            await asyncio.wait(
                {answer, hearing}, timeout=self.seconds, return_when="FIRST_COMPLETED"
            )
            silent = not answer.done() and not hearing.done()
            hearing.cancel()
            if answer.done():
                return answer.result()
            if silent:
                self.end()
                raise BotFailed(f"it has said nothing for {counted(self.seconds, 'second')}")

    def start(self) -> None:
        """Start the worker, so that the first job need not wait for it."""
        if self.hand is None:
            self.hand = self.hire(self._receive, self._broke)

    def end(self) -> None:
        """End the worker; the next job gets another."""
        hand, self.hand = self.hand, None
        if hand is not None:
            hand.terminate()

    def _receive(self, message: bytes) -> None:
        if self.answer is None or self.answer.done():
            return
        what, said = pickle.loads(bytes(message))
        if what == "progress":
            self.heard.set()
            self.progress(*said)
        elif what == "done":
            self.answer.set_result(said)
        else:
            self.answer.set_exception(BotFailed(said))

    def _broke(self, why: str) -> None:
        self.end()
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(BotFailed(why))


def unheard(done: int, total: int, so_far: SoFar | None) -> None:
    """Ignore progress."""


class TabBots(Bots):
    """Bots in a worker that decides, and others that advise and analyse while they are needed."""

    turn_seconds = SECONDS
    quicker = QUICKER

    def __init__(self, hire: Hire, idle: float = IDLE, warm: float = WARM_SECONDS) -> None:
        self.warm = warm
        self.thinker = Mind(hire)
        self.adviser = Mind(hire, idle=idle)
        self.analyst = Mind(hire, idle=idle)
        self.expecting: asyncio.TimerHandle | None = None

    def expect(self) -> None:
        if self.expecting is None:
            loop = asyncio.get_running_loop()
            self.expecting = loop.call_later(self.warm, self.thinker.start)

    async def decide(self, job: DecisionTask) -> Choice:
        choice: Choice = await self.thinker.ask("decide", job)
        return choice

    async def assess(self, job: DecisionTask) -> Assessment:
        assessment: Assessment = await self.adviser.ask("assess", job)
        return assessment

    async def judge(self, task: TurnTask) -> Verdict:
        verdict: Verdict = await self.adviser.ask("judge", task)
        return verdict

    async def analyse(self, task: AnalysisTask, progress: Progress) -> dict[str, Any]:
        analysis: dict[str, Any] = await self.analyst.ask("analyse", task, progress)
        return analysis

    async def close(self) -> None:
        if self.expecting is not None:
            self.expecting.cancel()
        for mind in (self.thinker, self.adviser, self.analyst):
            mind.end()


# --- in the workers ------------------------------------------------------------------------------


def thinking(say: Callable[[bytes], object]) -> Callable[[bytes], None]:
    """A function that does a job, as :meth:`Mind.ask` posts them, and says what came of it."""
    seated = BotSeats()

    def report(what: str, said: Any) -> None:
        say(pickle.dumps((what, said)))

    def progress(*how_far: object) -> None:
        report("progress", how_far)

    jobs: dict[str, Callable[[Any], Any]] = {
        "decide": seated.decided,
        "assess": seated.assessed,
        "judge": judged,
        "analyse": partial(analysed, progress=progress),
    }

    def handle(message: bytes) -> None:
        what, job = pickle.loads(bytes(message))
        try:
            outcome = jobs[what](job)
        except Exception as error:  # whatever a bot does wrong, the table continues
            report("failed", f"{type(error).__name__}: {error}")
        else:
            report("done", outcome)

    return handle
