"""Which HTTP status each refusal is answered with, and that every status belongs to one."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from carrack.server.http.statuses import BY_CODE, BY_KEY, UNPROCESSABLE, status_of
from carrack.server.refusals import FAULTS, Problem

SERVER = Path(str(files("carrack.server")))

_AS_THINGS_ARE = """
alone automaton begun beside bot-seat clock ended entered everybodys fixed given here human-seat
instructions league long luck many many-passkeys newer-tables-file no-mailbox no-passkeys-here
no-tables-file not-deciding over paused present rated record refused running running-record seated
unfixed unjudged waiting
"""
AS_THINGS_ARE = {*_AS_THINGS_ARE.split()}
"""The codes of what is understood, and cannot be done as things are; all others have a status."""
OF_ROUTING = {"method", "no-route"}
"""The codes of `http_error_response`, which has the status from Starlette."""


def raised() -> Iterator[tuple[str, str]]:
    """The code of each refusal that the sources make, and the key of its sentence if it has one."""
    for file in SERVER.rglob("*.py"):
        name = ".".join(["carrack.server", *file.relative_to(SERVER).with_suffix("").parts])
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "Problem":
                code, key = [*call.args, None][:2]
                assert code is not None, name
                yield meant(code, name), meant(key, name)


def meant(said: ast.expr | None, module: str) -> str:
    """The text that is written there, or that a constant of the module has; else ""."""
    if isinstance(said, ast.Constant):
        return str(said.value)
    named = vars(importlib.import_module(module)).get(said.id) if isinstance(said, ast.Name) else ""
    return named if isinstance(named, str) else ""


def test_every_code_has_a_status_or_is_what_cannot_be_done_as_things_are() -> None:
    codes = {code for code, _ in raised()} - {""}
    assert codes | OF_ROUTING == {*BY_CODE} | AS_THINGS_ARE | {"method"}
    assert not {*BY_CODE} & AS_THINGS_ARE


def test_every_sentence_with_a_status_of_its_own_is_said() -> None:
    assert {*BY_KEY} <= {key for _, key in raised()}


@pytest.mark.parametrize(
    ("code", "key", "status"),
    [
        ("too-slow", "", 408),
        ("nobody", "", 410),
        ("no-editions", "", 404),
        ("no-member", "", 404),
        ("descriptors", "", 503),
        ("still-opening", "", 503),
        ("full", "full-tables", 503),
        ("full", "full-club", UNPROCESSABLE),
        ("unreadable", "file-bot", UNPROCESSABLE),
        ("unreadable", "", 500),
        ("too-long", "many-fields", 431),
        ("too-long", "long-head", 431),
        ("too-long", "", 413),
        ("rated", "", UNPROCESSABLE),
    ],
)
def test_a_refusal_has_the_status_of_its_sentence_or_of_its_code(
    code: str, key: str, status: int
) -> None:
    assert status_of(Problem(code, key)) == status
    assert status_of(Problem(code, key, forbidden=True)) == 403


def test_faults_are_what_a_newer_state_of_a_table_would_not_mend() -> None:
    assert all(Problem(code).is_fault for code in FAULTS)
    assert {code for code, status in BY_CODE.items() if status >= 500} - FAULTS == {
        *("full", "missing", "notice"),  # there may be room by now, or somebody who can be told
        *("descriptors", "still-opening", "unwritable"),  # of /health: no table is asked
    }
