"""Bots in workers of the page, which can be ended but not interrupted."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from carrack.bots.strengths import SECONDS as ON_A_SERVER
from carrack.server.thinking.bots import BotFailed
from carrack.tab.bots import Mind, TabBots


class PretendHand:
    """A worker that answers when it is told to."""

    def __init__(self, hear: Callable[[bytes], None], broke: Callable[[str], None]) -> None:
        self.hear, self.broke = hear, broke
        self.posted: list[Any] = []
        self.ended = False

    def post(self, message: bytes) -> None:
        self.posted.append(pickle.loads(message))

    def terminate(self) -> None:
        self.ended = True

    def says(self, what: str, said: Any) -> None:
        self.hear(pickle.dumps((what, said)))


class Hired(list[PretendHand]):
    """All workers that were started."""

    def __call__(self, hear: Callable[[bytes], None], broke: Callable[[str], None]) -> PretendHand:
        self.append(PretendHand(hear, broke))
        return self[-1]


async def asking(mind: Mind, what: str, job: Any) -> asyncio.Task[Any]:
    task = asyncio.create_task(mind.ask(what, job))
    await asyncio.sleep(0)
    return task


def test_who_no_longer_wants_an_answer_ends_the_worker_and_the_next_has_another() -> None:
    async def story() -> None:
        hired = Hired()
        mind = Mind(hired)
        slow = await asking(mind, "decide", "slow")
        slow.cancel()
        quick = await asking(mind, "decide", "quick")  # waits for nothing
        await asyncio.sleep(0)
        assert [(hand.posted, hand.ended) for hand in hired] == [
            ([("decide", "slow")], True),
            ([("decide", "quick")], False),
        ]
        hired[1].says("done", "at once")
        assert await quick == "at once"

    asyncio.run(story())


def test_a_worker_that_breaks_down_or_says_nothing_is_replaced() -> None:
    async def story() -> None:
        hired = Hired()
        mind = Mind(hired, seconds=0.01)
        broken = await asking(mind, "decide", 1)
        hired[0].broke("out of memory")
        with pytest.raises(BotFailed, match="out of memory"):
            await broken
        with pytest.raises(BotFailed, match="said nothing"):
            await mind.ask("decide", 2)
        assert [hand.ended for hand in hired] == [True, True]

    asyncio.run(story())


def test_a_slow_strength_takes_longer_in_a_browser_and_says_so() -> None:
    bots = TabBots(Hired())
    assert bots.times("admiral") > (ON_A_SERVER["admiral"], None)
    assert set(bots.turn_seconds) == set(ON_A_SERVER)
