"""Random games, position by position, and matches: the basis of the checks of the contract."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from carrack.bots import bot_names, checked_decision, make_bot
from carrack.core.chance import Chance, Seeded, Stream, derived_seed
from carrack.core.contract import no_legal_move
from carrack.core.game import OVER, Game, Legal, Move, State, checked_options, state_hash
from carrack.core.match import Match, new_header
from carrack.core.seat import for_seat
from carrack.testing.promises import broken

SEATS_DECIDE = "`state.seat` is a seat or OVER, never an automaton."
LEGAL_IS_PLAYED = "`apply` plays every legal move."
GAMES_END = "With its `quick_options` a game ends even if everybody plays at random."
LONGEST_GAME = 5000  # moves: a game that lasts longer goes round in circles
THOROUGH = bool(os.environ.get("CARRACK_THOROUGH"))


def how_many(usually: int, thoroughly: int) -> int:
    """The number of random games, maps or tries: the larger one if `CARRACK_THOROUGH` is set."""
    return thoroughly if THOROUGH else usually


@dataclass
class WalkPosition:
    """A position, where it comes from, and a stream for what a check chooses."""

    game: Game[Any]
    state: State
    players: int
    seed: int
    number: int
    stream: Stream
    after: str = "set-up"

    def __str__(self) -> str:
        """The place of the position, for a person."""
        state = self.state
        who = "the game is over" if state.seat == OVER else f"seat {state.seat} decides"
        return (
            f"{self.game.title}, players {self.players}, seed {self.seed}, position {self.number} "
            f"(turn {state.turn}, after {self.after}; {who})"
        )

    @property
    def seats(self) -> range:
        """The seats of the game."""
        return range(self.players)

    @property
    def sides(self) -> int:
        """The seats and the automata."""
        return self.game.sides(self.players)

    def chance(self) -> Chance:
        """The chance of the game that the position comes from: equal purposes, equal answers."""
        return Seeded(self.seed)

    def hash(self) -> str:
        return state_hash(self.game, self.state)


def options_of(game: Game[Any], players: int) -> dict[str, Any]:
    """The options with which the checks play a game, so that random play ends."""
    return checked_options(game, players, game.quick_options())


def new_state(game: Game[Any], players: int, seed: int) -> State:
    """The position before the first decision of a game."""
    options = options_of(game, players)
    state: State = game.setup(players, options, Seeded(seed))
    return state


def some_moves(game: Game[Any], state: State, after: str = "") -> Legal:
    """The legal moves. Raises ContractBroken if there are none, though the game is not over."""
    legal = game.legal(state)
    if not len(legal):
        raise no_legal_move(game.title, state.seat, state.turn, after)
    return legal


class Chooser:
    """Chooses the moves of a random game; in one game of fifteen mostly as a bot of the game would.

    Uniform moves rarely reach what the game is about; a bot's moves alone are all of one kind.
    """

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.stream = Stream(seed)
        names = bot_names(game)
        self.bot = make_bot(game, names[0]) if seed % 15 == 1 else None

    def move(self, state: State) -> Move:
        """A legal move."""
        legal = some_moves(self.game, state)
        if self.bot is None or len(legal) == 1 or self.stream.below(4) == 0:
            return legal.sample(self.stream)
        return checked_decision(
            self.bot, for_seat(self.game, state, self.stream), self.stream, legal
        )


class Wanderer:
    """Plays mostly as a bot would, and otherwise a move of any kind, such as looks and trades.

    The kind of a move is the first word of its notation.
    """

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.stream = Stream(seed)
        self.bot = make_bot(game, bot_names(game)[0])

    def move(self, state: State) -> Move:
        """A legal move."""
        legal = some_moves(self.game, state)
        if len(legal) > 1 and self.stream.below(4):
            return checked_decision(
                self.bot, for_seat(self.game, state, self.stream), self.stream, legal
            )
        kinds: dict[str, list[Move]] = {}
        for move in legal:
            kinds.setdefault(move.notation.split()[0], []).append(move)
        moves = list(kinds.values())[self.stream.below(len(kinds))]
        return moves[self.stream.below(len(moves))]


Manner = type[Chooser] | type[Wanderer]  # how the moves of a walk are chosen


def walk(
    game: Game[Any], players: int, seed: int, manner: Manner = Chooser
) -> Iterator[WalkPosition]:
    """Every position of a random game that waits for a decision, and finally the end.

    The caller may look at a position, but must play on copies.
    """
    state, chance, chooser = new_state(game, players, seed), Seeded(seed), manner(game, seed)
    last = "set-up"
    for number in range(LONGEST_GAME):
        spot = WalkPosition(game, state, players, seed, number, chooser.stream, last)
        if not OVER <= state.seat < players:
            raise broken(str(spot), SEATS_DECIDE, AssertionError(f"`state.seat` is {state.seat}"))
        yield spot
        if state.seat == OVER:
            return
        some_moves(game, state, last)
        move = chooser.move(state)
        try:
            game.apply(state, move, chance)
        except Exception as error:
            raise broken(f"{spot}, playing {move}", LEGAL_IS_PLAYED, error) from error
        last = move.notation
    raise broken(str(spot), GAMES_END, AssertionError(f"no end after {LONGEST_GAME} moves"))


def middle_spots(
    game: Game[Any], players: int, seed: int, every: int, manner: Manner = Chooser
) -> Iterator[WalkPosition]:
    """One position in `every` of a random game, none of them at its end."""
    for spot in walk(game, players, seed, manner):
        if spot.number % every == seed % every and spot.state.seat != OVER:
            yield spot


def plain(data: Any) -> Any:
    """Data after a round trip through JSON."""
    return json.loads(json.dumps(data))


def new_match(game: Game[Any], players: int, seed: int) -> Match:
    """A match, with its record, of the game of a seed."""
    seats = [{"name": f"seat {seat}"} for seat in range(players)]
    return Match(
        game,
        new_header(game, players, options_of(game, players), seats),
        Seeded(derived_seed(seed, 0)),
    )
