"""`carrack encoding`: a game as numbers, for those who train with it."""

from __future__ import annotations

import argparse
from typing import Any

from carrack.cli import UserError
from carrack.cli.common import Subparsers, given_options, known_game, of_players, whole
from carrack.core.chance import Seeded
from carrack.core.game import Game, checked_options
from carrack.core.observation import Field, observation_size

Rows = list[tuple[str, ...]]


def add_parsers(subparsers: Subparsers) -> None:
    """Add `encoding`."""
    parser = subparsers.add_parser(
        "encoding",
        help="moves and observations as numbers",
        description="Prints what each move number means, and the fields of an observation with "
        "their shapes and bounds, for a game and a number of players.",
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=whole(1), metavar="N", help="(default: the fewest)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--markdown", action="store_true", help="print Markdown tables")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print both tables. Raises UserError."""
    game = known_game(args.game)
    players = args.players if args.players is not None else game.least_players
    try:
        options = checked_options(game, players, given_options(game, args.option))
    except ValueError as error:
        raise UserError(str(error)) from None
    print("\n".join(page(game, players, options, args.markdown)))
    return 0


def page(game: Game[Any], players: int, options: dict[str, Any], markdown: bool) -> list[str]:
    """The lines that are printed."""
    fields = game.observation_fields(players, options)
    moves = game.move_count(players, options)
    lay = as_markdown if markdown else as_text
    return [
        f"{game.title}, {of_players(players, game.automata(players))}: observations of "
        f"{observation_size(fields):,} numbers, {moves:,} move numbers",
        "",
        *lay([("numbers", "moves"), *move_rows(game, players, options, moves)]),
        "",
        *lay([("place", "field", "shape", "range", "meaning"), *field_rows(fields)]),
    ]


# --- moves ---------------------------------------------------------------------------------------


def move_rows(game: Game[Any], players: int, options: dict[str, Any], moves: int) -> Rows:
    """Ranges of numbers whose moves are written alike, with the first and the last move of each."""
    state = game.setup(players, options, Seeded(0))
    names = [game.move_at(state, number).notation for number in range(moves)]
    rows: Rows = []
    start = 0
    for number in range(1, moves + 1):
        if number == moves or not alike(names[number - 1], names[number]):
            rows.append(move_row(start, number - 1, names[start], names[number - 1]))
            start = number
    return rows


def alike(one: str, other: str) -> bool:
    """Whether two moves are of a kind: the same verb, or both a single word."""
    first, second = one.split(" "), other.split(" ")
    return first[0] == second[0] or len(first) == len(second) == 1


def move_row(first: int, last: int, name: str, last_name: str) -> tuple[str, ...]:
    """The row of a range of moves."""
    if first == last:
        return str(first), name
    return f"{first}–{last}", f"{name} … {last_name}"


# --- fields --------------------------------------------------------------------------------------


def field_rows(fields: list[Field]) -> Rows:
    """The rows of the fields: where each begins, its name, shape, bounds and meaning."""
    rows: Rows = []
    start = 0
    for field in fields:
        shape = " × ".join([str(length) for length in field.shape]) or "1"
        bounds = f"{field.least}–{field.most}"
        rows.append((str(start), field.name, shape, bounds, field.meaning))
        start += field.size
    return rows


# --- tables --------------------------------------------------------------------------------------


def as_markdown(rows: Rows) -> list[str]:
    """The lines of a Markdown table."""
    head, *body = [" | ".join(row) for row in rows]
    return [f"| {head} |", "|---" * len(rows[0]) + "|", *[f"| {row} |" for row in body]]


def as_text(rows: Rows) -> list[str]:
    """The lines of a table for a terminal."""
    columns = range(len(rows[0]) - 1)
    widths = [max([len(row[column]) for row in rows]) for column in columns]
    return [
        "  ".join([*[row[column].ljust(widths[column]) for column in columns], row[-1]])
        for row in rows
    ]
