"""Ways of several moves at a table of The Dutch East Indies, and looks that stay private there."""

from __future__ import annotations

import json
from typing import Any

from carrack.bots import checked_decision, make_bot
from carrack.core.chance import Stream
from carrack.core.registry import find_game
from carrack.core.seat import for_seat
from support.server.local import LocalServer, NewTable, Seat, next_of

DEI = "dutch-east-indies"
GAME = find_game(DEI)


def two_people(local: LocalServer) -> NewTable:
    return local.table(game=DEI, players=2, options={"start": "1"}, seed=4)


def way_to(tree: list[dict[str, Any]], index: int) -> list[str]:
    """The moves that lead to an entry."""
    moves: list[str] = []
    while index >= 0:
        moves.insert(0, tree[index]["move"])
        index = tree[index]["parent"]
    return moves


def advised(made: NewTable) -> str:
    """What a sensible player would do now."""
    open_table, stream = made.open_table(), Stream(1)
    bot = make_bot(GAME, "greedy")
    seat = for_seat(GAME, open_table.match.state, stream)
    return checked_decision(bot, seat, stream, GAME.legal(open_table.match.state)).notation


def until_somebody_looks(made: NewTable) -> Seat:
    """Plays sensibly until a card has been looked at; gives who did."""
    for _ in range(200):
        seat, move = made.deciding(), advised(made)
        seat.plays(move)
        if move.startswith("look"):
            return seat
    raise AssertionError("nobody looked at a card")


def test_who_is_to_choose_gets_the_ways_of_the_ships(local: LocalServer) -> None:
    made = two_people(local)
    ada, other = made.seats[0], made.seats[1]
    with ada.watching() as socket:
        now = next_of(socket, "sync")
        assert now["courses"] == ada.look()["courses"]
        assert {way["ship"] for way in now["courses"]} == {0, 1}
        roots = {way["move"] for way in now["courses"] if way["parent"] < 0}
        assert roots <= {move["move"] for move in now["legal"]}
        assert other.look()["courses"] == made.spectator.look()["courses"] == []
        goal = max(range(len(now["courses"])), key=lambda i: now["courses"][i]["cost"])
        for move in way_to(now["courses"], goal):
            answer = ada.plays(move)
            assert next_of(socket, "steps")["courses"] == answer["courses"]
    reached = answer["view"]["ships"][now["courses"][goal]["ship"]]
    assert reached["square"] == now["courses"][goal]["square"]
    assert reached["facing"] == now["courses"][goal]["facing"]


def test_a_game_without_ways_has_none(local: LocalServer) -> None:
    assert local.table().seats[0].look()["courses"] == []


def test_a_look_is_seen_by_nobody_else_in_answers_pushes_log_and_record(local: LocalServer) -> None:
    made = two_people(local)
    watchers = [made.seats[1], made.spectator, made.host]
    with made.seats[1].watching() as live, made.spectator.watching() as crowd:
        sockets = [live, crowd]
        for socket in sockets:
            next_of(socket, "sync")
        looker = until_somebody_looks(made)
        assert looker is made.seats[0]
        now = looker.look()
        assert now["view"]["ask"]["card"] in now["view"]["static"]["cards"]
        assert now["courses"] == []
        heard = [socket_text(socket, now["seq"]) for socket in sockets]
    seq = now["seq"]
    for person in watchers:
        seen = [person.get(path).text for path in ("", "/steps", "/record", f"/at/{seq}")]
        heard += [text for text in seen if '"ask":"card"' in text or "looked" in text]
        assert person.look()["legal"] == []
    assert len(heard) >= 8
    for text in heard:
        assert all(names_no_card(each) for each in found(json_lines(text)))
    mine = found([looker.get("/steps").json()])
    assert not all(names_no_card(each) for each in mine)


def socket_text(socket: Any, seq: int) -> str:
    """The push of a step, as it was sent."""
    while (push := next_of(socket, "steps"))["seq"] < seq:
        pass
    return json.dumps(push, separators=(",", ":"))


def json_lines(text: str) -> list[Any]:
    return [json.loads(line) for line in text.splitlines()]


def found(things: Any) -> list[dict[str, Any]]:
    """Every question about a card and every look in some data, and every known card."""
    if isinstance(things, list):
        return [each for thing in things for each in found(thing)]
    if not isinstance(things, dict):
        return []
    private = things.get("ask") == "card" or things.get("event") == "looked" or "known" in things
    inner = [each for thing in things.values() for each in found(thing)]
    return [things, *inner] if private else inner


def names_no_card(thing: dict[str, Any]) -> bool:
    return thing.get("card") is None and thing.get("known") is None


def test_on_a_shared_device_nothing_of_a_look_is_sent_to_the_next_person(
    local: LocalServer,
) -> None:
    made = two_people(local)
    both = Seat(local, made.table, *made.seats[0].tokens, *made.seats[1].tokens)
    looker = until_somebody_looks(made)
    seq = looker.look()["seq"]
    mine = [both.get(path).json() for path in ("", "/steps", f"/at/{seq}")]
    assert not any(all(names_no_card(each) for each in found(data)) for data in mine)
    both.plays("refuse")
    while both.look()["deciding"] == 0:
        both.plays("end")
    theirs = [both.get(path).json() for path in ("", "/steps", f"/at/{seq}")]
    assert all(found(data) for data in theirs)
    assert all(names_no_card(each) for data in theirs for each in found(data))
