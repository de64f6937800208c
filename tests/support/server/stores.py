"""Every implementation of the store, and tests that are told to each. A new one joins `OPEN`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Any, TypeVar

import pytest

from carrack.server.store.sqlite import SqliteStore
from carrack.server.store.store import Store
from carrack.tab.store import TabStore
from support.server import postgres
from support.server.blocks import FolderBlocks

T = TypeVar("T")


async def opened_file(folder: Path) -> Store:
    return SqliteStore(folder / "a.db")


async def opened_tab(folder: Path) -> Store:
    store = TabStore(FolderBlocks(folder))
    await store.open()
    return store


async def opened_postgres(folder: Path) -> Store:
    postgres.needed()
    from carrack.server.store.postgres import PostgresStore

    return PostgresStore(postgres.url_for(folder))


OPEN: dict[str, Callable[[Path], Awaitable[Store]]] = {
    "sqlite": opened_file,
    "tab": opened_tab,
    "postgresql": opened_postgres,
}


@pytest.fixture(params=sorted(OPEN))
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def with_store(kind: str, folder: Path, story: Callable[[Store], Awaitable[T]]) -> T:
    """Opens the store, lets the story happen, closes the store."""

    async def run() -> T:
        store = await OPEN[kind](folder)
        try:
            return await story(store)
        finally:
            await store.close()

    return asyncio.run(run())


def told_to(*kinds: str) -> Callable[[Callable[..., Awaitable[None]]], Callable[..., None]]:
    """Makes a story a test of these stores, each empty; it may ask for fixtures besides."""

    def told(story: Callable[..., Awaitable[None]]) -> Callable[..., None]:
        (_, *asked) = signature(story).parameters.values()
        passed = [each.name for each in asked]

        @pytest.mark.parametrize("kind", kinds)
        def test(kind: str, tmp_path: Path, **fixtures: Any) -> None:
            known = {"tmp_path": tmp_path, **fixtures}
            with_store(kind, tmp_path, lambda store: story(store, *(known[n] for n in passed)))

        own = [Parameter(name, Parameter.KEYWORD_ONLY) for name in ("kind", "tmp_path")]
        more = [each.replace(kind=Parameter.KEYWORD_ONLY) for each in asked]
        parameters = [*own, *(each for each in more if each.name != "tmp_path")]
        vars(test)["__signature__"] = Signature(parameters)
        test.__name__, test.__module__ = story.__name__, story.__module__
        made: Callable[..., None] = test
        return made

    return told


every_store = told_to(*sorted(OPEN))
on_postgresql = told_to("postgresql")
