"""Finished games as files for other programs: of tables, and of records that somebody brings."""

from __future__ import annotations

import csv
import io
import json

import httpx

from support.server.local import LocalServer


def asked(local: LocalServer, path: str, form: str = "csv") -> httpx.Response:
    return local.client.get(f"/api/v1/{path}/play?form={form}")


def test_a_finished_table_goes_out_in_both_forms(local: LocalServer) -> None:
    made = local.table()
    refused = asked(local, f"tables/{made.table}")
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "running")
    made.play_out()
    answer = asked(local, f"tables/{made.table}")
    assert answer.status_code == 200, answer.text
    assert f"tiny-{made.table}.csv" in answer.headers["content-disposition"]
    rows = list(csv.DictReader(io.StringIO(answer.text)))
    now = made.seats[0].look()
    assert [row["name"] for row in rows] == [seat["name"] for seat in now["seats"]]
    assert [int(row["points"]) for row in rows] == now["result"]["points"]
    assert all(row["date"] and row["minutes"] for row in rows)
    file = json.loads(asked(local, f"tables/{made.table}", "bgsplay").text)
    assert len(file["plays"]) == 1
    days = {
        json.loads(asked(local, f"tables/{made.table}", f"bgsplay&zone={zone}").text)["plays"][0][
            "playDateYmd"
        ]
        for zone in ("Pacific/Kiritimati", "Pacific/Pago_Pago")
    }
    assert len(days) == 2, "25 hours apart, so never of one day"
    wrongs = {
        "xls": "form",
        "bgsplay&zone=Nowhere/At_All": "zone",
        "csv&automaton=%07": "automaton",
    }
    for wish, field in wrongs.items():
        wrong = asked(local, f"tables/{made.table}", wish)
        assert (wrong.status_code, wrong.json()["error"]["field"]) == (400, field)
    for former in ("Asia/Calcutta", "US/Pacific", "GB-Eire", "Etc/GMT-14"):
        assert asked(local, f"tables/{made.table}", f"bgsplay&zone={former}").status_code == 200


def test_so_does_a_record_that_somebody_brings(local: LocalServer) -> None:
    made = local.table()
    made.play_out()
    lines = made.spectator.get("/record").text.splitlines()
    brought = local.client.post("/api/v1/replays", content="\n".join(lines)).json()["replay"]
    rows = list(csv.DictReader(io.StringIO(asked(local, f"replays/{brought}").text)))
    assert [row["date"] for row in rows] == ["", ""], "nothing says when it was played"
    first = next(i for i, line in enumerate(lines) if '"turn":1' in line)
    running = local.client.post("/api/v1/replays", content="\n".join(lines[: first + 1]))
    assert asked(local, f"replays/{running.json()['replay']}").status_code == 422
