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
losses. The same record and bots always give the same analysis.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

from carrack.analysis.decisions import DecisionPoint, Look, ended, spots
from carrack.analysis.describe import FORM, Json, move_payload, rounded
from carrack.analysis.fortune import REDRAWS, Fortunes, LuckEvent, LuckGain, Setup
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
"""How many decisions the strong bot looks at again."""
LEAST_LOSS = 0.005
"""A smaller loss (of a chance of winning) is not worth a second look or a mention."""
MOMENTS = 12
"""How many decisions, and how many strokes of luck, are listed as those that mattered."""
BEST = 3
"""How many of the best moves are listed for each decision."""

LIGHT, STRONG, HINDSIGHT = "learned", "admiral", "flat:iterations=48:turns=4:tried=2"
UNTRAINED = "flat:iterations=12"
"""The light bot in a game that has no trained network."""

NOTHING = LuckGain()

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


def prepared(game: Game[Any], record: Record, looks: Looks) -> Analyst:
    """An analysis that is ready to run. Raises RecordError, NotOver."""
    reel = Reel(game, record.header, record.entries)
    if reel.result() is None:
        raise NotOver("the game of this record is not over; it can be analysed when it is")
    return Analyst(game, reel, looks)


class Analyst:
    """One analysis under way. `progress` is called after every step of `total`."""

    def __init__(self, game: Game[Any], reel: Reel, looks: Looks) -> None:
        self.game = game
        self.reel = reel
        self.looks = looks
        self.progress: Progress = unwatched
        self.sides = len(game.result(reel.replay.match.state).points)
        self.spots = spots(game, reel)
        self.asked = [i for i, spot in enumerate(self.spots) if self._is_asked(i, spot)]
        self.turns = [i for i in self.asked if self._begins(i)]
        self.hindsight: dict[int, Json] = {}
        self.setup: Setup | None = None
        self.events: dict[int, LuckEvent] = {}  # by spot
        self.done = 0
        self.total = len(self.asked) + len(self.turns) * (looks.hindsight is not None)
        self.total += 1 + sum(spot.shown for spot in self.spots)
        self.total += STRONG_LOOKS * (looks.strong is not None)

    def _begins(self, i: int) -> bool:
        return i == 0 or self.spots[i].turn != self.spots[i - 1].turn

    def _is_asked(self, i: int, spot: DecisionPoint) -> bool:
        """Forced moves are judged only where a turn begins or something has just been shown."""
        return spot.choices > 1 or self._begins(i) or self.spots[i - 1].shown

    def run(self) -> Json:
        """Look at everything in order; return the analysis."""
        self.progress(0, self.total)
        for i in self.asked:
            self.spots[i].thought = self._thought(self.spots[i], self.looks.light)
        if self.judged:
            self._settle()
            self._redraw_luck()
            self._look_back()
            self._look_again()
        self.progress(self.done, self.done)
        return self._payload()

    @property
    def judged(self) -> bool:
        """Whether the bot gives values, at least where there is a choice."""
        return any(spot.value is not None for spot in self.spots)

    def _thought(self, spot: DecisionPoint, bot: Bot) -> Assessment:
        """What a bot thinks of a position as its seat knew it."""
        bot.forget()
        luck = Seeded(spot.seq)
        handle = for_seat(self.game, spot.state, luck.stream("analysis imagines"))
        thought = bot.assess(handle, luck.stream("analysis"))
        self._advance()
        return thought

    def _advance(self) -> None:
        self.done += 1
        self.progress(self.done, self.total)

    # --- what moves were worth -------------------------------------------------------------------

    def _settle(self) -> None:
        """Determine the value of every move played."""
        for i, spot in enumerate(self.spots):
            if (value := spot.value) is not None:
                spot.first = Look(value, self._reached(i, self._played(i, value)))

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
        fortunes = Fortunes(self.game, self.reel, self.looks.light, self.looks.redraws)
        self.setup = fortunes.setup()
        self._advance()
        for i, spot in enumerate(self.spots):
            event = fortunes.event(spot.seq, last=i == len(self.spots) - 1)
            if event is not None:
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
        for i in again:
            thought = self._thought(self.spots[i], strong)
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
        for i in self.turns:
            spot, seen = self.spots[i], []
            closed = for_seat(self.game, spot.state, Stream(spot.seq))
            for handle in (closed, OpenHandle(self.game, spot.state, spot.seat)):
                bot.forget()
                seen.append(bot.assess(handle, Seeded(spot.seq).stream("hindsight")))
            if spot.value is not None and seen[0].wins and seen[1].wins:
                self.hindsight[i] = hindsight(spot.value, *seen)
            self._advance()

    # --- the result ----------------------------------------------------------------------------

    def _payload(self) -> Json:
        judged = self.judged
        decisions = [self._decision(spot) for spot in self.spots if spot.choices > 1]
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
            "setup": None if self.setup is None else setup_payload(self.setup),
            "luck": luck,
            "moments": moments(decisions, luck),
            "totals": self._totals(decisions, luck),
            "result": self.reel.result(),
        }

    def _totals(self, decisions: list[Json], luck: list[Json]) -> list[Json]:
        """What each side gave away, and what changed its chances."""
        result = ended(self.game, self.reel.replay.match.state)
        totals = []
        for side in range(self.sides):
            own = [one for one in decisions if one["seat"] == side]
            lost = [one["loss"] for one in own if one["loss"]]
            sums = {"decisions": len(own), "loss": mean_loss(lost)}
            if self.setup is not None:
                wins, points = (values[side] for values in result)
                sums.update(reckoned(self.setup, luck, side, wins, points))
            totals.append(sums)
        return totals

    def _curve(self) -> list[Json]:
        turns = [self._turn(i, self.spots[i]) for i in self.turns if self.spots[i].value]
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
            "loss": None if loss is None else _pair(*loss),
        }

    def _unjudged(self, spot: DecisionPoint) -> Look:
        assert spot.thought is not None, "every decision is looked at"
        index = self.game.read_move(spot.state, spot.move).index
        return Look(spot.thought, MoveValue(spot.move, index, (spot.move,), None, None, 0))

    def _known(self, spot: DecisionPoint) -> State:
        """The position as its seat knew it, to describe moves in."""
        known: State = self.game.imagine(spot.state, spot.seat, Stream(spot.seq))
        return known


def hindsight(value: Assessment, closed: Assessment, opened: Assessment) -> Json:
    """The expectation of all sides, changed by what knowing everything adds."""
    wins = [
        max(0.0, win + new - old)
        for win, old, new in zip(value.wins, closed.wins, opened.wins, strict=True)
    ]
    points = [
        point + new - old
        for point, old, new in zip(value.points, closed.points, opened.points, strict=True)
    ]
    whole = sum(wins) or 1.0
    return {"wins": rounded([win / whole for win in wins]), "points": rounded(points)}


def moments(decisions: list[Json], luck: list[Json]) -> list[Json]:
    """What changed the result most, the largest first; luck displaces no decision."""
    chosen = [_moment("decision", one, one["loss"]["win"]) for one in decisions if one["loss"]]
    drawn = [_moment("luck", one, max(abs(change) for change in one["wins"])) for one in luck]
    return sorted(_largest(chosen) + _largest(drawn), key=_by_size)


def _largest(found: list[Json]) -> list[Json]:
    return sorted([one for one in found if one["size"] >= LEAST_LOSS], key=_by_size)[:MOMENTS]


def _by_size(moment: Json) -> tuple[float, int, str]:
    return -moment["size"], moment["seq"], moment["kind"]


def _moment(kind: str, one: Json, size: float) -> Json:
    place = {key: one[key] for key in ("seq", "at", "turn", "seat")}
    return {"kind": kind, **place, "size": size}


def luck_payload(spot: DecisionPoint, event: LuckEvent, sides: int) -> Json:
    """What chance brought in a step, as the sum of its parts, by side."""
    parts: list[Json] = [
        {
            "what": part.what,
            "seen": part.seen,
            "wins": rounded([part.gains.get(side, NOTHING).win for side in range(sides)]),
            "points": rounded([part.gains.get(side, NOTHING).points for side in range(sides)]),
        }
        for part in event.parts
    ]
    errors = [event.error(side) for side in range(sides)]
    return {
        **spot.place(),
        "wins": added([part["wins"] for part in parts]),
        "points": added([part["points"] for part in parts]),
        "error": {
            "wins": rounded([error.win for error in errors]),
            "points": rounded([error.points for error in errors]),
        },
        "parts": parts,
    }


def setup_payload(setup: Setup) -> Json:
    """What the set-up brought each side, and the expectation before it."""
    return {
        "before": {"wins": rounded(setup.before.wins), "points": rounded(setup.before.points)},
        "wins": rounded([gain.win for gain in setup.gains]),
        "points": rounded([gain.points for gain in setup.gains]),
        "error": {
            "wins": rounded([gain.win_error for gain in setup.gains]),
            "points": rounded([gain.points_error for gain in setup.gains]),
        },
    }


def added(rows: list[list[float]]) -> list[float]:
    """The sums of rounded numbers, column by column."""
    return rounded([sum(column) for column in zip(*rows, strict=True)])


def mean_loss(lost: list[Json]) -> Json:
    """What a side gave away per decision, on average."""
    count = max(1, len(lost))
    return _pair(sum(o["win"] for o in lost) / count, sum(o["points"] for o in lost) / count)


def reckoned(setup: Setup, luck: list[Json], side: int, win: float, points: float) -> Json:
    """How a side got from its expectation to its share of the `win` and its `points`.

    `before`, `setup`, `luck` and `left` add up to them, but no chance changes by more than 1.
    """
    gain = setup.gains[side]
    before = _pair(setup.before.wins[side], setup.before.points[side])
    first = _pair(gain.win, gain.points)
    brought = _pair(sum(o["wins"][side] for o in luck), sum(o["points"][side] for o in luck))
    brought["win"] = within(brought["win"])
    left = _pair(
        within(win - before["win"] - first["win"] - brought["win"]),
        points - before["points"] - first["points"] - brought["points"],
    )
    errors = [o["error"] for o in luck]
    error = _pair(
        sqrt(sum(o["wins"][side] ** 2 for o in errors)),
        sqrt(sum(o["points"][side] ** 2 for o in errors)),
    )
    setup_error = _pair(gain.win_error, gain.points_error)
    return {
        "before": before,
        "setup": {**first, "error": setup_error},
        "luck": {**brought, "error": error},
        "left": left,
    }


def within(share: float) -> float:
    """A change of a chance, limited to 1."""
    return max(-1.0, min(1.0, share))


def _pair(win: float, points: float) -> Json:
    win, points = rounded([win, points])
    return {"win": win, "points": points}
