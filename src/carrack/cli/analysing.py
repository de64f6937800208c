"""Analyses on the command line: made with progress, and written in tables."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from carrack.analysis.analyst import Analyst, NotOver, prepared
from carrack.analysis.looks import Looks, usual_looks
from carrack.bots import Bot, UnknownBot
from carrack.cli import UserError
from carrack.cli.common import known_game
from carrack.cli.progress import shown_progress
from carrack.core.game import Game
from carrack.core.record import Record, RecordError

Json = dict[str, Any]


def ready(file: str, record: Record, args: argparse.Namespace) -> Analyst:
    """The analysis of a record, ready to run. Raises UserError."""
    game = known_game(record.header.game)
    return prepared_analyst(file, game, record, looks(game, args.bot, args.redraws))


def analysed(analyst: Analyst) -> Json:
    """The analysis of a game, with progress on the terminal. Raises UserError."""
    with shown_progress(analyst.game.name, analyst.total, "positions") as advance:
        analyst.progress = Advance(advance)
        with blamed(analyst.looks.chooser):
            return analyst.run()


def opened(path: str | None) -> Path | None:
    """The file for the analysis, once it is known that it can be written. Raises UserError."""
    if path in (None, "-"):
        return None
    out = Path(str(path))
    try:
        out.touch()
    except OSError as error:
        raise UserError(f"{path} cannot be written: {error.strerror}") from None
    if not out.is_file():
        raise UserError(f"{path} cannot be written: it is not a file")
    return out


def looks(game: Game[Any], bot: str, redraws: int) -> Looks:
    """The bots that look at the game, and how. Raises UserError."""
    try:
        return usual_looks(game, bot, redraws)
    except UnknownBot as error:
        raise UserError(str(error)) from None


def prepared_analyst(file: str, game: Game[Any], record: Record, looks: Looks) -> Analyst:
    """The analysis of a record, ready to run. Raises UserError."""
    try:
        return prepared(game, record, looks)
    except (RecordError, NotOver) as error:
        raise UserError(f"{file}: {error}") from None


class Advance:
    """Passes progress on to a function that is called with the number of new steps."""

    def __init__(self, advance: Callable[[int], None]) -> None:
        self.advance = advance
        self.done = 0

    def __call__(self, done: int, total: int) -> None:
        if done > self.done:
            self.advance(done - self.done)
        self.done = done


def table_of(title: str, columns: Sequence[str]) -> Any:
    """A table for the terminal; a column whose name ends with a full stop is left-aligned."""
    from rich.table import Table

    table = Table(title=title, title_justify="left")
    for name in columns:
        words = name.endswith(".")
        table.add_column(name.rstrip("."), justify="left" if words else "right")
    return table


def percent(share: float, sign: bool = False) -> str:
    """A chance as text."""
    rounded = round(100 * share, 1) + 0.0  # never −0.0
    text = f"{rounded:+.1f} %" if sign else f"{rounded:.1f} %"
    return text.replace("-", "−")


@contextmanager
def blamed(bot: Bot) -> Iterator[None]:
    """Report an exception in a user's bot as a UserError: it is no fault of Carrack."""
    try:
        yield
    except Exception as error:  # a user's bot may raise anything
        if not bot.own:
            raise
        raise UserError(f"bot {bot.name!r} failed: {type(error).__name__}: {error}") from None
