"""What a server that is flooded writes into its log."""

from __future__ import annotations

from pathlib import Path

from support.server.lines import KEY, UPGRADE, ask, line_to
from support.server.process import new_table, serving


def test_websockets_that_are_refused_or_gone_leave_nothing_in_the_log(tmp_path: Path) -> None:
    few = {"CARRACK_COST_AT_ONCE": "60", "CARRACK_COST_PER_SECOND": "1"}
    with serving(tmp_path, limits=few) as server:
        made = new_table(server)
        opening = f"GET /api/v1/tables/{made['table']}/live HTTP/1.1\r\n".encode() + UPGRADE + KEY
        answers = set()
        for number in range(30):
            with line_to(server) as line:
                line.sendall(opening + b"\r\n")
                if number % 3:
                    answers.add(line.recv(1_000)[9:12])
            if b"429" in answers:
                break
        _, _, errors = server.stop()
    assert b"101" in answers
    assert b"429" in answers
    assert errors == ""


def test_a_flood_of_nonsense_leaves_next_to_nothing_in_the_log(tmp_path: Path) -> None:
    """The review's: 60,000 letters gave three bytes of log for each; a bad request 45 for five."""
    floods = [
        *[b"nonsense\r\n\r\n"] * 100,
        *[
            b"GET /" + b"a" * size + b" HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
            for size in (300, 3_000, 60_000)
            for _ in range(20)
        ],
        *[b"GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\nx"] * 5,
        *[b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"] * 20,
    ]
    with serving(tmp_path) as server:
        for flood in floods:
            ask(server, flood)
        _, _, errors = server.stop()
    assert errors == ""
