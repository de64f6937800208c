"""Observations of a seat: a row of bytes, of the same length and order on every map.

Each part of the row has two functions next to each other: what its fields mean (`…_fields`), and
how they are filled (`…_numbers`, `add_…`). Sides (the seats, then the automaton) are counted from
the observing one: 0 is that seat itself, 1 the next. A ship is `side * 2 + size`. Squares are given
by row and column from 1 on a sheet of 24 by 24, the largest possible map; wild islands by their
letters, a to z. No number is below 0; one above 127 counts as 127.

Only the top cards of the islands (`known`) are private, since each seat has looked for itself.
"""

from __future__ import annotations

from typing import Final

from carrack.core.game import OVER
from carrack.core.observation import MOST, Field, add_turned, with_categories
from carrack.games.dutch_east_indies.chapters.movement import must_leave, points_left
from carrack.games.dutch_east_indies.chapters.tasks import ATTACKS_ON, CARD, DROP, FIT, LOWER, TAKE
from carrack.games.dutch_east_indies.chart.map_file import LARGEST
from carrack.games.dutch_east_indies.components import ITEMS, SIZES, STATS, Edition
from carrack.games.dutch_east_indies.moves import MOST_WILD
from carrack.games.dutch_east_indies.readers.observation_map import map_fields, squares_of
from carrack.games.dutch_east_indies.readers.observation_solo import add_automaton, solo_fields
from carrack.games.dutch_east_indies.state import NOTHING, PLACES, Dei

ASKED: Final = (ATTACKS_ON, LOWER, DROP, FIT, TAKE, CARD)  # possible questions, numbered from 1
SHIPS: Final = len(SIZES)
CATEGORIES: Final = [  # fields whose numbers are labels
    *("seat", "deciding", "active", "start", "winner", "ask", "asked_pirate", "asked_ship"),
    *("asked_loser", "asked_island", "known", "facing", "moved", "pirate_facing", "chart"),
    *("orders", "duties", "quarry", "prize"),
]
FLOWS: Final = [  # the bits of `flows` in use: from one place to another
    start * PLACES + end for start in range(PLACES) for end in range(PLACES) if start != end
]


def fields_of(box: Edition, sides: int, solo: bool) -> list[Field]:
    """The parts of an observation, in order."""
    fields = turn_fields(sides) + island_fields(box) + ship_fields(box, sides)
    fields += goods_fields(sides)
    fields += (solo_fields(box) if solo else []) + map_fields(sides)
    return with_categories(fields, CATEGORIES)


def observed(s: Dei, seat: int) -> bytes:
    """The row of numbers that a seat may know."""
    row = turn_numbers(s, seat)
    add_flows(row, s)
    add_islands(row, s, seat)
    add_ships(row, s, seat)
    add_goods(row, s, seat)
    if s.automaton is not None:
        add_automaton(row, s, s.automaton)
    numbers = bytearray(row)  # which reads a list several times as fast as `bytes` does
    numbers += squares_of(s, seat)
    return bytes(numbers)


def capped(number: int) -> int:
    """The number, clipped to what a field can hold."""
    return 0 if number < 0 else number if number < MOST else MOST


# --- the turn ------------------------------------------------------------------------------------


def turn_fields(sides: int) -> list[Field]:
    """Describe the fields of the turn: the active side, and the question."""
    return [
        Field("seat", (), 0, sides - 1, "number of this seat; moves of attack name ships by it"),
        Field("deciding", (), 0, sides, f"side that decides; {sides}: the game is over"),
        Field("active", (), 0, sides - 1, "side whose turn it is"),
        Field("start", (), 0, sides - 1, "side that went first"),
        Field("winner", (), 0, sides, "side that has won, counted from 1; 0: nobody yet"),
        Field("rounds_left", (), 0, MOST, "rounds that are not over yet; 127: no limit is near"),
        Field(
            "ask",
            (),
            0,
            len(ASKED),
            "asked: 0 nothing, 1 which ship a pirate attacks first, 2 what to lower, 3 what goes "
            "overboard, 4 what to dump, 5 which spice to take, 6 accept or refuse the card",
        ),
        Field("asked_pirate", (), 0, 2, "of the question: pirate, 1 big, 2 small; 0: none"),
        Field("asked_ship", (), 0, 2 * sides, "of the question: ship, from 1; 0: none"),
        Field("asked_loser", (), 0, 2 * sides, "of the question: ship robbed, from 1; 0: none"),
        Field("asked_fields", (), 0, MOST, "of the question: fields still to be lowered"),
        Field("asked_island", (), 0, MOST_WILD, "of the question: wild island from 1; 0: none"),
        Field("bought", (), 0, 1, "crates were bought since a ship began to move"),
        Field(
            "flows",
            (ITEMS, len(FLOWS)),
            0,
            1,
            "ways goods went since then, by item: big ship to small, to home, small to big, "
            "to home, home to big, to small",
        ),
    ]


def turn_numbers(s: Dei, seat: int) -> list[int]:
    """A new row with the numbers of :func:`turn_fields`, except `flows`."""
    sides = s.players
    row = [
        seat,
        sides if s.seat == OVER else (s.seat - seat) % sides,
        (s.active - seat) % sides,
        (s.start - seat) % sides,
        (s.winner - seat) % sides + 1 if s.winner >= 0 else 0,
        rounds_left(s),
    ]
    row.extend(question(s, seat))
    row.append(1 if s.bought else 0)
    return row


def add_flows(row: list[int], s: Dei) -> None:
    """Append the ways goods went."""
    for ways in s.flows:
        if ways:
            row.extend([ways >> bit & 1 for bit in FLOWS])
        else:
            row.extend([0, 0, 0, 0, 0, 0])


def rounds_left(s: Dei) -> int:
    """Rounds that are not over yet, including this one."""
    if not s.world.rounds:
        return MOST
    return capped(s.world.rounds - s.turn // s.players)


def question(s: Dei, seat: int) -> list[int]:
    """Return the question: kind, pirate, ship, losing ship, fields, island."""
    kind, first, second, _ = s.ask
    if s.ask == NOTHING:
        return [0, 0, 0, 0, 0, 0]
    number = ASKED.index(kind) + 1
    if kind == ATTACKS_ON:
        return [number, first + 1, 0, 0, 0, 0]
    ship = turned_ship(s, first, seat) + 1
    if kind == TAKE:
        return [number, 0, ship, turned_ship(s, second, seat) + 1, 0, 0]
    if kind == LOWER:
        return [number, 0, ship, 0, capped(second), 0]
    if kind == CARD:
        return [number, 0, ship, 0, 0, s.world.letter_of(second) + 1]
    return [number, 0, ship, 0, 0, 0]


def turned_ship(s: Dei, ship: int, seat: int) -> int:
    """The number of a ship, counted from a seat's own."""
    return (ship - seat * SHIPS) % (s.players * SHIPS)


# --- wild islands --------------------------------------------------------------------------------


def island_fields(box: Edition) -> list[Field]:
    """Trading cards, by the letter of the island and by card."""
    cards = len(box.cards)
    return [
        Field("cards_left", (MOST_WILD,), 0, cards, "cards on each wild island, a to z"),
        Field("known", (MOST_WILD,), 0, cards, "top card that this seat has seen, from 1; 0: none"),
        Field("discard", (cards,), 0, 1, "cards that lie on the discard pile"),
        Field("aside", (), 0, cards, "cards that were set aside, face down"),
    ]


def add_islands(row: list[int], s: Dei, seat: int) -> None:
    """Append the numbers of :func:`island_fields`."""
    left, known = [0] * MOST_WILD, [0] * MOST_WILD
    seen = s.known[seat]
    for island in s.world.wild:
        deck = s.decks[island]
        if deck:
            letter = s.world.letter_of(island)
            left[letter] = len(deck)
            if seen >> island & 1:
                known[letter] = deck[-1] + 1
    row.extend(left)
    row.extend(known)
    gone = [0] * len(s.world.edition.cards)
    for card in s.discard:
        gone[card] = 1
    row.extend(gone)
    row.append(len(s.aside))


# --- ships and pirates ---------------------------------------------------------------------------


def ship_fields(box: Edition, sides: int) -> list[Field]:
    """Describe the fields of ships and pirates: where they are, and what the ships can still do."""
    ships, most = (sides, SHIPS), max([len(track.values) for track in box.tracks]) - 1
    own, place = (SHIPS, MOST_WILD), "row and column, from 1"
    return [
        Field("at", (*ships, 2), 1, LARGEST, f"{place}, of each ship, the big one first"),
        Field("facing", ships, 0, 7, "direction that a ship faces: 0 N, 1 NE … 7 NW"),
        Field("fields", (*ships, STATS), 0, most, "fields of sail, cargo, cannons, from 0"),
        Field("hold", (*ships, ITEMS), 0, MOST, "what a ship carries, by item"),
        Field("moved", ships, 0, 2, "0 at rest, 1 under way, 2 arrived"),
        Field("points", ships, 0, MOST, "movement points left to the ships of the active side"),
        Field("stays", ships, 0, 2, "own turns ended in a row on the same port square"),
        Field("must_leave", ships, 0, 1, "whether a ship must leave its port in this turn"),
        Field("set_out", (*ships, 2), 1, LARGEST, f"{place}, where a ship began this turn"),
        Field("looked", own, 0, 1, "wild islands where the active side's ships have looked"),
        Field("fought", (SHIPS, 2 * sides), 0, 1, "whom the active side's ships have fought"),
        Field("pirates", (SHIPS, 2), 1, LARGEST, f"{place}, of the big and the small pirate"),
        Field("pirate_facing", (SHIPS,), 0, 7, "direction that a pirate faces"),
    ]


def add_ships(row: list[int], s: Dei, seat: int) -> None:
    """Append the numbers of :func:`ship_fields`."""
    first = seat * SHIPS
    add_places(row, s, s.at[first:] + s.at[:first])
    add_turned(row, s.facing, first)
    add_turned(row, s.fields, first * STATS)
    add_turned(row, [capped(count) for count in s.hold], first * ITEMS)
    add_turned(row, s.moved, first)
    add_turned(row, points_of(s), first)
    add_turned(row, s.stays, first)
    add_turned(row, leaving(s), first)
    add_places(row, s, s.set_out[first:] + s.set_out[:first])
    add_encounters(row, s, seat)
    add_pirates(row, s)


def points_of(s: Dei) -> list[int]:
    """The movement points left to the active side, by ship."""
    active = s.active * SHIPS
    left = [0] * len(s.at)
    left[active] = capped(points_left(s, active))
    left[active + 1] = capped(points_left(s, active + 1))
    return left


def leaving(s: Dei) -> list[int]:
    """Whether each ship must leave its port."""
    return [1 if s.stays[ship] and must_leave(s, ship) else 0 for ship in range(len(s.at))]


def add_encounters(row: list[int], s: Dei, seat: int) -> None:
    """Append the fields from `looked` to `fought`."""
    first, active = seat * SHIPS, s.active * SHIPS
    row.extend(islands_looked(s, active))
    row.extend(islands_looked(s, active + 1))
    for fought in (s.fought[active], s.fought[active + 1]):
        add_turned(row, [fought >> ship & 1 for ship in range(len(s.at))], first)


def add_pirates(row: list[int], s: Dei) -> None:
    """Append the fields from `pirates` to `pirate_facing`."""
    add_places(row, s, s.pirates)
    row.extend(s.pirate_facing)


def add_places(row: list[int], s: Dei, squares: list[int]) -> None:
    """Append row and column, from 1, of squares of the map."""
    width = s.world.width
    for square in squares:
        row.append(square // width + 1)
        row.append(square % width + 1)


def islands_looked(s: Dei, ship: int) -> list[int]:
    """The islands where a ship has looked at a card in this turn, by letter."""
    looked = [0] * MOST_WILD
    if s.looked[ship]:
        for island in s.world.wild:
            looked[s.world.letter_of(island)] = s.looked[ship] >> island & 1
    return looked


# --- goods ---------------------------------------------------------------------------------------


def goods_fields(sides: int) -> list[Field]:
    """Goods at home and in the supply."""
    return [
        Field("home", (sides, ITEMS), 0, MOST, "what lies on each home island, by item"),
        Field("supply", (ITEMS,), 0, MOST, "what is left in the box, by item"),
    ]


def add_goods(row: list[int], s: Dei, seat: int) -> None:
    """Append the numbers of :func:`goods_fields`."""
    add_turned(row, [capped(count) for count in s.home], seat * ITEMS)
    row.extend([capped(count) for count in s.supply])
