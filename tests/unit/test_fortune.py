"""What luck brought: outcomes against those that might have come, part by part, seat by seat."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import pytest

from carrack.analysis.analyst import usual_looks
from carrack.analysis.fortune import Fortunes, LuckEvent
from carrack.analysis.measured import Measured
from carrack.arena.series.playing import SeatedBots, make_plan
from carrack.bots import Assessment, Bot
from carrack.bots.learning.weights import weights_of
from carrack.core.chance import Seeded, Stream
from carrack.core.game import Game, canonical
from carrack.core.match import Match, new_header
from carrack.core.record import read_record
from carrack.core.reel import Reel
from carrack.core.registry import find_game
from carrack.core.seat import SeatHandle
from support.games import searchable, tiny

GAME: Game[Any] = searchable.GAME
Opinion = Callable[[SeatHandle], list[float]]


class Oracle(Bot):
    """Judges as a function says, and has no opinion on moves."""

    def __init__(self, opinion: Opinion) -> None:
        super().__init__("oracle")
        self.opinion = opinion

    def assess(self, handle: SeatHandle, stream: Stream) -> Assessment:
        wins = self.opinion(handle)
        return Assessment(self.name, handle.seat, (), tuple(wins), tuple(wins))


def by_climb(handle: SeatHandle) -> list[float]:
    """What the two seats of a game of lanterns have, a hundredth a point."""
    view = handle.view()
    climbs = [0 if 1 in view["throws"] else sum(view["throws"]), 0]
    return [(points + climb) / 100 for points, climb in zip(view["points"], climbs, strict=True)]


def by_cards(handle: SeatHandle) -> list[float]:
    """Whoever decides has what it holds and what it knows to lie on top."""
    view = handle.view()
    mine = (sum(view["hand"]) + (view["top"] or 0)) / 100
    return [mine if seat == handle.seat else 0.0 for seat in range(len(view["points"]))]


def by_everything(handle: SeatHandle) -> list[float]:
    """A number that is another one if anything is different that the seat may know."""
    digest = hashlib.blake2b(canonical(handle.view()).encode(), digest_size=8).digest()
    return [digest[seat] / 255 for seat in range(handle.view()["players"])]


def hill(moves: list[str], seed: int = 5) -> Reel:
    """A game of lanterns that begins with some moves; the rest is played at random."""
    header = new_header(GAME, 2, {"rounds": 2}, [{"name": "Ada"}, {"name": "Ben"}])
    match = Match(GAME, header, Seeded(seed))
    for move in moves:
        match.play(match.state.seat, GAME.read_move(match.state, move))
    stream = Stream(3)
    while not match.over:
        match.play(match.state.seat, GAME.legal(match.state).sample(stream))
    return Reel(GAME, header, match.entries)


def game_of(name: str, players: int, seed: int, **options: Any) -> Reel:
    """A game of the rule of thumb."""
    game = find_game(name)
    plan = make_plan(game, ["greedy"] * players, 1, seed, options, records=".")
    text = SeatedBots(plan).play(1).record
    assert text is not None
    record = read_record(text.splitlines())
    return Reel(game, record.header, record.entries)


def events_of(reel: Reel, judge: Bot, redraws: int = 4) -> dict[int, LuckEvent]:
    fortunes = Fortunes(reel.game, reel, judge, redraws)
    moves = [step.seq for step in reel.story.steps if step.kind == "move" and not step.undone]
    found = {seq: fortunes.event(seq, seq == moves[-1]) for seq in moves}
    assert not any(fortunes.sights.held.values()), "something was measured and never booked"
    return {seq: event for seq, event in found.items() if event is not None}


# --- what an outcome is compared with ------------------------------------------------------------


def test_a_throw_is_compared_with_all_that_might_have_come() -> None:
    reel = hill(["throw"])
    [part] = events_of(reel, Oracle(by_climb), 16)[1].parts
    eyes = reel.position(1).throws[0]  # type: ignore[attr-defined]
    worth = [0.0, *(number / 100 for number in range(2, 7))]  # a 1 blows the lantern out
    gain = part.gains[0]
    assert gain.win == pytest.approx(worth[eyes - 1] - sum(worth) / 6)
    assert (gain.win_error, part.what) == (0.0, "throw 0 0")
    assert part.gains[1] == Measured()


def test_a_card_is_the_luck_of_whoever_sees_it_and_against_all_it_might_be() -> None:
    reel = hill(["throw", "look"])
    [part] = events_of(reel, Oracle(by_cards), 16)[2].parts
    before, after = reel.position(1), reel.position(2)
    pool = [card for card in range(1, 7) for _ in range(2)]
    for card in before.hands[0]:  # type: ignore[attr-defined]
        pool.remove(card)
    top = after.deck[-1]  # type: ignore[attr-defined]
    assert part.gains[0].win == pytest.approx((top - sum(pool) / len(pool)) / 100)
    assert part.gains[0].win_error == 0
    assert list(part.gains) == [0], "seat 1 has not seen it"


def test_what_nobody_else_saw_is_booked_in_the_end() -> None:
    reel = hill(["throw", "look"])
    events = events_of(reel, Oracle(by_cards), 16)
    seen = {part.what: part for part in events[max(events)].parts if part.seen is not None}
    name = events[2].parts[0].what
    assert seen[name].seen == 2
    assert list(seen[name].gains) == [1]


def test_who_is_sure_of_a_thing_finds_no_luck_in_it() -> None:
    reel = hill(["throw", "look", "end"])
    assert 3 not in events_of(reel, Oracle(by_cards)), "the card drawn had been looked at"


# --- parts -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "players", "options"), [("amerigo", 2, {}), ("dutch-east-indies", 2, {"rounds": 8})]
)
def test_the_parts_of_an_event_add_up_to_it(
    name: str, players: int, options: dict[str, Any]
) -> None:
    """Whatever the judge thinks: each part begins where the one before it ends."""
    reel = game_of(name, players, 3, **options)
    several = 0
    for event in events_of(reel, Oracle(by_everything), 2).values():
        fresh = [part for part in event.parts if part.seen is None]
        several += len(fresh) > 1
        for side, whole in event.wholes.items():
            parts = [part.gains[side] for part in fresh if side in part.gains]
            assert sum(part.win for part in parts) == pytest.approx(whole.win, abs=1e-12)
            assert sum(part.points for part in parts) == pytest.approx(whole.points, abs=1e-12)
    assert several > 3


def test_a_new_round_is_booked_stack_by_stack_and_then_the_throw() -> None:
    reel = game_of("amerigo", 2, 3)
    rounds = [event for event in events_of(reel, Oracle(by_everything), 2).values() if event.parts]
    kinds = [[part.what.split()[0] for part in event.parts] for event in rounds]
    assert ["pirates", "tokens", "production", "tower"] in [names[:4] for names in kinds]


def test_a_card_that_was_looked_at_is_the_others_luck_when_it_is_shown() -> None:
    reel = game_of("dutch-east-indies", 2, 3, rounds=8)
    events = events_of(reel, Oracle(by_everything), 2)
    steps = reel.story.steps
    shown = 0
    for seq, event in events.items():
        for part in event.parts:
            if part.what.startswith("card") and part.seen is None:
                assert list(part.gains) == [steps[seq].seat]
            elif part.seen is not None:
                assert part.seen < seq
                assert steps[part.seen].seat not in part.gains
                shown += steps[seq].move.startswith("accept")
    assert shown > 2


# --- what it depends on ---------------------------------------------------------------------


def test_the_same_game_has_the_same_luck() -> None:
    found = [
        {
            seq: [(part.what, part.gains) for part in event.parts]
            for seq, event in events_of(hill([]), Oracle(by_climb)).items()
        }
        for _ in range(2)
    ]
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("name", "options", "steps", "sums", "digest"),
    [
        ("amerigo", {}, 120, [-0.094669342, 0.094669342], "fc9c929d8699d97a"),
        ("dutch-east-indies", {"rounds": 3}, 1000, [-0.13621521, 0.136226654], "f2cc85f7873f1f47"),
    ],
)
def test_luck_is_the_same_to_the_last_number_whatever_the_engine_is_made_of(
    name: str,
    options: dict[str, Any],
    steps: int,
    sums: list[float],
    digest: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """These numbers are those of the engine in Python and of the compiled one.

    They are others only if the rule of thumb plays another game, or the players' network, which
    judges here, thinks otherwise.
    """
    monkeypatch.setattr("carrack.analysis.looks.judge_of", weights_of)
    reel = game_of(name, 2, 3, **options)
    fortunes = Fortunes(reel.game, reel, usual_looks(reel.game).light, 4)
    gains = {"set-up": [vars(gain) for gain in fortunes.setup().gains]}
    moves = [step.seq for step in reel.story.steps if step.kind == "move"]
    for seq in moves[:steps]:
        event = fortunes.event(seq, seq == moves[-1])
        for part in event.parts if event is not None else ():
            gains[f"{seq} {part.what}"] = [
                vars(part.gains.get(side, Measured())) for side in (0, 1)
            ]
    sources = [
        {key: round(n, 9) + 0.0 for key, n in each.items()}
        for row in gains.values()
        for each in row
    ]
    wins = [round(sum(row[side]["win"] for row in gains.values()), 9) for side in (0, 1)]
    found = hashlib.sha256(canonical([list(gains), sources]).encode()).hexdigest()[:16]
    assert len(gains) > 8
    assert (wins, found) == (sums, digest)


def test_the_set_up_is_compared_with_others() -> None:
    reel = game_of("amerigo", 2, 3)
    setup = Fortunes(reel.game, reel, Oracle(by_everything), 4).setup()
    assert all(gain.win and gain.win_error for gain in setup.gains)
    dealt = hill([])
    setup = Fortunes(GAME, dealt, Oracle(by_climb), 4).setup()
    assert setup.gains == [Measured(), Measured()], "nothing of what was dealt counts"
    setup = Fortunes(GAME, dealt, Oracle(by_cards), 64).setup()
    held = sum(dealt.position(0).hands[0])  # type: ignore[attr-defined]
    assert setup.gains[0].win == pytest.approx((held - 7) / 100, abs=0.02)


def test_a_game_that_does_not_say_what_comes_to_light_has_no_luck_with_cards() -> None:
    assert tiny.GAME.turned_up(tiny.Hill(2, 1), tiny.Hill(2, 1), 0) == []
