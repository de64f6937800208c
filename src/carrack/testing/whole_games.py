"""Promises of every game, checked on whole games: events, turns, undo, records, draws."""

from __future__ import annotations

from typing import Any

from carrack.core.chance import Recorded, Recording, Seeded, Stream
from carrack.core.events import Event
from carrack.core.game import OVER, Game, state_hash
from carrack.core.match import Match, Replay
from carrack.core.record import read_record
from carrack.testing.promises import promised
from carrack.testing.walks import Chooser, new_match, new_state, options_of, plain, walk

# --- events --------------------------------------------------------------------------------------


@promised
def check_events(game: Game[Any], players: int, seed: int, rules: set[str]) -> int:
    """In a whole game every point has an event, and every event a rule. Returns their count."""
    state, chance, chooser = new_state(game, players, seed), Seeded(seed), Chooser(game, seed)
    points = list(game.result(state).points)
    sides = game.sides(players)
    count = 0
    for event in state.opening or []:
        check_event(event, players, sides, rules)
    while state.seat != OVER:
        state.events = events = list[Event]()
        move = chooser.move(state)
        game.apply(state, move, chance)
        for event in events:
            check_event(event, players, sides, rules)
            if event.data.get("points"):
                points[event.seat] += event.data["points"]
        assert game.result(state).points == points, f"points without an event at {move}"
        count += len(events)
    return count


def check_event(event: Event, players: int, sides: int, rules: set[str]) -> None:
    """An event is plain data, rests on a rule that exists, and hides what is private."""
    whole = event.whole()
    assert plain(whole) == whole
    assert event.rule in rules, f"{event.kind} rests on {event.rule!r}, which is no rule"
    assert -1 <= event.seat < sides
    assert all(reader < players for reader in event.readers or []), "an automaton reads nothing"
    if "points" in event.data:
        assert isinstance(event.data["points"], int)
        assert event.data["source"], f"{event.kind} gives points without a source"
        assert event.seat >= 0
    for viewer in (None, *range(players)):
        seen = event.seen_by(viewer)
        private = viewer in (event.readers or [])
        hidden = {} if private else event.private or {}
        assert not set(hidden) & set(seen)


# --- turns, undo, records ------------------------------------------------------------------------


@promised
def check_turns(game: Game[Any], players: int, seed: int) -> None:
    """No turn returns to an earlier position of itself, and turns are counted one by one.

    Those of automata pass inside the move that ends a seat's turn, or before the first decision.
    """
    seen: set[str] = set()
    turn, most = 0, 1 + game.automata(players)
    for spot in walk(game, players, seed):
        if spot.state.turn != turn:
            assert turn < spot.state.turn <= turn + most
            turn, seen = spot.state.turn, set()
        digest = spot.hash()
        assert digest not in seen, f"turn {turn} returns to an earlier position"
        seen.add(digest)


@promised
def check_record(game: Game[Any], players: int, seed: int, undo: bool = True) -> tuple[str, int]:
    """A game with its record, and undo once a turn; the record replays to the same last hash.

    Returns the record and the number of undos.
    """
    match = new_match(game, players, seed)
    chooser = Chooser(game, seed)
    undone = 0
    last_undo = -1
    while not match.over:
        floor = match.undo_floor()
        if undo and floor < match.decision and match.state.turn != last_undo:
            last_undo = match.state.turn
            check_undo(match, floor, chooser.stream)
            undone += 1
            continue
        if undo and match.ended() is not None:
            check_end_of_turn(match, chooser.stream)
        step = match.play(match.state.seat, chooser.move(match.state))
        assert len([entry for entry in step.entries if entry.kind in ("turn", "result")]) <= 1
    text = match.record().text()
    replayed = Replay(game, read_record(text.splitlines())).run()
    assert replayed.record().text() == text
    assert replayed.over
    assert state_hash(game, replayed.state) == state_hash(game, match.state)
    return text, undone


def check_undo(match: Match, floor: int, stream: Stream) -> None:
    """Undo restores the hash: a turn undone and played again leads to the same position."""
    turn_moves = standing_moves(match)[floor:]
    seat, there = match.state.seat, state_hash(match.game, match.state)
    back = floor + stream.below(match.decision - floor)
    match.undo(seat, back)
    assert match.decision == back
    for notation in turn_moves[back - floor :]:
        match.play(seat, match.game.read_move(match.state, notation))
    assert state_hash(match.game, match.state) == there
    match.undo(seat, floor)


def check_end_of_turn(match: Match, stream: Stream) -> None:
    """The end of a turn that can be undone reveals nothing, and comes out the same again.

    Viewers see after it what they would see if everything hidden from them were different.
    """
    game, seat = match.game, match.ended()
    assert seat is not None
    move, there = game.read_move(match.state, standing_moves(match)[-1]), match.state.copy()
    match.undo(seat, match.decision - 1)
    assert match.state.seat == seat
    for viewer in range(match.header.players):
        other = game.imagine(match.state, viewer, stream)
        game.apply(other, move, Recorded([]))
        assert game.view(other, viewer) == game.view(there, viewer), f"{move} reveals to {viewer}"
    step = match.play(seat, move)
    assert not [event for event in step.events if event.readers]
    assert state_hash(game, match.state) == state_hash(game, there)
    assert match.ended() == seat


def standing_moves(match: Match) -> list[str]:
    """The notations of the moves that have not been undone."""
    moves: list[str] = []
    for entry in match.entries:
        if entry.kind == "move":
            moves.append(entry.data["move"])
        elif entry.kind == "undo":
            del moves[entry.data["undo"] :]
    return moves


@promised
def check_draws(game: Game[Any], players: int, seed: int) -> None:
    """Each purpose of chance is drawn once in a game: a counter in it makes it another."""
    chance, chooser = Recording(Seeded(seed)), Chooser(game, seed)
    state = game.setup(players, options_of(game, players), chance)
    drawn, last = dict[str, str](), "set-up"
    while True:
        for draw in chance.taken():
            assert draw.purpose not in drawn, (
                f"{draw.purpose!r} is drawn in {drawn[draw.purpose]} and again in {last}"
            )
            drawn[draw.purpose] = last
        if state.seat == OVER:
            return
        move = chooser.move(state)
        last = f"{move} of turn {state.turn}"
        game.apply(state, move, chance)
