"""The limits of a program that plays, and how its name states them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from carrack.bots.bot import UnknownBot

SETTING = re.compile(r"[a-z]+=[^:]*:")
LONGEST_SECONDS = 3_600.0
MOST_MEMORY = 1 << 20


@dataclass(frozen=True)
class BotLimits:
    """`seconds` for a decision, `memory` in MiB (0: any amount)."""

    seconds: float = 10.0
    memory: int = 2048


def of_command(rest: str, name: str, limits: BotLimits) -> tuple[BotLimits, str]:
    """The limits and command in `seconds=5:memory=512:COMMAND`. Raises UnknownBot."""
    while (found := SETTING.match(rest)) is not None:
        limits = limited(limits, name, [found[0][:-1]])
        rest = rest[found.end() :]
    return limits, rest


def limited(limits: BotLimits, name: str, settings: list[str]) -> BotLimits:
    """The limits with the given `seconds=…` and `memory=…`. Raises UnknownBot."""
    bounds = {"seconds": LONGEST_SECONDS, "memory": MOST_MEMORY}
    for setting in settings:
        key, sign, text = setting.partition("=")
        if key not in bounds or not sign:
            raise UnknownBot(
                f"bot {name!r} has the settings seconds and memory (MiB), not {setting!r}"
            )
        try:
            value = int(text) if key == "memory" else float(text)
        except ValueError:
            value = -1
        if not 0 <= value <= bounds[key] or (key == "seconds" and not value):
            what = "a whole number of MiB, 0 for any," if key == "memory" else "a number above 0"
            raise UnknownBot(f"{key} of bot {name!r} is {what} up to {bounds[key]:g}, not {text!r}")
        memory = int(value) if key == "memory" else limits.memory
        limits = BotLimits(float(value) if key == "seconds" else limits.seconds, memory)
    return limits
