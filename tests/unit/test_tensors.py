"""What every environment is made of: sizes, masks, moves by number, rewards."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from carrack.adapters.episode import Episode
from carrack.adapters.rewards import checked_kind, final_rewards, place_reward
from carrack.adapters.tensors import Encoding, encoding_of, write_mask
from carrack.core.chance import Stream
from carrack.core.game import OVER, Refused, Result, State
from support.games import tiny


@pytest.fixture
def encoding() -> Encoding:
    return Encoding(tiny.GAME, 3, {"rounds": 2})


def ended(encoding: Encoding) -> State:
    state, chance, stream = encoding.new_state(4), encoding.chance(4), Stream(4)
    while state.seat != OVER:
        encoding.game.apply(state, encoding.game.legal(state).sample(stream), chance)
    return state


def test_bounds_come_from_the_fields(encoding: Encoding) -> None:
    assert encoding.low.shape == encoding.high.shape == (encoding.size,)
    assert (encoding.low <= encoding.high).all()
    assert encoding.high[0] == 3  # deciding, or over
    assert encoding.moves == len(tiny.MOVES)


def test_an_observation_comes_apart_into_its_fields(encoding: Encoding) -> None:
    state = encoding.new_state(1)
    parts = encoding.parts(encoding.observation(state, 2))
    assert sum(part.size for part in parts.values()) == encoding.size
    assert parts["hand"].tolist() == [state.hands[2].count(card) for card in range(1, 7)]
    assert parts["points"].shape == (3,)


def test_an_observation_is_an_array_of_its_own(encoding: Encoding) -> None:
    state = encoding.new_state(1)
    row = encoding.observation(state, 1)
    row[:] = -1
    assert encoding.observation(state, 1).tolist() == encoding.game.observation(state, 1)


def test_an_observation_is_written_in_place(encoding: Encoding) -> None:
    state = encoding.new_state(1)
    rows = np.full((2, encoding.size), -1, np.int8)
    encoding.write_observation(rows[1], state, 1)
    assert (rows[0] == -1).all()
    assert rows[1].tolist() == encoding.game.observation(state, 1)


def test_a_mask_has_the_legal_moves_of_the_seat_that_decides(encoding: Encoding) -> None:
    state = encoding.new_state(1)
    mask = encoding.mask(state)
    assert mask.nonzero()[0].tolist() == [tiny.THROW, tiny.LOOK]
    assert encoding.mask(ended(encoding)).sum() == 0
    last = write_mask(mask, [tiny.THROW, tiny.LOOK], [tiny.END])
    assert mask.nonzero()[0].tolist() == last == [tiny.END]


def test_an_illegal_number_is_refused_with_the_rule(encoding: Encoding) -> None:
    state = encoding.new_state(1)
    assert encoding.move(state, tiny.THROW) is tiny.MOVES[tiny.THROW]
    with pytest.raises(Refused) as refused:
        encoding.move(state, tiny.END)
    assert refused.value.rule == "TI-TURN-1"
    with pytest.raises(Refused, match="numbered from 0 to 9"):
        encoding.move(state, 10)


def test_rewards_come_at_the_end(encoding: Encoding) -> None:
    assert encoding.rewards(encoding.new_state(1)).tolist() == [0, 0, 0]
    state = ended(encoding)
    result = encoding.game.result(state)
    assert encoding.rewards(state, "points").tolist() == result.points
    places = encoding.rewards(state)
    assert places.dtype == np.float32
    assert sorted(range(3), key=lambda seat: -places[seat]) == sorted(
        range(3), key=lambda seat: result.places[seat]
    )


@pytest.mark.parametrize(
    ("places", "worth"),
    [
        ([1, 2], [1, -1]),
        ([2, 1, 3, 4], [1 / 3, 1, -1 / 3, -1]),
        ([1, 1], [0, 0]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([2, 1, 2, 2], [-1 / 3, 1, -1 / 3, -1 / 3]),
        ([1], [1]),
    ],
)
def test_places_are_worth_one_to_minus_one_and_ties_share(
    places: list[int], worth: list[float]
) -> None:
    assert [place_reward(places, place) for place in places] == pytest.approx(worth)
    rewards = final_rewards(Result([0] * len(places), places, "X-1"), "places")
    assert rewards.tolist() == pytest.approx(worth)
    if len(places) > 1:
        assert rewards.sum() == pytest.approx(0, abs=1e-6)


def test_an_illegal_move_is_worth_less_than_any_result(encoding: Encoding) -> None:
    state = encoding.new_state(1)
    assert encoding.penalty(state, 1).tolist() == [0, -2, 0]
    assert encoding.penalty(state, 2, "points").tolist() == [0, 0, -1]
    over = ended(encoding)
    assert max(encoding.game.result(over).points) > 0
    assert encoding.penalty(over, 2, "points").tolist() == [0, 0, -1]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"players": 5}, "2 to 4 players, not 5"),
        ({"players": 2, "colour": 1}, "has no option “colour”"),
    ],
)
def test_mistakes_are_reported(asked: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        encoding_of("amerigo", **asked)
    with pytest.raises(ValueError, match="did you mean 'amerigo'"):
        encoding_of("amerigoo", players=2)
    with pytest.raises(ValueError, match="margin or score, not 'wins'"):
        checked_kind("wins")


def test_without_numpy_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['numpy'] = None; import carrack.adapters.tensors"
    done = subprocess.run([sys.executable, "-c", code], text=True, capture_output=True, check=False)
    assert done.returncode == 1
    assert "pip install numpy" in done.stderr.splitlines()[-1]


@pytest.mark.parametrize("players", ["2", 2.0, None])
def test_players_are_a_whole_number(players: Any) -> None:
    with pytest.raises(TypeError, match="players are a whole number, not"):
        Encoding(tiny.GAME, players, {})
    assert Encoding(tiny.GAME, np.int64(3), {}).players == 3  # type: ignore[arg-type]


def test_options_may_be_numbers_of_numpy() -> None:
    rounds = Encoding(tiny.GAME, 2, {"rounds": np.int64(2)}).options["rounds"]
    assert (rounds, type(rounds)) == (2, int)


def test_a_row_of_another_length_has_no_parts() -> None:
    encoding = Encoding(tiny.GAME, 2, {})
    with pytest.raises(ValueError, match=rf"a row has the shape \({encoding.size},\), not \(2,\)"):
        encoding.parts([1, 2])  # type: ignore[arg-type]


def test_only_a_seat_imagines() -> None:
    episode = Episode(Encoding(tiny.GAME, 2, {}), seed=1)
    for seat in (-1, 2):
        with pytest.raises(ValueError, match=f"the seats are 0 to 1, not {seat}"):
            episode.imagined(seat, 1)
