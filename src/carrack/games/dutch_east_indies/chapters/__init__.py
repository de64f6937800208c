"""The rulebook of The Dutch East Indies, a module a chapter, refusals beside what they refuse."""
