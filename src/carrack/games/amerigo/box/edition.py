"""Editions: the components of a box as data, each value with its provenance.

`load_edition("reconstructed")` gives the edition that ships with Carrack. Editions of one's own
have names too if their files lie in a folder that `CARRACK_EDITIONS` names; a path gives any
other.

    >>> edition = load_edition("reconstructed")
    >>> len(edition.tiles), len(edition.tokens), edition.pirates
    (16, 24, (0, 0, 1, 2, 3, 4))
"""

from pathlib import Path
from typing import Final

from carrack.games.amerigo.box.checks import GAME, read_edition
from carrack.games.amerigo.components import (
    ANCHOR,
    ANY_COLOUR,
    COLOURS,
    GOOD_LETTERS,
    GOODS,
    LAND,
    LAND_CHARACTERS,
    NO_COLOUR,
    PACKAGE,
    POST_SPACE,
    TILE_SIDE,
    WATER,
    WATER_CHARACTERS,
    Edition,
    IslandTile,
    ProductionKind,
    ProgressToken,
    TileKind,
    Track,
)
from carrack.games.own_files import TopKeys
from carrack.games.shelf import Shelf
from carrack.games.toml_file import FileError as EditionError
from carrack.games.toml_file import FileProblem, text_of

__all__ = [
    "ANCHOR",
    "ANY_COLOUR",
    "COLOURS",
    "EDITION_SHELF",
    "GOODS",
    "GOOD_LETTERS",
    "LAND",
    "LAND_CHARACTERS",
    "NO_COLOUR",
    "POST_SPACE",
    "TILE_SIDE",
    "WATER",
    "WATER_CHARACTERS",
    "Edition",
    "EditionError",
    "FileProblem",
    "IslandTile",
    "ProductionKind",
    "ProgressToken",
    "TileKind",
    "Track",
    "check_edition",
    "editions",
    "load_edition",
    "named_edition",
    "shipped_editions",
]


def is_edition(keys: TopKeys) -> bool:
    """Whether a file is an edition of this game; one that names no game may be."""
    return keys.game in (GAME, "")


EDITION_SHELF: Final = Shelf("edition", PACKAGE, "editions", read_edition, is_edition)


def shipped_editions() -> list[str]:
    """The names of the editions that ship with Carrack."""
    return EDITION_SHELF.shipped()


def editions() -> list[str]:
    """The names of all editions that can be played: those that ship, then one's own."""
    return EDITION_SHELF.names()


def load_edition(name_or_path: str) -> Edition:
    """An edition by name, or the edition of a file. Raises EditionError with all errors."""
    return EDITION_SHELF.load(name_or_path)


def named_edition(name: str) -> Edition:
    """An edition by name, never by path. Raises EditionError."""
    return EDITION_SHELF.named(name)


def check_edition(path: str | Path) -> list[FileProblem]:
    """Everything that is wrong with the edition of a file, in the order of its lines.

    Problems with `warning` do not keep it from being played. Raises EditionError if the file
    cannot be read.
    """
    return read_edition(text_of(Path(path)), Path(path).name)[1]
