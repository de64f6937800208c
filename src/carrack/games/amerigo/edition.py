"""Editions: the components of a box as data, each value with its provenance.

``load_edition("reconstructed")`` gives the edition that ships with Carrack; a path gives an
edition of one's own.
"""

from carrack.games.amerigo.components import (
    ANCHOR,
    ANY_COLOUR,
    COLOURS,
    GOOD_LETTERS,
    GOODS,
    LAND,
    LAND_CHARACTERS,
    NO_COLOUR,
    POST_SPACE,
    TILE_SIDE,
    WATER,
    WATER_CHARACTERS,
    Edition,
    IslandTile,
    ProductionKind,
    ProgressToken,
    TileKind,
    Track,
)

__all__ = [
    "ANCHOR",
    "ANY_COLOUR",
    "COLOURS",
    "GOODS",
    "GOOD_LETTERS",
    "LAND",
    "LAND_CHARACTERS",
    "NO_COLOUR",
    "POST_SPACE",
    "TILE_SIDE",
    "WATER",
    "WATER_CHARACTERS",
    "Edition",
    "IslandTile",
    "ProductionKind",
    "ProgressToken",
    "TileKind",
    "Track",
]
