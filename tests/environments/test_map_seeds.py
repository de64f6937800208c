"""A seed for the map apart from that for luck: in records, environments and verification."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

from carrack.adapters import gymnasium as gymnasium_adapter
from carrack.adapters import pettingzoo
from carrack.adapters.tensors import Encoding, encoding_of
from carrack.adapters.vector import many_games
from carrack.core.chance import CommittedChance, Seeded, Stream, commitment
from carrack.core.game import Game, checked_options
from carrack.core.match import Match, Replay, new_header
from carrack.core.record import Record, RecordError, note_entry, read_record
from carrack.core.registry import find_game
from carrack.core.verify import verify
from support.games import tiny

GAMES = ["amerigo", "dutch-east-indies"]
QUICK = {"amerigo": {}, "dutch-east-indies": {"rounds": 1}}


def ground(game: Game[Any], state: Any) -> str:
    """The map of a position, as everybody sees it."""
    return str(game.view(state, 0)["static"])


def luck(game: Game[Any], state: Any) -> dict[str, Any]:
    """All of a position but its map."""
    return {k: v for k, v in game.to_json(state).items() if not k.startswith(("map", "chart"))}


def new(game: Game[Any], seed: int, players: int = 2, **options: Any) -> Any:
    return game.setup(players, checked_options(game, players, options), Seeded(seed))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_map_seeds_give_equal_maps_with_any_luck(name: str, players: int) -> None:
    game = find_game(name)
    one, other = (new(game, seed, players, map_seed=5) for seed in (1, 2))
    assert ground(game, one) == ground(game, other)
    assert luck(game, one) != luck(game, other)
    assert ground(game, new(game, 1, players, map_seed=6)) != ground(game, one)


def test_equal_luck_is_kept_on_another_map() -> None:
    game = find_game("amerigo")
    one, other = (new(game, 1, map_seed=seed) for seed in (5, 6))
    assert one.pirates == other.pirates
    assert one.deck == other.deck
    assert one.stack == other.stack
    assert one.track == other.track


def test_large_seeds_of_maps_count_to_the_last_bit() -> None:
    game = find_game("amerigo")
    seeds = (7, 7 + 2**32, 2**53 - 1)
    assert len({ground(game, new(game, 1, map_seed=seed)) for seed in seeds}) == 3


def test_a_map_for_one_is_that_for_two() -> None:
    game = find_game("dutch-east-indies")
    options = [checked_options(game, players, {"map_seed": 8}) for players in (1, 2)]
    assert options[0]["map"] == options[1]["map"] == game.generate_map(2, 8)


# --- records --------------------------------------------------------------------------------------


def finished(name: str, **options: Any) -> Record:
    """The record of a table's game that is over, with its seed revealed."""
    game, secret = find_game(name), bytes(range(32))
    seats = [{"name": "A"}, {"name": "B"}]
    extra = {"commitment": commitment(secret)}
    header = new_header(game, 2, {**QUICK[name], **options}, seats, extra)
    match, stream = Match(game, header, CommittedChance(secret)), Stream(3)
    while not match.over:
        match.play(match.state.seat, game.legal(match.state).sample(stream))
    match.add_note(note_entry({"seed": secret.hex()}))
    return match.record()


def changed(record: Record, old: str, new: str) -> Record:
    text = record.text()
    assert old in text
    return read_record(text.replace(old, new, 1).splitlines())


@pytest.mark.parametrize("name", GAMES)
def test_a_record_with_a_chosen_map_replays_and_its_luck_is_verified(name: str) -> None:
    record = finished(name, map_seed=12)
    assert record.header.options["map_seed"] == 12
    assert Replay(find_game(name), read_record(record.text().splitlines())).run().over
    found = verify(find_game(name), record)
    assert not found.practice
    assert found.draws > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_record_whose_map_is_not_that_of_its_seed_is_found_out(name: str) -> None:
    false = changed(finished(name, map_seed=12), '"map_seed":12', '"map_seed":13')
    with pytest.raises(RecordError, match="[Ss]eed|Map number 13"):
        verify(find_game(name), false)


def test_the_map_of_a_record_is_in_it() -> None:
    """So that a later version of the generator cannot change what was played."""
    record = finished("dutch-east-indies", map_seed=12)
    assert record.header.options["map"] == find_game("dutch-east-indies").generate_map(2, 12)
    drawn = [entry.data["chance"] for entry in finished("amerigo", map_seed=12).entries[:4]]
    assert drawn[:2] == ["tiles 1", "turns 1"]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"map_seed": 3, "chart": "two"}, "Option “chart” names the map “two”, and “map_s"),
        ({"map_seed": -2}, "“map_seed” must be a whole number from -1 to 9,007,199,254,740,991"),
    ],
)
def test_what_contradicts_itself_is_reported(options: dict[str, Any], said: str) -> None:
    game = find_game("dutch-east-indies")
    with pytest.raises(ValueError, match=said):
        checked_options(game, 2, options)
    other = {"map_seed": 3, "map": game.generate_map(2, 4)}
    with pytest.raises(ValueError, match="gives a different map than option"):
        checked_options(game, 2, other)


# --- environments ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_each_game_is_on_one_of_the_maps_and_all_of_them_come(name: str) -> None:
    encoding = encoding_of(name, players=2, map_seeds=range(10, 13))
    game = encoding.game
    grounds = {seed: ground(game, new(game, 1, map_seed=seed)) for seed in range(10, 13)}
    for seed in range(12):
        assert ground(game, encoding.new_state(seed)) == grounds[encoding.map_seed(seed)]
    assert {encoding.map_seed(seed) for seed in range(12)} == {10, 11, 12}
    twin: Encoding = pickle.loads(pickle.dumps(encoding))
    assert twin.map_seed(3) == encoding.map_seed(3)


@pytest.mark.parametrize("name", GAMES)
def test_every_environment_draws_maps_from_those_given(name: str) -> None:
    game = find_game(name)
    only = ground(game, new(game, 1, map_seed=4))
    env = gymnasium_adapter.SeatEnv(name, 2, map_seeds=[4], **QUICK[name])
    agents = pettingzoo.env(name, 2, map_seeds=[4], **QUICK[name])
    rows = []
    for seed in (1, 2):
        env.reset(seed=seed)
        agents.reset(seed=seed)
        assert ground(game, env.episode.state) == ground(game, agents.episode.state) == only
    for seeds in ([4], [5]):
        with many_games(name, players=2, games=2, map_seeds=seeds, **QUICK[name]) as games:
            rows.append(games.reset(1).observations.copy())
    assert (rows[0] != rows[1]).any()


def test_one_map_is_an_option_of_environments_too() -> None:
    with many_games("amerigo", players=2, games=3, map_seed=np.int64(4)) as games:
        squares = [games.encoding.parts(row)["squares"] for row in games.reset(1).observations]
    assert (squares[0] == squares[1]).all()
    assert (squares[0] == squares[2]).all()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"map_seeds": []}, "map_seeds hold one seed at least"),
        ({"map_seeds": [-1]}, "map_seeds are 0 or more, not -1"),
        ({"map_seeds": [2**53]}, "“map_seed” must be a whole number"),
        ({"map_seeds": [3], "map_seed": 4}, "leave one of them out"),
    ],
)
def test_seeds_of_maps_that_cannot_be_are_reported(given: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        encoding_of("amerigo", players=2, **given)
    with pytest.raises(TypeError, match="a range or a list of whole numbers, not 7"):
        encoding_of("amerigo", players=2, map_seeds=7)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="Lanterns draws no maps: leave map_seeds out"):
        Encoding(tiny.GAME, 2, {}, [1])
