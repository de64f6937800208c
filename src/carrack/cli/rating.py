"""`carrack analyse --pr`: how well everybody played, over one game or several."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import Any

from carrack.analysis.rating import LEAST_FREE, over_games
from carrack.bots import strength_names
from carrack.cli import UserError
from carrack.cli.analysing import Json, analysed, opened, percent, ready, table_of
from carrack.cli.common import known_game, names_of, read_file
from carrack.cli.data import print_data
from carrack.core.record import Header, Record
from carrack.core.wording import counted


def run_rating(args: argparse.Namespace) -> int:
    """Rate the players of some records. Raises UserError, which names the file and the fault."""
    if args.files.count("-") > 1:
        raise UserError("standard input is read only once: name a file instead of the second -")
    records = [read_file(file) for file in args.files]
    require_different(args.files, records)
    headers = [record.header for record in records]
    game = one_game(args.files, headers)
    out = opened(args.json)
    analysts = [ready(file, record, args) for file, record in zip(args.files, records, strict=True)]
    analyses = [analysed(analyst) for analyst in analysts]
    for file, analysis in zip(args.files, analyses, strict=True):
        if not analysis["rating"]:
            raise UserError(f"{file}: nothing can be rated: no turn had two different ends")
    players = ratings(headers, analyses)
    games = [
        {"file": file, "analysis": one} for file, one in zip(args.files, analyses, strict=True)
    ]
    whole = {"game": game, "players": players, "games": games}
    if args.json == "-":
        print_data(json.dumps(whole, ensure_ascii=False))
        return 0
    if out is not None:
        out.write_text(json.dumps(whole, ensure_ascii=False) + "\n", encoding="utf-8")
    show(game, len(games), players)
    return 0


def require_different(files: Sequence[str], records: Sequence[Record]) -> None:
    """Raise UserError for a game that would count twice, and make the figures look surer."""
    named: dict[str, str] = {}
    for file, record in zip(files, records, strict=True):
        text = record.text()
        if text in named:
            raise UserError(f"{file} is the same game as {named[text]}: name each game once")
        named[text] = file


def one_game(files: Sequence[str], headers: Sequence[Header]) -> str:
    """The name of the game that all records are of. Raises UserError."""
    first = headers[0].game
    for file, header in zip(files, headers, strict=True):
        if header.game != first:
            raise UserError(
                f"{file} is a game of {header.game}, {files[0]} one of {first}: "
                "rate the games of one kind together"
            )
    game = known_game(first)
    if not strength_names(game):
        raise UserError(f"{game.title} has no bots that judge positions, so nobody can be rated")
    return first


def ratings(headers: Sequence[Header], analyses: Sequence[Json]) -> list[Json]:
    """Return the losses of every player, by name: in the order in which they first appear."""
    pools: dict[str, list[list[Json]]] = {}
    for header, analysis in zip(headers, analyses, strict=True):
        mine: dict[str, list[Json]] = {}
        for seat, name in enumerate(names_of(header)):
            sums = {**analysis["totals"][seat], **analysis["rating"][seat]}
            sums["sources"] = analysis["sources"][seat]
            mine.setdefault(name or f"seat {seat}", []).append(sums)
        for name, several in mine.items():
            pools.setdefault(name, []).append(several)
    return [{"name": name, **over_games(pool)} for name, pool in pools.items()]


# --- for people ------------------------------------------------------------------------------


def show(game: str, games: int, players: Sequence[Json]) -> None:
    """Print ratings for people."""
    from carrack.cli.terminal import Terminal

    console = Terminal()
    console.print(f"{known_game(game).title}, {counted(games, 'game')}")
    console.print(rating_table(players))
    rated = [one for one in players if one["strengths"]]
    if rated:
        console.print(strength_table(rated))
    console.print(result_table(players))
    console.print("PR: thousandths of a win lost per free turn, the lower, the better")
    console.print("without luck: the result less what set-up and draws brought (± standard error)")
    if any(one["pr"] is None for one in players):
        console.print(f"no PR below {LEAST_FREE} free turns")


def rating_table(players: Sequence[Json]) -> Any:
    """PR of each player with its interval, and the strength that it stands for."""
    columns = ["player.", "games", "free turns", "PR", "95 %", "points a turn", "played."]
    table = table_of("play", columns)
    for one in players:
        row = [one["name"], str(one["games"]), str(one["free"])]
        pr = one["pr"]
        if pr is not None:
            row += [figure(pr["value"]), f"{figure(pr['low'])} to {figure(pr['high'])}"]
            row += [f"{one['points']:.2f}".replace("-", "−"), played(one["like"])]
        table.add_row(*row)
    return table


def strength_table(players: Sequence[Json]) -> Any:
    """PR of the four strengths in the same positions."""
    names = [one["name"] for one in players[0]["strengths"]] if players else []
    table = table_of("what bots would have lost in the same positions", ["player.", *names])
    for one in players:
        table.add_row(one["name"], *(figure(each["pr"]) for each in one["strengths"]))
    return table


def result_table(players: Sequence[Json]) -> Any:
    """Results of each player, by chance and skill."""
    table = table_of(
        "result a game", ["player.", "wins", "luck", "without luck", "points", "without luck"]
    )
    for one in players:
        skill = one["skill"]
        table.add_row(
            one["name"],
            percent(one["result"]["win"]),
            percent(one["chance"]["win"], sign=True),
            f"{percent(skill['win'])} ± {100 * skill['error']['win']:.1f}",
            f"{one['result']['points']:.1f}",
            f"{skill['points']:.1f} ± {skill['error']['points']:.1f}".replace("-", "−"),
        )
    return table


def figure(pr: float) -> str:
    """A PR as text."""
    return f"{round(pr, 1) + 0.0:.1f}".replace("-", "−")


def played(like: Json | None) -> str:
    """The strength that a PR stands for, in words."""
    if like is None:
        return "not clear yet"
    name = like["strength"]
    if like["how"] == "between":
        return f"between {name} and {like['next']}"
    return {
        "at": f"like {name}",
        "below": f"weaker than {name}",
        "above": f"at least like {name}",
    }[like["how"]]
