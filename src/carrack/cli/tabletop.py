"""`carrack tabletop`: a game on the table, whose dice, cards and cubes are entered here."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from carrack.cli import UserError
from carrack.cli.common import (
    Subparsers,
    add_option,
    given_options,
    known_game,
    named,
    read_file,
    whole,
)
from carrack.cli.narration import Narrator
from carrack.cli.records import standings
from carrack.core.game import Game
from carrack.core.match import Step
from carrack.core.message import Message, MessageError
from carrack.core.record import Header, Record, RecordError
from carrack.core.tabletop import TabletopGame, entered_header

RUNNING: Final = "running"
HELP: Final = """\
  a move, such as those that `moves` lists
  moves [WORD]   what may be done now; only what begins with a word
  SEAT: MOVE     what another player does out of turn, such as loading at home (2: load A crate)
  undo           take back the last move of this turn
  mend           take back the last entry, until the next move
  board          the position
  quit           leave; the file keeps everything, and the same command goes on"""

OURS: Final = """\
Carrack's tiles, cards and tokens are partly made up, and these questions offer those. To be asked
for yours, enter your box once, in about an hour: `carrack play`, *Enter your box*; then `carrack
edition add FILE`, and here `--option edition=NAME`."""


def add_parsers(subparsers: Subparsers) -> None:
    """Add `tabletop`."""
    parser = subparsers.add_parser(
        "tabletop",
        help="play with the board on the table, and enter what fell there",
        description="For players with the box: you throw dice, turn cards, drop cubes, and enter "
        "what came. Carrack knows the rules, keeps the record, and goes on where a file ends. At "
        "the end the file is a record that replays and can be analysed.",
    )
    parser.add_argument("file", metavar="FILE", help="the game; a new file begins one")
    parser.add_argument("game", metavar="GAME", nargs="?", help="for a new game: its name")
    parser.add_argument("--players", type=whole(1), metavar="N", help="(default: the fewest)")
    parser.add_argument("--names", metavar="A,B,…", help="of the players, seat by seat")
    add_option(parser)
    parser.set_defaults(run=run_tabletop)


def run_tabletop(args: argparse.Namespace) -> int:
    """Play on in a file until the game is over or its players leave. Raises UserError."""
    path = Path(args.file)
    kept = Journal(path)
    tabletop = kept.opened() if path.exists() else kept.made(args)
    Conversation(tabletop, kept).run()
    return 0


class Journal:
    """The file of a game: its journal while it lasts, then its record."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines = 0

    def made(self, args: argparse.Namespace) -> TabletopGame:
        """A new game. Raises UserError."""
        if args.game is None:
            raise UserError(f"{self.path} is not there; for a new game, name it: amerigo, say")
        game = known_game(args.game)
        players = args.players or game.least_players
        names = [named(name, "a player") for name in args.names.split(",")] if args.names else []
        names += [f"Player {seat + 1}" for seat in range(len(names), players)]
        if len(names) != players:
            raise UserError(f"{len(names)} names for {players} players")
        given = given_options(game, args.option)
        try:
            header = entered_header(game, players, given, [{"name": name} for name in names])
            tabletop = TabletopGame(game, header)
        except MessageError as error:
            raise UserError(str(error)) from None
        shipped = {option.name: option.default for option in game.options()}
        edition = header.options.get("edition")
        if edition and edition == shipped["edition"] and not header.options.get("box"):
            print(OURS)
        with self.path.open("x", encoding="utf-8") as file:
            file.write(Record(running(header, True), []).text())
        return tabletop

    def opened(self) -> TabletopGame:
        """The game in the file. Raises UserError."""
        record = read_file(str(self.path))
        if record.header.extra.get(RUNNING) is not True:
            raise UserError(f"{self.path} is no running game: a finished one can be replayed")
        self.lines = len(record.entries)
        game = known_game(record.header.game)
        try:
            return TabletopGame(game, running(record.header, False), record.entries)
        except RecordError as error:
            raise UserError(f"{self.path}: {error}") from None

    def keep(self, tabletop: TabletopGame) -> None:
        """Add what is new."""
        new, self.lines = tabletop.journal[self.lines :], len(tabletop.journal)
        with self.path.open("a", encoding="utf-8") as file:
            file.writelines(entry.line() + "\n" for entry in new)

    def finish(self, tabletop: TabletopGame) -> None:
        """Put the record in place of the journal."""
        whole_file = self.path.with_name(self.path.name + ".part")
        whole_file.write_text(tabletop.record().text(), encoding="utf-8")
        os.replace(whole_file, self.path)


def running(header: Header, still: bool) -> Header:
    """A header that says, or does not, that its game is under way: nobody can replay it so."""
    extra = {name: value for name, value in header.extra.items() if name != RUNNING}
    if still:
        extra[RUNNING] = True
    h = header
    return Header(h.game, h.rules, h.players, h.options, h.identity, h.seats, extra)


class Conversation:
    """A conversation about one game at a terminal."""

    def __init__(self, tabletop: TabletopGame, kept: Journal) -> None:
        self.tabletop = tabletop
        self.kept = kept
        self.game: Game[Any] = tabletop.game
        self.teller = Narrator(self.game, [seat["name"] for seat in tabletop.header.seats])
        self.told = 0  # events of the last decision that were told

    def run(self) -> None:
        """Ask and listen until the game is kept as a record, or somebody leaves."""
        print(f"{self.game.title}, with the board on the table. `help` says what can be typed.")
        self.kept.keep(self.tabletop)  # place-holders of the set-up
        done = False
        while not done:
            typed = self._next_line()
            if typed is None or typed == "quit":
                print(f"Kept in {self.kept.path}; the same command goes on.")
                return
            done = self._over(typed) if self._is_over() else self._obeyed(typed)

    def _is_over(self) -> bool:
        match = self.tabletop.match
        return self.tabletop.asked is None and match is not None and match.over

    def _next_line(self) -> str | None:
        """Return the next line that is typed; None at the end of the input."""
        print()
        if self._is_over():
            assert self.tabletop.match is not None
            print("\n".join(standings(self.tabletop.match)))
            print("Enter keeps the record; `mend` takes back the last entry.")
        elif self.tabletop.question is not None:
            self._report(self.tabletop.so_far())
            print(self.teller.question(self.tabletop.question))
        else:
            assert self.tabletop.match is not None
            print(f"{self.teller.player(self.tabletop.match.state.seat)} decides.")
        sys.stdout.flush()
        try:
            return input("> ").strip()
        except EOFError:
            print()
            return None

    def _over(self, typed: str) -> bool:
        """Obey what is typed after the end of the game; True: the record is saved."""
        if typed:
            return self._obeyed(typed)
        self.kept.finish(self.tabletop)
        print(f"The record is in {self.kept.path}.")
        return True

    def _obeyed(self, typed: str) -> bool:
        """Do what is typed; never ends the session."""
        word, _, rest = typed.partition(" ")
        known: dict[str, Callable[[str], None]] = {
            "help": lambda rest: print(HELP),
            "board": self._board,
            "moves": self._moves,
            "undo": self._undo,
            "mend": self._mend,
        }
        try:
            if word in known:
                known[word](rest)
            elif self.tabletop.question is not None:
                self._step(self.tabletop.enter(self.teller.picked(self.tabletop.question, typed)))
            else:
                self._move(typed)
        except MessageError as error:
            print(error)
        return False

    # --- what can be typed ----------------------------------------------------------------------

    def _move(self, typed: str) -> None:
        match = self.tabletop.match
        assert match is not None
        seat, colon, notation = typed.partition(":")
        if colon and seat.strip().isdecimal():
            move = self.game.read_move(match.state, notation.strip())
            self.told = 0
            self._step(self.tabletop.command(int(seat) - 1, move))
            return
        move = self.game.read_move(match.state, typed)
        self.told = 0
        self._step(self.tabletop.play(match.state.seat, move))

    def _undo(self, rest: str) -> None:
        match = self.tabletop.match
        if match is None or self.tabletop.asked is not None:
            raise MessageError(Message("enter what fell first; `mend` takes back what was entered"))
        ended = match.ended()
        self.tabletop.undo(match.state.seat if ended is None else ended, match.decision - 1)
        self.kept.keep(self.tabletop)
        print("Taken back.")

    def _mend(self, rest: str) -> None:
        step = self.tabletop.mend()
        self.told = 0
        print("Taken back.")
        self._step(step)

    def _board(self, rest: str) -> None:
        if self.tabletop.match is None:
            print("There is no board yet: the set-up comes first.")
        else:
            print(self.game.board(self.tabletop.match.state))

    def _moves(self, rest: str) -> None:
        match = self.tabletop.match
        if match is None or self.tabletop.asked is not None:
            print("There is nothing to decide now; enter what fell.")
            return
        for move in self.game.legal(match.state):
            if move.notation.startswith(rest):
                print(f"  {move.notation:24} {self.teller.move(match.state, move)}")

    # --- what is told ---------------------------------------------------------------------------

    def _step(self, step: Step) -> None:
        """Keep what is new, and tell what happened."""
        self.kept.keep(self.tabletop)
        if self.tabletop.asked is None:
            self._report(step.events)
            self.told = 0

    def _report(self, events: list[Any]) -> None:
        for event in events[self.told :]:
            print(self.teller.event(event, self.tabletop.position))
        self.told = max(self.told, len(events))
