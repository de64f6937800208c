"""Reach of a server that is started here: who can connect, and what to type so that others can."""

from __future__ import annotations

import os
import shlex
import socket
import sys
from collections.abc import Mapping, Sequence
from ipaddress import ip_address
from pathlib import Path
from shutil import which

from carrack.server.http.network import EVERYWHERE, lan_address
from carrack.server.origins import ANY, LOCAL
from carrack.server.reach import Reach
from carrack.server.settings import Settings

BY_MAKE = "CARRACK_BY_MAKE"
"""Set by `make play`, whose options are typed otherwise."""
MODULE = "__main__.py"


def reach_of(listening: socket.socket, settings: Settings, open_with: str) -> Reach:
    """Return how a server is reached; `open_with` is the command that lets other devices connect.

    Nothing more is known here of a server that has an address of its own, or a proxy in front.
    """
    host, port = listening.getsockname()[:2]
    lan = lan_address(port) if host in EVERYWHERE else None
    if lan is not None or _is_known_elsewhere(settings):
        return Reach(lan)
    if host in EVERYWHERE:
        return Reach(None, "")
    alone = ip_address(host.partition("%")[0]).is_loopback
    return Reach(None, open_with if alone else None)


def _is_known_elsewhere(settings: Settings) -> bool:
    names = [name for name in settings.hosts if name not in (ANY, LOCAL)]
    return bool(settings.proxies or settings.address or names)


def play_in_the_network(
    argv: Sequence[str], typed: Sequence[str], environment: Mapping[str, str]
) -> str:
    """Return the command to type instead of the running one (`sys.argv`, `sys.orig_argv`)."""
    words = argv[2:] if argv[1:2] == ["play"] else []
    options = shlex.join([*words, "--lan"])
    if environment.get(BY_MAKE):
        return f"make play ARGS={shlex.quote(options)}"
    return f"{_program(argv[0], typed[0], environment)} play {options}"


def now_in_the_network() -> str:
    """The same for this process."""
    return play_in_the_network(sys.argv, sys.orig_argv, os.environ)


def _program(program: str, python: str, environment: Mapping[str, str]) -> str:
    name = Path(program).name
    if name == MODULE:
        return shlex.join([python, "-m", "carrack"])
    if name == "carrack-games" and "UV" in environment:
        return "uvx …"  # which does not say what it was given
    found = which(name, path=environment.get("PATH"))
    if not name.startswith("carrack"):
        return "carrack"  # another program that calls it
    return name if found and Path(found).with_suffix("") == Path(program) else shlex.quote(program)
