"""The table of a server's settings, from the fields and docstrings of `Settings`.

`docs/hosting.md` has it where it says `<!-- here: settings -->`. Sphinx is not needed here, so that
a test of the gate can read it too.
"""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from typing import NamedTuple

import msgspec
from msgspec import inspect as types

from carrack.server.settings import KINDS, Settings

SECTION = re.compile(r"# --- (.+?) -{3,}")


class SettingRow(NamedTuple):
    """A setting with its section, as texts in Markdown."""

    section: str
    name: str
    default: str
    values: str
    meaning: str


def setting_rows() -> list[SettingRow]:
    """Return a row for each setting, in the order of the source."""
    source = textwrap.dedent(inspect.getsource(Settings))
    lines, body = source.splitlines(), ast.parse(source).body[0].body  # type: ignore[attr-defined]
    sections = {i: found[1] for i, line in enumerate(lines, 1) if (found := SECTION.search(line))}
    defaults = {field.name: field.default for field in msgspec.structs.fields(Settings)}
    rows = []
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name = node.target.id
            section = sections[max(line for line in sections if line < node.lineno)]
            bounds = _bounds(types.type_info(KINDS[name]))
            rows.append(SettingRow(section, name, _shown(defaults[name]), bounds, _text(after)))
    return rows


def settings_table() -> str:
    """Return all settings as one table; a section is a row of its own."""
    lines, section = ["| setting | default | values | |", "|---|---|---|---|"], ""
    for row in setting_rows():
        if row.section != section:
            section = row.section
            lines.append(f"| **{section[0].upper()}{section[1:]}** | | | |")
        lines.append(f"| `{row.name}` | {row.default} | {row.values} | {row.meaning} |")
    return "\n".join(lines) + "\n"


def _text(node: ast.stmt | None) -> str:
    """The docstring of a field on one line."""
    if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
        return ""
    return " ".join(str(node.value.value).split())


def _shown(value: object) -> str:
    """A default value as `carrack.toml` has it."""
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if isinstance(value, int | float):
        return f"{value:g}" if isinstance(value, float) else str(value)
    if isinstance(value, tuple):
        return ", ".join(f"`{each}`" for each in value) or "none"
    return f"`{value}`" if value else "none"


def _bounds(kind: types.Type) -> str:
    """The values that a setting may have."""
    if isinstance(kind, types.IntType):
        return f"{kind.ge} or more"
    if isinstance(kind, types.FloatType):
        return f"above {kind.gt:g}" if kind.gt is not None else f"{kind.ge:g} or more"
    if isinstance(kind, types.BoolType):
        return "`true`, `false`"
    if isinstance(kind, types.LiteralType):
        return ", ".join(f"`{value}`" for value in kind.values)
    return "a text" if isinstance(kind, types.StrType) else "a list of texts"
