"""Editions and maps: the components of a box as data, each value with its provenance.

A name means an edition or a map that ships with Carrack or is in a folder that `CARRACK_EDITIONS`
names; any other is loaded by its path:

    >>> edition = load_edition("reconstructed")
    >>> len(edition.cards), edition.tracks[0].start
    (30, (3, 1))
    >>> charts(4)
    ['four']
    >>> load_chart("four").players
    4
"""

from typing import Final

from carrack.games.carried import carried
from carrack.games.dutch_east_indies.box.checks import GAME, read_edition
from carrack.games.dutch_east_indies.chart.map_file import read_chart
from carrack.games.dutch_east_indies.components import PACKAGE, ChartPlan, Edition
from carrack.games.own_files import TopKeys
from carrack.games.shelf import Shelf
from carrack.games.toml_file import FileError

__all__ = [
    "EDITION_SHELF",
    "MAP_SHELF",
    "STANDARD",
    "FileError",
    "charts",
    "drawn_chart",
    "editions",
    "load_chart",
    "load_edition",
    "named_chart",
    "named_edition",
]

STANDARD: Final = "standard"  # instead of a map's name: the one that ships for this many players


def is_edition(keys: TopKeys) -> bool:
    """Whether a file is an edition of this game, and not a map; one that names no game may be."""
    return keys.game in (GAME, "") and not drawn_in(keys)


def is_map(keys: TopKeys) -> bool:
    """Whether a file is a map of this game."""
    return keys.game in (GAME, "") and drawn_in(keys)


def drawn_in(keys: TopKeys) -> bool:
    """Whether a file has keys that only maps have."""
    return any([key in keys.keys for key in ("chart", "homes", "market", "wild")])


EDITION_SHELF: Final = Shelf("edition", PACKAGE, "editions", read_edition, is_edition)
MAP_SHELF: Final = Shelf("map", PACKAGE, "maps", read_chart, is_map, (STANDARD,))


def editions() -> list[str]:
    """The names of all playable editions: those that ship, then custom ones."""
    return EDITION_SHELF.names()


def charts(players: int = 0) -> list[str]:
    """The names of all maps playable by a number of players; 0: all."""
    names = MAP_SHELF.names()
    return [name for name in names if players in (0, named_chart(name).players)]


def load_edition(name_or_path: str) -> Edition:
    """An edition by name, or the edition of a file. Raises FileError with all errors."""
    return EDITION_SHELF.load(name_or_path)


def named_edition(name: str) -> Edition:
    """An edition by name, never by path. Raises FileError."""
    return EDITION_SHELF.named(name)


def load_chart(name_or_path: str) -> ChartPlan:
    """A map by name, or the map of a file.

    Raises FileError, with all errors, if there is no such map, its file has errors or it cannot be
    played (DEI-ARCH-1).
    """
    return MAP_SHELF.load(name_or_path)


def named_chart(name: str) -> ChartPlan:
    """A map by name, never by path. Raises FileError."""
    return MAP_SHELF.named(name)


def drawn_chart(text: str) -> ChartPlan:
    """The map in a text, which a game then carries with it. Raises FileError with all errors."""
    return carried(MAP_SHELF, text)
