"""The server's own routes without a server, as a page asks them in its worker."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from starlette.applications import Starlette

from carrack.server.http.requests import HANDLERS
from carrack.server.http.routes import API_ROUTES
from carrack.server.running import running
from carrack.tab.bots import TabBots
from carrack.tab.bridge import Bridge
from carrack.tab.store import FULL, TabStore, not_kept
from support.server.blocks import FolderBlocks
from support.waiting import comes

T = TypeVar("T")
SEATS = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}]
WISH = {"game": "tiny", "players": 2, "seats": SEATS, "seed": 1}


class Page:
    """What a page does with its bridge."""

    def __init__(self, bridge: Bridge, blocks: FolderBlocks) -> None:
        self.bridge = bridge
        self.blocks = blocks

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        sent = b"" if body is None else json.dumps(body).encode()
        status, _, answer = await self.bridge.request(method, f"/api/v1/{path}", headers, sent)
        return status, json.loads(answer or b"null")


def nobody(hear: object, broke: object) -> Any:
    raise AssertionError("no bot plays here")


def with_page(
    folder: Path, story: Callable[[Page], Awaitable[T]], bots: TabBots | None = None
) -> T:
    async def run() -> T:
        blocks = FolderBlocks(folder)
        store = TabStore(blocks)
        await store.open()
        app = Starlette(routes=API_ROUTES, exception_handlers=HANDLERS)
        async with running(store, bots or TabBots(nobody)) as app.state.carrack:
            return await story(Page(Bridge(app), blocks))

    return asyncio.run(run())


def test_a_table_is_begun_played_and_found_again(tmp_path: Path) -> None:
    async def first(page: Page) -> Any:
        status, made = await page.ask("POST", "tables", WISH)
        assert status == 201
        token = ",".join(seat["token"] for seat in made["seats"])
        path = f"tables/{made['table']}"
        _, now = await page.ask("GET", path, token=token)
        move = {"move_id": "one", "at": now["seq"], "seat": now["deciding"]}
        move["move"] = now["legal"][0]["move"]
        status, _ = await page.ask("POST", f"{path}/moves", move, token)
        assert status == 200
        return await page.ask("GET", path, token=token), path, token

    (_, before), path, token = with_page(tmp_path, first)
    _, after = with_page(tmp_path, lambda page: page.ask("GET", path, token=token))
    assert after["seq"] == before["seq"] > 0
    assert after["view"] == before["view"]


def test_what_fell_on_the_table_is_entered_and_kept_in_the_browser(tmp_path: Path) -> None:
    async def first(page: Page) -> Any:
        wish = {"game": "tiny", "players": 2, "seats": SEATS, "beside": True}
        _, made = await page.ask("POST", "tables", wish)
        token = ",".join(seat["token"] for seat in made["seats"])
        path = f"tables/{made['table']}"
        _, now = await page.ask("GET", path, token=token)
        while now["view"] is None:
            body = {"move_id": f"m{now['beside']['at']}", "at": now["beside"]["at"], "picked": [0]}
            status, now = await page.ask("POST", f"{path}/enter", body, token)
            assert status == 200
        move = {"move_id": "throw", "at": now["beside"]["at"], "move": "throw"}
        _, now = await page.ask("POST", f"{path}/moves", move, token)
        assert now["beside"]["asked"]["move"] == "throw"
        return await page.ask("GET", path, token=token), path, token

    before, path, token = with_page(tmp_path, first)
    assert with_page(tmp_path, lambda page: page.ask("GET", path, token=token)) == before


@pytest.mark.parametrize(
    ("method", "path", "status"), [("GET", "tables/none", 404), ("GET", "nothing", 404)]
)
def test_refusals_are_those_of_a_server(
    tmp_path: Path, method: str, path: str, status: int
) -> None:
    async def story(page: Page) -> None:
        code, body = await page.ask(method, path)
        assert code == status
        assert body["error"]["key"].startswith("problem-")

    with_page(tmp_path, story)


def test_full_storage_is_a_sentence_of_its_own(tmp_path: Path) -> None:
    async def story(page: Page) -> None:
        page.blocks.failing = not_kept(FULL)
        status, body = await page.ask("POST", "tables", WISH)
        assert status == 503
        assert body["error"]["args"]["reason"]["key"] == "tab-full"

    with_page(tmp_path, story)


def test_a_connection_gets_what_happens_at_a_table(tmp_path: Path) -> None:
    async def story(page: Page) -> None:
        _, made = await page.ask("POST", "tables", WISH)
        token, told = made["seats"][0]["token"], asyncio.Queue[tuple[str, Any]]()
        wire = page.bridge.connect(
            f"/api/v1/tables/{made['table']}/live", lambda what, more: told.put_nowait((what, more))
        )
        assert await told.get() == ("open", None)
        wire.send(json.dumps({"tokens": [token], "since": None}))
        what, more = await told.get()
        assert what == "message"
        assert json.loads(more)["type"] == "sync"
        wire.close()
        async with comes("the connection ends"):
            await wire.task

        lost = page.bridge.connect(
            "/api/v1/tables/none/live", lambda what, more: told.put_nowait((what, more))
        )
        lost.send(json.dumps({"tokens": [], "since": None}))
        seen = [await told.get() for _ in range(told.qsize() + 2)]
        assert seen[-1] == ("close", 4404)

    with_page(tmp_path, story)


def test_a_bot_is_expected_where_one_sits_and_nowhere_else(tmp_path: Path) -> None:
    bots = TabBots(nobody, warm=60)

    async def story(page: Page) -> None:
        await page.ask("POST", "tables", WISH)
        assert bots.expecting is None
        seats = [SEATS[0], {"kind": "bot", "name": "Bot", "bot": "random"}]
        assert (await page.ask("POST", "tables", WISH | {"seats": seats}))[0] == 201
        assert bots.expecting is not None

    with_page(tmp_path, story, bots)
