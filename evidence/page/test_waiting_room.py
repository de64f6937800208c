"""A table gathers: invitations that work once, everybody's luck, and somebody who is missing."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import httpx
from evidence.support.page.axe import flawless
from playwright.sync_api import Page, expect

from support.page.shared import Ears, Opener, sit_down
from support.server.process import Server
from support.server.tables import human, open_table

ELSEWHERE = {"kind": "human", "name": "Ben", "elsewhere": True}
SHORT = {"game": "dutch-east-indies", "options": {"rounds": 1, "start": "1"}}


class Room:
    """A table that gathers: Ada has made it, and its page knows her seat and the host's key."""

    def __init__(self, server: Server, page: Page, *others: dict[str, Any], **more: Any) -> None:
        self.address, self.page = server.address, page
        seats = [human("Ada"), *others]
        wish = {"game": "amerigo", "players": len(seats), "seats": seats, **more}
        self.made = httpx.post(f"{server.address}/api/v1/tables", json=wish).json()
        self.table, self.host = self.made["table"], self.made["host"]
        page.goto(f"{self.watching}/{self.made['seats'][0]['token']}/{self.host}")
        page.get_by_test_id("room").wait_for()

    @property
    def watching(self) -> str:
        return f"{self.address}/#/t/{self.table}"

    def invitation(self, seat: int) -> str:
        secret = self.made["seats"][seat]["invitation"]
        return f"{self.address}/#/i/{self.table}/{seat}/{secret}"

    def look(self) -> dict[str, Any]:
        """The table as its host sees it."""
        return self.ask("GET", "", self.host)

    def ask(self, method: str, path: str, token: str = "", **more: Any) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        address = f"{self.address}/api/v1/tables/{self.table}{path}"
        answer = httpx.request(method, address, headers=headers, **more)
        answer.raise_for_status()
        return dict(answer.json())

    def comes(self, seat: int, *, opens: bool) -> None:
        """Somebody with a program of their own sits down, adds a hash, and may never open it."""
        token, share = "t" * 43, bytes([seat]) * 32
        secret = self.made["seats"][seat]["invitation"]
        accepted = {"action": "accept", "invitation": secret, "token": token}
        self.ask("POST", f"/seats/{seat}", json=accepted)
        hashed = hashlib.sha256(b"carrack entropy\0" + share).hexdigest()
        self.ask("POST", "/luck", token, json={"seat": seat, "hash": hashed})
        if opens:
            self.ask("POST", "/luck", token, json={"seat": seat, "opened": share.hex()})


def seats_of(page: Page) -> None:
    if not page.get_by_test_id("seats").count():
        page.get_by_test_id("open-seats").click()


def test_luck_comes_from_every_device_which_checks_that_it_was_used(
    server: Server, page: Page, visitor: Opener
) -> None:
    room = Room(server, page, ELSEWHERE)
    page.reload()  # what this device has committed itself to outlives that
    guest = visitor(phone=True).new_page()
    guest.goto(room.invitation(1))
    expect(guest.get_by_test_id("invited")).to_contain_text("Ada invites you")
    expect(page.get_by_test_id("arrival")).to_have_text("has opened the link")
    sit_down(guest, "Ben")
    for each in (page, guest):
        each.get_by_test_id("board").wait_for()
    expect(page.get_by_test_id("luck")).to_have_text("Shared luck ✓")
    page.get_by_test_id("luck").click()
    expect(page.get_by_test_id("luck-verdict")).to_contain_text("has checked")
    flawless(page, "luck-verdict")
    luck = room.look()["luck"]
    assert luck["scheme"] == "shared-1"
    assert [share["seat"] for share in luck["seats"]] == [0, 1]
    page.get_by_test_id("dialog-close").click()
    tamper(page)
    page.reload()
    expect(page.get_by_test_id("luck-broken")).to_contain_text("has not kept to the luck")
    flawless(page, "luck-broken")


def tamper(page: Page) -> None:
    """The device remembers another commitment of the server than the table shows."""
    page.evaluate("""() => {
      for (const key of Object.keys(localStorage).filter(key => key.startsWith("carrack.luck."))) {
        const share = JSON.parse(localStorage[key]);
        localStorage[key] = JSON.stringify({...share, commitment: "0".repeat(64)});
      }
    }""")


def test_an_invitation_works_once_and_latecomers_are_informed(
    server: Server, page: Page, visitor: Opener, listeners: Ears
) -> None:
    room = Room(server, page, ELSEWHERE, {**ELSEWHERE, "name": "Eve"})
    ben, late = visitor().new_page(), visitor().new_page()
    for each in (ben, late):
        each.goto(room.invitation(1))
        each.get_by_test_id("invited").wait_for()
    sit_down(ben, "Ben")
    flawless(late, "invitation-used")
    row = page.get_by_test_id("awaited")
    expect(row).to_have_count(1)
    row.get_by_test_id("new-invitation").click()
    row.get_by_test_id("copy-link").click()
    late.goto(room.invitation(2))
    expect(late.get_by_test_id("invitation-used")).to_be_visible()
    late.goto(row.get_by_test_id("link").input_value())
    sit_down(late, "Eve")
    for each in (page, ben, late):
        each.get_by_test_id("board").wait_for()


def test_the_host_begins_without_somebody_who_is_named_and_may_still_come(
    server: Server, page: Page, visitor: Opener
) -> None:
    room = Room(server, page, ELSEWHERE)
    page.get_by_test_id("begin-now").click()
    page.get_by_test_id("board").wait_for()
    page.get_by_test_id("luck").click()
    expect(page.get_by_test_id("left-out")).to_contain_text("Ben")
    guest = visitor().new_page()
    guest.goto(room.invitation(1))
    sit_down(guest, "Benedita")
    expect(guest.get_by_test_id("sheet-1")).to_contain_text("Benedita")
    guest.get_by_test_id("luck").click()
    expect(guest.get_by_test_id("luck-verdict")).to_contain_text("added no share here")


def test_a_share_that_is_never_opened_ends_the_table_and_everybody_is_informed(
    server: Server, page: Page, visitor: Opener
) -> None:
    room = Room(server, page, ELSEWHERE)
    watcher = visitor(phone=True).new_page()
    watcher.goto(room.watching)
    room.comes(1, opens=False)
    expect(page.get_by_test_id("room-lead")).to_contain_text("as soon as the device of Ben")
    page.get_by_test_id("give-up").click()
    for each in (page, watcher):
        expect(each.get_by_role("heading", name="This game never began")).to_be_visible()
        expect(each.get_by_test_id("room-lead")).to_contain_text("The device of Ben")


def test_a_rematch_gathers_while_people_still_look_at_the_old_game(
    server: Server, page: Page, visitor: Opener
) -> None:
    room = Room(server, page, ELSEWHERE, **SHORT)
    guest = visitor().new_page()
    guest.goto(room.invitation(1))
    sit_down(guest, "Ben")
    guest.get_by_test_id("board").wait_for()
    plays_out(room, page, guest)
    guest.get_by_test_id("winner").wait_for()
    page.get_by_test_id("rematch-same").click()
    expect(page.get_by_test_id("finale")).to_have_count(0)
    page.get_by_test_id("luck").wait_for()  # it has begun, and Ben has not clicked
    guest.get_by_test_id("follow-rematch").click()
    expect(guest.get_by_test_id("luck")).to_have_text("Shared luck ✓")


def plays_out(room: Room, *pages: Page) -> None:
    """All seats do as little as may be, to the end."""
    tokens = ",".join(token for page in pages for token in tokens_of(page))
    number = 0
    while (now := room.ask("GET", "", tokens))["status"] == "running":
        moves = [move["move"] for move in now["legal"]]
        move = "end" if "end" in moves else moves[0]
        number += 1
        body = {"move_id": f"m{number}", "at": now["seq"], "move": move, "seat": now["deciding"]}
        room.ask("POST", "/moves", tokens, json=body)


def tokens_of(page: Page) -> list[str]:
    """What the device keeps of its only table."""
    kept = json.loads(page.evaluate("localStorage['carrack.tables']"))
    return [str(token) for token in kept[0]["tokens"]]


def test_a_seat_that_is_given_away_in_the_waiting_room_is_noted_there(
    server: Server, page: Page
) -> None:
    room = Room(server, page, ELSEWHERE, {**ELSEWHERE, "name": "Eve"})
    room.comes(1, opens=False)
    asked = room.ask("POST", "/seats/1", room.host, json={"action": "invite"})
    note = page.get_by_test_id("room-note")
    expect(note).to_have_text("The host makes a new invitation for the seat of Ben.")
    taken = {"action": "accept", "invitation": asked["invitation"], "token": "u" * 43}
    room.ask("POST", "/seats/1", json={**taken, "name": "Mallory"})
    expect(note.last).to_have_text("Mallory sits down.")


def test_an_abandoned_seat_is_taken_over_for_all_to_see(
    server: Server, page: Page, visitor: Opener, listeners: Ears
) -> None:
    room = Room(server, page, ELSEWHERE)
    ben = visitor()
    first = ben.new_page()
    first.goto(room.invitation(1))
    sit_down(first, "Ben")
    first.get_by_test_id("board").wait_for()
    first.close()
    seats_of(page)
    row = page.get_by_test_id("seats").locator("[data-seat='1']").first
    row.get_by_test_id("seat-link").click()
    row.get_by_test_id("new-invitation").click()
    row.get_by_test_id("copy-link").click()
    newcomer = visitor().new_page()
    newcomer.goto(row.get_by_test_id("link").input_value())
    sit_down(newcomer, "Carla")
    newcomer.get_by_test_id("board").wait_for()
    page.get_by_test_id("dialog-close").click()
    log = page.get_by_test_id("log")
    expect(log).to_contain_text("new invitation for the seat of Ben")
    expect(log).to_contain_text("Carla sits down")
    again = ben.new_page()
    again.goto(room.watching)
    expect(again.get_by_test_id("dead-link")).to_contain_text("no longer belongs to this device")
    expect(again.get_by_test_id("move")).to_have_count(0)


def test_a_link_for_another_device_is_ones_own_and_can_be_renewed(
    server: Server, page: Page, visitor: Opener, listeners: Ears
) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=3)
    page.goto(table.link(1))
    page.get_by_test_id("board").wait_for()
    seats_of(page)
    row = page.get_by_test_id("seats").locator("[data-seat='1']").first
    row.get_by_test_id("seat-link").click()
    row.get_by_test_id("copy-link").click()
    telephone = visitor(phone=True).new_page()
    with telephone.expect_websocket() as line:
        telephone.goto(row.get_by_test_id("link").input_value())
    line.value.wait_for_event("framereceived")
    telephone.get_by_test_id("board").wait_for()
    expect(telephone.get_by_test_id("spectator")).to_have_count(0)
    row.get_by_test_id("new-link").click()
    expect(
        telephone.get_by_role("heading", name="This device no longer holds its seat")
    ).to_be_visible()
    page.get_by_test_id("board").wait_for()
    assert table.look(1)["you"] == []
    seats_of(page)
    page.locator("[data-seat='1']").get_by_test_id("rename").wait_for()
    for ear in listeners.values():
        ear.allow("401")


def test_a_table_is_closed_to_watchers(
    server: Server, page: Page, visitor: Opener, listeners: Ears
) -> None:
    room = Room(server, page, ELSEWHERE)
    watcher = visitor().new_page()
    watcher.goto(room.watching)
    watcher.get_by_test_id("room").wait_for()
    page.get_by_test_id("watch-switch").click()
    expect(watcher.get_by_role("heading", name="closed to spectators")).to_be_visible()
    guest = visitor().new_page()
    guest.goto(room.invitation(1))
    sit_down(guest, "Ben")
    guest.get_by_test_id("board").wait_for()
    watcher.reload()
    expect(watcher.get_by_role("heading", name="closed to spectators")).to_be_visible()
    for ear in listeners.values():
        ear.allow("403")
