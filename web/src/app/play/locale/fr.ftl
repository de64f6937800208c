# Comment on a joué, à côté de l’analyse d’une partie.

play = La qualité du jeu de chacun
play-about = Le PR compte ce que les tours avec un choix ont laissé échapper, en millièmes de victoire par tour : plus il est bas, mieux c’est. Des bots de chaque force sont mesurés dans les mêmes positions.
play-limits = Une partie dit peu, et aucun juge ne peut évaluer quelqu’un d’aussi fort que lui.
play-help = Comment le jeu est évalué
play-pr = PR
play-range = { $low } à { $high }
play-range-about = dans 95 cas sur 100
play-points = Points perdus par tour
play-like = Joué comme
play-like-at = { $strength }
play-like-between = entre { $strength } et { $next }
play-like-below = plus faible que { $strength }
play-like-above = au moins { $strength }
play-few = { $count ->
    [one] un seul tour avec un choix : trop peu
   *[other] { $count } tours avec un choix : trop peu
}
play-said = { $player } : { $pr } perdus. Dans les mêmes positions, les bots auraient perdu : { $others }.
play-other = { $strength } { $pr }
play-luck = Avec et sans la chance
play-result = Résultat
play-chance = Chance
play-skill = Sans la chance
play-where = Où cela a été perdu
play-phase-0 = Début
play-phase-1 = Milieu
play-phase-2 = Fin
