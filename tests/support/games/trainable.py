"""Lanterns with knowledge: a small game that a network learns in seconds."""

from __future__ import annotations

from typing import Any

from carrack.core.chance import Stream
from carrack.core.game import Move
from carrack.core.knowledge import Feature, Knowledge
from carrack.core.registry import register
from support.games import tiny


class Climbing(Knowledge[tiny.Hill]):
    """Advice: one throw, the worst card, the end. Lines stop where dice are thrown."""

    def advice(self, state: tiny.Hill, stream: Stream) -> Move:
        moves = {move.index: move for move in self.game.legal(state)}
        cards = [card for card in range(1, 7) if card in moves]
        if not state.throws:
            return moves[tiny.THROW]
        return moves[cards[0]] if cards else moves[tiny.END]

    def lines(self, state: tiny.Hill, most: int) -> list[list[Move]]:
        moves = [move for move in self.game.legal(state) if move.index != tiny.LOOK]
        return [[move] for move in moves][:most]

    def end_move(self, state: tiny.Hill) -> Move | None:
        return tiny.MOVES[tiny.END] if state.throws else None

    def shared_features(self) -> list[Feature]:
        return [
            Feature("turns", "turns still to come"),
            Feature("out", "whether the lantern is out"),
            Feature("throws", "throws of this turn"),
        ]

    def side_features(self) -> list[Feature]:
        return [
            Feature("points", "points so far"),
            Feature("climb", "steps of this turn"),
            Feature("turn", "whether it is its turn"),
            Feature("cards", "cards in hand"),
            Feature("left", "its turns still to come"),
        ]

    def features(self, state: tiny.Hill) -> list[list[int]]:
        players = len(state.points)
        turns = state.rounds * players - state.turn
        out = 1 in state.throws
        climb = 0 if out else sum(state.throws) + state.card
        rows = [[turns, int(out), len(state.throws)]]
        for side in range(players):
            mine = side == state.seat
            left = state.rounds - (state.turn + players - 1 - side) // players
            rows.append([state.points[side], mine * climb, int(mine), len(state.hands[side]), left])
        return rows

    def pace(self, state: tiny.Hill) -> float:
        return state.turn / (state.rounds * len(state.points))


class Climb(tiny.Lanterns):
    """Lanterns with this knowledge."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "climb"
        self.title = "Lanterns, thought over"

    def knowledge(self) -> str:
        return "support.games.trainable:KNOWLEDGE"


GAME = Climb()
KNOWLEDGE = Climbing(GAME)
register(GAME)


def settings(**more: Any) -> Any:
    """Of a training that takes seconds."""
    from carrack.bots.learning.settings import TrainingSettings

    usual: dict[str, Any] = {
        "game": "climb",
        "players": (2,),
        "hidden": 16,
        "imitation_games": 64,
        "games_per_round": 32,
        "replay_buffer": 20_000,
        "batch_size": 128,
        "eval_every": 256,
        "eval_games": 40,
        "learning_rate": 0.01,
        "weight_decay": 0.3,
        "sample_reuse": 4.0,
        "points_weight": 0.5,
    }
    return TrainingSettings(**{**usual, **more})
