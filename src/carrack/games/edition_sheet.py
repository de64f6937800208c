"""An edition as a sheet of cells, for people who copy their box by hand.

A game lays its editions out in sections of lines. Each line is of one source; cells are texts as
typed, so that a sheet holds half of an edition as well as a whole one. Checks stay where files are
read: a sheet is written as TOML and that is judged.
"""

import re
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from carrack.core.message import Message
from carrack.games.edition_toml import parsed_cell, shown_cell, written, written_key
from carrack.games.file_messages import repeated
from carrack.games.toml_file import FileProblem, parsed

FILE: Final = "edition"  # the name in problems of a text without a file
OURS: Final = "reconstructed"
LEAST_FIRST: Final = (
    OURS,
    "deduced",
    "rulebook",
    "printed",
)  # a line is as sure as its worst value
PLACE: Final = re.compile(r"([a-z_]+)(?:\[(\d+)\])?(?:\.(.+))?")
RULE: Final = re.compile(r"\b[A-Z]+-[A-Z]+-\d+\b")

UNKNOWN: Final = ("file-unknown", "file-unknown-near")
UNREAD: Final = ("file-missing", "file-other", "file-other-in", "file-long", *UNKNOWN)
"""Problems of a value that cannot be read: nobody knows yet what else is wrong with it."""

VALUES: Final = "values"  # a table whose every value is a line
LIST: Final = "list"  # tables [[key]], each a line
NAMED: Final = "named"  # a table whose keys are free: lines of name and value


@dataclass(frozen=True)
class Column:
    """The content of a cell: its key in the file (`gives.clove` lies in a table), and its kind.

    Kinds are `text`, `word` and `words` (of the `choices`), `whole`, `wholes`, `pairs`, `share`,
    `yes` and `drawing` (rows of the characters of `choices`, `side` squares each way). `names` are
    the keys of texts of the choices. A `label` names something without being a value of the box.
    `name` is the key of the column's text, if it is not `value-KEY` in a section of `VALUES`, where
    tables say it too, and `edit-KEY` in others.
    """

    key: str
    kind: str = "whole"
    choices: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    label: bool = False
    side: int = 0
    name: str = ""


@dataclass(frozen=True)
class Section:
    """A part of the box: `form` is `VALUES`, `LIST` or `NAMED`, `rule` describes it.

    `name` is the key of its text, if it is not `edit-KEY`.
    """

    key: str
    form: str
    rule: str
    columns: tuple[Column, ...]
    name: str = ""


def no_options(edition: Any) -> dict[str, Any]:
    """Nothing: a table with another edition is set up as any other."""
    return {}


@dataclass(frozen=True)
class SheetLayout:
    """The layout of a game's editions, with the functions that read and check their text.

    `options` are those of a table that follow from the edition it is played with; `follows` names
    the sections that the rules of a section look at.
    """

    game: str
    sections: tuple[Section, ...]
    shipped: Callable[[], str]
    read: Callable[[str, str], tuple[Any, list[FileProblem]]]
    taken: Callable[[str], Message | None]
    options: Callable[[Any], dict[str, Any]] = no_options
    follows: dict[str, tuple[str, ...]] = field(default_factory=dict)


def judge(layout: SheetLayout, text: str, sheet: dict[str, Any] | None) -> dict[str, Any]:
    """Return data on an edition, given as a sheet, else as a text; `""`: begin with ours.

    What can be played has the `options` of a table that go with it.

    `sheet` is None if a text is not TOML. Of the `problems` each has the `section`, and the `line`
    and `cell` counted from 0, or -1 if it is of all of them.
    """
    if sheet is None:
        content, unreadable = parsed(text or layout.shipped(), FILE)
        if unreadable:
            return answer(layout, None, text, unreadable, [])
        sheet = opened(layout, content)
        if not text:
            sheet["name"], sheet["title"] = "my-box", "My box"
    text = toml(layout, sheet)
    edition, problems = layout.read(text, FILE)
    extra = name_problems(layout, sheet)
    taken = layout.taken(sheet["name"])
    if taken is not None:
        extra.append(problem_json(layout, sheet, FileProblem(FILE, "name", 0, taken)))
    said = answer(layout, sheet, text, slips(layout, problems), extra)
    if said["playable"]:
        said["options"] = layout.options(edition)
    return said


def answer(
    layout: SheetLayout,
    sheet: dict[str, Any] | None,
    text: str,
    problems: list[FileProblem],
    extra: list[dict[str, Any]],
) -> dict[str, Any]:
    """The answer to an editor."""
    found = [*[problem_json(layout, sheet, problem) for problem in problems], *extra]
    return {
        "playable": not [problem for problem in found if not problem["warning"]],
        "problems": found,
        "text": text,
        "sheet": sheet,
        "layout": [asdict(section) for section in layout.sections],
    }


# --- out of a file -------------------------------------------------------------------------------


def opened(layout: SheetLayout, content: dict[str, object]) -> dict[str, Any]:
    """The sheet of a file's content; what is not there is empty."""
    sections = {
        section.key: lines_of(section, content.get(section.key)) for section in layout.sections
    }
    name, title = shown_cell(content.get("name"), "text"), shown_cell(content.get("title"), "text")
    return {"name": name, "title": title, "sections": sections}


def lines_of(section: Section, value: object) -> list[dict[str, Any]]:
    """The lines of a section."""
    if section.form == LIST:
        tables = value if isinstance(value, list) else []
        return [list_line(section, table) for table in tables if isinstance(table, dict)]
    table = value if isinstance(value, dict) else {}
    sources = table.get("provenance")
    if section.form == VALUES:
        return [
            line([shown_cell(table.get(column.key), column.kind)], source_of(sources, column.key))
            for column in section.columns
        ]
    kind = section.columns[1].kind
    return [
        line([key, shown_cell(table[key], kind)], source_of(sources, key))
        for key in table
        if key != "provenance"
    ]


def list_line(section: Section, table: dict[str, Any]) -> dict[str, Any]:
    """The line of one table `[[key]]`."""
    cells = [shown_cell(value_at(table, column.key), column.kind) for column in section.columns]
    sources = table.get("provenance")
    if isinstance(sources, dict):
        found = [source_of(sources, key) for key in sources]
        return line(cells, min(found, key=LEAST_FIRST.index, default=OURS))
    return line(cells, source_of(sources, ""))


def line(cells: list[str], source: str) -> dict[str, Any]:
    """A line as data."""
    return {"cells": cells, "source": source}


def value_at(table: dict[str, Any], key: str) -> object:
    """The value of a key that may lie in a table of its own."""
    outer, _, inner = key.partition(".")
    value = table.get(outer)
    if inner:
        return value.get(inner) if isinstance(value, dict) else None
    return value


def source_of(sources: object, key: str) -> str:
    """The source of a value; one that is not known counts as ours."""
    word = sources.get(key) if isinstance(sources, dict) else sources
    return str(word) if word in LEAST_FIRST else OURS


# --- into a file ---------------------------------------------------------------------------------


def toml(layout: SheetLayout, sheet: dict[str, Any]) -> str:
    """The text of a sheet."""
    top = {"game": layout.game, "name": sheet["name"], "title": sheet["title"]}
    parts = ["\n".join([f"{key} = {written(top[key])}" for key in top if top[key]])]
    for section in layout.sections:
        lines = sheet["sections"].get(section.key, [])
        if section.form == LIST:
            parts.extend([list_toml(section, each) for each in lines])
        else:
            parts.append(table_toml(section, lines))
    return "\n\n".join(parts) + "\n"


def list_toml(section: Section, each: dict[str, Any]) -> str:
    """One table `[[key]]`; what is empty is left out."""
    rows = [f"[[{section.key}]]", f"provenance = {written(each['source'])}"]
    inner: dict[str, list[str]] = {}
    for column, cell in zip(section.columns, each["cells"], strict=False):
        outer, _, key = column.key.partition(".")
        value = parsed_cell(cell, column.kind)
        if key:  # of what may be there or not a spreadsheet has a 0 for none
            inner.setdefault(outer, []).extend([f"{key} = {written(value)}"] if value else [])
        elif value is not None:
            rows.append(f"{outer} = {written(value)}")
    rows.extend([f"{outer} = {{ {', '.join(pairs)} }}" for outer, pairs in inner.items()])
    return "\n".join(rows)


def table_toml(section: Section, lines: list[dict[str, Any]]) -> str:
    """One table `[key]`, whose lines are its values."""
    values: dict[str, tuple[Any, str]] = {}
    for key, kind, cell, source in named_cells(section, lines):
        value = parsed_cell(cell, kind)
        if value is not None:
            values[unused(key, values)] = (value, source)
    sources = [values[key][1] for key in values] or [OURS]
    word = written(sources[0])
    if len(set(sources)) > 1:
        pairs = [f"{written_key(key)} = {written(values[key][1])}" for key in values]
        word = f"{{ {', '.join(pairs)} }}"
    rows = [f"{written_key(key)} = {written(values[key][0])}" for key in values]
    return "\n".join([f"[{section.key}]", f"provenance = {word}", *rows])


def named_cells(section: Section, lines: list[dict[str, Any]]) -> list[tuple[str, str, str, str]]:
    """Key, kind, text and source of the lines of a table."""
    if section.form == VALUES:
        pairs = zip(section.columns, lines, strict=False)
        return [
            (column.key, column.kind, each["cells"][0] if each["cells"] else "", each["source"])
            for column, each in pairs
        ]
    kind = section.columns[1].kind
    return [
        (each["cells"][0].strip(), kind, each["cells"][1], each["source"])
        for each in lines
        if len(each["cells"]) > 1
    ]


def unused(key: str, values: dict[str, Any]) -> str:
    """A key that a table can still have: of what is named twice, or not yet, nothing gets lost."""
    wished, number = key or "unnamed", 1
    key = wished if wished != "provenance" else "provenance-1"
    while key in values:
        number += 1
        key = f"{wished}-{number}"
    return key


# --- problems ------------------------------------------------------------------------------------


def slips(layout: SheetLayout, problems: list[FileProblem]) -> list[FileProblem]:
    """The problems without those that may only follow from others: one slip is one mistake.

    Rules compare the values of one table, the tables `[[key]]` of one key, and the sections that
    `layout.follows` names.
    """
    unread = [problem.where for problem in problems if problem.said.key in UNREAD]
    wrong = {part_of(problem.where) for problem in problems if not problem.warning}
    shown = []
    for problem in problems:
        table, part = problem.where.partition(".")[0], part_of(problem.where)
        said = problem.said.key
        after = said not in UNREAD and any(
            [each.startswith((f"{table}.", f"{table}[")) for each in unread]
        )
        through = said not in UNREAD or said in UNKNOWN
        if not after and not (through and wrong.intersection(layout.follows.get(part, ()))):
            shown.append(problem)
    return shown


def part_of(where: str) -> str:
    """The key of the section of a place in a file."""
    return re.split(r"[.\[]", where, maxsplit=1)[0]


def name_problems(layout: SheetLayout, sheet: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what is named twice, or not at all: a file would have no place for it."""
    found: list[dict[str, Any]] = []
    for section in layout.sections:
        if section.form != NAMED:
            continue
        lines = sheet["sections"].get(section.key, [])
        names = [name for name, *_ in named_cells(section, lines)]
        for number, name in enumerate(names):
            said = None
            if not name:
                about = {
                    "key": section.columns[0].key,
                    "expected": Message("file-id", {"example": "I4"}),
                }
                said = Message("file-missing", about)
            elif name in names[:number]:
                said = repeated(name, names.count(name))
            if said is not None:
                found.append(placed(said, section, number, 0, warning=False))
    return found


def problem_json(
    layout: SheetLayout, sheet: dict[str, Any] | None, problem: FileProblem
) -> dict[str, Any]:
    """A problem with its place on the sheet; those of name and title are of no section."""
    match = PLACE.fullmatch(problem.where)
    if match is not None:
        for section in layout.sections:
            if section.key == match.group(1):
                number, key = int(match.group(2) or 0) - 1, match.group(3) or ""
                if section.form == NAMED and sheet is not None:
                    names = [cells["cells"][0] for cells in sheet["sections"].get(section.key, [])]
                    number = names.index(key) if key in names else -1
                    return placed(problem.said, section, number, 1, problem.warning)
                return placed_at(section, number, key, problem)
    data = placed(problem.said, None, -1, -1, problem.warning)
    return {**data, "section": problem.where if problem.where in ("name", "title") else ""}


def placed_at(section: Section, number: int, key: str, problem: FileProblem) -> dict[str, Any]:
    """A problem of a line and key of a section."""
    keys = [column.key for column in section.columns]
    near = [i for i, each in enumerate(keys) if key and f"{each}.".startswith(f"{key}.")]
    cell = near[0] if near else -1
    if section.form == VALUES:
        return placed(problem.said, section, cell, 0 if near else -1, problem.warning)
    return placed(problem.said, section, number, cell, problem.warning)


def placed(
    said: Message, section: Section | None, number: int, cell: int, warning: bool
) -> dict[str, Any]:
    """A problem as data; its rule is the one that it names, else the one of its section."""
    rules = RULE.findall(said.text)
    rule = str(said.args.get("rule", "")) or (rules[-1] if rules else "")
    return {
        "section": section.key if section else "",
        "line": number,
        "cell": cell,
        "warning": warning,
        "message": said.as_data(),
        "rule": rule or (section.rule if section else ""),
    }
