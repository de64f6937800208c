"""A bot's move after a line that is tried: where it may, what it is told, and who pays."""

from __future__ import annotations

from pathlib import Path

import pytest

from api.test_shares import calling_from
from api.test_try import HINTED, attempt, attempt_again, brought, tried
from carrack.bots import Assessment
from carrack.core.game import canonical
from carrack.server.app import PRICES
from carrack.server.tables import trying
from carrack.server.thinking.bots import BotFailed, DecisionTask
from support.server.local import InlineBots, LocalServer, opened
from support.server.shared_luck import refused


def test_a_bot_moves_for_whoever_decides_after_the_line(local: LocalServer) -> None:
    made = local.table(**HINTED)
    said = tried(made.seats[0], "throw", "end", imagined=2, bot=True)
    assert [step["seat"] for step in said["steps"]] == [0, 0, 1]
    assert said["steps"][-1]["move"] == said["chosen"]
    assert tried(made.seats[0], "throw", "end", imagined=2, bot=True) == said
    bare = tried(made.seats[0], bot=True)
    assert (bare["stopped"], bare["steps"], bare["chosen"]) == (True, [], "throw")
    gone = tried(made.seats[0], "throw", bot=True)  # it stops before the throw: no bot is asked
    assert (gone["stopped"], gone["chosen"]) == (True, None)


def test_bots_move_where_hints_are_allowed_and_after_the_end(local: LocalServer) -> None:
    made = local.table(hints=False, **HINTED)
    assert refused(attempt(made.seats[0], bot=True)) == (403, "hints")
    assert attempt(made.seats[0], "throw", imagined=1).status_code == 200
    made.play_out()
    assert tried(made.spectator, bot=True)["chosen"]


def test_what_a_bot_is_told_follows_from_what_the_seat_knows(tmp_path: Path) -> None:
    """Two tables whose hidden cards differ: whoever sees the same of them is told the same."""
    told, decks = set(), set()
    with opened(tmp_path) as local:
        assert isinstance(local.bots, InlineBots)
        for seed in range(40):
            made = local.table(seed=seed, **HINTED)
            if made.seats[1].look()["view"]["hand"] != [1, 2]:
                continue
            decks.add(made.open_table().match.entries[0].line())
            local.bots.assessed.clear()
            tried(made.seats[1], "throw", imagined=4, seat=1, bot=True)
            [job] = local.bots.assessed
            told.add(canonical([job.state, job.seed, job.seat, job.memory, job.table]))
    assert len(decks) > 1
    assert len(told) == 1


def test_a_bot_thinks_on_account_of_who_asks(local: LocalServer) -> None:
    assert isinstance(local.bots, InlineBots)
    made = calling_from(local, "203.0.113.9").table(**HINTED)
    attempt(made.seats[0], bot=True)
    made.play_out()
    replay = brought(local, made)
    attempt_again(calling_from(local, "198.51.100.7"), replay, {"at": 0, "bot": True})
    assert [job.account for job in local.bots.assessed] == ["203.0.113.9", "198.51.100.7"]


def test_a_line_with_a_bot_costs_as_much_as_a_hint(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    paid: list[float] = []
    monkeypatch.setattr(trying, "pay", paid.append)
    made = local.table(**HINTED)
    tried(made.seats[0], "throw", imagined=1)
    assert not paid
    tried(made.seats[0], "throw", imagined=1, bot=True)
    line, hint = [PRICES.of("POST", f"/api/v1/tables/t/{each}") for each in ("try", "hint")]
    assert [line.cost + more for more in paid] == [hint.cost]
    assert line.is_job
    assert hint.is_job


class Failing(InlineBots):
    """Bots that fail to judge."""

    async def assess(self, job: DecisionTask) -> Assessment:
        raise BotFailed("its process ended")


def test_a_bot_that_fails_is_said_to(tmp_path: Path) -> None:
    with opened(tmp_path, Failing()) as local:
        made = local.table(**HINTED)
        answer = attempt(made.seats[0], bot=True)
        assert refused(answer) == (503, "busy")
        assert answer.json()["error"]["key"] == "problem-no-choice"
        assert attempt(made.seats[0]).status_code == 200
