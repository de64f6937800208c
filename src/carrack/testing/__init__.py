"""The tests of the contract, for any game; Carrack's own games are tested with them too.

    pytest --pyargs carrack.testing --game NAME

runs them all on an installed game, or on `module:GAME` (needs `carrack-games[testing]`). The tests
play random games and compare at every position what the game says with what then happens. With
`CARRACK_THOROUGH=1` they play many more games. For tests of your own there are

* `walks`: random games, position by position;
* `positions`: checks of one position (legal moves, refusals, copies, JSON, views, the end);
* `announcements`: what a game says about moves beforehand, compared with what they do;
* `whole_games`: events, turns, undo, records and draws of a whole game;
* `beside`: a game whose chance is entered by hand;
* `promises`: how to make your own check fail like these, with game, place and promise;
* `secrecy`: nothing shows what a seat cannot know;
* `words`: what a page shows has words in the game's `locale`.

>>> from carrack.core.registry import find_game
>>> from carrack.testing import positions, walks
>>> for spot in walks.walk(find_game("amerigo"), players=2, seed=7):
...     if spot.number < 3:
...         positions.check_legal(spot)
"""

__all__ = [
    "announcements",
    "beside",
    "plugin",
    "positions",
    "promises",
    "secrecy",
    "walks",
    "whole_games",
    "words",
]
