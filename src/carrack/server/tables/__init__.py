"""Tables: seats, moves, turns, endings, talk, and what everybody is shown."""
