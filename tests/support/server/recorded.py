"""Tables that go on from a position of a recorded game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import httpx

from carrack.core.game import Game, State
from carrack.core.match import Replay
from carrack.core.record import read_record
from carrack.core.registry import find_game
from support.server.tables import Table, human

RECORDS = Path(__file__).parents[2] / "records"
NAMES = ("Ada", "Ben", "Cem", "Dot")


def positions(record: str) -> Iterator[tuple[int, Game[Any], State]]:
    """Each position of a record but the last, with the number of its step."""
    read = read_record((RECORDS / record).read_text("utf-8").splitlines())
    game = find_game(read.header.game)
    replay = Replay(game, read)
    for step, _ in enumerate(chain([None], replay.steps())):
        if not replay.match.over:
            yield step, game, replay.match.state


def step_before(record: str, move: str) -> int:
    """The number of the step after which the first such move was made, by its first word."""
    lines = (RECORDS / record).read_text("utf-8").splitlines()[1:]
    steps = [entry for line in lines if "seat" in (entry := json.loads(line))]
    return [str(step.get("move")).split()[0] for step in steps].index(move)


def questions(record: str) -> dict[str, int]:
    """The first step after which each thing is asked, by the words of the view."""
    found: dict[str, int] = {}
    for step, game, state in positions(record):
        view = game.view(state, state.seat)
        asked = view.get("step"), view.get("action"), (view.get("ask") or {}).get("ask")
        found.setdefault(" ".join(filter(None, asked)), step)
    return found


def played_on(address: str, record: str, *steps: int) -> Iterator[Table]:
    """A table of people for each of these steps, that goes on from there."""
    client = httpx.Client(timeout=60, verify=False, base_url=f"{address}/api/v1")
    brought = client.post("/replays", content=(RECORDS / record).read_bytes()).raise_for_status()
    replay = brought.json()
    seats = [human(name) for name in NAMES[: replay["header"]["players"]]]
    for step in steps:
        wish = {"step": step, "seats": seats}
        answer = client.post(f"/replays/{replay['replay']}/branch", json=wish).raise_for_status()
        made = answer.json()
        tokens = [seat["token"] for seat in made["seats"]]
        yield Table(address, made["table"], made["host"], tokens, client)
