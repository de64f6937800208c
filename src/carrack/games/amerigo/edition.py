"""Editions: the components of a box as data, each value with its provenance.

``load_edition("reconstructed")`` gives the edition that ships with Carrack. Editions of one's own
have names too if their files lie in a folder that ``CARRACK_EDITIONS`` names; a path gives any
other.

    >>> edition = load_edition("reconstructed")
    >>> len(edition.tiles), len(edition.tokens), edition.pirates
    (16, 24, (0, 0, 1, 2, 3, 4))
"""

from importlib.resources import files
from pathlib import Path
from typing import Final

from carrack.games.amerigo.components import (
    ANCHOR,
    ANY_COLOUR,
    COLOURS,
    GOOD_LETTERS,
    GOODS,
    LAND,
    LAND_CHARACTERS,
    NO_COLOUR,
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
from carrack.games.amerigo.edition_check import read_edition
from carrack.games.amerigo.edition_folders import ENDING, files_by_name
from carrack.games.toml_file import FileError as EditionError
from carrack.games.toml_file import Problem, guess, text_of

__all__ = [
    "ANCHOR",
    "ANY_COLOUR",
    "COLOURS",
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
    "IslandTile",
    "Problem",
    "ProductionKind",
    "ProgressToken",
    "TileKind",
    "Track",
    "check_edition",
    "editions",
    "load_edition",
    "named_edition",
    "own_edition",
    "shipped_editions",
]

PACKAGE: Final = "carrack.games.amerigo"

_shipped: dict[str, Edition] = {}


class OwnEdition:
    """What was read from a file of an own edition: the edition, or None and what is ``wrong``.

    ``stamp`` is the file's time of change in nanoseconds and its length in bytes at that moment.
    """

    def __init__(self, stamp: tuple[int, int], edition: Edition | None, wrong: str) -> None:
        self.stamp = stamp
        self.edition = edition
        self.wrong = wrong


_own: dict[str, OwnEdition] = {}  # by path


def shipped_editions() -> list[str]:
    """Return the names of the editions that ship with Carrack."""
    folder = files(PACKAGE).joinpath("editions")
    names = [entry.name for entry in folder.iterdir()]
    return sorted([name[: -len(ENDING)] for name in names if name.endswith(ENDING)])


def editions() -> list[str]:
    """Return the names of all editions that can be played: those that ship, then one's own.

    An own edition with errors is left out; asking for it by name says what is wrong.
    """
    shipped = shipped_editions()
    own = files_by_name()
    return shipped + sorted([name for name in own if name not in shipped and is_good(own[name])])


def is_good(path: Path) -> bool:
    """Whether a file in one of the folders holds an edition without errors."""
    try:
        own_edition(path)
    except EditionError:
        return False
    return True


def load_edition(name_or_path: str) -> Edition:
    """Return an edition by name, or the edition of a file.

    A shipped edition is read once. Raises EditionError, with all problems, if there is no such
    edition or its file has errors.
    """
    if name_or_path in shipped_editions() or name_or_path in files_by_name():
        return named_edition(name_or_path)
    path = Path(name_or_path)
    if not path.is_file():
        raise EditionError(no_edition(name_or_path, ", and no such file"))
    return checked(text_of(path), path.name)


def named_edition(name: str) -> Edition:
    """Return an edition by name, never by path: what comes over a network is passed to this.

    A shipped edition wins over an own one of its name. Raises EditionError.
    """
    if name in _shipped:
        return _shipped[name]
    if name in shipped_editions():
        file = name + ENDING
        text = files(PACKAGE).joinpath("editions").joinpath(file).read_text(encoding="utf-8")
        _shipped[name] = checked(text, file)
        return _shipped[name]
    path = files_by_name().get(name)
    if path is None:
        raise EditionError(no_edition(name))
    return own_edition(path)


def no_edition(name: str, nor: str = "") -> str:
    """Say that there is no edition of a name, and which one may be meant."""
    return f"there is no edition '{name}'{nor}; {guess(name, editions())}"


def own_edition(path: Path) -> Edition:
    """Return the edition of a file in one of the folders, read again whenever the file changes.

    Raises EditionError if it has errors, or is not named like its file.
    """
    stamp = stamp_of(path)
    known = _own.get(str(path))
    if known is None or known.stamp != stamp:
        known = read_own(path, stamp)
        _own[str(path)] = known
    if known.edition is None:
        raise EditionError(known.wrong)
    return known.edition


def stamp_of(path: Path) -> tuple[int, int]:
    """Return what changes with a file: its time of change and its length; zeros if it is gone."""
    try:
        now = path.stat()
    except OSError:
        return 0, 0
    return now.st_mtime_ns, now.st_size


def read_own(path: Path, stamp: tuple[int, int]) -> OwnEdition:
    """Read the file of an own edition."""
    try:
        edition = checked(text_of(path), path.name)
    except EditionError as error:
        return OwnEdition(stamp, None, str(error))
    if edition.name == path.stem:
        return OwnEdition(stamp, edition, "")
    return OwnEdition(stamp, None, misnamed(path, edition.name))


def misnamed(path: Path, name: str) -> str:
    """Say that an edition in a folder is not named like its file, and how to mend it."""
    return (
        f"{path.name}: the edition's name is '{name}', but its file is called '{path.name}'; "
        f"call the file '{name}{ENDING}', or write name = \"{path.stem}\" in it"
    )


def check_edition(path: str | Path) -> list[Problem]:
    """Return everything that is wrong with the edition of a file, in the order of its lines.

    Problems with ``warning`` do not keep it from being played. Raises EditionError if the file
    cannot be read.
    """
    return read_edition(text_of(Path(path)), Path(path).name)[1]


def checked(text: str, file: str) -> Edition:
    """Return the edition of a text. Raises EditionError with all its errors."""
    edition, problems = read_edition(text, file)
    if edition is None:
        raise EditionError("\n".join([str(p) for p in problems if not p.warning]))
    return edition
