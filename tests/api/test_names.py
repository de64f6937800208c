"""Names and lines in all the world's writing, through every door, and what cannot be seen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from carrack.cli.main import main
from carrack.server.settings import SettingsError, load
from support.server.clubs import local
from support.server.leagues import wish
from support.server.local import LocalServer
from support.server.people import Device

__all__ = ["local"]

FIT = {
    "Persian": "علی\u200cرضا",
    "Sinhala": "ශ්\u200dරී",
    "Hindi": "क्\u200cष",
    "astronaut": "👩\u200d🚀 Eva",
    "pirate": "🏴\u200d☠️",
    "skin": "👩🏽\u200d❤️\u200d👨🏻",
    "England": "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "keycap": "1️⃣",
    "variant": "葛\U000e0100城",
    "Mongolian": "ᠮᠣᠩ\u180bᠭᠣᠯ",
    "information": "ℹ️ ‼️ ↔️",
    "later Unicode": "\U0001fadf",
    "Hebrew": "דנה",
}
OTHER_FORM = {"Zoe\u0308": "Zo\u00eb", "  Ann \u00a0 B\r\n ": "Ann B", "\u212b": "\u00c5"}
"""The same name, otherwise written, and how it is kept."""
UNFIT = {
    "a\u202eb": "U+202E",
    "a\u200bb": "U+200B",
    "\ufeffAnn": "U+FEFF",
    "A\u200dB": "U+200D",
    "あ\u200dい": "U+200D",
    "A\u200cB": "U+200C",
    "د\u200cب": "U+200C",
    "👩\u200d": "U+200D",
    "a\u00adb": "U+00AD",
    "a\x07b": "U+0007",
    "Ann\u3164": "U+3164",
    "\u2800": "U+2800",
    "\ufe0f": "U+FE0F",
    "A\ufe0f": "U+FE0F",
    "1\ufe0f": "U+FE0F",
    "A\ufe00": "U+FE00",
    "あ\U000e0100": "U+E0100",
    "A\u180b": "U+180B",
    "☺\ufe0f\ufe0f": "U+FE0F",
    "a\U000e0061": "U+E0061",
    "\ue000": "U+E000",
}
"""Names with what shows nothing, and the character that a refusal names."""
NOTHING = ["\u0301", "\u0301 \u0308"]
"""What is more than blanks, and yet cannot be seen."""


Answer = tuple[httpx.Response, Callable[[dict[str, Any]], str]]


def through_all(local: LocalServer, name: str) -> dict[str, Answer]:
    """What each door answers to a name, by its field, and where the name is in that."""
    device, made = Device(local).remembered("Ada"), local.table()
    seats = [{"kind": "human", "name": "Ben"}, {"kind": "human", "name": name}]
    return {
        "seats[1].name": (local.post_table(seats=seats), lambda got: seat_of(local, got, 1)),
        "name": (made.host.act(0, "rename", name=name), lambda got: got["seat"]["name"]),
        "name ": (device.ask("PUT", "/me", {"name": name}), lambda got: got["person"]["name"]),
        "name  ": (device.ask("POST", "/clubs", {"name": name}), lambda got: got["name"]),
        "name   ": (device.ask("POST", "/leagues", wish(name=name)), lambda got: got["name"]),
        "text": (made.seats[0].post("/talk", {"text": name}), lambda got: got["text"]),
    }


def seat_of(local: LocalServer, made: dict[str, Any], seat: int) -> str:
    look = local.client.get(f"/api/v1/tables/{made['table']}").json()
    return str(look["seats"][seat]["name"])


def test_a_name_of_any_writing_is_kept_in_one_form_at_every_door(
    local: LocalServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, kept in {**{each: each for each in FIT.values()}, **OTHER_FORM}.items():
        for door, (answer, shown) in through_all(local, name).items():
            assert answer.status_code < 300, (door, ascii(name), answer.text)
            assert shown(answer.json()) == kept, (door, ascii(name))
        assert main(["people", "link", name, "--data", str(tmp_path)]) == 0
        assert kept in capsys.readouterr().out


def test_what_cannot_be_seen_is_refused_at_every_door_by_field_and_character(
    local: LocalServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in (*UNFIT, *NOTHING):
        named = UNFIT.get(name, "no visible character")
        for door, (answer, _) in through_all(local, name).items():
            assert answer.status_code == 400, (door, ascii(name))
            error = answer.json()["error"]
            assert error["field"] == door.strip()
            assert door.strip() in error["message"] and named in error["message"]
        assert main(["club", "found", name, "--data", str(tmp_path)]) == 1
        assert main(["beside", "--names", f"Ann,{name}", str(tmp_path / "a"), "amerigo"]) == 2
        assert capsys.readouterr().err.count(named) == 2
        with pytest.raises(SettingsError, match="invisible|no visible"):
            load(None, {"CARRACK_CLUB": name})
