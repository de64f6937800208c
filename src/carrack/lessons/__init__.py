"""Lessons that teach a game by playing it; they lie as data in the game's package."""
