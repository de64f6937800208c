"""Text of a notice: who plays, the name of the game, a link to the table, and a link to stop.

Nothing else of a game is within reach here, so a notice cannot say what its reader may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from carrack.core.fluent import Texts, spoken
from carrack.core.registry import UnknownGame, find_game
from carrack.server.store.channels import ChannelRow
from carrack.server.store.outbox import Notice

TITLE = "game-title"
ELSEWHERE = {"gone": "you", "invited": "lobby"}
"""Links of notices that are not about a table: an invited person sits down in the lobby."""
LINES = 12
"""So many are listed of what is told together; the first line says how many there are."""


@dataclass(frozen=True)
class NoticeLine:
    """One thing that is told, and where it leads."""

    kind: str
    text: str
    link: str


@dataclass(frozen=True)
class Letter:
    """A notice as it is handed over: under a name that is the same whenever it is.

    `stop` is the link out of it, for people; `stop_at` takes a POST that ends it at once.
    """

    name: str
    language: str
    subject: str
    lines: tuple[NoticeLine, ...]
    stop: str
    stop_at: str
    stop_words: str

    @property
    def link(self) -> str:
        """Return the link of the letter as a whole."""
        return self.lines[0].link

    @property
    def body(self) -> str:
        """The whole as a text."""
        return "\n".join([f"{line.text}\n{line.link}\n" for line in self.lines])


class LetterWriter:
    """Writes letters for a server at an address."""

    def __init__(self, home: str) -> None:
        self.home = home.rstrip("/")

    def letter(
        self, name: str, notices: Sequence[Notice], channel: ChannelRow, language: str
    ) -> Letter:
        """Compose a letter on some notices for a channel, in a language if there are texts."""
        texts, own = spoken("carrack.server.notices", language), channel.person is not None
        lines = tuple(self._line(texts, each, own) for each in notices[:LINES])
        return self._letter(name, texts, lines, len(notices), channel)

    def test(self, name: str, channel: ChannelRow, language: str) -> Letter:
        """Compose a letter by which somebody sees that letters arrive."""
        texts = spoken("carrack.server.notices", language)
        line = NoticeLine("test", texts.text("test", {}), f"{self.home}/")
        return self._letter(name, texts, (line,), 1, channel)

    def _letter(
        self,
        name: str,
        texts: Texts,
        lines: tuple[NoticeLine, ...],
        count: int,
        channel: ChannelRow,
    ) -> Letter:
        subject = lines[0].text if count == 1 else texts.text("several", {"count": count})
        stop, at = f"{self.home}/#/stop/{channel.stop}", f"{self.home}/api/v1/stop/{channel.stop}"
        return Letter(name, texts.language, subject, lines, stop, at, texts.text("stop", {}))

    def _line(self, texts: Texts, notice: Notice, own: bool) -> NoticeLine:
        of_somebody = not own and notice.kind in ("turn", "waits")
        key = f"{notice.kind}-of" if of_somebody else notice.kind
        args = {"game": title_of(notice.game, texts.language), "player": notice.player or ""}
        elsewhere = ELSEWHERE.get(notice.kind)
        place = elsewhere if elsewhere is not None else f"t/{notice.table}" if notice.table else ""
        return NoticeLine(notice.kind, texts.text(key, args), f"{self.home}/#/{place}")


def title_of(game: str | None, language: str) -> str:
    """Return the name of a game in a language."""
    if game is None:
        return ""
    try:
        found = find_game(game)
    except UnknownGame:
        return game
    texts = spoken(found.package, language)
    return texts.text(TITLE, {}) if TITLE in texts.patterns else found.title
