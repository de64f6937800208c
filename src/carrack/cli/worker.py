"""`carrack worker`: think for servers, on a machine that does nothing else."""

from __future__ import annotations

import argparse
import asyncio
import signal
from pathlib import Path
from typing import Any

from carrack.cli import UserError
from carrack.cli.common import whole
from carrack.cli.databases import is_url, postgres
from carrack.cli.folder import add_data
from carrack.server.logs import keep_log
from carrack.server.settings import SettingsError, settings_in
from carrack.server.several.decisions import DecisionWorker
from carrack.server.several.leases import SharedDuties
from carrack.server.store.duties import WORKER
from carrack.server.store.faults import StoreError
from carrack.server.thinking.workers import ProcessBots

ADDRESS = "--database postgresql://USER@HOST/DATABASE"
WHY = (
    "a worker takes its work from the PostgreSQL database of servers; a server with a database file"
    " of its own thinks itself (docs/hosting.md)"
)


def add_parsers(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `worker`."""
    parser = subparsers.add_parser(
        "worker",
        help="think for servers that keep their tables in PostgreSQL",
        description="Thinks about the decisions of slow bots for all servers on a database, for as"
        " long as it runs; any number of workers may. It knows no more of a table than the seat of"
        " the bot does. At SIGTERM or Ctrl-C it finishes what it has begun, or gives it back.",
    )
    parser.add_argument("--database", metavar="URL", help="the servers' PostgreSQL database")
    parser.add_argument(
        "--processes",
        type=whole(1),
        metavar="N",
        help="how many decisions to make at a time (default: bot_processes of the settings, or"
        " one for each core)",
    )
    help_text = "settings file (default: carrack.toml in the data folder)"
    parser.add_argument("--settings", type=Path, metavar="FILE", help=help_text)
    add_data(parser)
    parser.set_defaults(run=run_worker)


def run_worker(args: argparse.Namespace) -> int:
    """Work until it is to stop."""
    keep_log("text")
    try:
        settings = settings_in(args.data, args.settings, {})
        url = args.database or settings.database
        if not is_url(url):
            raise UserError(f"{WHY}; name it with {ADDRESS}")
        line = postgres().line_of(url)
        count = args.processes or settings.bot_processes
        memory = settings.bot_memory_mebibytes * 2**20
        bots = ProcessBots(count, settings.bot_seconds, 0, memory=memory)
        asyncio.run(_work(line, bots))
    except (SettingsError, StoreError) as error:
        raise UserError(str(error)) from None
    return 0


async def _work(line: Any, bots: ProcessBots) -> None:
    store, jobs = postgres().duties_and_jobs(line)
    duties = SharedDuties(store, WORKER, ())
    worker = DecisionWorker(jobs, duties, bots, bots.count)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, worker.stop)
    await duties.join()
    print(f"Carrack thinks for {line.where}, up to {bots.count} decisions at a time", flush=True)
    try:
        await worker.run()
    finally:
        await bots.close()
        await duties.close()
        await line.close()
    print("There is nothing left to do.", flush=True)
