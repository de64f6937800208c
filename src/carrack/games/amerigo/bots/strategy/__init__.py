"""How `greedy` judges a position and plans a turn, one question a module.

`worth` adds up what a position is worth to a seat: goods, pirates, tracks, tokens, islands, supply.
`steps` says what to do next within each action. Everything here looks at public facts alone.
"""
