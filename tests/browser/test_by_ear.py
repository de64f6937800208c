"""Games played by somebody who hears what is spoken and has only keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from carrack.core.chance import Seeded
from carrack.core.fluent import english
from carrack.core.game import Game, checked_options
from carrack.core.registry import find_game
from carrack.core.story import described
from carrack.lessons.course import course_of
from carrack.lessons.position import set_out
from support.page.listening import ListeningPlayer
from support.server.process import Server, serving
from support.server.tables import Json, Table, bot, human, open_table

PROGRAMS = Path(__file__).parents[1] / "support/server/programs"
DEI = "dutch-east-indies"
STEPS = 10

COMMON = {"load", "unload", "sail", "turn", "look", "accept", "refuse", "dump", "end"}
GAMES: dict[str, tuple[Json, set[str]]] = {
    "amerigo": (
        {"game": "amerigo", "seed": 3},
        {"action", "gold", "use", "place", "sail", "post", "load", "take", "advance", "pick"}
        | {"build", "buy", "order", "end"},
    ),
    "dei-short": (
        {"game": DEI, "seed": 4, "options": {"start": "1", "goal": 3}},
        COMMON | {"attack", "pick"},
    ),
    "dei": (
        {"game": DEI, "seed": 5, "options": {"start": "1"}},
        COMMON | {"buy", "upgrade", "swap"},
    ),
    "dei-alone": (
        {"game": DEI, "seed": 5, "options": {"level": "easy"}},
        COMMON | {"buy", "upgrade", "swap", "take"},
    ),
}
"""Whole games, and the kinds of moves that are made in them."""

LESSONS = {"amerigo": ("order", {"order"}), DEI: ("battle", {"attack"})}

NEVER = {"amerigo": {"cubes", "chest", "jump"}, DEI: {"give", "sell", "first", "lower", "drop"}}
"""What no proof came to yet: it may only become less."""


@pytest.fixture(scope="module")
def advised(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose hints come from the rule of thumb."""
    program = (str(PROGRAMS / "thumb_hints.py"),)  # not imported: here hints stay what they are
    with serving(tmp_path_factory.mktemp("advised"), program=program) as running:
        yield running


def seated(server: Server, page: Page, name: str) -> tuple[Table, ListeningPlayer]:
    """Ada at a table against a deckhand, or alone."""
    game, _ = GAMES[name]
    others = [] if name == "dei-alone" else [bot("Bart", "deckhand")]
    table = open_table(server.address, human("Ada"), *others, **game)
    seat = next(seat for seat, token in enumerate(table.tokens) if token)
    return table, ListeningPlayer(page, table.link(seat))


def every_kind(game: Game[Any]) -> dict[int, str]:
    """All kinds of moves, each by the first word of its notation."""
    options = checked_options(game, 2, {})
    state = game.setup(2, options, Seeded(1))
    moves = (game.move_at(state, index) for index in range(game.move_count(2, options)))
    found: dict[int, str] = {}
    for move in moves:
        found.setdefault(move.kind, move.notation.split()[0])
    return {kind: "action" if word == "blue" else word for kind, word in found.items()}


def kinds(table: Table) -> set[str]:
    """The kinds of moves that people have made."""
    people = [seat for seat, token in enumerate(table.tokens) if token]
    game = find_game(table.look()["game"])
    state = game.setup(2, checked_options(game, 2, {}), Seeded(1))
    named = every_kind(game)
    moves = [s["move"] for s in table.steps() if s["seat"] in people and "move" in s]
    return {named[game.read_move(state, move).kind] for move in moves}


def test_moves_are_found_by_their_words_and_made_by_keys(advised: Server, page: Page) -> None:
    table, player = seated(advised, page, "amerigo")  # of the other game a whole one is played
    for _ in range(STEPS):
        assert player.step()
    assert kinds(table) >= {"place", "end"}


@pytest.mark.parametrize(
    "name",
    [
        "dei-short",
        *(pytest.param(each, marks=pytest.mark.long) for each in ("dei", "dei-alone", "amerigo")),
    ],
)
@pytest.mark.timeout(900)
def test_a_whole_game_is_played_by_ear(advised: Server, page: Page, name: str) -> None:
    table, player = seated(advised, page, name)
    while player.step():
        pass
    assert table.look()["result"] is not None
    assert kinds(table) >= GAMES[name][1]
    assert player.ways["square"] and player.ways["group"]


@pytest.mark.long
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_taken_by_ear(server: Server, page: Page, name: str) -> None:
    game, (which, _) = find_game(name), LESSONS[name]
    lesson = course_of(game.package)[which]
    texts, match = english(game.package), set_out(game, lesson)
    player = ListeningPlayer(page, f"{server.address}/#/learn/{name}")
    player.press_named(texts.text(lesson.title, {}))
    for step in lesson.steps:
        player.expect(texts.text(step.say, {}))
        if not step.goals and step is not lesson.steps[-1]:
            player.press_named("Show me" if step.show else "Go on")
        for notation in [*step.show, *step.solution]:
            move = game.read_move(match.state, notation)
            told = described(game, match.state, [move])[0]
            if step.goals:
                player.make(texts.text(told["key"], told["args"]), advised=False)
            match.play(lesson.seat, move)
    player.press_named("Next lesson")


@pytest.mark.parametrize("name", NEVER)
def test_every_kind_of_move_is_made_by_ear_or_stands_on_a_list(name: str) -> None:
    games = [made for game, made in GAMES.values() if game["game"] == name]
    made = set.union(*games, LESSONS[name][1])
    assert set(every_kind(find_game(name)).values()) - made == NEVER[name]
