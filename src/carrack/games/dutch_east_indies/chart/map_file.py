"""Reading the text of a map: a drawing, its islands, and where everybody starts."""

import re
from dataclasses import asdict, dataclass, replace
from typing import Final

from carrack.core.message import Message
from carrack.games import toml_file
from carrack.games.dutch_east_indies import components
from carrack.games.dutch_east_indies.chart.archipelago import Finding, check_archipelago
from carrack.games.dutch_east_indies.chart.waters import Waters, square_name
from carrack.games.dutch_east_indies.components import Berth, ChartPlan, IslandPlan
from carrack.games.dutch_east_indies.moves import DeiRefusal
from carrack.games.file_messages import unknown
from carrack.games.toml_file import FileProblem, TomlFile, TomlTable

GAME: Final = "dutch-east-indies"
LABELS: Final = ("name", "title", "digest", "provenance", "text")  # say nothing about play
OWN: Final = "own"  # the provenance of a map that is in no box
SEA: Final = "."
PORT: Final = "+"
MARKET_LETTER: Final = "M"
LARGEST: Final = 24  # squares along a side
SMALLEST: Final = 5
MOST_CARDS: Final = 30
BERTH: Final = re.compile(r"\s*([a-x])([0-9]{1,2})\s+([NESW]{1,2})\s*$")


@dataclass(frozen=True)
class DrawnMap:
    """A map as far as it is drawn, with or without mistakes.

    `keys` are those at its top, `chart` holds what could be read; the rest is the smallest possible
    value, empty, or `NOWHERE`. `waters` are measured on it, with short rows filled with sea.
    `problems` are all problems, `findings` those that DEI-ARCH-1 names.
    """

    keys: tuple[str, ...]
    chart: ChartPlan
    waters: Waters
    problems: list[FileProblem]
    findings: list[Finding]

    @property
    def playable(self) -> bool:
        """Whether no problem is an error."""
        return all([problem.warning for problem in self.problems])


def read_chart(text: str, file: str) -> tuple[ChartPlan | None, list[FileProblem]]:
    """The map of a TOML text, or None if it has errors, and all its problems in order of lines.

    `file` is the name used in problems. A playable map that breaks a recommendation of DEI-ARCH-1
    gets a warning.
    """
    draft = read_draft(text, file)
    return (draft.chart if draft.playable else None), draft.problems


def read_draft(text: str, file: str) -> DrawnMap:
    """The map of a TOML text as far as it is drawn, and all its problems."""
    content, faults = toml_file.parsed(text, file)
    sheet = TomlFile(file, "" if faults else text)
    chart = build(TomlTable(sheet, "", None if faults else content))
    waters = Waters(replace(chart, rows=squared(chart.rows)))
    findings = check_archipelago(waters)
    for finding in findings:
        sheet.note("chart", finding.said, finding.warning)
    return DrawnMap(tuple(content), chart, waters, faults or sheet.sorted_problems(), findings)


def squared(rows: tuple[str, ...]) -> tuple[str, ...]:
    """Rows of one length, short ones filled with sea; none if the drawing is too large."""
    width = max([len(row) for row in rows], default=0)
    if width > LARGEST or len(rows) > LARGEST:
        return ()
    return tuple([row.ljust(width, SEA) for row in rows])


def build(top: TomlTable) -> ChartPlan:
    """Read all tables; what could not be read is noted, and left empty."""
    top.word("game", [GAME])
    name = top.file_name("name")
    title = top.title("title")
    source = top.word("provenance", [*toml_file.PROVENANCES, OWN])
    players = top.whole("players", 2, 4)
    rows = read_rows(top)
    homes, ships = read_homes(top, players)
    islands = [*homes, read_market(top.table("market")), *read_wild(top)]
    pirates = read_berths(top.table("pirates"))
    top.strangers()
    check_letters(top, rows, islands)
    chart = ChartPlan(
        name, title, "", players, tuple(rows), tuple(islands), tuple(ships), pirates, source
    )
    return replace(chart, digest=toml_file.content_digest(asdict(chart), LABELS))


# --- the drawing -----------------------------------------------------------------------------


def read_rows(top: TomlTable) -> list[str]:
    """The rows of the drawing, all of one length."""
    rows = top.drawing("chart", DeiRefusal("", "box-drawing"))
    rows = rows[1:] if rows and not rows[0].strip() else rows
    width = len(rows[0]) if rows else 0
    for number, row in enumerate(rows, 1):
        if len(row) != width:
            about = {"row": number, "squares": len(row), "width": width}
            top.wrong("chart", DeiRefusal("", "box-row", about), row=number)
    if rows and not (SMALLEST <= width <= LARGEST and SMALLEST <= len(rows) <= LARGEST):
        size = {"width": width, "height": len(rows), "least": SMALLEST, "most": LARGEST}
        top.wrong("chart", DeiRefusal("", "box-size", size))
    return rows


def check_letters(top: TomlTable, rows: list[str], islands: list[IslandPlan]) -> None:
    """Note characters that are no island of the file, and islands that are not drawn."""
    letters = [island.letter for island in islands]
    strangers: dict[str, list[tuple[int, str]]] = {}
    for number, row in enumerate(rows, 1):
        for column, mark in enumerate(row):
            if mark not in (SEA, PORT) and mark not in letters:
                where = (number, square_name(number - 1, column))
                strangers.setdefault(mark, []).append(where)
    for mark, places in strangers.items():
        about = {"mark": mark, "squares": [square for _, square in places]}
        top.wrong("chart", DeiRefusal("", "box-no-island", about), row=places[0][0])
    for island in islands:
        if rows and island.letter and not any([island.letter in row for row in rows]):
            top.wrong("chart", not_drawn(island))
        if island.letter and letters.count(island.letter) > 1:
            top.wrong("wild", DeiRefusal("", "box-letter-twice", {"letter": island.letter}))


def not_drawn(island: IslandPlan) -> Message:
    """The message for an island without land."""
    return DeiRefusal("", "box-not-drawn", {"letter": island.letter})


# --- islands -------------------------------------------------------------------------------------


def read_homes(top: TomlTable, players: int) -> tuple[list[IslandPlan], list[tuple[Berth, Berth]]]:
    """The home islands by seat, drawn as `1` to `4`, and where their ships start."""
    islands: list[IslandPlan] = []
    ships: list[tuple[Berth, Berth]] = []
    for seat, table in enumerate(top.tables("homes")):
        name = table.title("name")
        ships.append(read_berths(table))
        islands.append(IslandPlan(str(seat + 1), name, components.HOME, seat, 0))
    if "homes" in top.content and len(islands) != players:
        about = {"homes": len(islands), "players": players}
        top.wrong("homes", DeiRefusal("", "box-homes", about))
    return islands, ships


def read_market(table: TomlTable) -> IslandPlan:
    """The Market Island, drawn as `M`."""
    name = table.title("name")
    table.strangers()
    return IslandPlan(MARKET_LETTER, name, components.MARKET, -1, 0)


def read_wild(top: TomlTable) -> list[IslandPlan]:
    """The wild islands, in the order of the file."""
    islands: list[IslandPlan] = []
    for table in top.tables("wild"):
        expected = DeiRefusal("", "box-letter")
        letter = table.text("letter", expected)
        if letter and (len(letter) != 1 or not "a" <= letter <= "z"):
            table.other("letter", letter, expected)
        name = table.title("name")
        cards = table.whole("cards", 1, MOST_CARDS)
        table.strangers()
        islands.append(IslandPlan(letter, name, components.WILD, -1, cards))
    total = sum([island.cards for island in islands])
    if total > MOST_CARDS:
        top.wrong("wild", DeiRefusal("", "box-many-cards", {"cards": total, "most": MOST_CARDS}))
    return islands


# --- berths --------------------------------------------------------------------------------------


def read_berths(table: TomlTable) -> tuple[Berth, Berth]:
    """Read the starts of the big and the small ship of a table."""
    big, small = [read_berth(table, size) for size in components.SIZES]
    table.known.append("name")
    table.strangers()
    return big, small


def read_berth(table: TomlTable, key: str) -> Berth:
    """A starting square and facing, written like `c9 NE` (DEI-SETUP-5)."""
    expected = DeiRefusal("", "box-berth")
    value = table.text(key, expected)
    found = BERTH.match(value)
    if found is None:
        if value:
            table.other(key, value, expected)
        return components.NOWHERE
    if found.group(3) not in components.DIRECTIONS:
        table.wrong(key, unknown(found.group(3), list(components.DIRECTIONS)))
        return components.NOWHERE
    row, column = int(found.group(2)) - 1, ord(found.group(1)) - ord("a")
    return Berth(row, column, components.DIRECTIONS.index(found.group(3)))
