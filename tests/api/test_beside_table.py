"""Tables beside their board: what is asked, who answers, mending, restarts, the record."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from carrack.core.record import Record, read_record
from carrack.core.registry import find_game
from carrack.core.verify import verify
from carrack.server.store.table_rows import RUNNING, Change
from support.board import Board
from support.games.tiny import GAME as TINY
from support.server import in_turn
from support.server.entering import EQUAL_CARDS, Entering, recorded
from support.server.local import LocalServer, NewTable, Seat, move_id, next_of, opened, repeated

WHOLE = ["amerigo-2-greedy", "dutch-east-indies-1-crowded-78", "dutch-east-indies-2-greedy"]
FIRST, LAST = 5, 6  # decisions that are made at a table; those between are in its journal
HUMAN, BOT = {"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random"}


def alike(shown: dict[str, Any], board: Board, viewer: int | None) -> bool:
    """Whether a view is that of the game on the board; nobody can tell equal cards apart."""
    kept = board.game.view(board.match.state, viewer)
    both = [EQUAL_CARDS.sub(r'"\1"', json.dumps(view, sort_keys=True)) for view in (shown, kept)]
    return both[0] == both[1]


def require_same(entering: Entering) -> None:
    """All see of the table what they see of the board."""
    for seat in [*entering.made.seats, entering.made.spectator]:
        now = seat.look()
        assert alike(now["view"], entering.board, now["viewer"])
    assert entering.device.look()["decision"] == entering.board.match.decision


def taken(table: NewTable) -> Record:
    """The record as anybody gets it."""
    return read_record(table.spectator.get("/record").text.splitlines())


def require_kept(entering: Entering, over: dict[str, Any]) -> None:
    """What was entered has become the record of an ordinary table."""
    assert (over["type"], over["status"], over["beside"], over["seed"]) == (
        "sync",
        "over",
        None,
        None,
    )
    record = taken(entering.made)
    assert record.entries[-1].data["result"] == entering.board.match.entries[-1].data["result"]
    assert over["result"] == record.entries[-1].data["result"]
    assert verify(find_game(record.header.game), record).entered
    last = entering.made.spectator.get(f"/at/{over['seq']}").json()
    assert last["view"] == entering.made.spectator.look()["view"]
    assert entering.made.spectator.get("/play?form=csv").status_code == 200


@pytest.mark.parametrize("name", WHOLE)
def test_a_game_is_entered_and_goes_on_from_its_journal(tmp_path: Path, name: str) -> None:
    with opened(tmp_path) as local:
        entering = Entering(local, recorded(name))
        entering.answer_all()
        require_same(entering)
        entering.play_on(FIRST)
        require_same(entering)
    at, decisions = len(entering.known.journal), entering.decisions_left() - LAST
    entering.skip(decisions)
    lines = [entry.line() for entry in entering.known.journal[at:]]
    asyncio.run(add_to_journal(tmp_path, entering.made.table, at, lines))
    with opened(tmp_path) as local:
        entering.again(local)
        require_same(entering)
        entering.play_on()
        now = entering.device.look()
        assert (now["status"], now["beside"]["finished"], now["deciding"]) == ("running", True, -1)
        require_kept(entering, entering.finish().json())
    with opened(tmp_path) as local:
        entering.again(local)
        assert entering.device.look()["status"] == "over"
        assert entering.mend_at(0).json()["error"]["code"] == "beside"


async def add_to_journal(folder: Path, table: str, first: int, lines: list[str]) -> None:
    """Stores entries as if they had been made at the table."""
    store = in_turn.kept_in(folder / "carrack.db")
    await store.commit(Change(table, first, lines, RUNNING, 0, "2026-11-23T12:00:00Z"))
    await store.close()


# --- a small game ---------------------------------------------------------------------------------


class Device:
    """All seats of a table on one device, whose people enter the first choice that is new."""

    def __init__(self, made: NewTable) -> None:
        self.made = made
        self.seat = Seat(made.local, made.table, *[token for token in made.tokens if token])

    def beside(self) -> dict[str, Any]:
        return dict(self.seat.look()["beside"])

    def post(self, path: str, by: Seat | None = None, **body: Any) -> Any:
        """Asks for a step where the table stands now."""
        return (by or self.seat).post(
            path, {"move_id": move_id(), "at": self.beside()["at"], **body}
        )

    def enter(self, *picked: int, **more: Any) -> dict[str, Any]:
        response = self.post("/enter", picked=list(picked), **more)
        assert response.status_code == 200, response.text
        return dict(response.json())

    def set_up(self) -> dict[str, Any]:
        """Enters the cards that are dealt."""
        answer = self.enter(0)
        while answer["type"] == "gathering":
            answer = self.enter(0)
        return answer

    def move(self, move: str) -> None:
        """Plays a move of the seat that decides, and enters what it asks."""
        response = self.seat.move(move)
        assert response.status_code == 200, response.text
        while self.beside()["asked"] is not None:
            self.enter(0)

    def play_out(self) -> None:
        while not (now := self.seat.look())["beside"]["finished"]:
            self.move("end" if now["view"]["throws"] else "throw")


@pytest.fixture
def device(local: LocalServer) -> Device:
    return Device(local.table(beside=True))


def test_until_the_set_up_is_entered_there_is_no_position(device: Device) -> None:
    now = device.seat.look()
    assert (now["status"], now["view"], now["commitment"]) == ("waiting", None, "")
    assert (now["luck"]["scheme"], now["awaited"]) == ("entered", [])
    asked = now["beside"]["asked"]
    assert (asked["choices"][0], asked["move"], asked["seat"]) == (list("123456"), "", None)
    assert device.seat.get("/record").json()["error"]["key"] == "problem-waiting-to-enter"
    assert device.made.host.post("/begin", {}).json()["error"]["key"] == "problem-waiting-to-enter"
    share = {"seat": 0, "hash": "0" * 64}
    assert device.seat.post("/luck", share).status_code == 422
    begun = device.set_up()
    assert (begun["type"], begun["status"], begun["seq"]) == ("sync", "running", 0)
    assert begun["luck"]["scheme"] == "entered"
    assert begun["beside"]["asked"] is None


def test_a_move_waits_for_what_it_asks_and_nothing_else_is_done_meanwhile(device: Device) -> None:
    device.set_up()
    answer = device.seat.move("throw").json()
    asked = answer["beside"]["asked"]
    assert (answer["type"], answer["seq"], answer["steps"], answer["legal"]) == ("steps", 0, [], [])
    assert (asked["about"], asked["move"]) == ("What do the dice show?", "throw")
    for response in (device.seat.move("end"), device.seat.undo(0), device.seat.command("call", 1)):
        assert response.json()["error"]["key"] == "refusal-enter-first"
    answer = device.enter(4)
    assert (answer["type"], answer["seq"]) == ("steps", 1)
    assert answer["steps"][0]["events"][0]["eyes"] == 5


def test_others_are_shown_each_question_and_each_answer(device: Device) -> None:
    with device.made.spectator.watching() as socket:
        assert next_of(socket, "sync")["beside"]["asked"]["choices"] == []
        device.enter(0)
        assert next_of(socket, "gathering")["beside"]["mends"]
        for _ in range(3):
            device.enter(0)
        assert next_of(socket, "sync")["seq"] == 0
        device.seat.move("throw")
        assert next_of(socket, "steps")["beside"]["asked"]["move"] == "throw"
        device.enter(0)
        assert [step["move"] for step in next_of(socket, "steps")["steps"]] == ["throw"]
        device.post("/mend")
        again = next_of(socket, "sync")
        assert (again["seq"], [step["kind"] for step in again["steps"]]) == (0, ["setup"])
        assert again["view"]["throws"] == []


def test_what_was_entered_is_mended_until_the_next_move_even_the_set_up(device: Device) -> None:
    assert device.post("/mend").json()["error"]["key"] == "refusal-nothing-to-undo"
    device.set_up()
    assert device.post("/mend").json()["type"] == "gathering"
    assert device.seat.look()["view"] is None
    device.enter(0)
    device.move("throw")
    assert device.post("/mend").json()["beside"]["asked"]["move"] == "throw"
    assert device.post("/mend").json()["beside"]["asked"] is None
    assert device.post("/mend").json()["type"] == "gathering"
    device.enter(0)
    device.seat.move("throw")
    device.enter(4)
    device.move(f"card {device.seat.look()['view']['hand'][0]}")
    assert not device.beside()["mends"]
    error = device.post("/mend").json()["error"]
    assert (error["code"], error["key"]) == ("refused", "refusal-nothing-to-undo")


def test_an_answer_that_cannot_be_is_refused_in_words_and_changes_nothing(device: Device) -> None:
    before = device.beside()
    for picked in ([6], [0, 0], []):
        error = device.post("/enter", picked=picked).json()["error"]
        assert (error["code"], error["field"]) == ("entered", "picked")
        assert error["key"].startswith("wrong-entered-")
    assert device.beside() == before
    device.set_up()
    assert device.post("/enter", picked=[0]).json()["error"]["key"] == "wrong-entered-unasked"


def test_an_answer_to_another_question_is_stale_and_a_repeated_one_counts_once(
    device: Device,
) -> None:
    body = {"move_id": "first", "at": device.beside()["at"], "picked": [0]}
    assert device.seat.post("/enter", body).status_code == 200
    repeated(device.seat, device.seat.post("/enter", body), 0)
    assert device.seat.post("/enter", {**body, "picked": [1]}).status_code == 400
    late = device.seat.post("/enter", {**body, "move_id": "second"})
    assert (late.status_code, late.json()["snapshot"]) == (409, device.seat.look())
    device.set_up()
    repeated(device.seat, device.seat.post("/enter", body), 0)
    device.seat.move("throw")
    body = {"move_id": "third", "at": device.beside()["at"], "picked": [2]}
    device.seat.post("/enter", body)
    repeated(device.seat, device.seat.post("/enter", body), 1)


def test_a_move_that_rests_on_what_was_mended_is_stale(device: Device) -> None:
    device.set_up()
    device.move("throw")
    before = device.seat.look()
    device.post("/mend")
    device.enter(4)
    now = device.seat.look()
    assert (now["seq"], now["view"]["throws"]) == (before["seq"], [5])
    for path, what in (("/moves", {"move": "end"}), ("/undo", {"to": 0})):
        body = {"move_id": move_id(), "at": before["beside"]["at"], **what}
        late = device.seat.post(path, body)
        assert (late.status_code, late.json()["snapshot"]) == (409, now)
        error = late.json()["error"]
        assert (error["key"], error["args"]["newest"]) == ("problem-stale", now["beside"]["at"])
    assert device.seat.look() == now
    assert device.seat.move("end").status_code == 200


def test_how_much_was_entered_is_counted_for_each_decision(device: Device) -> None:
    assert device.beside()["asked"]["entered"] == 0
    assert device.enter(0)["beside"]["asked"]["entered"] == 1
    assert device.post("/mend").json()["beside"]["asked"]["entered"] == 0
    device.set_up()
    assert device.seat.move("throw").json()["beside"]["asked"]["entered"] == 0


def test_a_restart_between_any_two_steps_loses_nothing(tmp_path: Path) -> None:
    def first(device: Device) -> None:
        device.enter(0)

    def rename(device: Device) -> None:
        assert device.made.host.act(1, "rename", name="Bea").status_code == 200

    def throw(device: Device) -> None:
        device.seat.move("throw")

    def mend(device: Device) -> None:
        assert device.post("/mend").status_code == 200

    story: list[Callable[[Device], Any]] = [
        *[first, rename, Device.set_up, throw, rename, first, rename, mend, first],
        *[lambda device: device.seat.undo(0), throw, rename, mend, mend, Device.play_out],
    ]
    with opened(tmp_path) as local:
        device = Device(local.table(beside=True))
    for act in story:
        with opened(tmp_path) as local:
            device.made = NewTable(local, device.made.answer)
            device.seat = Seat(local, device.made.table, *device.seat.tokens)
            act(device)
            before, steps = device.seat.look(), device.seat.get("/steps").json()
        with opened(tmp_path) as local:
            device.seat = Seat(local, device.made.table, *device.seat.tokens)
            assert device.seat.look() == before
            assert device.seat.get("/steps").json() == steps
            assert before["view"] is None or 0 <= before["seq"] == len(steps["steps"]) - 1


def test_at_the_end_the_record_takes_the_place_of_the_journal(
    device: Device, tmp_path: Path
) -> None:
    device.set_up()
    assert device.post("/finish").json()["error"]["key"] == "problem-running-finish"
    device.made.host.act(1, "rename", name="Bea")
    device.play_out()
    for path in ("/analysis", "/rematch"):
        assert device.seat.post(path, {}).json()["error"]["code"] == "running"
    before = device.seat.look()
    with device.made.spectator.watching() as socket:
        next_of(socket, "sync")
        body = {"move_id": "end", "at": before["beside"]["at"]}
        over = device.seat.post("/finish", body).json()
        assert next_of(socket, "sync")["status"] == "over"
    repeated(device.seat, device.seat.post("/finish", body), over["seq"])
    assert (over["seq"], over["result"]) == (before["seq"], before["result"])
    assert verify(TINY, taken(device.made)).entered
    assert not any("seed" in (step.get("note") or {}) for step in over["steps"])
    assert device.seat.post("/analysis", {}).status_code == 202
    assert device.seat.post("/branch", {"step": 2, "seats": [HUMAN, BOT]}).status_code == 201
    again = device.seat.post("/rematch", {}).json()
    assert Seat(device.seat.local, again["table"], *device.seat.tokens).look()["beside"]["asked"]


def test_earlier_positions_are_those_of_what_is_entered_now(device: Device) -> None:
    device.set_up()
    device.move("throw")
    assert device.seat.get("/at/1").json()["view"]["throws"] == [1]
    device.post("/mend")
    assert device.seat.get("/at/1").status_code == 404
    device.enter(4)
    assert device.seat.get("/at/1").json()["view"]["throws"] == [5]
