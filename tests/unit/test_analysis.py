"""Finished games looked at again: what was expected, what was lost, and what nobody could know."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest

from carrack.analysis import analyst as analyst_module
from carrack.analysis.analyst import Analyst, NotOver, analyse, prepared
from carrack.analysis.figures import MOMENTS, hindsight, moments, within
from carrack.analysis.findings import Findings
from carrack.analysis.light_look import LightLook, judged_look
from carrack.analysis.looks import Looks, usual_looks
from carrack.analysis.sampling import DEAREST, DRAWN
from carrack.analysis.stretches import line_of
from carrack.bots import Assessment, make_bot
from carrack.bots.assessment import MoveValue
from carrack.core.chance import Seeded, Stream
from carrack.core.game import OVER, Game, canonical
from carrack.core.match import Match, new_header
from carrack.core.reel import Reel
from carrack.core.seat import OpenHandle, SeatHandle, for_seat
from support.games import searchable, tiny

GAME: Game[Any] = searchable.GAME
Json = dict[str, Any]


def begun(game: Game[Any] = GAME, seed: int = 5, rounds: int = 3) -> Match:
    header = new_header(game, 2, {"rounds": rounds}, [{"name": "Ada"}, {"name": "Ben"}])
    return Match(game, header, Seeded(seed))


def played(match: Match, seed: int = 3) -> Match:
    """Plays to the end at random."""
    stream = Stream(seed)
    while not match.over:
        match.play(match.state.seat, match.game.legal(match.state).sample(stream))
    return match


def ignored(done: int, total: int) -> None:
    return


@pytest.fixture(scope="module")
def match() -> Match:
    """A game at random, with a move taken back."""
    match = begun()
    match.play(0, tiny.MOVES[tiny.THROW])
    match.play(0, tiny.MOVES[max(match.state.hands[0])])  # type: ignore[attr-defined]
    match.undo(0, 1)
    return played(match)


@pytest.fixture(scope="module")
def analysis(match: Match) -> Json:
    return analyse(GAME, match.record(), usual_looks(GAME), ignored)


def test_the_same_record_gives_the_same_analysis(match: Match, analysis: Json) -> None:
    again = analyse(GAME, match.record(), usual_looks(GAME), ignored)
    assert canonical(again) == canonical(analysis)


def test_every_turn_has_an_expected_result_and_the_last_is_what_came(
    match: Match, analysis: Json
) -> None:
    *turns, end = analysis["turns"]
    assert [one["turn"] for one in turns] == list(range(6))
    for one in [*turns, end]:
        assert sum(one["wins"]) == pytest.approx(1, abs=0.001)
    places = match.game.result(match.state).places
    assert end["seat"] == OVER
    assert end["wins"] == [float(place == 1) for place in places]
    assert end["points"] == match.game.result(match.state).points


def test_turns_are_those_that_stood_and_lead_into_the_replay(match: Match, analysis: Json) -> None:
    reel = Reel(GAME, match.header, match.entries)
    standing = {step.seq: step for step in reel.story.steps if step.kind == "move"}
    assert analysis["decisions"]
    for one in analysis["decisions"]:
        step = standing[one["seq"]]
        steps = [standing[seq] for seq in range(one["seq"], one["until"] + 1)]
        assert not step.undone
        assert [each.move for each in steps][: len(one["played"]["line"])] == one["played"]["line"]
        assert {each.seat for each in steps} == {one["seat"]}
        assert step.decision == one["decision"]
        assert one["choices"] > 1
        assert len(GAME.legal(reel.position(one["at"]))) <= one["choices"]
        assert one["played"]["key"].startswith("move-")


def test_a_turn_is_one_up_to_what_is_revealed(match: Match) -> None:
    analyst = prepared(GAME, match.record(), usual_looks(GAME))
    moves = [[spot.move for spot in stretch.spots] for stretch in analyst.stretches]
    assert [move for line in moves for move in line] == [spot.move for spot in analyst.spots]
    for line in moves:
        assert not {"throw", "look", "end"} & {*line[:-1]}, "after these something is revealed"
    assert any(line[0].startswith("card") and len(line) == 2 for line in moves)
    assert [len(line) for line in moves if line[-1] == "throw"].count(1) >= 6


def test_only_what_is_clear_is_listed_and_what_was_looked_at_closely_is_said(
    analysis: Json,
) -> None:
    decisions = analysis["decisions"]
    closely = [one for one in decisions if one["strong"]]
    assert 4 < len(closely) <= DEAREST + DRAWN
    assert all(one["free"] for one in closely)
    for one in closely:
        clear = max(0.002, 2 * one["error"]["win"])
        assert one["listed"] == (one["loss"]["win"] >= clear) or one["loss"]["win"] < 0.0021
    for one in decisions:
        if not one["strong"]:
            assert one["error"] is None
            assert one["listed"] == (one["loss"]["win"] >= 0.005)
    assert {one["seq"] for one in analysis["moments"] if one["kind"] == "decision"} <= {
        one["seq"] for one in decisions if one["listed"]
    }


def test_moments_are_the_largest_first_and_lead_to_what_they_are_about(analysis: Json) -> None:
    sizes = [one["size"] for one in analysis["moments"]]
    assert sizes == sorted(sizes, reverse=True)
    for moment in analysis["moments"]:
        among = analysis["decisions" if moment["kind"] == "decision" else "luck"]
        assert [one for one in among if one["seq"] == moment["seq"]]


def test_the_parts_of_a_stroke_of_luck_add_up_to_it(analysis: Json) -> None:
    assert analysis["luck"]
    for one in analysis["luck"]:
        for unit in ("wins", "points"):
            for side in range(2):
                parts = sum(part[unit][side] for part in one["parts"])
                assert parts == pytest.approx(one[unit][side], abs=1e-9)
                assert abs(one["wins"][side]) <= 1
                assert one["error"][unit][side] >= 0


def test_expectation_set_up_luck_and_what_is_left_add_up_to_the_result(
    match: Match, analysis: Json
) -> None:
    result = match.game.result(match.state)
    for side, one in enumerate(analysis["totals"]):
        parts = [one[name] for name in ("before", "setup", "luck", "left")]
        assert sum(p["points"] for p in parts) == pytest.approx(result.points[side], abs=0.001)
        share = float(result.places[side] == 1)
        assert sum(p["win"] for p in parts) == pytest.approx(share, abs=0.001)
        for name in ("wins", "points"):
            unit = "win" if name == "wins" else name
            brought = sum(stroke[name][side] for stroke in analysis["luck"])
            assert one["luck"][unit] == pytest.approx(within(brought) if unit == "win" else brought)
            assert one["setup"][unit] == analysis["setup"][name][side]


def test_the_result_is_skill_and_luck_to_the_last_digit(match: Match, analysis: Json) -> None:
    points = match.game.result(match.state).points
    for side, one in enumerate(analysis["totals"]):
        assert one["result"]["points"] == points[side]
        for unit in ("win", "points"):
            whole = one["skill"][unit] + one["chance"][unit]
            assert f"{whole:.4f}" == f"{one['result'][unit]:.4f}"
            luck = sum(
                stroke["wins" if unit == "win" else unit][side] for stroke in analysis["luck"]
            )
            assert one["chance"][unit] == pytest.approx(luck + one["setup"][unit], abs=0.0001)


def test_no_figure_is_more_than_a_whole_win(analysis: Json) -> None:
    for one in analysis["totals"]:
        for name in ("before", "setup", "luck", "left"):
            assert abs(one[name]["win"]) <= 1
    assert within(1.7) == 1
    assert within(-1.2) == -1


def test_how_often_chance_is_drawn_anew_can_be_chosen(match: Match, analysis: Json) -> None:
    usual = usual_looks(GAME)
    rough = analyse(GAME, match.record(), Looks(usual.light, redraws=2), ignored)
    assert rough["luck"] != analysis["luck"]
    assert rough["setup"] != analysis["setup"]
    assert rough["turns"][0]["wins"] == analysis["turns"][0]["wins"]


def test_no_stroke_of_luck_pushes_a_decision_out() -> None:
    place = {"at": 0, "turn": 0, "seat": 0}
    luck = [{**place, "seq": n, "wins": [0.5, -0.5]} for n in range(30)]
    decisions = [
        {**place, "seq": 100 + n, "listed": True, "loss": {"win": 0.01 * (n + 1)}}
        for n in range(20)
    ]
    unclear = {**place, "seq": 200, "listed": False, "loss": {"win": 0.9}}
    found = moments([*decisions, unclear], luck)
    kinds = [moment["kind"] for moment in found]
    assert kinds == ["luck"] * MOMENTS + ["decision"] * MOMENTS
    assert [moment["seq"] for moment in found[MOMENTS:]] == list(range(119, 119 - MOMENTS, -1))


def lost_at_the_last_moment() -> Match:
    """The last player would win with a card, and ends the turn without it."""
    for seed in range(200):
        match = begun(seed=seed, rounds=1)
        for move in ("throw", "end", "throw"):
            match.play(match.state.seat, GAME.read_move(match.state, move))
        state: Any = match.state
        cards = [card for card in state.hands[1] if tiny.why_no_card(state, card) is None]
        behind = state.points[0] - state.throws[0]
        if 1 not in state.throws and cards and max(cards) > behind > 0:
            match.play(1, tiny.MOVES[tiny.END])
            return match
    raise AssertionError("no such game")


def test_a_win_thrown_away_is_found() -> None:
    match = lost_at_the_last_moment()
    analysis = analyse(GAME, match.record(), usual_looks(GAME), ignored)
    worst = analysis["moments"][0]
    decision = analysis["decisions"][-1]
    assert (worst["kind"], worst["seq"], worst["seat"]) == ("decision", decision["seq"], 1)
    assert decision["loss"]["win"] == 1
    assert decision["best"][0]["move"].startswith("card")
    assert decision["played"]["move"] == "end"
    rating = analysis["rating"][1]
    assert rating["loss"]["win"] >= 0.9
    assert rating["kinds"][0]["key"] == "move-end"
    assert rating["pr"] is None, "too few turns"


def test_what_a_decision_was_worth_does_not_depend_on_what_was_hidden(match: Match) -> None:
    """Other cards in other hands: the judgement stays, only hindsight may change."""
    analyst = prepared(GAME, match.record(), usual_looks(GAME))
    looks, changed, differ = analyst.looks, 0, 0
    bot = looks.light
    assert looks.context is not None
    assert looks.close is not None
    for number, stretch in enumerate(analyst.stretches[:12]):
        spot = stretch.first
        before = judged_look(looks.context, stretch)
        closely = looks.close.look(stretch) if number < 4 else None
        back = bot.assess(OpenHandle(GAME, spot.state, spot.seat), Stream(1))
        hidden = canonical(GAME.to_json(spot.state))
        spot.state = GAME.imagine(spot.state, spot.seat, Stream(99))
        assert judged_look(looks.context, stretch) == before
        assert closely is None or looks.close.look(stretch) == closely
        changed += canonical(GAME.to_json(spot.state)) != hidden
        differ += bot.assess(OpenHandle(GAME, spot.state, spot.seat), Stream(1)) != back
    assert changed > 6
    assert differ > 0


def test_hindsight_sees_the_position_itself_and_nobody_else_does() -> None:
    state = begun().state
    open_handle = OpenHandle(GAME, state, 0)
    assert GAME.to_json(open_handle.imagine(Stream(1))) == GAME.to_json(state)
    assert open_handle.imagine(Stream(1)) is not state
    seen = {canonical(GAME.to_json(for_seat(GAME, state, Stream(n))._state)) for n in range(8)}
    assert len(seen) > 1


def test_a_bot_without_judgement_names_moves_and_no_values() -> None:
    match = played(begun(tiny.GAME))
    analysis = analyse(tiny.GAME, match.record(), usual_looks(tiny.GAME), ignored)
    assert (analysis["bot"], analysis["judged"]) == ("careful", False)
    assert analysis["turns"] == analysis["luck"] == analysis["moments"] == []
    for one in analysis["decisions"]:
        assert one["loss"] is None
        assert one["best"][0]["win"] is None
        assert one["played"]["index"] >= 0


def test_any_bot_can_be_who_finds_better_moves(match: Match, analysis: Json) -> None:
    other = analyse(GAME, match.record(), usual_looks(GAME, "careful"), ignored)
    assert other["strong"] == "careful"
    assert other["luck"] == analysis["luck"]
    bot = make_bot(GAME, "careful")
    analyst = prepared(GAME, match.record(), usual_looks(GAME))
    for one in other["decisions"]:
        if one["strong"]:
            (stretch,) = [each for each in analyst.stretches if each.first.seq == one["seq"]]
            line = line_of(bot, GAME, stretch)
            assert one["best"][0]["line"] == [move.notation for move in line]


def test_with_the_light_judge_alone_nobody_is_rated(match: Match, analysis: Json) -> None:
    quick = analyse(GAME, match.record(), Looks(usual_looks(GAME).light), ignored)
    assert (quick["strong"], quick["rating"]) == (None, [])
    assert quick["luck"] == analysis["luck"]
    assert all(one["hindsight"] is None for one in quick["turns"])


def test_progress_comes_to_its_end(match: Match) -> None:
    reports: list[tuple[int, int]] = []
    analyse(GAME, match.record(), usual_looks(GAME), lambda *how: reports.append(how))
    assert reports[0][0] == 0
    assert reports[-1][0] == reports[-1][1] > 10
    assert [done for done, _ in reports] == sorted(done for done, _ in reports)


def test_a_running_game_is_not_analysed() -> None:
    with pytest.raises(NotOver, match="not over"):
        analyse(GAME, begun().record(), usual_looks(GAME), ignored)


def test_hindsight_adds_what_open_eyes_change_and_no_more() -> None:
    def expected(*wins: float) -> Assessment:
        return Assessment("any", 0, (), wins, tuple(10 * win for win in wins))

    named = MoveValue("any", 0, ("any",), 0.5, 5.0, 1)
    value = LightLook((named,), named, (0.5, 0.3, 0.2), (5.0, 3.0, 2.0))
    closed = expected(0.4, 0.4, 0.2)
    assert hindsight(value, closed, closed) == {"wins": [0.5, 0.3, 0.2], "points": [5, 3, 2]}
    closing = hindsight(value, closed, expected(0.6, 0.4, 0.0))
    assert closing == {"wins": [0.7, 0.3, 0.0], "points": [7, 3, 0]}
    assert sum(hindsight(value, closed, expected(0.0, 0.0, 1.0))["wins"]) == pytest.approx(1)


def test_open_eyes_use_up_the_same_luck() -> None:
    state, left = begun().state, []
    for handle in (SeatHandle(GAME, state, 0), OpenHandle(GAME, state, 0)):
        stream = Stream(7)
        handle.imagine(stream)
        left.append(stream.word())
    assert left[0] == left[1]


# --- interrupted -----------------------------------------------------------------------------


class Interrupted(Exception):
    """The end of an analysis that has not come to its end."""


def interrupted(match: Match, found: bytes, after: int) -> Analyst:
    """An analysis that goes on from what was found, and ends after so many steps."""
    analyst = prepared(GAME, match.record(), usual_looks(GAME), found)

    def stop(done: int, total: int) -> None:
        if done == after:
            raise Interrupted

    analyst.progress = stop
    with pytest.raises(Interrupted):
        analyst.run()
    return analyst


def test_one_that_is_interrupted_again_and_again_comes_to_the_same_end(
    match: Match, analysis: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = prepared(GAME, match.record(), usual_looks(GAME)).total - DEAREST - DRAWN
    found = b""
    for after in [*range(1, steps, 3), steps + 1, steps + 2]:
        found = interrupted(match, found, after).found.written()
    again = prepared(GAME, match.record(), usual_looks(GAME), found)
    for bot in (again.looks.light, again.looks.hindsight):
        monkeypatch.setattr(bot, "assess", None)  # has thought about everything already
    monkeypatch.setattr(analyst_module, "judged_look", None)
    assert json.dumps(again.run()) == json.dumps(analysis)


def test_what_was_found_in_another_game_or_cannot_be_read_is_of_no_use(
    match: Match, analysis: Json
) -> None:
    other = interrupted(played(begun(seed=6)), b"", 9).found.written()
    for found in (other, b"{", b"[]", b"null"):
        again = prepared(GAME, match.record(), usual_looks(GAME), found)
        assert again.found == Findings(again.found.work)


def test_its_first_moments_are_there_early(match: Match, analysis: Json) -> None:
    asked = len(prepared(GAME, match.record(), usual_looks(GAME)).stretches)
    half = interrupted(match, b"", asked // 2).payload()
    judged = half["decisions"]
    assert [one["seq"] for one in judged] == [
        one["seq"] for one in analysis["decisions"][: len(judged)]
    ]
    assert all(one["loss"] for one in judged)
    assert half["moments"]
    assert (
        half["turns"]
        == [{**one, "hindsight": None} for one in analysis["turns"]][: len(half["turns"])]
    )
    assert (half["setup"], half["luck"], half["totals"], half["rating"]) == (None, [], [], [])
    later = interrupted(match, b"", asked + 9).payload()
    assert later["luck"] == analysis["luck"][: len(later["luck"])] != []


def test_what_an_analysis_costs_is_measured_part_by_part(match: Match) -> None:
    """`benchmarks/analysis.py` once named a method that had gone."""
    path = Path(__file__).parents[2] / "benchmarks" / "analysis.py"
    spec = importlib.util.spec_from_file_location("benchmark_of_analyses", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    spent = module.seconds(GAME, match.record(), 2)
    assert tuple(spent) == module.PARTS
    assert min(spent.values()) > 0
