# How well people played, next to the analysis of a game.

play = How well everybody played
play-about = PR counts what turns with a choice gave away, in thousandths of a win per turn: the lower, the better. Bots of every strength are measured in the same positions.
play-limits = One game says little, and no judge can rate anybody as strong as itself.
play-help = How play is rated
play-pr = PR
play-range = { $low } to { $high }
play-range-about = in 95 of 100 cases
play-points = Points lost per turn
play-like = Played like
play-like-at = { $strength }
play-like-between = between { $strength } and { $next }
play-like-below = weaker than { $strength }
play-like-above = at least { $strength }
play-like-open = cannot be told yet
play-few = { $count ->
    [one] one turn with a choice: too few
   *[other] { $count } turns with a choice: too few
}
play-said = { $player } lost { $pr }. In the same positions, bots would have lost: { $others }.
play-other = { $strength } { $pr }
play-luck = With and without luck
play-result = Result
play-chance = Luck
play-skill = Without luck
play-where = Where it was lost
play-phase-0 = Beginning
play-phase-1 = Middle
play-phase-2 = End
play-sources = Points at once, by source
play-later = Later in the game
play-sources-about = What was played, less what the best turns would have scored at once. The rest of the points lost comes later. Less at once is often better.

play-mine-title = How well I play
play-none = Nothing to rate yet: finish a game, and have it analysed.
play-games = { $count ->
    [one] { $game }: one game
   *[other] { $game }: { $count } games
}
play-missing = { $count ->
    [one] One game is not analysed yet.
   *[other] { $count } games are not analysed yet.
}
play-analyse = Analyse
play-begun = They are analysed one after the other; come back later.
play-private = Only you see this, on this device.
play-newest = Of your finished games, the newest { $count } count.
play-public = On your profile others see the PR of all your analysed games together, as you wish; the rest only you see.
play-of = { $count ->
    [one] How well { $name } plays { $game } (one game)
   *[other] How well { $name } plays { $game } ({ $count } games)
}
play-mean = Per game
play-strengths = Bots in the same positions
