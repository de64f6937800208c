"""How well people played, over their games: told only to who holds the seats."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from carrack.analysis.describe import FORM
from carrack.server.store.table_rows import DONE, AnalysisRow
from carrack.server.tables import played as playing
from carrack.server.tables import table
from support.games import searchable
from support.server.local import (
    AT_HOME,
    LocalServer,
    NewTable,
    Seat,
    opened,
    until_person_decides,
)
from support.waiting import until

Json = dict[str, Any]
GUIDED = searchable.GAME.name


def played(local: LocalServer, *seats: Seat) -> list[Json]:
    rows = [{"table": seat.table, "tokens": seat.tokens} for seat in seats]
    response = local.client.post("/api/v1/mine/play", json={"tables": rows})
    assert response.status_code == 200, response.text
    return list(response.json())


def over(local: LocalServer, game: str = GUIDED, rated: bool = True, seed: int = 1) -> NewTable:
    """A game that is over; with other seeds nobody may have had a choice."""
    made = local.table(game=game, seed=seed)
    made.play_out()
    if rated:
        analysed(made)
    return made


def analysed(made: NewTable) -> None:
    made.host.post("/analysis", b"")
    until(lambda: status(made) == "done", "the analysis has ended")


def rating_of(made: NewTable) -> list[Json]:
    return list(made.host.get("/analysis").json()["analysis"]["rating"])


def status(made: NewTable) -> str:
    return str(made.host.get("/analysis").json()["status"])


def test_games_are_pooled_for_the_seats_that_somebody_holds(local: LocalServer) -> None:
    tables = [over(local), over(local, seed=2)]
    ada, ben = ([made.seats[seat] for made in tables] for seat in (0, 1))
    (found,) = played(local, *ada)
    ratings = [rating_of(made) for made in tables]
    assert (found["game"], found["games"], found["missing"]) == (GUIDED, 2, [])
    assert found["free"] == sum(rating[0]["free"] for rating in ratings)
    (other,) = played(local, *ben)
    assert other["free"] == sum(rating[1]["free"] for rating in ratings)
    for told in (found, other):
        sums = [told[part]["win"] for part in ("skill", "chance", "result")]
        assert round(sums[0] + sums[1], 6) == sums[2]
        assert [phase["free"] for phase in told["phases"]] != [0, 0, 0]
    sources = [made.host.get("/analysis").json()["analysis"]["sources"] for made in tables]
    assert [len(each) for each in sources] == [2, 2]
    points = sum(one["points"] for game in sources for one in game[0])
    assert round(points - sum(one["points"] for one in found["sources"]), 5) == 0


def test_a_game_that_is_named_twice_counts_once(local: LocalServer) -> None:
    ada, ben = over(local).seats
    both = Seat(local, ada.table, *ada.tokens, *ben.tokens)
    for named in ([ada, both], [ada, ben]):
        assert played(local, *named) == played(local, both)


def test_who_only_watches_is_told_nothing(local: LocalServer) -> None:
    made = over(local)
    stranger = Seat(local, made.table, "another token")
    assert played(local, made.spectator, stranger, Seat(local, "nosuchtable")) == []
    assert played(local, made.host) == []  # the host's token is no seat's


def test_games_that_nobody_has_analysed_are_named(local: LocalServer) -> None:
    made, running = over(local, rated=False), local.table(game=GUIDED)
    (found,) = played(local, made.seats[0], running.seats[0])
    assert found["missing"] == [made.table]
    assert (found["games"], found["free"], found["pr"], found["result"]) == (0, 0, None, None)
    assert status(made) == "none"  # looking at the list begins nothing


def test_a_game_that_cannot_be_rated_counts_for_nothing(local: LocalServer) -> None:
    made = over(local, "tiny")
    (found,) = played(local, made.seats[0])
    assert (found["games"], found["missing"]) == (0, [])


def test_a_seat_that_a_bot_played_counts_for_nobody(local: LocalServer) -> None:
    """Ada still has the token of the seat that was handed to a bot."""
    made = local.table(game=GUIDED, seed=1)
    made.host.act(0, "bot", bot="careful")
    while until_person_decides(made)["status"] == "running":
        made.seats[1].plays("throw", "end")
    analysed(made)
    assert made.seats[0].look()["you"] == [0]
    assert played(local, made.seats[0]) == []
    (found,) = played(local, Seat(local, made.table, *made.seats[0].tokens, *made.seats[1].tokens))
    assert found["free"] == rating_of(made)[1]["free"]


@pytest.mark.parametrize("lacks", [[], ["rating", "totals"]])
def test_an_analysis_of_an_older_form_does_not_count(local: LocalServer, lacks: list[str]) -> None:
    made = over(local)
    assert played(local, made.seats[0])[0]["games"] == 1
    older = {**made.host.get("/analysis").json()["analysis"], "form": FORM - 1}
    for part in lacks:  # the first forms rated nobody
        del older[part]
    row = AnalysisRow(made.table, DONE, body=msgspec.json.encode(older))
    local.does(local.tables.store.put_analysis, row)
    (found,) = played(local, made.seats[0])
    assert (found["games"], found["free"], found["missing"]) == (0, 0, [made.table])


def test_only_so_many_of_the_latest_games_count(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "MOST", 2)
    tables = []
    for day in (2, 3, 1):
        time = f"2026-05-0{day}T12:00:00Z"
        monkeypatch.setattr(table, "now", partial(str, time))
        tables.append(over(local, rated=False))
    (found,) = played(local, *[made.seats[0] for made in tables])
    assert found["missing"] == [made.table for made in (tables[1], tables[0])]


def test_a_server_that_lists_few_tables_at_a_time_rates_all(tmp_path: Path) -> None:
    with opened(tmp_path, settings=msgspec.structs.replace(AT_HOME, mine_rows=1)) as local:
        tables = [over(local, rated=False) for _ in range(2)]
        (found,) = played(local, *[made.seats[0] for made in tables])
        assert sorted(found["missing"]) == sorted(made.table for made in tables)
