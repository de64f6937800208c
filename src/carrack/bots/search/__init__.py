"""Bots that look ahead.

`context` has what every search knows of a game, `search_bot` what they have in common, `ranking`
judges the ends of lines, `playouts` plays them on, `flat` compares lines by playouts.
"""
