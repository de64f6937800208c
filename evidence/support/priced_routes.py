"""How every route is asked, for what it costs."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from evidence.support.priced import BOX, HUMANS, INDIES, NAMES, RECORD, TIMES, WISH, Asked, World
from evidence.support.priced_operator import OPERATOR_ROWS

from carrack.core.luck import entropy_hash
from support.server.leagues import League, wish
from support.server.local import NewTable, move_id
from support.server.shared_luck import BEN, Waiting

Make = Callable[[World], list[Asked]]


def same(path: str, body: Any = None) -> Make:
    """The same request, with everything that its sender knows."""

    def asked(w: World) -> list[Asked]:
        made = {"{o}": w.over, "{s}": w.small}.get(path[8:11], w.made)
        there = {"t": made.table, "o": made.table, "s": made.table}
        named = path.format(**there, c=w.club, l=w.league.id, r=w.replay, p=w.member, g=INDIES)
        return [(f"/api/v1{named}", body, w.known(made))] * TIMES

    return asked


def each(make: Callable[[World], Asked]) -> Make:
    """A request of its own each time."""
    return lambda w: [make(w) for _ in range(TIMES)]


def at_new(path: str, body: Any = None, **more: Any) -> Make:
    """The same request at a new table each time."""

    def asked(w: World) -> Asked:
        made = w.table(**more)
        return f"/api/v1/tables/{made.table}{path}", body, w.known(made)

    return each(asked)


def by_new(path: str, body: Any = None) -> Make:
    """The same request of a new person each time."""
    return each(lambda w: (f"/api/v1{path}", body, w.person("Flo").headers))


def beside(path: str, body: dict[str, Any]) -> Make:
    """The same request at a table beside the board, of all who sit there."""
    return lambda w: [(f"/api/v1/tables/{w.beside.table}/{path}", body, w.known(w.beside))] * TIMES


def moves(w: World) -> list[Asked]:
    """A move at a table each, which is open."""
    found = []
    for _ in range(TIMES):
        made = w.table(1)
        now = made.deciding().look()
        body = {"move_id": move_id(), "index": now["legal"][0]["index"], "at": now["seq"]}
        found.append((f"/api/v1/tables/{made.table}/moves", body, w.known(made)))
    return found


@each
def called(w: World) -> Asked:
    """A command at a table each."""
    made = w.local.table()
    body = {"move_id": move_id(), "move": "call", "seat": 1}
    return f"/api/v1/tables/{made.table}/commands", body, w.known(made)


@each
def mended(w: World) -> Asked:
    """What was entered at a table each is taken back."""
    made = w.table(beside=True)
    path, headers = f"/api/v1/tables/{made.table}", w.known(made)
    first = {"move_id": move_id(), "at": 0, "picked": [0]}
    assert w.client.post(f"{path}/enter", json=first, headers=headers).status_code == 200
    return f"{path}/mend", {"move_id": move_id(), "at": 2}, headers


@each
def released(w: World) -> Asked:
    """A person each gives a seat back to whoever has its link."""
    made, device = w.local.table(), w.person("Mia")
    device.post("/me/claims", {"tokens": [made.tokens[0]]})
    return "/api/v1/me/release", {"table": made.table}, device.headers


def undone(w: World) -> list[Asked]:
    found = []
    for path, body, headers in moves(w):
        assert w.client.post(path, json=body, headers=headers).status_code == 200
        back = {"move_id": move_id(), "to": body["at"] // 2, "at": body["at"] + 1}
        found.append((path.replace("/moves", "/undo"), back, headers))
    return found


@each
def reopened(w: World) -> Asked:
    """The end of a turn is taken back, by all who sit there."""
    made = w.table(game="amerigo")
    made.deciding().plays("gold", "end")
    now = made.spectator.look()
    body = {"answer": "ask", "at": now["decision"]}
    return f"/api/v1/tables/{made.table}/reopen", body, w.known(made)


def invited(action: str) -> Make:
    """An invitation to a club that is looked at, or accepted."""

    def asked(w: World) -> Asked:
        secret = w.ada.post(f"/clubs/{w.club}/invitation", {})["invitation"]
        return f"/api/v1/club-invitation{action}", {"invitation": secret}, w.person("G").headers

    return each(asked)


def at_league(path: str, body: Any, begun: bool = False, swiss: bool = False) -> Make:
    """A request of the host of a league of four that has not begun, or has."""

    def asked(w: World) -> Asked:
        people = [w.person(name) for name in NAMES]
        league = League(dict(zip(NAMES, people, strict=True)), kind="swiss" if swiss else "league")
        if begun:
            league.begins()
        return f"/api/v1{league.path}{path}", body, people[0].headers

    return each(asked)


def in_lobby(path: str, body: dict[str, Any], mine: bool = True) -> Make:
    """A request at a table that waits in the lobby, of its maker or of somebody else."""

    def asked(w: World) -> Asked:
        maker, guest = w.person("Gus"), w.person("Hal")
        new = {**WISH, "players": 2, "seats": [HUMANS[0], BEN], "open_to": "everybody"}
        made = NewTable(w.local, maker.post("/tables", new))
        own = {"token": secrets.token_urlsafe(32)} if path == "join" else {}
        if path == "leave":
            token = {"token": secrets.token_urlsafe(32)}
            guest.post(f"/lobby/{made.table}/join", token)
        who = {**w.known(made), **maker.headers} if mine else guest.headers
        return f"/api/v1/lobby/{made.table}/{path}", {**body, **own}, who

    return each(asked)


def gathering(path: str, body: Callable[[NewTable], dict[str, Any]]) -> Make:
    """A request at a table that waits for somebody who is invited."""

    def asked(w: World) -> Asked:
        made = w.table(players=2, seats=[HUMANS[0], BEN])
        return f"/api/v1/tables/{made.table}{path}", body(made), w.known(made)

    return each(asked)


def at_channel(path: str, body: Any = None, of: str = "/me") -> Make:
    """A request about a channel, which nobody tells anything."""

    def asked(w: World) -> Asked:
        device, made = w.person("Ivy"), w.table() if of == "/tables" else w.made
        of_table = f"/tables/{made.table}" if of == "/tables" else of
        headers = {**w.known(made), **device.headers}
        wanted = {"address": "http://127.0.0.1:9/carrack", "wanted": ["turn"]}
        known = w.client.post(f"/api/v1{of_table}/notices", json=wanted, headers=headers).json()
        channels = known.get("channels", [])
        name = channels[-1]["channel"] if channels else "0" * 22
        return f"/api/v1{of_table}/notices/{name}{path}", body, headers

    return each(asked)


def of_club(path: str, body: Any = None) -> Make:
    """A request of the host of a club with some lines of talk and an edition."""

    def asked(w: World) -> Asked:
        host, member = w.person("Kim"), w.person("Lou")
        club = host.post("/clubs", {"name": "Old salts"})["club"]
        member.post("/club-invitation/accept", host.post(f"/clubs/{club}/invitation", {}))
        host.post(f"/clubs/{club}/talk", {"text": "Ahoy"})
        number = host.get(f"/clubs/{club}/talk")["lines"][-1]["number"]
        if "editions" in path:
            new = {"game": "amerigo", "text": BOX.read_text("utf-8")}
            host.post(f"/clubs/{club}/editions", new)
            number = host.get(f"/clubs/{club}/editions")["editions"][-1]["number"]
        other = [each for each in host.get(f"/clubs/{club}")["members"] if each["name"] == "Lou"]
        named = path.format(other=other[0]["person"], number=number)
        return f"/api/v1/clubs/{club}{named}", body, host.headers

    return each(asked)


def instructions(body: Any) -> Make:
    """A request about the instructions of a seat at a table over days, which has begun."""

    def asked(w: World) -> Asked:
        pace = {"kind": "days", "bank": 259_200}
        new = {**WISH, "players": 2, "seats": [HUMANS[0], BEN], "clock": pace}
        made = Waiting(w.local, w.local.post_table(**new).json())
        made.begins()
        return f"/api/v1/tables/{made.table}/instructions", body, w.known(made)

    return each(asked)


CHANNEL = {"address": "http://127.0.0.1:9/carrack", "wanted": ["turn"]}
SHARE = secrets.token_bytes(32)
ROWS: dict[str, Make] = {
    "GET /health": lambda w: [("/health", None, {})] * TIMES,
    "GET /ready": lambda w: [("/ready", None, {})] * TIMES,
    "GET /{path:path}": lambda w: [("/", None, {"Accept-Encoding": "gzip"})] * TIMES,
    "GET /api/{rest:path}": lambda w: [("/api/tables", None, {})] * TIMES,
    "GET /api/v1/{rest:path}": same("/nothing"),
    "GET /api/tables/{table}/record": lambda w: (
        [(f"/api/tables/{w.made.table}/record", None, w.known(w.made))] * TIMES
    ),
    "GET /api/v1/server": same("/server"),
    "GET /api/v1/openapi.json": same("/openapi.json"),
    "GET /api/v1/games": same("/games"),
    "GET /api/v1/games/{game}/rules/{language}": same("/games/{g}/rules/de"),
    "GET /api/v1/games/{game}/messages/{language}": same("/games/{g}/messages/de?without=a,b,c"),
    "GET /api/v1/games/{game}/board.js": same("/games/{g}/board.js"),
    "GET /api/v1/games/{game}/stage.js": same("/games/{g}/stage.js"),
    "GET /api/v1/games/{game}/showcase": same("/games/{g}/showcase"),
    "GET /api/v1/games/{game}/maps": same("/games/{g}/maps"),
    "POST /api/v1/games/{game}/maps/check": same("/games/{g}/maps/check", {"text": "x\n" * 5000}),
    "POST /api/v1/games/{game}/editions/check": same("/games/amerigo/editions/check", {}),
    "POST /api/v1/games/{game}/maps/generate": same(
        "/games/{g}/maps/generate", {"players": 4, "seed": 7}
    ),
    "GET /api/v1/games/{game}/lessons": same("/games/{g}/lessons"),
    "POST /api/v1/games/{game}/lessons/{lesson}": same("/games/{g}/lessons/cargo", {"name": "Ada"}),
    "POST /api/v1/tables": same("/tables", WISH),
    "GET /api/v1/tables/{table}": same("/tables/{t}"),
    "DELETE /api/v1/tables/{table}": at_new(""),
    "GET /api/v1/tables/{table}/steps": same("/tables/{t}/steps"),
    "GET /api/v1/tables/{table}/record": same("/tables/{t}/record"),
    "GET /api/v1/tables/{table}/play": same("/tables/{o}/play?form=csv"),
    "GET /api/v1/tables/{table}/at/{step}": same("/tables/{t}/at/20"),
    "POST /api/v1/tables/{table}/try": same("/tables/{t}/try", {"at": 20, "seat": 0}),
    "POST /api/v1/tables/{table}/judge": same("/tables/{o}/judge", {"at": 0}),
    "GET /api/v1/tables/{table}/league": same("/tables/{t}/league"),
    "GET /api/v1/tables/{table}/analysis": same("/tables/{o}/analysis"),
    "GET /api/v1/tables/{table}/talk": same("/tables/{t}/talk"),
    "GET /api/v1/tables/{table}/notices": same("/tables/{t}/notices"),
    "POST /api/v1/tables/{table}/moves": moves,
    "POST /api/v1/tables/{table}/undo": undone,
    "POST /api/v1/tables/{table}/commands": called,
    "POST /api/v1/tables/{table}/enter": beside("enter", {"move_id": "e", "at": 0, "picked": [0]}),
    "POST /api/v1/tables/{table}/mend": mended,
    "POST /api/v1/tables/{table}/finish": beside("finish", {"move_id": "f", "at": 1}),
    "POST /api/v1/tables/{table}/hint": same("/tables/{s}/hint", {"at": 0}),
    "POST /api/v1/tables/{table}/analysis": same("/tables/{o}/analysis", {}),
    "POST /api/v1/tables/{table}/seats/{seat}": same(
        "/tables/{t}/seats/0", {"action": "rename", "name": "Ann"}
    ),
    "POST /api/v1/tables/{table}/talk": same("/tables/{t}/talk", {"text": "Ahoy", "seat": 0}),
    "PUT /api/v1/tables/{table}/talk": same("/tables/{t}/talk", {"on": True}),
    "POST /api/v1/tables/{table}/talk/{number}": same("/tables/{t}/talk/1", {"action": "report"}),
    "POST /api/v1/tables/{table}/watchers": same("/tables/{t}/watchers", {"open": True}),
    "POST /api/v1/tables/{table}/luck": gathering(
        "/luck", lambda made: {"seat": 0, "hash": entropy_hash(SHARE)}
    ),
    "POST /api/v1/tables/{table}/begin": gathering("/begin", lambda made: {"give_up": True}),
    "POST /api/v1/tables/{table}/nudge": gathering("/nudge", lambda made: {}),
    "POST /api/v1/tables/{table}/pause": at_new("/pause", {"paused": True}),
    "POST /api/v1/tables/{table}/reopen": reopened,
    "GET /api/v1/tables/{table}/instructions": instructions(None),
    "PUT /api/v1/tables/{table}/instructions": instructions({"ends": True, "forced": True}),
    "POST /api/v1/tables/{table}/keep": at_new("/keep", {}),
    "POST /api/v1/tables/{table}/rematch": same("/tables/{o}/rematch", {}),
    "POST /api/v1/tables/{table}/branch": same(
        "/tables/{o}/branch", {"step": 2, "seats": HUMANS[:2]}
    ),
    "POST /api/v1/mine": lambda w: (
        [("/api/v1/mine", {"tables": [{"table": w.made.table, "tokens": w.made.tokens}] * 20}, {})]
        * TIMES
    ),
    "POST /api/v1/mine/play": lambda w: (
        [
            (
                "/api/v1/mine/play",
                {"tables": [{"table": w.made.table, "tokens": w.made.tokens}] * 20},
                {},
            )
        ]
        * TIMES
    ),
    "POST /api/v1/replays": lambda w: [("/api/v1/replays", RECORD, {})] * TIMES,
    "GET /api/v1/replays/{replay}/at/{step}": same("/replays/{r}/at/10"),
    "POST /api/v1/replays/{replay}/try": same("/replays/{r}/try", {"at": 10, "imagined": 1}),
    "POST /api/v1/replays/{replay}/judge": same("/replays/{r}/judge", {"at": 10}),
    "GET /api/v1/replays/{replay}/play": same("/replays/{r}/play?form=csv"),
    "POST /api/v1/replays/{replay}/branch": same(
        "/replays/{r}/branch", {"step": 3, "seats": HUMANS[:1]}
    ),
    "GET /api/v1/me": same("/me"),
    "POST /api/v1/me": lambda w: (
        [("/api/v1/me", {"name": "Joe"}, {"Origin": w.server.address})] * TIMES
    ),
    "PUT /api/v1/me": same("/me", {"name": "Ada"}),
    "DELETE /api/v1/me": by_new("/me"),
    "PUT /api/v1/me/hours": same("/me/hours", {"night": {"begin": 22, "end": 7}, "holidays": []}),
    "GET /api/v1/me/file": same("/me/file"),
    "POST /api/v1/me/leave": by_new("/me/leave", {}),
    "POST /api/v1/me/code": same("/me/code", {}),
    "POST /api/v1/me/merge": each(
        lambda w: (
            "/api/v1/me/merge",
            {"code": w.person("Flo").post("/me/code", {})["code"]},
            w.person("Flo").headers,
        )
    ),
    "POST /api/v1/enter": each(
        lambda w: (
            "/api/v1/enter",
            {"code": w.person("Flo").post("/me/code", {})["code"]},
            {"Origin": w.server.address},
        )
    ),
    "POST /api/v1/me/claims": lambda w: (
        [("/api/v1/me/claims", {"tokens": w.made.tokens}, w.ada.headers)] * TIMES
    ),
    "POST /api/v1/me/release": released,
    "GET /api/v1/me/tables": same("/me/tables"),
    "GET /api/v1/me/profile": same("/me/profile"),
    "GET /api/v1/people/{person}": same("/people/{p}"),
    "GET /api/v1/people/{person}/play": same("/people/{p}/play"),
    "POST /api/v1/me/passkeys/options": same("/me/passkeys/options", {}),
    "POST /api/v1/me/passkeys": same("/me/passkeys", {"credential": {"id": "a"}}),
    "DELETE /api/v1/me/passkeys/{passkey}": same("/me/passkeys/nothing"),
    "POST /api/v1/enter/passkey/options": same("/enter/passkey/options", {}),
    "POST /api/v1/enter/passkey": same("/enter/passkey", {"credential": {"id": "a"}}),
    "POST /api/v1/me/mail": same("/me/mail", {"address": "ada@example.org"}),
    "DELETE /api/v1/me/mail": same("/me/mail"),
    "POST /api/v1/enter/mail": same("/enter/mail", {"address": "ada@example.org"}),
    "GET /api/v1/clubs": same("/clubs"),
    "POST /api/v1/clubs": by_new("/clubs", {"name": "Sea dogs"}),
    "GET /api/v1/clubs/{club}": same("/clubs/{c}"),
    "PUT /api/v1/clubs/{club}": same("/clubs/{c}", {"name": "Old salts"}),
    "GET /api/v1/clubs/{club}/tables": same("/clubs/{c}/tables"),
    "GET /api/v1/clubs/{club}/file": same("/clubs/{c}/file"),
    "GET /api/v1/clubs/{club}/talk": same("/clubs/{c}/talk"),
    "POST /api/v1/clubs/{club}/talk": same("/clubs/{c}/talk", {"text": "Ahoy"}),
    "POST /api/v1/clubs/{club}/talk/{number}": of_club("/talk/{number}", {"action": "remove"}),
    "GET /api/v1/clubs/{club}/editions": same("/clubs/{c}/editions"),
    "POST /api/v1/clubs/{club}/editions": lambda w: (
        [
            (
                f"/api/v1/clubs/{w.club}/editions",
                {"game": "amerigo", "text": BOX.read_text("utf-8")},
                w.ada.headers,
            )
        ]
        * TIMES
    ),
    "GET /api/v1/clubs/{club}/editions/{number}": of_club("/editions/{number}"),
    "DELETE /api/v1/clubs/{club}/editions/{number}": of_club("/editions/{number}"),
    "POST /api/v1/clubs/{club}/invitation": same("/clubs/{c}/invitation", {}),
    "DELETE /api/v1/clubs/{club}/invitation": of_club("/invitation"),
    "POST /api/v1/clubs/{club}/leave": of_club("/leave", {}),
    "POST /api/v1/clubs/{club}/members/{person}": of_club("/members/{other}", {"action": "remove"}),
    "POST /api/v1/club-invitation": invited(""),
    "POST /api/v1/club-invitation/accept": invited("/accept"),
    "GET /api/v1/lobby": same("/lobby"),
    "POST /api/v1/lobby/{table}/join": in_lobby("join", {}, mine=False),
    "POST /api/v1/lobby/{table}/leave": in_lobby("leave", {}, mine=False),
    "POST /api/v1/lobby/{table}/invite": in_lobby("invite", {"seat": 1, "person": None}),
    "POST /api/v1/lobby/{table}/open": in_lobby("open", {"open_to": "link"}),
    "GET /api/v1/leagues": same("/leagues"),
    "POST /api/v1/leagues": by_new("/leagues", wish()),
    "GET /api/v1/leagues/{league}": same("/leagues/{l}"),
    "PUT /api/v1/leagues/{league}": at_league("", {"name": "Wednesdays"}),
    "POST /api/v1/leagues/{league}/join": same("/leagues/{l}/join", {}),
    "POST /api/v1/leagues/{league}/leave": at_league("/leave", {}),
    "POST /api/v1/leagues/{league}/away": at_league("/away", {"away": True}, swiss=True),
    "POST /api/v1/leagues/{league}/begin": at_league("/begin", {}),
    "POST /api/v1/leagues/{league}/people": at_league(
        "/people", {"group": 1, "number": 0}, begun=True
    ),
    "GET /api/v1/leagues/{league}/seasons/{season}": same("/leagues/{l}/seasons/1"),
    "GET /api/v1/me/notices": same("/me/notices"),
    "POST /api/v1/me/notices": by_new("/me/notices", CHANNEL),
    "PUT /api/v1/me/notices/{channel}": at_channel("", {"wanted": ["ended"]}),
    "DELETE /api/v1/me/notices/{channel}": at_channel(""),
    "POST /api/v1/me/notices/{channel}/test": at_channel("/test", {}),
    "POST /api/v1/tables/{table}/notices": at_new("/notices", CHANNEL),
    "PUT /api/v1/tables/{table}/notices/{channel}": at_channel(
        "", {"wanted": ["ended"]}, "/tables"
    ),
    "DELETE /api/v1/tables/{table}/notices/{channel}": at_channel("", None, "/tables"),
    "POST /api/v1/tables/{table}/notices/{channel}/test": at_channel("/test", {}, "/tables"),
    "GET /api/v1/stop/{secret}": same(f"/stop/{'a' * 43}"),
    "POST /api/v1/stop/{secret}": same(f"/stop/{'a' * 43}", {}),
    **OPERATOR_ROWS,
}
"""How every route is asked."""
