"""How what happens reaches those who watch: in order, after the answer, made once."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, cast

import httpx
import pytest
from starlette.websockets import WebSocket
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import State
from websockets.uri import parse_uri

from carrack.server.http.wire import text_frame
from carrack.server.tables import watching
from carrack.server.tables.auth import Keys, Viewer
from carrack.server.tables.hub import Watcher, serve
from support.server.local import LocalServer, move_id, next_of
from support.server.virtual import VirtualLoop, rested


class Line:
    """A connection that takes messages at once, or not."""

    def __init__(self) -> None:
        self.taken: list[bytes] = []
        self.takes = True

    def push(self, message: bytes) -> bool:
        if self.takes:
            self.taken.append(message)
        return self.takes


def test_no_message_overtakes_another() -> None:
    async def story() -> None:
        line, watcher = Line(), Watcher(Viewer(()))
        watcher.send(b"sync")
        watcher.at_once = line.push
        watcher.send(b"1")
        assert (line.taken, watcher.queue.qsize()) == ([], 2)
        watcher.sending = True
        watcher.queue.get_nowait()
        watcher.queue.get_nowait()
        watcher.send(b"2")
        assert (line.taken, watcher.queue.get_nowait()) == ([], b"2")
        watcher.sending = False
        watcher.send(b"3")
        line.takes = False
        watcher.send(b"4")
        line.takes = True
        watcher.send(b"5")
        assert (line.taken, watcher.queue.qsize()) == ([b"3"], 2)
        watcher.close(4408)
        watcher.send(b"6")
        assert (line.taken, watcher.queue.qsize()) == ([b"3"], 3)

    asyncio.run(story())


class Message(bytes):
    """Tells when nobody holds it any more."""

    gone = 0

    def __del__(self) -> None:
        Message.gone += 1


class Listener:
    """A WebSocket on which somebody listens and says nothing."""

    scope: ClassVar[dict[str, Any]] = {}

    async def send_text(self, text: str) -> None:
        return

    async def receive_text(self) -> str:
        return str(await asyncio.Event().wait())


def test_what_was_sent_is_not_held_while_nothing_else_is_said() -> None:
    async def story() -> int:
        watcher = Watcher(Viewer(()))
        watcher.send(Message(b"a whole table"))
        serving = asyncio.create_task(serve(cast(WebSocket, Listener()), watcher))
        await rested()
        gone = Message.gone
        serving.cancel()
        return gone

    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        assert runner.run(story()) == 1


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_message_is_written_as_browsers_read_it(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://localhost"), state=State.OPEN)
    client.receive_data(text_frame(b"x" * size))
    frames = [event for event in client.events_received() if isinstance(event, Frame)]
    assert [bytes(frame.data) for frame in frames] == [b"x" * size]
    assert client.parser_exc is None


def test_who_moves_is_answered_before_others_are_shown_the_move(local: LocalServer) -> None:
    made = local.table()
    order: list[str] = []

    async def story() -> None:
        async with local.tables.use(made.table) as table:
            watcher = await watching.join(table, Keys(tuple(made.seats[1].tokens)), None)
            while not watcher.queue.empty():
                watcher.queue.get_nowait()
            watcher.at_once = lambda message: not order.append("push")
            transport = httpx.ASGITransport(app, client=("127.0.0.1", 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as ada:
                body = {"move_id": move_id(), "move": "throw", "at": 0}
                address = f"/api/v1/tables/{made.table}/moves"
                await ada.post(address, json=body, headers=made.seats[0].headers)
            await rested()
            await watching.leave(table, watcher)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        async def sending(message: Any) -> None:
            order.append(message["type"])
            await send(message)

        await local.client.app(scope, receive, sending)

    local.does(story)
    assert order[:3] == ["http.response.start", "http.response.body", "push"]


def test_what_is_said_after_a_move_is_heard_after_it(local: LocalServer) -> None:
    """The bot that decides next thinks at once, and plays."""
    made = local.against_bots()
    with made.spectator.watching() as socket:
        next_of(socket, "sync")
        made.seats[0].plays("throw", "end")
        heard = [socket.receive_json() for _ in range(5)]
    kinds = [message["type"] for message in heard]
    assert kinds[:3] == ["steps", "steps", "thinking"]
    steps = [message["seq"] for message in heard if message["type"] == "steps"]
    assert steps == list(range(1, len(steps) + 1))
    assert heard[1]["deciding"] == 1


def test_what_everybody_sees_is_the_same_for_all_and_hands_are_not(local: LocalServer) -> None:
    made = local.table()
    with made.seats[0].watching() as ada, made.seats[1].watching() as ben:
        next_of(ada, "sync"), next_of(ben, "sync")
        answer = made.seats[0].plays("throw")
        first, second = next_of(ada, "steps"), next_of(ben, "steps")
        looks = [seat.look() for seat in made.seats]
    assert first == answer
    own = {"viewer", "view", "legal", "left", "courses", "commands", "steps"}
    assert {key: first[key] for key in first if key not in own} == {
        key: second[key] for key in second if key not in own
    }
    assert [first["view"]["hand"], second["view"]["hand"]] == [now["view"]["hand"] for now in looks]
