"""Malformed requests of all kinds: known routes with damaged bodies, and arbitrary bytes.

All follow from one random generator, so that a failure can be repeated.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

SECONDS = 10.0  # a whole request that is not answered by then hangs
BUSY = b'"code":"busy"'  # a hint for a position that is gone meanwhile
HALF = 0.3  # an incomplete request may continue: no answer is due
LINES = 6  # connections side by side

WISH = {
    "game": "tiny",
    "players": 2,
    "seats": [{"kind": "human", "name": "Eve"}, {"kind": "bot", "bot": "random"}],
    "options": {},
}
BODIES: dict[str, Any] = {
    "POST /api/v1/tables": WISH,
    "POST /api/v1/tables/T/moves": {"move_id": "m", "at": 0, "move": "blue", "seat": 0},
    "POST /api/v1/tables/T/undo": {"move_id": "u", "at": 0, "to": 0},
    "POST /api/v1/tables/T/commands": {"move_id": "c", "move": "load", "seat": 0},
    "POST /api/v1/tables/T/hint": {"at": 0, "seat": 0},
    "POST /api/v1/tables/T/try": {
        "at": 0,
        "seat": 0,
        "moves": [{"seat": 0, "move": "throw", "command": False}],
        "imagined": 1,
        "bot": False,
    },
    "POST /api/v1/tables/T/judge": {"at": 0, "moves": ["throw"], "show": True},
    "POST /api/v1/tables/T/analysis": {},
    "POST /api/v1/tables/T/seats/0": {"action": "rename", "name": "Eve"},
    "POST /api/v1/tables/T/talk": {"text": "hello", "seat": 0},
    "PUT /api/v1/tables/T/talk": {"on": False},
    "POST /api/v1/tables/T/pause": {"paused": True},
    "POST /api/v1/tables/T/reopen": {"answer": "ask", "at": 0},
    "PUT /api/v1/tables/T/instructions": {"ends": True, "forced": False, "seat": 0},
    "POST /api/v1/tables/T/rematch": {"seats": "same"},
    "POST /api/v1/tables/T/branch": {"step": 0, "seats": WISH["seats"]},
    "POST /api/v1/tables/T/begin": {},
    "POST /api/v1/tables/T/luck": {"seat": 0, "hash": "0" * 64},
    "POST /api/v1/tables/T/watchers": {"open": False},
    "POST /api/v1/mine": {"tables": [{"table": "t", "tokens": ["a"]}]},
    "POST /api/v1/mine/play": {"tables": [{"table": "t", "tokens": ["a"]}]},
    "POST /api/v1/replays": {"carrack": 1, "game": "amerigo"},
    "POST /api/v1/games/dutch-east-indies/maps/check": {"text": "players = 2"},
    "POST /api/v1/games/dutch-east-indies/editions/check": {"text": "name = 2"},
    "POST /api/v1/games/dutch-east-indies/maps/generate": {"players": 2, "seed": 1},
    "DELETE /api/v1/tables/T": None,
    "GET /api/v1/tables/T": None,
    "GET /api/v1/tables/T/steps?from=0": None,
    "GET /api/v1/tables/T/record": None,
    "GET /api/v1/tables/T/at/0": None,
    "GET /api/v1/replays/r/at/0?seat=0": None,
    "GET /api/v1/games/amerigo/rules/en": None,
    "GET /assets/index.js": None,
}
ODD: list[Any] = [
    None, True, -1, 2**63, 1e308, "", "\0", "\ud800", "a" * 5000, "Ω" * 50, [], {}, [[]] * 50,
    {"a": 1}, ["x"] * 70, 0.5, "🏴‍☠️", "../../etc/passwd", "%00", -(2**53), "2026-11-22",
]  # fmt: skip
HEADERS = [
    "Authorization: Bearer",
    "Authorization: Basic x",
    "Authorization: Bearer " + ",".join(["x"] * 70),
    "Authorization: Bearer \x80\xff",
    "Content-Encoding: gzip",
    "Accept-Encoding: gzip;q=nan",
    "Content-Type: application/x-www-form-urlencoded",
    "Cookie: a=b",
    "Origin: null",
    "Origin: http://[",
    "Sec-Fetch-Site: cross-site",
    "X-Forwarded-For: ::1, nonsense",
    "If-None-Match: \x01",
    "Range: bytes=9-",
    "Expect: 100-continue",
    "Transfer-Encoding: chunked",
    "Upgrade: websocket\r\nConnection: Upgrade",
]
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "BREW", "get"]


def damaged(data: Any, choice: random.Random) -> Any:
    """The same data with something wrong in one place."""
    if isinstance(data, dict) and data and choice.random() < 0.9:
        key = choice.choice(list(data))
        rest = {k: v for k, v in data.items() if k != key}
        kind = choice.randrange(4)
        if kind == 0:
            return rest
        if kind == 1:
            return {**data, choice.choice([key.upper(), "extra", ""]): choice.choice(ODD)}
        return {**rest, key: damaged(data[key], choice)}
    if isinstance(data, list) and data and choice.random() < 0.7:
        i = choice.randrange(len(data))
        return [*data[:i], damaged(data[i], choice), *data[i + 1 :]]
    return choice.choice(ODD)


def garbled(body: bytes, choice: random.Random) -> bytes:
    """Bytes with some cut, changed, or far too many."""
    kind = choice.randrange(4)
    if kind == 0:
        return body[: choice.randrange(len(body) + 1)]
    if kind == 1:
        return b"[" * choice.choice([10, 30_000])
    if kind == 2:
        return choice.randbytes(choice.choice([1, 100, 70_000]))
    at = choice.randrange(len(body) + 1)
    return body[:at] + choice.randbytes(3) + body[at:]


def request(table: str, tokens: list[str], choice: random.Random) -> bytes:
    """One malformed request, as bytes."""
    if choice.random() < 0.03:
        return choice.randbytes(choice.choice([1, 50, 3000])) + b"\r\n\r\n"
    route = choice.choice(list(BODIES))
    method, path = route.split(" ")
    path = path.replace("/T", f"/{table}")
    if choice.random() < 0.2:
        method = choice.choice(METHODS)
    if choice.random() < 0.2:
        parts = path.split("/")
        parts[choice.randrange(len(parts))] = quote(str(choice.choice(ODD)), errors="replace")
        path = "/" + "/".join(parts).lstrip("/")
    good = BODIES[route]
    text = json.dumps(good if good is None else damaged(good, choice))
    body = b"" if good is None else text.encode(errors="surrogatepass")
    if choice.random() < 0.2:
        body = garbled(body, choice)
    lines = [f"{method} {path} HTTP/1.1", "Host: carrack", f"Content-Length: {len(body)}"]
    if choice.random() < 0.7:
        lines.append(f"Authorization: Bearer {','.join(tokens)}")
    if choice.random() < 0.2:
        lines.append(choice.choice(HEADERS))
    return "\r\n".join(lines).encode("latin-1", "replace") + b"\r\n\r\n" + body


@dataclass
class Sent:
    """Results of malformed requests: statuses (0: connection closed), and problems."""

    statuses: Counter[int]
    mistakes: list[tuple[bytes, bytes]]


async def send(
    address: tuple[str, int], table: str, tokens: list[str], count: int, seed: float
) -> Sent:
    """Sends malformed requests on several connections."""
    sent, choice = Sent(Counter(), []), random.Random(seed)
    wrong = (request(table, tokens, choice) for _ in range(count))
    await asyncio.gather(*(_line(address, wrong, sent) for _ in range(LINES)))
    return sent


async def _line(address: tuple[str, int], wrong: Iterator[bytes], sent: Sent) -> None:
    """One connection after the other, each used until the server closes it."""
    streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
    for data in wrong:
        if streams is None:
            streams = await asyncio.open_connection(*address)
        reader, writer = streams
        writer.write(data)
        head = b"no answer"
        try:
            patience = SECONDS if _whole(data) else HALF
            status, head = await asyncio.wait_for(_answer(reader, data), patience)
        except (OSError, EOFError, ValueError):
            status = 0
        except TimeoutError:
            status = 599 if _whole(data) else 0
        sent.statuses[status] += 1
        if status >= 500 and BUSY not in head:
            sent.mistakes.append((data[:400], head[:400]))
        ends = b"connection: close" in head.lower().split(b"\r\n\r\n")[0] or b"Upgrade" in data
        if status == 0 or ends or not _whole(data):
            writer.close()
            streams = None


def _whole(data: bytes) -> bool:
    """Whether the next request on the connection can be separated from this one."""
    return data.startswith(tuple(f"{method} /".encode() for method in METHODS)) and not any(
        odd in data for odd in (b"Transfer-Encoding", b"Expect")
    )


async def _answer(reader: asyncio.StreamReader, data: bytes) -> tuple[int, bytes]:
    """Status and text of an answer; its body is read to the end."""
    head = await reader.readuntil(b"\r\n\r\n")
    status = int(head.split(b" ", 2)[1])
    fields = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:] if b": " in line)
    empty = data.startswith(b"HEAD") or status in (204, 304)
    if status == 100:
        return await _answer(reader, data)
    if fields.get(b"transfer-encoding") == b"chunked":
        while (size := int(await reader.readline(), 16)) > 0:
            await reader.readexactly(size + 2)
        await reader.readline()
    elif not empty:
        head += await reader.readexactly(int(fields.get(b"content-length", b"0")))
    return status, head


async def watch(live: str, tokens: list[str], count: int, seed: float) -> None:
    """Opens WebSockets that send malformed messages."""
    choice = random.Random(seed)
    for _ in range(count):
        with suppress(WebSocketException, OSError):
            async with connect(live, max_size=None) as socket:
                hello = json.dumps(damaged({"tokens": tokens, "since": 0}, choice))
                await socket.send(choice.choice([hello, "{}", "[" * 9000, b"\x00\xff"]))
                await socket.send(choice.choice(['{"type":"ping"}', '{"type":"move"}', b"\0"]))
                with suppress(TimeoutError):
                    await asyncio.wait_for(socket.recv(), 0.1)
