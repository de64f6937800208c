"""The routes of a server's operator. A server has them; a host in a browser tab does not.

Each needs a device that a link has made the operator's, and so does nothing for anybody else.
"""

from __future__ import annotations

from carrack.server.http import API
from carrack.server.http.route_row import Row
from carrack.server.operating.operators import Operators
from carrack.server.operating.reports import Reports
from carrack.server.operating.site import Site
from carrack.server.shapes.operator_messages import (
    OperatorPost,
    ReportedLinePost,
    ServerAddressPut,
    ServerOpenPut,
)
from carrack.server.shapes.operator_types import (
    DamagePayload,
    OwnServerPayload,
    ReportedLinesPayload,
)
from carrack.server.shapes.people_messages import LeavePost
from carrack.server.shapes.people_types import DevicePayload
from carrack.server.store.operator import OperatorDevice


async def shown(operators: Operators, site: Site, here: OperatorDevice) -> OwnServerPayload:
    """The server as its operator sees it."""
    reach = site.reach
    return OwnServerPayload(
        await site.address(),
        bool(site.given),
        reach.lan is not None or (site.door is not None and site.door.is_open),
        site.door is not None,
        reach.lan,
        reach.open_with,
        await operators.shown(here),
    )


async def enter(
    operators: Operators,
    site: Site,
    post: OperatorPost,
    words: str,
    client: str | None,
) -> OwnServerPayload:
    """A device that is the operator's from now on."""
    return await shown(operators, site, await operators.enter(post, words, client))


async def leave(operators: Operators, here: OperatorDevice, post: LeavePost) -> list[DevicePayload]:
    """The operator's devices that are left; none for a device that is no more among them."""
    gone = await operators.leave(here, post)
    return [] if gone else await operators.shown(here)


async def move(here: OperatorDevice, site: Site, address: str) -> None:
    """Set the address of the server."""
    await site.move(address)


async def swing(here: OperatorDevice, site: Site, post: ServerOpenPut) -> None:
    """Open the server to the network that it is in, or close it."""
    await site.open(post.open)


async def lines(here: OperatorDevice, reports: Reports) -> ReportedLinesPayload:
    """The talk that was reported."""
    return await reports.lines()


async def settle(
    here: OperatorDevice, reports: Reports, post: ReportedLinePost
) -> ReportedLinesPayload:
    """Remove a reported line, or keep it."""
    return await reports.settle(post)


async def damage(here: OperatorDevice, reports: Reports) -> DamagePayload:
    """Return what is broken."""
    return await reports.damage()


OPERATOR = f"{API}/operator"
OPERATOR_ROUTES = [
    Row("GET", OPERATOR, 2, shown),
    Row("POST", OPERATOR, 4, enter, status=201),
    Row("POST", f"{OPERATOR}/leave", 4, leave),
    Row("PUT", f"{OPERATOR}/address", 3, move, shown, takes=ServerAddressPut),
    Row("PUT", f"{OPERATOR}/open", 8, swing, shown),
    Row("GET", f"{OPERATOR}/reports", 4, lines),
    Row("POST", f"{OPERATOR}/reports", 8, settle),
    Row("GET", f"{OPERATOR}/damage", 20, damage, job=True),
]
