"""Somebody who listens goes through everything at a decision, to know the position as a whole.

Answers to questions are heard; the board in words and the moves are read from Chromium's
accessibility tree, as a screen reader reads them. Nothing comes from anywhere else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from support.page.listening import ENDS, WAY, ListeningPlayer
from support.page.listening_visitor import Json, plain
from support.positions.proof import Proving
from support.server.tables import Table

SQUARE = re.compile(r"(@?\w+): (.*?)(?:\. (.*))?$")  # with what choosing it would do
LOOKED_AT = re.compile(r"\banchor space|\bpirate, heading")  # O says more there
OFFERED = re.compile(r"(?:^| )(?:One|(\d+)) moves?: (.*?)\.(?: Out of turn: |$)", re.DOTALL)
OUT_OF_TURN = re.compile(r"(?:^| )Out of turn: (.*)\.$")
STANDING = re.compile(r"^([^:\n]+): ", re.MULTILINE)
ISLAND = re.compile(r"[^:]+ \([\w ]*[Ii]sland\): ")
GROUP = re.compile(r" \(\d+, for example .*\)$")
LANDING = re.compile(r"Island \d+, (?:first|one more) post: ship ")  # a move, said first
MORE = re.compile(r"\d+ more$")
SENT = ("view", "legal", "left", "courses", "commands")


class GoingThrough:
    """What a listening player hears of a position who asks everything."""

    def __init__(self, player: ListeningPlayer) -> None:
        self.player = player
        self.offered: list[str] = []  # what may be done, as it was heard last

    def heard(self) -> Json:
        """All phrases; no advice may be marked."""
        ask = self.player.ask
        names = STANDING.findall(ask("s"))  # everybody stands somewhere
        sheets = [ask(str(number + 1)) for number in range(len(names))]
        assert all(name in sheet for name, sheet in zip(names, sheets, strict=True))
        said = {"names": names, "table": ask("d"), "sheets": sheets}
        offered, (board, choices) = ask("m"), self._board()
        before = OFFERED.search(offered) or OUT_OF_TURN.search(offered)
        line = offered[: before.start()].strip() if before else offered
        self.offered = self._moves(offered, choices)
        return said | board | {"line": line, "moves": self.offered}

    # --- the board -------------------------------------------------------------------------------

    def _board(self) -> tuple[Json, list[str]]:
        """Every square, the islands, and what O says where there is more; what can be chosen."""
        self.player.press("g")
        self.player.reach("textbox")
        names = [
            node["name"]["value"] for node in self.player.read("The board in words", role="button")
        ]
        first = next(i for i, name in enumerate(names) if name.startswith("a1: "))
        told = [found.groups() for name in names[first:] if (found := SQUARE.match(name))]
        about = {at: self._about(at) for at, words, _ in told if LOOKED_AT.search(words)}
        self.player.press("Escape")
        islands = [name for name in names[:first] if ISLAND.match(name)]
        squares = [(at, words) for at, words, _ in told]
        chosen = [move for *_, choice in told if choice for move in choice.split(" / ")]
        offers = [(at, choice) for at, _, choice in told if choice]
        choices = [move for move in chosen if not WAY.match(move)]  # a way is several moves
        found = {"squares": squares, "choices": offers, "islands": islands, "about": about}
        return found, choices

    def _about(self, square: str) -> str:
        self.player.reach("textbox")
        self.player.press(*square, "Enter")
        self.player.reach("button", f"{square}:")
        answer = self.player.ask("o")
        self.player.press("g")
        return answer

    # --- the moves -------------------------------------------------------------------------------

    def _moves(self, offered: str, choices: list[str]) -> list[str]:
        """What may be done: M names it. What it only counts, the squares or the groups name."""
        aside = OUT_OF_TURN.search(offered)
        others = aside[1].split("; ") if aside else []
        found = OFFERED.search(offered)
        assert found or others, f"M says {offered!r}"
        return (self._own(found, choices) if found else []) + others

    def _own(self, found: re.Match[str], choices: list[str]) -> list[str]:
        """What one may do in one's turn."""
        named = [name for name in found[2].split("; ") if not LANDING.match(name)]
        moves = [name for name in named if not GROUP.search(name) and not MORE.match(name)]
        count = int(found[1] or 1)
        if len(moves) < count == len(moves) + len(choices):
            moves += choices
        elif len(moves) < count:
            ships = {size: ship for ship, size in self.player.own_ships().items()}
            leaves = self._leaves([], ships, known=None if MORE.match(named[-1]) else moves)
            moves += [leaf for leaf in leaves if leaf not in moves]
            if len(moves) == count - 1 and self._can_end():
                moves.append("End turn" if ships else "Confirm turn")  # as M calls it
        assert len(moves) == count, f"{found[0]!r}, but there are {sorted(moves)}"
        return moves

    def _can_end(self) -> bool:
        """Whether the button below the moves ends the turn: what M counts last."""
        buttons = self._stops(self.player.read("What to do"))
        return any(button["name"]["value"].startswith(ENDS) for button in buttons)

    def _leaves(
        self, path: list[str], ships: dict[str, str], known: list[str] | None
    ) -> Iterator[str]:
        """The moves behind a group, and behind the groups in it; whose ship it is says the way."""
        self._open(path)
        trail, leaves, groups = self._level()
        ship = next(
            (ships[size] for each in trail if (size := each.removesuffix(" ship")) in ships), ""
        )
        if trail or known is None:
            yield from (f"{ship}: {leaf}" if ship else leaf for leaf in leaves)
        for group in groups:
            yield from self._leaves([*path, group], ships, None)

    def _open(self, path: list[str]) -> None:
        """Goes into a group from the top."""
        self.player.press("Escape")
        for name in path:
            self.player.press("v")
            self.player.into(plain(name))

    def _level(self) -> tuple[list[str], list[str], list[str]]:
        """What has been chosen so far, and the moves and groups that are next."""
        nodes = self.player.read("What to do")
        above = {node["nodeId"]: node.get("parentId") for node in nodes}
        named = {node["nodeId"]: node.get("name", {}).get("value") for node in nodes}

        def within(node: str | None) -> set[str]:
            return {named.get(node, ""), *within(above.get(node))} if node else set()

        trail, leaves, groups = list[str](), list[str](), list[str]()
        for node in self._stops(nodes):
            name, around = node["name"]["value"], within(node.get("parentId"))
            if "Chosen so far" in around:
                trail.append(name)
            elif any(each["name"] == "expanded" for each in node["properties"]):
                groups.append(name)
            elif "Legal moves" in around:
                leaves.append(name.split(". ")[0])  # what of it is final is another sentence
        return trail, leaves, groups

    @staticmethod
    def _stops(nodes: list[Json]) -> list[Json]:
        """The buttons at which Tab stops."""
        buttons = [node for node in nodes if node.get("role", {}).get("value") == "button"]
        off = {"name": "disabled", "value": {"type": "boolean", "value": True}}
        return [node for node in buttons if off not in node["properties"]]


def sent(table: Table, seat: int = 0) -> Json:
    """What the page of a seat was sent of the position."""
    return {name: each for name, each in table.look(seat).items() if name in SENT}


def proves(position: Proving, everything: GoingThrough, table: Table, seat: int = 0) -> None:
    """Somebody goes through everything; what they have heard is the position."""
    now = table.look()
    position.proven(
        {
            "game": now["game"],
            "made": len(everything.player.made),
            "names": [each["name"] for each in now["seats"]],
            "sent": sent(table, seat),
            "heard": everything.heard(),
        }
    )
