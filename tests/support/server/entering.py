"""A table of the server beside a board on which a recorded game is played again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from carrack.core.record import Entry, Record, read_record
from carrack.core.tabletop import TabletopGame
from support.board import Board
from support.server.local import LocalServer, NewTable, Seat, move_id

RECORDS = Path(__file__).parent.parent.parent / "records"
EQUAL_CARDS = re.compile(r'"(wild|hunt)-[2-9]"')


def recorded(name: str) -> Record:
    """A game that was played."""
    return read_record((RECORDS / f"{name}.jsonl").read_text().splitlines())


class Entering:
    """Somebody who sees the board, and enters what fell there.

    `known` is a game beside the same board that nobody serves: it says what is to be asked.
    """

    def __init__(self, local: LocalServer, record: Record) -> None:
        self.board = Board(record)
        self.known: TabletopGame = self.board.beside()
        header = record.header
        seats = [{"kind": "human", "name": f"P{n}"} for n in range(header.players)]
        game, players = header.game, header.players
        about = {"game": game, "players": players, "options": header.options}
        self.made = local.table(**about, seats=seats, beside=True)
        self.device = Seat(local, self.made.table, *[token for token in self.made.tokens if token])

    def again(self, local: LocalServer) -> None:
        """Goes on at a server that was started again."""
        self.made = NewTable(local, self.made.answer)
        self.device = Seat(local, self.made.table, *self.device.tokens)

    def enter(self, picked: list[int], seat: Seat | None = None, **more: Any) -> httpx.Response:
        """Answers what is asked now."""
        seat = seat or self.device
        body = {"move_id": move_id(), "at": seat.look()["beside"]["at"], "picked": picked, **more}
        return seat.post("/enter", body)

    def mend(self, **more: Any) -> httpx.Response:
        body = {"move_id": move_id(), "at": self.device.look()["beside"]["at"], **more}
        return self.device.post("/mend", body)

    def mend_at(self, at: int) -> httpx.Response:
        return self.device.post("/mend", {"move_id": move_id(), "at": at})

    def finish(self, **more: Any) -> httpx.Response:
        body = {"move_id": move_id(), "at": self.device.look()["beside"]["at"], **more}
        return self.device.post("/finish", body)

    def answer(self) -> dict[str, Any]:
        """Answers one question as it fell; gives the table's answer."""
        question = self.known.question
        assert question is not None
        asked = self.device.look()["beside"]["asked"]
        assert {key: asked[key] for key in question.as_data()} == question.as_data()
        picked = self.board.answer(self.known)
        response = self.enter(picked)
        assert response.status_code == 200, response.text
        self.known.enter(picked)
        return dict(response.json())

    def answer_all(self) -> None:
        """Answers until a decision is wanted."""
        while self.known.asked is not None:
            self.answer()
        assert self.device.look()["beside"]["asked"] is None

    def decisions_left(self) -> int:
        """How many decisions of the record were not made yet."""
        return len(self.board.left)

    def skip(self, count: int) -> None:
        """Makes so many decisions without the table."""
        for number, _ in enumerate(self.board.decisions(self.known), 1):
            self.board.enter_all(self.known)
            if number == count:
                return

    def decisions(self) -> Iterator[Entry]:
        """Each decision of the record, after it was made at the table; not yet answered."""
        for entry in self.board.decisions(self.known):
            data, before = entry.data, self.device.look()
            if entry.kind == "undo":
                response = self.device.undo(data["undo"], seat=data["seat"])
            elif entry.kind == "command":
                response = self.device.command(data["command"], data["seat"])
            else:
                response = self.device.move(data["move"], seat=data["seat"])
            assert response.status_code == 200, (entry.line(), before["beside"], response.text)
            yield entry

    def play_on(self, count: int = 10**9) -> None:
        """Plays and enters so many decisions of the record."""
        for number, _ in enumerate(self.decisions(), 1):
            self.answer_all()
            if number == count:
                return
