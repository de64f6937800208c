"""How the routes of a server's operator are asked, for what they cost."""

from __future__ import annotations

import secrets
from argparse import Namespace
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from evidence.support.priced import TIMES, Asked, World

from carrack.cli.in_use import written_in
from carrack.server.operating.operators import LIFE
from carrack.server.store.connection import SqlConnection
from carrack.server.store.endings import text
from carrack.server.store.operator import OperatorDevice, OperatorStore
from carrack.server.tables.auth import hashed

OPERATOR = "/api/v1/operator"
LINE = {"kind": "table", "number": 1, "action": "keep"}


def written(w: World, job: Callable[[SqlConnection], Any]) -> None:
    """Changes the database of the server, as a command does."""
    words = list(w.server.process.args)  # type: ignore[call-overload]
    folder = Path(words[words.index("--data") + 1])
    written_in(Namespace(data=folder, database=None), job)


def link(w: World) -> str:
    """The secret of a new link."""
    secret, now = secrets.token_urlsafe(32), datetime.now(UTC)
    until = text(now + LIFE)
    written(w, lambda c: OperatorStore.add_link(c, hashed(secret), text(now), until))
    return secret


def device(w: World) -> dict[str, str]:
    """What a new device of the operator shows."""
    token, secret, now = secrets.token_urlsafe(32), link(w), text(datetime.now(UTC))
    row = OperatorDevice(hashed(token), now, now, "")
    written(w, lambda c: OperatorStore.enter(c, hashed(secret), now, row))
    return {"Authorization": f"Bearer {token}"}


def entered(w: World) -> list[Asked]:
    """Links, each of which lets a device in."""
    bodies = [{"link": link(w), "token": secrets.token_urlsafe(32)} for _ in range(TIMES)]
    return [(OPERATOR, body, {}) for body in bodies]


def by_operator(path: str, body: Any = None) -> Callable[[World], list[Asked]]:
    """The same request of one device."""
    return lambda w: [(OPERATOR + path, body, device(w))] * TIMES


def reported(w: World) -> list[Asked]:
    """Reported lines, each of which is kept."""
    asked, shown = [], device(w)
    for _ in range(TIMES):
        made = w.local.table()
        made.seats[0].post("/talk", {"text": "Ahoy"})
        made.seats[1].post("/talk/1", {"action": "report"})
        asked.append((f"{OPERATOR}/reports", {**LINE, "place": made.table}, shown))
    return asked


OPERATOR_ROWS: dict[str, Callable[[World], list[Asked]]] = {
    f"GET {OPERATOR}": by_operator(""),
    f"POST {OPERATOR}": entered,
    f"POST {OPERATOR}/leave": lambda w: [
        (f"{OPERATOR}/leave", {}, device(w)) for _ in range(TIMES)
    ],
    f"PUT {OPERATOR}/address": by_operator("/address", {"address": "https://table.example.org"}),
    f"PUT {OPERATOR}/open": by_operator("/open", {"open": True}),
    f"GET {OPERATOR}/reports": by_operator("/reports"),
    f"POST {OPERATOR}/reports": reported,
    f"GET {OPERATOR}/damage": by_operator("/damage"),
}
