"""A bot that fails loses its decision to the rule of thumb, or to chance: never the table."""

from __future__ import annotations

import logging
import threading
from pathlib import Path
from typing import Any

import pytest

from carrack.server.tables import turns
from carrack.server.tables.turns import FAILURES
from carrack.server.thinking.bots import BotFailed, Choice, DecisionTask, decided
from support.games import searchable
from support.server.local import InlineBots, NewTable, opened, until_person_decides
from support.waiting import happened, until

Log = pytest.LogCaptureFixture


class Foolish(InlineBots):
    """Bots that fail in a way of their own, as long as they are `foolish`."""

    def __init__(self, answer: str | Exception) -> None:
        super().__init__()
        self.answer = answer
        self.foolish = True

    async def decide(self, job: DecisionTask) -> Choice:
        self.jobs.append(job)
        if not self.foolish:
            return decided(job)
        if isinstance(self.answer, Exception):
            raise self.answer
        return Choice(self.answer)


def moves_of(made: NewTable, seat: int) -> list[str]:
    steps = made.spectator.get("/steps").json()["steps"]
    return [step["move"] for step in steps if step["kind"] == "move" and step["seat"] == seat]


WRONG = ["nonsense", "card 6", "", BotFailed("its process ended"), BotFailed("no answer within 20")]


@pytest.mark.parametrize("answer", WRONG, ids=str)
def test_the_rule_of_thumb_decides_for_a_bot_that_fails_and_the_log_tells_all(
    tmp_path: Path, caplog: Log, answer: Any
) -> None:
    caplog.set_level(logging.WARNING)
    with opened(tmp_path, Foolish(answer)) as local:
        made = local.against_bots(game="guided", bot="admiral")
        made.seats[0].plays("throw", "end")
        until_person_decides(made)
        [first, *_, last] = moves_of(made, 1)
        assert (first, last) == ("throw", "end")
        assert "look" not in moves_of(made, 1)  # chance would now and then
        assert f"table {made.table}, seat 1: bot 'admiral' failed: " in caplog.text
        assert f"table {made.table}, seat 1: bot 'admiral' is replaced: throw" in caplog.text


def test_a_bot_is_told_what_it_kept_unless_another_decided_for_it(tmp_path: Path) -> None:
    bots = Foolish("nonsense")
    bots.foolish = False
    with opened(tmp_path, bots) as local:
        made = local.against_bots(game="guided", bot="admiral", options={"rounds": 4})
        made.seats[0].plays("throw", "end")
        until_person_decides(made)
        first, *later = [job.memory for job in bots.jobs]
        assert first == {} and later and all(memory["begun"] == 1 for memory in later)
        bots.foolish = True
        made.seats[0].plays("throw", "end")
        until_person_decides(made)
        memories = [job.memory for job in bots.jobs[1 + len(later) :]]
        assert memories[0]["begun"] == 1 and not any(memories[1:])


def test_a_bot_that_fails_again_and_again_is_no_longer_asked(tmp_path: Path, caplog: Log) -> None:
    bots = Foolish(BotFailed("no answer within 20 seconds"))
    with opened(tmp_path, bots) as local:
        made = local.table(game="guided")
        for seat in (0, 1):
            made.host.act(seat, "bot", bot="random")
        made.host.pause(False)
        with made.attended():
            assert until_person_decides(made)["status"] == "over"
        asked = [job.seat for job in bots.jobs]
        assert [asked.count(0), asked.count(1)] == [FAILURES, FAILURES]
    lines = [line.getMessage() for line in caplog.records if line.levelno == logging.ERROR]
    assert [f"failed {FAILURES} times in a row" in line for line in lines] == [True, True]


def test_who_hands_the_seat_over_again_gives_the_bot_another_chance(tmp_path: Path) -> None:
    bots = Foolish("nonsense")
    with opened(tmp_path, bots) as local:
        made = local.against_bots(game="guided", options={"rounds": 4})
        while len(bots.jobs) < FAILURES:
            made.seats[0].plays("throw", "end")
            until_person_decides(made)
        bots.foolish = False
        made.seats[0].plays("throw", "end")
        until_person_decides(made)
        assert len(bots.jobs) == FAILURES
        assert made.host.act(1, "human").status_code == 200
        assert made.host.act(1, "bot", bot="random").status_code == 200
        made.seats[0].plays("throw", "end")
        until_person_decides(made)
        assert len(bots.jobs) > FAILURES


def test_a_bot_that_fails_now_and_then_is_asked_on(tmp_path: Path) -> None:
    class Fickle(Foolish):
        async def decide(self, job: DecisionTask) -> Choice:
            self.foolish = len(self.jobs) % 2 == 0
            return await super().decide(job)

    bots = Fickle("nonsense")
    with opened(tmp_path, bots) as local:
        made = local.table(game="guided", options={"rounds": 5})
        for seat in (0, 1):
            made.host.act(seat, "bot", bot="careful")
        made.host.pause(False)
        with made.attended():
            until_person_decides(made)
        assert len(bots.jobs) == len(moves_of(made, 0)) + len(moves_of(made, 1))


@pytest.mark.parametrize("how", ["fails", "hangs"])
def test_where_even_the_rule_of_thumb_fails_chance_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: Log, how: str
) -> None:
    def advice(state: Any, stream: Any) -> Any:
        if how == "fails":
            raise ZeroDivisionError("no rule for this")
        asked.set()
        happened(let_go, "the test ends")

    asked, let_go = threading.Event(), threading.Event()
    monkeypatch.setattr(searchable.KNOWLEDGE, "advice", advice)
    with opened(tmp_path, Foolish("nonsense")) as local:
        made = local.against_bots(game="guided")
        made.seats[0].plays("throw", "end")
        there = local.tables.known[made.table]
        if how == "hangs":
            happened(asked, "the rule of thumb is asked")
            local.passes(turns.ADVICE_SECONDS - 0.05, held=True)
            assert "has no stand-in" not in caplog.text
        until(
            lambda: there.open_table.deciding == 0 or local.passes(1, held=True),
            "chance decides for the bot",
        )
        assert made.spectator.look()["deciding"] == 0
        assert moves_of(made, 1)[-1] == "end"
        let_go.set()
    assert "has no stand-in" in caplog.text
