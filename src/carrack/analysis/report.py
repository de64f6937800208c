"""The findings of an analysis as plain data for readers (`docs/protocol.md`)."""

from __future__ import annotations

from typing import Any

from carrack.analysis.at_once import missed, scored
from carrack.analysis.close_look import CloseLook
from carrack.analysis.decisions import DecisionPoint, ended
from carrack.analysis.describe import FORM, Json, line_payload, move_payload, pair, rounded
from carrack.analysis.figures import (
    LEAST_LIGHT,
    adjusted,
    listed,
    luck_payload,
    moments,
    reckoned,
    setup_payload,
)
from carrack.analysis.fortune import LuckEvent, Setup
from carrack.analysis.light_look import LightLook
from carrack.analysis.looks import Looks
from carrack.analysis.rating import PHASES, Looked, rated, seat_rating, sources_missed
from carrack.analysis.sampling import Chosen
from carrack.analysis.stretches import Stretch
from carrack.core.chance import Stream
from carrack.core.game import OVER, Game, State
from carrack.core.knowledge import knowledge_of
from carrack.core.reel import Reel


class Report:
    """The findings of one analysis so far; `whole` says that there will be no more."""

    def __init__(self, game: Game[Any], reel: Reel, looks: Looks, stretches: list[Stretch]) -> None:
        self.game = game
        self.reel = reel
        self.looks = looks
        self.stretches = stretches
        self.sides = len(game.result(reel.replay.match.state).points)
        self.light: list[LightLook] = []  # of the first stretches
        self.setup: Setup | None = None
        self.luck: list[tuple[DecisionPoint, LuckEvent]] = []
        self.hindsight: dict[int, Json] = {}  # by number of the stretch
        self.close: dict[int, CloseLook] = {}
        self.looked: list[Looked] = []
        self.whole = False

    @property
    def judged(self) -> bool:
        """Whether the bot gives values."""
        return any(look.wins for look in self.light)

    def look_closely(self, chosen: Chosen, look: CloseLook) -> None:
        """Add a close look."""
        self.close[chosen.number] = look
        number = chosen.number
        kind, phase = self._kind(number, look), self._phase(number)
        self.looked.append(Looked(chosen, look, phase, kind, self._missed(number, look)))

    def _missed(self, i: int, look: CloseLook) -> dict[str, int]:
        """Return how many points more the best line scores at once, by source."""
        state = self._known(self.stretches[i])
        lines = (look.best[0].line, look.played.line)
        return missed(*(scored(self.game, state, line) for line in lines))

    def _kind(self, i: int, look: CloseLook) -> str:
        """The kind of the first move that was not the best one's; empty if all were."""
        state = self._known(self.stretches[i])
        played, best = look.played.line, look.best[0].line
        apart = next(
            (n for n, (a, b) in enumerate(zip(played, best, strict=False)) if a != b), None
        )
        at = min(len(played), len(best)) if apart is None else apart
        for line in (played, best):  # who stopped early left undone what comes next
            if at < len(line):
                moves = line_payload(self.game, state, line)
                return str(moves[min(at, len(moves) - 1)]["key"])
        return ""

    # --- the payload ---------------------------------------------------------------------------

    def payload(self) -> Json:
        """The analysis, as far as it is. Before it is whole, it has no end and no totals."""
        judged, setup = self.judged, self.setup
        numbers = range(len(self.light))
        ratings = self._ratings() if self.whole and self.looked else []
        decisions = [self._decision(i) for i in numbers if self.stretches[i].choices > 1]
        luck = [luck_payload(spot, event, self.sides) for spot, event in self.luck]
        luck = [one for one in luck if any(one["wins"] + one["points"])]
        close = self.looks.close if self.close else None
        return {
            "form": FORM,
            "game": self.game.name,
            "sides": self.sides,
            "bot": self.looks.light.name,
            "strong": close.name if close is not None else None,
            "playouts": close.settings.iterations if close is not None else 0,
            "second": bool(self.looks.second),
            "judged": judged,
            "turns": self._curve() if judged else [],
            "decisions": decisions,
            "setup": None if setup is None else setup_payload(setup),
            "luck": luck,
            "moments": moments(decisions, luck),
            "totals": self._totals(luck, ratings) if self.whole else [],
            "rating": ratings,
            "sources": [sources_missed(one["seat"], self.looked) for one in ratings],
            "result": self.reel.result(),
        }

    def so_far(self) -> Json:
        """Return the part that can be shown early: the decisions and luck that mattered most."""
        payload = self.payload()
        named = {(moment["kind"], moment["seq"]) for moment in payload["moments"]}
        for kind, several in (("decision", "decisions"), ("luck", "luck")):
            payload[several] = [one for one in payload[several] if (kind, one["seq"]) in named]
        return payload

    def _decision(self, i: int) -> Json:
        stretch, light, close = self.stretches[i], self.light[i], self.close.get(i)
        state = self._known(stretch)
        look = close or light
        return {
            **stretch.place(),
            "decision": stretch.first.decision,
            "choices": stretch.choices,
            "free": light.free,
            "strong": close is not None,
            "played": move_payload(self.game, state, look.played),
            "best": [move_payload(self.game, state, value) for value in look.best],
            **_loss(light, close),
        }

    def _known(self, stretch: Stretch) -> State:
        """The position as its seat knew it, to describe moves in."""
        known: State = self.game.imagine(stretch.state, stretch.seat, Stream(stretch.first.seq))
        return known

    # --- sides -----------------------------------------------------------------------------------

    def _totals(self, luck: list[Json], ratings: list[Json]) -> list[Json]:
        """Return how many turns each side decided, and the sums of what changed its result."""
        result = ended(self.game, self.reel.replay.match.state)
        totals = []
        for side in range(self.sides):
            own = [one for one in self.stretches if one.seat == side and one.choices > 1]
            free = sum(self._free(side))
            sums: Json = {"decisions": len(own), "free": free, "loss": None}
            if side < len(ratings) and free:
                lost = ratings[side]["loss"]
                sums["loss"] = pair(lost["win"] / free, lost["points"] / free)
            if self.setup is not None:
                wins, points = (values[side] for values in result)
                sums.update(reckoned(self.setup, luck, side, wins, points))
                sums.update(adjusted(self.setup, luck, side, wins, points))
            totals.append(sums)
        return totals

    def _ratings(self) -> list[Json]:
        """Return the rating of each seat."""
        close = self.looks.close
        names = [bot.name for bot in close.strengths] if close is not None else []
        seats = range(self.reel.replay.match.header.players)
        return [rated(seat_rating(seat, self._free(seat), self.looked, names)) for seat in seats]

    def _free(self, seat: int) -> list[int]:
        """The number of a seat's free stretches in each phase."""
        count = [0] * PHASES
        for i, look in enumerate(self.light):
            if look.free and self.stretches[i].seat == seat:
                count[self._phase(i)] += 1
        return count

    def _phase(self, i: int) -> int:
        pace = knowledge_of(self.game).pace(self.stretches[i].state)
        return max(0, min(PHASES - 1, int(pace * PHASES)))

    # --- turns -----------------------------------------------------------------------------------

    def _curve(self) -> list[Json]:
        shown = [i for i, look in enumerate(self.light) if self.stretches[i].begins and look.wins]
        turns = [self._turn(i) for i in shown]
        if not self.whole:
            return turns
        wins, points = ended(self.game, self.reel.replay.match.state)
        last = self.stretches[-1].spots[-1]
        end = {"turn": last.turn + 1, "at": last.seq, "seat": OVER, "hindsight": None}
        return [*turns, {**end, "wins": rounded(wins), "points": rounded(points)}]

    def _turn(self, i: int) -> Json:
        spot, look = self.stretches[i].first, self.light[i]
        return {
            "turn": spot.turn,
            "at": spot.seq - 1,
            "seat": spot.seat,
            "wins": rounded(look.wins),
            "points": rounded(look.points),
            "hindsight": self.hindsight.get(i),
        }


def _loss(light: LightLook, close: CloseLook | None) -> Json:
    """The loss of a stretch, by the closer look."""
    if close is not None:
        loss = close.loss
        return {
            "loss": pair(loss.win, loss.points),
            "error": pair(loss.win_error, loss.points_error),
            "listed": listed(loss),
        }
    first = light.loss()
    if first is None:
        return {"loss": None, "error": None, "listed": False}
    return {"loss": pair(*first), "error": None, "listed": first[0] >= LEAST_LIGHT}
