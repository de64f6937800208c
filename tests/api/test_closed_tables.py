"""Tables that their host has closed to watchers: their people stay, all others are told why."""

from __future__ import annotations

from api.test_invitations import arrived
from carrack.server.tables.hub import CLOSED
from support.server.local import (
    LocalServer,
    Seat,
    closed_with,
    next_of,
    own_token,
)
from support.server.shared_luck import ADA, refused

LOOKS = ["", "/steps", "/record", "/at/0", "/talk", "/analysis"]


def test_a_table_closed_to_watchers_shows_itself_to_its_people_only(local: LocalServer) -> None:
    made, ada, ben = arrived(local)
    assert made.host.post("/watchers", {"open": False}).json() == {"open": False}
    nobody, stranger = made.spectator, Seat(local, made.table, own_token())
    for who in (nobody, stranger):
        for path in LOOKS:
            assert refused(who.get(path)) == (403, "closed"), path
        assert refused(who.post("/try", {"at": 0})) == (403, "closed")
        assert "Ben" not in who.accepts(1, made.invitations[1]).text  # used: no word of anybody
        with who.watching() as socket:
            assert closed_with(socket) == CLOSED
    invitation = made.host.act(1, "invite").json()["invitation"]
    for who in (ada, ben, made.host, Seat(local, made.table, invitation)):
        assert who.look()["watchable"] is False
        assert [who.get(path).status_code for path in LOOKS] == [200] * 5 + [422]
    made.host.post("/watchers", {"open": True})
    assert nobody.look()["watchable"] is True


def test_watchers_who_are_there_are_sent_away_and_players_stay(local: LocalServer) -> None:
    made, _, ben = arrived(local)
    with ben.watching() as player, made.spectator.watching() as watcher:
        next_of(player, "sync")
        next_of(watcher, "sync")
        made.host.post("/watchers", {"open": False})
        assert closed_with(watcher) == CLOSED
        assert next_of(player, "watchable")["watchable"] is False
        ben.act(1, "rename", name="Benno")
        next_of(player, "steps")


def test_only_the_host_sends_watchers_away(local: LocalServer) -> None:
    made, _, ben = arrived(local)
    assert refused(ben.post("/watchers", {"open": False})) == (403, "token")
    assert refused(made.spectator.post("/watchers", {"open": False})) == (401, "token")
    assert made.host.post("/watchers", {"open": 1}).status_code == 400
    assert made.spectator.look()["watchable"] is True


def test_a_closed_table_stays_closed_over_a_rematch_and_in_the_list(local: LocalServer) -> None:
    made, ada, ben = arrived(local)
    made.seats = [ada, ben]
    made.host.post("/watchers", {"open": False})
    made.spectator = made.host
    made.play_out()
    nobody = Seat(local, made.table)
    for call in ("/try", "/judge"):
        assert refused(nobody.post(call, {"at": 0})) == (403, "closed")
    assert refused(nobody.post("/branch", {"step": 0, "seats": [ADA, ADA]})) == (403, "closed")
    again = ada.post("/rematch", {}).json()["table"]
    assert refused(Seat(local, again).get()) == (403, "closed")
    assert Seat(local, again, *ben.tokens).look()["you"] == [1]
    rows = [{"table": made.table, "tokens": tokens} for tokens in ([], ben.tokens)]
    hidden, shown = local.client.post("/api/v1/mine", json={"tables": rows}).json()
    assert hidden == {"table": made.table, "missing": True, "closed": True}
    assert shown["you"] == [1]


def test_who_lost_a_seat_at_a_closed_table_is_told_why_it_is_closed_for_them(
    local: LocalServer,
) -> None:
    made, _, ben = arrived(local)
    made.host.post("/watchers", {"open": False})
    eve = Seat(local, made.table)
    eve.accepts(1, made.host.act(1, "invite").json()["invitation"], name="Eve")
    answer = ben.get()
    assert refused(answer) == (403, "closed")
    assert answer.json()["lost"] == [1]
    assert "Eve" in answer.json()["error"]["message"]
