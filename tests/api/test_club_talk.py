"""Talk in a club: said, read, removed and reported by its members, and by nobody else."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from carrack.server.store import club_talk
from support.server import in_turn
from support.server.clubs import FOUNDING, club_of, local
from support.server.local import LocalServer, opened
from support.server.people import Device

__all__ = ["local"]


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[LocalServer]:
    store = in_turn.kept_in(tmp_path / "carrack.db")
    with opened(tmp_path, store=store, settings=FOUNDING) as local:
        yield local


def three(local: LocalServer) -> tuple[str, Device, Device, Device]:
    """A club of Ada, its host, and Ben; Cleo is in none."""
    ada, ben, cleo = (Device(local).remembered(name) for name in ("Ada", "Ben", "Cleo"))
    return club_of(ada, ben), ada, ben, cleo


def say(who: Device, club: str, text: str) -> int:
    """The number of the new line."""
    return int(who.post(f"/clubs/{club}/talk", {"text": text})["lines"][-1]["number"])


def lines(who: Device, club: str) -> list[dict[str, Any]]:
    return list(who.get(f"/clubs/{club}/talk")["lines"])


def judge(who: Device, club: str, number: int, action: str) -> int:
    return who.ask("POST", f"/clubs/{club}/talk/{number}", {"action": action}).status_code


def test_members_hear_each_other_and_nobody_else_does(local: LocalServer) -> None:
    club, ada, ben, cleo = three(local)
    say(ada, club, "  Who   sails? ")
    say(ben, club, "I do")
    heard = [(line["name"], line["text"], line["you"]) for line in lines(ben, club)]
    assert heard == [("Ada", "Who sails?", False), ("Ben", "I do", True)]
    for method, path, body in (
        ("GET", "talk", None),
        ("POST", "talk", {"text": "Hello"}),
        ("POST", "talk/1", {"action": "report"}),
    ):
        assert cleo.ask(method, f"/clubs/{club}/{path}", body).status_code == 404
        assert Device(local).ask(method, f"/clubs/{club}/{path}", body).status_code == 401
    assert ada.ask("POST", f"/clubs/{club}/talk", {"text": "\x07"}).status_code == 400


def test_a_line_is_removed_by_its_speaker_or_a_host(local: LocalServer) -> None:
    club, ada, ben, _ = three(local)
    mine, theirs = say(ben, club, "mine"), say(ada, club, "theirs")
    assert judge(ben, club, theirs, "remove") == 403
    assert judge(ben, club, mine, "remove") == 200
    assert judge(ada, club, theirs, "remove") == 200
    assert [line["text"] for line in lines(ben, club)] == ["", ""]
    assert judge(ben, club, theirs + 1, "remove") == 404
    other = club_of(ada, name="Gulls")
    assert judge(ada, other, say(ada, club, "here"), "remove") == 404  # a line of another club


def test_a_report_is_shown_to_hosts_alone(local: LocalServer) -> None:
    club, ada, ben, _ = three(local)
    number = say(ada, club, "rude")
    assert judge(ben, club, number, "report") == 200
    assert [who_is_told["reported"] for who in (ada, ben) for who_is_told in lines(who, club)] == [
        True,
        False,
    ]


def test_a_report_that_comes_late_brings_no_line_back(
    alone: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    club, ada, ben, _ = three(alone)
    number = say(ada, club, "rude")
    store = alone.client.app.state.carrack.club_talk.store  # type: ignore[attr-defined]
    before = store.lines

    async def removed_meanwhile(of: str) -> list[club_talk.ClubLine]:
        found: list[club_talk.ClubLine] = await before(of)
        await store.remove(number)
        return found

    monkeypatch.setattr(store, "lines", removed_meanwhile)
    assert judge(ben, club, number, "report") == 200
    monkeypatch.undo()
    assert [(line["text"], line["reported"]) for line in lines(ada, club)] == [("", False)]


def test_what_somebody_has_said_goes_with_them(local: LocalServer) -> None:
    club, ada, ben, _ = three(local)
    say(ben, club, "a secret of mine")
    assert "a secret of mine" in ben.ask("GET", "/me/file").text
    number = say(ada, club, "stays")
    ben.ask("DELETE", "/me", {})
    assert [line["text"] for line in lines(ada, club)] == ["stays"]
    assert say(ada, club, "and goes on") > number


def test_what_two_who_are_one_have_said_is_of_the_one(local: LocalServer) -> None:
    club, ada, ben, _ = three(local)
    say(ben, club, "It is me")
    ada.post("/me/merge", {"code": ben.post("/me/code", {})["code"]})
    assert [(line["text"], line["you"]) for line in lines(ada, club)] == [("It is me", True)]


def test_nobody_floods_a_club_and_old_lines_go(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(club_talk, "KEPT", 3)
    club, ada, _, _ = three(local)
    number = itertools.count()
    answers = in_turn.let_through(
        lambda: ada.ask("POST", f"/clubs/{club}/talk", {"text": str(next(number))}),
        FOUNDING.talk_at_once,
        more=1,
    )
    said = [str(n) for n, answer in enumerate(answers) if answer.status_code == 201]
    assert [line["text"] for line in lines(ada, club)] == said[-3:]
