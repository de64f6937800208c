"""Hints: what a bot would play for the seat that asks, from nothing but what it knows."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from carrack.bots import Assessment
from carrack.core.chance import Stream
from carrack.core.game import canonical
from carrack.server.thinking.bots import BotFailed, DecisionTask
from support.games import searchable
from support.server.local import (
    InlineBots,
    LocalServer,
    NewTable,
    Seat,
    opened,
    until_person_decides,
)
from support.server.shared_luck import refused
from support.waiting import LIMIT, until

Json = dict[str, Any]


def hint(who: Seat, **more: Any) -> Any:
    return who.post("/hint", {"at": who.look()["seq"], **more})


def hinted(who: Seat, **more: Any) -> Json:
    response = hint(who, **more)
    assert response.status_code == 200, response.text
    return dict(response.json())


def test_a_hint_names_the_best_moves_with_values_and_descriptions(local: LocalServer) -> None:
    made = local.table(game="guided")
    answer = hinted(made.seats[0])
    assert (answer["seq"], answer["seat"], answer["bot"]) == (0, 0, "admiral")
    assert sum(answer["wins"]) == pytest.approx(1, abs=0.001)
    assert len(answer["points"]) == 2
    legal = {move["move"]: move for move in made.seats[0].look()["legal"]}
    for move in answer["moves"]:
        assert move.items() >= legal[move["move"]].items()
        assert move["line"][0] == move["line_moves"][0]["move"] == move["move"]
        assert 0 <= move["win"] <= 1
    assert sum(move["visits"] for move in answer["moves"]) == answer["iterations"] > 0


def test_a_hint_is_thought_about_once_and_leaves_no_trace(local: LocalServer) -> None:
    made = local.table(game="guided")
    before = made.fingerprint()
    answers = [hinted(made.seats[0]) for _ in range(3)]
    assert answers[0] == answers[1] == answers[2]
    assert isinstance(local.bots, InlineBots)
    assert len(local.bots.assessed) == 1
    assert made.fingerprint() == before


def test_a_hint_does_not_depend_on_what_the_seat_cannot_know(alone: LocalServer) -> None:
    """The hidden cards are exchanged for others in the running table: the hint stays the same."""
    made = alone.table(game="guided")
    made.seats[0].plays("look", "throw")
    hints, truths = [], set()
    for number in range(5):
        open_table = made.open_table()
        state = open_table.game.imagine(open_table.match.state, 0, Stream(number))
        open_table.match.state = state
        truths.add(canonical(searchable.GAME.to_json(state)))
        alone.tables.known[made.table].hints.about = None  # think again
        answer = hinted(made.seats[0])
        hints.append({**answer, "seconds": 0})
    assert len(truths) > 1
    assert all(answer == hints[0] for answer in hints)
    assert isinstance(alone.bots, InlineBots)
    assert len(alone.bots.assessed) == 5
    assert len({canonical(job.state) for job in alone.bots.assessed}) == 1  # nor what it is told


def test_a_table_without_hints_gives_none_and_says_so_in_the_snapshot(local: LocalServer) -> None:
    made = local.table(game="guided", hints=False)
    assert refused(hint(made.seats[0])) == (403, "hints")
    assert made.spectator.look()["hints"] is False
    assert local.table(game="guided").spectator.look()["hints"] is True
    assert local.post_table(hints="yes").json()["error"]["field"] == "hints"


def test_a_rematch_keeps_to_what_was_agreed_on_hints(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        made = local.table(hints=False)
        made.play_out()
        new = made.host.post("/rematch", {}).json()
    with opened(tmp_path) as local:
        again = Seat(local, new["table"], *[token for token in made.tokens if token])
        assert again.look()["hints"] is False
        assert "hints" not in again.get("/record").text


def test_only_whoever_is_to_decide_now_gets_a_hint(local: LocalServer) -> None:
    made = local.table(game="guided")
    assert refused(hint(made.spectator)) == (401, "token")
    assert refused(hint(made.seats[1])) == (422, "not-deciding")
    assert refused(hint(made.seats[1], seat=0)) == (403, "seat")
    assert refused(made.seats[0].post("/hint", {"at": 7})) == (409, "stale")
    assert refused(made.seats[0].post("/hint", {})) == (400, "malformed")
    made.seats[0].plays("throw")
    assert refused(made.seats[0].post("/hint", {"at": 0})) == (409, "stale")
    both = Seat(local, made.table, *made.seats[0].tokens, *made.seats[1].tokens)
    assert hinted(both)["seat"] == 0
    made.host.act(0, "bot")
    made.host.act(1, "bot")
    made.host.pause(False)
    with made.attended():
        until_person_decides(made)
    assert refused(hint(made.seats[0])) == (422, "over")


def test_in_a_game_without_knowledge_the_first_bot_says_what_it_would_play(
    local: LocalServer,
) -> None:
    answer = hinted(local.table().seats[0])
    assert (answer["bot"], answer["wins"], answer["points"]) == ("careful", [], [])
    [move] = answer["moves"]
    assert (move["move"], move["win"], move["points"]) == ("throw", None, None)


class Failing(InlineBots):
    """Bots that fail to judge, once."""

    async def assess(self, job: DecisionTask) -> Assessment:
        if not self.assessed:
            self.assessed.append(job)
            raise BotFailed("its process ended")
        return await super().assess(job)


def test_a_hint_that_fails_is_asked_for_again(tmp_path: Path) -> None:
    with opened(tmp_path, Failing()) as local:
        made = local.table(game="guided")
        assert refused(hint(made.seats[0])) == (503, "busy")
        assert hinted(made.seats[0])["moves"]


class Slow(InlineBots):
    """Bots that judge when a test lets them."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()

    async def assess(self, job: DecisionTask) -> Assessment:
        self.assessed.append(job)
        await self.go.wait()
        self.assessed.pop()
        return await super().assess(job)


def test_who_asks_twice_at_once_waits_for_one_answer(tmp_path: Path) -> None:
    slow = Slow()
    with opened(tmp_path, slow) as local:
        made = local.table(game="guided")
        both = [local.portal.start_task_soon(asked, local, made, 0) for _ in range(2)]
        until(lambda: slow.assessed, "the bot is asked")
        made.host.act(1, "rename", name="Bea")  # changes nothing that a hint is about
        local.does(slow.go.set)
        answers = [asking.result(timeout=LIMIT) for asking in both]
        assert answers[0] == answers[1]
        assert answers[0]["seq"] == 0
        assert len(slow.assessed) == 1


def test_a_hint_ends_when_play_continues_and_another_can_be_asked_for(tmp_path: Path) -> None:
    slow = Slow()
    with opened(tmp_path, slow) as local:
        made = local.table(game="guided")
        old = local.portal.start_task_soon(asked, local, made, 0)
        until(lambda: slow.assessed, "the bot is asked")
        made.seats[0].plays("throw")
        assert "The position changed" in str(old.exception(timeout=LIMIT))
        new = local.portal.start_task_soon(asked, local, made, 1)
        local.does(slow.go.set)
        assert new.result(timeout=LIMIT)["seq"] == 1


async def asked(local: LocalServer, made: NewTable, at: int) -> Json:
    """A hint for seat 0, asked from within."""
    from carrack.server.shapes.messages import HintPost
    from carrack.server.tables import moves
    from carrack.server.tables.auth import Keys

    async with local.tables.use(made.table) as table:
        return await moves.hint(table, Keys((made.tokens[0] or "",)), HintPost(at=at))
