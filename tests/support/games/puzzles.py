"""Tiny games whose best move is known: a table gives the value of every row of choices.

Everybody chooses one of a few moves in turn, in the order that the game names; a turn is one
choice. A die of three sides is thrown at the start, which nobody ever sees. After the last choice
the table says who has won.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from carrack.core.chance import Chance, Stream
from carrack.core.game import OVER, Game, Legal, ListedLegal, Move, Refusal, Result, State

MOVES = [Move(index, notation) for index, notation in enumerate("abcdef")]
Payoff = Callable[[int, str], int]  # the die and the letters chosen → points of seat 0, of 10


class Choices(State):
    """What was chosen so far; the die is hidden."""

    def __init__(self, die: int) -> None:
        super().__init__()
        self.die = die
        self.path = ""

    def copy(self) -> Choices:
        other = Choices(self.die)
        other.seat, other.turn, other.reveals = self.seat, self.turn, self.reveals
        other.path = self.path
        return other


class Plies(Game[Choices]):
    """A game of `order`, in which everybody has a number of moves, and a table of points."""

    def __init__(self, order: list[int], choices: int, payoff: Payoff) -> None:
        self.name, self.title, self.rules_version, self.package = (
            "plies",
            "Plies",
            "1",
            "support.games.puzzles",
        )
        self.most_players = 2
        self.order, self.choices, self.payoff = order, choices, payoff

    def setup(self, players: int, options: dict[str, Any], chance: Chance) -> Choices:
        return Choices(chance.integers("die", [3])[0])

    def moves(self) -> list[Move]:
        return MOVES

    def legal(self, state: Choices) -> Legal:
        return ListedLegal(MOVES[: self.choices] if state.seat != OVER else [])

    def refusal(self, state: Choices, move: Move) -> Refusal | None:
        return None if move in self.legal(state) else Refusal("", "there is no such choice")

    def apply(self, state: Choices, move: Move, chance: Chance) -> None:
        state.path += move.notation
        state.turn += 1
        over = state.turn == len(self.order)
        state.seat = OVER if over else self.order[state.turn]

    def imagine(self, state: Choices, seat: int, stream: Stream) -> Choices:
        """Throws the die again, which nobody knows."""
        other = state.copy()
        other.die = stream.below(3)
        return other

    def view(self, state: Choices, viewer: int | None) -> dict[str, Any]:
        return {"path": state.path}

    def observation(self, state: Choices, seat: int) -> list[int]:
        return [state.seat, state.turn, *[ord(letter) for letter in state.path]]

    def result(self, state: Choices) -> Result:
        mine = self.payoff(state.die, state.path) if len(state.path) == len(self.order) else 0
        places = [1, 2] if 2 * mine > 10 else [2, 1]
        return Result([mine, 10 - mine], [1, 1] if 2 * mine == 10 else places, "PL-OVER-1")


def planned(die: int, path: str) -> int:
    """`a` is a draw. After `b` seat 0 wins by `f`, and loses by any of five other choices."""
    if path[0] == "b":
        return 10 if path[1] == "f" else 0
    return 5 if path[0] == "a" else 0


PLAN = Plies([0, 0], 6, planned)
