"""Names that the server answers to, and the check that a request comes from its own page."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers

ANY, LOCAL = "*", "local"
PRIVATE = (".localhost", ".local", ".lan", ".internal", ".home.arpa", ".fritz.box")
"""Names that nobody outside can own, so no foreign page can have one."""
PORTS = {"http": 80, "ws": 80, "https": 443, "wss": 443}


class Names:
    """The names that a server answers to: those of its settings, and that of its own address."""

    def __init__(self, given: tuple[str, ...]) -> None:
        self.given = given
        self.all = given

    def may_own(self, address: str) -> bool:
        """Whether the server answers to the name in an address, or may from now on.

        Names that somebody has listed are all that there are.
        """
        return self.given == (LOCAL,) or is_named(urlsplit(address).netloc, self.given)

    def own(self, address: str) -> None:
        """Answer to the name in an address too, and no more to that of the one before."""
        name = _name(urlsplit(address).netloc) if self.given == (LOCAL,) else None
        self.all = (*self.given, name) if name else self.given


def same_site(headers: Headers, behind_proxy: bool = False) -> bool:
    """Whether a browser sent this from a page of this server.

    Programs other than browsers send no Origin. A proxy may drop the port from the name.
    """
    origin = headers.get("origin")
    site = headers.get("sec-fetch-site")  # newer browsers say so themselves over HTTPS
    if site is not None:
        return site in ("same-origin", "none")
    return origin is None or _is_own(origin, headers.get("host", ""), behind_proxy)


@lru_cache(1024)
def _is_own(origin: str, host: str, behind_proxy: bool) -> bool:
    try:
        page, here = urlsplit(origin), urlsplit(f"//{host}")
        port = PORTS.get(page.scheme)
        if not page.hostname or page.hostname != here.hostname or "@" in page.netloc + host:
            return False
        if behind_proxy and here.port is None:
            return True
        return (page.port or port) == (here.port or port)
    except ValueError:
        return False


def is_named(host: str, names: tuple[str, ...]) -> bool:
    """Whether a `Host` is one of the names.

    `*` is any, `*.example.org` any below it, `local` any that only the local network knows.
    """
    name = _name(host)
    return name is not None and any(_is(name, wanted.lower()) for wanted in names)


def _is(name: str, wanted: str) -> bool:
    if wanted == LOCAL:
        return is_address(name) or "." not in name or name.endswith(PRIVATE)
    return wanted in (ANY, name) or (wanted.startswith("*.") and name.endswith(wanted[1:]))


def _name(host: str) -> str | None:
    """The name in a `Host`, without its port; empty for none; None for what is not a name."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return None


def is_address(name: str) -> bool:
    """Whether that is the address of a machine, and no name."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
