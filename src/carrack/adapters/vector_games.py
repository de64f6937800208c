"""Many games stepped in this process; `vector` says what is in the arrays."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from carrack.adapters.opponents import Opposition, own_bots
from carrack.adapters.rewards import Reward
from carrack.adapters.tensors import Encoding
from carrack.adapters.vector_arrays import (
    Illegal,
    LegalMoves,
    Shown,
    actions_for,
    checked_illegal,
    legal_by,
    legal_moves_of,
    memory_of,
    new_arrays,
    places_without,
    read_only,
    seeds_for,
)
from carrack.adapters.vector_terms import Ending, IllegalAction, SeatPlan
from carrack.core.chance import derived_seed
from carrack.core.game import OVER, Refused, Result
from carrack.core.options import whole
from carrack.core.stepping import Lanes, rows_of
from carrack.core.streams import mix


class ManyGames:
    """Games stepped in this process; numbered from `first` if they are a part of more games."""

    def __init__(
        self,
        encoding: Encoding,
        games: int,
        *,
        reward: Reward = "places",
        illegal: Illegal = "ends",
        seating: SeatPlan | None = None,
        arrays: Shown | None = None,
        first: int = 0,
    ) -> None:
        if games < 1:
            raise ValueError(f"at least one game is stepped, not {games}")
        self.encoding = encoding
        self.games = games
        self.first = first
        self.seating = seating or SeatPlan()
        self.rewarding = encoding.rewarding(reward)
        self.illegal = checked_illegal(illegal)
        self.ended: list[Ending] = []
        self._game = encoding.game
        self._arrays = arrays or new_arrays(encoding, games)
        self._shown = read_only(self._arrays)
        self._lanes = lanes_of(encoding, games, self._arrays)
        self._numbers = np.arange(games)
        self._steps = np.zeros(games, np.int64)  # of the current game
        self._seeds: list[int] = []  # as given
        self._begun: list[int] = []  # games begun since then
        self._now: list[int] = []  # the seed of the current game
        self._progress: list[list[float]] = [[] for _ in range(games)]  # what rewards count from
        bots = self.seating.bots(encoding)
        self._opposition = (
            [] if bots is None else [Opposition(encoding, own_bots(bots)) for _ in range(games)]
        )

    @property
    def shown(self) -> Shown:
        """Return what the last step gave: the same arrays."""
        return self._shown

    def reset(self, seeds: int | Sequence[int] = 0) -> Shown:
        """Begin all games again: from these seeds, or from seeds derived from one."""
        self._seeds = seeds_for(seeds, self.games)
        self._begun = [0] * self.games
        self._now = list(self._seeds)
        self._arrays.rewards[:] = 0
        self._arrays.dones[:] = False
        self.ended = []
        for lane in range(self.games):
            self._begin(lane)
        return self._shown

    def step(self, actions: ArrayLike) -> Shown:
        """Play one move in each game: `actions[i]` is the number of the one in game i.

        Raises IllegalAction, having played nothing, for an illegal one if `illegal` is `raises`.
        """
        self._require_begun()
        chosen = actions_for(actions, self.games)
        legal = self.are_legal(chosen)
        moves = chosen.tolist()
        if not legal.all() and self.illegal == "raises":
            number = int(legal.argmin())
            raise self.illegal_action(number, moves[number])
        self._forget_ended()
        self._steps += 1
        for lane in self._stepped(moves, legal.tolist()):
            if legal[lane]:
                self._end(lane)
            else:
                self._forfeit(lane, moves[lane])
        return self._shown

    def _stepped(self, moves: list[int], legal: list[bool]) -> list[int]:
        """Play the legal moves; return the lanes whose game is over or cut off."""
        lanes = self._lanes
        if not self._opposition:
            waiting = lanes.step(moves, legal)
        else:
            waiting = [lane for lane in range(self.games) if not self._answered(lane, moves, legal)]
        if self.rewarding.every_step:
            for lane in set(range(self.games)).difference(waiting):
                self._reward(lane)
        return waiting

    def _answered(self, lane: int, moves: list[int], legal: list[bool]) -> bool:
        """Play a legal move and the bots' replies; return whether the game continues."""
        if not legal[lane]:
            return False
        if self._lanes.play(lane, moves[lane]) or not self._gone_on(lane):
            return False
        self._lanes.show(lane)
        return True

    def random_actions(self, seed: int) -> NDArray[np.int64]:
        """A legal action for each game, each equally likely; equal seeds give equal ones."""
        self._require_begun()
        start = mix(whole("the seed", seed) & 0xFFFFFFFF)
        return np.array(self._lanes.random_actions(start, self.first), np.int64)

    def legal_moves(self) -> LegalMoves:
        """The legal moves of all games as one list of numbers, for networks that score them."""
        self._require_begun()
        return legal_moves_of(self._lanes.legal)

    def points(self) -> NDArray[np.int64]:
        """The points of all seats so far in the games shown, of shape (games, players)."""
        self._require_begun()
        players, states = self.encoding.players, self._lanes.states
        return np.array([self._game.result(s).points[:players] for s in states], np.int64)

    def close(self) -> None:
        """Release what the games hold; the arrays stay as they are."""
        self._seeds = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def are_legal(self, actions: NDArray[np.int64]) -> NDArray[np.bool_]:
        """For each game whether its action is a legal move."""
        return legal_by(self._arrays.masks, actions, self._numbers)

    def illegal_action(self, number: int, action: int) -> IllegalAction:
        """Return the error that says why an action is refused in a game."""
        state = self._lanes.states[number]
        try:
            self.encoding.move(state, action)
        except Refused as error:
            return IllegalAction(self.first + number, state.seat, action, error.refusal)
        raise AssertionError(f"action {action} is legal, but the mask does not say so")

    # --- one game ---------------------------------------------------------------------------------

    def _begin(self, lane: int) -> None:
        """Set up the game of the lane's seed, and show the first decision in it.

        A game that bots end before anybody else decides is skipped.
        """
        while not self._begun_at(lane, self._now[lane]):
            self._follow(lane)
        self._lanes.show(lane)

    def _begun_at(self, lane: int, seed: int) -> bool:
        """Set up a game, and play up to the first decision; return whether there is one."""
        chance = self.encoding.chance(seed)
        self._lanes.begin(lane, self.encoding.new_state(seed, chance), chance)
        self._steps[lane] = 0
        self._progress[lane] = self.rewarding.progress(self._lanes.states[lane])
        if not self._opposition:
            return True
        own = self.seating.seat_in(seed, self.encoding.players)
        self._opposition[lane].begin(seed, own)
        return self._gone_on(lane)

    def _follow(self, lane: int) -> None:
        """Set the seed of the next game in a lane."""
        self._begun[lane] += 1
        self._now[lane] = derived_seed(self._seeds[lane], self._begun[lane])

    def _gone_on(self, lane: int) -> bool:
        """Play for bots, and forced moves, up to a decision; return whether there is one."""
        state, opposition = self._lanes.states[lane], self._opposition[lane]
        while state.seat != OVER:
            legal = self._game.legal(state)
            asked = opposition.bot_in(state.seat) is None
            if asked and not (self.seating.choices and len(legal) == 1):
                return True
            self._game.apply(state, opposition.chosen(state, legal), self._lanes.chances[lane])
        return False

    def _reward(self, lane: int) -> None:
        """Write the rewards of the last step."""
        state = self._lanes.states[lane]
        self._arrays.rewards[lane] = self.rewarding.after(state, self._progress[lane])
        self._progress[lane] = self.rewarding.progress(state)

    def _forfeit(self, lane: int, action: int) -> None:
        """End a game after an illegal action, with the lowest reward for its seat."""
        state = self._lanes.states[lane]
        broken = self.illegal_action(lane, action)
        why = broken.refusal
        self._arrays.rewards[lane] = self.rewarding.penalty(state, state.seat)
        self._note(lane, self._game.result(state), why.rule, why.text, broken.seat)

    def _end(self, lane: int) -> None:
        """Reward a game that has ended by its rules, and begin the next one."""
        self._reward(lane)
        result = self._game.result(self._lanes.states[lane])
        self._note(lane, result, result.rule)

    def _note(self, lane: int, result: Result, rule: str, reason: str = "", seat: int = -1) -> None:
        """Record how a game ended, and begin the next one in its place."""
        state, seed, steps = self._lanes.states[lane], self._now[lane], int(self._steps[lane])
        places = result.places if seat < 0 else places_without(result.places, seat)
        seats = range(self.encoding.players) if self.seating.rows else range(0)
        rows = tuple([self._game.observation_bytes(state, one) for one in seats])
        ended = (result.points, places, rule, reason, seat, rows, result.cut)
        self.ended.append(Ending(self.first + lane, seed, steps, *ended))
        self._arrays.dones[lane] = True
        self._follow(lane)
        self._begin(lane)

    def _forget_ended(self) -> None:
        """Clear what the last step said about games that ended."""
        if self.rewarding.every_step or self._arrays.dones.any():
            self._arrays.rewards[:] = 0
            self._arrays.dones[:] = False
        self.ended = []

    def _require_begun(self) -> None:
        if not self._seeds:
            raise RuntimeError("no game has begun; call reset first")

    # --- copies -----------------------------------------------------------------------------------

    def saved(self) -> dict[str, Any]:
        """The games as plain data and bots, from which :meth:`restore` continues."""
        lanes, begun = self._lanes, bool(self._seeds)
        return {
            "arrays": [array.copy() for array in self._arrays],
            "states": [self._game.to_json(state) for state in lanes.states] if begun else [],
            "legal": [list(legal) for legal in lanes.legal],
            "steps": self._steps.copy(),
            "seeds": (list(self._seeds), list(self._begun), list(self._now)),
            "progress": [list(progress) for progress in self._progress],
            "opposition": copy.deepcopy(self._opposition),
            "ended": list(self.ended),
        }

    def restore(self, saved: dict[str, Any]) -> None:
        """Continue from the saved state of as many games of the same kind."""
        arrays: list[NDArray[Any]] = list(self._arrays)
        for array, values in zip(arrays, saved["arrays"], strict=True):
            array[...] = values
        self._seeds, self._begun, self._now = (list(part) for part in saved["seeds"])
        for lane, data in enumerate(saved["states"]):
            chance = self.encoding.chance(self._now[lane])
            self._lanes.begin(lane, self._game.from_json(data), chance)
        self._lanes.legal = [list(legal) for legal in saved["legal"]]
        self._steps[:] = saved["steps"]
        self._progress = [list(progress) for progress in saved["progress"]]
        self._opposition = copy.deepcopy(saved["opposition"])
        self.ended = list(saved["ended"])

    def __reduce__(self) -> tuple[Any, ...]:
        settings = {
            "reward": self.rewarding.weights,
            "illegal": self.illegal,
            "seating": self.seating,
            "first": self.first,
        }
        return restored_games, (self.encoding, self.games, settings, self.saved())


def restored_games(
    encoding: Encoding, games: int, settings: dict[str, Any], saved: dict[str, Any]
) -> ManyGames:
    """Games restored from a copy or pickle."""
    made = ManyGames(encoding, games, **settings)
    made.restore(saved)
    return made


def lanes_of(encoding: Encoding, games: int, arrays: Shown) -> Lanes:
    """Lanes that write into arrays, each into its own rows."""
    game, players, options = encoding.game, encoding.players, encoding.options
    keepers = [rows_of(game, players, options) for _ in range(games)]
    memory = [memory_of(array) for array in (arrays.observations, arrays.masks, arrays.seats)]
    return Lanes(game, encoding.numbering, keepers, encoding.size, *memory)
