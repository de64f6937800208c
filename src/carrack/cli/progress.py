"""How far a long command is: a bar on a terminal, else a line now and then, on standard error."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from carrack.arena.series.playing import Progress

SILENCE = 20.0  # seconds after which somebody who sees no progress bar is told how far it is


@contextmanager
def shown_progress(name: str, games: int, unit: str = "games") -> Iterator[Progress]:
    """While this lasts, whoever waits sees how many of this many games are finished.

    Or of whatever else is counted: `unit`.
    """
    watching = progress_bar if sys.stderr.isatty() else progress_lines
    with watching(name, games, unit) as progress:
        yield progress


@contextmanager
def progress_bar(name: str, games: int, unit: str) -> Iterator[Progress]:
    """A bar on a terminal. The time goes on beside it, so that a long game does not look dead."""
    from rich import progress
    from rich.console import Console

    columns = (
        *(progress.BarColumn(), progress.MofNCompleteColumn()),
        *(progress.TimeElapsedColumn(), progress.TimeRemainingColumn()),
    )
    with progress.Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(name, total=games)
        yield lambda done: bar.advance(task, done)


@contextmanager
def progress_lines(name: str, games: int, unit: str) -> Iterator[Progress]:
    """A line to standard error every so many seconds, however long a single game lasts."""
    teller = ProgressLine(games, unit)
    thread = threading.Thread(target=teller.run, daemon=True)
    thread.start()
    try:
        yield teller.count
    finally:
        teller.over.set()
        thread.join()


class ProgressLine:
    """Counts finished games, and tells from a thread of its own."""

    def __init__(self, games: int, unit: str) -> None:
        self.games = games
        self.unit = unit
        self.done = 0
        self.over = threading.Event()

    def count(self, games: int) -> None:
        """This many more have been finished."""
        self.done += games

    def run(self) -> None:
        """Tells until all is over."""
        start = time.monotonic()
        while not self.over.wait(SILENCE):
            seconds = time.monotonic() - start
            line = f"carrack: {self.done} of {self.games} {self.unit} after {seconds:.0f} s"
            print(line, file=sys.stderr, flush=True)
