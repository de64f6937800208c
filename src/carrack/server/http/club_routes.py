"""The routes of clubs and of the lobby. A server has them; a host in a browser tab does not."""

from __future__ import annotations

from carrack.server.clubs.clubs import Clubs
from carrack.server.clubs.editions import ClubEditions
from carrack.server.clubs.lobby import Lobby
from carrack.server.clubs.talk import ClubTalk
from carrack.server.http import API
from carrack.server.http.route_row import File, Row
from carrack.server.shapes.club_messages import ClubJoinPost, ClubPost, ClubTalkPost
from carrack.server.shapes.messages import Nothing

CLUBS = f"{API}/clubs"
CLUB = f"{CLUBS}/{{club}}"
ONE_EDITION = f"{CLUB}/editions/{{number}}"
LOBBY = f"{API}/lobby"
SEAT = f"{LOBBY}/{{table}}"
FILE = File("application/x-ndjson", "carrack-club.jsonl")
CLUB_ROUTES = [
    Row("GET", CLUBS, 2, Clubs.of),
    Row("POST", CLUBS, 4, Clubs.found, takes=ClubPost, status=201),
    Row("GET", CLUB, 2, Clubs.shown),
    Row("PUT", CLUB, 3, Clubs.rename, takes=ClubPost),
    Row("GET", f"{CLUB}/tables", 2, Lobby.of_club),
    Row("GET", f"{CLUB}/file", 60, Clubs.everything, gives=FILE),
    Row("GET", f"{CLUB}/talk", 2, ClubTalk.lines),
    Row("POST", f"{CLUB}/talk", 4, ClubTalk.say, takes=ClubTalkPost, status=201),
    Row("POST", f"{CLUB}/talk/{{number}}", 4, ClubTalk.judge),
    Row("GET", f"{CLUB}/editions", 2, ClubEditions.of),
    Row("POST", f"{CLUB}/editions", 40, ClubEditions.share, status=201),
    Row("GET", ONE_EDITION, 6, ClubEditions.options),
    Row("DELETE", ONE_EDITION, 3, ClubEditions.remove),
    Row("POST", f"{CLUB}/invitation", 4, Clubs.invite, takes=Nothing, status=201),
    Row("DELETE", f"{CLUB}/invitation", 3, Clubs.uninvite),
    Row("POST", f"{CLUB}/leave", 4, Clubs.leave, takes=Nothing),
    Row("POST", f"{CLUB}/members/{{person}}", 4, Clubs.change_member),
    Row("POST", f"{API}/club-invitation", 4, Clubs.invited, takes=ClubJoinPost),
    Row("POST", f"{API}/club-invitation/accept", 4, Clubs.join, takes=ClubJoinPost, status=201),
    Row("GET", LOBBY, 2, Lobby.open_to),
    Row("POST", f"{SEAT}/join", 8, Lobby.join, status=201),
    Row("POST", f"{SEAT}/leave", 8, Lobby.leave, takes=Nothing),
    Row("POST", f"{SEAT}/invite", 8, Lobby.invite),
    Row("POST", f"{SEAT}/open", 8, Lobby.open_table),
]
