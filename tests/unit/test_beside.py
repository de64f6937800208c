"""A game beside its board: what is asked, what cannot be, and what is taken back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from carrack.core.asked import Question, Wanted, Word
from carrack.core.chance import Seeded, WideSeeded
from carrack.core.entered import correction_of
from carrack.core.game import Game, Refused
from carrack.core.luck import table_chance
from carrack.core.match import Match, new_header
from carrack.core.message import MessageError
from carrack.core.record import Record, RecordError, note_entry, read_record
from carrack.core.registry import find_game
from carrack.core.tabletop import MENDED, TabletopGame, entered_header
from carrack.games.amerigo.box.edition import named_edition
from carrack.games.amerigo.chart.layout import is_legal, random_layout
from carrack.games.dutch_east_indies.moves import BY_NOTATION
from carrack.ratings.results import Uncounted, played
from support.board import Board
from support.games.tiny import CALL, END, THROW
from support.games.tiny import GAME as TINY

DEI, AMERIGO = find_game("dutch-east-indies"), find_game("amerigo")
RECORDS = Path(__file__).parents[1] / "records"
SEATS = [{"name": "Ada"}, {"name": "Bo"}]


def begun(game: Game[Any], seed: int = 3) -> tuple[TabletopGame, Board]:
    """A game whose board lies as in a game from a seed; nothing is entered yet."""
    match = Match(game, new_header(game, 2, {}, SEATS), WideSeeded(seed))
    return TabletopGame(game, entered_header(game, 2, {}, SEATS)), Board(match.record())


def decided(game: Game[Any]) -> tuple[TabletopGame, Match]:
    tabletop, board = begun(game)
    board.enter_all(tabletop)
    assert tabletop.match is not None
    return tabletop, tabletop.match


def text_of(tabletop: TabletopGame) -> str:
    return Record(tabletop.header, tabletop.journal).text()


def again(tabletop: TabletopGame) -> TabletopGame:
    """The game after a restart."""
    record = read_record(text_of(tabletop).splitlines())
    return TabletopGame(tabletop.game, record.header, record.entries)


def at_a_card(number: int, name: str = "3-greedy") -> tuple[TabletopGame, Board]:
    """A game of a record in which that many cards are looked at; the last is not entered yet."""
    path = RECORDS / f"dutch-east-indies-{name}.jsonl"
    record = read_record(path.read_text().splitlines())
    board = Board(record)
    tabletop = board.beside()
    board.enter_all(tabletop)
    for _ in board.decisions(tabletop):
        while tabletop.asked is not None:
            if tabletop.asked.purpose == "cards 1":
                number -= 1
                if not number:
                    return tabletop, board
            tabletop.enter(board.answer(tabletop))
    raise AssertionError("the record has fewer cards")


def test_what_falls_is_asked_for_in_the_order_in_which_it_falls() -> None:
    tabletop, board = begun(AMERIGO)
    board.enter_all(tabletop)
    kinds = list(dict.fromkeys(purpose.partition(" ")[0] for purpose in board.asked))
    stacks = ["pirates", "tokens", "production"]
    assert kinds == ["tiles", "turns", *stacks, "order", "tower"]


def test_nothing_is_played_before_the_set_up_is_entered() -> None:
    tabletop, _ = begun(DEI)
    with pytest.raises(Refused, match="First enter what fell"):
        tabletop.play(0, BY_NOTATION["end"])


@pytest.mark.parametrize(
    ("picked", "why"),
    [([0], "values needed: 9"), ([0] * 9, "value 2 was given before")],
)
def test_impossible_answers_are_refused_and_change_nothing(picked: list[int], why: str) -> None:
    tabletop, _ = begun(AMERIGO)
    before = text_of(tabletop)
    with pytest.raises(MessageError, match=why):
        tabletop.enter(picked)
    assert text_of(tabletop) == before


def test_a_choice_beyond_the_last_is_refused() -> None:
    tabletop, board = begun(DEI)
    assert tabletop.question is not None
    for beyond in (2, -1):
        with pytest.raises(MessageError, match="choices are 0 to 1"):
            tabletop.enter([beyond])
    board.enter_all(tabletop)
    with pytest.raises(MessageError, match="there is nothing to enter"):
        tabletop.enter([0])


def test_a_map_that_breaks_the_rules_is_asked_for_again() -> None:
    box, number = named_edition("reconstructed"), 0
    while is_legal(random_layout(box, 3, 3, Seeded(number), 1)):
        number += 1
    tabletop, _ = begun(AMERIGO)
    tabletop.enter(Seeded(number).permutation("tiles 1", 16)[:9])
    tabletop.enter(Seeded(number).integers("turns 1", [4] * 9))
    assert tabletop.question is not None
    assert tabletop.question.about == {"key": "entered-tiles", "args": {"number": 2}}


def test_a_typing_error_is_mended_until_the_next_decision() -> None:
    tabletop, board = begun(DEI)
    tabletop.enter([1])
    board.enter_all(tabletop)
    while tabletop.asked is None or tabletop.asked.purpose != "start":
        tabletop.mend()
    board.enter_all(tabletop)
    match = tabletop.match
    assert match is not None
    assert match.state.start == board.fallen.draws["start"][0]
    move = next(iter(DEI.legal(match.state)))
    tabletop.play(match.state.seat, move)
    with pytest.raises(Refused, match="nothing to take back"):
        tabletop.mend()
    assert again(tabletop).record().text() == tabletop.record().text()


def offered(tabletop: TabletopGame) -> list[Word]:
    assert tabletop.question is not None
    return tabletop.question.choices[0]


def test_a_card_is_asked_for_by_the_island_on_which_it_lies() -> None:
    state: Any = at_a_card(1)[0].position
    world = state.world
    lie = [world.islands[island] for island in world.wild]
    asked = [Wanted("cards 1", [1], True, at) for at in range(sum(each.cards for each in lie))]
    about = [DEI.asked(each, 3, {}, state).about["args"]["island"] for each in asked]
    assert about == [island.name for island in lie for _ in range(island.cards)]


def test_a_card_that_was_seen_is_offered_no_more() -> None:
    first, _ = at_a_card(1)
    second, board = at_a_card(2)
    faces = second.faces("cards 1")
    seen = faces[board.fallen.draws["cards 1"][first.asked.at]]  # type: ignore[union-attr]
    assert len(offered(first)) == len({str(face) for face in faces})
    assert (seen in offered(second)) == (faces.count(seen) > 1)


def test_a_question_survives_a_restart() -> None:
    tabletop, board = at_a_card(4)
    other = again(tabletop)
    assert tabletop.question is not None
    assert other.question is not None
    assert other.question.as_data() == tabletop.question.as_data()
    tabletop.enter(board.answer(tabletop))
    other.enter(board.answer(other))
    assert other.record().text() == tabletop.record().text()


def test_a_card_that_was_entered_by_mistake_is_taken_back_with_its_correction() -> None:
    right, board = at_a_card(3)
    wrong, _ = at_a_card(3)
    answer = board.answer(right)
    right.enter(answer)
    wrong.enter([(answer[0] + 1) % len(offered(wrong))])
    assert wrong.record().text() != right.record().text()
    wrong.mend()
    assert again(wrong).asked is not None
    wrong.enter(answer)
    assert wrong.record().text() == right.record().text() == again(wrong).record().text()
    assert len(wrong.journal) == len(right.journal) + 2  # nothing is struck out of it


def test_a_move_that_waits_for_a_card_is_taken_back_whole() -> None:
    tabletop, _ = at_a_card(1)
    assert tabletop.mends
    assert tabletop.waiting.startswith("look")
    tabletop.mend()
    assert tabletop.asked is None
    assert not tabletop.waiting
    assert again(tabletop).asked is None


def test_what_another_seat_alone_has_seen_is_offered_and_refused_only_when_it_is_entered() -> None:
    """Else the choices would tell what the others have looked at: two lie open by now, one not."""
    faces: list[Word] = []
    for number in (1, 2, 3):
        tabletop, board = at_a_card(number)
        assert tabletop.whose == 0
        faces.append(offered(tabletop)[board.answer(tabletop)[0]])
    tabletop, _ = at_a_card(4)
    assert tabletop.whose == 1
    [only_seen_by_another] = [face for face in faces if face in offered(tabletop)]
    with pytest.raises(MessageError, match="has seen it elsewhere"):
        tabletop.enter([offered(tabletop).index(only_seen_by_another)])
    assert again(tabletop).question is not None


def test_what_somebody_who_plays_alone_looks_at_is_seen_by_everybody() -> None:
    """So its last card follows as one that lies open: there is nobody to whom it could tell."""
    number = 1
    while not (tabletop := at_a_card(number, "1-careless")[0]).waiting.startswith("look"):
        number += 1
    assert tabletop.whose is None


def test_a_move_that_cannot_be_is_refused_before_anything_is_asked() -> None:
    tabletop, match = decided(TINY)
    before, waits = text_of(tabletop), 1 - match.state.seat
    for seat, move, why in ((match.state.seat, END, "begins with a throw"), (waits, THROW, "turn")):
        with pytest.raises(Refused, match=why):
            tabletop.play(seat, TINY.moves()[move])
    assert text_of(tabletop) == before


def test_every_step_counts_mending_too_but_no_note_of_the_table() -> None:
    tabletop, match = decided(TINY)
    counts = [tabletop.at]
    tabletop.play(match.state.seat, TINY.moves()[THROW])
    counts.append(tabletop.at)
    tabletop.enter([2])
    counts.append(tabletop.at)
    tabletop.mend()
    counts.append(tabletop.at)
    tabletop.note(note_entry({"action": "renamed", "seat": 0, "name": "Bea"}))
    assert counts == sorted({*counts})
    assert again(tabletop).at == tabletop.at == counts[-1]


def test_what_is_shown_while_something_is_asked_is_the_position_so_far() -> None:
    tabletop, match = decided(TINY)
    tabletop.play(match.state.seat, TINY.moves()[THROW])
    tabletop.enter([2])
    tabletop.command(1, TINY.moves()[CALL])
    tabletop.play(0, TINY.moves()[END])
    assert tabletop.asked is not None
    assert tabletop.position.called == [False, True]  # type: ignore[union-attr]
    alone, _ = at_a_card(2, "1-careless")
    assert alone.waiting == "end"
    assert alone.match is not None
    now, before = alone.position, alone.match.state
    assert now is not None
    assert DEI.to_json(now)["pirates"] != DEI.to_json(before)["pirates"]


def test_an_answer_is_taken_over_only_for_the_same_question_with_the_same_choices() -> None:
    first = Question("both", [["1", "2"], ["a", "b"]], then=("small", 1))
    assert Question("small", [["a", "b"]]).follows(first)
    assert not Question("small", [["b"]]).follows(first)
    assert not Question("large", [["a", "b"]]).follows(first)


def test_a_journal_that_lacks_an_answer_or_mends_a_command_is_refused() -> None:
    tabletop, match = decided(TINY)
    tabletop.play(match.state.seat, TINY.moves()[THROW])
    tabletop.enter([2])
    thrown, now = tabletop.journal[-1], len(tabletop.journal)
    tabletop.command(1, TINY.moves()[CALL])
    assert thrown.kind == "chance"
    lacks = [*tabletop.journal[: now - 1], *tabletop.journal[now:]]
    with pytest.raises(RecordError, match="throw 0 0"):
        TabletopGame(TINY, tabletop.header, lacks)
    with pytest.raises(RecordError, match="note"):
        TabletopGame(TINY, tabletop.header, [*tabletop.journal, note_entry({"action": MENDED})])


def test_games_that_do_not_say_what_lies_face_down_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(TINY, "by_hand", False)
    with pytest.raises(MessageError, match="cannot be played with the board"):
        entered_header(TINY, 2, {}, SEATS)


def test_a_journal_that_contradicts_itself_is_refused() -> None:
    tabletop, _ = decided(AMERIGO)
    correction = next(entry for entry in tabletop.journal if correction_of(entry) is not None)
    assert correction.data["note"]["at"] == 0
    order = next(
        entry.data["outcome"]
        for entry in tabletop.record().entries
        if entry.data.get("chance") == correction.data["note"]["draw"]
    )
    for wrong in ({}, {"is": order[-1]}, {"at": len(order) - 1}):
        again = note_entry({**correction.data["note"], **wrong})
        with pytest.raises(RecordError, match="has already been seen"):
            TabletopGame(AMERIGO, tabletop.header, [*tabletop.journal, again])
    with pytest.raises(RecordError, match="note"):
        TabletopGame(AMERIGO, tabletop.header, [note_entry({"action": MENDED})])


def test_entered_luck_never_counts_for_ratings_and_follows_from_no_seed() -> None:
    tabletop, _ = decided(DEI)
    record = tabletop.record()
    record.header.extra.update({"practice": False, "rated": {"seats": []}})
    assert played(record).uncounted is Uncounted.PRACTICE
    with pytest.raises(RecordError, match="entered by hand"):
        table_chance(tabletop.header, bytes(32))


def test_two_winds_are_one_answer_and_two_draws_each_of_which_is_taken_back() -> None:
    tabletop, _ = begun(DEI)
    tabletop.enter([0])
    before = len(tabletop.journal)
    tabletop.enter([2, 3])
    kinds = [entry.data["outcome"] for entry in tabletop.journal[before:] if "chance" in entry.data]
    assert kinds[:2] == [[2], [3]]
    assert tabletop.asked is None
    tabletop.mend()
    assert tabletop.question is not None
    assert tabletop.question.about == {"key": "entered-wind", "args": {"pirate": "small"}}
    assert again(tabletop).at == tabletop.at
    tabletop.mend()
    assert len(offered(tabletop)) == len(tabletop.question.choices[1]) == 8


def test_a_wind_that_is_blown_again_leaves_the_other_one_unsaid() -> None:
    record = read_record(
        (RECORDS / "dutch-east-indies-1-crowded-78.jsonl").read_text().splitlines()
    )
    board = Board(record)
    tabletop = board.beside()
    first = tabletop.question
    tabletop.enter(board.answer(tabletop))
    assert first is not None
    assert tabletop.question is not None
    assert tabletop.question.about == first.about == {"key": "entered-winds", "args": {}}
    winds = [each for each in tabletop.journal if str(each.data.get("chance")).startswith("wind")]
    assert len(winds) == 1
