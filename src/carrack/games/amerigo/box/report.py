"""The report for the author of an edition: mistakes, contents, and where it can be played."""

from pathlib import Path
from typing import Final

from carrack.core.chance import Seeded
from carrack.core.game import ComponentSet
from carrack.games.amerigo.box.checks import read_edition
from carrack.games.amerigo.box.edition import EDITION_SHELF, EditionError
from carrack.games.amerigo.chart.layout import acceptance
from carrack.games.amerigo.components import GOOD_LETTERS, LAND_CHARACTERS, POST_SPACE, Edition
from carrack.games.shelf import problem_lines, refused
from carrack.games.toml_file import sources, text_of

TRIAL_MAPS: Final = 200  # maps tried for each number of players by `report_edition`


def report_edition(path: str | Path) -> tuple[list[str], bool]:
    """Lines for the author of an edition, and whether it can be played.

    The lines name every problem; if there is no error, they add the contents of the edition and how
    many of `TRIAL_MAPS` random maps are legal for each number of players.
    """
    try:
        text = text_of(Path(path))
    except EditionError as error:
        return [str(error)], False
    return report_text(text, Path(path))


def report_text(text: str, path: Path) -> tuple[list[str], bool]:
    """The report on the text of a file."""
    edition, problems = read_edition(text, path.name)
    if edition is None:
        return refused(problems)
    lines = [*problem_lines(problems), *EDITION_SHELF.name_warnings(path, edition.name, text)]
    shares = [acceptance(edition, players, Seeded(0), TRIAL_MAPS) for players in (2, 3, 4)]
    return [*lines, *summary(edition), *map_lines(shares)], min(shares) > 0


def edition_sets() -> list[ComponentSet]:
    """Every edition that Carrack finds, with any problems that keep it from being played."""
    return EDITION_SHELF.sets()


def add_edition(path: str, folder: str, replace: bool) -> tuple[list[str], bool]:
    """Check an edition and copy its file into a folder under its name.

    Returns lines that say what was done or why not, and whether it is there now. Another edition of
    that name is overwritten only with `replace`.
    """
    try:
        text = text_of(Path(path))
    except EditionError as error:
        return [str(error)], False
    lines, playable = report_text(text, Path(path))
    if not playable:
        return [*lines, "not added: it cannot be played yet"], False
    return EDITION_SHELF.add(text, Path(path).name, Path(folder), replace)


# --- contents ------------------------------------------------------------------------------------


def summary(edition: Edition) -> list[str]:
    """The contents of an edition, in lines for its author."""
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
    """The shares of random maps that are legal with 2, 3 and 4 players, as lines."""
    lines: list[str] = []
    for players, share in zip((2, 3, 4), shares, strict=True):
        note = "" if share else "; not playable, see AM-SETUP-4 to AM-SETUP-7"
        lines.append(f"{players} players: {share:.0%} of {TRIAL_MAPS} random maps are legal{note}")
    return lines
