"""Who asks too much waits; who does not, never notices."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.testclient import TestClient

from carrack.server.app import PRICES, make_app
from carrack.server.budget import ADDRESSES, Bucket, count
from carrack.server.http import prices
from carrack.server.http.prices import PATIENCE, Budgets
from carrack.server.http.statuses import status_of
from carrack.server.origins import is_named, same_site
from carrack.server.reach import Reach
from carrack.server.refusals import Problem
from carrack.server.settings import Settings
from carrack.server.store.store import Store
from carrack.server.tables import glances
from support.games import tiny
from support.server import in_turn
from support.server.clock import Clock
from support.server.local import InlineBots, LocalServer, stranger

WISH = {"game": tiny.GAME.name, "players": 2, "seats": [{"kind": "human"}] * 2}


LEAST = prices.LEAST.cost


def cost_of(method: str, path: str) -> float:
    return PRICES.of(method, path).cost


def charge(budgets: Budgets, account: str, method: str, path: str) -> float:
    return budgets.charge(account, PRICES.of(method, path))


# --- budgets -------------------------------------------------------------------------------------


def test_a_bucket_gives_a_burst_and_then_a_steady_rate() -> None:
    bucket = Bucket(rate=2.0, burst=5.0)
    assert [bucket.take("a", 0.0) for _ in range(7)] == [True] * 5 + [False] * 2
    assert bucket.take("b", 0.0)
    assert [bucket.take("a", 1.0) for _ in range(3)] == [True, True, False]
    assert [bucket.take("a", 100.0) for _ in range(6)] == [True] * 5 + [False]
    assert [bucket.take("c", 0.0, 2.0) for _ in range(3)] == [True, True, False]


def test_a_bucket_forgets_old_addresses() -> None:
    bucket = Bucket(rate=1.0, burst=1.0)
    for number in range(ADDRESSES + 500):
        bucket.take(f"address {number}", 0.0)
    assert len(bucket.addresses) == ADDRESSES


def test_whoever_asks_a_little_too_fast_waits_and_whoever_asks_far_too_fast_is_refused() -> None:
    clock = Clock()
    budgets = Budgets(Settings(cost_per_second=10, cost_at_once=20), clock)
    waits: list[float] = []
    with pytest.raises(Problem) as refused:
        while True:
            waits.append(charge(budgets, "a", "GET", "/api/v1/games"))
    assert waits[:20] == [0.0] * 20
    assert waits[20:] == pytest.approx([0.1 * (n + 1) for n in range(int(PATIENCE * 10))])
    assert (status_of(refused.value), refused.value.retry_after) == (429, 2)
    assert charge(budgets, "b", "GET", "/api/v1/games") == 0.0
    clock.now = 60.0
    assert charge(budgets, "a", "GET", "/api/v1/games") == 0.0


def test_however_it_is_asked_an_address_gets_no_more_than_its_share() -> None:
    """A minute of every dear request as fast as can be, on a clock of the test's own."""
    for method, path in (
        ("GET", "/notebook.js"),
        ("GET", "/api/v1/tables/abc"),
        ("GET", "/api/v1/tables/abc/at/7"),
        ("POST", "/api/v1/mine"),
        ("POST", "/api/v1/replays"),
        ("POST", "/api/v1/tables/abc/hint"),
        ("POST", "/api/v1/games/amerigo/maps/generate"),
    ):
        clock = Clock()
        settings = Settings()
        budgets = Budgets(settings, clock)
        spent = 0.0
        for tick in range(6_000):
            clock.now = tick / 100
            for _ in range(5):
                try:
                    charge(budgets, "a", method, path)
                except Problem:
                    break
                spent += cost_of(method, path)
        allowed = settings.cost_at_once + (60 + PATIENCE) * settings.cost_per_second
        assert spent <= allowed, path


def test_an_expensive_request_costs_more_than_a_cheap_one_and_nothing_is_free() -> None:
    assert 0 < cost_of("GET", "/assets/index.js") < LEAST == cost_of("GET", "/api/v1/games")
    assert cost_of("GET", "/api/v1/tables/abc/nonsense") == LEAST
    assert cost_of("POST", "/api/v1/tables/abc/moves") > LEAST
    assert cost_of("HEAD", "/api/v1/tables/abc") == cost_of("GET", "/api/v1/tables/abc") > LEAST
    begins = cost_of("POST", "/api/v1/leagues/abc/begin")
    assert begins > cost_of("POST", "/api/v1/leagues") > cost_of("GET", "/api/v1/leagues") > LEAST
    assert cost_of("POST", "/api/v1/replays") > cost_of("POST", "/api/v1/tables") > LEAST


def test_opening_a_long_table_costs_what_it_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carrack.server.tables.background.SECOND", 0)  # the work, not the machine
    with stranger(tmp_path) as client:
        made = client.post("/api/v1/tables", json={**WISH, "game": "amerigo"}).json()
        tables = client.app.state.carrack.tables  # type: ignore[attr-defined]
        budgets = client.app.state.connections.budgets  # type: ignore[attr-defined]

        def spent(path: str, *forgotten: dict[str, Any]) -> float:
            for known in forgotten:
                known.clear()
            budgets.costs.addresses.clear()
            assert client.get(path).status_code == 200
            left, _ = budgets.costs.addresses["192.0.2.7"]
            return float(budgets.costs.burst - left)

        path = f"/api/v1/tables/{made['table']}"
        warm = spent(path)
        assert warm == pytest.approx(cost_of("GET", path), abs=0.5)
        # a new table is opened in less than a millisecond
        assert spent(path, tables.known) > warm + 0.05


def test_ten_people_behind_one_address_open_their_table_at_once_and_notice_nothing() -> None:
    """Each as the page does: itself and thirty files, the table twice, its steps, and a socket."""
    budgets = Budgets(Settings(), Clock())
    asked = [
        "/",
        *["/assets/part.js"] * 30,
        "/api/v1/server",
        "/api/v1/games",
        "/api/v1/tables/abc",
    ]
    asked += ["/api/v1/tables/abc", "/api/v1/tables/abc/steps", "/api/v1/tables/abc/at/0"]
    asked += [
        "/api/v1/games/amerigo/messages/en",
        "/api/v1/tables/abc/talk",
        "/api/v1/tables/abc/live",
    ]
    for path in asked * 10:
        assert charge(budgets, "a", "GET", path) == 0.0


# --- what a stranger meets ------------------------------------------------------------------------


def test_a_stranger_who_makes_endless_tables_is_stopped_and_told_for_how_long(
    tmp_path: Path,
) -> None:
    with stranger(tmp_path) as client:
        answers = in_turn.let_through(lambda: client.post("/api/v1/tables", json=WISH), 30)
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 5
        assert answers[-1].json()["error"]["code"] == "too-many"
        assert client.get("/api/v1/games").status_code == 200


def test_an_address_that_comes_back_every_day_cannot_fill_the_server(tmp_path: Path) -> None:
    with stranger(tmp_path, tables_per_day=2) as client:
        in_turn.let_through(lambda: client.post("/api/v1/tables", json=WISH), 2)


def test_a_header_that_nobody_was_told_to_believe_changes_nothing(tmp_path: Path) -> None:
    with stranger(tmp_path, tables_at_once=1) as client:
        claims = itertools.cycle(("127.0.0.1", "::1", "203.0.113.9"))
        in_turn.let_through(
            lambda: client.post(
                "/api/v1/tables", json=WISH, headers={"X-Forwarded-For": next(claims)}
            ),
            1,
        )


def test_the_table_of_a_lesson_counts_like_any_other(tmp_path: Path) -> None:
    lesson = "/api/v1/games/amerigo/lessons/turn"
    assert cost_of("POST", lesson) > cost_of("POST", "/api/v1/tables")
    with stranger(tmp_path, tables_at_once=1) as client:
        in_turn.let_through(lambda: client.post(lesson, json={}), 1)


def test_one_address_has_few_jobs_open_at_a_time() -> None:
    budgets = Budgets(Settings(jobs_per_address=2), Clock())
    for _ in range(2):
        charge(budgets, "a", "POST", "/api/v1/tables/abc/hint")
        count(budgets.jobs, "a", 1)
    with pytest.raises(Problem, match="too much running"):
        charge(budgets, "a", "POST", "/api/v1/replays")
    charge(budgets, "a", "GET", "/api/v1/tables/abc")
    charge(budgets, "b", "POST", "/api/v1/tables/abc/hint")
    count(budgets.jobs, "a", -1)
    charge(budgets, "a", "POST", "/api/v1/tables/abc/hint")


# --- names and sites ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "host", "good"),
    [
        (None, "table.example", True),
        ("http://table.example", "table.example", True),
        ("https://TABLE.example", "table.example", True),
        ("https://table.example", "table.example:443", True),
        ("http://table.example", "table.example:80", True),
        ("http://table.example", "table.example:443", False),
        ("http://192.168.1.5:8090", "192.168.1.5:8090", True),
        ("http://[::1]:8090", "[::1]:8090", True),
        ("http://192.168.1.5:8090", "192.168.1.5:8091", False),
        ("https://table.example:8443", "table.example", False),
        ("https://evil.example", "table.example", False),
        ("http://table.example@evil.example", "table.example", False),
        ("http://evil.example@table.example", "table.example", False),
        ("http://table.example:port", "table.example", False),
        ("null", "table.example", False),
        ("", "", False),
    ],
)
def test_only_pages_of_this_server_may_change_something(
    origin: str | None, host: str, good: bool
) -> None:
    headers = {"host": host} | ({} if origin is None else {"origin": origin})
    assert same_site(Headers(headers)) is good


def test_a_proxy_may_drop_the_port_and_newer_browsers_tell_the_site_themselves() -> None:
    behind = {"host": "table.example", "origin": "https://table.example:8443"}
    assert same_site(Headers(behind), behind_proxy=True)
    assert same_site(Headers({**behind, "sec-fetch-site": "same-origin"}))
    for site in ("cross-site", "same-site", "nonsense"):
        assert not same_site(Headers({"host": "a", "origin": "http://a", "sec-fetch-site": site}))
    assert not same_site(Headers({**behind, "origin": "https://evil.example"}), behind_proxy=True)


def test_a_name_that_a_stranger_owns_is_no_name_of_ours() -> None:
    """DNS rebinding: the stranger's name leads to this very machine, with their page under it."""
    for host in (
        "localhost:8090",
        "127.0.0.1:8090",
        "[::1]:8090",
        "192.168.1.5",
        "laptop",
        "laptop.fritz.box",
        "",
    ):
        assert is_named(host, ("local",)), host
    for host in ("evil.example:8090", "127.0.0.1.evil.example", "evil.example.", "[::1", "a]:1"):
        assert not is_named(host, ("local",)), host
    assert is_named("Table.Example:443", ("local", "table.example"))
    assert is_named("a.club.example", ("*.club.example",))
    assert not is_named("club.example", ("*.club.example",))
    assert not is_named("evil.example", ("table.example",))
    assert is_named("evil.example", ("*",))


def test_a_server_answers_under_its_names_only(tmp_path: Path) -> None:
    with stranger(tmp_path, hosts=("table.example",)) as client:
        rebound = {"Host": "evil.example", "Origin": "http://evil.example"}
        refused = client.post("/api/v1/tables", json=WISH, headers=rebound)
        assert (refused.status_code, refused.json()["error"]["code"]) == (421, "host")
        twice = [("Host", "table.example"), ("Host", "evil.example")]
        for head in (twice, twice[::-1], twice[:1] * 2):
            refused = client.get("/api/v1/server", headers=head)
            assert (refused.status_code, refused.json()["error"]["field"]) == (400, "Host")
        named = {"Host": "table.example:443", "Origin": "https://table.example"}
        assert client.post("/api/v1/tables", json=WISH, headers=named).status_code == 201


# --- answers --------------------------------------------------------------------------------------


def test_every_answer_keeps_the_page_to_itself_errors_too(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("a mistake")

    monkeypatch.setattr(glances, "glanced", broken)
    for answer, status in (
        (local.client.get("/api/v1/games"), 200),
        (local.client.get("/nothing"), 404),
        (local.client.get("/" + 300 * "a"), 404),
        (local.client.get("/" + 60_000 * "a"), 404),
        (local.client.get("/assets/" + 300 * "%C3%A4"), 404),
        (local.client.patch("/index.html"), 405),
        (local.client.post("/api/v1/tables", content=b"{"), 400),
        (local.client.post("/api/v1/tables", headers={"Origin": "http://evil"}), 403),
        (local.client.post("/api/v1/mine", json={"tables": []}), 500),
    ):
        assert answer.status_code == status, answer.request.url
        policy = answer.headers["content-security-policy"]
        assert "connect-src 'self' ws://testserver wss://testserver;" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["referrer-policy"] == "no-referrer"


def test_a_name_that_is_none_does_not_get_into_the_policy(local: LocalServer) -> None:
    for host in ("evil; script-src *", "a b", "ä", ""):
        policy = local.client.get("/", headers={"Host": host.encode()}).headers[
            "content-security-policy"
        ]
        assert "connect-src 'self';" in policy


def test_only_the_own_network_is_told_how_it_is_reached(tmp_path: Path) -> None:
    lan, typed = "http://192.168.1.5:8090", "carrack play --lan"

    def made(store: Store) -> Starlette:
        return make_app(store, InlineBots(), Reach(lan, typed))

    def told(asking: TestClient, **headers: str) -> tuple[str | None, str | None]:
        answer = asking.get("/api/v1/server", headers=headers).json()
        return answer["lan"], answer["open_with"]

    with in_turn.client(made, tmp_path / "a.db", "192.168.1.9") as client:
        assert told(client) == (lan, typed)
        assert told(client, forwarded="for=8.8.8.8") == (lan, None)
        assert told(in_turn.from_elsewhere(client, "8.8.8.8")) == (None, None)
