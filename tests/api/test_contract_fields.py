"""What games say beside view and moves: who is shown it."""

from __future__ import annotations

from support.server.local import LocalServer, next_of


def test_only_who_is_to_choose_is_told_what_the_turn_still_offers(local: LocalServer) -> None:
    made = local.table(game="dutch-east-indies", players=2, options={"start": "1"}, seed=4)
    ada, other = made.seats[0], made.seats[1]
    nothing_done = [{"key": "left-ships", "args": {}}]
    with ada.watching() as socket:
        assert next_of(socket, "sync")["left"] == nothing_done
        assert ada.look()["left"] == nothing_done
        assert other.look()["left"] == made.spectator.look()["left"] == []
        way = ada.look()["courses"][0]["move"]
        answer = ada.plays(way)
        assert answer["left"] == next_of(socket, "steps")["left"] != nothing_done
