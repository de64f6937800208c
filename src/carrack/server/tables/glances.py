"""Many tables at a glance: what lists of tables show of each, without its game."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Any

from carrack.server.shapes.answer_types import MissingTablePayload, MyTablePayload
from carrack.server.shapes.messages import Mine
from carrack.server.store.store import Store
from carrack.server.store.table_rows import OVER, RUNNING, SeatRow, TableRow
from carrack.server.tables import payloads
from carrack.server.tables.auth import Hashes, Keys, hashed, numbered, viewer_of
from carrack.server.tables.requested_games import installed
from carrack.server.tables.seated import is_hidden
from carrack.server.tables.tables import Tables

Glances = list[MyTablePayload | MissingTablePayload]


async def mine(tables: Tables, keys: Keys, post: Mine) -> Glances:
    """The tables that a device knows, at most as many as the setting `mine_rows` says."""
    return await known(tables, keys, post, tables.settings.mine_rows)


async def known(tables: Tables, keys: Keys, post: Mine, most: int) -> Glances:
    """So many of the tables that a device knows, in its order, each row once.

    It is `missing` where there is none any more.
    """
    asked = dict.fromkeys((item.table, tuple(item.tokens)) for item in post.tables)
    rows = list(asked)[:most]
    digests = {token: hashed(token) for token in {token for _, own in rows for token in own}}
    opened = [
        (name, numbered((*(digests[each] for each in own), *keys.held))) for name, own in rows
    ]
    return await glanced(tables, opened, keys.clubs)


async def glanced(
    tables: Tables, rows: Sequence[tuple[str, Hashes]], clubs: Collection[str] = ()
) -> Glances:
    """Tables, each with the hashes of what opens it; `missing` where there is none any more."""
    store = tables.store
    found = await store.glance(list(dict.fromkeys(table for table, _ in rows)))
    by_name = {row.table: (row, seats) for row, seats in found}
    results = await results_of(store, [row.table for row, _ in found if row.status == OVER])
    dues = await store.dues([row.table for row, _ in found if row.status == RUNNING])
    answer: Glances = []
    for name, hashes in rows:
        if name in by_name:
            shown = _glanced(tables, *by_name[name], hashes, clubs)
            if isinstance(shown, MyTablePayload):
                shown.result = ended_by(shown.game, results.get(name))
                shown.due_in = _due_in(tables, dues.get(name, {}), shown.you)
            answer.append(shown)
        else:
            answer.append(MissingTablePayload(name))
    return answer


async def results_of(store: Store, over: list[str]) -> dict[str, dict[str, Any]]:
    """Return the results of tables that are over."""
    lines = await store.results(over) if over else {}
    return {table: json.loads(line)["result"] for table, line in lines.items()}


def ended_by(game: str, result: dict[str, Any] | None) -> dict[str, Any] | None:
    """A result of a record as a page has it: marked where a limit ended the game."""
    known = installed(game)
    cut = result is not None and known is not None and result["rule"] in known.limits()
    return {**(result or {}), "cut": True} if cut else result


def _due_in(tables: Tables, dues: dict[int, int], seats: Collection[int]) -> int | None:
    """Return the time left on the clock of one of these seats, if one runs; never of others.

    When somebody's clock runs out depends on their nights, of which others learn nothing.
    """
    own = [due for seat, due in dues.items() if seat in seats]
    return max(0, min(own) - tables.timekeeper.now()) if own else None


def _glanced(
    tables: Tables,
    row: TableRow,
    seats: list[SeatRow],
    hashes: Hashes,
    clubs: Collection[str],
) -> MyTablePayload | MissingTablePayload:
    table = tables.known.get(row.table)
    online = table.hub.online() if table is not None else {}
    viewer = viewer_of(hashes, seats, row.host)
    if is_hidden(row, viewer, clubs):
        return MissingTablePayload(row.table)
    if not row.watchable and not viewer.belongs:
        return MissingTablePayload(row.table, closed=True)
    game, end = installed(row.game), tables.ends.get(row.table)
    return payloads.glanced(row, seats, viewer, online, game, end)
