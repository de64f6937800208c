"""Games at the end of a cell: who sees what, what follows the game, and without anywidget."""

from __future__ import annotations

import asyncio
import json
import sys
import zlib
from pathlib import Path
from typing import Any

import ipykernel
import pytest

import carrack
from carrack.core.game import Refused
from carrack.core.record import RecordError, read_record
from carrack.core.reel import Reel
from carrack.core.registry import find_game
from carrack.notebook import display
from carrack.notebook.session import Session
from carrack.notebook.widget import BoardWidget, ReplayWidget

RECORDS = Path(__file__).parents[2] / "tests/records"
WIDGET = "application/vnd.jupyter.widget-view+json"
NAMES = ["amerigo-2-random", "dutch-east-indies-1-greedy", "dutch-east-indies-3-mixed"]


def opened(data: bytes) -> Any:
    return json.loads(zlib.decompress(data))


def plain(data: Any) -> Any:
    return json.loads(json.dumps(data))


def views(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the page makes of the frames of a film."""
    whole: list[dict[str, Any]] = []
    for frame in frames:
        whole.append({**(whole[-1] if whole else {}), **frame})
    return whole


@pytest.fixture
def game() -> Session:
    return carrack.new_game("amerigo", players=2, seed=7)


@pytest.fixture
def in_a_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ipykernel", ipykernel)


@pytest.mark.parametrize("eyes", ["decider", "spectator", 0])
@pytest.mark.parametrize("name", NAMES)
def test_the_frames_of_a_film_are_the_views_of_whoever_looks(name: str, eyes: int | str) -> None:
    path = RECORDS / f"{name}.jsonl"
    film = opened(ReplayWidget(path, eyes=eyes).film)
    record = read_record(path.read_text(encoding="utf-8").splitlines())
    game = find_game(record.header.game)
    reel = Reel(game, record.header, record.entries)
    whole = views(film["frames"])
    assert len(whole) == len(film["steps"]) == len(reel.standing())
    last = 0
    for step, view in zip(reel.standing(), whole, strict=True):
        state = reel.position(step)
        last = state.seat if state.seat >= 0 else last
        seat = {"decider": last, "spectator": None}.get(str(eyes), 0)
        assert view == plain(game.view(state, seat))


def test_a_spectator_of_a_record_reads_nothing_that_only_a_seat_was_told() -> None:
    path = RECORDS / "dutch-east-indies-3-mixed.jsonl"
    record = read_record(path.read_text(encoding="utf-8").splitlines())
    reel = Reel(find_game(record.header.game), record.header, record.entries)
    private = [
        (step.seq, event.kind, set(event.private), event.readers)
        for step in reel.story.steps
        for event in step.events
        if event.private and event.readers
    ]
    assert private  # somebody looked at something
    seq, kind, fields, readers = private[0]

    def told_to(eyes: int | str) -> set[str]:
        steps = opened(ReplayWidget(path, eyes=eyes).film)["steps"]
        events = next(step["events"] for step in steps if step["seq"] == seq)
        return set(next(event for event in events if event["event"] == kind))

    assert not fields & told_to("spectator")
    assert fields <= told_to(readers[0])
    assert fields <= told_to("decider")


def test_a_replay_reads_a_text_a_path_a_record_and_a_session(game: Session, tmp_path: Path) -> None:
    game.play(game.legal()[0])
    path = tmp_path / "game.jsonl"
    path.write_text(game.record(), encoding="utf-8")
    sources: list[Any] = [game, game.record(), path, str(path), game.match.record()]
    films = [carrack.replay(source).film for source in sources]
    assert len(set(films)) == 1
    assert len(carrack.replay(path)) == 2


def test_a_damaged_record_is_reported_by_file_and_line(tmp_path: Path) -> None:
    path = tmp_path / "torn.jsonl"
    lines = (RECORDS / "amerigo-2-random.jsonl").read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([*lines[:5], "{"]), encoding="utf-8")
    with pytest.raises(RecordError, match=r"line 6: this is not JSON .*torn\.jsonl"):
        ReplayWidget(path)
    with pytest.raises(FileNotFoundError, match="absent"):
        ReplayWidget(tmp_path / "absent.jsonl")


def test_a_shown_board_follows_play_and_undo_until_it_is_closed(game: Session) -> None:
    following, still = game.show(), BoardWidget(game)
    at_first = still.position
    move = game.legal()[0]
    game.play(move)
    assert following.position["decision"] == 1
    assert following.position["steps"][-1]["move"] == move
    assert following.position["view"] == game.view(game.seat)
    game.undo()
    assert following.position["decision"] == 0
    assert [each["move"] for each in following.position["legal"]] == game.legal()
    following.close()
    game.play(move)
    assert following.position["decision"] == 0
    assert still.position == at_first
    assert (still.position["legal"], still.position["you"]) == ([], [])


def test_a_board_draws_a_fast_cell_now_and_then_and_its_end_for_certain(game: Session) -> None:
    board = game.show()
    drawn: list[int] = []
    board.observe(lambda change: drawn.append(change["new"]["decision"]), "position")

    async def cell() -> None:
        for _ in range(60):
            game.play(game.legal()[0])
        await asyncio.sleep(0.3)

    asyncio.run(cell())
    assert len(drawn) < 60
    assert drawn[-1] == 60


def test_a_click_that_the_rules_refuse_changes_nothing_and_is_answered(game: Session) -> None:
    board = game.show()
    said: list[Any] = []
    board.send = said.append
    board._handle_custom_msg({"play": ["sail A a1"], "at": 0}, [])
    board._handle_custom_msg({"undo": 0, "at": 0}, [])
    board._handle_custom_msg({"play": [game.legal()[0]], "at": 1}, [])  # shown before an undo
    assert [bool(answer["refused"]) for answer in said] == [True, True, True]
    assert game.match.decision == 0
    board._handle_custom_msg({"play": [game.legal()[0]], "at": 0}, [])
    assert said[-1] == {"refused": ""}
    assert game.match.decision == board.position["decision"] == 1


def test_a_row_of_moves_is_played_whole_or_not_at_all(game: Session) -> None:
    board = game.show()
    said: list[Any] = []
    board.send = said.append
    first = game.legal()[0]
    board._handle_custom_msg({"row": [first, first], "at": 0}, [])
    assert said[-1]["refused"]
    assert game.match.decision == 0
    board._handle_custom_msg({"row": [first], "at": 0}, [])
    assert said[-1] == {"refused": ""}
    assert board.position["decision"] == 1


def test_a_command_out_of_turn_is_given_on_the_board() -> None:
    game = carrack.new_game("dutch-east-indies", players=2, seed=5)
    board = game.show()
    board.send = lambda _message: None
    command = board.position["commands"][0]
    board._handle_custom_msg({"command": command["move"], "seat": command["seat"], "at": 0}, [])
    assert game.match.entries[-1].data == {"command": command["move"], "seat": command["seat"]}
    assert board.position["steps"][-1]["kind"] == "command"


def test_who_looks_through_one_seat_plays_and_sees_that_one_alone() -> None:
    game = carrack.new_game("dutch-east-indies", players=2, seed=5)
    boards = [game.show(eyes=eyes) for eyes in (0, 1, "spectator")]
    assert [board.position["you"] for board in boards] == [[0], [1], []]
    assert [bool(board.position["legal"]) for board in boards] == [
        game.seat == 0,
        game.seat == 1,
        False,
    ]
    for board, viewer in zip(boards, (0, 1, None), strict=True):
        assert board.position["view"] == game.view(viewer)
        assert {command["seat"] for command in board.position["commands"]} <= {viewer}


def test_a_game_shows_letters_in_a_terminal_and_a_board_in_a_kernel(
    game: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "ipykernel", raising=False)
    assert game._repr_mimebundle_() == {"text/plain": repr(game)}
    monkeypatch.setitem(sys.modules, "ipykernel", ipykernel)
    shown = game._repr_mimebundle_(include=None, exclude=None)
    assert shown["text/plain"] == repr(game)
    assert shown[WIDGET]["model_id"]


@pytest.mark.usefixtures("in_a_kernel")
def test_without_anywidget_the_letters_say_once_what_to_install(
    game: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "anywidget", None)
    monkeypatch.delitem(sys.modules, "carrack.notebook.widget")
    display._hinted.clear()
    first, second = game._repr_mimebundle_(), game._repr_mimebundle_()
    assert first["text/plain"].startswith(repr(game))
    assert "pip install anywidget" in first["text/plain"]
    assert second == {"text/plain": repr(game)}
    with pytest.raises(ImportError, match=r"pip install anywidget"):
        game.show()
    with pytest.raises(ImportError, match=r"pip install anywidget"):
        carrack.replay(game)


def test_playing_with_a_board_is_playing_without_one(game: Session) -> None:
    alone = carrack.new_game("amerigo", players=2, seed=7)
    game.show()
    for session in (game, alone):
        for _ in range(40):
            session.play(session.legal()[-1])
    assert game.record() == alone.record()
    with pytest.raises(Refused):
        game.play("nonsense")
