"""What measurements of The Dutch East Indies have in common."""

from carrack.games.dutch_east_indies.state import Dei


def rounds_of(s: Dei) -> int:
    """The rounds that a finished game took, the one in which it was won counted."""
    return s.turn // s.players + (1 if s.winner >= 0 else 0)
