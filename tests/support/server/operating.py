"""The operator's device at a server: a browser that a link has made one."""

from __future__ import annotations

from typing import Any

import httpx

from carrack.server.operating.operators import Operators
from support.server.local import LocalServer, own_token
from support.server.people import Device


class OperatorsDevice(Device):
    """A browser that keeps the token of an operator's device, and shows it."""

    def __init__(self, local: LocalServer) -> None:
        super().__init__(local)
        self.token = own_token()

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        shown = {"Authorization": f"Bearer {self.token}", **headers}
        return super().ask(method, path, body, **shown)

    def enters(self, link: str) -> httpx.Response:
        """Opens a link."""
        return self.ask("POST", "/operator", {"link": link, "token": self.token})


def operators(local: LocalServer) -> Operators:
    """What the server knows of its operator."""
    found: Operators = local.client.app.state.carrack.operators  # type: ignore[attr-defined]
    return found


def new_link(local: LocalServer) -> str:
    """The secret of a new link, as `carrack play` makes it."""
    made: list[str] = []

    async def make() -> None:
        made.append(await operators(local).new_link())

    local.does(make)
    return made[0]


def operators_device(local: LocalServer) -> OperatorsDevice:
    """A device that is the operator's."""
    device = OperatorsDevice(local)
    assert device.enters(new_link(local)).status_code == 201
    return device
