"""The results of a tournament as JSON lines: a header with the plan, then a line for every game.

A file grows by whole lines in the order of the games, with the same bytes whichever processes play
them, and is continued where it ends. A line left half written by a killed program is cut off;
anything else that does not fit is refused, for nothing is ever overwritten.
"""

from __future__ import annotations

import os
import sys
from codecs import BOM_UTF8
from collections.abc import Iterator
from dataclasses import replace
from typing import IO, Any, TypeVar

import msgspec
from filelock import lock_descriptor

from carrack.arena.series.playing import Outcome
from carrack.arena.tournament.schedule import Pairing
from carrack.arena.tournament.tournament import Contest, Tournament
from carrack.core.chance import SEEDED_1, seeded
from carrack.core.game import completed_options
from carrack.core.identity import check_rules
from carrack.core.registry import find_game
from carrack.core.wording import counted

KIND = "carrack arena"
FORMAT = 1
PLAY_ALIKE = ("0.1.0",)  # earlier versions whose bots choose as this version's do

UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)  # no JSON, or too deep

T = TypeVar("T")


class ResultsError(ValueError):
    """A results file cannot be used; the message says where and why."""


class ResultsHeader(msgspec.Struct, forbid_unknown_fields=True):
    """The first line: what is played, with which versions."""

    kind: str
    format: int
    game: str
    home: str
    players: int
    automata: int
    bots: list[str]
    games: int
    seed: int
    options: dict[str, int | str]
    contest: Contest | None
    carrack: str
    rules: str
    identity: dict[str, Any]
    luck: str | msgspec.UnsetType = msgspec.UNSET  # the first source, if none is named
    wide: bool | msgspec.UnsetType = msgspec.UNSET  # left out by versions with fewer lines
    one_against_all: bool | msgspec.UnsetType = msgspec.UNSET  # left out where false


KEPT = ("points", "places", "decisions", "forced", "turns", "sources", "lost")  # of an outcome
SHARED = (  # shared by a tournament's plan and the header of its file
    *("game", "home", "players", "automata", "games", "seed", "options"),
    *("rules", "identity", "contest"),
)


class GameLine(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One game: the bots by seat, and the outcome by side (seats, then automata).

    `lost` counts decisions lost to faults of users' bots, by seat; left out if there were none.
    """

    game: int
    block: int
    seats: list[str]
    points: list[int]
    places: list[int]
    decisions: int
    forced: int
    turns: int
    sources: list[dict[str, int]]
    lost: list[int] = []


def line_of(plan: Tournament, pairing: Pairing, outcome: Outcome) -> GameLine:
    """The line for a game. The time it took is left out: it would differ from run to run."""
    return GameLine(
        game=pairing.number,
        block=pairing.block,
        seats=plan.named(pairing.seating),
        **{name: getattr(outcome, name) for name in KEPT},
    )


def header_of(plan: Tournament) -> ResultsHeader:
    """The first line of a file for this plan."""
    return ResultsHeader(
        kind=KIND,
        format=FORMAT,
        bots=list(plan.bots),
        carrack=plan.version,
        luck=msgspec.UNSET if plan.luck == SEEDED_1 else plan.luck,
        wide=plan.wide or msgspec.UNSET,
        one_against_all=plan.one_against_all or msgspec.UNSET,
        **{name: getattr(plan, name) for name in SHARED},
    )


def plan_of(header: ResultsHeader) -> Tournament:
    """The plan that a header describes."""
    return Tournament(
        bots=tuple(header.bots),
        version=header.carrack,
        luck=SEEDED_1 if header.luck is msgspec.UNSET else header.luck,
        wide=header.wide is True,
        one_against_all=header.one_against_all is True,
        **{name: getattr(header, name) for name in SHARED},
    )


def as_begun(plan: Tournament, path: str) -> Tournament:
    """The plan, with the rules, luck and lines of the results file, if there is one.

    It keeps the version that began the file if today's bots choose as that version's did. Options
    unknown to that version have their defaults. Raises ResultsError if those rules or that luck
    cannot be played here, OSError.
    """
    if not os.path.isfile(path) or not os.path.getsize(path):
        return plan
    _check_kind(path)
    with open(path, "rb") as file:
        first = file.readline()
    if not first.endswith(b"\n"):
        return plan  # left half written: it is written again
    was = plan_of(read_header(first, path))
    if (was.game, was.players) != (plan.game, plan.players):
        return plan  # the caller refuses it
    game = find_game(was.game)
    try:
        check_rules(game, was.rules)
        seeded(was.luck, was.seed)
        same = completed_options(game, was.players, dict(was.options)) == plan.options
    except ValueError as error:
        raise ResultsError(f"{path} cannot be continued: {error}") from None
    options = was.options if same else plan.options
    version = was.version if was.version in PLAY_ALIKE else plan.version
    return replace(
        plan, rules=was.rules, luck=was.luck, wide=was.wide, options=options, version=version
    )


def encoded(thing: msgspec.Struct) -> bytes:
    """A line of the file, including its end."""
    return msgspec.json.encode(thing) + b"\n"


class Results:
    """An open results file, ready for the next game."""

    def __init__(self, path: str, plan: Tournament) -> None:
        """Open a file, which is new or was begun for this plan. Raises ResultsError, OSError.

        A plan that differs only in having more games continues the file.
        """
        self.path = path
        self.plan = plan
        _check_kind(path)
        self._file = _opened(path)
        try:
            _lock(self._file, path)
            self._make_fit()
        except BaseException:
            self._file.close()
            raise

    def lines(self) -> Iterator[GameLine]:
        """The games already in the file. Raises ResultsError."""
        yield from lines_in(self.path, self.plan)

    def add(self, line: GameLine) -> None:
        """Write a game, safe even if this program is killed right afterwards."""
        self._file.write(encoded(line))
        self._file.flush()

    def __enter__(self) -> Results:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def _make_fit(self) -> None:
        """Make sure of a header at the start and a whole line at the end."""
        header = encoded(header_of(self.plan))
        self._file.seek(0)
        first = self._file.readline()
        if not first.endswith(b"\n"):
            if not header.startswith(first):
                raise ResultsError(f"{self.path} is not a results file; name another file")
            self._file.truncate(0)
            self._file.write(header)
            self._file.flush()
            return
        was = read_header(first, self.path)
        _same(read_header(header, self.path), was, self.path)  # both as JSON represents them
        self._file.truncate(_whole_lines(self._file))
        if was.games < self.plan.games:
            self._extend(header, len(first))

    def _extend(self, header: bytes, skipped: int) -> None:
        """Replace the header: a new file is written beside the old one, then takes its place."""
        beside = f"{self.path}.new"
        with open(beside, "wb") as new:
            new.write(header)
            self._file.seek(skipped)
            while piece := self._file.read(1 << 20):
                new.write(piece)
        self._file.close()
        os.replace(beside, self.path)
        self._file = _opened(self.path)
        _lock(self._file, self.path)


def _check_kind(path: str) -> None:
    """Refuse a device or a pipe, which may have no end. Raises ResultsError."""
    if os.path.exists(path) and not (os.path.isfile(path) or os.path.isdir(path)):
        raise ResultsError(f"{path} is a device or a pipe; results are kept in a file")


def _opened(path: str) -> IO[bytes]:
    return open(path, "ab+")


def _lock(file: IO[bytes], path: str) -> None:
    """Lock the file against other writers, where the system can."""
    if sys.platform == "win32":
        return  # there a locked file could not be read
    if not lock_descriptor(file.fileno(), blocking=False):
        raise ResultsError(f"{path} is being written by another tournament; wait for it")


def _whole_lines(file: IO[bytes]) -> int:
    """The number of bytes up to the end of the last whole line."""
    end = file.seek(0, os.SEEK_END)
    while end:
        start = max(0, end - (1 << 16))
        file.seek(start)
        last = file.read(end - start).rfind(b"\n")
        if last >= 0:
            return start + last + 1
        end = start
    return 0


def read_plan(path: str) -> Tournament:
    """The plan for which a results file was written. Raises ResultsError, OSError."""
    _check_kind(path)
    with open(path, "rb") as file:
        return plan_of(read_header(file.readline(), path))


def read_header(line: bytes, path: str) -> ResultsHeader:
    """The first line of a file. Raises ResultsError."""
    line = line.removeprefix(BOM_UTF8)
    try:
        kind = msgspec.json.decode(line, type=dict[str, Any])
    except UNREADABLE:
        kind = {}
    if kind.get("kind") != KIND:
        raise ResultsError(
            f"{path} holds no results of a tournament; such a file begins with the header that "
            "carrack arena --results writes"
        )
    if kind.get("format") != FORMAT:
        raise ResultsError(
            f"{path} has format {kind.get('format')}; this version reads format {FORMAT}"
        )
    return _decoded(line, ResultsHeader, f"{path}, line 1")


def lines_in(path: str, plan: Tournament) -> Iterator[GameLine]:
    """The games in a file, checked against the plan. Raises ResultsError, OSError.

    An incomplete last line, left by a killed program, is skipped.
    """
    with open(path, "rb") as file:
        file.readline()
        for pairing in plan.pairings():
            text = file.readline()
            if not text.endswith(b"\n"):
                return
            where = f"{path}, line {pairing.number + 1}"
            line = _decoded(text, GameLine, where)
            _check(line, pairing, plan, where)
            yield line
        if file.readline():
            raise ResultsError(
                f"{path} holds more than the {counted(plan.games, 'game')} of its plan"
            )


def _decoded(text: bytes, kind: type[T], where: str) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except UNREADABLE as error:
        raise ResultsError(f"{where} is damaged: {error}") from None


def _check(line: GameLine, pairing: Pairing, plan: Tournament, where: str) -> None:
    """Raise ResultsError for a line that is not the game planned there."""
    seats = plan.named(pairing.seating)
    if (line.game, line.block, line.seats) != (pairing.number, pairing.block, seats):
        raise ResultsError(
            f"{where} holds game {line.game} (block {line.block}, {', '.join(line.seats)}); by "
            f"the plan game {pairing.number} (block {pairing.block}, {', '.join(seats)}) is there"
        )
    if {len(line.points), len(line.places), len(line.sources)} != {plan.sides}:
        raise ResultsError(f"{where} is damaged: {plan.sides} sides take part in a game")
    if len(line.lost) not in (0, len(seats)):
        raise ResultsError(
            f"{where} is damaged: lost goes by seat, of which there are {len(seats)}"
        )
    if min([line.decisions, line.forced, line.turns, *line.lost]) < 0:
        raise ResultsError(f"{where} is damaged: it counts fewer than 0 decisions or turns")
    if line.places != [1 + sum([other < place for other in line.places]) for place in line.places]:
        raise ResultsError(
            f"{where} is damaged: no game ends with the places {line.places}; whoever ties shares "
            "a place, and the next one is left out"
        )
    ahead = [sum([other > points for other in line.points]) for points in line.points]
    if any([place <= more for place, more in zip(line.places, ahead, strict=True)]):
        raise ResultsError(
            f"{where} is damaged: the places {line.places} contradict the points {line.points}; "
            "nobody comes before somebody with more points"
        )


def _same(wanted: ResultsHeader, was: ResultsHeader, path: str) -> None:
    """Raise ResultsError, naming the difference, if a plan is not that of the file."""
    for name in ResultsHeader.__struct_fields__:
        old, new = getattr(was, name), getattr(wanted, name)
        if name != "games" and old != new:
            raise ResultsError(
                f"{path} holds another tournament: its {name} {_shown(old, name)}, "
                f"asked for {_shown(new, name)}; name another file, or ask for the same again"
            )
    if wanted.games < was.games:
        raise ResultsError(
            f"{path} is planned for {counted(was.games, 'game')}, more than the {wanted.games} "
            f"asked for; continue with --games {was.games} or more"
        )


def _shown(value: object, name: str) -> str:
    """A value as text, shortened if it is long."""
    if value is None:
        return "none"
    if value is msgspec.UNSET:
        value = SEEDED_1 if name == "luck" else False
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 80 else f"{text[:79]}…"
