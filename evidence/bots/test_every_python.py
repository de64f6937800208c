"""Bots decide the same on every Python: what `sum` makes of floats depends on its version."""

from __future__ import annotations

import builtins
from typing import Any

import pytest
from evidence.support.page.played import record_of

add: Any = sum


def whole_sum(values: Any, /, start: Any = 0) -> Any:
    """The `sum` of whole numbers; from Python 3.12 on that of floats is rounded otherwise."""
    values = list(values)
    assert not any(isinstance(value, float) for value in values), (
        "floats: carrack.core.sums adds them"
    )
    return add(values, start)


@pytest.mark.parametrize("bot, decisions", [("deckhand", 500), ("admiral", 2)])
@pytest.mark.parametrize("game", ["amerigo", "dutch-east-indies"])
def test_bots_add_floats_from_left_to_right(
    game: str, bot: str, decisions: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(builtins, "sum", whole_sum)
    assert record_of(game, 4, bot, 4, decisions)
