"""Random games with undo and commands."""

from __future__ import annotations

from typing import Any

from carrack.core.chance import Seeded, Stream
from carrack.core.game import Game, State
from carrack.core.match import Match, new_header
from carrack.core.record import note_entry


def play_with_undo(
    game: Game[Any], players: int, seed: int, steps: int, **options: Any
) -> tuple[Match, list[State]]:
    """A match of at most `steps` steps, and the position after each."""
    names = [{"name": f"seat {seat}", "kind": "human"} for seat in range(players)]
    match = Match(game, new_header(game, players, options, names), Seeded(seed))
    luck, states = Stream(seed), [match.state.copy()]
    while len(states) <= steps and not match.over:
        undo_or_command(match, luck)
        states.append(match.state.copy())
    return match, states


def play_out_with_undo(match: Match, stream: Stream) -> Match:
    """Plays a match to its end: random moves, and an undo where the first one is possible."""
    undone = False
    while not match.over:
        if match.undo_floor() < match.decision and not undone:
            match.undo(match.state.seat, match.undo_floor())
            undone = True
        match.play(match.state.seat, match.game.legal(match.state).sample(stream))
    assert undone
    return match


def undo_or_command(match: Match, luck: Stream) -> None:
    """One step: a move, or now and then something else."""
    game, seat, floor = match.game, match.state.seat, match.undo_floor()
    what = luck.below(8)
    if what < 3 and floor < match.decision:
        match.undo(seat, floor + luck.below(match.decision - floor))
    elif what == 3 and (ended := match.ended()) is not None:
        match.undo(ended, match.decision - 1)
    elif what == 4:
        match.add_note(note_entry({"action": "rename", "seat": 0, "name": "Ada"}))
    elif what == 5 and (offered := offers(match)):
        match.command(*offered[luck.below(len(offered))])
    else:
        match.play(seat, game.legal(match.state).sample(luck))


def offers(match: Match) -> list[tuple[int, Any]]:
    """The commands of all seats."""
    seats = range(match.header.players)
    return [(seat, move) for seat in seats for move in match.game.commands(match.state, seat)]


def cycles(game: Game[Any], count: int, **options: Any) -> Match:
    """A match in which somebody plays a move and takes it back, again and again."""
    header = new_header(game, 2, options, [{"name": "Ada"}, {"name": "Ben"}])
    match = Match(game, header, Seeded(1))
    while match.undo_floor() == match.decision:
        match.play(match.state.seat, game.legal(match.state).sample(Stream(match.decision)))
    match.undo(match.state.seat, match.decision - 1)
    move = next(move for move in game.legal(match.state) if quiet(match, move))
    for _ in range(count):
        match.play(match.state.seat, move)
        match.undo(match.state.seat, match.decision - 1)
    return match


def quiet(match: Match, move: Any) -> bool:
    """Whether a move can be taken back."""
    trial, before = match.state.copy(), match.state
    match.game.apply(trial, move, Seeded(1))
    return (trial.seat, trial.turn, trial.reveals) == (before.seat, before.turn, before.reveals)
