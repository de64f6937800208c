"""`carrack bench`: how fast the engine is on this machine."""

from __future__ import annotations

import argparse
import json
import platform

from carrack.arena.series.bench import Speed, Start, is_compiled, measure, measure_start
from carrack.cli import UserError
from carrack.cli.common import Subparsers, default_game, known_game, whole
from carrack.core.wording import counted

SIMULATED = 1000  # games whose memory is measured


def add_parsers(subparsers: Subparsers) -> None:
    """Add `bench`."""
    parser = subparsers.add_parser(
        "bench",
        help="measure the speed of the engine",
        description="Plays random games on one core and prints medians of repeated runs. A game "
        "that random players seldom finish is cut off at a limit, which is printed.",
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="(default: the first installed)")
    parser.add_argument("--players", nargs="+", type=whole(1), metavar="N", help="(default: all)")
    parser.add_argument("--games", type=whole(1), default=20, metavar="N", help="(default 20)")
    parser.add_argument("--repeats", type=whole(1), default=5, metavar="N", help="(default 5)")
    parser.add_argument("--one-map", action="store_true", help="start all games from one position")
    parser.add_argument(
        "--start",
        action="store_true",
        help="also measure the time to the first game and the memory of a thousand games",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and print. Raises UserError for a wrong number of players."""
    game = known_game(args.game if args.game is not None else default_game())
    counts = args.players or list(range(game.least_players, game.most_players + 1))
    try:
        speeds = [
            measure(game, players, args.games, args.repeats, one_map=args.one_map)
            for players in counts
        ]
        start = measure_start(game, counts[-1], SIMULATED, args.repeats) if args.start else None
    except (ValueError, RuntimeError) as error:
        raise UserError(str(error)) from None
    if args.json:
        head = {"game": game.name, "options": game.quick_options(), "compiled": is_compiled()}
        rows = [speed.to_json() for speed in speeds]
        print(json.dumps({**head, "speeds": rows, **({"start": vars(start)} if start else {})}))
        return 0
    options = [f"{name}={value}" for name, value in game.quick_options().items()]
    print(", ".join([game.name, *options, "random play on one core", engine()]))
    print("\n".join([*table(speeds), *([started(start)] if start else [])]))
    return 0


def started(start: Start) -> str:
    """The sentence about what was measured in new processes."""
    return (
        f"first game played {start.first_game_seconds:.2f} s after starting "
        f"({start.first_game_cpu:.2f} s of them work); "
        f"{counted(start.games, 'game')} simulated in {start.simulated_bytes / 1e6:.0f} MB"
    )


def engine() -> str:
    """Whether the engine is compiled, and the version of Python."""
    kind = "compiled by mypyc" if is_compiled() else "not compiled"
    return f"{kind}, {platform.python_implementation()} {platform.python_version()}"


def table(speeds: list[Speed]) -> list[str]:
    """One line for each number of players."""
    names = (
        *("players", "decisions/s", "moves/s", "games/s", "set-up ms"),
        *("copies/s", "bytes/state", "dec./game"),
    )
    lines = ["  ".join(f"{name:>11}" for name in names)]
    for speed in speeds:
        cells = (
            f"{speed.players}",
            f"{speed.decisions_per_second:,.0f}",
            f"{speed.moves_per_second:,.0f}",
            f"{speed.games_per_second:,.1f}",
            f"{1000 * speed.setup_seconds:,.3f}",
            f"{speed.copies_per_second:,.0f}",
            f"{speed.bytes_per_state:,}",
            f"{speed.decisions_per_game:,.1f}",
        )
        lines.append("  ".join(f"{cell:>11}" for cell in cells))
    games, repeats = speeds[0].games, speeds[0].repeats
    place = ", all from one position" if speeds[0].one_map else ""
    return [*lines, f"medians of {counted(repeats, 'run')} of {counted(games, 'game')} each{place}"]
