"""Final scoring and who wins (AM-FINAL)."""

from __future__ import annotations

from carrack.core.game import OVER, Result
from carrack.games.amerigo.gold import CHEST_GOLD, gain_gold, token_gold
from carrack.games.amerigo.progress import track_points
from carrack.games.amerigo.state import ENDED, GOODS, Amerigo
from carrack.games.amerigo.tokens import GOLD_POINTS, POST_POINTS, SEVEN, spend_token

SEVEN_POINTS = 7


def final_scoring(s: Amerigo) -> None:
    """Gold, goods, progress, special actions; then the game is over."""
    s.step = ENDED
    s.tell("final", "AM-NEXT-5", -1, {})
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
    s.tell("won", "AM-FINAL-5", winner, {"total": s.points[winner]})


def book(s: Amerigo, seat: int, points: int, source: str, rule: str, kind: str) -> None:
    """Scores points at the end of the game; nothing is said about nothing."""
    s.points[seat] += points
    if points and s.events is not None:
        s.tell(kind, rule, seat, {"points": points, "source": source})


def convert_to_gold(s: Amerigo, seat: int) -> None:
    """Chests and unused gold tokens become gold first (AM-FINAL-1)."""
    while s.chests[seat]:
        s.chests[seat] -= 1
        gain_gold(s, seat, CHEST_GOLD, "AM-FINAL-1", "chest")
    for token, kind in enumerate(s.world.edition.tokens):
        worth = token_gold(kind.rule)
        if worth and s.held[seat] & ~s.used[seat] & (1 << token):
            spend_token(s, seat, token)
            gain_gold(s, seat, worth, "AM-FINAL-1", "token")


def score_goods(s: Amerigo, seat: int) -> None:
    """Per good, commodity tokens times production tokens (AM-FINAL-2)."""
    for good in range(GOODS):
        at = seat * GOODS + good
        points = s.commodities[at] * s.production[at]
        s.points[seat] += points
        if points and s.events is not None:
            data = {"points": points, "source": "goods", "good": s.world.good_names[good]}
            counts = {"commodities": s.commodities[at], "production": s.production[at]}
            s.tell("scored-goods", "AM-FINAL-2", seat, {**data, **counts})


def score_end_tokens(s: Amerigo, seat: int) -> None:
    """The tokens marked E (AM-FINAL-3)."""
    for token, kind in enumerate(s.world.edition.tokens):
        if s.held[seat] >> token & 1:
            points = end_points(s, seat, kind.rule)
            s.points[seat] += points
            if points and s.events is not None:
                data = {"points": points, "source": "tokens", "token": kind.id}
                s.tell("scored-token", kind.rule, seat, data)


def end_points(s: Amerigo, seat: int, rule: str) -> int:
    """What a token is worth in final scoring: AM-TOKEN-13, AM-TOKEN-16, AM-TOKEN-17."""
    if rule == POST_POINTS:
        return s.world.edition.post_limit - s.posts_left[seat]
    if rule == SEVEN:
        return SEVEN_POINTS
    return s.gold[seat] if rule == GOLD_POINTS else 0


def result_of(s: Amerigo) -> Result:
    """Most points win; among equals the one ahead in player order (AM-FINAL-5)."""
    ranked = sorted(s.track, key=lambda seat: (-s.points[seat], s.track.index(seat)))
    places = [0] * s.players
    for place, seat in enumerate(ranked):
        places[seat] = place + 1
    return Result(s.points[:], places, "AM-FINAL-5")
