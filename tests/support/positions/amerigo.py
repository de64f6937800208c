"""Positions of Amerigo drawn as text, for the tests of its rules.

A drawing shows the islands as an edition does (`.` water, `a` anchor space, `#` land, `P`
trading-post space, `nfcst` commodities) with what lies on them in the marks of the game's own
board: `0` a trading post of seat 0, `W` its village tiles, `A` its ships, `1 X B` those of seat 1,
`2 Y C`, `3 Z D`, and `=` a neutral tile. Nothing sticks in the tower unless a test wants it.
"""

from __future__ import annotations

from typing import Any

from carrack.core.chance import Chance, Seeded
from carrack.core.events import Event
from carrack.core.game import checked_options
from carrack.core.game import play as play_move
from carrack.games.amerigo.box.edition import load_edition
from carrack.games.amerigo.chapters.setup import world_of
from carrack.games.amerigo.chart.layout import layout_from_text
from carrack.games.amerigo.components import COLOURS, GOODS, Edition
from carrack.games.amerigo.game import GAME
from carrack.games.amerigo.readers.notation import read_node
from carrack.games.amerigo.readers.storage import lay_out_again
from carrack.games.amerigo.readers.text_board import (
    NEUTRAL_MARK,
    POST_MARKS,
    SHIP_MARKS,
    VILLAGE_MARKS,
)
from carrack.games.amerigo.state import COLOURS as MANY_COLOURS
from carrack.games.amerigo.state import UNPLACED, Amerigo, blank

EDITION = load_edition("reconstructed")
KINDS = list(EDITION.villages) + list(EDITION.neutrals)
VILLAGES = len(EDITION.villages)
KIND = {kind.id: number for number, kind in enumerate(KINDS)}
TOKEN = {token.id: number for number, token in enumerate(EDITION.tokens)}

SEA = "...... " * 6  # an island area without islands
PRINTED = str.maketrans(POST_MARKS + VILLAGE_MARKS + NEUTRAL_MARK + SHIP_MARKS, "PPPP#####....")


def position(
    drawing: str = SEA,
    players: int = 2,
    edition: Edition = EDITION,
    fallen: str = "1 white",
    **fields: Any,
) -> Amerigo:
    """The position of a drawing, with the cubes that have fallen into the action space.

    Seat 0 chooses first, and `fields` of the state are as given.
    """
    marks = "".join(drawing.split())
    layout = layout_from_text([row.translate(PRINTED) for row in drawing.split()])
    s = blank(world_of(edition, players, layout, 0, 0))
    s.track = list(range(players))
    s.order = s.track[:]
    s.pirates = (0, 0, 1, 2, 3, 4)
    s.deck = tuple(range(24))
    s.left, s.right, s.deck_at = [0, 1, 2, 3], [4, 5, 6, 7], 8
    for square, mark in enumerate(marks):
        lay_mark(s, square, mark)
    lay_out_again(s)
    cubes(s, fallen)
    for name, value in fields.items():
        assert hasattr(s, name), name
        setattr(s, name, value)
    s.events = []
    return s


def lay_mark(s: Amerigo, square: int, mark: str) -> None:
    """What a mark shows: a post, a ship, or a tile of one square."""
    if mark in POST_MARKS:
        s.posts.append(square * 4 + POST_MARKS.index(mark))
        s.posts_left[POST_MARKS.index(mark)] -= 1
    elif mark in SHIP_MARKS:
        at = SHIP_MARKS.index(mark) * 2
        s.ships[at if s.ships[at] == UNPLACED else at + 1] = square
    elif mark in VILLAGE_MARKS or mark == NEUTRAL_MARK:
        kind = KIND["n-I1" if mark == NEUTRAL_MARK else "v-I1"]
        seat = max(0, VILLAGE_MARKS.find(mark))
        s.built.append(s.world.build_move(kind, 0, square).index * 4 + seat)


def acting(fallen: str, drawing: str = SEA, **fields: Any) -> Amerigo:
    """A position in which seat 0 has chosen the action of the cubes, such as `4 blue`."""
    s = position(drawing, fallen=fallen, **fields)
    play(s, fallen.split()[1])
    return s


def new_game(players: int, seed: int = 1, **options: int) -> Amerigo:
    """A game after set-up."""
    return GAME.setup(players, checked_options(GAME, players, dict(options)), Seeded(seed))


# --- what a test changes ---------------------------------------------------------------------


def counted(text: str, names: tuple[str, ...]) -> list[int]:
    """The numbers of `4 blue 1 red`, by colour or good."""
    words = text.split()
    row = [0] * len(names)
    for number, name in zip(words[::2], words[1::2], strict=True):
        row[names.index(name)] = int(number)
    return row


def cubes(s: Amerigo, text: str) -> None:
    """Puts cubes into the action space (`4 blue 1 red`), all others onto the storage spaces."""
    s.space = counted(text, COLOURS)
    s.storage = [7 - count for count in s.space]
    s.inside = [0] * MANY_COLOURS


def act(s: Amerigo, colour: str, ap: int) -> list[Event]:
    """The seat chooses an action of which so many cubes lie in the action space."""
    cubes(s, f"{ap} {colour}")
    return play(s, colour)


def give(s: Amerigo, seat: int, *tokens: str) -> None:
    """Progress tokens for a seat."""
    for token in tokens:
        s.held[seat] |= 1 << TOKEN[token]


def supply(s: Amerigo, seat: int, *tiles: str) -> None:
    """Building tiles for a seat's personal supply."""
    for tile in tiles:
        kind = KIND[tile]
        if kind < VILLAGES:
            s.own_villages[seat * VILLAGES + kind] += 1
        else:
            s.own_neutrals[seat * len(EDITION.neutrals) + kind - VILLAGES] += 1


def goods(s: Amerigo, seat: int, commodities: str, production: str) -> None:
    """Commodities and production tokens of a seat (`3 cotton 1 sugar`)."""
    at = slice(seat * len(GOODS), (seat + 1) * len(GOODS))
    s.commodities[at] = counted(commodities, GOODS)
    s.production[at] = counted(production, GOODS)


def display(s: Amerigo, *tokens: str) -> None:
    """The production tokens that can be bought (`cotton2`)."""
    s.display = sorted(s.world.numbers.by_notation[f"buy {token}"].value for token in tokens)


def put_ship(s: Amerigo, seat: int, ship: int, node: str) -> None:
    """A ship on a square or a space of the frame (`c4`, `@2`)."""
    s.ships[seat * 2 + ship] = read_node(s.world, node)


def put_ships(s: Amerigo, seat: int, first: str, second: str) -> None:
    """Both ships of a seat."""
    put_ship(s, seat, 0, first)
    put_ship(s, seat, 1, second)


# --- what a test plays -----------------------------------------------------------------------


def play(s: Amerigo, *notations: str, chance: Chance | None = None) -> list[Event]:
    """Plays legal moves, which must be listed; returns the events.

    Raises Refused for an illegal one.
    """
    s.events = []
    for notation in notations:
        move = GAME.read_move(s, notation)
        assert GAME.refusal(s, move) or notation in legal(s)
        play_move(GAME, s, move, chance or Seeded(1))
    return s.events


# --- what a test asks ------------------------------------------------------------------------


def legal(s: Amerigo, verb: str = "") -> list[str]:
    """The legal moves, or those that begin with `verb`."""
    return sorted(m.notation for m in GAME.legal(s) if m.notation.startswith(verb))


def refused(s: Amerigo, notation: str) -> str | None:
    """The rule by which a move is refused; None for a legal one. Both ways to ask must agree."""
    move = GAME.read_move(s, notation)
    refusal = GAME.refusal(s, move)
    assert (refusal is None) == (notation in legal(s)) == (move in GAME.legal(s))
    return None if refusal is None else refusal.rule


def reported(events: list[Event], rule: str, *names: str) -> list[Any]:
    """What the events that rest on a rule say in some fields: values for one name, else tuples."""
    rows = [tuple(e.data.get(name) for name in names) for e in events if e.rule == rule]
    return [row[0] for row in rows] if len(names) == 1 else rows


def points(events: list[Event], seat: int = 0) -> list[tuple[str, int]]:
    """Rule and points of everything that a seat scored, in order."""
    return [(e.rule, e.data["points"]) for e in events if e.seat == seat and "points" in e.data]


def ship_at(s: Amerigo, seat: int, ship: int) -> str:
    """Where a ship is."""
    return s.world.numbers.node_text(s.ships[seat * 2 + ship])


def tiles_of(s: Amerigo, seat: int) -> list[str]:
    """The personal supply of a seat, from its public view."""
    shown: dict[str, int] = GAME.view(s, None)["seats"][seat]["supply"]
    return sorted(tile for tile, count in shown.items() for _ in range(count))
