"""Own editions and maps of The Dutch East Indies by name, and maps that a game carries with it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from carrack.core.chance import Seeded
from carrack.core.game import ComponentSet, checked_options, state_hash
from carrack.core.match import Match, Replay, new_header
from carrack.core.record import OtherComponents, Record, RecordError, read_record
from carrack.games import amerigo
from carrack.games.dutch_east_indies import GAME
from carrack.games.dutch_east_indies.box import edition
from carrack.games.dutch_east_indies.box.report import add_file
from support.games.editions import edition_text, write_edition

BOX = edition.EDITION_SHELF.shipped_text("reconstructed")
DOCS = Path(__file__).parents[2] / "docs" / "dei-archipelagos.md"


def sea(name: str = "my-sea", shipped: str = "two", **changes: str) -> str:
    """A map's text: a shipped one under another name, `sea(title='"Sea"')` with another title."""
    text = edition.MAP_SHELF.shipped_text(shipped)
    for key, value in {"name": f'"{name}"', **changes}.items():
        text = re.sub(rf"^{key} = .*$", f"{key} = {value}", text, count=1, flags=re.MULTILINE)
    return text


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for own files of all games."""
    monkeypatch.setenv("CARRACK_EDITIONS", str(tmp_path / "editions"))
    (tmp_path / "editions").mkdir()
    return tmp_path / "editions"


def own(sets: list[ComponentSet]) -> dict[tuple[str, str], list[str]]:
    """The problems of what does not ship, by kind and name."""
    return {(each.kind, each.name): each.problems for each in sets if each.place}


def choices(name: str) -> list[str]:
    return next(option for option in GAME.options() if option.name == name).choices


# --- by name -------------------------------------------------------------------------------------


def test_files_of_all_games_lie_side_by_side_and_each_game_sees_its_own(folder: Path) -> None:
    write_edition(folder, edition_text("amerigo-box"), "amerigo-box")
    write_edition(folder, BOX.replace('name = "reconstructed"', 'name = "dei-box"', 1), "dei-box")
    write_edition(folder, sea(), "my-sea")
    assert own(GAME.component_sets()) == {("edition", "dei-box"): [], ("map", "my-sea"): []}
    assert own(amerigo.GAME.component_sets()) == {("edition", "amerigo-box"): []}
    assert choices("edition") == ["reconstructed", "dei-box"]
    assert choices("chart") == ["standard", "cove", "four", "three", "two", "my-sea"]


def test_a_file_with_mistakes_is_reported_for_its_game_even_if_it_is_not_toml(folder: Path) -> None:
    write_edition(folder, sea().replace("players = 2", "players = ?"), "my-sea")
    write_edition(folder, sea("low").replace("+MM", "bMM", 1), "low")
    found = own(GAME.component_sets())
    assert "this is not TOML" in found["map", "my-sea"][0]
    assert "in several pieces" in found["map", "low"][0]
    assert own(amerigo.GAME.component_sets()) == {}
    assert choices("chart") == ["standard", "cove", "four", "three", "two"]


def test_a_file_that_names_no_game_is_reported_for_all(folder: Path) -> None:
    write_edition(folder, 'name = "lost"\ntitle = "Lost"\n', "lost")
    for game in (GAME, amerigo.GAME):
        assert "game is missing" in own(game.component_sets())["edition", "lost"][0]


def test_a_map_is_offered_to_the_numbers_of_players_that_it_is_for(folder: Path) -> None:
    write_edition(folder, sea(), "my-sea")
    write_edition(folder, sea("wide", "three"), "wide")
    assert edition.charts(2) == ["cove", "two", "my-sea"]
    for players in (1, 2):
        options = checked_options(GAME, players, {"chart": "my-sea"})
        assert GAME.setup(players, options, Seeded(1)).world.plan.name == "my-sea"
    with pytest.raises(ValueError, match="can be “my-sea” only .* 1, 2; there are 3"):
        checked_options(GAME, 3, {"chart": "my-sea"})
    with pytest.raises(ValueError, match="can be “wide” only .* 3; there are 1"):
        checked_options(GAME, 1, {"chart": "wide"})


def test_seats_that_are_not_there_do_not_begin() -> None:
    assert checked_options(GAME, 3, {"start": "3"})["start"] == "3"
    with pytest.raises(ValueError, match="can be “4” only .* 4; there are 3"):
        checked_options(GAME, 3, {"start": "4"})
    with pytest.raises(ValueError, match="is only for .* 2, 3, 4; there are 1"):
        checked_options(GAME, 1, {"start": "1"})


@pytest.mark.parametrize(("name", "said"), [("standard", "a reserved name"), ("two", "ships")])
def test_a_map_takes_no_name_that_means_another(folder: Path, name: str, said: str) -> None:
    source = write_edition(folder.parent / "desk", sea(name, title='"Mine"'), name)
    lines, done = add_file(str(source), str(folder), True)
    assert not done
    assert said in lines[-1]
    write_edition(folder, sea(name, title='"Mine"'), name)
    assert choices("chart") == ["standard", "cove", "four", "three", "two"]
    assert any(said in problem for problem in own(GAME.component_sets())["map", name])
    assert edition.named_chart("two").title == "The Strait"


def test_a_map_is_added_and_read_again_when_its_file_changes(folder: Path) -> None:
    source = write_edition(folder.parent / "desk", sea(), "draft")
    lines, done = add_file(str(source), str(folder), False)
    assert (lines, done) == ([f"The Strait is added: {folder / 'my-sea.toml'}"], True)
    first = edition.named_chart("my-sea")
    assert edition.named_chart("my-sea") is first
    write_edition(folder, sea(title='"Sea"').replace("cards = 3", "cards = 4", 1), "my-sea")
    assert edition.named_chart("my-sea").digest != first.digest
    lines, done = add_file(str(source), str(folder), False)
    assert not done
    assert "is another map 'my-sea'; --force replaces it" in lines[-1]
    write_edition(folder, BOX.replace('"reconstructed"', '"my-sea"', 1), "my-sea")
    assert "holds something else" in add_file(str(source), str(folder), False)[0][-1]


def test_a_map_that_cannot_be_played_is_not_added(folder: Path) -> None:
    source = write_edition(
        folder.parent / "desk", sea().replace("players = 2", "players = 3"), "draft"
    )
    lines, done = add_file(str(source), str(folder), True)
    assert not done
    assert lines[-1] == "not added: it cannot be played yet"
    assert list(folder.iterdir()) == []


def test_equal_maps_under_two_names_or_titles_are_two_worlds(folder: Path) -> None:
    """A position shows its own map, whichever was played on first in this process."""
    write_edition(folder, sea(), "my-sea")
    options = checked_options(GAME, 2, {"chart": "my-sea"})
    assert GAME.view(GAME.setup(2, options, Seeded(5)), None)["static"]["title"] == "The Strait"
    write_edition(folder, sea(title='"Sea"'), "my-sea")
    assert GAME.view(GAME.setup(2, options, Seeded(5)), None)["static"]["title"] == "Sea"
    shipped = GAME.setup(2, checked_options(GAME, 2, {"chart": "two"}), Seeded(5))
    assert GAME.to_json(shipped)["chart"] == "two"


# --- carried by a game ---------------------------------------------------------------------------


def test_a_record_carries_a_custom_map_whole_and_replays_anywhere() -> None:
    record = played({"map": sea(title='"Sea"')})
    assert record.header.identity["chart"] == "my-sea"
    assert record.header.identity["chart_content"] == edition.drawn_chart(sea()).digest
    match = Replay(GAME, record).run()
    assert match.record().text() == record.text()


def played(options: dict[str, str]) -> Record:
    """Some random turns, written and read again."""
    header = new_header(GAME, 2, dict(options), [{"name": "A"}, {"name": "B"}])
    match = Match(GAME, header, Seeded(3))
    stream = Seeded(4).stream("moves")
    while match.state.turn < 6:
        match.play(match.state.seat, GAME.legal(match.state).sample(stream))
    return read_record(match.record().text().splitlines())


def test_a_position_on_a_custom_map_is_data_and_its_map_is_read_once() -> None:
    options = checked_options(GAME, 2, {"map": sea()})
    state = GAME.setup(2, options, Seeded(1))
    data = json.loads(json.dumps(GAME.to_json(state)))
    assert data["map"] == sea()
    again = GAME.from_json(data)
    assert again.world is state.world
    assert state_hash(GAME, again) == state_hash(GAME, state)
    assert edition.drawn_chart(sea()) is edition.drawn_chart(str(sea()))
    named = GAME.setup(2, checked_options(GAME, 2, {}), Seeded(1))
    assert named.world is not state.world
    assert "map" not in GAME.to_json(named)


def test_one_plays_alone_on_a_custom_map_for_two() -> None:
    options = checked_options(GAME, 1, {"map": sea(), "level": "expert"})
    state = GAME.setup(1, options, Seeded(1))
    assert state.world.plan.name == "my-sea"
    assert GAME.from_json(GAME.to_json(state)).world is state.world


def test_a_custom_map_must_be_playable_and_for_so_many() -> None:
    with pytest.raises(ValueError, match=r"cannot be played:\nmap: "):
        checked_options(GAME, 2, {"map": "chart"})
    broken = sea().replace("+MM", "bMM", 1)
    with pytest.raises(ValueError, match="several pieces. An island hangs together") as caught:
        checked_options(GAME, 2, {"map": broken})
    assert not isinstance(caught.value, OtherComponents)
    with pytest.raises(ValueError, match="The Triangle is only for .* 3; there are 2"):
        checked_options(GAME, 2, {"map": sea(shipped="three")})
    with pytest.raises(ValueError, match="a text of up to 20,000 characters"):
        checked_options(GAME, 2, {"map": "#" * 20_001})


def test_a_map_beside_a_named_one_is_refused() -> None:
    options = checked_options(GAME, 2, {"map": sea(), "chart": "two"})
    for refused in (lambda: GAME.setup(2, options, Seeded(1)), lambda: GAME.identity(2, options)):
        with pytest.raises(ValueError, match="leave “chart” at “standard” to play on your own"):
            refused()


def test_a_record_whose_map_was_damaged_is_refused_as_damaged() -> None:
    record = played({"map": sea()})
    record.header.options["map"] = sea().replace("+MM", "bMM", 1)
    with pytest.raises(RecordError, match="several pieces") as caught:
        Replay(GAME, record)
    assert not isinstance(caught.value, OtherComponents)
    record.header.options["map"] = sea().replace("cards = 3", "cards = 2", 1)
    with pytest.raises(OtherComponents, match="chart_content"):
        Replay(GAME, record)


def test_a_record_on_a_named_map_needs_that_map(folder: Path) -> None:
    path = write_edition(folder, sea(), "my-sea")
    record = played({"chart": "my-sea"})
    write_edition(folder, sea(title='"New title"'), "my-sea")
    assert Replay(GAME, record).run().state.turn == 6  # a title is no component
    write_edition(folder, sea().replace("cards = 3", "cards = 2", 1), "my-sea")
    with pytest.raises(OtherComponents, match="chart_content"):
        Replay(GAME, record)
    path.unlink()
    with pytest.raises(OtherComponents, match="there is no map 'my-sea'"):
        Replay(GAME, record)


# --- the page about maps -------------------------------------------------------------------------


def test_the_map_in_the_documentation_has_no_problem() -> None:
    text = re.search(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert text is not None
    said = GAME.judge_map(text.group(1))
    assert said is not None
    assert said["problems"] == []
    assert f"content {edition.drawn_chart(text.group(1)).digest[:12]}" in DOCS.read_text(
        encoding="utf-8"
    )
