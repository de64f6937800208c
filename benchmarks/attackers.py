"""What one hostile address does to a table server, as fast as it is let: attacks by name.

Each attack is a coroutine that goes on until it is cancelled. It counts what it was answered:
statuses, and what happened to connections that never say a whole sentence.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from carrack import new_game

SIDE_BY_SIDE = 8  # requests that one attacker has on the way
CYCLES = 40_000  # a move and its undo, in the record that is brought
SILENT = 400  # connections that say nothing whole
TABLES = 20


class Attacker:
    """One address with its counts; `address` is the server's."""

    def __init__(self, address: str, source: str) -> None:
        self.address = address
        self.source = source
        self.counts: Counter[str] = Counter()
        transport = httpx.AsyncHTTPTransport(local_address=source)
        self.client = httpx.AsyncClient(base_url=address, transport=transport, timeout=60)

    async def send(self, method: str, path: str, **more: Any) -> httpx.Response | None:
        """One request; what came of it is counted."""
        try:
            answer = await self.client.request(method, path, **more)
        except (httpx.TransportError, httpx.InvalidURL) as error:
            self.counts[type(error).__name__] += 1
            return None
        self.counts[str(answer.status_code)] += 1
        if answer.status_code == 429:
            await asyncio.sleep(0.02)
        return answer

    async def flood(self, method: str, path: str, **more: Any) -> None:
        """The same request over and over, several at a time."""

        async def again() -> None:
            while True:
                await self.send(method, path, **more)

        await asyncio.gather(*(again() for _ in range(SIDE_BY_SIDE)))

    async def table(self, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
        """A table of the attacker's own, as soon as one is granted."""
        people = list(seats) or [{"kind": "human"}, {"kind": "human"}]
        wish = {"game": "amerigo", "players": len(people), "seats": people, **more}
        while True:
            answer = await self.send("POST", "/api/v1/tables", json=wish)
            if answer is not None and answer.status_code == 201:
                return dict(answer.json())
            await asyncio.sleep(0.2)

    async def connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare connection."""
        parts = urlsplit(self.address)
        assert parts.hostname and parts.port
        return await asyncio.open_connection(
            parts.hostname, parts.port, local_addr=(self.source, 0)
        )


def tokens_of(made: dict[str, Any]) -> dict[str, str]:
    """The header that opens all own seats of a table."""
    tokens = [seat["token"] for seat in made["seats"] if seat["token"]]
    return {"Authorization": f"Bearer {','.join(tokens)}"}


# --- records, positions and lists ----------------------------------------------------------------


def long_record(cycles: int, between: str = "\r") -> bytes:
    """A game in which somebody takes the same move back without end."""
    session = new_game("amerigo", players=2, seed=1)
    begun = len(session.match.entries)
    session.play(session.legal()[0])
    session.undo()
    lines = session.record().splitlines()
    return between.join(lines + lines[begun + 1 :] * cycles).encode()


async def uploads(attacker: Attacker) -> None:
    """Records of 80,000 moves and undos, their lines parted by what is no end of a line."""
    bodies = [long_record(CYCLES), long_record(CYCLES, "\n"), b'{"note":{}}\r' * 300_000]
    for body in itertools.cycle(bodies):
        await attacker.send("POST", "/api/v1/replays", content=body)


async def positions(attacker: Attacker) -> None:
    """Earlier positions of many tables in turn, so that none is found in memory."""
    made = [await attacker.table() for _ in range(TABLES)]
    for tokens, table in ((tokens_of(each), each["table"]) for each in made):
        for _ in range(20):
            await play_any(attacker, table, tokens)
    for table in itertools.cycle(each["table"] for each in made):
        await attacker.send("GET", f"/api/v1/tables/{table}/at/{random.randrange(20)}")


async def play_any(attacker: Attacker, table: str, tokens: dict[str, str]) -> None:
    """Any move of the player who decides, by notation."""
    path = f"/api/v1/tables/{table}"
    looked = await attacker.send("GET", path, headers=tokens)
    if looked is None or looked.status_code != 200 or not looked.json()["legal"]:
        return
    now = looked.json()
    move = random.choice(now["legal"])["move"]
    body = {"move_id": f"{random.getrandbits(64):x}", "at": now["seq"], "move": move}
    await attacker.send("POST", f"{path}/moves", headers=tokens, json=body)


async def mine(attacker: Attacker) -> None:
    """Two thousand rows of the same table, each with 64 tokens."""
    table = (await attacker.table())["table"]
    tokens = [f"token {number}" for number in range(64)]
    rows = [{"table": table, "tokens": tokens}] * 2000
    await attacker.flood("POST", "/api/v1/mine", json={"tables": rows})


async def mine_of_nobody(attacker: Attacker) -> None:
    """As many rows as are allowed, all different, packed for the way."""
    table = (await attacker.table())["table"]
    rows = [{"table": table if n % 2 else f"nobody{n}", "tokens": []} for n in range(200)]
    packed = {"Accept-Encoding": "gzip"}
    await attacker.flood("POST", "/api/v1/mine", json={"tables": rows}, headers=packed)


async def long_table(attacker: Attacker) -> None:
    """A table that grows by moves and undos, and is read whole all the time."""
    made = await attacker.table()
    path, tokens = f"/api/v1/tables/{made['table']}", tokens_of(made)

    async def grow() -> None:
        now = (await attacker.client.get(path, headers=tokens)).json()
        move = now["legal"][0]["move"]
        for number in itertools.count():
            kind, what = ("undo", {"to": 0}) if number % 2 else ("moves", {"move": move})
            body = {"move_id": f"grow-{number}", "at": now["seq"] + number, **what}
            answer = await attacker.send("POST", f"{path}/{kind}", headers=tokens, json=body)
            if answer is None or answer.status_code not in (200, 429):
                return

    async def read() -> None:
        while True:
            await attacker.send("GET", f"{path}/steps")
            stale = {"move_id": "stale", "at": 0, "move": "blue"}
            await attacker.send("POST", f"{path}/moves", headers=tokens, json=stale)

    await asyncio.gather(grow(), read(), read())


# --- requests ------------------------------------------------------------------------------------


async def long_paths(attacker: Attacker) -> None:
    """Addresses that are no file's name, as long as a line may be."""
    await attacker.flood("GET", "/" + "a" * 60_000)


async def bare_paths(attacker: Attacker) -> None:
    """Addresses a little too long for a file's name."""
    await attacker.flood("GET", "/" + "a" * 300)


async def scripts(attacker: Attacker) -> None:
    """The largest file of the page, packed again for each request if nothing prevents it."""
    await attacker.flood("GET", "/notebook.js", headers={"Accept-Encoding": "gzip"})


async def no_tables(attacker: Attacker) -> None:
    """Tables that are not there."""
    await attacker.flood("GET", "/api/v1/tables/nosuchtable")


async def new_tables(attacker: Attacker) -> None:
    """Tables without end."""
    people = [{"kind": "human"}, {"kind": "human"}]
    wish = {"game": "amerigo", "players": 2, "seats": people}
    await attacker.flood("POST", "/api/v1/tables", json=wish)


async def maps(attacker: Attacker) -> None:
    """Random maps without end, and drafts to be judged."""
    path = "/api/v1/games/dutch-east-indies/maps"
    offered = await attacker.send("GET", path)
    text = offered.json()[0]["text"] if offered is not None and offered.status_code == 200 else ""

    async def judge() -> None:
        while True:
            await attacker.send("POST", f"{path}/check", json={"text": text})

    async def draw() -> None:
        for seed in itertools.count(1):
            await attacker.send("POST", f"{path}/generate", json={"players": 3, "seed": seed})

    await asyncio.gather(judge(), judge(), draw(), draw())


async def bots(attacker: Attacker) -> None:
    """Thirty tables of four bots that think for long, all watched: unwatched they would rest."""
    seats = [{"kind": "bot", "bot": "admiral"}] * 4
    async with asyncio.TaskGroup() as watching:
        for _ in range(30):
            made = await attacker.table(*seats, game="dutch-east-indies")
            watching.create_task(_watch(attacker, made["table"], pings=False))


# --- connections ---------------------------------------------------------------------------------

HALVES = (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: a\r\nX", b"POST /api/v1/mine HTTP/1.1\r\n"
          b"Host: a\r\nContent-Length: 100\r\n\r\n{")  # fmt: skip


async def half_open(attacker: Attacker) -> None:
    """Connections that never finish a sentence; some drip a letter a second."""

    async def hold(half: bytes, drips: bool) -> None:
        while True:
            with suppress(OSError):
                reader, writer = await attacker.connection()
                attacker.counts["opened"] += 1
                writer.write(half)
                while not reader.at_eof():
                    if drips:
                        writer.write(b"a")
                    with suppress(TimeoutError):
                        await asyncio.wait_for(reader.read(1000), 1)
                attacker.counts["closed"] += 1
                writer.close()
            await asyncio.sleep(0.2)

    halves = itertools.cycle(itertools.product(HALVES, (False, True)))
    await asyncio.gather(*(hold(*half) for half, _ in zip(halves, range(SILENT), strict=False)))


async def upgrades(attacker: Attacker) -> None:
    """`POST` that asks for a WebSocket."""
    wanted = {"Connection": "Upgrade", "Upgrade": "websocket"}
    await attacker.flood("POST", "/api/v1/mine", headers=wanted, json={"tables": []})


async def _watch(attacker: Attacker, table: str, pings: bool) -> None:
    address = attacker.address.replace("http:", "ws:") + f"/api/v1/tables/{table}/live"
    while True:
        try:
            async with connect(address, local_addr=(attacker.source, 0)) as socket:
                attacker.counts["opened"] += 1
                await socket.send("{}")
                while pings:
                    await socket.send('{"type":"ping"}')
                    with suppress(TimeoutError):
                        await asyncio.wait_for(socket.recv(), 0)
                await socket.wait_closed()
        except (WebSocketException, OSError, TimeoutError) as error:
            attacker.counts[type(error).__name__] += 1
        await asyncio.sleep(0.05)


async def pings(attacker: Attacker) -> None:
    """A few WebSockets that ask for an answer as fast as they can."""
    table = (await attacker.table())["table"]
    await asyncio.gather(*(_watch(attacker, table, True) for _ in range(4)))


async def sockets(attacker: Attacker) -> None:
    """As many WebSockets as are let in."""
    table = (await attacker.table())["table"]
    await asyncio.gather(*(_watch(attacker, table, False) for _ in range(SILENT)))


Attack = Callable[[Attacker], Awaitable[None]]
ATTACKS: dict[str, Attack] = {
    attack.__name__.replace("_", "-"): attack
    for attack in (
        uploads,
        positions,
        mine,
        mine_of_nobody,
        long_table,
        long_paths,
        bare_paths,
        scripts,
        no_tables,
        new_tables,
        maps,
        bots,
        half_open,
        upgrades,
        pings,
        sockets,
    )
}


async def attack(names: list[str], address: str, source: str, seconds: float) -> Counter[str]:
    """Attacks of one address, all at once, for some seconds; the answers by status.

    They are not ended in good order: some of a thousand may miss that they are cancelled
    (`asyncio.wait_for` of Python 3.11 does, when its answer comes at that moment).
    """
    attacker = Attacker(address, source)
    under_way = [asyncio.ensure_future(ATTACKS[name](attacker)) for name in names]
    ended, _ = await asyncio.wait(under_way, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for each in ended:
        each.result()  # raises what went wrong
    return attacker.counts


def as_json(counts: Counter[str]) -> str:
    """Counts as a line of JSON."""
    return json.dumps(dict(counts.most_common()))


__all__ = ["ATTACKS", "as_json", "attack"]
