"""Names and docstrings against the glossary: words that are retired, docstrings that ask.

`make check` runs it. The table *Words that names do not have* in `docs/glossary.md` names the
words, what to say instead, and the names that keep them.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
GLOSSARY = ROOT / "docs" / "glossary.md"
TABLE = "## Words that names do not have"
PYTHON, PAGE = ROOT / "src" / "carrack", ROOT / "web" / "src"
PARTS = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
DECLARED = re.compile(
    r"^\s*(?:export )?(?:default )?(?:async )?(?:function|class|interface|type) (\w+)"
    r"|^(?:export )?const (\w+) = (?:async )?\("
)
QUESTION = re.compile(r"(What|How|Where|Who|Which|Whom|Whose|Why|When)\b")
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


class Name(NamedTuple):
    """A name that is declared: where, and as what."""

    file: Path
    line: int
    name: str
    owner: str = ""


def retired() -> tuple[dict[str, str], set[str]]:
    """Return the retired words with what to say instead, and the names that keep them."""
    _, _, table = GLOSSARY.read_text("utf-8").partition(TABLE)
    rows = [line.strip("|").split("|") for line in table.splitlines() if line.startswith("| ")][1:]
    words = {
        word.strip(): instead.strip()
        for row in rows
        for word in row[0].split(",")
        for instead in [row[1]]
    }
    return words, {name for row in rows for name in re.findall(r"`([^`]+)`", row[2])}


def python_names(file: Path, tree: ast.Module) -> Iterator[Name]:
    """Yield the names of a module, its classes and its functions."""
    module = ".".join(file.relative_to(ROOT / "src").with_suffix("").parts)
    yield Name(file, 1, file.stem, module.rpartition(".")[0])
    for owner in ast.walk(tree):
        for node in ast.iter_child_nodes(owner):
            if isinstance(node, DOCUMENTED[1:]):
                yield Name(file, node.lineno, node.name, getattr(owner, "name", ""))


def page_names(file: Path) -> Iterator[Name]:
    """Yield the names of a file of the page, and of the functions and types in it."""
    yield Name(file, 1, file.name.partition(".")[0])
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        declared = DECLARED.match(line)
        if declared:
            yield Name(file, number, declared[1] or declared[2])


def questions(file: Path, tree: ast.Module) -> Iterator[str]:
    """Yield the docstrings of a module that begin with a question word."""
    for node in ast.walk(tree):
        if not isinstance(node, DOCUMENTED):
            continue
        for each in node.body:
            value = each.value if isinstance(each, ast.Expr) else None
            text = value.value if isinstance(value, ast.Constant) else None
            if isinstance(text, str) and (asks := QUESTION.match(text.strip())):
                yield (
                    f"{file.relative_to(ROOT)}:{each.lineno} a docstring begins with {asks[0]!r}: "
                    "begin with a verb or a noun"
                )


def is_kept(each: Name, kept: set[str]) -> bool:
    """Whether a name stays as it is: tests are sentences, and methods are called as in the base."""
    whole = f"{each.owner}.{each.name}"
    return each.name.startswith("test_") or any(whole.endswith(name) for name in kept)


def findings() -> Iterator[str]:
    """Yield what is wrong, with its place and how to mend it."""
    words, kept = retired()
    names: list[Name] = []
    for file in sorted(PYTHON.rglob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        names += python_names(file, tree)
        yield from questions(file, tree)
    for file in sorted([*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]):
        if not file.name.endswith(".test.ts"):
            names += page_names(file)
    for each in names:
        if is_kept(each, kept):
            continue
        for part in PARTS.findall(each.name):
            if (instead := words.get(part.lower())) is not None:
                place = f"{each.file.relative_to(ROOT)}:{each.line}"
                yield f"{place} `{each.name}` has the retired word {part.lower()!r}: {instead}"


def main() -> int:
    """Print every finding; the exit status says whether there is one."""
    found = list(findings())
    print("\n".join(found), end="\n" if found else "")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
