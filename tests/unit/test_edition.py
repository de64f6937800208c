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
