"""Two people in two browsers: a club, its link, a table in the lobby, and a game that begins."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from evidence.page.test_people import remembered
from evidence.support.page.axe import flawless
from playwright.sync_api import Page, expect

from support.page.shared import Opener, focus_on
from support.server.process import Server, serving


@pytest.fixture(scope="module")
def club_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where everybody may found clubs."""
    with serving(tmp_path_factory.mktemp("clubs"), "--port", "0", "--clubs", "everybody") as server:
        yield server


def link_for_members(page: Page) -> str:
    """Makes the link with which people join the club that is shown."""
    page.get_by_test_id("invite-to-club").click()
    page.get_by_test_id("qr-link").click()
    return page.get_by_test_id("link").input_value()


def assert_accessible(guest: Page, host: Page, server: Server) -> None:
    """Asks axe about the lobby and the page of a club, in light and dark."""
    host.goto(f"{server.address}/#/lobby")
    host.get_by_test_id("club").click()
    host.get_by_test_id("keep-seat").first.wait_for()
    flawless(host, "new-club-table", by_night=True)
    flawless(guest, "lobby-new", by_night=True)


def test_two_people_found_a_club_and_meet_in_its_lobby(
    club_server: Server, visitor: Opener
) -> None:
    ada, ben = (visitor(bypass_csp=True, phone=phone).new_page() for phone in (False, True))
    ada.goto(f"{club_server.address}/#/you")
    expect(ada.get_by_test_id("remember")).to_be_visible()
    expect(ada.get_by_test_id("lobby")).to_have_count(0)  # nobody is in whom it would be for
    remembered(ada)
    ada.get_by_test_id("lobby").click()
    expect(ada.get_by_test_id("listed-none")).to_be_visible()
    focus_on(ada, "[data-testid=club-name]")
    ada.keyboard.type("Sea dogs")
    ada.keyboard.press("Enter")
    expect(ada.get_by_role("heading", level=1)).to_have_text("Sea dogs")

    link = link_for_members(ada)
    ben.goto(link)
    ben.get_by_test_id("join-name").fill("Ben")
    ben.get_by_test_id("join-club-do").click()
    expect(ben.get_by_test_id("member")).to_have_count(2)
    assert link.rpartition("/")[2] not in ben.url

    ben.get_by_test_id("talk-line").fill("Who plays tonight?")
    ben.get_by_test_id("talk-line").press("Enter")
    ada.reload()
    expect(ada.get_by_test_id("talk-lines")).to_contain_text("Who plays tonight?")
    ada.get_by_test_id("talk-more").click()
    ada.get_by_test_id("talk-remove").click()
    expect(ada.get_by_test_id("talk-lines")).to_contain_text("was removed")

    ada.get_by_test_id("new-club-table").click()
    ada.locator("label", has=ada.locator("[name=players][value='2']")).click()
    expect(ada.get_by_test_id("open-to").locator("option:checked")).to_have_text(
        "Members of Sea dogs"
    )
    expect(ada.get_by_test_id("talk-allowed")).to_be_checked()
    ada.get_by_test_id("open-to").select_option("everybody ")
    expect(ada.get_by_test_id("talk-allowed")).not_to_be_checked()  # among strangers
    ada.get_by_test_id("open-to").select_option(label="Members of Sea dogs")
    ada.get_by_test_id("strength").select_option("newcomers")
    ada.get_by_test_id("create").click()
    expect(ada.get_by_test_id("room")).to_be_visible()

    ben.goto(f"{club_server.address}/#/lobby")
    row = ben.get_by_test_id("listed")
    expect(row).to_contain_text("newcomers wanted")
    expect(row).to_contain_text("Sea dogs")
    assert_accessible(ben, ada, club_server)
    row.get_by_test_id("sit-down").click()
    ada.get_by_test_id("open-listed").click()
    for page in (ada, ben):
        expect(page.get_by_test_id("board")).to_be_visible()
    assert ben.evaluate("location.hash").startswith("#/t/")
    beside_in_the_club(ada.context.new_page(), ben.context.new_page(), club_server)


def beside_in_the_club(ada: Page, ben: Page, server: Server) -> None:
    """The form of a table beside its board says whose it is; members see it in their list."""
    ada.goto(f"{server.address}/#/lobby")
    ada.get_by_test_id("club").click()
    club = ada.url
    ada.get_by_test_id("new-club-table").click()
    chosen = ada.get_by_test_id("open-to").locator("option:checked")
    expect(chosen).to_have_text("Members of Sea dogs")
    ada.get_by_test_id("beside").check()
    expect(chosen).to_have_text("Sea dogs, by invitation")
    expect(ada.get_by_test_id("open-to").locator("option")).to_have_count(2)
    expect(ada.get_by_test_id("strength")).to_have_count(0)
    with ada.expect_response("**/api/v1/tables") as made:
        ada.get_by_test_id("create").click()
    expect(ada.get_by_test_id("asked-about")).to_be_visible()
    ben.goto(club)
    table = made.value.json()["table"]
    expect(ben.locator(f"[data-testid=listed][data-table='{table}']")).to_be_visible()


def test_a_host_keeps_a_seat_for_somebody_who_finds_it_in_the_own_list(
    club_server: Server, visitor: Opener
) -> None:
    ada, ben = visitor().new_page(), visitor(phone=True, locale="de-DE").new_page()
    ada.goto(f"{club_server.address}/#/you")
    remembered(ada, "Adele")
    ada.goto(f"{club_server.address}/#/lobby")
    ada.get_by_test_id("club-name").fill("Gulls")
    ada.get_by_test_id("found-club").click()
    ben.goto(link_for_members(ada))
    ben.get_by_test_id("join-name").fill("Bernd")
    ben.get_by_test_id("join-club-do").click()
    expect(ben.get_by_test_id("member")).to_have_count(2)

    ada.get_by_test_id("new-club-table").click()
    option = ada.get_by_test_id("open-to").locator("option", has_text="by invitation")
    ada.get_by_test_id("open-to").select_option(option.get_attribute("value"))
    ada.get_by_test_id("create").click()
    expect(ada.get_by_test_id("room")).to_be_visible()
    expect(ada.get_by_test_id("open-switch")).not_to_be_checked()
    ada.get_by_test_id("open-switch").check()
    expect(ada.get_by_test_id("room-open")).to_contain_text("Members of the club")
    ada.get_by_test_id("open-switch").uncheck()
    expect(ada.get_by_test_id("room-open")).to_have_count(0)
    ada.get_by_test_id("home").click()
    ada.get_by_test_id("lobby").click()
    ada.get_by_test_id("keep-seat").first.select_option(label="Bernd")
    expect(ada.get_by_test_id("listed")).to_contain_text("kept for Bernd")

    ben.goto(f"{club_server.address}/#/lobby")
    expect(ben.get_by_test_id("invited-here")).to_have_text("Du bist eingeladen")
    ben.get_by_test_id("sit-down").click()
    expect(ben.get_by_test_id("room")).to_be_visible()
    ben.goto(f"{club_server.address}/#/lobby")
    ben.get_by_test_id("get-up").click()
    expect(ben.get_by_test_id("listed-none")).to_be_visible()
    assert ben.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_club_plays_with_the_box_of_its_host(club_server: Server, visitor: Opener) -> None:
    ada, ben = (visitor(phone=phone).new_page() for phone in (False, True))
    ada.goto(f"{club_server.address}/#/you")
    remembered(ada)
    ada.get_by_test_id("lobby").click()
    ada.get_by_test_id("club-name").fill("Box owners")
    ada.keyboard.press("Enter")
    expect(ada.get_by_role("heading", level=1)).to_have_text("Box owners")
    club, link = ada.url, link_for_members(ada)
    ada.goto(f"{club_server.address}/#/edition/dutch-east-indies")
    ada.get_by_test_id("edition-title").fill("Ada's box")
    ada.get_by_test_id("edition-play").click()
    expect(ada.get_by_test_id("box").locator(":checked")).to_have_text("Ada's box")
    ada.goto(club)
    ada.get_by_test_id("share-edition").click()
    expect(ada.get_by_test_id("club-editions")).to_contain_text("Ada's box")

    ben.goto(link)
    ben.get_by_test_id("join-name").fill("Ben")
    ben.get_by_test_id("join-club-do").click()
    ben.get_by_test_id("play-edition").click()
    expect(ben.get_by_test_id("box").locator(":checked")).to_have_text("Ada's box")
    expect(ben.get_by_test_id("open-to").locator(":checked")).to_contain_text("Box owners")
    with ben.expect_response("**/api/v1/tables") as made:
        ben.get_by_test_id("create").click()
    assert made.value.status == 201
    assert 'title = "Ada\'s box"' in made.value.request.post_data_json["options"]["box"]
    ada.get_by_test_id("remove-edition").click()
    expect(ada.get_by_test_id("club-editions")).not_to_contain_text("Ada's box")
