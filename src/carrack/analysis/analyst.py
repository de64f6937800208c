"""The analysis of a finished game: expected results over time, and the turns that mattered.

Every position is judged as the seat that decided there knew it: the judge gets a handle as it would
at the table. Separately, *hindsight* judges the position at the beginning of every turn with all
hidden things revealed.

* The **loss** of a stretch (:mod:`carrack.analysis.stretches`) is what the line played gives away
  against the best one. A light judge looks at every stretch; fresh playouts look closely at the
  dearest and at some drawn by lot (:mod:`carrack.analysis.close_look`).
* **Luck** is the effect of a throw or a card compared with the mean of all possible ones
  (:mod:`carrack.analysis.fortune`).
* What is **left** between the expectation before the set-up and the result is not luck: it comes
  from play and plans, and from errors of the judge.

The same record and judges always give the same analysis, also one that was interrupted and
continued from its findings.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Any, TypeVar

from carrack import __version__
from carrack.analysis.decisions import spots
from carrack.analysis.describe import FORM, Json
from carrack.analysis.figures import hindsight
from carrack.analysis.findings import Findings, findings_of
from carrack.analysis.fortune import Fortunes
from carrack.analysis.light_look import LightLook, judged_look, plain_look
from carrack.analysis.looks import STRONG, Looks, usual_looks
from carrack.analysis.report import Report
from carrack.analysis.sampling import DEAREST, DRAWN, Chosen, chosen
from carrack.analysis.stretches import Stretch, stretches
from carrack.bots.bot import Bot
from carrack.core.chance import Seeded, Stream
from carrack.core.game import Game
from carrack.core.record import Record
from carrack.core.reel import Reel
from carrack.core.seat import OpenHandle, for_seat

__all__ = ["STRONG", "Analyst", "Looks", "NotOver", "analyse", "prepared", "usual_looks"]

T = TypeVar("T")

Progress = Callable[[int, int], None]
"""Called with the number of steps done, and of all steps."""


def unwatched(done: int, total: int) -> None:
    """Ignore progress."""


class NotOver(ValueError):
    """The game of a record is still running: there is no analysis yet."""


def analyse(game: Game[Any], record: Record, looks: Looks, progress: Progress) -> Json:
    """The analysis of a finished game as plain data; `docs/protocol.md` describes its parts.

    Raises RecordError for a record that does not replay, NotOver for a game that is not over.
    """
    analyst = prepared(game, record, looks)
    analyst.progress = progress
    return analyst.run()


def prepared(game: Game[Any], record: Record, looks: Looks, found: bytes = b"") -> Analyst:
    """An analysis that is ready to run. Raises RecordError, NotOver.

    `found` are the findings of an earlier one that did not come to its end.
    """
    reel = Reel(game, record.header, record.entries)
    if reel.result() is None:
        raise NotOver("the game of this record is not over; it can be analysed once it is")
    text = sha256(record.text().encode()).hexdigest()
    work = " ".join([__version__, str(FORM), *looks.names(), text])
    return Analyst(game, reel, looks, findings_of(found, work), int(text[:8], 16))


class Analyst:
    """One analysis under way. `progress` is called after every step of `total`.

    What a step has found goes into `found`; a step that is found there already is not done again.
    """

    def __init__(
        self, game: Game[Any], reel: Reel, looks: Looks, found: Findings, seed: int
    ) -> None:
        self.game = game
        self.reel = reel
        self.looks = looks
        self.found = found
        self.seed = seed  # of what is drawn by lot
        self.progress: Progress = unwatched
        self.spots = spots(game, reel)
        self.stretches = stretches(self.spots)
        self.report = Report(game, reel, looks, self.stretches)
        self.turns = [i for i, stretch in enumerate(self.stretches) if stretch.begins]
        self.done = 0
        self.total = len(self.stretches) + len(self.turns) * (looks.hindsight is not None)
        self.total += 1 + sum(spot.shown for spot in self.spots)
        self.total += (DEAREST + DRAWN) * (looks.close is not None)

    def run(self) -> Json:
        """Look at everything in order; return the analysis."""
        self.progress(0, self.total)
        for part in self.parts().values():
            part()
        self.report.whole = True
        self.progress(self.done, self.done)
        return self.payload()

    def parts(self) -> dict[str, Callable[[], None]]:
        """The parts of the work, by name, in their order."""
        return {
            "light": self._look,
            "luck": self._redraw_luck,
            "hindsight": self._look_back,
            "close": self._look_closely,
        }

    def payload(self) -> Json:
        """The analysis, as far as it is. Before it is whole, it has no end and no totals."""
        return self.report.payload()

    def so_far(self) -> Json:
        """Return the part that can be shown early: the decisions and luck that mattered most."""
        return self.report.so_far()

    def _step(self, kept: list[T], number: int, find: Callable[[], T]) -> T:
        """Return the finding of a step of the analysis, from an earlier run if it is there."""
        if number == len(kept):
            kept.append(find())
        self._advance()
        return kept[number]

    def _advance(self) -> None:
        self.done += 1
        self.progress(self.done, self.total)

    def _look(self) -> None:
        """Let the light judge look at every stretch."""
        for number, stretch in enumerate(self.stretches):
            find = partial(self._light_look, stretch)
            self.report.light.append(self._step(self.found.light, number, find))

    def _light_look(self, stretch: Stretch) -> LightLook:
        context = self.looks.context
        if context is None:
            return plain_look(self.looks.light, self.game, stretch)
        return judged_look(context, stretch)

    def _redraw_luck(self) -> None:
        """Compare what chance brought with what it might have brought."""
        if not self.report.judged:
            return
        found, looks = self.found, self.looks
        judge = looks.luck or looks.light
        fortunes = Fortunes(self.game, self.reel, judge, looks.redraws, found.sights)
        found.setup = self.report.setup = found.setup or fortunes.setup()
        self._advance()
        for i, spot in enumerate(self.spots):
            if i == len(found.events):
                found.events.append(fortunes.event(spot.seq, last=i == len(self.spots) - 1))
            if (event := found.events[i]) is not None:
                self.report.luck.append((spot, event))
            if spot.shown:
                self._advance()

    # --- other looks ---------------------------------------------------------------------------

    def _look_back(self) -> None:
        """Judge the beginning of every turn with all hidden things revealed.

        The bot judges first without, then with the hidden things, using the same luck. The
        difference is added to what the seat could expect: it is zero where nothing is hidden.
        """
        bot = self.looks.hindsight
        if bot is None or not self.report.judged:
            return
        for number, i in enumerate(self.turns):
            find = partial(self._laid_open, i, bot)
            seen = self._step(self.found.hindsight, number, find)
            if seen is not None:
                self.report.hindsight[i] = seen

    def _laid_open(self, i: int, bot: Bot) -> Json | None:
        """The expectation in a position of which everything is known, if the bots give one."""
        seen, spot, value = [], self.stretches[i].first, self.report.light[i]
        closed = for_seat(self.game, spot.state, Stream(spot.seq))
        for handle in (closed, OpenHandle(self.game, spot.state, spot.seat)):
            bot.forget()
            seen.append(bot.assess(handle, Seeded(spot.seq).stream("hindsight")))
        if not (value.wins and seen[0].wins and seen[1].wins):
            return None
        return hindsight(value, *seen)

    def _look_closely(self) -> None:
        """Look closely at the dearest stretches, and at some drawn by lot."""
        search = self.looks.close
        if search is None or not self.report.judged:
            return
        picked = self.picked()
        self.total += len(picked) - DEAREST - DRAWN
        for number, one in enumerate(picked):
            find = partial(search.look, self.stretches[one.number])
            self.report.look_closely(one, self._step(self.found.close, number, find))

    def picked(self) -> list[Chosen]:
        """The stretches that get a close look."""
        return chosen(self.free_losses(), Stream(self.seed))

    def free_losses(self) -> list[tuple[int, int, float]]:
        """The number of each free stretch, its seat, and its loss by the light judge."""
        losses = []
        for i, (stretch, look) in enumerate(zip(self.stretches, self.report.light, strict=True)):
            loss = look.loss()
            if look.free and loss is not None:
                losses.append((i, stretch.seat, loss[0]))
        return losses
