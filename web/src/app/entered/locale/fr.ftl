# À côté du plateau : ce qui est saisi à la main.

asked-number = Saisi jusqu’ici : { $number }
asked-send = Valider
asked-mend = Reprendre la dernière saisie
asked-mend-key = Reprendre la dernière saisie (retour arrière)
asked-change = Choisir à nouveau
asked-fewer = { $what } : un de moins
asked-more = { $what } : un de plus
asked-count = { $what } : de 0 à { $most }
asked-private = { $player } saisit ceci ; les autres détournent les yeux.
asked-wait = { $player } saisit ce que personne d’autre ne doit voir.
asked-wait-set-up = Les joueurs saisissent la mise en place.
asked-set-up = La mise en place
asked-set-up-about = Mettez le jeu en place sur votre table comme le disent ses règles, et saisissez ce qui tombe. Le plateau apparaît ici quand tout est connu.
asked-keep = Garder l’enregistrement
asked-keep-about = La partie est terminée. Tant que l’enregistrement n’est pas gardé, une saisie erronée peut être corrigée.
by-hand-mark = saisi à la main
by-hand-mark-about = Ce qui est tombé à cette table a été saisi par ses joueurs. Personne ne garantit le hasard, et la partie ne compte pour aucune cote.
