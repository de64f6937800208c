"""Seating by a proof: in every row of as many games as seats, everybody has each seat once.

That is always possible. Cut the games of each person, in their order, into rows of as many games as
a table has seats. A row and a table are linked where the person sits at the table; each row and
each table has no more links than there are seats, so (Kőnig, 1916) the links can be given seats of
which no two at a row or a table are the same. The proof is the algorithm.
"""

from __future__ import annotations

from carrack.leagues.cost import Schedule, Table

Row = tuple[int, int]
"""A person, and the number of a row of their games."""


def with_seats(schedule: Schedule) -> Schedule:
    """The same tables, each with its people in the order of their seats."""
    tables = [table for tables in schedule for table in tables]
    seated = iter(_Seating().all(tables))
    return tuple(tuple(next(seated) for _ in tables) for tables in schedule)


class _Seating:
    """Seats given so far: `tables[t][s]` is the row on seat s of table t, `rows` the reverse."""

    def __init__(self) -> None:
        self.tables: list[dict[int, Row]] = []
        self.rows: dict[Row, dict[int, int]] = {}

    def all(self, tables: list[Table]) -> list[Table]:
        """Seat the people of all tables, in the order given."""
        games: dict[int, int] = {}
        for number, table in enumerate(tables):
            self.tables.append({})
            for person in table:
                row = (person, games.get(person, 0) // len(table))
                games[person] = games.get(person, 0) + 1
                self._sit(number, row, len(table))
        return [tuple(seated[s][0] for s in sorted(seated)) for seated in self.tables]

    def _sit(self, table: int, row: Row, seats: int) -> None:
        """Give a row its seat at a table: the lowest that is free for both, else by exchanges."""
        held = self.rows.setdefault(row, {})
        taken = self.tables[table]
        free = [seat for seat in range(seats) if seat not in taken]
        both = [seat for seat in free if seat not in held]
        if not both:
            own = min(seat for seat in range(seats) if seat not in held)
            self._exchange(row, free[0], own)
            both = [free[0]]
        held[both[0]] = table
        taken[both[0]] = row

    def _exchange(self, row: Row, here: int, there: int) -> None:
        """Free the seat `here` for a row: exchange the two seats along the chain that begins there.

        From a row on the one seat to its table, from there to the row on the other one, and so on.
        The chain never comes back: it would have to enter the first row by a seat that it lacks.
        """
        chain: list[tuple[int, Row, int]] = []
        one, other = here, there
        while one in self.rows[row]:
            table = self.rows[row][one]
            chain.append((table, row, one))
            if other not in self.tables[table]:
                break
            row = self.tables[table][other]
            chain.append((table, row, other))
        for table, each, seat in chain:
            del self.rows[each][seat]
            del self.tables[table][seat]
        for table, each, seat in chain:
            new = other if seat == one else one
            self.rows[each][new] = table
            self.tables[table][new] = each
