"""What the page is told beside the position itself."""

from __future__ import annotations

from carrack.core.chance import Seeded
from carrack.core.game import OVER, checked_options
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.moves import END_MOVE


def test_a_game_that_its_limit_has_ended_is_in_its_last_round() -> None:
    chance = Seeded(1)
    state = GAME.setup(2, checked_options(GAME, 2, {"rounds": 2}), chance)
    rounds = []
    while state.seat != OVER:
        rounds.append(GAME.view(state, None)["round"])
        legal = list(GAME.legal(state))
        GAME.apply(state, END_MOVE if END_MOVE in legal else legal[0], chance)
    assert (rounds[0], rounds[-1]) == (1, 2)
    assert GAME.view(state, None)["round"] == 2
