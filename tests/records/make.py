"""Writes the golden records again: `python tests/records/make.py [NAME ...]`.

Do so only when a rule, the notation or an edition has changed on purpose, and say so in the commit:
these files are how a change that nobody wanted shows itself.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import Any

from carrack.bots import checked_decision, make_bot
from carrack.core.chance import CommittedChance, Stream, commitment
from carrack.core.match import Match, new_header
from carrack.core.record import note_entry
from carrack.core.registry import find_game
from carrack.core.seat import for_seat

HERE = Path(__file__).parent

AMERIGO, DEI = "amerigo", "dutch-east-indies"
MIXED = {"rounds": 50, "start": "2"}
CARELESS = "careless"  # greedy, but for one move in four
CROWDED = {"map": (HERE / "crowded.toml").read_text(encoding="utf-8"), "rounds": 60}

TABLES: dict[str, tuple[str, list[str], dict[str, Any]]] = {  # file: game, players, options
    "amerigo-2-greedy": (AMERIGO, ["greedy", "greedy"], {}),
    "amerigo-3-greedy": (AMERIGO, ["greedy", "greedy", "greedy"], {}),
    "amerigo-4-greedy": (AMERIGO, ["greedy", "greedy", "greedy", "greedy"], {}),
    "amerigo-2-random": (AMERIGO, ["random", "random"], {}),
    "amerigo-3-mixed": (AMERIGO, ["random", "greedy", "random"], {}),
    "amerigo-4-random": (AMERIGO, ["random", "random", "random", "random"], {}),
    "dutch-east-indies-1-careless": (DEI, ["careless"], {"level": "expert", "rounds": 60}),
    "dutch-east-indies-1-greedy": (DEI, ["greedy"], {"level": "medium"}),
    "dutch-east-indies-2-greedy": (DEI, ["greedy", "greedy"], {"start": "1"}),
    "dutch-east-indies-3-greedy": (DEI, ["greedy", "greedy", "greedy"], {"supply": "strict"}),
    "dutch-east-indies-4-greedy": (DEI, ["greedy", "greedy", "greedy", "greedy"], {}),
    "dutch-east-indies-2-random": (DEI, ["random", "random"], {"rounds": 12}),
    "dutch-east-indies-3-mixed": (DEI, ["random", "greedy", "greedy"], {"rounds": 40}),
    "dutch-east-indies-4-mixed": (DEI, ["careless", "greedy", "careless", "careless"], MIXED),
    "dutch-east-indies-1-crowded-78": (DEI, ["careless"], {**CROWDED, "level": "easy"}),
    "dutch-east-indies-2-crowded": (DEI, ["careless", "careless"], {**CROWDED}),
    "dutch-east-indies-3-limit": (DEI, ["random", "careless", "random"], {"rounds": 8}),
}
RULES = {
    "dutch-east-indies-1-crowded-78": "2",
    "dutch-east-indies-2-crowded": "2",
    "dutch-east-indies-3-limit": "3",
}
"""By which version of the rules some were made; all others by the first, and they stay so."""


def played(name: str) -> str:
    """The record of a finished table whose players now and then take their last moves back."""
    game_name, seats, options = TABLES[name]
    game, seed = find_game(game_name), hashlib.sha256(name.encode()).digest()
    stream = Stream(int.from_bytes(seed[:4], "big"))
    bots = [make_bot(game, "greedy" if bot == CARELESS else bot) for bot in seats]
    extra = {"commitment": commitment(seed), "practice": False}
    header = new_header(game, len(seats), options, [{"name": bot} for bot in seats], extra)
    header.rules = RULES.get(name, game.known_rules()[0])
    match = Match(game, header, CommittedChance(seed))
    while not match.over:
        state = match.state
        if match.undo_floor() < match.decision and stream.below(12) == 0:
            match.undo(state.seat, match.undo_floor())
        elif not commanded(match, stream):
            legal, handle = game.legal(state), for_seat(game, state, stream)
            if seats[state.seat] == CARELESS and stream.below(4) == 0:
                match.play(state.seat, legal.sample(stream))
            else:
                match.play(state.seat, checked_decision(bots[state.seat], handle, stream, legal))
    match.add_note(note_entry({"seed": seed.hex()}))
    return match.record().text()


def commanded(match: Match, stream: Stream) -> bool:
    """Now and then somebody does something out of turn, in games in which that is possible."""
    for seat in range(match.header.players):
        commands = match.game.commands(match.state, seat)
        if commands and stream.below(40) == 0:
            match.command(seat, commands[stream.below(len(commands))])
            return True
    return False


def main() -> None:
    """Writes the files named, or every one."""
    for name in sys.argv[1:] or TABLES:
        text = played(name)
        (HERE / f"{name}.jsonl").write_text(text, encoding="utf-8", newline="\n")
        print(f"{name}: {text.count(chr(10))} lines")


if __name__ == "__main__":
    main()
