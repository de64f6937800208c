"""Every strength plays without numpy, and judges to the last digit as with it."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from carrack.bots.learning.integer_network import ValueNetwork
from carrack.bots.learning.pure_network import PARTS, PureNetwork
from carrack.bots.learning.weights import weights_of
from carrack.core.chance import Stream
from carrack.core.game import Game
from carrack.core.knowledge import knowledge_of
from carrack.core.registry import find_game
from carrack.testing import walks

DECISIONS = """
import sys
if sys.argv[1] == "blocked":
    sys.modules["numpy"] = None
from carrack.bots import STRENGTHS, checked_decision, make_bot
from carrack.core.chance import Seeded, Stream
from carrack.core.game import checked_options
from carrack.core.registry import find_game
from carrack.core.seat import for_seat

for name in ("amerigo", "dutch-east-indies"):
    game = find_game(name)
    for strength in STRENGTHS:
        state = game.setup(2, checked_options(game, 2, {}), Seeded(3))
        bot = make_bot(game, strength)
        for number in range(2):
            handle = for_seat(game, state, Stream(number))
            move = checked_decision(bot, handle, Stream(number), game.legal(state))
            print(name, strength, move.notation)
            game.apply(state, move, Seeded(3))
assert ("carrack.bots.learning.integer_network" in sys.modules) == (sys.argv[1] != "blocked")
"""


def decided(numpy: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", DECISIONS, numpy], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_strength_decides_the_same_without_numpy() -> None:
    without = decided("blocked")
    assert len(without.splitlines()) == 16
    assert without == decided("there")


def in_lists(network: ValueNetwork) -> PureNetwork:
    return PureNetwork(*[getattr(network, name).astype(int).tolist() for name in PARTS])


@pytest.mark.parametrize("name", ["amerigo", "dutch-east-indies"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_are_judged_the_same_to_the_last_digit(name: str, players: int) -> None:
    game: Game[Any] = find_game(name)
    network, knowledge = weights_of(game), knowledge_of(game)
    assert isinstance(network, ValueNetwork)
    rows = [
        knowledge.features(spot.state) for spot in walks.middle_spots(game, players, players, 8)
    ]
    stream, widths = Stream(players), (len(network.shared), *[len(network.own)] * players)
    rows += [[[stream.below(2001) - 1000 for _ in range(size)] for size in widths] for _ in "1234"]
    assert len(rows) > 10
    assert in_lists(network).judge(rows) == network.judge(rows)


def test_weights_that_could_not_be_summed_exactly_are_refused_without_numpy_too() -> None:
    network = weights_of(find_game("amerigo"))
    assert isinstance(network, ValueNetwork)
    parts = {name: getattr(network, name).astype(int).tolist() for name in PARTS}
    with pytest.raises(ValueError, match="too large"):
        PureNetwork(**parts | {"bias": [2**52] * network.hidden})
    with pytest.raises(ValueError, match="whole numbers"):
        PureNetwork(**parts | {"out_bias": [0.5, 1]})
