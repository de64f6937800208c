"""Editions: the components of a box as data, each value with its provenance.

``load_edition("reconstructed")`` gives the edition that ships with Carrack; a path gives an
edition of one's own.

    >>> edition = load_edition("reconstructed")
    >>> len(edition.tiles), len(edition.tokens), edition.pirates
    (16, 24, (0, 0, 1, 2, 3, 4))
"""

from importlib.resources import files
from pathlib import Path
from typing import Final

from carrack.core.chance import Seeded
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
from carrack.games.amerigo.layout import acceptance
from carrack.games.toml_file import FileError as EditionError
from carrack.games.toml_file import Problem, guess, sources, text_of

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
    "report_edition",
]

PACKAGE: Final = "carrack.games.amerigo"
ENDING: Final = ".toml"
TRIAL_MAPS: Final = 200  # maps tried for each number of players by ``report_edition``

_shipped: dict[str, Edition] = {}


def editions() -> list[str]:
    """Return the names of the editions that ship with Carrack."""
    folder = files(PACKAGE).joinpath("editions")
    names = [entry.name for entry in folder.iterdir()]
    return sorted([name[: -len(ENDING)] for name in names if name.endswith(ENDING)])


def load_edition(name_or_path: str) -> Edition:
    """Return a shipped edition by name, or the edition of a file.

    A shipped edition is read once. Raises EditionError, with all problems, if there is no such
    edition or its file has errors.
    """
    if name_or_path in _shipped:
        return _shipped[name_or_path]
    names = editions()
    if name_or_path in names:
        file = name_or_path + ENDING
        text = files(PACKAGE).joinpath("editions").joinpath(file).read_text(encoding="utf-8")
        _shipped[name_or_path] = checked(text, file)
        return _shipped[name_or_path]
    path = Path(name_or_path)
    if not path.is_file():
        raise EditionError(
            f"there is no edition '{name_or_path}', and no such file; {guess(name_or_path, names)}"
        )
    return checked(text_of(path), path.name)


def check_edition(path: str | Path) -> list[Problem]:
    """Return everything that is wrong with the edition of a file, in the order of its lines.

    Problems with ``warning`` do not keep it from being played. Raises EditionError if the file
    cannot be read.
    """
    return read_edition(text_of(Path(path)), Path(path).name)[1]


def report_edition(path: str | Path) -> tuple[list[str], bool]:
    """Return lines for the author of an edition, and whether it can be played.

    The lines name every problem; if there is no error, they add what the edition holds and how
    many of ``TRIAL_MAPS`` random maps are legal for each number of players.
    """
    try:
        edition, problems = read_edition(text_of(Path(path)), Path(path).name)
    except EditionError as error:
        return [str(error)], False
    lines = [f"{'warning: ' if problem.warning else ''}{problem}" for problem in problems]
    if edition is None:
        errors = len([problem for problem in problems if not problem.warning])
        return [*lines, f"{errors} error{'s' if errors > 1 else ''}: not playable yet"], False
    shares = [acceptance(edition, players, Seeded(0), TRIAL_MAPS) for players in (2, 3, 4)]
    return [*lines, *summary(edition), *map_lines(shares)], min(shares) > 0


def checked(text: str, file: str) -> Edition:
    """Return the edition of a text. Raises EditionError with all its errors."""
    edition, problems = read_edition(text, file)
    if edition is None:
        raise EditionError("\n".join([str(p) for p in problems if not p.warning]))
    return edition


def summary(edition: Edition) -> list[str]:
    """Return what an edition holds, in lines for its author."""
    drawn = "".join(["".join(tile.rows) for tile in edition.tiles])
    land = len([square for square in drawn if square in LAND_CHARACTERS])
    return [
        f"{edition.title} ({edition.name}), content {edition.digest[:12]}",
        f"{len(edition.tiles)} island tiles with {land} squares of land, "
        f"{drawn.count(POST_SPACE)} trading-post spaces, "
        f"{len([square for square in drawn if square in GOOD_LETTERS])} commodity spaces",
        "where the values come from: " + sources(edition.provenance),
    ]


def map_lines(shares: list[float]) -> list[str]:
    """Return the shares of random maps that are legal with 2, 3 and 4 players, as lines."""
    lines: list[str] = []
    for players, share in zip((2, 3, 4), shares, strict=True):
        note = "" if share else "; not playable, see AM-SETUP-4 to AM-SETUP-7"
        lines.append(f"{players} players: {share:.0%} of {TRIAL_MAPS} random maps are legal{note}")
    return lines
