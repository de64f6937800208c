"""Observations of a seat: a row of bytes, of the same length and order on every map.

Each part of the row has two functions next to each other: what its fields mean (`…_fields`), and
how they are filled (`…_numbers`, `add_…`). In Amerigo nothing is private to a seat; only what lies
face down is hidden, and no field contains it. Seats are counted from the observing one: 0 is that
seat itself, 1 the next. No number is below 0; one above 127 counts as 127.
"""

from __future__ import annotations

from typing import Final

from carrack.core.game import OVER
from carrack.core.observation import MOST, Field, add_turned, with_categories
from carrack.games.amerigo.chapters.pirates import MORE_STRENGTH, shown_pirates
from carrack.games.amerigo.chapters.tokens import STRONGER_PIRATES
from carrack.games.amerigo.chart.frame import frame_spaces
from carrack.games.amerigo.chart.layout import map_size
from carrack.games.amerigo.chart.world import World
from carrack.games.amerigo.components import GOOD_LETTERS, TILE_SIDE, WATER, Edition
from carrack.games.amerigo.moves import move_numbers
from carrack.games.amerigo.state import COLOURS, ENDED, GAP, GOODS, ROUNDS, UNPLACED, Amerigo

SHIPS: Final = 2
HUNDRED: Final = 100
TO_COME: Final = 0  # where a progress token is
ON_THE_LEFT: Final = 1
ON_THE_RIGHT: Final = 2
GONE: Final = 3
PRINTED: Final = WATER + "a#P" + GOOD_LETTERS  # the index of a character is its number
PRINTED_NUMBERS: Final = bytes.maketrans(PRINTED.encode(), bytes(range(len(PRINTED))))
CATEGORIES: Final = [  # fields whose numbers are labels
    *("deciding", "phase", "step", "action", "order", "track", "tokens", "held"),
    *("squares", "lying"),
]
NEUTRAL: Final = 1  # what lies on a square, besides tiles and posts of seats


def count_moves(box: Edition, players: int) -> int:
    """Return the count of move numbers on maps for this many players."""
    width, height = area_of(players)
    return move_numbers(box, width, height, len(frame_spaces(width, height))).count


def moves_on_squares(box: Edition, players: int) -> tuple[int, int]:
    """The first number of a move on a square, and how many places both ships together can reach."""
    width, height = area_of(players)
    numbers = move_numbers(box, width, height, len(frame_spaces(width, height)))
    return numbers.first_post, 2 * numbers.nodes


def area_of(players: int) -> tuple[int, int]:
    """Columns and rows of squares for this many players."""
    columns, rows = map_size(players)
    return columns * TILE_SIDE, rows * TILE_SIDE


def fields_of(box: Edition, players: int) -> list[Field]:
    """The parts of an observation, in order."""
    fields = turn_fields(box, players)
    fields += supply_fields(box, players)
    fields += sheet_fields(box, players)
    fields += holding_fields(box, players)
    return with_categories(fields + map_fields(players), CATEGORIES)


def observed(s: Amerigo, seat: int) -> bytes:
    """The row of numbers that a seat may know."""
    row = turn_numbers(s, seat)
    add_supplies(row, s, seat)
    add_sheets(row, s, seat)
    add_holdings(row, s, seat)
    add_ships(row, s, seat)
    numbers = bytearray(row)  # which reads a list several times as fast as `bytes` does
    numbers += printed(s.world)
    numbers += lying(s, seat)
    return bytes(numbers)


def capped(number: int) -> int:
    """The number, or the largest that a field can hold."""
    return number if number < MOST else MOST


# --- the turn ------------------------------------------------------------------------------------


def turn_fields(box: Edition, players: int) -> list[Field]:
    """Round, phase, and the progress of the turn."""
    width, height = area_of(players)
    return [
        Field("deciding", (), 0, players, f"seat that decides; {players}: the game is over"),
        Field("round", (), 1, ROUNDS, "round"),
        Field("phase", (), 0, COLOURS - 1, "colour whose cubes were thrown last: 0 blue … 6 white"),
        Field("step", (), 0, ENDED, "0 choose an action, 1 act, 2 pick a token, 3 done, 4 over"),
        Field("action", (), 0, 9, "chosen: 0 nothing yet, 1 to 7 a colour, 8 gold, 9 cubes"),
        Field("ap", (), 0, MOST, "action points left"),
        Field("acting", (), 0, players, "how many turns of this phase are over"),
        Field("neutral_taken", (), 0, MOST, "neutral tiles taken in this action"),
        Field("picks_due", (), 0, MOST, "progress tokens still to be taken at once"),
        Field("ships_done", (SHIPS,), 0, 1, "whether ships A and B have ended their movement"),
        Field(
            "landing",
            (2,),
            0,
            max(width, height),
            "row and column, from 1, of the anchor where a ship has just ended; 0, 0: none",
        ),
        Field("order", (players,), 0, players - 1, "seats in the order of this phase"),
        Field("track", (players,), 0, players - 1, "seats in player order"),
    ]


def turn_numbers(s: Amerigo, seat: int) -> list[int]:
    """A new row with the numbers of :func:`turn_fields`."""
    row = step_numbers(s, seat)
    row.extend([(other - seat) % s.players for other in s.order])
    row.extend([(other - seat) % s.players for other in s.track])
    return row


def step_numbers(s: Amerigo, seat: int) -> list[int]:
    """A new row with the fields before `order`."""
    players, landing = s.players, s.landing
    return [
        players if s.seat == OVER else (s.seat - seat) % players,
        s.round,
        s.phase,
        s.step,
        s.action + 1,
        capped(s.ap),
        s.acting,
        capped(s.neutral_taken),
        capped(s.picks_due),
        s.ships_done & 1,
        s.ships_done >> 1,
        landing // s.world.width + 1 if landing >= 0 else 0,
        landing % s.world.width + 1 if landing >= 0 else 0,
    ]


# --- what lies for everybody ---------------------------------------------------------------------


def supply_fields(box: Edition, players: int) -> list[Field]:
    """Cubes, tokens and tiles that anybody may take."""
    cubes = box.cubes_per_colour
    kinds, tokens = len(box.production), len(box.tokens)
    pirates = max(box.pirates) + 1
    return [
        Field("storage", (COLOURS,), 0, cubes, "cubes on the storage spaces, by colour"),
        Field("space", (COLOURS,), 0, cubes, "cubes in the action space, by colour"),
        Field("tower", (COLOURS,), 0, cubes, "cubes inside the tower, by colour"),
        Field(
            "tokens",
            (tokens,),
            0,
            GONE,
            "progress tokens: 0 still to come, 1 on the left half, 2 on the right, 3 gone",
        ),
        Field("display", (kinds,), 0, MOST, "production tokens on display, by good and cost"),
        Field("production_left", (kinds,), 0, MOST, "production tokens to come, by good and cost"),
        Field(
            "pirates",
            (ROUNDS,),
            0,
            pirates,
            "markers by round, each 1 more than it says; 0: face down",
        ),
        Field("strength", (players,), 0, MOST, "what the pirates bring against each seat"),
        Field("neutrals", (len(box.neutrals),), 0, MOST, "neutral tiles left, by kind"),
    ]


def add_supplies(row: list[int], s: Amerigo, seat: int) -> None:
    """Append the numbers of :func:`supply_fields`."""
    row.extend(cubes(s))
    row.extend(token_places(s))
    row.extend(production(s))
    row.extend(pirate_numbers(s, seat))
    row.extend(s.neutrals)


def cubes(s: Amerigo) -> list[int]:
    """The numbers from `storage` to `tower`."""
    return s.storage + s.space + s.inside


def production(s: Amerigo) -> list[int]:
    """The numbers from `display` to `production_left`."""
    display, left = [0] * len(s.world.edition.production), s.world.production[:]
    for kind in s.display:
        display[kind] += 1
    for i in range(s.stack_at):
        left[s.stack[i]] -= 1
    return display + left


def pirate_numbers(s: Amerigo, seat: int) -> list[int]:
    """The numbers from `pirates` to `strength`."""
    row = [s.pirates[i] + 1 if i < s.round else 0 for i in range(ROUNDS)]
    add_turned(row, strengths(s), seat)
    return row


def strengths(s: Amerigo) -> list[int]:
    """Return the pirates that each seat faces (AM-PIRATE-1), computed for all seats together."""
    tokens = s.world.tokens_of(STRONGER_PIRATES)
    owned = [(held & tokens).bit_count() if held & tokens else 0 for held in s.held]
    force = sum(shown_pirates(s)) + MORE_STRENGTH * sum(owned)
    return [capped(force - MORE_STRENGTH * own) for own in owned]


def token_places(s: Amerigo) -> list[int]:
    """Return the place of each progress token."""
    places = [TO_COME] * len(s.deck)
    for i in range(s.deck_at):
        places[s.deck[i]] = GONE
    for token in s.left:
        if token != GAP:
            places[token] = ON_THE_LEFT
    for token in s.right:
        if token != GAP:
            places[token] = ON_THE_RIGHT
    return places


# --- player sheets -------------------------------------------------------------------------------


def sheet_fields(box: Edition, players: int) -> list[Field]:
    """Points and tracks of the seats."""
    seats = (players,)
    return [
        Field("points", (players, 2), 0, MOST, "victory points of each seat: hundreds, and rest"),
        Field("gold", seats, 0, box.gold_limit, "gold of each seat"),
        Field("cannons", seats, 0, box.cannon_limit, "cannons of each seat"),
        Field("progress", seats, 0, box.progress.steps, "steps on the progress track"),
        Field("special", seats, 0, box.special.steps, "steps on the special action track"),
        Field("posts_left", seats, 0, box.post_limit, "trading posts not yet established"),
        Field("chests", seats, 0, box.chests, "treasure chests of each seat"),
    ]


def add_sheets(row: list[int], s: Amerigo, seat: int) -> None:
    """Append the numbers of :func:`sheet_fields`."""
    for points in s.points[seat:] + s.points[:seat]:
        row.append(capped(points // HUNDRED))
        row.append(points % HUNDRED)
    add_turned(row, s.gold, seat)
    add_turned(row, s.cannons, seat)
    add_turned(row, s.progress, seat)
    add_turned(row, s.special, seat)
    add_turned(row, s.posts_left, seat)
    add_turned(row, s.chests, seat)


# --- what the seats own --------------------------------------------------------------------------


def holding_fields(box: Edition, players: int) -> list[Field]:
    """Tokens, goods and tiles of the seats."""
    villages, neutrals = len(box.villages), len(box.neutrals)
    return [
        Field(
            "held",
            (players, len(box.tokens)),
            0,
            2,
            "progress tokens: 0 not owned, 1 owned, 2 used up",
        ),
        Field("commodities", (players, GOODS), 0, MOST, "commodities of each seat, by good"),
        Field("production", (players, GOODS), 0, MOST, "production tokens, the printed one too"),
        Field(
            "villages", (players, villages), 0, MOST, "village tiles in the general supply, by kind"
        ),
        Field("own_villages", (players, villages), 0, MOST, "those in the personal supply"),
        Field("own_neutrals", (players, neutrals), 0, MOST, "neutral tiles in the personal supply"),
    ]


def add_holdings(row: list[int], s: Amerigo, seat: int) -> None:
    """Append the numbers of :func:`holding_fields`."""
    row.extend(tokens_held(s, seat))
    add_turned(row, [capped(count) for count in s.commodities], seat * GOODS)
    add_turned(row, s.production, seat * GOODS)
    villages, neutrals = len(s.world.edition.villages), len(s.world.edition.neutrals)
    add_turned(row, s.villages, seat * villages)
    add_turned(row, s.own_villages, seat * villages)
    add_turned(row, s.own_neutrals, seat * neutrals)


def tokens_held(s: Amerigo, seat: int) -> list[int]:
    """For each seat a number for each token: 0 not owned, 1 owned, 2 owned and used up."""
    tokens = len(s.deck)
    owned = [0] * (tokens * s.players)
    for other in range(s.players):
        start, held = (other - seat) % s.players * tokens, s.held[other]
        while held:
            low = held & -held
            owned[start + low.bit_length() - 1] = 2 if s.used[other] & low else 1
            held ^= low
    return owned


# --- the map -------------------------------------------------------------------------------------


def map_fields(players: int) -> list[Field]:
    """Ships, islands, and what lies on them."""
    width, height = area_of(players)
    ring = len(frame_spaces(width, height))
    return [
        Field(
            "ships",
            (players, SHIPS, 3),
            0,
            max(width, height, ring),
            "row and column of a ship, or its frame space, from 1; 0, 0, 0: not placed yet",
        ),
        Field(
            "squares",
            (height, width),
            0,
            len(PRINTED) - 1,
            "0 water, 1 anchor, 2 land, 3 trading-post space, 4 to 8 a commodity by good",
        ),
        Field(
            "lying",
            (height, width),
            0,
            NEUTRAL + 2 * players,
            f"0 nothing, 1 a neutral tile, 2 to {players + 1} a village tile of a seat, "
            f"{players + 2} to {2 * players + 1} a trading post of a seat",
        ),
    ]


def add_ships(row: list[int], s: Amerigo, seat: int) -> None:
    """Append where the ships are."""
    width, area = s.world.width, s.world.area
    first = seat * SHIPS
    for node in s.ships[first:] + s.ships[:first]:
        if node == UNPLACED:
            row.extend([0, 0, 0])
        elif node < area:
            row.extend([node // width + 1, node % width + 1, 0])
        else:
            row.extend([0, 0, node - area + 1])


def printed(world: World) -> bytes:
    """Return what is printed on the squares; made once for a map."""
    if not world.printed:
        world.printed = world.layout.squares.encode().translate(PRINTED_NUMBERS)
    return world.printed


def lying(s: Amerigo, seat: int) -> bytearray:
    """Return what lies on the squares, which are mostly empty."""
    players = s.players
    sheet = bytearray(s.world.area)
    for entry in s.built:
        squares = covered(s.world, entry // 4)
        number = NEUTRAL if squares[0] < 0 else 2 + (entry % 4 - seat) % players
        for i in range(1, len(squares)):
            sheet[squares[i]] = number
    for post in s.posts:
        sheet[post // 4] = 2 + players + (post % 4 - seat) % players
    return sheet


def covered(world: World, index: int) -> list[int]:
    """The squares under a build move; first −1 for a neutral tile, 1 for a village.

    Cached, as every observation needs them.
    """
    known = world.covered.get(index)
    if known is None:
        move = world.move(index)
        village = world.kinds[move.tile].village
        known = [1 if village else -1, *world.islands[move.island].squares_in(move.mask)]
        world.covered[index] = known
    return known
