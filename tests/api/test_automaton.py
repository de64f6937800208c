"""One seat and an automaton: at the table, in lists, in replays, after a restart and a kill."""

from __future__ import annotations

import json
from typing import Any

import pytest

from carrack.core.match import Replay
from carrack.core.record import read_record
from carrack.core.verify import verify
from support.games import tiny_solo
from support.server.local import LocalServer, NewTable, Seat, next_of

LAMPLIGHTER = {
    "seat": 1,
    "name": "Automaton",
    "kind": "automaton",
    "bot": "",
    "online": True,
    "resigned": False,
    "arrival": "here",
    "invited": False,
}


def wish(**options: int | str) -> dict[str, Any]:
    """Ada alone."""
    seats = [{"kind": "human", "name": "Ada"}]
    settings = {"rounds": 3, "pace": "slow", **options}
    return {"game": "lamps", "players": 1, "seats": seats, "options": settings}


def alone(local: LocalServer, **options: int | str) -> NewTable:
    return local.table(**wish(**options))


def play_out(made: NewTable) -> dict[str, Any]:
    """Ada throws once a turn."""
    while (now := made.seats[0].look())["status"] == "running":
        legal = [move["move"] for move in now["legal"]]
        made.seats[0].plays("end" if "end" in legal else legal[0])
    return now


def test_a_table_for_one_lists_the_automaton_after_the_seat(local: LocalServer) -> None:
    made = alone(local)
    assert len(made.answer["seats"]) == 1
    now = made.seats[0].look()
    assert (now["players"], now["deciding"], now["you"]) == (1, 0, [0])
    assert [seat["kind"] for seat in now["seats"]] == ["human", "automaton"]
    assert now["seats"][1] == LAMPLIGHTER
    assert made.spectator.look()["seats"][1] == LAMPLIGHTER
    assert len(made.open_table().seats) == 1, "nothing of it is stored"


def test_what_an_automaton_did_first_is_reported_with_the_set_up(local: LocalServer) -> None:
    made = alone(local)
    events = made.spectator.get("/steps").json()["steps"][0]["events"]
    assert [(event["event"], event["seat"]) for event in events] == [
        ("lamp-threw", 1),
        ("scored", 1),
    ]


def test_a_push_tells_both_turns_and_who_takes_part(local: LocalServer) -> None:
    made = alone(local)
    with made.seats[0].watching() as socket:
        assert next_of(socket, "sync")["seats"][1] == LAMPLIGHTER
        assert next_of(socket, "presence")["seats"][1] == LAMPLIGHTER
        made.seats[0].plays("throw", "end")
        next_of(socket, "steps")
        push = next_of(socket, "steps")
    assert push["seats"][1] == LAMPLIGHTER
    assert {event["seat"] for event in push["steps"][0]["events"]} == {0, 1}
    assert (push["deciding"], push["view"]["turn"], push["provisional"]) == (0, 3, False)
    assert push["undo_floor"] == push["decision"], "nothing is taken back across its turn"


@pytest.mark.parametrize("action", ["bot", "human", "link", "rename", "resign"])
def test_the_place_of_an_automaton_cannot_be_changed(local: LocalServer, action: str) -> None:
    made = alone(local)
    before = made.fingerprint()
    both = Seat(local, made.table, *made.host.tokens, *made.seats[0].tokens)
    response = both.act(1, action, **({"name": "Bob"} if action == "rename" else {}))
    assert (response.status_code, response.json()["error"]["code"]) == (422, "automaton")
    assert "The rules play the automaton" in response.json()["error"]["message"]
    assert both.act(2, action).status_code == 404
    assert both.act(2, action).json()["error"]["message"] == "The only seat here is 0."
    assert made.fingerprint() == before


def test_a_bot_may_play_alone_and_hand_back(local: LocalServer) -> None:
    made = alone(local)
    made.host.act(0, "bot", bot="careful")
    made.host.pause(False)
    with made.attended():
        while (now := made.spectator.look())["status"] == "running":
            pass
    assert len(now["result"]["points"]) == len(now["result"]["places"]) == 2


def test_the_list_of_tables_shows_who_takes_part_and_the_end(local: LocalServer) -> None:
    made = alone(local)
    asked = {"tables": [{"table": made.table, "tokens": made.seats[0].tokens}]}
    mine = local.client.post("/api/v1/mine", json=asked).json()[0]
    assert (mine["title"], mine["your_turn"]) == ("The Lamplighter", True)
    assert mine["seats"][1] == LAMPLIGHTER
    play_out(made)
    mine = local.client.post("/api/v1/mine", json=asked).json()[0]
    assert (mine["status"], mine["your_turn"], mine["deciding"]) == ("over", False, -1)


def test_a_finished_game_names_both_sides_and_verifies(local: LocalServer) -> None:
    made = alone(local)
    now = play_out(made)
    assert len(now["result"]["points"]) == 2
    assert now["seats"][1] == LAMPLIGHTER
    assert ",IA,automaton," in made.seats[0].get("/play?form=csv&automaton=IA").text
    record = read_record(made.spectator.get("/record").text.splitlines())
    assert [seat["name"] for seat in record.header.seats] == ["Ada"]
    assert verify(tiny_solo.GAME, record).moves == now["decision"]
    assert Replay(tiny_solo.GAME, record).run().over


def test_a_running_record_is_open_but_for_what_is_hidden(local: LocalServer) -> None:
    made = alone(local)
    made.seats[0].plays("throw", "end")
    text = made.seats[0].get("/record").text
    assert '"chance":"lamp 2"' in text
    assert '"chance":"deck"' not in text


def test_another_game_is_again_for_one(local: LocalServer) -> None:
    made = alone(local)
    play_out(made)
    again = local.client.post(f"/api/v1/tables/{made.table}/rematch", headers=made.seats[0].headers)
    assert again.status_code == 201, again.text
    now = Seat(local, again.json()["table"], *made.seats[0].tokens).look()
    assert (now["players"], now["you"], now["options"]["pace"]) == (1, [0], "slow")
    assert now["seats"][1] == LAMPLIGHTER


def test_an_uploaded_record_names_the_automaton(local: LocalServer) -> None:
    made = alone(local)
    play_out(made)
    text = made.spectator.get("/record").text
    brought = local.client.post("/api/v1/replays", content=text).json()
    assert [(seat["name"], seat["kind"]) for seat in brought["seats"]] == [
        ("Ada", "human"),
        ("Automaton", "automaton"),
    ]
    assert brought["steps"][0]["events"][0]["seat"] == 1
    assert len(brought["result"]["places"]) == 2
    play = f"/api/v1/replays/{brought['replay']}/play?form=csv&automaton=IA"
    assert ",IA,automaton," in local.client.get(play).text
    for seat, status in ((0, 200), (1, 400)):
        address = f"/api/v1/replays/{brought['replay']}/at/0?seat={seat}"
        assert local.client.get(address).status_code == status
    header = json.loads(text.splitlines()[0])
    for seats in ([], [7], ["Ada", {"name": "Ben"}]):
        lines = [json.dumps({**header, "seats": seats}), *text.splitlines()[1:]]
        strange = local.client.post("/api/v1/replays", content="\n".join(lines))
        assert strange.status_code == 201, strange.text
        assert [seat["name"] for seat in strange.json()["seats"]] == ["Player 1", "Automaton"]


def test_the_list_of_games_tells_where_one_plays_against_an_automaton(local: LocalServer) -> None:
    games = {game["name"]: game for game in local.client.get("/api/v1/games").json()}
    assert (games["lamps"]["players"], games["lamps"]["automata"]) == ([1, 3], {"1": 1})
    assert games["tiny"]["automata"] == {}
    options = {option["name"]: option for option in games["lamps"]["options"]}
    assert options["pace"]["players"] == [1]
    assert options["deal"]["choice_players"] == {"tight": [2, 3]}
    assert options["verse"]["longest"] == 200


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"options": {"deal": "tight"}}, "“tight” only with these numbers of players: 2, 3;"),
        ({"options": {"verse": "la " * 99}}, "a text of up to 200 characters"),
        ({"seats": [{"kind": "human"}, {"kind": "human"}]}, "Players: 1, but seats: 2."),
        ({"game": "tiny", "options": {}}, "2 to 4 players, not 1"),
    ],
)
def test_a_table_for_one_that_cannot_be_is_refused(
    local: LocalServer, changes: dict[str, Any], words: str
) -> None:
    response = local.post_table(**{**wish(), **changes})
    assert response.status_code == 400
    assert words in response.json()["error"]["message"]
