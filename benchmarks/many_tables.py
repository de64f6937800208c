"""A server on which a club has played for years: what start, lists and opening a table take then.

    python benchmarks/many_tables.py [--finished 100000] [--running 2000] [--people 500]
        [--database URL] [--times 200]

Plays one game of Amerigo on a server of its own and half of another, copies their rows in the
database as often as is asked, for that many people, and starts a server on it. With `--database`
the tables are in that PostgreSQL database, which is to be empty. The tables that are opened have
their whole records, all others are shortened to some lines. Prints milliseconds: of requests, each
of another person or table, then of what the server asks by itself. The processor's milliseconds are
those of the server's process for each request, which other load on the machine hardly changes.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, closing
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from asked import whole
from load import games_of
from served import done, serving
from starlette.datastructures import Headers

from carrack.cli.databases import opened_store, postgres
from carrack.server.people.cookies import cookie_name
from carrack.server.settings import Settings
from carrack.server.store.moving import kept_tables
from carrack.server.store.sqlite import connect
from carrack.server.tables.auth import hashed
from games import at_share

SOURCE = Path(__file__).resolve().parent.parent / "src"
SHORT = 24
"""Lines of the tables that are not opened, after which the last one follows."""
CLOCK = '"extra":{"clock":{"kind":"days","bank":864000,"credit":86400},'
LISTED = 20
"""One in so many running tables is listed for everybody."""
AHEAD = 24 * 3600 * 1000
PLAYERS = 4
STARTS = 10


def main() -> None:
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n", maxsplit=1)[0], allow_abbrev=False
    )
    parser.add_argument("--finished", type=whole(1), default=100_000)
    parser.add_argument("--running", type=whole(1), default=2_000)
    parser.add_argument("--people", type=whole(1), default=500)
    parser.add_argument("--database", default="", metavar="URL")
    parser.add_argument("--times", type=whole(1), default=200)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="carrack-many-") as folder:
        measured(args, Path(folder))


def measured(args: argparse.Namespace, data: Path) -> None:
    with served(args, data) as (client, _):
        made = Made(client)
    begun_with_two = starts(args, data)
    copied(args, data, made)
    row("start with two tables", *begun_with_two)
    row("start", *starts(args, data))
    times = args.times
    with served(args, data) as (client, process):
        asked = partial(asked_of, client, process)
        name = cookie_name(Headers({"host": client.base_url.netloc.decode()}))
        people = [f"{name}={session(n % args.people)}" for n in range(times)]
        asked("lobby", ["/lobby"] * times, people)
        asked("my tables", ["/me/tables"] * times, people)
        for kind, most in (("f", min(times, args.finished)), ("r", min(times, args.running))):
            paths = [f"/tables/{kind}{n}" for n in range(1, most + 1)]
            asked(f"cold {NAMES[kind]} table", paths, [""] * most)
    asyncio.run(by_itself(args, data))


NAMES = {"f": "finished", "r": "running"}


def served(
    args: argparse.Namespace, data: Path
) -> AbstractContextManager[tuple[httpx.Client, int]]:
    """A client of the server on the folder or the database, and its process."""
    options = ["--database", args.database] if args.database else []
    return serving(data, *options, PYTHONPATH=str(SOURCE))


class Made:
    """A person and two tables of theirs, of which all others are copies."""

    def __init__(self, client: httpx.Client) -> None:
        shown = client.post("/me", json={"name": "Ada", "time_zone": "UTC", "language": "en"})
        done(shown)
        moves = games_of("amerigo", SOURCE)[0]
        self.finished = played(client, moves)
        self.running = played(client, moves[: len(moves) // 2])


def session(person: int) -> str:
    """The secret of somebody's session, in the form of those that the server makes."""
    return f"{person:043d}"


def played(client: httpx.Client, moves: list[tuple[int, str]]) -> str:
    """A table where these moves were made."""
    seats = [{"kind": "human", "name": f"Player {seat}"} for seat in range(PLAYERS)]
    wish = {"game": "amerigo", "players": PLAYERS, "seats": seats, "seed": 1}
    made = done(client.post("/tables", json=wish))
    tokens = [seat["token"] for seat in made["seats"]]
    done(client.post("/me/claims", json={"tokens": tokens[:1]}))
    for number, (seat, notation) in enumerate(moves):
        body = {"move_id": f"m{number}", "at": number, "move": notation}
        headers = {"Authorization": f"Bearer {tokens[seat]}"}
        done(client.post(f"/tables/{made['table']}/moves", json=body, headers=headers))
    return str(made["table"])


# --- copies --------------------------------------------------------------------------------------


def copied(args: argparse.Namespace, data: Path, made: Made) -> None:
    """Copy the rows of the tables, and people for them."""
    begun = time.perf_counter()
    if args.database:
        connection: Any = postgres().opened_database(args.database)
    else:
        connection = connect(data / "carrack.db")
    with closing(connection):
        connection.execute("BEGIN")
        numbered(connection, max(args.finished, args.running), args.people)
        copy_people(connection, args.people)
        for name, kind, most in (
            (made.finished, "f", args.finished),
            (made.running, "r", args.running),
        ):
            copy_table(connection, name, kind, most)
        clocked(connection, args.running)
        more = (args.finished + args.running,)
        connection.execute("UPDATE counts SET number = number + ?", more)
        connection.execute("COMMIT")
        if args.database:  # which does so by itself; SQLite never does
            connection.execute_as_is("VACUUM (ANALYZE)")
    print(f"{args.finished} finished and {args.running} running tables, {args.people} people")
    print(
        f"made in {time.perf_counter() - begun:.0f} s\n\n"
        "| | p50 | p99 | most | processor |\n|---|---|---|---|---|"
    )


def numbered(connection: Any, most: int, people: int) -> None:
    """A table of numbers, each with a time of its own in the last years, and somebody."""
    connection.execute("CREATE TEMP TABLE numbers (n INTEGER, at TEXT, whose TEXT)")
    now, luck = datetime.now(UTC), random.Random(1)
    rows = []
    for n in range(1, most + 1):
        at = now - timedelta(minutes=luck.randrange(3 * 525_600))
        rows.append((n, at.strftime("%Y-%m-%dT%H:%M:%SZ"), f"p{n % people}"))
    connection.executemany("INSERT INTO numbers VALUES (?, ?, ?)", rows)


def copy_people(connection: Any, people: int) -> None:
    connection.executemany(
        "INSERT INTO people (id, name, time_zone, language, created)"
        " VALUES (?, ?, 'UTC', 'en', '2026-01-01T00:00:00Z')",
        [(f"p{n}", f"Person {n}") for n in range(people)],
    )
    connection.executemany(
        "INSERT INTO sessions (hash, person, created, seen, device) VALUES (?, ?, ?, ?, 'Firefox')",
        [(hashed(session(n)), f"p{n}", *[today()] * 2) for n in range(people)],
    )


def today() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def copy_table(connection: Any, name: str, kind: str, most: int) -> None:
    """Copy a table under numbers; each copy belongs to somebody."""
    marked = {
        "tables": {"id": "'{k}' || n", "host": "host || '{k}' || n", "updated": "at"},
        "seats": {"table_id": "'{k}' || n", "token": "token || '{k}' || n"},
        "entries": {"table_id": "'{k}' || n"},
        "receipts": {"table_id": "'{k}' || n"},
        "clocks": {"table_id": "'{k}' || n"},
        "seat_names": {"table_id": "'{k}' || n"},
    }
    last = connection.execute("SELECT max(number) FROM entries WHERE table_id = ?", (name,))
    last = last.fetchone()[0]
    for table in (each for each in kept_tables() if each.name in marked):
        changed = {c: e.format(k=kind) for c, e in marked[table.name].items()}
        values = ", ".join(changed.get(column, f"old.{column}") for column in table.columns)
        into = f"INSERT INTO {table.name} ({', '.join(table.columns)})"
        key = "id" if table.name == "tables" else "table_id"
        among = f"FROM {table.name} AS old, numbers WHERE old.{key} = ? AND n <= ?"
        if table.name == "receipts":
            among += " AND n <= 1000"
        if table.name != "entries":
            connection.execute(f"{into} SELECT {values} {among}", (name, most))
            continue
        full = min(most, 2_000)
        connection.execute(f"{into} SELECT {values} {among}", (name, full))
        short = f"{among} AND n > {full}"
        cut = f"{into} SELECT {values} {short} AND number < {SHORT}"
        connection.execute(cut, (name, most))
        end = values.replace("old.number", str(SHORT))
        connection.execute(f"{into} SELECT {end} {short} AND number = {last}", (name, most))
    claims = (
        "INSERT INTO claims (hash, person, at) SELECT old.token || ? || n, whose, at FROM seats AS"
        " old, numbers WHERE old.table_id = ? AND old.seat = 0 AND n <= ?"
    )
    connection.execute(claims, (kind, name, most))


def clocked(connection: Any, running: int) -> None:
    """Give the running tables clocks of days, and list some of them."""
    names = [(f"r{n}",) for n in range(1, running + 1)]
    connection.executemany(
        f"UPDATE tables SET header = replace(header, '\"extra\":{{', '{CLOCK}') WHERE id = ?", names
    )
    due = int((time.time() + 5 * 86_400) * 1000)
    connection.executemany(
        "INSERT INTO clocks (table_id, seat, remaining, used, since, due, credited, ran_out,"
        " returned) SELECT id, deciding, 864000000, 0, ?, ?, 0, 0, 0 FROM tables WHERE id = ?",
        [(due - 864_000_000, due - 1000 * n, name) for n, (name,) in enumerate(names)],
    )
    connection.executemany("UPDATE tables SET open_to = 'everybody' WHERE id = ?", names[::LISTED])


# --- figures -------------------------------------------------------------------------------------


def since(begun: float) -> float:
    return (time.perf_counter() - begun) * 1000


def worked(process: int) -> float:
    """The milliseconds for which a process has had a processor."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) * 1000 / os.sysconf("SC_CLK_TCK")


def starts(args: argparse.Namespace, data: Path) -> tuple[list[float], float]:
    """How long a server takes to start, the program included, and what the processor works."""
    times, works = [], 0.0
    for _ in range(STARTS):
        begun = time.perf_counter()
        with served(args, data) as (_, process):
            times.append(since(begun))
            works += worked(process)
    return times, works / STARTS


def row(what: str, times: list[float], processor: float) -> None:
    """A line of the table."""
    times = sorted(times)
    figures = (at_share(times, 50), at_share(times, 99), times[-1], processor)
    cells = (f"{each:.1f}" for each in figures)
    print(f"| {what} | {' | '.join(cells)} |", flush=True)


def asked_of(
    client: httpx.Client, process: int, what: str, paths: list[str], cookies: list[str]
) -> None:
    """Ask one after the other, once before that for what is made on first use."""
    client.cookies.clear()
    done(client.get(paths[-1], headers={"Cookie": cookies[-1]} if cookies[-1] else {}))
    times, before = [], worked(process)
    for path, cookie in zip(paths, cookies, strict=True):
        begun = time.perf_counter()
        done(client.get(path, headers={"Cookie": cookie} if cookie else {}))
        times.append(since(begun))
    row(what, times, (worked(process) - before) / len(times))


async def by_itself(args: argparse.Namespace, data: Path) -> None:
    """What the server asks at its start and every minute."""
    store, now = opened_store(data, args.database), datetime.now(UTC)
    at = int(now.timestamp() * 1000)
    settings = Settings(finished_days=0)
    questions: dict[str, Callable[[], Awaitable[Any]]] = {
        "waiting for bots": store.waiting_for_bots,
        "soon out": lambda: store.outbox.soon_out(at, AHEAD),
        "next due": store.next_due,
        "unopened": lambda: store.unopened(today()),
        "ends": store.ends,
        "sweep": lambda: store.sweep(settings, now),
        "how many tables": store.count,
        "names": store.names,
        "lobby of a person": lambda: store.lobby.open_to("p1"),
        "tables of a person": lambda: store.people.tables("p1"),
        "dead claims": store.people.drop_dead_claims,
        "nobodies": store.people.drop_nobodies,
    }
    try:
        for what, question in questions.items():
            times, before = [], time.process_time()
            for _ in range(20):
                begun = time.perf_counter()
                await question()
                times.append(since(begun))
            row(what, times, (time.process_time() - before) * 1000 / len(times))
    finally:
        await store.close()


if __name__ == "__main__":
    main()
