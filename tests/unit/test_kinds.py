"""Every kind of move has one row, and what is written by hand beside the rows does the same."""

from __future__ import annotations

import pytest

from carrack.core.chance import Seeded, Stream
from carrack.core.game import checked_options, state_hash
from carrack.core.registry import find_game
from carrack.games.amerigo import kinds as amerigo_kinds
from carrack.games.amerigo import moves as am
from carrack.games.dutch_east_indies import kinds as dei_kinds
from carrack.games.dutch_east_indies import moves as dei

TABLES = {"amerigo": (amerigo_kinds, 17), "dutch-east-indies": (dei_kinds, 20)}


def start(name):
    game = find_game(name)
    return game, game.setup(2, checked_options(game, 2, {}), Seeded(3))


@pytest.mark.parametrize("name", TABLES)
def test_every_kind_of_move_has_a_row_and_is_read_as_it_is_written(name):
    game, state = start(name)
    found = set()
    for index in range(game.move_count(2, checked_options(game, 2, {}))):
        if index < 4000 or index % 7 == 0:
            move = game.move_at(state, index)
            found.add(move.kind)
            assert game.read_move(state, move.notation) is move
    table, count = TABLES[name]
    assert found == set(range(count)) == set(table.ROWS)


FOLLOWS = {  # whether something follows without a decision
    "amerigo": lambda s: s.acting == len(s.order),
    "dutch-east-indies": lambda s: bool(s.agenda),
}
BY_HAND = {
    "amerigo": {am.END, am.CHOOSE_ACTION, am.SAIL, am.BUILD},
    "dutch-east-indies": {dei.SAIL_STEP, dei.TURN},
}


@pytest.mark.parametrize("name", TABLES)
def test_what_is_played_by_hand_does_what_its_row_does(name):
    game, state = start(name)
    table, stream = TABLES[name][0], Stream(5)
    compared: set[int] = set()
    while compared != BY_HAND[name]:
        move = game.legal(state).sample(stream)
        by_row = state.copy()
        table.KINDS[move.kind].play(by_row, move)
        game.apply(state, move, Seeded(3))
        if move.kind in BY_HAND[name] and not FOLLOWS[name](by_row):
            compared.add(move.kind)
            assert state_hash(game, state) == state_hash(game, by_row)
