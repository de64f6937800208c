"""A map is drawn from the empty sea by somebody who hears what is spoken and has only keys.

At the end they go through the drawing in words, rebuild the map from that alone, and it is the one
that is saved.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from playwright.sync_api import Page

from support.page.listening_visitor import Json, ListeningVisitor
from support.page.map_editor import GAME
from support.server.process import Server

SQUARE = re.compile(r"([a-z])(\d+): (.+)")
SHIP = re.compile(r"^(Big|Small) (?:ship of player (\d)|pirate): (\w+), (\w+)$", re.MULTILINE)
CARDS = re.compile(r"^([^:]+): .*Trading cards: (\d+)", re.MULTILINE)
WAYS = dict(
    zip(
        ("north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"),
        ("N", "NE", "E", "SE", "S", "SW", "W", "NW"),
        strict=True,
    )
)
MARKS = {
    "Noordkerk, home of player 1": "1",
    "Oostwolde, home of player 2": "2",
    "Pasar Raja": "M",
    "Kaap Duiven": "a",
}
"""The islands by what a square of them is called."""
MARKS_DRAWN = [name for mark in "1Ma2" for name, each in MARKS.items() if each == mark]
SHIPS = {
    "b1": ["Shift+B"],
    "n1": ["Shift+B"],
    "c4": ["Shift+B", "Shift+R"],
    "b2": ["Shift+S"],
    "n2": ["Shift+S", "Shift+R", "Shift+R"],
    "d6": ["Shift+S"],
}
"""Where ships begin, in the order in which their keys bring them to hand; some are turned."""


class Drafter(ListeningVisitor):
    """Draws by keys, and hears what becomes of it."""

    def go(self, square: str) -> str:
        """To a square by its name; what lies there."""
        self.press("Shift+G")
        self.reach("textbox")
        self.press(*square, "Enter")
        return self.reach("button", f"{square}: ").removeprefix(f"{square}: ")

    def draws(self, *keys: str, hears: str) -> None:
        before = self.utterances()
        self.press(*keys)
        self.hears(hears, before)

    def puts(self, square: str, *tool: str, hears: str) -> None:
        """Takes a tool in hand and uses it on a square; both are heard."""
        if tool:
            self.draws(*tool, hears="In hand: ")
        assert self.go(square).lower().startswith(("open sea", "port"))
        self.draws("Enter", hears=f"{square}: {hears}")
        assert self.focused()[1].startswith(f"{square}: {hears}")  # nobody is led away

    def drawing(self) -> Json:
        """The map as the drawing in words has it: rows, ships of all seats and pirates, cards."""
        buttons = self.read("The board in words", role="button")
        names = [node["name"]["value"] for node in buttons]
        rows: dict[int, str] = {}
        for name in names:
            if square := SQUARE.fullmatch(name):
                _, row, words = square.groups()
                rows[int(row)] = rows.get(int(row), "") + self.mark(words)
        said = "\n".join(names)
        ships = [(size, who, f"{at} {WAYS[way]}") for size, who, at, way in SHIP.findall(said)]
        return {"rows": list(rows.values()), "ships": sorted(ships), "cards": CARDS.findall(said)}

    def mark(self, words: str) -> str:
        """A square as a map file writes it."""
        if words.startswith("Port"):
            return "+"
        if words.startswith("open sea"):
            return "."
        return MARKS.get(words, "?")


def written(text: str) -> Json:
    """The same of a map's file."""
    plan = tomllib.loads(text)
    berths = [(str(seat + 1), home) for seat, home in enumerate(plan["homes"])]
    pairs = [*berths, ("", plan["pirates"])]
    ships = [(size, who, pair[size.lower()]) for who, pair in pairs for size in ("Big", "Small")]
    cards = [(wild["name"], str(wild["cards"])) for wild in plan["wild"]]
    return {"rows": plan["chart"].split(), "ships": sorted(ships), "cards": cards}


def test_a_map_is_drawn_by_somebody_who_hears_it_and_has_keys_alone(
    server: Server, page: Page, tmp_path: Path
) -> None:
    drafter = Drafter(page, f"{server.address}/#/design/{GAME}")
    drafter.tab_to("for 2 players")
    drafter.press("Enter")
    drafter.hears("10 things keep it from being played.")
    for square, tool, island in zip(
        ("a1", "e1", "i1", "m1"), ("1", "Shift+M", "Shift+N", "2"), MARKS_DRAWN, strict=True
    ):
        drafter.puts(square, tool, hears=island)
    drafter.puts("b1", "+", hears="Port")
    drafter.press("ArrowLeft")
    assert drafter.focused()[1] == f"a1: {MARKS_DRAWN[0]}"
    for port in ("f1", "j1", "n1"):
        drafter.puts(port, hears="Port")
    drafter.puts("g9", hears="Port")
    drafter.hears("The port on g9 touches no island")
    drafter.draws("Shift+O", hears="g9: Port. The port on g9 touches no island")
    drafter.draws("Control+z", hears="Taken back. g9: open sea")
    drafter.go("j1")
    drafter.draws("Shift+I", hears="Kaap Duiven: one square of land, one port, Trading cards: 3")
    for square, keys in SHIPS.items():
        drafter.puts(square, *keys, hears="")
    drafter.hears("It can be played.")
    checked = drafter.ask("Shift+C")
    assert checked.startswith("It can be played."), checked
    heard = drafter.drawing()
    assert heard["rows"][0] == "1+..M+..a+..2+......"
    drafter.tab_to("Save as file")
    with page.expect_download() as saved:
        drafter.press("Enter")
    file = tmp_path / "map.toml"
    saved.value.save_as(file)
    assert heard == written(file.read_text(encoding="utf-8"))
