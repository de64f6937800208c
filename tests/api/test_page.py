"""The page's files, and what is shown when they have not been built."""

from __future__ import annotations

import base64
import gzip
import hashlib
from pathlib import Path

import pytest

from carrack.server.http.page import PAGE
from support.server.local import LocalServer


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small built page instead of the real one."""
    folder = tmp_path / "webui"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>the page")
    (folder / "assets" / "index-abc123.js").write_text("let page = 1")
    (folder / ".secret").write_text("hidden")
    (tmp_path / "outside.txt").write_text("outside")
    monkeypatch.setattr(PAGE, "all_directories", [folder])
    return folder


def test_the_page_is_asked_for_every_time_and_its_parts_are_kept(
    local: LocalServer, built: Path
) -> None:
    page = local.client.get("/")
    assert (page.text, page.headers["cache-control"]) == ("<!doctype html>the page", "no-cache")
    same = local.client.get("/", headers={"If-None-Match": page.headers["etag"]})
    assert (same.status_code, same.content) == (304, b"")
    script = local.client.get("/assets/index-abc123.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    built.joinpath("index.html").write_text("newer")
    assert local.client.get("/", headers={"If-None-Match": page.headers["etag"]}).text == "newer"


@pytest.mark.parametrize(
    "path",
    [
        "/nothing.js",
        "/assets",
        "/assets/",
        "/.secret",
        "/assets/../.secret",
        "/%2e%2e/outside.txt",
        "/..%2foutside.txt",
        "/assets/%2e%2e/%2e%2e/outside.txt",
        "/..%5coutside.txt",
        "/index.html%00.js",
        "//etc/passwd",
        pytest.param("/" + 300 * "a", id="a name longer than files have"),
        pytest.param("/assets/" + 300 * "%C3%A4", id="the same in other letters"),
        pytest.param("/" + 900 * "a/", id="a path longer than files have"),
    ],
)
def test_nothing_else_is_served(local: LocalServer, built: Path, path: str) -> None:
    assert local.client.get(path).status_code == 404


def test_an_address_that_is_no_page_shows_one_to_people_and_json_to_programs(
    local: LocalServer, built: Path
) -> None:
    script = "let where"
    (built / "404.html").write_text(f'lost<script type="module">{script}</script>')
    shown = local.client.get("/assets/nothing", headers={"Accept": "text/html,*/*"})
    assert (shown.status_code, shown.text[:4]) == (404, "lost")
    assert shown.headers["cache-control"] == "no-store"
    own = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert f"script-src 'sha256-{own}';" in shown.headers["content-security-policy"]
    assert local.client.get("/foo").json()["error"]["code"] == "no-route"


def test_a_page_that_was_not_built_says_what_to_do(
    local: LocalServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PAGE, "all_directories", [tmp_path / "nowhere"])
    response = local.client.get("/")
    assert response.status_code == 503
    assert "make page" in response.text


def test_a_copy_that_the_build_compressed_is_sent_as_it_lies_there(
    local: LocalServer, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked for again and again, a large file had the server compress all day."""
    script = built / "assets" / "index-abc123.js"
    script.write_text("let page = 1;\n" * 10_000)
    script.with_name("index-abc123.js.gz").write_bytes(gzip.compress(script.read_bytes()))
    monkeypatch.setattr("starlette.middleware.gzip.zlib.compressobj", None)
    packed = local.client.get("/assets/index-abc123.js", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["content-type"].startswith("text/javascript")
    assert packed.text == script.read_text()
    tag = {"Accept-Encoding": "gzip", "If-None-Match": packed.headers["etag"]}
    assert local.client.get("/assets/index-abc123.js", headers=tag).status_code == 304
    plain = local.client.get("/assets/index-abc123.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == script.read_text()
    assert plain.headers["etag"] != packed.headers["etag"]
