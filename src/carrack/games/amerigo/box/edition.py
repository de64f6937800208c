"""Editions: the components of a box as data, each value with its provenance.

`load_edition("reconstructed")` is the edition that ships with Carrack. Custom editions have names
too if their files are in a folder that `CARRACK_EDITIONS` names; any other is loaded by its path.


    >>> edition = load_edition("reconstructed")
    >>> len(edition.tiles), len(edition.tokens), edition.pirates
    (16, 24, (0, 0, 1, 2, 3, 4))
"""

from typing import Final

from carrack.games.amerigo.box.checks import GAME, read_edition
from carrack.games.amerigo.components import PACKAGE, Edition
from carrack.games.own_files import TopKeys
from carrack.games.shelf import Shelf
from carrack.games.toml_file import FileError as EditionError

__all__ = ["EDITION_SHELF", "EditionError", "editions", "load_edition", "named_edition"]


def is_edition(keys: TopKeys) -> bool:
    """Whether a file is an edition of this game; one that names no game may be."""
    return keys.game in (GAME, "")


EDITION_SHELF: Final = Shelf("edition", PACKAGE, "editions", read_edition, is_edition)


def editions() -> list[str]:
    """The names of all playable editions: those that ship, then custom ones."""
    return EDITION_SHELF.names()


def load_edition(name_or_path: str) -> Edition:
    """An edition by name, or the edition of a file. Raises EditionError with all errors."""
    return EDITION_SHELF.load(name_or_path)


def named_edition(name: str) -> Edition:
    """An edition by name, never by path. Raises EditionError."""
    return EDITION_SHELF.named(name)
