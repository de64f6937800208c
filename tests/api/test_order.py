"""Validate, commit, answer, show: in this order, whatever fails in between."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from carrack.core.game import state_hash
from carrack.server.shapes.messages import MovePost
from carrack.server.store.faults import StoreError
from carrack.server.store.store import Store
from carrack.server.store.table_rows import Change
from carrack.server.tables import moves, watching
from carrack.server.tables.auth import Keys
from carrack.server.tables.turns import BotTurn
from carrack.server.thinking.bots import BotFailed, Choice, DecisionTask
from support.server import in_turn
from support.server.local import (
    InlineBots,
    LocalServer,
    NewTable,
    closed_with,
    move_id,
    next_of,
    opened,
    own_token,
    until_person_decides,
)
from support.server.virtual import rested
from support.waiting import until


class Watched(Store):
    """A store that can be held up, or be full, and reports its commits."""

    def __init__(self, *where: Any) -> None:
        super().__init__(*where)
        self.held: asyncio.Event | None = None
        self.reached = asyncio.Event()
        self.full = False

    async def commit(self, change: Change) -> None:
        self.reached.set()
        if self.held is not None:
            await self.held.wait()
        if self.full:
            raise StoreError("the disk is full")
        await super().commit(change)


def test_nobody_sees_a_move_before_it_is_kept(tmp_path: Path) -> None:
    """While the commit is held up: no answer, no push, and who looks waits instead of seeing it."""
    store = in_turn.made_as(Watched, tmp_path / "carrack.db")
    with opened(tmp_path, store=store) as local:
        local.rests()
        made = local.table()
        table = local.tables.known[made.table]

        async def story() -> tuple[bool, bool, int, list[int]]:
            store.held = asyncio.Event()
            store.reached.clear()
            watcher = await watching.join(table, Keys(), None)
            watcher.queue.get_nowait()
            moving = asyncio.create_task(ask_to_throw(local, made))
            await store.reached.wait()
            looking = asyncio.create_task(look(local, made))
            await rested()
            early = moving.done() or looking.done()
            silent = watcher.queue.empty()
            store.held.set()
            seen = [await moving, await look_result(looking)]
            pushed = watcher.queue.qsize()
            await watching.leave(table, watcher)
            store.held = None
            return early, silent, pushed, seen

        early, silent, pushed, seen = local.does(story)
        assert (early, silent, pushed) == (False, True, 1)
        assert seen == [1, 1]


async def ask_to_throw(local: LocalServer, made: NewTable) -> int:
    async with local.tables.use(made.table) as table:
        post = MovePost(move_id=move_id(), at=0, move="throw")
        await moves.move(table, Keys(tuple(made.seats[0].tokens)), post)
        return int(table.open_table.seq)


async def look(local: LocalServer, made: NewTable) -> int:
    async with local.tables.use(made.table) as table, table.opened() as open_table:
        return int(open_table.seq)


async def look_result(task: asyncio.Task[int]) -> int:
    return await task


def test_a_move_that_cannot_be_saved_has_not_happened(tmp_path: Path) -> None:
    store = in_turn.made_as(Watched, tmp_path / "carrack.db")
    with opened(tmp_path, store=store) as local:
        made = local.table()
        before = made.fingerprint()
        with made.seats[1].watching() as socket:
            next_of(socket, "sync")
            store.full = True
            body = {"move_id": "again", "move": "throw", "at": 0}
            response = made.seats[0].post("/moves", body)
            assert (response.status_code, response.json()["error"]["code"]) == (503, "store")
            assert "the disk is full" in response.json()["error"]["message"]
            assert closed_with(socket) == 4408
        assert made.fingerprint() == before
        assert made.seats[0].act(0, "link", token=own_token()).status_code == 503
        store.full = False
        assert made.seats[0].look()["you"] == [0]  # the old link still opens
        assert made.seats[0].post("/moves", body).status_code == 200


def test_others_are_asked_before_something_is_refused_but_not_where_it_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What an old position forbids, a newer one may allow; a full disk stays full."""
    store, asked = in_turn.made_as(Watched, tmp_path / "carrack.db"), []

    async def ask() -> None:
        asked.append("whether something newer is stored")

    with opened(tmp_path, store=store) as local:
        made = local.table()
        with made.seats[0].watching() as socket:
            next_of(socket, "sync")
            monkeypatch.setattr(local.tables.known[made.table].others, "require_as_stored", ask)
            assert made.seats[0].move("nonsense").status_code == 422
            assert len(asked) == 1
            store.full = True
            assert made.seats[0].move("throw").status_code == 503
            assert len(asked) == 1
            assert closed_with(socket) == 4408


def test_a_store_that_fails_while_reading_is_no_mistake_of_the_asker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = in_turn.made_as(Watched, tmp_path / "carrack.db")

    async def broken(*_: Any) -> None:
        raise StoreError("the disk is gone")

    with opened(tmp_path, store=store) as local:
        made = local.table()
        made.seats[0].move("throw", move_id="first")
        for name, ask in (
            ("receipt", lambda: made.seats[0].move("throw", move_id="first")),
            ("glance", lambda: local.client.post("/api/v1/mine", json={"tables": []})),
            ("count", local.post_table),
        ):
            with monkeypatch.context() as failing:
                failing.setattr(store, name, broken)
                response = ask()
            assert (response.status_code, response.json()["error"]["code"]) == (503, "store")
        made.seats[0].plays("end")


def test_a_restart_in_the_middle_of_a_turn_loses_nothing(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        made = local.table(seed=1)
        made.seats[0].plays("throw")
        card = made.seats[0].look()["legal"][-3]["move"]
        made.seats[0].plays("look")
        made.seats[1].command("call", 1)
        made.host.act(1, "rename", name="Bea")
        before, looks = made.fingerprint(), [seat.look() for seat in made.seats]
        steps = [seat.get("/steps").text for seat in made.seats]
    with opened(tmp_path) as local:
        made = NewTable(local, made.answer)
        assert made.fingerprint() == before
        assert [seat.look() for seat in made.seats] == looks
        assert [seat.get("/steps").text for seat in made.seats] == steps
        assert card in [move["move"] for move in made.seats[0].look()["legal"]]
        made.play_out()


def test_a_provisional_turn_can_be_taken_back_after_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        made = local.table(seed=1)
        made.seats[0].plays("throw")
        before = made.fingerprint()[0]
        cards = [m["move"] for m in made.seats[0].look()["legal"] if m["move"].startswith("card")]
        made.seats[0].plays(cards[0])
    with opened(tmp_path) as local:
        made = NewTable(local, made.answer)
        assert made.seats[0].look()["provisional"] is True
        assert made.seats[0].undo(1).status_code == 200
        assert made.fingerprint()[0] == before


def test_chance_continues_from_the_same_seed_after_a_restart(tmp_path: Path) -> None:
    """A table that was interrupted has the same record as one that was not."""
    texts = []
    for name in ("whole", "interrupted"):
        (tmp_path / name).mkdir()
        with opened(tmp_path / name) as local:
            made = local.table(seed=9)
            made.seats[0].plays("throw")
            if name == "whole":
                made.play_out()
                texts.append(made.spectator.get("/record").text)
    with opened(tmp_path / "interrupted") as local:
        made = NewTable(local, made.answer)
        made.play_out()
        texts.append(made.spectator.get("/record").text)
    assert texts[0] == texts[1]


class Silent(InlineBots):
    """Bots that never finish thinking."""

    async def decide(self, job: DecisionTask) -> Choice:
        self.jobs.append(job)
        await asyncio.Event().wait()
        raise AssertionError


def test_a_bots_turn_continues_by_itself_after_a_restart(tmp_path: Path) -> None:
    silent = Silent()
    with opened(tmp_path, silent) as local:
        made = local.against_bots()
        made.seats[0].plays("throw", "end")
        assert made.spectator.look()["deciding"] == 1
        until(lambda: len(silent.jobs) == 1, "it is asked")
    with opened(tmp_path, silent):
        until(lambda: len(silent.jobs) == 2, "it is asked again without anybody having looked")
    assert silent.jobs[0] == silent.jobs[1]
    with opened(tmp_path) as local:
        made = NewTable(local, made.answer)
        until_person_decides(made)
        assert made.spectator.look()["deciding"] == 0


class Foolish(InlineBots):
    """Bots that fail in a way of their own."""

    def __init__(self, answer: str | Exception) -> None:
        super().__init__()
        self.answer = answer

    async def decide(self, job: DecisionTask) -> Choice:
        self.jobs.append(job)
        if isinstance(self.answer, Exception):
            raise self.answer
        return Choice(self.answer)


@pytest.mark.parametrize(
    "answer", ["nonsense", "card 6", "call", BotFailed("its process ended")], ids=str
)
def test_a_bot_that_fails_is_replaced_by_chance_and_the_log_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, answer: Any
) -> None:
    caplog.set_level(logging.WARNING)
    with opened(tmp_path, Foolish(answer)) as local:
        made = local.against_bots()
        made.seats[0].plays("throw", "end")
        until_person_decides(made)
        moves = [s["move"] for s in made.spectator.get("/steps").json()["steps"] if s["seat"] == 1]
        assert moves[-1] == "end"
    assert "bot 'random'" in caplog.text


def test_a_bot_whose_seat_is_handed_back_meanwhile_does_not_move(tmp_path: Path) -> None:
    silent = Silent()
    with opened(tmp_path, silent) as local:
        made = local.table()
        made.host.act(0, "bot")
        assert made.spectator.look()["deciding"] == 0
        made.host.act(0, "human")
        table = local.tables.known[made.table]

        async def late() -> None:
            await table.turns.move(BotTurn(silent.jobs[0], 1, made.table), Choice("throw"))

        local.does(late)
        assert made.open_table().seq == 2  # the two notes
        made.seats[0].plays("throw")


def test_a_table_of_another_version_is_said_to_be_unreadable(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        made, other = local.table(), local.table()
        made.seats[0].plays("throw")
    with in_turn.database(tmp_path / "carrack.db") as database:
        database.execute(
            "UPDATE entries SET line = replace(line, 'throw', 'leap')"
            " WHERE table_id = ? AND line LIKE '%\"move\"%'",
            (made.table,),
        )
    with opened(tmp_path) as local:
        response = NewTable(local, made.answer).spectator.get()
        assert (response.status_code, response.json()["error"]["code"]) == (500, "unreadable")
        assert "leap" in response.json()["error"]["message"]
        other = NewTable(local, other.answer)
        other.seats[0].plays("throw")
        assert state_hash(other.open_table().game, other.open_table().match.state)
