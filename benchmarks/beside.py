"""How many presses solo games of The Dutch East Indies need beside own moves, entered by hand.

    PYTHONPATH=tests python benchmarks/beside.py [--games 20] [--seed 1] [--levels easy medium …]

The rule of thumb plays, and what falls is entered. The page's own code (`web/pressesBeside.js`)
counts what is pressed: each answer, each step of the automaton that is gone through, and the record
that is kept at the end.
"""

import argparse
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from by_hand import NODE, SEAT

from carrack.bots import make_bot
from carrack.core.chance import Seeded, derived_seed
from carrack.core.match import Match, new_header
from carrack.core.playout import Dice
from carrack.core.record import Record
from carrack.core.seat import for_seat
from carrack.core.tabletop import TabletopGame
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.state import LEVEL_NAMES
from support.board import Board

COUNTER = Path(__file__).parents[1] / "web" / "pressesBeside.js"


def main() -> None:
    options = parser().parse_args()
    print(f"{options.games} games a level, seed {options.seed}: presses, median and most; rounds")
    worst: list[tuple[int, dict[str, int]]] = []
    for level in options.levels:
        seeds = [derived_seed(options.seed, n) for n in range(options.games)]
        games = [played(level, seed) for seed in seeds]
        counts = presses([entered(record) for record, _ in games])
        sums = [sum(each.values()) for each in counts]
        rounds = max(rounds for _, rounds in games)
        print(f"{level:8} {median(sums):4.0f} {max(sums):4}   at most {rounds} rounds", flush=True)
        worst.append(max(zip(sums, counts, strict=True), key=lambda pair: pair[0]))
    print("the most:", dict(max(worst, key=lambda pair: pair[0])[1]))


def parser() -> argparse.ArgumentParser:
    arguments = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n", maxsplit=1)[0], allow_abbrev=False
    )
    arguments.add_argument("--games", type=int, default=20)
    arguments.add_argument("--levels", nargs="+", choices=LEVEL_NAMES, default=LEVEL_NAMES)
    arguments.add_argument("--seed", type=int, default=1)
    return arguments


def played(level: str, seed: int) -> tuple[Record, int]:
    """A game by the rule of thumb, and its rounds."""
    match = Match(GAME, new_header(GAME, 1, {"level": level}, [SEAT], {}), Seeded(seed))
    bot, dice = make_bot(GAME, "greedy"), Dice(seed, 1)
    while not match.over:
        handle = for_seat(GAME, match.state, dice.at(0, match.state.turn))
        match.play(0, bot.decide(handle, dice.at(0, match.decision)))
    return match.record(), match.state.turn // 2 + 1


def entered(record: Record) -> dict[str, Any]:
    """The game as it is entered: its steps, and the moments at which the page stands still."""
    board = Board(record)
    tabletop = board.beside()
    moments = list(answered(board, tabletop))
    for _ in board.decisions(tabletop):
        moments += answered(board, tabletop)
    assert tabletop.story is not None
    return {"steps": [step.shown(0) for step in tabletop.story.steps], "moments": moments}


def answered(board: Board, tabletop: TabletopGame) -> Iterator[dict[str, Any]]:
    """Answers until a decision is wanted: what the page shows each time, and then."""
    while tabletop.question is not None:
        answer = board.answer(tabletop)
        asked = tabletop.question.as_data()
        yield {
            "made": made(tabletop),
            "waiting": waiting(tabletop),
            "asked": asked,
            "answer": answer,
        }
        tabletop.enter(answer)
    yield {"made": made(tabletop)}


def made(tabletop: TabletopGame) -> int:
    return len(tabletop.story.steps) if tabletop.story is not None else 0


def waiting(tabletop: TabletopGame) -> dict[str, Any] | None:
    """The move that waits, as `withWaiting` of the page makes a step of it."""
    if not tabletop.waiting:
        return None
    assert tabletop.match is not None
    step = {"seq": made(tabletop), "kind": "move", "move": tabletop.waiting, "undone": False}
    where = {"seat": 0, "decision": tabletop.match.decision, "turn": tabletop.match.state.turn}
    return {**step, **where, "events": [event.seen_by(0) for event in tabletop.so_far()]}


def presses(games: list[dict[str, Any]]) -> list[dict[str, int]]:
    """What the page makes of games: presses by what they are for."""
    command = [str(NODE), str(COUNTER)]
    done = subprocess.run(
        command, input=json.dumps(games), stdout=subprocess.PIPE, text=True, check=True
    )
    return list(json.loads(done.stdout))


if __name__ == "__main__":
    main()
