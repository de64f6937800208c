"""Editions and maps: the components of a box as data, each value with its provenance.

A name gives an edition or a map that ships with Carrack, a path one of one's own:

    >>> edition = load_edition("reconstructed")
    >>> len(edition.cards), edition.tracks[0].start
    (30, (3, 1))
    >>> charts(4)
    ['four']
    >>> load_chart("four").players
    4
"""

from importlib.resources import files
from pathlib import Path
from typing import Final

from carrack.games.dutch_east_indies.archipelago import distance_report
from carrack.games.dutch_east_indies.chart_file import read_chart
from carrack.games.dutch_east_indies.components import WILD, ChartPlan, Edition
from carrack.games.dutch_east_indies.edition_check import read_edition
from carrack.games.toml_file import FileError, Problem, guess, parsed, sources, text_of

__all__ = [
    "FileError",
    "charts",
    "editions",
    "load_chart",
    "load_edition",
    "report_file",
]

PACKAGE: Final = "carrack.games.dutch_east_indies"
ENDING: Final = ".toml"
EDITIONS: Final = "editions"
MAPS: Final = "maps"

_editions: dict[str, Edition] = {}
_charts: dict[str, ChartPlan] = {}


def editions() -> list[str]:
    """Return the names of the editions that ship with Carrack."""
    return shipped_names(EDITIONS)


def charts(players: int = 0) -> list[str]:
    """Return the names of the maps that ship with Carrack for a number of players; 0: all."""
    names = shipped_names(MAPS)
    return [name for name in names if players in (0, load_chart(name).players)]


def load_edition(name_or_path: str) -> Edition:
    """Return a shipped edition by name, or the edition of a file.

    A shipped edition is read once. Raises FileError, with all errors, if there is no such edition
    or its file has errors.
    """
    if name_or_path in _editions:
        return _editions[name_or_path]
    text, file, shipped = find_text(name_or_path, EDITIONS, "edition")
    edition, problems = read_edition(text, file)
    if edition is None:
        raise FileError(errors_of(problems))
    if shipped:
        _editions[name_or_path] = edition
    return edition


def load_chart(name_or_path: str) -> ChartPlan:
    """Return a shipped map by name, or the map of a file.

    A shipped map is read once. Raises FileError, with all errors, if there is no such map, its file
    has errors or it cannot be played (DEI-ARCH-1).
    """
    if name_or_path in _charts:
        return _charts[name_or_path]
    text, file, shipped = find_text(name_or_path, MAPS, "map")
    chart, problems = read_chart(text, file)
    if chart is None:
        raise FileError(errors_of(problems))
    if shipped:
        _charts[name_or_path] = chart
    return chart


def report_file(path: str | Path) -> tuple[list[str], bool]:
    """Return lines for the author of an edition or a map, and whether it can be played.

    The lines name every problem; if there is no error, they add what the file holds. Which of the
    two it is, its content tells: a map has a ``chart``.
    """
    file = Path(path)
    try:
        text = text_of(file)
    except FileError as error:
        return [str(error)], False
    if "chart" in parsed(text, file.name)[0]:
        chart, problems = read_chart(text, file.name)
        lines = [] if chart is None else chart_summary(chart)
    else:
        edition, problems = read_edition(text, file.name)
        lines = [] if edition is None else edition_summary(edition)
    told = [f"{'warning: ' if problem.warning else ''}{problem}" for problem in problems]
    if lines:
        return told + lines, True
    errors = len([problem for problem in problems if not problem.warning])
    return [*told, f"{errors} error{'s' if errors > 1 else ''}: not playable yet"], False


# --- finding files ---------------------------------------------------------------------------


def shipped_names(folder: str) -> list[str]:
    """Return the names of the files of a folder of this package."""
    names = [entry.name for entry in files(PACKAGE).joinpath(folder).iterdir()]
    return sorted([name[: -len(ENDING)] for name in names if name.endswith(ENDING)])


def find_text(name_or_path: str, folder: str, noun: str) -> tuple[str, str, bool]:
    """Return the text and name of a shipped file or a file of one's own, and whether it ships."""
    names = shipped_names(folder)
    if name_or_path in names:
        file = name_or_path + ENDING
        text = files(PACKAGE).joinpath(folder).joinpath(file).read_text(encoding="utf-8")
        return text, file, True
    path = Path(name_or_path)
    if not path.is_file():
        raise FileError(
            f"there is no {noun} '{name_or_path}', and no such file; {guess(name_or_path, names)}"
        )
    return text_of(path), path.name, False


def errors_of(problems: list[Problem]) -> str:
    """Return the errors, a line each."""
    return "\n".join([str(problem) for problem in problems if not problem.warning])


# --- what a file holds ---------------------------------------------------------------------------


def edition_summary(edition: Edition) -> list[str]:
    """Return what an edition holds, in lines for its author."""
    spices = sum([card.spices for card in edition.cards])
    return [
        f"{edition.title} ({edition.name}), content {edition.digest[:12]}",
        f"{len(edition.cards)} trading cards with {spices} spices, "
        f"{len(edition.solo_cards)} solo cards",
        "where the values come from: " + sources(edition.provenance),
    ]


def chart_summary(chart: ChartPlan) -> list[str]:
    """Return what a map holds and how far things are, in lines for its author."""
    wild = [island for island in chart.islands if island.kind == WILD]
    lines = [
        f"{chart.title} ({chart.name}), content {chart.digest[:12]}",
        f"{chart.players} players, {len(chart.rows[0])} by {len(chart.rows)} squares, "
        f"{len(wild)} wild islands with {sum([island.cards for island in wild])} cards",
    ]
    for seat, reach in enumerate(distance_report(chart)):
        lines.append(
            f"seat {seat + 1}: nearest wild island {reach.nearest_wild} movement points, "
            f"Market {reach.market}"
        )
    return lines
