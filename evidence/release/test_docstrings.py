"""Notebooks and `help` show what the sources say, of the compiled engine too."""

from __future__ import annotations

import ast
import importlib
import inspect
from pathlib import Path
from typing import Any

import pytest

import carrack

PACKAGE = Path(carrack.__file__).parent
MODULES = sorted(
    ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts)
    for part in ("core", "games")
    for file in (PACKAGE / part).rglob("*.py")
    if not file.name.startswith("__")
)


def documented(module: ast.Module) -> dict[str, tuple[str, str]]:
    """What a source says: of itself, of its public functions, classes, methods and properties."""
    found = {"": ("", ast.get_docstring(module) or "")}
    for node in module.body:
        inner = node.body if isinstance(node, ast.ClassDef) else []
        holder = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
        for each in (node, *inner):
            if not isinstance(each, ast.FunctionDef | ast.ClassDef) or each.name.startswith("__"):
                continue
            path = each.name if each is node else f"{holder}{each.name}"
            found.setdefault(path, (path, ast.get_docstring(each) or ""))
    return found


def thing_at(module: Any, path: str) -> Any:
    for name in path.split(".") if path else ():
        module = inspect.getattr_static(module, name)
    return module


@pytest.mark.parametrize("name", MODULES)
def test_everything_says_what_its_source_says(name: str) -> None:
    module = importlib.import_module(name)
    source = PACKAGE.parent / f"{name.replace('.', '/')}.py"
    wrong = [
        f"{path or name}: {found!r}"
        for path, doc in documented(ast.parse(source.read_text(encoding="utf-8"))).values()
        if doc and (found := inspect.cleandoc(thing_at(module, path).__doc__ or "")) != doc
    ]
    assert wrong == []


def test_signatures_can_still_be_read() -> None:
    assert list(inspect.signature(carrack.new_game).parameters) == [
        *("name", "players", "seed", "options")
    ]
    session = type(carrack.new_game("amerigo", seed=1))
    assert list(inspect.signature(session.view).parameters) == ["self", "seat"]
    assert inspect.signature(carrack.new_game).parameters["players"].default == 2
