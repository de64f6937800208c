"""Notices: what people are told of while they do not look, by which ways, and what became of it."""
