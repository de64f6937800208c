"""`carrack analyse` and `carrack hint`: what a bot thinks of a record."""

from __future__ import annotations

import argparse
import json
from typing import Any

from carrack.analysis.describe import move_payload
from carrack.analysis.fortune import REDRAWS
from carrack.analysis.looks import STRONG
from carrack.bots import Assessment, Bot, UnknownBot, bot_names, make_bot, strength_names
from carrack.cli import UserError
from carrack.cli.analysing import Json, analysed, blamed, opened, percent, ready, table_of
from carrack.cli.common import Subparsers, known_game, names_of, of_players, read_file, whole
from carrack.cli.data import print_data
from carrack.core.chance import Seeded
from carrack.core.game import Game
from carrack.core.match import Match, Replay
from carrack.core.record import Header, Record, RecordError
from carrack.core.seat import SeatHandle, for_seat
from carrack.core.wording import counted

ROWS = 24
"""The most turns that are printed, evenly spread; the JSON has them all."""
MOVES = 10
"""The most moves of a hint that are printed."""


def add_parsers(subparsers: Subparsers) -> None:
    """Add `analyse` and `hint`."""
    analyse = subparsers.add_parser(
        "analyse",
        help="where a finished game was won and lost",
        description="Reviews a finished game: the expected result over time, the turns and the "
        "luck that changed it most, and what a bot would have done. With --pr it says how well "
        "each player played, in one game or several.",
    )
    analyse.add_argument(
        "files", metavar="FILE", nargs="+", help="the record of a finished game, or -"
    )
    analyse.add_argument(
        "--pr",
        action="store_true",
        help="rate the play of each player (PR: the lower, the better), by name over all files",
    )
    analyse.add_argument(
        "--bot",
        default=STRONG,
        help="the bot whose choice the dearest turns are compared with (default: %(default)s)",
    )
    analyse.add_argument(
        "--redraws",
        metavar="N",
        type=whole(2),
        default=REDRAWS,
        help="how often each throw or card is redrawn to measure luck (default: %(default)s)",
    )
    analyse.add_argument("--json", metavar="OUT", help="write the analysis as JSON (-: print it)")
    analyse.set_defaults(run=run_analyse)
    hint = subparsers.add_parser(
        "hint",
        help="what a bot would play in a position",
        description="Asks a bot for the best moves of the seat whose turn it is, using only what "
        "that seat knows.",
    )
    hint.add_argument("file", metavar="FILE", help="a record, or - for standard input")
    hint.add_argument(
        "--at",
        metavar="N",
        type=whole(0),
        help="the position after N decisions (default: the last)",
    )
    hint.add_argument("--bot", help=f"the bot to ask (default: {STRONG}, else the game's first)")
    hint.add_argument("--json", action="store_true", help="print one JSON object")
    hint.set_defaults(run=run_hint)


# --- analyse -----------------------------------------------------------------------------------


def run_analyse(args: argparse.Namespace) -> int:
    """Analyse records. Raises UserError, which names the file and what is wrong."""
    if args.pr:
        from carrack.cli.rating import run_rating

        return run_rating(args)
    if len(args.files) > 1:
        raise UserError("one game is analysed at a time; with --pr, several are rated together")
    out = opened(args.json)
    record = read_file(args.files[0])
    analysis = analysed(ready(args.files[0], record, args))
    if args.json == "-":
        print_data(json.dumps(analysis, ensure_ascii=False))
        return 0
    if out is not None:
        out.write_text(json.dumps(analysis, ensure_ascii=False) + "\n", encoding="utf-8")
    show(known_game(record.header.game), record.header, analysis)
    return 0


def show(game: Game[Any], header: Header, analysis: Json) -> None:
    """Print an analysis for people."""
    from carrack.cli.terminal import Terminal

    console = Terminal()
    many = of_players(header.players, game.automata(header.players))
    count = len(analysis["decisions"])
    console.print(f"{game.title}, {many}: {analysis['bot']} reviewed {counted(count, 'turn')}")
    if not analysis["judged"]:
        lines = differences(analysis["decisions"])
        bot = analysis["bot"]
        console.print(f"{bot} does not judge positions; it would differ in {len(lines)}")
        for line in lines:
            console.print(line)
        return
    sides = names(game, header)
    console.print(curve_table(analysis["turns"], sides))
    console.print(moment_table(analysis, sides))
    console.print(total_table(analysis["totals"], sides))
    console.print("± standard error; left: what play and plans changed, and the judge's errors")
    console.print("free: where it mattered what was played; --pr says how well each side played")
    console.print("carrack replay FILE --until DECISION --board shows the position")


def names(game: Game[Any], header: Header) -> list[str]:
    """The number and name of each side."""
    seats = [f"{i} {name}".strip() for i, name in enumerate(names_of(header))]
    return [*seats, *["automaton"] * game.automata(header.players)]


def differences(decisions: list[Json]) -> list[str]:
    """One line per turn in which a bot that judges no positions would have differed."""
    return [
        f"  decision {one['decision']}, seat {one['seat']}: {said(one['best'][0])} "
        f"instead of {said(one['played'])}"
        for one in decisions
        if one["best"][0]["line"] != one["played"]["line"]
    ]


def said(value: Json) -> str:
    """A line as text."""
    return ", ".join(value["line"])


def curve_table(turns: list[Json], sides: list[str]) -> Any:
    """The expected result over time: every turn, or as many as fit."""
    table = table_of("expected result: chance of winning, points", ["turn", "seat", *sides])
    step = max(1, -(-(len(turns) - 1) // ROWS))
    for one in [*turns[:-1:step], turns[-1]]:
        values = zip(one["wins"], one["points"], strict=True)
        seat = "end" if one["seat"] < 0 else str(one["seat"])
        table.add_row(
            str(one["turn"]), seat, *(f"{percent(win)} {points:6.1f}" for win, points in values)
        )
    return table


def moment_table(analysis: Json, sides: list[str]) -> Any:
    """The turns and the luck that changed the result most."""
    strong = analysis["strong"]
    title = "what changed it most" + (f" (* compared closely with {strong})" if strong else "")
    table = table_of(title, ["decision", "seat", "change", "what.", "better."])
    decisions = analysis["decisions"]
    luck = {one["seq"]: one for one in analysis["luck"]}
    for moment in analysis["moments"]:
        seq, seat = moment["seq"], str(moment["seat"])
        one = next((each for each in decisions if each["seq"] <= seq <= each["until"]), None)
        number = str(one["decision"]) if one else ""
        if moment["kind"] == "decision" and one is not None:
            mark = f"{within(one['error']['win'])}*" if one["strong"] else ""
            played, best = said(one["played"]), said(one["best"][0])
            table.add_row(number, seat, f"{percent(-moment['size'])}{mark}", played, best)
        else:
            table.add_row(number, seat, percent(moment["size"]), fortune(luck[seq], sides), "")
    return table


def fortune(luck: Json, sides: list[str]) -> str:
    """Return who gained by chance, how much, and the standard error."""
    errors = luck["error"]["wins"]
    gains = [
        f"{percent(win, sign=True)}{within(errors[i])} for {sides[i]}"
        for i, win in enumerate(luck["wins"])
        if win
    ]
    return "then luck: " + ", ".join(gains)


def within(error: float) -> str:
    """A standard error as text; empty where all outcomes were compared."""
    return f" ± {100 * error:.1f}" if error else ""


def total_table(totals: list[Json], sides: list[str]) -> Any:
    """Return a table of each side's losses per free turn, and of what changed its chances."""
    columns = ["side.", "free turns", "lost in each"]
    columns += ["before", "set-up", "luck", "left", "in the end"]
    table = table_of("all in all: chances of winning", columns)
    for side, one in zip(sides, totals, strict=True):
        setup, luck, left = one["setup"], one["luck"], one["left"]
        end = one["before"]["win"] + setup["win"] + luck["win"] + left["win"]
        table.add_row(
            *(side, str(one["free"]), percent(one["loss"]["win"]) if one["loss"] else ""),
            percent(one["before"]["win"]),
            *(
                percent(each["win"], sign=True) + within(each["error"]["win"])
                for each in (setup, luck)
            ),
            *(percent(left["win"], sign=True), percent(end)),
        )
    return table


# --- hint --------------------------------------------------------------------------------------


def run_hint(args: argparse.Namespace) -> int:
    """Ask a bot about a position of a file. Raises UserError."""
    record = read_file(args.file)
    game = known_game(record.header.game)
    bot = adviser(game, args.bot)
    match = reached(args.file, game, record, args.at)
    luck = Seeded(match.decision)
    handle = for_seat(game, match.state, luck.stream("hint imagines"))
    with blamed(bot):
        assessment = bot.assess(handle, luck.stream("hint"))
    if args.json:
        print_data(json.dumps(hint_payload(match, handle, assessment), ensure_ascii=False))
    else:
        show_hint(match, assessment, names(game, record.header))
    return 0


def adviser(game: Game[Any], name: str | None) -> Bot:
    """The bot that is asked. Raises UserError."""
    usual = STRONG if STRONG in strength_names(game) else bot_names(game)[0]
    try:
        return make_bot(game, name or usual)
    except UnknownBot as error:
        raise UserError(str(error)) from None


def reached(file: str, game: Game[Any], record: Record, at: int | None) -> Match:
    """The match of a record after this many decisions. Raises UserError."""
    try:
        match = Replay(game, record, listen=False).run(at)
    except RecordError as error:
        raise UserError(f"{file}: {error}") from None
    if match.over:
        most = match.decision - 1
        raise UserError(f"{file}: the game is over there; choose --at 0 to --at {most}")
    if at is not None and match.decision < at:
        raise UserError(
            f"{file} has {counted(match.decision, 'decision')}; --at {at} is beyond its end"
        )
    return match


def hint_payload(match: Match, handle: SeatHandle, assessment: Assessment) -> Json:
    """A hint as plain data: an assessment with its moves described."""
    known = handle.imagine(Seeded(match.decision).stream("hint imagines"))
    moves = [move_payload(match.game, known, value) for value in assessment.moves]
    where = {"decision": match.decision, "turn": match.state.turn}
    return {**assessment.to_json(), **where, "moves": moves}


def show_hint(match: Match, assessment: Assessment, sides: list[str]) -> None:
    """Print a hint as a table."""
    from carrack.cli.terminal import Terminal

    console = Terminal()
    where = f"decision {match.decision}, turn {match.state.turn}"
    console.print(f"{match.game.title}, {where}: seat {sides[assessment.seat]} decides")
    tries = f"{assessment.iterations} tr{'y' if assessment.iterations == 1 else 'ies'}"
    title = f"{assessment.bot} after {tries}"
    table = table_of(title, ["wins", "points", "tried", "move.", "and then."])
    for value in assessment.moves[:MOVES]:
        worth = "" if value.win is None else percent(value.win)
        points = "" if value.points is None else f"{value.points:.1f}"
        table.add_row(worth, points, str(value.visits), value.move, ", ".join(value.line[1:]))
    console.print(table)
    if not assessment.wins:
        console.print(f"{assessment.bot} does not judge positions")
    for i, win in enumerate(assessment.wins):
        expected = f"{assessment.points[i]:.1f} points expected"
        console.print(f"  {sides[i]}: {percent(win)}, {expected}")
