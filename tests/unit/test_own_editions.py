"""Editions of one's own, found by name in the folders that `CARRACK_EDITIONS` names."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from carrack.core.chance import Seeded
from carrack.core.game import checked_options
from carrack.core.match import Match, Replay, new_header
from carrack.core.record import OtherComponents, Record, RecordError, read_record
from carrack.games.amerigo import GAME
from carrack.games.amerigo.box.edition import EditionError, editions, load_edition, named_edition
from carrack.games.amerigo.box.report import add_edition, edition_sets, report_edition
from support.games.editions import SHIPPED, edition_text, write_edition


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for own editions."""
    folder = tmp_path / "editions"
    folder.mkdir()
    monkeypatch.setenv("CARRACK_EDITIONS", str(folder))
    return folder


# --- finding and reading -------------------------------------------------------------------------


def test_a_file_in_a_folder_is_an_edition_by_its_name(folder: Path) -> None:
    write_edition(folder, edition_text())
    assert editions() == ["reconstructed", "my-box"]
    assert load_edition("my-box") is named_edition("my-box")
    assert named_edition("my-box").title == "The box my-box"


def test_several_folders_are_searched_in_their_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    near, far = tmp_path / "near", tmp_path / "far"
    write_edition(near, edition_text(title='"near"'))
    write_edition(far, edition_text(title='"far"'))
    write_edition(far, edition_text("club"), "club")
    monkeypatch.setenv("CARRACK_EDITIONS", os.pathsep.join([str(near), "", str(far)]))
    assert editions() == ["reconstructed", "club", "my-box"]
    assert named_edition("my-box").title == "near"
    hidden = edition_sets()[-1]
    assert hidden.title == "far"
    assert "has the same name and is played instead" in hidden.problems[0]


def test_an_edition_must_be_named_like_its_file(folder: Path) -> None:
    write_edition(folder, edition_text("club"), "my-box")
    message = r"name is 'club'.*call the file 'club\.toml', or write name = \"my-box\""
    with pytest.raises(EditionError, match=message):
        named_edition("my-box")
    assert editions() == ["reconstructed"]
    assert "call the file 'club.toml'" in report_edition(folder / "my-box.toml")[0][0]


def test_a_shipped_edition_wins_over_an_own_one_of_its_name(folder: Path) -> None:
    write_edition(folder, edition_text("reconstructed", chests="6"), "reconstructed")
    assert named_edition("reconstructed").chests == 5
    assert editions() == ["reconstructed"]
    said = report_edition(folder / "reconstructed.toml")[0][0]
    assert said.startswith("warning: reconstructed.toml: name, line 23: 'reconstructed' ships")
    assert "give yours another name" in edition_sets()[1].problems[0]


def test_a_name_is_never_a_path(folder: Path) -> None:
    other = write_edition(folder.parent / "other", edition_text("secret"), "secret")
    for name in (str(other), "../other/secret", "../other/secret.toml", "", "."):
        with pytest.raises(EditionError, match="there is no edition"):
            named_edition(name)


@pytest.mark.parametrize("name", ["my box", "../box", "a/b", "box.2", "-box", "b" * 41])
def test_a_name_that_no_file_can_have_is_a_mistake(folder: Path, name: str) -> None:
    lines, playable = report_edition(write_edition(folder, edition_text(name)))
    assert not playable
    assert "it is a short name without spaces, of letters, digits, - and _" in lines[0]


def test_a_changed_file_is_read_again_and_an_unchanged_one_is_not(folder: Path) -> None:
    write_edition(folder, edition_text())
    first = named_edition("my-box")
    assert named_edition("my-box") is first
    write_edition(folder, edition_text(chests="4"))
    assert named_edition("my-box").chests == 4
    write_edition(folder, edition_text(chests="?"))
    with pytest.raises(EditionError, match=r"my-box\.toml: line 29: this is not TOML"):
        named_edition("my-box")
    write_edition(folder, edition_text())
    assert named_edition("my-box").digest == first.digest


# --- as an option of the game --------------------------------------------------------------------


def test_the_tower_takes_its_odds_from_the_edition_that_is_chosen(folder: Path) -> None:
    write_edition(folder, edition_text(stick="0.255", dislodge="0.5"))
    own = checked_options(GAME, 2, {"edition": "my-box"})
    any_map = {"box": "", "map_seed": -1}
    assert own == {"edition": "my-box", "stick": 26, "dislodge": 50, **any_map}
    shipped = {"edition": "reconstructed", "stick": 30, "dislodge": 8, **any_map}
    assert checked_options(GAME, 2, {}) == shipped
    assert GAME.setup(2, own, Seeded(1)).world.stick == 255_000  # the edition's own, not 26 %
    assert GAME.setup(2, {**own, "stick": 40}, Seeded(1)).world.stick == 400_000
    offered = {option.name: option.to_json() for option in GAME.options()}
    assert offered["stick"]["follows"] == "edition"
    assert offered["stick"]["defaults"] == {"reconstructed": 30, "my-box": 26}


def test_an_edition_with_mistakes_is_not_offered_but_says_what_is_wrong(folder: Path) -> None:
    write_edition(folder, edition_text(chests="-1"))
    assert GAME.options()[0].choices == ["reconstructed"]
    with pytest.raises(ValueError, match=r"my-box\.toml: map\.chests, line 29"):
        checked_options(GAME, 2, {"edition": "my-box"})
    with pytest.raises(ValueError, match="did you mean 'reconstructed'"):
        checked_options(GAME, 2, {"edition": "reconstrukted"})
    with pytest.raises(ValueError, match="must be one of reconstructed, not “3”"):
        checked_options(GAME, 2, {"edition": 3})


def test_equal_components_under_two_names_are_two_worlds(folder: Path) -> None:
    """A position names its edition, whichever of the two was played first in this process."""
    write_edition(folder, edition_text())
    shipped = checked_options(GAME, 2, {})
    own = checked_options(GAME, 2, {"edition": "my-box"})
    first = GAME.setup(2, shipped, Seeded(5))
    second = GAME.setup(2, own, Seeded(5))
    assert GAME.to_json(first)["edition"] == "reconstructed"
    assert GAME.to_json(second)["edition"] == "my-box"
    assert GAME.view(second, None)["static"]["title"] == "The box my-box"


# --- records -------------------------------------------------------------------------------------


def recorded(turns: int = 6) -> Record:
    """Some random turns with the edition `my-box`, written and read again."""
    header = new_header(GAME, 2, {"edition": "my-box"}, [{"name": "A"}, {"name": "B"}])
    match = Match(GAME, header, Seeded(3))
    stream = Seeded(4).stream("moves")
    while match.state.turn < turns:
        match.play(match.state.seat, GAME.legal(match.state).sample(stream))
    return read_record(match.record().text().splitlines())


def test_a_record_says_if_its_edition_is_gone_or_another(folder: Path) -> None:
    path = write_edition(folder, edition_text())
    record = recorded()
    write_edition(folder, edition_text(title='"New title"'))
    assert Replay(GAME, record).run().state.turn >= 6  # a title is no component
    write_edition(folder, edition_text(chests="6"))
    with pytest.raises(OtherComponents, match=r"line 1: content is '\w+' in the record, but '\w+'"):
        Replay(GAME, record)
    path.unlink()
    with pytest.raises(OtherComponents, match="line 1: there is no edition 'my-box'"):
        Replay(GAME, record)


def test_a_record_reads_no_file_of_the_machine(folder: Path) -> None:
    outside = write_edition(folder.parent / "other", edition_text("secret"), "secret")
    write_edition(folder, edition_text())
    record = recorded()
    record.header.options["edition"] = str(outside)
    with pytest.raises(OtherComponents, match="there is no edition"):
        Replay(GAME, record)
    record.header.options = {"edition": "my-box", "stick": 101}
    with pytest.raises(RecordError, match="from 0 to 100, not “101”") as caught:
        Replay(GAME, record)
    assert not isinstance(caught.value, OtherComponents)


def test_a_position_of_other_components_is_refused(folder: Path) -> None:
    write_edition(folder, edition_text())
    state = GAME.setup(2, checked_options(GAME, 2, {"edition": "my-box"}), Seeded(1))
    data = GAME.to_json(state)
    write_edition(folder, edition_text(chests="6"))
    with pytest.raises(ValueError, match="edition 'my-box' has other components than when"):
        GAME.from_json(data)


# --- adding --------------------------------------------------------------------------------------


def test_an_edition_is_added_under_its_name_and_never_overwritten_unasked(folder: Path) -> None:
    source = write_edition(folder.parent / "desk", edition_text(), "draft")
    lines, done = add_edition(str(source), str(folder), False)
    assert done
    assert lines == [f"The box my-box is added: {folder / 'my-box.toml'}"]
    assert named_edition("my-box").chests == 5
    assert add_edition(str(source), str(folder), False)[1]  # the same again changes nothing
    write_edition(folder.parent / "desk", edition_text(chests="6"), "draft")
    lines, done = add_edition(str(source), str(folder), False)
    assert not done
    assert "--force replaces it" in lines[-1]
    assert named_edition("my-box").chests == 5
    lines, done = add_edition(str(source), str(folder), True)
    assert done
    assert "tables begun with its old components wait" in lines[-1]
    assert named_edition("my-box").chests == 6
    assert [path.name for path in folder.iterdir()] == ["my-box.toml"]


def test_an_edition_that_cannot_be_played_is_not_added(folder: Path) -> None:
    broken = write_edition(folder.parent / "desk", edition_text(chests="-1"), "broken")
    lines, done = add_edition(str(broken), str(folder), True)
    assert not done
    assert lines[0].startswith("broken.toml: map.chests")
    assert lines[-1] == "not added: it cannot be played yet"
    shipped = write_edition(folder.parent / "desk", SHIPPED, "shipped")
    assert "give yours another name" in add_edition(str(shipped), str(folder), True)[0][0]
    assert add_edition(str(folder / "no.toml"), str(folder), True)[1] is False
    assert list(folder.iterdir()) == []


def test_a_folder_that_is_not_searched_is_reported(folder: Path, tmp_path: Path) -> None:
    source = write_edition(tmp_path / "desk", edition_text())
    lines, done = add_edition(str(source), str(tmp_path / "elsewhere"), False)
    assert done
    assert "CARRACK_EDITIONS names other folders" in lines[-1]


def test_a_folder_that_cannot_be_written_is_reported(folder: Path, tmp_path: Path) -> None:
    source = write_edition(tmp_path / "desk", edition_text())
    (tmp_path / "file").write_text("")
    lines, done = add_edition(str(source), str(tmp_path / "file"), False)
    assert not done
    assert "cannot be written" in lines[-1]
