# Le plateau en mots, et des questions par touches.

in-words = En mots
in-words-title = Le plateau en mots
in-words-key = Le plateau en mots (T)
in-words-close = Montrer l’image
in-words-go = Aller à la case
in-words-go-to = Y aller
in-words-no-square = Il n’y a pas de case { $name } ici. Les cases portent le nom de leur colonne et de leur rangée, par exemple { $example }.
in-words-squares = Cases par rangées et colonnes
in-words-beside = À côté des cases
in-words-news = Depuis ton dernier tour
in-words-own = Ce qui est à toi
in-words-others = Ce qui est aux autres ou à personne
in-words-goals = Ports, d’abord ceux à portée
in-words-builds = Où construire, les meilleurs endroits d’abord
in-words-islands = Îles
in-words-checks = Ce que dit la vérification
in-words-ships = Navires
in-words-none = Rien.
in-words-edge = Le plateau s’arrête ici.
in-words-keys = Touches
in-words-row = Rangée { $row }

question-w = Où sont mes navires ?
question-ww = Qu’y a-t-il d’autre sur l’eau ?
question-o = Qu’y a-t-il ici ?
question-n = Quels ports sont proches, et que coûtent-ils ?
question-i = Qu’en est-il de cette île ?
question-numbered = Qu’en est-il de l’île qui porte ce numéro ?
question-beside = Qu’y a-t-il sur la case du cadre qui porte ce numéro ?
question-s = Où en est chacun ?
question-sheet = Que possède la personne assise à cette place ?
question-d = Qu’y a-t-il à côté du plateau ?
question-c = Que coûtent et que rapportent les choses de la boîte ?
question-l = Que s’est-il passé depuis mon dernier tour ?
question-m = Que puis-je faire ?
question-check = Que dit la vérification ?
question-a = Répète, s’il te plaît.

answer-no-ships = Tu n’as aucun navire ici.
answer-no-afloat = Il n’y a rien d’autre sur l’eau.
answer-no-ports = Il n’y a pas de port pour tes navires.
answer-no-island = Il n’y a pas d’île en { $square }.
answer-islands = I puis un nombre demandent une île : { $islands }.
answer-beside = F puis un nombre de 0 à { $last } demandent une case du cadre.
answer-no-seat = Il n’y a pas de place { $number }.
answer-no-news = Il ne s’est encore rien passé.
answer-no-moves = Ce n’est pas ton tour.
answer-moves = { $line } { $count ->
    [one] Un coup : { $moves }.
   *[other] { $count } coups : { $moves }.
}
answer-out-of-turn = Hors de ton tour : { $moves }.
answer-group = { $name } ({ $count }, par exemple { $moves })
answer-more = { $count } de plus
answer-no-hints = Il n’y a pas de conseils à cette table.
answer-no-advice = Pendant une relecture, on ne demande rien à un bot. Une fois la partie finie, son analyse dit ce qu’un bot aurait joué.
answer-not-judged = L’analyse ne dit rien de cette décision.
answer-as-bot = { $player } : { $move }. C’est aussi ce que le bot aurait joué.

words-free = libre
words-size = { $count ->
    [one] Une case de terre.
   *[other] { $count } cases de terre.
}
words-area = Cases { $first } à { $last }
words-squares = Terre : { $squares }.
words-standing = Dans ses ports : { $ships }.
words-away = { $count ->
    [one] { $square }, à { $count } case
   *[other] { $square }, à { $count } cases
}
words-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
words-points = { $points ->
    [one] à { $points } point de mouvement
   *[other] à { $points } points de mouvement
}

keys-title = Touches
keys-about = Elles fonctionnent partout à la table, sauf pendant que tu écris.
keys-about-drawing = Elles fonctionnent partout sur cette page, sauf pendant que tu écris. Une minuscule prend la terre de l’île qui la porte ; avec Maj, elle pose une question.
keys-single = Touches à un seul caractère
key-name = { $key ->
    [Shift] Maj
    [Enter] Entrée
    [Del] Suppr
    [Esc] Échap
   *[other] { $key }
}
keys-board = Montrer le plateau en mots et y aller
keys-go = Aller à une case par son nom
keys-arrows = De case en case, dans le plateau en mots
keys-enter = Choisir la case, ou tout entendre à son sujet
keys-draw = Utiliser l’outil en main sur la case
keys-confirm = Confirmer le tour, quand rien d’autre n’a le focus
keys-escape = Fermer ce qui est ouvert
keys-hint = Que jouerait un bot ?
keys-moves = Aller aux coups
keys-undo = Annuler une étape
keys-plan = Réfléchir sur un plateau à soi, et en revenir
keys-next = Aller à la prochaine table qui t’attend
keys-help = Toutes les touches
