"""A match goes on from a checkpoint as it would have gone on from its record."""

from __future__ import annotations

import json
from typing import Any

import pytest

from carrack.core.chance import Recording, Seeded, Stream
from carrack.core.checkpoint import checkpoint, gone_on, step_as_data, step_from_data
from carrack.core.game import Game, Refused, state_hash
from carrack.core.match import Match, Replay
from carrack.core.record import Record, RecordError
from carrack.core.registry import find_game
from carrack.core.story import Story, history_of
from support.games import tiny
from support.games.undo_games import cycles, play_with_undo, undo_or_command

Two = tuple[tuple[Match, Story], tuple[Match, Story]]


def both(game: Game[Any], record: Record) -> Two:
    """A match played from its record, and the same from a checkpoint that was written down."""
    replay = Replay(game, record)
    story = Story(replay.match)
    list(history_of(replay, story))
    point = json.loads(json.dumps(checkpoint(replay.match, story)))
    steps = [step_from_data(json.loads(json.dumps(step_as_data(steps)))) for steps in story.steps]
    match = gone_on(game, record.header, list(record.entries), point)
    return (replay.match, story), (match, Story(match, steps))


def seen(match: Match, story: Story) -> Any:
    """What a match and its story come to."""
    digest = state_hash(match.game, match.state)
    shown = [each.shown(0) for each in story.steps]
    place = (match.decision, match.undo_floor(), match.ended(), story.begun(match))
    return digest, place, shown, [entry.line() for entry in match.entries]


def check_goes_on_alike(two: Two, seed: int) -> None:
    """Both are the same now, and after the same has been done at both."""
    assert seen(*two[0]) == seen(*two[1])
    for match, story in two:
        match.chance = Recording(Seeded(seed))
        luck = Stream(seed)
        for _ in range(12):
            if match.over:
                break
            before = len(match.entries)
            undo_or_command(match, luck)
            assert len(match.entries) > before
        story.turn = match.state.turn
    assert seen(*two[0]) == seen(*two[1])


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", ["tiny", "amerigo", "dutch-east-indies"])
def test_it_continues_alike_from_anywhere_in_a_restless_game(name: str, seed: int) -> None:
    game = tiny.GAME if name == "tiny" else find_game(name)
    match, _ = play_with_undo(game, 2 + seed % 2, seed, 240)
    steps = [i for i, e in enumerate(match.entries) if e.kind in ("move", "command", "undo")]
    for cut in steps[5::7]:
        two = both(game, Record(match.header, match.entries[:cut]))
        check_goes_on_alike(two, cut)


def test_everything_that_could_be_taken_back_still_can() -> None:
    for seed in range(2):
        match, _ = play_with_undo(tiny.GAME, 3, seed, 90)
        for cut in [i for i, entry in enumerate(match.entries) if entry.kind == "move"][3::3]:
            record = Record(match.header, match.entries[:cut])
            for back in range(1, 5):
                (one, _), (other, _) = both(tiny.GAME, record)
                to = max(0, one.decision - back)
                assert undone(one, to) == undone(other, to)


def undone(match: Match, to: int) -> str:
    """The position after an undo, or why there is none."""
    ended = match.ended()
    try:
        match.undo(match.state.seat if ended is None else ended, to)
    except Refused as refused:
        return str(refused)
    return state_hash(match.game, match.state)


def test_a_checkpoint_is_small_however_often_a_move_was_taken_back() -> None:
    game = find_game("amerigo")
    match = cycles(game, 500)
    replay = Replay(game, match.record())
    story = Story(replay.match)
    list(history_of(replay, story))
    point = checkpoint(replay.match, story)
    assert len(point["script"]) < 5
    assert len(json.dumps(point)) < 10_000


def test_a_checkpoint_of_another_game_is_refused() -> None:
    match, _ = play_with_undo(tiny.GAME, 2, 1, 30)
    story = Story(match)
    wrong = {**checkpoint(match, story), "hash": "0" * 16}
    with pytest.raises(RecordError):
        gone_on(tiny.GAME, match.header, match.entries, wrong)
