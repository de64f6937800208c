"""Plays by the `carrack-bot` protocol, well or badly: `python own_program.py MANNER`.

It imports nothing of Carrack, like a stranger's program. `own_class` plays the same moves.
"""

import json
import os
import sys
from typing import Any

GAMES = ["amerigo", "dutch-east-indies", "tiny", "lamps", "guided", "harbour"]
PATIENT = 3
"""How many decisions a bad bot plays well first."""

received: list[dict[str, Any]] = []
kept: list[bytearray] = []


def answered(message: dict[str, Any], manner: str) -> str | None:
    """The answer to a message, if it wants one."""
    received.append(message)
    if message["type"] == "hello":
        if manner == "mute":
            sys.stdin.read()
        games = ["chess"] if manner == "chess" else GAMES
        version = 2 if manner == "future" else 1
        return json.dumps({"type": "hello", "name": "stranger", "games": games, "version": version})
    if message["type"] != "decide":
        return None
    asked = sum(one["type"] == "decide" for one in received)
    if manner in WRONG and (asked > PATIENT or manner == "sleep"):  # it answers too late
        print(f"now I {manner}", file=sys.stderr, flush=True)
        return WRONG[manner](message)
    if manner == "doze" and message["seed"] % 4 == 0:
        sys.stdin.read()
    if manner == "swell":
        kept.append(bytearray(os.urandom(8 << 20)))
    if manner == "whim":
        message["seed"] = int.from_bytes(os.urandom(4), "big")
    memory = {"asked": message["memory"].get("asked", 0) + 1}
    if manner == "told":
        memory["told"] = [one["type"] for one in received]
    return json.dumps({"type": "move", "choice": chosen(message), "memory": memory})


def chosen(message: dict[str, Any]) -> int:
    """Any legal move: the seed says which."""
    return int(message["seed"] % message["count"])


def crash(_: object) -> str:
    raise ValueError("I do not know what to do")


def sleep(_: object) -> str:
    sys.stdin.read()
    return ""


def kill(_: object) -> str:
    os.kill(os.getpid(), 9)
    return ""


def greed(_: object) -> str:
    return str(len(bytearray(1 << 30)))


WRONG = {
    "crash": crash,
    "sleep": sleep,
    "kill": kill,
    "greed": greed,
    "babble": lambda _: "let me think",
    "cheat": lambda _: '{"type": "move", "move": "fly"}',
    "count": lambda _: '{"type": "move", "choice": 99999}',
    "waver": lambda _: '{"type": "move", "choice": 0, "index": 0}',
    "hoard": lambda _: json.dumps({"type": "move", "choice": 0, "memory": {"a": "b" * 70_000}}),
    "chatter": lambda _: "word\n" * (1 << 18),
    "flood": lambda _: "x" * (1 << 21),
    "leave": lambda _: sys.exit(3),
}


def main() -> None:
    manner = sys.argv[1] if len(sys.argv) > 1 else "well"
    for line in sys.stdin:
        answer = answered(json.loads(line), manner)
        if answer is not None:
            print(answer, flush=True)


if __name__ == "__main__":
    main()
