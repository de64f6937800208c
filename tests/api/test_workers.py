"""Bots in worker processes: whatever one of them does, the next decision is made."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest

from api import hostile
from carrack.core.chance import Seeded
from carrack.server.bots import BotFailed, stand_in
from carrack.server.workers import ProcessBots

T = TypeVar("T")


def job(bot: str, seed: int = 1) -> hostile.HarbourJob:
    """A first decision for that bot."""
    state = hostile.GAME.setup(2, {"rounds": 2, "deal": "open"}, Seeded(seed))
    return hostile.HarbourJob("harbour", hostile.GAME.to_json(state), 0, bot, seed)


def with_bots(story: Callable[[ProcessBots], Awaitable[T]], seconds: float = 20) -> T:
    async def run() -> T:
        bots = ProcessBots(1, seconds)
        try:
            return await story(bots)
        finally:
            await bots.close()

    return asyncio.run(run())


def test_a_worker_answers_in_notation_and_the_same_to_the_same_question() -> None:
    async def story(bots: ProcessBots) -> set[str]:
        return {await bots.decide(job("random", seed=5)) for _ in range(3)}

    [answer] = with_bots(story)
    assert answer in ("throw", "look")


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("crash", "its process ended"),
        ("complain", "ValueError: I do not like these cards"),
        ("nobody", "UnknownBot"),
    ],
)
def test_a_bot_that_breaks_harms_only_its_own_decision(bot: str, reason: str) -> None:
    async def story(bots: ProcessBots) -> None:
        for _ in range(2):
            with pytest.raises(BotFailed, match=reason):
                await bots.decide(job(bot))
            assert await bots.decide(job("careful")) == "throw"

    with_bots(story)


def test_a_bot_that_thinks_too_long_is_ended() -> None:
    async def story(bots: ProcessBots) -> None:
        assert await bots.decide(job("careful")) == "throw"
        process = bots.workers[0].process
        began = time.monotonic()
        with pytest.raises(BotFailed, match=r"no answer within 0.5 seconds"):
            await bots.decide(job("dream"))
        assert time.monotonic() - began < 5
        assert process is not None
        assert not process.is_alive()
        assert await bots.decide(job("careful")) == "throw"

    with_bots(story, 0.5)


def test_an_invented_move_is_passed_on_for_the_table_to_refuse() -> None:
    async def story(bots: ProcessBots) -> str:
        return await bots.decide(job("invent"))

    assert with_bots(story) == "fly"


def test_closing_ends_a_bot_in_the_middle_of_a_thought() -> None:
    async def story(bots: ProcessBots) -> None:
        await bots.decide(job("careful"))
        thinking = asyncio.create_task(bots.decide(job("dream")))
        await asyncio.sleep(0.2)
        await bots.close()
        with pytest.raises(BotFailed):
            await asyncio.wait_for(thinking, 5)

    with_bots(story)


def test_jobs_wait_their_turn_when_there_are_more_than_workers() -> None:
    async def story(bots: ProcessBots) -> list[str]:
        return await asyncio.gather(*(bots.decide(job("careful")) for _ in range(6)))

    assert with_bots(story) == ["throw"] * 6


def test_a_game_with_advice_of_its_own_lends_it_to_who_resigns() -> None:
    assert stand_in(hostile.GAME) == "crash"
