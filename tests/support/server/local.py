"""A table server inside the test, with the tiny game: no network, and no processes for bots."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from anyio.from_thread import BlockingPortal
from starlette.applications import Starlette
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from carrack.analysis.another_try import Verdict
from carrack.bots import Assessment
from carrack.core.game import state_hash
from carrack.server.app import make_app
from carrack.server.reach import NOWHERE
from carrack.server.settings import Settings
from carrack.server.store.store import Store
from carrack.server.tables.open_table import OpenTable
from carrack.server.thinking.bots import (
    AnalysisTask,
    Bots,
    Choice,
    DecisionTask,
    Progress,
    TurnTask,
    analysed,
    assessed,
    decided,
    judged,
)
from support.games import tiny
from support.server import in_turn
from support.server.clock import ServerTime
from support.waiting import found, until

AT_HOME = Settings(loopback_exempt=True)
_ids = itertools.count(1)


def move_id() -> str:
    """A unique name for a request."""
    return f"m{next(_ids)}"


def own_token() -> str:
    """A token as a player's device makes it."""
    return secrets.token_urlsafe(32)


class InlineBots(Bots):
    """Bots that think at once and remember their jobs. All may be seated."""

    all_bots = True

    def __init__(self) -> None:
        self.jobs: list[DecisionTask] = []
        self.assessed: list[DecisionTask] = []
        self.tasks: list[AnalysisTask] = []
        self.judged: list[TurnTask] = []

    async def decide(self, job: DecisionTask) -> Choice:
        self.jobs.append(job)
        return decided(job)

    async def assess(self, job: DecisionTask) -> Assessment:
        self.assessed.append(job)
        return assessed(job)

    async def judge(self, task: TurnTask) -> Verdict:
        self.judged.append(task)
        return judged(task)

    async def analyse(self, task: AnalysisTask, progress: Progress) -> dict[str, Any]:
        self.tasks.append(task)
        if not in_turn.OfThisTest.database:
            return analysed(task, progress)
        # who does nothing else for a second is taken for gone, and the other server begins anew
        tell = asyncio.get_running_loop().call_soon_threadsafe
        return await asyncio.to_thread(analysed, task, lambda *news: tell(progress, *news))

    async def close(self) -> None:
        return


class Seat:
    """A device at a table, with the tokens of its people; without any, a spectator's."""

    def __init__(self, local: LocalServer, table: str, *tokens: str) -> None:
        self.local = local
        self.table = table
        self.tokens = list(tokens)

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {','.join(self.tokens)}"} if self.tokens else {}

    def get(self, path: str = "") -> httpx.Response:
        return self.local.client.get(f"/api/v1/tables/{self.table}{path}", headers=self.headers)

    def post(self, path: str, body: Any) -> httpx.Response:
        address = f"/api/v1/tables/{self.table}{path}"
        if isinstance(body, (bytes, str)):
            return self.local.client.post(address, content=body, headers=self.headers)
        return self.local.client.post(address, json=body, headers=self.headers)

    def look(self) -> dict[str, Any]:
        """The snapshot."""
        response = self.get()
        assert response.status_code == 200, response.text
        return dict(response.json())

    def place(self) -> int:
        """What a request says it was decided on."""
        now = self.look()
        return int(now["beside"]["at"] if now["beside"] else now["seq"])

    def move(self, move: str, **more: Any) -> httpx.Response:
        """Plays a move on the newest position."""
        body = {"move_id": move_id(), "move": move, "at": self.place(), **more}
        return self.post("/moves", body)

    def plays(self, *moves: str) -> dict[str, Any]:
        """Plays legal moves; returns the last answer."""
        answer: dict[str, Any] = {}
        for move in moves:
            response = self.move(move)
            assert response.status_code == 200, response.text
            answer = response.json()
        return answer

    def undo(self, to: int, **more: Any) -> httpx.Response:
        body = {"move_id": move_id(), "to": to, "at": self.place(), **more}
        return self.post("/undo", body)

    def command(self, move: str, seat: int) -> httpx.Response:
        return self.post("/commands", {"move_id": move_id(), "move": move, "seat": seat})

    def act(self, seat: int, action: str, **more: Any) -> httpx.Response:
        return self.post(f"/seats/{seat}", {"action": action, **more})

    def accepts(self, seat: int, invitation: str, **more: Any) -> httpx.Response:
        """Accepts an invitation with a new token, which is kept if that succeeds."""
        body = {"action": "accept", "invitation": invitation, "token": own_token(), **more}
        response = self.post(f"/seats/{seat}", body)
        if response.status_code == 200:
            self.tokens = [str(body["token"])]
        return response

    def pause(self, paused: bool = True) -> httpx.Response:
        return self.post("/pause", {"paused": paused})

    def live(self) -> Any:
        """The WebSocket, before hello."""
        return self.local.client.websocket_connect(f"/api/v1/tables/{self.table}/live")

    @contextmanager
    def watching(self, since: int | None = None) -> Iterator[Any]:
        """The WebSocket after hello; `receive_json` gives sync first."""
        with self.live() as socket:
            socket.send_json({"tokens": self.tokens, "since": since})
            yield socket


def repeated(seat: Seat, response: httpx.Response, seq: int) -> None:
    """Checks the answer to a repeated request."""
    assert response.status_code == 200
    assert response.json() == {"repeated": True, "seq": seq, "snapshot": seat.look()}


class NewTable:
    """A new table: its host, its seats, and a spectator."""

    def __init__(self, local: LocalServer, answer: dict[str, Any]) -> None:
        self.local = local
        self.answer = answer
        self.table: str = answer["table"]
        self.host = Seat(local, self.table, answer["host"])
        self.tokens: list[str | None] = [seat["token"] for seat in answer["seats"]]
        self.invitations: list[str] = [seat.get("invitation", "") for seat in answer["seats"]]
        self.seats = [Seat(local, self.table, *([t] if t else [])) for t in self.tokens]
        self.spectator = Seat(local, self.table)

    def comes(self, seat: int, **more: Any) -> httpx.Response:
        """Lets the invited person take the seat."""
        return self.seats[seat].accepts(seat, self.invitations[seat], **more)

    def until_online(self, seat: int, online: bool = True) -> None:
        """Waits until every server knows whether somebody is connected for a seat."""
        until(
            lambda: {self.spectator.look()["seats"][seat]["online"] for _ in range(4)} == {online}
        )

    def open_table(self) -> OpenTable:
        """What the server has in memory (after a look, so that it is loaded and up to date)."""
        first = LocalServer(in_turn.first(self.local.client), self.local.bots)
        Seat(first, self.table).get()
        open_table: OpenTable = self.local.tables.known[self.table].open_table
        return open_table

    def fingerprint(self) -> tuple[str, int, int]:
        """Everything that a refused request must leave as it is: state, steps, entries."""
        open_table = self.open_table()
        return (
            state_hash(open_table.game, open_table.match.state),
            open_table.seq,
            len(open_table.match.entries),
        )

    def deciding(self) -> Seat:
        """Whose turn it is."""
        return self.seats[self.spectator.look()["deciding"]]

    @contextmanager
    def attended(self) -> Iterator[None]:
        """A context with a watcher, so that bots alone play on."""
        with self.spectator.watching() as socket:
            next_of(socket, "sync")
            yield

    def one_move(self) -> int:
        """Plays the first legal move by its number; gives the newest step."""
        deciding = self.deciding()
        now = deciding.look()
        body = {"move_id": move_id(), "index": now["legal"][0]["index"], "at": now["seq"]}
        response = deciding.post("/moves", body)
        assert response.status_code == 200, response.text
        return int(response.json()["seq"])

    def play_out(self) -> None:
        """Plays to the end: everybody throws once and ends the turn."""
        while (now := self.spectator.look())["status"] == "running":
            if not now["view"]["throws"]:
                self.seats[now["deciding"]].plays("throw")
            self.seats[now["deciding"]].plays("end")


class LocalServer:
    """The server on a data folder. `restarted` returns a new one on the same folder."""

    def __init__(self, client: TestClient, bots: Bots) -> None:
        self.client = client
        self.bots = bots

    @property
    def portal(self) -> BlockingPortal:
        """The way into the loop of the server, or of the first one."""
        assert self.client.portal is not None
        return self.client.portal

    def does(self, job: Any, *args: Any) -> Any:
        """The result of something that the server does in its own loop."""
        return self.portal.call(job, *args)

    def passes(self, seconds: float, held: bool = False) -> None:
        """Lets time pass: for what the server waits for, and on the clock that it goes by.

        `held` says that something holds a thread of the server, which is not waited for.
        """
        in_turn.passes(self.client, seconds, held)

    def rests(self) -> None:
        """Waits until the server does nothing any more but wait."""
        self.passes(0)

    @property
    def tables(self) -> Any:
        return self.at_each()[0]

    def at_each(self) -> list[Any]:
        """The tables as each server of this test has them."""
        clients = [self.client, *([self.client.other] if hasattr(self.client, "other") else [])]
        return [client.app.state.carrack.tables for client in clients]

    def post_table(self, **changes: Any) -> httpx.Response:
        """Asks for a table of two people, with these changes."""
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}]
        wish = {"game": "tiny", "players": 2, "seats": seats, "options": {"rounds": 2}, **changes}
        return self.client.post("/api/v1/tables", json=wish)

    def table(self, **changes: Any) -> NewTable:
        """A new table."""
        response = self.post_table(**changes)
        assert response.status_code == 201, response.text
        return NewTable(self, response.json())

    def against_bots(self, players: int = 2, bot: str = "random", **changes: Any) -> NewTable:
        """A new table where seat 0 is a person and the others are bots."""
        seats = [{"kind": "human", "name": "Ada"}]
        seats += [{"kind": "bot", "bot": bot} for _ in range(players - 1)]
        return self.table(players=players, seats=seats, **changes)


@contextmanager
def opened(
    folder: Path,
    bots: Bots | None = None,
    store: Store | None = None,
    ended_seconds: float = 0,
    settings: Settings = AT_HOME,
    now: Callable[[], int] | None = None,
) -> Iterator[LocalServer]:
    """The server on a folder, closed cleanly at the end; bots continue at once.

    `now` is the time that its clocks go by; `passes` moves that of a test as well.
    """
    assert tiny.GAME.name == "tiny"  # registered by being imported
    bots = bots or InlineBots()

    def made(kept: Store) -> Starlette:
        return make_app(kept, bots, NOWHERE, ended_seconds, settings, now=now)

    with in_turn.client(made, folder / "carrack.db", store=store) as client:
        local = LocalServer(client, bots)
        if isinstance(now, ServerTime) and not in_turn.OfThisTest.database:
            in_turn.loop_of(client).moved = now.moves
        yield local


@contextmanager
def stranger(folder: Path, address: str = "192.0.2.7", **limits: Any) -> Iterator[TestClient]:
    """Somebody from outside, at a server with these limits."""

    def made(store: Store) -> Starlette:
        return make_app(store, InlineBots(), settings=Settings(**limits))

    with in_turn.client(made, folder / "carrack.db", address) as client:
        yield client


def next_of(socket: Any, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    for _ in range(50):
        message = dict(socket.receive_json())
        if message["type"] == kind:
            return message
    raise AssertionError(f"no {kind}")


def closed_with(socket: Any) -> int:
    """The code with which the server closes, after any further messages."""
    with pytest.raises(WebSocketDisconnect) as closed:
        while True:
            socket.receive_json()
    return closed.value.code


def until_person_decides(made: NewTable) -> dict[str, Any]:
    """Waits until no bot decides; returns the table."""

    def awaited() -> dict[str, Any] | None:
        now = made.spectator.look()
        ours = now["status"] == "over" or now["seats"][now["deciding"]]["kind"] == "human"
        return now if ours else None

    return found(awaited, "the bots end their turns")
