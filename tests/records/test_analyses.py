"""Analyses come to the same figures, whichever engine and machine makes them."""

from __future__ import annotations

import json

from analyses import GOLDEN, figures


def test_analyses_come_to_the_same_figures() -> None:
    assert figures() == json.loads(GOLDEN.read_text())
