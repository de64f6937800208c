# Un nouvel essai pour un tour d’une partie finie.

again-about = Les tours qui ont coûté le plus selon l’analyse, repris avant d’être joués. Ni ce qui a été joué ni le meilleur choix n’est révélé.
again-whose = Tours de qui
again-there = { $count ->
    [one] Un tour de { $player } mérite un nouvel essai.
   *[other] { $count } tours de { $player } méritent un nouvel essai.
}
again-none = Aucun tour de { $player } n’a rien cédé qui se distingue du hasard. Bien joué : il n’y a rien à réessayer.
again-unjudged = Aucun bot n’évalue ici les positions de ce jeu : personne ne peut dire quels tours réessayer.
again-found = trouvé
again-kept = Seul cet appareil retient quels tours ont été trouvés.
again-link = Copier un lien
again-link-of = Copier un lien : { $turn }
again-heading = Nouvel essai : tour { $turn }, { $player }
again-window = Nouvel essai : tour { $turn }, { $player } – { $game }
again-entered = Nouvel essai du tour { $turn } de { $player }. Jouez-le sur ce plateau, puis comparez-le au meilleur.
again-gone = Cette partie n’a là aucun tour à réessayer.
again-compare = Comparer
again-compare-not = Jouez d’abord le tour, jusqu’à la première chose révélée ou jusqu’à sa fin.
again-nothing = Et si je ne fais rien ?
again-again = Encore une fois
again-show = Montrer le meilleur
again-back = Un coup en arrière
again-next = Un coup en avant
again-compares = Comparaison avec le meilleur …
again-replying = Des bots jouent la réponse …
again-percent = { $value } %
again-loss = { $win } d’une victoire ({ $points })
again-tried-good = Aussi bon que le meilleur, pour autant qu’on puisse le dire. Différence : { $loss }.
again-tried-gives = Cela cède { $loss }.
again-nothing-good = Ne rien faire aurait été aussi bon que le meilleur tour, pour autant qu’on puisse le dire. Différence : { $loss }.
again-nothing-gives = Ne rien faire aurait cédé { $loss }.
again-least = Le minimum que permettent les règles : { $what }.
again-played-good = Ce qui a été joué dans la partie était aussi bon, pour autant qu’on puisse le dire. Différence : { $loss }.
again-played-gives = Ce qui a été joué dans la partie a cédé { $loss }.
again-reply = { $count ->
    [one] Un coup de ce qui peut suivre, avec une chance imaginée. ▶ le montre.
   *[other] { $count } coups de ce qui peut suivre, avec une chance imaginée. ▶ les montre un à un.
}
again-reply-at = Coup { $number } sur { $total } de ce qui peut suivre. { $what }
again-best = Le meilleur qui a été trouvé :
