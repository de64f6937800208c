# Le plateau pour réfléchir.

plan-title = Plan : { $name }
plan-window = Plan : { $name } – { $game }
plan-entered = { $name } : un plateau pour réfléchir. Rien de ce que vous faites ici n’est joué à la table.
plan-left = De retour à la table.
plan-leave = À la table
plan-leave-game = À la partie
plan-leave-key = Quitter le plan (P)
plans = Plans
plan-new = Nouveau plan
plan-copy = Copier
plan-copy-of = Copier { $name }
plan-copied = { $name } (copie)
plan-delete = Supprimer
plan-delete-of = Supprimer { $name }
plan-rename = Nom de ce plan
plan-row = { $count ->
    [one] { $count } coup, à partir du tour { $turn }
   *[other] { $count } coups, à partir du tour { $turn }
}
plan-unkept = Les plans ne sont gardés que jusqu’à la fermeture de cette page.
plan-kept = Les plans restent sur cet appareil. Ils sont oubliés en même temps que la place.
plan-line = { $count ->
    [0] Le plan n’a encore aucun coup
    [one] Le plan : un coup
   *[other] Le plan : { $count } coups
}
plan-at = { $number ->
    [0] Le début du plan.
   *[other] Coup { $number } sur { $total } du plan.
}
plan-begin = Là où il commence
plan-go = Aller à ce point
plan-imagined = imaginé
plan-ahead = annulé
plan-unknown = Ce qui vient ensuite, personne ne peut le savoir.
plan-go-on = Continuer avec quelque chose d’imaginé
plan-imagination = Hypothèse { $number } : cela peut se passer ainsi, ou autrement.
plan-again = Imaginer autre chose
plan-broken = { $count ->
    [one] { $count } coup sur { $total } tient encore, puis le plan s’arrête : { $reason }
   *[other] { $count } coups sur { $total } tiennent encore, puis le plan s’arrête : { $reason }
}
plan-held = { $count ->
    [one] Le seul coup qui reste tient encore.
   *[other] Les { $count } coups qui restent tiennent encore.
}
plan-restart = Recommencer
plan-bot = Laisser jouer le bot
plan-bots = Bots jusqu’à mon tour
plan-stop = Arrêter
plan-thinks = Un bot réfléchit …
plan-gone-on = La partie a continué à la table.
plan-gone-on-by = La partie a continué à la table : { $what }
plan-earlier = Ce plan part d’une position antérieure.
plan-your-turn = C’est à vous à la table.
plan-table-over = La partie est finie à la table.
plan-set-up = Reprendre ce plan sur la nouvelle position
plan-play = { $count ->
    [one] Jouer ce plan : un coup
   *[other] Jouer ce plan : { $count } coups
}
plan-play-not = Ce plan peut être joué quand c’est votre tour et qu’il part de la dernière position.
plan-played = { $count ->
    [one] Un coup du plan a été joué à la table.
   *[other] { $count } coups du plan ont été joués à la table.
}
plan-played-some = { $count ->
    [0] Rien du plan n’a été joué à la table : { $reason }
    [one] Un coup sur { $total } a été joué à la table, puis arrêt : { $reason }
   *[other] { $count } coups sur { $total } ont été joués à la table, puis arrêt : { $reason }
}
plan-changed = la table a changé.
