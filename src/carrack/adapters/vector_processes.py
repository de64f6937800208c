"""Many games stepped in worker processes, which write into shared arrays.

Each worker has a part of the games, and the parent sends commands; which process plays a game makes
no difference. The shared memory is anonymous, so nothing is left behind however a process ends. A
worker that dies takes its games with it; the others are then closed too, and every further call
says so.
"""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing.sharedctypes import RawArray
from typing import Any, Self

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

from carrack.adapters import vector_arrays
from carrack.adapters.rewards import Reward, checked_reward
from carrack.adapters.tensors import Encoding
from carrack.adapters.vector_arrays import Illegal, LegalMoves, Shown
from carrack.adapters.vector_games import ManyGames
from carrack.adapters.vector_terms import Ending, IllegalAction, SeatPlan
from carrack.workers.work import WorkerDied
from carrack.workers.worker import Handler, Worker, end_all


@dataclass
class Memory:
    """The shared memory of all processes: blocks of bytes, and the sizes needed to read them."""

    observations: Any
    masks: Any
    rewards: Any
    dones: Any
    seats: Any
    actions: Any

    def arrays(self, encoding: Encoding, games: int) -> Shown:
        """The blocks as the arrays of all games."""
        return Shown(
            _array(self.observations, np.int8, games, encoding.size),
            _array(self.masks, np.int8, games, encoding.moves),
            _array(self.rewards, np.float32, games, encoding.players),
            _array(self.dones, np.bool_, games, 1).reshape(games),
            _array(self.seats, np.int8, games, 1).reshape(games),
        )

    def chosen(self, games: int) -> NDArray[np.int64]:
        """The actions of all games."""
        chosen: NDArray[np.int64] = _array(self.actions, np.int64, games, 1).reshape(games)
        return chosen


def _array(block: Any, kind: DTypeLike, games: int, length: int) -> NDArray[Any]:
    """A block as an array of shape (games, length)."""
    return np.frombuffer(block, kind, games * length).reshape(games, length)


def new_memory(encoding: Encoding, games: int) -> Memory:
    """Blocks for this many games, all zero and anonymous, so that none outlives the processes."""
    sizes = (encoding.size, encoding.moves, 4 * encoding.players, 1, 1, 8)
    return Memory(*[RawArray("b", games * size) for size in sizes])


@dataclass(frozen=True)
class Task:
    """The arguments of a worker: its games are `first` up to, not including, `end`."""

    encoding: Encoding
    games: int
    first: int
    end: int
    reward: Reward
    seating: SeatPlan


# --- in the worker --------------------------------------------------------------------------------


def ready_games(memory: Memory, task: Task) -> Handler:
    """A function with which a worker answers the parent's commands."""
    own = slice(task.first, task.end)
    arrays = memory.arrays(task.encoding, task.games)
    games = ManyGames(
        task.encoding,
        task.end - task.first,
        reward=task.reward,
        seating=task.seating,
        arrays=Shown(*[array[own] for array in arrays]),  # type: ignore[arg-type]
        first=task.first,
    )
    chosen = memory.chosen(task.games)[own]
    return lambda message, caller: answer(games, chosen, *message)


def answer(games: ManyGames, chosen: NDArray[np.int64], verb: str, value: Any) -> Any:
    """Carry out one command of the parent; return the result."""
    if verb == "reset":
        games.reset(value)
        return []
    if verb == "step":
        games.step(chosen)
        return games.ended
    if verb == "random":
        return games.random_actions(value)
    if verb == "points":
        return games.points()
    if verb == "legal":
        return games.legal_moves()
    if verb == "save":
        return games.saved()
    if verb == "restore":
        games.restore(value)
        return []
    number, action = value
    return games.illegal_action(number - games.first, action).refusal


# --- in the parent --------------------------------------------------------------------------------


class ManyProcesses:
    """Games stepped in worker processes; the same for the same seeds, however many there are.

    `close` ends the workers, as does the end of a `with`, of the object, or of the program. Workers
    are spawned, so a script needs `if __name__ == "__main__":` around its work.
    """

    def __init__(
        self,
        encoding: Encoding,
        games: int,
        processes: int,
        *,
        reward: Reward = "places",
        illegal: Illegal = "ends",
        seating: SeatPlan | None = None,
    ) -> None:
        if not 1 <= processes <= games:
            raise ValueError(f"{games} games are shared by 1 to {games} processes, not {processes}")
        self.encoding = encoding
        self.games = games
        self.reward = checked_reward(reward)
        self.illegal = vector_arrays.checked_illegal(illegal)
        self.seating = seating or SeatPlan()
        self.seating.bots(encoding)  # errors are raised here, not in a worker
        self.ended: list[Ending] = []
        memory = new_memory(encoding, games)
        self._shown = vector_arrays.read_only(memory.arrays(encoding, games))
        self._chosen = memory.chosen(games)
        self._numbers = np.arange(games)
        self._begun = False
        self._trouble = ""
        bounds = [games * part // processes for part in range(processes + 1)]
        self._tasks = [
            Task(encoding, games, bounds[part], bounds[part + 1], self.reward, self.seating)
            for part in range(processes)
        ]
        self._workers: list[Worker] = []
        self._end = weakref.finalize(self, end_all, self._workers)
        for task in self._tasks:
            self._workers.append(Worker(partial(ready_games, memory, task)))

    def workers(self) -> list[int]:
        """The process ids of the workers."""
        return [worker.process.pid or 0 for worker in self._workers]

    def close(self) -> None:
        """End the workers; the arrays stay as they are."""
        self._end()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def reset(self, seeds: int | Sequence[int] = 0) -> Shown:
        """Begin all games again: from these seeds, or from seeds derived from one."""
        given = vector_arrays.seeds_for(seeds, self.games)
        self._ask("reset", [given[task.first : task.end] for task in self._tasks])
        self._begun, self.ended = True, []
        return self._shown

    def step(self, actions: ArrayLike) -> Shown:
        """Play one move in each game: `actions[i]` is the number of the one in game i.

        Raises IllegalAction, having played nothing, for an illegal one if `illegal` is `raises`.
        """
        self._require_begun()
        chosen = vector_arrays.actions_for(actions, self.games)
        if self.illegal == "raises":
            self._require_legal(chosen)
        self._chosen[:] = chosen
        parts = self._ask("step", [None] * len(self._tasks))
        self.ended = [ending for part in parts for ending in part]
        return self._shown

    def random_actions(self, seed: int) -> NDArray[np.int64]:
        """A legal action for each game, each equally likely; equal seeds give equal ones."""
        self._require_begun()
        return np.concatenate(self._ask("random", [seed] * len(self._tasks)))

    @property
    def shown(self) -> Shown:
        """Return what the last step gave: the same arrays."""
        return self._shown

    def legal_moves(self) -> LegalMoves:
        """The legal moves of all games as one list of numbers, for networks that score them."""
        self._require_begun()
        return vector_arrays.joined_legal_moves(self._ask("legal", [None] * len(self._tasks)))

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy with new workers, which continue from the state of these ones."""
        settings = {"reward": self.reward, "illegal": self.illegal, "seating": self.seating}
        saved = self._ask("save", [None] * len(self._tasks)) if self._begun else []
        what = (self.encoding, self.games, len(self._tasks), settings)
        return restored_processes, (*what, saved, list(self.ended))

    def restore(self, saved: list[dict[str, Any]], ended: list[Ending]) -> None:
        """Continue from what the workers of as many games and processes saved."""
        self._ask("restore", saved)
        self._begun, self.ended = True, ended

    def points(self) -> NDArray[np.int64]:
        """The points of all seats so far in the games shown, of shape (games, players)."""
        self._require_begun()
        return np.concatenate(self._ask("points", [None] * len(self._tasks)))

    def _require_legal(self, actions: NDArray[np.int64]) -> None:
        """Raise IllegalAction for the first one that is not legal."""
        legal = vector_arrays.legal_by(self._shown.masks, actions, self._numbers)
        if legal.all():
            return
        number = int(legal.argmin())
        action = int(actions[number])
        worker = next(i for i, task in enumerate(self._tasks) if number < task.end)
        self._send(worker, "why", (number, action))
        seat = int(self._shown.seats[number])
        raise IllegalAction(number, seat, action, self._receive(worker))

    def _require_begun(self) -> None:
        if self._trouble:
            raise WorkerDied(self._trouble)
        if not self._begun:
            raise RuntimeError("no game has begun; call reset first")

    # --- talking to workers -----------------------------------------------------------------------

    def _ask(self, verb: str, values: list[Any]) -> list[Any]:
        """Send every worker the same command, and wait for all."""
        try:
            for worker, value in enumerate(values):
                self._send(worker, verb, value)
            return [self._receive(worker) for worker in range(len(self._tasks))]
        except BaseException:  # some answers were not read, so later ones could not be matched
            self._close_for("stepping was interrupted, and the worker processes are closed")
            raise

    def _send(self, worker: int, verb: str, value: Any) -> None:
        if not self._end.alive:
            raise WorkerDied(self._trouble or "the worker processes have been closed")
        self._workers[worker].send((verb, value))

    def _receive(self, worker: int) -> Any:
        """A worker's answer. Raises WorkerDied if it is dead: its games are lost."""
        try:
            return self._workers[worker].receive()
        except WorkerDied as died:
            task = self._tasks[worker]
            self._close_for(
                f"worker {worker + 1} of {len(self._tasks)}, with games {task.first} to "
                f"{task.end - 1}, has died: {died}; all workers are closed, make new games (its "
                "last output is in the terminal; a script that steps games "
                'in processes needs an `if __name__ == "__main__":`)'
            )
            raise WorkerDied(self._trouble) from None

    def _close_for(self, trouble: str) -> None:
        """Close everything after the first error."""
        self._trouble = self._trouble or trouble
        self.close()


def restored_processes(
    encoding: Encoding,
    games: int,
    processes: int,
    settings: dict[str, Any],
    saved: list[dict[str, Any]],
    ended: list[Ending],
) -> ManyProcesses:
    """Games restored from a copy or pickle, in new workers."""
    made = ManyProcesses(encoding, games, processes, **settings)
    if saved:
        made.restore(saved, ended)
    return made
