"""A game that was played, entered at a table of the real server from other devices."""

from __future__ import annotations

import uuid
from pathlib import Path

from carrack.core.beside import Beside
from carrack.core.record import read_record
from support.board import Board
from support.server.tables import Table, human, open_table

RECORDS = Path(__file__).parents[2] / "records"


class Played:
    """A record that is entered at a table; `known` is the same game without a server."""

    def __init__(self, address: str, name: str) -> None:
        record = read_record((RECORDS / f"{name}.jsonl").read_text().splitlines())
        self.board = Board(record)
        self.known: Beside = self.board.beside()
        header = record.header
        seats = [human(f"P{seat}") for seat in range(header.players)]
        about = {"game": header.game, "options": header.options, "beside": True}
        self.table: Table = open_table(address, *seats, **about)

    def up_to(self, key: str, count: int = 1) -> list[int]:
        """Plays up to the so manieth question of a kind; gives the right answer to it."""
        while self.known.asked is not None or self._moved():
            while (question := self.known.question) is not None:
                answer = self.board.answer(self.known)
                count -= question.about["key"] == key
                if count == 0:
                    return answer
                self.enter(answer)
        raise AssertionError(f"the record never asks {key}")

    def enter(self, answer: list[int]) -> None:
        """Answers at the table, and without it."""
        seat = self.known.whose or 0
        body = {"move_id": str(uuid.uuid4()), "at": self.known.at, "picked": answer}
        self.table.ask("POST", "/enter", seat, json=body)
        self.known.enter(answer)

    def _moved(self) -> bool:
        assert self.known.story is not None
        at = len(self.known.story.steps) - 1
        for entry in self.board.decisions(self.known):
            data, seat = entry.data, entry.data["seat"]
            path = "/undo" if entry.kind == "undo" else f"/{entry.kind}s"
            what = {"to": data["undo"]} if entry.kind == "undo" else {"move": data[entry.kind]}
            if entry.kind != "command":
                what["at"] = at
            body = {"move_id": str(uuid.uuid4()), "seat": seat, **what}
            self.table.ask("POST", path, seat, json=body)
            return True
        return False
