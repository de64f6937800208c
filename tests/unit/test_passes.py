"""`tests/run.py` tells what came of all its passes, and of which build a failure is."""

from __future__ import annotations

import pytest

import conftest
import run


def test_a_failure_on_the_compiled_engine_says_so() -> None:
    tally = run.Tally()
    tally.counts["passed"] = 3
    tally.add("compiled", {"counts": {"passed": 2, "failed": 1}, "failed": ["tests/a.py::test"]})
    assert "FAILED compiled: tests/a.py::test" in str(tally)
    assert "in all: 5 passed, 1 failed" in str(tally)


def test_nothing_that_fails_on_the_compiled_engine_is_tried_again() -> None:
    tally = run.Tally()
    tally.add("compiled", {"counts": {"failed": 1}, "failed": ["tests/api/test_moves.py::test"]})
    assert not tally.may_be_tried_again()


def test_what_runs_on_the_compiled_engine_is_there() -> None:
    assert [path for path in run.ON_THE_COMPILED if not (run.ROOT / path).exists()] == []


@pytest.mark.parametrize(
    ("word", "is_one"), [("tests/unit", True), ("tests/run.py::x", True), ("-k", False)]
)
def test_files_are_told_from_what_else_pytest_takes(word: str, is_one: bool) -> None:
    assert run.named(word) is is_one


def test_files_that_run_once_are_there() -> None:
    files = {file.stem.removeprefix("test_") for file in (run.ROOT / "tests").glob("*/test_*")}
    assert set(conftest.ONCE) <= files


API, RULE = "tests/api/test_a.py::a", "tests/rules/test_b.py::b"


@pytest.mark.parametrize(
    ("failed", "again"), [([], False), ([API], True), ([API, RULE], False), ([API] * 4, False)]
)
def test_only_a_few_that_hang_on_other_processes_are_tried_again(
    failed: list[str], again: bool
) -> None:
    tally = run.Tally()
    tally.failed = failed
    assert tally.may_be_tried_again() is again


def test_what_fails_twice_has_failed_and_what_passes_then_is_told_as_unsteady() -> None:
    tally, second = run.Tally(), run.Tally()
    tally.failed, second.passed = [API, RULE], {API}
    tally.tried_again(second)
    assert f"FAILED {RULE}" in str(tally)
    assert f"UNSTEADY {API}" in str(tally)
    assert "1 passed, 1 failed" in str(tally)
