"""What takes long is done in background beside the server, and what is too long is refused."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from evidence.support.longest_wait import longest_wait

from carrack.core.record import Record
from carrack.core.registry import find_game
from carrack.server.http.statuses import status_of
from carrack.server.refusals import Problem
from carrack.server.settings import Settings
from carrack.server.tables.background import BackgroundProcess, BackgroundWorker
from carrack.server.tables.replays import Past, Replays
from support.games.undo_games import cycles
from support.server.local import LocalServer, opened

LINE_ENDS = ["\n", "\r", "\x0b", "\x1c", "\x85", "\u2028"]


def bomb(entries: int) -> Record:
    """A record in which a move is played and taken back so often."""
    return cycles(find_game("amerigo"), entries // 2).record()


@pytest.fixture(scope="module")
def lines() -> list[str]:
    return bomb(4_000).text().splitlines()


@pytest.mark.parametrize("end", LINE_ENDS, ids=ascii)
def test_a_record_is_as_long_as_it_is_when_read_however_its_lines_end(
    local: LocalServer, lines: list[str], end: str
) -> None:
    """With other line ends than it counted, 2 MB cost a server 33 seconds, and memory for good."""
    long = end.join([*lines, *(lines[-2:] * 11_000)])
    before = time.process_time()
    refused = local.client.post("/api/v1/replays", content=long.encode())
    assert refused.status_code == 400
    assert "at most 24,000 lines" in refused.json()["error"]["message"]
    assert time.process_time() - before < 2


@pytest.mark.parametrize("line", ['{"note":{}}', '{"note":{"a":[[],[],[],[]]}}'])
def test_notes_count_as_steps(local: LocalServer, lines: list[str], line: str) -> None:
    refused = local.client.post("/api/v1/replays", content="\n".join([lines[0], *[line] * 12_001]))
    assert refused.status_code == 400
    assert "at most 12,000 steps" in refused.json()["error"]["message"]


def test_moves_and_undos_by_the_thousand_are_played_in_no_more_time_than_their_number(
    local: LocalServer,
) -> None:
    before = time.process_time()
    answer = local.client.post("/api/v1/replays", content=bomb(11_900).text())
    assert answer.status_code == 201, answer.text
    assert time.process_time() - before < 20, "the square of this would take a minute"
    at = local.client.get(f"/api/v1/replays/{answer.json()['replay']}/at/11000").json()
    assert at["seq"] == 11_000


def test_records_give_way_when_they_take_too_much_memory(tmp_path: Path, lines: list[str]) -> None:
    body = "\n".join(lines)
    with opened(tmp_path, settings=Settings(past_mebibytes=4, loopback_exempt=True)) as local:
        names = [local.client.post("/api/v1/replays", content=body).json()["replay"] for _ in "123"]
        found = [local.client.get(f"/api/v1/replays/{name}/at/9").status_code for name in names]
        assert found == [404, 404, 200]
        made = local.table()
        made.play_out()
        before = made.spectator.get("/at/3").json()
        local.client.post("/api/v1/replays", content=body)
        assert made.spectator.get("/at/3").json() == before


@pytest.mark.parametrize("kind", [BackgroundWorker, BackgroundProcess])
def test_what_waits_or_is_asked_while_the_server_ends_is_refused_as_busy(
    kind: type[BackgroundWorker],
) -> None:
    async def play() -> list[BaseException | None]:
        office, held = kind(), threading.Event()
        office.threads.submit(held.wait)
        waits = asyncio.ensure_future(office.ask("offered", "amerigo"))
        await asyncio.sleep(0)  # it is in the queue
        await office.close()
        held.set()
        return await asyncio.gather(waits, office.ask("offered", "amerigo"), return_exceptions=True)

    for refused in asyncio.run(play()):
        assert isinstance(refused, Problem)
        assert (status_of(refused), refused.message) == (
            503,
            "This could not be done now; try again.",
        )


# --- in a process ---------------------------------------------------------------------------------


@asynccontextmanager
async def archive() -> AsyncIterator[BackgroundProcess]:
    office = BackgroundProcess()
    await office.ask("offered", "amerigo")  # it is there
    try:
        yield office
    finally:
        await office.close()


def test_nobody_waits_while_a_long_record_is_played() -> None:
    async def play() -> float:
        text = bomb(11_900).text()
        async with archive() as office:
            _, waited = await longest_wait(office.ask("add", "a", text))
            return waited

    assert asyncio.run(play()) < 0.25, "in the server's process it would be seconds"


def test_an_office_whose_process_ends_is_told_everything_again() -> None:
    async def play() -> None:
        record = bomb(400)
        past = Past("abc", record.header, record.entries)
        async with archive() as office:
            replays = Replays(office)
            first = await replays.table_at(past, 300, ())
            assert json.loads(first)["seq"] == 300
            with pytest.raises(Problem) as failed:
                await office.ask("generate", "dutch-east-indies", 3, "no number")
            assert status_of(failed.value) == 503
            assert office.worker.process is not None
            office.worker.process.kill()
            office.worker.process.join()
            with pytest.raises(Problem):
                await replays.table_at(past, 300, ())
            assert await replays.table_at(past, 300, ()) == first

    asyncio.run(play())


def test_the_archive_gives_a_long_story_as_the_table_would(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = local.table()
    made.play_out()
    short = made.seats[1].get("/steps").json(), made.seats[1].get("/record").text
    newest = made.seats[1].get("/steps?from=4").json()["steps"]
    monkeypatch.setattr("carrack.server.tables.payloads.AT_ONCE", 3)
    assert (made.seats[1].get("/steps").json(), made.seats[1].get("/record").text) == short
    assert made.seats[1].get("/steps?from=4").json()["steps"] == newest
    with made.seats[1].watching(since=0) as socket:
        assert socket.receive_json()["steps"] == short[0]["steps"][-3:]
