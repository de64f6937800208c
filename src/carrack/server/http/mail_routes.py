"""The routes of mailed links."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from carrack.server.http import API
from carrack.server.http.people_routes import ME, people_of, require_own_page, signed_in
from carrack.server.http.requests import answer, client_of, message_of
from carrack.server.http.row import Row
from carrack.server.shapes.people_messages import EnterMailPost, MailPost


async def mail(request: Request) -> Response:
    """`POST /api/v1/me/mail`."""
    who, post = await signed_in(request), await message_of(request, MailPost)
    await people_of(request).mail.send_to(who.person, post.address, client_of(request))
    return answer({"asked": True}, 202)


async def remove_mail(request: Request) -> Response:
    """`DELETE /api/v1/me/mail`."""
    who, people = await signed_in(request), people_of(request)
    await people.mail.store.drop_address(who.person.person)
    return answer(await people.shown(who))


async def enter_mail(request: Request) -> Response:
    """`POST /api/v1/enter/mail`."""
    require_own_page(request)
    post = await message_of(request, EnterMailPost)
    await people_of(request).mail.send_known(post.address, client_of(request))
    return answer({"asked": True}, 202)


MAIL_ROUTES = [
    Row("POST", f"{ME}/mail", 8, mail),
    Row("DELETE", f"{ME}/mail", 3, remove_mail),
    Row("POST", f"{API}/enter/mail", 8, enter_mail),
]
