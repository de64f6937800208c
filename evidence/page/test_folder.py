"""A proxy may give the server a folder of a site: page, questions, pushes and links stay in it."""

from __future__ import annotations

import re
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from socketserver import BaseRequestHandler, ThreadingTCPServer

import pytest
from playwright.sync_api import Page, expect

from support.server.process import Server
from support.server.tables import human, open_table

FOLDER = "/carrack"
ASKED = re.compile(rb"^(GET|POST|PUT|DELETE) (/\S*) HTTP/1.1\r\n", re.MULTILINE)


class Proxy(ThreadingTCPServer):
    """Passes on what is asked for in the folder; of everything else it knows nothing."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self, port: int) -> None:
        super().__init__(("127.0.0.1", 0), Passing)
        self.port = port
        self.outside: list[str] = []

    def led(self, asked: re.Match[bytes]) -> bytes:
        method, path = asked[1], asked[2].decode()
        if not path.startswith(f"{FOLDER}/"):
            self.outside.append(path)
        return b"%s %s HTTP/1.1\r\n" % (method, path.removeprefix(FOLDER).encode())


class Passing(BaseRequestHandler):
    server: Proxy

    def handle(self) -> None:
        with socket.create_connection(("127.0.0.1", self.server.port)) as to:
            threading.Thread(target=self._back, args=(to,), daemon=True).start()
            while data := self._read():
                to.sendall(ASKED.sub(self.server.led, data))

    def _read(self) -> bytes:
        with suppress(OSError):
            return bytes(self.request.recv(65536))
        return b""

    def _back(self, to: socket.socket) -> None:
        with suppress(OSError):
            while data := to.recv(65536):
                self.request.sendall(data)
            self.request.shutdown(socket.SHUT_RDWR)


@pytest.fixture
def proxy(server: Server) -> Iterator[Proxy]:
    with Proxy(int(server.address.rsplit(":", 1)[1])) as proxy:
        threading.Thread(target=proxy.serve_forever, args=(0.05,), daemon=True).start()
        yield proxy
        proxy.shutdown()


def test_a_table_in_a_folder_of_a_site_is_played_and_its_links_lead_there(
    proxy: Proxy, page: Page
) -> None:
    site = f"http://127.0.0.1:{proxy.server_address[1]}{FOLDER}"
    table = open_table(site, human("Ada"), human("Ben"), seed=3)
    page.goto(table.link(0))
    page.locator("[data-testid=move]").first.wait_for()
    assert page.url == f"{site}/#/t/{table.table}"
    page.locator("[data-testid=move][data-move='gold']").click()
    table.until(lambda now: now["decision"] > 0, "the move")
    page.get_by_test_id("open-seats").click()
    watch = page.get_by_test_id("watch").first
    watch.get_by_test_id("copy-link").click()
    expect(watch.get_by_test_id("link")).to_have_value(page.url)
    table.ask("POST", "/pause", 1, json={"paused": True})
    expect(page.get_by_test_id("log")).to_contain_text("The game is paused.")  # a push
    assert proxy.outside == []
