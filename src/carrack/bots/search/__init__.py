"""Search: comparing lines of play by imagining how they go on.

`mind` is what every search knows of a game, `ranking` judges lines where they end, `flat` compares
them by playouts, and `plan` keeps a line from one decision of a turn to the next.
"""
