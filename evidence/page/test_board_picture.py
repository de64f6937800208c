"""The board as a file: a drawing that needs no page around it, and a picture of it."""

from __future__ import annotations

import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest
from evidence.support.page.axe import flawless
from playwright.sync_api import Page, expect

from support.page.chromium import OUTPUT
from support.page.shared import Opener
from support.server.process import Server
from support.server.tables import DEI, Json, human, open_table

RECORDS = Path(__file__).parents[2] / "tests/records"
GAMES: dict[str, Json] = {"amerigo": {"game": "amerigo"}, "dutch-east-indies": DEI}
SVG = "{http://www.w3.org/2000/svg}"
FOREIGN = ("var(", "light-dark", "<use", "href", "data-", "aria-", " class=", " style=", "<script")


def saved(page: Page, ending: str, name: str) -> Path:
    """The file of the dialog's entry, pressed by key."""
    with page.expect_download() as loading:
        page.get_by_test_id(f"save-{ending}").press("Enter")
    assert loading.value.suggested_filename == f"{name}.{ending}"
    OUTPUT.mkdir(parents=True, exist_ok=True)
    file = OUTPUT / loading.value.suggested_filename
    loading.value.save_as(file)
    return file


def stands_alone(file: Path, title: str) -> None:
    """Nothing in a drawing needs the page or tells more than is drawn."""
    text = file.read_text()
    assert [word for word in FOREIGN if word in text] == []
    drawing = ElementTree.fromstring(text)
    assert drawing.tag == f"{SVG}svg"
    assert [each.text for each in drawing.iter(f"{SVG}title")] == [title]
    assert len(list(drawing.iter())) > 300


def size_of(file: Path) -> tuple[int, int]:
    data = file.read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    assert len(data) > 100_000
    wide, high = struct.unpack(">II", data[16:24])
    return wide, high


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_board_of_a_table_is_saved_as_the_same_picture_by_day_and_night(
    server: Server, visitor: Opener, game: str, phone: bool
) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=3, **GAMES[game])
    page = visitor(phone=phone).new_page()
    page.goto(table.link(0))
    page.get_by_test_id("board").wait_for()
    title = "Amerigo" if game == "amerigo" else "The Dutch East Indies"
    name = f"carrack-{game}-step{table.steps()[-1]['seq']}"
    drawings = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        if phone:
            page.get_by_test_id("menu").click()
        page.get_by_test_id("open-exports").click()
        expect(page.get_by_test_id("save-csv")).to_have_count(0)
        drawing = saved(page, "svg", name)
        stands_alone(drawing, f"{title}, turn 1")
        drawings.append(drawing.read_text())
        if scheme == "dark":
            flawless(page, "save-svg")
        wide, high = size_of(saved(page, "png", name))
        assert wide == 2400
        assert 1000 < high <= 3000
        page.get_by_test_id("dialog-close").click()
    assert drawings[0] == drawings[1]
    blank = visitor().new_page()
    blank.set_content(f"<body style='margin:0'>{drawings[0]}")
    device = "phone" if phone else "desktop"
    blank.locator("svg").first.screenshot(path=OUTPUT / f"drawing-{game}-{device}.png")


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_saved_at_the_step_that_is_shown(server: Server, page: Page, game: str) -> None:
    page.goto(f"{server.address}/#/replay")
    record = next(RECORDS.glob(f"{game}-2-greedy*.jsonl"))
    page.get_by_test_id("record-file").set_input_files(record)
    page.get_by_test_id("replay-last").click()
    page.get_by_test_id("open-exports").click()
    page.get_by_test_id("save-csv").wait_for()
    with page.expect_download() as loading:
        page.get_by_test_id("save-svg").click()
    name = loading.value.suggested_filename
    assert name.startswith(f"carrack-{game}-step")
    assert name != f"carrack-{game}-step0.svg"
    loading.value.save_as(OUTPUT / f"end-{game}.svg")


def test_a_board_that_stands_in_words_has_no_picture(server: Server, page: Page) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=3)
    page.goto(table.link(0))
    page.get_by_test_id("board").wait_for()
    page.get_by_test_id("in-words").click()
    page.get_by_test_id("open-exports").click()
    page.get_by_test_id("save-record").wait_for()
    expect(page.get_by_test_id("save-svg")).to_have_count(0)
