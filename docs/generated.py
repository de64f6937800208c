"""What the pages have from the sources of Carrack: commands, the Python interface, the rules.

A page says where it comes in, in a comment that other readers of Markdown leave out:
`<!-- here: rules amerigo -->`.
"""

from __future__ import annotations

import argparse
import importlib
import inspect
import os
import re
import textwrap
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Any, get_args

from docutils import nodes
from settings_table import settings_table
from sphinx import addnodes

from carrack.cli.main import GROUPS, parser_for
from carrack.core.registry import find_game
from carrack.server.app import ROUTES
from carrack.server.http import API
from carrack.server.http.refused import BODY, refusals
from carrack.server.http.route_row import File, Row
from carrack.server.http.schema import is_public
from carrack.texts.rules import load_rules, rules_text

DOCS = Path(__file__).resolve().parent
ROOT = DOCS.parent
HERE = re.compile(r"^<!-- here: (\w+) ?(\S*) -->$", re.M)
RULE = re.compile(r"\b([A-Z]+(?:-[A-Z]+)+-\d+)\b")
LINK = re.compile(r"(?<!!)\[((?:[^][]|\[[^][]*\])+)\]\(([^)\s:#]+)(#[^)\s]*)?\)")
PICTURE = re.compile(r"(!\[[^]]*\]\()([^)\s:#]+)()\)")
STABLE = re.compile(r"^\| `(carrack[a-z_.]*)` \| ([^|]+) \| ((?:`\w+` ?)+)\|$", re.M)
HOMES = {
    ROOT / "README.md": DOCS / "readme.md",
    ROOT / "CHANGELOG.md": DOCS / "reference" / "changelog.md",
    ROOT / "CONTRIBUTING.md": DOCS / "contributing.md",
}
"""Pages that lie outside this folder, and where they are read here."""


def completed(page: str, text: str) -> str:
    """The text of a page with all that is made, and with links that hold among the built pages."""
    folder = (DOCS / page).parent
    text = relinked(text, folder, folder)
    return HERE.sub(lambda found: PARTS[found[1]](found[2], folder), text)


def relinked(text: str, base: Path, folder: Path) -> str:
    """A text whose links start at `base`, for a page in `folder`; folders have no page."""

    def link(found: re.Match[str]) -> str:
        target = (base / found[2]).resolve()
        if target.is_dir():
            return found[1]
        if not target.is_file():
            return found[0]
        place = os.path.relpath(HOMES.get(target, target), folder)
        kind = "" if target in HOMES or target.is_relative_to(DOCS) else "path:"  # given as a file
        return f"[{found[1]}]({kind}{place}{found[3] or ''})"

    def picture(found: re.Match[str]) -> str:
        return f"{found[1]}{os.path.relpath(base / found[2], folder)})"

    return LINK.sub(link, text if base == folder else PICTURE.sub(picture, text))


def file(name: str, folder: Path) -> str:
    """A page that lies outside this folder."""
    source = ROOT / name
    return relinked(source.read_text("utf-8"), source.parent, folder)


# --- rules ---------------------------------------------------------------------------------------


def rules(name: str, _folder: Path) -> str:
    """The rules of a game: each can be referred to, and found by its number."""
    text = rules_text(find_game(name).package, "en").partition("\n")[2]  # the page has a title
    return re.sub(r"^- \*\*([A-Z0-9-]+)\*\* (.*)$", r":::{rule} \1\n\2\n:::\n", text, flags=re.M)


@cache
def known_rules() -> frozenset[str]:
    """The numbers of all rules that the pages have."""
    pages = [HERE.findall(page.read_text("utf-8")) for page in (DOCS / "reference").glob("*.md")]
    games = [name for page in pages for kind, name in page if kind == "rules"]
    return frozenset(
        rule.id for name in games for rule in load_rules(find_game(name).package, "en")
    )


def refer_to_rules(document: nodes.document, page: str) -> None:
    """Wherever a sentence names a rule, lead to it."""
    for text in list(document.findall(nodes.Text)):
        if isinstance(text.parent, nodes.paragraph | nodes.entry | nodes.emphasis | nodes.strong):
            parts = [_referring(part, page) for part in RULE.split(text.astext())]
            if any(not isinstance(part, nodes.Text) for part in parts):
                text.parent.replace(text, parts)


def _referring(part: str, page: str) -> nodes.Node:
    if part not in known_rules():
        return nodes.Text(part)
    asked = {"refdomain": "std", "reftype": "rule", "reftarget": part, "refdoc": page}
    return addnodes.pending_xref("", nodes.inline("", part, classes=["rule"]), **asked)


# --- commands ------------------------------------------------------------------------------------


def commands(_what: str, _folder: Path) -> str:
    """Every command with its options, as `--help` has them."""
    return "\n".join(line for title, rows in GROUPS for line in _group(title, rows))


def _group(title: str, rows: list[tuple[str, str, str]]) -> Iterator[str]:
    yield f"## {title}\n"
    for name, _, about in rows:
        verbs = _verbs(parser_for(name))
        yield from _command(verbs.choices[name], about, 3)


def _verbs(parser: argparse.ArgumentParser) -> argparse._SubParsersAction[Any] | None:
    """What may stand first after a command."""
    found = [each for each in parser._actions if isinstance(each, argparse._SubParsersAction)]
    return found[0] if found else None


def _command(parser: argparse.ArgumentParser, about: str, depth: int) -> Iterator[str]:
    yield f"{'#' * depth} {parser.prog}\n"
    yield f"{plain(parser.description or f'{about[0].upper()}{about[1:]}.')}\n"
    yield f"```text\n{_usage(parser)}\n```\n"
    yield f"```{{program}} {parser.prog}\n```\n"
    verbs = _verbs(parser)
    for action in parser._actions:
        if action.help is not argparse.SUPPRESS and action.dest != "help" and action is not verbs:
            yield _option(parser, action)
    for verb in verbs._choices_actions if verbs else ():
        yield from _command(verbs.choices[verb.dest], verb.help, depth + 1)


def _usage(parser: argparse.ArgumentParser) -> str:
    """How a command is written; a line ends between two options, not within one."""
    words = " ".join(parser.format_usage().removeprefix("usage: ").split())
    whole = re.sub(r"\[[^]]*\]", lambda found: found[0].replace(" ", "\xa0"), words)
    lines = textwrap.fill(whole, 84, subsequent_indent="    ", break_on_hyphens=False)
    return lines.replace("\xa0", " ")


def _option(parser: argparse.ArgumentParser, action: argparse.Action) -> str:
    """An argument with its help; what it takes stands after each of its names."""
    form = parser._get_formatter()
    value = "" if action.nargs == 0 else form._format_args(action, _value(action))
    names = ", ".join(f"{name} {value}".strip() for name in action.option_strings) or value
    said = plain(form._expand_help(action)) if action.help else ""
    return f":::{{option}} {names}\n{said}\n:::\n"


def _value(action: argparse.Action) -> str:
    """What argparse itself would call the value of an argument."""
    if action.choices is not None and action.metavar is None:
        return f"{{{','.join(map(str, action.choices))}}}"
    return action.dest.upper() if action.option_strings else action.dest


def plain(text: str) -> str:
    """Text for a terminal as Markdown: nothing in it is a mark but code."""
    text = text.replace(str(Path.home()), "~")
    parts = re.split(r"(`[^`]*`)", text)
    return "".join(
        part if part[:1] == "`" else re.sub(r"([\\*_<>\[\]{}#~|$])", r"\\\1", part)
        for part in parts
    )


# --- the Python interface ------------------------------------------------------------------------


def python(_what: str, _folder: Path) -> str:
    """What the table of stable names lists, from the docstrings."""
    text = (DOCS / "core.md").read_text("utf-8").partition("## 12. What is stable")[2]
    listed = [
        (module, use, re.findall(r"`(\w+)`", names)) for module, use, names in STABLE.findall(text)
    ]
    homes: dict[int, str] = {}
    for module, _, names in listed:
        for name in names:
            homes[id(_thing(module, name))] = f"{module}.{name}"  # the last: where it is at home
    return "\n".join(line for row in listed for line in _module(*row, homes))


def _thing(module: str, name: str) -> Any:
    home = importlib.import_module(module)
    return (
        getattr(home, name) if hasattr(home, name) else importlib.import_module(f"{module}.{name}")
    )


def _module(module: str, use: str, names: list[str], homes: dict[int, str]) -> Iterator[str]:
    use = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", use)
    yield f"## `{module}`: {use}\n\n```{{eval-rst}}\n.. automodule:: {module}\n"
    for name in names:
        thing = _thing(module, name)
        home = homes[id(thing)]
        if home != f"{module}.{name}" and not isinstance(thing, int | str):
            yield f"The same as :py:obj:`{home}`: ``{name}``.\n"
        elif inspect.ismodule(thing):
            yield f".. automodule:: {home}\n"
        elif inspect.isclass(thing):
            yield f".. autoclass:: {home}\n   :members:\n   :show-inheritance:\n"
        elif inspect.isroutine(thing):
            yield f".. autofunction:: {home}\n"
        else:
            yield f".. py:data:: {module}.{name}\n   :value: {thing!r}\n\n{_said(module, name)}"
    yield "```\n"


def _said(module: str, name: str) -> str:
    """The comment behind a constant: of itself it has but the words of its type."""
    source = ROOT / "src" / f"{module.replace('.', '/')}.py"
    found = re.search(rf"^{name}\b.*  # (.*)$", source.read_text("utf-8"), re.M)
    return f"   {found[1][0].upper()}{found[1][1:]}.\n" if found else ""


# --- the settings of the server ------------------------------------------------------------------


def settings(_name: str, _folder: Path) -> str:
    """Every setting with its default, its values and its docstring."""
    return settings_table()


# --- the interface of the server -----------------------------------------------------------------


def routes(_name: str, _folder: Path) -> str:
    """The rows of the server, those of each subject together."""
    rows = [row for row in ROUTES if isinstance(row, Row) and is_public(row)]
    lines = ["| | takes | answers | refuses | costs |", "|---|---|---|---|---|"]
    for row in sorted(rows, key=lambda row: row.path):
        status = "" if row.status == OK else f"{row.status} "
        given = row.gives.media_type if isinstance(row.gives, File) else _shape(row.gives)
        takes = _shape(row.takes) if row.takes else ""
        name = f"`{row.method} {row.path.removeprefix(API)}`"
        refused = ", ".join(
            [code for codes in refusals(row).values() for code in codes if code not in ANYWHERE]
        )
        cells = (name, takes, f"{status}{given}", refused, f"{row.price.cost:g}")
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def _shape(kind: Any) -> str:
    """What a type is called, as the page calls it."""
    if isinstance(kind, tuple):
        return " or ".join(map(_shape, kind))
    name = kind if isinstance(kind, str) else getattr(kind, "__name__", str(kind))
    inside = [_shape(each) for each in get_args(kind)]
    if isinstance(kind, UnionType):
        return " or ".join(inside)
    return WORDS.get(name, f"`{name.removesuffix('Payload')}`") + "".join(
        f" of {each}" for each in inside if name == "list"
    )


OK = 200
ANYWHERE = {*BODY, "origin"}
"""Codes that are told once for all routes."""
WORDS = {"list": "a list", "dict": "an object", "str": "a text"}
PARTS = {
    "commands": commands,
    "file": file,
    "python": python,
    "routes": routes,
    "rules": rules,
    "settings": settings,
}
