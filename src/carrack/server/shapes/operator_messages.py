"""Messages from the page of a server's operator."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from carrack.server.shapes.messages import ClientMessage, OwnToken

Link = Annotated[str, Meta(min_length=1, max_length=64)]
Place = Annotated[str, Meta(pattern=r"^[a-z0-9]{1,40}$")]


class OperatorPost(ClientMessage):
    """The secret of an operator's link, and the token that the device has made for itself."""

    link: Link
    token: OwnToken


class ServerAddressPut(ClientMessage):
    """The address of the server, which links begin with; empty for none."""

    address: Annotated[str, Meta(max_length=200)]


class ServerOpenPut(ClientMessage):
    """Opens the server to the network that it is in, or closes it."""

    open: bool


class ReportedLinePost(ClientMessage):
    """A decision on a reported line: it is removed, or it stays and is reported no more."""

    kind: Literal["table", "club"]
    place: Place
    number: Annotated[int, Meta(ge=1, le=2**53)]
    action: Literal["remove", "keep"]
