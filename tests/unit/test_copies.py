"""Positions, moves, games and whoever plays them are copied and pickled, compiled or not."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import carrack
from carrack.bots import make_bot
from carrack.bots.names import bot_names
from carrack.core.chance import Chance, CommittedChance, Draw, Recorded, Seeded, Stream
from carrack.core.game import Game, checked_options, state_hash
from carrack.core.knowledge import knowledge_of
from carrack.core.move import Move
from carrack.core.registry import find_game
from carrack.core.seat import SeatHandle, for_seat
from carrack.core.streams import HashedStream, WideStream
from carrack.notebook.session import Session
from support.games.all_games import INSTALLED
from support.games.tiny import GAME as TINY

GAMES = pytest.mark.parametrize(
    "game", [pytest.param(find_game(name), id=name) for name in INSTALLED]
)
WAYS: list[Callable[[Any], Any]] = [
    copy.copy,
    copy.deepcopy,
    lambda one: pickle.loads(pickle.dumps(one)),
]

again = WAYS[2]
"""What another process would be handed."""

THINKERS = ["deckhand", "helmsman", "navigator", "flat:iterations=8"]


def played(game: Game[Any], moves: int = 40, players: int = 2) -> Session:
    session, stream = carrack.new_game(game.name, players=players, seed=7), Stream(7)
    for _ in range(moves):
        session.play(game.legal(session.match.state).sample(stream))
    return session


@GAMES
def test_a_pickled_move_is_the_move_itself(game: Game[Any]) -> None:
    session = played(game)
    for _ in range(30):
        legal = game.legal(session.match.state)
        for move in list(legal)[:20]:
            assert all(way(move) is move for way in WAYS)
            assert again(move) in legal
        session.play(legal.sample(Stream(session.match.decision)))


@GAMES
def test_position_and_move_that_travel_together_still_belong_together(game: Game[Any]) -> None:
    state = played(game).match.state
    other, moves = again((state, list(game.legal(state))))
    assert all(move in game.legal(other) for move in moves)
    assert [move.index for move in again(game.legal(state))] == [move.index for move in moves]


@GAMES
def test_a_session_continues_from_where_it_stood(game: Game[Any]) -> None:
    session = played(game)
    twins = [copy.deepcopy(session), again(session)]
    for one in (session, *twins):
        one.play(one.legal()[0])
        one.watch(lambda: None)
    assert {one.record() for one in (session, *twins)} == {session.record()}
    before = session.record()
    session.play(session.legal()[0])
    assert {one.record() for one in twins} == {before}
    assert all(one.game is session.game for one in twins)


@GAMES
def test_what_can_be_taken_back_is_copied(game: Game[Any]) -> None:
    session = carrack.new_game(game.name, seed=7)
    for _ in range(200):
        if session.match.undo_floor() < session.match.decision:
            break
        session.play(session.legal()[0])
    twins = [copy.deepcopy(session), again(session)]
    for one in (session, *twins):
        one.undo()
    assert {one.record() for one in twins} == {session.record()}


@GAMES
def test_a_game_and_its_knowledge_are_found_again(game: Game[Any]) -> None:
    knowledge = knowledge_of(game)
    for way in WAYS:
        assert way(game) is game
        assert way(knowledge) is knowledge


@GAMES
@pytest.mark.parametrize("name", [*THINKERS, "learned", "flat:iterations=8"])
def test_a_bot_in_mid_game_is_copied_with_what_it_keeps(game: Game[Any], name: str) -> None:
    session = played(game, 4)
    bot = make_bot(game, name)
    decide(game, bot, session, 1)
    twins = [copy.deepcopy(bot), again(bot)]
    assert len({decide(game, one, session, 2).notation for one in (bot, *twins)}) == 1


def decide(game: Game[Any], bot: Any, session: Session, number: int) -> Move:
    handle: SeatHandle = for_seat(game, session.match.state, Stream(1))
    return bot.decide(handle, Stream(number))


def test_bots_of_every_name_are_copied() -> None:
    for game in map(find_game, INSTALLED):
        for name in bot_names(game):
            bot = make_bot(game, name)
            assert {type(way(bot)) for way in WAYS[1:]} == {type(bot)}


@pytest.mark.parametrize("stream", [Stream(5), WideStream(5, 9), HashedStream(b"k" * 32, "throw")])
def test_a_stream_continues_where_it_stood(stream: Stream) -> None:
    stream.below(6)
    twins = [way(stream) for way in WAYS]
    assert len({tuple(one.below(100) for _ in range(20)) for one in (stream, *twins)}) == 1


@pytest.mark.parametrize(
    "chance", [Seeded(7), CommittedChance(b"s" * 32), Recorded([Draw("seats", [1, 0])])]
)
def test_a_source_of_chance_answers_alike(chance: Chance) -> None:
    for way in WAYS:
        assert way(chance).permutation("seats", 2) == way(chance).permutation("seats", 2)


def test_a_game_written_in_python_is_copied_too() -> None:
    state = TINY.setup(2, checked_options(TINY, 2, {}), Seeded(1))
    for way in WAYS:
        assert state_hash(TINY, way(state)) == state_hash(TINY, state)
        assert state_hash(TINY, way((TINY, state))[1]) == state_hash(TINY, state)
