### The Dutch East Indies in het Nederlands, met de woorden van de Nederlandse spelregels; de waarden staan in en.ftl.

game-title = The Dutch East Indies
game-about = Ruil op onbewoonde eilanden kratten voor specerijen, glip langs piraten die met de wind mee varen en breng als eerste van elke specerij twee ladingen thuis.
game-length = Een half uur met bots, één tot twee uur met vrienden
# words that find the same rules: groups, parted by semicolons
rules-synonyms = haven ligplaats anker aanleggen; winnen winst winnaar; specerij kruidnagel kardemom kaneel nootmuskaat peper; krat lading goederen handelswaar; munt geld goud; gevecht vechten aanval aanvallen; verbeteren verbetering upgrade; boot schip; beurt ronde; draaien keren; wind dobbelsteen; ruim lading; ontladen lossen uitladen; overladen overplaatsen

## Names

item-crate = krat
item-coin = munt
item-clove = kruidnagel
item-cardamom = kardemom
item-cinnamon = kaneel
item-nutmeg = nootmuskaat
item-pepper = peper
stat-sail = zeilen
stat-cargo = ruim
stat-cannons = kanonnen
ship-big = groot schip
ship-small = klein schip
pirate-big = grote piraat
pirate-small = kleine piraat
way-N = noord
way-NE = noordoost
way-E = oost
way-SE = zuidoost
way-S = zuid
way-SW = zuidwest
way-W = west
way-NW = noordwest
island-home = thuiseiland
island-market = Markteiland
island-wild = onbewoond eiland

## Words on the board and the ship cards

label-round = Ronde { $round }
label-points = Specerijen die tellen
label-missing = Nog nodig
label-stock = Op het thuiseiland
label-hold = Ruim
label-load = Lading { $load } van { $cargo }
label-movement = Bewegingspunten over
label-cards = Handelskaarten
label-known = Bovenste kaart gezien
label-top-card = Bovenste kaart
label-depleted = uitgeput
label-discard = Afgelegde kaarten
label-aside = Kaarten terzijde gelegd
label-supply = Voorraad
label-afloat = Drijft in zee
label-pirates = Piraten
label-threatened = bedreigd door piraten
label-must-leave = moet de haven verlaten
label-port = haven
label-price = Prijs
label-crates-asked = Vraagt
label-gives = Geeft
label-odds = Kans { $odds } op 36
label-facing = koers { $way }
label-start = Begint
label-turn = Aan de beurt
label-homes = Thuis
label-islands = Handelskaarten
label-seen = gezien
label-next-field = volgend veld { $price }
label-highest = hoogste veld
label-lowest = laagste veld
label-tracks = Schepen
label-fields = Velden
label-alongside = op zee
label-anything = acht specerijen naar keuze
label-pepper = vult een gat op
label-solo = De AI
label-solo-deck = In het deck
label-solo-target = Doelwit
label-no-order = trekt een nieuwe kaart
label-order-done = klaar
label-square = Open zee
label-edge = Vak { $square }
provenance-rulebook = uit de spelregels
provenance-deduced = afgeleid
provenance-reconstructed = gereconstrueerd
provenance-printed = van een doos overgenomen
provenance-own = zelf bedacht
option-edition = Uitgave
    .help = De doos waarvan het materiaal gebruikt wordt.
option-box = Een eigen uitgave
    .help = De tekst van een uitgavebestand, waarmee dan gespeeld wordt.
edition-reconstructed = Gereconstrueerd
option-chart = Zeekaart
    .help = De eilanden waar je vaart; standaard is de kaart voor dit aantal spelers.
chart-standard = Standaard
chart-cove = De Baai (2, klein)
chart-two = De Zee-engte (2)
chart-three = De Driehoek (3)
chart-four = De Vier Hoeken (4)
option-map = Een eigen zeekaart
    .help = De tekst van een kaartbestand, waarop dan gespeeld wordt.
option-start = Wie begint
    .help = Geloot, of een plaats.
start-drawn = geloot
option-supply = Voorraad
    .help = Onbeperkt, of beperkt tot wat er in de doos zit.
supply-free = onbeperkt
supply-strict = zoals in de doos
option-rounds = Hoogstens zoveel rondes
    .help = Na dit aantal rondes eindigt het spel; 0: alleen met een overwinning.
option-map_seed = Zeekaart uit nummer
    .help = Hetzelfde nummer geeft dezelfde zeekaart; het toeval in het spel hangt er niet van af. Leeg: geen nummer gekozen.
option-goal = Specerijen om te winnen
    .help = 8 is het doel van de spelregels: twee van elke soort, met peper als joker. Minder maakt het spel korter.
option-aboard = Specerijen aan boord bij het begin
    .help = Zoveel op de schepen van elke speler, van elke soort om de beurt, zolang er plaats is.

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
    [crate] een krat
    [coin] een munt
    [clove] een kruidnagel
    [nutmeg] een nootmuskaat
    [cardamom] { item-cardamom }
    [cinnamon] { item-cinnamon }
    [pepper] { item-pepper }
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
    [none] niets
   *[other] { $gains }
}
the-pirate = { $pirate ->
    [big] { pirate-big }
    [small] { pirate-small }
   *[other] { $pirate }
}
# Ships of all seats are counted from 0: of each seat first the big one
own-ship = { $ship ->
    [0] het grote schip
    [1] het kleine schip
    [2] het grote schip
    [3] het kleine schip
    [4] het grote schip
    [5] het kleine schip
    [6] het grote schip
    [7] het kleine schip
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

told-ship = { $square }, koers { the-way }.
told-ship-port = In de haven: { $island }.
told-ship-stats = { stat-sail } { $sail }, { stat-cargo } { $cargo }, { stat-cannons } { $cannons }.
told-ship-hold = Aan boord: { $goods }.
told-pirate = { $square }, koers { the-way }; { stat-cannons } { $cannons }. Hij valt aan op de gearceerde vakken: { $squares }.
told-home = Thuis van { $player }. Op het eiland: { $goods }.
told-missing = Nog nodig: { $goods }.
told-nothing-missing = Er ontbreekt niets meer.
told-ports = Havens: { $squares }.
told-anchors = Ankervakken: { $squares }.
told-cards-left = { $left ->
    [one] Er is nog 1 van { $all } handelskaarten.
   *[other] Er zijn nog { $left } van { $all } handelskaarten.
}
told-depleted = Er is geen kaart meer: de ankervakken zijn geen havens tot de kaarten opnieuw verdeeld worden.
told-known = Je hebt de bovenste kaart gezien:
told-afloat = Drijft op { $square }: { $goods }.
told-threatened = Hier vallen piraten aan.
told-track = Velden van { $low } tot { $high }; prijzen { $prices }.
told-card = De kaart vraagt { $crates ->
    [one] 1 krat
   *[other] { $crates } kratten
} en geeft { $goods }.
told-discard = { $count ->
    [one] 1 handelskaart ligt open op de aflegstapel.
   *[other] { $count } handelskaarten liggen open op de aflegstapel.
}
told-solo-wild = Vaart naar het dichtstbijzijnde onbewoonde eiland met kaarten, neemt de specerijen van de bovenste kaart en brengt ze thuis.
told-solo-market = Vaart naar het Markteiland en verhoogt er gratis met één veld: { $stats }.
told-solo-hunt = Jaagt op het dichtstbijzijnde schip dat buiten zijn thuishaven een specerij vervoert, en brengt de buit thuis.
told-solo-otherwise = Als er niets te jagen valt:
told-solo-shuffle = Als dit gedaan is, wordt de kaart met de hele aflegstapel in het deck geschud.
told-solo-level = { the-level }: de AI wint met acht willekeurige specerijen thuis.
told-solo-deck = { $deck ->
    [one] 1 kaart ligt gedekt
   *[other] { $deck } kaarten liggen gedekt
}, { $discard ->
    [one] 1 is afgelegd
   *[other] { $discard } zijn afgelegd
}.
told-moved = { $moved ->
    [0] deze beurt niet verplaatst
    [1] onderweg
   *[other] heeft zijn verplaatsing beëindigd
}
told-stays = Beurten die het in deze haven heeft beëindigd: { $stays }.

## The automaton

option-level = Moeilijkheidsgraad
    .help = Hoe sterk de AI is: meer kanonnen, meer zeilen, een ander deck.
level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
level-expert = expert
action-wild = onbewoond eiland
action-market = Markteiland
action-hunt = jagen
stage-outward = op de heenweg
stage-homeward = op weg naar huis
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
    [delivered] de specerijen zijn thuis
    [upgraded] het schip is verbeterd
    [no-spices] het doelwit heeft geen specerijen
    [robbed] de specerijen zijn gestolen
    [escaped] het doelwit is in zijn thuishaven
    [empty] de kaart gaf geen specerijen
   *[other] niets erop is nog van toepassing
}

## Components, for where their values come from

components-stock = Startvoorraad
components-pirates = Piraten
components-supply = Voorraad
components-solo = De schepen van de AI
components-cards = Handelskaarten
components-solo_cards = Kaarten van de AI
components-chart = Zeekaart: { $title }

## What to do now

prompt-act = Vaar en voer acties uit, en beëindig dan je beurt.
prompt-left = Nog open: { $left }
prompt-leave = Eerst moet er een schip zijn haven verlaten.
prompt-may = Je mag nog iets doen, of je beurt beëindigen.
prompt-done = Niets meer te doen: beëindig je beurt of neem iets terug.
prompt-card = Accepteer of weiger de handelskaart.
prompt-first = Welk schip valt de piraat het eerst aan?
prompt-lower = Verlaag een waarde van je schip.
prompt-drop = Eén specerij of munt gaat overboord.
prompt-dump = Het ruim is te vol: dump iets.
prompt-take = Neem een specerij van de verliezer.
prompt-give = Welke specerij krijgt de AI?
prompt-lower-theirs = Verlaag een waarde van het schip van de AI.
prompt-wait = Eerst moeten anderen kiezen.

## Moves, for buttons

move-sail = Vaar { the-way }
move-turn = Draai naar het { the-way }en
move-pick = Vis { an-item } op
move-load = Laad { an-item }
move-unload = Ontlaad { an-item }
move-give = Laad { an-item } over
move-look = Bekijk de kaart van { $island }
move-accept = { $crates ->
    [one] Accepteer, 1 krat van dit schip
   *[other] Accepteer, { $crates } kratten van dit schip
}
move-refuse = Weiger
move-buy = Koop 2 kratten voor 1 munt
move-sell = Verkoop 2 kratten voor 1 munt
move-swap = { the-item } en 2 munten voor { the-wanted }
move-upgrade = { $cost ->
    [one] Verbeter { the-stat } voor 1 munt
   *[other] Verbeter { the-stat } voor { $cost } munten
}
move-attack = Val { the-target } aan
move-first = { $size ->
    [big] Eerst de aanval op het grote schip
   *[other] Eerst de aanval op het kleine schip
}
move-take = Neem { an-item }
move-yield = Sta { an-item } af
move-lower = Verlaag { the-stat }
move-drop = Gooi { an-item } overboord
move-dump = Dump { an-item }
move-end = Beurt beëindigen

## Soorten acties, waarnaar een analyse optelt wat verloren ging

deed-sail = Varen
deed-turn = Schepen draaien
deed-pick = Oppikken
deed-load = Laden
deed-unload = Ontladen
deed-give = Overladen
deed-look = Kaarten bekijken
deed-accept = Ruil accepteren
deed-refuse = Ruil weigeren
deed-buy = Kopen op de markt
deed-sell = Verkopen op de markt
deed-swap = Specerijen ruilen
deed-upgrade = Schepen verbeteren
deed-attack = Aanvallen
deed-first = Volgorde van aanvallen
deed-take = Buit nemen
deed-yield = Lading afstaan
deed-lower = Waarde verlagen
deed-drop = Overboord gooien
deed-dump = Lading dumpen
deed-end = Beurt beëindigen
# The clicks that lead to a move
group-ship = { the-size }
group-sail = Varen
group-turn = Draaien
group-swap = Specerij ruilen
group-upgrade = Verbeteren
group-load = Laden
group-unload = Ontladen
group-give = Overladen

## What the turn still offers, after "End turn · "

left-ship = { $size ->
    [big] het grote schip heeft niet gevaren
   *[other] het kleine schip heeft niet gevaren
}
left-ships = geen schip heeft gevaren
left-points = { $size ->
    [big] { $points ->
        [one] 1 punt van het grote schip
       *[other] { $points } punten van het grote schip
    }
   *[other] { $points ->
        [one] 1 punt van het kleine schip
       *[other] { $points } punten van het kleine schip
    }
}
left-look = de kaart van { $island }
left-spices = { $count ->
    [one] 1 specerij te ontladen
   *[other] { $count } specerijen te ontladen
}

## What a move brings

brings-item = { $count ->
    [one] 1 { the-item }
   *[other] { $count } × { the-item }
}

## What cannot be taken back when a move is played, and what it gives up

final-look = er wordt een kaart bekeken
final-shown = iedereen ziet de kaart
final-dice = de dobbelstenen rollen
final-pirate = { $size ->
    [big] de grote piraat valt aan
   *[other] de kleine piraat valt aan
}
final-wind = de piraten varen
final-automaton = de AI is aan de beurt
final-dealt = de kaarten worden opnieuw verdeeld
final-passes = daarna beslissen anderen
final-over = het spel eindigt
final-won = het spel is gewonnen
lapse-points = { $size ->
    [big] { $points ->
        [one] 1 punt van het grote schip vervalt
       *[other] { $points } punten van het grote schip vervallen
    }
   *[other] { $points ->
        [one] 1 punt van het kleine schip vervalt
       *[other] { $points } punten van het kleine schip vervallen
    }
}

## The log

event-turn = Ronde { $round }: { $player }.
event-wind = Wind voor de { the-pirate }: { the-wind }.
event-wind-turned = Wind voor de { the-pirate }: { the-wind }, geblokkeerd. Koers { the-went }.
event-wind-blocked = Wind voor de { the-pirate }: { the-wind }, geblokkeerd. Nieuwe worp.
event-becalmed = De { the-pirate } kan nergens heen.
event-sailed = { $player }: { own-ship } vaart naar { $square }.
event-turned = { $player }: { own-ship } draait naar het { the-way }en.
event-picked-up = { $player }: { own-ship } vist { an-item } op.
event-loaded = { $player }: { own-ship } laadt { an-item }.
event-unloaded = { $player }: { own-ship } ontlaadt { an-item }.
event-ashore = { $player }: { an-item } komt thuis aan land.
event-given = { $player }: { own-ship } laadt { an-item } over.
event-looked = { $player }: { own-ship } bekijkt de kaart van { $island }.
event-traded = { $crates ->
    [one] { $player }: { own-ship } ruilt 1 krat voor { the-gains }.
   *[other] { $player }: { own-ship } ruilt { $crates } kratten voor { the-gains }.
}
event-refused = { $player } weigert de kaart van { $island }.
event-depleted = Het eiland { $island } is uitgeput.
event-dealt = Alle handelskaarten worden opnieuw verdeeld.
event-bought = { $player }: { own-ship } koopt 2 kratten voor 1 munt.
event-sold = { $player }: { own-ship } verkoopt 2 kratten voor 1 munt.
event-swapped = { $player } ruilt { the-item } voor { the-wanted }.
event-upgraded = { $player }: { own-ship }, { the-stat } nu { $value }.
event-lowered = { $player }: { own-ship }, { the-stat } omlaag naar { $value }.
event-battle = { $won ->
    [true] { $player }: { own-ship } valt { the-target } aan en wint ({ $dice }).
   *[other] { $player }: { own-ship } valt { the-target } aan en verliest ({ $dice }).
}
event-spoils = { $player } neemt { an-item } van { the-target }.
event-pirate-battle = { $won ->
    [true] { $player }: { own-ship } verslaat de { the-pirate } ({ $dice }).
   *[other] { $player }: { own-ship } verliest van de { the-pirate } ({ $dice }).
}
event-shot-overboard = { $player }: { an-item } wordt overboord geschoten.
event-dumped = { $player }: { own-ship } dumpt { an-item }.
event-solo-drew = { $player }: nieuwe kaart voor { own-ship }: { $card }.
event-solo-drew-instead = { $player }: { own-ship } heeft geen prooi: { the-action }.
event-solo-passed = { $player }: “{ $card }” is nu niet bruikbaar, volgende kaart.
event-solo-idle = { $player }: geen kaart is bruikbaar, { own-ship } blijft liggen.
event-solo-shuffled = { $player }: { $cards ->
    [one] { $cards } kaart wordt
   *[other] { $cards } kaarten worden
} in het deck geschud.
event-solo-course = { $player }: { own-ship } zet koers naar { $square } ({ $cost }).
event-solo-course-port = { $player }: { own-ship } naar { $square }; { $island } ligt het dichtstbij ({ $cost }).
event-solo-course-taken = { $player }: { own-ship } naar { $square }; { $island } is onbereikbaar.
event-solo-course-leave = { $player }: { own-ship } moet de haven verlaten, naar { $square }.
event-solo-course-attack = { $player }: { own-ship } naar { $square }, om { the-target } aan te vallen.
event-solo-course-between = { $player }: { own-ship } naar { $square }, tussen { the-target } en zijn haven.
event-solo-course-near = { $player }: { own-ship } naar { $square }, dichter bij { the-target }.
event-solo-upgraded = { $player }: { own-ship }, { the-stat } gratis nu { $value }.
event-solo-took = { $gains ->
    [none] { $player }: { own-ship } neemt niets van { $island }.
   *[other] { $player }: { own-ship } neemt { $gains } van { $island }.
}
event-solo-hunts = { $player }: { own-ship } is bestolen en jaagt op { the-target }.
event-solo-done = { $player }: { own-ship } is klaar: { the-why }.
event-time-up = Ronde { $round } is voorbij: { $player } staat het dichtst bij het doel.
event-time-up-shared = Ronde { $round } is voorbij: de eerste plaats wordt gedeeld.
event-won = { $player } heeft alle specerijen thuis en wint.

## A turn in one sentence: clauses about a ship, put after its letter

said-loaded = laadt { $goods }
said-unloaded = ontlaadt { $goods }
said-ashore = { $goods } aan land
said-picked-up = vist { $goods } op
said-given = laadt { $goods } over
said-dumped = dumpt { $goods }
said-shot-overboard = verliest { $goods } overboord
said-spoils = neemt { $goods } van { the-target }
said-sailed = naar { $square }
said-turned = draait naar het { the-way }en
said-looked = bekijkt de kaart van { $island }
said-traded = { $crates ->
    [one] ruilt 1 krat voor { the-gains }
   *[other] ruilt { $crates } kratten voor { the-gains }
}
said-refused = weigert de kaart van { $island }
said-bought = koopt { $count } kratten
said-sold = verkoopt { $count } kratten
said-swapped = ruilt { the-item } voor { the-wanted }
said-upgraded = { the-stat } nu { $value }
said-lowered = { the-stat } omlaag naar { $value }
said-battle = { $won ->
    [true] verslaat { the-target }
   *[other] verliest van { the-target }
}
said-pirate-battle = { $won ->
    [true] verslaat de { the-pirate }
   *[other] verliest van de { the-pirate }
}
said-drew = nieuwe kaart: { $card }
said-idle = geen kaart is bruikbaar
said-took = { $gains ->
    [none] neemt niets van { $island }
   *[other] neemt { $gains } van { $island }
}
said-won = alle specerijen zijn thuis
counted-crate = { $count ->
    [one] 1 krat
   *[other] { $count } kratten
}
counted-coin = { $count ->
    [one] 1 munt
   *[other] { $count } munten
}

# Headings of the log
chapter-round = Ronde { $round }

## What luck is about, in an analysis

drawn-card = Een handelskaart
drawn-order = Een kaart van de AI
drawn-wind = De wind
drawn-battle = De dobbelstenen van een gevecht
drawn-cards = Geschudde kaarten

## Where points come from

source-spices = Specerijen thuis
source-aboard = Specerijen aan boord
points-short = specerijen: { $points }
won = { $player } wint met { $points ->
    [one] 1 specerij
   *[other] { $points } specerijen
} thuis.
won-tie = { $player } wint het gelijkspel van { $points } specerijen dankzij de beurtvolgorde.
won-dei-limit-1 = De laatste ronde is voorbij. Niemand heeft gewonnen; { $player } staat het dichtst bij het doel.
won-shared-dei-limit-1 = De laatste ronde is voorbij. Niemand heeft gewonnen; { $players } staan even dicht bij het doel.

## Designing a map

draw-tools = Gereedschap
draw-board = De zeekaart. Met de pijltjestoetsen beweeg je een cursor, de spatiebalk gebruikt het gereedschap
draw-parts = Delen van de pagina
draw-tab-board = De tekening
draw-tab-islands = Eilanden
draw-tab-map = De zeekaart
draw-tab-report = Verslag
draw-sea = Open zee: wist land en havens
draw-sea-short = Zee
draw-open-sea = open zee
draw-port = Haven
draw-hand = Beeld verschuiven in plaats van tekenen
draw-hand-short = Beeld
draw-land = Land van een eiland
draw-land-of = Land van { $island }
draw-home-of = { $name }, thuis van speler { $player }
draw-new-island = Nieuw eiland
draw-ships = Schepen bij het begin
draw-ship-of = { $ship } van speler { $player }
draw-ship-hint = Klik waar het begint. Sleep van daaruit, of klik nog eens, om het te draaien.
draw-facing = Richting
draw-faces = Richting { the-way }
draw-beach = Van het bord nemen
draw-name-of = Naam van { $letter } ({ $kind })
draw-cards-of = Handelskaarten op { $island }
draw-fewer = Eén minder
draw-more = Eén meer
draw-remove = { $island } verwijderen
draw-cards-total = Handelskaarten: { $cards }
draw-title = Titel
draw-printed = Zoals gedrukt in mijn doos
draw-players = Spelers
draw-for = voor { $count } spelers
draw-symmetry = Symmetrie
draw-symmetry-none = geen
draw-symmetry-turn = halve draai
draw-symmetry-mirror = links en rechts
draw-symmetry-mirrors = beide spiegelingen
draw-size = Vakken
draw-width = Breedte
draw-height = Hoogte
draw-shift = Tekening verschuiven
draw-shift-left = Eén vak naar links
draw-shift-right = Eén vak naar rechts
draw-shift-up = Eén vak omhoog
draw-shift-down = Eén vak omlaag
draw-untitled = Mijn eilandengroep
draw-start = Begin met …
draw-start-hint = Je tekening blijft op dit apparaat. Wat je hier ook kiest, met “Ongedaan maken” krijg je die terug.
draw-start-empty = Lege zee
draw-start-shipped = Een zeekaart van Carrack
draw-start-generated = Een willekeurige zeekaart die aan alle eisen voldoet
draw-seed = Startgetal
draw-generate = Tekenen
draw-generating = Bezig met tekenen …
draw-start-before = Je vorige tekening
draw-start-before-take = Terughalen
draw-undo = Ongedaan maken
draw-redo = Opnieuw
draw-clear = Wissen
draw-keys = Toetsen
draw-keys-told = De pijltjestoetsen bewegen de cursor over de zeekaart; met Shift tekenen ze meteen.
    Spatie of Enter gebruikt het gereedschap, Delete maakt een vak leeg.
    De letter of het cijfer van een eiland kiest zijn land, Shift+M het Markteiland, + havens, . de zee.
    Shift+B en Shift+S kiezen het grote en het kleine schip, nog eens dat van de volgende speler, Shift+R draait het.
    Shift+N maakt een nieuw eiland. Ctrl+Z maakt ongedaan, Ctrl+Y doet het opnieuw.
draw-in-hand = In de hand: { $tool }
draw-undone = Teruggenomen. { $what }
draw-redone = Opnieuw gedaan. { $what }
draw-more-squares = { $count ->
    [one] En nog één vak
   *[other] En nog { $count } vakken
}
draw-lands = { $count ->
    [0] nog geen land
    [one] één vak land
   *[other] { $count } vakken land
}
draw-ports = { $count ->
    [0] geen haven
    [one] één haven
   *[other] { $count } havens
}
draw-no-place = nog niet op de zeekaart
draw-key-big = Het grote schip nemen; nog eens gedrukt, dat van de volgende speler
draw-key-small = Het kleine schip nemen; nog eens gedrukt, dat van de volgende speler
draw-key-turn = Het schip in de hand draaien
draw-key-clear = Het vak leegmaken
draw-errors = { $count ->
    [one] Door één ding is de kaart nog niet speelbaar.
   *[other] Door { $count } dingen is de kaart nog niet speelbaar.
}
draw-warnings = { $count ->
    [one] De kaart is speelbaar. Eén aanbeveling wordt niet gevolgd.
   *[other] De kaart is speelbaar. { $count } aanbevelingen worden niet gevolgd.
}
draw-fair = De kaart is speelbaar en volgt elke aanbeveling.
draw-distances = Bewegingspunten vanaf de start, met het dichtstbijzijnde schip
draw-island = Eiland
draw-seat = Speler { $seat }
draw-to-market = Markteiland
draw-to-wild = Dichtstbijzijnd onbewoond eiland
draw-no-map = Er zit geen zeekaart in. { $why }
draw-play = Deze zeekaart spelen
draw-play-solo = Alleen tegen de AI

## At the board: ways, dialogs, battles

course-chance = { $odds }/36 ≈ { $percent }%
course-to = { $points ->
    [one] Naar { $square }, koers { the-way }: 1 punt
   *[other] Naar { $square }, koers { the-way }: { $points } punten
}
course-facing = { $points ->
    [one] { the-way }, 1 punt
   *[other] { the-way }, { $points } punten
}
course-wakes = wekt de { the-pirate }: winstkans { course-chance }
course-face = Richting bij aankomst
course-sail = Daarheen varen
course-leave = Niet daarheen
course-short = Korter ({ $points }), langs de { the-pirate }
course-safe = Langer, zonder piraten
card-title = De kaart van { $island }
card-accept = Accepteren
card-too-dear = Er zijn te weinig kratten aan boord om de kaart te accepteren.
card-private = Niemand anders ziet de kaart, tenzij je accepteert.
market-open = Markt …
market-crates = Kratten
market-swap = Een specerij en twee munten voor
market-upgrade = Verbeteringen
market-raise = { $cost ->
    [one] Naar { $value } voor 1 munt
   *[other] Naar { $value } voor { $cost } munten
}
market-advance = { $cost ->
    [one] Volgend veld, nog steeds { $value }, voor 1 munt
   *[other] Volgend veld, nog steeds { $value }, voor { $cost } munten
}
market-top = hoogste veld
harbour-open = Laden, overladen …
harbour-title = Lading
harbour-home = Thuiseiland
harbour-bare = Hier ligt niets.
harbour-how = Kies goederen en tik op een vrije plek; tik op een volle om ze terug te leggen. Slepen kan ook, of een getal typen.
harbour-on-shelf = { the-item }: { $count } op het eiland
harbour-slot = { the-item } terugleggen
harbour-slot-free = Vrije plek: { the-item } hierheen
harbour-slot-none = Vrije plek
harbour-fill = Vullen: { the-item }
harbour-empty = Leegmaken
harbour-empty-across = Alles naar de overkant
harbour-not-here = op { $square }, niet thuis
harbour-presets = Lading in één keer
harbour-all-crates = Alleen kratten
harbour-crates-coins = { $crates } { $crates ->
    [one] krat
   *[other] kratten
} / { $coins } { $coins ->
    [one] munt
   *[other] munten
}
harbour-last = Zoals de vorige keer
harbour-ashore = Alles aan land
harbour-reset = Zoals het was
harbour-confirm = Zo laden
harbour-changes = { $count ->
    [0] Niets verandert van plaats.
    [one] 1 stuk verandert van plaats.
   *[other] { $count } stuks veranderen van plaats.
}
harbour-lapses = { $size ->
    [big] Beëindigt de verplaatsing van het grote schip: { $points ->
        [one] 1 punt vervalt.
       *[other] { $points } punten vervallen.
    }
   *[other] Beëindigt de verplaatsing van het kleine schip: { $points ->
        [one] 1 punt vervalt.
       *[other] { $points } punten vervallen.
    }
}
harbour-back = Wat al verplaatst is, wordt eerst teruggenomen.
harbour-round = Tot er een schip uitvaart, gaan goederen tussen twee plaatsen maar één kant op: neem eerst een stap terug.
harbour-none = Op dit moment valt er niets te laden of over te laden.
harbour-others = Terwijl anderen spelen, mag je schepen in je eigen thuishaven laden.
ask-lower = { the-stat } van { $from } naar { $to }
ask-fields = Velden te verlagen: { $fields }
ask-loser = de verliezer is { $ship }
battle-title = Gevecht

## What is to be said about a map that is being drawn

map-who = { $seat ->
    [0] De { the-pirate }
   *[other] { $size ->
        [big] Het grote schip
       *[other] Het kleine schip
    } van speler { $seat }
}
map-port-touches = De haven op { $square } grenst recht aan { $count ->
    [0] geen enkel eiland
    [one] één eiland
   *[other] { $count } eilanden
}.
    .right = Een haven grenst recht aan precies één eiland.
map-no-port = { $island } heeft geen haven.
    .right = Elk eiland heeft er een: zet er een op een zeevak naast het land.
map-pieces = { $island } ({ $letter }) is in losse stukken getekend.
    .right = Een eiland is één geheel.
map-off-board = { map-who } begint buiten het bord, op { $square }.
    .right = Elk schip begint op zee, op een eigen vak.
map-on-land = { map-who } begint aan land, op { $square }.
    .right = Elk schip begint op zee, op een eigen vak.
map-foreign-port = { map-who } begint in een thuishaven van anderen, op { $square }.
    .right = Daar mogen alleen de schepen van dat thuiseiland liggen.
map-taken = { map-who } begint waar al een ander schip begint, op { $square }.
    .right = Elk schip begint op zee, op een eigen vak.
map-unreached = Speler { $seat } kan niet naar { $island } varen.
    .right = Elke haven is bereikbaar, behalve die van andere thuiseilanden.
map-not-drawn = { $island } is nog niet getekend.
    .right = Kies het land bij het gereedschap en teken het.
map-no-start = { map-who } heeft nog geen beginplaats.
    .right = Kies het bij de schepen en klik dan op een vak in zee.
map-no-wild = Er is nog geen onbewoond eiland.
    .right = Maak er een met “Nieuw eiland” en teken het.
map-no-title = De zeekaart heeft geen titel.
    .right = Geef de kaart een titel.
map-no-name = Een eiland heeft geen naam.
    .right = Geef het een naam.
map-many-cards = Op de eilanden liggen { $cards } handelskaarten.
    .right = Er zijn er { $most }.
map-market-far = Het Markteiland ligt op een afstand van { $distances } bewegingspunten.
    .right = Het hoort voor iedereen even ver te liggen.
map-wild-far = Het dichtstbijzijnde onbewoonde eiland ligt op een afstand van { $distances } bewegingspunten.
    .right = Het hoort voor iedereen ongeveer even ver te liggen.
map-near-cards = Op de eilanden het dichtst bij de spelers ({ $near }) liggen { $near_cards } handelskaarten, op de andere ({ $far }) { $far_cards }.
    .right = Dicht bij de spelers minder kaarten, verder weg meer.
map-solo = Op de eilanden liggen { $cards } handelskaarten.
    .right = Met hoogstens { $most } is de zeekaart ook solo geschikt voor alle moeilijkheidsgraden.
map-shape = De thuiseilanden liggen niet in de aanbevolen vorm.
    .right = { $players ->
    [3] Ze horen een driehoek te vormen.
   *[other] Ze horen een rechthoek of vierkant te vormen.
}
map-port-pair = { $island } heeft de havens { $ports }.
    .right = Een onbewoond eiland hoort één haven te hebben, of twee naast elkaar.

## Why something is refused

# None of a thing, in a sentence
no-item = { $item ->
    [crate] geen krat
    [coin] geen munt
    [clove] geen kruidnagel
    [nutmeg] geen nootmuskaat
    [cardamom] geen kardemom
    [cinnamon] geen kaneel
    [pepper] geen peper
   *[other] geen { $item }
}
refusal-asked-first = Kies eerst welk van je schepen de piraat het eerst aanvalt.
refusal-asked-lower = Kies eerst welke waarde omlaaggaat.
refusal-asked-drop = Kies eerst wat er overboord gaat.
refusal-asked-dump = Het ruim is te vol: kies eerst wat je dumpt.
refusal-asked-take = Kies eerst welke specerij van eigenaar wisselt.
refusal-asked-card = Een kaart die je bekeken hebt, kun je alleen accepteren of weigeren.
refusal-not-asked = Die keuze is nu niet aan de orde.
refusal-no-points = Dit schip heeft deze beurt geen bewegingspunten meer.
refusal-behind = Een schip kan niet naar een van de drie vakken achter zich varen: draai eerst.
refusal-no-water = Een schip kan niet aan land of van het bord varen.
refusal-square-taken = Er ligt al een schip op dat vak.
refusal-foreign-port = Een schip kan de thuishaven van een andere speler niet binnenvaren.
refusal-faces-already = Het schip ligt al op koers { the-way }.
refusal-port-to-be-left = Het schip moest deze haven verlaten en moet zijn beurt ergens anders eindigen.
refusal-port-no-way-out = Het schip moest deze haven verlaten en zou er niet meer uit kunnen.
refusal-turn-strands = Het schip moet deze haven verlaten en zou dat na het draaien niet meer kunnen.
refusal-other-must-leave = Eerst moet je andere schip zijn haven verlaten.
refusal-under-way-must-leave = Eerst moet het schip dat al onderweg is zijn haven verlaten.
refusal-must-leave = Er moet een schip zijn haven verlaten voordat de beurt kan eindigen.
refusal-not-afloat = Op het vak van het schip drijft { no-item }.
refusal-shot-overboard = Wat je aan de piraten verloor, mag je nog niet opvissen.
refusal-hold-full = Het ruim is vol.
refusal-other-hold-full = Het ruim van je andere schip is vol.
refusal-not-in-home-port = Laden en ontladen kan alleen in je eigen thuishaven.
refusal-at-home-only = In de beurt van anderen wordt alleen een schip in zijn thuishaven geladen of ontladen.
refusal-goods-go-round = Om te zorgen dat geen beurt in een kring rondgaat, gaan goederen niet terug naar waar ze vandaan kwamen: pas weer als een van je schepen vaart of draait, of in je volgende beurt.
refusal-not-on-island = Op je thuiseiland ligt { no-item }.
refusal-not-aboard = Het schip heeft { no-item } aan boord.
refusal-loser-without = Het verslagen schip heeft { no-item } aan boord.
refusal-not-side-by-side = Je twee schepen liggen niet recht naast of achter elkaar.
refusal-own-ship = Je kunt alleen schepen van andere spelers aanvallen.
refusal-not-adjacent = De schepen liggen niet op aangrenzende vakken.
refusal-in-port = Een schip in een haven kan niet aanvallen en niet aangevallen worden.
refusal-fought = Deze twee schepen hebben deze beurt al tegen elkaar gevochten.
refusal-attacked = Dit schip heeft deze beurt al aangevallen.
refusal-no-wild-island = Zo’n onbewoond eiland is er niet.
refusal-no-cards-here = Het schip gebruikt geen haven van dit eiland, of het eiland is uitgeput.
refusal-looked = Dit schip heeft hier deze beurt al een kaart bekeken.
refusal-card-price = { $crates ->
    [one] De kaart vraagt maar 1 krat.
   *[other] De kaart vraagt maar { $crates } kratten.
}
refusal-too-few-crates = Zoveel kratten heeft het schip niet aan boord.
refusal-too-few-alongside = Je andere schip ligt er niet naast met de rest van de kratten.
refusal-not-at-market = Het schip gebruikt geen haven van het Markteiland.
refusal-supply-out = { $item ->
    [crate] Er zijn geen twee kratten meer in de voorraad.
   *[other] Er is { no-item } meer in de voorraad.
}
refusal-sell-two = Het schip heeft geen twee kratten aan boord.
refusal-just-bought = Om te zorgen dat geen beurt in een kring rondgaat, wordt na het kopen van kratten niets verkocht: pas weer als een van je schepen vaart of draait, of in je volgende beurt.
refusal-exchange-price = Een specerij ruilen kost twee munten aan boord van dit schip.
refusal-highest-field = Waarde { the-stat }: het hoogste veld is al bereikt.
refusal-lowest-field = Waarde { the-stat }: het laagste veld is al bereikt.
refusal-field-price = { $cost ->
    [one] Het volgende veld kost 1 munt; beschikbaar: { $coins }.
   *[other] Het volgende veld kost { $cost } munten; beschikbaar: { $coins }.
}

## What cannot be chosen for a new game ($numbers: a list)

wrong-map = Op deze zeekaart kan niet gespeeld worden:
    { $problems }
wrong-map-players = { $title } is alleen voor deze aantallen spelers: { $numbers }; hier zijn er { $players }.
wrong-map-of-seed = Kaartnummer { $seed } geeft een andere zeekaart dan die in optie “map”: laat een van beide weg.
wrong-chart-and-seed = Optie “chart” noemt de zeekaart “{ $chart }”, en “map_seed” loot een andere: laat “chart” op “{ $standard }” om op de gelote te spelen.
wrong-chart-and-map = Optie “chart” noemt de zeekaart “{ $chart }”, en “map” bevat een andere: laat “chart” op “{ $standard }” om op je eigen zeekaart te spelen.
wrong-players-of-maps = Zeekaarten zijn voor 1 tot 4 spelers, niet { $players }.
wrong-seed = Het nummer van een zeekaart is een geheel getal van 0 tot { $most }, niet { $seed }.
wrong-supply = De doos van deze editie bevat niet waarmee een spel met { $players } begint; de voorraad ervan kan dus geen grens zijn:
    { $lacking }
    Laat optie “supply” op “{ $free }”.
supply-lacks = { $item ->
    [crate] Kratten
    [coin] Munten (waarde)
    [clove] Kruidnagel
    [cardamom] Kardemom
    [cinnamon] Kaneel
    [nutmeg] Nootmuskaat
    [pepper] Peper
   *[other] { $item }
}: { $needed } nodig, { $held } in de doos.

## What is wrong with an edition or a map ($wrong, $right: texts about a map; the rest as in the file)

box-finding = { $wrong } { $right } (DEI-ARCH-1)
box-cards = er zijn { $count } handelskaarten; het moeten er { $needed } zijn
box-large-cards = 2 kaarten geven drie specerijen, niet { $count }: die alleen op moeilijk en expert niet meedoen (DEI-SOLO-12)
box-gives-nothing = de kaart geeft niets; een kaart geeft munten, specerijen of allebei
box-gives-many = de kaart geeft { $spices } specerijen; hoogstens { $most }
box-no-deck = het deck van graad { $level } heeft geen kaart; de AI heeft er een nodig (DEI-SOLO-4)
box-deck = het deck van graad { $level } heeft { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}; in de doos zijn het er { $usual } (DEI-SOLO-4); je eigen deck mag afwijken (DEI-SOLO-16)
box-shuffles = het deck van graad { $level } heeft { $cards } kaarten met het schudsymbool; in de doos is het er één (DEI-SOLO-13)
box-otherwise = “{ $action }” heeft geen andere actie; alleen jagen heeft die (DEI-SOLO-7)
box-no-market = deze kaart doet het Markteiland niet aan; alleen daar gaan waarden omhoog
box-no-upgrade = er gaat niets omhoog; op het Markteiland zijn dat zeilen, kanonnen of allebei
box-fields = een spoor heeft minstens twee velden, niet { $fields }
box-values = een waarde is lager dan de vorige; waarden dalen nooit
box-prices = er zijn { $prices } prijzen voor { $fields } velden; elk veld behalve het laatste heeft de prijs van het volgende
box-no-field = er is geen veld { $field }; het spoor heeft { $fields } velden
box-start = het { $size ->
    [big] grote
   *[other] kleine
} schip begint op waarde { $value }; het begint op een veld met waarde { $expected } (DEI-SETUP-7)
box-not-as-ruled = { $key } is { $found }; het moet { $wanted } zijn ({ $rule })
box-supply = dat zijn er { $held }; het klaarzetten voor { $players } spelers kost er { $needed }, zodat een dergelijk spel geen beperkte voorraad kan hebben (DEI-SETUP-11)
box-sizes = een lijst van [groot, klein]
box-cannons = het spoor heeft geen { $value }; kanonnen zijn waarden ervan
box-sail = veld { $field } van graad { $level } heeft waarde { $value }; het moet waarde { $wanted } hebben (DEI-SOLO-1)
box-drawing = een tekening, één teken per vak
box-row = rij { $row } heeft { $squares } vakken; rij 1 heeft er { $width }
box-size = de zeekaart heeft { $width } bij { $height } vakken; { $least } tot { $most } in elke richting
box-no-island = er is geen eiland “{ $mark }” ({ $squares }); zie [[homes]], [market], [[wild]]
box-not-drawn = eiland “{ $letter }” is niet getekend; teken het of laat het weg
box-letter = een kleine letter, a tot z
box-letter-twice = “{ $letter }” wordt twee keer gebruikt; geef elk eiland zijn letter
box-homes = er zijn { $homes } thuiseilanden voor { $players } spelers; één per speler
box-many-cards = op de eilanden liggen { $cards } kaarten; er zijn er { $most }
box-berth = een vak en een richting, zoals “c9 NE”

## The lessons (each prompt is at most 40 words)

lesson-cargo = Laden
lesson-cargo-goal = Welkom aan boord! Je wint wanneer er acht specerijen op je thuiseiland liggen: van kruidnagel, kardemom, kaneel en nootmuskaat elk twee. Je koopt ze met kratten, ver van huis.
lesson-cargo-hold = Je twee schepen liggen in je thuishaven. Daar laden en ontladen ze zoveel ze willen, tot hun ruim vol is. In je grote schip passen er zeven. Ik laad alvast één krat.
lesson-cargo-load = Laad nog twee kratten in het grote schip, zodat het er drie heeft.
lesson-cargo-early = Je vertrekt met te weinig kratten. Neem het terug en laad eerst.

lesson-sail = Varen
lesson-sail-points = Een schip heeft zoveel bewegingspunten als zijn zeilen zeggen: je grote schip drie. Eén punt verplaatst het één vak: recht vooruit, schuin vooruit of opzij, maar nooit achteruit.
lesson-sail-do = Vaar met je grote schip naar de gemarkeerde haven van het onbewoonde eiland. Klik op het vak: het schip vaart de hele weg in één keer.
lesson-sail-idle = Je schip is er nog niet. Neem het einde van je beurt terug en vaar verder.

lesson-card = Handelskaarten
lesson-card-look = Op elk onbewoond eiland ligt een stapel handelskaarten. Een schip in de haven mag één keer per beurt in het geheim de bovenste kaart bekijken. Ik kijk even.
lesson-card-accept = Drie kratten voor een kardemom en een nootmuskaat: een mooi aanbod, en je hebt de kratten. Accepteer het.
lesson-card-refused = Weigeren mag, en niemand weet wat je gezien hebt. Maar deze kaart was goed: neem het terug of doe de les opnieuw.
lesson-card-cards = De kratten zijn weg, de specerijen aan boord. Een geweigerde kaart gaat terug bovenop. Een eiland zonder kaarten is uitgeput: zijn haven beschermt niemand.

lesson-turn = Draaien
lesson-turn-facing = Je schip ligt met de boeg naar het oosten, waar het heen voer, maar thuis is in het westen. Draaien kost één punt, hoe ver ook; met de rest vaart het verder.
lesson-turn-do = Breng het grote schip naar het gemarkeerde vak op de weg naar huis. Waar nodig draait het bord het schip voor je.
lesson-turn-short = Dat is niet ver genoeg. Neem het einde van je beurt terug en gebruik alle drie de punten.

lesson-home = Thuiskomen
lesson-home-sail = Thuis ligt vlak naast je. Vaar met het grote schip de gemarkeerde haven in.
lesson-home-away = Je bent nog op zee. Neem het einde van je beurt terug en vaar naar huis.
lesson-home-unload = Ontlaad nu beide specerijen. Alleen wat op je eiland ligt, telt.
lesson-home-cardamom = kardemom
lesson-home-nutmeg = nootmuskaat
lesson-home-left = Er is nog een specerij aan boord. Neem het einde van je beurt terug en ontlaad die.
lesson-home-need = Twee van de acht! Peper vervangt elke specerij die je mist. Ontladen mag ook in de beurt van anderen, en zodra je alle acht hebt, win je.

lesson-market = Het Markteiland
lesson-market-where = Je grote schip ligt met zes munten bij het Markteiland. Hier ruil je zo vaak je wilt: een munt voor twee kratten, twee kratten voor een munt, of een specerij en twee munten voor een andere specerij.
lesson-market-buy = Koop twee kratten voor een munt.
lesson-market-none = Je hebt niets gekocht. Neem het einde van je beurt terug en koop kratten.

lesson-upgrade = Betere schepen
lesson-upgrade-what = Het Markteiland verbetert ook schepen: zeilen voor meer snelheid, een groter ruim, kanonnen voor gevechten. Elk schip schuift voor de prijs die er staat één veld op langs zijn spoor.
lesson-upgrade-do = Verbeter aan je grote schip wat je wilt.
lesson-upgrade-none = Er is nog niets beter. Neem het einde van je beurt terug en verbeter je schip.

lesson-pirates = Piraten
lesson-pirates-wind = Voor elke beurt drijft de wind beide piraten één vak verder. Wie buiten een haven naast een piraat ligt, wordt aangevallen. Vaar je zelf naar een vak naast een piraat, dan is het meteen vechten.
lesson-pirates-pass = Vaar met het grote schip naar de gemarkeerde haven van de markt, maar om de kleine piraat heen: op zee mag geen stap naast hem eindigen.
lesson-pirates-met = Dat vak ligt naast de piraat, dus moest je vechten. Wie verliest, levert een veld van een waarde en wat lading in. Doe de les opnieuw en vaar eromheen.
lesson-pirates-idle = De haven is binnen bereik. Neem het einde van je beurt terug en vaar erheen.
lesson-pirates-ports = Veilig: in havens wordt niemand aangevallen en valt niemand aan. Maar in een haven van een onbewoond eiland of het Markteiland mag een schip maar twee van je beurten blijven liggen; in de derde moet het weg.

lesson-battle = Gevechten
lesson-battle-how = Het grote schip van je tegenstander vervoert specerijen. Op zee mag een schip elk vijandelijk schip ernaast één keer per beurt aanvallen. Beide gooien een dobbelsteen en tellen hun kanonnen erbij; bij gelijkspel wint de aanvaller.
lesson-battle-do = Vaar er met je grote schip naast en val dan aan.
lesson-battle-lost = Pech: de dobbelstenen zaten tegen. Doe de les opnieuw.
lesson-battle-none = Er was geen gevecht. Neem het einde van je beurt terug, vaar dichterbij en val aan.
lesson-battle-spoils = Gewonnen! De winnaar neemt een specerij naar keuze; een aanvaller ook een munt, als die er is. Met betere kanonnen win je vaker, en je tegenstander ook.

lesson-round = Je eerste rondes
lesson-round-hint = Twee rondes tegen de lichtmatroos, op een kleine zeekaart. Laad kratten, vaar naar een onbewoond eiland, bekijk de kaart. De knop “Tip” toont wat een sterke speler zou doen. Beëindig dan je beurt.
lesson-round-watch = De lichtmatroos heeft gevaren en de wind heeft gewaaid. Speel nog een beurt; vraag gerust om een tip wanneer je wilt.
lesson-round-ready = Je kunt The Dutch East Indies spelen! Breng acht specerijen thuis voordat de anderen dat doen. De regels zijn altijd één klik ver.

## Said once, in the first games after the lessons

explain-depleted = Dit eiland heeft geen kaarten meer: het is uitgeput. Zijn haven beschermt nu niemand, en schepen mogen er blijven zolang ze willen.
explain-dealt = Alle onbewoonde eilanden waren leeg, dus zijn alle handelskaarten geschud en opnieuw verdeeld.
explain-dumped = Wat niet in een ruim past, wordt gedumpt op het vak van het schip. Elk schip dat langskomt, mag het gratis opvissen.
explain-blocked = Piraten varen nooit naar land, andere schepen of thuishavens. Zou de wind ze daarheen drijven, dan gaan ze de tegenovergestelde kant op.
explain-swapped = Op de markt ruil je een specerij en twee munten voor een specerij naar keuze, behalve peper.
explain-fight = Een schip dat op zee naast een piraat ligt, moet vechten: dobbelsteen en kanonnen tegen dobbelsteen en kanonnen. Bij gelijkspel winnen de piraten.
explain-lowered = Een waarde is één veld gezakt. Op het Markteiland kun je die weer verhogen.
explain-battle = Een schip mag hetzelfde andere schip één keer per beurt aanvallen, voor of na het varen, maar niet tijdens zijn verplaatsing. Solo tegen de AI valt elk schip één keer per beurt aan.
explain-given = Twee schepen van één speler mogen naast elkaar goederen overladen. Een schip dat al onderweg was, blijft daar liggen.

# --- invoeren van uitgaven

edit-sail = Spoor: { stat-sail }
edit-cargo = Spoor: { stat-cargo }
edit-cannons = Spoor: { stat-cannons }
value-values = Waarde van elk veld
value-prices = Prijs van het volgende veld
value-big = Groot schip begint op veld
value-small = Klein schip begint op veld
value-crates = Kratten
value-coins = Munten
value-stock-solo = Solo: kratten en munten
edit-pirates = { label-pirates }: kanonnen
edit-solo = { label-solo }: per graad, groot/klein
value-solo-cannons = Kanonnen
value-solo-sails = Veld van het zeilspoor
edit-id = Naam
edit-solo-cards = Kaarten van de AI
edit-action = Actie
edit-otherwise = Anders
edit-upgrades = Verbetert
edit-levels = Graden
edit-shuffle = Schudt
edit-wild = onbewoond eiland
edit-market = Markteiland
edit-hunt = jagen

## Beside the board: what is entered by hand

entered-start = Wie begint?
entered-wind = Wind voor de { the-pirate }: welke kant wijst de dobbelsteen aan?
entered-winds = Wind: welke kant wijst de dobbelsteen aan?
entered-battle = Een gevecht: wat tonen de twee dobbelstenen?
entered-die-first = aanvaller, of schip tegen piraten
entered-die-second = de andere kant
entered-card = Welke handelskaart ligt bovenop de stapel van { $island }?
entered-order = Welke kaart draait de AI om?
entered-item = { $count } × { the-item }
