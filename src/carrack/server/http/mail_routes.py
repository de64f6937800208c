"""The routes of mailed links."""

from __future__ import annotations

from starlette.requests import Request

from carrack.server.http import API
from carrack.server.http.people_routes import ME
from carrack.server.http.requests import carrack_of, client_of, message_of, require_own_page
from carrack.server.http.row import Row
from carrack.server.people.people import People
from carrack.server.shapes.people_messages import EnterMailPost, MailPost
from carrack.server.store.people import SignedIn


async def mail(people: People, who: SignedIn, address: str, client: str | None) -> dict[str, bool]:
    """Whether a link is asked for, by which the address becomes somebody's."""
    await people.mail.send_to(who.person, address, client)
    return {"asked": True}


async def remove_mail(people: People, who: SignedIn) -> None:
    """Forget somebody's address."""
    await people.mail.store.drop_address(who.person.person)


async def enter_mail(request: Request) -> dict[str, bool]:
    """Whether a link is asked for: nobody is told whose address it is."""
    require_own_page(request)
    post = await message_of(request, EnterMailPost)
    await carrack_of(request).people.mail.send_known(post.address, client_of(request))
    return {"asked": True}


MAIL_ROUTES = [
    Row("POST", f"{ME}/mail", 8, mail, takes=MailPost, status=202),
    Row("DELETE", f"{ME}/mail", 3, remove_mail, People.shown),
    Row("POST", f"{API}/enter/mail", 8, enter_mail, takes=EnterMailPost, status=202),
]
