"""Carrack in a notebook: a session with six verbs, and boards drawn in cells."""
