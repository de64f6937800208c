"""Own bots at a table: those that the host has listed, and nothing else is run."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from carrack.bots import UnknownBot
from carrack.bots.own.program import Program
from carrack.core.chance import Seeded
from carrack.server.thinking.bots import BotFailed, BotSeats, DecisionTask, decided
from carrack.server.thinking.own_bots import OwnBot, OwnBots, OwnBotsError, own_bots_in
from carrack.server.thinking.workers import ProcessBots
from support.bots import hostile_bots
from support.server.local import InlineBots, LocalServer, NewTable, opened, until_person_decides
from support.server.process import run

BOTS = Path(__file__).parents[2] / "tests/support" / "bots"
LIST = f"""
[[bot]]
name = "mine"
title = "A stranger's"
run = "cmd:{sys.executable} {BOTS / "own_program.py"}"
seconds = 30

[[bot]]
name = "silent"
title = "Says nothing"
run = "cmd:{sys.executable} {BOTS / "own_program.py"} sleep"
seconds = 2

[[bot]]
name = "inside"
title = "Of a class"
run = "own_class.py:OwnBot:step=1"
games = ["tiny", "harbour"]
folder = "{BOTS}"
"""
RUNNING = [
    "cmd:touch here",
    "support.bots.own_class:OwnBot",
    "own_class.py:OwnBot",
    "http://127.0.0.1:1/",
    "mine2",
]


def listed(folder: Path, text: str = LIST) -> OwnBots:
    file = folder / "bots.toml"
    file.write_text(text)
    return own_bots_in(file)


def job(bot: str, seed: int = 1) -> DecisionTask:
    """A first decision, in a game that a worker finds."""
    state = hostile_bots.GAME.setup(2, {"rounds": 2, "deal": "open"}, Seeded(seed))
    return hostile_bots.HostileJob("harbour", hostile_bots.GAME.to_json(state), 0, bot, seed)


class Listed(InlineBots):
    """Thinks at once, with own bots."""

    def __init__(self, own: OwnBots) -> None:
        super().__init__()
        self.own = own
        self.seated = BotSeats(own)

    async def decide(self, job: DecisionTask) -> Any:
        self.jobs.append(job)
        try:
            return self.seated.decided(job)
        except Exception as error:
            raise BotFailed(str(error)) from None


@pytest.fixture
def local(tmp_path: Path) -> Iterator[LocalServer]:
    bots = Listed(listed(tmp_path))
    with opened(tmp_path, bots) as local:
        yield local
    bots.seated.bots.clear()


def against(bot: str) -> dict[str, Any]:
    return {"game": "tiny", "seats": [{"kind": "human"}, {"kind": "bot", "bot": bot}]}


def test_the_bots_of_the_list_are_offered_by_title_and_play(local: LocalServer) -> None:
    games = {game["name"]: game for game in local.client.get("/api/v1/games").json()}
    assert games["tiny"]["bots"] == ["careful", "random", "mine", "silent", "inside"]
    assert games["tiny"]["titles"]["mine"] == "A stranger's"
    assert "inside" not in games["amerigo"]["bots"]
    made = local.table(**against("mine"))
    assert made.spectator.look()["seats"][1]["name"] == "A stranger's 2"
    made.seats[0].plays("throw", "end")
    until_person_decides(made)
    assert {"mine"} == {job.bot for job in local.bots.jobs}
    made = local.table(**against("random"))
    assert made.host.act(1, "bot", bot="inside").status_code == 200


class Slow(Listed):
    """Own bots that decide when they are let go."""

    def __init__(self, own: OwnBots) -> None:
        super().__init__(own)
        self.go = asyncio.Event()

    async def decide(self, job: DecisionTask) -> Any:
        await self.go.wait()
        return await super().decide(job)


def test_one_at_work_is_shown_with_the_limit_that_the_list_gives_it(tmp_path: Path) -> None:
    slow = Slow(listed(tmp_path))
    with opened(tmp_path, slow) as local:
        for bot, seconds, limit in (("mine", None, 30), ("inside", None, 10), ("random", 1, None)):
            slow.go.clear()
            made = local.table(**against(bot))
            made.seats[0].plays("throw", "end")
            looked = made.spectator.look()["thinking"]
            assert (looked["bot"], looked["seconds"], looked["limit"]) == (bot, seconds, limit)
            local.does(slow.go.set)
            until_person_decides(made)
    slow.seated.bots.clear()


@pytest.mark.parametrize("bot", RUNNING)
def test_nobody_enters_a_command_or_an_address(
    local: LocalServer, bot: str, tmp_path: Path
) -> None:
    made = local.table(**against("careful"))
    refused = [
        local.post_table(**against(bot)),
        made.host.act(1, "bot", bot=bot),
        made.seats[0].act(0, "resign", bot=bot),
    ]
    assert [response.status_code for response in refused] == [400] * 3
    assert all("There is no bot" in answer.json()["error"]["message"] for answer in refused)


@pytest.mark.parametrize("bot", RUNNING)
def test_whatever_a_record_names_nothing_is_run_that_is_not_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    monkeypatch.chdir(tmp_path)
    seated = BotSeats(listed(tmp_path))
    for ask in (seated.decided, seated.assessed, decided):
        with pytest.raises(UnknownBot, match="no bot"):
            ask(job(bot))
    assert not (tmp_path / "here").exists()


def test_a_bot_that_says_nothing_loses_its_decisions_and_the_log_has_why(
    local: LocalServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    made: NewTable = local.table(**against("silent"))
    made.seats[0].plays("throw", "end")
    until_person_decides(made)
    assert "bot 'silent' failed: no answer within 2 seconds" in caplog.text
    assert "now I sleep" in caplog.text
    assert "bot 'silent' is replaced" in caplog.text


def test_they_think_in_the_processes_of_all_bots(tmp_path: Path) -> None:
    own = listed(tmp_path)

    async def story() -> list[str]:
        bots = ProcessBots(1, own=own)
        try:
            return [(await bots.decide(job(name))).notation for name in ("mine", "inside", "mine")]
        finally:
            await bots.close()

    seated = BotSeats(own)
    wanted = [seated.decided(job(name)).notation for name in ("mine", "inside", "mine")]
    assert asyncio.run(story()) == wanted


def test_memory_comes_back_to_a_program_of_another_process(tmp_path: Path) -> None:
    own = listed(tmp_path)
    first = BotSeats(own).decided(job("mine"))
    assert first.memory == {"asked": 1}
    assert BotSeats(own).decided(replace(job("mine"), memory=first.memory)).memory == {"asked": 2}


# --- the file ------------------------------------------------------------------------------------


def entry(**more: object) -> str:
    values = {"name": "mine", "title": "Mine", "run": "support.bots.own_class:OwnBot", **more}
    return "[[bot]]\n" + "".join(f"{key} = {value!r}\n" for key, value in values.items())


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[[bot", "bots.toml: "),
        ("[[bots]]\nname = 'x'", "unknown field `bots`"),
        (entry(name="My bot"), r"matching regex .*bot\[0\].name"),
        (entry(title=""), r"length >= 1.*bot\[0\].title"),
        (entry(speed=3), "unknown field `speed`"),
        (entry(memory=1 << 40), r"<= 1048576.*bot\[0\].memory"),
        (entry(seconds=0), r"> 0.*bot\[0\].seconds"),
        (entry(name="random"), r"bot 1 \(random\): .* has a bot of this name; choose another"),
        (entry(name="tree"), r"bot 1 \(tree\): an earlier version .* bot of this name; choose an"),
        (entry() + entry(), r"bot 2 \(mine\): another has this name already"),
        (entry(games=["chess"]), r"bot 1 \(mine\): .*chess"),
        (entry(run="cmd:no-such-program"), r"bot 1 \(mine\): .* cannot be started: there is none"),
        (entry(run="nowhere.py:Bot"), r"bot 1 \(mine\): there is no file nowhere.py"),
        (entry(run="greedy"), r"bot 1 \(mine\): there is no bot 'greedy', and none that is inst"),
    ],
)
def test_a_list_that_cannot_be_used_is_refused_with_the_reason(
    tmp_path: Path, text: str, wrong: str
) -> None:
    with pytest.raises(OwnBotsError, match=wrong) as raised:
        listed(tmp_path, text)
    assert str(raised.value).startswith(str(tmp_path / "bots.toml"))


def test_a_server_with_a_list_that_cannot_be_used_says_so_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "carrack.toml").write_text('bots = "mine.toml"')
    done = run("serve", "--port", "0", "--data", str(tmp_path))
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert f"carrack: {tmp_path / 'mine.toml'} cannot be read" in done.stderr


def test_seconds_that_the_command_says_for_itself_are_those_that_it_is_waited_for(
    tmp_path: Path,
) -> None:
    for name in (
        f"cmd:seconds=300:{sys.executable} x.py",
        "support.bots.own_class:OwnBot:seconds=300",
    ):
        text = entry(run=name, seconds=5, folder=str(BOTS))
        assert listed(tmp_path, text)["mine"].patience > 300


def test_a_program_that_nobody_asks_again_is_ended_and_can_start_again(tmp_path: Path) -> None:
    seated = BotSeats(listed(tmp_path))
    first = seated.decided(job("mine"))
    seated.decided(job("careful"))
    [mine, ours] = seated.bots.values()
    assert isinstance(mine, Program) and mine.line is not None
    line = mine.line
    seated.tidy(60)
    assert not line.ended()
    del mine
    seated.tidy(0)
    assert line.ended()
    assert list(seated.bots.values()) == [ours]
    assert seated.decided(replace(job("mine"), memory=first.memory)).memory == {"asked": 2}


def test_a_bot_has_a_process_as_long_as_it_may_think() -> None:
    assert OwnBot("a", "A", "x:Y", seconds=300).patience > 300
