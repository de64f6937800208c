"""Judging in whole numbers: the same everywhere, whoever is asked beside; and its files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from carrack.bots.learning import WeightsError, weights, weights_of
from carrack.bots.learning.export import export
from carrack.bots.learning.integer_network import AT_ONCE, ValueNetwork
from carrack.bots.learning.integer_softmax import FEW, STEPS, win_shares
from carrack.bots.learning.pure_network import FeaturesError
from carrack.bots.learning.settings import settings_in
from carrack.bots.learning.trainer import Training, begin
from carrack.cli.train import command_of
from carrack.core.chance import Stream
from carrack.core.game import Game
from carrack.core.knowledge import Feature, knowledge_of
from carrack.core.registry import find_game, game_names
from support.games import trainable

SHARED, SIDE, HIDDEN = 3, 5, 8
FILES = [(weights.WEIGHTS, weights.MANIFEST), (weights.JUDGE, weights.JUDGE_MANIFEST)]


def drawn(stream: Stream, rows: int, columns: int, most: int) -> Any:
    numbers = [stream.below(2 * most + 1) - most for _ in range(rows * columns)]
    return np.array(numbers, dtype=np.float64).reshape(rows, columns)


def judge(seed: int = 1) -> ValueNetwork:
    stream = Stream(seed)
    return ValueNetwork(
        drawn(stream, SHARED, HIDDEN, 40_000),
        drawn(stream, SIDE, HIDDEN, 40_000),
        drawn(stream, SIDE, HIDDEN, 40_000),
        drawn(stream, 1, HIDDEN, 10_000_000)[0] + 8_000_000,
        np.hstack([drawn(stream, HIDDEN, 1, 16_000), drawn(stream, HIDDEN, 1, 600_000)]),
        np.array([0.0, 50 * 2.0**28]),
    )


def positions(sides: int, count: int, seed: int = 2) -> list[list[list[int]]]:
    stream = Stream(seed)

    def row(size: int) -> list[int]:
        return [stream.below(2001) - 1000 for _ in range(size)]

    return [[row(SHARED), *[row(SIDE) for _ in range(sides)]] for _ in range(count)]


EXPECTED: dict[int, list[tuple[list[int], list[int]]]] = {
    2: [
        ([30372, 35164], [-10, 188]),
        ([29435, 36101], [1050, 1089]),
        ([20020, 45516], [972, 1088]),
    ],
    3: [
        ([11516, 12464, 41556], [54, 266, 457]),
        ([13226, 14740, 37570], [929, 947, 814]),
        ([37243, 7967, 20326], [447, 321, 373]),
    ],
    4: [
        ([8575, 19705, 20253, 17003], [-10, 407, 457, 524]),
        ([9841, 16757, 22181, 16757], [372, 373, -276, 373]),
        ([12486, 20668, 14232, 18150], [1022, 1056, 1299, 1088]),
    ],
}
"""Whole numbers as they came out when this was written; no machine may find others."""


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_opinions_are_these_numbers_on_every_machine(sides: int) -> None:
    assert judge().judge(positions(sides, 3)) == EXPECTED[sides]


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_an_opinion_does_not_depend_on_the_positions_beside_it(sides: int) -> None:
    one, asked = judge(), positions(sides, 2 * AT_ONCE + 5)
    together = one.judge(asked)
    assert together == [one.judge([position])[0] for position in asked]
    assert together[10:50] == one.judge(asked[10:50])
    assert len({str(opinion) for opinion in together}) > AT_ONCE
    assert one.judge([]) == []


def test_a_side_is_judged_alike_wherever_it_sits() -> None:
    for position in positions(4, 20):
        wins, points = judge().judge([position])[0]
        turned = [position[0], *position[2:], position[1]]
        other_wins, other_points = judge().judge([turned])[0]
        assert other_points == [*points[1:], points[0]]
        assert np.abs(np.array(other_wins) - [*wins[1:], wins[0]]).max() <= 3  # of rounding


def test_exact_sums_do_not_depend_on_their_order() -> None:
    """What makes opinions equal everywhere: any order of the features gives the same sums."""
    one = judge()
    order = [2, 0, 4, 1, 3]
    mixed = ValueNetwork(
        one.shared, one.own[order], one.others[order], one.bias, one.out, one.out_bias
    )
    for position in positions(3, 20):
        other = [position[0], *[[row[i] for i in order] for row in position[1:]]]
        assert mixed.judge([other]) == one.judge([position])


def test_chances_add_up_and_follow_the_logits() -> None:
    logits = np.array([[0, 0], [1024, 0], [0, -STEPS - 5], [700, 699]])
    assert win_shares(logits) == [[32768, 32768], [47911, 17625], [65536, 0], [32785, 32751]]
    three = win_shares(np.array([[5, 5, 5]]))
    assert three == [[21846, 21845, 21845]]


def test_few_and_many_positions_get_the_same_chances() -> None:
    logits = np.array([[i * 37 % 4001, i * i % 3989, 17 * i] for i in range(200)])
    many = win_shares(logits)
    assert len(logits) > FEW
    assert many == [win_shares(logits[i : i + 1])[0] for i in range(len(logits))]
    assert {sum(row) for row in many} == {65536}


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ([[[1, 2], [1] * SIDE, [1] * SIDE]], "3 shared features and 5 of each side"),
        ([[[1] * SHARED, [1] * SIDE]], "2 or more"),
        ([[[1] * SHARED, [1] * SIDE, [1] * 4]], r"not rows of \[3, 5, 4\]"),
        ([[[1] * SHARED, [1] * SIDE, [2] * 4 + [40_000]]], "not 40000"),
        ([[[1] * SHARED, [1] * SIDE, [2] * 4 + [0.5]]], "not 0.5"),
    ],
)
def test_features_that_do_not_fit_are_refused(asked: Any, said: str) -> None:
    with pytest.raises(FeaturesError, match=said):
        judge().judge(asked)


def test_weights_too_large_or_no_whole_numbers_are_refused() -> None:
    one = judge()
    parts = (one.shared, one.own, one.others, one.bias, one.out, one.out_bias)
    with pytest.raises(ValueError, match="whole numbers"):
        ValueNetwork(*[part + 0.5 for part in parts])
    with pytest.raises(ValueError, match="too large"):
        ValueNetwork(*[part * 2.0**20 for part in parts])


def climber(seed: int = 3) -> ValueNetwork:
    """A network for the tiny game."""
    knowledge = knowledge_of(trainable.GAME)
    shared, side = len(knowledge.shared_features()), len(knowledge.side_features())
    stream = Stream(seed)
    return ValueNetwork(
        drawn(stream, shared, 4, 900),
        drawn(stream, side, 4, 900),
        drawn(stream, side, 4, 900),
        drawn(stream, 1, 4, 900)[0],
        drawn(stream, 4, 2, 900),
        drawn(stream, 1, 2, 900)[0],
    )


def test_weights_are_read_as_they_were_written() -> None:
    text = weights.weights_text(climber(), trainable.GAME)
    again = weights.judge_in(text, trainable.GAME)
    for name in ("shared", "own", "others", "bias", "out", "out_bias"):
        assert np.array_equal(getattr(again, name), getattr(climber(), name))
    assert weights.weights_text(again, trainable.GAME) == text
    assert text.count("\n") < 60  # rows of matrices are lines: small differences stay small
    assert "-0" not in text.replace("-0.", "")


@pytest.mark.parametrize("judge", [False, True])
def test_a_network_is_exported_as_the_players_or_as_the_judge_of_their_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, judge: bool
) -> None:
    game = trainable.GAME
    monkeypatch.setattr(Training, "judge", lambda self: climber())
    files = export(begin(game, trainable.settings()), game, tmp_path, "it", judge=judge)
    assert [file.name for file in files] == list(FILES[judge])
    assert sorted(tmp_path.iterdir()) == sorted(files)
    weights.judge_in(files[0].read_text("utf-8"), game)
    assert json.loads(files[1].read_text("utf-8"))["command"] == "it"


def altered(**more: Any) -> str:
    return json.dumps({**json.loads(weights.weights_text(climber(), trainable.GAME)), **more})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "damaged"),
        ("[]", "damaged"),
        ("{}", "have no 'carrack'"),
        (altered(carrack="weights 9"), "this version reads 'weights 1'"),
        (altered(game="chess"), "for 'chess', not for 'climb'"),
        (altered(features="0123"), "other features than Lanterns.*carrack train climb"),
        (altered(out=[[1, 2, 3]]), "damaged"),
        (altered(own=[[1, 2], [3]]), "damaged"),
        (altered(bias=["a", "b", "c", "d"]), "damaged"),
        (altered(shared=[[1, 2, 3, 4]]), "shared has the shape"),
        (altered(bias=[10**400, 0, 0, 0]), "damaged"),
        ("[" * 100_000, "damaged"),
    ],
)
def test_weights_that_cannot_be_used_are_refused(text: str, said: str) -> None:
    with pytest.raises(WeightsError, match=said):
        weights.judge_in(text, trainable.GAME)


def test_another_name_or_order_of_features_has_another_hash() -> None:
    class Renamed(trainable.Climbing):
        def side_features(self) -> list[Feature]:
            return list(reversed(super().side_features()))

    assert weights.features_hash(Renamed(trainable.GAME)) != weights.features_hash(
        trainable.KNOWLEDGE
    )
    assert weights.features_hash(trainable.Climbing(trainable.GAME)) == weights.features_hash(
        trainable.KNOWLEDGE
    )


def test_a_game_without_weights_has_no_judge() -> None:
    assert weights_of(trainable.GAME) is None


SHIPPING = [
    (name, *files)
    for name in game_names()
    for files in FILES
    if weights.text_of(find_game(name), files[0]) is not None
]


@pytest.mark.parametrize(("name", "network", "beside"), SHIPPING)
def test_weights_that_ship_are_those_of_their_manifest(
    name: str, network: str, beside: str
) -> None:
    game: Game[Any] = find_game(name)
    text, about = weights.text_of(game, network), weights.text_of(game, beside)
    assert text is not None and about is not None
    manifest = json.loads(about)
    assert manifest["sha256"] == weights.content_hash(text)
    assert manifest["rules"] in game.known_rules(), "by which it was trained"
    assert manifest["serves"] == game.known_rules(), "by which it plays"
    assert manifest["command"] == command_of(settings_in(manifest["settings"]), manifest["games"])
    assert len(text.encode()) < 2_000_000
    read = weights_of if network == weights.WEIGHTS else weights.judge_of
    assert read(game) is read(game) is not None
