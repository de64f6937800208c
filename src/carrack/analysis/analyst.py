"""The analysis of a finished game: expected results over time, and the decisions that mattered.

Every position is judged as the seat that decided there knew it: the bot gets a handle as it would
at the table. Separately, *hindsight* judges the position at the beginning of every turn with all
hidden things revealed.

* The **loss** of a decision is what the move played gives away against the best one.
* **Luck** is the effect of a throw or a card compared with the mean of all possible ones
  (:mod:`carrack.analysis.fortune`).
* What is **left** between the expectation before the set-up and the result is not luck: it comes
  from play and plans, and from errors of the judge.

A light bot looks at everything; a strong one looks again at the few decisions with the largest
losses. The same record and bots always give the same analysis, also one that was interrupted and
continued from its findings.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from typing import Any, TypeVar

from carrack import __version__
from carrack.analysis.decisions import DecisionPoint, Look, ended, spots
from carrack.analysis.describe import FORM, Json, move_payload, rounded
from carrack.analysis.figures import (
    LEAST_LOSS,
    hindsight,
    luck_payload,
    mean_loss,
    moments,
    pair,
    reckoned,
    setup_payload,
)
from carrack.analysis.findings import Findings, findings_of
from carrack.analysis.fortune import REDRAWS, Fortunes, LuckEvent
from carrack.bots.assessment import Assessment, MoveValue
from carrack.bots.bot import Bot
from carrack.bots.names import bot_names, make_bot, strength_names
from carrack.bots.search.search_bot import SearchBot
from carrack.core.chance import Seeded, Stream
from carrack.core.game import OVER, Game, State
from carrack.core.record import Record
from carrack.core.reel import Reel
from carrack.core.seat import OpenHandle, for_seat

STRONG_LOOKS = 12
"""Decisions that the strong bot looks at again."""
BEST = 3
"""Moves that are listed for each decision, the best first."""

LIGHT, STRONG, HINDSIGHT = "learned", "admiral", "flat:iterations=48:turns=4:tried=2"
UNTRAINED = "flat:iterations=12"
"""The light bot in a game that has no trained network."""

T = TypeVar("T")

Progress = Callable[[int, int], None]
"""Called with the number of steps done, and of all steps."""


def unwatched(done: int, total: int) -> None:
    """Ignore progress."""


class NotOver(ValueError):
    """The game of a record is still running: there is no analysis yet."""


@dataclass(frozen=True)
class Looks:
    """The bots that look at a game: `light` at everything; `strong` and `hindsight` if given.

    `redraws` says how often chance is redrawn where its outcomes cannot be listed.
    """

    light: Bot
    strong: Bot | None = None
    hindsight: Bot | None = None
    redraws: int = REDRAWS


def usual_looks(game: Game[Any], strong: str = STRONG, redraws: int = REDRAWS) -> Looks:
    """The usual bots for a finished game. Raises UnknownBot.

    In a game without a network it is a bot that ranks moves but gives no values.
    """
    if not strength_names(game):
        return Looks(make_bot(game, bot_names(game)[0] if strong == STRONG else strong))
    light = make_bot(game, LIGHT)
    if isinstance(light, SearchBot) and light.context.judge is None:
        light = make_bot(game, UNTRAINED)
    return Looks(light, make_bot(game, strong), make_bot(game, HINDSIGHT), redraws)


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
    return Analyst(game, reel, looks, findings_of(found, _work(record, looks)))


def _work(record: Record, looks: Looks) -> str:
    """A text that names what is analysed, and by whom: findings of other work are of no use."""
    bots = [bot.name for bot in (looks.light, looks.strong, looks.hindsight) if bot is not None]
    text = sha256(record.text().encode()).hexdigest()
    return " ".join([__version__, str(FORM), *bots, str(looks.redraws), text])


class Analyst:
    """One analysis under way. `progress` is called after every step of `total`.

    What a step has found goes into `found`; a step that is found there already is not done again.
    """

    def __init__(self, game: Game[Any], reel: Reel, looks: Looks, found: Findings) -> None:
        self.game = game
        self.reel = reel
        self.looks = looks
        self.found = found
        self.progress: Progress = unwatched
        self.sides = len(game.result(reel.replay.match.state).points)
        self.spots = spots(game, reel)
        self.asked = [i for i, spot in enumerate(self.spots) if self._is_question(i, spot)]
        self.turns = [i for i in self.asked if self._begins(i)]
        self.hindsight: dict[int, Json] = {}
        self.events: dict[int, LuckEvent] = {}  # by spot
        self.settled = 0  # of so many spots it is known what the move played was worth
        self.whole = False
        self.done = 0
        self.total = len(self.asked) + len(self.turns) * (looks.hindsight is not None)
        self.total += 1 + sum(spot.shown for spot in self.spots)
        self.total += STRONG_LOOKS * (looks.strong is not None)

    def _begins(self, i: int) -> bool:
        return i == 0 or self.spots[i].turn != self.spots[i - 1].turn

    def _is_question(self, i: int, spot: DecisionPoint) -> bool:
        """Forced moves are judged only where a turn begins or something has just been shown."""
        return spot.choices > 1 or self._begins(i) or self.spots[i - 1].shown

    def run(self) -> Json:
        """Look at everything in order; return the analysis."""
        self.progress(0, self.total)
        self._look()
        if self.judged:
            self._redraw_luck()
            self._look_back()
            self._look_again()
        self.whole = True
        self.progress(self.done, self.done)
        return self.payload()

    @property
    def judged(self) -> bool:
        """Whether the bot gives values, at least where there is a choice."""
        return any(spot.value is not None for spot in self.spots)

    def _thought(self, spot: DecisionPoint, bot: Bot) -> Assessment:
        """Return a bot's assessment of a position as its seat knew it."""
        bot.forget()
        luck = Seeded(spot.seq)
        handle = for_seat(self.game, spot.state, luck.stream("analysis imagines"))
        thought = bot.assess(handle, luck.stream("analysis"))
        named = [move for move in thought.moves[BEST:] if move.move == spot.move]
        return replace(thought, moves=(*thought.moves[:BEST], *named))

    def _step(self, kept: list[T], number: int, find: Callable[[], T]) -> T:
        """Return the finding of a step of the analysis, from an earlier run if it is there."""
        if number == len(kept):
            kept.append(find())
        self._advance()
        return kept[number]

    def _advance(self) -> None:
        self.done += 1
        self.progress(self.done, self.total)

    # --- what moves were worth -------------------------------------------------------------------

    def _look(self) -> None:
        """Let the light bot look at every position."""
        for number, i in enumerate(self.asked):
            spot = self.spots[i]
            find = partial(self._thought, spot, self.looks.light)
            spot.thought = self._step(self.found.thoughts, number, find)
            self._settle(i)
        self._settle(len(self.spots))

    def _settle(self, until: int) -> None:
        """Determine the value of the moves played before a spot, which has been looked at."""
        for i in range(self.settled, until):
            if (value := self.spots[i].value) is not None:
                self.spots[i].first = Look(value, self._reached(i, self._played(i, value)))
        self.settled = until

    def _played(self, i: int, thought: Assessment) -> MoveValue:
        """The move that was played, with the value that a bot gives it."""
        spot = self.spots[i]
        known = next((value for value in thought.moves if value.move == spot.move), None)
        if known is not None:
            return known
        index = self.game.read_move(spot.state, spot.move).index
        return MoveValue(spot.move, index, (spot.move,), None, None, 0)

    def _reached(self, i: int, played: MoveValue) -> MoveValue:
        """The move played, worth at least the position that it led to if nothing was revealed.

        A bot has looked at only some of the lines that begin with a move; the seat may have had a
        better one in mind.
        """
        spot = self.spots[i]
        after = None if spot.shown else self.spots[i + 1].value
        if after is None or (played.win or 0.0) >= after.wins[spot.seat]:
            return played
        return replace(played, win=after.wins[spot.seat], points=after.points[spot.seat])

    # --- luck ----------------------------------------------------------------------------------

    def _redraw_luck(self) -> None:
        """Compare what chance brought with what it might have brought."""
        found, looks = self.found, self.looks
        fortunes = Fortunes(self.game, self.reel, looks.light, looks.redraws, found.sights)
        found.setup = found.setup or fortunes.setup()
        self._advance()
        for i, spot in enumerate(self.spots):
            if i == len(found.events):
                found.events.append(fortunes.event(spot.seq, last=i == len(self.spots) - 1))
            if (event := found.events[i]) is not None:
                self.events[i] = event
            if spot.shown:
                self._advance()

    # --- other looks ---------------------------------------------------------------------------

    def _look_again(self) -> None:
        """Let the strong bot look at the decisions with the largest losses."""
        strong = self.looks.strong
        if strong is None:
            return
        again = self._worst()
        self.total += len(again) - STRONG_LOOKS
        for number, i in enumerate(again):
            find = partial(self._thought, self.spots[i], strong)
            thought = self._step(self.found.again, number, find)
            look = Look(thought, self._played(i, thought))
            if look.loss() is not None:
                self.spots[i].second = look

    def _worst(self) -> list[int]:
        losses = []
        for i, spot in enumerate(self.spots):
            loss = spot.first.loss() if spot.first is not None and spot.choices > 1 else None
            if loss is not None and loss[0] >= LEAST_LOSS:
                losses.append((-loss[0], i))
        return [i for _, i in sorted(losses)[:STRONG_LOOKS]]

    def _look_back(self) -> None:
        """Judge the beginning of every turn with all hidden things revealed.

        The bot judges first without, then with the hidden things, using the same luck. The
        difference is added to what the seat could expect: it is zero where nothing is hidden.
        """
        bot = self.looks.hindsight
        if bot is None:
            return
        for number, i in enumerate(self.turns):
            find = partial(self._laid_open, self.spots[i], bot)
            seen = self._step(self.found.hindsight, number, find)
            if seen is not None:
                self.hindsight[i] = seen

    def _laid_open(self, spot: DecisionPoint, bot: Bot) -> Json | None:
        """The expectation in a position of which everything is known, if the bots give one."""
        seen = []
        closed = for_seat(self.game, spot.state, Stream(spot.seq))
        for handle in (closed, OpenHandle(self.game, spot.state, spot.seat)):
            bot.forget()
            seen.append(bot.assess(handle, Seeded(spot.seq).stream("hindsight")))
        if spot.value is None or not (seen[0].wins and seen[1].wins):
            return None
        return hindsight(spot.value, *seen)

    # --- the result ----------------------------------------------------------------------------

    def payload(self) -> Json:
        """The analysis, as far as it is. Before it is whole, it has no end and no totals."""
        judged, setup = self.judged, self.found.setup
        decisions = [self._decision(s) for s in self.spots if s.choices > 1 and s.thought]
        events = self.events.items()
        luck = [luck_payload(self.spots[i], event, self.sides) for i, event in events]
        luck = [one for one in luck if any(one["wins"] + one["points"])]
        strong = self.looks.strong if any(spot.second for spot in self.spots) else None
        return {
            "form": FORM,
            "game": self.game.name,
            "sides": self.sides,
            "bot": self.looks.light.name,
            "strong": strong.name if strong is not None else None,
            "judged": judged,
            "turns": self._curve() if judged else [],
            "decisions": decisions,
            "setup": None if setup is None else setup_payload(setup),
            "luck": luck,
            "moments": moments(decisions, luck),
            "totals": self._totals(decisions, luck) if self.whole else [],
            "result": self.reel.result(),
        }

    def so_far(self) -> Json:
        """Return the part that can be shown early: the decisions and luck that mattered most."""
        payload = self.payload()
        named = {(moment["kind"], moment["seq"]) for moment in payload["moments"]}
        for kind, several in (("decision", "decisions"), ("luck", "luck")):
            payload[several] = [one for one in payload[several] if (kind, one["seq"]) in named]
        return payload

    def _totals(self, decisions: list[Json], luck: list[Json]) -> list[Json]:
        """Return the losses of each side, and the sums of what changed its chances."""
        result = ended(self.game, self.reel.replay.match.state)
        totals, setup = [], self.found.setup
        for side in range(self.sides):
            own = [one for one in decisions if one["seat"] == side]
            lost = [one["loss"] for one in own if one["loss"]]
            sums = {"decisions": len(own), "loss": mean_loss(lost)}
            if setup is not None:
                wins, points = (values[side] for values in result)
                sums.update(reckoned(setup, luck, side, wins, points))
            totals.append(sums)
        return totals

    def _curve(self) -> list[Json]:
        turns = [self._turn(i, self.spots[i]) for i in self.turns if self.spots[i].value]
        if not self.whole:
            return turns
        wins, points = ended(self.game, self.reel.replay.match.state)
        last = self.spots[-1]
        end = {"turn": last.turn + 1, "at": last.seq, "seat": OVER, "hindsight": None}
        return [*turns, {**end, "wins": rounded(wins), "points": rounded(points)}]

    def _turn(self, i: int, spot: DecisionPoint) -> Json:
        value = spot.value
        assert value is not None
        return {
            "turn": spot.turn,
            "at": spot.at,
            "seat": spot.seat,
            "wins": rounded(value.wins),
            "points": rounded(value.points),
            "hindsight": self.hindsight.get(i),
        }

    def _decision(self, spot: DecisionPoint) -> Json:
        look = spot.look or self._unjudged(spot)
        state, loss = self._known(spot), look.loss()
        return {
            **spot.place(),
            "decision": spot.decision,
            "choices": spot.choices,
            "bot": look.thought.bot,
            "strong": spot.second is not None,
            "played": move_payload(self.game, state, look.played),
            "best": [move_payload(self.game, state, value) for value in look.thought.moves[:BEST]],
            "loss": None if loss is None else pair(*loss),
        }

    def _unjudged(self, spot: DecisionPoint) -> Look:
        assert spot.thought is not None, "every decision is looked at"
        index = self.game.read_move(spot.state, spot.move).index
        return Look(spot.thought, MoveValue(spot.move, index, (spot.move,), None, None, 0))

    def _known(self, spot: DecisionPoint) -> State:
        """The position as its seat knew it, to describe moves in."""
        known: State = self.game.imagine(spot.state, spot.seat, Stream(spot.seq))
        return known
