"""A game between bots from set-up to end: the loop that series, training and measurements share."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from typing import Any

from carrack.bots.bot import Bot, Random, begin_anew, move_or_loss
from carrack.core.chance import SEEDED_1, seeded
from carrack.core.contract import no_legal_move
from carrack.core.events import Event
from carrack.core.game import OVER, Game, Move, State
from carrack.core.playout import Count, Dice
from carrack.core.seat import for_seat

log = logging.getLogger(__name__)


class BotGame:
    """One game between bots: the position, its luck, and what is counted. Same seed, same game.

    Subclasses add to it: with `listens`, the events of the game go to `heard`. `thought` is the CPU
    seconds of decisions, by seat and turn, without those of programs in processes of their own.
    `lost` counts by seat the decisions that own bots lost to their faults (empty: none were lost),
    `fault` is the latest of these by bot name.
    """

    listens = False

    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: dict[str, Any],
        seed: int,
        bots: Sequence[Bot] = (),
        luck: str = SEEDED_1,
        rules: str = "",
    ) -> None:
        """Set the game up, by the newest rules if none are named. Options are complete.

        Raises ValueError for unknown rules or luck.
        """
        self.game = game
        self.players = players
        self.bots = bots
        self.chance = seeded(luck, seed)
        self.dice = Dice(seed, players)
        # What a bot imagines of hidden things stays the same through a turn, so that its decisions
        # in the turn are consistent.
        self.fancies = Dice(seed + 1, players)
        self.count = Count()
        self.thought: list[dict[int, float]] = [{} for _ in range(players)]
        self.lost: list[int] = []
        self.fault: dict[str, str] = {}
        self.opening: list[Event] = []
        self.state: State = self.set_up(options, rules or game.rules_version)

    def set_up(self, options: dict[str, Any], rules: str) -> State:
        """The first position."""
        state: State = self.game.setup_by(rules, self.players, options, self.chance)
        self.opening = state.opening or []
        return state

    def play_out(self) -> State:
        """Play to the end; returns the last position. Raises BotError."""
        for bot in self.bots:
            begin_anew(bot)
        if self.listens:
            self.on_events(self.opening)
        while self.goes_on():
            self.step()
        return self.state

    def goes_on(self) -> bool:
        """Whether the game is not over."""
        return self.state.seat != OVER

    def step(self) -> None:
        """Play the next decision, and what follows from it."""
        self.play(self.chosen())

    def chosen(self) -> Move:
        """The move of the deciding seat; a bot is asked only if there is a choice.

        `random` needs to know nothing, so it chooses from the position itself; every other bot gets
        a seat handle made from an imagined position.
        """
        state, count = self.state, self.count
        legal = self.game.legal(state)
        if not len(legal):
            raise no_legal_move(self.game.title, state.seat, state.turn)
        forced = len(legal) == 1
        count.forced += forced
        count.decisions += not forced
        stream = self.dice.at(state.seat, count.decisions + count.forced)
        bot = self.bots[state.seat]
        if forced or isinstance(bot, Random):
            return legal.sample(stream)
        begun, turns = time.process_time(), self.thought[state.seat]
        handle = for_seat(self.game, state, self.fancies.at(state.seat, state.turn))
        move, fault = move_or_loss(bot, handle, stream, legal)
        turns[state.turn] = turns.get(state.turn, 0.0) + time.process_time() - begun
        if fault:
            self.lost = self.lost or [0] * self.players
            self.lost[state.seat] += 1
            self.fault[bot.name] = fault
            if not bot.blamed:  # at once: the next decisions may each take all of their time
                bot.blamed = True
                log.warning("carrack: a random move is made in place of a lost decision: %s", fault)
        return move

    def play(self, move: Move) -> None:
        """Play a move in place."""
        if self.listens:
            self.state.events = []
        self.game.apply(self.state, move, self.chance)
        if self.listens:
            self.on_events(self.state.events or [])

    def on_events(self, events: list[Event]) -> None:
        """Receive the events of a move."""
