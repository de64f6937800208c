"""Games in a notebook: the board of the page as a widget, and records with a slider.

The widgets show the same web component as the page: `web/src/notebook`, built into
`webui/notebook.js` and sent to the browser by anywidget. Nothing is downloaded.

    import carrack

    game = carrack.new_game("amerigo", players=3)
    game                     # at the end of a cell: the board as it stands
    game.show()              # a board that follows the game, and can be played on
    carrack.replay(game)     # everything so far, with a slider

The kernel and the board exchange a handful of traits, described in docs/notebook.md.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from os import PathLike
from pathlib import Path
from typing import Any

try:
    import anywidget
    import traitlets
except ImportError as error:
    raise ImportError("the board in a notebook needs anywidget: pip install anywidget") from error

from carrack.core.game import Game, Refusal, Refused
from carrack.core.message import Message
from carrack.core.record import Record, RecordError, read_record
from carrack.core.reel import Reel
from carrack.core.registry import find_game
from carrack.notebook.board_view import DECIDER, Eyes, check_eyes, film, packed, position, words
from carrack.notebook.session import Session

PAUSE = 0.1
"""Seconds between two positions that a live board draws while a cell plays many moves."""


@lru_cache(maxsize=1)
def module_text() -> str:
    """The web component. Raises ImportError where the page has not been built."""
    module = files("carrack").joinpath("webui", "notebook.js")
    if not module.is_file():
        raise ImportError(
            "the board for notebooks has not been built: in a clone of the sources type "
            "`make page`, or `pip install .`"
        )
    return module.read_text(encoding="utf-8")


@lru_cache(maxsize=8)
def _packed_words(game: Game[Any]) -> bytes:
    return packed(words(game))


class GameWidget(anywidget.AnyWidget):
    """The base of board and replay: a game, its texts, a language, a size.

    `language` is the browser's if empty; `height` is in pixels, or 0 to fit the width.
    """

    _esm = traitlets.Unicode().tag(sync=True)
    game = traitlets.Unicode(read_only=True).tag(sync=True)
    words = traitlets.Bytes(read_only=True).tag(sync=True)
    language = traitlets.Unicode("").tag(sync=True)
    height = traitlets.Int(0, min=0).tag(sync=True)
    text = traitlets.Unicode("", read_only=True).tag(sync=True)
    position = traitlets.Dict(None, allow_none=True, read_only=True).tag(sync=True)
    film = traitlets.Bytes(None, allow_none=True, read_only=True).tag(sync=True)

    def __init__(self, game: Game[Any], language: str, height: int, **traits: Any) -> None:
        self.set_trait("game", game.name)
        self.set_trait("words", _packed_words(game))
        for name, value in traits.items():
            self.set_trait(name, value)
        super().__init__(_esm=module_text(), language=language, height=height)


class BoardWidget(GameWidget):
    """The board of a session.

    It shows the game as it stands now; with `live` it follows whatever is played, and can be played
    on by clicking. `eyes` says who looks and plays: a seat (others are played elsewhere, by bots
    for instance), `decider` (all seats, each in its turn), or `spectator`, who plays none. Raises
    ValueError for anything else.
    """

    _live = False

    def __init__(
        self,
        session: Session,
        live: bool = False,
        eyes: Eyes = DECIDER,
        language: str = "",
        height: int = 0,
    ) -> None:
        check_eyes(eyes, session.match.header.players)
        self._session = session
        self._eyes = eyes
        self._reel = Reel(session.game, session.match.header, session.match.entries)
        self._drawn = 0.0
        self._waiting: asyncio.TimerHandle | None = None
        now = position(self._reel, eyes, live)
        super().__init__(session.game, language, height, position=now, text=repr(session))
        self._live = live
        if live:
            session.watch(self._follow)
            self.on_msg(self._on_request)

    def close(self) -> None:
        """Stop following the game, and remove the widget."""
        if self._live:
            self._live = False
            self._session.unwatch(self._follow)
        super().close()

    def refresh(self) -> None:
        """Draw the game as it stands now."""
        self._waiting = None
        self._drawn = time.monotonic()
        self._reel.go_on(self._session.match.entries[self._reel.played :])
        with self.hold_sync():
            self.set_trait("text", repr(self._session))
            self.set_trait("position", position(self._reel, self._eyes, self._live))

    def _follow(self) -> None:
        """Draw now, or a moment later if a cell plays faster than anybody can follow."""
        if self._waiting is not None:
            return
        rest = self._drawn + PAUSE - time.monotonic()
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            rest = 0  # there is no event loop to call later
        if rest <= 0:
            self.refresh()
        else:
            self._waiting = loop.call_later(rest, self.refresh)

    def _on_request(self, _widget: object, asked: Any, _buffers: object) -> None:
        """Carry out a click, and answer the board with the result or the refusal."""
        said: dict[str, Any] = {"refused": ""}
        try:
            self._do(asked)
            self._session.changed()
        except Refused as refused:
            said = {"refused": refused.refusal.text, "rule": refused.rule}
            said |= {"key": refused.refusal.key, "args": refused.refusal.args}
        if self._waiting is not None:
            self._waiting.cancel()
            self.refresh()
        self.send(said)

    def _do(self, asked: dict[str, Any]) -> None:
        match = self._session.match
        if asked.get("at") != match.decision:
            raise Refused(Refusal("", "refusal-gone-on"))
        if "play" in asked:
            self._sail(asked["play"])
        elif "row" in asked:
            for move in match.row(match.state.seat, asked["row"]):
                match.play(match.state.seat, move)
        elif "undo" in asked:
            match.undo(match.state.seat, asked["undo"])
        elif "command" in asked:
            move = match.game.read_move(match.state, asked["command"])
            match.command(asked["seat"], move)

    def _sail(self, moves: Iterable[str]) -> None:
        """Play moves one after another until something is revealed or the turn passes."""
        match = self._session.match
        seat = match.state.seat
        for notation in moves:
            move = match.game.read_move(match.state, notation)
            match.play(seat, move)
            if match.undo_floor() == match.decision or match.state.seat != seat:
                return


class ReplayWidget(GameWidget):
    """A record with a slider.

    `record` is the text of a record, the path of its file, a `Record`, or a session. `at` is the
    step that is shown, from 0 (the set-up) to `len(replay) - 1`; it can be set, and follows the
    slider. `eyes` as in :class:`BoardWidget`.

    Raises RecordError for a record that is damaged or whose game is not installed, OSError for a
    file that cannot be read, ValueError for unknown `eyes`.
    """

    at = traitlets.Int(0).tag(sync=True)

    def __init__(
        self,
        record: str | PathLike[str] | Record | Session,
        eyes: Eyes = DECIDER,
        language: str = "",
        height: int = 0,
    ) -> None:
        read = _read(record)
        check_eyes(eyes, read.header.players)
        game = find_game(read.header.game)
        reel = Reel(game, read.header, read.entries)
        self._length = len(reel.standing())
        text = f"{game.title}: {self._length} steps, drawn by the page's own board only"
        super().__init__(game, language, height, film=packed(film(reel, eyes)), text=text)

    def __len__(self) -> int:
        return self._length

    @traitlets.validate("at")
    def _within(self, proposal: Any) -> int:
        return max(0, min(int(proposal["value"]), self._length - 1))


def _read(record: str | PathLike[str] | Record | Session) -> Record:
    """The record. A text that begins like one is read as a record, any other is a path."""
    if isinstance(record, Record):
        return record
    if isinstance(record, Session):
        return record.match.record()
    if isinstance(record, str) and (record.lstrip().startswith("{") or "\n" in record):
        return read_record(record.splitlines())
    path = Path(record)
    try:
        return read_record(path.read_text(encoding="utf-8").splitlines())
    except RecordError as error:
        raise RecordError(error.line, Message(f"{error.reason} (in {path})")) from None
