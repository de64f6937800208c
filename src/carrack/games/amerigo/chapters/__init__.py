"""The rulebook of Amerigo, a module a chapter, refusals beside what they refuse."""
