"""Every game as an OpenSpiel game: OpenSpiel's own test and algorithms, and what they leave out."""

from __future__ import annotations

import copy
import doctest
import json
import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.observation import make_observation

from carrack.adapters import openspiel as adapter
from carrack.adapters.information_state import InformationState
from carrack.adapters.tensors import encoding_of
from carrack.core.events import Event
from carrack.core.game import Game, Refused
from support.games import tiny
from support.games.all_games import INSTALLED, every_game

adapter.register_games()  # those of the tests as well

CHANCE = pyspiel.PlayerId.CHANCE


def loaded(game: Game[Any], players: int, **chosen: Any) -> Any:
    """A game in which even random players come to an end."""
    params = {"players": players, "rng_seed": 5, **game.quick_options(), **chosen}
    return pyspiel.load_game(adapter.short_name(game.name), params)


def begun(spiel: Any) -> Any:
    """A state after its seed has been drawn."""
    state = spiel.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def wander(state: Any, moves: int, seed: int = 1) -> Any:
    """Plays at most this number of random legal moves."""
    luck = random.Random(seed)
    while moves and not state.is_terminal():
        state.apply_action(luck.choice(state.legal_actions()))
        moves -= 1
    return state


# --- the library's own test and algorithms -------------------------------------------------------


def test_the_examples_of_the_module_hold() -> None:
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    failed, tried = doctest.testmod(adapter, optionflags=flags)
    assert (failed, tried > 0) == (0, True)


@every_game
def test_random_games_conform(game: Game[Any], players: int) -> None:
    spiel = loaded(game, players, max_game_length=60)
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=False, verbose=False)


def short_game(name: str) -> Any:
    return pyspiel.load_game(
        adapter.short_name(name), {"rng_seed": 3, **({"rounds": 2} if "indies" in name else {})}
    )


@pytest.mark.parametrize("name", INSTALLED)
def test_its_mcts_plays_a_whole_game(name: str) -> None:
    spiel = short_game(name)
    luck = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, luck, max_length=60)
    bot = mcts.MCTSBot(spiel, 2.0, 2, evaluator, random_state=luck)
    state, searches = begun(spiel), 0
    while not state.is_terminal():
        if state.current_player() == 0 and len(state.legal_actions()) > 1:
            state.apply_action(bot.step(state))
            searches += 1
        else:
            wander(state, 1, seed=searches)
    assert searches > 5
    shared = [0.0, 0.0]  # at the limit of rounds, where nobody has brought anything home
    assert sorted(state.returns()) in ([-1.0, 1.0], shared)


@pytest.mark.parametrize("name", INSTALLED)
def test_its_ismcts_searches_what_the_player_may_know(name: str) -> None:
    state = wander(begun(short_game(name)), 12)
    luck = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, luck, max_length=20)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, 8, random_state=luck)
    before = str(state)
    policy = bot.get_policy(state)
    assert sum(chance for _, chance in policy) == pytest.approx(1)
    assert {action for action, _ in policy} <= set(state.legal_actions())
    assert str(state) == before


# --- chance --------------------------------------------------------------------------------------


@every_game
def test_chance_is_sampled_and_draws_the_seed_in_two_halves(game: Game[Any], players: int) -> None:
    spiel = loaded(game, players)
    assert spiel.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    assert spiel.max_chance_nodes_in_history() == 2
    state = spiel.new_initial_state()
    for _ in range(2):
        assert state.current_player() == CHANCE
        ((half, chance),) = state.chance_outcomes()
        assert chance == 1.0
        assert state.legal_actions() == [half]
        state.apply_action_with_legality_check(half)
    assert state.current_player() >= 0


def test_a_seed_fixes_the_games_that_follow_and_clones_do_not_disturb_them() -> None:
    def hashes(clones: int) -> list[str]:
        spiel = loaded(tiny.GAME, 2, rng_seed=4)
        states = [begun(spiel) for _ in range(3)]
        for state in states:
            for _ in range(clones):
                state.clone()
        return [str(state) for state in [*states, begun(spiel)]]

    assert hashes(0) == hashes(5)
    assert len(set(hashes(0))) == 4


# --- copies --------------------------------------------------------------------------------------


@every_game
def test_a_state_survives_every_way_of_keeping_it(game: Game[Any], players: int) -> None:
    spiel = loaded(game, players)
    state = wander(begun(spiel), 20)
    data = json.loads(json.dumps(state.to_dict()))
    again = spiel.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    kept = [
        again,
        state.clone(),
        copy.deepcopy(state),
        spiel.deserialize_state(state.serialize()),
        pickle.loads(pickle.dumps(state)),
        spiel.new_initial_state(data),
    ]
    for other in kept:
        assert str(other) == str(state)
        for player in range(players):
            same = other.information_state_string(player)
            assert same == state.information_state_string(player)
    ends = [str(wander(other, 40)) for other in [*kept, state]]
    assert len(set(ends)) == 1


# --- what players may know -----------------------------------------------------------------------


@every_game
def test_players_are_told_nothing_hidden(game: Game[Any], players: int) -> None:
    state, luck, texts = begun(loaded(game, players)), random.Random(1), set()
    for _ in range(12):
        for player in range(players):
            other = state.resample_from_infostate(player, luck.random)
            texts.add(str(other))
            assert other.current_player() == state.current_player()
            assert other.observation_string(player) == state.observation_string(player)
            same = other.information_state_string(player)
            assert same == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
        texts.discard(str(state))
        wander(state, 4)
        if state.is_terminal():
            break
    assert texts, "nothing was hidden, so nothing was tested"


@every_game
def test_what_is_resampled_has_its_own_luck(game: Game[Any], players: int) -> None:
    state, luck = begun(loaded(game, players)), random.Random(1)
    player = state.current_player()
    others = [state.resample_from_infostate(player, luck.random) for _ in range(6)]
    seeds = [one.playing.episode.chance.seed for one in (state, *others)]
    assert len(set(seeds)) == len(seeds), "what will be drawn in the real game is known"
    ends = [wander(other, 200) for other in others]
    assert len({str(end) for end in ends}) > 1


def test_tensors_are_those_of_the_encoding_and_zeros_before_the_seed() -> None:
    spiel = pyspiel.load_game("carrack_amerigo", {"players": 3, "rng_seed": 1})
    assert not any(spiel.new_initial_state().observation_tensor(0))
    state = wander(begun(spiel), 30)
    encoding = encoding_of("amerigo", players=3)
    observation = make_observation(spiel)
    for player in range(3):
        row = encoding.observation(state.playing.episode.state, player)
        assert state.observation_tensor(player) == row.tolist()
        observation.set_from(state, player)
        for name, part in encoding.parts(row).items():
            assert np.array_equal(observation.dict[name], part)


def test_an_information_state_holds_ones_own_moves_and_what_one_may_read() -> None:
    def digests(card: int, action: int) -> list[str]:
        look = Event("looked", "TI-LOOK-1", 0, {"island": 2}, {"card": card}, [0])
        informed = InformationState(None, []).after([look], 0, action)
        return [informed.digest(seat) for seat in (0, 1)]

    own, others = zip(digests(4, 1), digests(5, 1), digests(4, 2), strict=True)
    assert len(set(own)) == 3
    assert len(set(others)) == 1


def test_information_states_remember_what_was_told() -> None:
    """Two ways to the same view: a look at a card that is drawn at once, and none."""
    views, infos = [], []
    spiel = loaded(tiny.GAME, 2, rounds=2)
    for moves in ([tiny.THROW, tiny.LOOK, tiny.END], [tiny.LOOK, tiny.THROW, tiny.END]):
        state = spiel.new_initial_state()
        for action in [3, 9, *moves]:
            state.apply_action(action)
        views.append([state.observation_string(player) for player in range(2)])
        infos.append([state.information_state_string(player) for player in range(2)])
    assert views[0] == views[1]
    assert infos[0][0] != infos[1][0]
    assert infos[0][1] != infos[1][1]


def kind_of(recall: bool, public: bool, private: Any) -> Any:
    return pyspiel.IIGObservationType(
        perfect_recall=recall, public_info=public, private_info=private
    )


@every_game
def test_the_playthrough_of_a_seed_is_always_the_same(game: Game[Any], players: int) -> None:
    """OpenSpiel's own regression test; it asks for all that can be observed."""
    if players == 1:
        return  # OpenSpiel's public observers are of games with others
    params = {"players": players, "rng_seed": 5, **game.quick_options(), "max_game_length": 12}
    name = ",".join(f"{key}={value}" for key, value in params.items())
    named = f"{adapter.short_name(game.name)}({name})"
    texts = [playthrough(named, None, seed=3) for _ in range(2)]
    assert texts[0] == texts[1]
    for line in ("PublicObservationString() = ", f"PrivateObservationString({players - 1}) = "):
        assert line in texts[0]


@every_game
def test_what_is_public_and_what_is_private_make_up_an_observation(
    game: Game[Any], players: int
) -> None:
    state = begun(loaded(game, players))
    spiel = state.get_game()
    public = spiel.make_py_observer(kind_of(False, True, pyspiel.PrivateInfoType.NONE))
    private = spiel.make_py_observer(kind_of(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER))
    for player in range(players):
        parts = {
            **json.loads(public.string_from(state, player)),
            **json.loads(private.string_from(state, player)),
        }
        whole = json.loads(state.observation_string(player))
        assert {key: parts[key] for key in whole} == whole
    assert len({public.string_from(state, player) for player in range(players)}) == 1
    assert public.tensor is None


# --- moves and ends ------------------------------------------------------------------------------


@every_game
def test_actions_are_moves_by_number_and_notation(game: Game[Any], players: int) -> None:
    state = wander(begun(loaded(game, players)), 9)
    player = state.current_player()
    for action in state.legal_actions():
        text = state.action_to_string(player, action)
        move = game.read_move(state.playing.episode.state, text)
        assert (move.index, move.notation) == (action, text)
        assert state.string_to_action(player, text) == action
        struct = state.action_to_struct(player, action)
        assert struct.to_dict() == {"move": text}
        assert state.struct_to_actions(struct) == [action]


def test_an_illegal_action_is_refused_by_its_rule_and_nothing_has_changed() -> None:
    state = begun(loaded(tiny.GAME, 2))
    before = str(state)
    with pytest.raises(Refused, match="TI-TURN-1"):
        state.apply_action(tiny.END)
    with pytest.raises(Refused, match="numbered from 0 to 9; there is no move 10"):
        state.apply_action(10)
    assert str(state) == before
    assert len(state.history()) == 2


def test_a_game_that_lasts_too_long_ends_as_it_stands() -> None:
    spiel = loaded(tiny.GAME, 2, max_game_length=9, reward="points")
    assert spiel.max_game_length() == 9
    state = wander(begun(spiel), 10**6)
    assert len(state.history()) == 2 + 9
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.returns() == state.playing.episode.state.points


@pytest.mark.parametrize(
    ("params", "said"),
    [
        ({"players": 5}, "2 to 4 players, not 5"),
        ({"stick": 101}, "from 0 to 100, not “101”"),
        ({"edition": "none"}, "no edition 'none'"),
        ({"reward": "fame"}, "margin or score, not 'fame'"),
        ({"max_game_length": 0}, "1 or more, not 0"),
    ],
)
def test_what_cannot_be_is_refused_in_words(params: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        pyspiel.load_game("carrack_amerigo", params)


def test_a_process_that_registered_games_ends_well() -> None:
    """OpenSpiel holds what it was given until after Python has gone."""
    code = "import carrack.adapters.openspiel, pyspiel; pyspiel.load_game('carrack_amerigo')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
