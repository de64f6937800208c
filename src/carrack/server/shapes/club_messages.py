"""Messages from the page about clubs and the lobby."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from carrack.server.shapes.messages import (
    EDITION_LENGTH,
    LINE_LENGTH,
    ClientMessage,
    Name,
    OwnToken,
    SeatNumber,
    Token,
)

Pseudonym = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$")]


class ClubPost(ClientMessage):
    """The name of a club."""

    name: Name


class ClubTalkPost(ClientMessage):
    """Says a line."""

    text: Annotated[str, Meta(min_length=1, max_length=LINE_LENGTH)]


class ClubLinePost(ClientMessage):
    """A line is removed, or reported to the hosts."""

    action: Literal["remove", "report"]


class ClubEditionPost(ClientMessage):
    """A host shares an edition, as the text of its file."""

    game: Annotated[str, Meta(max_length=100)]
    text: Annotated[str, Meta(min_length=1, max_length=EDITION_LENGTH)]


class MemberPost(ClientMessage):
    """An action of a host on a member.

    Hosts make themselves members again, and nobody else does.
    """

    action: Literal["remove", "host", "member"]


class ClubJoinPost(ClientMessage):
    """An invitation to a club."""

    invitation: Token


class LobbyJoinPost(ClientMessage):
    """Takes a free seat, under a token that the device made."""

    token: OwnToken


class LobbyOpenPost(ClientMessage):
    """The host says who may take a free seat without a link."""

    open_to: Literal["link", "club", "everybody"]


class LobbyInvitePost(ClientMessage):
    """The host keeps a seat for a member (null: nobody)."""

    seat: SeatNumber
    person: Pseudonym | None
