"""The editor of editions: a box entered by keys, clicks and from a spreadsheet, kept, and saved."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, Position, expect

from support.page.shared import Opener
from support.server.process import Server
from support.waiting import LIMIT

DEI = "dutch-east-indies"
MOST = {DEI: 1800, "amerigo": 3600}  # keys and clicks that a whole box may cost


class Hand:
    """Somebody with a box before them: every key and click counts."""

    def __init__(self, page: Page, server: Server, game: str) -> None:
        self.page, self.game, self.strokes = page, game, 0
        self.start = asked(server, game)
        page.goto(f"{server.address}/#/edition/{game}")
        expect(page.get_by_test_id("edition-progress")).to_be_visible()

    def click(self, place: str, at: Position | None = None) -> None:
        self.strokes += 1
        self.page.locator(f'[data-place="{place}"]').click(position=at)

    def press(self, key: str, times: int = 1) -> None:
        self.strokes += times
        for _ in range(times):
            self.page.keyboard.press(key)

    def type(self, text: str) -> None:
        self.strokes += len(text)
        self.page.keyboard.type(text)

    def cell(self, column: dict[str, Any], text: str) -> None:
        """What is in the focused cell is replaced; the next one has the focus then."""
        if column["kind"] == "word":
            if text in ("", column["choices"][0]):  # nothing, and what follows it
                self.press("Home")
                self.press("ArrowDown", 1 if text else 0)
            else:
                self.type(NAMES.get(text, text))
        elif text:
            self.type(text)
        else:
            self.press("Delete")
        self.press("Tab")

    def paste(self, place: str, text: str) -> None:
        self.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.page.locator(f'[data-place="{place}"]').focus()
        self.page.evaluate("(text) => navigator.clipboard.writeText(text)", text)
        self.page.keyboard.press("Control+V")

    def line(self, columns: list[dict[str, Any]], cells: list[str]) -> None:
        """A line of a table, from its first cell on; names, which are no values, stay."""
        for column, cell in zip(columns, cells, strict=True):
            if column["label"] or column["kind"] == "yes":
                self.press("Tab")  # which cards shuffle is as in ours
            else:
                self.cell(column, cell)

    def drawings(self, section: str, cell: int, drawn: list[str]) -> None:
        """All drawings of a section, mark by mark; Enter goes on to the next."""
        self.click(f"{section}-0-{cell}", {"x": 9, "y": 9})  # its first square
        for number, marks in enumerate(drawn):
            expect(self.page.locator(f'[data-place="{section}-{number}-{cell}"]')).to_be_focused()
            self.type(marks.replace("\n", "").replace("#", "x").replace(".", " ").replace("P", "p"))
            self.press("Enter")

    def enter(self, box: dict[str, list[list[str]]]) -> None:
        """Every value of a box, part by part."""
        for section in self.start["layout"]:
            key, columns = section["key"], section["columns"]
            kinds = [column["kind"] for column in columns]
            if "drawing" in kinds:
                drawn = kinds.index("drawing")
                self.drawings(key, drawn, [cells[drawn] for cells in box[key]])
                continue
            self.click(f"{key}-0-0")
            if kinds[0] == "word":
                self.press("Escape")  # a click has opened the list of its choices
            if section["form"] == "values":
                for column, (cell,) in zip(columns, box[key], strict=True):
                    self.cell(column, cell)
            else:
                for cells in box[key]:
                    self.line(columns, cells)

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
    return httpx.post(address, json={}, timeout=LIMIT).json()


NAMES = {"wild": "wi", "market": "Ma", "hunt": "hu"}  # letters that choose it


def invented(start: dict[str, Any]) -> dict[str, list[list[str]]]:
    """A box that nobody has: whatever can be otherwise in one that is played is so."""
    lines = {
        key: [[*line["cells"]] for line in part] for key, part in start["sheet"]["sections"].items()
    }
    if "cards" in lines:
        for cells in lines["cards"]:
            cells[2] = str(int(cells[2] or 0) + 1)  # a coin more than ours gives
        lines["sail"][1] = ["2 2 3 3 3 4 4 5"]
        lines["supply"][2] = ["9"]
        return lines
    for cells in lines["tiles"]:
        cells[2] = mirrored(cells[2])
    for cells in lines["shapes"]:
        cells[1] = mirrored(squared(cells[1], 6))
    for kind in ("villages", "neutrals"):
        for cells in lines[kind]:
            cells[4] = str(int(cells[4]) + 1)
    lines["map"], lines["tower"][1] = [["18"], ["4"]], ["0.4"]
    lines["progress"][1] = ["3/1 7/3 12/6 16/10 20/15"]
    return lines


def squared(drawing: str, side: int) -> str:
    """A drawing on all squares of its grid."""
    rows = [row.ljust(side, ".") for row in drawing.split("\n")]
    return "\n".join([*rows, *["." * side] * (side - len(rows))])


def mirrored(drawing: str) -> str:
    return "\n".join([row[::-1] for row in drawing.split("\n")])


def content_of(server: Server, game: str, box: dict[str, list[list[str]]]) -> dict[str, Any]:
    """The file of a box whose every value is read off it, and which can be played."""
    sections = {key: [{"cells": cells, "source": "printed"} for cells in box[key]] for key in box}
    sheet = {"name": "my-box", "title": "My box", "sections": sections}
    address = f"{server.address}/api/v1/games/{game}/editions/check"
    judged = httpx.post(address, json={"sheet": sheet}, timeout=LIMIT).json()
    assert judged["playable"], judged["problems"]
    return tomllib.loads(judged["text"])


@pytest.mark.parametrize("game", [DEI, pytest.param("amerigo", marks=pytest.mark.thorough)])
def test_a_whole_box_is_typed_with_few_keys(
    server: Server, page: Page, tmp_path: Path, game: str
) -> None:
    hand = Hand(page, server, game)
    box = invented(hand.start)
    hand.enter(box)
    values = sum(len(part) for part in box.values())
    hand.says(values, values)
    print(f"{game}: {values} values with {hand.strokes} keys and clicks")
    assert hand.strokes < MOST[game]
    expect(page.get_by_test_id("edition-state")).to_have_attribute("data-playable", "true")
    assert hand.saved(tmp_path) == content_of(server, game, box)


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
    expect(part.get_by_test_id("error")).to_contain_text("Asks for is 9; it is a whole number")
    expect(part.locator("li a")).to_have_text("DEI-TRADE-3")
    page.reload()
    expect(page.locator('[data-place="cards-4-1"]')).to_have_value("9")  # half-entered is kept
    expect(page.get_by_test_id("edition-first")).to_contain_text("Asks for is 9")
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


def test_a_column_fills_its_track_and_a_tick_and_what_has_no_place_is_said(
    server: Server, page: Page
) -> None:
    hand = Hand(page, server, DEI)
    hand.paste("sail-1-0", "2\n2\n3\n3\n3\n4\n4\n5\n")
    expect(page.locator('[data-place="sail-1-0"]')).to_have_value("2 2 3 3 3 4 4 5")
    hand.says(1, 67)
    hand.paste("sail-2-0", "7\n8\n9\n")
    expect(page.locator('[data-place="sail-3-0"]')).to_have_value("8")
    said = page.get_by_test_id("edition-left")
    expect(said).to_have_text("One pasted cell does not fit here and was left out: 9")
    hand.says(3, 67)
    page.keyboard.press("Control+Z")
    hand.says(1, 67)
    expect(said).to_have_count(0)
    shuffles = page.locator('[data-place="solo_cards-1-5"]')
    expect(shuffles).not_to_be_checked()
    hand.paste("solo_cards-1-5", "x")
    expect(shuffles).to_be_checked()
    hand.says(2, 67)
    row = page.locator("tr", has=page.locator('[data-place="sail-2-0"]'))
    expect(row.get_by_role("button")).to_have_text("deduced")
    page.locator('[data-place="sail-2-0"]').fill("7")
    expect(row.get_by_role("button")).to_have_text("✓ yours")
    row.get_by_role("button").click()  # not as on the box after all
    expect(row.get_by_role("button")).to_have_text("deduced")


TILE = ["..##..", ".a##t.", ".P#s#.", ".##cP.", "..##a.", "..##.."]


def test_a_tile_of_amerigo_is_drawn_by_keys(server: Server, page: Page, tmp_path: Path) -> None:
    hand = Hand(page, server, "amerigo")
    hand.drawings("tiles", 2, ["".join(TILE)])
    expect(page.locator('[data-place="tiles-1-2"]')).to_be_focused()
    hand.says(1, 96)
    assert hand.saved(tmp_path)["tiles"][0]["map"] == TILE


def test_a_tile_and_the_longest_shape_are_drawn_by_mouse(
    server: Server, page: Page, tmp_path: Path
) -> None:
    hand = Hand(page, server, "amerigo")

    def square(place: str, row: int, column: int) -> Locator:
        rows = page.locator(f'[data-place="{place}"] [role=row]')
        return rows.nth(row).locator("span").nth(column)

    def stroke(place: str, *squares: tuple[int, int]) -> None:
        for number, (row, column) in enumerate(squares):
            square(place, row, column).hover()
            if not number:
                page.mouse.down()
        page.mouse.up()

    start = hand.start["sheet"]["sections"]
    shape = [row.ljust(6, ".") for row in start["shapes"][0]["cells"][1].split("\n")]
    for row, marks in enumerate(shape):
        for column in [column for column in range(6) if marks[column] == "#"]:
            stroke("shapes-0-1", (row, column))  # land on land is none
    stroke("shapes-0-1", *[(2, column) for column in range(6)])
    tile = start["tiles"][0]["cells"][2].split("\n")
    stroke("tiles-0-2", *[(0, column) for column in range(6) if tile[0][column] == "."])
    palette = page.get_by_test_id("part-tiles").get_by_role("group", name="Marks")
    palette.get_by_role("button", name="trading-post").click()
    stroke("tiles-0-2", (0, 0))
    saved = hand.saved(tmp_path)
    assert "######" in saved["shapes"][start["shapes"][0]["cells"][0]]
    assert saved["tiles"][0]["map"][0][0] == "P"


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
        page.get_by_test_id("new-form").locator("> details > summary").click()
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
