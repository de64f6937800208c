"""The report on a map while it is drawn: its mistakes, its islands, its distances.

The designer page requests it after every stroke, so it accepts any text, even half-drawn maps.
"""

from __future__ import annotations

import re
from typing import Any, Final

from carrack.core.message import Message
from carrack.games.dutch_east_indies import components
from carrack.games.dutch_east_indies.box.edition import MAP_SHELF, named_chart
from carrack.games.dutch_east_indies.chart import map_file
from carrack.games.dutch_east_indies.chart.map_file import DrawnMap
from carrack.games.dutch_east_indies.chart.waters import UNREACHED, SeatReach, reaches, square_name
from carrack.games.dutch_east_indies.components import Berth, ChartPlan, IslandPlan
from carrack.games.dutch_east_indies.moves import DeiRefusal
from carrack.games.toml_file import FileProblem

FILE: Final = "map"  # the name in problems of a text without a file
SHIP: Final = re.compile(r"(?:homes\[(\d+)\]|pirates)\.(big|small)")
KINDS: Final = {components.HOME: "home", components.MARKET: "market", components.WILD: "wild"}


def judge(text: str) -> dict[str, Any]:
    """Return data on the map in a text for a page (DEI-ARCH-1); None where something is unknown.

    `problems` are in the order of the lines, each with its `message` and the `squares` concerned.
    `ships[seat][size]` and `pirates[size]` are a square and facing or None, `distances` movement
    points by seat and island.
    """
    draft = map_file.read_draft(text, FILE)
    chart = draft.chart
    return {
        "playable": draft.playable,
        "problems": [problem_json(draft, problem) for problem in draft.problems],
        "name": chart.name or None,
        "title": chart.title or None,
        "provenance": chart.provenance or None,
        "players": chart.players if is_set(draft, "players") else None,
        "rows": list(chart.rows) or None,
        "islands": [island_json(island) for island in chart.islands],
        "ships": [[berth_json(berth) for berth in berths] for berths in chart.ships],
        "pirates": [berth_json(berth) for berth in chart.pirates],
        "distances": [
            reach_json(draft, seat, reach) for seat, reach in enumerate(reaches(draft.waters))
        ],
    }


def offered() -> list[dict[str, Any]]:
    """The maps that ship with Carrack as data, with their texts."""
    found: list[dict[str, Any]] = []
    for name in MAP_SHELF.names():
        chart = named_chart(name)
        text = MAP_SHELF.text(name)
        found.append({"name": name, "title": chart.title, "players": chart.players, "text": text})
    return found


def is_set(draft: DrawnMap, key: str) -> bool:
    """Whether a text gives the key at its top a correct value."""
    return key in draft.keys and not any([problem.where == key for problem in draft.problems])


def problem_json(draft: DrawnMap, problem: FileProblem) -> dict[str, Any]:
    """A problem as data; `line` is 0 if there is none."""
    found = [finding for finding in draft.findings if finding.said == problem.said]
    message = found[0].wrong if found else message_of(draft, problem)
    return {
        "line": problem.line,
        "key": problem.where,
        "warning": problem.warning,
        "message": message.as_data(),
        "squares": list(found[0].squares) if found else [],
    }


def message_of(draft: DrawnMap, problem: FileProblem) -> Message:
    """The message for something not drawn or named yet, otherwise the problem's own."""
    chart = draft.chart
    ship = SHIP.fullmatch(problem.where)
    if ship:
        seat = int(ship.group(1) or 0)
        berths = chart.ships[seat - 1] if seat else chart.pirates
        size = ship.group(2)
        if berths[components.SIZES.index(size)] == components.NOWHERE:
            about = {"size": size, "pirate": size, "seat": seat}
            return DeiRefusal("", "map-no-start", about)
    for number, island in enumerate(chart.islands):
        if problem.said == map_file.not_drawn(island) and not draft.waters.squares[number]:
            return DeiRefusal("", "map-not-drawn", {"island": island.name or island.letter})
    return message_of_key(chart, problem.where) or problem.said


def message_of_key(chart: ChartPlan, key: str) -> Message | None:
    """The message for a key whose value is missing or too much, or None."""
    total = sum([island.cards for island in chart.islands])
    if key == "wild" and total > map_file.MOST_CARDS:
        most = {"cards": total, "most": map_file.MOST_CARDS}
        return DeiRefusal("", "map-many-cards", most)
    if key == "wild" and not any([island.kind == components.WILD for island in chart.islands]):
        return DeiRefusal("", "map-no-wild")
    if key == "title" and not chart.title:
        return DeiRefusal("", "map-no-title")
    if key.endswith("].name") or key == "market.name":
        return DeiRefusal("", "map-no-name")
    return None


def island_json(island: IslandPlan) -> dict[str, Any]:
    """An island as data: `seat` is that of a home, `cards` those of a wild island."""
    return {
        "letter": island.letter or None,
        "name": island.name or None,
        "kind": KINDS[island.kind],
        "seat": island.seat if island.kind == components.HOME else None,
        "cards": island.cards if island.kind == components.WILD else None,
    }


def berth_json(berth: Berth) -> dict[str, str] | None:
    """A starting square and facing as data."""
    if berth == components.NOWHERE:
        return None
    return {
        "square": square_name(berth.row, berth.column),
        "facing": components.DIRECTIONS[berth.facing],
    }


def reach_json(draft: DrawnMap, seat: int, reach: SeatReach) -> dict[str, Any]:
    """A seat's distances as data."""
    names = [island.name or None for island in draft.chart.islands]
    return {
        "seat": seat,
        "nearest_wild": points_json(reach.nearest_wild),
        "market": points_json(reach.market),
        "islands": [
            {"name": name, "points": points_json(far)}
            for name, far in zip(names, reach.islands, strict=True)
        ],
    }


def points_json(points: int) -> int | None:
    """Movement points as data: None for what cannot be reached."""
    return points if points < UNREACHED else None
