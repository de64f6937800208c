"""The progress of a long command: a bar on a terminal, else occasional lines on standard error."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from carrack.arena.series.playing import Progress

FIRST, SILENCE = 5.0, 20.0  # seconds before and between progress lines where there is no bar


@contextmanager
def shown_progress(name: str, games: int, unit: str = "games") -> Iterator[Progress]:
    """Show how many games, or other units, are finished; yield a function that counts new ones."""
    watching = progress_bar if sys.stderr.isatty() else progress_lines
    with watching(name, games, unit) as progress:
        yield progress


@contextmanager
def progress_bar(name: str, games: int, unit: str) -> Iterator[Progress]:
    """Show a bar with a running clock, so that a long game does not look stuck."""
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
    """Print a line to standard error at intervals, however long a single game lasts."""
    reporter = ProgressLine(games, unit)
    thread = threading.Thread(target=reporter.run, daemon=True)
    thread.start()
    try:
        yield reporter.count
    finally:
        reporter.over.set()
        thread.join()


class ProgressLine:
    """Counts finished games, and reports them from a thread of its own."""

    def __init__(self, games: int, unit: str) -> None:
        self.games = games
        self.unit = unit
        self.done = 0
        self.over = threading.Event()

    def count(self, games: int) -> None:
        """Add games that have just been finished."""
        self.done += games

    def run(self) -> None:
        """Print lines until `over` is set."""
        start, silence = time.monotonic(), FIRST
        while not self.over.wait(silence):
            silence = SILENCE
            seconds = time.monotonic() - start
            line = f"carrack: {self.done} of {self.games} {self.unit} after {seconds:.0f} s"
            print(line, file=sys.stderr, flush=True)
