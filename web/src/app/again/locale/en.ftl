# Another try at a turn of a finished game.

again-about = The turns that cost the most by the analysis, from before they were played. Neither what was played nor what is best is told.
again-whose = Whose turns
again-there = { $count ->
    [one] One turn of { $player } is worth another try.
   *[other] { $count } turns of { $player } are worth another try.
}
again-none = No turn of { $player } gave away anything that could be told from chance. Well played: there is nothing to try again.
again-unjudged = No bot here evaluates positions of this game, so nobody can tell which turns to try again.
again-found = found
again-kept = Only this device remembers which turns were found.
again-link = Copy a link
again-link-of = Copy a link: { $turn }
again-heading = Another try: turn { $turn }, { $player }
again-window = Another try: turn { $turn }, { $player } – { $game }
again-entered = Another try at turn { $turn } of { $player }. Play it on this board, then compare it with the best.
again-gone = This game has no turn there that could be tried again.
again-compare = Compare
again-compare-not = Play the turn first, up to the first thing that is revealed or to its end.
again-nothing = What if I do nothing?
again-again = Again
again-show = Show the best
again-back = One move back
again-next = One move forward
again-compares = Comparing with the best …
again-replying = Bots are playing the reply …
again-percent = { $value }%
again-loss = { $win } of a win ({ $points })
again-tried-good = As good as the best, as far as can be told. Difference: { $loss }.
again-tried-gives = This gives away { $loss }.
again-nothing-good = Doing nothing would have been as good as the best, as far as can be told. Difference: { $loss }.
again-nothing-gives = Doing nothing would have given away { $loss }.
again-least = The least that the rules allow: { $what }.
again-played-good = What was played in the game was as good, as far as can be told. Difference: { $loss }.
again-played-gives = What was played in the game gave away { $loss }.
again-reply = { $count ->
    [one] One move of what may follow, with luck imagined. ▶ shows it.
   *[other] { $count } moves of what may follow, with luck imagined. ▶ shows them one by one.
}
again-reply-at = Move { $number } of { $total } of what may follow. { $what }
again-best = The best that was found:
