"""Every possible move as one shared object with a number and a text, the same on every chart.

Ships are A (big) and B (small) of the seat that moves; targets are `1A` to `4B`. Notation::

        sail A NE       one step                      look B e       the top card of island e
        turn B S        to face south                 accept 2       with 2 of the ship's own crates
        pick A clove    from the sea                  refuse
        load A crate    at home                       buy A, sell A  1 coin for 2 crates and back
        unload A clove                                swap A clove nutmeg
        give A crate    to the seat's other ship      upgrade A sail
        attack A 2B                                   first A        the own ship attacked first
        take clove      spoils of the winner          lower sail     a statistic of the loser
        drop coin       overboard, as a penalty       dump crate     what exceeds the hold
        end             the turn is over
"""

from __future__ import annotations

from typing import Final

from carrack.core.copying import Again
from carrack.core.game import Move, Refusal
from carrack.games.dutch_east_indies.components import (
    DIRECTIONS,
    ITEM_NAMES,
    PACKAGE,
    SPICES,
    STAT_NAMES,
    WANTED,
)

SAIL_STEP: Final = 0  # kinds of moves
TURN: Final = 1
PICK: Final = 2
LOAD: Final = 3
UNLOAD: Final = 4
GIVE: Final = 5
LOOK: Final = 6
ACCEPT: Final = 7
REFUSE: Final = 8
BUY: Final = 9
SELL: Final = 10
SWAP: Final = 11
UPGRADE: Final = 12
ATTACK: Final = 13
FIRST: Final = 14
TAKE: Final = 15
LOWER: Final = 16
DROP: Final = 17
DUMP: Final = 18
END: Final = 19

SHIP_NAMES: Final = "AB"
MOST_WILD: Final = 26  # wild islands of a chart, a to z, for the numbering
MOST_PLAYERS: Final = 4
MOST_CRATES: Final = 5  # on a trading card


class DeiRefusal(Refusal):
    """A refusal of a move; the texts are in this game's `locale`."""

    def package(self) -> str:
        return PACKAGE


class DeiMove(Move):
    """A move.

    `ship` is 0 or 1 of the seat that moves; `value` a direction, item, statistic, count, or the
    letter of an island counted from `a`; `target` a ship of another seat (`seat * 2 + ship`), or
    the item wanted in a swap.
    """

    def __init__(
        self, index: int, notation: str, kind: int, ship: int, value: int, target: int
    ) -> None:
        super().__init__(index, notation)
        self.kind = kind
        self.ship = ship
        self.value = value
        self.target = target

    def __reduce__(self) -> Again:
        return move_again, (self.index,)


def target_name(target: int) -> str:
    """The name of a ship as people write it: `2B`."""
    return f"{target // 2 + 1}{SHIP_NAMES[target % 2]}"


def ship_rows(ship: int) -> list[tuple[str, int, int, int, int]]:
    """(notation, kind, ship, value, target) of every move that names an own ship."""
    name = SHIP_NAMES[ship]
    rows = [(f"sail {name} {d}", SAIL_STEP, ship, i, -1) for i, d in enumerate(DIRECTIONS)]
    rows += [(f"turn {name} {d}", TURN, ship, i, -1) for i, d in enumerate(DIRECTIONS)]
    for verb, kind in (("pick", PICK), ("load", LOAD), ("unload", UNLOAD), ("give", GIVE)):
        rows += [(f"{verb} {name} {item}", kind, ship, i, -1) for i, item in enumerate(ITEM_NAMES)]
    rows += [(f"look {name} {chr(ord('a') + i)}", LOOK, ship, i, -1) for i in range(MOST_WILD)]
    rows += [(f"buy {name}", BUY, ship, 0, -1), (f"sell {name}", SELL, ship, 0, -1)]
    rows += [
        (f"swap {name} {ITEM_NAMES[item]} {ITEM_NAMES[want]}", SWAP, ship, item, want)
        for item in SPICES
        for want in WANTED
        if item != want
    ]
    rows += [(f"upgrade {name} {s}", UPGRADE, ship, i, -1) for i, s in enumerate(STAT_NAMES)]
    rows += [
        (f"attack {name} {target_name(t)}", ATTACK, ship, 0, t) for t in range(2 * MOST_PLAYERS)
    ]
    rows.append((f"first {name}", FIRST, ship, 0, -1))
    return rows


def all_moves() -> list[DeiMove]:
    """Every move, in the order of the numbers."""
    rows = ship_rows(0) + ship_rows(1)
    rows += [(f"accept {n}", ACCEPT, -1, n, -1) for n in range(MOST_CRATES + 1)]
    rows.append(("refuse", REFUSE, -1, 0, -1))
    rows += [(f"take {ITEM_NAMES[item]}", TAKE, -1, item, -1) for item in SPICES]
    rows += [(f"lower {name}", LOWER, -1, i, -1) for i, name in enumerate(STAT_NAMES)]
    rows += [(f"drop {name}", DROP, -1, i, -1) for i, name in enumerate(ITEM_NAMES) if i]
    rows += [(f"dump {name}", DUMP, -1, i, -1) for i, name in enumerate(ITEM_NAMES)]
    rows.append(("end", END, -1, 0, -1))
    return [DeiMove(i, *row) for i, row in enumerate(rows)]


def move_again(index: int) -> DeiMove:
    """The move with a number."""
    return MOVES[index]


MOVES: Final = all_moves()
BY_NOTATION: Final = {move.notation: move for move in MOVES}
END_MOVE: Final = BY_NOTATION["end"]
