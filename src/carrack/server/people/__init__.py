"""People: who holds the links of seats, and on which devices."""
