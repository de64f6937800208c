### The Dutch East Indies en français, avec les mots du livret de règles. Les valeurs : voir en.ftl.

game-title = The Dutch East Indies
game-about = Échange tes caisses contre des épices sur les îles sauvages, glisse-toi entre les pirates que pousse le vent et rapporte avant les autres deux exemplaires de chaque épice.
game-length = Une demi-heure avec des bots, une à deux heures entre amis
# words that find the same rules: groups, parted by semicolons
rules-synonyms = port ancre mouillage accoster; gagner victoire vainqueur; épice girofle cardamome cannelle muscade poivre; caisse marchandise bien cargaison; pièce argent or; combat bataille attaque combattre; améliorer amélioration; bateau navire vaisseau; virer tourner rotation; vent dé; soute cale cargaison; archipel plan carte

## Names

item-crate = caisse
item-coin = pièce
item-clove = clou de girofle
item-cardamom = cardamome
item-cinnamon = cannelle
item-nutmeg = noix de muscade
item-pepper = poivre
stat-sail = voilure
stat-cargo = cargaison
stat-cannons = canons
ship-big = grand navire
ship-small = petit navire
pirate-big = grand pirate
pirate-small = petit pirate
way-N = nord
way-NE = nord-est
way-E = est
way-SE = sud-est
way-S = sud
way-SW = sud-ouest
way-W = ouest
way-NW = nord-ouest
island-home = île d’origine
island-market = île du marché
island-wild = île sauvage

## Words on the board and the ship cards

label-round = Manche { $round }
label-points = Épices qui comptent
label-missing = Manque encore
label-stock = Sur l’île d’origine
label-hold = Soute
label-load = Chargement { $load } sur { $cargo }
label-movement = Points de mouvement
label-cards = Cartes de commerce
label-known = Carte du dessus déjà vue
label-top-card = Carte du dessus
label-depleted = épuisée
label-discard = Défausse
label-aside = Cartes mises de côté
label-supply = Réserve
label-afloat = À la mer
label-pirates = Pirates
label-threatened = menacé par les pirates
label-must-leave = doit quitter son port
label-port = port
label-price = Prix
label-crates-asked = Demande
label-gives = Donne
label-odds = Chances { $odds } sur 36
label-facing = cap { $way }
label-start = Commence
label-turn = À la barre
label-homes = À bon port
label-islands = Cartes de commerce
label-seen = vue
label-next-field = prochain cran { $price }
label-highest = cran le plus haut
label-lowest = cran le plus bas
label-tracks = Navires
label-fields = Crans
label-alongside = en mer
label-anything = huit épices quelconques
label-pepper = comble un manque
label-solo = L’IA
label-solo-deck = Dans la pioche
label-solo-target = Cible
label-no-order = pioche une nouvelle carte
label-order-done = fini
label-square = Pleine mer
label-edge = Case { $square }
provenance-rulebook = selon le livret de règles
provenance-deduced = par déduction
provenance-reconstructed = par reconstitution
provenance-printed = relevé sur une boîte
provenance-own = de sa propre main
option-edition = Édition
    .help = La boîte dont le matériel est utilisé.
option-box = Édition personnelle
    .help = Le texte d’un fichier d’édition, avec laquelle jouer à la place.
edition-reconstructed = Reconstituée
option-chart = Archipel
    .help = Les îles où naviguer ; l’archipel standard est celui du nombre de joueurs.
chart-standard = Standard
chart-cove = L’Anse (2, petit)
chart-two = Le Détroit (2)
chart-three = Le Triangle (3)
chart-four = Les Quatre Coins (4)
option-map = Archipel personnel
    .help = Le texte d’un fichier d’archipel, sur lequel jouer à la place.
option-start = Qui commence
    .help = Au hasard, ou une place.
start-drawn = au hasard
option-supply = Réserve
    .help = Illimitée, ou limitée au contenu de la boîte.
supply-free = illimitée
supply-strict = comme dans la boîte
option-rounds = Manches au plus
    .help = La partie s’arrête après ce nombre de manches ; 0 : seulement avec une victoire.
option-map_seed = Archipel d’après un numéro
    .help = Le même numéro donne le même archipel ; le hasard de la partie n’en dépend pas. Vide : aucun numéro choisi.
option-goal = Épices pour gagner
    .help = 8 est le but du livret : deux de chaque, le poivre remplace n’importe laquelle. Moins d’épices, partie plus courte.
option-aboard = Épices à bord au départ
    .help = Ce nombre sur les navires de chaque joueur, chaque sorte à tour de rôle, dans la limite de la place.

## Names by id, for the texts below

# A thing by its id; an id that is not known here is shown as it is.
the-item = { $item ->
    [crate] { item-crate }
    [coin] { item-coin }
    [clove] { item-clove }
    [cardamom] { item-cardamom }
    [cinnamon] { item-cinnamon }
    [nutmeg] { item-nutmeg }
    [pepper] { item-pepper }
   *[other] { $item }
}
# One of a thing, in a sentence
an-item = { $item ->
    [crate] une caisse
    [coin] une pièce
    [clove] un clou de girofle
    [nutmeg] une noix de muscade
    [cardamom] une cardamome
    [cinnamon] une cannelle
    [pepper] un poivre
   *[other] { $item }
}
the-wanted = { $wanted ->
    [crate] { item-crate }
    [coin] { item-coin }
    [clove] { item-clove }
    [cardamom] { item-cardamom }
    [cinnamon] { item-cinnamon }
    [nutmeg] { item-nutmeg }
    [pepper] { item-pepper }
   *[other] { $wanted }
}
the-stat = { $stat ->
    [sail] { stat-sail }
    [cargo] { stat-cargo }
    [cannons] { stat-cannons }
   *[other] { $stat }
}
the-way = { $way ->
    [N] { way-N }
    [NE] { way-NE }
    [E] { way-E }
    [SE] { way-SE }
    [S] { way-S }
    [SW] { way-SW }
    [W] { way-W }
    [NW] { way-NW }
   *[other] { $way }
}
the-wind = { $wind ->
    [N] { way-N }
    [NE] { way-NE }
    [E] { way-E }
    [SE] { way-SE }
    [S] { way-S }
    [SW] { way-SW }
    [W] { way-W }
    [NW] { way-NW }
   *[other] { $wind }
}
the-went = { $went ->
    [N] { way-N }
    [NE] { way-NE }
    [E] { way-E }
    [SE] { way-SE }
    [S] { way-S }
    [SW] { way-SW }
    [W] { way-W }
    [NW] { way-NW }
   *[other] { $went }
}
the-size = { $size ->
    [big] { ship-big }
    [small] { ship-small }
   *[other] { $size }
}
the-gains = { $gains ->
    [none] rien
   *[other] { $gains }
}
the-pirate = { $pirate ->
    [big] { pirate-big }
    [small] { pirate-small }
   *[other] { $pirate }
}
# Ships of all seats are counted from 0: of each seat first the big one
own-ship = { $ship ->
    [0] le grand navire
    [1] le petit navire
    [2] le grand navire
    [3] le petit navire
    [4] le grand navire
    [5] le petit navire
    [6] le grand navire
    [7] le petit navire
   *[other] { $ship }
}
the-target = { $target ->
    [0] 1A
    [1] 1B
    [2] 2A
    [3] 2B
    [4] 3A
    [5] 3B
    [6] 4A
    [7] 4B
   *[other] { $target }
}

## What a tapped thing is

told-ship = { $square }, cap { the-way }.
told-ship-port = Au port : { $island }.
told-ship-stats = { stat-sail } { $sail }, { stat-cargo } { $cargo }, { stat-cannons } { $cannons }.
told-ship-hold = À bord : { $goods }.
told-pirate = { $square }, cap { the-way } ; { stat-cannons } { $cannons }. Il attaque sur les cases hachurées : { $squares }.
told-home = Île d’origine de { $player }. Sur l’île : { $goods }.
told-missing = Manque encore : { $goods }.
told-nothing-missing = Plus rien ne manque.
told-ports = Ports : { $squares }.
told-anchors = Cases à ancre : { $squares }.
told-cards-left = Cartes de commerce restantes : { $left } sur { $all }.
told-depleted = Plus aucune carte : ses cases à ancre ne sont plus des ports jusqu’à la prochaine distribution.
told-known = Tu as vu la carte du dessus :
told-afloat = À la mer en { $square } : { $goods }.
told-threatened = Ici, les pirates attaquent.
told-track = Crans de { $low } à { $high } ; prix { $prices }.
told-card = Elle demande { $crates ->
    [one] { $crates } caisse
   *[other] { $crates } caisses
} et donne { $goods }.
told-discard = { $count ->
    [one] { $count } carte de commerce est face visible dans la défausse.
   *[other] { $count } cartes de commerce sont face visible dans la défausse.
}
told-solo-wild = Navigue vers l’île sauvage la plus proche qui a des cartes, prend les épices de la carte du dessus et les rapporte.
told-solo-market = Navigue vers l’île du marché et y améliore d’un cran, gratuitement : { $stats }.
told-solo-hunt = Chasse le navire le plus proche qui porte une épice hors de son port d’origine, et rapporte son butin.
told-solo-otherwise = S’il n’y a rien à chasser :
told-solo-shuffle = Cela fait, la carte est mélangée à la pioche avec toute la défausse.
told-solo-level = { the-level } : l’IA gagne avec huit épices quelconques sur son île.
told-solo-deck = Cartes face cachée : { $deck } ; dans la défausse : { $discard }.
told-moved = { $moved ->
    [0] n’a pas bougé ce tour
    [1] en route
   *[other] a terminé son déplacement
}
told-stays = Tours terminés dans ce port : { $stays }.

## The automaton

option-level = Difficulté
    .help = La force de l’IA : plus de canons, plus de voilure, une autre pioche.
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
action-wild = île sauvage
action-market = marché
action-hunt = chasse
stage-outward = à l’aller
stage-homeward = au retour
the-level = { $level ->
    [easy] { level-easy }
    [medium] { level-medium }
    [hard] { level-hard }
    [expert] { level-expert }
   *[other] { $level }
}
the-action = { $action ->
    [wild] { action-wild }
    [market] { action-market }
    [hunt] { action-hunt }
   *[other] { $action }
}
the-why = { $why ->
    [delivered] les épices sont à bon port
    [upgraded] le navire est amélioré
    [no-spices] la cible n’a pas d’épices
    [robbed] ses épices sont perdues
    [escaped] la cible est dans son port
    [empty] la carte n’a pas donné d’épices
   *[other] plus rien n’y est possible
}

## Components, for where their values come from

components-stock = Stock de départ
components-pirates = Pirates
components-supply = Réserve
components-solo = Navires de l’IA
components-cards = Cartes de commerce
components-solo_cards = Cartes de l’IA
components-chart = Archipel : { $title }

## What to do now

prompt-act = Navigue et agis, puis termine ton tour.
prompt-left = Encore possible : { $left }
prompt-leave = Un navire doit d’abord quitter son port.
prompt-may = Tu peux encore agir, puis terminer ton tour.
prompt-done = Plus rien à faire : termine ton tour, ou annule.
prompt-card = Accepte la carte de commerce, ou refuse-la.
prompt-first = Quel navire le pirate attaque-t-il d’abord ?
prompt-lower = Rétrograde une statistique de ton navire.
prompt-drop = Une épice ou une pièce passe par-dessus bord.
prompt-dump = La soute déborde : jette quelque chose à la mer.
prompt-take = Prends une épice au perdant.
prompt-give = Quelle épice l’IA reçoit-elle ?
prompt-lower-theirs = Rétrograde une statistique du navire de l’IA.
prompt-wait = D’autres décident d’abord.

## Moves, for buttons

move-sail = Naviguer cap { the-way }
move-turn = Virer cap { the-way }
move-pick = Récupérer { an-item }
move-load = Charger { an-item }
move-unload = Décharger { an-item }
move-give = Transférer { an-item }
move-look = Regarder la carte à { $island }
move-accept = { $crates ->
    [one] Accepter, { $crates } caisse de ce navire
   *[other] Accepter, { $crates } caisses de ce navire
}
move-refuse = Refuser
move-buy = Acheter 2 caisses pour 1 pièce
move-sell = Vendre 2 caisses pour 1 pièce
move-swap = { the-item } et 2 pièces contre { the-wanted }
move-upgrade = { $cost ->
    [one] Améliorer { $stat ->
        [sail] la voilure
        [cargo] la cargaison
        [cannons] les canons
       *[other] { the-stat }
    } pour { $cost } pièce
   *[other] Améliorer { $stat ->
        [sail] la voilure
        [cargo] la cargaison
        [cannons] les canons
       *[other] { the-stat }
    } pour { $cost } pièces
}
move-attack = Attaquer { the-target }
move-first = D’abord le { the-size }
move-take = Prendre { an-item }
move-yield = Céder { an-item }
move-lower = { $stat ->
    [sail] Rétrograder la voilure
    [cargo] Rétrograder la cargaison
    [cannons] Rétrograder les canons
   *[other] Rétrograder : { the-stat }
}
move-drop = Jeter { an-item } par-dessus bord
move-dump = Jeter { an-item } à la mer
move-end = Terminer le tour

## Sortes d’actions, selon lesquelles une analyse additionne les pertes

deed-sail = Naviguer
deed-turn = Virer
deed-pick = Repêcher
deed-load = Charger
deed-unload = Décharger
deed-give = Transférer
deed-look = Regarder des cartes
deed-accept = Accepter un échange
deed-refuse = Refuser un échange
deed-buy = Acheter au marché
deed-sell = Vendre au marché
deed-swap = Échanger des épices
deed-upgrade = Améliorer les navires
deed-attack = Attaquer
deed-first = Ordre des attaques
deed-take = Prendre le butin
deed-yield = Céder la cargaison
deed-lower = Baisser une valeur
deed-drop = Jeter par-dessus bord
deed-dump = Jeter la cargaison
deed-end = Fin du tour
# The clicks that lead to a move
group-ship = { the-size }
group-sail = Naviguer
group-turn = Virer
group-swap = Échanger une épice
group-upgrade = Améliorer
group-load = Charger
group-unload = Décharger
group-give = Transférer

## What the turn still offers, after "End turn · "

left-ship = { $size ->
    [big] le grand navire n’a pas bougé
   *[other] le petit navire n’a pas bougé
}
left-ships = aucun navire n’a bougé
left-points = { $size ->
    [big] { $points ->
        [one] { $points } point du grand navire
       *[other] { $points } points du grand navire
    }
   *[other] { $points ->
        [one] { $points } point du petit navire
       *[other] { $points } points du petit navire
    }
}
left-look = la carte à { $island }
left-spices = { $count ->
    [one] { $count } épice à décharger
   *[other] { $count } épices à décharger
}

## What a move brings

brings-item = { $count ->
    [one] { $count } × { the-item }
   *[other] { $count } × { the-item }
}

## What cannot be taken back when a move is played, and what it gives up

final-look = une carte est regardée
final-shown = la carte est montrée à tous
final-dice = les dés sont lancés
final-pirate = { $size ->
    [big] le grand pirate attaque
   *[other] le petit pirate attaque
}
final-wind = les pirates se déplacent
final-automaton = l’IA joue
final-dealt = les cartes sont redistribuées
final-passes = d’autres décident ensuite
final-over = la partie se termine
final-won = la partie est gagnée
lapse-points = { $size ->
    [big] { $points ->
        [one] { $points } point du grand navire est perdu
       *[other] { $points } points du grand navire sont perdus
    }
   *[other] { $points ->
        [one] { $points } point du petit navire est perdu
       *[other] { $points } points du petit navire sont perdus
    }
}

## The log

event-turn = Manche { $round } : { $player }.
event-wind = Vent pour le { the-pirate } : { the-wind }.
event-wind-turned = Vent pour le { the-pirate } : { the-wind }, bloqué. Cap { the-went }.
event-wind-blocked = Vent pour le { the-pirate } : { the-wind }, bloqué. On relance.
event-becalmed = Le { the-pirate } n’a nulle part où aller.
event-sailed = { $player } : { own-ship } va en { $square }.
event-turned = { $player } : { own-ship } vire, cap { the-way }.
event-picked-up = { $player } : { own-ship } récupère { an-item }.
event-loaded = { $player } : { own-ship } charge { an-item }.
event-unloaded = { $player } : { own-ship } décharge { an-item }.
event-ashore = { $player } : { an-item } débarque sur l’île d’origine.
event-given = { $player } : { own-ship } transfère { an-item }.
event-looked = { $player } : { own-ship } regarde la carte à { $island }.
event-traded = { $crates ->
    [one] { $player } : { own-ship } échange { $crates } caisse contre { the-gains }.
   *[other] { $player } : { own-ship } échange { $crates } caisses contre { the-gains }.
}
event-refused = { $player } refuse la carte à { $island }.
event-depleted = L’île { $island } est épuisée.
event-dealt = Toutes les cartes de commerce sont redistribuées.
event-bought = { $player } : { own-ship } achète 2 caisses pour 1 pièce.
event-sold = { $player } : { own-ship } vend 2 caisses pour 1 pièce.
event-swapped = { $player } échange : { the-item } contre { the-wanted }.
event-upgraded = { $player } : { own-ship } améliore { $stat ->
    [sail] la voilure
    [cargo] la cargaison
    [cannons] les canons
   *[other] { the-stat }
} : { $value }.
event-lowered = { $player } : { own-ship } rétrograde { $stat ->
    [sail] la voilure
    [cargo] la cargaison
    [cannons] les canons
   *[other] { the-stat }
} : { $value }.
event-battle = { $won ->
    [true] { $player } : { own-ship } attaque { the-target } et gagne ({ $dice }).
   *[other] { $player } : { own-ship } attaque { the-target } et perd ({ $dice }).
}
event-spoils = { $player } prend { an-item } à { the-target }.
event-pirate-battle = { $won ->
    [true] { $player } : { own-ship } bat le { the-pirate } ({ $dice }).
   *[other] { $player } : { own-ship } perd contre le { the-pirate } ({ $dice }).
}
event-shot-overboard = { $player } : { an-item } passe par-dessus bord.
event-dumped = { $player } : { own-ship } jette { an-item } à la mer.
event-solo-drew = { $player } : nouvelle carte pour { own-ship } : { $card }.
event-solo-drew-instead = { $player } : { own-ship } n’a rien à chasser : { the-action }.
event-solo-passed = { $player } : « { $card } » est inutile ici, carte suivante.
event-solo-idle = { $player } : aucune carte n’est utile, { own-ship } reste.
event-solo-shuffled = { $player } : { $cards ->
    [one] { $cards } carte est mélangée
   *[other] { $cards } cartes sont mélangées
} à la pioche.
event-solo-course = { $player } : { own-ship } fait route vers { $square } ({ $cost }).
event-solo-course-port = { $player } : { own-ship } en { $square } ; au plus près : { $island } ({ $cost }).
event-solo-course-taken = { $player } : { own-ship } en { $square } ; port inaccessible : { $island }.
event-solo-course-leave = { $player } : { own-ship } doit quitter son port, vers { $square }.
event-solo-course-attack = { $player } : { own-ship } en { $square }, pour attaquer { the-target }.
event-solo-course-between = { $player } : { own-ship } en { $square }, entre { the-target } et son port.
event-solo-course-near = { $player } : { own-ship } en { $square }, plus près de { the-target }.
event-solo-upgraded = { $player } : { own-ship } améliore gratis { $stat ->
    [sail] la voilure
    [cargo] la cargaison
    [cannons] les canons
   *[other] { the-stat }
} : { $value }.
event-solo-took = { $gains ->
    [none] { $player } : { own-ship } ne prend rien à { $island }.
   *[other] { $player } : { own-ship } prend { $gains } à { $island }.
}
event-solo-hunts = { $player } : dépouillé, { own-ship } chasse { the-target }.
event-solo-done = { $player } : { own-ship } a fini : { the-why }.
event-time-up = Fin de la manche { $round } : { $player } est au plus près du but.
event-time-up-shared = Fin de la manche { $round } : la première place est partagée.
event-won = { $player } a toutes les épices sur son île et gagne.

## A turn in one sentence: clauses about a ship, put after its letter

said-loaded = charge { $goods }
said-unloaded = décharge { $goods }
said-ashore = { $goods } à terre
said-picked-up = récupère { $goods }
said-given = transfère { $goods }
said-dumped = jette { $goods } à la mer
said-shot-overboard = perd { $goods } par-dessus bord
said-spoils = prend { $goods } à { the-target }
said-sailed = va en { $square }
said-turned = vire, cap { the-way }
said-looked = regarde la carte de l’île { $island }
said-traded = { $crates ->
    [one] échange { $crates } caisse contre { the-gains }
   *[other] échange { $crates } caisses contre { the-gains }
}
said-refused = refuse la carte de l’île { $island }
said-bought = achète { $count } caisses
said-sold = vend { $count } caisses
said-swapped = échange : { the-item } contre { the-wanted }
said-upgraded = { the-stat } en hausse : { $value }
said-lowered = { the-stat } en baisse : { $value }
said-battle = { $won ->
    [true] bat { the-target }
   *[other] perd contre { the-target }
}
said-pirate-battle = { $won ->
    [true] bat le { the-pirate }
   *[other] perd contre le { the-pirate }
}
said-drew = nouvelle carte : { $card }
said-idle = aucune carte n’est utile
said-took = { $gains ->
    [none] ne prend rien à { $island }
   *[other] prend { $gains } à { $island }
}
said-won = toutes les épices sont à bon port
counted-crate = { $count ->
    [one] { $count } caisse
   *[other] { $count } caisses
}
counted-coin = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}

# Headings of the log
chapter-round = Manche { $round }

## What luck is about, in an analysis

drawn-card = Une carte de commerce
drawn-order = Une carte de l’IA
drawn-wind = Le vent
drawn-battle = Les dés d’une bataille
drawn-cards = Cartes mélangées

## Where points come from

source-spices = Épices à bon port
source-aboard = Épices à bord
points-short = épices : { $points }
won = { $player } gagne avec { $points ->
    [one] { $points } épice
   *[other] { $points } épices
} à bon port.
won-tie = Égalité à { $points } épices : { $player } gagne grâce à l’ordre du tour.
won-dei-limit-1 = La dernière manche est finie. Pas de victoire ; { $player } est au plus près du but.
won-shared-dei-limit-1 = La dernière manche est finie. Pas de victoire ; { $players } sont à égale distance du but.

## Designing a map

draw-tools = Outils
draw-board = L’archipel. Les flèches déplacent un curseur, la barre d’espace utilise l’outil
draw-parts = Parties de la page
draw-tab-board = Le dessin
draw-tab-islands = Îles
draw-tab-map = L’archipel
draw-tab-report = Bilan
draw-sea = Pleine mer : efface la terre et les ports
draw-sea-short = Mer
draw-open-sea = pleine mer
draw-port = Port
draw-hand = Déplacer la vue au lieu de dessiner
draw-hand-short = Vue
draw-land = Terre d’une île
draw-land-of = Terre : { $island }
draw-home-of = { $name }, île d’origine du joueur { $player }
draw-new-island = Nouvelle île
draw-ships = Navires au départ
draw-ship-of = { $ship } du joueur { $player }
draw-ship-hint = Clique là où il commence. Fais glisser à partir de là, ou reclique dessus, pour le faire virer.
draw-facing = Orientation
draw-faces = Cap { the-way }
draw-beach = Retirer du plateau
draw-name-of = Nom de { $letter } ({ $kind })
draw-cards-of = Cartes de commerce à { $island }
draw-fewer = Une de moins
draw-more = Une de plus
draw-remove = Supprimer { $island }
draw-cards-total = Cartes de commerce : { $cards }
draw-title = Titre
draw-printed = Comme imprimé dans ma boîte
draw-players = Joueurs
draw-for = pour { $count } joueurs
draw-symmetry = Symétrie
draw-symmetry-none = aucune
draw-symmetry-turn = un demi-tour
draw-symmetry-mirror = gauche-droite
draw-symmetry-mirrors = les deux axes
draw-size = Cases
draw-width = Largeur
draw-height = Hauteur
draw-shift = Déplacer le dessin
draw-shift-left = Une case vers la gauche
draw-shift-right = Une case vers la droite
draw-shift-up = Une case vers le haut
draw-shift-down = Une case vers le bas
draw-untitled = Mon archipel
draw-start = Partir de…
draw-start-hint = Ton dessin reste sur cet appareil. Quoi que tu choisisses ici, « Annuler » le fait revenir.
draw-start-empty = Mer vide
draw-start-shipped = Un archipel de Carrack
draw-start-generated = Un archipel au hasard qui passe tous les contrôles
draw-seed = Graine
draw-generate = Dessiner
draw-generating = Dessin en cours…
draw-start-before = Ton dessin d’avant
draw-start-before-take = Le reprendre
draw-undo = Annuler
draw-redo = Rétablir
draw-clear = Effacer
draw-keys = Touches
draw-keys-told = Les flèches déplacent le curseur sur l’archipel ; avec Maj, elles dessinent en chemin.
    Espace ou Entrée utilise l’outil, Suppr vide une case.
    La lettre ou le chiffre d’une île prend sa terre, Maj+M le marché, + les ports, . la mer.
    Maj+B et Maj+S prennent le grand et le petit navire, encore une fois celui du joueur suivant, Maj+R le fait virer.
    Maj+N crée une île. Ctrl+Z annule, Ctrl+Y rétablit.
draw-in-hand = En main : { $tool }
draw-undone = Annulé. { $what }
draw-redone = Refait. { $what }
draw-more-squares = { $count ->
    [one] Et encore une case
   *[other] Et encore { $count } cases
}
draw-lands = { $count ->
    [0] pas encore de terre
    [one] une case de terre
   *[other] { $count } cases de terre
}
draw-ports = { $count ->
    [0] aucun port
    [one] un port
   *[other] { $count } ports
}
draw-no-place = pas encore placé
draw-key-big = Prendre le grand navire ; une fois de plus, celui du joueur suivant
draw-key-small = Prendre le petit navire ; une fois de plus, celui du joueur suivant
draw-key-turn = Faire virer le navire en main
draw-key-clear = Vider la case
draw-errors = { $count ->
    [one] Une seule chose empêche d’y jouer.
   *[other] { $count } choses empêchent d’y jouer.
}
draw-warnings = { $count ->
    [one] On peut y jouer. Une recommandation n’est pas suivie.
   *[other] On peut y jouer. { $count } recommandations ne sont pas suivies.
}
draw-fair = On peut y jouer, et toutes les recommandations sont suivies.
draw-distances = Points de mouvement depuis le départ, avec le navire le plus proche
draw-island = Île
draw-seat = Joueur { $seat }
draw-to-market = Île du marché
draw-to-wild = Île sauvage la plus proche
draw-no-map = Il n’y a pas d’archipel dedans. { $why }
draw-play = Jouer sur cet archipel
draw-play-solo = En solo contre l’IA

## At the board: ways, dialogs, battles

course-chance = { $odds }/36 ≈ { $percent } %
course-to = { $points ->
    [one] En { $square }, cap { the-way } : { $points } point
   *[other] En { $square }, cap { the-way } : { $points } points
}
course-facing = { $points ->
    [one] { the-way }, { $points } point
   *[other] { the-way }, { $points } points
}
course-wakes = réveille le { the-pirate } : { course-chance } de chances de gagner
course-face = Orientation à l’arrivée
course-sail = Y aller
course-leave = Ne pas y aller
course-short = Plus court ({ $points }), devant le { the-pirate }
course-safe = Plus long, loin des pirates
card-title = La carte à { $island }
card-accept = Accepter
card-too-dear = Il n’y a pas assez de caisses à bord pour l’accepter.
card-private = Personne d’autre ne la voit, sauf si tu l’acceptes.
market-open = Marché…
market-crates = Caisses
market-swap = Une épice et deux pièces contre
market-upgrade = Améliorations
market-raise = { $cost ->
    [one] Passer à { $value } pour { $cost } pièce
   *[other] Passer à { $value } pour { $cost } pièces
}
market-advance = { $cost ->
    [one] Prochain cran, encore { $value }, pour { $cost } pièce
   *[other] Prochain cran, encore { $value }, pour { $cost } pièces
}
market-top = cran le plus haut
harbour-open = Charger, transférer…
harbour-title = Cargaison
harbour-home = Île d’origine
harbour-bare = Il n’y a rien ici.
harbour-how = Choisis un bien, puis touche une place libre ; touche une place occupée pour le reposer. Tu peux aussi glisser, ou taper un nombre.
harbour-on-shelf = { the-item } : { $count } sur l’île
harbour-slot = Reposer : { the-item }
harbour-slot-free = Place libre : mettre { an-item }
harbour-slot-none = Place libre
harbour-fill = Remplir : { the-item }
harbour-empty = Vider
harbour-empty-across = Tout en face
harbour-not-here = en { $square }, pas au port d’origine
harbour-presets = Cargaison d’un coup
harbour-all-crates = Que des caisses
harbour-crates-coins = { $crates } { $crates ->
    [one] caisse
   *[other] caisses
} / { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}
harbour-last = Comme la dernière fois
harbour-ashore = Tout à terre
harbour-reset = Comme c’était
harbour-confirm = Prendre cette cargaison
harbour-changes = { $count ->
    [0] Rien ne change de place.
    [one] { $count } objet change de place.
   *[other] { $count } objets changent de place.
}
harbour-lapses = { $points ->
    [one] Fin du mouvement du { the-size } : { $points } point est perdu.
   *[other] Fin du mouvement du { the-size } : { $points } points sont perdus.
}
harbour-back = Ce qui a déjà été déplacé est d’abord annulé.
harbour-round = Entre deux lieux, les biens ne vont que dans un sens jusqu’à ce qu’un navire parte : annule d’abord une étape.
harbour-none = Il n’y a rien à charger ni à transférer pour le moment.
harbour-others = Pendant le tour des autres, on peut charger les navires à son port d’origine.
ask-lower = { the-stat } : de { $from } à { $to }
ask-fields = Crans à rétrograder : { $fields }
ask-loser = perdant : { $ship }
battle-title = Bataille

## What is to be said about a map that is being drawn

map-who = { $seat ->
    [0] Le { the-pirate }
   *[other] Le { the-size } du joueur { $seat }
}
map-port-touches = Îles que le port en { $square } touche par ses côtés : { $count ->
    [0] aucune
    [one] une
   *[other] { $count }
}.
    .right = Un port en touche exactement une.
map-no-port = { $island } n’a pas de port.
    .right = Chaque île en a un : place-le sur une case de mer à côté de sa terre.
map-pieces = { $island } ({ $letter }) est dessinée en plusieurs morceaux.
    .right = Une île est d’un seul tenant.
map-off-board = { map-who } commence hors du plateau, en { $square }.
    .right = Chaque navire commence en mer, sur sa propre case.
map-on-land = { map-who } commence à terre, en { $square }.
    .right = Chaque navire commence en mer, sur sa propre case.
map-foreign-port = { map-who } commence dans le port d’origine d’un autre, en { $square }.
    .right = Seuls les navires de cette île d’origine peuvent s’y trouver.
map-taken = { map-who } commence sur la case d’un autre navire, en { $square }.
    .right = Chaque navire commence en mer, sur sa propre case.
map-unreached = Le joueur { $seat } ne peut pas atteindre { $island }.
    .right = Tous les ports sont accessibles, sauf ceux des autres îles d’origine.
map-not-drawn = { $island } n’est pas encore dessinée.
    .right = Prends sa terre parmi les outils et dessine-la.
map-no-start = { map-who } n’a pas encore de case de départ.
    .right = Choisis-le parmi les navires, puis clique sur une case de mer.
map-no-wild = Il n’y a pas encore d’île sauvage.
    .right = Crée-en une avec « Nouvelle île » et dessine-la.
map-no-title = L’archipel n’a pas de titre.
    .right = Donne-lui-en un.
map-no-name = Une île n’a pas de nom.
    .right = Donne-lui-en un.
map-many-cards = Il y a { $cards } cartes de commerce sur les îles.
    .right = Le jeu en compte { $most }.
map-market-far = L’île du marché est à { $distances } points de mouvement.
    .right = Elle devrait être à égale distance de tous.
map-wild-far = L’île sauvage la plus proche est à { $distances } points de mouvement.
    .right = Elle devrait être à peu près à égale distance de tous.
map-near-cards = Les îles les plus proches des joueurs ({ $near }) ont { $near_cards } cartes de commerce, les autres ({ $far }) { $far_cards }.
    .right = Moins de cartes près des joueurs, davantage au loin.
map-solo = Il y a { $cards } cartes de commerce sur les îles.
    .right = Avec { $most } au plus, l’archipel convient aussi au solo, à tous les niveaux.
map-shape = Les îles d’origine ne forment pas la figure conseillée.
    .right = { $players ->
    [3] Elles devraient former un triangle.
   *[other] Elles devraient former un rectangle ou un carré.
}
map-port-pair = { $island } a les ports { $ports }.
    .right = Une île sauvage devrait avoir un port, ou deux côte à côte.

## Why something is refused

# None of a thing, in a sentence
no-item = { $item ->
    [crate] aucune caisse
    [coin] aucune pièce
    [clove] aucun clou de girofle
    [nutmeg] aucune noix de muscade
    [cardamom] aucune cardamome
    [cinnamon] aucune cannelle
    [pepper] aucun poivre
   *[other] rien de tel ({ $item })
}
refusal-asked-first = Choisis d’abord lequel de tes navires le pirate attaque en premier.
refusal-asked-lower = Choisis d’abord la statistique à rétrograder.
refusal-asked-drop = Choisis d’abord ce qui passe par-dessus bord.
refusal-asked-dump = La soute déborde : choisis d’abord ce que tu jettes à la mer.
refusal-asked-take = Choisis d’abord l’épice qui change de mains.
refusal-asked-card = Une carte regardée ne peut être qu’acceptée ou refusée.
refusal-not-asked = Ce choix n’est pas à faire maintenant.
refusal-no-points = Ce navire n’a plus de points de mouvement ce tour-ci.
refusal-behind = Un navire ne peut pas aller sur les trois cases derrière lui : fais-le d’abord virer.
refusal-no-water = Un navire ne peut aller ni à terre ni hors du plateau.
refusal-square-taken = Il y a un navire sur cette case.
refusal-foreign-port = Un navire ne peut pas entrer dans le port d’origine d’un adversaire.
refusal-faces-already = Le navire a déjà le cap { the-way }.
refusal-port-to-be-left = Le navire devait quitter ce port et doit finir son tour ailleurs.
refusal-port-no-way-out = Le navire devait quitter ce port et ne pourrait plus en ressortir.
refusal-turn-strands = Le navire doit quitter ce port et ne le pourrait plus après avoir viré.
refusal-other-must-leave = Ton autre navire doit d’abord quitter son port.
refusal-under-way-must-leave = Le navire qui est en route doit d’abord quitter son port.
refusal-must-leave = Un navire doit quitter son port avant la fin du tour.
refusal-not-afloat = Il n’y a { no-item } à la mer sur la case du navire.
refusal-shot-overboard = Ce que les pirates t’ont fait perdre ne peut pas encore être récupéré.
refusal-hold-full = La soute est pleine.
refusal-other-hold-full = La soute de ton autre navire est pleine.
refusal-not-in-home-port = On ne charge et décharge qu’à son propre port d’origine.
refusal-at-home-only = Pendant le tour des autres, on ne charge et décharge qu’un navire à son port d’origine.
refusal-goods-go-round = Pour qu’aucun tour ne tourne en rond, un bien ne retourne pas d’où il vient : pas avant qu’un de tes navires navigue ou vire, ou à ton prochain tour.
refusal-not-on-island = Il n’y a { no-item } sur ton île d’origine.
refusal-not-aboard = Le navire n’a { no-item } à bord.
refusal-loser-without = Le navire perdant n’a { no-item } à bord.
refusal-not-side-by-side = Tes deux navires ne sont pas adjacents par un côté.
refusal-own-ship = Tu ne peux attaquer que les navires des autres joueurs.
refusal-not-adjacent = Les navires ne sont pas adjacents.
refusal-in-port = Un navire au port ne peut ni attaquer ni être attaqué.
refusal-fought = Ces deux navires se sont déjà battus ce tour-ci.
refusal-attacked = Ce navire a déjà attaqué ce tour-ci.
refusal-no-wild-island = Cette île sauvage n’existe pas.
refusal-no-cards-here = Le navire n’utilise aucun port de cette île, ou l’île est épuisée.
refusal-looked = Ce navire a déjà regardé une carte ici ce tour-ci.
refusal-card-price = { $crates ->
    [one] La carte ne demande que { $crates } caisse.
   *[other] La carte ne demande que { $crates } caisses.
}
refusal-too-few-crates = Le navire ne porte pas autant de caisses.
refusal-too-few-alongside = Ton autre navire n’est pas à côté avec le reste des caisses.
refusal-not-at-market = Le navire n’utilise aucun port de l’île du marché.
refusal-supply-out = { $item ->
    [crate] Il reste moins de deux caisses dans la réserve.
   *[other] Il ne reste { no-item } dans la réserve.
}
refusal-sell-two = Le navire porte moins de deux caisses.
refusal-just-bought = Pour qu’aucun tour ne tourne en rond, on ne vend rien après avoir acheté des caisses : pas avant qu’un de tes navires navigue ou vire, ou à ton prochain tour.
refusal-exchange-price = Échanger une épice coûte deux pièces à bord de ce navire.
refusal-highest-field = Piste « { the-stat } » : le cran le plus haut est déjà atteint.
refusal-lowest-field = Piste « { the-stat } » : le cran le plus bas est déjà atteint.
refusal-field-price = { $cost ->
    [one] Le prochain cran coûte { $cost } pièce ; disponible : { $coins }.
   *[other] Le prochain cran coûte { $cost } pièces ; disponible : { $coins }.
}

## What cannot be chosen for a new game ($numbers: a list)

wrong-map = On ne peut pas jouer sur cet archipel :
    { $problems }
wrong-map-players = { $title } n’est que pour ces nombres de joueurs : { $numbers } ; ici, il y en a { $players }.
wrong-map-of-seed = Le numéro { $seed } donne un autre archipel que celui de l’option « map » : laisse l’un des deux de côté.
wrong-chart-and-seed = L’option « chart » nomme l’archipel « { $chart } », et « map_seed » en tire un autre : laisse « chart » sur « { $standard } » pour jouer sur celui qui est tiré.
wrong-chart-and-map = L’option « chart » nomme l’archipel « { $chart } », et « map » en contient un autre : laisse « chart » sur « { $standard } » pour jouer sur le tien.
wrong-players-of-maps = Les archipels sont pour 1 à 4 joueurs, pas { $players }.
wrong-seed = Le numéro d’un archipel est un nombre entier de 0 à { $most }, pas { $seed }.
wrong-supply = La boîte de cette édition ne contient pas de quoi commencer une partie à { $players } ; sa réserve ne peut donc pas servir de limite :
    { $lacking }
    Laisse l’option « supply » sur « { $free } ».
supply-lacks = { $item ->
    [crate] Caisses
    [coin] Pièces (valeur)
    [clove] Clous de girofle
    [cardamom] Cardamome
    [cinnamon] Cannelle
    [nutmeg] Noix de muscade
    [pepper] Poivre
   *[other] { $item }
} : il en faut { $needed }, il y en a { $held } dans la boîte.

## What is wrong with an edition or a map ($wrong, $right: texts about a map; the rest as in the file)

box-finding = { $wrong } { $right } (DEI-ARCH-1)
box-cards = il y a ici { $count } cartes de commerce ; il en faut { $needed }
box-large-cards = 2 cartes donnent trois épices, pas { $count } : celles que le solo difficile et expert met de côté (DEI-SOLO-12)
box-gives-nothing = la carte ne donne rien ; une carte donne des pièces, des épices ou les deux
box-gives-many = la carte donne { $spices } épices ; au plus { $most }
box-no-deck = la pioche du niveau { $level } n’a aucune carte ; il en faut une à l’IA (DEI-SOLO-4)
box-deck = la pioche du niveau { $level } a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; dans la boîte, elle en a { $usual } (DEI-SOLO-4) ; la tienne peut différer (DEI-SOLO-16)
box-shuffles = la pioche du niveau { $level } a { $cards } cartes avec le symbole de mélange ; dans la boîte, elle en a une (DEI-SOLO-13)
box-otherwise = « { $action } » n’a pas d’autre action ; seule la chasse en a une (DEI-SOLO-7)
box-no-market = cette carte ne va pas au marché ; seules les visites au marché améliorent des statistiques
box-no-upgrade = rien n’est amélioré ; une visite au marché améliore la voilure, les canons ou les deux
box-fields = une piste a au moins deux crans, pas { $fields }
box-values = une valeur est plus petite que la précédente ; les valeurs ne baissent jamais
box-prices = il y a { $prices } prix pour { $fields } crans ; chaque cran sauf le dernier a le prix du suivant
box-no-field = il n’y a pas de cran { $field } ; la piste a { $fields } crans
box-start = le { the-size } commence à la valeur { $value } ; il commence sur un cran de valeur { $expected } (DEI-SETUP-7)
box-not-as-ruled = { $key } est { $found } ; il faut { $wanted } ({ $rule })
box-supply = il y en a { $held } ; la mise en place à { $players } joueurs en prend { $needed } : une telle partie ne peut pas avoir de réserve limitée (DEI-SETUP-11)
box-sizes = une liste [grand navire, petit navire]
box-cannons = la piste n’a pas de { $value } ; les canons sont des valeurs de la piste
box-sail = le cran { $field } du niveau { $level } a la valeur { $value } ; il faut la valeur { $wanted } (DEI-SOLO-1)
box-drawing = un dessin, un caractère par case
box-row = la rangée { $row } a { $squares } cases ; la rangée 1 en a { $width }
box-size = l’archipel a { $width } cases sur { $height } ; il en faut de { $least } à { $most } dans chaque sens
box-no-island = il n’y a pas d’île « { $mark } » ({ $squares }) ; voir [[homes]], [market], [[wild]]
box-not-drawn = l’île « { $letter } » n’est pas dessinée ; dessine-la ou enlève-la
box-letter = une lettre minuscule, de a à z
box-letter-twice = « { $letter } » sert deux fois ; donne à chaque île sa lettre
box-homes = il y a { $homes } îles d’origine pour { $players } joueurs ; il en faut une par joueur
box-many-cards = il y a { $cards } cartes sur les îles ; le jeu en compte { $most }
box-berth = une case et un cap, comme « c9 NE »

## The lessons (each prompt is at most 40 words)

lesson-cargo = Charger
lesson-cargo-goal = Bienvenue à bord ! Tu gagnes avec huit épices sur ton île d’origine, deux de chaque : girofle, cardamome, cannelle et muscade. Tu les obtiens contre des caisses, loin de chez toi.
lesson-cargo-hold = Tes deux navires sont à leur port d’origine. Ils y chargent et déchargent à volonté, dans la limite de leur soute. Le grand en contient sept. Je charge une caisse.
lesson-cargo-load = Charge encore deux caisses sur le grand navire, pour qu’il en ait trois.
lesson-cargo-early = Tu pars avec trop peu de caisses. Annule, et charge d’abord.

lesson-sail = Naviguer
lesson-sail-points = La voilure d’un navire donne ses points de mouvement : trois pour ton grand navire. Chaque point vaut une case : devant, en diagonale devant ou sur les côtés, mais jamais en arrière.
lesson-sail-do = Mène ton grand navire au port marqué de l’île sauvage. Clique sur la case : tout le trajet se fait d’un coup.
lesson-sail-idle = Ton navire n’est pas arrivé. Annule la fin du tour, et continue de naviguer.

lesson-card = Cartes de commerce
lesson-card-look = Chaque île sauvage a un paquet de cartes de commerce. Un navire dans son port peut regarder en secret celle du dessus, une fois par tour. Je la regarde.
lesson-card-accept = Trois caisses contre une cardamome et une noix de muscade : belle offre, et tu as les caisses. Accepte-la.
lesson-card-refused = Tu peux refuser, et personne ne saura ce que tu as vu. Mais cette carte était bonne : annule, ou recommence la leçon.
lesson-card-cards = Les caisses sont parties, les épices sont à bord. Une carte refusée retourne sur le paquet. Une île sans cartes est épuisée : son port ne protège plus personne.

lesson-turn = Virer
lesson-turn-facing = Ton navire regarde vers l’est, où il vient d’aller, mais ton île est à l’ouest. Virer vers n’importe quel cap coûte un point ; les autres servent à naviguer.
lesson-turn-do = Mène le grand navire à la case marquée sur le chemin du retour. Le plateau le fait virer pour toi s’il le faut.
lesson-turn-short = Ce n’est pas assez loin. Annule la fin du tour, et utilise les trois points.

lesson-home = Retour au port
lesson-home-sail = Ton île est juste à côté. Mène le grand navire au port marqué.
lesson-home-away = Tu es encore en mer. Annule la fin du tour, et rentre au port.
lesson-home-unload = Décharge maintenant les deux épices. Seul ce qui est sur ton île compte.
lesson-home-cardamom = cardamome
lesson-home-nutmeg = noix de muscade
lesson-home-left = Une épice est encore à bord. Annule la fin du tour, et décharge-la.
lesson-home-need = Deux sur huit ! Le poivre remplace toute épice qui te manque. Tu peux aussi décharger pendant le tour des autres, et tu gagnes dès que tu as les huit.

lesson-market = L’île du marché
lesson-market-where = Ton grand navire est à l’île du marché avec six pièces. Ici, tu échanges à volonté : une pièce contre deux caisses, deux caisses contre une pièce, une épice et deux pièces contre une autre épice.
lesson-market-buy = Achète deux caisses pour une pièce.
lesson-market-none = Tu n’as rien acheté. Annule la fin du tour, et achète des caisses.

lesson-upgrade = De meilleurs navires
lesson-upgrade-what = L’île du marché améliore aussi les navires : voilure pour le mouvement, cargaison pour la soute, canons pour les batailles. Chaque navire avance d’un cran sur sa piste pour le prix indiqué.
lesson-upgrade-do = Améliore ce que tu veux sur ton grand navire.
lesson-upgrade-none = Rien n’est encore amélioré. Annule la fin du tour, et améliore ton navire.

lesson-pirates = Pirates
lesson-pirates-wind = Avant chaque tour, le vent pousse les deux pirates d’une case. Hors d’un port, tout voisin d’un pirate est attaqué. Avancer sur une case à côté d’un pirate déclenche aussitôt une bataille.
lesson-pirates-pass = Mène le grand navire au port marqué du marché, mais en contournant le petit pirate : en mer, aucun de tes pas ne doit finir à côté de lui.
lesson-pirates-met = Cette case touche le pirate, d’où la bataille. Perdre coûte un cran d’une statistique et un peu de cargaison. Recommence, et contourne-le.
lesson-pirates-idle = Le port est à portée. Annule la fin du tour, et vas-y.
lesson-pirates-ports = À l’abri : au port, personne n’est attaqué ni n’attaque. Mais au port d’une île sauvage ou du marché, un navire ne peut finir que deux de tes tours ; au troisième, il doit partir.

lesson-battle = Batailles
lesson-battle-how = Le grand navire rival porte des épices. En mer, un navire peut attaquer chaque navire rival voisin une fois par tour. Chacun lance un dé et ajoute ses canons ; en cas d’égalité, l’attaquant gagne.
lesson-battle-do = Mène ton grand navire à côté, puis attaque.
lesson-battle-lost = Pas de chance : les dés étaient contre toi. Recommence la leçon.
lesson-battle-none = Il n’y a pas eu de bataille. Annule la fin du tour, approche-toi et attaque.
lesson-battle-spoils = Gagné ! Le gagnant prend l’épice de son choix ; l’attaquant prend aussi une pièce, s’il y en a. De meilleurs canons gagnent plus souvent, pour toi et contre toi.

lesson-round = Tes premières manches
lesson-round-hint = Deux manches contre le matelot, sur un petit archipel. Charge des caisses, navigue vers une île sauvage, regarde sa carte. Le bouton « Conseil » montre ce que ferait un bon joueur. Puis termine ton tour.
lesson-round-watch = Le matelot a navigué, et le vent a soufflé. Joue encore un tour ; demande conseil quand tu veux.
lesson-round-ready = Tu connais les Indes orientales ! Rapporte huit épices avant les autres. Les règles sont toujours à portée de clic.

## Said once, in the first games after the lessons

explain-depleted = Cette île n’a plus de cartes : elle est épuisée. Son port ne protège plus personne, et les navires peuvent y rester autant qu’ils veulent.
explain-dealt = Toutes les îles sauvages étaient vides : les cartes de commerce ont été mélangées et redistribuées.
explain-dumped = Ce qui ne tient pas dans la soute est jeté à la mer sur la case du navire. Tout navire qui passe peut le récupérer gratuitement.
explain-blocked = Les pirates ne vont jamais à terre, sur d’autres navires ni dans les ports d’origine. Si le vent les y pousse, ils vont dans la direction opposée.
explain-swapped = Au marché, une épice et deux pièces deviennent une épice au choix, sauf du poivre.
explain-fight = Un navire à côté d’un pirate en mer doit se battre : dé et canons contre dé et canons. En cas d’égalité, les pirates gagnent.
explain-lowered = Une statistique a été rétrogradée d’un cran. L’île du marché peut l’améliorer à nouveau.
explain-battle = Un navire peut attaquer le même autre navire une fois par tour, avant ou après son mouvement, mais pas au milieu. En solo contre l’IA, chaque navire attaque une fois par tour.
explain-given = Deux navires d’un même joueur peuvent échanger des biens côte à côte. Celui qui a commencé son mouvement s’arrête là.

# --- saisie des éditions

edit-sail = Piste : { stat-sail }
edit-cargo = Piste : { stat-cargo }
edit-cannons = Piste : { stat-cannons }
value-values = Valeur de chaque cran
value-prices = Prix du cran suivant
value-big = Cran de départ du grand navire
value-small = Cran de départ du petit navire
value-crates = Caisses
value-coins = Pièces
value-stock-solo = En solo : caisses et pièces
edit-pirates = { label-pirates } : canons
edit-solo = { label-solo } : par niveau, grand/petit
value-solo-cannons = Canons
value-solo-sails = Cran de la piste de voilure
edit-id = Nom
edit-solo-cards = Cartes de l’IA
edit-action = Action
edit-otherwise = Sinon
edit-upgrades = Améliore
edit-levels = Niveaux
edit-shuffle = Mélange
edit-wild = île sauvage
edit-market = marché
edit-hunt = chasse

## Beside the board: what is entered by hand

entered-start = Qui commence ?
entered-wind = Vent pour le { the-pirate } : quelle direction le dé indique-t-il ?
entered-winds = Vent : quelle direction le dé indique-t-il ?
entered-battle = Une bataille : que montrent les deux dés ?
entered-die-first = attaquant, ou navire contre pirates
entered-die-second = l’autre camp
entered-card = Quelle est la carte du dessus à { $island } ?
entered-order = Quelle carte l’IA révèle-t-elle ?
entered-item = { $count } × { the-item }
