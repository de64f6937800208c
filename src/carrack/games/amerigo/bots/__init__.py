"""What bots know of the game: the rule of thumb, candidate lines and features."""
