"""The routes of leagues. A server has them; a host in a browser tab does not."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from carrack.server.http import API
from carrack.server.http.people_routes import people_of, signed_in
from carrack.server.http.requests import answer, carrack_of, keys_of, message_of, whole
from carrack.server.http.row import Row
from carrack.server.leagues import shown
from carrack.server.leagues.leagues import Leagues
from carrack.server.people.cookies import session_secret
from carrack.server.shapes.answer_types import MissingTablePayload
from carrack.server.shapes.league_messages import (
    AwayPost,
    BeginLeaguePost,
    JoinLeaguePost,
    LeaguePut,
    LeaveLeaguePost,
    NewLeague,
    ReplacePost,
)
from carrack.server.shapes.league_types import TableLeagueAnswerPayload
from carrack.server.store.people import SignedIn
from carrack.server.tables import glances
from carrack.server.tables.seated import no_table


def leagues_of(request: Request) -> Leagues:
    """The leagues of the server that is asked."""
    return carrack_of(request).leagues


async def seen(request: Request, who: SignedIn | None, status: int = 200) -> Response:
    """The league of a request as somebody sees it."""
    asked = request.query_params.get("season")
    season = None if asked is None else whole(asked, "season")
    league = request.path_params["league"]
    return answer(await shown.shown(leagues_of(request), league, who, season), status)


async def leagues(request: Request) -> Response:
    """`GET /api/v1/leagues`."""
    who = await people_of(request).require(session_secret(request))
    return answer(await shown.listed(leagues_of(request), who))


async def new_league(request: Request) -> Response:
    """`POST /api/v1/leagues`."""
    who, wish = await signed_in(request), await message_of(request, NewLeague)
    row = await leagues_of(request).make(who, wish)
    return answer(await shown.shown(leagues_of(request), row.league, who), 201)


async def league(request: Request) -> Response:
    """`GET /api/v1/leagues/{league}?season=`."""
    return await seen(request, await people_of(request).signed_in(session_secret(request)))


async def change_league(request: Request) -> Response:
    """`PUT /api/v1/leagues/{league}`."""
    who, put = await signed_in(request), await message_of(request, LeaguePut)
    await leagues_of(request).change(who, request.path_params["league"], put)
    return await seen(request, who)


async def join_league(request: Request) -> Response:
    """`POST /api/v1/leagues/{league}/join`."""
    who = await signed_in(request)
    await message_of(request, JoinLeaguePost)
    await leagues_of(request).join(who, request.path_params["league"])
    return await seen(request, who)


async def leave_league(request: Request) -> Response:
    """`POST /api/v1/leagues/{league}/leave`."""
    who = await signed_in(request)
    await message_of(request, LeaveLeaguePost)
    row = await leagues_of(request).leave(who, request.path_params["league"])
    return answer(await shown.shown_of(leagues_of(request), row, who))  # for the last time, maybe


async def away(request: Request) -> Response:
    """`POST /api/v1/leagues/{league}/away`."""
    who, post = await signed_in(request), await message_of(request, AwayPost)
    await leagues_of(request).be_away(who, request.path_params["league"], post.away)
    return await seen(request, who)


async def begin_league(request: Request) -> Response:
    """`POST /api/v1/leagues/{league}/begin`."""
    who = await signed_in(request)
    await message_of(request, BeginLeaguePost)
    await leagues_of(request).begin(who, request.path_params["league"])
    return await seen(request, who)


async def replace_in_league(request: Request) -> Response:
    """`POST /api/v1/leagues/{league}/people`."""
    who, post = await signed_in(request), await message_of(request, ReplacePost)
    await leagues_of(request).replace(who, request.path_params["league"], post)
    return await seen(request, who)


async def season_file(request: Request) -> Response:
    """`GET /api/v1/leagues/{league}/seasons/{season}`."""
    name, season = request.path_params["league"], whole(request.path_params["season"], "season")
    who = await people_of(request).signed_in(session_secret(request))
    found = await leagues_of(request).file(who, name, season)
    file = f'attachment; filename="season-{season}.json"'
    response = answer(found)
    response.headers["Content-Disposition"] = file
    return response


async def table_league(request: Request) -> Response:
    """`GET /api/v1/tables/{table}/league`."""
    name, keys = request.path_params["table"], await keys_of(request)
    tables = carrack_of(request).tables
    [found] = await glances.glanced(tables, [(name, keys.hashes)], keys.clubs)
    if isinstance(found, MissingTablePayload):
        raise no_table(name)
    who = await people_of(request).signed_in(session_secret(request))
    of = await shown.of_tables(leagues_of(request), [name], who)
    return answer(TableLeagueAnswerPayload(of.get(name)))


LEAGUES = f"{API}/leagues"
LEAGUE = f"{LEAGUES}/{{league}}"
LEAGUE_ROUTES = [
    Row("GET", LEAGUES, 6, leagues),
    Row("POST", LEAGUES, 8, new_league),
    Row("GET", LEAGUE, 6, league),
    Row("PUT", LEAGUE, 3, change_league),
    Row("POST", f"{LEAGUE}/join", 8, join_league),
    Row("POST", f"{LEAGUE}/leave", 8, leave_league),
    Row("POST", f"{LEAGUE}/away", 8, away),
    Row("POST", f"{LEAGUE}/begin", 40, begin_league),
    Row("POST", f"{LEAGUE}/people", 8, replace_in_league),
    Row("GET", f"{LEAGUE}/seasons/{{season}}", 6, season_file),
    Row("GET", f"{API}/tables/{{table}}/league", 2, table_league),
]
