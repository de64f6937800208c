"""A game that was played, entered at a table."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

from carrack.core.record import Entry, Record, read_record
from carrack.core.tabletop import TabletopGame
from support.board import Board
from support.server.tables import Table, human, open_table

RECORDS = Path(__file__).parents[2] / "records"
Post = Callable[[str, int, dict[str, Any]], Any]
"""Asks a table for something: the path below it, the seat that asks, the body."""


def recorded(name: str) -> Record:
    return read_record((RECORDS / f"{name}.jsonl").read_text().splitlines())


def about(record: Record) -> dict[str, Any]:
    """What a table for the game of a record is wished with."""
    header = record.header
    seats = [human(f"P{seat}") for seat in range(header.players)]
    wish = {"game": header.game, "players": header.players, "options": header.options}
    return {**wish, "seats": seats, "beside": True}


class Played:
    """A record that is entered at a table; `known` is the same game without a server."""

    def __init__(self, record: Record, post: Post) -> None:
        self.board = Board(record)
        self.known: TabletopGame = self.board.beside()
        self.post = post

    def up_to(self, key: str, count: int = 1) -> list[int]:
        """Plays up to the so manieth question of a kind; gives the right answer to it."""
        while self.known.asked is not None or self.moved():
            while (question := self.known.question) is not None:
                answer = self.board.answer(self.known)
                count -= question.about["key"] == key
                if count == 0:
                    return answer
                self.enter(answer)
        raise AssertionError(f"the record never asks {key}")

    def play_out(self) -> None:
        """Plays to the end."""
        while self.known.asked is not None or self.moved():
            while self.known.asked is not None:
                self.enter(self.board.answer(self.known))

    def enter(self, answer: list[int]) -> None:
        """Answers at the table, and without it."""
        body = {"move_id": str(uuid.uuid4()), "at": self.known.at, "picked": answer}
        self.post("/enter", self.known.whose or 0, body)
        self.known.enter(answer)

    def moved(self) -> bool:
        """Makes the next decision; False at the end."""
        at = self.known.at
        for entry in self.board.decisions(self.known):
            path, body = asked_for(entry, at)
            self.post(path, body["seat"], body)
            return True
        return False


def asked_for(entry: Entry, at: int) -> tuple[str, dict[str, Any]]:
    """The request for a decision of a record: its path and its body."""
    data = entry.data
    body: dict[str, Any] = {"move_id": str(uuid.uuid4()), "seat": data["seat"]}
    if entry.kind == "command":
        return "/commands", {**body, "move": data["command"]}
    if entry.kind == "undo":
        return "/undo", {**body, "at": at, "to": data["undo"]}
    return "/moves", {**body, "at": at, "move": data["move"]}


def played_at(address: str, name: str) -> tuple[Table, Played]:
    """A table of a server beside the board on which the game of a record is played."""
    record = recorded(name)
    wish = about(record)
    table = open_table(address, *wish.pop("seats"), **wish)
    played = Played(record, lambda path, seat, body: table.ask("POST", path, seat, json=body))
    return table, played
