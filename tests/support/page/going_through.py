"""Somebody who listens goes through everything at a decision, to know the position as a whole.

Answers to questions are heard; the board in words and the moves are read from Chromium's
accessibility tree, as a screen reader reads them. Nothing comes from anywhere else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from support.page.listening import WAY, ListeningPlayer, plain

Json = dict[str, Any]
Stop = tuple[int, str]  # a button, and how many others V and Tab pass before it
SQUARE = re.compile(r"(@?\w+): (.*?)(?:\. (.*))?$")  # with what choosing it would do
LOOKED_AT = re.compile(r"\banchor space|\bpirate, heading")  # O says more there
OFFERED = re.compile(r"(?:^| )(?:One|(\d+)) moves?: (.*?)\.(?: Out of turn: (.*)\.)?$", re.DOTALL)
ISLAND = re.compile(r"[^:]+ \([\w ]*[Ii]sland\): ")
GROUP = re.compile(r" \(\d+\)$")
MORE = re.compile(r"\d+ more$")
SHIP = re.compile(r"^(\d[AB]): (big|small) ship, (\w+):", re.MULTILINE)


class GoingThrough:
    """What a listening player hears of a position who asks everything."""

    def __init__(self, player: ListeningPlayer, names: list[str]) -> None:
        self.player = player
        self.names = names
        self.regions: dict[str, int] = {}

    def heard(self) -> Json:
        """All phrases; afterwards no advice is marked any more."""
        ask, since = self.player.ask, self.player.utterances()
        self.player.press("Escape")
        assert self.player.hear(since, 5) == ["Hint closed."]
        sheets = [ask(str(number + 1)) for number in range(len(self.names))]
        said = {"names": self.names, "table": ask("d"), "sheets": sheets}
        offered, (board, choices) = ask("m"), self._board()
        return said | board | {"moves": self._moves(offered, choices, "\n".join(sheets))}

    def _nodes(self, region: str, **only: str) -> list[Json]:
        """What a part of the page says, in its order."""
        send = self.player.tree.send
        if region not in self.regions:
            there = send("Runtime.evaluate", {"expression": "document"})["result"]["objectId"]
            wanted = {"objectId": there, "role": "region", "accessibleName": region}
            found = send("Accessibility.queryAXTree", wanted)["nodes"]
            self.regions[region] = found[0]["backendDOMNodeId"]
        wanted = {"backendNodeId": self.regions[region], **only}
        return list(send("Accessibility.queryAXTree", wanted)["nodes"])

    # --- the board -------------------------------------------------------------------------------

    def _board(self) -> tuple[Json, list[str]]:
        """Every square, the islands, and what O says where there is more; what can be chosen."""
        self.player.press("g")
        self.player.reach("textbox")
        names = [node["name"]["value"] for node in self._nodes("The board in words", role="button")]
        first = next(i for i, name in enumerate(names) if name.startswith("a1: "))
        told = [found.groups() for name in names[first:] if (found := SQUARE.match(name))]
        about = {at: self._about(at) for at, words, _ in told if LOOKED_AT.search(words)}
        self.player.press("Escape")
        islands = [name for name in names[:first] if ISLAND.match(name)]
        squares = [(at, words) for at, words, _ in told]
        chosen = [move for *_, choice in told if choice for move in choice.split(" / ")]
        choices = [move for move in chosen if not WAY.match(move)]  # a way is several moves
        return {"squares": squares, "islands": islands, "about": about}, choices

    def _about(self, square: str) -> str:
        self.player.reach("textbox")
        self.player.press(*square, "Enter")
        self.player.reach("button", f"{square}:")
        answer = self.player.ask("o")
        self.player.press("g")
        return answer

    # --- the moves -------------------------------------------------------------------------------

    def _moves(self, offered: str, choices: list[str], sheets: str) -> list[str]:
        """What may be done: M names it. What it only counts, the squares or the groups name."""
        found = OFFERED.search(offered)
        assert found, f"M says {offered!r}"
        named = found[2].split("; ")
        moves = [name for name in named if not GROUP.search(name) and not MORE.match(name)]
        count = int(found[1] or 1)
        if len(moves) < count == len(moves) + len(choices):
            moves += choices
        elif len(moves) < count:
            ships = {size: ship for ship, size, name in SHIP.findall(sheets) if name == "Ada"}
            leaves = self._leaves([], ships, known=None if MORE.match(named[-1]) else moves)
            moves += [leaf for leaf in leaves if leaf not in moves]
        assert len(moves) == count, f"{offered!r}, but there are {sorted(moves)}"
        return moves + (found[3].split("; ") if found[3] else [])

    def _leaves(
        self, path: list[Stop], ships: dict[str, str], known: list[str] | None
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

    def _open(self, path: list[Stop]) -> None:
        """Goes into a group from the top."""
        self.player.press("Escape")
        for number, name in path:
            self.player.press("v", *["Tab"] * number)
            self.player.into(plain(name))

    def _level(self) -> tuple[list[str], list[str], list[Stop]]:
        """What has been chosen so far, and the moves and groups that are next."""
        nodes = self._nodes("What to do")
        above = {node["nodeId"]: node.get("parentId") for node in nodes}
        named = {node["nodeId"]: node.get("name", {}).get("value") for node in nodes}

        def within(node: str | None) -> set[str]:
            return {named.get(node, ""), *within(above.get(node))} if node else set()

        trail, leaves, groups = list[str](), list[str](), list[Stop]()
        for number, node in enumerate(self._stops(nodes)):
            name, around = node["name"]["value"], within(node.get("parentId"))
            if "Chosen so far" in around:
                trail.append(name)
            elif any(each["name"] == "expanded" for each in node["properties"]):
                groups.append((number, name))
            elif "Legal moves" in around:
                leaves.append(name.split(". ")[0])  # what of it is final is another sentence
        return trail, leaves, groups

    @staticmethod
    def _stops(nodes: list[Json]) -> list[Json]:
        """The buttons at which Tab stops."""
        buttons = [node for node in nodes if node.get("role", {}).get("value") == "button"]
        off = {"name": "disabled", "value": {"type": "boolean", "value": True}}
        return [node for node in buttons if off not in node["properties"]]
