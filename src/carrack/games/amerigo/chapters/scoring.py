"""Final scoring, and who wins (AM-FINAL)."""

from __future__ import annotations

from typing import Any

from carrack.core.game import OVER, Result
from carrack.games.amerigo.chapters.gold import CHEST_GOLD, gain_gold, gold_over, token_gold
from carrack.games.amerigo.chapters.progress import track_points
from carrack.games.amerigo.chapters.tokens import GOLD_POINTS, POST_POINTS, SEVEN, spend_token
from carrack.games.amerigo.state import ENDED, GOODS, Amerigo

SEVEN_POINTS = 7


def final_scoring(s: Amerigo) -> None:
    """Score gold, goods, progress and special actions; then the game is over."""
    s.step = ENDED
    s.report("final", "AM-NEXT-5", -1, {})
    for seat in s.track:
        convert_to_gold(s, seat)
        book(s, seat, s.gold[seat], "gold", "AM-FINAL-1", "scored-gold")
        score_goods(s, seat)
        score_end_tokens(s, seat)
        edition = s.world.edition
        value = track_points(edition.progress, s.progress[seat])
        book(s, seat, value, "progress", "AM-FINAL-3", "scored-progress")
        value = track_points(edition.special, s.special[seat])
        book(s, seat, value, "special", "AM-FINAL-4", "scored-special")
    s.seat = OVER
    winner = result_of(s).places.index(1)
    s.report("won", "AM-FINAL-5", winner, {"total": s.points[winner]})


def book(s: Amerigo, seat: int, points: int, source: str, rule: str, kind: str) -> None:
    """Score points at the end of the game; zero points are not reported."""
    s.points[seat] += points
    if points and s.events is not None:
        s.report(kind, rule, seat, {"points": points, "source": source})


def gold_to_come(s: Amerigo, seat: int) -> int:
    """The gold that chests and unused gold tokens will become (AM-FINAL-1)."""
    gold, left = s.chests[seat] * CHEST_GOLD, s.held[seat] & ~s.used[seat]
    for token, kind in enumerate(s.world.edition.tokens):
        if left >> token & 1:
            gold += token_gold(kind.rule)
    return gold


def gold_at_the_end(s: Amerigo, seat: int) -> int:
    """Return the gold track's end once everything has become gold (AM-FINAL-1)."""
    come = gold_to_come(s, seat)
    return s.gold[seat] + come - gold_over(s, seat, come)


def convert_to_gold(s: Amerigo, seat: int) -> None:
    """Turn chests and unused gold tokens into gold first (AM-FINAL-1)."""
    while s.chests[seat]:
        s.chests[seat] -= 1
        gain_gold(s, seat, CHEST_GOLD, "AM-FINAL-1", "chest")
    for token, kind in enumerate(s.world.edition.tokens):
        worth = token_gold(kind.rule)
        if worth and s.held[seat] & ~s.used[seat] & (1 << token):
            spend_token(s, seat, token)
            gain_gold(s, seat, worth, "AM-FINAL-1", "token")


def good_points(s: Amerigo, seat: int, good: int) -> int:
    """Commodity tokens times production tokens of a good (AM-FINAL-2)."""
    at = seat * GOODS + good
    return s.commodities[at] * s.production[at]


def score_goods(s: Amerigo, seat: int) -> None:
    """Score, for each good, commodity tokens times production tokens (AM-FINAL-2)."""
    for good in range(GOODS):
        at, points = seat * GOODS + good, good_points(s, seat, good)
        s.points[seat] += points
        if points and s.events is not None:
            data = {"points": points, "source": "goods", "good": s.world.good_names[good]}
            counts = {"commodities": s.commodities[at], "production": s.production[at]}
            s.report("scored-goods", "AM-FINAL-2", seat, {**data, **counts})


def score_end_tokens(s: Amerigo, seat: int) -> None:
    """Score the tokens marked E (AM-FINAL-3)."""
    for token, kind in enumerate(s.world.edition.tokens):
        if s.held[seat] >> token & 1:
            points = end_points(s, seat, kind.rule)
            s.points[seat] += points
            if points and s.events is not None:
                data = {"points": points, "source": "tokens", "token": kind.id}
                s.report("scored-token", kind.rule, seat, data)


def end_points(s: Amerigo, seat: int, rule: str) -> int:
    """Return a token's points in final scoring: AM-TOKEN-13, AM-TOKEN-16, AM-TOKEN-17."""
    if rule == POST_POINTS:
        return s.world.edition.post_limit - s.posts_left[seat]
    if rule == SEVEN:
        return SEVEN_POINTS
    return gold_at_the_end(s, seat) if rule == GOLD_POINTS else 0


def standing_of(s: Amerigo) -> list[dict[str, Any]]:
    """Return what final scoring would add by source if the game ended now, without pirates.

    None of it is hidden. Sources that bring nobody anything are omitted.
    """
    if s.step == ENDED:
        return []
    tracks, seats = s.world.edition, range(s.players)
    tokens = [[end_points(s, seat, rule) for rule in held_rules(s, seat)] for seat in seats]
    goods = [[good_points(s, seat, good) for good in range(GOODS)] for seat in seats]
    over = [gold_over(s, seat, gold_to_come(s, seat)) for seat in seats]
    rows = [
        ("gold-overflow", "AM-GOLD-2", over),
        ("gold", "AM-FINAL-1", [gold_at_the_end(s, seat) for seat in seats]),
        ("goods", "AM-FINAL-2", [sum(each) for each in goods]),
        ("tokens", "AM-FINAL-3", [sum(each) for each in tokens]),
        ("progress", "AM-FINAL-3", [track_points(tracks.progress, at) for at in s.progress]),
        ("special", "AM-FINAL-4", [track_points(tracks.special, at) for at in s.special]),
    ]
    return [
        {"source": source, "rule": rule, "points": points}
        for source, rule, points in rows
        if any([each > 0 for each in points])
    ]


def held_rules(s: Amerigo, seat: int) -> list[str]:
    """The rules of the progress tokens that a seat owns, used up or not."""
    tokens = s.world.edition.tokens
    return [kind.rule for token, kind in enumerate(tokens) if s.held[seat] >> token & 1]


def result_of(s: Amerigo) -> Result:
    """Most points win; ties go to the one ahead in player order (AM-FINAL-5)."""
    ranked = sorted(s.track, key=lambda seat: (-s.points[seat], s.track.index(seat)))
    places = [0] * s.players
    for place, seat in enumerate(ranked):
        places[seat] = place + 1
    return Result(s.points[:], places, "AM-FINAL-5")
