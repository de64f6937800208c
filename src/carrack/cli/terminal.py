"""The terminal on which a command prints its tables."""

from __future__ import annotations

from typing import NoReturn

from rich.console import Console


class Terminal(Console):
    """Standard output; a closed pipe is left to `carrack.cli.main`."""

    def __init__(self) -> None:
        super().__init__(highlight=False)

    def on_broken_pipe(self) -> NoReturn:
        """Raise BrokenPipeError, where Rich would end the program with exit code 1."""
        raise BrokenPipeError
