"""What the operator sees to: reported talk of all tables and clubs, and what is broken."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from support.server import in_turn
from support.server.clubs import club_of, local
from support.server.local import LocalServer, NewTable, next_of, opened
from support.server.operating import OperatorsDevice, operators_device
from support.server.people import Device
from support.server.shared_luck import refused

__all__ = ["local"]


def reported_at(made: NewTable, text: str) -> int:
    """Ada says something at a table, which Ben reports."""
    number = int(made.seats[0].post("/talk", {"text": text}).json()["number"])
    assert made.seats[1].post(f"/talk/{number}", {"action": "report"}).status_code == 200
    return number


def reports(device: OperatorsDevice) -> list[dict[str, Any]]:
    return list(device.get("/operator/reports")["lines"])


def settled(device: OperatorsDevice, line: dict[str, Any], action: str) -> list[dict[str, Any]]:
    post = {name: line[name] for name in ("kind", "place", "number")}
    return list(device.post("/operator/reports", {**post, "action": action})["lines"])


def test_only_reported_lines_are_shown_and_removing_one_is_seen_at_once(
    local: LocalServer,
) -> None:
    device, made = operators_device(local), local.table()
    made.seats[0].post("/talk", {"text": "ahoy"})
    number = reported_at(made, "rude")
    (line,) = reports(device)
    assert (line["kind"], line["place"], line["number"]) == ("table", made.table, number)
    assert (line["title"], line["name"], line["text"]) == ("tiny", "Ada", "rude")
    with made.seats[1].watching() as ben:
        next_of(ben, "sync")
        assert settled(device, line, "remove") == []
        assert next_of(ben, "talk")["lines"][0]["text"] == ""
    texts = [each["text"] for each in made.seats[0].get("/talk").json()["lines"]]
    assert texts == ["ahoy", ""]


def test_a_line_that_is_kept_is_reported_no_more(local: LocalServer) -> None:
    device, made = operators_device(local), local.table()
    reported_at(made, "blunt")
    (line,) = reports(device)
    assert settled(device, line, "keep") == []
    (kept,) = made.host.get("/talk").json()["lines"]
    assert (kept["text"], kept["reported"]) == ("blunt", False)
    answer = device.ask("POST", "/operator/reports", {
        "kind": "table", "place": made.table, "number": line["number"], "action": "remove"
    })  # fmt: skip
    assert refused(answer) == (404, "no-line"), "nobody removes what was not reported"


def test_the_talk_of_clubs_is_seen_to_as_well(local: LocalServer) -> None:
    ada, ben = (Device(local).remembered(name) for name in ("Ada", "Ben"))
    club, device = club_of(ada, ben), operators_device(local)
    ben.post(f"/clubs/{club}/talk", {"text": "quiet"})
    for text in ("rude", "blunt"):
        number = ben.post(f"/clubs/{club}/talk", {"text": text})["lines"][-1]["number"]
        ada.post(f"/clubs/{club}/talk/{number}", {"action": "report"})
    lines = reports(device)
    assert {line["text"] for line in lines} == {"rude", "blunt"}
    assert {(line["title"], line["name"]) for line in lines} == {("Sea dogs", "Ben")}
    rude, blunt = sorted(lines, key=lambda line: str(line["text"]), reverse=True)
    assert [line["text"] for line in settled(device, rude, "remove")] == ["blunt"]
    assert settled(device, blunt, "keep") == []
    assert [line["text"] for line in ada.get(f"/clubs/{club}/talk")["lines"]] == [
        "quiet",
        "",
        "blunt",
    ]


def test_broken_tables_are_named_with_their_reason(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        device, made = operators_device(local), [local.table() for _ in range(2)]
        assert device.get("/operator/damage") == {"problems": [], "tables": [], "broken": []}
    with in_turn.database(tmp_path / "carrack.db") as database:
        database.execute("UPDATE tables SET header = '{}' WHERE id = ?", (made[0].table,))
    with opened(tmp_path) as local:
        device.local = local
        for table in made:
            local.client.get(f"/api/v1/tables/{table.table}")
        found = device.get("/operator/damage")
        assert [each["table"] for each in found["broken"]] == [made[0].table]
        assert found["broken"][0]["why"] == "unreadable" and found["broken"][0]["reason"]
