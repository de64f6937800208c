"""One game of a series between bots, the fast way or with its record.

Both ways make the same moves. Without a listener and without a record nothing is paid but the game
itself: no events, no hashes, no copies. A series is reproducible: game `n` depends on the seed of
the series and on `n` alone.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from carrack.bots import Bot, Random, asked_or_lost, check_bot, make_bot
from carrack.core.chance import SEEDED_1, SEEDED_2, Chance, derived_seed, seeded
from carrack.core.events import Event
from carrack.core.game import OVER, Game, Move, State, checked_options, completed_options
from carrack.core.identity import known_rules_told
from carrack.core.match import Match, new_header
from carrack.core.options import plain, whole
from carrack.core.playout import Count, Dice, play_out
from carrack.core.registry import find_game
from carrack.core.seat import for_seat


@dataclass(frozen=True)
class Plan:
    """What is to be simulated: plain data, as sent to workers.

    `home` is the module that registers the game, for processes in which it is not registered yet.
    `automata` is how many opponents the rules play beside the bots. `options` are checked;
    `records` is the folder for records, or None. `rules` and `luck` are the version of the rules
    and the source of chance (:func:`carrack.core.chance.seeded`).
    """

    game: str
    home: str
    players: int
    automata: int
    games: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, int | str]
    sources: bool = False
    records: str | None = None
    rules: str = ""
    luck: str = SEEDED_1

    def desk(self) -> Seating:
        """Makes ready to play its games, by their numbers (see `carrack.workers.work.Work`)."""
        return Seating(self)

    def record_path(self, number: int) -> Path:
        """Where the record of a game goes."""
        name = f"{self.game}-{self.players}p-seed{self.seed}-{number:06}.jsonl"
        return Path(self.records or ".", name)


def make_plan(
    game: Game[Any],
    bots: list[str],
    games: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    sources: bool = False,
    records: str | None = None,
    rules: str | None = None,
    luck: str = SEEDED_2,
) -> Plan:
    """A plan for as many players as there are bots, every name and number checked.

    By the newest `rules` if none are named; numbers may be NumPy's. Raises UnknownBot, ValueError
    for a wrong number or option, and for rules and luck that are not known, and TypeError for
    games and a seed that are no whole numbers.
    """
    for name in set(bots):
        check_bot(game, name)
    games, seed = whole("the number of games", games), whole("the seed", seed)
    given = {name: plain(value) for name, value in (options or {}).items()}
    checked = checked_options(game, len(bots), given)
    if games < 1:
        raise ValueError(f"at least one game must be played, not {games}")
    seeded(luck, seed)
    return Plan(
        game=game.name,
        home=type(game).__module__,
        players=len(bots),
        automata=game.automata(len(bots)),
        games=games,
        bots=tuple(bots),
        seed=seed,
        options=checked,
        sources=sources,
        records=records,
        rules=checked_rules(game, rules),
        luck=luck,
    )


def checked_rules(game: Game[Any], rules: str | None) -> str:
    """A version of the rules, the newest if none is named. Raises ValueError."""
    if rules is None:
        return game.rules_version
    if rules not in game.known_rules():
        known = known_rules_told(game)
        raise ValueError(f"no rules {rules!r} of {game.title} are known here, but {known}")
    return rules


@dataclass
class Outcome:
    """How one game went, by side; `sources` maps for each what it scored for to points.

    `lost` says by seat how many decisions own bots lost to faults of theirs (empty: nobody lost
    any), `fault` by name what they did wrong last.

    `record` is its whole text where records are wanted: they are written by whoever counts the
    games, wherever these were played.
    """

    points: list[int]
    places: list[int]
    decisions: int
    forced: int
    turns: int
    seconds: float
    sources: list[dict[str, int]]
    record: str | None = None
    lost: list[int] = field(default_factory=list)
    fault: dict[str, str] = field(default_factory=dict)


class Seating:
    """A game and the bots in its seats, ready to play the games of a plan.

    Bots of a `cast` (by name) are taken from there: one object may play in any number of seats.
    """

    def __init__(self, plan: Plan, cast: dict[str, Bot] | None = None) -> None:
        import_module(plan.home)
        self.plan = plan
        self.game: Game[Any] = find_game(plan.game)
        # series of earlier versions do not name all the options of today
        self.options = completed_options(self.game, plan.players, plan.options)
        cast = cast or {}
        self.bots: list[Bot] = [cast.get(b) or make_bot(self.game, b) for b in plan.bots]
        self.all_random = all(isinstance(bot, Random) for bot in self.bots)

    def play(self, number: int) -> Outcome:
        """Game `number` of the plan, counted from 1. Raises BotError."""
        return Sitting(self, number).played()


class Sitting:
    """One game: its chance, its streams, and what was counted."""

    def __init__(self, seating: Seating, number: int) -> None:
        self.seating = seating
        self.number = number
        self.seed = derived_seed(seating.plan.seed, number)
        self.dice = Dice(self.seed, seating.plan.players)
        # What a bot imagines of the hidden things stays the same through a turn, so that the
        # decisions of the turn fit each other.
        self.fancies = Dice(self.seed + 1, seating.plan.players)
        self.count = Count()
        sides = seating.plan.players + seating.plan.automata
        self.sources: list[dict[str, int]] = [{} for _ in range(sides)]
        self.record: str | None = None
        self.lost: list[int] = []
        self.fault: dict[str, str] = {}

    def played(self) -> Outcome:
        """Plays the game to its end."""
        start = time.perf_counter()
        for bot in self.seating.bots:
            bot.forget()
        state = self._played_out()
        result = self.seating.game.result(state)
        return Outcome(
            result.points,
            result.places,
            self.count.decisions,
            self.count.forced,
            state.turn,
            time.perf_counter() - start,
            self.sources,
            self.record,
            self.lost,
            self.fault,
        )

    def _played_out(self) -> State:
        """The last position, reached the fastest way that tells what the plan wants to know."""
        plan = self.seating.plan
        if plan.records is not None:
            return self._recorded()
        if self.seating.all_random and not plan.sources:
            return self._random()
        return self._direct()

    def _chance(self) -> Chance:
        return seeded(self.seating.plan.luck, self.seed)

    def _set_up(self, chance: Chance) -> State:
        seating, plan = self.seating, self.seating.plan
        rules = plan.rules or seating.game.rules_version
        state: State = seating.game.setup_by(rules, plan.players, seating.options, chance)
        return state

    def _random(self) -> State:
        game, chance = self.seating.game, self._chance()
        state = self._set_up(chance)
        play_out(game, state, chance, self.dice, self.count)
        return state

    def _direct(self) -> State:
        plan, game, chance = self.seating.plan, self.seating.game, self._chance()
        state = self._set_up(chance)
        if plan.sources:
            self._file(state.opening or [])
        while state.seat != OVER:
            move = self._chosen(state)
            if plan.sources:
                state.events = []
            game.apply(state, move, chance)
            self._file(state.events or [])
        return state

    def _recorded(self) -> State:
        plan, game = self.seating.plan, self.seating.game
        seats = [{"name": f"{name} {i + 1}", "bot": name} for i, name in enumerate(plan.bots)]
        extra: dict[str, Any] = {"simulation": {"seed": plan.seed, "game": self.number}}
        if plan.luck != SEEDED_1:  # which had no name: such series go on as they began
            extra["luck"] = {"source": plan.luck}
        header = new_header(game, plan.players, plan.options, seats, extra, plan.rules)
        match = Match(game, header, self._chance(), plan.sources)
        self._file(match.opening)
        while not match.over:
            step = match.play(match.state.seat, self._chosen(match.state))
            self._file(step.events)
        self.record = match.record().text()
        return match.state

    def _chosen(self, state: State) -> Move:
        """The move of the seat that decides; a bot is asked only where there is a choice.

        A uniform choice needs to know nothing, so `random` takes it from the position itself; every
        other bot gets a seat handle made from an imagined position.
        """
        game, count, seat = self.seating.game, self.count, state.seat
        legal = game.legal(state)
        forced = len(legal) == 1
        count.forced += forced
        count.decisions += not forced
        stream = self.dice.at(seat, count.decisions + count.forced)
        bot = self.seating.bots[seat]
        if forced or isinstance(bot, Random):
            return legal.sample(stream)
        handle = for_seat(game, state, self.fancies.at(seat, state.turn))
        move, fault = asked_or_lost(bot, handle, stream, legal)
        if fault:
            self.lost = self.lost or [0] * self.seating.plan.players
            self.lost[seat] += 1
            self.fault[bot.name] = fault
        return move

    def _file(self, events: list[Event]) -> None:
        """Adds up what the events say was scored, and for what."""
        for event in events:
            points = event.data.get("points")
            if points:
                source = str(event.data.get("source", event.kind))
                sheet = self.sources[event.seat]
                sheet[source] = sheet.get(source, 0) + points


Progress = Callable[[int], None]
"""Called now and then with how many games have been finished since the last call."""
