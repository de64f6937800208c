# Numbers in words from three on, for tests: trois quatre cinq six sept huit neuf dix onze douze

### Ce que le moteur lui-même dit de chaque jeu. Les textes d’un jeu passent avant ceux-ci.

## Why something is refused, whatever the game

refusal-game-over = La partie est finie.
refusal-not-your-turn = C’est à la place { $deciding } de jouer, pas à la place { $seat }.
refusal-no-such-move = « { $move } » n’est pas un coup de ce jeu.
refusal-no-such-number = Les coups sont numérotés de 0 à { $last } ; il n’y a pas de coup { $number }.
refusal-no-such-action = Les actions sont numérotées de 0 à { $last } ; il n’y a pas d’action { $action }.
refusal-action-without-move = L’action { $action } ne correspond à aucun coup dans cette position.
refusal-no-command = La place { $seat } ne peut pas faire « { $move } » hors de son tour maintenant.
refusal-no-commands = Dans { $game }, rien ne peut se faire hors de son tour.
refusal-nothing-to-undo = Il n’y a rien à annuler.
refusal-undo-out-of-reach = Seules les décisions { $first } à { $last } peuvent être annulées, pas { $decision }.
refusal-row-goes-on = Seul le dernier coup d’une série peut tirer, révéler quelque chose ou terminer le tour, mais « { $move } » le fait : envoie la suite séparément.
refusal-gone-on = La partie a continué depuis que ceci a été affiché.

## What cannot be chosen for a new game ($option: its name, $numbers, $known and $choices: lists)

wrong-players = { $game } se joue de { $least } à { $most } joueurs, pas à { $players }.
wrong-option = { $count ->
    [0] { $game } n’a pas d’option « { $option } » ; il n’en a aucune.
   *[other] { $game } n’a pas d’option « { $option } » ; il a { $known }.
}
wrong-option-players = L’option « { $option } » n’est que pour ces nombres de joueurs : { $numbers } ; ici, il y en a { $players }.
wrong-choice-players = L’option « { $option } » ne peut être « { $value } » qu’avec ces nombres de joueurs : { $numbers } ; ici, il y en a { $players }.
wrong-choice = L’option « { $option } » est l’un de { $choices }, pas « { $value } ».
wrong-text = L’option « { $option } » est un texte de { $longest } caractères au plus.
wrong-number = L’option « { $option } » est un nombre entier de { $least } à { $most }, pas « { $value } ».
wrong-game = il n’y a pas de jeu « { $game } » ; installés : { $known }
wrong-game-near = il n’y a pas de jeu « { $game } » ; voulais-tu dire « { $close } » ?
broken-game = le jeu « { $game } » est installé, mais ne peut pas être chargé : { $reason }

## What is wrong with a record or a file: clauses ($entry, $made, $written: lines; $noun: edition or map)

fault-line = ligne { $line } : { $reason }
fault-empty = le fichier est vide ; un enregistrement commence par un en-tête
fault-not-json = ce n’est pas du JSON ({ $reason })
fault-not-object = chaque ligne est un objet JSON entre accolades
fault-no-header = pas d’en-tête d’enregistrement de Carrack : il contient "carrack":{ $format }
fault-field = « { $field } » manque ici, ou n’est pas du JSON { $type }
fault-one-kind = une entrée a exactement l’un de { $kinds }
fault-outcome = le résultat d’un tirage est une liste de nombres entiers
fault-misplaced = une entrée { $kind } ne peut pas se trouver ici
fault-refused = { $entry } est refusé : { $reason }
fault-ends = l’enregistrement s’arrête ici, mais la partie continue avec { $made }
fault-game-other = l’enregistrement dit { $written }, mais le jeu donne { $made }
fault-seed-other = l’enregistrement dit { $written }, mais la graine donne { $made }
fault-running = c’est l’enregistrement d’une partie en cours : il omet ce qui est encore caché, on ne peut donc pas la revoir ; sauvegarde-le à nouveau quand la partie est finie
fault-not-finished = la partie n’est pas finie
fault-other-game = un enregistrement de « { $game } » ne peut pas être relu comme « { $here } »
fault-other-position = la partie continue d’une autre position qu’ici
fault-rules = elle a été jouée selon les règles { $rules }, mais on connaît ici { $known }
fault-components = { $part } est { $was } dans l’enregistrement, mais { $now } ici ; pareil dans les deux : { $same }
fault-no-commitment = l’en-tête ne s’engage sur aucune graine ; on ne peut vérifier que les parties d’une table
fault-other-commitment = la graine révélée ne correspond pas à l’engagement { $commitment }
fault-seed-digits = une graine s’écrit en 64 chiffres hexadécimaux
fault-no-seed = aucune note ne révèle la graine ; une table le fait quand sa partie est finie
fault-luck-scheme = le hasard suit « { $scheme } » ; on connaît ici { $known }
fault-luck-source = le hasard vient de la source « { $source } » ; on connaît ici { $known }
fault-luck-seats = le hasard est partagé par une ou plusieurs places, chacune une fois et dans l’ordre
fault-luck-opened = ce que la place { $seat } a révélé n’est pas ce dont elle a publié l’empreinte
fault-luck-unnamed = la place { $seat } n’a rien apporté au hasard, et n’est pas indiquée parmi les absents
fault-draw-no-more = le jeu tire ici « { $draw } », mais l’enregistrement n’a plus de tirage
fault-draw-other = le jeu tire ici « { $draw } », mais l’enregistrement contient « { $held } »
fault-draw-size = le tirage « { $draw } » a { $count ->
    [one] { $count } nombre
   *[other] { $count } nombres
} ; il lui en faut { $size }
fault-draw-settled = le tirage « { $draw } » est [{ $recorded }] dans l’enregistrement, mais la graine dont il découle donne [{ $made }]
fault-draw-order = le tirage « { $draw } » n’est pas un ordre des nombres de 0 à { $last } : [{ $outcome }]
fault-draw-number = tirage « { $draw } » : le nombre { $number } est { $value } ; il doit aller de 0 à { $most }
file-noun = { $noun ->
    [map] archipel
   *[edition] édition
}
file-unread = { $file } : illisible ; { $reason }
file-not-utf8 = { $file } : ce n’est pas un texte en UTF-8 ; enregistre-le en UTF-8
file-none = il n’y a pas d’{ file-noun } « { $name } » ; on connaît ici : { $known }
file-none-near = il n’y a pas d’{ file-noun } « { $name } » ; voulais-tu dire « { $near } » ?
file-misnamed = { $file } : l’{ file-noun } a pour nom « { $name } », mais son fichier s’appelle « { $file } » ; appelle le fichier « { $name }.toml », ou écris-y name = "{ $stem }"
file-name-reserved = « { $name } » a un sens particulier ; donne un autre nom au tien
file-name-shipped = « { $name } » est livré avec Carrack, et c’est celui-là qui est joué ; donne un autre nom au tien
file-name-hidden = { $path } a le même nom, et c’est celui-là qui est joué ; renomme l’un des deux

## What is wrong with a value of a file ($key, $value, $known, $allowed: as in it; $expected, $said, $problems: texts)

wrong-box = On ne peut pas jouer avec cette édition : { $problems }
wrong-box-and-edition = L’option « edition » nomme l’édition « { $edition } », et « box » en contient une autre : laisse « edition » sur « { $shipped } » pour jouer avec la tienne.
file-problems = { $problems }
file-at-key-line = { $file } : { $where }, ligne { $line } : { $said }
file-at-key = { $file } : { $where } : { $said }
file-at-line = { $file } : ligne { $line } : { $said }
file-not-toml = ce n’est pas du TOML : { $reason } ; voir https://toml.io
file-missing = { $key } manque ; il faut { $expected }
file-other = { $key } est { $value } ; il faut { $expected }
file-other-in = { $key } contient { $value } ; il faut { $expected }
file-unknown = il n’y a pas de { $value } ; on connaît ici : { $known }
file-unknown-near = il n’y a pas de { $value } ; voulais-tu dire « { $near } » ?
file-same-id = l’identifiant « { $id } » sert { $count } fois ; donne à chacun le sien (id = "…")
file-long = { $key } a { $count } valeurs ; il peut en avoir { $most } au plus
file-count = le nombre est ici { $count } ; il doit être { $needed } ({ $rule })
file-no-source = provenance ne dit pas d’où vient { $key } ; ajoute { $key } = l’un de { $allowed }
file-name = un nom court sans espaces, fait de lettres, de chiffres, de - et de _
file-title = un nom lisible par tous
file-id = un nom court qui lui est propre, comme « { $example } »
file-one-of = l’un de { $allowed }
file-words = une liste de { $allowed }
file-whole = un nombre entier de { $low } à { $high }
file-wholes = une liste de nombres entiers de { $low } à { $high }
file-share = un nombre de 0 à 1
file-table = une table [{ $key }]
file-tables = une suite de tables [[{ $key }]]
file-provenance = l’un de { $allowed }, ou une table avec l’un d’eux pour chaque valeur

## Beside the board: what is entered by hand

fault-luck-entered = le hasard a été saisi à la main ; il ne découle d’aucune graine
refusal-enter-first = Indique d’abord ce qui est tombé sur la table.
wrong-entered-count = valeurs demandées : { $needed } ; données : { $count }
wrong-entered-value = la valeur { $number } est le choix { $value } ; les choix vont de 0 à { $last }
wrong-entered-twice = la valeur { $number } a déjà été donnée ; chacune ne peut être qu’à une place
wrong-entered-seen = ce qui se trouve là dans « { $draw } » a déjà été vu
wrong-entered-elsewhere = impossible : quelqu’un l’a vu ailleurs
wrong-entered-unasked = rien n’est demandé maintenant
wrong-entered-game = { $game } ne peut pas se jouer à côté du plateau : le jeu ne dit pas ce qui est face cachée
entered-player = { $player }
