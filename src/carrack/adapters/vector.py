"""Many games stepped at once, with observations and masks in arrays that are written in place.

>>> games = many_games("amerigo", players=3, games=4)
>>> shown = games.reset(seeds=7)
>>> shown.observations.shape == (4, games.encoding.size)
True
>>> shown = games.step(games.random_actions(1))
>>> shown.masks.shape == (4, games.encoding.moves), shown.dones.tolist()
(True, [False, False, False, False])

Every seat decides for itself: row i of `observations` and `masks` is for seat `seats[i]` of game i,
and `actions[i]` is its move, as a number. A game that ends begins anew by itself: `dones[i]` is
then True, row i of `rewards` has what the game was worth to each seat, `ended` tells how it ended,
and everything else is already of the next game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, Protocol, Self

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ImportError as error:
    raise ImportError(
        "many games at once need NumPy: pip install 'carrack[environments]'"
    ) from error

from carrack.adapters.rewards import Reward, Rewarding
from carrack.adapters.tensors import Encoding, encoding_of
from carrack.core.chance import Seeded, Stream, derived_seed, mix
from carrack.core.game import OVER, Refusal, Refused, State

Illegal = Literal["ends", "raises"]
"""What an illegal action does.

`ends`: it ends that game with the lowest reward for the seat, and `ended` names the rule.
`raises`: IllegalAction, and nothing has been played in any game.
"""


class IllegalAction(ValueError):
    """An action that is no legal move: of which game and seat, the rule it breaks, and why."""

    def __init__(self, game: int, seat: int, action: int, refusal: Refusal) -> None:
        super().__init__(f"game {game}, seat {seat}, action {action}: {refusal!r}")
        self.game = game
        self.seat = seat
        self.action = action
        self.rule = refusal.rule
        self.reason = refusal.reason

    def __reduce__(self) -> tuple[Any, ...]:
        """Processes hand exceptions to each other, and make them anew."""
        refusal = Refusal(self.rule, self.reason)
        return type(self), (self.game, self.seat, self.action, refusal)


class Shown(NamedTuple):
    """What a step gives: always the same arrays, read only; copy what is to be kept."""

    observations: NDArray[np.int8]
    """(games, size): what the deciding seat may know."""
    masks: NDArray[np.int8]
    """(games, moves): 1 for the number of a legal move, else 0."""
    rewards: NDArray[np.float32]
    """(games, players): of this step, by seat; but for `score` 0 where no game ended."""
    dones: NDArray[np.bool_]
    """(games,): whether a game ended in this step, and the next one has begun."""
    seats: NDArray[np.int8]
    """(games,): the seat that decides."""


@dataclass(frozen=True)
class Ending:
    """How game number `game`, played from `seed`, ended after so many `steps`.

    `points` and `places` are those of all sides. `rule` is the one that decided, or that an illegal
    action of `seat` broke, and then `reason` says why; `seat` is −1 where nobody broke any. Who
    broke one is last, the others are placed as the game stood.
    """

    game: int
    seed: int
    steps: int
    points: list[int]
    places: list[int]
    rule: str
    reason: str = ""
    seat: int = -1


class SteppedGames(Protocol):
    """Many games stepped at once, in one process or in several: it makes no difference.

    A context manager, which closes them at its end.
    """

    encoding: Encoding
    games: int
    ended: list[Ending]
    """The games that ended in the last step, in the order of their numbers."""

    def reset(self, seeds: int | Sequence[int] = 0) -> Shown:
        """Begins all games anew: from these seeds, or from seeds derived from one."""

    def step(self, actions: ArrayLike) -> Shown:
        """Plays one move in each game: `actions[i]` is the number of the one in game i."""

    def random_actions(self, seed: int) -> NDArray[np.int64]:
        """A legal action for each game, each equally likely; equal seeds give equal ones."""

    def points(self) -> NDArray[np.int64]:
        """The points of all seats so far in the games shown, of shape (games, players)."""

    def close(self) -> None:
        """Lets everything go that the games hold; the arrays stay as they are."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *error: object) -> None: ...


def many_games(
    name: str,
    *,
    players: int,
    games: int,
    processes: int = 0,
    reward: Reward = "places",
    illegal: Illegal = "ends",
    **options: int | str,
) -> SteppedGames:
    """So many games of a kind, stepped here (0 processes) or in so many worker processes.

    `reward` is a kind, or several with weights (:data:`carrack.adapters.rewards.Reward`); `options`
    are those of the game. Raises UnknownGame for the name, ValueError for anything else.
    """
    encoding = encoding_of(name, players=players, **options)
    if not processes:
        return ManyGames(encoding, games, reward=reward, illegal=illegal)
    from carrack.adapters.vector_processes import ManyProcesses

    return ManyProcesses(encoding, games, processes, reward=reward, illegal=illegal)


class ManyGames:
    """Games stepped in this process. Numbers count from `first`, where it has a part of many."""

    def __init__(
        self,
        encoding: Encoding,
        games: int,
        *,
        reward: Reward = "places",
        illegal: Illegal = "ends",
        arrays: Shown | None = None,
        first: int = 0,
    ) -> None:
        if games < 1:
            raise ValueError(f"at least one game is stepped, not {games}")
        self.encoding = encoding
        self.games = games
        self.first = first
        self.rewarding = Rewarding(encoding.game, encoding.players, reward)
        self.illegal = checked_illegal(illegal)
        self.ended: list[Ending] = []
        self._game = encoding.game
        self._arrays = arrays or new_arrays(encoding, games)
        self._shown = read_only(self._arrays)
        self._rows = [row.view(np.uint8).data for row in self._arrays.observations]
        self._masks = [mask.data for mask in self._arrays.masks]
        self._seats = self._arrays.seats.data
        self._numbers = np.arange(games)
        self._legal: list[list[int]] = [[] for _ in range(games)]
        self._states: list[State] = []
        self._chances: list[Seeded] = []
        self._seeds: list[int] = []  # as they were given
        self._begun: list[int] = []  # games begun since
        self._steps: list[int] = []  # of the game that is played
        self._progress: list[list[float]] = []  # what rewards of the next step are counted from

    def reset(self, seeds: int | Sequence[int] = 0) -> Shown:
        """Begins all games anew: from these seeds, or from seeds derived from one."""
        self._seeds = seeds_for(seeds, self.games)
        self._begun = [0] * self.games
        self._steps = [0] * self.games
        self._states = [self.encoding.new_state(seed) for seed in self._seeds]
        self._chances = [Seeded(seed) for seed in self._seeds]
        self._progress = [self.rewarding.progress(state) for state in self._states]
        self._forget_ended()
        for number in range(self.games):
            self._show(number)
        return self._shown

    def step(self, actions: ArrayLike) -> Shown:
        """Plays one move in each game: `actions[i]` is the number of the one in game i.

        Raises IllegalAction, having played nothing, if one is illegal and that is to raise.
        """
        self._require_begun()
        chosen = actions_for(actions, self.games)
        legal = self.are_legal(chosen)
        moves = chosen.tolist()
        if not legal.all() and self.illegal == "raises":
            number = int(legal.argmin())
            raise self.illegal_action(number, moves[number])
        self._forget_ended()
        for number in range(self.games):
            if legal[number]:
                self._play(number, moves[number])
            else:
                self._forfeit(number, moves[number])
        return self._shown

    def random_actions(self, seed: int) -> NDArray[np.int64]:
        """A legal action for each game, each equally likely; equal seeds give equal ones."""
        self._require_begun()
        start = mix(seed & 0xFFFFFFFF)
        return np.array(
            [
                legal[Stream(mix(start ^ (self.first + number))).below(len(legal))]
                for number, legal in enumerate(self._legal)
            ],
            np.int64,
        )

    def points(self) -> NDArray[np.int64]:
        """The points of all seats so far in the games shown, of shape (games, players)."""
        self._require_begun()
        players = self.encoding.players
        return np.array([self._game.result(s).points[:players] for s in self._states], np.int64)

    def close(self) -> None:
        """Lets everything go that the games hold; the arrays stay as they are."""
        self._states = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def are_legal(self, actions: NDArray[np.int64]) -> NDArray[np.bool_]:
        """For each game whether its action is a legal move."""
        return legal_by(self._arrays.masks, actions, self._numbers)

    def illegal_action(self, number: int, action: int) -> IllegalAction:
        """Why an action is refused in a game."""
        state = self._states[number]
        try:
            self.encoding.move(state, action)
        except Refused as error:
            refusal = Refusal(error.rule, error.reason)
            return IllegalAction(self.first + number, state.seat, action, refusal)
        raise AssertionError(f"action {action} is legal, but the mask does not say so")

    # --- one game ---------------------------------------------------------------------------------

    def _play(self, number: int, action: int) -> None:
        """One legal move in one game."""
        state = self._states[number]
        self._steps[number] += 1
        move = self._game.move_at(state, action)
        self._game.apply(state, move, self._chances[number])
        if self.rewarding.every_step or state.seat == OVER:
            self._arrays.rewards[number] = self.rewarding.after(state, self._progress[number])
            self._progress[number] = self.rewarding.progress(state)
        if state.seat == OVER:
            self._end(number, self._game.result(state).rule)
        self._show(number)

    def _show(self, number: int) -> None:
        """Writes what the deciding seat of a game may know, and may do, into the arrays."""
        state = self._states[number]
        seat = state.seat
        self._rows[number][:] = self._game.observation_bytes(state, seat)
        legal = self._game.legal(state).indices()
        mask = self._masks[number]
        for index in self._legal[number]:
            mask[index] = 0
        for index in legal:
            mask[index] = 1
        self._legal[number] = legal
        self._seats[number] = seat

    def _forfeit(self, number: int, action: int) -> None:
        """An illegal action ends a game, with the lowest reward for the seat that chose it."""
        state = self._states[number]
        broken = self.illegal_action(number, action)
        self._arrays.rewards[number] = self.rewarding.penalty(state, state.seat)
        self._end(number, broken.rule, broken.reason, broken.seat)
        self._show(number)

    def _end(self, number: int, rule: str, reason: str = "", seat: int = -1) -> None:
        """Notes how a game ended, and begins the next one in its place."""
        seed, steps = self._chances[number].seed, self._steps[number]
        result = self._game.result(self._states[number])
        places = result.places if seat < 0 else places_without(result.places, seat)
        sides = (result.points, places)
        self.ended.append(Ending(self.first + number, seed, steps, *sides, rule, reason, seat))
        self._arrays.dones[number] = True
        self._begun[number] += 1
        self._steps[number] = 0
        following = derived_seed(self._seeds[number], self._begun[number])
        self._states[number] = self.encoding.new_state(following)
        self._chances[number] = Seeded(following)
        self._progress[number] = self.rewarding.progress(self._states[number])

    def _forget_ended(self) -> None:
        """Clears what the last step said of games that ended."""
        if self.rewarding.every_step or self._arrays.dones.any():
            self._arrays.rewards[:] = 0
            self._arrays.dones[:] = False
        self.ended = []

    def _require_begun(self) -> None:
        if not self._states:
            raise RuntimeError("no game has begun; call reset first")


# --- arrays ---------------------------------------------------------------------------------------


def new_arrays(encoding: Encoding, games: int) -> Shown:
    """Arrays for so many games, all zero."""
    return Shown(
        np.zeros((games, encoding.size), np.int8),
        np.zeros((games, encoding.moves), np.int8),
        np.zeros((games, encoding.players), np.float32),
        np.zeros(games, np.bool_),
        np.zeros(games, np.int8),
    )


def read_only(arrays: Shown) -> Shown:
    """The same arrays, for those who only look."""
    seen = Shown(
        arrays.observations.view(),
        arrays.masks.view(),
        arrays.rewards.view(),
        arrays.dones.view(),
        arrays.seats.view(),
    )
    for array in seen:
        array.flags.writeable = False
    return seen


def seeds_for(seeds: int | Sequence[int], games: int) -> list[int]:
    """A seed for each game: those given, or derived from one by the number of the game.

    Raises ValueError for another number of seeds, and for one below 0.
    """
    if isinstance(seeds, (int, np.integer)):
        given = [derived_seed(int(seeds), number) for number in range(games)]
        lowest = int(seeds)
    else:
        given = [int(seed) for seed in seeds]
        lowest = min(given, default=0)
    if len(given) != games:
        raise ValueError(f"there are {len(given)} seeds for {games} games")
    if lowest < 0:
        raise ValueError(f"a seed is 0 or more, not {lowest}")
    return given


def actions_for(actions: ArrayLike, games: int) -> NDArray[np.int64]:
    """Actions as an array of shape (games,). Raises ValueError for anything else."""
    chosen = np.asarray(actions)
    if chosen.shape != (games,):
        raise ValueError(f"actions have the shape {chosen.shape}; it is ({games},), one a game")
    if not np.issubdtype(chosen.dtype, np.integer):
        raise ValueError(f"actions are whole numbers, not {chosen.dtype}")
    return chosen.astype(np.int64, copy=False)


def places_without(places: list[int], seat: int) -> list[int]:
    """The places of a game that a seat broke off: it is last, and who was behind it moves up.

    >>> places_without([1, 2, 2], 0)
    [3, 1, 1]
    """
    own = places[seat]
    moved = [place - 1 if place > own else place for place in places]
    moved[seat] = len(places)
    return moved


def legal_by(
    masks: NDArray[np.int8], actions: NDArray[np.int64], numbers: NDArray[np.int64]
) -> NDArray[np.bool_]:
    """For each game whether the mask allows its action; no number beyond the masks is legal."""
    moves = masks.shape[1]
    inside = (actions >= 0) & (actions < moves)
    marked = masks[numbers, np.where(inside, actions, 0)]
    allowed: NDArray[np.bool_] = np.logical_and(marked, inside)
    return allowed


def checked_illegal(illegal: str) -> Illegal:
    """What an illegal action does. Raises ValueError, naming what it can do."""
    if illegal == "ends":
        return "ends"
    if illegal == "raises":
        return "raises"
    raise ValueError(f"an illegal action 'ends' its game or 'raises', not {illegal!r}")
