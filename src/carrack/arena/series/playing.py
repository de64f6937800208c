"""One game of a series between bots, the fast way or with its record.

Both ways make the same moves. Without a listener or a record there are no events, hashes or copies.
A series is reproducible: game `n` depends only on the seed of the series and on `n`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from carrack.bots import Bot, Random, check_bot, make_bot
from carrack.bots.bot_game import BotGame
from carrack.core.chance import SEEDED_1, SEEDED_2, derived_seed, seeded
from carrack.core.events import Event
from carrack.core.game import Game, Move, State, checked_options, completed_options
from carrack.core.match import Match, new_header
from carrack.core.options import plain, whole
from carrack.core.playout import play_out
from carrack.core.registry import find_game


@dataclass(frozen=True)
class SeriesPlan:
    """A series of games to simulate: plain data, as sent to workers.

    `home` is the module that registers the game, for processes that have not yet done so.
    `automata` is the number of automata. `options` are checked; `records` is the folder for
    records, or None. `rules` and `luck` are the version of the rules and the source of chance
    (:func:`carrack.core.chance.seeded`).
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

    def prepare(self) -> Callable[[int], Outcome]:
        """A function that plays games by their numbers (:class:`carrack.workers.work.Work`)."""
        return SeatedBots(self).play

    def record_path(self, number: int) -> Path:
        """The file of the record of a game."""
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
) -> SeriesPlan:
    """A plan with one player per bot, every name and number checked.

    The default for `rules` is the newest version; numbers may be NumPy's. Raises UnknownBot,
    ValueError for a wrong number or option or unknown rules or luck, and TypeError for games and a
    seed that are not whole numbers.
    """
    for name in set(bots):
        check_bot(game, name)
    games, seed = whole("the number of games", games), whole("the seed", seed)
    given = {name: plain(value) for name, value in (options or {}).items()}
    checked = checked_options(game, len(bots), given)
    if games < 1:
        raise ValueError(f"at least one game must be played, not {games}")
    seeded(luck, seed)
    return SeriesPlan(
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
        known = ", ".join(game.known_rules())
        raise ValueError(f"{game.title} has no rules {rules!r} here; known: {known}")
    return rules


@dataclass
class Outcome:
    """The outcome of one game, by side; `sources` maps each source of points to the points from it.

    `lost` is by seat the number of decisions that users' bots lost to their faults (empty: none),
    `fault` by name the last fault, `thought` by seat the CPU seconds of its bot in each turn
    (:class:`carrack.bots.bot_game.BotGame`). `cut`: nobody has won, a limit ended the game.

    `record` is the whole text of the record, if asked for: the process that counts the games writes
    it, not the one that played them.
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
    thought: list[list[float]] = field(default_factory=list)
    cut: bool = False


class SeatedBots:
    """A game and the bots in its seats, ready to play the games of a plan.

    Bots come from `cast` (by name) if they are in it: one object may play in any number of seats.
    """

    def __init__(self, plan: SeriesPlan, cast: dict[str, Bot] | None = None) -> None:
        import_module(plan.home)
        self.plan = plan
        self.game: Game[Any] = find_game(plan.game)
        # series of earlier versions do not name all of today's options
        self.options = completed_options(self.game, plan.players, plan.options)
        cast = cast or {}
        self.bots: list[Bot] = [cast.get(b) or make_bot(self.game, b) for b in plan.bots]

    def play(self, number: int) -> Outcome:
        """Game `number` of the plan, counted from 1. Raises BotError."""
        return SeriesGame(self, number).played()


class SeriesGame(BotGame):
    """One game of a series, and its record if asked for."""

    def __init__(self, seating: SeatedBots, number: int) -> None:
        plan = seating.plan
        self.plan = plan
        self.number = number
        self.by_chance = all(isinstance(bot, Random) for bot in seating.bots)
        self.listens = plan.sources
        self.sources: list[dict[str, int]] = [{} for _ in range(plan.players + plan.automata)]
        self.match: Match | None = None
        seed = derived_seed(plan.seed, number)
        super().__init__(
            seating.game, plan.players, seating.options, seed, seating.bots, plan.luck, plan.rules
        )

    def set_up(self, options: dict[str, Any], rules: str) -> State:
        """The first position; a match keeps the record."""
        if self.plan.records is None:
            return super().set_up(options, rules)
        plan = self.plan
        seats = [{"name": f"{name} {i + 1}", "bot": name} for i, name in enumerate(plan.bots)]
        extra: dict[str, Any] = {"simulation": {"seed": plan.seed, "game": self.number}}
        if plan.luck != SEEDED_1:  # it had no name: such series continue as they began
            extra["luck"] = {"source": plan.luck}
        header = new_header(self.game, plan.players, plan.options, seats, extra, plan.rules)
        self.match = Match(self.game, header, self.chance, plan.sources)
        self.opening = self.match.opening
        return self.match.state

    def played(self) -> Outcome:
        """Play the game to its end. Raises BotError."""
        start = time.perf_counter()
        self.play_out()
        result = self.game.result(self.state)
        return Outcome(
            result.points,
            result.places,
            self.count.decisions,
            self.count.forced,
            self.state.turn,
            time.perf_counter() - start,
            self.sources,
            self.match.record().text() if self.match else None,
            self.lost,
            self.fault,
            [list(turns.values()) for turns in self.thought],
            result.cut,
        )

    def play_out(self) -> State:
        """The final position, reached in the fastest way. Raises BotError."""
        if self.by_chance and not self.listens and self.match is None:
            play_out(self.game, self.state, self.chance, self.dice, self.count)
            return self.state
        return super().play_out()

    def play(self, move: Move) -> None:
        """Play a move, and record it if there is a record."""
        if self.match is None:
            super().play(move)
            return
        step = self.match.play(self.state.seat, move)
        self.state = self.match.state
        self.on_events(step.events)

    def on_events(self, events: list[Event]) -> None:
        """Add up what was scored, and for what."""
        for event in events:
            points = event.data.get("points")
            if points:
                source = str(event.data.get("source", event.kind))
                sheet = self.sources[event.seat]
                sheet[source] = sheet.get(source, 0) + points


Progress = Callable[[int], None]
"""Called now and then with the number of games finished since the last call."""
