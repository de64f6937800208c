"""What the page sends about clubs and the lobby."""

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
    """`POST /api/v1/clubs`: founds a club."""

    name: Name


class ClubPut(ClientMessage):
    """`PUT /api/v1/clubs/{club}`: a host calls a club something else."""

    name: Name


class ClubTalkPost(ClientMessage):
    """`POST /api/v1/clubs/{club}/talk`: says a line."""

    text: Annotated[str, Meta(min_length=1, max_length=LINE_LENGTH)]


class ClubLinePost(ClientMessage):
    """`POST /api/v1/clubs/{club}/talk/{number}`: a line is removed, or reported to the hosts."""

    action: Literal["remove", "report"]


class ClubEditionPost(ClientMessage):
    """`POST /api/v1/clubs/{club}/editions`: a host shares an edition, as the text of its file."""

    game: Annotated[str, Meta(max_length=100)]
    text: Annotated[str, Meta(min_length=1, max_length=EDITION_LENGTH)]


class ClubInvitationPost(ClientMessage):
    """`POST /api/v1/clubs/{club}/invitation`: a new link that lets people join."""


class ClubLeavePost(ClientMessage):
    """`POST /api/v1/clubs/{club}/leave`: leaves a club."""


class MemberPost(ClientMessage):
    """`POST /api/v1/clubs/{club}/members/{person}`: what a host does with a member.

    Hosts make themselves members again, and nobody else does.
    """

    action: Literal["remove", "host", "member"]


class ClubLookPost(ClientMessage):
    """`POST /api/v1/club-invitation`: asks which club an invitation is to."""

    invitation: Token


class ClubJoinPost(ClientMessage):
    """`POST /api/v1/club-invitation/accept`: joins the club."""

    invitation: Token


class LobbyJoinPost(ClientMessage):
    """`POST /api/v1/lobby/{table}/join`: takes a free seat, under a token that the device made."""

    token: OwnToken


class LobbyLeavePost(ClientMessage):
    """`POST /api/v1/lobby/{table}/leave`: gives the seat up before the game begins."""


class LobbyOpenPost(ClientMessage):
    """`POST /api/v1/lobby/{table}/open`: the host says who may take a free seat without a link."""

    open_to: Literal["link", "club", "everybody"]


class LobbyInvitePost(ClientMessage):
    """`POST /api/v1/lobby/{table}/invite`: the host keeps a seat for a member (null: nobody)."""

    seat: SeatNumber
    person: Pseudonym | None
