"""The schema of the tables in SQLite, and how an older one becomes today's."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from carrack.server.store.connection import SqlConnection
from carrack.server.store.faults import StoreError

APPLICATION = 0x43524B31  # marks the file as Carrack's own

# Each migration leads from one version of the schema to the next; none is ever edited once
# released.
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE tables (
             id TEXT PRIMARY KEY, game TEXT NOT NULL, header TEXT NOT NULL, seed BLOB NOT NULL,
             practice INTEGER NOT NULL, host TEXT NOT NULL, status TEXT NOT NULL,
             deciding INTEGER NOT NULL, created TEXT NOT NULL, updated TEXT NOT NULL)""",
        """CREATE TABLE seats (
             table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
             name TEXT NOT NULL, kind TEXT NOT NULL, bot TEXT, token TEXT, resigned INTEGER NOT
             NULL, PRIMARY KEY (table_id, seat)) WITHOUT ROWID""",
        """CREATE TABLE entries (
             table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
             line TEXT NOT NULL, PRIMARY KEY (table_id, number)) WITHOUT ROWID""",
        """CREATE TABLE answers (
             table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, move_id TEXT NOT NULL,
             asker TEXT NOT NULL, request TEXT NOT NULL, seq INTEGER NOT NULL, body BLOB NOT NULL,
             PRIMARY KEY (table_id, move_id))""",
    ),
    (
        "ALTER TABLE tables ADD COLUMN rematch TEXT",
        "CREATE INDEX running_tables ON tables (deciding) WHERE status = 'running'",
        "CREATE INDEX old_answers ON answers (table_id, seq)",
    ),
    (
        "ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1",
        """CREATE TABLE analyses (
             number INTEGER PRIMARY KEY, status TEXT NOT NULL, tries INTEGER NOT NULL, message TEXT
             NOT NULL, body BLOB, table_id TEXT NOT NULL UNIQUE REFERENCES tables ON DELETE
             CASCADE)""",
    ),
    (
        "ALTER TABLE seats ADD COLUMN arrival TEXT NOT NULL DEFAULT 'here'",
        "ALTER TABLE tables ADD COLUMN talk INTEGER NOT NULL DEFAULT 1",
        """CREATE TABLE talk (
             table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
             seat INTEGER NOT NULL, at TEXT NOT NULL, text TEXT NOT NULL,
             PRIMARY KEY (table_id, number)) WITHOUT ROWID""",
    ),
    (
        "ALTER TABLE seats ADD COLUMN invitation TEXT",
        "ALTER TABLE seats ADD COLUMN former TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN watchable INTEGER NOT NULL DEFAULT 1",
    ),
    (
        """CREATE TABLE receipts (
             table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, move_id TEXT NOT NULL,
             asker TEXT NOT NULL, request TEXT NOT NULL, seq INTEGER NOT NULL,
             PRIMARY KEY (table_id, move_id)) WITHOUT ROWID""",
        """INSERT INTO receipts SELECT table_id, move_id, asker, substr(request, 1, 32), seq
             FROM answers""",
        "DROP TABLE answers",
    ),
    (
        """CREATE TABLE ends (
             table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE, kept TEXT, at TEXT,
             told TEXT, why TEXT) WITHOUT ROWID""",
    ),
    (
        "ALTER TABLE tables ADD COLUMN fixed TEXT",
        "ALTER TABLE seats ADD COLUMN entropy_hash TEXT",
        "ALTER TABLE seats ADD COLUMN entropy TEXT",
    ),
    ("ALTER TABLE analyses ADD COLUMN findings BLOB",),
    (
        """CREATE TABLE people (
             id TEXT PRIMARY KEY, name TEXT NOT NULL, time_zone TEXT NOT NULL, language TEXT NOT
             NULL, created TEXT NOT NULL)""",
        """CREATE TABLE sessions (
             hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
             created TEXT NOT NULL, seen TEXT NOT NULL, device TEXT NOT NULL)""",
        "CREATE INDEX sessions_of_people ON sessions (person)",
        """CREATE TABLE claims (
             hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
             at TEXT NOT NULL) WITHOUT ROWID""",
        "CREATE INDEX claims_of_people ON claims (person)",
        "CREATE INDEX seats_by_token ON seats (token) WHERE token IS NOT NULL",
        "CREATE INDEX tables_by_host ON tables (host)",
    ),
    (
        """CREATE TABLE codes (
             hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
             kind TEXT NOT NULL, until TEXT NOT NULL) WITHOUT ROWID""",
    ),
    (
        """CREATE TABLE passkeys (
             id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
             party TEXT NOT NULL, public_key BLOB NOT NULL, sign_count INTEGER NOT NULL,
             created TEXT NOT NULL, used TEXT NOT NULL, device TEXT NOT NULL)""",
    ),
    (
        """CREATE TABLE mailboxes (
             address TEXT PRIMARY KEY, person TEXT NOT NULL UNIQUE REFERENCES people ON DELETE
             CASCADE) WITHOUT ROWID""",
        "ALTER TABLE codes ADD COLUMN address TEXT",
    ),
    (
        """CREATE TABLE clocks (
             table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
             remaining INTEGER NOT NULL, used INTEGER NOT NULL, since INTEGER, due INTEGER,
             credited INTEGER NOT NULL, ran_out INTEGER NOT NULL, returned INTEGER NOT NULL,
             PRIMARY KEY (table_id, seat)) WITHOUT ROWID""",
        "CREATE INDEX due_clocks ON clocks (due) WHERE due IS NOT NULL",
        "CREATE TABLE signs (number INTEGER PRIMARY KEY CHECK (number = 1), at INTEGER NOT NULL)",
    ),
    (
        """CREATE TABLE hours (
             person TEXT PRIMARY KEY REFERENCES people ON DELETE CASCADE, night_from INTEGER,
             night_to INTEGER, holidays TEXT NOT NULL) WITHOUT ROWID""",
    ),
    ("ALTER TABLE talk ADD COLUMN reported INTEGER NOT NULL DEFAULT 0",),
    (
        """CREATE TABLE orders (
             number INTEGER PRIMARY KEY, at TEXT NOT NULL, what TEXT NOT NULL, target TEXT NOT
             NULL, seat INTEGER, secret TEXT, failed TEXT)""",
    ),
    # the condition of `rated.IS_RATED`, as it is there: else the index is not used
    ("""CREATE INDEX rated_tables ON tables (status, id) WHERE instr(header, '"rated":{') > 0""",),
    (
        """CREATE TABLE clubs (
             id TEXT PRIMARY KEY, name TEXT NOT NULL, created TEXT NOT NULL, invitation TEXT
             UNIQUE)""",
        """CREATE TABLE members (
             club TEXT NOT NULL REFERENCES clubs ON DELETE CASCADE, person TEXT NOT NULL REFERENCES
             people ON DELETE CASCADE, role TEXT NOT NULL, since TEXT NOT NULL,
             PRIMARY KEY (club, person)) WITHOUT ROWID""",
        "CREATE INDEX members_of_people ON members (person)",
        "ALTER TABLE tables ADD COLUMN club TEXT REFERENCES clubs",
        "ALTER TABLE tables ADD COLUMN open_to TEXT NOT NULL DEFAULT 'link'",
        "ALTER TABLE tables ADD COLUMN strength TEXT NOT NULL DEFAULT 'any'",
        "CREATE INDEX tables_of_clubs ON tables (club, updated) WHERE club IS NOT NULL",
        "CREATE INDEX listed_tables ON tables (open_to, status, club) WHERE open_to <> 'link'",
        """CREATE TABLE seat_invitations (
             table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
             person TEXT NOT NULL REFERENCES people ON DELETE CASCADE, at TEXT NOT NULL,
             PRIMARY KEY (table_id, seat)) WITHOUT ROWID""",
        "CREATE INDEX seat_invitations_of_people ON seat_invitations (person)",
    ),
    (
        """CREATE TABLE channels (
             id TEXT PRIMARY KEY, person TEXT REFERENCES people ON DELETE CASCADE, table_id TEXT
             REFERENCES tables ON DELETE CASCADE, kind TEXT NOT NULL, address TEXT NOT NULL, label
             TEXT NOT NULL, wanted TEXT NOT NULL, language TEXT NOT NULL, stop TEXT NOT NULL UNIQUE,
             created INTEGER NOT NULL, sent INTEGER, failed INTEGER, gone INTEGER, session TEXT
             REFERENCES sessions ON DELETE CASCADE,
             CHECK ((person IS NULL) <> (table_id IS NULL)))""",
        "CREATE INDEX channels_of_people ON channels (person)",
        "CREATE INDEX channels_of_tables ON channels (table_id)",
        "CREATE INDEX channels_of_sessions ON channels (session) WHERE session IS NOT NULL",
        """CREATE TABLE outbox (
             id TEXT PRIMARY KEY, person TEXT REFERENCES people ON DELETE CASCADE, table_id TEXT
             REFERENCES tables ON DELETE CASCADE, kind TEXT NOT NULL, seat INTEGER, turn INTEGER NOT
             NULL, step INTEGER NOT NULL, at INTEGER NOT NULL, due INTEGER, fate TEXT, leader TEXT,
             looked INTEGER, taken INTEGER NOT NULL DEFAULT 0, answered INTEGER NOT NULL DEFAULT
             0)""",
        "CREATE INDEX due_notices ON outbox (due) WHERE due IS NOT NULL",
        "CREATE INDEX notices_of_tables ON outbox (table_id, seat)",
        "CREATE INDEX notices_of_people ON outbox (person, at)",
        "CREATE INDEX bunched_notices ON outbox (leader) WHERE leader IS NOT NULL",
        """CREATE TABLE handovers (
             notice TEXT NOT NULL REFERENCES outbox ON DELETE CASCADE, channel TEXT NOT NULL
             REFERENCES channels ON DELETE CASCADE, tries INTEGER NOT NULL, due INTEGER, done
             INTEGER NOT NULL, PRIMARY KEY (notice, channel)) WITHOUT ROWID""",
        "CREATE INDEX handovers_to_channels ON handovers (channel)",
        "CREATE TABLE server_keys (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID",
    ),
    (
        """CREATE TABLE leagues (
             id TEXT PRIMARY KEY, name TEXT NOT NULL, terms TEXT NOT NULL, host TEXT REFERENCES
             people ON DELETE SET NULL, club TEXT, open INTEGER NOT NULL, listed INTEGER NOT NULL,
             created TEXT NOT NULL)""",
        """CREATE TABLE league_members (
             league TEXT NOT NULL REFERENCES leagues ON DELETE CASCADE, person TEXT NOT NULL
             REFERENCES people ON DELETE CASCADE, joined INTEGER NOT NULL, away INTEGER NOT NULL,
             PRIMARY KEY (league, person)) WITHOUT ROWID""",
        "CREATE INDEX leagues_of_people ON league_members (person)",
        """CREATE TABLE league_seasons (
             league TEXT NOT NULL REFERENCES leagues ON DELETE CASCADE, season INTEGER NOT NULL,
             seed TEXT NOT NULL, begun TEXT NOT NULL, ended TEXT,
             PRIMARY KEY (league, season)) WITHOUT ROWID""",
        """CREATE TABLE league_places (
             league TEXT NOT NULL REFERENCES leagues ON DELETE CASCADE, season INTEGER NOT NULL,
             part INTEGER NOT NULL, number INTEGER NOT NULL, person TEXT REFERENCES people ON
             DELETE SET NULL, gone INTEGER NOT NULL,
             PRIMARY KEY (league, season, part, number)) WITHOUT ROWID""",
        "CREATE INDEX league_places_of_people ON league_places (person)",
        """CREATE TABLE league_rounds (
             league TEXT NOT NULL REFERENCES leagues ON DELETE CASCADE, season INTEGER NOT NULL,
             round INTEGER NOT NULL, begun TEXT NOT NULL, due TEXT, ended TEXT, byes TEXT NOT NULL,
             cost TEXT NOT NULL, PRIMARY KEY (league, season, round)) WITHOUT ROWID""",
        """CREATE TABLE league_games (
             league TEXT NOT NULL REFERENCES leagues ON DELETE CASCADE, season INTEGER NOT NULL,
             part INTEGER NOT NULL, round INTEGER NOT NULL, game INTEGER NOT NULL, seats TEXT NOT
             NULL, table_id TEXT, places TEXT,
             PRIMARY KEY (league, season, part, round, game)) WITHOUT ROWID""",
        "CREATE INDEX league_games_at_tables ON league_games (table_id) WHERE places IS NULL",
    ),
    (
        """CREATE TABLE club_talk (
             number INTEGER PRIMARY KEY AUTOINCREMENT, club TEXT NOT NULL REFERENCES clubs ON DELETE
             CASCADE, person TEXT NOT NULL REFERENCES people ON DELETE CASCADE, at TEXT NOT NULL,
             text TEXT NOT NULL, reported INTEGER NOT NULL DEFAULT 0)""",
        "CREATE INDEX talk_of_clubs ON club_talk (club, number)",
        "CREATE INDEX talk_of_people ON club_talk (person)",
    ),
    # at tables that there are already, watchers go on reading along
    ("ALTER TABLE tables ADD COLUMN overheard INTEGER NOT NULL DEFAULT 1",),
    (
        "DROP INDEX league_games_at_tables",
        "CREATE INDEX tables_of_leagues ON league_games (table_id)",
    ),
    (
        """CREATE TABLE seat_names (
             table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, pseudonym TEXT NOT NULL,
             seat INTEGER NOT NULL, name TEXT NOT NULL,
             PRIMARY KEY (table_id, pseudonym)) WITHOUT ROWID""",
    ),
    (
        """CREATE TABLE club_editions (
             number INTEGER PRIMARY KEY AUTOINCREMENT, club TEXT NOT NULL REFERENCES clubs ON DELETE
             CASCADE, game TEXT NOT NULL, name TEXT NOT NULL, title TEXT NOT NULL, at TEXT NOT NULL,
             text TEXT NOT NULL, UNIQUE (club, game, name))""",
    ),
    # what is looked for every minute or hour, found without reading all that was ever played; the
    # conditions are those of `endings` and `unopened`, as they are there
    (
        "CREATE INDEX unfinished_tables ON tables (created) WHERE status <> 'over'",
        """CREATE INDEX passing_tables ON tables (created) WHERE status = 'over' AND
             NOT instr(header, '"rated":{') > 0""",
        "CREATE INDEX gathering_tables ON tables (fixed) WHERE status = 'waiting'",
        "CREATE INDEX marked_tables ON ends (at) WHERE at IS NOT NULL",
    ),
    (
        """CREATE TABLE duties (
             name TEXT PRIMARY KEY, holder TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID""",
        "ALTER TABLE analyses ADD COLUMN holder TEXT",
        "CREATE INDEX waiting_analyses ON analyses (number) WHERE status = 'waiting'",
        """CREATE TABLE decisions (
             id TEXT PRIMARY KEY, account TEXT, job BLOB NOT NULL, asked INTEGER NOT NULL,
             holder TEXT, answer BLOB) WITHOUT ROWID""",
        """CREATE TABLE challenges (
             challenge TEXT PRIMARY KEY, person TEXT NOT NULL, until INTEGER NOT NULL)
             WITHOUT ROWID""",
    ),
    # by which processes that share a database see what the others have changed
    (
        "ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN beside INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE talk ADD COLUMN revision INTEGER NOT NULL DEFAULT 0",
    ),
    # what requests ask, found without reading all tables: how many there are, what somebody holds
    # in its order, and the last changed of those that are listed
    (
        "CREATE TABLE counts (name TEXT PRIMARY KEY, number INTEGER NOT NULL) WITHOUT ROWID",
        """INSERT INTO counts SELECT 'tables', number
             FROM (SELECT count(*) AS number FROM tables) AS counted WHERE number > 0""",
        "DROP INDEX claims_of_people",
        "CREATE INDEX claims_of_people ON claims (person, at, hash)",
        "DROP INDEX listed_tables",
        "CREATE INDEX offered_tables ON tables (status, updated) WHERE open_to = 'everybody'",
        "CREATE INDEX tables_for_clubs ON tables (club, status, updated) WHERE open_to = 'club'",
        # records that are looked at, which were brought to any of the processes
        """CREATE TABLE brought (
             name TEXT PRIMARY KEY, record BLOB NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID""",
    ),
    # whether others are told how well somebody plays; a server that does not know of it tells none
    ("ALTER TABLE people ADD COLUMN play_shown INTEGER NOT NULL DEFAULT 0",),
    # the devices from which the server is looked after, the links that make them so, what is set
    # from there, and the talk that waits for a decision there
    (
        "CREATE TABLE operator_links (hash TEXT PRIMARY KEY, until TEXT NOT NULL) WITHOUT ROWID",
        """CREATE TABLE operator_devices (
             hash TEXT PRIMARY KEY, created TEXT NOT NULL, seen TEXT NOT NULL, device TEXT NOT
             NULL) WITHOUT ROWID""",
        "CREATE TABLE kept_settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
        "CREATE INDEX reported_talk ON talk (at) WHERE reported = 1",
        "CREATE INDEX reported_club_talk ON club_talk (at) WHERE reported = 1",
    ),
    # what seats at tables over days want done in their place; a server that does not know of it
    # does nothing
    (
        """CREATE TABLE instructions (
             table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
             token TEXT NOT NULL, ends INTEGER NOT NULL, forced INTEGER NOT NULL, step INTEGER NOT
             NULL, due INTEGER, played TEXT NOT NULL, dropped TEXT,
             PRIMARY KEY (table_id, seat)) WITHOUT ROWID""",
        "CREATE INDEX due_instructions ON instructions (due) WHERE due IS NOT NULL",
    ),
)
VERSION = len(MIGRATIONS)
USABLE_FROM = 30
"""The earliest version whose servers go on with today's schema beside those of this version.

Whatever has come since only adds: tables, indexes, and columns that may be left out. A migration
that does more sets this to its own number; it waits until all servers of earlier ones have ended.
"""


def migrate(connection: sqlite3.Connection, path: Path | str) -> None:
    """Migrate an older file in one transaction; refuse newer and foreign ones."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = require_known(connection, path)
        for migration in MIGRATIONS[version:]:
            for statement in migration:
                connection.execute(statement)
        if version < VERSION:
            connection.execute(f"PRAGMA user_version = {VERSION}")
            mark(connection)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        connection.close()
        raise


def mark(connection: SqlConnection) -> None:
    """Mark a file as Carrack's own. This writes to it even if it is marked already."""
    connection.execute(f"PRAGMA application_id = {APPLICATION}")


def require_known(connection: sqlite3.Connection, path: Path | str) -> int:
    """The version of a file's schema; 0: empty. Raises StoreError for a foreign or newer file."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    owner = int(connection.execute("PRAGMA application_id").fetchone()[0])
    empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if owner != APPLICATION and not empty:
        raise StoreError(f"{path} belongs to another program; choose another folder with --data")
    if version > VERSION:
        raise StoreError(
            f"{path} was written by a newer Carrack (its schema is {version}, this one knows"
            f" {VERSION}); install the newer version, or choose another folder with --data"
        )
    return version
