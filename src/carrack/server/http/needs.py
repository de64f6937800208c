"""Arguments of the function behind a row, as its parameters say.

- what the function before it in the row answers, by its type;
- a part of the server by its type, and `self` of a method of one;
- the `OperatorDevice` that asks (`| None` where it may be any other);
- who asks: `SignedIn` (`| None` where nobody need be) or their `PersonRow`, or the `Keys` that they
  show; the `Owner` of channels: the table in the path, else whoever asks;
- that the page is the server's own (`OwnPage`), and as whom passkeys know it (`RelyingParty`);
- the message in the body, by its type;
- the :class:`Table` of the address; or the request itself;
- `account`, who pays, `client`, the address that asks, and the device in `words`;
- texts and whole numbers: those of the path in their order; then what the message says; what the
  row has in its query.

Who asks and what they send is learnt in the order of the parameters, before anything else.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from functools import reduce
from inspect import Parameter, signature
from operator import attrgetter, or_
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints

from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response

from carrack.server.http.requests import (
    OwnPage,
    account_of,
    carrack_of,
    client_of,
    keys_of,
    known,
    operator_if_any,
    operator_of,
    own_page,
    party_of,
    signed_in,
    whole,
    words_of,
)
from carrack.server.parts import Carrack
from carrack.server.people.passkeys import RelyingParty
from carrack.server.shapes.messages import ClientMessage
from carrack.server.store.channels import Owner
from carrack.server.store.operator import OperatorDevice
from carrack.server.store.people import PersonRow, SignedIn
from carrack.server.tables.auth import Keys
from carrack.server.tables.table import Table

Learn = Callable[[Request], Awaitable[Any]]
POST = "post"
PLAIN = (bytes, str, dict, dict[str, Any], list[dict[str, Any]])
WORDLESS = (None, NoneType, Any, Raw, Response, *PLAIN)
"""Types that say nothing of an answer."""
WHO: dict[Any, tuple[str, Learn]] = {
    SignedIn: ("who", signed_in),
    SignedIn | None: ("who", known),
    Keys: ("keys", keys_of),
    OperatorDevice: ("operator", operator_of),
    OperatorDevice | None: ("operator", operator_if_any),
    OwnPage: ("page", own_page),
    RelyingParty: ("party", party_of),
}
PARTS = {kind.removesuffix(" | None"): name for name, kind in Carrack.__annotations__.items()} | {
    "AwayHours": "people.away",
    "Bots": "tables.bots",
    "Codes": "people.codes",
    "Mail": "people.mail",
    "Passkeys": "people.passkeys",
    "Profiles": "people.profiles",
}
CALLERS: dict[str, Callable[[Request], Any]] = {
    "account": account_of,
    "client": client_of,
    "words": words_of,
}


class KnownRequest:
    """A request, and what is known of it so far."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.known: dict[str, Any] = {}
        self.path: dict[str, str | int] = {}
        self.table: Table | None = None
        self.done: Any = None


Need = Callable[[KnownRequest], Any]


class Step:
    """A function, and what gives it each of its arguments."""

    def __init__(
        self,
        does: Callable[..., Any],
        path: str,
        query: Mapping[str, type],
        takes: Any,
        reads: Callable[[Request, Any], Awaitable[Any]],
        before: Any = None,
    ) -> None:
        self.before = before
        self.does, self.takes, self.query, self.reads = does, takes, query, reads
        hints = get_type_hints(does)
        self.gives = _said(hints.get("return"))
        self.first: dict[str, Learn] = {}
        self.at_table, self.has_request = Table in hints.values(), Request in hints.values()
        self.left = [each for each in re.findall(r"{(\w+)", path) if not self._is_table(each)]
        self.numbers, self.parts = set[str](), set[str]()
        self.needs: dict[str, Need] = {}
        for name, parameter in signature(does).parameters.items():
            need = self._need(name, hints.get(name), parameter.default)
            if need is not None:
                self.needs[name] = need
            elif parameter.default is Parameter.empty:
                raise TypeError(f"{path}: nothing says what `{name}` of {does.__qualname__} is")

    async def read(self, request: Request) -> Any:
        """The message in the body of a request. Raises Problem."""
        return await self.reads(request, self.takes)

    def arguments(self, asked: KnownRequest) -> dict[str, Any]:
        """The arguments of the function for a request. Raises Problem."""
        return {name: need(asked) for name, need in self.needs.items()}

    def _is_table(self, name: str) -> bool:
        return name == "table" and self.at_table

    def _need(self, name: str, kind: Any, default: Any) -> Need | None:
        if self.before is not None and kind in (self.before, self.before | None):
            return attrgetter("done")
        part = self.does.__qualname__.partition(".")[0] if name == "self" else _name(kind)
        if part in PARTS:
            self.parts.add(part)
            find = attrgetter(PARTS[part])
            return lambda asked: find(carrack_of(asked.request))
        if kind is Carrack:
            return lambda asked: carrack_of(asked.request)
        if kind in WHO:
            who, self.first[who] = WHO[kind]
            return lambda asked: asked.known[who]
        if kind is PersonRow:
            self.first["who"] = signed_in
            return lambda asked: asked.known["who"].person
        if kind is Owner:
            return self._owner()
        if isinstance(kind, type) and issubclass(kind, ClientMessage):
            self._agrees(name, kind, issubclass(self.takes or kind, kind))
            self.takes, self.first[POST] = self.takes or kind, self.read
            return lambda asked: asked.known[POST]
        if kind in (Table, Request):
            return attrgetter(_name(kind).lower())
        if name in CALLERS:
            return lambda asked: CALLERS[name](asked.request)
        if name in self.query:
            return _in_query(name, self.query[name], default)
        if self.left and kind in (str, str | None, int):
            argument = self.left.pop(0)
            self.numbers |= {argument} if kind is int else set()
            return lambda asked: asked.path[argument]
        return self._sent(name, kind)

    def _sent(self, name: str, kind: Any) -> Need | None:
        """Return the need for a part of the message, if that is meant."""
        if kind is self.takes:
            self.first[POST] = self.read
            return lambda asked: asked.known[POST]
        if name in getattr(self.takes, "__struct_fields__", ()):
            self._agrees(name, kind, get_type_hints(self.takes)[name] == kind)
            self.first[POST] = self.read
            return lambda asked: getattr(asked.known[POST], name)
        return None

    def _agrees(self, name: str, kind: Any, agrees: bool) -> None:
        """Raise TypeError if a parameter has another type than what is sent."""
        if not agrees:
            does, takes = self.does.__qualname__, self.takes.__name__
            raise TypeError(f"{takes} has no {kind} for `{name}` of {does}")

    def _owner(self) -> Need:
        """Return the owner of the channels: the table in the path, else whoever asks."""
        if "table" in self.left:
            self.left.remove("table")
            return lambda asked: Owner(table=str(asked.path["table"]))
        self.first["who"] = signed_in
        return lambda asked: Owner(asked.known["who"].person.person)


def _said(kind: Any) -> Any:
    """Return what an annotation says of an answer, without responses; None: nothing."""
    if get_origin(kind) is AsyncIterator or kind in WORDLESS:
        return None
    if isinstance(kind, UnionType) and Response in get_args(kind):
        return reduce(or_, [each for each in get_args(kind) if each is not Response])
    return kind


def _name(kind: Any) -> str:
    return getattr(kind, "__name__", "")


def _in_query(name: str, kind: type, default: Any) -> Need:
    def need(asked: KnownRequest) -> Any:
        given = asked.request.query_params.get(name)
        if given is None:
            return None if default is Parameter.empty else default
        return whole(given, name) if kind is int else given

    return need
