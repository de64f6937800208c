"""The page's files, and what is shown when they have not been built."""

from __future__ import annotations

from pathlib import Path

import pytest

from api.house import House


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small built page instead of the real one."""
    folder = tmp_path / "webui"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>the page")
    (folder / "assets" / "index-abc123.js").write_text("let page = 1")
    (folder / ".secret").write_text("hidden")
    (tmp_path / "outside.txt").write_text("outside")
    monkeypatch.setattr("carrack.server.page.folder", lambda: folder)
    return folder


def test_the_page_is_asked_for_every_time_and_its_parts_are_kept(house: House, built: Path) -> None:
    page = house.client.get("/")
    assert (page.text, page.headers["cache-control"]) == ("<!doctype html>the page", "no-cache")
    same = house.client.get("/", headers={"If-None-Match": page.headers["etag"]})
    assert (same.status_code, same.content) == (304, b"")
    script = house.client.get("/assets/index-abc123.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    built.joinpath("index.html").write_text("newer")
    assert house.client.get("/", headers={"If-None-Match": page.headers["etag"]}).text == "newer"


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
    ],
)
def test_nothing_else_is_served(house: House, built: Path, path: str) -> None:
    assert house.client.get(path).status_code == 404


def test_a_page_that_was_not_built_says_what_to_do(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carrack.server.page.folder", lambda: tmp_path / "nowhere")
    response = house.client.get("/")
    assert response.status_code == 503
    assert "make page" in response.text


def test_a_link_becomes_a_code_for_a_phone(house: House) -> None:
    code = house.client.post("/api/code", json={"text": "http://192.168.1.5:8090/#/t/abc/def"})
    assert code.headers["content-type"] == "image/svg+xml"
    assert code.text.startswith("<svg")
    assert house.client.post("/api/code", json={"text": ""}).status_code == 400
