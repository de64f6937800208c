"""Bots of the static edition: jobs for a worker that may break down, fall silent or be ended."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from carrack.core.chance import Seeded
from carrack.core.match import new_header
from carrack.core.registry import find_game
from carrack.server.thinking.bots import BotFailed, DecisionTask, decided
from carrack.tab.bots import IDLE, WARM_SECONDS, Mind, TabBots, thinking
from support.jumping import passes, told


class Worker:
    """A worker of a page that does its jobs at once; `mute` ones do nothing."""

    def __init__(
        self, hear: Callable[[bytes], None], broke: Callable[[str], None], mute: bool = False
    ) -> None:
        self.hear, self.broke, self.mute = hear, broke, mute
        self.asked = self.ended = False
        self.handle = thinking(hear)

    def post(self, message: bytes) -> None:
        self.asked = True
        if not self.mute:
            asyncio.get_running_loop().call_soon(self.handle, message)

    def terminate(self) -> None:
        self.ended = True


class Hiring:
    """Starts workers and remembers them."""

    def __init__(self, mute: bool = False) -> None:
        self.workers: list[Worker] = []
        self.mute = mute

    def __call__(self, hear: Callable[[bytes], None], broke: Callable[[str], None]) -> Worker:
        self.workers.append(Worker(hear, broke, self.mute))
        return self.workers[-1]

    async def asked(self) -> None:
        """Returns when the first worker has something to do."""
        while not (self.workers and self.workers[0].asked):
            await asyncio.sleep(0)


def job(bot: str = "deckhand") -> DecisionTask:
    game = find_game("amerigo")
    state: Any = game.setup(2, new_header(game, 2, {}, []).options, Seeded(3))
    return DecisionTask("amerigo", game.to_json(state), state.seat, bot, 7)


def test_a_worker_decides_as_a_server_does() -> None:
    async def story() -> None:
        bots = TabBots(Hiring())
        assert await bots.decide(job()) == decided(job())
        assert (await bots.assess(job("helmsman"))).moves
        await bots.close()

    told(story())


def test_a_bot_that_fails_is_reported_and_the_worker_stays() -> None:
    async def story() -> None:
        hiring = Hiring()
        bots = TabBots(hiring)
        with pytest.raises(BotFailed, match="nobody"):
            await bots.decide(job("nobody"))
        assert await bots.decide(job()) == decided(job())
        assert len(hiring.workers) == 1

    told(story())


def test_a_job_that_nobody_waits_for_ends_its_worker() -> None:
    async def story() -> None:
        hiring = Hiring(mute=True)
        bots = TabBots(hiring)
        waiting = asyncio.create_task(bots.decide(job()))
        await hiring.asked()
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert hiring.workers[0].ended
        hiring.mute = False
        assert await bots.decide(job()) == decided(job())

    told(story())


def test_a_worker_that_breaks_down_is_replaced() -> None:
    async def story() -> None:
        hiring = Hiring(mute=True)
        bots = TabBots(hiring)
        waiting = asyncio.create_task(bots.decide(job()))
        await hiring.asked()
        hiring.workers[0].broke("out of memory")
        with pytest.raises(BotFailed, match="out of memory"):
            await waiting
        hiring.mute = False
        assert await bots.decide(job()) == decided(job())
        assert len(hiring.workers) == 2

    told(story())


def test_a_worker_that_says_nothing_is_given_up() -> None:
    async def story() -> None:
        hiring = Hiring(mute=True)
        with pytest.raises(BotFailed, match="nothing for 180 seconds"):
            await Mind(hiring).ask("decide", job())
        assert hiring.workers[0].ended

    told(story())


def test_bots_go_on_while_somebody_is_advised() -> None:
    async def story() -> None:
        hiring = Hiring(mute=True)
        bots = TabBots(hiring)
        advice = asyncio.create_task(bots.assess(job("helmsman")))
        await hiring.asked()
        hiring.mute = False
        assert await bots.decide(job()) == decided(job())
        assert not advice.done()
        advice.cancel()
        await bots.close()

    told(story())


def test_a_worker_that_advises_is_ended_when_nobody_asks_any_more() -> None:
    async def story() -> None:
        hiring = Hiring()
        bots = TabBots(hiring)
        await bots.decide(job())
        await bots.assess(job("helmsman"))
        await bots.assess(job("helmsman"))
        thinker, adviser = hiring.workers
        await passes(IDLE - 0.01)
        assert not adviser.ended
        await passes(0.02)
        assert adviser.ended and not thinker.ended
        assert (await bots.assess(job("helmsman"))).moves  # by another
        await bots.close()

    told(story())


def test_a_worker_is_started_once_a_bot_is_expected_and_not_before() -> None:
    async def story() -> None:
        hiring = Hiring()
        bots = TabBots(hiring)
        await passes(2 * WARM_SECONDS)
        assert not hiring.workers
        bots.expect()
        bots.expect()
        await passes(WARM_SECONDS - 0.01)
        assert not hiring.workers  # the table is shown first
        await passes(0.02)
        assert hiring.workers
        assert await bots.decide(job()) == decided(job())
        assert len(hiring.workers) == 1
        await bots.close()

        gone = TabBots(hiring)
        gone.expect()
        await gone.close()
        await passes(2 * WARM_SECONDS)
        assert len(hiring.workers) == 1

    told(story())
