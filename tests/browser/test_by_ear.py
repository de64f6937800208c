"""Games played by somebody who hears what is spoken and has only keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from support.page.listening import ListeningPlayer
from support.server.process import Server, serving
from support.server.tables import DEI, Json, Table, bot, human, open_table

PROGRAMS = Path(__file__).parents[1] / "support/server/programs"
AMERIGO: Json = {"game": "amerigo"}
ALONE: Json = {"game": DEI["game"], "options": {"level": "easy"}}

STEPS = 10
MADE = {
    "amerigo": {"place", "sail", "post", "build", "end"},
    "dutch-east-indies": {"load", "unload", "sail", "look", "accept", "end"},
}


@pytest.fixture(scope="module")
def advised(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose hints come from the rule of thumb."""
    program = (str(PROGRAMS / "thumb_hints.py"),)  # not imported: here hints stay what they are
    with serving(tmp_path_factory.mktemp("advised"), program=program) as running:
        yield running


def seated(server: Server, page: Page, game: Json, seed: int) -> tuple[Table, ListeningPlayer]:
    """Ada at a table against a deckhand, or alone."""
    others = [] if game is ALONE else [bot("Bart", "deckhand")]
    table = open_table(server.address, human("Ada"), *others, seed=seed, **game)
    seat = next(seat for seat, token in enumerate(table.tokens) if token)
    return table, ListeningPlayer(page, table.link(seat))


def kinds(table: Table) -> set[str]:
    """The kinds of moves that people have made, by the first words of their notations."""
    people = [seat for seat, token in enumerate(table.tokens) if token]
    return {s["move"].split()[0] for s in table.steps() if s["seat"] in people and "move" in s}


@pytest.mark.parametrize(
    ("game", "made"),
    [(DEI, {"load", "sail"}), (AMERIGO, {"place", "end"})],
    ids=["dutch-east-indies", "amerigo"],
)
def test_moves_are_found_by_their_words_and_made_by_keys(
    advised: Server, page: Page, game: Json, made: set[str]
) -> None:
    table, player = seated(advised, page, game, seed=3)
    for _ in range(STEPS):
        assert player.step()
    assert kinds(table) >= made


@pytest.mark.long
@pytest.mark.parametrize("game", [DEI, ALONE, AMERIGO], ids=["dei", "dei-alone", "amerigo"])
def test_a_whole_game_is_played_by_ear(advised: Server, page: Page, game: Json) -> None:
    table, player = seated(advised, page, game, seed=3)
    while player.step():
        pass
    assert table.look()["result"] is not None
    assert kinds(table) >= MADE[game["game"]]
