"""A bot that thinks is replaced: nobody waits for what it would have played."""

from __future__ import annotations

import asyncio
from pathlib import Path

from carrack.server.thinking.bots import Choice, DecisionTask
from support.server.local import InlineBots, LocalServer, next_of, opened
from support.waiting import until

SLOW, QUICK = "careful", "random"


class Ponderous(InlineBots):
    """One of the bots never comes to an end."""

    turn_seconds = {SLOW: 60}  # noqa: RUF012

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[DecisionTask] = []
        self.stopped: list[DecisionTask] = []

    async def decide(self, job: DecisionTask) -> Choice:
        if job.bot != SLOW:
            return await super().decide(job)
        self.begun.append(job)
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.stopped.append(job)
            raise
        raise AssertionError("it waits for ever")


def test_a_bot_is_stopped_in_mid_thought_and_another_plays_on(tmp_path: Path) -> None:
    bots = Ponderous()
    with opened(tmp_path, bots) as local:
        made = local.against_bots(bot=SLOW)
        with made.attended():
            made.seats[0].plays("throw", "end")
            until(lambda: len(bots.begun) == 1)
            assert made.host.act(1, "bot", bot=QUICK).status_code == 200
            until(lambda: made.spectator.look()["deciding"] == 0)
        assert bots.stopped == bots.begun
        assert [job.bot for job in bots.jobs][:1] == [QUICK]


def test_a_bot_that_is_renamed_meanwhile_is_asked_again(tmp_path: Path) -> None:
    bots = Ponderous()
    with opened(tmp_path, bots) as local:
        made = local.against_bots(bot=SLOW)
        with made.attended():
            made.seats[0].plays("throw", "end")
            until(lambda: len(bots.begun) == 1)
            made.host.act(1, "rename", name="Ben")
            until(lambda: len(bots.begun) == 2)
            made.spectator.look()  # changes nothing
            assert (len(bots.begun), bots.stopped) == (2, bots.begun[:1])


def test_it_is_said_beforehand_and_meanwhile_how_long_a_turn_takes_here(tmp_path: Path) -> None:
    with opened(tmp_path, Ponderous()) as local:
        games = {game["name"]: game for game in local.client.get("/api/v1/games").json()}
        assert games["tiny"]["seconds"] == {SLOW: 60}
        made = local.against_bots(bot=SLOW)
        with made.spectator.watching() as socket:
            made.seats[0].plays("throw", "end")
            assert next_of(socket, "thinking")["seconds"] == 60


def test_a_server_names_the_seconds_of_the_strengths(local: LocalServer) -> None:
    games = {game["name"]: game for game in local.client.get("/api/v1/games").json()}
    assert games["amerigo"]["seconds"]["admiral"] == 10
