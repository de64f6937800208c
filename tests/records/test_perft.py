"""As many sequences of moves as ever: nothing too much, nothing too little is legal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from perft import DEPTH, GOLDEN, counts, record_files

KNOWN = json.loads(GOLDEN.read_text(encoding="utf-8"))


def test_every_golden_record_is_counted() -> None:
    assert sorted(KNOWN) == [path.stem for path in record_files()]
    rows = [row for record in KNOWN.values() for row in record.values()]
    assert all(len(row) == DEPTH for row in rows)
    assert max(row[-1] for row in rows) > 100_000


@pytest.mark.parametrize("path", record_files(), ids=lambda path: path.stem)
def test_there_are_as_many_sequences_of_moves_as_ever(path: Path) -> None:
    assert counts(path) == KNOWN[path.stem]
