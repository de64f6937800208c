"""Whatever the server sends has the form from which the page's types are written."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from carrack.server.http import API
from carrack.server.shapes import answer_types as answers
from carrack.server.shapes import engine_types as engine
from carrack.server.shapes import messages
from carrack.server.shapes import payload_types as sent
from support.games import searchable
from support.server.forms import require_form
from support.server.local import LocalServer, NewTable, move_id, until_person_decides
from support.waiting import until

TABLE = r"/tables/\w+"
FORMS: list[tuple[str, str, Any]] = [
    ("GET", "/server", answers.ServerInfoPayload),
    ("GET", "/games", list[answers.GameInfoPayload]),
    ("GET", r"/games/[\w-]+/rules/\w+", list[engine.RulePayload]),
    ("GET", r"/games/[\w-]+/maps", list[engine.OfferedMapPayload]),
    ("POST", "/tables", answers.CreatedPayload),
    ("POST", f"{TABLE}/(rematch|branch)", answers.CreatedPayload),
    ("GET", TABLE, "Table"),
    ("POST", f"{TABLE}/(luck|begin)", "Table"),
    ("GET", f"{TABLE}/steps", sent.StepsPayload),
    ("POST", f"{TABLE}/(moves|undo|commands)", "Stepped"),
    ("GET", f"{TABLE}/at/.*", answers.PastPositionPayload),
    ("POST", f"{TABLE}/try", answers.TryPayload),
    ("POST", f"{TABLE}/hint", engine.AssessmentPayload),
    ("POST", f"{TABLE}/analysis", sent.AnalysisStatePayload),
    ("GET", f"{TABLE}/analysis", sent.AnalysisStatePayload),
    ("POST", f"{TABLE}/seats/.*", answers.SeatChangePayload),
    ("GET", f"{TABLE}/talk", sent.TalkLinesPayload),
    ("POST", f"{TABLE}/talk", sent.TalkLinePayload),
    ("PUT", f"{TABLE}/talk", messages.TalkSwitch),
    ("POST", f"{TABLE}/watchers", messages.WatchersPost),
    ("POST", f"{TABLE}/pause", answers.PauseStatePayload),
    ("POST", f"{TABLE}/keep", answers.EndsStatePayload),
    ("POST", "/mine", list[answers.MyTablePayload | answers.MissingTablePayload]),
    ("POST", "/replays", answers.ReplayInfoPayload),
    ("GET", r"/replays/\w+/at/.*", answers.PastPositionPayload),
    ("POST", r"/replays/\w+/try", answers.TryPayload),
]
HEARD = {"sync", "gathering", "steps", "presence", "talk", "watchable", "analysis", "thinking"}


class Checked:
    """Every answer of a server and every message of its tables, held to their forms."""

    def __init__(self, local: LocalServer) -> None:
        self.answered: set[tuple[str, str]] = set()
        self.heard: set[str] = set()
        local.client.event_hooks = {"response": [self.answer]}

    def answer(self, response: httpx.Response) -> None:
        path = response.request.url.path.removeprefix(API)
        if response.status_code >= 300:
            return
        response.read()
        for method, pattern, form in FORMS:
            if method == response.request.method and re.fullmatch(pattern, path):
                require_form(response.json(), form)
                self.answered.add((method, pattern))

    def message(self, message: dict[str, Any]) -> None:
        require_form(message, "LiveMessage")
        self.heard.add(message["type"])

    def until(self, socket: Any, kind: str) -> None:
        while (message := dict(socket.receive_json()))["type"] != kind:
            self.message(message)
        self.message(message)


@pytest.fixture
def checked(local: LocalServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[Checked]:
    monkeypatch.setitem(answers.UNIONS, "Table", ("Snapshot", "Gathering"))
    monkeypatch.setitem(answers.UNIONS, "Stepped", ("Push", sent.RepeatedPayload))
    yield Checked(local)
    local.client.event_hooks = {}


def test_answers_and_messages_have_their_forms(local: LocalServer, checked: Checked) -> None:
    for path in ("server", "games", "games/amerigo/rules/en", "games/dutch-east-indies/maps"):
        assert local.client.get(f"/api/v1/{path}").status_code == 200
    made = local.table(game=searchable.GAME.name)
    with made.seats[1].watching() as socket:
        checked.until(socket, "sync")
        _talk_and_switches(checked, socket, made)
        _play(checked, socket, made)
        _after(local, checked, socket, made)
    _against_a_bot(local, checked)
    _gather(local, checked)
    assert {(method, pattern) for method, pattern, _ in FORMS} - checked.answered == set()
    assert HEARD - checked.heard == set()


def _talk_and_switches(checked: Checked, socket: Any, made: NewTable) -> None:
    made.seats[0].post("/talk", {"text": "hello"})
    made.spectator.get("/talk")
    checked.until(socket, "talk")
    host = made.host
    host.local.client.put(
        f"/api/v1/tables/{made.table}/talk", json={"on": True}, headers=host.headers
    )
    host.post("/watchers", {"open": False})
    checked.until(socket, "watchable")
    host.post("/watchers", {"open": True})
    made.seats[0].pause()
    made.spectator.look()
    made.seats[0].pause(False)
    host.post("/keep", b"")
    host.act(1, "rename", name="Bert")


def _play(checked: Checked, socket: Any, made: NewTable) -> None:
    ada = made.seats[0]
    ada.post("/hint", {"at": ada.look()["seq"]})
    line = [{"seat": 0, "move": move} for move in ("throw", "end")]
    ada.post("/try", {"at": 0, "moves": line, "imagined": 1, "bot": True})
    made.seats[1].command("call", 1)
    body = {"move_id": move_id(), "move": "look", "at": ada.look()["seq"]}
    for _ in range(2):
        assert ada.post("/moves", body).status_code == 200
    made.play_out()
    checked.until(socket, "steps")


def _after(local: LocalServer, checked: Checked, socket: Any, made: NewTable) -> None:
    """What can be asked when the game is over."""
    spectator = made.spectator
    spectator.get("/steps")
    spectator.get("/at/1")
    made.host.post("/analysis", b"")
    until(lambda: spectator.get("/analysis").json()["status"] == "done", "the analysis is done")
    checked.until(socket, "analysis")
    brought = local.client.post("/api/v1/replays", content=spectator.get("/record").text).json()
    local.client.get(f"/api/v1/replays/{brought['replay']}/at/1?seat=0")
    last = spectator.look()["seq"]
    local.client.post(f"/api/v1/replays/{brought['replay']}/try", json={"at": last})
    seats = [{"kind": "human", "name": name} for name in ("Ada", "Ben")]
    spectator.post("/branch", {"step": 1, "seats": seats})
    made.host.post("/rematch", {})
    rows = [{"table": made.table, "tokens": made.host.tokens}, {"table": "nosuchtable"}]
    assert len(local.client.post("/api/v1/mine", json={"tables": rows}).json()) == 2


def _against_a_bot(local: LocalServer, checked: Checked) -> None:
    clock = {"kind": "live", "bank": 600}
    made = local.against_bots(game="dutch-east-indies", options={"start": "1"}, seed=4, clock=clock)
    ada = made.seats[0]
    with ada.watching() as socket:
        for _ in range(30):
            now = ada.look()
            if not now["legal"]:
                break
            ada.plays(now["legal"][-1]["move"])
        checked.until(socket, "thinking")
    ada.undo(0)
    amerigo = local.against_bots(game="amerigo", options={}, seed=4)
    for _ in range(3):
        until_person_decides(amerigo)
        amerigo.seats[0].plays(amerigo.seats[0].look()["legal"][0]["move"])


def _gather(local: LocalServer, checked: Checked) -> None:
    """A table whose people come by link, and add to its luck."""
    away = {"kind": "human", "name": "Ben", "elsewhere": True}
    made = local.table(seats=[{"kind": "human", "name": "Ada"}, away])
    with made.spectator.watching() as socket:
        assert made.comes(1).status_code == 200
        checked.until(socket, "gathering")
    made.seats[0].post("/luck", {"seat": 0, "hash": "0" * 64})
    made.host.post("/begin", {"give_up": True})
    assert made.spectator.look()["status"] == "ended"
