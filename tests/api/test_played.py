"""How well people played, over their games: told only to who holds the seats."""

from __future__ import annotations

from typing import Any

from support.games import searchable
from support.server.local import LocalServer, NewTable, Seat
from support.waiting import until

Json = dict[str, Any]
GUIDED = searchable.GAME.name


def played(local: LocalServer, *seats: Seat) -> list[Json]:
    rows = [{"table": seat.table, "tokens": seat.tokens} for seat in seats]
    response = local.client.post("/api/v1/mine/play", json={"tables": rows})
    assert response.status_code == 200, response.text
    return list(response.json())


def over(local: LocalServer, game: str = GUIDED, analysed: bool = True) -> NewTable:
    made = local.table(game=game)
    made.play_out()
    if analysed:
        made.host.post("/analysis", b"")
        until(lambda: status(made) == "done", "the analysis has ended")
    return made


def status(made: NewTable) -> str:
    return str(made.host.get("/analysis").json()["status"])


def test_games_are_pooled_for_the_seats_that_somebody_holds(local: LocalServer) -> None:
    tables = [over(local), over(local)]
    ada, ben = ([made.seats[seat] for made in tables] for seat in (0, 1))
    (found,) = played(local, *ada)
    ratings = [made.host.get("/analysis").json()["analysis"]["rating"] for made in tables]
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


def test_who_only_watches_is_told_nothing(local: LocalServer) -> None:
    made = over(local)
    stranger = Seat(local, made.table, "another token")
    assert played(local, made.spectator, stranger, Seat(local, "nosuchtable")) == []
    assert played(local, made.host) == []  # the host's token is no seat's


def test_games_that_nobody_has_analysed_are_named(local: LocalServer) -> None:
    made, running = over(local, analysed=False), local.table(game=GUIDED)
    (found,) = played(local, made.seats[0], running.seats[0])
    assert found["missing"] == [made.table]
    assert (found["games"], found["free"], found["pr"], found["result"]) == (0, 0, None, None)
    assert status(made) == "none"  # looking at the list begins nothing


def test_a_game_that_cannot_be_rated_counts_for_nothing(local: LocalServer) -> None:
    made = over(local, "tiny")
    (found,) = played(local, made.seats[0])
    assert (found["games"], found["missing"]) == (0, [])
