"""What the author of an edition is told: its mistakes, what it holds, where it can be played."""

from importlib.resources import files
from pathlib import Path
from typing import Final

from carrack.core.chance import Seeded
from carrack.core.game import EDITIONS, ComponentSet
from carrack.games.amerigo.components import GOOD_LETTERS, LAND_CHARACTERS, POST_SPACE, Edition
from carrack.games.amerigo.edition import (
    PACKAGE,
    EditionError,
    named_edition,
    own_edition,
    shipped_editions,
)
from carrack.games.amerigo.edition_check import read_edition
from carrack.games.amerigo.edition_folders import (
    ENDING,
    files_by_name,
    own_files,
    own_folders,
    write_whole,
)
from carrack.games.amerigo.layout import acceptance
from carrack.games.toml_file import key_lines, sources, text_of

TRIAL_MAPS: Final = 200  # maps tried for each number of players by ``report_edition``


def report_edition(path: str | Path) -> tuple[list[str], bool]:
    """Return lines for the author of an edition, and whether it can be played.

    The lines name every problem; if there is no error, they add what the edition holds and how
    many of ``TRIAL_MAPS`` random maps are legal for each number of players.
    """
    try:
        text = text_of(Path(path))
    except EditionError as error:
        return [str(error)], False
    return report_text(text, Path(path))


def report_text(text: str, path: Path) -> tuple[list[str], bool]:
    """Return the report about the text of a file."""
    edition, problems = read_edition(text, path.name)
    lines = [f"{'warning: ' if problem.warning else ''}{problem}" for problem in problems]
    if edition is None:
        errors = len([problem for problem in problems if not problem.warning])
        return [*lines, f"{errors} error{'s' if errors > 1 else ''}: not playable yet"], False
    place = f"{path.name}: name, line {key_lines(text).get('name', 0)}"
    lines += [f"warning: {place}: {wrong}" for wrong in name_problems(path, edition.name)]
    shares = [acceptance(edition, players, Seeded(0), TRIAL_MAPS) for players in (2, 3, 4)]
    return [*lines, *summary(edition), *map_lines(shares)], min(shares) > 0


# --- names ---------------------------------------------------------------------------------------


def name_problems(path: Path, name: str) -> list[str]:
    """Return why an edition in a file cannot be chosen by its name, if so."""
    if is_shipped(path):
        return []
    if name in shipped_editions():
        return [
            f"an edition named '{name}' ships with Carrack, and that one is played; "
            "give yours another name"
        ]
    found = files_by_name()
    if path.resolve() not in [own.resolve() for own in own_files()]:
        return []
    if name != path.stem:
        return [
            f"in this folder the edition '{name}' must lie in '{name}{ENDING}'; "
            "rename the file, or change the name"
        ]
    if found[name].resolve() != path.resolve():
        return [f"{found[name]} has the same name, and that one is played; rename one of them"]
    return []


def is_shipped(path: Path) -> bool:
    """Whether a file is one of those that ship with Carrack."""
    return str(path.resolve().parent) == str(files(PACKAGE).joinpath("editions"))


def edition_sets() -> list[ComponentSet]:
    """Return every edition that Carrack finds, and what keeps any of them from being played."""
    found: list[ComponentSet] = []
    for name in shipped_editions():
        found.append(ComponentSet(name, named_edition(name).title, "", []))
    for path in own_files():
        found.append(own_set(path))
    return found


def own_set(path: Path) -> ComponentSet:
    """Return what the file of an own edition holds."""
    try:
        edition = own_edition(path)
    except EditionError as error:
        return ComponentSet(path.stem, "", str(path), str(error).splitlines())
    problems = name_problems(path, edition.name)
    return ComponentSet(path.stem, edition.title, str(path), problems)


# --- adding --------------------------------------------------------------------------------------


def add_edition(path: str, folder: str, replace: bool) -> tuple[list[str], bool]:
    """Check an edition and copy its file into a folder under its name.

    Return lines that say what was done or why not, and whether it is there now. Another edition
    of that name is only overwritten with ``replace``.
    """
    try:
        text = text_of(Path(path))
    except EditionError as error:
        return [str(error)], False
    lines, playable = report_text(text, Path(path))
    edition = read_edition(text, Path(path).name)[0]
    if edition is None or not playable:
        return [*lines, "not added: it cannot be played yet"], False
    return copy_edition(text, edition, Path(folder), replace)


def copy_edition(
    text: str, edition: Edition, folder: Path, replace: bool
) -> tuple[list[str], bool]:
    """Write a playable edition into a folder; return what to say, and whether it is there now."""
    name, target = edition.name, folder / f"{edition.name}{ENDING}"
    if name in shipped_editions():
        return [f"not added: an edition named '{name}' ships with Carrack; change its name"], False
    before = old_text(target)
    if before is not None and before != text and not replace:
        return [f"not added: {target} is another edition '{name}'; --force replaces it"], False
    try:
        write_whole(target, text)
    except OSError as error:
        return [f"not added: {target} cannot be written ({error.strerror or error})"], False
    return [f"{edition.title} is added: {target}", *warnings_of(target, before, edition)], True


def old_text(path: Path) -> str | None:
    """Return what a file holds, nothing readable as an empty text; None if there is no file."""
    try:
        return text_of(path) if path.exists() else None
    except EditionError:
        return ""


def warnings_of(target: Path, before: str | None, edition: Edition) -> list[str]:
    """Return what the owner of an edition just written should know."""
    lines = [f"warning: {problem}" for problem in name_problems(target, edition.name)]
    if target.parent.resolve() not in [folder.resolve() for folder in own_folders()]:
        lines.append(f"warning: {EDITIONS} names other folders, so that it cannot be chosen now")
    old = read_edition(before, target.name)[0] if before is not None else None
    if old is not None and old.digest != edition.digest:
        lines.append("tables begun with its old components wait until those are back")
    return lines


# --- contents ------------------------------------------------------------------------------------


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
