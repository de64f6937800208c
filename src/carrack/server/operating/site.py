"""Places where a server is found: its address, and the network that it is open to.

The settings win over what the operator sets in the page. An address of the page is in force at
once where links are made; mails and notices have it from the next start.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from urllib.parse import urlsplit

from carrack.server.origins import ANY, Names
from carrack.server.reach import Door, Reach
from carrack.server.refusals import Problem, malformed
from carrack.server.settings import SettingsError, ascii_address
from carrack.server.shapes.reading import clean_text
from carrack.server.store.operator import ADDRESS, OperatorStore

STRANGE = "?#\\ "
"""Signs of no address that links can begin with, not even at its end."""


class Site:
    """The address of a server, and how others in its network reach it."""

    def __init__(
        self,
        store: OperatorStore,
        given: str,
        reach: Reach,
    ) -> None:
        """`given` is the address in the settings, `reach` how others find the server at first."""
        self.store = store
        self.given = given
        self.reach = reach
        self.door: Door | None = None
        self.swinging = asyncio.Lock()
        self.known = ""
        self.names = Names((ANY,))
        self.opened: Callable[[bool], object] = lambda is_open: None

    def serve(
        self, names: Names, opened: Callable[[bool], object], door: Door | None = None
    ) -> None:
        """Keep these names, say whether others can come, and open this door, from now on."""
        self.names, self.opened, self.door = names, opened, door
        self.names.own(self.known)

    async def address(self) -> str:
        """The address that links begin with; empty if nobody has said one. Raises StoreError."""
        if self.given:
            return self.given
        self.known = await self.store.kept(ADDRESS)
        return self.known

    async def move(self, address: str) -> None:
        """Set the address. Raises Problem."""
        if self.given:
            raise Problem("given", "address-given", {"address": self.given})
        known = checked_address(address)
        if known and not self.names.may_own(known):
            hosts = ", ".join(self.names.given)
            raise Problem("given", "address-not-answered", {"address": known, "hosts": hosts})
        await self.store.keep(ADDRESS, known)
        self.known = known
        self.names.own(known)

    async def open(self, is_open: bool) -> None:
        """Open the server to the network that it is in, or close it. Raises Problem."""
        if self.door is None:
            raise Problem("given", "not-opened-here")
        async with self.swinging:
            if is_open == self.door.is_open:
                return
            try:
                self.reach = await self.door.swing(is_open)
            except OSError as error:
                raise Problem("given", "not-opened", {"reason": str(error)}) from None
            self.opened(is_open)


def checked_address(text: str) -> str:
    """An address as links begin with it, without a slash at its end. Raises Problem."""
    address = clean_text(text, "address").rstrip("/")
    if not address:
        return ""
    try:
        address = ascii_address(address, "address")
        url = urlsplit(address)
        fits = url.scheme in ("http", "https") and bool(url.hostname) and (url.port or 1) > 0
    except (ValueError, SettingsError):
        fits = False
    is_odd = not address.isprintable() or any(sign in address for sign in STRANGE)
    if not fits or is_odd or "@" in url.netloc:
        raise malformed("address", "server-address", {"given": text[:80]})
    return address
