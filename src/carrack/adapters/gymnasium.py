"""Every game as a Gymnasium environment: one seat learns, bots play the others.

Importing this module registers each installed game: `carrack/Amerigo-v1`,
`carrack/DutchEastIndies-v1`, and their earlier versions as `-v0`.

>>> import gymnasium
>>> import carrack.adapters.gymnasium
>>> env = gymnasium.make("carrack/Amerigo-v1", players=3, opponents="greedy")
>>> observation, info = env.reset(seed=7)
>>> over = False
>>> while not over:
...     action = int(info["action_mask"].argmax())
...     observation, reward, over, truncated, info = env.step(action)
>>> sorted(info["places"])
[1, 2, 3]

Observations are what the seat may know (:class:`carrack.adapters.tensors.Encoding`), actions are
move numbers, and `info["action_mask"]` says which are legal. **A step is a choice**: a single legal
move is played automatically, as everywhere in Carrack's arena.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

try:
    import gymnasium
    from gymnasium import logger
    from gymnasium.error import ResetNeeded
except ImportError as error:
    raise ImportError("this environment needs Gymnasium: pip install gymnasium") from error

import numpy as np
from numpy.typing import NDArray

from carrack.adapters import spaces
from carrack.adapters.episode import Episode
from carrack.adapters.opponents import Opponents, Opposition, checked_seat, seated_bots
from carrack.adapters.rewards import Reward
from carrack.adapters.tensors import VERSION, VERSIONS, Encoding, Row
from carrack.bots import RANDOM
from carrack.core.game import Refused
from carrack.core.registry import find_game, game_names


class SeatEnv(gymnasium.Env[Row, int]):
    """One seat of a game; registered under an id for every game.

    `opponents` is a bot for all other seats, or a list with one for each, in order of play from the
    learner's seat on. With `seat` None it is drawn for every game. `reward` is `places`, `points`,
    `margin`, `score`, or several of them with weights (:data:`carrack.adapters.rewards.Reward`). An
    `illegal` action `ends` the episode with the lowest reward, or it `raises` Refused. Each game is
    played on the map of one of the `map_seeds`, if given. `options` are the game's own. Raises
    UnknownGame, UnknownBot, and ValueError for other invalid arguments.
    """

    metadata: dict[str, Any] = {"render_modes": spaces.RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str = "amerigo",
        players: int = 2,
        opponents: Opponents = RANDOM,
        seat: int | None = 0,
        reward: Reward = "places",
        illegal: str = spaces.ENDS,
        render_mode: str | None = None,
        map_seeds: Sequence[int] | None = None,
        version: int = VERSION,
        **options: int | str,
    ) -> None:
        self.encoding = Encoding(find_game(game), players, options, map_seeds, version)
        bots = seated_bots(self.encoding.game, opponents, players - 1)
        self._opposition = Opposition(self.encoding, bots)
        self.chosen_seat = checked_seat(seat, players)
        self.rewarding = self.encoding.rewarding(reward)
        self.illegal = spaces.checked_illegal(illegal)
        self.render_mode = spaces.known_render_mode(render_mode)
        self.observation_space = spaces.row_space(self.encoding)  # type: ignore[assignment]
        self.action_space = spaces.action_space(self.encoding)  # type: ignore[assignment]
        self.seat = 0
        self._running: Episode | None = None
        self._ended = False
        self._legal: list[int] = []
        self._progress: list[float] = []

    @property
    def episode(self) -> Episode:
        """The current game. Raises ResetNeeded if there is none."""
        if self._running is None:
            raise ResetNeeded("no game has been set up yet: call reset() first")
        return self._running

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Set up the next game, and play until the learner's seat has a choice.

        A seed fixes this game and all that follow until the next seed. Raises ValueError for
        options: those of the game are chosen when the environment is made.
        """
        super().reset(seed=seed)
        if options:
            raise ValueError(f"reset() knows no options, not {', '.join(options)}")
        self._running = Episode(self.encoding, int(self.np_random.integers(self.encoding.seeds)))
        self._ended = False
        self._progress = self.rewarding.progress(self._running.state)
        drawn = int(self.np_random.integers(self.encoding.players))
        self.seat = drawn if self.chosen_seat is None else self.chosen_seat
        self._opposition.begin(self._running.seed, self.seat)
        self._go_on()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Play the move with this number, then up to the next choice of the learner's seat.

        `info` has the `points` of all sides by seat so far; at the end `places` too, or `rule` and
        `reason` if an illegal action ended it. Raises ResetNeeded when no game is running, and
        Refused for an illegal action if `illegal` is `raises`; then nothing has changed.
        """
        episode = self.episode
        if self._ended:
            raise ResetNeeded("this game is over: reset() sets up the next")
        try:
            episode.play(action)
        except Refused as refused:
            if self.illegal == spaces.RAISES:
                raise
            return self._refused(refused)
        self._go_on()
        rewards = self.rewarding.after(episode.state, self._progress)
        self._progress = self.rewarding.progress(episode.state)
        cut = episode.over and self.encoding.game.result(episode.state).cut
        ended, reward = episode.over and not cut, float(rewards[self.seat])
        return self._observation(), reward, ended, cut, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves, shape (moves,), under the name that SB3's MaskablePPO asks for."""
        return spaces.mask_of(self.encoding, self._legal).astype(np.bool_)

    def render(self) -> str | None:
        """The position as text, if `render_mode` is `ansi`."""
        if self.render_mode != spaces.ANSI:
            logger.warn("nothing is rendered without a mode: make(..., render_mode='ansi')")
            return None
        return self.encoding.game.board(self.episode.state)

    def _refused(self, refused: Refused) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        self._ended, self._legal = True, []
        penalty = self.rewarding.penalty(self.episode.state, self.seat)
        info = {**self._info(), **spaces.refusal_info(refused)}
        return self._observation(), float(penalty[self.seat]), True, False, info

    def _observation(self) -> Row:
        return self.encoding.observation(self.episode.state, self.seat)

    def _info(self) -> dict[str, Any]:
        mask = spaces.mask_of(self.encoding, self._legal)
        result = self.encoding.game.result(self.episode.state)
        info: dict[str, Any] = {"action_mask": mask, "seat": self.seat, "points": result.points[:]}
        if self.episode.over:
            info["places"] = result.places[:]
        return info

    def _go_on(self) -> None:
        """Play until the learner's seat has a choice, or the game ends."""
        episode, game = self.episode, self.encoding.game
        self._legal = []
        while not episode.over:
            legal = game.legal(episode.state)
            if episode.seat == self.seat and len(legal) > 1:
                self._legal = self.encoding.numbering.actions(legal)
                return
            game.apply(episode.state, self._opposition.chosen(episode.state, legal), episode.chance)
        self._ended = True


def environment_id(name: str, version: int = VERSION) -> str:
    """The id under which a game is registered.

    >>> environment_id("dutch-east-indies")
    'carrack/DutchEastIndies-v1'
    """
    return f"carrack/{''.join(part.capitalize() for part in name.split('-'))}-v{version}"


def register_games() -> None:
    """Register every installed game that is not registered yet, in all versions."""
    for name, version in product(game_names(), VERSIONS):
        if environment_id(name, version) not in gymnasium.registry:
            gymnasium.register(
                environment_id(name, version),
                entry_point="carrack.adapters.gymnasium:SeatEnv",
                vector_entry_point="carrack.adapters.gymnasium_vector:SeatVectorEnv",
                kwargs={"game": name, "version": version},
            )


register_games()
