"""The store of a browser tab, beyond the contract of every store."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

import pytest

from carrack.core.fluent import Texts
from carrack.server.store.faults import Missing, StoreError
from carrack.server.store.schema import VERSION
from carrack.tab.store import (
    BLOCK,
    DAMAGED,
    FORBIDDEN,
    FULL,
    NEWER,
    TAKEN,
    TabStore,
    TabStoreError,
    not_kept,
)
from support.server.blocks import FolderBlocks
from support.server.stored_tables import change, stored
from support.server.virtual import VirtualLoop, rested

T = TypeVar("T")


def with_tab(folder: Path, story: Callable[[TabStore, FolderBlocks], Awaitable[T]]) -> T:
    async def run() -> T:
        blocks = FolderBlocks(folder)
        store = TabStore(blocks)
        await store.open()
        try:
            return await story(store, blocks)
        finally:
            await store.close()

    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(run())


def test_what_the_browser_does_not_keep_has_not_happened(tmp_path: Path) -> None:
    async def story(store: TabStore, blocks: FolderBlocks) -> None:
        await store.create(stored())
        before = await store.load("harbour")
        blocks.failing = not_kept(FULL)
        with pytest.raises(TabStoreError, match="no room left"):
            await store.commit(change(2, '{"move":"x"}'))
        with pytest.raises(TabStoreError):
            await store.delete("harbour")
        blocks.failing = None
        assert await store.load("harbour") == before
        await store.commit(change(2, '{"move":"x"}'))  # there is room again

    with_tab(tmp_path, story)


class SlowBlocks(FolderBlocks):
    """Keeps nothing before `goes_on` is set, and sets `reached` meanwhile."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.reached, self.goes_on = asyncio.Event(), asyncio.Event()

    async def keep(self, changed: dict[int, bytes], size: int) -> None:
        self.reached.set()
        await self.goes_on.wait()
        await super().keep(changed, size)


def with_slow_blocks(
    folder: Path, story: Callable[[TabStore, SlowBlocks], Awaitable[None]]
) -> None:
    async def slowed(store: TabStore, blocks: FolderBlocks) -> None:
        slow = SlowBlocks(folder)
        store.blocks = slow
        await story(store, slow)

    with_tab(folder, slowed)


def test_nobody_sees_a_change_before_it_is_kept(tmp_path: Path) -> None:
    async def story(store: TabStore, blocks: SlowBlocks) -> None:
        creating = asyncio.create_task(store.create(stored()))
        await blocks.reached.wait()
        counting = asyncio.create_task(store.count())
        await rested()
        assert not counting.done()
        blocks.goes_on.set()
        await creating
        assert await counting == 1

    with_slow_blocks(tmp_path, story)


def test_a_caller_that_goes_away_leaves_no_half_of_a_change(tmp_path: Path) -> None:
    async def story(store: TabStore, blocks: SlowBlocks) -> None:
        creating = asyncio.create_task(store.create(stored()))
        await blocks.reached.wait()
        creating.cancel()
        with pytest.raises(asyncio.CancelledError):
            await creating
        counting = asyncio.create_task(store.count())
        await rested()
        assert not counting.done()  # the browser is still at it
        blocks.goes_on.set()
        assert await counting == 1
        assert store.kept == store.connection.serialize() == await blocks.load()
        await store.commit(change(2, '{"move":"x"}'))
        assert store.connection.serialize() == await blocks.load()

    with_slow_blocks(tmp_path, story)


def test_a_caller_that_goes_away_before_its_turn_has_changed_nothing(tmp_path: Path) -> None:
    async def story(store: TabStore, blocks: SlowBlocks) -> None:
        creating = asyncio.create_task(store.create(stored()))
        await blocks.reached.wait()
        deleting = asyncio.create_task(store.delete("harbour"))
        await rested()
        deleting.cancel()
        blocks.goes_on.set()
        await creating
        assert await store.count() == 1

    with_slow_blocks(tmp_path, story)


def test_a_move_is_a_few_blocks_of_many(tmp_path: Path) -> None:
    async def story(store: TabStore, blocks: FolderBlocks) -> None:
        await store.create(stored())
        before = blocks.kept
        await store.commit(change(2, '{"move":"x"}'))
        assert 0 < blocks.kept - before < before / 2

    with_tab(tmp_path, story)


def test_tables_of_a_newer_version_are_left_as_they_are(tmp_path: Path) -> None:
    async def newer(store: TabStore, blocks: FolderBlocks) -> None:
        await store.write(lambda c: c.execute(f"PRAGMA user_version = {VERSION + 1}"))

    async def nothing(store: TabStore, blocks: FolderBlocks) -> None:
        raise AssertionError("it was opened")

    with_tab(tmp_path, newer)
    kept = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    with pytest.raises(StoreError, match="newer Carrack"):
        with_tab(tmp_path, nothing)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == kept


@pytest.mark.parametrize("block", [0, 1, 2])
def test_damage_is_said_and_changes_nothing(tmp_path: Path, block: int) -> None:
    async def filled(store: TabStore, blocks: FolderBlocks) -> None:
        await store.create(stored())

    async def story(store: TabStore, blocks: FolderBlocks) -> None:
        raise AssertionError("it was opened")

    with_tab(tmp_path, filled)
    (tmp_path / f"{block}.block").write_bytes(b"rubbish!" * (BLOCK // 8))
    with pytest.raises(StoreError, match="cannot be read"):
        with_tab(tmp_path, story)
    assert (tmp_path / f"{block}.block").read_bytes().startswith(b"rubbish")


def test_deleted_secrets_are_gone_from_the_browser(tmp_path: Path) -> None:
    async def story(store: TabStore, blocks: FolderBlocks) -> None:
        await store.create(stored())
        await store.delete("harbour")
        assert stored().row.seed not in await blocks.load()
        with pytest.raises(Missing):
            await store.load("harbour")

    with_tab(tmp_path, story)


def test_what_is_kept_is_a_database_that_any_sqlite_reads(tmp_path: Path) -> None:
    async def story(store: TabStore, blocks: FolderBlocks) -> None:
        await store.create(stored())
        file = tmp_path / "copy.db"
        file.write_bytes(await blocks.load())
        connection = sqlite3.connect(file)
        assert connection.execute("SELECT id FROM tables").fetchall() == [("harbour",)]
        connection.close()

    with_tab(tmp_path, story)


def test_what_the_tab_says_is_there_in_both_languages() -> None:
    locale = files("carrack.tab") / "locale"
    texts = [Texts((locale / f"{language}.ftl").read_text("utf-8")) for language in ("en", "de")]
    assert list(texts[0].patterns) == list(texts[1].patterns)
    used = [FULL, TAKEN, FORBIDDEN, DAMAGED, NEWER]
    for known in texts:
        assert sorted(known.patterns) == sorted(used)
        assert all("why" not in known.text(key, {"why": "because"}) for key in used)
