"""Every numbered rule has a test that names it, and a place in the engine that cites it."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from carrack.texts.rules import load_rules

HERE = Path(__file__).parent
IDENTIFIER = re.compile(r"\b(?:AM|DEI)-[A-Z]+-[0-9]+")


def modules_in(folder: Traversable) -> Iterator[Traversable]:
    """The Python files in a folder and below."""
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from modules_in(entry)
        elif entry.name.endswith(".py"):
            yield entry


@dataclass(frozen=True)
class Book:
    """The rules of a game: its package, how identifiers begin, their count, chapters not built."""

    package: str
    prefix: str
    count: int
    unbuilt: tuple[str, ...] = ()

    def rules(self) -> list[str]:
        """All identifiers."""
        return [rule.id for rule in load_rules(self.package, "en")]

    def built(self) -> list[str]:
        """The identifiers that tests and engine must name."""
        return [rule for rule in self.rules() if not rule.startswith(self.unbuilt or (" ",))]

    def marked(self) -> set[str]:
        """What tests name of this game."""
        return {rule for rule in all_marked() if rule.startswith(self.prefix)}

    def cited(self) -> set[str]:
        """What the engine cites."""
        return {rule for file in self.modules() for rule in cited(file.read_text("utf-8"))}

    def modules(self) -> list[Traversable]:
        """The engine."""
        return list(modules_in(resources.files(self.package)))


BOOKS = (
    Book("carrack.games.amerigo", "AM-", 100),
    Book("carrack.games.dutch_east_indies", "DEI-", 84),
)


def marks_of(tree: ast.AST) -> Iterator[str]:
    """The identifiers in `@pytest.mark.rule("…")` above tests."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    yield from [ast.literal_eval(argument) for argument in mark.args]


def marked(source: str) -> set[str]:
    return set(marks_of(ast.parse(source)))


@cache
def all_marked() -> set[str]:
    return {rule for file in HERE.glob("test_*.py") for rule in marked(file.read_text("utf-8"))}


def strings_of(source: str) -> Iterator[str]:
    """All string literals: refusals, events, docstrings, but no comments."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def cited(source: str) -> set[str]:
    return {rule for text in strings_of(source) for rule in IDENTIFIER.findall(text)}


@cache
def all_cited() -> set[str]:
    return {rule for book in BOOKS for rule in book.cited()}


RULES = [rule for book in BOOKS for rule in book.built()]

every_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.package)


@every_book
def test_there_are_rules_and_an_engine_to_compare(book):
    assert len(book.rules()) == book.count
    assert len(book.modules()) > 20


@pytest.mark.parametrize("rule", RULES)
def test_the_rule_has_a_test_that_names_it(rule):
    assert rule in all_marked()


@pytest.mark.parametrize("rule", RULES)
def test_the_rule_is_cited_in_the_engine(rule):
    assert rule in all_cited()


@every_book
def test_no_test_and_no_engine_names_a_rule_that_does_not_exist(book):
    assert book.marked() - set(book.rules()) == set()
    assert book.cited() - set(book.rules()) == set()


@every_book
def test_chapters_that_are_not_built_exist_and_have_no_tests(book):
    for chapter in book.unbuilt:
        rules = {rule for rule in book.rules() if rule.startswith(chapter)}
        assert rules
        assert rules & all_marked() == set(), (
            "it has tests: strike it off the list of unbuilt chapters"
        )
