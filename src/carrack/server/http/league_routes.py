"""The routes of leagues. A server has them; a host in a browser tab does not."""

from __future__ import annotations

from starlette.responses import Response

from carrack.leagues.season_file import Season
from carrack.server.http import API
from carrack.server.http.requests import answer
from carrack.server.http.route_row import Row
from carrack.server.leagues import shown
from carrack.server.leagues.leagues import Leagues
from carrack.server.shapes.answer_types import MissingTablePayload
from carrack.server.shapes.league_messages import AwayPost
from carrack.server.shapes.league_types import TableLeagueAnswerPayload
from carrack.server.shapes.messages import Nothing
from carrack.server.store.people import SignedIn
from carrack.server.tables import glances
from carrack.server.tables.auth import Keys
from carrack.server.tables.seated import no_table
from carrack.server.tables.tables import Tables


async def season_file(leagues: Leagues, who: SignedIn | None, league: str, season: int) -> Response:
    """A season, as a file."""
    file = f'attachment; filename="season-{season}.json"'
    return answer(await leagues.file(who, league, season), 200, **{"Content-Disposition": file})


async def table_league(
    tables: Tables, leagues: Leagues, keys: Keys, who: SignedIn | None, table: str
) -> TableLeagueAnswerPayload:
    """The league that a table belongs to."""
    [found] = await glances.glanced(tables, [(table, keys.hashes)], keys.clubs)
    if isinstance(found, MissingTablePayload):
        raise no_table(table)
    of = await shown.of_tables(leagues, [table], who)
    return TableLeagueAnswerPayload(of.get(table))


SEASON = {"season": int}
LEAGUES = f"{API}/leagues"
LEAGUE = f"{LEAGUES}/{{league}}"
BEGIN = f"{LEAGUE}/begin"
LEAGUE_ROUTES = [
    Row("GET", LEAGUES, 6, shown.listed),
    Row("POST", LEAGUES, 8, Leagues.make, shown.shown_of, status=201),
    Row("GET", LEAGUE, 6, shown.shown, query=SEASON),
    Row("PUT", LEAGUE, 3, Leagues.change, shown.shown, query=SEASON),
    Row("POST", f"{LEAGUE}/join", 8, Leagues.join, shown.shown, takes=Nothing, query=SEASON),
    Row("POST", f"{LEAGUE}/leave", 8, Leagues.leave, shown.shown_of, takes=Nothing),
    Row("POST", f"{LEAGUE}/away", 8, Leagues.be_away, shown.shown, takes=AwayPost, query=SEASON),
    Row(
        "POST",
        f"{LEAGUE}/begin",
        40,
        Leagues.begin,
        shown.shown,
        takes=Nothing,
        query=SEASON,
    ),
    Row("POST", f"{LEAGUE}/people", 8, Leagues.replace, shown.shown, query=SEASON),
    Row("GET", f"{LEAGUE}/seasons/{{season}}", 6, season_file, gives=Season),
    Row("GET", f"{API}/tables/{{table}}/league", 2, table_league),
]
