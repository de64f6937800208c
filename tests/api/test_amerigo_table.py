"""A whole game of Amerigo over the interface, with a person who plays at random against bots."""

from __future__ import annotations

import json
import random
from typing import Any

from carrack.core.game import Game
from carrack.core.record import read_record
from carrack.core.registry import find_game
from carrack.core.verify import verify
from support.server.local import LocalServer, NewTable, move_id, next_of, until_person_decides


def play(made: NewTable, choice: random.Random) -> list[str]:
    """Plays seat 0 to the end; gives everything that was answered before the last step."""
    heard: list[str] = []
    ada = made.seats[0]
    now = ada.look()
    while now["status"] == "running":
        if not now["legal"]:
            until_person_decides(made)
            now = ada.look()
            continue
        now = step(made, choice, now, heard)
    return heard


def step(
    made: NewTable, choice: random.Random, now: dict[str, Any], heard: list[str]
) -> dict[str, Any]:
    """One move, or one taken back."""
    ada = made.seats[0]
    if now["undo_floor"] < now["decision"] and choice.random() < 0.2:
        body = {"move_id": move_id(), "to": now["undo_floor"], "at": now["seq"]}
        response = ada.post("/undo", body)
    else:
        move = choice.choice(now["legal"])
        body = {"move_id": move_id(), "index": move["index"], "at": now["seq"]}
        response = ada.post("/moves", body)
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.json()
    if answer["status"] == "running":
        heard.append(response.text)
    return answer


def test_a_whole_game_is_played_kept_and_verified(local: LocalServer, players: int = 2) -> None:
    made = local.against_bots(players, game="amerigo", options={})
    game = find_game("amerigo")
    with made.spectator.watching(0) as socket:
        sync = next_of(socket, "sync")
        heard = [json.dumps(sync), *play(made, random.Random(players))]
        last = made.spectator.look()
        seqs = [step["seq"] for step in sync["steps"]]
        while not seqs or seqs[-1] < last["seq"]:
            push = next_of(socket, "steps")
            seqs += [step["seq"] for step in push["steps"]]
            if push["status"] == "running":
                heard.append(json.dumps(push))
    assert seqs == list(range(1, last["seq"] + 1))
    text = made.spectator.get("/record").text
    found = verify(game, read_record(text.splitlines()))
    assert found.commitment == made.answer["commitment"]
    assert sorted(last["result"]["places"])[0] == 1
    for secret in secrets_of(game, text, last["seed"]):
        assert all(secret not in answer.replace(" ", "") for answer in heard)


def secrets_of(game: Game[Any], text: str, seed: str) -> list[str]:
    """What nobody could know before the end: the seed, hashes, and the order of hidden stacks."""
    entries = read_record(text.splitlines()).entries
    hidden = [
        json.dumps(entry.data["outcome"]).replace(" ", "")
        for entry in entries
        if entry.kind == "chance"
        and not game.open_draw(entry.data["chance"])
        and len(entry.data["outcome"]) > 8
    ]
    assert hidden
    return [seed, *hidden, *(entry.data["hash"] for entry in entries if "hash" in entry.data)]


def test_what_never_changes_is_sent_once_and_not_with_every_push(local: LocalServer) -> None:
    made = local.table(game="amerigo", options={}, seed=1)
    seat = made.spectator.look()["deciding"]
    other = made.seats[1 - seat]
    with other.watching() as socket:
        sync = next_of(socket, "sync")
        answer = made.seats[seat].plays("blue")
        push = next_of(socket, "steps")
        now = other.look()
        assert now["view"]["static"] == sync["view"]["static"]
        assert {**push["view"], "static": now["view"]["static"]} == now["view"]
        assert "static" not in answer["view"]
