"""The rulebook of Amerigo, by chapter; refusals are beside what they refuse."""
