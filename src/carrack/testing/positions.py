"""Promises of every game, checked on positions of random games.

Each check takes a `WalkPosition`: a game, a position in it, and a stream for choices of its own; it
leaves the position as it found it and fails with an assertion that says what differs.
"""

from __future__ import annotations

from typing import Any

from carrack.core.chance import Chance, Seeded, Stream
from carrack.core.game import (
    OVER,
    Game,
    Legal,
    Move,
    Refusal,
    Refused,
    State,
    canonical,
    state_hash,
)
from carrack.core.match import Match
from carrack.testing.promises import promised
from carrack.testing.walks import LONGEST_GAME, WalkPosition, new_state, plain, some_moves

# --- legal moves ---------------------------------------------------------------------------------


@promised
def check_legal(spot: WalkPosition) -> None:
    """`legal` counts, iterates, samples and tests the same moves, each with its own number."""
    legal = spot.game.legal(spot.state)
    moves = list(legal)
    assert len(moves) == len(legal), f"{len(moves)} moves are iterated, {len(legal)} counted"
    by_index: dict[int, Move] = {}
    for move in moves:
        other = by_index.setdefault(move.index, move)
        assert other is move, f"{other} and {move} are both legal and have the number {move.index}"
        assert move in legal, f"{move} is iterated, but not `in` the legal moves"
        check_names(spot, move)
        assert spot.game.refusal(spot.state, move) is None, f"legal, but refused: {move}"
    for _ in range(5):
        assert legal.sample(spot.stream) in moves


@promised
def check_names(spot: WalkPosition, move: Move) -> None:
    """A move is found again by its number and by its notation, and is one line of text."""
    found = spot.game.move_at(spot.state, move.index)
    assert found is move, f"number {move.index} of {move} gives {found}, not the same object"
    read = spot.game.read_move(spot.state, move.notation)
    assert read is move, f"{move.notation!r} is read as {read}, not as the same object"
    assert move.notation == move.notation.strip() != "", f"{move} has spaces around it, or no words"
    assert move.notation.isprintable(), f"{move} is not one line of text"
    assert hash(move) == hash(read)


@promised
def check_description(spot: WalkPosition) -> None:
    """Every legal move can be described to a reader as plain data."""
    for move in spot.game.legal(spot.state):
        described = spot.game.describe(spot.state, move)
        assert plain(described) == described, f"what is said of {move} is not plain data"
        assert {"key", "args", "group"} <= set(described), f"{move} has only {sorted(described)}"
        assert described["key"].startswith("move-"), f"{move} has the key {described['key']!r}"
        assert isinstance(described["args"], dict)
        for step in described["group"]:
            assert set(step) == {"key", "args"}


@promised
def check_courses(spot: WalkPosition) -> None:
    """Ways are plain data, each step after the one it follows, and begin with a legal move."""
    tree = spot.game.courses(spot.state)
    assert plain(tree) == tree
    legal = set(notations(spot.game, spot.state))
    for index, step in enumerate(tree):
        assert -1 <= step["parent"] < index
        assert spot.game.read_move(spot.state, step["move"]).notation == step["move"]
        assert step["parent"] >= 0 or step["move"] in legal


def check_sampling(legal: Legal, stream: Stream) -> None:
    """Among few moves, a fair sample soon finds each."""
    moves = list(legal)
    found = {legal.sample(stream).index for _ in range(40 * len(moves))}
    assert found == {move.index for move in moves}


def move_bound(game: Game[Any], players: int, seed: int) -> int:
    """The number of move numbers: the first one that is refused when all before it exist."""
    state = new_state(game, players, seed)
    low, high = 0, 1
    while _exists(game, state, high):
        low, high = high, high * 2
        assert high < 1 << 40, "the numbers of moves never end"
    while high - low > 1:
        between = (low + high) // 2
        low, high = (between, high) if _exists(game, state, between) else (low, between)
    return high


def _exists(game: Game[Any], state: State, index: int) -> bool:
    try:
        return game.move_at(state, index).index == index
    except Refused:
        return False


def any_index(stream: Stream, bound: int) -> int:
    """A number of a move, or of none; half of them small, where frequent moves are."""
    top = bound + 20 if stream.below(2) else min(bound, 400)
    return stream.below(top) - 5


# --- refusals ------------------------------------------------------------------------------------


@promised
def check_refusals(spot: WalkPosition, bound: int, tries: int) -> int:
    """`refusal` is None exactly for legal moves; numbers of all sizes. Returns how many are not."""
    legal = spot.game.legal(spot.state)
    refused = 0
    for _ in range(tries):
        index = any_index(spot.stream, bound)
        try:
            move = spot.game.move_at(spot.state, index)
        except Refused as error:
            check_reason(error.refusal)
            refused += 1
            continue
        assert move.index == index
        refusal = spot.game.refusal(spot.state, move)
        assert (refusal is None) == (move in legal), f"{move}: {refusal}"
        if refusal is not None:
            check_reason(refusal)
            refused += 1
    return refused


def check_reason(refusal: Refusal) -> None:
    """A refusal speaks to a person."""
    assert len(refusal.text) > 5
    assert refusal.rule == "" or "-" in refusal.rule


def check_match_refuses(match: Match, stream: Stream, bound: int, tries: int) -> int:
    """A match refuses illegal moves, and legal ones of other seats; nothing changes."""
    before, lines = state_hash(match.game, match.state), len(match.entries)
    seats = match.header.players
    legal = match.game.legal(match.state)
    refused = 0
    for _ in range(tries):
        seat = stream.below(seats + 2) - 1
        move = legal.sample(stream)
        if seat == match.state.seat:
            found = _illegal(match, any_index(stream, bound))
            if found is None:
                continue
            move = found
        try:
            match.play(seat, move)
        except Refused:
            refused += 1
        else:
            raise AssertionError(f"{move} of seat {seat} was played")
    assert state_hash(match.game, match.state) == before
    assert len(match.entries) == lines
    return refused


def _illegal(match: Match, index: int) -> Move | None:
    try:
        move = match.game.move_at(match.state, index)
    except Refused:
        return None
    return None if move in match.game.legal(match.state) else move


@promised
def check_bad_notation(spot: WalkPosition, text: str) -> bool:
    """A text is refused, or names a move that can be asked about. Returns whether refused."""
    before = spot.hash()
    try:
        move = spot.game.read_move(spot.state, text)
    except Refused as error:
        check_reason(error.refusal)
        refused = True
    else:
        refusal = spot.game.refusal(spot.state, move)
        assert (refusal is None) == (move in spot.game.legal(spot.state))
        refused = refusal is not None
    assert spot.hash() == before
    return refused


def misspelt(text: str, stream: Stream) -> str:
    """A notation with one character doubled, left out or replaced."""
    place = stream.below(len(text))
    kinds = ("", text[place] * 2, " ", "-", "9", "é", text[place].swapcase())
    return text[:place] + kinds[stream.below(len(kinds))] + text[place + 1 :]


# --- copies, JSON, views -------------------------------------------------------------------------


@promised
def check_copy(spot: WalkPosition) -> None:
    """A copy equals its original and reports to nobody, and the two are independent."""
    before = spot.hash()
    listening = spot.state.copy()
    listening.events = []
    assert listening.copy().events is None, "a copy reports to the list of its original"
    copy = spot.state.copy()
    assert state_hash(spot.game, copy) == before, "a copy differs from its original"
    witness = copy.copy()
    play_on(spot, copy, 10)
    assert spot.hash() == before, "moves on a copy changed the original: `copy` shares a list"
    assert state_hash(spot.game, witness) == before, "moves on a position changed its copy"


def play_on(spot: WalkPosition, state: State, moves: int) -> None:
    """Play random moves on a position, with the chance of its game."""
    chance = spot.chance()
    for _ in range(moves):
        if state.seat == OVER:
            return
        spot.game.apply(state, some_moves(spot.game, state).sample(spot.stream), chance)


@promised
def check_branches(game: Game[Any], players: int, seed: int, steps: int) -> int:
    """Positions never change when their copies are played on, however often these branch.

    Takes this many random steps on copies, and on what seats imagine, of positions that are all
    kept and compared at the end. Returns how many were kept.
    """
    chance, stream, taken = Seeded(seed), Stream(seed), 0
    kept, hashes, going = list[State](), list[str](), list[State]()
    while taken < steps:
        # every other time from the newest, to reach the end of games
        state = new_state(game, players, seed)
        if going:
            origin = going[stream.below(len(going)) if stream.below(2) else -1]
            imagined = stream.below(4) == 0
            state = (
                game.imagine(origin, stream.below(players), stream) if imagined else origin.copy()
            )
        taken += branch(game, state, players, chance, stream)
        kept.append(state)
        hashes.append(state_hash(game, state))
        if state.seat != OVER:
            going.append(state)
    assert [state_hash(game, state) for state in kept] == hashes
    return len(kept)


def branch(game: Game[Any], state: State, players: int, chance: Chance, stream: Stream) -> int:
    """Take up to twenty random steps, including commands; returns how many."""
    for number in range(1 + stream.below(20)):
        if state.seat == OVER:
            return number
        seat = stream.below(players)
        commands = game.commands(state, seat)
        if commands and stream.below(4) == 0:
            game.command(state, seat, commands[stream.below(len(commands))])
        else:
            game.apply(state, some_moves(game, state).sample(stream), chance)
    return number + 1


@promised
def check_json(spot: WalkPosition) -> None:
    """A state is restored from JSON whole: same data, same moves, same future."""
    data = spot.game.to_json(spot.state)
    assert plain(data) == data, "to_json is not plain data"
    restored = spot.game.from_json(plain(data))
    assert canonical(spot.game.to_json(restored)) == canonical(data)
    assert (restored.seat, restored.turn, restored.reveals) == (
        spot.state.seat,
        spot.state.turn,
        spot.state.reveals,
    )
    if spot.state.seat == OVER:
        return
    assert notations(spot.game, restored) == notations(spot.game, spot.state)
    move = spot.game.legal(spot.state).sample(spot.stream)
    copy = spot.state.copy()
    spot.game.apply(copy, move, spot.chance())
    again = spot.game.read_move(restored, move.notation)
    spot.game.apply(restored, again, spot.chance())
    assert state_hash(spot.game, restored) == state_hash(spot.game, copy)


def notations(game: Game[Any], state: State) -> list[str]:
    """The legal moves as written in records."""
    return [move.notation for move in game.legal(state)]


@promised
def check_views(spot: WalkPosition) -> None:
    """Views are plain data with all that a page needs, and looking changes nothing."""
    before = spot.hash()
    for viewer in (None, *spot.seats):
        view = spot.game.view(spot.state, viewer)
        assert plain(view) == view, f"the view of {viewer} is not plain data"
        missing = {"viewer", "seat", "turn"} - set(view)
        assert not missing, f"a page needs {sorted(missing)} in the view of {viewer}"
        assert spot.game.view(spot.state, viewer) == view
    assert spot.game.board(spot.state).strip() != ""
    assert spot.hash() == before


# --- the end -------------------------------------------------------------------------------------


@promised
def check_imagined_play(spot: WalkPosition) -> None:
    """A position that a seat imagines can be played to its end."""
    for seat in spot.seats:
        state = spot.game.imagine(spot.state, seat, Stream(spot.stream.word()))
        play_on(spot, state, LONGEST_GAME)
        assert state.seat == OVER


@promised
def check_end(spot: WalkPosition) -> None:
    """At the end nobody may do anything, and the places follow the points or a rule of ties."""
    game, state = spot.game, spot.state
    assert len(list(game.legal(state))) == 0
    assert game.left(state) == game.standing(state) == []
    for seat in spot.seats:
        assert game.commands(state, seat) == []
    result = game.result(state)
    assert plain(result.to_json()) == result.to_json()
    assert len(result.points) == len(result.places) == spot.sides
    assert min(result.places) == 1
    assert max(result.places) <= spot.sides
    for mine, place in zip(result.points, result.places, strict=True):
        ahead = sum(points > mine for points in result.points)
        assert place > ahead, "somebody with more points has no better place"
