"""Clocks that move only when a test moves them."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


class Clock:
    """A clock that moves only when a test moves it."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


class ServerTime:
    """The wall clock of a server, in milliseconds; it moves only when a test moves it.

    `LocalServer.passes` moves it along with all that the server waits for.
    """

    now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now

    def passes(self, seconds: float) -> None:
        """Sets the clock ahead, or back, at once: nothing that the server waits for is nearer."""
        self.moves(round(seconds * 1000))

    def moves(self, milliseconds: int) -> None:
        self.now += milliseconds
