"""Firefox and WebKitGTK as Debian has them, driven by JavaScript alone."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
from evidence.support.proxies import free_port
from websockets.sync.client import ClientConnection, connect

T = TypeVar("T")
PATIENCE = 60.0  # s until something has happened, on a busy machine
WEBKIT = {
    "browserName": "MiniBrowser",
    "webkitgtk:browserOptions": {"args": ["--automation"]},
}


class Browser(ABC):
    """One page of a browser."""

    version = ""

    @abstractmethod
    def open(self, address: str) -> None:
        """Loads a page, also the one that is there already."""

    @abstractmethod
    def reload(self) -> None:
        """Loads the page again."""

    @abstractmethod
    def run(self, body: str) -> Any:
        """What the body of a function returns; a promise is waited for."""

    def wait_for(self, expression: str) -> Any:
        """Waits until an expression is true; returns its value.

        Raises TimeoutError with what the page says when it never is.
        """
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if value := self.run(f"return {expression}"):
                return value
            time.sleep(0.1)
        raise TimeoutError(f"{expression}\n{self.run('return document.body.innerText')}")

    def fill(self, selector: str, value: str) -> None:
        """Writes into a field, or chooses from a list."""
        field = f"document.querySelector({json.dumps(selector)})"
        self.wait_for(f"!!{field}")
        self.run(f"""
            {field}.value = {json.dumps(value)};
            {field}.dispatchEvent(new Event("input", {{ bubbles: true }}));
            {field}?.dispatchEvent(new Event("change", {{ bubbles: true }}));
        """)

    def click(self, selector: str) -> None:
        """Clicks the first element that is enabled, once there is one."""
        found = f"document.querySelector({json.dumps(selector + ':enabled')})"
        self.wait_for(f"((found) => (found?.click(), !!found))({found})")


class Firefox(Browser):
    """Firefox over WebDriver BiDi, which needs no other program."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._asked = 0
        session = self._ask("session.new", capabilities={})
        self.version = session["capabilities"]["browserVersion"]
        self._page = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def open(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def reload(self) -> None:
        self._ask("browsingContext.reload", context=self._page, wait="complete")

    def run(self, body: str) -> Any:
        expression = f"(async () => {{ {body} }})().then((value) => JSON.stringify(value ?? null))"
        target = {"context": self._page}
        answer = self._ask(
            "script.evaluate", expression=expression, target=target, awaitPromise=True
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def _ask(self, method: str, **params: Any) -> Any:
        self._asked += 1
        self._line.send(json.dumps({"id": self._asked, "method": method, "params": params}))
        while True:
            answer = json.loads(self._line.recv(timeout=PATIENCE))
            if answer.get("id") == self._asked:
                assert answer["type"] == "success", answer
                return answer["result"]


class WebKit(Browser):
    """WebKitGTK's small browser over its WebDriver."""

    def __init__(self, driver: httpx.Client) -> None:
        self._driver = driver
        self._session = ""
        made = self._ask("", capabilities={"alwaysMatch": WEBKIT})
        self.version = made["capabilities"]["browserVersion"]
        self._session = f"/{made['sessionId']}"

    def open(self, address: str) -> None:
        self._ask("/url", url=address)

    def reload(self) -> None:
        self._ask("/refresh")

    def run(self, body: str) -> Any:
        return self._ask("/execute/sync", script=body, args=[])

    def _ask(self, path: str, **params: Any) -> Any:
        answer = self._driver.post(f"/session{self._session}{path}", json=params)
        assert answer.is_success, answer.text
        return answer.json()["value"]


@contextmanager
def firefox(folder: Path) -> Iterator[Browser]:
    """Firefox with a fresh profile in the folder."""
    command = ["firefox-esr", "--headless", "--remote-debugging-port=0", "--profile", str(folder)]
    with _running(command, folder / "log") as log:
        address = _soon(lambda: re.findall(r"BiDi listening on (ws://\S+)", log.read_text())[0])
        with connect(f"{address}/session", max_size=None) as line:
            yield Firefox(line)


@contextmanager
def webkit(folder: Path) -> Iterator[Browser]:
    """WebKitGTK, which knows no headless mode, on a screen that nobody sees."""
    port = free_port()
    command = ["xvfb-run", "--auto-servernum", "WebKitWebDriver", f"--port={port}"]
    with (
        _running(command, folder / "log"),
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as driver,
    ):
        _soon(lambda: driver.get("/status"))
        yield WebKit(driver)


@contextmanager
def _running(command: list[str], log: Path) -> Iterator[Path]:
    """A program and all that it starts, ended at the end; gives the file with what it says."""
    with log.open("w") as said:
        program = subprocess.Popen(command, stdout=said, stderr=said, start_new_session=True)
    try:
        yield log
    finally:
        os.killpg(program.pid, signal.SIGTERM)
        program.wait()


def _soon(look: Callable[[], T]) -> T:
    """What a look gives once it succeeds."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return look()
        except (IndexError, httpx.TransportError):
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)
