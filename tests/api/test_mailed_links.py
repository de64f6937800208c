"""Mailed links, with a real mail server: they let in whoever reads the mailbox, and tell nobody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from carrack.server.people import mail
from carrack.server.people.mail import BY_CLIENT, BY_MAILBOX
from support.server import in_turn
from support.server.clock import Clock
from support.server.local import LocalServer, opened
from support.server.mailbox import HOME, Mailbox, link_in
from support.server.people import Device, done, people_of

ADDRESS = "ada@example.org"


@pytest.fixture
def mailing(box: Mailbox, tmp_path: Path) -> Iterator[LocalServer]:
    with opened(tmp_path, settings=box.settings()) as local:
        yield local


def secret_in(box: Mailbox, count: int) -> str:
    return link_in(box.next(count)).rpartition("/")[2]


def with_address(local: LocalServer, box: Mailbox) -> Device:
    """Ada, who has shown that she reads her mailbox."""
    ada = Device(local).remembered()
    assert ada.ask("POST", "/me/mail", {"address": f" {ADDRESS.upper()}"}).status_code == 202
    assert ada.get("/me")["mail"] is None
    me = ada.post("/enter", {"code": secret_in(box, 1)})
    assert me["mail"] == ADDRESS
    return ada


def test_whoever_reads_a_mailbox_is_let_in_by_a_click(mailing: LocalServer, box: Mailbox) -> None:
    with_address(mailing, box)
    phone = Device(mailing)
    assert phone.ask("POST", "/enter/mail", {"address": ADDRESS}).status_code == 202
    letter = box.next(2)
    assert (letter["To"], letter["Subject"]) == (ADDRESS, "Anmelden bei Carrack")
    assert "Hallo Ada" in letter.get_content()
    assert link_in(letter).startswith(f"{HOME}/#/enter/"), "never where a request says that we are"
    code = link_in(letter).rpartition("/")[2]
    assert mailing.client.get(f"/api/v1/enter/{code}").status_code == 404
    assert phone.post("/enter", {"code": code})["person"]["name"] == "Ada"
    assert Device(mailing).ask("POST", "/enter", {"code": code}).status_code == 410


def test_no_answer_tells_whether_an_address_is_known(mailing: LocalServer, box: Mailbox) -> None:
    ada, phone = with_address(mailing, box), Device(mailing)
    known = phone.ask("POST", "/enter/mail", {"address": ADDRESS})
    unknown = phone.ask("POST", "/enter/mail", {"address": "eve@example.org"})
    assert (known.status_code, known.content) == (unknown.status_code, unknown.content)
    box.next(2)
    done(ada.ask("DELETE", "/me/mail", {}))
    assert ada.get("/me")["mail"] is None
    assert phone.ask("POST", "/enter/mail", {"address": ADDRESS}).status_code == 202
    mailing.rests()
    box.next(2)
    mailing.passes(3600)
    assert [letter["To"] for letter in box.mails] == [ADDRESS, ADDRESS]


def test_nobody_is_buried_in_mails(mailing: LocalServer, box: Mailbox) -> None:
    clock = Clock()
    for each in in_turn.apps(mailing.client):
        each.people.mail.clock = clock
    device = Device(mailing).remembered()
    in_turn.let_through(
        lambda: device.ask("POST", "/enter/mail", {"address": ADDRESS}), BY_MAILBOX, good=202
    )
    others = [
        device.ask("POST", "/enter/mail", {"address": f"{n}@example.org"}).status_code
        for n in range(BY_CLIENT * in_turn.servers())
    ]
    assert others[-1] == 429
    clock.now += 3600
    assert device.ask("POST", "/enter/mail", {"address": ADDRESS}).status_code == 202


def test_what_is_no_address_is_refused_and_an_address_stays_with_its_owner(
    mailing: LocalServer, box: Mailbox
) -> None:
    with_address(mailing, box)
    eve = Device(mailing).remembered("Eve")
    for wrong in ("ada", "a@b", "a@b.c\nBcc: x@y.z", "<a@b.c>", "a b@c.d"):
        assert eve.ask("POST", "/me/mail", {"address": wrong}).status_code == 400
    assert eve.ask("POST", "/me/mail", {"address": ADDRESS}).status_code == 202
    assert eve.post("/enter", {"code": secret_in(box, 2)})["mail"] is None
    phone = Device(mailing)
    phone.ask("POST", "/enter/mail", {"address": ADDRESS})
    assert phone.post("/enter", {"code": secret_in(box, 3)})["person"]["name"] == "Ada"


def test_a_server_without_mail_says_so_and_one_whose_mail_is_down_goes_on(
    local: LocalServer, mailing: LocalServer, box: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent = Device(local).remembered()
    assert "mail" not in silent.get("/me")["offers"]
    refused = silent.ask("POST", "/me/mail", {"address": ADDRESS})
    assert (refused.status_code, refused.json()["error"]["key"]) == (501, "problem-no-mail")
    device = Device(mailing).remembered()
    assert "mail" in device.get("/me")["offers"]
    people_of(mailing).mail.settings = msgspec.structs.replace(box.settings(), mail_port=1)
    assert device.ask("POST", "/me/mail", {"address": ADDRESS}).status_code == 202
    monkeypatch.setattr(mail, "find_spec", lambda name: None)
    assert "mail" not in device.get("/me")["offers"]
