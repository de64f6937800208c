"""Trees that grow in several processes at once."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest

import guided
import plies
from carrack.bots.search import crew
from carrack.bots.search.mind import Mind
from carrack.bots.search.tree import Tree
from carrack.bots.search.tree_settings import TreeSettings
from carrack.core.chance import Seeded, Stream
from carrack.core.game import checked_options
from carrack.core.seat import SeatHandle, for_seat

SETTINGS = TreeSettings(iterations=60, ahead=3, turns=0, workers=2)


@pytest.fixture
def bot() -> Iterator[Tree]:
    tree = Tree("tree", Mind(guided.GAME), SETTINGS)
    yield tree
    assert tree.crew is not None
    tree.crew.close()


def handle_of(players: int = 3) -> SeatHandle:
    options = checked_options(guided.GAME, players, {})
    state = guided.GAME.setup(players, options, Seeded(1))
    guided.GAME.apply(state, next(iter(guided.GAME.legal(state))), Seeded(1))
    return for_seat(guided.GAME, state, Stream(1))


def test_two_processes_try_twice_as_much_and_agree_with_themselves(bot: Tree) -> None:
    alone = Tree("tree", Mind(guided.GAME), TreeSettings(iterations=60, ahead=3, turns=0))
    first = bot.assess(handle_of(), Stream(7))
    once = alone.assess(handle_of(), Stream(7)).iterations
    assert first.iterations == 2 * once
    assert first == bot.assess(handle_of(), Stream(7))
    assert bot.decide(handle_of(), Stream(7)).notation == first.moves[0].move


def test_processes_stay_and_one_that_died_is_replaced(
    bot: Tree, caplog: pytest.LogCaptureFixture
) -> None:
    assert bot.crew is not None
    whole = bot.assess(handle_of(), Stream(7))
    before = [member.process.pid for member in bot.crew.members.values()]
    os.kill(before[0], signal.SIGKILL)
    bot.crew.members[0].process.wait()
    assert bot.assess(handle_of(), Stream(7)).iterations == whole.iterations // 2
    assert "process of a crew" in caplog.text
    assert bot.assess(handle_of(), Stream(7)) == whole
    assert before[1] in [member.process.pid for member in bot.crew.members.values()]


def test_without_any_process_the_bot_searches_alone(
    bot: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.executable", "/nowhere/python")
    alone = Tree("tree", Mind(guided.GAME), TreeSettings(iterations=60, ahead=3, turns=0))
    told = bot.assess(handle_of(), Stream(7))
    assert told.moves == alone.assess(handle_of(), Stream(7)).moves


def test_when_all_have_died_at_once_the_bot_searches_alone_and_starts_others_for_the_next() -> None:
    few = replace(SETTINGS, iterations=12, workers=3)
    bot, alone = [Tree("tree", Mind(guided.GAME), few) for _ in range(2)]
    alone.crew = None
    assert bot.crew is not None
    whole = bot.assess(handle_of(), Stream(7))
    for member in bot.crew.members.values():
        member.process.kill()
        member.process.wait()
    assert bot.assess(handle_of(), Stream(7)).moves == alone.assess(handle_of(), Stream(7)).moves
    assert bot.assess(handle_of(), Stream(7)) == whole
    bot.crew.close()


def test_a_process_that_says_nothing_is_not_waited_for_for_ever(
    bot: Tree, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert bot.crew is not None
    whole = bot.assess(handle_of(), Stream(7))
    monkeypatch.setattr(crew, "PATIENCE", 3.0)
    process = bot.crew.members[1].process
    process.send_signal(signal.SIGSTOP)
    assert bot.assess(handle_of(), Stream(7)).iterations == whole.iterations // 2
    assert process.poll() is not None
    assert "a process of a crew has died" in caplog.text


def test_an_answer_that_nobody_has_read_is_not_that_to_the_next_question(
    bot: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    whole = bot.assess(handle_of(), Stream(7))
    with monkeypatch.context() as patch:
        patch.setattr(crew.Crew, "heard", interrupted)
        with pytest.raises(KeyboardInterrupt):
            bot.assess(handle_of(), Stream(8))
    assert bot.assess(handle_of(), Stream(7)) == whole


def test_processes_end_with_the_bot() -> None:
    bot = Tree("tree", Mind(guided.GAME), SETTINGS)
    bot.decide(handle_of(), Stream(1))
    assert bot.crew is not None
    processes = [member.process for member in bot.crew.members.values()]
    assert all(process.poll() is None for process in processes)
    del bot
    end = time.monotonic() + 10.0
    while time.monotonic() < end and any(process.poll() is None for process in processes):
        time.sleep(0.05)
    assert all(process.poll() is not None for process in processes)


def test_one_line_needs_no_process(bot: Tree) -> None:
    """Nothing is to be compared."""
    game = plies.Plies([0, 1], 1, lambda die, path: 5)
    single = Tree("tree", Mind(game), SETTINGS)
    state = game.setup(2, {}, Seeded(1))
    assert single.decide(SeatHandle(game, state, 0), Stream(1)).notation == "a"
    assert single.crew is not None and single.crew.members == {}
