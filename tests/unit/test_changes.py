"""Breakages: what is changed in a source, one thing at a time, and which statements are reached."""

import builtins
import sys
import types
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))
from changes import break_function, changes_of, statement_lines, with_notes

SOURCE = b'''"""Text with 1 and True."""
from __future__ import annotations

def grown(n: int = 3) -> int:
    """Says `n + 1`."""
    for step in range(0, n):
        if step > 1 and n:
            return step
    return n + 1
'''
CHANGED = """
n: int=4 | n: int=2
range(1, n) | range(-1, n) | range(n, 0)
step >= 1 and n | step <= 1 and n | step > 2 and n | step > 0 and n
step > 1 or n | if n: | if step > 1: | not (step > 1 and n) | if False: | if True:
pass
n - 1 | n + 2 | n + 0
"""


def test_every_operator_number_condition_early_return_and_argument_is_changed_once():
    wanted = [text.strip() for line in CHANGED.split("\n") for text in line.split("|") if text]
    made = changes_of("grown.py", SOURCE)
    assert len(made) == len(wanted)
    assert all(any(text in change.after for change in made) for text in wanted)
    assert {change.function for change in made} == {"grown"}


def test_a_change_leaves_all_else_as_it_was():
    change = next(c for c in changes_of("grown.py", SOURCE) if c.after == "return n - 1")
    assert (change.line, change.before, change.kind) == (9, "return n + 1", "operator")
    assert change.broken(SOURCE) == SOURCE.replace(b"return n + 1", b"return (n - 1)")


def test_a_function_that_is_imported_already_can_be_broken():
    module = types.ModuleType("grown")
    exec(SOURCE, vars(module))
    grown = module.grown
    change = next(c for c in changes_of("grown.py", SOURCE) if c.after == "return n - 1")
    assert grown(1) == 2
    break_function(module, change, SOURCE)
    assert grown(1) == 0


def test_statements_that_are_reached_are_noted(monkeypatch):
    numbers = {line: number for number, line in enumerate(statement_lines(SOURCE))}
    reached = bytearray(len(numbers))
    monkeypatch.setattr(builtins, "REACHED", reached, raising=False)
    module = types.ModuleType("grown")
    exec(with_notes(SOURCE, numbers), vars(module))
    assert module.grown(1) == 2
    lines = [line for line, number in numbers.items() if reached[number]]
    assert lines == [4, 6, 7, 9]
