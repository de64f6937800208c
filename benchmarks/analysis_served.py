"""How long people wait for the analysis of a game at a server: for a first part, and for all.

    PYTHONPATH=$(python engine_copy.py --must) python benchmarks/analysis_served.py
        [--games amerigo] [--players 4] [--bot admiral] [--seed N]

Plays a game of that bot in every seat, brings it to a server of its own, as it is installed, on a
new data folder, and asks for the analysis as a page does. Seconds are printed until the first part
that can be shown (`so_far`) and until the whole, by the clock and of the processors (the server and
its workers); and the longest that the server let somebody else wait meanwhile.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from pathlib import Path

import httpx
from analysis import played
from asked import game_name, players_of
from served import done, serving

from carrack.core.record import Record
from carrack.core.registry import find_game

BETWEEN = 0.2
"""Seconds between two questions."""
GAMES = ("amerigo", "dutch-east-indies")
COLUMNS = ("first part", "of CPU", "whole", "of CPU", "longest wait")


def brought(client: httpx.Client, record: Record) -> tuple[str, dict[str, str]]:
    """A table where a recorded game has just ended by its last move, and what opens it."""
    replay = done(client.post("/replays", content=record.text()))
    last = max(step["seq"] for step in replay["steps"] if step["kind"] == "move")
    seats = [{"kind": "human", "name": f"Player {seat['seat']}"} for seat in replay["seats"]]
    address = f"/replays/{replay['replay']}/branch"
    made = done(client.post(address, json={"step": last - 1, "seats": seats}))
    move = next(step for step in replay["steps"] if step["seq"] == last)
    token = made["seats"][move["seat"]]["token"]
    opens = {"Authorization": f"Bearer {token}"}
    table = f"/tables/{made['table']}"
    at = done(client.get(table, headers=opens))["seq"]
    body = {"move_id": "last", "at": at, "move": move["move"]}
    done(client.post(f"{table}/moves", json=body, headers=opens))
    return table, opens


def processor_seconds(process: int) -> float:
    """The seconds for which a process and its children have had a processor."""
    tree: dict[int, tuple[int, int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue  # it has ended
            tree[int(entry.name)] = (int(fields[1]), int(fields[11]) + int(fields[12]))
    mine = {process}
    while more := {each for each, (parent, _) in tree.items() if parent in mine} - mine:
        mine |= more
    return sum(tree[each][1] for each in mine) / os.sysconf("SC_CLK_TCK")


def waits(client: httpx.Client, process: int, record: Record) -> list[float]:
    """The figures of :data:`COLUMNS`."""
    table, opens = brought(client, record)
    begun, before, longest = time.perf_counter(), processor_seconds(process), 0.0
    done(client.post(f"{table}/analysis", json={}, headers=opens))
    first: list[float] = []
    while True:
        time.sleep(BETWEEN)
        asked = time.perf_counter()
        found = done(client.get(f"{table}/analysis", headers=opens))
        now = time.perf_counter()
        longest = max(longest, now - asked)
        spent = [now - begun, processor_seconds(process) - before]
        if not first and (found["so_far"] or found["analysis"]):
            first = spent
        if found["status"] == "done":
            return [*first, *spent, longest]
        if found["status"] == "failed":
            raise SystemExit(found["message"])


def main() -> None:
    """Measure every game that is asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__.splitlines()[0] if __doc__ else "", allow_abbrev=False
    )
    parser.add_argument(
        "--games", type=game_name, nargs="+", default=["amerigo", "dutch-east-indies"]
    )
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--bot", default="admiral")
    args = parser.parse_args()
    for name in args.games:
        players_of(parser, name, [args.players])
    print(f"{'game':18}" + "".join(f"{name:>14}" for name in COLUMNS), flush=True)
    for name in args.games:
        record = played(find_game(name), args.bot, args.players, args.seed)
        with tempfile.TemporaryDirectory() as data, serving(Path(data)) as (client, process):
            figures = waits(client, process, record)
        print(f"{name:18}" + "".join(f"{each:12.1f} s" for each in figures), flush=True)


if __name__ == "__main__":
    main()
