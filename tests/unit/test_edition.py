"""Loading editions, and what the author of an edition of one's own is told about mistakes."""

import pytest

from carrack.games.amerigo.box.checks import read_edition
from carrack.games.amerigo.box.edition import EditionError, editions, load_edition
from carrack.games.amerigo.box.report import report_edition
from carrack.games.toml_file import text_of
from support.games.editions import SHIPPED


def changed(old: str, new: str, count: int = 1) -> str:
    """The shipped file with one text replaced, which must be there."""
    assert old in SHIPPED, old
    return SHIPPED.replace(old, new, count)


def problems(text: str) -> list[str]:
    return [str(problem) for problem in read_edition(text, "box.toml")[1]]


def line_of(text: str, part: str) -> int:
    """The number of the first line that holds a text."""
    return text[: text.index(part)].count("\n") + 1


# --- the edition that ships ------------------------------------------------------------------


def test_the_shipped_edition_has_no_problem_not_even_a_warning():
    assert problems(SHIPPED) == []
    assert editions() == ["reconstructed"]


def test_a_shipped_edition_is_loaded_once():
    assert load_edition("reconstructed") is load_edition("reconstructed")


def test_every_value_has_a_provenance():
    edition = load_edition("reconstructed")
    tables = {key.partition(".")[0] for key in edition.provenance}
    small = {"map", "players", "tower", "rounds", "pirates", "progress", "special"}
    assert tables == small | {"production", "shapes", "villages", "neutrals", "tokens", "tiles"}
    for tile in edition.tiles:
        assert edition.provenance[f"tiles.{tile.id}"] == "reconstructed"
    assert edition.provenance["villages.v-I2.big"] == "rulebook"
    assert edition.provenance["tower.cubes"] == "rulebook"
    assert edition.provenance["tower.stick"] == "reconstructed"
    assert edition.provenance["tokens.seven"] == "deduced"


def test_the_digest_is_that_of_the_content_not_of_the_file():
    digest = read_edition(SHIPPED, "box.toml")[0].digest
    assert len(digest) == 64
    for same in (
        SHIPPED.replace("\nchests = 5", "\n# five of them\nchests   =   5"),
        changed('title = "Reconstructed edition"', 'title = "Another title"'),
        changed('provenance = "rulebook"', 'provenance = "printed"'),
    ):
        assert read_edition(same, "other.toml")[0].digest == digest
    for other in (
        changed("chests = 5", "chests = 4"),
        changed("stick = 0.30", "stick = 0.31"),
        changed("[15, 15]", "[15, 16]"),
        changed("small = 8\nbig = 11", "small = 8\nbig = 12"),
        changed("..##..\n.##Pa.", "..##..\n..#Pa."),
    ):
        assert read_edition(other, "box.toml")[0].digest != digest


# --- loading ---------------------------------------------------------------------------------


def test_an_edition_is_loaded_from_a_file(tmp_path):
    file = tmp_path / "my-box.toml"
    file.write_text(changed('name = "reconstructed"', 'name = "my-box"'), encoding="utf-8")
    edition = load_edition(str(file))
    assert edition.name == "my-box"
    assert edition.digest == load_edition("reconstructed").digest


def test_a_name_nearly_right_is_guessed():
    with pytest.raises(EditionError, match="no edition 'reconstrcted'.*mean 'reconstructed'"):
        load_edition("reconstrcted")


def test_a_file_with_errors_is_refused_with_all_of_them(tmp_path):
    file = tmp_path / "bad.toml"
    file.write_text(changed("chests = 5", "chests = -1").replace("ships = 2", "ships = 3"))
    with pytest.raises(EditionError) as caught:
        load_edition(str(file))
    assert "bad.toml: map.chests, line" in str(caught.value)
    assert "bad.toml: players.ships, line" in str(caught.value)


def test_a_file_that_cannot_be_read_is_an_error_with_its_path(tmp_path):
    with pytest.raises(EditionError, match=r"nowhere\.toml: cannot be read; No such file"):
        text_of(tmp_path / "nowhere.toml")
    file = tmp_path / "latin.toml"
    file.write_bytes(b'title = "\xe9"')
    with pytest.raises(EditionError, match="is not UTF-8 text; save it as UTF-8"):
        text_of(file)


def test_fewer_printed_factors_are_continued_with_triangular_numbers():
    text = changed("posts = [1, 3, 6, 10, 15, 21]", "posts = [1, 3, 7]")
    assert read_edition(text, "box.toml")[0].post_factors[:5] == (1, 3, 7, 10, 15)


def test_drawings_may_be_lists_of_rows_too():
    block = SHIPPED[SHIPPED.index('map = """') : SHIPPED.index('"""\n\n[[tiles]]') + 3]
    rows = block.split("\n")[1:-1]
    text = SHIPPED.replace(block, f"map = {rows!r}")
    assert problems(text) == []
    assert read_edition(text, "x")[0].digest == load_edition("reconstructed").digest


# --- problems --------------------------------------------------------------------------------

HOOK = "..##..\n.##Pa.\n.#t###\n.##.##\n.P#.f.\n.a....\n"


def hook(*rows: str) -> str:
    """The shipped file with another drawing of one tile."""
    return changed(HOOK, "\n".join(rows) + "\n")


def test_a_wrong_row_is_named_with_its_line():
    text = hook("..##..", ".##Pa..", ".#t###", ".##.##", ".P#.f.", ".a....")
    assert problems(text) == [
        f"box.toml: tiles[6].map, line {line_of(text, '.##Pa..')}: row 2 has 7 squares; a row has 6"
    ]


def test_rows_of_a_drawing_without_a_line_break_at_its_start_have_their_lines_too():
    text = hook("..##..", ".##Pa..", ".#t###", ".##.##", ".P#.f.", ".a....")
    text = text.replace('"""\n..##..\n.##Pa..', '"""..##..\n.##Pa..')
    assert f"line {line_of(text, '.##Pa..')}: row 2" in problems(text)[0]


TILE_MISTAKES = [
    (("..##..", ".##Pa.", ".#t###", ".##.##", ".P#.f."), "the map has 5 rows; a tile has 6"),
    (
        ("..##..", ".##Pa.", ".#t#X#", ".##.##", ".P#.f.", ".a...."),
        "row 3 has 'X'; the characters are . # P a and n f c s t for the five goods",
    ),
    (
        ("..##..", ".##P..", ".#t###", ".##.##", ".P#.f.", ".a...."),
        "the trading-post space in row 2, column 4 touches no anchor along its sides; "
        "it needs an anchor (AM-SHIP-4)",
    ),
    (
        ("..##..", ".##Pa.", ".#t###", ".##.##", ".##.f.", ".a...."),
        "the anchor in row 6, column 2 touches no trading-post space along its sides; "
        "it needs a trading-post space (AM-SHIP-4)",
    ),
    (
        ("..##..", ".##Pa.", ".#t###", ".#a.##", ".P#.f.", "......"),
        "the trading-post space in row 5, column 2 touches no anchor along its sides; "
        "it needs an anchor (AM-SHIP-4)",
    ),
    (
        ("..##..", ".##Pa.", ".#t###", ".#.###", ".P##f.", ".a...."),
        "land encloses the water at c4; ships must reach all water; "
        "no map with this tile is legal (AM-SETUP-4)",
    ),
]


@pytest.mark.parametrize(("rows", "message"), TILE_MISTAKES)
def test_mistakes_in_island_tiles_are_errors(rows, message):
    edition, found = read_edition(hook(*rows), "box.toml")
    assert edition is None
    assert message in [problem.said() for problem in found if not problem.warning]
    assert all(problem.where == "tiles[6].map" for problem in found)


SIDE = (
    "land does not reach the upper side on its two middle squares; "
    "both or neither, and no other square of the side, joins best (AM-SETUP-5)"
)
TILE_WARNINGS = [
    (
        ("..##..", ".##Pa.", ".#t###", ".##.##", "aP#.f.", ".a...."),
        "the trading-post space in row 5, column 2 touches 2 anchors along its sides; "
        "one is usual (AM-SHIP-4)",
    ),
    (
        ("..##..", ".##Pa.", ".#t#P#", ".##.##", ".P#.f.", ".a...."),
        "the anchor in row 2, column 5 touches 2 trading-post spaces along its sides; "
        "one is usual (AM-SHIP-4)",
    ),
    (("..#...", ".##Pa.", ".#t###", ".##.##", ".P#.f.", ".a...."), SIDE),
    *[
        (rows, SIDE.replace("upper", side))
        for side, rows in {
            "right": ("..##..", ".##Pa.", ".#t##.", ".##.##", ".P#.f.", ".a...."),
            "left": ("..##..", ".##Pa.", "##t###", ".##.##", ".P#.f.", ".a...."),
            "lower": ("..##..", ".##Pa.", ".#t###", ".##.##", ".P#.f.", ".a..#."),
        }.items()
    ],
]


@pytest.mark.parametrize(("rows", "message"), TILE_WARNINGS)
def test_what_is_only_unusual_in_island_tiles_is_a_warning(rows, message):
    edition, found = read_edition(hook(*rows), "box.toml")
    assert edition is not None
    assert [problem.said() for problem in found] == [message]
    assert found[0].warning


def test_islands_that_touch_at_a_corner_are_a_warning():
    rows = ("..##..", ".##Pa.", ".#t###", ".P..##", ".a.#.f", "......")
    edition, found = read_edition(hook(*rows), "box.toml")
    assert edition is not None
    assert any(
        "only at a corner" in problem.wrong and "AM-SETUP-5" in problem.right for problem in found
    )


def test_too_many_commodities_are_an_error_and_too_few_a_warning():
    more = changed(".P#.f.", ".P#.n.")
    edition, found = read_edition(more, "box.toml")
    assert edition is None
    assert [(problem.said(), problem.warning) for problem in found] == [
        (
            "the tiles have 9 spaces for coconut ('n'); "
            "the box has 8 tokens of each good (AM-SETUP-8)",
            False,
        ),
        (
            "the tiles have 7 spaces for coffee ('f'); "
            "the box has 8 tokens of each good (AM-SETUP-8)",
            True,
        ),
    ]


MISTAKES = [
    # the file as a whole
    ('game = "amerigo"', 'game = "amerigos"', "game", "no 'amerigos'; did you mean 'amerigo'?"),
    ('game = "amerigo"', "", "game", "game is missing; it is one of amerigo"),
    ('name = "reconstructed"', "name = 3", "name", "name is 3; it is a short name"),
    (
        'title = "Reconstructed edition"',
        'titel = "Mine"',
        "titel",
        "no 'titel' in an edition; did you mean 'title'?",
    ),
    ("[pirates]", "[priates]", "priates", "no 'priates' in an edition; did you mean 'pirates'?"),
    ("[pirates]", "[priates]", "pirates", "pirates is missing; it is a table [pirates]"),
    # map and players
    ("chests = 5", "chest = 5", "map.chest", "no key 'chest' here; did you mean 'chests'?"),
    ("chests = 5", "", "map.chests", "chests is missing; it is a whole number from 0 to 16"),
    ("chests = 5", "chests = true", "map.chests", "chests is true; it is a whole number"),
    ("chests = 5", "chests = 5.0", "map.chests", "chests is 5.0; it is a whole number"),
    ("big_island = 20", "big_island = 1", "map.big_island", "big_island is 1; it is a whole"),
    ("ships = 2", "ships = 3", "players.ships", "ships is 3; it is a whole number from 2 to 2"),
    ("gold = 12", "gold = [12]", "players.gold", "gold is [12]; it is a whole number"),
    # tower
    ("stick = 0.30", "stick = 30", "tower.stick", "stick is 30; it is a number from 0 to 1"),
    ("dislodge = 0.08", "", "tower.dislodge", "dislodge is missing; it is a number from 0 to 1"),
    # rounds and pirates
    (
        "times = [5, 4, 3, 2, 1]",
        "times = [5, 4, 3, 2]",
        "rounds.times",
        "there are 4 times; there are five rounds (AM-ROUND-1)",
    ),
    ("times = [5,", 'times = ["5",', "rounds.times", "times has '5'; it is a list of whole"),
    ("posts = [1, 3", "posts = [-1, 3", "rounds.posts", "posts has -1; it is a list of whole"),
    (
        "markers = [0, 0, 1,",
        "markers = [0, 1,",
        "pirates.markers",
        "there are 5 markers; there are six (AM-SETUP-10)",
    ),
    # tracks
    (
        "[8, 3], [12, 6]",
        "[8, 4], [12, 6]",
        "progress.points",
        "the victory points are 1, 4, 6, 10, 15; they are 1, 3, 6, 10, 15 (AM-PROG-2)",
    ),
    ("[8, 3],", "[8, 3, 1],", "progress.points", "points has [8, 3, 1]; it is a list of [step,"),
    (
        "steps = 20",
        "steps = 21",
        "progress.points",
        "lie at step 20; the track ends with them, at step 21 (AM-PROG-3)",
    ),
    ("steps = 20", "steps = 18", "progress.points", "step 20 lies beyond the track; its last"),
    ("[6, 3], [9, 6]", "[6, 3], [5, 6]", "special.points", "[5, 6] follows [6, 3]; steps and"),
    ("[6, 3], [9, 6]", "[6, 6], [9, 3]", "special.points", "[9, 3] follows [6, 6]; steps and"),
    ('  "white",', "", "special.colours", "the first space is blue; it is 'white'"),
    ('"black", "any",', '"black",', "special.colours", "the last space is black; it is 'any'"),
    (
        '"red", "yellow", "brown",\n  "blue"',
        '"red", "any", "brown",\n  "blue"',
        "special.colours",
        "'white' or 'any' stands between the ends; the spaces between are blue,",
    ),
    ('"blue", "black", "any"', '"bleu", "any"', "special.colours", "there is no 'bleu'; did you"),
    # production
    ('good = "coffee"', 'good = "cofee"', "production[2].good", "no 'cofee'; did you mean 'cof"),
    ('good = "coffee"', 'good = "coconut"', "production[2].good", "coconut is there twice; one"),
    ('good = "coffee"', 'good = "coconut"', "production", "coffee is missing; one table per good"),
    (
        "unmarked = [2, 2, 3",
        "unmarked = [2, 3, 3",
        "production[1].unmarked",
        "together are 2, 2, 3, 3, 3, 3, 3, 4, 4, 4; a good has three of cost 2, four",
    ),
    (
        "4, 4]\nfor_three = [2, 3]",
        "4, 4, 2]\nfor_three = [3]",
        "production[1].for_three",
        "1 tokens bear this mark; two do, so that 30, 40, 50 are in play",
    ),
    ("for_four = [3, 4]", "for_four = [3, 5]", "production[1].for_four", "for_four has 5; it is"),
    # building tiles
    ('I3 = ["###"]', 'I3 = ["#.#"]', "shapes.I3", "shape I3 falls apart; its squares must join"),
    ('I3 = ["###"]', 'I3 = ["..."]', "shapes.I3", "shape I3 is empty; draw its squares with '#'"),
    ('I3 = ["###"]', "I3 = 3", "shapes.I3", "I3 is 3; it is a drawing of # squares"),
    ('shape = "I3"', 'shape = "J3"', "villages[3].shape", "there is no 'J3'; known here: I1, I2"),
    (
        'shape = "T4"',
        'shape = "T5"',
        "villages[7].shape",
        "T5 has 5 squares; village tiles have 1 to 4",
    ),
    (
        'shape = "I2"\nprovenance = { shape',
        'shape = "L3"\nprovenance = { shape',
        "villages",
        "the id 'v-L3' is used 2 times; give each an id of its own (id = \"…\")",
    ),
    (
        "small = 10\nbig = 14",
        "small = 15\nbig = 14",
        "neutrals[14].small",
        "15 victory points on a small island, 14 on a big one; the smaller value",
    ),
    (
        "count = 2\nsmall = 2",
        "count = 3\nsmall = 2",
        "villages",
        "there are 17 tiles; there are 16 (AM-SETUP-9, for each player)",
    ),
    (
        "count = 6\nsmall",
        "count = 5\nsmall",
        "neutrals",
        "there are 36 tiles; there are 37 (AM-SETUP-15)",
    ),
    # tokens
    ('rule = "AM-TOKEN-17"', 'rule = "AM-TOKEN-18"', "tokens[24].rule", "no 'AM-TOKEN-18'; did"),
    ('actions = ["red"]\n', "", "tokens[3].actions", "actions is missing; it is a list of blue"),
    (
        'actions = ["blue", "red"]',
        'actions = ["red", "red"]',
        "tokens[7].actions",
        "1 actions are depicted; AM-TOKEN-2 depicts 2",
    ),
    (
        'rule = "AM-TOKEN-16"',
        'rule = "AM-TOKEN-16"\nactions = ["red"]',
        "tokens[23].actions",
        "1 actions are depicted; AM-TOKEN-16 depicts 0",
    ),
    ('id = "gold3"', 'id = "gold5"', "tokens", "the id 'gold5' is used 2 times; give each an id"),
    ('id = "gold3"', 'id = ""', "tokens[17].id", "id is ''; it is a short name of its own"),
    # island tiles
    ('id = "hook"', 'id = "spine"', "tiles", "the id 'spine' is used 2 times"),
    ('name = "The Hook"', "", "tiles[6].name", "name is missing; it is a name to show"),
    # provenance
    ('provenance = "rulebook"', "", "map.provenance", "provenance is missing; it is one of rule"),
    (
        'provenance = "rulebook"',
        'provenance = "rulebok"',
        "map.provenance",
        "there is no provenance 'rulebok'; did you mean 'rulebook'?",
    ),
    ('provenance = "rulebook"', "provenance = 1", "map.provenance", "provenance is 1; it is one"),
    (
        'stick = "reconstructed", ',
        "",
        "tower.provenance",
        "provenance does not say where stick comes from; add stick = one of rulebook,",
    ),
    (
        'stick = "reconstructed"',
        'stick = "guessed"',
        "tower.provenance",
        "there is no provenance 'guessed' (of stick); known here: rulebook, deduced,",
    ),
    (
        '{ cubes = "rulebook"',
        '{ cube = "rulebook", cubes = "rulebook"',
        "tower.provenance",
        "provenance names 'cube'; did you mean 'cubes'?",
    ),
]


@pytest.mark.parametrize(("old", "new", "where", "message"), MISTAKES)
def test_each_mistake_is_reported_with_its_place_and_what_would_be_right(old, new, where, message):
    text = changed(old, new)
    edition, found = read_edition(text, "box.toml")
    assert edition is None
    told = [problem for problem in found if problem.where == where and message in problem.said()]
    assert len(told) == 1, [str(problem) for problem in found]
    assert not told[0].warning
    lines = text.split("\n")
    for problem in found:
        key = problem.where.rpartition(".")[2].partition("[")[0]
        table = problem.where.partition("[")[0].partition(".")[0]
        if problem.line:
            shown = lines[problem.line - 1]
            assert shown.startswith((key, "[" + table, "[[" + table))
        else:
            assert "." not in problem.where


def test_sixteen_tiles_and_24_tokens_are_needed():
    text = SHIPPED[: SHIPPED.rindex("[[tiles]]")]
    assert any("there are 15 island tiles; there are 16 (AM-SETUP-2)" in p for p in problems(text))
    cut = SHIPPED.index('[[tokens]]\nid = "gold-points"')
    text = SHIPPED[:cut] + SHIPPED[SHIPPED.index("# --- island tiles") :]
    assert any("there are 23 progress tokens; 24 (AM-SETUP-11)" in p for p in problems(text))


def test_a_text_that_is_not_toml_is_reported_with_its_line():
    text = changed("chests = 5", "chests 5")
    (problem,) = problems(text)
    assert problem.startswith(f"box.toml: line {line_of(text, 'chests 5')}: this is not TOML: ")


def test_an_empty_file_lacks_every_table_but_says_each_once():
    found = problems("")
    assert len(found) == len(set(found)) == 16
    assert "box.toml: tiles: tiles is missing; it is a row of tables [[tiles]]" in found


def test_a_table_in_place_of_rows_of_tables_is_reported():
    text = SHIPPED[: SHIPPED.index("[[tokens]]")] + "[tokens]\nx = 1\n"
    assert any("tokens is a table; it is a row of tables [[tokens]]" in p for p in problems(text))
    text = SHIPPED[: SHIPPED.index("[[tokens]]")] + SHIPPED[SHIPPED.index("[[tiles]]") :]
    text = text.replace("[map]", "tokens = [{}, 3]\n\n[map]")
    assert any("tokens is [a table, 3]; it is a row of tables" in p for p in problems(text))


def test_all_problems_are_reported_at_once_in_the_order_of_the_lines():
    text = changed("chests = 5", "chests = 99").replace("steps = 20", "steps = 2")
    text = text.replace('id = "gold3"', "id = 3").replace(".P#.f.", ".P#.fx")
    found = read_edition(text, "box.toml")[1]
    assert [problem.line for problem in found] == sorted(problem.line for problem in found)
    places = [problem.where for problem in found]
    for where in ("map.chests", "progress.steps", "tokens[17].id", "tiles[6].map"):
        assert where in places


def test_two_kinds_of_one_shape_are_told_apart_by_ids_of_their_own():
    text = changed("count = 2\nsmall = 8\nbig = 11\n", "count = 1\nsmall = 8\nbig = 11\n")
    extra = (
        '[[neutrals]]\nshape = "V5"\nid = "n-V5-rich"\nprovenance = "printed"\n'
        "count = 1\nsmall = 9\nbig = 12\n\n# --- progress"
    )
    edition, found = read_edition(text.replace("# --- progress", extra, 1), "box.toml")
    assert found == []
    assert [kind.id for kind in edition.neutrals][-1] == "n-V5-rich"
    assert edition.provenance["neutrals.n-V5-rich"] == "printed"


# --- the report ------------------------------------------------------------------------------


def test_the_report_of_a_good_edition_says_what_it_holds_and_how_many_maps_are_legal(tmp_path):
    file = tmp_path / "box.toml"
    file.write_text(changed('name = "reconstructed"', 'name = "my-box"'), encoding="utf-8")
    lines, playable = report_edition(file)
    assert playable
    assert "16 island tiles with 272 squares of land, 32 trading-post spaces" in lines[1]
    assert [line.split(":")[0] for line in lines[-3:]] == ["2 players", "3 players", "4 players"]


def test_the_report_of_a_bad_edition_lists_every_problem_and_says_it_is_not_playable(tmp_path):
    file = tmp_path / "box.toml"
    file.write_text(changed("chests = 5", "chests = -5").replace("..#aP#", "..##P#"))
    lines, playable = report_edition(file)
    assert not playable
    assert lines[0].startswith("box.toml: map.chests, line")
    assert lines[-1].endswith("not playable yet")


def test_the_report_warns_when_no_map_can_be_laid(tmp_path):
    file = tmp_path / "box.toml"
    file.write_text(changed("chests = 5", "chests = 0"), encoding="utf-8")
    lines, playable = report_edition(file)
    assert not playable
    assert lines[-1].startswith("4 players: 0% of 200 random maps are legal; not playable")


def test_the_report_of_a_missing_file_is_one_line(tmp_path):
    lines, playable = report_edition(tmp_path / "nowhere.toml")
    assert not playable
    assert len(lines) == 1 and "cannot be read" in lines[0]
