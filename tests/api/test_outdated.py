"""What a page that was left open during an update, and links that people have kept, still get."""

from __future__ import annotations

import pytest

from support.server.local import LocalServer


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE"])
@pytest.mark.parametrize("path", ["games", "tables/nowhere/moves", "mine"])
def test_an_address_without_a_version_says_reload(
    local: LocalServer, method: str, path: str
) -> None:
    answer = local.client.request(method, f"/api/{path}")
    assert answer.status_code == 410
    error = answer.json()["error"]
    assert error["code"] == "outdated"
    assert "reload the page" in error["message"]  # what a page from before the versions shows


def test_a_connection_of_an_old_page_is_closed_with_the_same_sentence(local: LocalServer) -> None:
    made = local.table()
    with local.client.websocket_connect(f"/api/tables/{made.table}/live") as socket:
        closed = socket.receive()
    assert (closed["type"], closed["code"]) == ("websocket.close", 4503)  # its reason is shown
    assert "reload the page" in closed["reason"]


def test_the_address_of_a_record_from_before_still_gives_it(local: LocalServer) -> None:
    made = local.table()
    old = local.client.get(f"/api/tables/{made.table}/record")
    assert old.status_code == 200
    assert old.text == local.client.get(f"/api/v1/tables/{made.table}/record").text


def test_an_unknown_address_of_this_version_is_not_outdated(local: LocalServer) -> None:
    assert local.client.get("/api/v1/nothing").status_code == 404
