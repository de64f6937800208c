"""Ways in which other devices reach a server, and what changes them while it runs."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Reach:
    """The ways in which other devices reach the server: `lan` if it is open to the network.

    `open_with` is what to type so that it is, where only this machine reaches it; empty if it is
    open, but in no network; None if others may know an address that this machine does not.
    """

    lan: str | None = None
    open_with: str | None = None


NOWHERE = Reach()


class Door:
    """A way to open a server to the network that it is in, and to close it again."""

    is_open = False

    async def swing(self, is_open: bool) -> Reach:
        """Open the server or close it; return how it is reached then.

        Raises OSError where that is not possible; then it is as it was.
        """
        raise NotImplementedError
