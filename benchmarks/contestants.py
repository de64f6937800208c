"""Games played at random by one library each, in a process of its own that `peers.py` starts.

    python benchmarks/contestants.py NAME [--core N]

answers the lines that it reads: `play SECONDS`, `copy SECONDS`, `memory`, each with one line of
JSON. The first line says which versions play, or what is missing. A *move* is a choice asked of a
player, also where only one is legal (`forced`); what chance decides is not counted.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import resource
import sys
import time
from importlib.metadata import version
from typing import Any, Protocol

LONG = 1000  # copies of which one is timed together
MANY = 20_000  # copies kept at most, to see what memory one takes


class Missing(Exception):
    """What a contestant needs is not installed."""


class Played:
    """What one game was: choices made, those without a choice, seconds of set-up and play."""

    def __init__(self, moves: int, forced: int | None, setup: float, play: float) -> None:
        self.moves = moves
        self.forced = forced
        self.setup = setup
        self.play = play


class Contestant(Protocol):
    """A game of a library."""

    def engine(self) -> str:
        """The library with its version, and how it runs."""

    def play(self, number: int) -> Played:
        """One random game with a seed made of its number."""

    def position(self) -> Any:
        """A position within a game; None if positions cannot be copied."""

    def copy(self, position: Any) -> Any:
        """An independent copy."""


class Carrack:
    """A game of Carrack, by the loop of `core.playout`: `amerigo-4`, `amerigo-4-one-map`."""

    def __init__(self, name: str) -> None:
        from carrack.arena.series.bench import Bench
        from carrack.core.registry import find_game

        kind, one_map = name.removesuffix("-one-map"), name.endswith("-one-map")
        game, _, players = kind.rpartition("-")
        self.bench = Bench(find_game(game), int(players), one_map=one_map)

    def engine(self) -> str:
        from carrack import __version__
        from carrack.arena.series.bench import is_compiled

        return f"carrack {__version__}, {'compiled' if is_compiled() else 'pure Python'}"

    def play(self, number: int) -> Played:
        from carrack.arena.series.bench import TimedGames

        timed = TimedGames()
        self.bench.one(number, timed)
        return Played(timed.moves, timed.count.forced, timed.setup, timed.play)

    def position(self) -> Any:
        from carrack.arena.series.bench import position_within

        return position_within(self.bench.game, self.bench.players)

    def copy(self, position: Any) -> Any:
        return position.copy()


class Catanatron:
    """Catan for four by Catanatron's own loop and its random players."""

    def __init__(self) -> None:
        try:
            import catanatron
        except ImportError:
            raise Missing("pip install '.[peers]'") from None
        self.library = catanatron
        colours = catanatron.Color
        self.colours = [colours.RED, colours.BLUE, colours.WHITE, colours.ORANGE]

    def engine(self) -> str:
        return f"catanatron {version('catanatron')}"

    def begin(self, number: int) -> Any:
        players = [self.library.RandomPlayer(colour) for colour in self.colours]
        return self.library.Game(players, seed=number + 1)

    def play(self, number: int) -> Played:
        from catanatron.game import TURNS_LIMIT

        begun = time.process_time()
        game = self.begin(number)
        ready = time.process_time()
        moves = forced = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            moves += 1
            forced += len(game.state.playable_actions) == 1
            game.play_tick()
        return Played(moves, forced, ready - begun, time.process_time() - ready)

    def position(self) -> Any:
        game = self.begin(0)
        for _ in range(300):
            game.play_tick()
        return game

    def copy(self, position: Any) -> Any:
        return position.copy()


class OpenSpiel:
    """A game of OpenSpiel, by the loop that a user of Python writes."""

    def __init__(self, name: str) -> None:
        try:
            import pyspiel
        except ImportError:
            raise Missing("pip install '.[peers]'") from None
        self.library = pyspiel
        self.game = pyspiel.load_game(name)

    def engine(self) -> str:
        return f"open_spiel {version('open_spiel')} from Python"

    def play(self, number: int) -> Played:
        dice = random.Random(number)
        begun = time.process_time()
        state = self.game.new_initial_state()
        ready = time.process_time()
        moves = forced = 0
        while not state.is_terminal():
            if state.is_chance_node():
                self.draw(state, dice)
                continue
            legal = state.legal_actions()
            moves += 1
            forced += len(legal) == 1
            state.apply_action(dice.choice(legal))
        return Played(moves, forced, ready - begun, time.process_time() - ready)

    def draw(self, state: Any, dice: random.Random) -> None:
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(outcomes, chances)[0])

    def position(self) -> Any:
        dice = random.Random(0)
        state = self.game.new_initial_state()
        for _ in range(60):
            if state.is_chance_node():
                self.draw(state, dice)
            else:
                state.apply_action(dice.choice(state.legal_actions()))
        return state

    def copy(self, position: Any) -> Any:
        return position.clone()


class OpenSpielInside(OpenSpiel):
    """The same games played within C++ by OpenSpiel's own random bots."""

    def engine(self) -> str:
        return f"open_spiel {version('open_spiel')}, bots in C++"

    def play(self, number: int) -> Played:
        begun = time.process_time()
        state = self.game.new_initial_state()
        players = range(self.game.num_players())
        bots = [self.library.make_uniform_random_bot(seat, number) for seat in players]
        ready = time.process_time()
        self.library.evaluate_bots(state, bots, number)
        done = time.process_time()
        moves = sum(step.player >= 0 for step in state.full_history())
        return Played(moves, None, ready - begun, done - ready)


class PettingZoo:
    """A classic environment by PettingZoo's own loop, with observations and masks."""

    def __init__(self, name: str) -> None:
        try:
            from importlib import import_module

            self.env = import_module(f"pettingzoo.classic.{name}").env()
        except (ImportError, AttributeError):
            raise Missing("pip install '.[peers]'") from None

    def engine(self) -> str:
        return f"pettingzoo {version('pettingzoo')}"

    def play(self, number: int) -> Played:
        begun = time.process_time()
        self.env.reset(seed=number)
        for agent in self.env.possible_agents:
            self.env.action_space(agent).seed(number)
        ready = time.process_time()
        moves = forced = 0
        for agent in self.env.agent_iter():
            seen, _, terminated, truncated, _ = self.env.last()
            if terminated or truncated:
                self.env.step(None)
                continue
            mask = seen["action_mask"]
            moves += 1
            forced += int(mask.sum()) == 1
            self.env.step(self.env.action_space(agent).sample(mask))
        return Played(moves, forced, ready - begun, time.process_time() - ready)

    def position(self) -> Any:
        return None  # a copy or a pickle of a classic environment loses the game

    def copy(self, position: Any) -> Any:
        raise NotImplementedError


def contestant(name: str) -> Contestant:
    """The one of that name. Raises Missing."""
    library, _, game = name.partition(":")
    match library:
        case "carrack":
            return Carrack(game)
        case "catanatron":
            return Catanatron()
        case "openspiel":
            return OpenSpiel(game)
        case "openspiel-bots":
            return OpenSpielInside(game)
        case "pettingzoo":
            return PettingZoo(game)
    raise SystemExit(f"contestants.py: there is no library {library!r}")


class Worker:
    """Answers questions about one contestant."""

    def __init__(self, player: Contestant) -> None:
        self.player = player
        self.number = 0
        self.middle = player.position()

    def answer(self, question: str) -> dict[str, Any]:
        """What was measured. Whole games are played, so a round may take longer than asked."""
        command, _, seconds = question.partition(" ")
        match command:
            case "play":
                return self.play(float(seconds))
            case "copy":
                return {} if self.middle is None else self.copies(float(seconds))
            case "memory":
                unit = 1 if sys.platform == "darwin" else 1024
                peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit
                return {"peak_bytes": peak, "state_bytes": self.state_bytes()}
        raise SystemExit(f"contestants.py: what is {question!r}?")

    def play(self, seconds: float) -> dict[str, Any]:
        games: list[Played] = []
        while sum([game.setup + game.play for game in games]) < seconds:
            games.append(self.player.play(self.number))
            self.number += 1
        forced = [game.forced for game in games if game.forced is not None]
        return {
            "games": len(games),
            "moves": sum([game.moves for game in games]),
            "forced": sum(forced) if forced else None,
            "setup": sum([game.setup for game in games]),
            "play": sum([game.play for game in games]),
        }

    def copies(self, seconds: float) -> dict[str, Any]:
        made, spent = 0, 0.0
        while spent < seconds:
            begun = time.process_time()
            for _ in range(LONG):
                self.player.copy(self.middle)
            spent += time.process_time() - begun
            made += LONG
        return {"copies": made, "seconds": spent}

    def state_bytes(self) -> int | None:
        """What the process grows by for one copy that is kept; None where nobody says."""
        if self.middle is None or not os.path.exists("/proc/self/statm"):
            return None
        kept: list[Any] = []
        before, until = resident_bytes(), time.process_time() + 1.0
        while len(kept) < MANY and time.process_time() < until:
            kept.append(self.player.copy(self.middle))
        return (resident_bytes() - before) // len(kept)


def resident_bytes() -> int:
    """The memory that this process has now (Linux)."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * resource.getpagesize()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n", maxsplit=1)[0], allow_abbrev=False
    )
    parser.add_argument("name", help="such as carrack:amerigo-4 or openspiel:chess")
    parser.add_argument("--core", type=int, help="the only core to run on")
    options = parser.parse_args()
    if options.core is not None and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {options.core})
    with contextlib.redirect_stdout(sys.stderr):  # libraries may print; answers are ours alone
        try:
            player = contestant(options.name)
        except Missing as missing:
            send({"missing": str(missing)})
            return
        worker = Worker(player)
        send({"engine": player.engine()})
        for line in sys.stdin:
            send(worker.answer(line.strip()))


def send(answer: dict[str, Any]) -> None:
    print(json.dumps(answer), file=sys.__stdout__, flush=True)


if __name__ == "__main__":
    main()
