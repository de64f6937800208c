"""The public position as text: for terminals, tests and bug reports."""

from __future__ import annotations

from carrack.games.amerigo.chapters.pirates import shown_pirates
from carrack.games.amerigo.chapters.ships import SHIPS
from carrack.games.amerigo.chart.world import NO_ISLAND
from carrack.games.amerigo.components import COLOURS as COLOUR_NAMES
from carrack.games.amerigo.components import GOOD_LETTERS
from carrack.games.amerigo.state import GAP, GOODS, UNPLACED, Amerigo

POST_MARKS = "0123"  # a trading post of seat 0 …
VILLAGE_MARKS = "WXYZ"  # a village tile of seat 0 …
NEUTRAL_MARK = "="
SHIP_MARKS = "ABCD"  # a ship of seat 0 …


def draw(s: Amerigo) -> str:
    """The islands, the frame's ships, and a line for each seat."""
    lines = [heading(s), ""]
    lines.extend(map_lines(s))
    lines.append("")
    lines.append(cubes_line(s))
    lines.append(display_line(s))
    lines.extend(seat_line(s, seat) for seat in range(s.players))
    return "\n".join(lines)


def heading(s: Amerigo) -> str:
    """Round, phase, pirates, and who decides."""
    pirates = "+".join(str(value) for value in shown_pirates(s))
    turn = f"seat {s.seat} decides" if s.seat >= 0 else "the game is over"
    return f"round {s.round}, {COLOUR_NAMES[s.phase]} phase, pirates {pirates}, {turn}"


def map_lines(s: Amerigo) -> list[str]:
    """The island area; lower-case letters are commodities still there, `.` is water."""
    world = s.world
    marks = [land_mark(s, square) for square in range(world.area)]
    for at, node in enumerate(s.ships):
        if node != UNPLACED and node < world.area:
            marks[node] = SHIP_MARKS[at // SHIPS]
    columns = "".join(chr(ord("a") + column) for column in range(world.width))
    lines = ["    " + columns]
    for row in range(world.height):
        lines.append(f"{row + 1:>3} " + "".join(marks[row * world.width :][: world.width]))
    afloat = [
        f"{SHIP_MARKS[at // SHIPS]} {world.numbers.node_text(node)}"
        for at, node in enumerate(s.ships)
        if node >= world.area
    ]
    return lines + (["    frame: " + ", ".join(afloat)] if afloat else [])


def land_mark(s: Amerigo, square: int) -> str:
    """Return what lies on a square, or else what is printed on it."""
    printed, world = s.world.layout.squares[square], s.world
    if world.island_at[square] == NO_ISLAND:
        return printed
    island = world.islands[world.island_at[square]]
    bit = island.bit_of[square]
    if s.free[island.number] & bit:
        return printed
    for post in s.posts:
        if post // 4 == square:
            return POST_MARKS[post % 4]
    if s.neutral[island.number] & bit:
        return NEUTRAL_MARK
    for seat in range(s.players):
        if s.village[island.number * s.players + seat] & bit:
            return VILLAGE_MARKS[seat]
    return printed


def cubes_line(s: Amerigo) -> str:
    """Return a line on where the cubes are."""
    rows = [("action space", s.space), ("storage", s.storage), ("tower", s.inside)]
    return "; ".join(f"{name} {cube_text(cubes)}" for name, cubes in rows)


def cube_text(cubes: list[int]) -> str:
    """Cubes by colour, like `4 blue, 1 red`."""
    named = [f"{n} {COLOUR_NAMES[colour]}" for colour, n in enumerate(cubes) if n]
    return ", ".join(named) or "empty"


def display_line(s: Amerigo) -> str:
    """Return a line on what can be picked and bought."""
    box, names = s.world.edition, s.world.good_names
    tokens = [box.tokens[token].id for token in s.left + s.right if token != GAP]
    goods = [f"{names[box.production[k].good]}{box.production[k].cost}" for k in s.display]
    return f"tokens {' '.join(tokens) or 'none'}; production {' '.join(goods) or 'none'}"


def seat_line(s: Amerigo, seat: int) -> str:
    """Points, tracks and goods of one seat."""
    goods = " ".join(
        f"{GOOD_LETTERS[good]}{s.commodities[at]}x{s.production[at]}"
        for good, at in enumerate(range(seat * GOODS, (seat + 1) * GOODS))
    )
    return (
        f"seat {seat}: {s.points[seat]} VP, {s.gold[seat]} gold, {s.cannons[seat]} cannons, "
        f"progress {s.progress[seat]}, order {s.special[seat]}, "
        f"posts left {s.posts_left[seat]}, {goods}"
    )
