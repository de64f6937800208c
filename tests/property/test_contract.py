"""Every game keeps the contract: the tiny one, and all that are installed.

The dear checks are thinned: copies and JSON at one decision in twenty, records and undo in one game
of twenty. `make evidence` plays 10,000 games for every number of players and prints what they were.
"""

from __future__ import annotations

import re
import sys
import time
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import generic
import generic_games
import generic_telling
import journeys
from carrack.core.chance import Seeded, Stream
from carrack.core.game import OVER, Game, Refused, state_hash
from carrack.core.playout import Count, Dice, play_out
from carrack.core.registry import find_game
from carrack.texts.rules import load_rules
from support.games.all_games import COMPILED, NAMES, TINY, every_game

GAMES = 50 if COMPILED else 300
MANY_GAMES = 10_000
SOME_GAMES = 15
EVERY = 20
ATTEMPTS = (
    2_000 if COMPILED else 12_000
)  # three kinds of them for each of three numbers of players: over 100,000


@cache
def rules_of(game: Game[Any]) -> set[str]:
    if game.name in TINY:
        return set(re.findall(r"TI-[A-Z]+-[0-9]", sys.modules[type(game).__module__].__doc__ or ""))
    return {rule.id for rule in load_rules(game.package, "en")}


@every_game
def test_random_games_have_a_legal_move_until_they_end(game: Game[Any], players: int) -> None:
    for seed in range(GAMES):
        spot = None
        for spot in journeys.journey(game, players, seed):
            if spot.number % EVERY == seed % EVERY:
                generic.check_copy(spot)
                generic.check_json(spot)
        assert spot is not None
        assert spot.state.seat == OVER
        generic.check_end(spot)
        generic.check_json(spot)


@every_game
def test_legal_counts_samples_tests_and_names_the_same_moves(game: Game[Any], players: int) -> None:
    for seed in range(SOME_GAMES):
        for spot in journeys.middle_spots(game, players, seed, EVERY // 2):
            generic.check_legal(spot)
            generic.check_description(spot)
            generic_telling.check_left(spot)
            generic_telling.check_standing(spot, rules_of(game))
            generic.check_courses(spot)


@every_game
def test_what_cannot_be_taken_back_is_said_before(game: Game[Any], players: int) -> None:
    said: set[str] = set()
    for seed in range(6):
        for spot in journeys.middle_spots(game, players, seed, 1, journeys.Wanderer):
            said |= generic_telling.check_final(spot, 4)
    assert len(said) > 1


@every_game
def test_a_description_says_all_points_that_a_move_brings(game: Game[Any], players: int) -> None:
    scoring = 0
    for seed in range(3):
        for manner in (journeys.Chooser, journeys.Wanderer):
            for spot in journeys.middle_spots(game, players, seed, 1, manner):
                scoring += generic_telling.check_points(spot, 4)
    assert scoring > 0 or game.name in TINY  # where points come with a card, and so for good


@every_game
def test_a_sample_finds_every_move(game: Game[Any], players: int) -> None:
    for spot in journeys.middle_spots(game, players, 1, EVERY):
        legal = game.legal(spot.state)
        if len(legal) < 50:
            generic.check_sampling(legal, spot.stream)


@every_game
def test_views_are_plain_data_and_change_nothing(game: Game[Any], players: int) -> None:
    for seed in range(SOME_GAMES):
        for spot in journeys.middle_spots(game, players, seed, EVERY):
            generic.check_views(spot)


@every_game
def test_imagined_positions_can_be_played_to_their_end(game: Game[Any], players: int) -> None:
    for spot in journeys.middle_spots(game, players, 2, EVERY):
        generic.check_imagined_play(spot)


@every_game
def test_every_point_has_an_event_and_every_event_a_rule(game: Game[Any], players: int) -> None:
    for seed in range(GAMES // 10):
        assert generic_games.check_events(game, players, seed, rules_of(game)) > 0


@every_game
def test_a_turn_never_comes_back_to_an_earlier_position(game: Game[Any], players: int) -> None:
    for seed in range(SOME_GAMES):
        generic_games.check_turns(game, players, seed)


@every_game
def test_records_replay_and_undo_restores_the_hash(game: Game[Any], players: int) -> None:
    undone = sum(generic_games.check_record(game, players, seed)[1] for seed in range(SOME_GAMES))
    assert undone > SOME_GAMES


@every_game
def test_equal_seeds_give_equal_records(game: Game[Any], players: int) -> None:
    first, again = (generic_games.check_record(game, players, 3)[0] for _ in range(2))
    other = generic_games.check_record(game, players, 4)[0]
    assert first == again != other


@every_game
def test_no_purpose_is_drawn_twice(game: Game[Any], players: int) -> None:
    for seed in range(SOME_GAMES):
        generic_games.check_draws(game, players, seed)


@every_game
def test_refusal_is_none_exactly_for_legal_moves(game: Game[Any], players: int) -> None:
    bound = generic.move_bound(game, players, 0)
    refused, seed = 0, 0
    while refused < ATTEMPTS:
        for spot in journeys.middle_spots(game, players, seed, EVERY):
            before = spot.hash()
            refused += generic.check_refusals(spot, bound, 100)
            assert spot.hash() == before
        seed += 1


@every_game
def test_illegal_and_foreign_moves_change_nothing(game: Game[Any], players: int) -> None:
    bound = generic.move_bound(game, players, 0)
    refused, seed = 0, 0
    while refused < ATTEMPTS:
        match, stream = journeys.new_match(game, players, seed), Stream(seed)
        while not match.over:
            if match.decision % EVERY == seed % EVERY:
                refused += generic.check_match_refuses(match, stream, bound, 100)
            match.play(match.state.seat, game.legal(match.state).sample(stream))
        with pytest.raises(Refused, match="[Tt]he game is over"):
            match.play(0, game.move_at(match.state, 0))
        seed += 1


@every_game
def test_misspelt_notations_are_refused_or_understood(game: Game[Any], players: int) -> None:
    tries, seed = 0, 0
    while tries < ATTEMPTS:
        for spot in journeys.middle_spots(game, players, seed, 4):
            moves = list(game.legal(spot.state))
            for _ in range(10):
                notation = moves[spot.stream.below(len(moves))].notation
                generic.check_bad_notation(spot, generic.misspelt(notation, spot.stream))
            tries += 10
        seed += 1


@pytest.mark.parametrize("name", NAMES)
@given(text=st.text(max_size=30))
def test_any_text_is_refused_with_a_reason(name: str, text: str) -> None:
    game = find_game(name)
    players = game.least_players
    state = journeys.new_state(game, players, 5)
    spot = journeys.Spot(game, state, players, 5, 0, Stream(5))
    legal = {move.notation for move in game.legal(state)}
    assert generic.check_bad_notation(spot, text) or text in legal


@pytest.mark.parametrize("name", NAMES)
@given(index=st.integers(min_value=-(2**62), max_value=2**62))
def test_any_number_names_a_move_or_is_refused(name: str, index: int) -> None:
    game = find_game(name)
    state = journeys.new_state(game, game.least_players, 5)
    try:
        move = game.move_at(state, index)
    except Refused as error:
        assert error.refusal.text
    else:
        assert move.index == index


@pytest.mark.long
@every_game
def test_ten_thousand_random_games(
    game: Game[Any], players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    count, best, start = Count(), 0, time.perf_counter()
    hashes: set[str] = set()
    for seed in range(MANY_GAMES):
        state, chance = journeys.new_state(game, players, seed), Seeded(seed)
        play_out(game, state, chance, Dice(seed, players), count)
        best = max(best, *game.result(state).points)
        hashes.add(state_hash(game, state))
    assert len(hashes) > MANY_GAMES // 2
    with capsys.disabled():
        print(
            f"\n{game.name}, {players} players: {MANY_GAMES} random games to their end, "
            f"{count.decisions} decisions, {count.forced} forced moves, "
            f"most points {best}, {time.perf_counter() - start:.0f} s"
        )
