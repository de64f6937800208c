### The Dutch East Indies auf Deutsch, mit den Begriffen der deutschen Spielregel.
###
### Welche Werte jede Meldung erhält, steht am Anfang von en.ftl.

game-title = The Dutch East Indies

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
provenance-rulebook = aus der Spielregel
provenance-deduced = erschlossen
provenance-reconstructed = rekonstruiert
provenance-printed = von einer Schachtel abgelesen
provenance-own = selbst entworfen
option-edition = Ausgabe
    .help = Die Schachtel, mit deren Material gespielt wird.
edition-reconstructed = Rekonstruiert
option-chart = Karte
    .help = Die Inselgruppe; Standard ist die für die Zahl der Spieler.
chart-standard = Standard
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
the-size = { $size ->
    [big] { ship-big }
    [small] { ship-small }
   *[other] { $size }
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

## Was jetzt zu tun ist

prompt-act = Segle und handle, dann beende deinen Zug.
prompt-card = Nimm die Handelskarte an oder lehne ab.
prompt-first = Welches Schiff wird zuerst angegriffen?
prompt-lower = Senke einen Wert deines Schiffes.
prompt-drop = Ein Gewürz oder eine Münze geht über Bord.
prompt-dump = Der Laderaum ist zu voll: Wirf etwas ab.
prompt-take = Nimm dem Verlierer ein Gewürz.
prompt-wait = Andere sind zuerst gefragt.

## Züge, für Knöpfe

move-sail = Segle nach { the-way }
move-turn = Drehe nach { the-way }
move-pick = { the-item } aufnehmen
move-load = { the-item } laden
move-unload = { the-item } ausladen
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
move-upgrade = { the-stat } verbessern: { $cost }
move-attack = { the-target } angreifen
move-first = Zuerst: { the-size }
move-take = { the-item } nehmen
move-lower = { the-stat } senken
move-drop = { the-item } über Bord
move-dump = { the-item } abwerfen
move-end = Zug beenden
# Die Klicks, die zu einem Zug führen
group-ship = { the-size }
group-sail = Segeln
group-turn = Drehen
group-swap = Gewürz tauschen
group-upgrade = Verbessern
group-load = Laden
group-unload = Ausladen
group-give = Umladen

## Das Protokoll

event-turn = Runde { $round }: { $player }.
event-wind = Wind für { the-pirate }: { the-wind }.
event-becalmed = { the-pirate }: kein Feld ist frei.
event-sailed = { $player }: { own-ship } segelt nach { the-way }.
event-turned = { $player }: { own-ship } dreht nach { the-way }.
event-picked-up = { $player }: { own-ship } nimmt auf: { the-item }.
event-loaded = { $player }: { own-ship } lädt { the-item }.
event-unloaded = { $player }: { own-ship } lädt aus: { the-item }.
event-ashore = { $player }: { the-item } kommt zu Hause an Land.
event-given = { $player }: { own-ship } lädt um: { the-item }.
event-looked = { $player }: { own-ship } sieht eine Handelskarte an.
event-traded = { $crates ->
    [one] { $player }: { own-ship } tauscht 1 Kiste.
   *[other] { $player }: { own-ship } tauscht { $crates } Kisten.
}
event-refused = { $player } lehnt die Karte ab.
event-depleted = Insel { $island } ist erschöpft.
event-dealt = Alle Handelskarten werden neu verteilt.
event-bought = { $player }: { own-ship } kauft 2 Kisten für 1 Münze.
event-sold = { $player }: { own-ship } verkauft 2 Kisten für 1 Münze.
event-swapped = { $player } tauscht { the-item } gegen { the-wanted }.
event-upgraded = { $player }: { own-ship }, { the-stat } nun { $value }.
event-lowered = { $player }: { own-ship }, { the-stat } fällt auf { $value }.
event-battle = { $won ->
    [true] { $player }: { own-ship } greift { the-target } an und siegt.
   *[other] { $player }: { own-ship } greift { the-target } an, verliert.
}
event-spoils = { $player } nimmt { the-target } ab: { the-item }.
event-pirate-battle = { $won ->
    [true] { $player }: { own-ship } schlägt { the-pirate }.
   *[other] { $player }: { own-ship } verliert gegen { the-pirate }.
}
event-shot-overboard = { $player }: { the-item } wird über Bord geschossen.
event-dumped = { $player }: { own-ship } wirft ab: { the-item }.
event-time-up = Runde { $round } ist vorbei: { $player } ist am nächsten am Ziel.
event-won = { $player } hat alle Gewürze zu Hause und gewinnt.

## Woher Punkte kommen

source-spices = Gewürze zu Hause
