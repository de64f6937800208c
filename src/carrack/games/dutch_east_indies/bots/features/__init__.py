"""A position as whole numbers, from which a network learns what it is worth to each side.

`units` scales them, `fleets` measures ships, `shared`, `sides` and `ships` hold the rows: each
number next to its name and meaning. Everything follows from what the deciding seat may know.
"""
