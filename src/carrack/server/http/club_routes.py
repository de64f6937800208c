"""The routes of clubs and of the lobby. A server has them; a host in a browser tab does not."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from carrack.server.clubs.clubs import Clubs
from carrack.server.clubs.lobby import Lobby
from carrack.server.http import API
from carrack.server.http.people_routes import people_of, signed_in
from carrack.server.http.requests import (
    answer,
    carrack_of,
    client_of,
    keys_of,
    message_of,
    whole,
)
from carrack.server.http.row import Row
from carrack.server.people.cookies import session_secret
from carrack.server.shapes.club_messages import (
    ClubEditionPost,
    ClubInvitationPost,
    ClubJoinPost,
    ClubLeavePost,
    ClubLinePost,
    ClubLookPost,
    ClubPost,
    ClubPut,
    ClubTalkPost,
    LobbyInvitePost,
    LobbyJoinPost,
    LobbyLeavePost,
    LobbyOpenPost,
    MemberPost,
)


def clubs_of(request: Request) -> Clubs:
    """The clubs of the server that is asked."""
    return carrack_of(request).clubs


def lobby_of(request: Request) -> Lobby:
    """The lobby of the server that is asked."""
    return carrack_of(request).lobby


async def clubs(request: Request) -> Response:
    """`GET /api/v1/clubs`."""
    return answer(await clubs_of(request).of(await signed_in(request)))


async def found(request: Request) -> Response:
    """`POST /api/v1/clubs`."""
    who, post = await signed_in(request), await message_of(request, ClubPost)
    return answer(await clubs_of(request).found(who, post.name), 201)


async def club(request: Request) -> Response:
    """`GET /api/v1/clubs/{club}`."""
    who = await signed_in(request)
    return answer(await clubs_of(request).shown(who, request.path_params["club"]))


async def rename_club(request: Request) -> Response:
    """`PUT /api/v1/clubs/{club}`."""
    who, post = await signed_in(request), await message_of(request, ClubPut)
    return answer(await clubs_of(request).rename(who, request.path_params["club"], post.name))


async def club_tables(request: Request) -> Response:
    """`GET /api/v1/clubs/{club}/tables`."""
    who = await signed_in(request)
    return answer(await lobby_of(request).of_club(who, request.path_params["club"]))


async def club_file(request: Request) -> Response:
    """`GET /api/v1/clubs/{club}/file`."""
    who = await signed_in(request)
    lines = await clubs_of(request).everything(who, request.path_params["club"])
    file = 'attachment; filename="carrack-club.jsonl"'
    return StreamingResponse(
        lines,
        headers={"Content-Disposition": file, "Cache-Control": "no-store"},
        media_type="application/x-ndjson",
    )


async def club_talk(request: Request) -> Response:
    """`GET /api/v1/clubs/{club}/talk`."""
    who = await signed_in(request)
    return answer(await carrack_of(request).club_talk.heard(who, request.path_params["club"]))


async def say_in_club(request: Request) -> Response:
    """`POST /api/v1/clubs/{club}/talk`."""
    who, post = await signed_in(request), await message_of(request, ClubTalkPost)
    talk, club = carrack_of(request).club_talk, request.path_params["club"]
    return answer(await talk.say(who, club, post.text), 201)


async def judge_in_club(request: Request) -> Response:
    """`POST /api/v1/clubs/{club}/talk/{number}`."""
    who, post = await signed_in(request), await message_of(request, ClubLinePost)
    talk, club = carrack_of(request).club_talk, request.path_params["club"]
    number = whole(request.path_params["number"], "number")
    return answer(await talk.judge(who, club, number, post.action))


async def club_editions(request: Request) -> Response:
    """`GET /api/v1/clubs/{club}/editions`."""
    who = await signed_in(request)
    return answer(await carrack_of(request).club_editions.of(who, request.path_params["club"]))


async def share_edition(request: Request) -> Response:
    """`POST /api/v1/clubs/{club}/editions`."""
    who, post = await signed_in(request), await message_of(request, ClubEditionPost)
    editions, club = carrack_of(request).club_editions, request.path_params["club"]
    return answer(await editions.share(who, club, post), 201)


async def club_edition(request: Request) -> Response:
    """`GET /api/v1/clubs/{club}/editions/{number}`."""
    who, number = await signed_in(request), whole(request.path_params["number"], "number")
    editions, club = carrack_of(request).club_editions, request.path_params["club"]
    return answer(await editions.options(who, club, number))


async def remove_edition(request: Request) -> Response:
    """`DELETE /api/v1/clubs/{club}/editions/{number}`."""
    who, number = await signed_in(request), whole(request.path_params["number"], "number")
    editions, club = carrack_of(request).club_editions, request.path_params["club"]
    return answer(await editions.remove(who, club, number))


async def invite_to_club(request: Request) -> Response:
    """`POST /api/v1/clubs/{club}/invitation`."""
    who = await signed_in(request)
    await message_of(request, ClubInvitationPost)
    return answer(await clubs_of(request).invite(who, request.path_params["club"]), 201)


async def uninvite(request: Request) -> Response:
    """`DELETE /api/v1/clubs/{club}/invitation`."""
    who = await signed_in(request)
    return answer(await clubs_of(request).uninvite(who, request.path_params["club"]))


async def leave_club(request: Request) -> Response:
    """`POST /api/v1/clubs/{club}/leave`."""
    who = await signed_in(request)
    await message_of(request, ClubLeavePost)
    return answer(await clubs_of(request).leave(who, request.path_params["club"]))


async def member(request: Request) -> Response:
    """`POST /api/v1/clubs/{club}/members/{person}`."""
    who, post = await signed_in(request), await message_of(request, MemberPost)
    club, person = request.path_params["club"], request.path_params["person"]
    return answer(await clubs_of(request).change_member(who, club, person, post))


async def invited_club(request: Request) -> Response:
    """`POST /api/v1/club-invitation`."""
    post = await message_of(request, ClubLookPost)
    who = await people_of(request).signed_in(session_secret(request))
    return answer(await clubs_of(request).invited(who, post.invitation))


async def join_club(request: Request) -> Response:
    """`POST /api/v1/club-invitation/accept`."""
    who, post = await signed_in(request), await message_of(request, ClubJoinPost)
    return answer(await clubs_of(request).join(who, post.invitation), 201)


async def lobby(request: Request) -> Response:
    """`GET /api/v1/lobby`."""
    return answer(await lobby_of(request).open_to(await signed_in(request)))


async def join_table(request: Request) -> Response:
    """`POST /api/v1/lobby/{table}/join`."""
    who, post = await signed_in(request), await message_of(request, LobbyJoinPost)
    return answer(await lobby_of(request).join(who, request.path_params["table"], post), 201)


async def leave_table(request: Request) -> Response:
    """`POST /api/v1/lobby/{table}/leave`."""
    who = await signed_in(request)
    await message_of(request, LobbyLeavePost)
    return answer(await lobby_of(request).leave(who, request.path_params["table"]))


async def invite_to_seat(request: Request) -> Response:
    """`POST /api/v1/lobby/{table}/invite`."""
    who, post = await signed_in(request), await message_of(request, LobbyInvitePost)
    keys, table = await keys_of(request), request.path_params["table"]
    return answer(await lobby_of(request).invite(who, keys, table, post))


async def open_table(request: Request) -> Response:
    """`POST /api/v1/lobby/{table}/open`."""
    who, post = await signed_in(request), await message_of(request, LobbyOpenPost)
    keys, table, client = await keys_of(request), request.path_params["table"], client_of(request)
    return answer(await lobby_of(request).open_table(who, keys, table, post, client))


CLUB = f"{API}/clubs/{{club}}"
LOBBY = f"{API}/lobby"
CLUB_ROUTES = [
    Row("GET", f"{API}/clubs", 2, clubs),
    Row("POST", f"{API}/clubs", 4, found),
    Row("GET", CLUB, 2, club),
    Row("PUT", CLUB, 3, rename_club),
    Row("GET", f"{CLUB}/tables", 2, club_tables),
    Row("GET", f"{CLUB}/file", 60, club_file),
    Row("GET", f"{CLUB}/talk", 2, club_talk),
    Row("POST", f"{CLUB}/talk", 4, say_in_club),
    Row("POST", f"{CLUB}/talk/{{number}}", 4, judge_in_club),
    Row("GET", f"{CLUB}/editions", 2, club_editions),
    Row("POST", f"{CLUB}/editions", 40, share_edition),
    Row("GET", f"{CLUB}/editions/{{number}}", 6, club_edition),
    Row("DELETE", f"{CLUB}/editions/{{number}}", 3, remove_edition),
    Row("POST", f"{CLUB}/invitation", 4, invite_to_club),
    Row("DELETE", f"{CLUB}/invitation", 3, uninvite),
    Row("POST", f"{CLUB}/leave", 4, leave_club),
    Row("POST", f"{CLUB}/members/{{person}}", 4, member),
    Row("POST", f"{API}/club-invitation", 4, invited_club),
    Row("POST", f"{API}/club-invitation/accept", 4, join_club),
    Row("GET", LOBBY, 2, lobby),
    Row("POST", f"{LOBBY}/{{table}}/join", 8, join_table),
    Row("POST", f"{LOBBY}/{{table}}/leave", 8, leave_table),
    Row("POST", f"{LOBBY}/{{table}}/invite", 8, invite_to_seat),
    Row("POST", f"{LOBBY}/{{table}}/open", 8, open_table),
]
