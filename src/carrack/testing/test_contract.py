"""A game keeps the contract (:mod:`carrack.core.game`).

Expensive checks are done less often: copies and JSON at one decision in twenty, records and undo in
one game of twenty.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carrack.core.chance import Stream
from carrack.core.game import OVER, Game, Refused
from carrack.testing import announcements, beside, positions, walks, whole_games, words
from carrack.texts.rules import load_rules

pytestmark = pytest.mark.every_game

GAMES = walks.how_many(16, 300)
SOME_GAMES = walks.how_many(2, 15)
EVERY = 20
STEPS = walks.how_many(2_500, 10_000)  # for all numbers of players together
ATTEMPTS = walks.how_many(500, 12_000)


@cache
def rules_of(game: Game[Any]) -> set[str]:
    """The identifiers of its rules; those in its module's docstring if it has no `rules/`."""
    try:
        return {rule.id for rule in load_rules(game.package, "en")}
    except LookupError:
        words = sys.modules[type(game).__module__].__doc__ or ""
        return set(re.findall(r"[A-Z]+(?:-[A-Z]+)+-[0-9]+", words))


def test_random_games_have_a_legal_move_until_they_end(game: Game[Any], players: int) -> None:
    for seed in range(GAMES):
        spot = None
        for spot in walks.walk(game, players, seed):
            if spot.number % EVERY == seed % EVERY:
                positions.check_copy(spot)
                positions.check_json(spot)
        assert spot is not None
        assert spot.state.seat == OVER
        positions.check_end(spot)
        positions.check_json(spot)


def test_legal_counts_samples_tests_and_names_the_same_moves(game: Game[Any], players: int) -> None:
    for seed in range(SOME_GAMES):
        for spot in walks.middle_spots(game, players, seed, EVERY // 2):
            positions.check_legal(spot)
            positions.check_description(spot)
            announcements.check_left(spot)
            announcements.check_standing(spot, rules_of(game))
            positions.check_courses(spot)


def test_what_cannot_be_taken_back_is_said_before(game: Game[Any], players: int) -> None:
    said: set[str] = set()
    for seed in range(walks.how_many(2, 6)):
        for spot in walks.middle_spots(game, players, seed, 1, walks.Wanderer):
            said |= announcements.check_final(spot, 4)
    if not said:
        pytest.skip("no move says that it cannot be undone")


def test_a_description_says_all_points_that_a_move_brings(game: Game[Any], players: int) -> None:
    scoring = 0
    for seed in range(walks.how_many(1, 3)):
        for manner in (walks.Chooser, walks.Wanderer):
            for spot in walks.middle_spots(game, players, seed, 1, manner):
                scoring += announcements.check_points(spot, 4)
    if not scoring:
        pytest.skip("all points come with moves that cannot be undone")


def test_a_sample_finds_every_move(game: Game[Any], players: int) -> None:
    for spot in walks.middle_spots(game, players, 1, EVERY):
        legal = game.legal(spot.state)
        if len(legal) < 50:
            positions.check_sampling(legal, spot.stream)


def test_earlier_positions_stay_as_they_were_when_copies_are_played_on(
    game: Game[Any], players: int
) -> None:
    steps = STEPS // (game.most_players - game.least_players + 1)
    assert positions.check_branches(game, players, 5, steps) > steps // 20


def test_views_are_plain_data_and_change_nothing(game: Game[Any], players: int) -> None:
    for seed in range(SOME_GAMES):
        for spot in walks.middle_spots(game, players, seed, EVERY):
            positions.check_views(spot)
            announcements.check_plain_view(spot)


def test_imagined_positions_can_be_played_to_their_end(game: Game[Any], players: int) -> None:
    for spot in walks.middle_spots(game, players, 2, EVERY):
        positions.check_imagined_play(spot)


def test_every_point_has_an_event_and_every_event_a_rule(game: Game[Any], players: int) -> None:
    for seed in range(SOME_GAMES):
        assert whole_games.check_events(game, players, seed, rules_of(game)) > 0


def test_a_turn_never_comes_back_to_an_earlier_position(game: Game[Any], players: int) -> None:
    for seed in range(SOME_GAMES):
        whole_games.check_turns(game, players, seed)


def test_records_replay_and_undo_restores_the_hash(game: Game[Any], players: int) -> None:
    undone = sum(whole_games.check_record(game, players, seed)[1] for seed in range(SOME_GAMES))
    if not undone:
        pytest.skip("nothing could be undone")


def test_equal_seeds_give_equal_records(game: Game[Any], players: int) -> None:
    first, again, other = (
        whole_games.check_record(game, players, seed, undo=False)[0] for seed in (3, 3, 4)
    )
    assert first == again != other


def test_no_purpose_is_drawn_twice(game: Game[Any], players: int) -> None:
    for seed in range(SOME_GAMES):
        whole_games.check_draws(game, players, seed)


def test_a_game_can_be_played_beside_its_board(game: Game[Any], players: int) -> None:
    if not game.by_hand:
        pytest.skip("the game does not say what lies face down")
    if players > walks.how_many(2, game.most_players):
        pytest.skip("with more players only if CARRACK_THOROUGH is set")
    for seed in range(walks.how_many(1, 20)):
        assert beside.check_beside(game, players, seed) > 0


def test_all_that_a_page_shows_has_words(game: Game[Any], players: int) -> None:
    if game.plain_view(walks.new_state(game, players, 1), None) is None:
        pytest.skip("a stage of its own chooses the words")
    if not words.Speaker(game).languages:
        pytest.skip("the game has no `locale`")
    for seed in range(SOME_GAMES):
        words.check_words(game, players, seed)


def test_refusal_is_none_exactly_for_legal_moves(game: Game[Any], players: int) -> None:
    bound = positions.move_bound(game, players, 0)
    refused, seed = 0, 0
    while refused < ATTEMPTS:
        for spot in walks.middle_spots(game, players, seed, EVERY):
            before = spot.hash()
            refused += positions.check_refusals(spot, bound, 100)
            assert spot.hash() == before
        seed += 1


def test_illegal_and_foreign_moves_change_nothing(game: Game[Any], players: int) -> None:
    bound = positions.move_bound(game, players, 0)
    refused, seed = 0, 0
    while refused < ATTEMPTS:
        match, stream = walks.new_match(game, players, seed), Stream(seed)
        while not match.over:
            if match.decision % EVERY == seed % EVERY:
                refused += positions.check_match_refuses(match, stream, bound, 100)
            match.play(match.state.seat, game.legal(match.state).sample(stream))
        with pytest.raises(Refused, match=r"[Tt]he game is over"):
            match.play(0, game.move_at(match.state, 0))
        seed += 1


def test_misspelt_notations_are_refused_or_understood(game: Game[Any], players: int) -> None:
    tries, seed = 0, 0
    while tries < ATTEMPTS:
        for spot in walks.middle_spots(game, players, seed, 4):
            moves = list(game.legal(spot.state))
            for _ in range(10):
                notation = moves[spot.stream.below(len(moves))].notation
                positions.check_bad_notation(spot, positions.misspelt(notation, spot.stream))
            tries += 10
        seed += 1


@settings(deadline=None, derandomize=True, database=None)
@given(text=st.text(max_size=30))
def test_any_text_is_refused_with_a_reason(game: Game[Any], text: str) -> None:
    players = game.least_players
    state = walks.new_state(game, players, 5)
    spot = walks.WalkPosition(game, state, players, 5, 0, Stream(5))
    legal = {move.notation for move in game.legal(state)}
    assert positions.check_bad_notation(spot, text) or text in legal


@settings(deadline=None, derandomize=True, database=None)
@given(index=st.integers(min_value=-(2**62), max_value=2**62))
def test_any_number_names_a_move_or_is_refused(game: Game[Any], index: int) -> None:
    state = walks.new_state(game, game.least_players, 5)
    try:
        move = game.move_at(state, index)
    except Refused as error:
        assert error.refusal.text
    else:
        assert move.index == index
