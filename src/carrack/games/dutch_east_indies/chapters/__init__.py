"""The rulebook of The Dutch East Indies, by chapter; refusals are beside what they refuse."""
