"""What the contract gives a game that says nothing of its own."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.adapters.tensors import Encoding
from carrack.core.chance import Seeded, Stream
from carrack.core.events import Event
from carrack.core.fluent import Texts
from carrack.core.game import Game, State, state_hash
from carrack.core.knowledge import knowledge_of
from carrack.core.plain_board import drawn
from fen_fair import GAME
from fen_fair.state import END, FARMS, MOVES, Fen

TEXTS = Texts("port = Port\nship = ship of { $player }\nsold = { $buyer } buys")


def position() -> Fen:
    """One in which the first seat stands at a farm."""
    state = GAME.setup(2, {"days": 8}, Seeded(1))
    state.at[0] = FARMS[0]
    return state


# --- positions -----------------------------------------------------------------------------------


def test_a_copy_shares_no_list_and_reports_to_nobody() -> None:
    state = position()
    state.events = list[Event]()
    copy = state.copy()
    assert isinstance(copy, Fen)
    assert state_hash(GAME, copy) == state_hash(GAME, state)
    copy.seen[0].append(1)
    copy.coins[0] = 99
    assert (state.seen[0], state.coins[0]) == ([], 4)
    assert (copy.events, copy.opening) == (None, None)


def test_a_position_is_stored_without_what_it_reports() -> None:
    state = position()
    data = GAME.to_json(state)
    assert {"seat", "turn", "reveals", "days", "coins", "piles"} <= set(data)
    assert not {"events", "opening"} & set(data)
    again = GAME.from_json(data)
    assert isinstance(again, Fen)
    data["coins"][0] = 99
    assert (again.coins, state.coins, again.events) == ([4, 4], [4, 4], None)


def test_a_view_is_what_a_plain_stage_shows() -> None:
    state = position()
    plain = GAME.plain_view(state, 1)
    assert GAME.view(state, 1) == {"viewer": 1, "seat": 0, "turn": 0, "plain": plain}


# --- the board as text ---------------------------------------------------------------------------


def test_places_are_drawn_in_words_with_what_they_hold() -> None:
    ship = {"key": "ship", "args": {"seat": 1}}
    sold = {"key": "sold", "args": {"buyer_seat": 0}}
    rows = [[{"name": "port", "holds": [ship, sold]}, None, {"name": "Goa"}]]
    assert drawn(rows, TEXTS).splitlines() == [
        "Port            -               Goa",
        "ship of seat 1",
        "seat 0 buys",
    ]
    assert drawn("as it is", TEXTS) == "as it is"


def test_a_game_draws_its_board_one_way_or_the_other() -> None:
    with pytest.raises(NotImplementedError, match="`board` or `plain_view`"):
        Game[Any]().board(State())


# --- bots, and programs that learn ---------------------------------------------------------------


def test_lines_go_on_by_the_rule_of_thumb_until_something_is_shown() -> None:
    state, knowledge = position(), knowledge_of(GAME)
    lines = knowledge.lines(state, 40)
    assert lines[0][0] is knowledge.advice(state, Stream(1))
    assert {line[0].notation for line in lines} == {m.notation for m in GAME.legal(state)}
    by_first = {line[0].notation: [move.notation for move in line] for line in lines}
    assert (by_first["buy"], by_first["end"]) == (["buy"], ["end"])
    assert len(by_first["go heron"]) > 1
    assert all(MOVES[END] not in line[1:] for line in lines)
    assert [line[0] for line in knowledge.lines(state, 2)] == [line[0] for line in lines[:2]]


def test_a_game_without_observations_says_so_to_programs_that_learn() -> None:
    with pytest.raises(ValueError, match="Fen Fair has no observations"):
        Encoding(GAME, 2, {})
