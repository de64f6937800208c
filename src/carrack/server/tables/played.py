"""Ratings of play in games that are over: what their analyses say, pooled by game.

Each is told only of the seats that their keys open. Nothing is kept but the analyses themselves.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from carrack.server.shapes.answer_types import MyTablePayload, PlayedPayload
from carrack.server.shapes.messages import Mine
from carrack.server.store.table_rows import DONE, OVER
from carrack.server.tables import glances
from carrack.server.tables.analysed import read_analysis
from carrack.server.tables.auth import Keys
from carrack.server.tables.tables import Tables

MOST = 200
"""The most games that are pooled, the latest."""


class _Rated(msgspec.Struct):
    """The part of an analysis that says how well its seats played."""

    totals: list[dict[str, Any]]
    rating: list[dict[str, Any]]
    sources: list[list[dict[str, Any]]] = []

    def of(self, seat: int) -> dict[str, Any]:
        """The sums of one seat."""
        sources = self.sources[seat] if self.sources else []
        return {**self.totals[seat], **self.rating[seat], "sources": sources}


async def played(tables: Tables, keys: Keys, post: Mine) -> list[PlayedPayload]:
    """Return the ratings of play of these tables' seats, by game, the latest game first.

    However few tables a list shows: a page cannot put together what was rated apart.
    """
    most = max(MOST, tables.settings.mine_rows)
    return await pooled_play(tables, await glances.known(tables, keys, post, most))


async def pooled_play(tables: Tables, shown: glances.Glances) -> list[PlayedPayload]:
    """Return the ratings of play of somebody's seats at these tables, by game."""
    over = [row for row in shown if isinstance(row, MyTablePayload) and row.status == OVER]
    over.sort(key=lambda row: row.updated, reverse=True)
    yours: dict[str, set[int]] = {}  # with each of several keys a table may be named again
    for row in over:
        yours.setdefault(row.table, set()).update(row.you)
    games: dict[str, tuple[str, list[list[dict[str, Any]]], list[str]]] = {}
    for row in list({row.table: row for row in over}.values())[:MOST]:
        you = yours[row.table]
        seats = [seat.seat for seat in row.seats if seat.seat in you and seat.kind == "human"]
        if not seats:
            continue
        _, pool, missing = games.setdefault(row.game, (row.title, [], []))
        rated = await _rated(tables, row.table)
        if rated is None:
            missing.append(row.table)
        elif rated.rating:
            pool.append([rated.of(seat) for seat in seats])
    return await asyncio.to_thread(
        lambda: [_payload(game, *found) for game, found in games.items()]
    )


async def _rated(tables: Tables, name: str) -> _Rated | None:
    """Return what the analysis of a table says of play; None if there is none, or an older one."""
    row = await tables.store.analysis(name)
    return read_analysis(row, _Rated) if row is not None and row.status == DONE else None


def _payload(
    game: str, title: str, pool: list[list[dict[str, Any]]], missing: list[str]
) -> PlayedPayload:
    from carrack.analysis.rating import over_games  # a server starts without it

    return PlayedPayload(game=game, title=title, missing=missing, **over_games(pool))
