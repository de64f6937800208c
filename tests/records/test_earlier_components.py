"""What shipped once stays: games begun with an earlier map of ours go on as they began."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from carrack.core.chance import Seeded
from carrack.core.identity import is_same
from carrack.core.match import Replay, new_header, resumed
from carrack.core.record import Record, read_record
from carrack.games.amerigo.box.edition import EDITION_SHELF as AMERIGO_EDITIONS
from carrack.games.dutch_east_indies.box.edition import EDITION_SHELF, MAP_SHELF
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.shelf import Shelf

EARLIER = Path(__file__).parent / "earlier"

SHIPPED: dict[tuple[str, str], list[str]] = {
    ("amerigo edition", "reconstructed"): [
        "d983ace612d00dc53e9d18cc76969ca1b30cea4762ed28ff737d714375f98ca6"
    ],
    ("dei edition", "reconstructed"): [
        "293c25beb03a50dbb2c28972ef5c53e779ddb308e8515d3f7c60d3c69599a5f2"
    ],
    ("dei map", "cove"): ["26471c4444d86e973d6afa1f2571bcfee8c6b94eae7b2e76513fbbc7182c67a0"],
    ("dei map", "two"): [
        "54b647e8ad1abee2b9c8b45ff8daf1a454feb225420f3ae152aebc2ad35d3c4e",
        "a18d82308dd16c325d3ec6760a57ea88a6caad5156918acd2c2a75746e9b530e",
    ],
    ("dei map", "three"): [
        "5fbf26762349fe8ad3d6a95c0025b979a4bbc3c16969fd5f346e548ff7e385d4",
        "dfa04dd0e008a224eb45c2dbb2048dc66d9bdd1dfa5619ef76f334d35e703f76",
        "27f9bbfc59ef85b80fc60d750b908c926fdb894134604321b518a5f9f54188d2",
        "280a9c97828ee7277acf35c3b09b3d665bcf233a5ec5b77c7607de44a3f4e9a6",
    ],
    ("dei map", "four"): [
        "e5134100defc4a84a92d99f5c720251e5a56f423da2dd4439bba83a014e2ff3e",
        "4479376abcae0ed0ce7e42f39b3f8cc063980216423f2c291fdc941fba3294de",
    ],
}
"""Of everything that ever shipped the digests of all its versions, today's last.

When a component changes, its last version is kept in `earlier` beside it (see `games/shelf`), and
the new digest is added here.
"""

SHELVES: dict[str, Shelf[Any]] = {
    "amerigo edition": AMERIGO_EDITIONS,
    "dei edition": EDITION_SHELF,
    "dei map": MAP_SHELF,
}


def record(players: int) -> Record:
    """A game under way, played and written by an earlier version with the maps of its time."""
    text = (EARLIER / f"dutch-east-indies-{players}.jsonl").read_text(encoding="utf-8")
    return read_record(text.splitlines())


@pytest.mark.parametrize(("kind", "name"), SHIPPED)
def test_every_version_that_ever_shipped_is_still_here(kind: str, name: str) -> None:
    shelf, versions = SHELVES[kind], SHIPPED[kind, name]
    assert [shelf.as_begun(name, digest).digest for digest in versions] == versions
    assert shelf.named(name).digest == versions[-1]


def test_the_list_leaves_nothing_out() -> None:
    now = {(kind, name) for kind, shelf in SHELVES.items() for name in shelf.shipped()}
    assert now == set(SHIPPED)


def test_a_content_that_never_shipped_means_what_ships_today() -> None:
    for digest in ("", "0" * 64, "../three", "27f9bbfc59ef" + "0" * 52):
        assert MAP_SHELF.as_begun("three", digest) is MAP_SHELF.named("three")


@pytest.mark.parametrize("players", [3, 4])
def test_a_game_under_way_on_an_earlier_map_is_played_on(players: int) -> None:
    begun = record(players)
    assert is_same(GAME, begun.header)
    match = resumed(GAME, begun, Seeded(1))
    now = GAME.identity(players, begun.header.options)
    assert match.state.world.plan.digest == begun.header.identity["chart_content"]
    assert match.state.world.plan.digest != now["chart_content"]
    match.play(match.state.seat, next(iter(GAME.legal(match.state))))
    Replay(GAME, match.record()).run()


def test_a_bot_gets_a_position_on_the_map_that_it_is_played_on() -> None:
    state = Replay(GAME, record(3)).run().state
    assert GAME.from_json(GAME.to_json(state)).world is state.world


def test_a_new_game_is_played_on_the_map_of_today() -> None:
    old = record(3).header
    header = new_header(GAME, 3, old.options, old.seats)
    assert header.identity["chart_content"] == MAP_SHELF.named("three").digest
