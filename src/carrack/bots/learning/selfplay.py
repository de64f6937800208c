"""Games from which the network learns, played by it and by the game's advice, line by line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np

from carrack.bots.bot_game import BotGame
from carrack.bots.learning.arrays import Real, Short
from carrack.bots.learning.game_specs import MILLION, GameSpec
from carrack.bots.learning.settings import TrainingSettings
from carrack.bots.learning.targets import win_shares_of
from carrack.bots.search.context import Evaluator, SearchContext
from carrack.core.chance import SEEDED_1, Stream
from carrack.core.game import OVER, Game, Move, checked_options
from carrack.core.registry import find_game


@dataclass(frozen=True)
class SelfPlayedGame:
    """A game: the features of its afterstates in order, and the result, by side.

    `shared` (positions, S), `rows` (positions, sides, F), `wins` (sides) shares of the win,
    `points` (sides). `cut`: it was too long, and counted as it stood.
    """

    shared: Short
    rows: Short
    wins: Real
    points: Real
    cut: bool


@dataclass(frozen=True)
class TrainingGames:
    """The games of a training, as :class:`carrack.workers.work.Work`; `home` registers the game."""

    settings: TrainingSettings
    home: str
    judge: Evaluator | None

    def prepare(self) -> Callable[[GameSpec], SelfPlayedGame]:
        """Prepare to play games by their specs."""
        import_module(self.home)
        return Player(find_game(self.settings.game), self.settings, self.judge).play


class Player:
    """Plays games by their specs: the same spec and network give the same game."""

    def __init__(
        self, game: Game[Any], settings: TrainingSettings, judge: Evaluator | None
    ) -> None:
        self.game = game
        self.settings = settings
        self.context = SearchContext(game, judge, settings.wide)

    def play(self, deal: GameSpec) -> SelfPlayedGame:
        """A whole game."""
        return SelfPlay(self, deal).played()


class SelfPlay(BotGame):
    """A game under way."""

    def __init__(self, player: Player, deal: GameSpec) -> None:
        game, settings = player.game, player.settings
        super().__init__(
            game,
            deal.players,
            checked_options(game, deal.players, dict(settings.options)),
            deal.seed,
            luck=settings.luck or SEEDED_1,
            rules=settings.rules or game.unnamed_rules(),
        )
        self.context = player.context
        self.knowledge = player.context.knowledge
        self.settings = settings
        self.deal = deal
        self.moves = 0
        self.begun = [-1] * deal.players  # the turn in which each seat was last asked
        self.shared: list[list[int]] = []
        self.rows: list[list[list[int]]] = []

    def played(self) -> SelfPlayedGame:
        """Play to the end, or until it has become too long."""
        self.play_out()
        result = self.game.result(self.state)
        return SelfPlayedGame(
            np.array(self.shared, dtype=np.int16),
            np.array(self.rows, dtype=np.int16),
            np.array(win_shares_of(result.places), dtype=np.float32),
            np.array(result.points, dtype=np.float32),
            self.state.seat != OVER,
        )

    def goes_on(self) -> bool:
        """Whether the game is neither over nor too long."""
        return super().goes_on() and self.moves < self.settings.max_moves

    def step(self) -> None:
        """Play one decision and everything that follows from it until the next one."""
        state = self.state
        stream = self.dice.at(state.seat, self.moves)
        legal = self.game.legal(state)
        if len(legal) == 1:
            self.play(legal.sample(stream))
            return
        by_chance = self._explores(stream)
        if not by_chance and state.seat in self.deal.advised:
            self._follow(self.deal.style(state.seat), stream)
            return
        lines = self.context.offered(state, self.settings.lines)
        if by_chance:
            self.play_line(lines[stream.below(len(lines))])
            return
        times, point = self.settings.determinizations, self.settings.point_value
        self.play_line(self.context.best_line(state, lines, times, point, stream))

    def _follow(self, style: int, stream: Stream) -> None:
        """Play an advised seat: a move of the advice, or a line of another style."""
        if style:
            self.play_line(self.knowledge.in_style(self.state, style))
        else:
            self.play(self.knowledge.advice(self.state, stream))

    def _explores(self, stream: Stream) -> bool:
        """Whether chance decides: once for each seat in a turn, however many moves it makes."""
        state = self.state
        if self.begun[state.seat] == state.turn or not self.deal.explore:
            return False
        self.begun[state.seat] = state.turn
        return stream.below(MILLION) < self.deal.explore

    def play_line(self, line: list[Move]) -> None:
        """Play a line as far as it goes as planned, and end the turn if nothing else is left."""
        state = self.state
        seat, reveals, turn = state.seat, state.reveals, state.turn
        for i, move in enumerate(line):
            if i and self.game.refusal(state, move) is not None:
                return
            self.play(move)
            if (state.seat, state.reveals, state.turn) != (seat, reveals, turn):
                return
        end = self.knowledge.end_move(state)
        if end is not None:
            self.play(end)

    def play(self, move: Move) -> None:
        """Play a move in place, and keep the features of the position at the end of a turn."""
        state = self.state
        seat = state.seat
        ends = move == self.knowledge.end_move(state)
        if ends:
            self._keep()
        super().play(move)
        self.moves += 1
        if not ends and state.seat not in (seat, OVER):
            self._keep()

    def _keep(self) -> None:
        rows = self.knowledge.features(self.state)
        self.shared.append(rows[0])
        self.rows.append(rows[1:])
