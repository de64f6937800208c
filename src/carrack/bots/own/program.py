"""A bot that is a program of its own, so that Carrack can seat it."""

from __future__ import annotations

import secrets
import weakref
from dataclasses import dataclass
from typing import Any

from carrack.bots.bot import Bot, Memory
from carrack.bots.own import protocol
from carrack.bots.own.limits import BotLimits
from carrack.bots.own.line import Channel
from carrack.bots.own.posting import Address, PostLine
from carrack.bots.own.process import ProcessLine, check_program, split
from carrack.bots.own.protocol import Fault
from carrack.core.chance import Stream
from carrack.core.game import Move
from carrack.core.seat import SeatHandle

START_SECONDS = 30.0
"""Seconds for a program to start and to say hello."""
STARTS = 3
"""Failed starts in a row after which none is tried before the next game."""


@dataclass(frozen=True)
class Command:
    """A program to be started, in `folder`; None: in Carrack's own folder."""

    text: str
    folder: str | None = None

    def check(self) -> None:
        """Raise UnknownBot if it cannot be started."""
        check_program(split(self.text), self.folder)

    def open(self, limits: BotLimits) -> Channel:
        """Start it."""
        return ProcessLine(split(self.text), limits.memory << 20, self.folder)


@dataclass(frozen=True)
class Url:
    """A program that answers at an address."""

    text: str

    def check(self) -> None:
        """Raise UnknownBot if it is not an address."""
        Address(self.text)

    def open(self, limits: BotLimits) -> Channel:
        """The line to it."""
        return PostLine(Address(self.text))


class Program(Bot):
    """A program that is asked in the `carrack-bot` protocol.

    It is started for its first decision, and again after it ended or did something wrong. A copy of
    this bot has a program of its own.
    """

    own = True

    def __init__(self, name: str, game: str, where: Command | Url, limits: BotLimits) -> None:
        """Raises UnknownBot for a program that cannot be started."""
        super().__init__(name)
        where.check()
        self.game = game
        self.where = where
        self.limits = limits
        self.memories: dict[int, Memory] = {}
        self._reset()

    def _reset(self) -> None:
        self.line: Channel | None = None
        self.ending: weakref.finalize[..., Program] | None = None
        self.match = ""
        self.seated: set[int] = set()  # the seats of which the program has been sent `new`
        self.failures = 0
        self.why = ""  # the reason for the last failed start

    def __getstate__(self) -> dict[str, Any]:
        kept = ("name", "game", "where", "limits", "memories")
        return {name: getattr(self, name) for name in kept}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._reset()

    def introduce(self) -> None:
        """Start it if necessary, and wait for its hello. Raises Fault."""
        if self.line is not None and self.line.ended():
            self.close()
        if self.line is not None:
            return
        if self.failures >= STARTS:
            raise Fault(
                f"it failed to start {STARTS} times in a row, and is tried again only in the "
                f"next game; the last time {self.why}"
            )
        try:
            self._start()
        except Fault as fault:
            self.why = str(fault)
            raise

    def _start(self) -> None:
        self.failures += 1
        try:
            self.line = self.where.open(self.limits)
        except OSError as error:
            raise Fault(f"it cannot be started: {error}") from None
        self.ending = weakref.finalize(self, self.line.close, protocol.encoded(protocol.BYE))
        text = self._exchange(protocol.hello(self.game), START_SECONDS)
        with self._blamed():
            protocol.read_hello(text, self.game)
        self.failures = 0
        self.match = secrets.token_hex(8)
        self.seated.clear()

    def decide(self, handle: SeatHandle, stream: Stream) -> Move:
        """Return the move that the program answers. Raises Fault."""
        self.introduce()
        assert self.line is not None
        seat, seconds = handle.seat, self.limits.seconds
        memory = self.memories.pop(seat, {})
        if seat not in self.seated:
            self.seated.add(seat)
            self.line.send(protocol.encoded(protocol.new(self.match, self.game, seat)))
        question = protocol.decide(self.match, handle, stream, memory, seconds)
        text = self._exchange(question, seconds)
        with self._blamed():
            move, kept = protocol.read_move(text, handle.legal())
        if kept:
            self.memories[seat] = kept
        return move

    def memory(self, seat: int) -> Memory:
        return self.memories.get(seat, {})

    def recall(self, seat: int, memory: Memory) -> None:
        self.memories[seat] = memory

    def forget(self) -> None:
        """Inform the program that the game is over, if it was asked anything in it."""
        self.memories.clear()
        self.failures = 0
        if self.line is not None and self.seated:
            self.line.send(protocol.encoded(protocol.forget(self.match)))
        self.seated.clear()
        self.match = secrets.token_hex(8)

    def close(self) -> None:
        """End the program; the next decision starts it again."""
        if self.ending is not None:
            self.ending()
        self.line = self.ending = None

    def drop(self) -> str:
        """End the program at once; returns its last words."""
        line, ending = self.line, self.ending
        self.line = self.ending = None
        if line is None or ending is None:
            return ""
        ending.detach()
        line.close()
        return line.last_words()

    def _exchange(self, message: dict[str, Any], seconds: float) -> bytes:
        assert self.line is not None
        with self._blamed():
            return self.line.ask(protocol.encoded(message), seconds)

    def _blamed(self) -> _Blame:
        return _Blame(self)


class _Blame:
    """A fault within this context ends the program, and is reported with its last words."""

    def __init__(self, bot: Program) -> None:
        self.bot = bot

    def __enter__(self) -> None:
        return

    def __exit__(self, kind: object, fault: BaseException | None, _: object) -> None:
        if fault is None:
            return
        words = self.bot.drop()
        if isinstance(fault, Fault):
            wrote = f"; the last it wrote:\n{words}" if words else ""
            raise Fault(f"{fault}{wrote}") from None
