"""The public position as text: for terminals, tests and bug reports."""

from __future__ import annotations

from carrack.games.dutch_east_indies.chapters.ships import stat_value
from carrack.games.dutch_east_indies.components import DIRECTIONS, ITEM_NAMES, ITEMS
from carrack.games.dutch_east_indies.moves import target_name
from carrack.games.dutch_east_indies.state import Dei

SHIP_MARKS = "AaBbCcDd"  # big and small ship of each seat
PIRATE_MARKS = "P!"
AFLOAT_MARK = "*"


def draw(s: Dei) -> str:
    """The chart with everything on it, then a line for each ship and home."""
    world = s.world
    marks = list("".join(world.plan.rows))
    for key in s.afloat:
        marks[key // ITEMS] = AFLOAT_MARK
    for ship, square in enumerate(s.at):
        marks[square] = SHIP_MARKS[ship]
    for pirate, square in enumerate(s.pirates):
        marks[square] = PIRATE_MARKS[pirate]
    turn = f"seat {s.seat} decides" if s.seat >= 0 else "the game is over"
    lines = [f"round {s.turn // s.players + 1}, turn of seat {s.active}, {turn}", ""]
    lines.append("    " + "".join(chr(ord("a") + column) for column in range(world.width)))
    for row in range(world.height):
        text = "".join(marks[row * world.width : (row + 1) * world.width])
        lines.append(f"{row + 1:>3} {text}")
    lines.append("")
    lines.extend(ship_line(s, ship) for ship in range(s.players * 2))
    lines.extend(home_line(s, seat) for seat in range(s.players))
    return "\n".join(lines)


def goods_text(counts: list[int]) -> str:
    """Goods by name, like `2 crate, 1 clove`."""
    named = [f"{n} {ITEM_NAMES[item]}" for item, n in enumerate(counts) if n]
    return ", ".join(named) or "nothing"


def ship_line(s: Dei, ship: int) -> str:
    """Place, statistics and hold of a ship."""
    stats = "/".join(str(stat_value(s, ship, stat)) for stat in range(3))
    place = f"{s.world.square_name(s.at[ship])} {DIRECTIONS[s.facing[ship]]}"
    hold = goods_text(s.hold[ship * ITEMS : (ship + 1) * ITEMS])
    return f"{target_name(ship)} ({SHIP_MARKS[ship]}) {place}, {stats}: {hold}"


def home_line(s: Dei, seat: int) -> str:
    """The stock of a home island."""
    return f"home of seat {seat}: {goods_text(s.home[seat * ITEMS : (seat + 1) * ITEMS])}"
