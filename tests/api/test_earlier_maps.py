"""Tables that were begun on an earlier map of ours: opened and played on, not left standing."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path

import pytest

from carrack.core.game import canonical
from carrack.core.record import read_record
from carrack.server.store.sqlite import SqliteStore
from carrack.server.store.table_rows import RUNNING, SeatRow, Stored, TableRow
from carrack.server.tables.auth import hashed
from support.server.local import NewTable, opened

EARLIER = Path(__file__).parents[1] / "records" / "earlier"


def kept_table(folder: Path, players: int) -> dict[str, object]:
    """A table as the earlier version left it in its data folder; gives its links."""
    path = EARLIER / f"dutch-east-indies-{players}.jsonl"
    record = read_record(path.read_text(encoding="utf-8").splitlines())
    tokens = [f"token{seat}" for seat in range(players)]
    row = TableRow(
        table="old",
        game=record.header.game,
        header=canonical(record.header.to_json()),
        seed=secrets.token_bytes(32),
        practice=False,
        host=hashed("host"),
        status=RUNNING,
        deciding=0,
        created="2026-11-21T06:55:00Z",
        updated="2026-11-21T07:10:00Z",
    )
    seats = [SeatRow(seat, f"P{seat}", "human", None, hashed(t)) for seat, t in enumerate(tokens)]

    async def keep() -> None:
        store = SqliteStore(folder / "carrack.db")
        await store.create(Stored(row, seats, [entry.line() for entry in record.entries]))
        await store.close()

    asyncio.run(keep())
    links = [{"seat": seat, "token": token} for seat, token in enumerate(tokens)]
    return {"table": "old", "host": "host", "seats": links}


@pytest.mark.parametrize("players", [3, 4])
def test_a_table_of_an_earlier_version_continues_on_its_custom_map(
    players: int, tmp_path: Path
) -> None:
    links = kept_table(tmp_path, players)
    with opened(tmp_path) as local:
        seq = NewTable(local, links).one_move()
        made = NewTable(local, links)
        assert made.spectator.get("/at/0").status_code == 200
        assert made.host.act(made.spectator.look()["deciding"], "bot").status_code == 200
    with opened(tmp_path) as local:  # and after a restart
        assert NewTable(local, links).spectator.look()["seq"] > seq
