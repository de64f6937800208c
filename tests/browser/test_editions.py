"""The editor of editions: a box entered by keys, clicks and from a spreadsheet, kept, and saved."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from support.page.shared import Opener
from support.server.process import Server

DEI = "dutch-east-indies"
MOST = {DEI: 1800, "amerigo": 3600}  # keys and clicks that a whole box may cost


class Hand:
    """Somebody with a box before them: every key and click counts."""

    def __init__(self, page: Page, server: Server, game: str) -> None:
        self.page, self.game, self.strokes = page, game, 0
        self.start = asked(server, game)
        page.goto(f"{server.address}/#/edition/{game}")
        expect(page.get_by_test_id("edition-progress")).to_be_visible()

    def click(self, place: str) -> None:
        self.strokes += 1
        self.page.locator(f'[data-place="{place}"]').click()

    def press(self, key: str, times: int = 1) -> None:
        self.strokes += times
        for _ in range(times):
            self.page.keyboard.press(key)

    def type(self, text: str) -> None:
        self.strokes += len(text)
        self.page.keyboard.type(text)

    def cell(self, kind: str, text: str, names: list[str]) -> None:
        """What is in the focused cell is replaced; the next one has the focus then."""
        if kind == "word":
            if text:
                self.type(names[0][:2])
            else:
                self.press("Home")  # the choice of nothing comes first
        elif kind == "yes":
            self.press("Space")
        elif text:
            self.type(text)
        else:
            self.press("Delete")
        self.press("Tab")

    def paste(self, place: str, text: str) -> None:
        self.page.locator(f'[data-place="{place}"]').focus()
        self.page.evaluate(
            """(text) => {
              const clipboardData = new DataTransfer();
              clipboardData.setData("text", text);
              const paste = { clipboardData, bubbles: true, cancelable: true };
              document.activeElement.dispatchEvent(new ClipboardEvent("paste", paste));
            }""",
            text,
        )

    def saved(self, folder: Path) -> dict[str, Any]:
        """The content of the file that is saved now."""
        with self.page.expect_download() as download:
            self.page.get_by_test_id("edition-save").click()
        file = folder / download.value.suggested_filename
        download.value.save_as(file)
        return tomllib.loads(file.read_text(encoding="utf-8"))

    def says(self, yours: int, all_of_them: int) -> None:
        words = f"{yours} of {all_of_them} values {'is' if yours == 1 else 'are'} yours"
        expect(self.page.get_by_test_id("edition-progress")).to_have_text(words)


def asked(server: Server, game: str) -> dict[str, Any]:
    """The edition that an editor begins with."""
    address = f"{server.address}/api/v1/games/{game}/editions/check"
    return httpx.post(address, json={}).json()


NAMES = {"wild": "wild island", "market": "Market", "hunt": "hunt"}


def invented(start: dict[str, Any]) -> dict[str, list[list[str]]]:
    """A box that nobody has, whose every card gives a coin more than ours."""
    lines = {
        key: [[*line["cells"]] for line in part] for key, part in start["sheet"]["sections"].items()
    }
    for cells in lines["cards"]:
        cells[2] = str(int(cells[2] or 0) + 1)
    lines["sail"][1] = ["2 2 3 3 3 4 4 5"]
    lines["supply"][2] = ["9"]
    return lines


def test_a_whole_box_of_the_dutch_east_indies_is_typed_with_few_keys(
    server: Server, page: Page, tmp_path: Path
) -> None:
    hand = Hand(page, server, DEI)
    box = invented(hand.start)
    for section in hand.start["layout"]:
        key, columns = section["key"], section["columns"]
        hand.click(f"{key}-0-0")
        if section["form"] == "list":
            hand.press("Tab")  # the names of cards are no values
        for number, cells in enumerate(box[key]):
            if section["form"] == "values":
                hand.cell(columns[number]["kind"], cells[0], [])
                continue
            for column, cell in list(zip(columns, cells, strict=True))[1:]:
                if column["kind"] == "yes":
                    hand.press("Tab")  # which cards shuffle is as in ours
                    continue
                hand.cell(column["kind"], cell, [NAMES.get(cell, cell)])
            hand.press("Tab")
    hand.says(67, 67)
    assert hand.strokes < MOST[DEI]
    content = hand.saved(tmp_path)
    assert content["sail"]["prices"] == [2, 2, 3, 3, 3, 4, 4, 5]
    assert [card["gives"].get("coins") for card in content["cards"]] == [
        int(cells[2]) for cells in box["cards"]
    ]
    assert [card["action"] for card in content["solo_cards"]] == [
        cells[1] for cells in box["solo_cards"]
    ]
    assert {card["provenance"] for card in content["cards"]} == {"printed"}
    expect(page.get_by_test_id("edition-state")).to_have_attribute("data-playable", "true")


def test_cards_come_from_a_spreadsheet_and_a_mistake_is_told_undone_and_kept(
    server: Server, page: Page
) -> None:
    hand = Hand(page, server, DEI)
    cards = invented(hand.start)["cards"]
    hand.paste("cards-0-1", "\n".join("\t".join(cells[1:]) for cells in cards))
    hand.says(30, 67)
    hand.click("cards-4-1")
    hand.type("9")
    part = page.get_by_test_id("part-cards")
    expect(part.get_by_test_id("error")).to_contain_text("crates is 9; it is a whole number")
    expect(part.locator("li a")).to_have_text("DEI-TRADE-3")
    page.reload()
    expect(page.locator('[data-place="cards-4-1"]')).to_have_value("9")  # half-entered is kept
    expect(page.get_by_test_id("edition-first")).to_contain_text("crates is 9")
    page.locator('[data-place="cards-4-1"]').fill("5")
    expect(page.get_by_test_id("edition-state")).to_have_attribute("data-playable", "true")
    page.get_by_test_id("edition-undo").click()
    expect(page.locator('[data-place="cards-4-1"]')).to_have_value("9")


def test_a_saved_file_is_opened_again(server: Server, page: Page, tmp_path: Path) -> None:
    hand = Hand(page, server, DEI)
    file = tmp_path / "mine.toml"
    file.write_text(hand.start["text"].replace('"My box"', '"Found in the attic"'))
    page.get_by_test_id("edition-file").set_input_files(file)
    expect(page.get_by_test_id("edition-title")).to_have_value("Found in the attic")
    file.write_text("no edition")
    page.get_by_test_id("edition-file").set_input_files(file)
    expect(page.get_by_test_id("edition-said")).to_contain_text("not TOML")
    expect(page.get_by_test_id("edition-title")).to_have_value("Found in the attic")


TILE = ["..##..", ".a##t.", ".P#s#.", ".##cP.", "..##a.", "..##.."]


def test_a_tile_of_amerigo_is_drawn_by_keys_and_all_of_it_would_cost_few(
    server: Server, page: Page, tmp_path: Path
) -> None:
    hand = Hand(page, server, "amerigo")
    place = page.locator('[data-place="tiles-0-2"]')
    place.focus()
    hand.type("".join(TILE).replace("#", "x").replace("P", "p"))
    hand.press("Enter")
    expect(page.locator('[data-place="tiles-1-2"]')).to_be_focused()
    hand.says(1, 96)
    sections = hand.start["sheet"]["sections"]
    rest = sum(
        len(cell) + 2 for key in sections for line in sections[key] for cell in line["cells"]
    )
    tiles = hand.strokes * len(sections["tiles"])
    assert tiles + rest < MOST["amerigo"]
    assert hand.saved(tmp_path)["tiles"][0]["map"] == TILE


@pytest.mark.parametrize("game", [DEI, "amerigo"])
def test_the_page_of_new_tables_leads_to_the_editor(server: Server, page: Page, game: str) -> None:
    page.goto(f"{server.address}/#/new/{game}")
    page.get_by_test_id("edition-own").click()
    expect(page.get_by_test_id("edition-progress")).to_be_visible()


@pytest.mark.parametrize("game", [DEI, "amerigo"])
def test_what_was_entered_is_played_at_once_and_offered_from_then_on(
    server: Server, page: Page, game: str
) -> None:
    hand = Hand(page, server, game)
    page.get_by_test_id("edition-title").fill("The box from the attic")
    if game == DEI:
        hand.paste("cards-0-1", "1\t9\n")
    else:
        page.locator('[data-place="tower-1-0"]').fill("0.45")
    hand.says(1, 67 if game == DEI else 96)
    page.get_by_test_id("edition-name").fill("attic")
    page.get_by_test_id("edition-play").click()  # before the server has heard of the last letters
    expect(page.get_by_test_id("box").locator(":checked")).to_have_text("The box from the attic")
    if game == "amerigo":
        page.get_by_test_id("new-form").locator("summary").click()
        expect(page.get_by_test_id("option-stick")).to_have_value("45")
    with page.expect_response("**/api/v1/tables") as made:
        page.get_by_test_id("create").click()
    told = httpx.get(f"{server.address}/api/v1/tables/{made.value.json()['table']}").json()
    assert 'title = "The box from the attic"' in told["options"]["box"]
    assert told["view"]["static"]["edition"] == "attic"
    page.get_by_test_id("open-components").click()
    expect(page.get_by_test_id("unprinted-count")).to_contain_text("are not the printed ones")
    page.goto(f"{server.address}/#/new/{game}")
    expect(page.get_by_test_id("box").locator(":checked")).to_have_text("The usual one")
    page.get_by_test_id("box").select_option(label="The box from the attic")
    page.get_by_test_id("forget-box").click()
    expect(page.get_by_test_id("box")).to_have_count(0)


def test_a_box_is_called_in_the_language_of_the_page(server: Server, visitor: Opener) -> None:
    page = visitor(locale="fr-FR").new_page()
    page.goto(f"{server.address}/#/edition/{DEI}")
    expect(page.get_by_test_id("edition-title")).to_have_value("Ma boîte")
    with page.expect_download() as download:
        page.get_by_test_id("edition-save").click()
    assert 'title = "Ma boîte"' in download.value.path().read_text(encoding="utf-8")
