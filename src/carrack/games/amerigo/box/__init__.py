"""Editions: the contents of a box, read from TOML, checked and reported."""
