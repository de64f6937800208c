"""What every route costs, recorded: a price that changes is changed here too, knowingly."""

from __future__ import annotations

import pytest

from carrack.server.app import PRICES
from carrack.server.http.prices import Price

RECORDED = """
GET /api/v1/me 2
POST /api/v1/me 4
PUT /api/v1/me 3
DELETE /api/v1/me 60
PUT /api/v1/me/hours 3
GET /api/v1/me/file 60
POST /api/v1/me/leave 4
POST /api/v1/me/code 4
POST /api/v1/me/merge 8
POST /api/v1/enter 4
POST /api/v1/me/claims 4
POST /api/v1/me/release 4
GET /api/v1/me/tables 8
GET /api/v1/me/profile 2
GET /api/v1/people/person1 2
GET /api/v1/people/person1/play 20 job
POST /api/v1/me/passkeys/options 4
POST /api/v1/me/passkeys 4
DELETE /api/v1/me/passkeys/passkey1 3
POST /api/v1/enter/passkey/options 4
POST /api/v1/enter/passkey 4
POST /api/v1/me/mail 8
DELETE /api/v1/me/mail 3
POST /api/v1/enter/mail 8
GET /api/v1/clubs 2
POST /api/v1/clubs 4
GET /api/v1/clubs/club1 2
PUT /api/v1/clubs/club1 3
GET /api/v1/clubs/club1/tables 2
GET /api/v1/clubs/club1/file 60
GET /api/v1/clubs/club1/talk 2
POST /api/v1/clubs/club1/talk 4
POST /api/v1/clubs/club1/talk/7 4
GET /api/v1/clubs/club1/editions 2
POST /api/v1/clubs/club1/editions 40
GET /api/v1/clubs/club1/editions/7 6
DELETE /api/v1/clubs/club1/editions/7 3
POST /api/v1/clubs/club1/invitation 4
DELETE /api/v1/clubs/club1/invitation 3
POST /api/v1/clubs/club1/leave 4
POST /api/v1/clubs/club1/members/person1 4
POST /api/v1/club-invitation 4
POST /api/v1/club-invitation/accept 4
GET /api/v1/lobby 2
POST /api/v1/lobby/table1/join 8
POST /api/v1/lobby/table1/leave 8
POST /api/v1/lobby/table1/invite 8
POST /api/v1/lobby/table1/open 8
GET /api/v1/leagues 6
POST /api/v1/leagues 8
GET /api/v1/leagues/league1 6
PUT /api/v1/leagues/league1 3
POST /api/v1/leagues/league1/join 8
POST /api/v1/leagues/league1/leave 8
POST /api/v1/leagues/league1/away 8
POST /api/v1/leagues/league1/begin 40
POST /api/v1/leagues/league1/people 8
GET /api/v1/leagues/league1/seasons/2 6
GET /api/v1/tables/table1/league 2
GET /api/v1/me/notices 2
POST /api/v1/me/notices 10
PUT /api/v1/me/notices/channel1 3
DELETE /api/v1/me/notices/channel1 3
POST /api/v1/me/notices/channel1/test 10
GET /api/v1/tables/table1/notices 2
POST /api/v1/tables/table1/notices 10
PUT /api/v1/tables/table1/notices/channel1 3
DELETE /api/v1/tables/table1/notices/channel1 3
POST /api/v1/tables/table1/notices/channel1/test 10
POST /api/v1/tables/table1/nudge 4
GET /api/v1/operator 2
POST /api/v1/operator 4
POST /api/v1/operator/leave 4
PUT /api/v1/operator/address 3
PUT /api/v1/operator/open 8
GET /api/v1/operator/reports 4
POST /api/v1/operator/reports 8
GET /api/v1/operator/damage 20 job
GET /api/v1/stop/secret1 1
POST /api/v1/stop/secret1 1
GET /health 0.45
GET /ready 0.45
GET /api/v1/server 1
GET /api/v1/openapi.json 1
GET /api/v1/games 1
GET /api/v1/games/game1/rules/en 3
GET /api/v1/games/game1/messages/en 2.5
GET /api/v1/games/game1/board.js 1
GET /api/v1/games/game1/stage.js 1
GET /api/v1/games/game1/showcase 1
GET /api/v1/games/game1/maps 2
POST /api/v1/games/game1/maps/check 6 job
POST /api/v1/games/game1/editions/check 15 job
POST /api/v1/games/game1/maps/generate 12 job
GET /api/v1/games/game1/lessons 1
POST /api/v1/games/game1/lessons/lesson1 20 job table
POST /api/v1/tables 8 table
GET /api/v1/tables/table1 3
DELETE /api/v1/tables/table1 3
GET /api/v1/tables/table1/steps 6
GET /api/v1/tables/table1/record 6
GET /api/v1/tables/table1/play 6
GET /api/v1/tables/table1/at/3 4
POST /api/v1/tables/table1/try 6 job
POST /api/v1/tables/table1/judge 20 job
POST /api/v1/tables/table1/moves 3
POST /api/v1/tables/table1/undo 4
POST /api/v1/tables/table1/commands 3
POST /api/v1/tables/table1/enter 4
POST /api/v1/tables/table1/mend 4
POST /api/v1/tables/table1/finish 4
POST /api/v1/tables/table1/hint 20 job
GET /api/v1/tables/table1/analysis 1.5
POST /api/v1/tables/table1/analysis 20
POST /api/v1/tables/table1/seats/1 4
GET /api/v1/tables/table1/talk 1.5
POST /api/v1/tables/table1/talk 4
PUT /api/v1/tables/table1/talk 3
POST /api/v1/tables/table1/talk/7 4
POST /api/v1/tables/table1/watchers 4
POST /api/v1/tables/table1/luck 4
POST /api/v1/tables/table1/begin 4
POST /api/v1/tables/table1/pause 4
POST /api/v1/tables/table1/reopen 4
GET /api/v1/tables/table1/instructions 3
PUT /api/v1/tables/table1/instructions 4
POST /api/v1/tables/table1/keep 3
POST /api/v1/tables/table1/rematch 20
POST /api/v1/tables/table1/branch 20 job table
GET /api/v1/tables/table1/live 4
POST /api/v1/mine 6 job
POST /api/v1/mine/play 20 job
POST /api/v1/replays 40 job
GET /api/v1/replays/replay1/at/3 4
POST /api/v1/replays/replay1/try 6 job
POST /api/v1/replays/replay1/judge 20 job
GET /api/v1/replays/replay1/play 6
POST /api/v1/replays/replay1/branch 20 job table
DELETE /api/v1/no/such 3
GET /api/v1/no/such 1
PATCH /api/v1/no/such 1
POST /api/v1/no/such 1
PUT /api/v1/no/such 3
GET /api/tables/table1/record 6
DELETE /api/no/such 3
GET /api/no/such 1
PATCH /api/no/such 1
POST /api/no/such 1
PUT /api/no/such 3
GET /api/tables/table1/live 1
GET /assets/index.js 0.45
PUT /no/such 3
DELETE /no/such 3
POST /no/such 1
PATCH /api/v1/me 1
OPTIONS /api/v1/tables 1
GET /api/v1/tables 1
GET /api/v1/tables/table1/moves 1
HEAD /api/v1/tables/table1 3
"""
"""Method, address and price; a `job`, and what makes a `table`."""


@pytest.mark.parametrize("row", RECORDED.strip().splitlines())
def test_a_request_costs_what_it_did_and_is_a_job_or_makes_a_table_as_before(row: str) -> None:
    method, path, cost, *marks = row.split()
    assert PRICES.of(method, path) == Price(float(cost), "job" in marks, "table" in marks)
