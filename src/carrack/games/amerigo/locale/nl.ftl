### Amerigo in het Nederlands; welke waarden elke tekst krijgt, staat in en.ftl.

game-title = Amerigo
game-about = Verken de eilanden voor Zuid-Amerika, sticht handelsposten en bouw. Wat elke fase te bieden heeft, valt uit een toren vol blokjes.
game-length = Een half uur met bots, anderhalf uur met vrienden
# words that find the same rules: groups, parted by semicolons
rules-synonyms = punt OP score winnen winst; haven anker; voltooien vol afmaken bedekken; stichten ontdekken handelspost; tegel gebouw dorp; grondstof goederen waar; munt goud geld; beurt fase ronde; kosten prijs; blokje dobbelsteen; nemen kiezen

## Names

colour-blue = Blauw
colour-black = Zwart
colour-red = Rood
colour-brown = Bruin
colour-green = Groen
colour-yellow = Geel
colour-white = Wit

action-blue = Varen
action-black = Kanonnen laden
action-red = Plannen
action-brown = Voortgang
action-green = Bouwen
action-yellow = Productie kopen
action-white = Spelersvolgorde
action-gold = Goud nemen
action-cubes = Blokjes scoren

good-coconut = kokosnoot
good-coffee = koffie
good-cotton = katoen
good-sugar = suiker
good-tobacco = tabak

# $shape is the letter of the shape and its size, such as I3
tile-village = dorp { $shape }
tile-neutral = neutraal { $shape }
# Headings of piles of tiles; $size is a number of squares
tiles-village = { $size ->
    [one] Dorpen, 1 vak
   *[other] Dorpen, { $size } vakken
}
tiles-neutral = { $size ->
    [one] Neutrale tegels, 1 vak
   *[other] Neutrale tegels, { $size } vakken
}

island-big = groot eiland
island-small = klein eiland
island-name = Eiland { $island }

track-progress = voortgangsspoor
track-cannon = kanonnenspoor
track-gold = goudspoor
track-special = speciale-actiespoor
track-points = scorespoor

phase-blue = Blauwe fase
phase-black = Zwarte fase
phase-red = Rode fase
phase-brown = Bruine fase
phase-green = Groene fase
phase-yellow = Gele fase
phase-white = Witte fase

ship-name = Schip { the-ship }
space-frame = randvak { $number }
space-water = water
space-land = land
space-anchor = ankervak
space-post = handelspostvak
space-good = grondstofvak: { the-good }

## Words on the board, the sheets and the displays

label-round = Ronde { $round } van 5
label-ap = AP
points-short = { $points } { label-vp }
again-loss = { $points }, { $win } van een overwinning
label-vp = OP
label-gold = Goud
label-cannons = Kanonnen
label-ships = Schepen
label-posts = Handelsposten
label-chests = Schatkisten
label-commodities = Grondstoffen
label-production = Productie
label-production-display = Productiefiches
label-progress-display = Voortgangsfiches
label-display-new = Nieuw
label-display-old = Weg na deze ronde
label-supply = Algemene voorraad
label-own-supply = Eigen voorraad
label-tower = Toren
label-inside = In de toren
label-action-space = Actievak
label-storage = Opslagvakken
label-pirates = Piraten
label-pirate-hidden = gedekt
label-time = Tijdfiche
label-order = Spelersvolgorde
label-joker = kleur naar keuze
label-used = gebruikt
label-rotate = Tegel draaien
label-flip = Tegel omkeren

## What the panels and things of the board say

colour-letter-blue = B
colour-letter-black = Z
colour-letter-red = R
colour-letter-brown = N
colour-letter-green = G
colour-letter-yellow = E
colour-letter-white = W
good-letter-coconut = N
good-letter-coffee = F
good-letter-cotton = K
good-letter-sugar = S
good-letter-tobacco = T
price-ap = { $ap } AP
round = Ronde
cubes-table = Blokjes per kleur
phase-order = Volgorde van deze fase: plaatsen { $order }
track-start = start
deck-left = nog { $count }
display-empty = Uitverkocht.
production-token = { $good }, { $cost } AP
pirates-label = { $hidden ->
    [0] Alle piraten liggen open. Doet niet mee: { $odds }.
   *[other] { $hidden } gedekt. Nog niet gezien: { $odds }; één daarvan doet niet mee.
}
pirates-odds = Mogelijk: { $odds }
pirates-against = { $cannons ->
    [one] { $cannons } kanon
   *[other] { $cannons } kanonnen
} tegen sterkte { $strength }
posts-left = Handelsposten over: { $count }
place-in-order = Plaats { $place } in de spelersvolgorde
order-of-play = Speelvolgorde
goods-of = { $good }: { $commodities ->
    [one] { $commodities } grondstof
   *[other] { $commodities } grondstoffen
} × { $production ->
    [one] { $production } productiefiche
   *[other] { $production } productiefiches
}
which-move = Welke zet?
use-token = { $token } gebruiken
rotate = Draaien
place-here = Hier bouwen
lay-back = Terugleggen
place-hint = { $tile }: wijs een licht vak aan.
island-about = { $size ->
    [one] { $size } landvak
   *[other] { $size } landvakken
}, { $free } vrij. Handelsposten: { $posts }
built-by = Gebouwd door { $player }.
worth-about = { $small } OP op een klein eiland, { $big } op een groot
kind-about = { $cost } AP om te nemen, { $cost } om te bouwen. { $small } OP op een klein eiland, { $big } op een groot.
special-about = Wit staat hier ook voor: { $colour }. Bereikte waarde: { $points } OP.
progress-about = { $next ->
    [-1] { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    }, { $points } OP aan het eind.
   *[other] { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    }, tot nu toe { $points } OP aan het eind. De volgende waarde ligt op stap { $next }.
}
kind-squares = De vakken: { $squares }.
track-points-at = { $points } OP op stap { $step }
label-complete = voltooid
frame-beside = naast { $squares }
post-space-state = { $state ->
    [free] { $square } is vrij
    [taken] { $square } is bezet
   *[other] { $square } is bebouwd
}
components-map = Eilanden en schatkisten
components-players = Schepen, handelsposten, kanonnen, goud
components-tower = Toren
components-rounds = Tijd en handelsposten
components-pirates = Piraten
components-progress = Voortgangsspoor
components-special = Speciale-actiespoor
components-production = Productiefiches
components-shapes = Vormen van de tegels
components-villages = Dorpstegels
components-neutrals = Neutrale tegels
components-tokens = Voortgangsfiches
components-tiles = Eilandtegels
post-of = Handelspost van { $player }

use-permanent = blijvend
use-once = eenmalig
use-end = einde van het spel

provenance-rulebook = uit de spelregels
provenance-deduced = afgeleid
provenance-reconstructed = gereconstrueerd
provenance-printed = van een doos overgenomen

option-edition = Uitgave
    .help = De doos waarvan het materiaal gebruikt wordt.
option-box = Een eigen uitgave
    .help = De tekst van een uitgavebestand, waarmee dan gespeeld wordt.
edition-reconstructed = Gereconstrueerd
option-stick = Toren: blokjes blijven hangen (%)
    .help = De kans dat een ingeworpen blokje blijft hangen, in procent.
option-dislodge = Toren: blokjes komen los (%)
    .help = De kans dat een ingeworpen blokje een hangend blokje losmaakt, in procent.
option-map_seed = Kaart uit nummer
    .help = Hetzelfde nummer geeft dezelfde kaart; het toeval in het spel hangt er niet van af. Leeg: geen nummer gekozen.

## Progress tokens

token-blue2 = Varen +2
    .effect = +2 AP als je vaart.
token-black2 = Kanonnen +2
    .effect = +2 AP als je kanonnen laadt.
token-red2 = Plannen +2
    .effect = +2 AP als je plant.
token-brown2 = Voortgang +2
    .effect = +2 AP als je voortgang boekt.
token-green2 = Bouwen +2
    .effect = +2 AP als je bouwt.
token-yellow2 = Kopen +2
    .effect = +2 AP als je productiefiches koopt.
token-red-blue = Plannen, varen +1
    .effect = +1 AP als je plant of vaart.
token-brown-yellow = Voortgang, kopen +1
    .effect = +1 AP als je voortgang boekt of productiefiches koopt.
token-black-green = Kanonnen, bouwen +1
    .effect = +1 AP als je kanonnen laadt of bouwt.
token-ships8 = Varen +8
    .effect = Eenmalig: +8 AP voor elk schip waarmee je vaart.
token-pirates2 = Piraten +2
    .effect = De piraten zijn 2 sterker voor alle anderen.
token-half-loss = Half verlies
    .effect = Tegen piraten verlies je maar de helft van de OP, naar boven afgerond.
token-victory-gold = Zegegoud
    .effect = 2 goud telkens als je de piraten afslaat.
token-two-neutral = Twee neutrale
    .effect = Je mag bij het plannen twee neutrale tegels nemen.
token-red-green = Rood voor groen
    .effect = Met rode blokjes mag je bouwen, met groene plannen.
token-first = Naar voren
    .effect = Eenmalig: leg met wit je schijf boven op die van de leider.
token-gold3 = 3 goud
    .effect = Eenmalig: neem 3 goud.
token-gold5 = 5 goud
    .effect = Eenmalig: neem 5 goud.
token-post-gold = Goud voor posten
    .effect = 1 goud voor elke handelspost die je vanaf nu sticht.
token-gold-by-two = Meer goud
    .effect = Goud nemen levert 1 op per 2 blokjes.
token-cubes = OP voor blokjes
    .effect = Eenmalig: in plaats van een actie 1 OP per blokje in het actievak.
token-post-points = OP voor posten
    .effect = Einde van het spel: 1 OP voor elk van je handelsposten.
token-seven = 7 OP
    .effect = Einde van het spel: 7 OP.
token-gold-points = OP voor goud
    .effect = Einde van het spel: evenveel OP als je goudspoor aangeeft.

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
    [v-I1] dorp 1
    [v-I2] dorp 2
    [v-I3] dorp I3
    [v-L3] dorp L3
    [v-I4] dorp I4
    [v-O4] dorp O4
    [v-T4] dorp T4
    [n-I1] neutraal 1
    [n-I2] neutraal 2
    [n-I3] neutraal I3
    [n-L3] neutraal L3
    [n-I4] neutraal I4
    [n-O4] neutraal O4
    [n-T4] neutraal T4
    [n-I5] neutraal I5
    [n-T5] neutraal T5
    [n-U5] neutraal U5
    [n-V5] neutraal V5
    [n-W5] neutraal W5
    [n-X5] neutraal X5
    [n-2x3] neutraal 2×3
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
    [0] { $ap } AP
   *[other] { $ap } AP + { $gold } goud
}

prompt-choose = Kies een actie ({ means }) of neem goud.
prompt-place-ship = Zet een schip op de rand ({ means }).
prompt-place-sail = Vaar, of zet een schip op de rand ({ means }).
prompt-post-place = Sticht een post of zet een schip ({ means }).
prompt-post-sail = Sticht een handelspost of vaar door ({ means }).
prompt-sail = Vaar met je schepen, elk apart ({ means }).
prompt-post = Sticht een handelspost of ga door ({ means }).
prompt-load = Laad kanonnen ({ means }).
prompt-plan = Neem tegels in je voorraad ({ means }).
prompt-advance = Ga vooruit op het voortgangsspoor ({ means }).
prompt-pick = Neem een voortgangsfiche.
prompt-build = Bouw: kies een tegel, dan een plek ({ means }).
prompt-buy = Koop productiefiches ({ means }).
prompt-order = Schuif je volgordeschijf op ({ means }).
prompt-nothing = Hier kan niets meer: bevestig, of neem iets terug.
prompt-done = Bevestig je beurt, of neem hem terug.

## Moves, for buttons

# After a price: the part of it that is paid with gold
in-gold = { $gold ->
    [0] { "" }
   *[other] { " " }({ $gold } goud)
}

# After the place where a ship anchors: the island, 0 if it is at none
at-island = { $island ->
    [0] { "" }
   *[other] , eiland { $island }
}

# After the place of a tile: how it is turned
turned = { $turn ->
    [0] { "" }
   *[other] , { $turn }× gedraaid
}

move-choose = { the-colour }: { the-action }, { $ap } AP
move-gold = { $points ->
    [0] Neem { $gold } goud
   *[other] Neem { $gold } goud, waarvan { $points } als OP
}
move-cubes = Scoor blokjes: { $points } OP
move-chest = Schatkist voor 3 goud
move-use = Gebruik “{ the-token }”
move-place = Zet schip { the-ship }: { $space }
move-sail = { $cost ->
    [0] Schip { the-ship } blijft op { $to }{ at-island }
   *[other] Schip { the-ship } naar { $to }{ at-island }: { $cost } AP{ in-gold }
}
move-post = { $points ->
    [0] Handelspost op { $square }{ at-island }
   *[other] Handelspost op { $square }{ at-island }: { $points } OP
}
move-load = { $steps ->
    [one] Laad 1 kanon{ in-gold }
   *[other] Laad { $steps } kanonnen{ in-gold }
}
move-take = Neem { the-tile }: { $cost } AP{ in-gold }
move-advance = { $steps ->
    [one] 1 vak vooruit{ in-gold }
   *[other] { $steps } vakken vooruit{ in-gold }
}
move-pick = Neem “{ the-token }”
move-build = { the-tile } op { $square }{ turned }: { $points } OP{ in-gold }
move-buy = Koop { the-good }: { $cost } AP{ in-gold }
move-order = { $steps ->
    [one] Schijf 1 vak vooruit{ in-gold }
   *[other] Schijf { $steps } vakken vooruit{ in-gold }
}
move-jump = Schijf helemaal naar voren
move-end = Beurt bevestigen

## Soorten acties, waarnaar een analyse optelt wat verloren ging

deed-choose = Keuze van de actie
deed-gold = Goud
deed-cubes = Blokjes scoren
deed-chest = Schatkist
deed-use = Fiches gebruiken
deed-place = Schepen plaatsen
deed-sail = Varen
deed-post = Handelsposten
deed-load = Kanonnen
deed-take = Tegels nemen
deed-advance = Vooruitgang
deed-pick = Keuze van fiches
deed-build = Bouwen
deed-buy = Goederen kopen
deed-order = Beurtvolgorde
deed-jump = Schijf naar voren
deed-end = Beurt beëindigen

# The clicks that lead to a move
group-place = Zet schip { the-ship }
group-ship = Schip { the-ship }, alleen varen
group-distance = { $cost ->
    [0] blijven
    [one] 1 vak
   *[other] { $cost } vakken
}
group-villages = Dorpstegels
group-neutrals = Neutrale tegels
group-tile = { the-tile }
group-island = { $big ->
    [true] Eiland { $island }, groot
   *[other] Eiland { $island }, klein
}
group-row = Rij { $row }
group-square = { $square }

## What the turn still offers, after "End turn · "

left-ap = { $ap } AP ongebruikt
left-ship = schip { the-ship } heeft niet gevaren
left-ships = geen schip heeft gevaren
left-post = nog geen handelspost op { $square }

## What a move brings beside points

brings-gold = { $count } goud
brings-tokens = { $count ->
    [one] 1 voortgangsfiche
   *[other] { $count } voortgangsfiches
}
brings-good = { $count ->
    [one] 1 × { the-good }
   *[other] { $count } × { the-good }
}
brings-chest = een schatkist
brings-others = { $points } OP voor anderen
brings-end = { $points } OP aan het eind

## What cannot be taken back when a move is played

final-throw = blokjes in de toren: { the-colour }
final-pirates = de piraten vallen aan
final-scoring = de eindtelling begint

## Moves in brief

# How far a move goes along a track
steps-on = { $steps ->
    [one] 1 vak
   *[other] { $steps } vakken
}
count-places = { $count ->
    [one] 1 plek
   *[other] { $count } plekken
}
count-tiles = { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
}

## Sailing and landing

# Where a ship arrives: founding a trading post there is the first on its island, or one more
landing-first = Eiland { $island }, eerste handelspost
landing-post = Eiland { $island }, nog een handelspost
# place is one of the two above
landing-told = { $place }: schip { the-ship } naar { $to }, { $cost } AP{ in-gold }{ $points ->
    [0] { "" }
   *[other] , { $points } OP
}
# What follows when a ship has arrived
arrival-first = eerste handelspost
arrival-post = nog een handelspost
landings = Aanlegplaatsen
landings-more = { $count ->
    [one] Nog 1 aanlegplaats
   *[other] Nog { $count } aanlegplaatsen
}
pick-ship = Welk schip vaart?
sail-here = Hierheen varen
sail-found = Varen + post
stay-found = Hier handelspost stichten
sail-only = Alleen varen

## The log

event-round = Ronde { $round } begint.
event-thrown = { the-colour }: { $count } erin, { $fallen } eruit, { $ap } AP.
event-skipped = { the-colour }: geen blokjes, de fase wordt overgeslagen.
event-chosen = { $player } kiest { the-action }: { $count } AP.
event-placed = { $player } zet schip { the-ship } in: { $space }.
event-sailed = { $steps ->
    [0] { $player } laat schip { the-ship } op { $to }{ at-island }.
   *[other] { $player } vaart met schip { the-ship } naar { $to }{ at-island }.
}
event-post = { $player } sticht een handelspost, eiland { $island }.
event-discovered = { $player } ontdekt het eiland: { $points } OP.
event-loaded = { $count ->
    [one] { $player } laadt 1 kanon.
   *[other] { $player } laadt { $count } kanonnen.
}
event-overflow = { $player } heeft AP over aan het eind van het spoor.
event-taken = { $player } neemt { the-tile }.
event-advanced = { $steps ->
    [one] { $player } gaat 1 vak vooruit op het voortgangsspoor.
   *[other] { $player } gaat { $steps } vakken vooruit op het voortgangsspoor.
}
event-picked = { $player } neemt het fiche “{ the-token }”.
event-built = { $player } bouwt { the-tile }, eiland { $island }.
event-commodity = { $player } krijgt een grondstof: { the-good }.
event-tile-points = { $player } scoort met de tegel: { $points } OP.
event-completed = { $player } voltooit het eiland: { $points } OP.
event-chest = { $player } wint de schatkist van eiland { $island }.
event-posts-scored = { $count ->
    [one] { $player }, 1 handelspost op eiland { $island }, tijd { $time }: { $points } OP.
   *[other] { $player }, { $count } handelsposten op eiland { $island }, tijd { $time }: { $points } OP.
}
event-bought = { $player } koopt { the-good } voor { $cost } AP.
event-ordered = { $steps ->
    [0] { $player } laat de volgordeschijf liggen.
    [one] { $player } gaat 1 vak vooruit in de spelersvolgorde.
   *[other] { $player } gaat { $steps } vakken vooruit in de spelersvolgorde.
}
event-jumped = { $player } springt naar voren in de spelersvolgorde.
event-gold = { $why ->
    [taken] { $player } neemt { $count } goud in plaats van een actie.
   *[other] { $player } krijgt { $count } goud.
}
event-gold-paid = { $player } betaalt { $count } goud.
event-gold-points = { $player } scoort met goud voorbij het spoor: { $points } OP.
event-chest-exchanged = { $player } ruilt een schatkist in.
event-token-used = { $player } gebruikt het fiche “{ the-token }”.
event-cubes-scored = { $player } scoort met de blokjes: { $points } OP.
event-pirates = De piraten vallen aan met sterkte { $count }.
event-pirates-beaten = { $count ->
    [0] { $player } hoeft geen piraten af te slaan.
    [one] { $player } slaat 1 piraat af.
   *[other] { $player } slaat { $count } piraten af.
}
event-pirates-lost = { $count ->
    [one] { $player } verliest van 1 piraat: { $points } OP.
   *[other] { $player } verliest van { $count } piraten: { $points } OP.
}
event-pirate-revealed = Nieuwe piraten: { $count }.
event-tokens-refilled = Er liggen nieuwe voortgangsfiches klaar.
event-production-refilled = Er liggen nieuwe productiefiches klaar.
event-time = Het tijdfiche toont { $time }.
event-final = Eindtelling.
event-scored-gold = { $player }, goud: { $points } OP.
event-scored-goods = { $player }, { the-good }: { $commodities } × { $production } = { $points } OP.
event-scored-token = { $player }, “{ the-token }”: { $points } OP.
event-scored-progress = { $player }, voortgangsspoor: { $points } OP.
event-scored-special = { $player }, speciale-actiespoor: { $points } OP.
event-won = { $player } wint met { $total } OP.

## A turn in one sentence: what was chosen, and after a colon what came of it

said-turn = { $action }: { $parts }
said-action = { the-action } { $count } AP
said-gold-taken = { $count } goud in plaats van een actie
said-cubes = scoort met blokjes
said-placed = schip { the-ship } ingezet: { $space }
said-sailed = schip { the-ship } naar { $to }
said-post = handelspost op eiland { $island }
said-post-first = eiland { $island } ontdekt
said-loaded = { $count ->
    [one] 1 kanon
   *[other] { $count } kanonnen
}
said-taken = { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
}
said-advanced = { $count ->
    [one] 1 vak
   *[other] { $count } vakken
}
said-picked = fiche “{ the-token }”
said-built = { $count ->
    [one] 1 tegel op eiland { $island }
   *[other] { $count } tegels op eiland { $island }
}
said-collected = met { $goods }
said-completed = eiland { $island } voltooid
said-chest = de schatkist
said-ordered = { $count ->
    [one] 1 vak in de spelersvolgorde
   *[other] { $count } vakken in de spelersvolgorde
}
said-jumped = naar voren in de spelersvolgorde
said-used = “{ the-token }” gebruikt
said-gold = { $count } goud
said-paid = { $count } goud betaald
said-pirates = piraten, sterkte { $count }
said-final = eindtelling

# Headings of the log
chapter-round = Ronde { $round }
chapter-end = Einde van de ronde
chapter-final = Eindtelling

## Where points come from

source-discovery = Ontdekkingen
source-tiles = Gebouwde tegels
source-completion = Voltooide eilanden
source-posts = Handelsposten
source-gold-overflow = Goud voorbij het spoor
source-cubes = Blokjes
source-pirates = Piraten
source-gold = Goud aan het eind
source-goods = Goederen
source-tokens = Voortgangsfiches
source-progress = Voortgangsspoor
source-special = Speciale-actiespoor

## What luck is about, in an analysis

drawn-pirates = Omgedraaide piraten
drawn-tokens = Voortgangsfiches
drawn-production = Productiefiches
drawn-tower = De blokjestoren

## Why something is refused

refusal-token-first = Neem eerst je voortgangsfiche.
refusal-choose-first = Kies eerst een actie.
refusal-choose-or-gold = Kies eerst een actie of neem goud.
refusal-action-chosen = Je hebt je actie al gekozen.
refusal-other-action = Dit hoort niet bij de actie die je koos.
refusal-action-over = Je actie is voorbij: bevestig je beurt.
refusal-no-cube = { the-colour } is niet beschikbaar: er ligt geen blokje van die kleur in het actievak.
refusal-no-cube-nor-disc = { the-colour } is niet beschikbaar: er ligt geen blokje van die kleur in het actievak, en je schijf ligt er ook niet op.
refusal-no-unused-token = Je hebt geen ongebruikt voortgangsfiche dat dit toelaat.
refusal-no-token-due = Je mag nu geen voortgangsfiche nemen.
refusal-token-not-on-display = “{ the-token }” ligt niet in het aanbod.
refusal-token-not-used-so = “{ the-token }” wordt niet op deze manier gebruikt.
refusal-token-not-owned = Je hebt “{ the-token }” niet.
refusal-token-used = “{ the-token }” werkt maar één keer, en je hebt het al gebruikt.
refusal-blue-action-only = Dit fiche kun je alleen in een blauwe actie gebruiken.
refusal-too-few-ap = Dit kost { $cost } AP, maar je hebt maar { means }.
refusal-no-chest = Je hebt geen schatkist om in te ruilen.
refusal-ships-placed = Je beide schepen staan al op het bord.
refusal-place-both = Zet eerst je beide schepen in.
refusal-place-ship-first = Dit schip staat nog niet op het bord: zet het eerst in.
refusal-ship-done = Dit schip is in deze actie al klaar met varen.
refusal-ships-done = Je beide schepen zijn al klaar met varen.
refusal-ship-there = Het schip is er al, en het kan er geen handelspost stichten.
refusal-water-only = Schepen varen alleen op water.
refusal-space-taken = Daar ligt al een schip; alleen op randvakken passen er meer.
refusal-no-posts-left = Al je { $limit } handelsposten staan op de eilanden.
refusal-no-landing = Geen van je schepen is net op een ankervak ernaast aangekomen.
refusal-post-space-taken = Dit handelspostvak is bezet of bebouwd.
refusal-cannon-track-ends = Het kanonnenspoor eindigt bij { $limit }.
refusal-tile-gone = Er is geen tegel “{ the-tile }” meer in de algemene voorraad.
refusal-neutral-limit = { $limit ->
    [one] Je mag per fase maar één neutrale tegel nemen.
   *[other] Je mag per fase maar { $limit } neutrale tegels nemen.
}
refusal-progress-track-ends = { $room ->
    [0] Je schijf ligt aan het eind van het voortgangsspoor.
    [one] Er is nog maar 1 vak over op het voortgangsspoor.
   *[other] Er zijn nog maar { $room } vakken over op het voortgangsspoor.
}
refusal-tile-not-owned = Er is geen tegel “{ the-tile }” in je voorraad.
refusal-no-post-on-island = Je hebt geen handelspost op dit eiland.
refusal-tile-on-water = Tegels bouw je alleen op land, nooit op water.
refusal-tile-across-water = Een tegel moet op één eiland liggen; over water heen kan niet.
refusal-post-in-the-way = Over een handelspost heen mag je niet bouwen.
refusal-built-over = Een van deze vakken is al bebouwd.
refusal-corner-only = Alleen een hoek raken is niet genoeg: tegels sluiten met een zijde aan.
refusal-not-linked = De tegel moet een van je handelsposten raken, of een keten van tegels die naar een ervan leidt.
refusal-production-not-on-display = Zo’n productiefiche ligt niet in het aanbod.
refusal-special-track-ends = { $room ->
    [0] Je schijf ligt aan het eind van het speciale-actiespoor.
    [one] Er is nog maar 1 vak over op het speciale-actiespoor.
   *[other] Er zijn nog maar { $room } vakken over op het speciale-actiespoor.
}
refusal-disc-in-front = Je schijf ligt al vooraan en bovenop.
# Moves as they are written in records; values as they were written
refusal-no-square = “{ $square }” is geen vak; ze lopen van a1 tot { $last }.
refusal-no-frame-space = “{ $space }” is geen randvak; ze lopen van @0 tot @{ $last }.
refusal-no-tile = Er is geen tegel “{ $tile }”.
refusal-no-turn-of-tile = Tegel { $tile } kan 0 tot { $last } keer gedraaid worden, niet “{ $turn }”.

## What cannot be chosen for a new game

wrong-stick = Als alle blokjes blijven hangen, blijft elk blokje in de toren en is het spel voorbij voor de eerste beurt: kies 99 of minder voor “stick”.
wrong-no-map = de eilandtegels van uitgave { $edition } gaven in { $draws } pogingen geen geldige kaart voor { $players } spelers (AM-SETUP-4 tot en met AM-SETUP-7)
map-enclosed = land sluit het water op { $squares } in; schepen moeten al het water kunnen bereiken
map-corner = het land op { $square } raakt het eiland bij { $island } alleen met een hoek; land dat elkaar raakt, moet met zijden verbonden zijn
map-big-islands = { $islands } eilanden hebben { $squares } of meer landvakken, maar er zijn maar { $chests } schatkisten
map-no-post = het eiland bij { $island } heeft geen handelspostvak, dus zou niemand er ooit kunnen bouwen

## What is wrong with an edition ($fault: why a map is not legal; the rest as in its file)

box-tile = zes rijen van zes tekens
box-rows = de kaart heeft { $rows } rijen; een tegel heeft er 6
box-row = rij { $row } heeft { $squares } vakken; een rij heeft er 6
box-mark = rij { $row } bevat “{ $mark }”; de tekens zijn . # P a en n f c s t voor de vijf grondstoffen
box-post = het handelspostvak in rij { $row }, kolom { $column } heeft { $count } ankers aan zijn zijden; het heeft er één nodig, en gewoonlijk niet meer (AM-SHIP-4)
box-anchor = het anker in rij { $row }, kolom { $column } heeft { $count } handelspostvakken aan zijn zijden; het heeft er één nodig, en gewoonlijk niet meer (AM-SHIP-4)
box-tile-illegal = geen enkele kaart met deze tegel is geldig: { $fault }
box-tile-poor = weinig kaarten met deze tegel zijn geldig: { $fault }
box-side = het land bereikt { $side ->
    [upper] de bovenzijde
    [left] de linkerzijde
    [lower] de onderzijde
   *[right] de rechterzijde
} niet op de twee middelste vakken; het best past op beide of op geen, en op geen ander vak van die zijde (AM-SETUP-5)
box-goods = de tegels hebben { $count } vakken voor { the-good } (“{ $letter }”); in de doos zitten 8 fiches van elke grondstof (AM-SETUP-8)
box-good-twice = “{ $good }” komt twee keer voor; één tabel per goed
box-no-good = “{ $good }” ontbreekt; één tabel per goed
box-costs = de kosten van alle fiches samen zijn { $costs }; een goed heeft er drie van 2, vier van 3 en drie van 4 (AM-SETUP-12)
box-steps = een lijst van [stap, overwinningspunten]
box-points = de overwinningspunten zijn { $points }; het moeten 1, 3, 6, 10, 15 zijn (AM-PROG-2)
box-last-points = de laatste overwinningspunten liggen op stap { $last }; daarmee eindigt het spoor, op stap { $steps } (AM-PROG-3)
box-first-space = het eerste vak is “{ $colour }”; het moet “white” zijn
box-last-space = het laatste vak is “{ $colour }”; het moet “any” zijn (AM-SPEC-4)
box-between = “white” of “any” staat tussen de uiteinden; de vakken daartussen zijn { $colours } (AM-SPEC-3)
box-beyond = stap { $step } ligt voorbij het spoor; de laatste stap is { $steps }
box-falling = { $pair } volgt op { $before }; stappen en overwinningspunten lopen allebei op langs het spoor
box-shape = een tekening van vakken #, één tekenreeks per rij
box-shape-empty = vorm { $shape } is leeg; teken zijn vakken met “#”
box-shape-apart = vorm { $shape } valt uiteen; de vakken moeten met hun zijden aansluiten
box-large = { $shape } heeft { $squares } vakken; deze tegels hebben er 1 tot { $most }
box-worth = { $small } overwinningspunten op een klein eiland, { $big } op een groot; de kleinste waarde is die van kleine eilanden (AM-BUILD-7)

## The lessons (each prompt is at most 40 words)

lesson-turn = Je beurt
lesson-turn-goal = Welkom, kapitein! Je verkent eilanden, sticht handelsposten en bouwt erop. Wie na vijf rondes de meeste overwinningspunten (OP) heeft, wint.
lesson-turn-cubes = Uit een toren vallen blokjes. Hun kleuren zijn de beschikbare acties. De kleur die het meest voorkomt, bepaalt de sterkte: zes blauwe blokjes zijn zes actiepunten (AP), wat je ook kiest. Ik kies zwart.
lesson-turn-load = Zwart laadt kanonnen, die je nodig hebt tegen piraten. Elk actiepunt laadt er een. Laad er minstens vier.
lesson-turn-few = Dat zijn er minder dan vier. Niets is verloren: neem het terug en laad er meer.
lesson-turn-end = Goed gedaan. Eén beurt is één actie. Tot je hem beëindigt, mag je alles terugnemen. Beëindig je beurt.

lesson-ships = Schepen
lesson-ships-frame = Met blauw vaar je. De eerste keer zet je beide schepen op de rand om de zee, waar je maar wilt. Ik kies blauw en zet je eerste schip.
lesson-ships-place = Nu jij: klik op een vak van de rand voor je tweede schip.
lesson-ships-sail = Elk schip mag zoveel vakken varen als je actiepunten hebt: vandaag zes. Het vaart hoeken om, maar nooit diagonaal en nooit over land. Kies een schip en vaar ergens heen.
lesson-ships-idle = Je schepen hebben niet gevaren. Neem het einde van je beurt terug en vaar.

lesson-post = Handelsposten
lesson-post-why = Ankers liggen naast handelspostvakken. Eindigt een schip op een anker, dan mag het daarnaast een handelspost stichten. Alleen waar je een handelspost hebt, mag je later bouwen.
lesson-post-do = Vaar met een schip naar het gemarkeerde anker, of naar een ander dat je kunt bereiken, en sticht een handelspost.
lesson-post-none = Je hebt nog geen handelspost. Neem het einde van je beurt terug en vaar naar een anker.
lesson-post-elsewhere = Dit schip ligt waar het niets kan stichten, of je wilde niet. Neem het terug, of gebruik je andere schip.
lesson-post-points = De eerste handelspost op een eiland ontdekt het: 3 overwinningspunten voor jou. Alle handelsposten daar scoren als het eiland voltooid is.

lesson-plan = Plannen
lesson-plan-supply = Om te bouwen heb je tegels nodig. Rood haalt ze: een eigen dorp kost 1 actiepunt, hoe groot ook; een neutrale tegel zoveel als hij vakken heeft. Ik kies rood.
lesson-plan-take = Neem minstens één dorp en één neutrale tegel. Per beurt mag je maar één neutrale tegel, maar zoveel dorpen als je kunt betalen.
lesson-plan-village = een dorp
lesson-plan-neutral = een neutrale tegel
lesson-plan-early = Er ontbreekt nog iets. Neem het einde van je beurt terug en neem meer tegels.

lesson-build = Bouwen
lesson-build-where = Groen bouwt je tegels op eilanden waar je een handelspost hebt. Ze moeten je handelspost raken, of een keten van je eigen dorpen en neutrale tegels die erheen leidt. Ik kies groen.
lesson-build-lay = Kies een dorp van één vak en leg het naast je handelspost, op het vak met tabak.
lesson-build-none = Er is nog niets gebouwd. Neem het einde van je beurt terug en leg een tegel.
lesson-build-good = De tabak is nu van jou. Grotere tegels leveren meteen punten op, en op eilanden met een schatkist nog meer. Niemand kan over een handelspost heen bouwen.

lesson-complete = Een eiland voltooien
lesson-complete-do = Eén vak van dit eiland is nog vrij. Bedek het met je tweede dorp.
lesson-complete-none = Het eiland heeft nog een vrij vak. Neem het einde van je beurt terug en bedek het.
lesson-complete-posts = Voltooid: 3 overwinningspunten voor jou. Dan scoren ieders handelsposten daar: 1, 3, 6, 10 … voor één, twee, drie, vier, maal het tijdfiche. Dat telt af van 5 naar 1, dus haast je!

lesson-goods = Goederen
lesson-goods-why = Aan het eind scoort elke soort goederen: je grondstoffen van de eilanden maal je productiefiches. Van elke soort heb je vanaf het begin één productiefiche. Met geel koop je er meer. Ik kies geel.
lesson-goods-buy = Koop er een. Twee tabak en twee fiches ervoor zouden 2 × 2 = 4 punten opleveren.
lesson-goods-none = Je hebt niets gekocht. Neem het einde van je beurt terug en koop een fiche.

lesson-progress = Voortgang
lesson-progress-track = Bruin brengt je vooruit op het voortgangsspoor, dat aan het eind scoort. Op de vakken met punten neem je ook een voortgangsfiche. Tik op een fiche om te lezen wat het doet. Ik kies bruin.
lesson-progress-go = Het eerste vak met punten is het vierde. Ga daarheen en neem een fiche dat je bevalt.
lesson-progress-short = Dat stopt voor het vierde vak. Neem het terug en ga door tot het eind.

lesson-gold = Goud gebruiken
lesson-gold-take = In plaats van een actie mag je goud nemen: één voor elke drie blokjes. Zo kreeg je vorige beurt 4 goud; elk is één actiepunt waard wanneer je het nodig hebt. Ik kies zwart.
lesson-gold-pay = Je hebt zes actiepunten. Laad meer dan zes kanonnen: goud betaalt vanzelf de rest.
lesson-gold-saved = Dat kon met je actiepunten alleen. Neem het terug en laad er zeven of meer.

lesson-order = Wie begint
lesson-order-track = Wie het verst op het speciale-actiespoor staat, is het eerst aan de beurt, en aan het eind scoort het spoor. Wit verzet je schijf, één vak per actiepunt. Ik kies wit.
lesson-order-go = Ga minstens drie vakken vooruit: dat is aan het eind 1 punt waard.
lesson-order-short = Dat zijn minder dan drie vakken. Neem het terug en ga verder.
lesson-order-special = Je schijf ligt nu op een kleur. Ligt er van nu af een wit blokje, dan mag je in plaats daarvan die kleur kiezen, zelfs zonder blokje ervan.

lesson-pirates = Piraten
lesson-pirates-come = Het einde van een ronde, en nu vallen de piraten aan. Het open fiche toont 2: iedereen heeft twee kanonnen nodig. Wie er minder heeft, verliest ze allemaal, en 2 overwinningspunten. Ik kies zwart.
lesson-pirates-load = Laad genoeg kanonnen en beëindig dan je beurt.
lesson-pirates-lost = De piraten waren sterker. Doe de les opnieuw en laad minstens twee kanonnen.
lesson-pirates-next = Afgeslagen! Alleen de kanonnen die nodig waren, ben je kwijt. Na elke ronde komt er een piraat bij, en alle open piraten vallen samen aan. Kijk er af en toe naar.

lesson-round = Je eerste ronde
lesson-round-hint = Een hele ronde tegen de lichtmatroos: zeven fasen van elk één beurt. De knop “Tip” toont wat een sterke speler zou doen. Begin met varen en sticht een handelspost!
lesson-round-plan = Haal nu tegels met rood en bouw ze met groen, zodra die beschikbaar zijn. Niets bruikbaars? Neem goud, of laad kanonnen.
lesson-round-end = Speel door tot de piraten geweest zijn. Vraag gerust om een tip wanneer je wilt.
lesson-round-final = Je kunt Amerigo spelen! In nog vier rondes raken de eilanden vol. Dan scoren goud, goederen en beide sporen. De regels zijn altijd één klik ver.

## Said once, in the first games after the lessons

explain-overflow = Actiepunten die aan het eind van een spoor over zijn, leveren 2 goud op, hoeveel het er ook zijn.
explain-chest = Een schatkist krijg je voor het voltooien van een groot eiland. In je eigen beurt kun je hem altijd inruilen voor 3 goud.
explain-time = Het tijdfiche is gedaald: vanaf nu scoren handelsposten op voltooide eilanden minder.
explain-production = Productiefiches die niemand kocht, zijn uit het spel. Elk fiche ligt maar één ronde in het aanbod.
explain-token = Sommige voortgangsfiches werken vanaf nu, andere één keer, weer andere aan het eind van het spel. Tik erop om te lezen wat ze doen.
explain-tokens = Er zijn vier nieuwe voortgangsfiches; wat twee rondes lang niemand nam, is weg. Het aanbod toont welke als volgende verdwijnen.
explain-full = Het goudspoor eindigt bij 12. Elk goud daarboven is meteen een overwinningspunt.
explain-lost = Te weinig kanonnen: je verliest ze allemaal, en zoveel punten als de piraten sterk zijn. Punten komen nooit onder 0.
explain-revealed = Er ligt nog een piraat open. De volgende keer vallen ze aan met de som van alle open fiches.
explain-skipped = Er viel geen blokje uit de toren, of er lag er geen op het opslagvak: de fase wordt overgeslagen en niemand speelt.
explain-final = De laatste ronde is voorbij. Nu scoren goud, goederen, fiches en beide sporen; het scoreblad toont alles.

# --- invoeren van uitgaven

edit-map = Kaart
value-big-island = Landvakken van een groot eiland, minstens
value-chests = Schatkisten op de kaart
edit-players = Van elke speler
value-ships = Schepen
value-posts = Handelsposten
value-cannons = Einde van het kanonnenspoor
value-gold = Einde van het goudspoor
edit-tower = Toren
value-cubes = Blokjes van elke kleur
value-stick = Kans dat een blokje blijft hangen
value-dislodge = Kans dat er een losraakt
edit-rounds = Rondes
value-times = Tijdfiches, ronde na ronde
value-rounds-posts = Punten voor 1, 2, 3 … handelsposten
edit-pirates = Piratenfiches
value-markers = Sterktes
edit-progress = Voortgangsspoor
value-steps = Stappen
value-points = Punten, als stap/punten
edit-special = Speciale-actiespoor
value-colours = Kleuren van de vakken
edit-production = Productiefiches: kosten
edit-good = Grondstof
edit-unmarked = Zonder merkteken
edit-for-three = Merkteken 3
edit-for-four = Merkteken 4
edit-shapes = Vormen van bouwtegels
edit-shape = Vorm
edit-drawing = Tekening
edit-square = vak van de tegel
edit-nothing = niets
edit-villages = Dorpstegels van een speler
edit-neutrals = Neutrale tegels
edit-id = Naam
edit-count = Aantal
edit-small = Op een klein eiland
edit-big = Op een groot eiland
edit-tokens = Voortgangsfiches
edit-rule = Regel
edit-actions = Acties
edit-tiles = Eilandtegels
edit-name = Titel
edit-tiles-map = Tekening
edit-water = water
edit-land = land
edit-post = handelspostvak
edit-anchor = ankervak

## Beside the board: what is entered by hand

entered-tiles = Kaart, poging { $number }: welke eilandtegel ligt waar, rij voor rij vanaf linksboven?
entered-turns = Hoeveel kwartslagen met de klok mee is elke tegel gedraaid, in dezelfde volgorde?
entered-order = Wie is de eerste in de spelersvolgorde, wie de volgende?
entered-tower-all = Alle blokjes gaan in de toren. Hoeveel van elke kleur vallen eruit?
entered-tower = In de toren: { the-colour }, { $count }. Hoeveel van elke kleur vallen eruit?
entered-pirates = Hoe sterk is het piratenfiche dat wordt omgedraaid?
entered-tokens = Welk voortgangsfiche komt als volgende in het aanbod?
entered-production = Welk productiefiche komt als volgende in het aanbod?
