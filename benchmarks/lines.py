"""What a game offers to those who search: which lines, and what thinking about them costs.

    python benchmarks/lines.py dutch-east-indies
    python benchmarks/lines.py amerigo --games 4 --every 3 --bots admiral navigator

Two generators are compared in the same positions of games between the rule of thumb: the *wide* one
that bots use, and the *narrow* one of earlier versions (`Knowledge.narrow_lines`, `wide=0` as a
setting of `flat` and `learned`). It prints how many of the lines hold which kinds of moves, and
in how many ship B sets sail before ship A (in The Dutch East Indies the small one before the big
one); then, for each bot, CPU seconds of a whole turn. Both generators have their turn in every
position, so the ratio can be trusted where the seconds, on a machine that does other work too,
cannot.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

from asked import game_name, players_of, whole

import carrack.core.playout
from carrack.bots import Bot, UnknownBot, make_bot
from carrack.bots.search.search_bot import SearchBot
from carrack.core.chance import Seeded, Stream, derived_seed
from carrack.core.game import OVER, Game, Move, State, checked_options
from carrack.core.knowledge import Knowledge, knowledge_of
from carrack.core.registry import find_game
from carrack.core.seat import for_seat

SAILING = ("sail", "turn")


def positions(game: Game[Any], options: argparse.Namespace) -> Iterator[State]:
    """The first decision of every few turns."""
    knowledge = knowledge_of(game)
    for number in range(1, options.games + 1):
        seed = derived_seed(options.seed, number)
        chance, stream, turn = Seeded(seed), Stream(seed), -1
        players = options.players
        state = game.setup(players, checked_options(game, players, {}), chance)
        while state.seat != OVER:
            begins, turn = state.turn != turn, state.turn
            if begins and turn % options.every == 0 and len(game.legal(state)) > 1:
                yield state.copy()
            game.apply(state, knowledge.advice(state, stream), chance)


def counted(lines: list[list[Move]]) -> Counter[str]:
    """Lines, those of them that hold a kind of move, and what they begin to sail with."""
    found = Counter(lines=len(lines))
    for line in lines:
        words = [move.notation.split() for move in line]
        found.update({row[0] for row in words})
        ships = [row[1] for row in words if row[0] in SAILING and row[1] in "AB"]
        if len(set(ships)) > 1:
            found["both ships sail"] += 1
            found["B before A"] += ships[0] == "B"
    return found


def offered(knowledge: Knowledge[Any], states: list[State], most: int) -> None:
    """Print what both generators offer."""
    wide: Counter[str] = Counter()
    narrow: Counter[str] = Counter()
    for state in states:
        wide += counted(knowledge.lines(state, most))
        narrow += counted(knowledge.narrow_lines(state, most))
    print(f"at most {most} lines a position      narrow      wide")
    for word, count in sorted((wide | narrow).items(), key=lambda row: -row[1]):
        if count:
            print(f"  {word:26} {narrow[word]:9} {wide[word]:9}")


def turn_seconds(bot: Bot, game: Game[Any], start: State, seed: int) -> float:
    """CPU seconds that a bot thinks about a turn; what others are asked they answer as advised."""
    state, seat, chance = start.copy(), start.seat, Seeded(seed)
    knowledge, spent = knowledge_of(game), 0.0
    bot.forget()
    while state.seat != OVER and state.turn == start.turn:
        legal = game.legal(state)
        if state.seat != seat or len(legal) == 1:
            game.apply(state, knowledge.advice(state, Stream(seed)), chance)
            continue
        handle = for_seat(game, state, Stream(seed))
        begun = time.process_time()
        move = bot.decide(handle, Stream(seed))
        spent += time.process_time() - begun
        game.apply(state, move, chance)
    return spent


def thinker(game: Game[Any], name: str) -> SearchBot:
    """The bot of that name. Raises UnknownBot, also for one that compares no lines."""
    bot = make_bot(game, name)
    if not isinstance(bot, SearchBot):
        raise UnknownBot(f"bot {name!r} compares no lines")
    return bot


def thought(bot: SearchBot, game: Game[Any], states: list[State]) -> None:
    """Print CPU seconds of a turn with both generators."""
    spent = {False: 0.0, True: 0.0}
    for number, state in enumerate(states):
        for wide in (False, True) if number % 2 else (True, False):
            bot.context.wide = wide
            spent[wide] += turn_seconds(bot, game, state, number)
    before, after = spent[False] / len(states), spent[True] / len(states)
    print(
        f"{bot.name:12} {1000 * before:8.2f} ms a turn narrow, {1000 * after:8.2f} wide: "
        f"{after / before:.3f}"
    )


def main() -> None:
    arguments = parser()
    options = arguments.parse_args()
    game = find_game(options.game)
    players_of(arguments, options.game, [options.players])
    try:
        bots = [thinker(game, name) for name in options.bots]
    except UnknownBot as error:
        arguments.error(str(error))
    states = list(positions(game, options))
    engine = "pure Python" if carrack.core.playout.__file__.endswith(".py") else "compiled"
    print(f"{game.title}, {options.players} players, {len(states)} positions, {engine}")
    for most in options.lines:
        offered(knowledge_of(game), states, most)
    for bot in bots:
        thought(bot, game, states)


def parser() -> argparse.ArgumentParser:
    arguments = argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    arguments.add_argument("game", type=game_name)
    arguments.add_argument("--bots", nargs="*", default=["admiral", "navigator"])
    arguments.add_argument("--lines", nargs="*", type=whole(1), default=[40])
    arguments.add_argument("--players", type=whole(2), default=2)
    arguments.add_argument("--games", type=whole(1), default=2)
    arguments.add_argument("--every", type=whole(1), default=2, help="turns between positions")
    arguments.add_argument("--seed", type=whole(0), default=55)
    return arguments


if __name__ == "__main__":
    main()
