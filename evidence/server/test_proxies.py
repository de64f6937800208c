"""Carrack behind a real proxy, configured as the documentation says."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from evidence.support.proxies import FOLDER, NAME, PROXIES, SITE, Proxy, installed, proxied

from support.server import postgres
from support.server.process import Server, serving

WISH = {"game": "amerigo", "players": 2, "seats": [{"kind": "human"}, {"kind": "human"}]}
PLACES = pytest.mark.parametrize(
    ("site", "folder"), [(NAME, ""), (SITE, FOLDER)], ids=["own name", "folder of a site"]
)


@pytest.fixture(scope="module", params=[1, pytest.param(2, marks=pytest.mark.thorough)])
def server(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Server]:
    """A server that believes a proxy on its machine, and lets an address spend little.

    It is one process, or two that share a PostgreSQL.
    """
    patch = pytest.MonkeyPatch()
    patch.setenv("CARRACK_PROXIES", "127.0.0.1")
    patch.setenv("CARRACK_HOSTS", f"{NAME},{SITE}")
    patch.setenv("CARRACK_COST_PER_SECOND", "0.5")
    patch.setenv("CARRACK_COST_AT_ONCE", "200")
    data = tmp_path_factory.mktemp("data")
    more = ["--port", "0"]
    if request.param == 2:
        more += ["--database", postgres.url_for(data), "--processes", "2"]
    with serving(data, *more) as running:
        yield running
    patch.undo()


@pytest.fixture(scope="module", params=sorted(PROXIES))
def proxy(
    server: Server, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Proxy]:
    if not installed(request.param):
        pytest.skip(f"{request.param} is not installed")
    folder = tmp_path_factory.mktemp(request.param)
    with proxied(request.param, folder, server.address.removeprefix("http://")) as running:
        yield running


@PLACES
def test_page_and_table_are_reached_and_the_line_stays_open(
    proxy: Proxy, site: str, folder: str
) -> None:
    with proxy.visitor(site) as visitor:
        page = visitor.get(f"{folder}/")
        assert page.status_code == 200
        script = re.search(r'src="\./(assets/[^"]+)"', page.text)
        assert script is not None
        assert visitor.get(f"{folder}/{script[1]}").status_code == 200
        made = visitor.post(f"{folder}/api/v1/tables", json=WISH)
        assert made.status_code == 201, made.text
        table = made.json()["table"]
        with proxy.live(site, f"{folder}/api/v1/tables/{table}/live") as live:
            live.send(json.dumps({"tokens": [], "since": None}))
            assert json.loads(live.recv(10))["type"] == "sync"


@PLACES
def test_the_page_of_another_site_is_refused_whatever_its_port(
    proxy: Proxy, site: str, folder: str
) -> None:
    with proxy.visitor(site) as visitor:
        for origin in ("https://evil.example", f"https://{site}:{proxy.port + 1}"):
            asked = visitor.post(f"{folder}/api/v1/tables", json=WISH, headers={"Origin": origin})
            assert (asked.status_code, asked.json()["error"]["code"]) == (403, "origin")


@PLACES
def test_a_long_record_is_judged_by_the_server_not_cut_by_the_proxy(
    proxy: Proxy, site: str, folder: str
) -> None:
    with proxy.visitor(site) as visitor:
        read = visitor.post(f"{folder}/api/v1/replays", content=b"no record " * 300_000)
        assert (read.status_code, read.json()["error"]["code"]) == (422, "record")


def test_each_visitor_pays_for_their_own_requests_whatever_they_claim(proxy: Proxy) -> None:
    with proxy.visitor(NAME) as greedy, proxy.visitor(NAME) as modest:
        claims = ({"X-Forwarded-For": f"203.0.113.{claim}"} for claim in range(160))
        answers = [greedy.get("/api/v1/games/tiny/rules/en", headers=claim) for claim in claims]
        assert answers[-1].status_code == 429
        assert modest.get("/api/v1/server").status_code == 200


def test_who_is_refused_spoils_nothing_for_those_who_come_after(proxy: Proxy) -> None:
    """The proxy sends the requests of all visitors on the connections that it has."""
    with proxy.visitor(NAME) as stranger, proxy.visitor(NAME) as visitor:
        for _ in range(10):
            elsewhere = {"Origin": "https://evil.example"}
            stranger.post("/api/v1/tables", content=b"x" * 5_000, headers=elsewhere)
            assert visitor.post("/api/v1/mine", json={"tables": []}).status_code == 200


def test_a_folder_without_its_slash_leads_to_the_page(proxy: Proxy) -> None:
    with proxy.visitor(SITE) as visitor:
        led = visitor.get(FOLDER)
        assert led.status_code in (301, 302)
        assert led.headers["location"].endswith(f"{FOLDER}/")
