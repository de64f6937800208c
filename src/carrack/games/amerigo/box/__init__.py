"""Editions: what lies in a box, read from TOML, checked and reported."""
