"""The games that a network learns from: who plays them, and what is kept of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from carrack.bots.learning import game_specs
from carrack.bots.learning.game_specs import GameSpec
from carrack.bots.learning.quantization import Scales
from carrack.bots.learning.replay_buffer import ReplayBuffer, Samples
from carrack.bots.learning.selfplay import Player, SelfPlay
from carrack.bots.learning.settings import TrainingSettings
from carrack.bots.learning.targets import returns
from carrack.core.game import Move
from support.games import tiny, trainable


class Points:
    """Judges by the points so far and the climb of this turn, and keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[list[list[list[int]]]] = []

    def judge(self, rows: list[list[list[int]]]) -> list[tuple[list[int], list[int]]]:
        self.asked.append(rows)
        return [([0 for _ in row[1:]], [16 * (s[0] + s[1]) for s in row[1:]]) for row in rows]


def returns_of(said: list[float], end: float, decay: float) -> list[float]:
    predicted = np.array([[value, 1 - value] for value in said], dtype=np.float32)
    found = returns(predicted, np.array([end, 1 - end], dtype=np.float32), decay)
    assert found.sum(axis=1) == pytest.approx(1)
    return [float(value) for value in found[:, 0]]


def test_with_lambda_one_every_position_learns_the_end() -> None:
    assert returns_of([0.5, 0.3, 0.9], 1.0, 1.0) == [1, 1, 1]


def test_with_lambda_zero_every_position_learns_what_the_next_one_was_thought_worth() -> None:
    assert returns_of([0.5, 0.25, 0.75], 1.0, 0.0) == [0.25, 0.75, 1]


def test_in_between_returns_are_mixed_backwards() -> None:
    last = 1.0
    second = 0.8 * last + 0.2 * 0.75
    first = 0.8 * second + 0.2 * 0.25
    assert returns_of([0.5, 0.25, 0.75], 1.0, 0.8) == pytest.approx([first, second, last])


def lessons(count: int, settings: TrainingSettings) -> list[GameSpec]:
    return [game_specs.lesson(trainable.GAME, settings, number) for number in range(1, count + 1)]


def test_first_games_are_advised_later_ones_sometimes_and_never_in_all_seats() -> None:
    settings = trainable.settings(players=(2, 3, 4), imitation_games=100, imitation_opponents=0.3)
    found = lessons(2000, settings)
    assert all(len(deal.advised) == deal.players for deal in found[:100])
    later = found[100:]
    assert all(len(deal.advised) < deal.players for deal in later)
    assert sum(bool(deal.advised) for deal in later) / len(later) == pytest.approx(0.3, abs=0.05)
    assert {seat for deal in later for seat in deal.advised} == {0, 1, 2, 3}
    assert {len(deal.advised) for deal in later if deal.players == 4} == {0, 1, 2, 3}


def test_some_advised_seats_play_in_another_style_of_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    settings = trainable.settings(players=(2, 3), imitation_games=1000, styled_opponents=0.4)
    plain = lessons(1000, settings)
    assert {deal.styles for deal in plain} == {()}, "the game has no other style"
    monkeypatch.setattr(trainable.Climbing, "styles", lambda self: 2)
    found = lessons(1000, settings)
    count = Counter(deal.style(seat) for deal in found for seat in range(deal.players))
    shares = [count[style] / sum(count.values()) for style in (0, 1, 2)]
    assert shares == pytest.approx([0.6, 0.2, 0.2], abs=0.04)
    same = [(deal.seed, deal.players, deal.advised, deal.explore) for deal in found]
    assert same == [(deal.seed, deal.players, deal.advised, deal.explore) for deal in plain]


def test_all_numbers_of_players_get_equal_shares_of_the_time() -> None:
    found = Counter(d.players for d in lessons(3000, trainable.settings(players=(2, 3, 4))))
    sides = {players: players * count / 3000 for players, count in found.items()}
    assert sides == {n: pytest.approx(12 / 13, abs=0.1) for n in (2, 3, 4)}


def test_test_games_come_in_blocks_with_the_network_in_every_seat() -> None:
    blocks = game_specs.tests(trainable.settings(players=(3,), eval_games=7))
    assert len(blocks) == 3
    for block in blocks:
        assert len({deal.seed for deal in block}) == 1
        assert [deal.advised for deal in block] == [(1, 2), (0, 2), (0, 1)]
        assert {deal.explore for deal in block} == {0}
    assert len({block[0].seed for block in blocks}) == 3
    training = {deal.seed for deal in lessons(500, trainable.settings())}
    assert not training & {block[0].seed for block in blocks}


def player(judge: Any = None, **more: Any) -> Player:
    return Player(trainable.GAME, trainable.settings(**more), judge or Points())


def test_every_turn_leaves_one_position_just_before_its_end() -> None:
    played = player().play(GameSpec(5, 3, (0,), 100_000))
    assert played.shared.shape == (12, 3)  # three players, four rounds
    assert played.rows.shape == (12, 3, 5)
    assert played.shared[:, 0].tolist() == list(range(12, 0, -1))  # turns to come
    assert played.rows[:, :, 2].argmax(axis=1).tolist() == [0, 1, 2] * 4  # whose turn it is
    assert (played.shared[:, 2] > 0).all()  # dice were thrown, the turn is not over
    assert played.wins.sum() == 1
    last = played.rows[-1, :, 0] + played.rows[-1, :, 1]
    assert last.tolist() == played.points.tolist()  # it is only the end that is missing
    assert not played.cut


def test_the_same_deal_is_the_same_game_and_another_seed_another() -> None:
    deals_ = [GameSpec(seed, 2, (1,), 200_000) for seed in (7, 7, 8)]
    first, again, other = [player().play(deal) for deal in deals_]
    assert np.array_equal(first.rows, again.rows)
    assert not np.array_equal(first.rows, other.rows)


def test_advised_seats_do_what_the_advice_says() -> None:
    played = player().play(GameSpec(9, 2, (0, 1), 0))
    assert (played.shared[:, 2] == 1).all()  # one throw each
    bold = player().play(GameSpec(9, 2, (), 0))  # Points sees no danger in a throw
    assert (bold.shared[:, 2] > 1).any()


def test_a_seat_with_another_style_plays_its_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def thrice(self: Any, state: tiny.Hill, style: int) -> list[Move]:
        asked.append((state.seat, style))
        left = 3 - len(state.throws)
        return [tiny.MOVES[tiny.THROW]] * left or [tiny.MOVES[tiny.END]]

    monkeypatch.setattr(trainable.Climbing, "in_style", thrice, raising=True)
    played = player().play(GameSpec(9, 2, (0, 1), 0, (0, 2)))
    assert set(asked) == {(1, 2)}
    throws = played.shared[:, 2].tolist()
    assert throws[0::2] == [1] * 4  # the advice
    assert min(throws[1::2]) > 1


def test_a_game_that_is_too_long_counts_as_it_stands() -> None:
    played = player(max_moves=9).play(GameSpec(5, 2, (0, 1), 0))
    assert played.cut
    assert 0 < len(played.shared) < 8


def test_a_forced_end_of_a_turn_is_kept_too() -> None:
    played = player().play(GameSpec(3, 2, (), 1_000_000))
    assert (played.shared[:, 1] == 1).any()  # blown out: nothing is left but the end
    assert len(played.shared) == 8


class Peeking(trainable.Climbing):
    """Its one line besides the end is a look at the top card, after which it could be known."""

    def lines(self, state: tiny.Hill, most: int) -> list[list[Move]]:
        moves = {move.index: move for move in self.game.legal(state)}
        first = moves.get(tiny.LOOK, moves.get(tiny.THROW, tiny.MOVES[tiny.END]))
        return [[tiny.MOVES[tiny.END]], [first]] if tiny.END in moves else [[first]]

    def features(self, state: tiny.Hill) -> list[list[int]]:
        rows = super().features(state)
        if state.seat in state.knowers and state.deck:
            rows[0][0] = 100 + state.deck[-1]
        return rows


def test_what_a_line_reveals_is_imagined_not_looked_up() -> None:
    """The top card is told to the judge as it might be, another one in each game of a seed."""
    truths, judged = [], []
    for seed in range(60):
        one, judge = player(), Points()
        one.context.knowledge, one.context.judge = Peeking(trainable.GAME), judge
        game = SelfPlay(one, GameSpec(seed, 2, (), 0))
        state: Any = game.state
        state.throws = [4]
        truths.append(state.deck[-1])
        game.step()
        judged.append(judge.asked[0][1][0][0] - 100)
    assert all(1 <= card <= 6 for card in judged)
    assert 3 <= sum(t == s for t, s in zip(truths, judged, strict=True)) <= 22  # by chance


def test_a_dice_throw_is_judged_by_other_dice_than_those_that_fall() -> None:
    seen, fell = [], []
    for seed in range(60):
        judge = Points()
        game = SelfPlay(player(judge), GameSpec(seed, 2, (), 0))
        state: Any = game.state
        state.throws = [2]
        game.settings = trainable.settings(lines=2)
        game.step()
        seen.append(judge.asked[0][0][1][1])  # the first line is another throw
        if len(state.throws) > 1:
            eyes = state.throws[1]
            fell.append((seen[-1], 0 if eyes == 1 else 2 + eyes))
    assert len(fell) > 30
    assert sum(judged != real for judged, real in fell) > 10


def test_a_line_is_played_to_its_end_and_the_turn_with_it() -> None:
    game = SelfPlay(player(), GameSpec(4, 2, (), 0))
    state: Any = game.state
    state.throws, state.hands[0] = [4], [3, 5]
    game.play_line([tiny.MOVES[5]])
    assert state.seat == 1
    assert state.points[0] == 9
    assert game.rows[0][0][:2] == [0, 9]


def test_a_line_that_becomes_illegal_on_its_way_is_left() -> None:
    game = SelfPlay(player(), GameSpec(4, 2, (), 0))
    state: Any = game.state
    state.throws, state.hands[0] = [4], [3, 5]
    game.play_line([tiny.MOVES[5], tiny.MOVES[3]])  # one card a turn
    assert (state.seat, state.card) == (0, 5)


def lesson(sides: int, length: int, mark: int) -> Samples:
    return Samples(
        np.full((length, 2), mark, np.int16),
        np.full((length, sides, 3), mark, np.int16),
        np.full((length, sides), mark, np.float32),
        np.full((length, sides), mark, np.float32),
    )


def test_the_window_keeps_the_latest_games_and_enough_of_them() -> None:
    window = ReplayBuffer(10)
    for mark in range(5):
        window.add(lesson(2 + mark % 2, 4, mark))
    assert list(window.games) == [(2, 4), (3, 4), (2, 4)]
    assert [pool.shared[:, 0].tolist() for pool in window.pools()] == [[2] * 4 + [4] * 4, [3] * 4]
    assert window.positions == 12
    assert [(pool.sides, len(pool)) for pool in window.pools()] == [(2, 8), (3, 4)]


def test_batches_are_drawn_evenly_from_all_positions() -> None:
    window = ReplayBuffer(1000)
    window.add(lesson(2, 10, 1))
    window.add(lesson(3, 30, 2))
    one = np.zeros(2, np.float32) + 1
    scales = Scales(0 * one, one, np.zeros(3, np.float32), np.ones(3, np.float32), 0.0, 1.0)
    drawn = list(window.batches(scales, 50, 20, np.random.default_rng(1)))
    sizes = Counter[int]()
    for batches in drawn:
        assert sum(len(batch.shared) for batch in batches) == 20
        for batch in batches:
            sides = batch.rows.shape[1]
            assert set(batch.shared.ravel()) == {sides - 1}
            assert (batch.wins == sides - 1).all()
            sizes[sides] += len(batch.shared)
    assert sizes[3] / sizes[2] == pytest.approx(3, rel=0.2)
