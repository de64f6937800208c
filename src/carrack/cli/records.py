"""`carrack replay` and `carrack verify`: records played again."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any, TextIO

from carrack.cli import UserError
from carrack.cli.common import Subparsers, known_game, names_of, of_players, read_file, whole
from carrack.cli.data import print_data
from carrack.core.branch import branch_of, branch_point
from carrack.core.game import Game
from carrack.core.identity import HASH_SHOWN
from carrack.core.luck import SHARED, TABLE
from carrack.core.match import Match, Replay
from carrack.core.record import Header, Record, RecordError
from carrack.core.verify import Verified, verify
from carrack.core.wording import counted


def add_parsers(subparsers: Subparsers) -> None:
    """Add `replay` and `verify`."""
    replay = subparsers.add_parser(
        "replay",
        help="play a record again and check it",
        description="Replays a record, compares every hash and draw, and prints the result.",
    )
    replay.add_argument("file", metavar="FILE", help="a record, or - for standard input")
    replay.add_argument("--until", metavar="N", type=whole(0), help="stop after N decisions")
    replay.add_argument("--board", action="store_true", help="draw the last position")
    replay.add_argument(
        "--events",
        action="store_true",
        help="print every event as a line of JSON (the summary goes to standard error)",
    )
    replay.set_defaults(run=run_replay)
    check = subparsers.add_parser(
        "verify",
        help="prove that the draws of a finished table were fair",
        description="Checks the seed revealed at the end of a table's record against the "
        "commitment made at its start, and repeats every draw from it.",
    )
    check.add_argument("file", metavar="FILE", help="the record of a finished game")
    check.set_defaults(run=run_verify)


def run_replay(args: argparse.Namespace) -> int:
    """Replay a record. Raises UserError, which names the file, the line and the difference."""
    record = read_file(args.file)
    game = known_game(record.header.game)
    try:
        replay = Replay(game, record, args.events)
        for step in replay.steps(args.until):
            if args.events:
                for event in step.events:
                    print_data(json.dumps(event.whole(), ensure_ascii=False))
    except RecordError as error:
        raise UserError(f"{args.file}: {error}") from None
    out = sys.stderr if args.events else sys.stdout
    summarize(game, record, replay, out)
    if args.board:
        print(f"\n{game.board(replay.match.state)}", file=out)
    return 0


def summarize(game: Game[Any], record: Record, replay: Replay, out: TextIO) -> None:
    """Print what was replayed and how the game stands."""
    match = replay.match
    header = record.header
    identity = ", ".join(f"{key} {value}" for key, value in header.identity.items())
    many = of_players(header.players, game.automata(header.players))
    print(f"{game.title}, {many}, rules {header.rules}", file=out)
    if identity:
        print(identity, file=out)
    point = branch_point(record.entries)
    if (branch := branch_of(record.entries[point]) if point >= 0 else None) is not None:
        print(f"continues from {_source(branch)}", file=out)
    done = "every line agrees" if replay.position == len(record.entries) else "agrees so far"
    turns = counted(match.state.turn, "turn")
    print(
        f"{counted(match.decision, 'decision')}, {turns}, "
        f"{replay.line} of {counted(len(record.entries) + 1, 'line')}: {done}",
        file=out,
    )
    for line in standings(match):
        print(line, file=out)


def standings(match: Match) -> list[str]:
    """The points, and places once the game is over, one line per side: seats, then automata."""
    result = match.game.result(match.state)
    names = names_of(match.header)
    names += ["automaton"] * match.game.automata(match.header.players)
    width = max(len(name) for name in names)
    lines = [] if match.over else [f"the game is not over; seat {match.state.seat} decides"]
    for seat, points in enumerate(result.points):
        place = f"  place {result.places[seat]}" if match.over else ""
        lines.append(f"  seat {seat}  {names[seat]:{width}}  {points:4} points{place}")
    if match.over and result.rule:
        lines.append(f"decided by {result.rule}")
    return lines


def _source(branch: dict[str, Any]) -> str:
    """The text that says which position a game continues from."""
    published = branch.get("commitment")
    game = f"the game of commitment {str(published)[:HASH_SHOWN]}…" if published else "another game"
    return f"{game}, step {branch.get('step')}"


def _whose(header: Header, found: Verified) -> list[str]:
    """The lines that say whose luck it was: the table's alone, or also that of which players."""
    if found.luck["scheme"] == TABLE:
        return ["the luck was the table's alone: no player's device contributed"]
    if found.luck["scheme"] != SHARED:
        return []
    lines = [f"everybody's luck: the table and the devices of {_names(header, found.shared)}"]
    if found.luck["left_out"]:
        lines.append(
            f"without {_names(header, found.luck['left_out'])}, who had contributed nothing"
        )
    return lines


def _names(header: Header, seats: list[int]) -> str:
    """The names at some seats, as far as a record has them."""
    names = names_of(header)
    return ", ".join(names[seat] or f"seat {seat}" for seat in seats)


def run_verify(args: argparse.Namespace) -> int:
    """Verify a record. Raises UserError, which names the line and the difference."""
    record = read_file(args.file)
    game = known_game(record.header.game)
    try:
        found = verify(game, record)
    except RecordError as error:
        raise UserError(f"{args.file}: {error}") from None
    drawn, made = counted(found.draws, "draw"), counted(found.moves, "move")
    if found.entered:
        print(f"entered by hand: {drawn} and {made} replay as written;")
        print("the luck came from a real table, so nothing is proved about it")
        return 0
    if found.branch is not None:
        print(f"continues from {_source(found.branch)}; from there:")
    word = "practice" if found.practice else "fair"
    print(f"{word}: {drawn} and {made} follow from the seed revealed,")
    print(f"which matches the commitment {found.commitment}")
    if found.chosen:
        print(
            "the seed was chosen when the table was made, so the draws could have been known "
            "beforehand"
        )
    if found.moved is not None:
        print(
            f"line {found.moved}: the running game was moved in a file that holds its secrets, so "
            "what lay face down and all later draws could have been known"
        )
    for line in _whose(record.header, found):
        print(line)
    return 0
