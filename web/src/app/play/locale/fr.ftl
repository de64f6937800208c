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
play-like-open = on ne peut pas encore le dire
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
play-sources = Points immédiats, par origine
play-later = Plus tard dans la partie
play-sources-about = Ce qui a été joué, moins ce que les meilleurs tours auraient rapporté aussitôt. Le reste des points perdus vient plus tard. Moins dans l’immédiat vaut souvent mieux.

play-mine-title = Comment je joue
play-none = Rien à évaluer pour l’instant : finis une partie et fais-la analyser.
play-games = { $count ->
    [one] { $game } : une partie
   *[other] { $game } : { $count } parties
}
play-missing = { $count ->
    [one] Une partie n’est pas encore analysée.
   *[other] { $count } parties ne sont pas encore analysées.
}
play-analyse = Analyser
play-begun = Elles sont analysées l’une après l’autre ; reviens plus tard.
play-private = Toi seul le vois, sur cet appareil.
play-newest = De tes parties finies, les { $count } plus récentes comptent.
play-public = Sur ton profil, les autres voient le PR de toutes tes parties analysées réunies, comme tu le souhaites ; toi seul vois le reste.
play-of = { $count ->
    [one] Comment { $name } joue à { $game } (une partie)
   *[other] Comment { $name } joue à { $game } ({ $count } parties)
}
play-mean = Par partie
play-strengths = Bots dans les mêmes positions
