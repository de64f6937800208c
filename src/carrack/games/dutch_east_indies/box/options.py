"""The choices at set-up: edition, map, who begins, level, limits, the goal."""

from __future__ import annotations

from typing import Any, Final

from carrack.core.message import MessageError
from carrack.core.options import MAP_SEED, NO_MAP_SEED, Option, map_seed_option
from carrack.games.carried import CONTENT, SHIPPED, BoxOption, box_identity, box_of
from carrack.games.dutch_east_indies.box import edition
from carrack.games.dutch_east_indies.box.edition import FileError
from carrack.games.dutch_east_indies.chart.mapmaking.generate import generate
from carrack.games.dutch_east_indies.chart.world import GOAL
from carrack.games.dutch_east_indies.components import ChartPlan, Edition
from carrack.games.dutch_east_indies.moves import DeiRefusal
from carrack.games.dutch_east_indies.state import LEVEL_NAMES
from carrack.games.shelf import ShelfOption

FREE: Final = "free"
STRICT: Final = "strict"
DRAWN: Final = "drawn"
DEFAULT_CHARTS: Final = {2: "two", 3: "three", 4: "four"}  # by number of sides
MOST_ROUNDS: Final = 999
LONGEST_MAP: Final = 20_000  # characters
KEPT_MAPS: Final = 4096  # random maps whose texts are kept for further games
CHART_CONTENT: Final = "chart_content"  # of the map, in the identity of a game

_generated: dict[tuple[int, int], str] = {}  # by sides and seed


class MapOption(Option):
    """A custom map, as the text of its file; empty: the one that option `chart` names.

    The record of a game with such a map carries it, and replays wherever it is read.
    """

    def __init__(self) -> None:
        super().__init__("map", "", [], 0, 0, longest=LONGEST_MAP)

    def checked_for(self, players: int, value: object) -> int | str:
        """The text if its map is for this many players. Raises ValueError saying what is wrong."""
        text = str(super().checked_for(players, value))
        if text:
            plan = read_drawn(text)
            if players not in fitting(plan):
                raise other_players(plan, players)
        return text


def read_drawn(text: str) -> ChartPlan:
    """The map in a text. Raises ValueError with all its errors (DEI-ARCH-1)."""
    try:
        return edition.drawn_chart(text)
    except FileError as error:  # nothing is missing here, so it is not an error of components
        said = error.message
    raise MessageError(DeiRefusal("DEI-ARCH-1", "wrong-map", {"problems": said}))


def other_players(plan: ChartPlan, players: int) -> MessageError:
    """The error that a map is for another number of players."""
    about = {"title": plan.title, "numbers": fitting(plan), "players": players}
    return MessageError(DeiRefusal("DEI-SETUP-2", "wrong-map-players", about))


def fitting(plan: ChartPlan) -> list[int]:
    """Return the numbers of people for a map; a solo game uses a map for two (DEI-SETUP-2)."""
    return [1, 2] if plan.players == 2 else [plan.players]


def offered_options() -> list[Option]:
    """All options, with the editions and maps that exist now."""
    levels = list(LEVEL_NAMES)
    charts = {name: fitting(edition.named_chart(name)) for name in edition.MAP_SHELF.names()}
    seats = {"3": [3, 4], "4": [4]}
    return [
        ShelfOption("edition", SHIPPED, edition.EDITION_SHELF),
        BoxOption(edition.EDITION_SHELF),
        ShelfOption("chart", edition.STANDARD, edition.MAP_SHELF, charts),
        MapOption(),
        Option(
            "start",
            DRAWN,
            [DRAWN, "1", "2", "3", "4"],
            0,
            0,
            players=[2, 3, 4],
            choice_players=seats,
        ),
        Option("level", levels[0], levels, 0, 0, players=[1]),
        Option("supply", FREE, [FREE, STRICT], 0, 0),
        Option("rounds", 0, [], 0, MOST_ROUNDS),
        map_seed_option(),
        Option("goal", GOAL, [], 1, GOAL),
        Option("aboard", 0, [], 0, GOAL),
    ]


def begun_with(options: dict[str, Any], was: dict[str, Any]) -> dict[str, Any]:
    """The options of a game that was begun with the edition and map of an identity."""
    return {**options, **{key: str(was.get(key, "")) for key in (CONTENT, CHART_CONTENT)}}


def settled(options: dict[str, Any], sides: int) -> dict[str, Any]:
    """The options with the map that their seed gives, which the record carries.

    Raises ValueError if another map is given too.
    """
    seed = options[MAP_SEED]
    if seed == NO_MAP_SEED:
        return options
    text = generated(sides, seed)
    if options["map"] not in ("", text):
        raise MessageError(DeiRefusal("", "wrong-map-of-seed", {"seed": str(seed)}))
    if options["chart"] != edition.STANDARD:
        both = {"chart": options["chart"], "standard": edition.STANDARD}
        raise MessageError(DeiRefusal("", "wrong-chart-and-seed", both))
    return {**options, "map": text}


def generated(sides: int, seed: int) -> str:
    """The text of the map of a seed (DEI-ARCH-1); the latest are kept."""
    text = _generated.get((sides, seed))
    if text is None:
        text = generate(sides, seed)
        if len(_generated) >= KEPT_MAPS:
            del _generated[next(iter(_generated))]
        _generated[sides, seed] = text
    return text


def chosen_edition(options: dict[str, Any]) -> Edition:
    """The edition of a game. Raises ValueError."""
    return box_of(edition.EDITION_SHELF, options)


def chosen_chart(options: dict[str, Any], sides: int) -> ChartPlan:
    """The map of a game: drawn for it, named, or the one for this many sides (DEI-SETUP-2).

    Raises ValueError if two are given or the map is not for that many.
    """
    require_one(options)
    if options["map"]:
        plan = read_drawn(options["map"])
    else:
        name = options["chart"]
        name = DEFAULT_CHARTS[sides] if name == edition.STANDARD else name
        plan = edition.MAP_SHELF.as_begun(name, options.get(CHART_CONTENT, ""))
    if plan.players != sides:
        raise other_players(plan, sides)
    return plan


def require_one(options: dict[str, Any]) -> None:
    """Raise ValueError if a map is named and another one drawn."""
    if options["map"] and options["chart"] != edition.STANDARD:
        both = {"chart": options["chart"], "standard": edition.STANDARD}
        raise MessageError(DeiRefusal("", "wrong-chart-and-map", both))


def identity_of(options: dict[str, Any], sides: int) -> dict[str, Any]:
    """Name and content of the edition and of the map that is used."""
    plan = chosen_chart(options, sides)
    return {
        **box_identity(edition.EDITION_SHELF, options),
        "chart": plan.name if options["map"] else options["chart"],
        CHART_CONTENT: plan.digest,
    }


def identity_read(was: dict[str, Any], sides: int) -> dict[str, Any]:
    """An identity in today's form; the first records named all maps that `standard` may mean."""
    content = was.get(CHART_CONTENT)
    if not isinstance(content, list):
        return was
    place = list(DEFAULT_CHARTS).index(sides) if len(content) == len(DEFAULT_CHARTS) else 0
    return {**was, CHART_CONTENT: content[place] if content else None}
