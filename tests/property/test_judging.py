"""Whatever network judges whatever position: chances add up, and nobody's neighbours matter."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from carrack.bots.learning.integer_network import ValueNetwork
from carrack.bots.learning.integer_softmax import WIN, win_shares
from carrack.bots.learning.net import fresh
from carrack.bots.learning.quantization import Scales, quantized
from carrack.bots.learning.targets import returns

SHARED, SIDE = 2, 3
FEATURES = st.integers(-1000, 1000)


def row(size: int) -> st.SearchStrategy[list[int]]:
    return st.lists(FEATURES, min_size=size, max_size=size)


def positions(sides: int) -> st.SearchStrategy[list[list[list[int]]]]:
    rows = st.lists(row(SIDE), min_size=sides, max_size=sides)
    one = st.tuples(row(SHARED), rows).map(lambda parts: [parts[0], *parts[1]])
    return st.lists(one, min_size=1, max_size=12)


@st.composite
def judges(draw: st.DrawFn) -> ValueNetwork:
    random = np.random.default_rng(draw(st.integers(0, 10**6)))
    loud = np.float32(draw(st.sampled_from([0.1, 1.0, 30.0])))
    net = {name: part * loud for name, part in fresh(SHARED, SIDE, 5, random).items()}

    def ones(size: int) -> Any:
        return np.full(size, draw(st.sampled_from([1, 50, 400])), np.float32)

    mean = draw(st.floats(-100, 200, width=32))
    scales = Scales(ones(SHARED), ones(SHARED), ones(SIDE), ones(SIDE), mean, 20.0)
    return quantized(net, scales)


@settings(max_examples=30, deadline=None)
@given(judges(), st.integers(2, 5).flatmap(positions))
def test_opinions_are_whole_add_up_and_stand_alone(judge: ValueNetwork, asked: Any) -> None:
    judged = judge.judge(asked)
    for position, (wins, points) in zip(asked, judged, strict=True):
        assert len(wins) == len(points) == len(position) - 1
        assert sum(wins) == WIN and min(wins) >= 0
        assert all(type(number) is int for number in wins + points)
        assert judge.judge([position]) == [(wins, points)]
    assert judge.judge(asked[::-1]) == judged[::-1]


@settings(max_examples=30, deadline=None)
@given(judges(), st.integers(2, 4).flatmap(positions))
def test_sides_that_stand_alike_are_judged_alike(judge: ValueNetwork, asked: Any) -> None:
    for position in asked:
        equal = [position[0], *[position[1]] * (len(position) - 1)]
        wins, points = judge.judge([equal])[0]
        assert len(set(points)) == 1
        assert max(wins) - min(wins) <= len(wins)


@settings(max_examples=50, deadline=None)
@given(st.lists(st.integers(-(10**6), 10**6), min_size=2, max_size=6), st.integers(-5000, 5000))
def test_chances_follow_the_order_of_logits_and_only_their_differences(
    logits: list[int], shift: int
) -> None:
    shares = win_shares(np.array([logits] * 7))
    assert shares == win_shares(np.array([[logit + shift for logit in logits]])) * 7
    for one, other in itertools.permutations(range(len(logits)), 2):
        if logits[one] > logits[other]:
            assert shares[0][one] >= shares[0][other]


@settings(max_examples=30, deadline=None)
@given(
    st.lists(st.floats(0, 1, width=32), min_size=1, max_size=30),
    st.floats(0, 1, width=32),
    st.sampled_from([0.0, 0.5, 0.8, 1.0]),
)
def test_returns_stay_between_what_was_said_and_the_end(
    said: list[float], end: float, decay: float
) -> None:
    predicted = np.array([[value, 1 - value] for value in said], dtype=np.float32)
    found = returns(predicted, np.array([end, 1 - end], dtype=np.float32), decay)
    assert np.allclose(found.sum(axis=1), 1, atol=1e-5)
    for i, value in enumerate(found[:, 0]):
        later = [*said[i + 1 :], end]
        assert min(later) - 1e-5 <= value <= max(later) + 1e-5
