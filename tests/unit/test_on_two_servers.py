"""What is tested on one server is tested on two, but for what is named with its reason."""

from __future__ import annotations

import re
from pathlib import Path

from support.server.on_two import EVERY_TIME, LEFT_OUT

API = Path(__file__).parents[1] / "api"
FILES, TESTS = 24, 30
"""As many are left out, and no more: what is new runs on two servers as well."""


def named_in(file: str) -> list[str]:
    return re.findall(r"^def (test_\w+)", (API / f"{file}.py").read_text("utf-8"), re.MULTILINE)


def test_no_more_tests_are_left_out_than_there_were() -> None:
    files = [name for name in LEFT_OUT if "::" not in name]
    assert (len(files), len(LEFT_OUT) - len(files)) == (FILES, TESTS)


def test_each_that_is_left_out_is_there_and_has_a_reason_in_words() -> None:
    for name, why in LEFT_OUT.items():
        file, _, begins = name.partition("::")
        found = [test for test in named_in(file) if test.startswith(begins)]
        assert len(found) == 1 if begins else found, name
        assert not begins or file not in LEFT_OUT, f"{name}: the whole file is left out"
        assert len(why.split()) > 2, name


def test_who_starts_a_server_by_a_program_says_whether_two_are_tested() -> None:
    """What opens two servers by itself is found; not what runs a program that starts some."""
    starts = [
        file.stem for file in API.glob("test_*.py") if "subprocess" in file.read_text("utf-8")
    ]
    assert "test_attacked" in starts
    assert set(starts) <= set(LEFT_OUT)


def test_what_runs_every_time_is_there() -> None:
    assert all(named_in(file) and file not in LEFT_OUT for file in EVERY_TIME)
