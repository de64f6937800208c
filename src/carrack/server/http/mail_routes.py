"""The routes of mailed links."""

from __future__ import annotations

from carrack.server.http import API
from carrack.server.http.people_routes import ME
from carrack.server.http.requests import own
from carrack.server.http.route_row import Row
from carrack.server.people.mail import Mail
from carrack.server.people.people import People
from carrack.server.shapes.people_messages import EnterMailPost, MailPost
from carrack.server.store.people import SignedIn


async def remove_mail(people: People, who: SignedIn) -> None:
    """Forget somebody's address."""
    await people.mail.store.drop_address(who.person.person)


def requested() -> dict[str, bool]:
    """Answer the request for a link: nobody learns whose an address is."""
    return {"asked": True}


ENTER = f"{API}/enter/mail"
MAIL_ROUTES = [
    Row("POST", f"{ME}/mail", 8, Mail.send_to, requested, takes=MailPost, status=202),
    Row("DELETE", f"{ME}/mail", 3, remove_mail, People.shown),
    Row("POST", ENTER, 8, own, Mail.send_known, requested, takes=EnterMailPost, status=202),
]
