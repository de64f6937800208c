"""How `greedy` judges a position and plans a turn, with one module per question.

`worth` adds up what a position is worth to a seat: goods, pirates, tracks, tokens, islands, supply.
`steps` says what to do next within each action. Everything here uses only public facts.
"""
