"""my-bot plays the games of Carrack: one line of JSON in, one line out.

Change `choose`. docs/bots/your-first-bot.md lists the fields of all messages.
"""

import json
import random
import sys
from typing import Any

NAME = "my-bot"
GAMES = ["amerigo", "dutch-east-indies"]


def choose(message: dict[str, Any], memory: dict[str, Any]) -> int:
    """The legal move to make, counted from 0: here any, each with equal probability.

    `message["view"]` is what this seat sees, `message["legal"]` the moves it may make (None if
    there are very many), `message["deadline"]` the milliseconds it has. Whatever `memory` holds
    comes back at the next decision of the same seat.
    """
    memory["decisions"] = memory.get("decisions", 0) + 1
    luck = random.Random(message["seed"])  # so that the same question has the same answer
    return luck.randrange(message["count"])


def answer(message: dict[str, Any]) -> dict[str, Any] | None:
    """The answer to a message; None if it needs none."""
    if message["type"] == "hello":
        return {"type": "hello", "name": NAME, "games": GAMES, "version": 1}
    if message["type"] == "decide":
        memory = message["memory"]
        return {"type": "move", "choice": choose(message, memory), "memory": memory}
    return None  # new, forget, bye


def main() -> None:
    """Answer until there are no more messages. Print what you like, but to sys.stderr."""
    for line in sys.stdin:
        said = answer(json.loads(line))
        if said is not None:
            print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
