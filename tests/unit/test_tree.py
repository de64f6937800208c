"""The tree search: what it finds, what it remembers, and what it survives."""

from __future__ import annotations

import time
import tracemalloc
from dataclasses import replace
from typing import Any

import pytest

import guided
import plies
from carrack.bots import make_bot
from carrack.bots.search.flat import Flat, FlatSettings
from carrack.bots.search.mind import Mind
from carrack.bots.search.tree import Tree
from carrack.bots.search.tree_growth import Growth
from carrack.bots.search.tree_node import Node
from carrack.bots.search.tree_root import plant, search
from carrack.bots.search.tree_settings import TreeSettings
from carrack.core.chance import Seeded, Stream
from carrack.core.game import Game, Move, State, checked_options
from carrack.core.seat import SeatHandle, for_seat

SMALL = TreeSettings(iterations=300, ahead=4, turns=0, open=6)
SELECTING = replace(SMALL, halving=0, explore=3.0)


def handle_of(game: Game[Any], players: int = 2, seed: int = 1) -> SeatHandle:
    """The seat that decides first."""
    options = checked_options(game, players, {})
    return for_seat(game, game.setup(players, options, Seeded(seed)), Stream(seed))


def tree(game: Game[Any], settings: TreeSettings) -> Tree:
    return Tree("tree", Mind(game), settings)


def grown(game: Game[Any], settings: TreeSettings, seed: int = 1) -> Growth:
    """A tree that has used up its tries, from the first position."""
    handle = handle_of(game)
    growth = Growth(Mind(game), handle, handle.imagine(Stream(seed)), settings, seed)
    search(growth, plant(growth))
    return growth


def nodes_of(node: Node) -> list[Node]:
    return [node, *[one for child in node.children.values() for one in nodes_of(child)]]


# --- what it finds -------------------------------------------------------------------------------


@pytest.mark.parametrize("settings", [SMALL, SELECTING])
@pytest.mark.parametrize(
    ("game", "best"), [(plies.TRAP, "b"), (plies.GUESS, "a"), (plies.PLAN, "b")]
)
def test_it_finds_the_best_move(game: Game[Any], best: str, settings: TreeSettings) -> None:
    for seed in range(4):
        move = tree(game, settings).decide(handle_of(game), Stream(seed))
        assert move.notation == best


@pytest.mark.parametrize("game", [plies.TRAP, plies.PLAN])
def test_flat_playouts_fall_for_what_the_tree_sees(game: Game[Any]) -> None:
    """Or the games above would prove nothing."""
    flat = Flat("flat", Mind(game), FlatSettings(iterations=400))
    assert flat.decide(handle_of(game), Stream(1)).notation == "a"


def test_a_tree_of_its_own_turn_alone_is_fooled_as_playouts_are() -> None:
    shallow = replace(SMALL, ahead=1)
    assert tree(plies.TRAP, shallow).decide(handle_of(plies.TRAP), Stream(1)).notation == "a"


def test_an_assessment_says_what_everybody_may_expect() -> None:
    told = tree(plies.TRAP, SMALL).assess(handle_of(plies.TRAP), Stream(1))
    assert told.moves[0].move == "b"
    assert told.moves[0].win == 0.5
    assert told.wins == (0.5, 0.5)
    assert told.points == (5.0, 5.0)
    assert told.iterations == sum(value.visits for value in told.moves) <= SMALL.iterations


# --- how it grows --------------------------------------------------------------------------------


@pytest.mark.parametrize("settings", [SMALL, SELECTING])
def test_a_node_has_as_many_tries_as_its_children_and_its_first_one(settings: TreeSettings) -> None:
    growth = grown(guided.GAME, settings)
    inner = [node for node in nodes_of(growth.root) if node.children and node is not growth.root]
    assert inner
    for node in inner:
        tries = sum(child.visits for child in node.children.values())
        assert node.visits == tries + 1
        assert sum(node.wins) <= node.visits * 65536


def test_more_lines_are_opened_the_more_often_one_comes_by() -> None:
    settings = replace(SELECTING, open=1, widen=0.5)
    for tries, lines in ((1, 1), (4, 1), (5, 2), (16, 2), (17, 3), (100, 5)):
        growth = grown(plies.PLAN, replace(settings, iterations=tries))
        tried = [node for node in growth.root.children.values() if node.available]
        assert len(tried) == lines, f"after {tries} tries"


def test_a_node_counts_how_often_it_could_have_been_chosen() -> None:
    growth = grown(plies.PLAN, replace(SELECTING, open=2, widen=0.0, iterations=50))
    first, second = list(growth.root.children.values())[:2]
    assert first.available == second.available == growth.root.visits == 50
    assert first.visits + second.visits == 50


def test_memory_is_bounded_however_long_it_searches() -> None:
    settings = replace(SELECTING, nodes=60, iterations=600, open=6, replies=6)
    growth = grown(guided.GAME, settings)
    assert growth.size == growth.root.size() == 60
    assert growth.root.visits == 600


NODE_BYTES = 1600
"""What docs/bots/search.md promises of a node, with its share of everything."""


def test_a_node_takes_no_more_bytes_than_is_said() -> None:
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    growth = grown(guided.GAME, replace(SELECTING, iterations=400, open=6, ahead=20))
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert growth.size > 250
    assert taken / growth.size < NODE_BYTES


# --- the same again ------------------------------------------------------------------------------


@pytest.mark.parametrize("settings", [SMALL, SELECTING])
def test_the_same_stream_gives_the_same_tree(settings: TreeSettings) -> None:
    first, second = (
        tree(guided.GAME, settings).assess(handle_of(guided.GAME), Stream(5)) for _ in range(2)
    )
    assert first == second


def test_another_stream_imagines_other_things() -> None:
    bot = tree(guided.GAME, SMALL)
    told = [bot.assess(handle_of(guided.GAME, 4), Stream(seed)).wins for seed in range(4)]
    assert len(set(told)) > 1


def test_an_assessment_leaves_decisions_as_they_are() -> None:
    handle = handle_of(guided.GAME)
    quiet, asked = tree(guided.GAME, SMALL), tree(guided.GAME, SMALL)
    for _ in range(2):
        asked.assess(handle, Stream(9))
        assert asked.decide(handle, Stream(3)) is quiet.decide(handle, Stream(3))
    assert asked.kept.growth is not None


# --- what goes wrong -----------------------------------------------------------------------------


class Clumsy(Mind):
    """Fails in playouts: in all of them, or after moves that it does not like."""

    def __init__(self, game: Game[Any], dislikes: str) -> None:
        super().__init__(game)
        self.dislikes = dislikes

    def play_on(self, state: State, turns: int, chance: Any, stream: Stream) -> None:
        if str(getattr(state, "path", "")).startswith(tuple(self.dislikes)):
            raise RuntimeError("stumbled")
        super().play_on(state, turns, chance, stream)


@pytest.mark.parametrize("settings", [SMALL, SELECTING])
def test_a_line_whose_playouts_fail_is_not_chosen(settings: TreeSettings) -> None:
    bot = Tree("tree", Clumsy(plies.PLAN, "b"), settings)
    assert bot.decide(handle_of(plies.PLAN), Stream(1)).notation == "a"


@pytest.mark.parametrize("settings", [SMALL, SELECTING])
def test_when_all_playouts_fail_the_first_line_is_played(
    settings: TreeSettings, caplog: pytest.LogCaptureFixture
) -> None:
    bot = Tree("tree", Clumsy(plies.PLAN, "abcdef"), settings)
    assert bot.decide(handle_of(plies.PLAN), Stream(1)).notation == "a"
    assert "tries of a search failed" in caplog.text


class Blind(Mind):
    """Cannot judge anything that has ended with a win of seat 0."""

    def worths(self, states: list[State]) -> list[Any]:
        if any(self.game.result(state).places[0] == 1 for state in states):
            raise ValueError("dazzled")
        return super().worths(states)


def test_what_cannot_be_judged_spoils_nothing_else() -> None:
    growth = grown(plies.TRAP, SMALL)
    handle = handle_of(plies.TRAP)
    blind = Growth(Blind(plies.TRAP), handle, handle.imagine(Stream(1)), SMALL, 1)
    search(blind, plant(blind))
    assert blind.failures > 0
    lost = blind.root.children[(0, 2)]
    assert lost.visits > 0 and lost.wins[1] == growth.root.children[(0, 2)].wins[1]


class Speechless(Mind):
    """Its game's knowledge fails."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.knowledge = Silent(game)


class Silent(guided.HillKnowledge):
    def lines(self, state: Any, most: int) -> list[list[Move]]:
        raise LookupError("nothing comes to mind")


def test_without_lines_every_legal_move_is_one() -> None:
    handle = handle_of(guided.GAME)
    told = Tree("tree", Speechless(guided.GAME), SMALL).assess(handle, Stream(1))
    assert {value.move for value in told.moves} == {move.notation for move in handle.legal()}


def test_seconds_end_a_search() -> None:
    for halving in (0, 1):
        settings = TreeSettings(iterations=1_000_000, seconds=0.2, halving=halving)
        start = time.monotonic()
        told = tree(guided.GAME, settings).assess(handle_of(guided.GAME), Stream(1))
        assert 0.2 <= time.monotonic() - start < 5.0
        assert 0 < told.iterations < 1_000_000


def test_no_time_at_all_is_time_for_one_try() -> None:
    settings = TreeSettings(iterations=1_000_000, seconds=1e-9)
    told = tree(guided.GAME, settings).assess(handle_of(guided.GAME), Stream(1))
    assert 1 <= told.iterations <= 9


@pytest.mark.parametrize(
    "odd", ["tried", "lines", "replies", "nodes", "ahead", "iterations", "open", "widen", "explore"]
)
@pytest.mark.parametrize("halving", [0, 1])
def test_whatever_is_set_to_nothing_a_legal_move_is_made(odd: str, halving: int) -> None:
    values = {"iterations": "30", "halving": str(halving), odd: "0"}
    name = ":".join(["tree", *[f"{key}={value}" for key, value in values.items()]])
    bot = make_bot(guided.GAME, name)
    handle = handle_of(guided.GAME)
    assert bot.decide(handle, Stream(1)) in handle.legal()
