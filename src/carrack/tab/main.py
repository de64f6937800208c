"""Entry points of the page's workers: `open_tables` in one of them, `open_mind` in thinking ones.

Arguments and results are objects of the browser; everything else in this package is plain Python.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from pyodide.ffi import JsException, create_proxy, to_js
from starlette.applications import Starlette

from carrack.server.http.requests import HANDLERS
from carrack.server.http.routes import API_ROUTES
from carrack.server.http.tab_routes import TAB_ROUTES
from carrack.server.running import running
from carrack.server.settings import Settings
from carrack.tab.bots import TabBots, thinking
from carrack.tab.bridge import Bridge, Wire
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

SETTINGS = Settings(
    finished_days=0,  # nobody else needs the room
    abandoned_days=0,
    unbegun_days=0,
    analyses_at_once=1,
    analysis_playouts=96,  # the engine is slower there
    cold_steps=16_000,  # no other process could open them
)

REASONS = {
    "QuotaExceededError": FULL,
    "TakenError": TAKEN,
    "DamagedError": DAMAGED,
    "NotFoundError": DAMAGED,
    "VersionError": NEWER,
}
"""The meaning of errors of `blocks.ts` and of the browser's storage; any other forbids storage."""


class BrowserBlocks:
    """The blocks that `web/src/tab/blocks.ts` keeps."""

    def __init__(self, blocks: Any) -> None:
        self.blocks = blocks

    async def load(self) -> bytes:
        try:
            kept: bytes = (await self.blocks.load()).to_bytes()
        except JsException as error:
            raise _reason(error) from None
        return kept

    async def keep(self, changed: dict[int, bytes], size: int) -> None:
        try:
            await self.blocks.keep(to_js(list(changed.items())), size)
        except JsException as error:
            raise _reason(error) from None


def _reason(error: JsException) -> TabStoreError:
    return not_kept(REASONS.get(error.name, FORBIDDEN), f"{error.name}: {error.message}")


class PageBridge:
    """A bridge for objects of the browser."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge

    async def request(self, method: str, address: str, headers: Any, body: Any) -> Any:
        """The answer to a request: an array of status, headers and body."""
        said = await self.bridge.request(method, address, headers.to_py(), body.to_bytes())
        return to_js(said)

    def connect(self, address: str, told: Any) -> Wire:
        """A connection; the worker keeps `told` for as long as it lasts."""
        return self.bridge.connect(address, told)


async def open_tables(blocks: Any, hire: Any, fail: Any) -> PageBridge | None:
    """The tables of this browser; None after `fail` was given the key of a text, and its reason."""
    store = TabStore(BrowserBlocks(blocks))
    try:
        await store.open()
    except TabStoreError as error:
        fail(error.said.key, error.said.args["why"])
        return None
    bots = TabBots(partial(_Hired, hire))
    app = Starlette(routes=[*TAB_ROUTES, *API_ROUTES], exception_handlers=HANDLERS)
    app.state.running = running(store, bots, settings=SETTINGS)
    app.state.carrack = await app.state.running.__aenter__()  # a tab is closed without a word
    return PageBridge(Bridge(app))


class _Hired:
    """A worker of the browser as a :class:`carrack.tab.bots.Hand`."""

    def __init__(
        self, hire: Any, hear: Callable[[bytes], None], broke: Callable[[str], None]
    ) -> None:
        self.hear = create_proxy(lambda message: hear(message.to_bytes()))
        self.broke = create_proxy(broke)
        self.worker = hire(self.hear, self.broke)

    def post(self, message: bytes) -> None:
        self.worker.post(to_js(message))

    def terminate(self) -> None:
        self.worker.terminate()
        self.hear.destroy()
        self.broke.destroy()


def open_mind(say: Any) -> Callable[[Any], None]:
    """Return the function that does the jobs of a worker that thinks."""
    do = thinking(lambda message: say(to_js(message)))
    return lambda message: do(message.to_bytes())


__all__ = ["BLOCK", "open_mind", "open_tables"]
