"""The contract of a game, chance, records: everything that knows no particular game."""
