"""What is used of uvicorn's own is there; where it is gone, the failure says which limit is lost.

Uvicorn promises nothing of these names. Its version has an upper bound in `pyproject.toml`; who
raises it runs this file, and `evidence/server/test_wire.py` and `test_attacked.py` after it.
"""

from __future__ import annotations

import ast
import asyncio
import inspect
from pathlib import Path
from typing import NamedTuple

import pytest
from uvicorn.protocols.http import h11_impl
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import Protocol

from carrack.server.http import connections, wire

httptools_impl = pytest.importorskip("uvicorn.protocols.http.httptools_impl")


class Used(NamedTuple):
    """A name of a class of uvicorn: a method with these parameters, or an attribute (None)."""

    of: type
    name: str
    takes: str | None
    lost: str
    """What would go wrong without a word, or fail at the first request."""


H11, TOOLS = h11_impl.H11Protocol, httptools_impl.HttpToolsProtocol
SOCKET = WebSocketsSansIOProtocol
SLOW = "slow and long heads and bodies stay as long as they like"
PAID = "WebSockets are read faster than anybody pays for it"
UPGRADE = "an upgrade that is none ends without an answer"
MALFORMED = "malformed requests get uvicorn's text, without the headers that isolate the page"
CUT = "a refusal is written into the midst of another answer, or no answer is ended"
NEXT = "after a body that nobody wanted the next request is not answered"
COUNTED = "the connections of an address are not counted"
PUSHED = "moves are not pushed, or pushed to who is gone"
BROKEN = "who takes nothing of what is written is never broken off"
PARTS = "a message may have endless fragments"
MANY = "endless requests are read before the first is answered"

OVERRIDDEN = [
    *(
        Used(of, name, takes, lost)
        for of in (H11, TOOLS)
        for name, takes, lost in (
            ("__init__", "config server_state app_state _loop", SLOW),
            ("connection_made", "transport", COUNTED),
            ("connection_lost", "exc", COUNTED),
            ("pause_writing", "", BROKEN),
            ("resume_writing", "", BROKEN),
            ("data_received", "data", SLOW),
            ("on_response_complete", "", NEXT),
            ("send_400_response", "msg", MALFORMED),
            ("_should_upgrade", "", UPGRADE),
        )
    ),
    Used(TOOLS, "_start_asgi_task", "cycle app", CUT),
    Used(TOOLS, "on_message_complete", "", NEXT),
    Used(TOOLS, "on_headers_complete", "", f"{MANY}; {UPGRADE}"),
    Used(SOCKET, "__init__", "config server_state app_state _loop", PAID),
    Used(SOCKET, "connection_lost", "exc", COUNTED),
    Used(SOCKET, "pause_writing", "", BROKEN),
    Used(SOCKET, "resume_writing", "", BROKEN),
    Used(SOCKET, "data_received", "data", PAID),
    Used(SOCKET, "handle_cont", "event", PARTS),
]
READ = [
    *(
        Used(of, name, None, lost)
        for of in (H11, TOOLS)
        for name, lost in (
            ("client", COUNTED),
            ("connections", "a full server refuses nobody"),
            ("cycle", SLOW),
            ("flow", NEXT),
            ("headers", UPGRADE),
            ("scope", UPGRADE),
            ("timeout_keep_alive", "a proxy loses requests on connections that are just closed"),
            ("transport", SLOW),
        )
    ),
    *(
        Used(of, name, None, lost)
        for of in (h11_impl.RequestResponseCycle, httptools_impl.RequestResponseCycle)
        for name, lost in (
            ("disconnected", CUT),
            ("keep_alive", UPGRADE),
            ("more_body", SLOW),
            ("response_complete", SLOW),
            ("response_started", CUT),
            ("scope", "nobody pays for a long body"),
        )
    ),
    Used(H11, "conn", None, NEXT),
    Used(TOOLS, "parser", None, UPGRADE),
    Used(TOOLS, "pipeline", None, MANY),
    Used(FlowControl, "resume_reading", "", NEXT),
    *(
        Used(SOCKET, name, None, lost)
        for name, lost in (
            ("close_sent", PUSHED),
            ("conn", UPGRADE),
            ("frames", PARTS),
            ("handshake_complete", PUSHED),
            ("handshake_initiated", UPGRADE),
            ("loop", PAID),
            ("read_paused", PAID),
            ("scope", PAID),
            ("transport", PAID),
        )
    ),
    Used(Protocol, "data_to_send", "", UPGRADE),
]
OURS = {H11: wire.BoundedH11, TOOLS: wire.BoundedHttpTools, SOCKET: wire.LiveSocket}


def names_in(of: type) -> set[str]:
    """All names that the methods of a class use."""
    methods = filter(inspect.isfunction, vars(of).values())
    return {name for method in methods for name in method.__code__.co_names}


def require(used: Used) -> None:
    """Fail if uvicorn has no such name, it takes something else, or nothing calls it any more."""
    of, name, takes, lost = used
    said = f"{of.__module__}.{of.__name__}.{name} {{}}: {lost}"
    method = vars(of).get(name)
    assert (name in names_in(of)) if takes is None else callable(method), said.format("is gone")
    if takes is not None:
        now = " ".join(list(inspect.signature(method).parameters)[1:])  # type: ignore[arg-type]
        assert now == takes, said.format(f"takes {now!r}, not {takes!r}")
    if of in OURS and takes is not None and not called_from_outside(name):
        assert name in names_in(of), said.format("is called by nothing")


def called_from_outside(name: str) -> bool:
    """Whether asyncio or the parser calls a method."""
    return hasattr(asyncio.Protocol, name) or name.startswith(("on_message", "on_headers"))


@pytest.mark.parametrize("used", OVERRIDDEN + READ, ids="{0.of.__name__}.{0.name}".format)
def test_what_is_used_of_uvicorn_is_there_and_is_called(used: Used) -> None:
    require(used)


def test_a_name_that_is_gone_is_told_with_the_limit_that_is_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(H11, "send_400_response")
    gone = next(used for used in OVERRIDDEN if used.name == "send_400_response")
    with pytest.raises(AssertionError, match="send_400_response is gone: malformed requests"):
        require(gone)


@pytest.mark.parametrize("theirs", OURS)
def test_all_that_stands_in_place_of_a_name_of_uvicorn_is_in_the_table(theirs: type) -> None:
    ours = OURS[theirs]
    here = (wire.__name__, connections.__name__)
    own = {name for each in ours.__mro__ if each.__module__ in here for name in vars(each)}
    methods = {name for name, value in vars(theirs).items() if inspect.isfunction(value)}
    assert own & methods == {used.name for used in OVERRIDDEN if used.of is theirs}


def test_all_state_of_uvicorn_that_is_read_is_in_the_table() -> None:
    known = {used.name for used in OVERRIDDEN + READ}
    tree = ast.parse(Path(wire.__file__).read_text())
    told = {node.attr for node in ast.walk(tree) if is_of_self(node)}
    theirs = set().union(*(names_in(of) for of in OURS))
    ours = (connections.Connection, wire.Bounded, *OURS.values())
    own = {name for each in ours for name in defined_in(each)}
    assert (told & theirs) - own - known == set()


def is_of_self(node: ast.AST) -> bool:
    """Whether a piece of code is `self.` and a name."""
    return isinstance(node, ast.Attribute) and ast.unparse(node.value) == "self"


def defined_in(ours: type) -> set[str]:
    """What a class defines itself, in its body and in `__init__`."""
    begins = vars(ours).get("__init__")
    set_there = begins.__code__.co_names if begins is not None else ()
    return {*vars(ours), *vars(ours).get("__annotations__", {}), *set_there}


@pytest.mark.parametrize("text", wire.UNLOGGED)
def test_what_is_not_logged_is_said_by_uvicorn_in_these_words(text: str) -> None:
    assert text in inspect.getsource(SOCKET), "uvicorn logs what strangers send as its own errors"
