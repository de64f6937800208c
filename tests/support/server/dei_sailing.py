"""Sailing at a table of The Dutch East Indies over its interface: towards something, by its ways.

No rule is known here: squares that are no land lie one step apart, the server lists the ways, and
whatever is asked is answered by the first thing offered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from support.server.tables import Table

Json = dict[str, Any]
TURNS = 60
FAR = 10_000


def open_sea(view: Json) -> set[int]:
    """Squares that are no land."""
    marks = "".join(view["static"]["rows"])
    return {square for square, mark in enumerate(marks) if mark in ".+"}


def steps_to(view: Json, goals: Iterable[int]) -> dict[int, int]:
    """How many steps every square is from the nearest goal, by sea."""
    width, height = view["static"]["width"], view["static"]["height"]
    sea = open_sea(view)
    away = dict.fromkeys(goals, 0)
    ring = list(away)
    while ring:
        here = ring.pop(0)
        row, column = divmod(here, width)
        for down in (-1, 0, 1):
            for right in (-1, 0, 1):
                inside = 0 <= row + down < height and 0 <= column + right < width
                there = (row + down) * width + column + right
                if inside and there in sea and there not in away:
                    away[there] = away[here] + 1
                    ring.append(there)
    return away


def way_to(courses: list[Json], index: int) -> list[Json]:
    """The steps that lead to an entry of the tree, the first one first."""
    way: list[Json] = []
    while index >= 0:
        way.insert(0, courses[index])
        index = courses[index]["parent"]
    return way


def ways_to(courses: list[Json], square: int, ship: int) -> list[list[str]]:
    """The moves of all ways of a ship to a square."""
    return [
        [step["move"] for step in way_to(courses, index)]
        for index, each in enumerate(courses)
        if each["square"] == square and each["ship"] == ship
    ]


def wild_ports(view: Json) -> list[int]:
    """Ports of wild islands that have cards."""
    wild = [i for i in view["static"]["islands"] if i["kind"] == "wild"]
    return [port for i in wild if view["islands"][i["island"]]["cards"] for port in i["ports"]]


def market_ports(view: Json) -> list[int]:
    """Ports of the Market."""
    return [port for i in view["static"]["islands"] if i["kind"] == "market" for port in i["ports"]]


def can_look(now: Json) -> bool:
    """Whether a trading card can be looked at."""
    return any(move["key"] == "move-look" for move in now["legal"])


def around(view: Json, square: int) -> list[int]:
    """A square and its neighbours at sea."""
    return [each for each, steps in steps_to(view, [square]).items() if steps <= 1]


class Sailor:
    """Sails one seat towards something, turn by turn; the other seats only end their turns."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    def my_turn(self) -> Json:
        """The table as soon as the seat is free to act."""
        for _ in range(TURNS * 4):
            now = self.table.look()
            assert now["deciding"] >= 0, "the game ended too early"
            mine = self.table.look(now["deciding"])
            asked = mine["view"]["ask"] is not None
            if now["deciding"] == self.seat and not asked:
                return mine
            self.table.play(now["deciding"], mine["legal"][0]["move"] if asked else "end")
        raise AssertionError("the seat is never free to act")

    def sail_until(
        self, reached: Callable[[Json], bool], goals: Callable[[Json], list[int]]
    ) -> Json:
        """Sails the big ship towards the goals, past no pirate, until the table is as wanted."""
        for _ in range(TURNS):
            now = self.my_turn()
            if reached(now):
                return now
            self._sail_towards(now, steps_to(now["view"], goals(now["view"])))
            now = self.my_turn()
            if reached(now):
                return now
            self.table.play(self.seat, "end")
        raise AssertionError(f"not reached in {TURNS} turns")

    def _sail_towards(self, now: Json, away: dict[int, int]) -> None:
        courses, big = now["courses"], self.seat * 2
        here = away.get(now["view"]["ships"][big]["square"], FAR)
        safe = [
            (away.get(each["square"], FAR), each["cost"], index)
            for index, each in enumerate(courses)
            if each["ship"] == big and not any(step["pirates"] for step in way_to(courses, index))
        ]
        if safe and min(safe)[0] < here:
            for step in way_to(courses, min(safe)[2]):
                self.table.play(self.seat, step["move"])
