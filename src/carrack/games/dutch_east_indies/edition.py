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

from carrack.games.dutch_east_indies.chart_file import read_chart
from carrack.games.dutch_east_indies.components import WILD, ChartPlan, Edition
from carrack.games.dutch_east_indies.edition_check import read_edition
from carrack.games.dutch_east_indies.waters import distance_report
from carrack.games.toml_file import FileError, Problem, guess, parsed, sources, text_of

__all__ = [
    "FileError",
    "charts",
    "editions",
    "load_chart",
    "load_edition",
    "named_chart",
    "named_edition",
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
    return [name for name in names if players in (0, named_chart(name).players)]


def load_edition(name_or_path: str) -> Edition:
    """Return a shipped edition by name, or the edition of a file.

    Raises FileError, with all errors, if there is no such edition or its file has errors.
    """
    if name_or_path in editions() or not Path(name_or_path).is_file():
        return named_edition(name_or_path)
    path = Path(name_or_path)
    return edition_of(text_of(path), path.name)


def named_edition(name: str) -> Edition:
    """Return a shipped edition by name, never by path: what comes over a network is passed to this.

    It is read once. Raises FileError.
    """
    if name not in _editions:
        _editions[name] = edition_of(shipped_text(name, EDITIONS, "edition"), name + ENDING)
    return _editions[name]


def load_chart(name_or_path: str) -> ChartPlan:
    """Return a shipped map by name, or the map of a file.

    Raises FileError, with all errors, if there is no such map, its file has errors or it cannot be
    played (DEI-ARCH-1).
    """
    if name_or_path in charts() or not Path(name_or_path).is_file():
        return named_chart(name_or_path)
    path = Path(name_or_path)
    return chart_of(text_of(path), path.name)


def named_chart(name: str) -> ChartPlan:
    """Return a shipped map by name, never by path. It is read once. Raises FileError."""
    if name not in _charts:
        _charts[name] = chart_of(shipped_text(name, MAPS, "map"), name + ENDING)
    return _charts[name]


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


def shipped_text(name: str, folder: str, noun: str) -> str:
    """Return the text of a shipped file. Raises FileError if there is none of that name."""
    names = shipped_names(folder)
    if name not in names:
        raise FileError(f"there is no {noun} '{name}', and no such file; {guess(name, names)}")
    return files(PACKAGE).joinpath(folder).joinpath(name + ENDING).read_text(encoding="utf-8")


def edition_of(text: str, file: str) -> Edition:
    """Return the edition of a text. Raises FileError with all its errors."""
    edition, problems = read_edition(text, file)
    if edition is None:
        raise FileError(errors_of(problems))
    return edition


def chart_of(text: str, file: str) -> ChartPlan:
    """Return the map of a text. Raises FileError with all its errors."""
    chart, problems = read_chart(text, file)
    if chart is None:
        raise FileError(errors_of(problems))
    return chart


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
