### The Dutch East Indies auf Deutsch, mit den Begriffen der deutschen Spielregel.
###
### Welche Werte jede Meldung erhält, steht am Anfang von en.ftl.

game-title = The Dutch East Indies
game-about = Tausche auf wilden Inseln Kisten gegen Gewürze, schlüpfe an Piraten vorbei, die der Wind treibt, und bringe vor allen anderen zwei von jedem Gewürz heim.
game-length = Eine halbe Stunde mit Bots, ein bis zwei mit Freunden
# words that find the same rules: groups, parted by semicolons
rules-synonyms = Hafen Anker anlegen; gewinnen Sieg Sieger; Gewürz Nelke Kardamom Zimt Muskat Pfeffer; Kiste Ladung Ware; Münze Geld Gold; Kampf Gefecht Angriff kämpfen; verbessern aufrüsten Ausbau; Boot Schiff; Zug Runde; Wind Würfel; Laderaum Ladung

## Namen

item-crate = Kiste
item-coin = Münze
item-clove = Nelke
item-cardamom = Kardamom
item-cinnamon = Zimt
item-nutmeg = Muskatnuss
item-pepper = Pfeffer
stat-sail = Segel
stat-cargo = Ladung
stat-cannons = Geschütze
ship-big = großes Schiff
ship-small = kleines Schiff
pirate-big = großes Piratenschiff
pirate-small = kleines Piratenschiff
way-N = Norden
way-NE = Nordosten
way-E = Osten
way-SE = Südosten
way-S = Süden
way-SW = Südwesten
way-W = Westen
way-NW = Nordwesten
island-home = Heimatinsel
island-market = Marktinsel
island-wild = wilde Insel

## Wörter auf dem Plan und den Schiffstableaus

label-round = Runde { $round }
label-points = Gewürze, die zählen
label-missing = Fehlt noch
label-stock = Auf der Heimatinsel
label-hold = Laderaum
label-load = Ladung { $load } von { $cargo }
label-movement = Bewegungspunkte übrig
label-cards = Handelskarten
label-known = Oberste Karte gesehen
label-top-card = Oberste Karte
label-depleted = erschöpft
label-discard = Abgelegte Karten
label-aside = Beiseitegelegte Karten
label-supply = Vorrat
label-afloat = Im Wasser treibend
label-pirates = Piraten
label-threatened = von Piraten bedroht
label-must-leave = muss den Hafen verlassen
label-port = Hafen
label-price = Preis
label-crates-asked = Verlangt
label-gives = Gibt
label-odds = Chance { $odds } von 36
label-facing = Kurs { $way }
label-start = Beginnt
label-turn = Am Zug
label-homes = Zu Hause
label-islands = Handelskarten
label-seen = gesehen
label-next-field = nächstes Feld { $price }
label-highest = höchstes Feld
label-lowest = niedrigstes Feld
label-tracks = Schiffe
label-fields = Felder
label-alongside = auf See
label-anything = acht beliebige Gewürze
label-pepper = füllt eine Lücke
label-solo = Die KI
label-solo-deck = Im Stapel
label-solo-target = Ziel
label-no-order = zieht eine neue Karte
label-order-done = erledigt
label-square = Offene See
label-edge = Feld { $square }
provenance-rulebook = aus der Spielregel
provenance-deduced = erschlossen
provenance-reconstructed = rekonstruiert
provenance-printed = von einer Schachtel abgelesen
provenance-own = selbst entworfen
option-edition = Ausgabe
    .help = Die Schachtel, mit deren Material gespielt wird.
option-box = Eigene Ausgabe
    .help = Der Text der Datei einer Ausgabe, mit der stattdessen gespielt wird.
edition-reconstructed = Rekonstruiert
option-chart = Karte
    .help = Die Inselgruppe; Standard ist die für die Zahl der Spieler.
chart-standard = Standard
chart-cove = Die Bucht (2, klein)
chart-two = Die Meerenge (2)
chart-three = Das Dreieck (3)
chart-four = Die vier Ecken (4)
option-map = Eigene Karte
    .help = Der Text einer Kartendatei, auf der stattdessen gespielt wird.
option-start = Wer beginnt
    .help = Ausgelost, oder ein Platz.
start-drawn = ausgelost
option-supply = Vorrat
    .help = Unbegrenzt, oder begrenzt auf den Inhalt der Schachtel.
supply-free = unbegrenzt
supply-strict = wie in der Schachtel
option-rounds = Höchstens Runden
    .help = Nach so vielen Runden endet das Spiel; 0: nur mit einem Sieg.
option-map_seed = Karte aus Nummer
    .help = Gleiche Nummer, gleiche Karte; der Zufall im Spiel hängt nicht davon ab. Leer: keine Nummer gewählt.
option-goal = Gewürze zum Sieg
    .help = 8 ist das Ziel der Spielregel: von jedem zwei, Pfeffer für jedes. Weniger kürzen das Spiel ab.
option-aboard = Gewürze an Bord zu Beginn
    .help = So viele auf den Schiffen jedes Spielers, von jeder Sorte der Reihe nach, soweit Platz ist.

## Namen nach Kennung, für die Texte darunter

# Ein Ding nach seiner Kennung; eine unbekannte Kennung erscheint, wie sie ist.
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
# Eines davon, in einem Satz
an-item = { $item ->
    [crate] eine Kiste
    [coin] eine Münze
    [clove] eine Nelke
    [nutmeg] eine Muskatnuss
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
    [none] nichts
   *[other] { $gains }
}
the-pirate = { $pirate ->
    [big] { pirate-big }
    [small] { pirate-small }
   *[other] { $pirate }
}
# Schiffe aller Plätze zählen ab 0: von jedem zuerst das große
own-ship = { $ship ->
    [0] das große Schiff
    [1] das kleine Schiff
    [2] das große Schiff
    [3] das kleine Schiff
    [4] das große Schiff
    [5] das kleine Schiff
    [6] das große Schiff
    [7] das kleine Schiff
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

## Was ein angetipptes Ding ist

told-ship = { $square }, Kurs { the-way }.
told-ship-port = Im Hafen: { $island }.
told-ship-stats = { stat-sail } { $sail }, { stat-cargo } { $cargo }, { stat-cannons } { $cannons }.
told-ship-hold = An Bord: { $goods }.
told-pirate = { $square }, Kurs { the-way }; { stat-cannons } { $cannons }. Es greift auf den schraffierten Feldern an: { $squares }.
told-home = Heimat von { $player }. Auf der Insel: { $goods }.
told-missing = Es fehlt noch: { $goods }.
told-nothing-missing = Nichts fehlt mehr.
told-ports = Häfen: { $squares }.
told-anchors = Ankerfelder: { $squares }.
told-cards-left = { $left ->
    [one] 1 von { $all } Handelskarten ist übrig.
   *[other] { $left } von { $all } Handelskarten sind übrig.
}
told-depleted = Keine Karte ist übrig: Ihre Ankerfelder sind keine Häfen, bis die Karten neu verteilt werden.
told-known = Du hast die oberste Karte gesehen:
told-afloat = Im Wasser auf { $square }: { $goods }.
told-threatened = Hier greifen Piraten an.
told-track = Felder von { $low } bis { $high }; Preise { $prices }.
told-card = Sie verlangt { $crates ->
    [one] 1 Kiste
   *[other] { $crates } Kisten
} und gibt { $goods }.
told-discard = { $count ->
    [one] 1 Handelskarte liegt offen im Ablagestapel.
   *[other] { $count } Handelskarten liegen offen im Ablagestapel.
}
told-solo-wild = Segelt zur nächsten wilden Insel mit Karten, nimmt die Gewürze der obersten Karte und bringt sie nach Hause.
told-solo-market = Segelt zur Marktinsel und verbessert dort umsonst um ein Feld: { $stats }.
told-solo-hunt = Jagt das nächste Schiff, das außerhalb seines Heimathafens ein Gewürz trägt, und bringt die Beute nach Hause.
told-solo-otherwise = Wenn nichts zu jagen ist:
told-solo-shuffle = Ist das getan, wird die Karte mit allen abgelegten in den Stapel gemischt.
told-solo-level = { the-level }: Die KI gewinnt mit acht beliebigen Gewürzen zu Hause.
told-solo-deck = { $deck ->
    [one] 1 Karte ist verdeckt
   *[other] { $deck } Karten sind verdeckt
}, { $discard ->
    [one] 1 liegt abgelegt
   *[other] { $discard } liegen abgelegt
}.
told-moved = { $moved ->
    [0] in diesem Zug nicht bewegt
    [1] unterwegs
   *[other] hat seine Bewegung beendet
}
told-stays = Züge, die es in diesem Hafen beendet hat: { $stays }.

## Die KI

option-level = Schwierigkeit
    .help = Wie stark die KI ist: mehr Geschütze, mehr Segel, ein anderer Stapel.
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Experte
action-wild = wilde Insel
action-market = Marktinsel
action-hunt = Jagd
stage-outward = auf dem Hinweg
stage-homeward = auf dem Heimweg
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
    [delivered] die Gewürze sind zu Hause
    [upgraded] das Schiff ist verbessert
    [no-spices] das Ziel hat keine Gewürze
    [robbed] die Gewürze sind verloren
    [escaped] das Ziel ist im Heimathafen
    [empty] die Karte gab keine Gewürze
   *[other] nichts darauf trifft mehr zu
}

## Material, dafür woher seine Werte kommen

components-stock = Startvorrat
components-pirates = Piraten
components-supply = Vorrat
components-solo = Die Schiffe der KI
components-cards = Handelskarten
components-solo_cards = Karten der KI
components-chart = Karte: { $title }

## Was jetzt zu tun ist

prompt-act = Segle und handle, dann beende deinen Zug.
prompt-left = Noch offen: { $left }
prompt-leave = Erst muss ein Schiff seinen Hafen verlassen.
prompt-may = Du kannst noch handeln, dann den Zug beenden.
prompt-done = Nichts mehr zu tun: Zug beenden oder zurücknehmen.
prompt-card = Nimm die Handelskarte an oder lehne ab.
prompt-first = Welches Schiff wird zuerst angegriffen?
prompt-lower = Setze einen Wert deines Schiffes herab.
prompt-drop = Ein Gewürz oder eine Münze geht über Bord.
prompt-dump = Der Laderaum ist zu voll: Wirf etwas ab.
prompt-take = Nimm dem Verlierer ein Gewürz.
prompt-give = Welches Gewürz bekommt die KI?
prompt-lower-theirs = Setze einen Wert des Schiffes der KI herab.
prompt-wait = Andere sind zuerst gefragt.

## Züge, für Knöpfe

move-sail = Segle nach { the-way }
move-turn = Wende nach { the-way }
move-pick = { the-item } aufnehmen
move-load = { the-item } laden
move-unload = { the-item } entladen
move-give = { the-item } umladen
move-look = Karte ansehen: { $island }
move-accept = { $crates ->
    [one] Annehmen, 1 Kiste von diesem Schiff
   *[other] Annehmen, { $crates } Kisten von diesem Schiff
}
move-refuse = Ablehnen
move-buy = 2 Kisten für 1 Münze kaufen
move-sell = 2 Kisten für 1 Münze verkaufen
move-swap = { the-item } und 2 Münzen gegen { the-wanted }
move-upgrade = { $cost ->
    [one] { the-stat } verbessern für 1 Münze
   *[other] { the-stat } verbessern für { $cost } Münzen
}
move-attack = { the-target } angreifen
move-first = Zuerst: { the-size }
move-take = { the-item } nehmen
move-yield = { the-item } hergeben
move-lower = { the-stat } herabsetzen
move-drop = { the-item } über Bord
move-dump = { the-item } abwerfen
move-end = Zug beenden

## Arten von Aktionen, nach denen eine Analyse sammelt, was verloren ging

deed-sail = Fahren
deed-turn = Schiffe drehen
deed-pick = Aufnehmen
deed-load = Laden
deed-unload = Entladen
deed-give = Umladen
deed-look = Karten ansehen
deed-accept = Handel annehmen
deed-refuse = Handel ablehnen
deed-buy = Am Markt kaufen
deed-sell = Am Markt verkaufen
deed-swap = Gewürze tauschen
deed-upgrade = Schiffe verbessern
deed-attack = Angreifen
deed-first = Folge der Angriffe
deed-take = Beute nehmen
deed-yield = Ladung hergeben
deed-lower = Wert senken
deed-drop = Über Bord werfen
deed-dump = Ladung abwerfen
deed-end = Zug beenden
# Die Klicks, die zu einem Zug führen
group-ship = { the-size }
group-sail = Segeln
group-turn = Drehen
group-swap = Gewürz tauschen
group-upgrade = Verbessern
group-load = Laden
group-unload = Entladen
group-give = Umladen

## Was der Zug noch bietet, nach „Zug beenden · “

left-ship = { $size ->
    [big] das große Schiff ist nicht gesegelt
   *[other] das kleine Schiff ist nicht gesegelt
}
left-ships = kein Schiff ist gesegelt
left-points = { $size ->
    [big] { $points ->
        [one] 1 Punkt des großen Schiffes
       *[other] { $points } Punkte des großen Schiffes
    }
   *[other] { $points ->
        [one] 1 Punkt des kleinen Schiffes
       *[other] { $points } Punkte des kleinen Schiffes
    }
}
left-look = die Karte von { $island }
left-spices = { $count ->
    [one] 1 Gewürz zu entladen
   *[other] { $count } Gewürze zu entladen
}

## Was ein Zug bringt

brings-item = { $count ->
    [one] 1 × { the-item }
   *[other] { $count } × { the-item }
}

## Was nach einem Zug nicht mehr zurückzunehmen ist, und was er aufgibt

final-look = eine Karte wird angesehen
final-shown = alle sehen die Karte
final-dice = es wird gewürfelt
final-pirate = { $size ->
    [big] der große Pirat greift an
   *[other] der kleine Pirat greift an
}
final-wind = die Piraten segeln
final-automaton = die KI zieht
final-dealt = die Karten werden neu verteilt
final-passes = danach entscheiden andere
final-over = das Spiel endet
final-won = das Spiel ist gewonnen
lapse-points = { $size ->
    [big] { $points ->
        [one] 1 Punkt des großen Schiffes verfällt
       *[other] { $points } Punkte des großen Schiffes verfallen
    }
   *[other] { $points ->
        [one] 1 Punkt des kleinen Schiffes verfällt
       *[other] { $points } Punkte des kleinen Schiffes verfallen
    }
}

## Das Protokoll

event-turn = Runde { $round }: { $player }.
event-wind = Wind für { $pirate ->
    [big] das große Piratenschiff
   *[small] das kleine Piratenschiff
}: { the-wind }.
event-wind-turned = Wind für { $pirate ->
    [big] das große Piratenschiff
   *[small] das kleine Piratenschiff
}: { the-wind }, gesperrt; nun { the-went }.
event-wind-blocked = Wind für { $pirate ->
    [big] das große Piratenschiff
   *[small] das kleine Piratenschiff
}: { the-wind }, gesperrt. Neuer Wurf.
event-becalmed = Für { $pirate ->
    [big] das große Piratenschiff
   *[small] das kleine Piratenschiff
} ist kein Feld frei.
event-sailed = { $player }: { own-ship } segelt nach { $square }.
event-turned = { $player }: { own-ship } wendet nach { the-way }.
event-picked-up = { $player }: { own-ship } nimmt auf: { an-item }.
event-loaded = { $player }: { own-ship } lädt { an-item }.
event-unloaded = { $player }: { own-ship } entlädt { an-item }.
event-ashore = { $player }: { an-item } kommt zu Hause an Land.
event-given = { $player }: { own-ship } lädt um: { an-item }.
event-looked = { $player }: { own-ship } sieht die Karte von { $island } an.
event-traded = { $crates ->
    [one] { $player }: { own-ship } tauscht 1 Kiste gegen { the-gains }.
   *[other] { $player }: { own-ship } tauscht { $crates } Kisten gegen { the-gains }.
}
event-refused = { $player } lehnt die Karte von { $island } ab.
event-depleted = Die Insel { $island } ist erschöpft.
event-dealt = Alle Handelskarten werden neu verteilt.
event-bought = { $player }: { own-ship } kauft 2 Kisten für 1 Münze.
event-sold = { $player }: { own-ship } verkauft 2 Kisten für 1 Münze.
event-swapped = { $player } tauscht { the-item } gegen { the-wanted }.
event-upgraded = { $player }: { own-ship }, { the-stat } nun { $value }.
event-lowered = { $player }: { own-ship }, { the-stat } fällt auf { $value }.
event-battle = { $won ->
    [true] { $player }: { own-ship } greift { the-target } an und siegt ({ $dice }).
   *[other] { $player }: { own-ship } greift { the-target } an, verliert ({ $dice }).
}
event-spoils = { $player } nimmt { the-target } ab: { the-item }.
event-pirate-battle = { $won ->
    [true] { $player }: { own-ship } schlägt { $pirate ->
        [big] das große Piratenschiff
       *[small] das kleine Piratenschiff
    } ({ $dice }).
   *[other] { $player }: { own-ship } verliert gegen { $pirate ->
        [big] das große Piratenschiff
       *[small] das kleine Piratenschiff
    } ({ $dice }).
}
event-shot-overboard = { $player }: { an-item } wird über Bord geschossen.
event-dumped = { $player }: { own-ship } wirft ab: { an-item }.
event-solo-drew = { $player }: neue Karte für { own-ship }: { $card }.
event-solo-drew-instead = { $player }: { own-ship } hat nichts zu jagen: { the-action }.
event-solo-passed = { $player }: „{ $card }“ nützt jetzt nichts, die nächste Karte.
event-solo-idle = { $player }: Keine Karte nützt, { own-ship } bleibt liegen.
event-solo-shuffled = { $player }: { $cards ->
    [one] { $cards } Karte wird in den Stapel gemischt
   *[other] { $cards } Karten werden in den Stapel gemischt
}.
event-solo-course = { $player }: { own-ship } steuert { $square } an ({ $cost }).
event-solo-course-port = { $player }: { own-ship } nach { $square }; am nächsten: { $island } ({ $cost }).
event-solo-course-taken = { $player }: { own-ship } nach { $square }; kein Weg in einen Hafen: { $island }.
event-solo-course-leave = { $player }: { own-ship } muss den Hafen verlassen, nach { $square }.
event-solo-course-attack = { $player }: { own-ship } nach { $square }, um { the-target } anzugreifen.
event-solo-course-between = { $player }: { own-ship } nach { $square }, zwischen { the-target } und Heimat.
event-solo-course-near = { $player }: { own-ship } nach { $square }, näher an { the-target }.
event-solo-upgraded = { $player }: { own-ship }, { the-stat } umsonst nun { $value }.
event-solo-took = { $gains ->
    [none] { $player }: { own-ship } nimmt nichts von { $island }.
   *[other] { $player }: { own-ship } nimmt { $gains } von { $island }.
}
event-solo-hunts = { $player }: { own-ship } wurde beraubt und jagt { the-target }.
event-solo-done = { $player }: { own-ship } ist fertig: { the-why }.
event-time-up = Runde { $round } ist vorbei: { $player } ist am nächsten am Ziel.
event-time-up-shared = Runde { $round } ist vorbei: Der erste Platz ist geteilt.
event-won = { $player } hat alle Gewürze zu Hause und gewinnt.

## Ein Zug in einem Satz: was ein Schiff getan hat, hinter seinem Buchstaben

said-loaded = lädt { $goods }
said-unloaded = entlädt { $goods }
said-ashore = { $goods } an Land
said-picked-up = nimmt { $goods } auf
said-given = lädt { $goods } um
said-dumped = wirft { $goods } ab
said-shot-overboard = verliert { $goods } über Bord
said-spoils = nimmt { the-target } { $goods } ab
said-sailed = nach { $square }
said-turned = wendet nach { the-way }
said-looked = sieht die Karte von { $island } an
said-traded = { $crates ->
    [one] tauscht 1 Kiste gegen { the-gains }
   *[other] tauscht { $crates } Kisten gegen { the-gains }
}
said-refused = lehnt die Karte von { $island } ab
said-bought = kauft { $count } Kisten
said-sold = verkauft { $count } Kisten
said-swapped = tauscht { the-item } gegen { the-wanted }
said-upgraded = { the-stat } nun { $value }
said-lowered = { the-stat } fällt auf { $value }
said-battle = { $won ->
    [true] schlägt { the-target }
   *[other] unterliegt { the-target }
}
said-pirate-battle = { $won ->
    [true] schlägt { $pirate ->
        [big] das große Piratenschiff
       *[small] das kleine Piratenschiff
    }
   *[other] unterliegt { $pirate ->
        [big] dem großen Piratenschiff
       *[small] dem kleinen Piratenschiff
    }
}
said-drew = neue Karte: { $card }
said-idle = keine Karte nützt
said-took = { $gains ->
    [none] nimmt nichts von { $island }
   *[other] nimmt { $gains } von { $island }
}
said-won = alle Gewürze sind zu Hause
counted-crate = { $count ->
    [one] 1 Kiste
   *[other] { $count } Kisten
}
counted-coin = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}

# Überschriften im Verlauf
chapter-round = Runde { $round }

## Worum es beim Glück geht, in einer Analyse

drawn-card = Eine Handelskarte
drawn-order = Eine Karte der KI
drawn-wind = Der Wind
drawn-battle = Würfel eines Kampfes
drawn-cards = Karten gemischt

## Woher Punkte kommen

source-spices = Gewürze zu Hause
source-aboard = Gewürze an Bord
points-short = Gewürze: { $points }
won = { $player } gewinnt mit { $points ->
    [one] 1 Gewürz
   *[other] { $points } Gewürzen
} zu Hause.
won-tie = { $player } gewinnt bei { $points } Gewürzen den Gleichstand durch die Zugreihenfolge.
won-dei-limit-1 = Die letzte Runde ist vorbei. Niemand hat gewonnen; { $player } ist am nächsten am Ziel.
won-shared-dei-limit-1 = Die letzte Runde ist vorbei. Niemand hat gewonnen; { $players } sind gleich nah am Ziel.

## Eine Karte entwerfen

draw-tools = Werkzeuge
draw-board = Die Karte. Pfeiltasten bewegen einen Zeiger, die Leertaste benutzt das Werkzeug
draw-parts = Teile der Seite
draw-tab-board = Die Zeichnung
draw-tab-islands = Inseln
draw-tab-map = Die Karte
draw-tab-report = Bericht
draw-sea = Offenes Meer: entfernt Land und Häfen
draw-sea-short = Meer
draw-open-sea = offenes Meer
draw-port = Hafen
draw-hand = Ansicht verschieben statt zeichnen
draw-hand-short = Ansicht
draw-land = Land einer Insel
draw-land-of = Land von { $island }
draw-home-of = { $name }, Heimat von Spieler { $player }
draw-new-island = Neue Insel
draw-ships = Schiffe zu Beginn
draw-ship-of = { $ship } von Spieler { $player }
draw-ship-hint = Klicke, wo es beginnt. Ziehe von dort, oder klicke es noch einmal an, um es zu drehen.
draw-facing = Ausrichtung
draw-faces = Ausrichtung { the-way }
draw-beach = Von der Karte nehmen
draw-name-of = Name von { $letter } ({ $kind })
draw-cards-of = Handelskarten auf { $island }
draw-fewer = Eins weniger
draw-more = Eins mehr
draw-remove = { $island } entfernen
draw-cards-total = Handelskarten: { $cards }
draw-title = Titel
draw-printed = Wie in meiner Schachtel gedruckt
draw-players = Spieler
draw-for = für { $count } Spieler
draw-symmetry = Symmetrie
draw-symmetry-none = keine
draw-symmetry-turn = halbe Drehung
draw-symmetry-mirror = links und rechts
draw-symmetry-mirrors = beide Spiegelungen
draw-size = Felder
draw-width = Breite
draw-height = Höhe
draw-shift = Zeichnung verschieben
draw-shift-left = Ein Feld nach links
draw-shift-right = Ein Feld nach rechts
draw-shift-up = Ein Feld nach oben
draw-shift-down = Ein Feld nach unten
draw-untitled = Meine Inselgruppe
draw-start = Beginnen mit …
draw-start-hint = Deine Zeichnung bleibt auf diesem Gerät. Was du hier auch wählst: „Rückgängig“ bringt sie wieder.
draw-start-empty = Leeres Meer
draw-start-shipped = Eine Karte von Carrack
draw-start-generated = Eine zufällige Karte, die jede Prüfung besteht
draw-seed = Startwert
draw-generate = Zeichnen
draw-generating = Wird gezeichnet …
draw-start-before = Deine Zeichnung von vorher
draw-start-before-take = Zurückholen
draw-undo = Rückgängig
draw-redo = Wiederholen
draw-clear = Leeren
draw-keys = Tasten
draw-keys-told = Pfeiltasten bewegen den Zeiger auf der Karte; mit Umschalt zeichnen sie dabei.
    Leertaste oder Eingabe benutzt das Werkzeug, Entf leert ein Feld.
    Der Buchstabe oder die Zahl einer Insel nimmt ihr Land, Umschalt+M die Marktinsel, + Häfen, . das Meer.
    Umschalt+B und Umschalt+S nehmen das große und das kleine Schiff, noch einmal das des nächsten Spielers, Umschalt+R dreht es.
    Umschalt+N macht eine neue Insel. Strg+Z macht rückgängig, Strg+Y wiederholt.
draw-in-hand = In der Hand: { $tool }
draw-undone = Zurückgenommen. { $what }
draw-redone = Wiederholt. { $what }
draw-more-squares = { $count ->
    [one] Und ein weiteres Feld
   *[other] Und { $count } weitere Felder
}
draw-lands = { $count ->
    [0] noch kein Land
    [one] ein Feld Land
   *[other] { $count } Felder Land
}
draw-ports = { $count ->
    [0] kein Hafen
    [one] ein Hafen
   *[other] { $count } Häfen
}
draw-no-place = noch nicht auf der Karte
draw-key-big = Das große Schiff nehmen; noch einmal gedrückt, das des nächsten Spielers
draw-key-small = Das kleine Schiff nehmen; noch einmal gedrückt, das des nächsten Spielers
draw-key-turn = Das Schiff in der Hand drehen
draw-key-clear = Das Feld leeren
draw-errors = { $count ->
    [one] Noch steht eine Sache dem Spielen im Weg.
   *[other] Noch stehen { $count } Dinge dem Spielen im Weg.
}
draw-warnings = { $count ->
    [one] Die Karte ist spielbar. Einer Empfehlung folgt sie nicht.
   *[other] Die Karte ist spielbar. { $count } Empfehlungen folgt sie nicht.
}
draw-fair = Die Karte ist spielbar und folgt allen Empfehlungen.
draw-distances = Bewegungspunkte vom Start, mit dem näheren Schiff
draw-island = Insel
draw-seat = Spieler { $seat }
draw-to-market = Marktinsel
draw-to-wild = Nächste wilde Insel
draw-no-map = Darin ist keine Karte. { $why }
draw-play = Diese Karte spielen
draw-play-solo = Allein gegen die KI

## Am Brett: Wege, Dialoge, Kämpfe

course-chance = { $odds }/36 ≈ { $percent } %
course-to = { $points ->
    [one] Nach { $square }, Kurs { the-way }: 1 Punkt
   *[other] Nach { $square }, Kurs { the-way }: { $points } Punkte
}
course-facing = { $points ->
    [one] { the-way }, 1 Punkt
   *[other] { the-way }, { $points } Punkte
}
course-wakes = geweckt: { the-pirate }, { course-chance } zu gewinnen
course-face = Blickrichtung am Ziel
course-sail = Dorthin segeln
course-leave = Nicht dorthin
course-short = Kürzer ({ $points }), geweckt: { the-pirate }
course-safe = Länger, an keinem Piraten vorbei
card-title = Die Karte von { $island }
card-accept = Annehmen
card-too-dear = Um sie anzunehmen, sind zu wenige Kisten an Bord.
card-private = Niemand sonst sieht sie, solange du sie nicht annimmst.
market-open = Markt …
market-crates = Kisten
market-swap = Ein Gewürz und zwei Münzen für
market-upgrade = Verbesserungen
market-raise = { $cost ->
    [one] Auf { $value } für 1 Münze
   *[other] Auf { $value } für { $cost } Münzen
}
market-advance = { $cost ->
    [one] Nächstes Feld, noch { $value }, für 1 Münze
   *[other] Nächstes Feld, noch { $value }, für { $cost } Münzen
}
market-top = höchstes Feld
harbour-open = Laden, übergeben …
harbour-title = Ladung
harbour-home = Heimatinsel
harbour-bare = Hier liegt nichts.
harbour-how = Ware wählen, dann einen freien Platz antippen; ein voller legt sie zurück. Ziehen und Zahlen eintippen geht auch.
harbour-on-shelf = { the-item }: { $count } auf der Insel
harbour-slot = { the-item } zurücklegen
harbour-slot-free = Freier Platz: { the-item } hierher
harbour-slot-none = Freier Platz
harbour-fill = Füllen: { the-item }
harbour-empty = Leeren
harbour-empty-across = Alles hinüber
harbour-not-here = bei { $square }, nicht im Heimathafen
harbour-presets = Ladung auf einmal
harbour-all-crates = Nur Kisten
harbour-crates-coins = { $crates } { $crates ->
    [one] Kiste
   *[other] Kisten
} / { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}
harbour-last = Wie beim letzten Mal
harbour-ashore = Alles an Land
harbour-reset = Wie es war
harbour-confirm = So laden
harbour-changes = { $count ->
    [0] Nichts wechselt den Platz.
    [one] 1 Stück wechselt den Platz.
   *[other] { $count } Stück wechseln den Platz.
}
harbour-lapses = { $size ->
    [big] Beendet die Fahrt des großen Schiffes: { $points ->
        [one] 1 Punkt verfällt.
       *[other] { $points } Punkte verfallen.
    }
   *[other] Beendet die Fahrt des kleinen Schiffes: { $points ->
        [one] 1 Punkt verfällt.
       *[other] { $points } Punkte verfallen.
    }
}
harbour-back = Was schon bewegt wurde, wird dafür zuerst zurückgenommen.
harbour-round = Bis ein Schiff ablegt, geht jede Ware zwischen zwei Orten nur in einer Richtung: bitte erst einen Schritt zurücknehmen.
harbour-none = Gerade gibt es nichts zu laden oder zu übergeben.
harbour-others = Während andere am Zug sind, darf im eigenen Heimathafen geladen werden.
ask-lower = { the-stat } von { $from } auf { $to }
ask-fields = Herabzusetzende Felder: { $fields }
ask-loser = Verlierer ist { $ship }
battle-title = Kampf

## Was über eine Karte zu sagen ist, die gerade gezeichnet wird

map-who = { $seat ->
    [0] { the-pirate }
   *[other] { the-size } von Spieler { $seat }
}
map-port-touches = Der Hafen auf { $square } grenzt mit seinen Seiten an { $count ->
    [0] keine Insel
    [one] eine Insel
   *[other] { $count } Inseln
}.
    .right = Ein Hafen grenzt an genau eine.
map-no-port = { $island } hat keinen Hafen.
    .right = Jede Insel hat einen: Setze ihn auf ein Meerfeld neben ihrem Land.
map-pieces = { $island } ({ $letter }) ist in mehreren Stücken gezeichnet.
    .right = Eine Insel hängt zusammen.
map-off-board = { map-who }: Das Startfeld { $square } liegt nicht auf der Karte.
    .right = Jedes Schiff beginnt auf dem Meer, auf einem eigenen Feld.
map-on-land = { map-who }: Das Startfeld { $square } liegt an Land.
    .right = Jedes Schiff beginnt auf dem Meer, auf einem eigenen Feld.
map-foreign-port = { map-who }: Das Startfeld { $square } ist der Heimathafen von anderen.
    .right = Dort dürfen nur die eigenen Schiffe dieser Insel sein.
map-taken = { map-who }: Auf { $square } beginnt noch ein anderes Schiff.
    .right = Jedes Schiff beginnt auf dem Meer, auf einem eigenen Feld.
map-unreached = Spieler { $seat } kann { $island } nicht erreichen.
    .right = Jeder Hafen ist erreichbar, bis auf die der anderen Heimatinseln.
map-not-drawn = { $island } ist noch nicht gezeichnet.
    .right = Nimm ihr Land bei den Werkzeugen und zeichne sie.
map-no-start = { map-who }: noch kein Startfeld.
    .right = Wähle es bei den Schiffen und klicke auf ein Feld im Meer.
map-no-wild = Es gibt noch keine wilde Insel.
    .right = Lege mit „Neue Insel“ eine an und zeichne sie.
map-no-title = Die Karte hat keinen Titel.
    .right = Gib ihr einen.
map-no-name = Eine Insel hat keinen Namen.
    .right = Gib ihr einen.
map-many-cards = Auf den Inseln liegen { $cards } Handelskarten.
    .right = Es gibt { $most }.
map-market-far = Die Marktinsel ist { $distances } Bewegungspunkte entfernt.
    .right = Sie sollte von allen gleich weit entfernt sein.
map-wild-far = Die nächste wilde Insel ist { $distances } Bewegungspunkte entfernt.
    .right = Sie sollte von allen ungefähr gleich weit entfernt sein.
map-near-cards = Auf den Inseln, die den Spielern am nächsten sind ({ $near }), liegen { $near_cards } Handelskarten, auf den anderen ({ $far }) { $far_cards }.
    .right = Näher bei den Spielern weniger Karten, weiter entfernt mehr.
map-solo = Auf den Inseln liegen { $cards } Handelskarten.
    .right = Mit höchstens { $most } taugt die Karte auch allein für alle Schwierigkeitsgrade.
map-shape = Die Heimatinseln liegen nicht in der empfohlenen Form.
    .right = { $players ->
    [3] Sie sollten ein Dreieck bilden.
   *[other] Sie sollten ein Rechteck oder Quadrat bilden.
}
map-port-pair = { $island } hat die Häfen { $ports }.
    .right = Eine wilde Insel sollte einen Hafen haben, oder zwei nebeneinander.

## Warum etwas abgelehnt wird

# Nichts davon, in einem Satz
no-item = { $item ->
    [crate] keine Kiste
    [coin] keine Münze
    [clove] keine Nelke
    [nutmeg] keine Muskatnuss
    [cardamom] kein Kardamom
    [cinnamon] kein Zimt
    [pepper] kein Pfeffer
   *[other] nichts davon: { $item }
}
refusal-asked-first = Bestimme zuerst, welches deiner Schiffe der Pirat zuerst angreift.
refusal-asked-lower = Wähle zuerst, welcher Wert herabgesetzt wird.
refusal-asked-drop = Wähle zuerst, was über Bord geht.
refusal-asked-dump = Der Laderaum ist zu voll: Wähle zuerst, was du abwirfst.
refusal-asked-take = Wähle zuerst, welches Gewürz den Besitzer wechselt.
refusal-asked-card = Eine Karte, die du angesehen hast, kannst du nur annehmen oder ablehnen.
refusal-not-asked = Danach ist gerade nicht gefragt.
refusal-no-points = Dieses Schiff hat in diesem Zug keine Bewegungspunkte mehr.
refusal-behind = Ein Schiff fährt auf keines der drei Felder hinter ihm: Wende zuerst.
refusal-no-water = Ein Schiff fährt nie auf Land und nie vom Spielbrett.
refusal-square-taken = Auf diesem Feld ist ein Schiff.
refusal-foreign-port = Ein Schiff fährt nie in den Heimathafen eines Gegenspielers.
refusal-faces-already = Das Schiff zeigt schon nach { the-way }.
refusal-port-to-be-left = Das Schiff musste diesen Hafen verlassen und muss seinen Zug anderswo beenden.
refusal-port-no-way-out = Das Schiff musste diesen Hafen verlassen und käme nicht wieder hinaus.
refusal-turn-strands = Das Schiff muss diesen Hafen verlassen und könnte es nach dem Wenden nicht mehr.
refusal-other-must-leave = Zuerst muss dein anderes Schiff seinen Hafen verlassen.
refusal-under-way-must-leave = Zuerst muss das Schiff, das seine Bewegung begonnen hat, den Hafen verlassen.
refusal-must-leave = Bevor der Zug enden kann, muss ein Schiff seinen Hafen verlassen.
refusal-not-afloat = Auf dem Feld des Schiffes treibt { no-item }.
refusal-shot-overboard = Was du an die Piraten verloren hast, darfst du noch nicht wieder aufnehmen.
refusal-hold-full = Der Laderaum ist voll.
refusal-other-hold-full = Der Laderaum deines anderen Schiffes ist voll.
refusal-not-in-home-port = Geladen und entladen wird nur im eigenen Heimathafen.
refusal-at-home-only = Während andere am Zug sind, wird nur ein Schiff im eigenen Heimathafen geladen oder entladen.
refusal-goods-go-round = Damit kein Zug im Kreis geht, kehrt keine Ware dorthin zurück, woher sie kam: erst wieder, wenn eines deiner Schiffe fährt oder wendet, oder in deinem nächsten Zug.
refusal-not-on-island = Auf deiner Heimatinsel liegt { no-item }.
refusal-not-aboard = Das Schiff hat { no-item } an Bord.
refusal-loser-without = Das unterlegene Schiff hat { no-item } an Bord.
refusal-not-side-by-side = Deine beiden Schiffe grenzen nicht senkrecht oder waagrecht aneinander.
refusal-own-ship = Du kannst nur Schiffe anderer Spieler angreifen.
refusal-not-adjacent = Die Schiffe grenzen nicht aneinander.
refusal-in-port = Ein Schiff in einem Hafen kann weder angreifen noch angegriffen werden.
refusal-fought = Diese beiden Schiffe haben in diesem Zug schon gegeneinander gekämpft.
refusal-attacked = Dieses Schiff hat in diesem Zug schon angegriffen.
refusal-no-wild-island = Eine solche wilde Insel gibt es nicht.
refusal-no-cards-here = Das Schiff nutzt keinen Hafen dieser Insel, oder die Insel ist erschöpft.
refusal-looked = Dieses Schiff hat hier in diesem Zug schon eine Karte angesehen.
refusal-card-price = { $crates ->
    [one] Die Karte verlangt nur 1 Kiste.
   *[other] Die Karte verlangt nur { $crates } Kisten.
}
refusal-too-few-crates = So viele Kisten hat das Schiff nicht an Bord.
refusal-too-few-alongside = Dein anderes Schiff liegt nicht mit den übrigen Kisten längsseits.
refusal-not-at-market = Das Schiff nutzt keinen Hafen der Marktinsel.
refusal-supply-out = { $item ->
    [crate] Im Vorrat sind keine zwei Kisten mehr.
   *[other] Im Vorrat ist { no-item } mehr.
}
refusal-sell-two = Das Schiff hat keine zwei Kisten an Bord.
refusal-just-bought = Damit kein Zug im Kreis geht, wird nach dem Kauf von Kisten nichts verkauft: erst wieder, wenn eines deiner Schiffe fährt oder wendet, oder in deinem nächsten Zug.
refusal-exchange-price = Ein Gewürz zu tauschen kostet zwei Münzen von diesem Schiff.
refusal-highest-field = { the-stat }: Das höchste Feld der Leiste ist schon erreicht.
refusal-lowest-field = { the-stat }: Die Leiste ist schon auf dem niedrigsten Feld.
refusal-field-price = { $cost ->
    [one] Das nächste Feld kostet 1 Münze; zum Bezahlen da: { $coins }.
   *[other] Das nächste Feld kostet { $cost } Münzen; zum Bezahlen da: { $coins }.
}

## Was sich für ein neues Spiel nicht wählen lässt

wrong-map = Auf dieser Karte lässt sich nicht spielen:
    { $problems }
wrong-map-players = { $title } ist nur für diese Zahl von Spielern: { $numbers }; hier sind es { $players }.
wrong-map-of-seed = Kartennummer { $seed } ergibt eine andere Karte als die in Option „map“: Lass eine von beiden weg.
wrong-chart-and-seed = Die Option „chart“ nennt die Karte „{ $chart }“, und „map_seed“ lost eine andere aus: Lass „chart“ auf „{ $standard }“, um auf der ausgelosten zu spielen.
wrong-chart-and-map = Die Option „chart“ nennt die Karte „{ $chart }“, und „map“ enthält eine andere: Lass „chart“ auf „{ $standard }“, um auf deiner eigenen zu spielen.
wrong-players-of-maps = Karten gibt es für 1 bis 4 Spieler, nicht für { $players }.
wrong-seed = Die Nummer einer Karte ist eine ganze Zahl von 0 bis { $most }, nicht { $seed }.
wrong-supply = Die Schachtel dieser Ausgabe enthält nicht, womit eine Partie zu { $players } beginnt; ihr Vorrat kann also keine Grenze sein:
    { $lacking }
    Lass die Option „supply“ auf „{ $free }“.
supply-lacks = { $item ->
    [crate] Kisten
    [coin] Münzen (Wert)
    [clove] Nelken
    [cardamom] Kardamom
    [cinnamon] Zimt
    [nutmeg] Muskat
    [pepper] Pfeffer
   *[other] { $item }
}: { $needed } nötig, { $held } in der Schachtel.

## Was an einer Ausgabe oder einer Karte nicht stimmt

box-finding = { $wrong } { $right } (DEI-ARCH-1)
box-cards = Es sind { $count } Handelskarten; es müssen { $needed } sein.
box-large-cards = Drei Gewürze geben 2 Handelskarten, nicht { $count }: die, die allein auf den Stufen schwer und Experte nicht mitspielen (DEI-SOLO-12).
box-gives-nothing = Die Handelskarte gibt nichts; jede gibt Münzen, Gewürze oder beides.
box-gives-many = Die Handelskarte gibt { $spices } Gewürze; höchstens { $most } sind möglich.
box-no-deck = Der Stapel der Stufe { $level } hat keine Karte; die KI braucht eine (DEI-SOLO-4).
box-deck = Der Stapel der Stufe { $level } hat { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}; im Spiel sind es { $usual } (DEI-SOLO-4), eigene dürfen abweichen (DEI-SOLO-16).
box-shuffles = Im Stapel der Stufe { $level } tragen { $cards } Karten das Mischsymbol; im Spiel ist es eine (DEI-SOLO-13).
box-otherwise = Zu „{ $action }“ gibt es keine andere Aktion; die hat nur die Jagd (DEI-SOLO-7).
box-no-market = Diese Karte besucht die Marktinsel nicht; nur dort werden Werte verbessert.
box-no-upgrade = Hier wird kein Wert verbessert; an der Marktinsel sind es Segel, Kanonen oder beide.
box-fields = Eine Leiste hat mindestens zwei Felder, nicht { $fields }.
box-values = Ein Wert ist kleiner als der davor; die Werte einer Leiste fallen nie.
box-prices = Es sind { $prices } Preise für { $fields } Felder; jedes Feld außer dem letzten hat den Preis des nächsten.
box-no-field = Ein Feld { $field } gibt es nicht; die Leiste hat { $fields } Felder.
box-start = Der Startwert ({ the-size }) ist { $value }, muss aber { $expected } sein (DEI-SETUP-7).
box-not-as-ruled = „{ $key }“ ist { $found }, muss aber { $wanted } sein ({ $rule }).
box-supply = Das sind { $held }; der Aufbau für { $players } Spieler braucht { $needed }, sodass eine solche Partie keinen begrenzten Vorrat haben kann (DEI-SETUP-11).
box-sizes = eine Liste aus [großes Schiff, kleines Schiff]
box-cannons = Den Wert { $value } hat die Leiste nicht; die Kanonen sind Werte von ihr.
box-sail = Feld { $field } der Stufe { $level } hat den Wert { $value }, muss aber den Wert { $wanted } haben (DEI-SOLO-1).
box-drawing = eine Zeichnung, ein Zeichen für jedes Feld
box-row = Reihe { $row } hat { $squares } Felder, Reihe 1 aber { $width }.
box-size = Die Karte hat { $width } mal { $height } Felder; { $least } bis { $most } sind es in jeder Richtung.
box-no-island = Eine Insel „{ $mark }“ gibt es nicht ({ $squares }); die Inseln stehen in [[homes]], [market] und [[wild]].
box-not-drawn = Die Insel „{ $letter }“ ist nicht gezeichnet. Zeichne sie, oder lass sie weg.
box-letter = ein kleiner Buchstabe von a bis z
box-letter-twice = „{ $letter }“ kommt zweimal vor. Gib jeder Insel einen eigenen Buchstaben.
box-homes = Es sind { $homes } Heimatinseln für { $players } Spieler; jeder hat genau eine.
box-many-cards = Auf den Inseln liegen { $cards } Handelskarten; es gibt { $most }.
box-berth = ein Feld und eine Richtung, zum Beispiel „c9 NE“

## Die Lektionen (jede Aufforderung hat höchstens 40 Wörter)

lesson-cargo = Laden
lesson-cargo-goal = Willkommen an Bord! Du gewinnst, wenn acht Gewürze auf deiner Heimatinsel liegen: je zwei Nelken, Kardamom, Zimt und Muskatnuss. Du tauschst sie gegen Kisten ein, fern der Heimat.
lesson-cargo-hold = Deine beiden Schiffe liegen im Heimathafen. Dort laden und entladen sie nach Belieben, bis der Laderaum voll ist. Dein großes Schiff fasst sieben. Ich lade eine Kiste.
lesson-cargo-load = Lade noch zwei Kisten auf das große Schiff, damit es drei hat.
lesson-cargo-early = Du fährst mit zu wenigen Kisten los. Nimm es zurück und lade zuerst.

lesson-sail = Segeln
lesson-sail-points = Ein Schiff hat so viele Bewegungspunkte, wie sein Segel sagt: dein großes hat drei. Jeder Punkt ist ein Feld: voraus, schräg voraus oder zur Seite, aber nie zurück.
lesson-sail-do = Segle mit dem großen Schiff in den markierten Hafen der wilden Insel. Klicke das Feld an: Das Schiff fährt den ganzen Weg auf einmal.
lesson-sail-idle = Dein Schiff ist nicht angekommen. Nimm das Zugende zurück und segle weiter.

lesson-card = Handelskarten
lesson-card-look = Auf jeder wilden Insel liegt ein Stapel Handelskarten. Ein Schiff in ihrem Hafen darf einmal im Zug heimlich die oberste ansehen. Ich sehe nach.
lesson-card-accept = Drei Kisten für Kardamom und Muskatnuss: ein schönes Angebot, und die Kisten hast du. Nimm es an.
lesson-card-refused = Du darfst ablehnen, und niemand erfährt, was du gesehen hast. Aber diese Karte war gut: Nimm es zurück oder wiederhole die Lektion.
lesson-card-cards = Die Kisten sind fort, die Gewürze an Bord. Eine abgelehnte Karte kommt obenauf zurück. Eine Insel ohne Karten ist erschöpft: Ihr Hafen schützt niemanden.

lesson-turn = Wenden
lesson-turn-facing = Dein Schiff blickt nach Osten, wohin es zuletzt fuhr, aber die Heimat liegt im Westen. Wenden kostet einen Punkt, egal wie weit; mit den übrigen fährt es weiter.
lesson-turn-do = Bringe das große Schiff auf das markierte Feld auf dem Heimweg. Wo nötig, wendet der Plan das Schiff für dich.
lesson-turn-short = Das ist nicht weit genug. Nimm das Zugende zurück und nutze alle drei Punkte.

lesson-home = Heimkehr
lesson-home-sail = Die Heimat ist gleich nebenan. Segle mit dem großen Schiff in den markierten Hafen.
lesson-home-away = Du bist noch auf See. Nimm das Zugende zurück und segle heim.
lesson-home-unload = Lade nun beide Gewürze aus. Nur was auf deiner Insel liegt, zählt.
lesson-home-cardamom = Kardamom
lesson-home-nutmeg = Muskatnuss
lesson-home-left = Ein Gewürz ist noch an Bord. Nimm das Zugende zurück und lade es aus.
lesson-home-need = Zwei von acht! Pfeffer ersetzt jedes Gewürz, das dir fehlt. Entladen darfst du auch, wenn andere am Zug sind, und sobald alle acht da sind, gewinnst du.

lesson-market = Die Marktinsel
lesson-market-where = Dein großes Schiff liegt mit sechs Münzen an der Marktinsel. Hier tauschst du, so oft du willst: eine Münze gegen zwei Kisten, zwei Kisten gegen eine Münze oder ein Gewürz und zwei Münzen gegen ein anderes Gewürz.
lesson-market-buy = Kaufe zwei Kisten für eine Münze.
lesson-market-none = Du hast nichts gekauft. Nimm das Zugende zurück und kaufe Kisten.

lesson-upgrade = Bessere Schiffe
lesson-upgrade-what = Die Marktinsel verbessert auch Schiffe: Segel für mehr Bewegung, Ladung für mehr Laderaum, Geschütze für Kämpfe. Ein Schiff rückt für den aufgedruckten Preis ein Feld auf seiner Leiste vor.
lesson-upgrade-do = Verbessere an deinem großen Schiff, was du willst.
lesson-upgrade-none = Noch ist nichts besser. Nimm das Zugende zurück und verbessere dein Schiff.

lesson-pirates = Piraten
lesson-pirates-wind = Vor jedem Zug treibt der Wind beide Piraten ein Feld weiter. Wer außerhalb eines Hafens neben einem liegt, wird angegriffen. Auch ein Schritt auf ein Feld neben einem Piraten führt sofort zum Kampf.
lesson-pirates-pass = Segle mit dem großen Schiff in den markierten Markthafen, aber um den kleinen Piraten herum: Auf See darf kein Schritt neben ihm enden.
lesson-pirates-met = Dieses Feld liegt neben dem Piraten, also kam es zum Kampf. Wer verliert, büßt ein Feld eines Werts und etwas Ladung ein. Wiederhole die Lektion und fahre um ihn herum.
lesson-pirates-idle = Der Hafen ist in Reichweite. Nimm das Zugende zurück und segle hin.
lesson-pirates-ports = In Sicherheit: In Häfen wird niemand angegriffen, und niemand greift an. Im Hafen einer wilden Insel oder der Marktinsel darf ein Schiff aber nur zwei deiner Züge beenden; im dritten muss es hinaus.

lesson-battle = Kämpfe
lesson-battle-how = Das große Schiff des Rivalen hat Gewürze geladen. Auf See darf ein Schiff jedes gegnerische neben sich einmal im Zug angreifen. Beide würfeln und zählen ihre Geschütze dazu; bei einem Unentschieden gewinnt der Angreifer.
lesson-battle-do = Segle mit deinem großen Schiff daneben, dann greife an.
lesson-battle-lost = Pech: Die Würfel waren gegen dich. Wiederhole die Lektion.
lesson-battle-none = Es gab keinen Kampf. Nimm das Zugende zurück, segle näher heran und greife an.
lesson-battle-spoils = Gewonnen! Der Sieger nimmt ein Gewürz seiner Wahl, ein Angreifer auch eine Münze, wenn es eine gibt. Bessere Geschütze gewinnen öfter, für dich und gegen dich.

lesson-round = Deine ersten Runden
lesson-round-hint = Zwei Runden gegen den Leichtmatrosen auf einer kleinen Karte. Lade Kisten, segle zu einer wilden Insel, sieh ihre Karte an. Der Knopf „Tipp“ zeigt, was ein starker Spieler täte. Dann beende deinen Zug.
lesson-round-watch = Der Leichtmatrose ist gesegelt, und der Wind hat geweht. Spiele noch einen Zug; frage nach einem Tipp, wann immer du willst.
lesson-round-ready = Du kannst The Dutch East Indies! Bringe acht Gewürze nach Hause, bevor es andere tun. Die Regeln sind immer nur einen Klick entfernt.

## Einmal gesagt, in den ersten Spielen nach den Lektionen

explain-depleted = Diese Insel hat keine Karten mehr: Sie ist erschöpft. Ihr Hafen schützt niemanden, und Schiffe dürfen dort bleiben, solange sie wollen.
explain-dealt = Alle wilden Inseln waren leer, also wurden alle Handelskarten gemischt und neu verteilt.
explain-dumped = Was nicht in den Laderaum passt, wird auf dem Feld des Schiffs abgeworfen. Jedes Schiff, das vorbeikommt, darf es umsonst aufnehmen.
explain-blocked = Piraten fahren nie auf Land, andere Schiffe oder in Heimathäfen. Triebe der Wind sie dorthin, fahren sie in die Gegenrichtung.
explain-swapped = Auf der Marktinsel werden ein Gewürz und zwei Münzen zu einem Gewürz nach Wahl, außer Pfeffer.
explain-fight = Ein Schiff, das auf See neben einem Piraten liegt, muss kämpfen: Würfel und Geschütze gegen Würfel und Geschütze. Bei einem Unentschieden gewinnen die Piraten.
explain-lowered = Ein Wert wurde um ein Feld herabgesetzt. Auf der Marktinsel lässt er sich wieder verbessern.
explain-battle = Ein Schiff darf dasselbe andere einmal im Zug angreifen, vor oder nach seiner Bewegung, aber nicht mittendrin. Allein gegen die KI greift jedes Schiff einmal im Zug an.
explain-given = Zwei Schiffe desselben Spielers dürfen nebeneinander Güter umladen. Hat eines seine Bewegung begonnen, endet sie dort.

# --- Eingeben von Ausgaben

edit-sail = Leiste: { stat-sail }
edit-cargo = Leiste: { stat-cargo }
edit-cannons = Leiste: { stat-cannons }
value-values = Wert jedes Felds
value-prices = Preis des nächsten Felds
value-big = Großes Schiff beginnt auf Feld
value-small = Kleines Schiff beginnt auf Feld
value-crates = Kisten
value-coins = Münzen
value-stock-solo = Allein: Kisten und Münzen
edit-pirates = { label-pirates }: Geschütze
edit-solo = { label-solo }: Stufe für Stufe, groß/klein
value-solo-cannons = Geschütze
value-solo-sails = Feld der Segelleiste
edit-id = Bezeichnung
edit-solo-cards = Karten der KI
edit-action = Aktion
edit-otherwise = Sonst
edit-upgrades = Verbessert
edit-levels = Stufen
edit-shuffle = Mischt
edit-wild = wilde Insel
edit-market = Marktinsel
edit-hunt = Jagd

## Neben dem Brett: was von Hand eingegeben wird

entered-start = Wer beginnt?
entered-wind = Wind für { $pirate ->
    [big] das große Piratenschiff
   *[other] das kleine Piratenschiff
}: Wohin zeigt der Würfel?
entered-winds = Wind: Wohin zeigt der Würfel?
entered-battle = Ein Kampf: Was zeigen die beiden Würfel?
entered-die-first = Angreifer, oder Schiff gegen Piraten
entered-die-second = die andere Seite
entered-card = Was ist die oberste Handelskarte auf { $island }?
entered-order = Welche Karte deckt die KI auf?
entered-item = { $count } × { the-item }
