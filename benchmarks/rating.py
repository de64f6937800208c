"""Whether the rating of play can be trusted: games of known strengths, rated, and what comes of it.

    python benchmarks/rating.py shard amerigo 1             # ten games of the four strengths
    python benchmarks/rating.py shard amerigo 1 --kind admirals
    python benchmarks/rating.py report amerigo [--picture FILE.svg]
    python benchmarks/rating.py lot amerigo 4                   # how much the lot matters
    python benchmarks/rating.py check amerigo                   # some games again: are they equal?

A shard plays and rates ten games, and adds a line for each to a file in `benchmarks/results/rating`
when it is done; one that was interrupted goes on where it was. Everything depends on the numbers of
shard and game alone, on every machine. The report takes all shards that are there. `lot` looks
closely at every free stretch of some games (minutes each) and draws lots from those.

Kinds: `mixed` has one seat of each strength, in each order of seats in turn; the others have four
equals (`deckhands`, `helmsmen`, `navigators`, `admirals`). Chances of winning are compared with
results among navigators and admirals only, if there are such games: the judge takes everybody for
equals who play well.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from math import sqrt
from pathlib import Path
from typing import Any

from asked import game_name, whole
from calibration import calibration, drawn
from rated_strengths import (
    EQUALS,
    SEED,
    report_equals,
    report_strengths,
    report_tables_of_equals,
    seats_in,
)

from carrack.analysis.analyst import prepared
from carrack.analysis.looks import usual_looks
from carrack.analysis.measured import variance
from carrack.analysis.rating import RESAMPLES
from carrack.analysis.sampling import chosen
from carrack.arena.series.playing import SeatedBots, make_plan
from carrack.bots.learning.weights import judge_hash
from carrack.bots.strengths import STRENGTHS
from carrack.core.chance import Stream
from carrack.core.game import Game
from carrack.core.record import Record, read_record
from carrack.core.registry import find_game

RESULTS = Path(__file__).parent / "results" / "rating"
PER_SHARD = 10
BINS = 10
KINDS = {"mixed": STRENGTHS, **{kind: (bot,) * 4 for kind, bot in EQUALS.items()}}

Json = dict[str, Any]


# --- games -----------------------------------------------------------------------------------


def seats_of(kind: str, number: int) -> list[str]:
    """Who sits where: a different order in each of 24 games."""
    left, order, rest = list(KINDS[kind]), [], number - 1
    for count in range(len(left), 0, -1):
        order.append(left.pop(rest % count))
        rest //= count
    return order


def played(game: Game[Any], kind: str, number: int) -> Record:
    """One game."""
    plan = make_plan(game, seats_of(kind, number), number, SEED, records=".")
    text = SeatedBots(plan).play(number).record
    assert text is not None
    return read_record(text.splitlines())


def rated_game(game: Game[Any], kind: str, number: int) -> Json:
    """What a game says about the rating: the losses of each seat, and how chances came true.

    `seats` are strength, free turns, losses (win, points), what the four strengths would have lost,
    share of the win, and points; `bins` the chances of all sides when turns began, by tenths: how
    many, their sum, and that of the wins.
    """
    record = played(game, kind, number)
    analyst = prepared(game, record, usual_looks(game))
    parts = analyst.parts()
    parts["light"]()
    parts["close"]()
    analyst.report.whole = True
    payload = analyst.payload()
    end = payload["turns"][-1]
    seats = [
        [
            bot,
            one["free"],
            *(round(one["loss"][unit], 4) for unit in ("win", "points")),
            [round(each["win"], 4) for each in one["strengths"]],
            *(end[unit][one["seat"]] for unit in ("wins", "points")),
        ]
        for bot, one in zip(seats_of(kind, number), payload["rating"], strict=True)
    ]
    return {
        "number": number,
        "judge": judge_hash(game)[:8],
        "seats": seats,
        "bins": bins_of(payload["turns"][:-1], end["wins"]),
    }


def bins_of(turns: list[Json], won: list[float]) -> list[list[float]]:
    """Chances by tenths: how many, their sum, and that of the wins."""
    bins = [[0, 0.0, 0.0] for _ in range(BINS)]
    for turn in turns:
        for chance, win in zip(turn["wins"], won, strict=True):
            one = bins[min(BINS - 1, int(chance * BINS))]
            one[0] += 1
            one[1] += chance
            one[2] += win
    return [[count, round(chances, 3), round(wins, 3)] for count, chances, wins in bins]


def file_of(game: str, kind: str, shard: int) -> Path:
    """The file of a shard."""
    return RESULTS / f"{game}-{kind}-{shard:02}.jsonl"


def files_of(game: str, kind: str) -> list[Path]:
    """The files of all shards that are there."""
    return sorted(RESULTS.glob(f"{game}-{kind}-*.jsonl"))


def lines_in(file: Path) -> list[Json]:
    """The games of a shard that are done."""
    return [json.loads(line) for line in file.read_text().splitlines()] if file.is_file() else []


def games_of(game: str, kind: str) -> list[Json]:
    """All games of a kind that were rated."""
    return [line for file in files_of(game, kind) for line in lines_in(file)]


def run_shard(name: str, kind: str, shard: int) -> None:
    """Play and rate the games of a shard that are missing."""
    game, file = find_game(name), file_of(name, kind, shard)
    done = lines_in(file)
    if any(one["judge"] != judge_hash(game)[:8] for one in done):
        sys.exit(f"{file}: its games were rated by another judge; delete it to rate them again")
    file.parent.mkdir(parents=True, exist_ok=True)
    first = (shard - 1) * PER_SHARD + 1
    missing = {*range(first, first + PER_SHARD)} - {one["number"] for one in done}
    for number in sorted(missing):
        line = json.dumps(rated_game(game, kind, number), separators=(",", ":"))
        with file.open("a") as out:
            out.write(line + "\n")
        print(line, flush=True)


def run_check(name: str, games: int) -> None:
    """Rate the first games of the first shard again; they must come out equal to the last digit."""
    lines = games_of(name, "mixed")[:games]
    if not lines:
        sys.exit(f"there are no results of {name} in {RESULTS}: make a shard first")
    for line in lines:
        again = rated_game(find_game(name), "mixed", line["number"])
        if again != line:
            sys.exit(f"game {line['number']} comes out otherwise:\n{again}\ninstead of\n{line}")
        print(f"game {line['number']}: equal", flush=True)


# --- the lot ---------------------------------------------------------------------------------


def report_lot(name: str, games: int) -> None:
    """Print the standard errors of a seat's PR that come from the playouts and from the lot."""
    game, squares = find_game(name), {bot: [0.0, 0.0] for bot in STRENGTHS}
    for number in range(1, games + 1):
        analyst = prepared(game, played(game, "mixed", number), usual_looks(game))
        analyst.parts()["light"]()
        search, free = analyst.looks.close, analyst.free_losses()
        assert search is not None
        seats = Counter(seat for _, seat, _ in free)
        losses = {place: search.look(analyst.stretches[place]).loss for place, _, _ in free}
        lots = [chosen(free, Stream(lot)) for lot in range(RESAMPLES)]
        for seat, bot in enumerate(seats_of("mixed", number)):
            errors = [losses[place].win_error for place, of, _ in free if of == seat]
            sums = [
                sum(one.weight * losses[one.number].win for one in lot if one.seat == seat)
                for lot in lots
            ]
            unit = (1000 / max(1, seats[seat])) ** 2 / games
            squares[bot][0] += sum(error**2 for error in errors) * unit
            squares[bot][1] += variance(sums) * unit
        print(f"game {number}: {len(free)} free stretches", flush=True)
    for bot, (playouts, lot) in squares.items():
        print(f"{bot:10} playouts {sqrt(playouts):5.1f}  lot {sqrt(lot):5.1f}")


# --- the report ------------------------------------------------------------------------------


def run_report(game: str, picture: Path | None) -> None:
    """Print what all shards of a game say."""
    by_kind = {kind: games_of(game, kind) for kind in KINDS}
    everything = [line for lines in by_kind.values() for line in lines]
    if not everything:
        sys.exit(f"there are no results of {game} in {RESULTS}: make a shard first")
    judges = sorted({line["judge"] or "the players' network" for line in everything})
    print(f"{find_game(game).title}, judged by {', '.join(judges)}")
    games = {kind: [seats_in(line) for line in lines] for kind, lines in by_kind.items()}
    if games["mixed"]:
        report_strengths(games["mixed"])
    if all(games[kind] for kind in EQUALS):
        report_tables_of_equals(games)
    for kind in EQUALS:
        if games[kind]:
            report_equals(kind, games[kind])
    equals = [*by_kind["navigators"], *by_kind["admirals"]]
    bins = calibration(equals or by_kind["mixed"])
    print(
        f"chances of winning as turns began, in {len(equals or by_kind['mixed'])} games of "
        f"{'equals' if equals else 'unequals'}: how many, said, came true ± its error"
    )
    for count, said, came, error in bins:
        print(f"{count:7} {said:6.3f} {came:6.3f} ± {error:.3f}")
    if picture is not None:
        picture.write_text(drawn(find_game(game).title, bins), encoding="utf-8")


def main() -> None:
    """Do what is asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__.splitlines()[0] if __doc__ else "", allow_abbrev=False
    )
    kinds = parser.add_subparsers(dest="what", required=True)
    shard = kinds.add_parser("shard", help="play and rate ten games")
    shard.add_argument("game", type=game_name)
    shard.add_argument("shard", type=whole(1))
    shard.add_argument("--kind", choices=list(KINDS), default="mixed")
    lot = kinds.add_parser("lot", help="what of the error of a PR comes from the lot")
    lot.add_argument("game", type=game_name)
    lot.add_argument("games", type=whole(1))
    check = kinds.add_parser("check", help="rate some games again, and compare")
    check.add_argument("game", type=game_name)
    check.add_argument("--games", type=whole(1), default=3)
    report = kinds.add_parser("report", help="what the shards say")
    report.add_argument("game", type=game_name)
    report.add_argument("--picture", type=Path, help="draw the calibration (SVG)")
    args = parser.parse_args()
    if args.what == "shard":
        run_shard(args.game, args.kind, args.shard)
    elif args.what == "lot":
        report_lot(args.game, args.games)
    elif args.what == "check":
        run_check(args.game, args.games)
    else:
        run_report(args.game, args.picture)


if __name__ == "__main__":
    main()
