"""The figures of a tournament as one JSON object: what `--json` prints and reports are made of."""

from __future__ import annotations

from typing import Any

from carrack.arena.tournament.ratings import SCALE
from carrack.arena.tournament.standings import Standings
from carrack.arena.tournament.tournament import AUTOMATON


def summary(standings: Standings) -> dict[str, Any]:
    """All figures, rounded to meaningful digits; the best rated bot first."""
    plan = standings.plan
    return {
        "game": plan.game,
        "players": plan.players,
        "automata": plan.automata,
        "bots": list(plan.bots),
        "one_against_all": plan.one_against_all,
        "options": plan.options,
        "seed": plan.seed,
        "carrack": plan.version,
        "rules": plan.rules,
        "identity": plan.identity,
        "planned": plan.games,
        "games": standings.games,
        "blocks": standings.blocks,
        "incomplete": standings.waiting,
        "even": round(1 / plan.sides, 4),
        "rating_scale": round(SCALE, 4),
        "contest": contest(standings),
        "standings": [row(standings, name) for name in standings.ranking()],
        "pairs": pairs(standings),
        "seats": seats(standings),
        "mean_winning_points": round(standings.winning.mean, 3),
        "mean_length": round(standings.lengths.mean, 3),
        "mean_turns": round(standings.turns.mean, 3),
    }


def row(standings: Standings, name: str) -> dict[str, Any]:
    """One side's figures."""
    score, ratings = standings.scores[name], standings.ratings
    games = max(score.games, 1)
    return {
        "bot": name,
        "kind": "automaton" if name == AUTOMATON else "bot",
        "games": score.games,
        "rating": round(ratings.mu[name], 3),
        "sigma": round(ratings.sigma[name], 3),
        "win_rate": score.rate.rate_interval().to_json(),
        "wins": score.wins,
        "shared_wins": score.shared,
        "mean_place": round(score.places / games, 3),
        "points": score.points.mean_interval().to_json(),
        "spread_points": round(score.spread.spread, 3),
        "least_points": score.spread.least,
        "most_points": score.spread.most,
        "by_seat": [seat.to_json(i) for i, seat in enumerate(score.seats) if seat.games],
        "sources": {source: round(mean, 3) for source, mean in score.mean_sources().items()},
        "lost_decisions": standings.lost[name],
    }


def pairs(standings: Standings) -> list[dict[str, Any]]:
    """All pairs that have met: how often the first was placed ahead of the second."""
    return [
        {
            "first": first,
            "second": second,
            "meetings": duel.before.size,
            "blocks": duel.before.count,
            "before": duel.before.rate_interval().to_json(),
            "margin": duel.margin.mean_interval().to_json(),
        }
        for (first, second), duel in standings.duels.items()
        if duel.before.size
    ]


def seats(standings: Standings) -> list[dict[str, Any]]:
    """Return how often each seat won, whichever bot sat there."""
    return [
        {"seat": seat, "win_rate": rate.rate_interval().to_json()}
        for seat, rate in enumerate(standings.seat_rates)
    ]


def contest(standings: Standings) -> dict[str, Any] | None:
    """The contest that may end the tournament early, and how it stands."""
    asked, wager = standings.plan.contest, standings.wager
    if asked is None:
        return None
    return {
        "first": asked.first,
        "second": asked.second,
        "margin": asked.margin,
        "above": asked.above,
        "verdict": standings.verdict,
        "blocks": wager.count,
        "score": round(wager.mean, 4),
        "low": wager.low,
        "high": wager.high,
        "alpha": wager.alpha,
    }
