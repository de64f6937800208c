"""Tables of the real server for the browser tests, used beside the page."""

from __future__ import annotations

import random
import secrets
import sqlite3
import uuid
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from support.server.watching import watching
from support.waiting import found

Json = dict[str, Any]
DEI: Json = {"game": "dutch-east-indies", "options": {"start": "1"}}


def human(name: str) -> Json:
    return {"kind": "human", "name": name}


def bot(name: str, bot: str = "greedy") -> Json:
    return {"kind": "bot", "name": name, "bot": bot}


@dataclass
class Table:
    """A table of a server, and every token to it."""

    address: str
    table: str
    host: str
    tokens: list[str]
    client: httpx.Client = field(repr=False)

    def link(self, seat: int | None = None, host: bool = False) -> str:
        """What would be sent to whoever sits on `seat`, or to somebody who only looks."""
        parts = [self.table]
        if seat is not None:
            parts.append(self.tokens[seat])
        if host:
            parts.append(self.host)
        return f"{self.address}/#/t/{'/'.join(parts)}"

    def ask(self, method: str, path: str = "", seat: int | None = None, **more: Any) -> Any:
        """The answer to a request in the name of a seat, of the host (-1), or of nobody."""
        token = self.host if seat == -1 else "" if seat is None else self.tokens[seat]
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        address = f"{self.address}/api/v1/tables/{self.table}{path}"
        answer = self.client.request(method, address, headers=headers, **more)
        answer.raise_for_status()
        return answer

    def look(self, seat: int | None = None) -> Json:
        return dict(self.ask("GET", seat=seat).json())

    def steps(self) -> list[Json]:
        return list(self.ask("GET", "/steps").json()["steps"])

    def moves(self) -> list[str]:
        """The moves that were not undone."""
        return [s["move"] for s in self.steps() if s["kind"] == "move" and not s["undone"]]

    def record(self) -> str:
        return str(self.ask("GET", "/record").text)

    def play(self, seat: int, move: str) -> Json:
        return self._send(seat, self.look(seat)["seq"], move)

    def _send(self, seat: int, at: int, move: str) -> Json:
        body = {"move_id": str(uuid.uuid4()), "at": at, "move": move}
        return dict(self.ask("POST", "/moves", seat, json=body).json())

    def undo(self, seat: int, to: int) -> Json:
        """A seat takes back everything down to a decision."""
        body = {"move_id": str(uuid.uuid4()), "at": self.look(seat)["seq"], "to": to}
        return dict(self.ask("POST", "/undo", seat, json=body).json())

    def until(self, reached: Callable[[Json], bool], what: str) -> Json:
        """Waits until the server reaches a position; bots think as long as they need."""

        def looked() -> Json | None:
            return now if reached(now := self.look()) else None

        if (now := looked()) is not None:
            return now
        with watching(self.address, self.table):
            return found(looked, what)

    def play_until(self, reached: Callable[[Json], bool], seed: int = 1) -> Json:
        """Seats of people play random moves until a decision of theirs, or the end, is reached."""
        luck = random.Random(seed)
        people = [seat for seat, token in enumerate(self.tokens) if token]
        while True:
            now = self.until(lambda at: at["deciding"] in (-1, *people), "somebody decides")
            if (seat := now["deciding"]) < 0:
                return now
            mine = self.look(seat)
            while mine["deciding"] == seat:
                if reached(mine):
                    return self.look()
                # the answer is the position after the move: it need not be asked for
                mine |= self._send(seat, mine["seq"], picked(mine, luck))


def anchorages(now: Json) -> set[str]:
    """Legal ways to anchor spaces of which a post can still be established (in Amerigo)."""
    if now["game"] != "amerigo":
        return set()
    board = now["view"]["board"]
    free = {anchor for _, anchor, state in board["post_spaces"] if state == "free"}
    nodes = {f"{chr(97 + a % board['width'])}{a // board['width'] + 1}" for a in free}
    return {move["move"] for move in now.get("legal") or [] if move.get("node") in nodes}


def liking(move: str, towards_posts: set[str]) -> float:
    """The preference for a move: for posts and buildings, and what leads to them."""
    if move.startswith(("post", "build")) or move in towards_posts:
        return 40
    return {"blue": 4, "green": 4, "red": 3, "gold": 0.3}.get(move, 1)


def picked(now: Json, luck: random.Random) -> str:
    """A random move, preferring useful ones."""
    moves, towards = [str(move["move"]) for move in now["legal"]], anchorages(now)
    return luck.choices(moves, [liking(move, towards) for move in moves])[0]


def open_table(address: str, *seats: Json, **more: Any) -> Table:
    """A new table of Amerigo; `seed` makes it one of practice."""
    client = httpx.Client(timeout=30, verify=False)  # plain http: no certificates to read
    wanted = {"game": "amerigo", "players": len(seats), "options": {}, "seats": list(seats), **more}
    answer = client.post(f"{address}/api/v1/tables", json=wanted)
    answer.raise_for_status()
    made = answer.json()
    tokens = [seat["token"] for seat in made["seats"]]
    return Table(address, made["table"], made["host"], tokens, client)


def comes(table: Table, seat: int) -> None:
    """Somebody sits down on another device, by an invitation of the host's."""
    invitation = table.ask("POST", f"/seats/{seat}", -1, json={"action": "invite"}).json()
    token = secrets.token_urlsafe(32)
    accepts = {"action": "accept", "invitation": invitation["invitation"], "token": token}
    table.ask("POST", f"/seats/{seat}", json=accepts)
    table.tokens[seat] = token


def kept(data: Path, table: str) -> tuple[bytes, list[str]]:
    """The stored seed and whole record of a table, hidden draws included."""
    with sqlite3.connect(data / "carrack.db") as database:
        (seed,) = database.execute("SELECT seed FROM tables WHERE id = ?", (table,)).fetchone()
        lines = database.execute(
            "SELECT line FROM entries WHERE table_id = ? ORDER BY number", (table,)
        )
        return seed, [line for (line,) in lines]
