"""Who plays the games of a training: this process, or several. The games are the same."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import get_context, parent_process
from threading import Thread

from carrack.bots.learning.deals import GameSpec
from carrack.bots.learning.selfplay import Played, Player
from carrack.bots.learning.settings import TrainingSettings
from carrack.bots.learning.whole import ValueNetwork
from carrack.core.registry import find_game
from carrack.workers.threads import one_thread

CHUNK = 4
"""Games that a process gets at once."""

Stop = Callable[[], bool]


class CrewError(RuntimeError):
    """A process that played games has died."""


class Interrupted(Exception):
    """Somebody asked to stop; what was begun is to be dropped."""


class Crew:
    """Plays games with `workers` processes; 1: in this one. `home` registers the game."""

    def __init__(self, settings: TrainingSettings, home: str, workers: int = 1) -> None:
        self.settings = settings
        self.home = home
        self._pool: ProcessPoolExecutor | None = None
        if workers > 1:
            one_thread()
            context = get_context("spawn")  # the same everywhere
            self._pool = ProcessPoolExecutor(workers, context, initializer=_begin)

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)

    def play(
        self, judge: ValueNetwork | None, deals: list[GameSpec], stop: Stop
    ) -> Iterator[Played]:
        """The games of the deals, in their order. Raises Interrupted and CrewError."""
        if self._pool is None:
            return _one_by_one(self.settings, self.home, judge, deals, stop)
        chunks = [deals[i : i + CHUNK] for i in range(0, len(deals), CHUNK)]
        futures = [
            self._pool.submit(_play, self.settings, self.home, judge, chunk) for chunk in chunks
        ]
        return _in_order(futures, stop)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A pool that was killed cannot tell its processes to end: they would wait for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play(
    settings: TrainingSettings, home: str, judge: ValueNetwork | None, deals: list[GameSpec]
) -> list[Played]:
    import_module(home)
    player = Player(find_game(settings.game), settings, judge)
    return [player.play(deal) for deal in deals]


def _one_by_one(
    settings: TrainingSettings,
    home: str,
    judge: ValueNetwork | None,
    deals: list[GameSpec],
    stop: Stop,
) -> Iterator[Played]:
    for deal in deals:
        if stop():
            raise Interrupted
        yield from _play(settings, home, judge, [deal])


def _in_order(futures: list[Future[list[Played]]], stop: Stop) -> Iterator[Played]:
    try:
        for future in futures:
            while not future.done():
                if stop():
                    raise Interrupted
                _wait(future)
            yield from future.result()
    except BrokenProcessPool:
        raise CrewError(
            "a process that played games has died; was there too little memory? "
            "The last checkpoint is whole: go on with --resume"
        ) from None
    finally:
        for future in futures:
            future.cancel()


def _wait(future: Future[list[Played]]) -> None:
    """For a moment: whoever wants to stop is heard."""
    try:
        future.exception(timeout=0.1)
    except TimeoutError:
        return
