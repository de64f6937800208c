### Amerigo en français. Les valeurs que reçoit chaque message : voir en.ftl.

game-title = Amerigo
game-about = Explore les îles au large de l’Amérique du Sud, fonde des comptoirs et construis. Ce qu’offre chaque phase tombe d’une tour à cubes.
game-length = Une demi-heure avec des bots, une heure et demie entre amis
# words that find the same rules: groups, parted by semicolons
rules-synonyms = point PV score gagner marquer; port ancre mouillage; achever compléter finir couvrir remplir; fonder établir découvrir; tuile bâtiment village; marchandise denrée bien ressource; pièce or argent; tour phase manche; coût prix; cube dé; prendre choisir

## Names

colour-blue = Bleu
colour-black = Noir
colour-red = Rouge
colour-brown = Marron
colour-green = Vert
colour-yellow = Jaune
colour-white = Blanc

action-blue = Navigation
action-black = Canons
action-red = Planification
action-brown = Progrès
action-green = Construction
action-yellow = Production
action-white = Ordre du tour
action-gold = Prendre de l’or
action-cubes = Compter les cubes

good-coconut = noix de coco
good-coffee = café
good-cotton = coton
good-sugar = sucre
good-tobacco = tabac

# $shape is the letter of the shape and its size, such as I3
tile-village = village { $shape }
tile-neutral = neutre { $shape }
# Headings of piles of tiles; $size is a number of squares
tiles-village = { $size ->
    [one] Villages, { $size } case
   *[other] Villages, { $size } cases
}
tiles-neutral = { $size ->
    [one] Tuiles neutres, { $size } case
   *[other] Tuiles neutres, { $size } cases
}

island-big = grande île
island-small = petite île
island-name = Île { $island }

track-progress = piste de progrès
track-cannon = piste des canons
track-gold = piste de l’or
track-special = piste d’actions spéciales
track-points = piste des points de victoire

phase-blue = Phase bleue
phase-black = Phase noire
phase-red = Phase rouge
phase-brown = Phase marron
phase-green = Phase verte
phase-yellow = Phase jaune
phase-white = Phase blanche

ship-name = Navire { the-ship }
space-frame = case du cadre { $number }
space-water = eau
space-land = terre
space-anchor = case d’ancrage
space-post = emplacement de comptoir
space-good = case de marchandise : { the-good }

## Words on the board, the sheets and the displays

label-round = Manche { $round } sur 5
label-ap = PA
points-short = { $points } { label-vp }
again-loss = { $points }, { $win } d’une victoire
label-vp = PV
label-gold = Or
label-cannons = Canons
label-ships = Navires
label-posts = Comptoirs
label-chests = Coffres
label-commodities = Marchandises
label-production = Production
label-production-display = Jetons de production
label-progress-display = Jetons de progrès
label-display-new = Nouveaux
label-display-old = Partent après la manche
label-supply = Réserve générale
label-own-supply = Réserve personnelle
label-tower = Tour à cubes
label-inside = Dans la tour
label-action-space = Zone d’action
label-storage = Cases de stockage
label-pirates = Pirates
label-pirate-hidden = face cachée
label-time = Marqueur de temps
label-order = Ordre du tour
label-joker = couleur au choix
label-used = utilisé
label-rotate = Tourner la tuile
label-flip = Retourner la tuile

## What the panels and things of the board say

colour-letter-blue = B
colour-letter-black = N
colour-letter-red = R
colour-letter-brown = M
colour-letter-green = V
colour-letter-yellow = J
colour-letter-white = C
good-letter-coconut = N
good-letter-coffee = F
good-letter-cotton = C
good-letter-sugar = S
good-letter-tobacco = T
price-ap = { $ap } PA
round = Manche
cubes-table = Cubes par couleur
phase-order = Ordre de cette phase : places { $order }
track-start = départ
deck-left = encore { $count }
display-empty = Tout est vendu.
production-token = { $good }, { $cost } PA
pirates-label = { $hidden ->
    [0] Tous les pirates sont face visible. Hors du jeu : { $odds }.
   *[other] { $hidden } face cachée. Pas encore vus : { $odds } ; l’un d’eux est hors du jeu.
}
pirates-odds = Possibles : { $odds }
pirates-against = { $cannons ->
    [one] { $cannons } canon
   *[other] { $cannons } canons
} contre une force de { $strength }
posts-left = Comptoirs restants : { $count }
place-in-order = Place { $place } dans l’ordre du tour
order-of-play = Ordre de jeu
goods-of = { $good } : { $commodities ->
    [one] { $commodities } marchandise
   *[other] { $commodities } marchandises
} × { $production ->
    [one] { $production } jeton de production
   *[other] { $production } jetons de production
}
which-move = Quel coup ?
use-token = Utiliser { $token }
rotate = Tourner
place-here = Poser ici
lay-back = Reposer
place-hint = { $tile } : vise une case claire.
island-about = { $size ->
    [one] { $size } case de terre
   *[other] { $size } cases de terre
}, { $free } libres. Comptoirs : { $posts }
built-by = Construite par { $player }.
worth-about = { $small } PV sur une petite île, { $big } sur une grande
kind-about = { $cost } PA à prendre, { $cost } à construire. { $small } PV sur une petite île, { $big } sur une grande.
special-about = Ici, le blanc vaut aussi : { $colour }. Valeur atteinte : { $points } PV.
progress-about = { $next ->
    [-1] { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }, { $points } PV à la fin.
   *[other] { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }, { $points } PV à la fin pour l’instant. La prochaine valeur est à la case { $next }.
}
kind-squares = Ses cases : { $squares }.
track-points-at = { $points } PV à la case { $step }
label-complete = achevée
frame-beside = à côté de { $squares }
post-space-state = { $state ->
    [free] { $square } est libre
    [taken] { $square } est occupée
   *[other] { $square } est recouverte
}
components-map = Îles et coffres
components-players = Navires, comptoirs, canons, or
components-tower = Tour à cubes
components-rounds = Temps et comptoirs
components-pirates = Pirates
components-progress = Piste de progrès
components-special = Piste d’actions spéciales
components-production = Jetons de production
components-shapes = Formes des tuiles
components-villages = Tuiles village
components-neutrals = Tuiles neutres
components-tokens = Jetons de progrès
components-tiles = Tuiles d’île
post-of = Comptoir de { $player }

use-permanent = permanent
use-once = une fois
use-end = fin de partie

provenance-rulebook = selon le livret de règles
provenance-deduced = par déduction
provenance-reconstructed = par reconstitution
provenance-printed = relevé sur une boîte

option-edition = Édition
    .help = La boîte dont le matériel est utilisé.
option-box = Édition personnelle
    .help = Le texte d’un fichier d’édition, avec laquelle jouer à la place.
edition-reconstructed = Reconstituée
option-stick = Tour : cubes coincés (%)
    .help = La probabilité qu’un cube jeté dans la tour s’y coince, en pour cent.
option-dislodge = Tour : cubes décoincés (%)
    .help = La probabilité qu’un cube jeté dans la tour en libère un autre, en pour cent.
option-map_seed = Archipel d’après un numéro
    .help = Le même numéro donne le même archipel ; le hasard de la partie n’en dépend pas. Vide : aucun numéro choisi.

## Progress tokens

token-blue2 = Navigation +2
    .effect = +2 PA en navigation.
token-black2 = Canons +2
    .effect = +2 PA quand tu charges des canons.
token-red2 = Planification +2
    .effect = +2 PA en planification.
token-brown2 = Progrès +2
    .effect = +2 PA sur la piste de progrès.
token-green2 = Construction +2
    .effect = +2 PA en construction.
token-yellow2 = Production +2
    .effect = +2 PA quand tu achètes des jetons de production.
token-red-blue = Planification, navigation +1
    .effect = +1 PA en planification et en navigation.
token-brown-yellow = Progrès, production +1
    .effect = +1 PA en progrès et à l’achat de jetons de production.
token-black-green = Canons, construction +1
    .effect = +1 PA quand tu charges des canons et en construction.
token-ships8 = Navigation +8
    .effect = Une fois : +8 PA pour chaque navire que tu déplaces.
token-pirates2 = Pirates +2
    .effect = La force des pirates augmente de 2 pour tous les autres.
token-half-loss = Demi-perte
    .effect = Pirates : tu ne perds que la moitié des PV, arrondie au supérieur.
token-victory-gold = Or de la victoire
    .effect = 2 pièces d’or chaque fois que tu repousses les pirates.
token-two-neutral = Deux tuiles neutres
    .effect = Tu peux prendre deux tuiles neutres en planification.
token-red-green = Rouge pour vert
    .effect = Avec les cubes rouges tu peux construire, avec les verts planifier.
token-first = En tête
    .effect = Une fois : avec le blanc, pose ton disque sur celui de tête.
token-gold3 = 3 pièces d’or
    .effect = Une fois : prends 3 pièces d’or.
token-gold5 = 5 pièces d’or
    .effect = Une fois : prends 5 pièces d’or.
token-post-gold = Or par comptoir
    .effect = 1 pièce d’or pour chaque comptoir que tu fondes désormais.
token-gold-by-two = Plus d’or
    .effect = Prendre de l’or rapporte 1 pièce pour 2 cubes.
token-cubes = PV par cube
    .effect = Une fois : au lieu d’une action, 1 PV par cube proposé.
token-post-points = PV par comptoir
    .effect = Fin de partie : 1 PV pour chacun de tes comptoirs.
token-seven = 7 PV
    .effect = Fin de partie : 7 PV.
token-gold-points = PV pour l’or
    .effect = Fin de partie : autant de PV que d’or sur ta piste.

## Names by id, for the texts below

# A thing by its id; an id that is not known here is shown as it is.
the-colour = { $colour ->
    [blue] { colour-blue }
    [black] { colour-black }
    [red] { colour-red }
    [brown] { colour-brown }
    [green] { colour-green }
    [yellow] { colour-yellow }
    [white] { colour-white }
   *[other] { $colour }
}
the-action = { $colour ->
    [blue] { action-blue }
    [black] { action-black }
    [red] { action-red }
    [brown] { action-brown }
    [green] { action-green }
    [yellow] { action-yellow }
    [white] { action-white }
   *[other] { $colour }
}
the-good = { $good ->
    [coconut] { good-coconut }
    [coffee] { good-coffee }
    [cotton] { good-cotton }
    [sugar] { good-sugar }
    [tobacco] { good-tobacco }
   *[other] { $good }
}
the-tile = { $tile ->
    [v-I1] village 1
    [v-I2] village 2
    [v-I3] village I3
    [v-L3] village L3
    [v-I4] village I4
    [v-O4] village O4
    [v-T4] village T4
    [n-I1] neutre 1
    [n-I2] neutre 2
    [n-I3] neutre I3
    [n-L3] neutre L3
    [n-I4] neutre I4
    [n-O4] neutre O4
    [n-T4] neutre T4
    [n-I5] neutre I5
    [n-T5] neutre T5
    [n-U5] neutre U5
    [n-V5] neutre V5
    [n-W5] neutre W5
    [n-X5] neutre X5
    [n-2x3] neutre 2×3
   *[other] { $tile }
}
the-token = { $token ->
    [blue2] { token-blue2 }
    [black2] { token-black2 }
    [red2] { token-red2 }
    [brown2] { token-brown2 }
    [green2] { token-green2 }
    [yellow2] { token-yellow2 }
    [red-blue] { token-red-blue }
    [brown-yellow] { token-brown-yellow }
    [black-green] { token-black-green }
    [ships8] { token-ships8 }
    [pirates2] { token-pirates2 }
    [half-loss] { token-half-loss }
    [victory-gold] { token-victory-gold }
    [red-green] { token-red-green }
    [two-neutral] { token-two-neutral }
    [first] { token-first }
    [gold3] { token-gold3 }
    [gold5] { token-gold5 }
    [post-gold] { token-post-gold }
    [post-points] { token-post-points }
    [gold-by-two] { token-gold-by-two }
    [cubes] { token-cubes }
    [seven] { token-seven }
    [gold-points] { token-gold-points }
   *[other] { $token }
}
# Ships are counted from 0, or come as letters
the-ship = { $ship ->
    [0] A
    [1] B
   *[other] { $ship }
}

## What to do now

# "5 AP", or "5 AP + 2 gold" while there is gold to spend
means = { $gold ->
    [0] { $ap } PA
   *[other] { $ap } PA + { $gold } en or
}

prompt-choose = Choisis une action ({ means }) ou prends de l’or.
prompt-place-ship = Place un navire sur le cadre ({ means }).
prompt-place-sail = Navigue, ou place un navire ({ means }).
prompt-post-place = Fonde un comptoir ou place un navire ({ means }).
prompt-post-sail = Fonde un comptoir, ou navigue encore ({ means }).
prompt-sail = Déplace tes navires, un par un ({ means }).
prompt-post = Fonde un comptoir, ou continue ({ means }).
prompt-load = Charge des canons ({ means }).
prompt-plan = Prends des tuiles dans ta réserve ({ means }).
prompt-advance = Avance sur la piste de progrès ({ means }).
prompt-pick = Prends un jeton de progrès.
prompt-build = Construis : une tuile, puis sa place ({ means }).
prompt-buy = Achète des jetons de production ({ means }).
prompt-order = Avance dans l’ordre du tour ({ means }).
prompt-nothing = Plus rien à faire ici : confirme, ou annule.
prompt-done = Confirme ton tour, ou annule-le.

## Moves, for buttons

# After a price: the part of it that is paid with gold
in-gold = { $gold ->
    [0] { "" }
   *[other] { " " }({ $gold } en or)
}

# After the place where a ship anchors: the island, 0 if it is at none
at-island = { $island ->
    [0] { "" }
   *[other] , île { $island }
}

# After the place of a tile: how it is turned
turned = { $turn ->
    [0] { "" }
   *[other] , tournée { $turn }×
}

move-choose = { the-colour } : { the-action }, { $ap } PA
move-gold = { $points ->
    [0] Prendre { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
   *[other] Prendre { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }, dont { $points } en PV
}
move-cubes = Compter les cubes : { $points } PV
move-chest = Coffre contre 3 pièces d’or
move-use = Utiliser « { the-token } »
move-place = Placer le navire { the-ship } : { $space }
move-sail = { $cost ->
    [0] Navire { the-ship } reste en { $to }{ at-island }
   *[other] Navire { the-ship } en { $to }{ at-island } : { $cost } PA{ in-gold }
}
move-post = { $points ->
    [0] Comptoir en { $square }{ at-island }
   *[other] Comptoir en { $square }{ at-island } : { $points } PV
}
move-load = { $steps ->
    [one] Charger { $steps } canon{ in-gold }
   *[other] Charger { $steps } canons{ in-gold }
}
move-take = Prendre la tuile { the-tile } : { $cost } PA{ in-gold }
move-advance = { $steps ->
    [one] Avancer de { $steps } case{ in-gold }
   *[other] Avancer de { $steps } cases{ in-gold }
}
move-pick = Prendre « { the-token } »
move-build = { the-tile } en { $square }{ turned } : { $points } PV{ in-gold }
move-buy = Acheter : { the-good }, { $cost } PA{ in-gold }
move-order = { $steps ->
    [one] Avancer le disque de { $steps } case{ in-gold }
   *[other] Avancer le disque de { $steps } cases{ in-gold }
}
move-jump = Disque tout en tête
move-end = Confirmer le tour

## Sortes d’actions, selon lesquelles une analyse additionne les pertes

deed-choose = Choix de l’action
deed-gold = Or
deed-cubes = Marquer les cubes
deed-chest = Coffre
deed-use = Utiliser des jetons
deed-place = Placer les navires
deed-sail = Naviguer
deed-post = Comptoirs
deed-load = Canons
deed-take = Prendre des tuiles
deed-advance = Progrès
deed-pick = Choix des jetons
deed-build = Construire
deed-buy = Acheter des marchandises
deed-order = Ordre du tour
deed-jump = Disque en tête
deed-end = Fin du tour

# The clicks that lead to a move
group-place = Placer le navire { the-ship }
group-ship = Navire { the-ship }, naviguer seulement
group-distance = { $cost ->
    [0] rester
    [one] { $cost } case
   *[other] { $cost } cases
}
group-villages = Tuiles village
group-neutrals = Tuiles neutres
group-tile = { the-tile }
group-island = { $big ->
    [true] Île { $island }, grande
   *[other] Île { $island }, petite
}
group-row = Rangée { $row }
group-square = { $square }

## What the turn still offers, after "End turn · "

left-ap = { $ap } PA inutilisés
left-ship = le navire { the-ship } n’a pas bougé
left-ships = aucun navire n’a bougé
left-post = pas encore de comptoir en { $square }

## What a move brings beside points

brings-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
brings-tokens = { $count ->
    [one] { $count } jeton de progrès
   *[other] { $count } jetons de progrès
}
brings-good = { $count ->
    [one] { the-good }
   *[other] { $count } × { the-good }
}
brings-chest = un coffre au trésor
brings-others = { $points } PV pour d’autres
brings-end = { $points } PV à la fin

## What cannot be taken back when a move is played

final-throw = les cubes vont dans la tour : { the-colour }
final-pirates = les pirates attaquent
final-scoring = le décompte final commence

## Moves in brief

# How far a move goes along a track
steps-on = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}
count-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
count-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}

## Sailing and landing

# Where a ship arrives: founding a trading post there is the first on its island, or one more
landing-first = Île { $island }, premier comptoir
landing-post = Île { $island }, un comptoir de plus
# place is one of the two above
landing-told = { $place } : navire { the-ship } en { $to }, { $cost } PA{ in-gold }{ $points ->
    [0] { "" }
   *[other] , { $points } PV
}
# What follows when a ship has arrived
arrival-first = premier comptoir
arrival-post = un comptoir de plus
landings = Accostages
landings-more = { $count ->
    [one] { $count } autre accostage
   *[other] { $count } autres accostages
}
pick-ship = Quel navire se déplace ?
sail-here = Naviguer ici
sail-found = Naviguer + comptoir
stay-found = Fonder un comptoir ici
sail-only = Naviguer seulement

## The log

event-round = La manche { $round } commence.
event-thrown = { the-colour } : { $count } jetés, { $fallen } tombés, { $ap } PA.
event-skipped = { the-colour } : pas de cubes, la phase est sautée.
event-chosen = { $player } choisit { the-action } : { $count } PA.
event-placed = { $player } place le navire { the-ship } : { $space }.
event-sailed = { $steps ->
    [0] { $player } laisse le navire { the-ship } en { $to }{ at-island }.
   *[other] { $player } mène le navire { the-ship } en { $to }{ at-island }.
}
event-post = { $player } fonde un comptoir, île { $island }.
event-discovered = { $player } découvre l’île : { $points } PV.
event-loaded = { $count ->
    [one] { $player } charge { $count } canon.
   *[other] { $player } charge { $count } canons.
}
event-overflow = { $player } a des PA en trop au bout de la piste.
event-taken = { $player } prend la tuile { the-tile }.
event-advanced = { $steps ->
    [one] { $player } avance de { $steps } case sur la piste de progrès.
   *[other] { $player } avance de { $steps } cases sur la piste de progrès.
}
event-picked = { $player } prend le jeton « { the-token } ».
event-built = { $player } construit la tuile { the-tile }, île { $island }.
event-commodity = { $player } récolte une marchandise : { the-good }.
event-tile-points = { $player }, points de la tuile : { $points } PV.
event-completed = { $player } achève l’île : { $points } PV.
event-chest = { $player } gagne le coffre de l’île { $island }.
event-posts-scored = { $count ->
    [one] { $player }, { $count } comptoir sur l’île { $island }, temps { $time } : { $points } PV.
   *[other] { $player }, { $count } comptoirs sur l’île { $island }, temps { $time } : { $points } PV.
}
event-bought = { $player } achète un jeton { the-good } pour { $cost } PA.
event-ordered = { $steps ->
    [0] { $player } laisse son disque en place.
    [one] { $player } avance de { $steps } case dans l’ordre du tour.
   *[other] { $player } avance de { $steps } cases dans l’ordre du tour.
}
event-jumped = { $player } passe en tête de l’ordre du tour.
event-gold = { $why ->
    [taken] { $player } prend { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    } au lieu d’une action.
   *[other] { $player } reçoit { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }.
}
event-gold-paid = { $count ->
    [one] { $player } paie { $count } pièce d’or.
   *[other] { $player } paie { $count } pièces d’or.
}
event-gold-points = { $player }, or au-delà de la piste : { $points } PV.
event-chest-exchanged = { $player } échange un coffre au trésor.
event-token-used = { $player } utilise le jeton « { the-token } ».
event-cubes-scored = { $player } compte les cubes : { $points } PV.
event-pirates = Les pirates attaquent avec une force de { $count }.
event-pirates-beaten = { $count ->
    [0] { $player } n’a pas de pirates à combattre.
    [one] { $player } repousse { $count } pirate.
   *[other] { $player } repousse { $count } pirates.
}
event-pirates-lost = { $count ->
    [one] { $player } perd contre { $count } pirate : { $points } PV.
   *[other] { $player } perd contre { $count } pirates : { $points } PV.
}
event-pirate-revealed = Nouveaux pirates : { $count }.
event-tokens-refilled = De nouveaux jetons de progrès sont à l’étalage.
event-production-refilled = De nouveaux jetons de production sont à l’étalage.
event-time = Le marqueur de temps indique { $time }.
event-final = Décompte final.
event-scored-gold = { $player }, or : { $points } PV.
event-scored-goods = { $player }, { the-good } : { $commodities } × { $production } = { $points } PV.
event-scored-token = { $player }, « { the-token } » : { $points } PV.
event-scored-progress = { $player }, piste de progrès : { $points } PV.
event-scored-special = { $player }, piste d’actions spéciales : { $points } PV.
event-won = { $player } gagne avec { $total } PV.

## A turn in one sentence: what was chosen, and after a colon what came of it

said-turn = { $action } : { $parts }
said-action = { the-action } { $count } PA
said-gold-taken = { $count ->
    [one] { $count } pièce d’or au lieu d’une action
   *[other] { $count } pièces d’or au lieu d’une action
}
said-cubes = compte les cubes
said-placed = navire { the-ship } placé : { $space }
said-sailed = navire { the-ship } en { $to }
said-post = comptoir sur l’île { $island }
said-post-first = île { $island } découverte
said-loaded = { $count ->
    [one] { $count } canon
   *[other] { $count } canons
}
said-taken = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
said-advanced = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
said-picked = jeton « { the-token } »
said-built = { $count ->
    [one] { $count } tuile sur l’île { $island }
   *[other] { $count } tuiles sur l’île { $island }
}
said-collected = avec { $goods }
said-completed = île { $island } achevée
said-chest = le coffre
said-ordered = { $count ->
    [one] { $count } case dans l’ordre du tour
   *[other] { $count } cases dans l’ordre du tour
}
said-jumped = en tête de l’ordre du tour
said-used = « { the-token } » utilisé
said-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
said-paid = { $count ->
    [one] { $count } pièce d’or payée
   *[other] { $count } pièces d’or payées
}
said-pirates = pirates, force { $count }
said-final = décompte final

# Headings of the log
chapter-round = Manche { $round }
chapter-end = Fin de la manche
chapter-final = Décompte final

## Where points come from

source-discovery = Découvertes
source-tiles = Tuiles construites
source-completion = Îles achevées
source-posts = Comptoirs
source-gold-overflow = Or au-delà de la piste
source-cubes = Cubes
source-pirates = Pirates
source-gold = Or à la fin
source-goods = Denrées
source-tokens = Jetons de progrès
source-progress = Piste de progrès
source-special = Piste d’actions spéciales

## What luck is about, in an analysis

drawn-pirates = Pirates révélés
drawn-tokens = Jetons de progrès
drawn-production = Jetons de production
drawn-tower = La tour à cubes

## Why something is refused

refusal-token-first = Prends d’abord ton jeton de progrès.
refusal-choose-first = Choisis d’abord une action.
refusal-choose-or-gold = Choisis d’abord une action ou prends de l’or.
refusal-action-chosen = Tu as déjà choisi ton action.
refusal-other-action = Cela ne fait pas partie de l’action que tu as choisie.
refusal-action-over = Ton action est finie : confirme ton tour.
refusal-no-cube = { the-colour } n’est pas proposé : aucun cube de cette couleur dans la zone d’action.
refusal-no-cube-nor-disc = { the-colour } n’est pas proposé : aucun cube de cette couleur dans la zone d’action, et ton disque n’est pas dessus.
refusal-no-unused-token = Tu n’as aucun jeton de progrès inutilisé qui le permette.
refusal-no-token-due = Tu ne peux pas prendre de jeton de progrès maintenant.
refusal-token-not-on-display = « { the-token } » n’est pas à l’étalage.
refusal-token-not-used-so = « { the-token } » ne s’utilise pas ainsi.
refusal-token-not-owned = Tu n’as pas « { the-token } ».
refusal-token-used = « { the-token } » ne sert qu’une fois, et tu l’as déjà utilisé.
refusal-blue-action-only = Ce jeton ne s’utilise que pendant une action bleue.
refusal-too-few-ap = Cela coûte { $cost } PA, mais tu n’as que { means }.
refusal-no-chest = Tu n’as pas de coffre au trésor à échanger.
refusal-ships-placed = Tes deux navires sont déjà sur le plateau.
refusal-place-both = Place d’abord tes deux navires.
refusal-place-ship-first = Ce navire n’est pas encore sur le plateau : place-le d’abord.
refusal-ship-done = Ce navire a déjà fini son mouvement dans cette action.
refusal-ships-done = Tes deux navires ont déjà fini leur mouvement.
refusal-ship-there = Le navire y est déjà, et il ne peut pas fonder de comptoir.
refusal-water-only = Les navires ne vont que sur l’eau.
refusal-space-taken = Il y a déjà un navire ici ; seules les cases du cadre en contiennent plusieurs.
refusal-no-posts-left = Tes { $limit } comptoirs sont tous sur les îles.
refusal-no-landing = Aucun de tes navires ne vient de finir son mouvement sur une case d’ancrage voisine.
refusal-post-space-taken = Cet emplacement de comptoir est occupé ou recouvert.
refusal-cannon-track-ends = La piste des canons s’arrête à { $limit }.
refusal-tile-gone = Il ne reste plus de tuile « { the-tile } » dans la réserve générale.
refusal-neutral-limit = { $limit ->
    [one] Tu ne peux prendre qu’une tuile neutre par phase.
   *[other] Tu ne peux prendre que { $limit } tuiles neutres par phase.
}
refusal-progress-track-ends = { $room ->
    [0] Ton disque est au bout de la piste de progrès.
    [one] Il ne reste que { $room } case sur la piste de progrès.
   *[other] Il ne reste que { $room } cases sur la piste de progrès.
}
refusal-tile-not-owned = Il n’y a pas de tuile « { the-tile } » dans ta réserve.
refusal-no-post-on-island = Tu n’as pas de comptoir sur cette île.
refusal-tile-on-water = On ne construit que sur la terre, jamais sur l’eau.
refusal-tile-across-water = Une tuile tient sur une seule île ; elle n’enjambe pas l’eau.
refusal-post-in-the-way = On ne recouvre pas un comptoir.
refusal-built-over = L’une de ces cases est déjà recouverte.
refusal-corner-only = Se toucher par un coin ne suffit pas : les tuiles se lient côté contre côté.
refusal-not-linked = La tuile doit toucher l’un de tes comptoirs, ou une chaîne de tuiles qui y mène.
refusal-production-not-on-display = Ce jeton de production n’est pas à l’étalage.
refusal-special-track-ends = { $room ->
    [0] Ton disque est au bout de la piste d’actions spéciales.
    [one] Il ne reste que { $room } case sur la piste d’actions spéciales.
   *[other] Il ne reste que { $room } cases sur la piste d’actions spéciales.
}
refusal-disc-in-front = Ton disque est déjà en tête et au-dessus.
# Moves as they are written in records; values as they were written
refusal-no-square = « { $square } » n’est pas une case ; elles vont de a1 à { $last }.
refusal-no-frame-space = « { $space } » n’est pas une case du cadre ; elles vont de @0 à @{ $last }.
refusal-no-tile = Il n’y a pas de tuile « { $tile } ».
refusal-no-turn-of-tile = La tuile { $tile } peut être tournée de 0 à { $last } fois, pas « { $turn } ».

## What cannot be chosen for a new game

wrong-stick = Si tous les cubes se coincent, ils restent tous dans la tour et la partie est finie avant le premier tour : choisis 99 ou moins pour « stick ».
wrong-no-map = les tuiles de l’édition { $edition } n’ont donné aucun archipel valable pour { $players } joueurs en { $draws } tirages (AM-SETUP-4 à AM-SETUP-7)
map-enclosed = la terre enferme l’eau en { $squares } ; les navires doivent atteindre toute l’eau
map-corner = la terre en { $square } ne touche l’île de { $island } que par un coin ; des terres qui se touchent doivent être liées par leurs côtés
map-big-islands = { $islands } îles ont { $squares } cases de terre ou plus, mais il n’y a que { $chests } coffres au trésor
map-no-post = l’île de { $island } n’a pas d’emplacement de comptoir ; personne ne pourrait jamais y construire

## What is wrong with an edition ($fault: why a map is not legal; the rest as in its file)

box-tile = six rangées de six caractères
box-rows = le plan a { $rows } rangées ; une tuile en a 6
box-row = la rangée { $row } a { $squares } cases ; une rangée en a 6
box-mark = la rangée { $row } contient « { $mark } » ; les caractères sont . # P a et n f c s t pour les cinq denrées
box-post = l’emplacement de comptoir de la rangée { $row }, colonne { $column } a { $count } ancres à ses côtés ; il lui en faut une, et d’habitude pas davantage (AM-SHIP-4)
box-anchor = l’ancre de la rangée { $row }, colonne { $column } a { $count } emplacements de comptoir à ses côtés ; il lui en faut un, et d’habitude pas davantage (AM-SHIP-4)
box-tile-illegal = aucun archipel n’est valable avec cette tuile : { $fault }
box-tile-poor = peu d’archipels sont valables avec cette tuile : { $fault }
box-side = la terre n’atteint pas le côté { $side ->
    [upper] supérieur
    [left] gauche
    [lower] inférieur
   *[right] droit
} sur ses deux cases du milieu ; les deux ou aucune, et aucune autre case du côté, c’est ce qui s’assemble le mieux (AM-SETUP-5)
box-goods = les tuiles ont { $count } cases de { the-good } (« { $letter } ») ; la boîte a 8 jetons de chaque denrée (AM-SETUP-8)
box-good-twice = { $good } y est deux fois ; une table par denrée
box-no-good = il manque { $good } ; une table par denrée
box-costs = les coûts de tous les jetons ensemble sont { $costs } ; une denrée en a trois à 2, quatre à 3, trois à 4 (AM-SETUP-12)
box-steps = une liste de [case, points de victoire]
box-points = les points de victoire sont { $points } ; il faut 1, 3, 6, 10, 15 (AM-PROG-2)
box-last-points = les derniers points de victoire sont à la case { $last } ; la piste se termine avec eux, à la case { $steps } (AM-PROG-3)
box-first-space = la première case est { $colour } ; il faut « white »
box-last-space = la dernière case est { $colour } ; il faut « any » (AM-SPEC-4)
box-between = « white » ou « any » se trouve entre les bouts ; les cases entre eux sont { $colours } (AM-SPEC-3)
box-beyond = la case { $step } est au-delà de la piste ; sa dernière case est { $steps }
box-falling = { $pair } suit { $before } ; les cases et les points de victoire augmentent tous deux le long de la piste
box-shape = un dessin de cases #, une chaîne par rangée
box-shape-empty = la forme { $shape } est vide ; dessine ses cases avec « # »
box-shape-apart = la forme { $shape } est en morceaux ; ses cases doivent se lier par leurs côtés
box-large = { $shape } a { $squares } cases ; ces tuiles en ont de 1 à { $most }
box-worth = { $small } points de victoire sur une petite île, { $big } sur une grande ; la plus petite valeur est celle des petites îles (AM-BUILD-7)

## The lessons (each prompt is at most 40 words)

lesson-turn = Ton tour
lesson-turn-goal = Bienvenue, capitaine ! Tu explores des îles, fondes des comptoirs et y construis. Après cinq manches, qui a le plus de points de victoire (PV) gagne la partie.
lesson-turn-cubes = Des cubes tombent d’une tour. Leurs couleurs sont les actions proposées. La plus fréquente donne la force : six cubes bleus, c’est six points d’action (PA), quel que soit ton choix. Je choisis le noir.
lesson-turn-load = Le noir charge des canons, utiles contre les pirates. Chaque point d’action en charge un. Charges-en au moins quatre.
lesson-turn-few = C’est moins de quatre. Rien n’est perdu : annule et charges-en davantage.
lesson-turn-end = Bravo. Une action, c’est un tour. Avant de le terminer, tu peux tout annuler. Termine ton tour.

lesson-ships = Navires
lesson-ships-frame = Le bleu déplace les navires. La première fois, tu les places tous deux sur le cadre autour de la mer, où tu veux. Je choisis le bleu et place ton premier navire.
lesson-ships-place = À toi : clique sur une case du cadre pour ton second navire.
lesson-ships-sail = Chaque navire avance d’autant de cases que tu as de points d’action : six aujourd’hui. Il peut tourner, mais jamais en diagonale ni sur la terre. Choisis un navire et navigue.
lesson-ships-idle = Tes navires n’ont pas bougé. Annule la fin du tour, et navigue.

lesson-post = Comptoirs
lesson-post-why = Des ancres bordent les emplacements de comptoir. Un navire qui finit son trajet sur une ancre peut fonder un comptoir à côté. Tu ne pourras construire que là où tu as un comptoir.
lesson-post-do = Mène un navire à l’ancre marquée, ou à une autre à sa portée, et fonde un comptoir.
lesson-post-none = Tu n’as pas encore de comptoir. Annule la fin du tour, et navigue jusqu’à une ancre.
lesson-post-elsewhere = Ce navire ne peut rien fonder là où il est, ou tu n’as pas voulu. Annule, ou prends l’autre navire.
lesson-post-points = Le premier comptoir d’une île la découvre : 3 points de victoire pour toi. Tous y rapportent quand l’île est achevée.

lesson-plan = Planifier
lesson-plan-supply = Pour construire, il faut des tuiles. Le rouge en fournit : un de tes villages coûte 1 point d’action, quelle que soit sa taille ; une tuile neutre coûte autant qu’elle a de cases. Je choisis le rouge.
lesson-plan-take = Prends au moins un village et une tuile neutre. Par tour, tu n’as droit qu’à une tuile neutre, mais à autant de villages que tu peux en payer.
lesson-plan-village = un village
lesson-plan-neutral = une tuile neutre
lesson-plan-early = Il manque encore quelque chose. Annule la fin du tour, et prends d’autres tuiles.

lesson-build = Construire
lesson-build-where = Le vert construit tes tuiles sur les îles où tu as un comptoir. Elles doivent le toucher, ou toucher une chaîne de tes villages et de tuiles neutres qui y mène. Je choisis le vert.
lesson-build-lay = Choisis un village d’une case et pose-le à côté de ton comptoir, sur la case au tabac.
lesson-build-none = Rien n’est encore construit. Annule la fin du tour, et pose une tuile.
lesson-build-good = Le tabac est à toi. Les tuiles plus grandes rapportent aussitôt des points, davantage encore sur les îles à coffre au trésor. Personne ne peut recouvrir un comptoir.

lesson-complete = Achever une île
lesson-complete-do = Une seule case de cette île est encore libre. Recouvre-la avec ton second village.
lesson-complete-none = L’île a encore une case libre. Annule la fin du tour, et recouvre-la.
lesson-complete-posts = Achevée : 3 points de victoire pour toi. Puis les comptoirs de tous y rapportent 1, 3, 6, 10… pour un, deux, trois, quatre, fois le marqueur de temps. Il descend de 5 à 1 : vite !

lesson-goods = Denrées
lesson-goods-why = À la fin, chaque denrée rapporte : tes marchandises des îles, multipliées par tes jetons de production. Tu as dès le départ un jeton de chaque denrée. Le jaune en achète d’autres. Je choisis le jaune.
lesson-goods-buy = Achètes-en un. Deux tabacs et deux jetons de tabac rapporteraient 2 × 2 = 4 points.
lesson-goods-none = Tu n’as rien acheté. Annule la fin du tour, et achète un jeton.

lesson-progress = Progresser
lesson-progress-track = Le marron te fait avancer sur la piste de progrès, qui rapporte à la fin. Sur les cases à points, tu prends aussi un jeton de progrès. Touche un jeton pour lire son effet. Je choisis le marron.
lesson-progress-go = La première de ces cases est la quatrième. Vas-y, puis prends un jeton qui te plaît.
lesson-progress-short = Tu t’arrêtes avant la quatrième case. Annule, et va jusqu’au bout.

lesson-gold = Utiliser l’or
lesson-gold-take = Au lieu d’une action, tu peux prendre de l’or : une pièce pour trois cubes. Tu l’as fait au tour précédent et en as 4 ; chacune vaut un point d’action au besoin. Je choisis le noir.
lesson-gold-pay = Tu as six points d’action. Charge plus de six canons : l’or paie le reste tout seul.
lesson-gold-saved = Tes points d’action ont suffi. Annule, et charges-en sept ou plus.

lesson-order = Jouer en premier
lesson-order-track = Qui est le plus loin sur la piste d’actions spéciales joue en premier, et ses points comptent à la fin. Le blanc avance ton disque d’une case par point d’action. Je choisis le blanc.
lesson-order-go = Avance d’au moins trois cases : cela vaut 1 point à la fin.
lesson-order-short = C’est moins de trois cases. Annule, et va plus loin.
lesson-order-special = Ton disque est maintenant sur une couleur. Désormais, là où il y a un cube blanc, tu peux choisir cette couleur à la place, même sans cube de celle-ci.

lesson-pirates = Pirates
lesson-pirates-come = La manche se termine, et les pirates attaquent. Le marqueur visible indique 2 : il faut deux canons à chacun. Qui en a moins les perd tous, et 2 points de victoire. Je choisis le noir.
lesson-pirates-load = Charge assez de canons, puis termine ton tour.
lesson-pirates-lost = Les pirates étaient plus forts. Recommence la leçon, et charge deux canons ou plus.
lesson-pirates-next = Repoussés ! Seuls les canons nécessaires sont dépensés. Après chaque manche, un pirate de plus est révélé, et tous ceux qui sont visibles attaquent ensemble. Surveille-les.

lesson-round = Ta première manche
lesson-round-hint = Une manche entière contre le matelot : sept phases d’un tour chacune. Le bouton « Conseil » montre ce que ferait un bon joueur. Commence par les navires : fonde un comptoir !
lesson-round-plan = Prends maintenant des tuiles avec le rouge et construis-les avec le vert, dès qu’ils sont proposés. Rien d’utile ? Prends de l’or, ou charge des canons.
lesson-round-end = Joue jusqu’à l’arrivée des pirates. Demande conseil quand tu veux.
lesson-round-final = Tu connais Amerigo ! En quatre manches de plus, les îles se remplissent. Puis l’or, les denrées et les deux pistes rapportent. Les règles sont toujours à portée de clic.

## Said once, in the first games after the lessons

explain-overflow = Les points d’action en trop au bout d’une piste valent 2 pièces d’or, quel que soit leur nombre.
explain-chest = On gagne un coffre au trésor en achevant une grande île. Il s’échange contre 3 pièces d’or à n’importe lequel de tes tours.
explain-time = Le marqueur de temps a baissé : désormais, les comptoirs des îles achevées rapportent moins.
explain-production = Les jetons de production que personne n’a achetés ont quitté la partie. Chacun n’est à l’étalage que pendant une manche.
explain-token = Certains jetons de progrès agissent dès maintenant, d’autres une fois, d’autres en fin de partie. Touche un jeton pour lire son effet.
explain-tokens = Quatre nouveaux jetons de progrès sont arrivés, et ceux que personne n’a pris pendant deux manches sont partis. L’étalage dit lesquels partent ensuite.
explain-full = La piste de l’or s’arrête à 12. Au-delà, chaque pièce d’or vaut aussitôt un point de victoire.
explain-lost = Trop peu de canons : tous sont perdus, et autant de points que la force des pirates. Les points ne descendent jamais sous 0.
explain-revealed = Un pirate de plus est face visible. La prochaine fois, ils attaquent avec la somme de tous ceux qui le sont.
explain-skipped = Aucun cube n’est tombé, ou il n’y en avait pas sur la case de stockage : la phase est sautée et personne n’agit.
explain-final = La dernière manche est finie. L’or, les denrées, les jetons et les deux pistes rapportent maintenant ; la feuille de points montre tout.

# --- saisie des éditions

edit-map = Archipel
value-big-island = Cases de terre d’une grande île, au moins
value-chests = Coffres de l’archipel
edit-players = Pour chaque joueur
value-ships = Navires
value-posts = Comptoirs
value-cannons = Fin de la piste des canons
value-gold = Fin de la piste de l’or
edit-tower = Tour à cubes
value-cubes = Cubes de chaque couleur
value-stick = Probabilité qu’un cube se coince
value-dislodge = Probabilité qu’un cube se décoince
edit-rounds = Manches
value-times = Marqueurs de temps, manche par manche
value-rounds-posts = Points pour 1, 2, 3… comptoirs
edit-pirates = Marqueurs Pirate
value-markers = Forces
edit-progress = Piste de progrès
value-steps = Cases
value-points = Points, sous la forme case/points
edit-special = Piste d’actions spéciales
value-colours = Couleurs des cases
edit-production = Jetons de production : coûts
edit-good = Denrée
edit-unmarked = Sans marque
edit-for-three = Marqués 3
edit-for-four = Marqués 4
edit-shapes = Formes des tuiles de construction
edit-shape = Forme
edit-drawing = Dessin
edit-square = case de la tuile
edit-nothing = rien
edit-villages = Tuiles village d’un joueur
edit-neutrals = Tuiles neutres
edit-id = Nom
edit-count = Nombre
edit-small = Sur une petite île
edit-big = Sur une grande île
edit-tokens = Jetons de progrès
edit-rule = Règle
edit-actions = Actions
edit-tiles = Tuiles d’île
edit-name = Titre
edit-tiles-map = Dessin
edit-water = eau
edit-land = terre
edit-post = emplacement de comptoir
edit-anchor = case d’ancrage

## Beside the board: what is entered by hand

entered-tiles = Archipel, essai { $number } : quelle tuile d’île se trouve où, rangée par rangée à partir du coin en haut à gauche ?
entered-turns = De combien de quarts de tour chaque tuile est-elle tournée dans le sens horaire, dans le même ordre ?
entered-order = Qui est premier dans l’ordre du tour, qui vient ensuite ?
entered-tower-all = Tous les cubes vont dans la tour. Combien de chaque couleur en tombent ?
entered-tower = Dans la tour : { the-colour }, { $count }. Combien de chaque couleur en tombent ?
entered-pirates = Quelle est la force du marqueur Pirate que l’on révèle ?
entered-tokens = Quel jeton de progrès vient ensuite à l’étalage ?
entered-production = Quel jeton de production vient ensuite à l’étalage ?
