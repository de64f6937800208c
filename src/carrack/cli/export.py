"""`carrack export`: finished games as a file for other programs."""

from __future__ import annotations

import argparse
import os
from datetime import UTC, datetime
from pathlib import Path

from carrack.cli import UserError
from carrack.cli.common import Subparsers, known_game, read_file
from carrack.cli.data import print_data
from carrack.core.match import Replay
from carrack.core.record import RecordError
from carrack.plays.files import BG_STATS, CSV, FORMS, written
from carrack.plays.play import Play, Unfinished, play_of


def add_parsers(subparsers: Subparsers) -> None:
    """Add `export`."""
    export = subparsers.add_parser(
        "export",
        help="write finished games for a spreadsheet or BG Stats",
        description="Replays records and writes who played, with how many points, and who won: "
        "as CSV with a line for each side, or as a play file of BG Stats.",
    )
    export.add_argument("files", metavar="FILE", nargs="+", help="records of finished games")
    export.add_argument(
        "--as",
        dest="form",
        choices=FORMS,
        help=f"what to write; by default what OUT ends with, else {CSV}",
    )
    export.add_argument("--output", metavar="OUT", help="the file to write (default: print)")
    export.set_defaults(run=run_export)


def run_export(args: argparse.Namespace) -> int:
    """Write the file. Raises UserError, which names the record that cannot be exported."""
    ends = Path(args.output or "").suffix.removeprefix(".")
    form = args.form or (BG_STATS if ends == BG_STATS else CSV)
    text = written([_exported(file) for file in args.files], form)
    if args.output:
        Path(args.output).write_text(text, encoding="utf-8", newline="")
    else:
        print_data(text.replace("\r\n", "\n"), end="")  # which ends lines as the system does
    return 0


def _exported(file: str) -> Play:
    """The game of a record. One that says no time was over when its file was last changed."""
    record = read_file(file)
    game = known_game(record.header.game)
    try:
        match = Replay(game, record, listen=False).run()
        return play_of(record, match, _changed(file))
    except (RecordError, Unfinished) as error:
        raise UserError(f"{file}: {error}") from None


def _changed(file: str) -> datetime | None:
    return None if file == "-" else datetime.fromtimestamp(os.stat(file).st_mtime, UTC)
