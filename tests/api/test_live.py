"""The WebSocket: everything that is kept is pushed, in order, and nothing is missed in between."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from carrack.server.people.people import People
from carrack.server.settings import Settings
from carrack.server.store.faults import StoreError
from carrack.server.tables.hub import WAITS
from carrack.server.thinking.bots import Choice, DecisionTask
from support.games import searchable
from support.server import in_turn
from support.server.local import (
    InlineBots,
    LocalServer,
    NewTable,
    Seat,
    closed_with,
    next_of,
    opened,
    own_token,
    until_person_decides,
)


def test_the_first_message_is_the_whole_table(local: LocalServer) -> None:
    made = local.table()
    made.seats[0].plays("throw")
    with made.seats[1].watching() as socket:
        sync = socket.receive_json()
        assert (sync.pop("type"), sync.pop("steps")) == ("sync", [])
        made.until_online(1)
        assert sync == made.seats[1].look()
        assert sync["seats"][1]["online"] is True


def test_a_page_that_cannot_be_connected_as_the_database_is_away_is_told_to_wait(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def away(*_: object) -> None:
        raise StoreError("nobody answers")

    made = local.table()
    monkeypatch.setattr(People, "keys", away)
    with made.seats[0].watching() as socket:
        assert closed_with(socket) == WAITS
    assert "Traceback" not in caplog.text
    monkeypatch.undo()
    with made.seats[0].watching() as socket:
        next_of(socket, "sync")


def test_two_people_see_each_others_moves(local: LocalServer) -> None:
    made = local.table()
    ada, ben = made.seats
    with ada.watching() as one, ben.watching() as two, made.spectator.watching() as three:
        for socket in (one, two, three):
            next_of(socket, "sync")
        answer = ada.plays("throw")
        pushes = [next_of(socket, "steps") for socket in (one, two, three)]
        assert pushes[0]["view"] == answer["view"]
        assert [push["seq"] for push in pushes] == [1, 1, 1]
        assert [len(push["legal"]) > 0 for push in pushes] == [True, False, False]
        assert [push["viewer"] for push in pushes] == [0, 1, None]
        assert "hand" not in pushes[2]["view"]
        ada.plays("end")
        ben.plays("throw")
        seen = [next_of(one, "steps")["steps"][0]["move"] for _ in range(2)]
        assert seen == ["end", "throw"]


def test_whoever_comes_back_gets_what_was_missed(local: LocalServer) -> None:
    made = local.table()
    with made.seats[1].watching() as socket:
        next_of(socket, "sync")
        made.seats[0].plays("throw")
        since = next_of(socket, "steps")["seq"]
    made.seats[0].plays("end")
    made.seats[1].plays("throw", "end")
    with made.seats[1].watching(since) as socket:
        sync = next_of(socket, "sync")
        assert [step["seq"] for step in sync["steps"]] == [2, 3, 4]
        assert sync["seq"] == 4
        made.seats[0].plays("throw")
        assert next_of(socket, "steps")["steps"][0]["seq"] == 5
    with made.spectator.watching(99) as socket:
        assert next_of(socket, "sync")["steps"] == []


def test_steps_of_a_whole_game_are_pushed_once_each_and_in_order(local: LocalServer) -> None:
    made = local.against_bots(3, "careful")
    with made.spectator.watching(0) as socket:
        seqs = [step["seq"] for step in next_of(socket, "sync")["steps"]]
        while (now := made.seats[0].look())["status"] == "running":
            if now["deciding"] == 0:
                made.seats[0].plays("throw", "end")
        last = made.spectator.look()
        while not seqs or seqs[-1] < last["seq"]:
            push = next_of(socket, "steps")
            seqs += [step["seq"] for step in push["steps"]]
        assert seqs == list(range(1, last["seq"] + 1))
        assert push["result"] == last["result"]
        assert push["seed"] == last["seed"]


def test_a_bot_that_begins_to_think_is_announced_once_a_turn(local: LocalServer) -> None:
    made = local.against_bots(2, "careful")
    with made.spectator.watching() as socket:
        next_of(socket, "sync")
        made.seats[0].plays("throw", "end")
        kinds = []
        while len([kind for kind in kinds if kind == "steps"]) < 4:
            kinds.append(socket.receive_json()["type"])
        assert kinds.count("thinking") == 1
        assert kinds[:3] == ["steps", "steps", "thinking"]


class Slow(InlineBots):
    """Bots that decide when they are let go."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()

    async def decide(self, job: DecisionTask) -> Choice:
        await self.go.wait()
        return await super().decide(job)


def test_the_bot_at_work_is_shown_with_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, begun = Slow(), "2027-01-15T08:00:00Z"
    monkeypatch.setattr("carrack.server.tables.open_table.now", lambda: begun)
    with opened(tmp_path, slow) as local:
        local.rests()
        made = local.against_bots(2, "admiral", game=searchable.GAME.name)
        with made.spectator.watching() as socket:
            assert next_of(socket, "sync")["thinking"] is None
            made.seats[0].plays("throw", "end")
            assert next_of(socket, "steps")["thinking"] is None
            pushed, thinking = next_of(socket, "steps")["thinking"], next_of(socket, "thinking")
            looked = made.spectator.look()["thinking"]
            assert (looked["seat"], looked["bot"], looked["seconds"]) == (1, "admiral", 10)
            assert (looked["elapsed"], looked["since"]) == (0, begun)
            assert thinking.pop("type") == "thinking"
            assert pushed == thinking == looked
            local.passes(7.5)
            assert made.spectator.look()["thinking"] == {**looked, "elapsed": 7.5}
            local.does(slow.go.set)
            assert until_person_decides(made)["thinking"] is None


def test_who_is_there_is_shown(local: LocalServer) -> None:
    made = local.table()
    with made.spectator.watching() as socket:
        assert [seat["online"] for seat in next_of(socket, "sync")["seats"]] == [False, False]
        with made.seats[1].watching() as other:
            next_of(other, "sync")
            seats = next_of(socket, "presence")["seats"]
            assert [seat["online"] for seat in seats] == [False, True]
        seats = next_of(socket, "presence")["seats"]
        assert [seat["online"] for seat in seats] == [False, False]


def test_ping_is_answered_and_nothing_else(local: LocalServer) -> None:
    made = local.table()
    with made.seats[0].watching() as socket:
        next_of(socket, "sync")
        socket.send_json({"type": "ping"})
        next_of(socket, "pong")
        socket.send_json({"type": "move", "move": "throw"})
        assert closed_with(socket) == 4400
    assert made.open_table().seq == 0


@pytest.mark.parametrize(
    "hello", ["", "{}x", "[]", '{"tokens":"x"}', '{"since":-1}', '{"seat":1}', '"hi"']
)
def test_a_strange_hello_ends_the_connection(local: LocalServer, hello: str) -> None:
    made = local.table()
    with made.spectator.live() as socket:
        socket.send_text(hello)
        assert closed_with(socket) == 4400


def test_binary_messages_end_the_connection(local: LocalServer) -> None:
    made = local.table()
    with made.spectator.live() as socket:
        socket.send_bytes(b"{}")
        assert closed_with(socket) == 4400
    with made.spectator.watching() as socket:
        next_of(socket, "sync")
        socket.send_bytes(b"{}")
        assert closed_with(socket) == 4400


def test_a_table_that_does_not_exist_is_reported(local: LocalServer) -> None:
    with Seat(local, "nowhere").watching() as socket:
        assert closed_with(socket) == 4404
    assert local.tables.known == {}


def test_a_deleted_table_says_goodbye(local: LocalServer) -> None:
    made = local.table()
    with made.spectator.watching() as socket:
        next_of(socket, "sync")
        local.client.delete(f"/api/v1/tables/{made.table}", headers=made.host.headers)
        next_of(socket, "deleted")
        assert closed_with(socket) == 4404


def test_the_connections_of_a_replaced_link_are_cut(local: LocalServer) -> None:
    made = local.table()
    with made.seats[0].watching() as lost, made.seats[1].watching() as other:
        next_of(lost, "sync")
        next_of(other, "sync")
        made.seats[0].act(0, "link", token=own_token())
        assert closed_with(lost) == 4401
        made.host.act(1, "rename", name="Bea")
        while not (push := next_of(other, "steps"))["steps"]:
            pass  # the seat has another link, said at once where two servers are
        assert push["steps"][0]["note"]["name"] == "Bea"
    with made.seats[0].watching() as late:
        assert next_of(late, "sync")["you"] == []


def test_a_slow_watcher_is_cut_off_and_harms_nobody(local: LocalServer) -> None:
    """Its queue is full: it is closed, and what it missed waits for it."""
    made = local.table()
    with made.spectator.watching() as socket:
        next_of(socket, "sync")
        hub = local.tables.known[made.table].hub

        async def flood() -> None:
            for _ in range(300):
                hub.send({"type": "pong"})

        local.does(flood)
        assert closed_with(socket) == 4408
        made.seats[0].plays("throw")


def test_spectators_of_a_table_are_bounded_and_keep_no_player_out(tmp_path: Path) -> None:
    few = Settings(loopback_exempt=True, watchers_per_table=2)
    with opened(tmp_path, settings=few) as local:
        made, shown = local.table(), 0
        with ExitStack() as stack:
            for _ in range(2 * in_turn.servers() + 2):
                socket = stack.enter_context(made.spectator.watching())
                try:
                    next_of(socket, "sync")
                    shown += 1
                except WebSocketDisconnect as closed:
                    assert closed.code == 4429
            assert in_turn.is_let_through(shown, 2)
            for seated in (made.seats[0], made.host):
                with seated.watching() as player:
                    next_of(player, "sync")


def test_other_sites_may_neither_watch_nor_post(local: LocalServer) -> None:
    made = local.table()
    address = f"/api/v1/tables/{made.table}"
    for origin in ("https://evil.example", "null", "http://testserver.evil.example", "http://["):
        headers = {"Origin": origin, **made.seats[0].headers}
        with (
            pytest.raises(WebSocketDisconnect),
            local.client.websocket_connect(f"{address}/live", headers=headers),
        ):
            pass
        body = {"move_id": "m", "move": "throw", "at": 0}
        response = local.client.post(f"{address}/moves", json=body, headers=headers)
        assert (response.status_code, response.json()["error"]["code"]) == (403, "origin")
    with local.client.websocket_connect(
        f"{address}/live", headers={"Origin": "http://testserver"}
    ) as socket:
        socket.send_json({})
        next_of(socket, "sync")
    crossing = {"Sec-Fetch-Site": "cross-site"}
    assert (
        local.client.post("/api/v1/mine", json={"tables": []}, headers=crossing).status_code == 403
    )
    assert NewTable(local, made.answer).open_table().seq == 0
