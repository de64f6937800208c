"""What is chosen at set-up is checked, and the message says what would be right."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.chance import Seeded
from carrack.core.game import Refused, checked_options, play, state_hash
from carrack.core.options import Option
from support.games import tiny


def test_options_not_given_have_their_default() -> None:
    assert checked_options(tiny.GAME, 2, {"rounds": 2}) == {"rounds": 2, "deal": "open"}


@pytest.mark.parametrize(
    ("players", "given", "message"),
    [
        (1, {}, "Lanterns is for 2 to 4 players, not 1"),
        (5, {}, "Lanterns is for 2 to 4 players, not 5"),
        (2, {"round": 3}, "no option “round”; it has rounds, deal"),
        (2, {"rounds": 0}, "whole number from 1 to 9, not “0”"),
        (2, {"rounds": 10}, "whole number from 1 to 9, not “10”"),
        (2, {"rounds": "3"}, "whole number from 1 to 9, not “3”"),
        (2, {"rounds": True}, "whole number from 1 to 9, not “True”"),
        (2, {"deal": "secret"}, "one of open, tight, not “secret”"),
        (2, {"deal": 1}, "one of open, tight, not “1”"),
    ],
)
def test_wrong_options_are_named(players: int, given: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        checked_options(tiny.GAME, players, given)


def test_options_change_the_game() -> None:
    tight = checked_options(tiny.GAME, 2, {"deal": "tight"})
    state = tiny.GAME.setup(2, tight, Seeded(1))
    assert [len(hand) for hand in state.hands] == [1, 1]


def test_a_page_can_offer_an_option() -> None:
    assert tiny.GAME.options()[0].to_json() == {
        "name": "rounds",
        "default": 4,
        "choices": [],
        "least": 1,
        "most": 9,
    }


def test_play_refuses_with_the_rule_and_changes_nothing() -> None:
    state = tiny.GAME.setup(2, checked_options(tiny.GAME, 2, {}), Seeded(1))
    before = state_hash(tiny.GAME, state)
    with pytest.raises(Refused, match="TI-TURN-1: a turn begins with a throw") as caught:
        play(tiny.GAME, state, tiny.MOVES[tiny.END], Seeded(1))
    assert caught.value.rule == "TI-TURN-1"
    assert state_hash(tiny.GAME, state) == before


def test_a_game_without_editions_says_so() -> None:
    assert tiny.GAME.check_components("my.toml") == (["Lanterns has no custom editions"], False)


def test_an_option_may_be_for_some_numbers_of_players() -> None:
    level = Option("level", "easy", ["easy", "hard"], 0, 0, players=[1])
    assert level.checked_for(1, "hard") == "hard"
    assert level.checked_for(3, "easy") == "easy"
    with pytest.raises(ValueError, match="“level” is only for .* players: 1; there are 3"):
        level.checked_for(3, "hard")


def test_a_choice_may_be_for_some_numbers_of_players() -> None:
    chart = Option("chart", "any", ["any", "two"], 0, 0, choice_players={"two": [1, 2]})
    assert chart.checked_for(2, "two") == "two"
    with pytest.raises(ValueError, match="“chart” can be “two” only .* 1, 2; there are 4"):
        chart.checked_for(4, "two")
    assert chart.to_json()["choice_players"] == {"two": [1, 2]}


def test_an_option_may_be_a_text() -> None:
    text = Option("map", "", [], 0, 0, longest=5)
    assert text.checked("+.+") == "+.+"
    with pytest.raises(ValueError, match="“map” must be a text of up to 5 characters"):
        text.checked("too long")
