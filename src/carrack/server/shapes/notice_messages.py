"""Messages from the page about notices."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from carrack.server.shapes.messages import ClientMessage
from carrack.server.shapes.notice_types import WantedKind
from carrack.server.shapes.people_messages import Tongue

Wanted = Annotated[list[WantedKind], Meta(max_length=6)]
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_=-]{8,120}$")]


class PushKeys(Struct):
    """The keys with which a push to a browser is encrypted."""

    p256dh: Key
    auth: Key


class Subscription(Struct):
    """The address of a browser for pushes, as it writes it in JSON."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    keys: PushKeys


class ChannelPost(ClientMessage):
    """A channel: the person's mailbox, a browser, or an address of a service."""

    wanted: Wanted
    address: Annotated[str, Meta(max_length=1000)] | None = None
    subscription: Subscription | None = None


class ChannelPut(ClientMessage):
    """The kinds of notices that are sent to a channel."""

    wanted: Wanted


class TableChannelPost(ClientMessage):
    """The host names an address to which a group is told of this table."""

    address: Annotated[str, Meta(min_length=1, max_length=1000)]
    wanted: Wanted
    language: Tongue = ""
