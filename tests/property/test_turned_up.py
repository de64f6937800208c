"""What comes to light in a move: named once for each seat, and imagined as it lies."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.chance import Draw, Recorded, Recording, Seeded, Stream
from carrack.core.game import OVER, Game, Move, State, canonical
from carrack.core.registry import find_game
from carrack.testing.secrecy import events_seen, listened
from carrack.testing.walks import Wanderer, how_many, options_of
from support.games import searchable

GAMES = how_many(2, 100)
STEPS = how_many(600, 60_000)

games = pytest.mark.parametrize(
    ("name", "players"),
    [
        (searchable.GAME.name, 2),
        (searchable.GAME.name, 3),
        ("amerigo", 2),
        ("amerigo", 4),
        ("dutch-east-indies", 1),
        ("dutch-east-indies", 2),
        ("dutch-east-indies", 4),
    ],
)


class Journey:
    """A random game, each move of which is played again in positions that seats imagine."""

    def __init__(self, game: Game[Any], players: int, seed: int) -> None:
        self.game = game
        self.players = players
        self.stream = Stream(seed)
        self.named: list[set[str]] = [set() for _ in range(players)]
        self.compared = 0

    def play(self, steps: int, seed: int) -> None:
        wanderer = Wanderer(self.game, seed)
        chance = Recording(Seeded(seed))
        state = self.game.setup(self.players, options_of(self.game, self.players), chance)
        chance.taken()
        for _ in range(steps):
            if state.seat == OVER:
                return
            before, move = state.copy(), wanderer.move(state)
            events = listened(self.game, state, move, chance)
            draws = chance.taken()
            for seat in range(self.players):
                self.check(seat, before, state, move, draws, events_seen(events, seat))

    def check(
        self, seat: int, before: State, after: State, move: Move, draws: list[Draw], reported: str
    ) -> None:
        """A seat sees the same whether a move was played as it was, or as it may imagine it."""
        names = self.game.turned_up(before, after, seat)
        assert not self.named[seat].intersection(names), f"seen before: {names}"
        self.named[seat].update(names)
        if not draws and before.reveals == after.reveals:
            assert names == []
            return
        word = self.stream.word()
        other = self.game.imagine_seeing(before, after, seat, names, Stream(word))
        assert self.game.view(other, seat) == self.game.view(before, seat)
        reached = other.copy()
        again = listened(self.game, reached, move, Recorded(draws))
        assert events_seen(again, seat) == reported
        assert self.game.view(reached, seat) == self.game.view(after, seat)
        fancied = self.game.imagine_seeing(other, reached, seat, names, Stream(word))
        told_by = [canonical(self.game.to_json(each)) for each in (other, fancied)]
        assert told_by[0] == told_by[1], "it depends on what the seat has not seen"
        self.compared += 1


@games
def test_a_move_shows_a_seat_the_same_in_what_it_imagines(name: str, players: int) -> None:
    for seed in range(GAMES):
        walk = Journey(find_game(name), players, seed)
        walk.play(STEPS, seed)
        assert walk.compared > 5
        assert any(walk.named)
