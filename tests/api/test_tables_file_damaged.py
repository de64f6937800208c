"""Files of tables that are damaged, newer, cut off, too big or something else."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from api.test_tables_file import here, post, read, saved, tab, there
from carrack.server.http import tab_routes
from carrack.server.settings import Settings
from support.server.local import LocalServer

__all__ = ["here", "there"]
Table = dict[str, Any]


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("", "no-tables-file", "not a file of tables"),
        ("Once upon a time", "no-tables-file", "not a file of tables"),
        ("[]\n", "no-tables-file", "not a file of tables"),
        ('{"carrack_tables":"one"}\n', "no-tables-file", "not a file of tables"),
        ("\xff\n", "no-tables-file", "not a file of tables"),
        ('{"carrack":1,"game":"tiny"}\n', "no-tables-file", "a single game"),
        ('{"carrack_tables":2,"more":1}\n{"end":9}\n', "newer-tables-file", "format 2"),
    ],
)
def test_another_file_is_refused_with_what_it_is(
    here: LocalServer, text: str, code: str, words: str
) -> None:
    response = post(here, text)
    assert (response.status_code, response.json()["error"]["code"]) == (422, code)
    assert words in response.json()["error"]["message"]


def test_a_file_that_is_too_big_is_refused(
    here: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.table()
    text = saved(here)
    monkeypatch.setattr(tab_routes, "FILE_BYTES", len(text.encode()))
    assert post(here, text).status_code == 200
    response = post(here, text + " ")
    assert (response.status_code, response.json()["error"]["code"]) == (413, "too-long")


Spoil = Callable[[Table], Any]


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda table: table.pop("seed"), "missing required field `seed`"),
        (lambda table: table.update(seed="00" * 32), "The seed does not match"),
        (lambda table: table.update(colour=1), "unknown field `colour`"),
        (lambda table: table.update(created="yesterday"), "`$.created`"),
        (lambda table: table.update(table="../etc"), "`$.table`"),
        (lambda table: table["seats"].pop(), "record: 2; seats listed: 1"),
        (lambda table: table["seats"][0].update(kind="bot"), "Seat 0 must name a bot"),
        (lambda table: table["header"].update(seats=["Ada", "Ben"]), "record: 2; seats"),
        (lambda table: table["header"].update(game="chess"), "chess"),
        (lambda table: table["header"].update(rules="99"), "rules 99"),
        (lambda table: table["header"].update(players="two"), "players"),
        (lambda table: table["header"]["options"].update(rounds=99), "rounds"),
        (lambda table: table["header"]["extra"].pop("commitment"), "The seed does not match"),
        (lambda table: table["header"]["extra"]["luck"].update(scheme="new"), "scheme|'new'"),
        (lambda table: table["record"].pop(1), "line 3: the record says"),
        (lambda table: table["record"][-1].update(seat=1), "refused"),
        (lambda table: table["record"].append({"move": "end", "note": {}}), "exactly one"),
        (lambda table: table["record"].append([]), "`array`"),
        (lambda table: table.update(record=[]), "line "),
        (lambda table: table["said"].append({**TALK, "seat": 5}), "the table (2) can"),
        (lambda table: table["said"].append({**TALK, "text": ""}), "`$.said[0].text`"),
        (lambda table: table.update(analysis=[]), "`$.analysis`"),
    ],
)  # fmt: skip
def test_a_damaged_table_is_named_and_the_others_are_read(
    here: LocalServer, there: LocalServer, spoil: Spoil, words: str
) -> None:
    whole, torn = here.table(), here.table()
    torn.seats[0].plays("look")
    lines = saved(here).splitlines()
    line = next(n for n, text in enumerate(lines) if f'"table":"{torn.table}"' in text)
    table = json.loads(lines[line])
    spoil(table)
    answer = read(there, "\n".join([*lines[:line], json.dumps(table), *lines[line + 1 :]]))
    assert [each["table"] for each in answer["tables"]] == [whole.table]
    (skipped,) = answer["skipped"]
    assert (skipped["line"], skipped["code"]) == (line + 1, "unreadable")
    assert any(word in skipped["message"] for word in words.split("|")), skipped["message"]
    mended = read(there, "\n".join(lines))  # and then nothing is missing, and nothing doubled
    assert [each["table"] for each in mended["tables"]] == [torn.table]


TALK = {"seat": 0, "at": "2026-01-01T00:00:00Z", "text": "Ahoy"}


def test_a_line_that_is_no_json_costs_its_table_alone(
    here: LocalServer, there: LocalServer
) -> None:
    tables = [here.table().table for _ in range(3)]
    lines = saved(here).splitlines(True)
    lines[2] = lines[2][:100] + "\n"
    answer = read(there, "".join(lines))
    assert len(answer["tables"]) == 2
    assert {each["table"] for each in answer["tables"]} < set(tables)
    (skipped,) = answer["skipped"]
    assert (skipped["line"], skipped["table"], skipped["code"]) == (3, None, "unreadable")
    assert "another copy" in skipped["message"]


def test_a_file_that_was_cut_off_gives_what_it_has_and_says_so(
    here: LocalServer, there: LocalServer
) -> None:
    for _ in range(2):
        here.table()
    lines = saved(here).splitlines(True)
    (cut,) = read(there, "".join(lines[:2]))["skipped"]
    assert (cut["code"], cut["line"]) == ("cut", 3)
    assert "cut off" in cut["message"]
    *_, fewer = read(there, lines[0] + lines[1] + lines[-1])["skipped"]
    assert fewer["code"] == "cut"
    assert "by its last line: 2; in the file: 1" in fewer["message"]


def test_lines_of_a_file_may_end_as_on_windows(here: LocalServer, there: LocalServer) -> None:
    made = here.table()
    text = "\ufeff" + saved(here).replace("\n", "\r\n") + "\r\n"
    answer = read(there, text)
    assert [each["table"] for each in answer["tables"]] == [made.table]
    assert answer["skipped"] == []


def test_a_full_host_says_which_tables_had_no_room(here: LocalServer, tmp_path: Path) -> None:
    for _ in range(2):
        here.table()
    text = saved(here)
    with tab(tmp_path / "small", Settings(loopback_exempt=True, most_tables=1)) as small:
        answer = read(small, text)
        assert len(answer["tables"]) == 1
        assert [skipped["code"] for skipped in answer["skipped"]] == ["full"]
    with tab(tmp_path / "short", Settings(loopback_exempt=True, opened_steps=1)) as short:
        here.table().seats[0].plays("look", "throw")
        codes = {skipped["code"] for skipped in read(short, saved(here))["skipped"]}
        assert codes == {"long"}
