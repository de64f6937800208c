"""Random play to the end, as fast as a game allows: a loop without bots, events or records.

>>> from carrack.core.chance import Seeded
>>> from carrack.core.game import checked_options
>>> from carrack.core.registry import find_game
>>> game, count = find_game("amerigo"), Count()
>>> state = game.setup(2, checked_options(game, 2, {}), Seeded(7))
>>> play_out(game, state, Seeded(7), Dice(7, 2), count)
>>> (state.seat == OVER, count.decisions > 100)
(True, True)
"""

from __future__ import annotations

from typing import Any

from carrack.core.chance import Chance, Stream
from carrack.core.contract import no_legal_move
from carrack.core.game import OVER, Game, State
from carrack.core.streams import mix


class Dice:
    """The random streams of the seats of one game, one for every seat and decision.

    The stream of a decision depends only on (seed, seat, number of the decision): not on earlier
    draws, nor on the process that plays.
    """

    def __init__(self, seed: int, seats: int) -> None:
        first = mix(mix(seed & 0xFFFFFFFF) ^ ((seed >> 32) & 0xFFFFFFFF) ^ 0x5EA70D1C)
        self.starts: list[int] = [mix(first ^ (seat * 0x0101)) for seat in range(seats)]
        self.shared = Stream(0)

    def at(self, seat: int, decision: int) -> Stream:
        """The stream of a decision: always the same object, so use it at once."""
        self.shared.state = mix(self.starts[seat] ^ decision)
        return self.shared


class Count:
    """Counts of choices with two or more legal moves (`decisions`), and of those with one."""

    def __init__(self) -> None:
        self.decisions = 0
        self.forced = 0


def play_out(game: Game[Any], state: State, chance: Chance, dice: Dice, count: Count) -> None:
    """Play uniformly random moves in place until the game is over, and count them.

    Raises ContractBroken if there is no legal move before the end.
    """
    number, forced, last = 0, 0, ""
    stream = dice.shared  # any will do where there is no choice
    while state.seat != OVER:
        legal = game.legal(state)
        number += 1
        choices = len(legal)
        if choices > 1:
            stream = dice.at(state.seat, number)
        elif choices == 1:
            forced += 1
        else:
            raise no_legal_move(game.title, state.seat, state.turn, last)
        move = legal.sample(stream)
        game.apply(state, move, chance)
        last = move.notation
    count.decisions += number - forced
    count.forced += forced
