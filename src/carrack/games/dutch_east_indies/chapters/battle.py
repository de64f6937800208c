"""Battles between players (DEI-BATTLE), and lowering statistics."""

from __future__ import annotations

from carrack.core.chance import Chance
from carrack.games.dutch_east_indies.chapters import ships
from carrack.games.dutch_east_indies.chapters.tasks import (
    FIT,
    LOWER,
    QUESTIONS,
    SETTLE,
    TAKE,
    ask,
    task,
)
from carrack.games.dutch_east_indies.components import (
    CANNONS,
    CARGO,
    COIN,
    ITEM_NAMES,
    ITEMS,
    SAIL,
    SPICES,
    STAT_NAMES,
    STATS,
)
from carrack.games.dutch_east_indies.moves import DeiRefusal
from carrack.games.dutch_east_indies.solo.spoils import robbed, won_by_hunting
from carrack.games.dutch_east_indies.state import Dei, Task


def throw(s: Dei, chance: Chance) -> list[int]:
    """Two dice, 1 to 6: first that of the attacker or the ship, then that of the other side."""
    s.throws += 1
    s.reveals += 1
    dice = chance.integers(f"battle {s.throws}", [6, 6])
    return [dice[0] + 1, dice[1] + 1]


def spices_aboard(s: Dei, ship: int) -> list[int]:
    """The kinds of spices that a ship carries."""
    return [item for item in SPICES if s.hold[ship * ITEMS + item]]


def lowerable(s: Dei, ship: int) -> list[int]:
    """Statistics of a ship that are not at their lowest field; the automaton has no hold."""
    stats = [SAIL, CANNONS] if ships.is_automatic(s, ship) else [SAIL, CARGO, CANNONS]
    return [stat for stat in stats if s.fields[ship * STATS + stat]]


def attack_refusal(s: Dei, ship: int, target: int) -> DeiRefusal | None:
    """The refusal by DEI-BATTLE-1 and DEI-BATTLE-5, or None; no pirates (DEI-PBATTLE-7)."""
    if target >= s.players * 2 or target // 2 == ship // 2:
        return DeiRefusal("DEI-BATTLE-1", "refusal-own-ship")
    if not ships.next_to(s.world, s.at[ship], s.at[target]):
        return DeiRefusal("DEI-BATTLE-1", "refusal-not-adjacent")
    if ships.is_port(s, s.at[ship]) or ships.is_port(s, s.at[target]):
        return DeiRefusal("DEI-BATTLE-1", "refusal-in-port")
    if s.fought[ship] >> target & 1:
        return DeiRefusal("DEI-BATTLE-5", "refusal-fought")
    if s.world.solo and s.fought[ship]:
        return DeiRefusal("DEI-SOLO-11", "refusal-attacked")
    return None


def attack(s: Dei, ship: int, target: int, chance: Chance) -> None:
    """Attack: both add a die to their cannons; the attacker wins ties (DEI-BATTLE-2).

    Like every action it has ended the movement under way, and nothing else (DEI-BATTLE-6).
    """
    s.fought[ship] |= 1 << target
    dice = throw(s, chance)
    own, other = ships.stat_value(s, ship, CANNONS), ships.stat_value(s, target, CANNONS)
    won = own + dice[0] >= other + dice[1]
    if s.events is not None:
        data = {"ship": ship, "target": target, "dice": dice, "cannons": [own, other], "won": won}
        s.report("battle", "DEI-BATTLE-2", ship // 2, data)
    winner, loser = (ship, target) if won else (target, ship)
    if s.world.solo:
        s.agenda.append(task(SETTLE, ship if ships.is_automatic(s, ship) else target))
    s.agenda.append(task(FIT, winner))
    if won and s.hold[loser * ITEMS + COIN]:
        hand_over(s, loser, winner, COIN, "DEI-BATTLE-3")
    if spices_aboard(s, loser):
        s.agenda.append(task(TAKE, winner, loser))
    else:
        s.agenda.append(task(FIT, loser))
        s.agenda.append(task(LOWER, loser, 1))


def hand_over(s: Dei, loser: int, winner: int, item: int, rule: str) -> None:
    """Move one item from the loser's hold to the winner's; a FIT task follows (DEI-BATTLE-7)."""
    s.hold[loser * ITEMS + item] -= 1
    s.hold[winner * ITEMS + item] += 1
    if item in SPICES and ships.is_automatic(s, winner):
        won_by_hunting(s, winner, item)
    elif item in SPICES and ships.is_automatic(s, loser):
        robbed(s, loser, winner)
    if s.events is not None:
        data = {"ship": winner, "target": loser, "item": ITEM_NAMES[item]}
        s.report("spoils", rule, winner // 2, data)


def take_spice(s: Dei, job: Task) -> None:
    """Let the winner choose among the spices of the losing ship (DEI-BATTLE-3)."""
    spices = spices_aboard(s, job[2])
    if len(spices) == 1:
        take(s, job, spices[0])
    elif spices:
        ask(s, job, job[1] // 2)


def take_refusal(s: Dei, job: Task, item: int) -> DeiRefusal | None:
    """DEI-BATTLE-3: only what the loser carries."""
    if item in spices_aboard(s, job[2]):
        return None
    return DeiRefusal("DEI-BATTLE-3", "refusal-loser-without", {"item": ITEM_NAMES[item]})


def take(s: Dei, job: Task, item: int) -> None:
    """The spice that was chosen (DEI-BATTLE-3)."""
    hand_over(s, job[2], job[1], item, "DEI-BATTLE-3")


def lower_some(s: Dei, job: Task) -> None:
    """Let the owner lower what can be lowered (DEI-BATTLE-4, DEI-PBATTLE-3)."""
    _, ship, fields, rule = job
    left = fields
    while left:
        stats = lowerable(s, ship)
        if len(stats) > 1:
            ask(s, (LOWER, ship, left, rule), ship // 2)
            return
        if not stats:
            return
        lower(s, ship, stats[0], rule)
        left -= 1


def lower_refusal(s: Dei, job: Task, stat: int) -> DeiRefusal | None:
    """Only what is not at its lowest field."""
    if stat in lowerable(s, job[1]):
        return None
    return DeiRefusal(question(s)[0], "refusal-lowest-field", {"stat": STAT_NAMES[stat]})


def lower_one(s: Dei, job: Task, stat: int) -> None:
    """The field that was chosen; others that are due are asked for again."""
    kind, ship, fields, by_pirates = job
    lower(s, ship, stat, by_pirates)
    if fields > 1:
        s.agenda.append(task(kind, ship, fields - 1, by_pirates))


def lower(s: Dei, ship: int, stat: int, by_pirates: int) -> None:
    """Lower a statistic by one field."""
    s.fields[ship * STATS + stat] -= 1
    if s.events is not None:
        rule = "DEI-PBATTLE-3" if by_pirates else "DEI-BATTLE-4"
        data = {"ship": ship, "stat": STAT_NAMES[stat], "value": ships.stat_value(s, ship, stat)}
        s.report("lowered", rule, ship // 2, data)


def question(s: Dei) -> tuple[str, str]:
    """The rule by which somebody is asked now, and what refuses everything else."""
    rule, key = QUESTIONS[s.ask[0]]
    if s.ask[0] in (LOWER, TAKE) and ships.is_automatic(s, s.ask[1]):
        rule = "DEI-SOLO-10"
    elif s.ask[0] == LOWER and not s.ask[3]:
        rule = "DEI-BATTLE-4"  # lost against a player, not a pirate
    return rule, key
