"""Every game as an OpenSpiel game, written in Python.

Importing this module registers each installed game: `carrack_amerigo`, `carrack_dutch_east_indies`.

>>> import pyspiel
>>> import carrack.adapters.openspiel
>>> game = pyspiel.load_game("carrack_amerigo", {"players": 3, "rng_seed": 7})
>>> state = game.new_initial_state()
>>> while not state.is_terminal():
...     if state.is_chance_node():
...         state.apply_action(state.chance_outcomes()[0][0])
...     else:
...         state.apply_action(state.legal_actions()[0])
>>> sorted(state.returns())
[-1.0, 0.0, 1.0]

**Chance.** A game is sampled stochastic: two chance nodes at the beginning draw the halves of its
seed, each as one sampled outcome, and all later draws follow from it, unseen by anybody. So history
and parameters determine a state, and a state and its clone continue alike. A search that plays on
clones of the true state therefore foresees hidden cards *and* luck, as OpenSpiel's MCTS does in
every game with hidden information; `State.resample_from_infostate` (which ISMCTS calls by itself)
redraws both from what a player may know.

**Players** are seats. Actions are the numbers of moves, tensors what
:class:`carrack.adapters.tensors.Encoding` says, as floats.
"""

from __future__ import annotations

import random
from typing import Any, Final

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise ImportError("this needs OpenSpiel: pip install open_spiel") from error

from carrack.adapters.openspiel_episode import HALF, HALVES, Playing
from carrack.adapters.rewards import SCORE, RewardKind, checked_kind, final_rewards
from carrack.adapters.tensors import Encoding
from carrack.core.game import Game
from carrack.core.registry import find_game, game_names

MOST_POINTS: Final = 1000.0
"""Declared bounds of returns in points or margins; no result has ever been near them."""

OWN_DEFAULT: Final = -1
"""The value of an option whose default depends on another option."""

LONGEST: Final = 10_000
"""Default of `max_game_length`: moves after which a game ends as it stands."""


class CarrackGame(pyspiel.Game):
    """A game with its parameters.

    `players`; `reward` (`places`, `points` or `margin`, what
    :data:`carrack.adapters.rewards.RewardKind` has for the end of a game); `rng_seed` (−1: random),
    which fixes the seeds that chance nodes draw; `max_game_length`, the moves after which a game
    ends as it stands; and the options of the game. Raises ValueError for invalid parameters.
    """

    plays = ""  # the name of the game; each has a class of its own

    def __init__(self, params: dict[str, Any]) -> None:
        game = find_game(self.plays)
        players, reward = params["players"], checked_final(params["reward"])
        options = given_options(game, params)
        self.encoding = Encoding(game, players, options)
        self.reward: RewardKind = reward
        self.longest = checked_length(params["max_game_length"])
        self._random = random.Random(None if params["rng_seed"] < 0 else params["rng_seed"])
        most = 1.0 if reward == "places" else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.moves,
            max_chance_outcomes=HALF,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            max_game_length=self.longest,
        )
        super().__init__(game_type(game), info, params)

    def new_initial_state(self, data: dict[str, Any] | None = None) -> CarrackState:
        """The state before the seed is drawn, or one restored from `State.to_dict`."""
        state = CarrackState(self)
        if data is not None:
            state.playing = Playing.from_json(self.encoding, data)
        return state

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle with the seeds still to come, for which OpenSpiel's own format has no place."""
        return restored_game, (self.plays, self.get_parameters(), self._random.getstate())

    def __deepcopy__(self, memo: object) -> CarrackGame:
        """Itself: states share their game."""
        return self

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """The observer of a player. Raises ValueError for an unknown kind."""
        if isinstance(kind, dict):  # called with parameters only
            kind, params = None, kind
        if params:
            raise ValueError(f"an observer has no parameters, not {', '.join(params)}")
        return Observer(self.encoding, kind)

    def max_chance_nodes_in_history(self) -> int:
        """The number of chance nodes: the two halves of the seed."""
        return HALVES

    def draw_seed(self) -> int:
        """The next seed for a game."""
        return self._random.getrandbits(32)

    def returns_of(self, playing: Playing) -> list[float]:
        """Utilities of all players: zeros until the game is over."""
        players = self.encoding.players
        if not playing.ended(self.longest):
            return [0.0] * players
        result = self.encoding.game.result(playing.episode.state)
        rewards = final_rewards(result, self.reward)[:players].tolist()
        return [max(-MOST_POINTS, min(MOST_POINTS, reward)) for reward in rewards]


class CarrackState(pyspiel.State):
    """A state of the game; its data is `playing`, which clones copy."""

    def __init__(self, game: CarrackGame) -> None:
        super().__init__(game)
        self.playing = Playing(game.encoding)

    def current_player(self) -> int:
        """The seat that decides, or OpenSpiel's codes for chance and the end."""
        if not self.playing.begun:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.playing.episode.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.playing.ended(self.get_game().longest)

    def returns(self) -> list[float]:
        """Utilities of all players: zeros until the game is over."""
        return list(self.get_game().returns_of(self.playing))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next half of the seed, sampled once for this state."""
        playing = self.playing
        if playing.sampled < 0:
            playing.sampled = self.get_game().draw_seed()
        return [(playing.next_half(), 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        """The numbers of the legal moves, ascending."""
        encoding = self.playing.encoding
        return sorted(encoding.legal_indices(self.playing.episode.state))

    def _apply_action(self, action: int) -> None:
        """Play a move, or the half of a seed. Raises Refused for an illegal one."""
        if self.is_terminal():
            raise ValueError("the game is over; game.new_initial_state() begins the next")
        self.playing.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The notation of a move, as in records."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return self.playing.notation(action)

    def resample_from_infostate(self, player: int, sampler: Any) -> CarrackState:
        """A state that the player cannot tell from this one, with hidden things and luck redrawn.

        `sampler` returns a number from 0 to 1 at each call, such as `random.random`. The history
        remains that of this state.
        """
        state: CarrackState = self.clone()
        state.playing = self.playing.imagined(player, int(sampler() * (HALF * HALF - 1)))
        return state

    def __reduce__(self) -> tuple[Any, ...]:
        return restored_state, (self.get_game(), self.serialize())

    def __deepcopy__(self, memo: object) -> CarrackState:
        state: CarrackState = self.clone()
        return state

    # The structures of OpenSpiel 2: positions, moves and what a player sees, as plain data.

    def _to_struct(self) -> dict[str, Any]:
        return self.playing.to_json()

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return self.playing.view(player)

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return {"move": self._action_to_string(player, action)}

    def _struct_to_actions(self, data: dict[str, Any]) -> list[int]:
        return [self.playing.read(str(data["move"]))]

    def __str__(self) -> str:
        return self.playing.text()


class Observer:
    """Writes what a player may know.

    As a tensor of floats, field by field in `dict`, and as text; with perfect recall as text only:
    the view, after a digest of all that the player has been told since the beginning. The public
    part alone is a spectator's view, the private part alone what differs from it in a player's
    view; both are text only. Raises ValueError for all other kinds: the cards of all players, or
    one part with perfect recall.
    """

    def __init__(self, encoding: Encoding, kind: Any = None) -> None:
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        self.public, self.private = kind.public_info, seen_by_one(kind.private_info)
        self.encoding = encoding
        self.recall = kind.perfect_recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        both = self.public and self.private
        if self.recall and not both:
            raise ValueError("perfect recall is of what is public and private, not of one of them")
        if both and not self.recall:
            self.tensor = np.zeros(encoding.size, np.float32)
            self.dict = encoding.parts(self.tensor)

    def set_from(self, state: CarrackState, player: int) -> None:
        """Write what a player may know into `tensor`; zeros before the game has begun."""
        if self.tensor is None:
            raise ValueError("this observer gives text, no tensor: string_from(state, player)")
        playing = state.playing
        row = self.encoding.observation(playing.episode.state, player) if playing.begun else 0
        self.tensor[:] = row

    def string_from(self, state: CarrackState, player: int) -> str:
        """Return what a player may know, as text; empty before the game has begun."""
        playing = state.playing
        if not playing.begun:
            return ""
        if self.recall:
            return playing.recalled(player)
        if not self.private:
            return playing.observed(None) if self.public else ""
        return playing.observed(player) if self.public else playing.kept_to(player)


def seen_by_one(kind: Any) -> bool:
    """Whether the observer includes a player's private knowledge. Raises ValueError."""
    if kind == pyspiel.PrivateInfoType.ALL_PLAYERS:
        raise ValueError("an observer shows what one player knows, never what all know")
    return bool(kind == pyspiel.PrivateInfoType.SINGLE_PLAYER)


def given_options(game: Game[Any], params: dict[str, Any]) -> dict[str, Any]:
    """The options of a game among the parameters, without those left at their default."""
    given = {option.name: params[option.name] for option in game.options()}
    following = [option.name for option in game.options() if option.follows]
    return {k: v for k, v in given.items() if k not in following or v != OWN_DEFAULT}


def checked_final(reward: str) -> RewardKind:
    """A kind of reward that comes at the end of a game. Raises ValueError."""
    kind = checked_kind(reward)
    if kind == SCORE:
        raise ValueError(
            "OpenSpiel gives these games their returns at the end, and score comes in every step: "
            "choose places, points or margin (PettingZoo, Gymnasium and many_games know score)"
        )
    return kind


def checked_length(longest: int) -> int:
    """The number of moves after which a game ends as it stands. Raises ValueError."""
    if longest < 1:
        raise ValueError(f"max_game_length is 1 or more, not {longest}")
    return longest


def short_name(name: str) -> str:
    """The name under which a game is registered.

    >>> short_name("dutch-east-indies")
    'carrack_dutch_east_indies'
    """
    return f"carrack_{name.replace('-', '_')}"


def game_type(game: Game[Any]) -> Any:
    """The description of a game for OpenSpiel, for all numbers of players."""
    defaults = {o.name: OWN_DEFAULT if o.follows else o.default for o in game.options()}
    return pyspiel.GameType(
        short_name=short_name(game.name),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_players,
        min_num_players=game.least_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, game.least_players),
            "reward": "places",
            "rng_seed": -1,
            "max_game_length": LONGEST,
            **defaults,
        },
    )


def game_class(name: str) -> type[CarrackGame]:
    """The class that OpenSpiel makes a game with.

    OpenSpiel releases it after Python has shut down. A class survives that, since it refers to
    itself; freeing an ordinary object then would abort the process.
    """
    return type(short_name(name), (CarrackGame,), {"plays": name})


def restored_game(name: str, params: dict[str, Any], seeds: tuple[Any, ...]) -> CarrackGame:
    """A game restored from a pickle."""
    game: CarrackGame = pyspiel.load_game(short_name(name), params)
    game._random.setstate(seeds)
    return game


def restored_state(game: CarrackGame, text: str) -> CarrackState:
    """A state restored from a pickle."""
    state: CarrackState = game.deserialize_state(text)
    return state


def register_games() -> None:
    """Register every installed game that is not registered yet."""
    registered = set(pyspiel.registered_names())
    for name in game_names():
        if short_name(name) not in registered:
            pyspiel.register_game(game_type(find_game(name)), game_class(name))


register_games()
