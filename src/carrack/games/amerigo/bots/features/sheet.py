"""Features of a seat's sheet: gold, cannons, tracks, tokens, goods, and when it acts."""

from __future__ import annotations

from typing import Final

from carrack.core.knowledge import Feature
from carrack.games.amerigo.bots.features.units import quarters, tenths
from carrack.games.amerigo.bots.strategy.clock import gold_worth, turns_left
from carrack.games.amerigo.bots.strategy.goods import goods_worth, production_worths
from carrack.games.amerigo.bots.strategy.prizes import token_worth, tokens_worth
from carrack.games.amerigo.bots.strategy.threat import attack_cost, cannons_worth
from carrack.games.amerigo.bots.strategy.tracks import progress_worth, special_worth
from carrack.games.amerigo.chapters.gold import CHEST_GOLD, token_gold
from carrack.games.amerigo.chapters.pirates import strength
from carrack.games.amerigo.chapters.progress import on_display, track_points
from carrack.games.amerigo.chapters.scoring import end_points
from carrack.games.amerigo.chapters.tokens import (
    CUBE_POINTS,
    EIGHT_FOR_SHIPS,
    FIVE_GOLD,
    GOLD_BY_TWO,
    GOLD_POINTS,
    HALF_LOSS,
    POST_GOLD,
    POST_POINTS,
    RED_GREEN,
    SEVEN,
    STRONGER_PIRATES,
    THREE_GOLD,
    TO_THE_FRONT,
    TWO_NEUTRAL,
    VICTORY_GOLD,
    added_ap,
    count_owned,
    has,
    unused,
)
from carrack.games.amerigo.components import ANY_COLOUR, NO_COLOUR, Track
from carrack.games.amerigo.components import COLOURS as COLOUR_NAMES
from carrack.games.amerigo.state import COLOURS, GOODS, WHITE, Amerigo

OWNED: Final = (  # permanent tokens, and those for the end
    (STRONGER_PIRATES, "stronger_pirates"),
    (HALF_LOSS, "half_loss"),
    (VICTORY_GOLD, "victory_gold"),
    (RED_GREEN, "red_green"),
    (TWO_NEUTRAL, "two_neutral"),
    (POST_GOLD, "post_gold"),
    (GOLD_BY_TWO, "gold_by_two"),
    (POST_POINTS, "post_points"),
    (SEVEN, "seven"),
    (GOLD_POINTS, "gold_points"),
)
READY: Final = (  # tokens that work once
    (EIGHT_FOR_SHIPS, "eight_for_ships"),
    (TO_THE_FRONT, "to_the_front"),
    (THREE_GOLD, "three_gold"),
    (FIVE_GOLD, "five_gold"),
    (CUBE_POINTS, "cube_points"),
)
UNDER: Final = (*COLOUR_NAMES[:WHITE], "any")  # what can lie under a disc

SHEET: Final = [
    Feature("gold_worth", "what gold and chests are worth, in tenths"),
    Feature("goods_worth", "what goods are worth, including those to come, in quarters"),
    Feature("cannons_worth", "what cannons are worth less what fights will cost, in tenths"),
    Feature("progress_worth", "what the progress track is worth, in tenths"),
    Feature("special_worth", "what the special action track is worth, in tenths"),
    Feature("tokens_worth", "what unused tokens are worth, in tenths"),
    Feature("gold", "gold"),
    Feature("chests", "treasure chests"),
    Feature("cannons", "cannons"),
    Feature("pirate_strength", "strength of the pirates that the seat faces"),
    Feature("cannons_missing", "cannons missing to beat them"),
    Feature("cannons_spare", "cannons that would be left over"),
    Feature("attack_cost", "points that losing to them would cost, in tenths"),
    Feature("turns", "turns still to come after the present one"),
    Feature("deciding", "1 if the seat decides"),
    Feature("acts_later", "1 if the seat acts later in this phase"),
    Feature("behind", "seats before it in player order"),
    Feature("progress", "steps on the progress track"),
    Feature("progress_value", "points reached on the progress track"),
    Feature("progress_gap", "steps to the next value of the progress track; 0 at its end"),
    Feature("progress_gain", "points gained by the next value of the progress track"),
    Feature("special", "steps on the special action track"),
    Feature("special_value", "points reached on the special action track"),
    Feature("special_gap", "steps to the next value of that track; 0 at its end"),
    Feature("special_gain", "points gained by the next value of that track"),
    *[Feature(f"under_{name}", f"1 if its disc lies on {name}") for name in UNDER],
    *[Feature(f"more_{name}", f"action points that tokens add: {name}") for name in COLOUR_NAMES],
    *[Feature(f"owns_{name}", f"tokens of {rule} that it owns") for rule, name in OWNED],
    *[Feature(f"ready_{name}", f"unused tokens of {rule}") for rule, name in READY],
    Feature("owned_tokens", "progress tokens that it owns, used or not"),
    Feature("best_token", "what the best token on display would be worth to it, in tenths"),
    Feature("next_token", "what the second best would be worth, in tenths"),
    Feature("best_purchase", "what the best production token on display would add, in tenths"),
    Feature("goods_now", "points of its goods as they are, in quarters"),
    *[
        Feature(f"{what}_{place}", f"{meaning}, of its {place}. most valuable good")
        for place in range(1, GOODS + 1)
        for what, meaning in (
            ("commodities", "commodities"),
            ("production", "production tokens"),
            ("lying", "commodities that lie on islands where it has a post"),
        )
    ],
]


class SheetWorth:
    """The value of a seat's sheet, part by part; `worth` includes the points on the track."""

    def __init__(self, s: Amerigo, seat: int) -> None:
        self.seat = seat
        self.gold = gold_worth(s, seat, s.gold[seat] + CHEST_GOLD * s.chests[seat])
        self.goods = goods_worth(s, seat)
        self.cannons = cannons_worth(s, seat)
        self.progress = progress_worth(s, seat)
        self.special = special_worth(s, seat)
        self.tokens = tokens_worth(s, seat)
        self.worth = s.points[seat] + self.gold + self.goods + self.cannons
        self.worth += self.progress + self.special + self.tokens
        self.goods_now = float(goods_now(s, seat))
        self.sure = s.points[seat] + self.goods_now + scored_now(s, seat)


def goods_now(s: Amerigo, seat: int) -> int:
    """Points of the goods as they are (AM-FINAL-2)."""
    total = 0
    for at in range(seat * GOODS, seat * GOODS + GOODS):
        total += s.commodities[at] * s.production[at]
    return total


def scored_now(s: Amerigo, seat: int) -> float:
    """Return what final scoring would add besides goods: gold, tracks, tokens (AM-FINAL)."""
    box = s.world.edition
    points = s.gold[seat] + CHEST_GOLD * s.chests[seat]
    tokens = s.held[seat]
    while tokens:
        low = tokens & -tokens
        rule = box.tokens[low.bit_length() - 1].rule
        points += end_points(s, seat, rule)
        if not low & s.used[seat]:
            points += token_gold(rule)
        tokens ^= low
    points += track_points(box.progress, s.progress[seat])
    return float(points + track_points(box.special, s.special[seat]))


def sheet_numbers(row: list[int], s: Amerigo, sheet: SheetWorth) -> None:
    """Append the numbers of SHEET."""
    row.append(tenths(sheet.gold))
    row.append(quarters(sheet.goods))
    row.append(tenths(sheet.cannons))
    row.append(tenths(sheet.progress))
    row.append(tenths(sheet.special))
    row.append(tenths(sheet.tokens))
    add_means(row, s, sheet.seat)
    add_turns(row, s, sheet.seat)
    add_track(row, s.world.edition.progress, s.progress[sheet.seat])
    add_track(row, s.world.edition.special, s.special[sheet.seat])
    add_under(row, s, sheet.seat)
    add_tokens(row, s, sheet.seat)
    row.append(best_purchase(s, sheet.seat))
    row.append(quarters(sheet.goods_now))
    add_goods(row, s, sheet.seat)


def add_means(row: list[int], s: Amerigo, seat: int) -> None:
    """Append gold, chests, cannons."""
    force, cannons = strength(s, seat), s.cannons[seat]
    row.append(s.gold[seat])
    row.append(s.chests[seat])
    row.append(cannons)
    row.append(force)
    row.append(max(0, force - cannons))
    row.append(max(0, cannons - force))
    row.append(tenths(attack_cost(s, seat, force)))


def add_turns(row: list[int], s: Amerigo, seat: int) -> None:
    """Append when the seat acts."""
    later = 1 if s.order.index(seat) > s.acting else 0
    row.append(turns_left(s) + later)
    row.append(1 if seat == s.seat else 0)
    row.append(later)
    row.append(s.track.index(seat))


def add_track(row: list[int], track: Track, step: int) -> None:
    """Append the steps, the value reached, and the next one."""
    value = gap = gain = 0
    for at, points in track.points:
        if at > step:
            gap, gain = at - step, points - value
            break
        value = points
    row.append(step)
    row.append(value)
    row.append(gap)
    row.append(gain)


def add_under(row: list[int], s: Amerigo, seat: int) -> None:
    """Append the colour under the disc (AM-SPEC-3, AM-SPEC-4)."""
    start = len(row)
    row.extend([0] * len(UNDER))
    colour = s.world.edition.special.colours[s.special[seat]]
    if colour == ANY_COLOUR:
        row[start + len(UNDER) - 1] = 1
    elif colour not in (NO_COLOUR, WHITE):
        row[start + colour] = 1


def add_tokens(row: list[int], s: Amerigo, seat: int) -> None:
    """Append what tokens it owns, and what those on display would be worth to it."""
    held = s.held[seat]
    if held:
        for colour in range(COLOURS):
            row.append(added_ap(s, seat, colour))
        for rule, _ in OWNED:
            row.append(count_owned(s, seat, rule) if has(s, seat, rule) else 0)
        for rule, _ in READY:
            row.append(unused(s, seat, rule).bit_count())
    else:
        row.extend([0] * (COLOURS + len(OWNED) + len(READY)))
    row.append(held.bit_count())
    best = second = 0.0
    for token in on_display(s):
        worth = token_worth(s, seat, token)
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    row.append(tenths(best))
    row.append(tenths(second))


def best_purchase(s: Amerigo, seat: int) -> int:
    """Return the value of the best production token on display, in tenths of points."""
    kinds, worths, best = s.world.edition.production, production_worths(s, seat), 0.0
    for number in s.display:
        best = max(best, worths[kinds[number].good])
    return tenths(best)


def add_goods(row: list[int], s: Amerigo, seat: int) -> None:
    """Append the goods, the most valuable first: which good it is does not matter."""
    lying, start = lying_goods(s, seat), seat * GOODS
    keys: list[int] = []
    for good in range(GOODS):
        have, made = s.commodities[start + good], s.production[start + good]
        keys.append((((have * made) * 100 + have + made) * 100 + have) * 100 + lying[good])
    for good in sorted(range(GOODS), key=keys.__getitem__, reverse=True):
        row.append(s.commodities[start + good])
        row.append(s.production[start + good])
        row.append(lying[good])


def lying_goods(s: Amerigo, seat: int) -> list[int]:
    """Commodities of each good on free squares of islands where the seat has a post."""
    found = [0] * GOODS
    for island in s.world.islands:
        lying = island.commodities & s.free[island.number]
        if lying and s.post_count[island.number * s.players + seat]:
            while lying:
                low = lying & -lying
                found[island.goods[low.bit_length() - 1]] += 1
                lying ^= low
    return found
