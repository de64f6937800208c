"""What every store promises. A new implementation is added to `OPEN`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest

from carrack.server.sqlite import SqliteStore
from carrack.server.statements import ANSWERS_KEPT
from carrack.server.store import (
    DONE,
    FAILED,
    WAITING,
    AnalysisRow,
    Conflict,
    Missing,
    Store,
)
from store.stores import LINES, SEATS, change, stored

T = TypeVar("T")
OPEN: dict[str, Callable[[Path], Store]] = {"sqlite": lambda folder: SqliteStore(folder / "a.db")}


@pytest.fixture(params=sorted(OPEN))
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def with_store(kind: str, folder: Path, story: Callable[[Store], Awaitable[T]]) -> T:
    """Opens the store, lets the story happen, closes the store."""

    async def run() -> T:
        store = OPEN[kind](folder)
        try:
            return await story(store)
        finally:
            await store.close()

    return asyncio.run(run())


def test_a_table_is_loaded_as_it_was_created(kind: str, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.create(stored())
        assert await store.load("harbour") == stored()

    with_store(kind, tmp_path, story)


def test_two_tables_cannot_have_one_name(kind: str, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.create(stored())
        with pytest.raises(Conflict):
            await store.create(replace(stored(), lines=["other"]))
        assert (await store.load("harbour")).lines == LINES

    with_store(kind, tmp_path, story)


def test_entries_keep_their_order_and_survive_closing(kind: str, tmp_path: Path) -> None:
    async def first(store: Store) -> None:
        await store.create(stored())
        for number in range(2, 12):
            await store.commit(change(number, f"entry {number}"))

    async def second(store: Store) -> list[str]:
        return (await store.load("harbour")).lines

    with_store(kind, tmp_path, first)
    lines = with_store(kind, tmp_path, second)
    assert lines == LINES + [f"entry {number}" for number in range(2, 12)]


def test_an_entry_is_never_written_twice_and_none_is_left_out(kind: str, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.create(stored())
        for first in (0, 1, 3, 7):
            with pytest.raises(Conflict):
                await store.commit(change(first, "wrong place"))
        assert await store.load("harbour") == stored()

    with_store(kind, tmp_path, story)


def test_of_two_who_write_at_once_one_wins(kind: str, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.create(stored())
        both = [store.commit(change(2, text)) for text in ("mine", "yours")]
        done = await asyncio.gather(*both, return_exceptions=True)
        assert [type(outcome) for outcome in done] == [type(None), Conflict]
        assert (await store.load("harbour")).lines == [*LINES, "mine"]

    with_store(kind, tmp_path, story)


def test_a_refused_change_leaves_nothing_behind(kind: str, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.create(stored())
        seats = (replace(SEATS[0], name="Mallory"),)
        wrong = replace(change(9, "gap", move_id="m1"), seats=seats, status="over", rematch="x")
        with pytest.raises(Conflict):
            await store.commit(wrong)
        assert await store.load("harbour") == stored()
        assert await store.answer("harbour", "m1") is None

    with_store(kind, tmp_path, story)


def test_a_failed_change_does_not_harm_others_of_the_same_commit(kind: str, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await asyncio.gather(*(store.create(stored(f"table{i}")) for i in range(20)))
        jobs = [
            store.commit(change(2 if i % 2 else 5, "entry", table=f"table{i}")) for i in range(20)
        ]
        outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(outcome, Conflict) for outcome in outcomes] == [True, False] * 10
        counts = [len((await store.load(f"table{i}")).lines) for i in range(20)]
        assert counts == [2, 3] * 10

    with_store(kind, tmp_path, story)


def test_an_answer_is_kept_with_its_change(kind: str, tmp_path: Path) -> None:
    async def first(store: Store) -> None:
        await store.create(stored())
        await store.commit(change(2, "entry", move_id="m1"))

    async def second(store: Store) -> None:
        answer = await store.answer("harbour", "m1")
        assert answer is not None
        assert (answer.body, answer.asker, answer.request) == (b'{"seq":1}', "0", "fingerprint")
        assert await store.answer("harbour", "m2") is None
        assert await store.answer("elsewhere", "m1") is None

    with_store(kind, tmp_path, first)
    with_store(kind, tmp_path, second)


def test_a_move_id_is_answered_once(kind: str, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.create(stored())
        await store.commit(change(2, "entry", move_id="m1"))
        with pytest.raises(Conflict):
            await store.commit(change(3, "again", move_id="m1"))
        assert (await store.load("harbour")).lines == [*LINES, "entry"]

    with_store(kind, tmp_path, story)


def test_old_answers_are_let_go(kind: str, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.create(stored())
        last = ANSWERS_KEPT + 10
        for number in range(2, last + 1):
            await store.commit(change(number, "entry", move_id=f"m{number}"))
        assert await store.answer("harbour", f"m{last - ANSWERS_KEPT - 1}") is None
        assert await store.answer("harbour", f"m{last - ANSWERS_KEPT}") is not None

    with_store(kind, tmp_path, story)


def test_seats_and_rematch_change_with_an_entry(kind: str, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.create(stored())
        bot = replace(SEATS[0], kind="bot", bot="greedy", resigned=True)
        await store.commit(replace(change(2, "note"), seats=(bot,), rematch="next"))
        await store.commit(change(3, "later"))
        found = await store.load("harbour")
        assert found.seats == [bot, SEATS[1]]
        assert (found.row.rematch, found.row.deciding, found.row.updated[:10]) == (
            "next",
            1,
            "2026-01-02",
        )

    with_store(kind, tmp_path, story)


def test_tables_that_wait_for_a_bot_are_found(kind: str, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.create(stored("person", deciding=0))
        await store.create(stored("robot", deciding=1))
        await store.create(stored("done", deciding=1))
        await store.commit(replace(change(2, "end", table="done"), status="over", deciding=-1))
        assert await store.waiting_for_bots() == ["robot"]
        rows = await store.glance(["robot", "nowhere", "person"])
        assert [(row.table, len(seats)) for row, seats in rows] == [("robot", 2), ("person", 2)]

    with_store(kind, tmp_path, story)


def test_an_analysis_is_kept_beside_the_table(kind: str, tmp_path: Path) -> None:
    done = AnalysisRow("harbour", DONE, 1, "", b'{"form":1}' * 1000)

    async def first(store: Store) -> None:
        await store.create(stored())
        assert await store.analysis("harbour") is None
        await store.put_analysis(AnalysisRow("harbour", WAITING))
        await store.put_analysis(AnalysisRow("harbour", FAILED, 2, "no time"))
        assert await store.analysis("harbour") == AnalysisRow("harbour", FAILED, 2, "no time")
        await store.put_analysis(done)
        assert await store.load("harbour") == stored()

    async def second(store: Store) -> None:
        assert await store.analysis("harbour") == done
        await store.delete("harbour")
        assert await store.analysis("harbour") is None
        with pytest.raises(Missing):
            await store.put_analysis(done)

    with_store(kind, tmp_path, first)
    with_store(kind, tmp_path, second)


def test_analyses_that_wait_are_found_in_the_order_of_the_wishes(kind: str, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        for table in ("zebra", "ant", "done", "lost"):
            await store.create(stored(table))
            await store.put_analysis(AnalysisRow(table, WAITING))
        await store.put_analysis(AnalysisRow("done", DONE, 1, "", b"{}"))
        await store.put_analysis(AnalysisRow("lost", FAILED, 1, "no"))
        await store.put_analysis(AnalysisRow("zebra", WAITING, 1))  # begun, not finished
        assert await store.waiting_for_analysis() == ["zebra", "ant"]

    with_store(kind, tmp_path, story)


@pytest.mark.parametrize("hints", [True, False])
def test_whether_there_are_hints_is_kept(kind: str, tmp_path: Path, hints: bool) -> None:
    async def story(store: Store) -> None:
        await store.create(replace(stored(), row=replace(stored().row, hints=hints)))
        await store.commit(change(2, "entry"))
        assert (await store.load("harbour")).row.hints is hints

    with_store(kind, tmp_path, story)


def test_a_deleted_table_is_gone_with_all_that_belongs_to_it(kind: str, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.create(stored())
        await store.create(stored("other"))
        await store.commit(change(2, "entry", move_id="m1"))
        await store.delete("harbour")
        assert await store.count() == 1
        assert await store.answer("harbour", "m1") is None
        for gone in (store.load("harbour"), store.delete("harbour")):
            with pytest.raises(Missing):
                await gone
        with pytest.raises(Missing):
            await store.commit(change(3, "entry"))
        await store.create(stored())
        assert await store.load("harbour") == stored()

    with_store(kind, tmp_path, story)
