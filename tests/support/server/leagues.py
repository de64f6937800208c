"""A league of people on devices of their own, and their games, played at once."""

from __future__ import annotations

from typing import Any

from support.server.local import LocalServer, Seat
from support.server.people import Device, SignedInSeat
from support.waiting import until


def wish(**more: Any) -> dict[str, Any]:
    """A league of the tiny game for two at a table."""
    terms = {"name": "Tuesdays", "kind": "league", "game": "tiny", "at_table": 2, "games": 2}
    return {**terms, "options": {"rounds": 1}, "group_size": 4, "movers": 1, **more}


class League:
    """A league, and the devices of its people: the first one's is the host's."""

    def __init__(self, devices: dict[str, Device], **more: Any) -> None:
        self.devices = devices
        self.host = next(iter(devices.values()))
        self.id = self.host.post("/leagues", wish(**more))["league"]
        for device in devices.values():
            device.post(f"/leagues/{self.id}/join", {})

    @property
    def local(self) -> LocalServer:
        return self.host.local

    @property
    def path(self) -> str:
        return f"/leagues/{self.id}"

    def seen(self, device: Device | None = None, season: str = "") -> dict[str, Any]:
        return dict((device or self.host).get(self.path + season))

    def begins(self) -> dict[str, Any]:
        return dict(self.host.post(f"{self.path}/begin", {}))

    def games(self) -> list[tuple[dict[str, Any], list[str]]]:
        """The games of the round that is played, with the names by seat."""
        season = self.seen()["season"]
        found = []
        for group in season["groups"]:
            names = {line["number"]: line["name"] for line in group["lines"]}
            for rnd in group["rounds"]:
                if rnd["round"] == season["round"]:
                    found += [(g, [names[n] for n in g["seats"]]) for g in rnd["games"]]
        return found

    def plays_round(self) -> None:
        """Everybody plays their game of the round, which then ends by itself."""
        season = self.seen()["season"]
        for game, names in self.games():
            if game["places"] is None:
                self.plays(game["table"], names)
        was = (season["season"], season["round"])

        def gone_on() -> bool:
            now = self.seen()["season"]
            is_set = all(game["table"] or game["places"] for game, _ in self.games())
            return bool(now["over"] or (now["season"], now["round"]) != was) and is_set

        until(gone_on)

    def plays(self, table: str, names: list[str]) -> None:
        """A game to its end, each by the device of whoever is signed in there."""
        spectator = Seat(self.local, table)
        while (now := spectator.look())["status"] == "running":
            seat = SignedInSeat(self.devices[names[now["deciding"]]], table)
            if not now["view"]["throws"]:
                seat.plays("throw")
            seat.plays("end")


def league_of(local: LocalServer, *names: str, **more: Any) -> League:
    return League({name: Device(local).remembered(name) for name in names}, **more)
