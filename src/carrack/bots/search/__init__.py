"""Bots that look ahead.

`context` has what every search knows of a game, `search_bot` what all of them do with a decision,
`ranking` judges lines where they end, `playouts` plays them on, `flat` compares lines by playouts,
`ismcts` by a tree.
"""
