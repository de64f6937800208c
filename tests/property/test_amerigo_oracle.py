"""Sailing and building against a slow second reading of the rules, square by square.

The engine thinks in masks and shared tables; here everything is a set of squares, worked out afresh
from what lies on the board.
"""

from __future__ import annotations

import pytest

from carrack.core.chance import Seeded, Stream
from carrack.core.game import OVER, checked_options
from carrack.games.amerigo import GAME
from carrack.games.amerigo.moves import BUILD, SAIL
from carrack.games.amerigo.state import ACT, BLUE, GREEN, Amerigo
from carrack.testing.walks import how_many

GAMES = how_many(5, 30)
Laid = set[tuple[str, frozenset[int]]]


def beside(s: Amerigo, square: int) -> set[int]:
    """The squares that touch a square along its sides."""
    row, column = divmod(square, s.world.width)
    steps = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    inside = [(r, c) for r, c in steps if 0 <= r < s.world.height and 0 <= c < s.world.width]
    return {r * s.world.width + c for r, c in inside}


def marked(s: Amerigo, marks: str) -> set[int]:
    return {square for square, mark in enumerate(s.world.layout.squares) if mark in marks}


def linked(s: Amerigo) -> set[int]:
    """Own posts, and own villages and neutral tiles in chains that lead to them (AM-BUILD-3)."""
    net = {post // 4 for post in s.posts if post % 4 == s.seat}
    links: set[int] = set()
    for entry in s.built:
        move = s.world.move(entry // 4)
        if entry % 4 == s.seat or not s.world.kinds[move.tile].village:
            links.update(s.world.cells(move))
    todo = sorted(net)
    while todo:
        grown = beside(s, todo.pop()) & links - net
        net |= grown
        todo.extend(grown)
    return net


def places(s: Amerigo, shape: tuple[tuple[int, int], ...], free: set[int]) -> list[frozenset[int]]:
    """Every way to lay a shape, as it lies, on free land."""
    found = []
    for start in range(s.world.area):
        top, left = divmod(start, s.world.width)
        fits = all(left + column < s.world.width for _, column in shape)
        squares = frozenset((top + row) * s.world.width + left + column for row, column in shape)
        if fits and squares <= free:
            found.append(squares)
    return found


def expected_builds(s: Amerigo) -> Laid:
    """AM-BUILD-1 to AM-BUILD-4, AM-BUILD-14, AM-GOLD-3."""
    covered = {post // 4 for post in s.posts}
    for entry in s.built:
        covered.update(s.world.cells(s.world.move(entry // 4)))
    free = marked(s, "#Pnfcst") - covered
    reach = {near for square in linked(s) for near in beside(s, square)}
    supply = GAME.view(s, None)["seats"][s.seat]["supply"]
    found: Laid = set()
    for kind in s.world.kinds:
        cost = 1 if kind.village else kind.shape.size
        if kind.id in supply and cost <= s.ap + s.gold[s.seat]:
            for shape in kind.shape.orientations:
                found |= {(kind.id, laid) for laid in places(s, shape, free) if laid & reach}
    return found


def expected_goals(s: Amerigo, ship: int) -> set[int]:
    """AM-SHIP-2, AM-SHIP-3, AM-SHIP-8: one space farther at a time."""
    area, ring, water = s.world.area, len(s.world.frame), marked(s, ".a")
    start = s.ships[s.seat * 2 + ship]
    seen = now = {start}
    for _ in range(s.ap + s.gold[s.seat]):
        reached: set[int] = set()
        for node in now:
            if node >= area:
                reached |= {area + (node - area + step) % ring for step in (1, -1)}
                reached |= water & set(s.world.frame[node - area].touches)
            else:
                reached |= water & beside(s, node)
                reached |= {area + i for i, f in enumerate(s.world.frame) if node in f.touches}
        now = reached - seen
        seen = seen | now
    return seen - {start} - {node for node in s.ships if node < area}


def compare(s: Amerigo) -> int:
    """Compares where there is something to compare; how often that was."""
    moves = list(GAME.legal(s))
    if s.step == ACT and s.action == GREEN:
        built = [move for move in moves if move.kind == BUILD]
        found = {(s.world.kinds[m.tile].id, frozenset(s.world.cells(m))) for m in built}
        assert found == expected_builds(s)
        assert len(found) == len(built)
        return 1
    compared = 0
    if s.step == ACT and s.action == BLUE:
        for ship in (0, 1):
            if s.ships[s.seat * 2 + ship] >= 0 and not s.ships_done >> ship & 1:
                goals = {m.node for m in moves if m.kind == SAIL and m.ship == ship}
                assert goals - {s.ships[s.seat * 2 + ship]} == expected_goals(s, ship)
                compared += 1
    return compared


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ships_and_tiles_go_exactly_where_a_literal_reading_lets_them(players: int) -> None:
    compared = 0
    for seed in range(GAMES):
        s, stream = (
            GAME.setup(players, checked_options(GAME, players, {}), Seeded(seed)),
            Stream(seed),
        )
        while s.seat != OVER:
            compared += compare(s)
            GAME.apply(s, GAME.legal(s).sample(stream), Seeded(seed))
    assert compared > 20 * GAMES
