"""A game that says what has no words is told which, and in which language."""

from __future__ import annotations

import re
from importlib import resources
from typing import Any

import pytest

from carrack.core.contract import ContractBroken
from carrack.core.game import Move
from carrack.core.options import Option
from carrack.core.registry import find_game
from carrack.testing.words import check_words
from fen_fair.game import FenFair
from fen_fair.state import Fen


class Drifting(FenFair):
    """A move has no text."""

    def describe(self, state: Fen, move: Move) -> dict[str, Any]:
        described = super().describe(state, move)
        drifts = described["key"] == "move-go"
        return {**described, "key": "move-drift"} if drifts else described


class Forgetful(FenFair):
    """A text is not given its value."""

    def describe(self, state: Fen, move: Move) -> dict[str, Any]:
        return {**super().describe(state, move), "args": {}}


class Windy(FenFair):
    """An option has no name, nor have its choices."""

    def options(self) -> list[Option]:
        return [*super().options(), Option("wind", "calm", ["calm", "gale"], 0, 0)]


class Muddy(FenFair):
    """What lies on the table has no name."""

    def plain_view(self, state: Fen, viewer: int | None) -> dict[str, Any]:
        return {**super().plain_view(state, viewer), "table": {"mud": 3}}


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (Drifting(), "move-drift has no text in 'de'; move-drift has no text in 'en'"),
        (Forgetful(), "move-buy in 'en' is given only []: Buy {$good} for {$points} coins"),
        (Muddy(), "mud has no text in 'de'; mud has no text in 'en'"),
        (Windy(), "option-wind has no text in 'en'; wind-calm"),
    ],
    ids=["move", "value", "label", "option"],
)
def test_what_cannot_be_said_is_named(game: FenFair, said: str) -> None:
    with pytest.raises(ContractBroken) as caught:
        check_words(game, 2, 1)
    found = str(caught.value)
    assert all(part in found for part in said.split("; ")), found
    assert "The promise: Everything on a page has words" in found


def test_both_languages_are_read() -> None:
    assert check_words(FenFair(), 2, 1) == 2


@pytest.mark.parametrize("name", ["amerigo", "dutch-east-indies"])
def test_each_kind_of_move_has_a_word_for_sums_of_losses(name: str) -> None:
    file = resources.files(find_game(name).package) / "locale" / "en.ftl"
    keys = re.findall(r"^([\w-]+) =", file.read_text("utf-8"), re.MULTILINE)
    kinds = {key.removeprefix("move-") for key in keys if key.startswith("move-")}
    assert {key.removeprefix("deed-") for key in keys if key.startswith("deed-")} == kinds
