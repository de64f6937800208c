"""Small analyses whose figures are kept: every machine must come to the same ones.

    python tests/analyses.py          # writes tests/records/analyses.json again

Write it again only when an analysis, a bot or a network has changed on purpose.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from carrack.analysis.analyst import analyse, unwatched
from carrack.analysis.looks import Looks, usual_looks
from carrack.arena.series.playing import SeatedBots, make_plan
from carrack.bots.learning.weights import weights_of
from carrack.bots.search.flat import Flat, FlatSettings
from carrack.core.chance import Seeded, Stream
from carrack.core.game import Game
from carrack.core.match import Match, new_header
from carrack.core.record import Record, read_record
from carrack.core.registry import find_game
from support.games import searchable

GOLDEN = Path(__file__).parent / "records" / "analyses.json"
KEPT = ("totals", "rating", "moments", "result")
QUICK = 16  # playouts of a close look
SHORT = {"start": "1", "rounds": 2}
Json = dict[str, Any]


def tiny_record() -> Record:
    """A game of Lanterns at random."""
    game = searchable.GAME
    header = new_header(game, 2, {"rounds": 6}, [{"name": "Ada"}, {"name": "Ben"}])
    match, stream = Match(game, header, Seeded(9)), Stream(8)
    while not match.over:
        match.play(match.state.seat, game.legal(match.state).sample(stream))
    return match.record()


def indies_record() -> Record:
    """Two rounds of The Dutch East Indies, by the rule of thumb and at random."""
    plan = make_plan(find_game("dutch-east-indies"), ["greedy", "random"], 1, 3, SHORT, records=".")
    text = SeatedBots(plan).play(1).record
    assert text is not None
    return read_record(text.splitlines())


def quick_looks(game: Game[Any]) -> Looks:
    """The usual judges with few playouts and, whatever ships to judge, the players' network."""
    looks = usual_looks(game, redraws=2)
    assert looks.close is not None
    looks.close.settings = replace(looks.close.settings, iterations=QUICK, tried=4)
    looks.close.strengths = looks.close.strengths[:3]
    context = looks.context
    assert context is not None
    context.judge = weights_of(game)
    later = Flat("later", context, FlatSettings(iterations=2, turns=1, tried=2))
    return replace(looks, hindsight=later, second="")


def figures() -> Json:
    """The figures of these analyses."""
    found = {}
    for record in (tiny_record(), indies_record()):
        game = find_game(record.header.game)
        whole = analyse(game, record, quick_looks(game), unwatched)
        found[game.name] = {name: whole[name] for name in KEPT}
    return found


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(figures(), indent=1, sort_keys=True) + "\n")
