"""The messages that clients send, as types.

`docs/protocol.md` describes every message with its answer.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from carrack.server.clocks.pace import Pace

NAME_LENGTH, LINE_LENGTH = 40, 200  # characters
MAP_LENGTH = 20_000  # characters
EDITION_LENGTH = 40_000
ROW = 200  # moves in one request
LINE = 600  # moves in one line that is tried
TOKENS = 64  # a device may have collected some, expired ones included

Name = Annotated[str, Meta(max_length=NAME_LENGTH)]
MoveId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
Token = Annotated[str, Meta(min_length=1, max_length=200)]
OwnToken = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{43}$")]
ClubId = Annotated[str, Meta(pattern=r"^[a-z0-9]{1,40}$")]
TableId = Annotated[str, Meta(pattern=r"^[a-z0-9]{1,40}$")]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Hex256 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
RematchKind = Literal["same", "rotated", "stronger"]
Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class ClientMessage(Struct, forbid_unknown_fields=True):
    """A message from a client. Unknown fields are refused: they may be misspelt."""


class Nothing(ClientMessage):
    """Nothing needs to be said."""


class SeatWish(ClientMessage):
    """The wish for a seat of a new table; the game waits for a person invited `elsewhere`."""

    kind: Literal["human", "bot"]
    name: Name = ""
    bot: Name | None = None
    elsewhere: bool = False


class NewTable(ClientMessage):
    """A table as it is wanted. A `seed` makes it a practice table with repeatable draws.

    A `rated` one, for people who are signed in, has no hints. It may belong to a `club`, and be
    `open_to` others than those with a link, if its maker is signed in; `strength` says who is
    sought. `beside` the board, people enter all that falls.
    """

    game: Annotated[str, Meta(max_length=60)]
    players: Annotated[int, Meta(ge=1, le=63)]
    seats: Annotated[list[SeatWish], Meta(max_length=63)]
    options: dict[str, int | str] = {}
    hints: bool = True
    talk: bool = True
    seed: Count | None = None
    clock: Pace | None = None
    rated: bool = False
    beside: bool = False
    club: ClubId | None = None
    open_to: Literal["link", "club", "everybody"] = "link"
    strength: Literal["any", "newcomers", "experienced"] = "any"


class BranchPost(ClientMessage):
    """The players who play on from the position after step `step`."""

    step: Count
    seats: Annotated[list[SeatWish], Meta(max_length=63)]
    hints: bool = True
    talk: bool = True


class LessonPost(ClientMessage):
    """A learner, by the name that the table shows.

    `names` are those of other seats, by seat; a bot has its own.
    """

    name: Name = ""
    names: Annotated[list[Name], Meta(max_length=63)] = []


class MovePost(ClientMessage):
    """A move by notation or by number, decided when step `at` was the newest.

    Or several `moves` of one turn, played all or not at all.
    """

    move_id: MoveId
    at: Count
    move: Notation | None = None
    index: Count | None = None
    moves: Annotated[list[Notation], Meta(min_length=1, max_length=ROW)] | None = None
    seat: SeatNumber | None = None


class UndoPost(ClientMessage):
    """Goes back to before decision `to`."""

    move_id: MoveId
    to: Count
    at: Count
    seat: SeatNumber | None = None


class CommandPost(ClientMessage):
    """Something done out of turn."""

    move_id: MoveId
    move: Notation
    seat: SeatNumber


class EnteredPost(ClientMessage):
    """The answer to what is asked beside the board; `picked` are choices, from 0.

    `at` is that of what is asked.
    """

    move_id: MoveId
    at: Count
    picked: Annotated[list[Count], Meta(max_length=ROW)]
    seat: SeatNumber | None = None


class MendPost(ClientMessage):
    """A request to take back the last entry at a table with the board on it."""

    move_id: MoveId
    at: Count
    seat: SeatNumber | None = None


class FinishPost(ClientMessage):
    """Nothing will be mended, and the game beside the board becomes a record."""

    move_id: MoveId
    at: Count
    seat: SeatNumber | None = None


class HintPost(ClientMessage):
    """A request for a bot's move, made when step `at` was the newest."""

    at: Count
    seat: SeatNumber | None = None


class TriedMove(ClientMessage):
    """A move of a line that is tried, of any seat; `command`: out of turn."""

    seat: SeatNumber
    move: Notation
    command: bool = False


class TryPost(ClientMessage):
    """A line of moves to be tried after step `at`, from what `seat` knows there.

    Without the number of what is `imagined` it ends before the first thing that nobody can know. A
    `bot` makes one more decision, for whoever decides after it.
    """

    at: Count
    seat: SeatNumber | None = None
    moves: Annotated[list[TriedMove], Meta(max_length=LINE)] = []
    imagined: Annotated[int, Meta(ge=0, le=2**32 - 1)] | None = None
    bot: bool = False


class JudgePost(ClientMessage):
    """A turn tried anew after step `at`, up to the first thing that it reveals, to be compared.

    No moves: nothing is done in it. With `show` the best line is told; who knows it already names
    it as `best`, and it is not looked for.
    """

    at: Count
    moves: Annotated[list[Notation], Meta(max_length=ROW)] = []
    show: bool = False
    best: Annotated[list[Notation], Meta(max_length=ROW)] = []


class SeatAction(ClientMessage):
    """An action on a seat by the host, the owner or an invited person.

    `token` is a secret that the sender's device has made: 256 bits in base64url.
    """

    action: Literal["accept", "bot", "human", "invite", "join", "link", "rename", "resign"]
    bot: Name | None = None
    name: Name | None = None
    invitation: Token | None = None
    token: OwnToken | None = None


class LuckPost(ClientMessage):
    """A seat's `hash`, or the bytes that it was published for, in hexadecimal."""

    seat: SeatNumber
    hash: Hex256 | None = None
    opened: Hex256 | None = None


class BeginPost(ClientMessage):
    """The host begins without those who are missing, or gives the table up."""

    give_up: bool = False


class TalkPost(ClientMessage):
    """A line said by one of the seats whose tokens are shown."""

    text: Annotated[str, Meta(min_length=1, max_length=LINE_LENGTH)]
    seat: SeatNumber | None = None


class LinePost(ClientMessage):
    """A line is removed, or said to be one that should be."""

    action: Literal["remove", "report"]


class TalkSwitch(ClientMessage):
    """The host allows talk or ends it, and says whether watchers read along.

    What is not given stays.
    """

    on: bool | None = None
    overheard: bool | None = None


class WatchersPost(ClientMessage):
    """The host opens a table to people without a seat, or closes it."""

    open: bool


class PausePost(ClientMessage):
    """Stops a table, or lets it go on."""

    paused: bool


class ReopenPost(ClientMessage):
    """Asks to take back the end of one's turn, or answers somebody who asks.

    `at` is how many decisions stand.
    """

    answer: Literal["ask", "yes", "no"]
    at: Count
    seat: SeatNumber | None = None


class InstructionsPut(ClientMessage):
    """The instructions of a seat: what the server plays for it, a fixed time after a decision.

    With `ends` it ends a turn in which nothing is left to do, with `forced` it answers what
    everybody can see is forced.
    """

    ends: bool
    forced: bool
    seat: SeatNumber | None = None


class RematchPost(ClientMessage):
    """The seating of a rematch."""

    seats: RematchKind = "same"


class MineRow(ClientMessage):
    """A table that a device knows, and its tokens."""

    table: TableId
    tokens: Annotated[list[Token], Meta(max_length=TOKENS)] = []


class Mine(ClientMessage):
    """The tables that a device knows."""

    tables: Annotated[list[MineRow], Meta(max_length=2000)]


class MapText(ClientMessage):
    """A custom map, as far as it is drawn."""

    text: Annotated[str, Meta(max_length=MAP_LENGTH)]


class SheetLine(ClientMessage):
    """A line of an edition as entered: its cells, and where the values come from."""

    cells: Annotated[list[Annotated[str, Meta(max_length=1000)]], Meta(max_length=20)]
    source: Literal["rulebook", "deduced", "reconstructed", "printed"]


class Sheet(ClientMessage):
    """An edition as entered; `sections` are lines by the section of its layout."""

    name: Annotated[str, Meta(max_length=200)]
    title: Annotated[str, Meta(max_length=200)]
    sections: dict[str, Annotated[list[SheetLine], Meta(max_length=200)]]


class EditionPost(ClientMessage):
    """An edition as a sheet, else as a text."""

    text: Annotated[str, Meta(max_length=EDITION_LENGTH)] = ""
    sheet: Sheet | None = None


class MapSeed(ClientMessage):
    """A random map: the same players and seed give the same map."""

    players: Annotated[int, Meta(ge=1, le=63)]
    seed: Count


class Hello(ClientMessage):
    """The first message on the WebSocket: the tokens, and the newest step seen."""

    tokens: Annotated[list[Token], Meta(max_length=TOKENS)] = []
    since: Count | None = None


class Ping(ClientMessage):
    """The only other message on the WebSocket.

    `seen` is the newest step that the page shows; null, or left out, while nobody looks at it.
    """

    type: Literal["ping"]
    seen: Count | None = None
