"""SIGKILL while tables gather: no share that was taken is lost, and no luck changes.

Devices do what the page does: accept, commit, open when the set is fixed, and say again what was
not answered. Each remembers what it was told; what the server says after it was killed must agree.
"""

from __future__ import annotations

import random
import secrets
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from carrack.core.luck import entropy_hash
from support.server.process import serving

SEATS = [{"kind": "human"}, {"kind": "human", "elsewhere": True}]
NEW = 4  # tables a life
Json = dict[str, Any]


class Party:
    """A table that gathers, its two devices, and all that they were told."""

    def __init__(self, made: Json) -> None:
        self.address = f"/api/v1/tables/{made['table']}"
        self.invitation = made["seats"][1]["invitation"]
        self.tokens = [made["seats"][0]["token"], secrets.token_urlsafe(32)]
        self.shares = [secrets.token_bytes(32) for _ in range(2)]
        self.came = False
        self.committed: set[int] = set()
        self.opened: set[int] = set()
        self.sealed: list[str] | None = None
        self.begun: Json | None = None

    def look(self, client: httpx.Client) -> Json:
        """The table, which must agree with all that was answered before."""
        headers = {"Authorization": f"Bearer {','.join(self.tokens)}"}
        now: Json = client.get(self.address, headers=headers).json()
        shares = {share["seat"]: share for share in now["luck"]["seats"]}
        assert {seat for seat in self.committed if shares[seat]["hash"] is None} == set()
        assert {seat for seat in self.opened if shares[seat]["opened"] is None} == set()
        assert not self.came or now["seats"][1]["arrival"] == "came"
        if self.sealed is not None:
            assert self.sealed == [shares[seat]["hash"] for seat in (0, 1)]
        if self.begun is not None:
            assert (now["luck"], now["view"]) == (self.begun["luck"], self.begun["view"])
        return now

    def gather(self, client: httpx.Client) -> None:
        """Goes on until the game has begun."""
        while (now := self.look(client))["status"] == "waiting":
            if now["luck"]["fixed"]:
                self.sealed = [entropy_hash(share) for share in self.shares]
                seat = random.choice(now["luck"]["missing"])
                self.send(client, seat, opened=self.shares[seat].hex())
                self.opened.add(seat)
            elif not self.came:
                self.accept(client)
                self.came = True
            else:
                seat = random.choice(now["awaited"])
                self.send(client, seat, hash=entropy_hash(self.shares[seat]))
                self.committed.add(seat)
        assert now["status"] == "running"
        self.begun = now

    def accept(self, client: httpx.Client) -> None:
        body = {"action": "accept", "invitation": self.invitation, "token": self.tokens[1]}
        answer = client.post(f"{self.address}/seats/1", json=body)
        assert answer.status_code == 200, answer.text

    def send(self, client: httpx.Client, seat: int, **said: str) -> None:
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        body = {"seat": seat, **said}
        answer = client.post(f"{self.address}/luck", json=body, headers=headers)
        assert answer.status_code == 200, answer.text


def attend(client: httpx.Client, party: Party) -> None:
    """Gathers until the game has begun or the server is gone."""
    try:
        party.gather(client)
    except httpx.TransportError:
        return


def one_life(data: Path, parties: list[Party], lasts: float) -> None:
    with serving(data) as server, server.client() as client, ThreadPoolExecutor(64) as people:
        for party in parties:
            party.look(client)
        wish = {"game": "dutch-east-indies", "players": 2, "seats": SEATS}
        made = [client.post("/api/v1/tables", json=wish).json() for _ in range(NEW)]
        parties += [Party(answer) for answer in made]
        waiting = [party for party in parties if party.begun is None]
        jobs: list[Future[None]] = [people.submit(attend, client, party) for party in waiting]
        time.sleep(lasts)
        server.kill()
        for job in jobs:
            job.result(timeout=30)


def killed(data: Path, times: int) -> None:
    parties: list[Party] = []
    choice = random.Random(times)
    for _ in range(times):
        one_life(data, parties, choice.uniform(0.01, 0.2))
    with serving(data) as server, server.client() as client:
        for party in parties:
            party.gather(client)
            party.look(client)


@pytest.mark.serial
def test_a_server_killed_while_tables_gather_changes_no_luck(tmp_path: Path) -> None:
    killed(tmp_path, 3)


@pytest.mark.thorough
def test_a_server_killed_thirty_times_while_tables_gather_changes_no_luck(tmp_path: Path) -> None:
    killed(tmp_path, 30)
