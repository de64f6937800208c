"""Cargo put together at one go: what the view offers is enough for one sequence of moves."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.chance import Seeded, Stream
from carrack.core.game import OVER, play
from carrack.games.dutch_east_indies.chapters.ships import room_of
from carrack.games.dutch_east_indies.components import ITEM_NAMES, ITEMS
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.moves import GIVE, LOAD, UNLOAD
from carrack.games.dutch_east_indies.state import Dei
from support.games.dei_busy_games import busy_move, start

GAMES = range(40)
CARGO = (GIVE, LOAD, UNLOAD)
Json = dict[str, Any]
Holds = list[list[int]]


def holds(s: Dei, seat: int) -> Holds:
    """What both ships of a seat carry, by item."""
    return [s.hold[ship * ITEMS : (ship + 1) * ITEMS] for ship in (seat * 2, seat * 2 + 1)]


def entry(s: Dei, seat: int) -> Json | None:
    """What the view offers a seat."""
    rows: list[Json] = GAME.view(s, None)["loading"]
    return next((row for row in rows if row["seat"] == seat), None)


def handled(s: Dei, stream: Stream) -> Dei:
    """The position after some cargo moves at random, each of which is legal."""
    now = s.copy()
    for _ in range(stream.below(12) + 1):
        moves = [move for move in GAME.legal(now) if move.kind in CARGO]  # type: ignore[attr-defined]
        if not moves:
            break
        GAME.apply(now, moves[stream.below(len(moves))], Seeded(0))
    return now


def row_to(s: Dei, wanted: Holds, offered: Json) -> list[str]:
    """The page's way to a cargo: along the ways, as long as there is anything to carry.

    See `rowTo` in web/src/games/dutch-east-indies/cargo.ts.
    """
    seat = s.active
    now = [*holds(s, seat), s.home[seat * ITEMS : (seat + 1) * ITEMS]]  # the home island last
    room = [room_of(s, seat * 2), room_of(s, seat * 2 + 1), 1000]
    row: list[str] = []
    while carried := carry_along(now, room, wanted, offered["ways"]):
        row += carried
    return row


def carry_along(now: Holds, room: list[int], wanted: Holds, ways: list[Json]) -> list[str]:
    """Once along all ways: what is too much where they start and lacking where they end."""
    row: list[str] = []
    for way in ways:
        start, end = [place % 2 if place >= 0 else 2 for place in (way["start"], way["end"])]
        for item in [ITEM_NAMES.index(name) for name in way["items"]]:
            spare = now[start][item] - (wanted[start][item] if start < 2 else 0)
            lacking = wanted[end][item] - now[end][item] if end < 2 else spare
            count = max(0, min(spare, lacking, room[end]))
            now[start][item] -= count
            now[end][item] += count
            room[start] += count
            room[end] -= count
            row += [f"{way['move']} {ITEM_NAMES[item]}"] * count
    return row


@pytest.mark.rule("DEI-CARGO-2", "DEI-TRANSFER-1")
def test_every_cargo_that_moves_can_bring_about_is_reached_by_one_row() -> None:
    reached = fresh = 0
    for seed in GAMES:
        s, stream, chance = start(seed), Stream(seed), Seeded(seed)
        for _ in range(120):
            if s.seat == OVER:
                break
            end = handled(s, stream)
            if end.seat != OVER and holds(end, s.active) != holds(s, s.active):
                check_row(s, holds(end, s.active))
                reached += 1
                fresh += not any(s.flows)
            GAME.apply(s, busy_move(s, stream), chance)
    assert reached > 1000 and fresh > 300


def check_row(s: Dei, wanted: Holds) -> None:
    offered = entry(s, s.active)
    assert offered is not None and offered["own_turn"]
    now = s.copy()
    for notation in row_to(s, wanted, offered):
        play(GAME, now, GAME.read_move(now, notation), Seeded(0))
        if now.seat == OVER:
            return  # what passed the home island on the way has won
    if not any(s.flows):  # else the page takes back what was moved, and begins there
        assert holds(now, s.active) == wanted


@pytest.mark.rule("DEI-CARGO-2")
def test_what_the_view_offers_is_what_may_be_done() -> None:
    """Every legal cargo move and command goes along a way of its seat, and no seat is left out."""
    for seed in range(20):
        s, stream, chance = start(seed), Stream(seed), Seeded(seed)
        for _ in range(120):
            if s.seat == OVER:
                break
            check_ways(s)
            GAME.apply(s, busy_move(s, stream), chance)


def check_ways(s: Dei) -> None:
    legal = [move.notation for move in GAME.legal(s) if move.kind in CARGO]  # type: ignore[attr-defined]
    for seat in range(s.players):
        own = seat == s.active
        moves = legal if own and s.seat == seat else [m.notation for m in GAME.commands(s, seat)]
        offered = entry(s, seat)
        ways = offered["ways"] if offered else []
        listed = {f"{way['move']} {name}" for way in ways for name in way["items"]}
        assert set(moves) <= listed
