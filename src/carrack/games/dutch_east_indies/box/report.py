"""The report for the author of an edition or a map: mistakes, contents, distances.

A file with a `chart` is a map, any other an edition.
"""

from pathlib import Path
from typing import Final

from carrack.core.game import ComponentSet
from carrack.games.dutch_east_indies.box.checks import read_edition
from carrack.games.dutch_east_indies.box.edition import EDITION_SHELF, MAP_SHELF, is_map
from carrack.games.dutch_east_indies.chart.map_file import read_chart
from carrack.games.dutch_east_indies.chart.waters import distance_report
from carrack.games.dutch_east_indies.components import WILD, ChartPlan, Edition
from carrack.games.own_files import top_keys_of
from carrack.games.shelf import problem_lines, refused
from carrack.games.toml_file import FileError, sources, text_of

LEVEL_NAMES: Final = ("easy", "medium", "hard", "expert")


def report_file(path: str | Path) -> tuple[list[str], bool]:
    """Lines for the author of an edition or a map, and whether it can be played.

    The lines name every problem; if there is no error, they add the contents of the file.
    """
    file = Path(path)
    try:
        text = text_of(file)
    except FileError as error:
        return [str(error)], False
    return report_map(text, file) if is_map(top_keys_of(file)) else report_edition(text, file)


def report_edition(text: str, file: Path) -> tuple[list[str], bool]:
    """The report on the text of an edition."""
    edition, problems = read_edition(text, file.name)
    if edition is None:
        return refused(problems)
    names = EDITION_SHELF.name_warnings(file, edition.name, text)
    return [*problem_lines(problems), *names, *edition_summary(edition)], True


def report_map(text: str, file: Path) -> tuple[list[str], bool]:
    """The report on the text of a map (DEI-ARCH-1)."""
    chart, problems = read_chart(text, file.name)
    if chart is None:
        return refused(problems)
    names = MAP_SHELF.name_warnings(file, chart.name, text)
    return [*problem_lines(problems), *names, *chart_summary(chart)], True


def add_file(path: str, folder: str, replace: bool) -> tuple[list[str], bool]:
    """Check an edition or a map and copy its file into a folder under its name.

    Returns lines that say what was done or why not, and whether it is there now. Another file of
    that name is overwritten only with `replace`.
    """
    file = Path(path)
    lines, playable = report_file(file)
    if not playable:
        return [*lines, "not added: it cannot be played yet"], False
    text = text_of(file)
    if is_map(top_keys_of(file)):
        return MAP_SHELF.add(text, file.name, Path(folder), replace)
    return EDITION_SHELF.add(text, file.name, Path(folder), replace)


def component_sets() -> list[ComponentSet]:
    """All editions and maps that Carrack finds, with problems that keep them from play."""
    return [*EDITION_SHELF.sets(), *MAP_SHELF.sets()]


# --- the contents of a file ----------------------------------------------------------------------


def edition_summary(edition: Edition) -> list[str]:
    """The contents of an edition, in lines for its author."""
    spices = sum([card.spices for card in edition.cards])
    decks = [
        f"{name} {len([card for card in edition.solo_cards if level in card.levels])}"
        for level, name in enumerate(LEVEL_NAMES)
    ]
    return [
        f"{edition.title} ({edition.name}), content {edition.digest[:12]}",
        f"{len(edition.cards)} trading cards with {spices} spices, "
        f"{len(edition.solo_cards)} solo cards",
        f"the automaton's decks: {', '.join(decks)}",
        "where the values come from: " + sources(edition.provenance),
    ]


def chart_summary(chart: ChartPlan) -> list[str]:
    """The contents of a map and its distances, in lines for its author."""
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
