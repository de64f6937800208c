"""Finished games for other programs: a table of numbers, and the play file of BG Stats."""
