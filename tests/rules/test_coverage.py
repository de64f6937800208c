"""Every numbered rule has a test that names it, and a place in the engine that cites it."""

import ast
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from carrack.core.rules import load_rules

HERE = Path(__file__).parent
PACKAGE = "carrack.games.amerigo"
RULES = [rule.id for rule in load_rules(PACKAGE, "en")]
IDENTIFIER = re.compile(r"AM-[A-Z]+-[0-9]+")


def marks_of(tree: ast.AST) -> Iterator[str]:
    """The identifiers in `@pytest.mark.rule("…")` above tests."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    yield from [ast.literal_eval(argument) for argument in mark.args]


def marked(source: str) -> set[str]:
    return set(marks_of(ast.parse(source)))


MARKED = {rule for file in HERE.glob("test_*.py") for rule in marked(file.read_text("utf-8"))}


def strings_of(source: str) -> Iterator[str]:
    """All string literals: refusals, events, docstrings, but no comments."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def cited(source: str) -> set[str]:
    return {rule for text in strings_of(source) for rule in IDENTIFIER.findall(text)}


ENGINE = [file for file in resources.files(PACKAGE).iterdir() if file.name.endswith(".py")]
CITED = {rule for file in ENGINE for rule in cited(file.read_text("utf-8"))}


def test_there_are_rules_and_an_engine_to_compare():
    assert len(RULES) == 100
    assert len(ENGINE) > 20


@pytest.mark.parametrize("rule", RULES)
def test_the_rule_has_a_test_that_names_it(rule):
    assert rule in MARKED


@pytest.mark.parametrize("rule", RULES)
def test_the_rule_is_cited_in_the_engine(rule):
    assert rule in CITED


def test_no_test_and_no_engine_names_a_rule_that_does_not_exist():
    assert MARKED - set(RULES) == set()
    assert CITED - set(RULES) == set()


def test_marks_and_citations_are_found_where_they_count():
    source = """
@pytest.mark.rule("AM-SHIP-1")
@pytest.mark.rule("AM-SHIP-2")
def test_it():
    "AM-BUILD-1"  # AM-BUILD-2

@pytest.mark.rule("AM-SHIP-3")
def no_test(): ...
"""
    assert marked(source) == {"AM-SHIP-1", "AM-SHIP-2"}
    assert cited(source) == {"AM-BUILD-1", "AM-SHIP-1", "AM-SHIP-2", "AM-SHIP-3"}
