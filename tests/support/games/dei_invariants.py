"""What holds in every position of The Dutch East Indies, solo or not: nothing is lost.

Goods lie at home, aboard, afloat, or in the supply; a card lies on an island, aside, or among the
discards. Each check takes a position and fails with an assertion that says what is wrong with it.
"""

from __future__ import annotations

from carrack.core.game import OVER
from carrack.games.dutch_east_indies.chapters import tasks
from carrack.games.dutch_east_indies.chapters.ships import room_of
from carrack.games.dutch_east_indies.chapters.winning import GOAL, wanted_points
from carrack.games.dutch_east_indies.components import COIN, CRATE, HOME, ITEMS, STATS, WILD
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.state import ARRIVED, AT_REST, NOTHING, UNDER_WAY, Dei

ANSWERS = {  # what may be answered to whom is asked by a task
    tasks.ATTACKS_ON: {"first"},
    tasks.LOWER: {"lower"},
    tasks.DROP: {"drop"},
    tasks.FIT: {"dump"},
    tasks.TAKE: {"take"},
    tasks.CARD: {"accept", "refuse"},
}


def check_position(s: Dei) -> None:
    """Checks all invariants of a position."""
    check_goods(s)
    check_cards(s)
    check_squares(s)
    check_sea(s)
    check_ships(s)
    check_holds(s)
    check_course_of_the_game(s)


def goods(s: Dei) -> list[int]:
    """How many of each item there are anywhere."""
    totals = s.supply[:]
    for place in (s.hold, s.home):
        for at, count in enumerate(place):
            totals[at % ITEMS] += count
    for key, count in s.afloat.items():
        totals[key % ITEMS] += count
    return totals


def check_goods(s: Dei) -> None:
    """Crates, coins and spices are those of the box; a strict supply is never overdrawn."""
    assert goods(s) == list(s.world.edition.supply)
    assert min(s.hold) >= 0
    assert min(s.home) >= 0
    assert not s.world.strict or min(s.supply) >= 0


def check_cards(s: Dei) -> None:
    """Every trading card is in one place, and only tops of decks are known."""
    cards = [card for deck in s.decks for card in deck]
    assert sorted([*cards, *s.aside, *s.discard]) == s.world.cards
    for island, plan in enumerate(s.world.islands):
        assert len(s.decks[island]) <= (plan.cards if plan.kind == WILD else 0)
        if not s.decks[island]:
            assert not any(known >> island & 1 for known in s.known), "a card known that is gone"
    if s.ask == NOTHING and s.seat != OVER:
        assert any(s.decks), "every wild island is empty, and nothing was dealt"


def check_squares(s: Dei) -> None:
    """A square for each ship, on the sea, in no foreign home port."""
    squares = [*s.at, *s.pirates]
    assert len(set(squares)) == len(squares), "two ships on one square"
    assert not any(s.world.land[square] for square in squares)
    for number, square in enumerate(squares):
        island = s.world.port_of[square]
        if island >= 0 and s.world.islands[island].kind == HOME:
            assert number < len(s.at), "a pirate in a home port"
            assert s.world.homes[number // 2] == island, "a ship in a foreign home port"


def check_sea(s: Dei) -> None:
    """What floats lies on the sea, in no home port; what is banned there is there."""
    for key, count in s.afloat.items():
        square = key // ITEMS
        island = s.world.port_of[square]
        assert count > 0
        assert not s.world.land[square]
        assert island < 0 or s.world.islands[island].kind != HOME, "goods afloat in a home port"
    for seat, key, turns in s.banned:
        assert 0 <= seat < s.players
        assert s.afloat.get(key, 0) > 0, "a ban on goods that are gone"
        assert key % ITEMS != CRATE, "crates are no penalty"
        assert turns in (1, 2)


def check_ships(s: Dei) -> None:
    """Fields, points and counts of turns lie within their ends."""
    tracks = s.world.edition.tracks
    for at, field in enumerate(s.fields):
        assert 0 <= field < len(tracks[at % STATS].values)
    for ship in range(len(s.at)):
        assert 0 <= s.facing[ship] < 8
        assert 0 <= s.stays[ship] <= 2
        assert 0 <= s.points[ship] <= max(tracks[0].values)
        assert AT_REST <= s.moved[ship] <= ARRIVED
    active = [s.moved[ship] == UNDER_WAY for ship in (s.active * 2, s.active * 2 + 1)]
    assert active != [True, True], "two movements under way"


def check_holds(s: Dei) -> None:
    """No hold is too full but while its owner is, or is about to be, asked what to dump."""
    for ship in range(len(s.at)):
        if room_of(s, ship) < 0 and s.seat != OVER:
            assert tasks.task(tasks.FIT, ship) in [s.ask, *s.agenda], (
                "a hold too full, and nobody is asked"
            )


def check_course_of_the_game(s: Dei) -> None:
    """Who decides, who has won, and that nothing is left over when the active seat is free."""
    points = [wanted_points(s, seat) for seat in range(s.players)]
    assert all(0 <= count <= GOAL for count in points)
    assert [seat for seat, count in enumerate(points) if count == GOAL] == (
        [s.winner] if s.winner >= 0 else []
    )
    if s.seat == OVER:
        assert s.ask == NOTHING
        assert s.agenda == []
        return
    assert s.winner < 0
    if s.ask == NOTHING:
        assert s.agenda == []
        assert s.seat == s.active
    else:
        check_question(s)


def check_question(s: Dei) -> None:
    """The right seat is asked, and has a choice; a card may only be refused."""
    kind, first, second, _ = s.ask
    owner = second if kind == tasks.ATTACKS_ON else first // 2  # else a ship is named first
    assert s.seat == (0 if s.world.solo else owner), "somebody else is asked"
    assert kind != tasks.CARD or owner == s.active
    answers = {move.notation.split()[0] for move in GAME.legal(s)}
    assert answers <= ANSWERS[kind]
    assert len(list(GAME.legal(s))) > (kind != tasks.CARD)


def worth(s: Dei, seat: int) -> int:
    """The goods within reach of a seat, in crates: at home, aboard its ships, afloat.

    A coin is worth two crates (DEI-MARKET-1); a spice is counted as one.
    """
    have = s.home[seat * ITEMS : (seat + 1) * ITEMS]
    for ship in (seat * 2, seat * 2 + 1):
        for item in range(ITEMS):
            have[item] += s.hold[ship * ITEMS + item]
    for key, count in s.afloat.items():
        have[key % ITEMS] += count
    return sum(have) + have[COIN]
