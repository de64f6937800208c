"""Bots in worker processes: whatever one of them does, the next decision is made."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from carrack.bots import make_bot
from carrack.core.chance import Seeded, Stream
from carrack.core.game import checked_options
from carrack.core.match import Match, new_header
from carrack.core.registry import find_game
from carrack.server.thinking.bots import (
    BotFailed,
    BotSeats,
    Choice,
    DecisionTask,
    decided,
    stand_in,
)
from carrack.server.thinking.workers import NICE, ProcessBots
from carrack.workers.work import WorkerDied
from carrack.workers.worker import LastingWorker
from support.bots import hostile_bots

T = TypeVar("T")


def job(bot: str, seed: int = 1) -> hostile_bots.HostileJob:
    """A first decision for that bot."""
    state = hostile_bots.GAME.setup(2, {"rounds": 2, "deal": "open"}, Seeded(seed))
    return hostile_bots.HostileJob("harbour", hostile_bots.GAME.to_json(state), 0, bot, seed)


async def chosen(bots: ProcessBots, wanted: DecisionTask) -> str:
    return (await bots.decide(wanted)).notation


def with_bots(
    story: Callable[[ProcessBots], Awaitable[T]], seconds: float = 20, count: int = 1
) -> T:
    async def run() -> T:
        bots = ProcessBots(count, seconds)
        try:
            return await story(bots)
        finally:
            await bots.close()

    return asyncio.run(run())


def test_a_worker_answers_in_notation_and_the_same_to_the_same_question() -> None:
    async def story(bots: ProcessBots) -> set[str]:
        return {await chosen(bots, job("random", seed=5)) for _ in range(3)}

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
                await chosen(bots, job(bot))
            assert await chosen(bots, job("careful")) == "throw"

    with_bots(story)


def test_a_bot_that_thinks_too_long_is_ended() -> None:
    async def story(bots: ProcessBots) -> None:
        assert await chosen(bots, job("careful")) == "throw"
        process = bots.workers[0].process
        began = time.monotonic()
        with pytest.raises(BotFailed, match=r"no answer within 0.5 seconds"):
            await chosen(bots, job("dream"))
        assert time.monotonic() - began < 60  # it dreams for ten minutes
        assert process is not None
        assert not process.is_alive()
        assert await chosen(bots, job("careful")) == "throw"

    with_bots(story, 0.5)


def test_an_answer_that_cannot_be_read_ends_its_process() -> None:
    worker = LastingWorker(hostile_bots.babbling)
    with pytest.raises(WorkerDied, match="its answer makes no sense"):
        worker.ask(job("careful"), 20)
    assert worker.process is None


def test_an_invented_move_is_passed_on_for_the_table_to_refuse() -> None:
    async def story(bots: ProcessBots) -> str:
        return await chosen(bots, job("invent"))

    assert with_bots(story) == "fly"


def test_a_bot_that_wants_all_memory_is_refused_it_and_its_process_replaced() -> None:
    async def story(bots: ProcessBots) -> None:
        assert await chosen(bots, job("careful")) == "throw"
        process = bots.workers[0].process
        with pytest.raises(BotFailed, match="MemoryError"):
            await chosen(bots, job("swallow"))
        assert process is not None
        assert not process.is_alive()
        assert await chosen(bots, job("careful")) == "throw"

    with_bots(story)


def test_a_seat_is_served_by_the_worker_that_knows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[tuple[str, LastingWorker]] = []

    def noted(worker: LastingWorker, queued: tuple[str, DecisionTask], *more: object) -> Choice:
        served.append((queued[1].table, worker))
        return Choice("throw")

    monkeypatch.setattr(LastingWorker, "ask", noted)

    async def story(bots: ProcessBots) -> None:
        for table in ("a", "b", "a", "a", "b", "a", "b"):
            await chosen(bots, replace(job("careful"), table=table))

    with_bots(story, count=3)
    workers = {table: {worker for name, worker in served if name == table} for table in "ab"}
    assert [len(workers[table]) for table in "ab"] == [1, 1]
    assert workers["a"] != workers["b"]


def test_bots_are_kept_for_their_seat_as_long_as_there_is_room() -> None:
    seated = BotSeats(most=2)
    jobs = [replace(job("careful"), table=table) for table in "abc"]
    for table in (0, 1, 0):
        seated.decided(jobs[table])
    kept = seated.bots[jobs[0].whose]
    seated.decided(jobs[2])  # the one asked longest ago makes room
    assert list(seated.bots) == [jobs[0].whose, jobs[2].whose]
    assert seated.bots[jobs[0].whose] is kept
    with pytest.raises(ValueError, match="these cards"):
        seated.decided(job("complain"))
    assert job("complain").whose not in seated.bots


def test_whoever_thinks_long_never_has_all_workers() -> None:
    async def story(bots: ProcessBots) -> None:
        dreams = [asyncio.create_task(bots.assess(job("dream", seed=n))) for n in range(3)]
        await asyncio.sleep(0)
        assert await asyncio.wait_for(chosen(bots, job("careful")), 60) == "throw"
        assert [len(bots.queue.running), len(bots.queue.waiting)] == [1, 2]
        dreams[0].cancel()  # nobody waits for it: its worker is free for the next
        dreams[1].cancel()
        assert await asyncio.wait_for(chosen(bots, job("careful")), 60) == "throw"
        await bots.close()
        assert isinstance((await asyncio.gather(dreams[2], return_exceptions=True))[0], BotFailed)

    with_bots(story, count=2)


def test_an_analysis_has_a_process_of_its_own_that_stands_back() -> None:
    header = new_header(hostile_bots.GAME, 2, {"rounds": 1}, [{"name": "a"}, {"name": "b"}])
    match = Match(hostile_bots.GAME, header, Seeded(2))
    while not match.over:
        match.play(match.state.seat, hostile_bots.GAME.legal(match.state).sample(Stream(1)))
    task = hostile_bots.HostileTask("harbour", match.record().text())

    async def story(bots: ProcessBots) -> None:
        progress: list[tuple[int, int]] = []
        with pytest.raises(BotFailed, match="its process ended"):  # its first bot is `crash`
            await bots.analyse(task, lambda *how: progress.append(how))
        assert bots.analysts[0].process is None
        with pytest.raises(BotFailed, match="RecordError: line 1"):
            await bots.analyse(replace(task, record="{}"), lambda *how: None)
        process = bots.analysts[0].process
        assert process is not None
        assert process.pid is not None
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(19, os.nice(0) + NICE)
        assert all(worker.process is None for worker in bots.workers)
        assert progress
        assert progress[0][0] == 0

    with_bots(story)


def test_an_analysis_that_nobody_wants_leaves_the_process_to_the_next(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And no word in the log: nobody asks any more how it ended."""
    task, under_way, most = hostile_bots.HostileTask("harbour", "endless"), 0, 0
    ask = LastingWorker.ask

    def counted(*arguments: Any) -> Any:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        try:
            return ask(*arguments)
        finally:
            under_way -= 1

    monkeypatch.setattr(LastingWorker, "ask", counted)

    async def interrupted(bots: ProcessBots, starting: bool) -> None:
        begun = asyncio.Event()
        making = asyncio.create_task(bots.analyse(task, lambda *how: begun.set()))
        await (asyncio.sleep(0) if starting else begun.wait())
        making.cancel()
        with pytest.raises(asyncio.CancelledError):
            await making

    async def story(bots: ProcessBots) -> None:
        bots.analysts[0].prepare = hostile_bots.musing
        for starting in (True, False):
            await interrupted(bots, starting)
            wanted = replace(task, record="short")
            assert await bots.analyse(wanted, lambda *how: None) == {"record": "short"}

    with_bots(story)
    gc.collect()
    assert (most, caplog.messages) == (1, [])


def test_closing_ends_a_bot_in_the_middle_of_a_thought() -> None:
    async def story(bots: ProcessBots) -> None:
        await chosen(bots, job("careful"))
        thinking = asyncio.create_task(chosen(bots, job("dream")))
        await asyncio.sleep(0.2)
        await bots.close()
        with pytest.raises(BotFailed):
            await asyncio.wait_for(thinking, 60)

    with_bots(story)


def test_jobs_wait_their_turn_when_there_are_more_than_workers() -> None:
    async def story(bots: ProcessBots) -> list[str]:
        return await asyncio.gather(*(chosen(bots, job("careful")) for _ in range(6)))

    assert with_bots(story) == ["throw"] * 6


def test_a_game_with_advice_of_its_own_lends_it_to_who_resigns() -> None:
    assert stand_in(hostile_bots.GAME) == "crash"


@pytest.mark.parametrize("bot", ["navigator", "flat:iterations=16:later=4", "deckhand", "learned"])
@pytest.mark.parametrize("name", ["amerigo", "dutch-east-indies"])
def test_a_bot_chooses_alike_in_one_process_and_in_another_for_each_decision(
    name: str, bot: str
) -> None:
    game, chance = find_game(name), Seeded(3)
    state = game.setup(2, checked_options(game, 2, {}), chance)
    kept, memories = make_bot(game, bot), [dict[str, Any](), dict[str, Any]()]
    gone_on = 0
    for number in range(24):
        seat = state.seat
        known = game.to_json(game.imagine(state, seat, Stream(number)))
        asked = DecisionTask(name, known, seat, bot, number, "table", memories[seat])
        choice = decided(asked)
        goes_on = kept.decide(asked.handle(), Seeded(number).stream("bot"))
        assert choice.notation == goes_on.notation
        gone_on += choice.memory != {}
        memories[seat] = json.loads(json.dumps(choice.memory))  # plain data
        game.apply(state, game.read_move(state, choice.notation), chance)
    assert gone_on or (bot == "learned" and name == "amerigo")
