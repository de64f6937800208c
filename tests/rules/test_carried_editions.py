"""Editions that a game carries with it: its record replays wherever it is read."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import carrack
from carrack.adapters.tensors import Encoding
from carrack.arena.series.playing import make_plan
from carrack.core.chance import Seeded
from carrack.core.game import Game, checked_options, state_hash
from carrack.core.match import Match, Replay, new_header
from carrack.core.record import OtherComponents, Record, RecordError, read_record
from carrack.core.registry import find_game
from carrack.games.carried import KEPT, _read
from carrack.games.toml_file import MOST_ENTRIES

CHANGES = {
    "amerigo": (r"stick = 0\.3\b", "stick = 0.45"),
    "dutch-east-indies": (r"gives = \{ coins = 2 \}", "gives = { coins = 4 }"),
}
BROKEN = {
    "amerigo": ("big_island", "great_island"),
    "dutch-east-indies": ("crates = 5", "crates = 9"),
}
GAMES = tuple(CHANGES)
OVERDRAWN = Path(__file__).parents[1] / "records/overdrawn/dutch-east-indies-3.jsonl"


def box(game: str) -> str:
    """The text of an edition that is in no folder."""
    said = find_game(game).judge_edition("", None)
    assert said is not None
    text, count = re.subn(*CHANGES[game], said["text"], count=1)
    assert count == 1
    return text


def played(game: Game[Any], options: dict[str, Any], players: int = 2, **once: str) -> Record:
    """Some random turns, written and read again; with options that are refused today."""
    header = new_header(game, players, options, [{"name": "A"}] * players)
    header.options.update(once)
    match = Match(game, header, Seeded(3))
    stream = Seeded(4).stream("moves")
    while match.state.turn < 6:
        match.play(match.state.seat, game.legal(match.state).sample(stream))
    return read_record(match.record().text().splitlines())


def small_box() -> str:
    """A box with fewer crates and coins than three players begin with."""
    return (
        box("dutch-east-indies")
        .replace("crates = 60", "crates = 32")
        .replace("coins = 50", "coins = 23")
    )


@pytest.mark.rule("DEI-SETUP-11")
@pytest.mark.parametrize(
    "begin",
    [
        lambda options: carrack.new_game("dutch-east-indies", 3, 1, **options),
        lambda options: make_plan(find_game("dutch-east-indies"), ["random"] * 3, 1, 1, options),
        lambda options: Encoding(find_game("dutch-east-indies"), 3, options),
    ],
    ids=["new_game", "simulate", "environment"],
)
def test_no_door_begins_a_game_whose_set_up_overdraws_a_strict_supply(
    begin: Callable[[dict[str, Any]], object],
) -> None:
    said = "Crates: 44 needed, 32 in the box.\n.*Coins, by value: 30 needed, 23 in the box.\n"
    with pytest.raises(ValueError, match=f"to start a game of .*\n.*{said}.*“supply” at “free”"):
        begin({"box": small_box(), "supply": "strict"})
    begin({"box": small_box()})


@pytest.mark.rule("DEI-SETUP-11")
def test_what_was_begun_with_an_overdrawn_supply_replays() -> None:
    """A record that the version before the refusal wrote."""
    text = OVERDRAWN.read_text("utf-8")
    record = read_record(text.splitlines())
    assert record.header.options["supply"] == "strict"
    assert Replay(find_game("dutch-east-indies"), record).run().record().text() == text


@pytest.mark.parametrize("name", GAMES)
def test_a_record_carries_a_custom_edition_whole_and_replays_anywhere(name: str) -> None:
    game = find_game(name)
    record = played(game, {"box": box(name)})
    _read.clear()  # as where it was never heard of
    assert record.header.identity["edition"] == "my-box"
    assert (
        record.header.identity["content"]
        != game.identity(2, checked_options(game, 2, {}))["content"]
    )
    assert Replay(game, record).run().record().text() == record.text()


@pytest.mark.parametrize("name", GAMES)
def test_a_position_of_a_carried_edition_is_data_and_moves_find_it(name: str) -> None:
    game = find_game(name)
    state = game.setup(2, checked_options(game, 2, {"box": box(name)}), Seeded(1))
    data = json.loads(json.dumps(game.to_json(state)))
    assert data["box"] == box(name)
    again = game.from_json(data)
    assert state_hash(game, again) == state_hash(game, state)
    named = game.setup(2, checked_options(game, 2, {}), Seeded(1))
    assert "box" not in game.to_json(named)
    move = next(iter(game.legal(state)))
    make, arguments = move.__reduce__()  # so that a bot elsewhere answers with the move meant here
    _read.clear()
    assert make(*arguments).notation == move.notation


def test_the_odds_of_a_carried_tower_are_its_own_unless_others_are_chosen() -> None:
    game = find_game("amerigo")
    assert checked_options(game, 2, {"box": box("amerigo")})["stick"] == 45
    assert checked_options(game, 2, {"box": box("amerigo"), "stick": 20})["stick"] == 20


@pytest.mark.parametrize("name", GAMES)
def test_a_carried_edition_must_be_playable_and_the_only_one(name: str) -> None:
    game, broken = find_game(name), box(name).replace(*BROKEN[name])
    with pytest.raises(ValueError, match=BROKEN[name][1].replace(" = ", " is ")) as caught:
        checked_options(game, 2, {"box": broken})
    assert not isinstance(caught.value, OtherComponents)
    with pytest.raises(ValueError, match="a text of up to 40,000 characters"):
        checked_options(game, 2, {"box": "#" * 40_001})
    two = {**checked_options(game, 2, {"box": box(name)}), "edition": "other"}
    with pytest.raises(ValueError, match="leave “edition” at “reconstructed”"):
        game.identity(2, two)


@pytest.mark.parametrize("name", GAMES)
def test_a_record_whose_edition_was_damaged_is_refused_as_damaged(name: str) -> None:
    game = find_game(name)
    record = played(game, {"box": box(name)})
    record.header.options["box"] = box(name).replace(*BROKEN[name])
    with pytest.raises(RecordError, match="cannot be played") as caught:
        Replay(game, record)
    assert not isinstance(caught.value, OtherComponents)
    said = game.judge_edition("", None)
    assert said is not None
    record.header.options["box"] = said["text"]
    with pytest.raises(OtherComponents, match="content"):
        Replay(game, record)


def test_nobody_fills_a_server_by_bringing_editions() -> None:
    game, text = find_game("amerigo"), box("amerigo")
    for wrong, said in (
        (re.sub(r"(?s)times = \[.*?\]", f"times = {[1] * 1000}", text), f"may have {MOST_ENTRIES}"),
        (re.sub(r"\[15, 15\]", "[15, 1000]", text), "points has"),
    ):
        with pytest.raises(ValueError, match=said):
            checked_options(game, 2, {"box": wrong})
    tile = '[".####.", "##..#.", "......", "#.#.#.", "......", ".#.#.#"]'
    mapless = checked_options(game, 2, {"box": re.sub(r'map = \[".*?\]', f"map = {tile}", text)})
    with pytest.raises(ValueError, match="no legal map .* in 500 draws"):
        game.setup(2, mapless, Seeded(1))
    for number in range(KEPT + 1):
        checked_options(game, 2, {"box": f"{text}# {number}\n"})
    assert len(_read) <= KEPT
