"""Loading at home in another player's turn waits for nobody and disturbs nothing (DEI-CARGO-2)."""

from __future__ import annotations

import pytest

from carrack.core.chance import Seeded, Stream
from carrack.core.game import OVER, Move, Refused, canonical, checked_options, state_hash
from carrack.core.match import Match, Replay, new_header
from carrack.core.record import read_record
from carrack.games.dutch_east_indies.components import ITEMS
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.moves import LOAD, MOVES, UNLOAD
from carrack.games.dutch_east_indies.state import Dei
from support.games.dei_busy_games import busy_move, start
from support.games.dei_invariants import check_position
from support.positions.dei import load, stock

GAMES = range(40)


def chosen(moves: list[Move], stream: Stream) -> Move:
    return moves[stream.below(len(moves))]


def own_goods(s: Dei, seat: int) -> list[int]:
    """What a seat has aboard and at home together."""
    return [
        sum(s.hold[(seat * 2 + ship) * ITEMS + item] for ship in (0, 1))
        + s.home[seat * ITEMS + item]
        for item in range(ITEMS)
    ]


@pytest.mark.rule("DEI-CARGO-2")
def test_a_command_leaves_the_active_seat_as_it_was() -> None:
    given = 0
    for seed in GAMES:
        s, stream, chance = start(seed), Stream(seed), Seeded(seed)
        while s.seat != OVER:
            assert GAME.commands(s, s.active) == []
            seat = stream.below(s.players)
            commands = GAME.commands(s, seat)
            if commands and stream.below(4) == 0:
                given += 1
                check_command(s, seat, chosen(commands, stream))
            GAME.apply(s, busy_move(s, stream), chance)
    assert given > 100


def check_command(s: Dei, seat: int, move: Move) -> None:
    """Only where goods of that seat lie has changed, and nobody's moves but by a victory."""
    copy = s.copy()
    GAME.command(copy, seat, move)
    check_position(copy)
    assert own_goods(copy, seat) == own_goods(s, seat)
    if copy.seat == OVER:
        assert copy.winner == seat
        return
    before, after = GAME.to_json(s), GAME.to_json(copy)
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"hold", "home"}
    assert [m.notation for m in GAME.legal(copy)] == [m.notation for m in GAME.legal(s)]
    for other in range(s.players):
        if other != seat:
            assert GAME.commands(copy, other) == GAME.commands(s, other)
            assert own_goods(copy, other) == own_goods(s, other)


@pytest.mark.rule("DEI-CARGO-2")
@pytest.mark.parametrize("seed", range(6))
def test_what_is_no_command_is_refused_and_changes_nothing(seed: int) -> None:
    match, stream = match_from(seed), Stream(seed)
    for _ in range(60):
        if match.over:
            return
        for seat in range(match.header.players):
            commands = GAME.commands(match.state, seat)
            before, lines = state_hash(GAME, match.state), len(match.entries)
            for _ in range(20):
                move = chosen(list(MOVES), stream)
                if move in commands:
                    assert move.kind in (LOAD, UNLOAD)
                    continue
                with pytest.raises(Refused, match="out of turn"):
                    match.command(seat, move)
            assert (state_hash(GAME, match.state), len(match.entries)) == (before, lines)
        match.play(match.state.seat, GAME.legal(match.state).sample(stream))


def match_from(seed: int) -> Match:
    """A match of a few rounds for two to four players."""
    players = 2 + seed % 3
    options = checked_options(GAME, players, {"rounds": 8})
    seats = [{"name": f"seat {seat}"} for seat in range(players)]
    return Match(GAME, new_header(GAME, players, options, seats), Seeded(seed))


@pytest.mark.rule("DEI-CARGO-2")
@pytest.mark.parametrize("seed", range(12))
def test_records_with_commands_and_moves_taken_back_replay_to_the_same_end(seed: int) -> None:
    match, stream = match_from(seed), Stream(seed)
    counts = {"command": 0, "undo": 0}
    while not match.over:
        state = match.state
        assert isinstance(state, Dei)
        seat = stream.below(state.players)
        commands = GAME.commands(state, seat)
        if commands and stream.below(3) == 0:
            match.command(seat, chosen(commands, stream))
            counts["command"] += 1
        elif match.undo_floor() < match.decision and stream.below(5) == 0:
            counts["undo"] += 1
            check_undo(match, stream)
        else:
            match.play(state.seat, busy_move(state, stream))
    assert min(counts.values()) > 3
    text = match.record().text()
    replayed = Replay(GAME, read_record(text.splitlines())).run()
    assert replayed.record().text() == text
    assert state_hash(GAME, replayed.state) == state_hash(GAME, match.state)


def check_undo(match: Match, stream: Stream) -> None:
    """Moves of the active seat are taken back; what others loaded in the meantime stands."""
    state = match.state
    assert isinstance(state, Dei)
    floor = match.undo_floor()
    others = [seat for seat in range(state.players) if seat != state.active]
    before = [loaded(state, seat) for seat in others]
    match.undo(state.seat, floor + stream.below(match.decision - floor))
    after = match.state
    assert isinstance(after, Dei)
    assert [loaded(after, seat) for seat in others] == before


def loaded(s: Dei, seat: int) -> str:
    """Where a seat's goods lie."""
    return canonical([s.hold[seat * 2 * ITEMS : (seat * 2 + 2) * ITEMS], stock_of(s, seat)])


def stock_of(s: Dei, seat: int) -> list[int]:
    """What lies on a home island."""
    return s.home[seat * ITEMS : (seat + 1) * ITEMS]


@pytest.mark.rule("DEI-WIN-1")
@pytest.mark.parametrize("moves", [[], ["load A crate"]])
def test_a_victory_out_of_turn_is_final(moves: list[str]) -> None:
    match = match_from(0)
    state = match.state
    assert isinstance(state, Dei)
    active, winner = state.active, 1 - state.active
    stock(state, winner, "2 clove 2 cardamom 2 cinnamon 1 nutmeg")
    load(state, f"{winner + 1}A", "1 nutmeg")
    first = match.decision
    for notation in moves:
        match.play(active, GAME.read_move(state, notation))
    step = match.command(winner, GAME.read_move(state, "unload A nutmeg"))
    assert [entry.kind for entry in step.entries] == ["command", "result"]
    assert match.over
    assert GAME.result(match.state).places[winner] == 1
    assert match.undo_floor() == match.decision
    for late in (
        lambda: match.undo(active, first),
        lambda: match.play(active, GAME.read_move(match.state, "end")),
        lambda: match.command(winner, GAME.read_move(match.state, "load A crate")),
    ):
        with pytest.raises(Refused, match="[Tt]he game is over"):
            late()
