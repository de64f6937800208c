"""Nothing that a viewer may not know ever leaves the server before the end."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from carrack.core.chance import CommittedChance, Stream
from carrack.core.record import read_record
from support.games import tiny
from support.server import in_turn
from support.server.local import LocalServer, NewTable, Seat, next_of, opened


class Listener:
    """Hears everything that is sent to some people while a game is played."""

    def __init__(self, made: NewTable, *who: Seat) -> None:
        self.made = made
        self.who = who
        self.heard: list[str] = []

    def ask_everything(self) -> None:
        """Every address that gives something."""
        seq = self.made.spectator.look()["seq"]
        for person in self.who:
            paths = ["", "/steps", "/record", *(f"/at/{k}" for k in range(seq + 1))]
            self.heard += [person.get(path).text for path in paths]
            self.heard += [person.post("/try", line).text for line in self.lines(person, seq)]
            rows = [{"table": self.made.table, "tokens": person.tokens}]
            mine = self.made.local.client.post("/api/v1/mine", json={"tables": rows})
            self.heard.append(mine.text)

    def lines(self, person: Seat, seq: int) -> Iterator[dict[str, Any]]:
        """Lines that are tried after every step: to look, to throw and to end the turn."""
        for at in range(seq + 1):
            looked = person.get(f"/at/{at}").json()
            yield {"at": at, "imagined": at}
            for line in (["look"], ["throw"], ["throw", "end"]):
                moves = [{"seat": looked["deciding"], "move": move} for move in line]
                yield {"at": at, "moves": moves}
                yield {"at": at, "moves": moves, "imagined": at}

    def everything(self) -> str:
        return "\n".join(self.heard)


def play(made: NewTable) -> Iterator[None]:
    """Plays to the end, with a pause after every move but the last."""
    while (now := made.spectator.look())["status"] == "running":
        seat = made.seats[now["deciding"]]
        moves = {move["move"] for move in seat.look()["legal"]}
        unseen = "look" in moves and not now["view"]["looked"]
        seat.plays("look" if unseen else "throw" if "end" not in moves else "end")
        if made.spectator.look()["status"] == "running":
            yield


def test_the_seed_is_in_nothing_before_the_end_and_then_it_is(local: LocalServer) -> None:
    made = local.table(options={"rounds": 1})
    ear = Listener(made, made.spectator, *made.seats, made.host)
    refused = made.seats[0].move("card 9")
    with made.seats[0].watching() as socket:
        next_of(socket, "sync")
        seed = made.open_table().row.seed
        for _ in play(made):
            ear.ask_everything()
        pushes = []
        while (push := next_of(socket, "steps"))["status"] == "running":
            pushes.append(json.dumps(push))
    heard = ear.everything() + "".join(pushes) + refused.text
    for spelt in spellings(seed):
        assert spelt not in heard
    assert push["seed"] == seed.hex()
    assert made.spectator.look()["seed"] == seed.hex()
    assert seed.hex() in made.spectator.get("/record").text


def spellings(seed: bytes) -> list[str]:
    """The ways in which a seed could slip out."""
    texts = [seed.hex(), seed.hex().upper(), str(int.from_bytes(seed, "big"))]
    texts += [base64.b64encode(seed).decode(), base64.urlsafe_b64encode(seed).decode()]
    return [text.rstrip("=") for text in texts]


def test_hidden_draws_and_hashes_stay_inside(local: LocalServer) -> None:
    made = local.table(options={"rounds": 1})
    ear = Listener(made, made.spectator, *made.seats)
    for _ in play(made):
        ear.ask_everything()
    record = read_record(made.spectator.get("/record").text.splitlines())
    hidden = [
        entry for entry in record.entries if entry.kind == "chance" and "deck" in entry.line()
    ]
    assert len(hidden) == 1
    heard = ear.everything().replace(" ", "")
    assert json.dumps(hidden[0].data["outcome"]).replace(" ", "") not in heard
    for entry in record.entries:
        if "hash" in entry.data:
            assert entry.data["hash"] not in heard


def test_a_game_that_continues_from_another_tells_neither_its_seed_nor_its_deck(
    local: LocalServer,
) -> None:
    old = local.table(options={"rounds": 2})
    old.play_out()
    people = [{"kind": "human"}, {"kind": "human"}]
    answer = local.client.post(
        f"/api/v1/tables/{old.table}/branch", json={"step": 2, "seats": people}
    )
    made = NewTable(local, answer.json())
    ear = Listener(made, made.spectator, *made.seats, made.host)
    seeds = old.open_table().row.seed, made.open_table().row.seed
    for _ in play(made):
        ear.ask_everything()
    heard = ear.everything().replace(" ", "")
    for spelt in [spelt for seed in seeds for spelt in spellings(seed)]:
        assert spelt not in heard
    record = read_record(made.spectator.get("/record").text.splitlines())
    deck = next(entry for entry in record.entries if "deck" in entry.line())
    assert json.dumps(deck.data["outcome"]).replace(" ", "") not in heard


def test_a_seat_and_a_spectator_see_the_same_whatever_is_hidden_from_them(tmp_path: Path) -> None:
    """The hidden cards are exchanged for others in the running table: not a byte changes."""
    with opened(tmp_path, store=in_turn.kept_in(tmp_path / "carrack.db")) as local:
        made = local.table()
        made.seats[0].plays("throw")
        for person, seat in ((made.seats[1], 1), (made.seats[0], 0), (made.spectator, None)):
            texts = set()
            for number in range(6):
                open_table = made.open_table()
                if seat is None:
                    other = without_knowledge(open_table.match.state, number)
                else:
                    other = tiny.GAME.imagine(open_table.match.state, seat, Stream(number))
                open_table.match.state = other
                open_table.row = open_table.row.__class__(
                    **{**vars(open_table.row), "seed": bytes([number]) * 32}
                )
                open_table.match.chance.source = CommittedChance(open_table.row.seed)
                texts.add(person.get().text + person.get("/record").text)
            assert len(texts) == 1


def without_knowledge(state: Any, number: int) -> Any:
    """Another state of the same public part."""
    first = tiny.GAME.imagine(state, 0, Stream(number))
    return tiny.GAME.imagine(first, 1, Stream(number + 100))


def test_private_parts_of_events_are_for_their_readers(local: LocalServer) -> None:
    made = local.table()
    made.seats[0].plays("look")
    events = [
        person.get("/steps?from=1").json()["steps"][0]["events"][0]
        for person in (made.seats[0], made.seats[1], made.spectator)
    ]
    assert ["card" in event for event in events] == [True, False, False]


def test_tokens_are_not_stored_and_not_shown(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        made = local.table()
        made.seats[0].plays("throw", "end")
        ear = Listener(made, made.spectator, *made.seats, made.host)
        ear.ask_everything()
    files = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    stored = files + in_turn.all_kept(tmp_path / "carrack.db").encode()
    assert b"throw" in stored
    for token in [*made.tokens, made.answer["host"]]:
        assert token.encode() not in stored
        assert token not in ear.everything()
