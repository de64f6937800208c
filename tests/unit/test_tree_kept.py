"""What a tree search keeps from one decision of a turn to the next."""

from __future__ import annotations

from typing import Any

import pytest

import guided
from carrack.bots.search.mind import Mind
from carrack.bots.search.tree import Tree
from carrack.bots.search.tree_settings import TreeSettings
from carrack.core.chance import Chance, Seeded, Stream
from carrack.core.game import OVER, Legal, ListedLegal, Move, State
from carrack.core.knowledge import Knowledge
from carrack.core.seat import SeatHandle
from plies import MOVES, Choices, Payoff, Plies

SETTINGS = TreeSettings(iterations=200, ahead=2, turns=0, open=6)


class LongTurn(Plies):
    """Seat 0 chooses three times in one turn: of six, of one, of six. Then it is over."""

    def __init__(self, payoff: Payoff, shows: str = "") -> None:
        super().__init__([0, 0, 0], 6, payoff)
        self.shows = shows  # the move that reveals something

    def legal(self, state: Choices) -> Legal:
        count = (6, 1, 6)[len(state.path)] if state.seat != OVER else 0
        return ListedLegal(MOVES[:count])

    def apply(self, state: Choices, move: Move, chance: Chance) -> None:
        state.path += move.notation
        state.reveals += move.notation == self.shows
        if len(state.path) == 3:
            state.turn, state.seat = 1, OVER


class Rows(Knowledge[Choices]):
    """Lines of all three moves at once."""

    def lines(self, state: Choices, most: int) -> list[list[Move]]:
        ends = [[move] for move in MOVES]
        if len(state.path) == 2:
            return ends
        if len(state.path) == 1:
            return [[MOVES[0], *end] for end in ends]
        return [[MOVES[first], MOVES[0], *end] for first in (0, 1) for end in ends]


def hidden_prize(die: int, path: str) -> int:
    """`b`, `a`, `f` wins; `a` is a draw."""
    return 10 if path == "baf" else 5 * (path[0] == "a")


def bot_for(game: LongTurn, rows: bool) -> Tree:
    mind = Mind(game)
    if rows:
        mind.knowledge = Rows(game)
    return Tree("tree", mind, SETTINGS)


def after(game: LongTurn, *notations: str) -> State:
    """The position after some moves."""
    state = game.setup(2, {}, Seeded(1))
    for notation in notations:
        game.apply(state, MOVES["abcdef".index(notation)], Seeded(1))
    return state


def asked(bot: Tree, game: LongTurn, state: State) -> str:
    return bot.decide(SeatHandle(game, state, 0), Stream(3)).notation


@pytest.mark.parametrize("rows", [False, True], ids=["moves", "lines"])
def test_what_was_found_out_lives_on_behind_a_forced_move(rows: bool) -> None:
    game = LongTurn(hidden_prize)
    bot = bot_for(game, rows)
    assert asked(bot, game, after(game)) == "b"
    growth = bot.kept.growth
    assert growth is not None
    old = growth.size
    now = after(game, "b", "a")
    taken = bot.kept.taken(SeatHandle(game, now, 0), now, 7)
    assert taken is growth
    assert 10 < taken.root.visits < SETTINGS.iterations
    assert taken.size == taken.root.size() < old
    lines = [[move.notation for move in node.line] for node in taken.root.children.values()]
    assert ["f"] in lines and all(len(line) == 1 for line in lines)
    assert bot.kept.growth is None


def test_a_tree_that_is_gone_on_with_tries_only_what_is_missing() -> None:
    game = LongTurn(hidden_prize)
    bot = bot_for(game, rows=True)
    asked(bot, game, after(game))
    assert asked(bot, game, after(game, "b", "a")) == "f"
    assert bot.kept.growth is not None
    assert bot.kept.growth.root.visits <= SETTINGS.iterations
    fresh = bot_for(game, rows=True)
    asked(fresh, game, after(game, "b", "a"))
    assert fresh.kept.growth is not None
    assert bot.kept.growth.rounds < fresh.kept.growth.rounds


@pytest.mark.parametrize("path", [("a", "a"), ("c",), ("b", "a", "f"), ()])
def test_a_tree_is_dropped_where_the_position_is_another(path: tuple[str, ...]) -> None:
    game = LongTurn(hidden_prize)
    bot = bot_for(game, rows=False)
    assert asked(bot, game, after(game)) == "b"
    now = after(game, *path)
    assert bot.kept.taken(SeatHandle(game, now, 0), now, 7) is None


def test_a_tree_is_dropped_when_something_was_revealed() -> None:
    game = LongTurn(hidden_prize, shows="b")
    bot = bot_for(game, rows=False)
    assert asked(bot, game, after(game)) == "b"
    now = after(game, "b", "a")
    assert bot.kept.taken(SeatHandle(game, now, 0), now, 7) is None


def test_a_tree_is_dropped_when_a_new_game_begins() -> None:
    game = LongTurn(hidden_prize)
    bot = bot_for(game, rows=False)
    asked(bot, game, after(game))
    bot.forget()
    assert bot.kept.growth is None


def test_an_old_tree_never_makes_an_illegal_move() -> None:
    """Games one after the other with one bot that nobody tells to forget."""
    bot: Any = Tree("tree", Mind(guided.GAME), TreeSettings(iterations=20))
    for seed in range(3):
        state = guided.GAME.setup(2, {"rounds": 2, "deal": "open"}, Seeded(seed))
        while state.seat != OVER:
            move = bot.decide(SeatHandle(guided.GAME, state, state.seat), Stream(seed))
            assert guided.GAME.refusal(state, move) is None
            guided.GAME.apply(state, move, Seeded(seed))
