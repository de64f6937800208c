"""What the pages name exists: files, modules, commands with their options, targets of make."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import defaultdict
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from carrack.cli.main import MODULES

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "carrack"
GAMES = ("games/amerigo", "games/dutch_east_indies")  # where the same idea has the same name
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
PAST = ("CHANGELOG.md",)  # which tells of what is gone
FOLDERS = sorted({path.name for path in SOURCES.iterdir() if path.is_dir()} - {"__pycache__"})
GROUPS = ("carrack.games", "carrack.displays")  # of entry points
ENDINGS = ("toml", "lock", "service", "db", "before")
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@each_page
def test_files_and_modules_exist(page: Path) -> None:
    if page.name in PAST:
        return
    text = page.read_text("utf-8")
    wrong = [name for name in re.findall(r"`([\w./-]+)`", text) if looks_like_a_path(name)]
    wrong = [name for name in wrong if not is_there(name)]
    wrong += [
        name for name in set(re.findall(r"\bcarrack(?:\.[a-z_]+)+", text)) if not importable(name)
    ]
    assert wrong == []


@each_page
def test_commands_and_their_options_exist(page: Path) -> None:
    if page.name in PAST:
        return
    wrong = []
    for line in re.sub(r"\\\n", " ", page.read_text("utf-8")).splitlines():
        for command, rest in re.findall(r"(?:^|[`$ (])carrack ([a-z][a-z-]*)([^`|#;]*)", line):
            if command not in MODULES:
                continue
            flags = set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", rest))
            wrong += [f"{command} {flag}" for flag in flags if flag not in help_of(command)]
        for target in re.findall(r"`make ([a-z]+)", line):
            if f"\n{target}:" not in (ROOT / "Makefile").read_text("utf-8"):
                wrong.append(f"make {target}")
    assert wrong == []


def test_class_names_are_unique() -> None:
    places = defaultdict(list)
    for path in SOURCES.rglob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                places[node.name].append(path.relative_to(SOURCES).as_posix())
    twice = {
        name: where
        for name, where in places.items()
        if len(where) > 1 and not (len(where) == 2 and all(one_in(game, where) for game in GAMES))
    }
    assert twice == {}


def one_in(game: str, places: list[str]) -> bool:
    return sum(place.startswith(game) for place in places) == 1


def looks_like_a_path(name: str) -> bool:
    head, slash, _ = name.partition("/")
    ours = (*FOLDERS, "src", "tests", "docs", "web", "benchmarks", "http", "tables", "store")
    return (
        bool(slash)
        and head in ours
        and not re.search("NAME|LANGUAGE", name)
        and not name.startswith(("docs/images/", "web/node"))
    )


def is_there(name: str) -> bool:
    bases = (ROOT, SOURCES, SOURCES / "server", ROOT / "web" / "src")
    endings = ("", ".py", ".ts", ".svelte", ".svelte.ts")
    return any((base / f"{name.rstrip('/')}{end}").exists() for base in bases for end in endings)


@cache
def importable(name: str) -> bool:
    """Whether this is a module, or a name in one."""
    if name in GROUPS or name.rpartition(".")[2] in ENDINGS:
        return True
    path, rest = name, ""
    while not is_module(path) and "." in path:
        path, _, last = path.rpartition(".")
        rest = f"{last}.{rest}".rstrip(".")
    return not rest or ("." not in rest and hasattr(import_module(path), rest))


def is_module(name: str) -> bool:
    place = SOURCES.parent / name.replace(".", "/")
    return place.is_dir() or place.with_suffix(".py").exists()


@cache
def help_of(*words: str) -> str:
    """The help of a command and of its sub-commands."""
    command = [sys.executable, "-m", "carrack", *words, "--help"]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    _, _, verbs = text.partition("positional arguments:")
    for word in re.findall(r"^    ([a-z]+)(?: |$)", verbs.partition("options:")[0], re.M):
        if len(words) == 1 and f"usage: carrack {words[0]} [-h] " in text and " ...\n" in text:
            text += help_of(*words, word)
    return text
