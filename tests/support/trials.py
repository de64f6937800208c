"""Games whose lines of play are tried, and the same games with everything hidden imagined anew."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from carrack.core.chance import Seeded, Stream
from carrack.core.game import OVER, Game, State, canonical, state_hash
from carrack.core.match import Match, new_header
from carrack.core.record import Record
from carrack.core.reel import Reel
from carrack.core.trial import Trial
from carrack.server.shapes.messages import TriedMove, TryPost
from carrack.server.tables.tried import TryRequest, tried
from carrack.testing.walks import Wanderer, options_of

Json = dict[str, Any]


def played(game: Game[Any], players: int, seed: int) -> Record:
    """The record of a whole game, with commands now and then."""
    options = options_of(game, players)
    seats = [{"name": f"Player {seat + 1}"} for seat in range(players)]
    match = Match(game, new_header(game, players, options, seats), Seeded(seed), listen=False)
    wanderer, stream = Wanderer(game, seed), Stream(seed + 1)
    while not match.over:
        if stream.below(6) == 0:
            for seat, move in list(a_command(game, match.state, players, stream)):
                match.command(seat, game.read_move(match.state, move))
            if match.over:
                break
        match.play(match.state.seat, wanderer.move(match.state))
    return match.record()


def a_command(
    game: Game[Any], state: State, players: int, stream: Stream
) -> Iterator[tuple[int, str]]:
    """A command that somebody may give, if anybody may."""
    may = [(seat, move.notation) for seat in range(players) for move in game.commands(state, seat)]
    if may:
        yield may[stream.below(len(may))]


class Dreamt(Reel):
    """A game in which everything is as it was but what is hidden from a seat, which is imagined.

    `others` are the hashes of positions that differ from the true ones.
    """

    def __init__(self, game: Game[Any], record: Record, seat: int, stream: Stream) -> None:
        super().__init__(game, record.header, record.entries)
        self.seat = seat
        self.stream = stream
        self.others: set[str] = set()

    def position(self, step: int) -> State:
        true = super().position(step)
        if true.seat == OVER:
            return true  # nothing is hidden any more
        other = self.game.imagine(true, self.seat, self.stream)
        if state_hash(self.game, other) != state_hash(self.game, true):
            self.others.add(state_hash(self.game, other))
        return other


def trial_after(reel: Reel, at: int, seat: int, number: int | None) -> Trial:
    """A trial after a step, from what a seat knows."""
    header, steps = reel.replay.match.header, reel.story.steps[: at + 1]
    return Trial(reel.game, header, reel.position(at), steps, seat, number)


def wandering(trial: Trial, most: int, stream: Stream) -> list[TriedMove]:
    """A line of moves of whoever decides, with commands, as far as the trial goes on."""
    line: list[TriedMove] = []
    game, players = trial.game, trial.match.header.players
    while trial.state.seat != OVER and not trial.stopped and len(line) < most:
        given = list(a_command(game, trial.state, players, stream)) if stream.below(8) == 0 else []
        move = game.legal(trial.state).sample(stream).notation
        seat, move = given[0] if given else (trial.state.seat, move)
        line.append(TriedMove(seat, move, bool(given)))
        trial.add(seat, move, bool(given))
    return line


def answer(reel: Reel, at: int, seat: int, line: list[TriedMove], number: int | None) -> bytes:
    """The answer to a line that is tried; in which order a view is written, means nothing."""
    said = tried(reel, TryRequest(TryPost(at, seat, line, number), seat))
    assert isinstance(said, bytes)
    return canonical(json.loads(said)).encode()


def read(said: bytes) -> Json:
    """An answer as data."""
    data: Json = json.loads(said)
    return data
