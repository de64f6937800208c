"""Carrack in a notebook: six verbs, and boards that are drawn in cells."""
