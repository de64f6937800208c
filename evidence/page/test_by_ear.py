"""Games played by somebody who hears what is spoken and has only keys.

At each decision they go through everything that there is to hear; from that the position is
rebuilt, and equals the view that the server has sent (`web/src/app/inWords/spoken.test.ts`). Then
they move.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from playwright.sync_api import Page

from carrack.core.chance import Seeded
from carrack.core.fluent import english
from carrack.core.game import Game, checked_options
from carrack.core.registry import find_game
from carrack.core.story import described
from carrack.lessons.course import course_of
from carrack.lessons.position import set_out
from carrack.testing.walks import THOROUGH
from support.page.going_through import GoingThrough, proves
from support.page.listening import WAY, ListeningPlayer
from support.positions.proof import Proving
from support.server.dei_sailing import Sailor, market_ports
from support.server.process import Server, serving
from support.server.tables import Json, Table, bot, human, open_table

PROGRAMS = Path(__file__).parents[2] / "tests/support/server/programs"
AMERIGO = "amerigo"
DEI = "dutch-east-indies"


class Sitting(NamedTuple):
    """A whole game: what the table is wanted for, the bots at it, and kinds of moves made in it."""

    game: Json
    bots: tuple[str, ...]
    kinds: set[str]


DECKHAND = ("deckhand",)
MIXED = ("helmsman", "deckhand", "helmsman")


def amerigo(seed: int, *kinds: str, bots: tuple[str, ...] = DECKHAND, **options: Any) -> Sitting:
    """A game of Amerigo."""
    usual = {"action", "gold", "place", "sail", "post", "load", "take", "advance", "pick", "build"}
    usual |= {"buy", "end"}
    wanted = {"game": AMERIGO, "seed": seed, "options": options}
    return Sitting(wanted, bots, usual | set(kinds))


def dei(seed: int, *kinds: str, bots: tuple[str, ...] = DECKHAND, **options: Any) -> Sitting:
    """A game of The Dutch East Indies."""
    usual = {"load", "unload", "sail", "look", "accept", "dump", "end"}
    return Sitting({"game": DEI, "seed": seed, "options": options}, bots, usual | set(kinds))


GAMES = {
    "amerigo": amerigo(21, "cubes", "order"),
    "amerigo-jump": amerigo(2, "chest", "jump", "use"),
    "amerigo-three": amerigo(1, bots=DECKHAND * 2),
    "amerigo-four": amerigo(1, bots=DECKHAND * 3),
    "amerigo-better": amerigo(3, "chest", "order", "use", bots=MIXED[:1]),
    "amerigo-drawn": amerigo(4, "cubes", "order", "use", map_seed=7),
    "amerigo-drawn-three": amerigo(5, "cubes", "order", bots=MIXED[:2], map_seed=11),
    "amerigo-four-mixed": amerigo(6, "order", "use", bots=MIXED),
    "amerigo-tower": amerigo(7, "cubes", "use", stick=60, dislodge=20),
    "amerigo-three-better": amerigo(8, "order", "use", bots=MIXED[::2]),
    "dei": dei(33, "refuse", "turn", "buy", "upgrade", bots=MIXED[:1], start="2"),
    "dei-long": dei(5, "refuse", "buy", "upgrade", start="1"),
    "dei-three": dei(1, "refuse", bots=MIXED[:2], start="1"),
    "dei-four": dei(
        2, "refuse", "attack", "first", "lower", "drop", "pick", "swap", bots=MIXED, start="1"
    ),
    "dei-cove": dei(4, "refuse", "turn", "lower", "pick", bots=MIXED[:1], start="2", chart="cove"),
    "dei-drawn": dei(1, "turn", "buy", "upgrade", bots=MIXED[:1], start="2", map_seed=3),
    "dei-strict": dei(
        3, "refuse", "attack", bots=MIXED[::2], start="2", supply="strict", rounds=12
    ),
    "dei-alone": dei(5, "refuse", "take", bots=(), level="easy"),
    "dei-alone-medium": dei(2, "refuse", bots=(), level="medium"),
    "dei-alone-hard": dei(3, "refuse", "lower", "turn", bots=(), level="hard"),
}
"""Ten of each title."""

QUICK = {AMERIGO: (12, 30, 70), "dei": (8, 30, 60)}
"""What `make test` plays, and after how many moves everything is gone through there."""

FIFTH = 5
"""Each time after so many moves the next one is found by its name alone, with the hint put away."""

LESSONS = {AMERIGO: ("order", {"order"}), DEI: ("battle", {"attack"})}

ADA = 0

UNADVISED = {"give", "sell"}
"""What the rule of thumb never does, in The Dutch East Indies."""


@pytest.fixture(scope="module")
def advised(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose hints come from the rule of thumb."""
    program = (str(PROGRAMS / "thumb_hints.py"),)  # not imported: here hints stay what they are
    with serving(tmp_path_factory.mktemp("advised"), program=program) as running:
        yield running


def seated(server: Server, page: Page, name: str) -> tuple[Table, ListeningPlayer]:
    """Ada at a table against bots, or alone."""
    game, bots, _ = GAMES[name]
    others = [bot(other, each) for other, each in zip(("Ben", "Cem", "Dot"), bots, strict=False)]
    table = open_table(server.address, human("Ada"), *others, **game)
    return table, ListeningPlayer(page, table.link(ADA))


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
    game, players = find_game(table.look()["game"]), max(2, len(table.tokens))
    state = game.setup(players, checked_options(game, players, {}), Seeded(1))
    named = every_kind(game)
    moves = [s["move"] for s in table.steps() if s["seat"] in people and "move" in s]
    return {named[game.read_move(state, move).kind] for move in moves}


@pytest.mark.parametrize(
    "name",
    [each if each in QUICK else pytest.param(each, marks=pytest.mark.thorough) for each in GAMES],
)
def test_a_whole_game_is_played_by_ear(
    advised: Server, page: Page, name: str, tmp_path: Path
) -> None:
    table, player = seated(advised, page, name)
    everything = GoingThrough(player)
    decisions = 0
    with Proving("spoken", tmp_path) as position:
        while (words := player.advice()) is not None:
            made = len(player.made)
            proof = THOROUGH or name not in QUICK or made in QUICK[name]
            by_name = THOROUGH and made % FIFTH == 0 and not WAY.match(words)
            if proof or by_name:
                player.unmark()
            if proof:
                proves(position, everything, table)
                decisions += 1
                words = words if by_name else player.advised()
            player.make(words or "", advised=not by_name)
    assert table.look()["result"] is not None
    assert kinds(table) >= GAMES[name].kinds
    assert all(player.ways[way] for way in ("square", "group", *(["name"] if THOROUGH else [])))
    assert decisions >= 3


def offered(now: Json, kind: str) -> Json | None:
    """A legal move of a kind."""
    return next((move for move in now["legal"] if move["key"] == f"move-{kind}"), None)


@pytest.mark.thorough
@pytest.mark.parametrize("kind", sorted(UNADVISED))
def test_what_nobody_advises_is_found_by_its_words(
    server: Server, page: Page, kind: str, tmp_path: Path
) -> None:
    wanted = {"game": DEI, "seed": 6, "options": {"start": "1"}}
    table = open_table(server.address, human("Ada"), human("Ben"), **wanted)
    if kind == "sell":
        for _ in range(4):
            table.play(0, "load A crate")
        Sailor(table, 0).sail_until(lambda now: offered(now, kind) is not None, market_ports)
    seat = table.play_until(lambda now: offered(now, kind) is not None)["deciding"]
    move = offered(table.look(seat), kind)
    assert move is not None
    player = ListeningPlayer(page, table.link(seat))
    player.hears("")
    words = english(find_game(DEI).package).text(move["key"], move["args"])
    everything = GoingThrough(player)
    with Proving("spoken", tmp_path) as position:
        proves(position, everything, table, seat)
    assert any(words in each for each in everything.offered), f"{words!r} is not heard"
    player.make(words, advised=False)
    assert table.moves()[-1] == move["move"]


def lesson_table(server: Server, page: Page) -> Table:
    """The table of a lesson; the browser keeps the only key to it."""
    known = page.evaluate("JSON.parse(localStorage.getItem('carrack.tables'))[0]")
    client = httpx.Client(timeout=30, verify=False)  # plain http: no certificates to read
    return Table(server.address, known["table"], known["host"], known["tokens"], client)


@pytest.mark.parametrize("name", [AMERIGO, pytest.param(DEI, marks=pytest.mark.thorough)])
def test_a_lesson_is_taken_by_ear(server: Server, page: Page, name: str, tmp_path: Path) -> None:
    game, (which, _) = find_game(name), LESSONS[name]
    lesson = course_of(game.package)[which]
    texts, match = english(game.package), set_out(game, lesson)
    player = ListeningPlayer(page, f"{server.address}/#/learn/{name}")
    player.press_named(texts.text(lesson.title, {}))
    everything = GoingThrough(player)
    with Proving("spoken", tmp_path) as position:
        for step in lesson.steps:
            player.expect(texts.text(step.say, {}))
            if not step.goals and step is not lesson.steps[-1]:
                player.press_named("Show me" if step.show else "Go on")
            if step.goals:
                proves(position, everything, lesson_table(server, page))
            for notation in [*step.show, *step.solution]:
                move = game.read_move(match.state, notation)
                told = described(game, match.state, [move])[0]
                if step.goals:
                    player.make(texts.text(told["key"], told["args"]), advised=False)
                    assert lesson_table(server, page).moves()[-1] == notation
                match.play(lesson.seat, move)
    player.press_named("Next lesson")


@pytest.mark.parametrize("name", LESSONS)
def test_every_kind_of_move_is_made_by_ear(name: str) -> None:
    games = [each.kinds for each in GAMES.values() if each.game["game"] == name]
    made = set.union(*games, LESSONS[name][1], UNADVISED if name == DEI else set())
    assert set(every_kind(find_game(name)).values()) == made
