### Amerigo auf Deutsch, mit den Begriffen der deutschen Spielregel.
###
### Welche Werte jede Meldung erhält, steht am Anfang von en.ftl.

game-title = Amerigo
game-about = Erkunde die Inseln vor Südamerika, gründe Handelsposten und baue. Was jede Runde hergibt, fällt aus einem Turm voller Würfel.
game-length = Eine halbe Stunde mit Bots, anderthalb mit Freunden
# words that find the same rules: groups, parted by semicolons
rules-synonyms = Punkt SP Wertung werten; Hafen Anker Ankerplatz; vollenden vervollständigen fertig abschließen; gründen errichten entdecken; Plättchen Gebäude Dorf; Ware Gut Rohstoff; Münze Gold Geld; Zug Phase Runde; Kosten Preis; nehmen wählen

## Namen

colour-blue = Blau
colour-black = Schwarz
colour-red = Rot
colour-brown = Braun
colour-green = Grün
colour-yellow = Gelb
colour-white = Weiß

action-blue = Schifffahrt
action-black = Kanonen laden
action-red = Planung
action-brown = Fortschritt
action-green = Bauen
action-yellow = Warenmarker kaufen
action-white = Spielerreihenfolge
action-gold = Gold nehmen
action-cubes = Würfel werten

good-coconut = Kokosnüsse
good-coffee = Kaffee
good-cotton = Baumwolle
good-sugar = Zucker
good-tobacco = Tabak

tile-village = Dorf { $shape }
tile-neutral = Landschaft { $shape }
tiles-village = { $size ->
    [one] Dorfplättchen, 1 Feld
   *[other] Dorfplättchen, { $size } Felder
}
tiles-neutral = { $size ->
    [one] Landschaftsplättchen, 1 Feld
   *[other] Landschaftsplättchen, { $size } Felder
}

island-big = Großinsel
island-small = kleine Insel
island-name = Insel { $island }

track-progress = Fortschrittsleiste
track-cannon = Kanonenleiste
track-gold = Goldleiste
track-special = Sonderaktionsleiste
track-points = Siegpunktleiste

phase-blue = Blaue Runde
phase-black = Schwarze Runde
phase-red = Rote Runde
phase-brown = Braune Runde
phase-green = Grüne Runde
phase-yellow = Gelbe Runde
phase-white = Weiße Runde

ship-name = Schiff { the-ship }
space-frame = Rahmenfeld { $number }
space-water = Wasserfeld
space-land = Landfeld
space-anchor = Ankerfeld
space-post = Kontorfeld
space-good = Rohstofffeld: { the-good }

## Wörter auf dem Plan, den Tableaus und in den Auslagen

label-round = Durchgang { $round } von 5
label-ap = AP
points-short = { $points } { label-vp }
again-loss = { $points }, { $win } eines Siegs
label-vp = SP
label-gold = Gold
label-cannons = Kanonen
label-ships = Schiffe
label-posts = Kontore
label-chests = Schatztruhen
label-commodities = Rohstoffmarker
label-production = Warenmarker
label-production-display = Warenmarker
label-progress-display = Fortschrittsmarker
label-display-new = Neu
label-display-old = Geht nach diesem Durchgang
label-supply = Allgemeiner Vorrat
label-own-supply = Eigener Vorrat
label-tower = Würfelturm
label-inside = Im Turm
label-action-space = Aktionsfeld
label-storage = Vorratsfelder
label-pirates = Piraten
label-pirate-hidden = verdeckt
label-time = Zeitmarker
label-order = Spielerreihenfolge
label-joker = beliebige Farbe
label-used = benutzt
label-rotate = Plättchen drehen
label-flip = Plättchen wenden

## Was die Tafeln und Dinge des Plans sagen

colour-letter-blue = B
colour-letter-black = S
colour-letter-red = R
colour-letter-brown = N
colour-letter-green = G
colour-letter-yellow = E
colour-letter-white = W
good-letter-coconut = N
good-letter-coffee = K
good-letter-cotton = B
good-letter-sugar = Z
good-letter-tobacco = T
price-ap = { $ap } AP
round = Durchgang
cubes-table = Aktionswürfel nach Farben
phase-order = Reihenfolge dieser Runde: Plätze { $order }
track-start = Start
deck-left = noch { $count }
display-empty = Ausverkauft.
production-token = { $good }, { $cost } AP
pirates-label = { $hidden ->
    [0] Alle Piraten liegen offen. Nicht im Spiel: { $odds }.
   *[other] { $hidden } verdeckt. Noch nicht gesehen: { $odds }; einer davon bleibt aus dem Spiel.
}
pirates-odds = Möglich: { $odds }
pirates-against = { $cannons ->
    [one] { $cannons } Kanone
   *[other] { $cannons } Kanonen
} gegen Stärke { $strength }
posts-left = Übrige Kontore: { $count }
place-in-order = Platz { $place } der Spielerreihenfolge
order-of-play = Reihenfolge
goods-of = { $good }: { $commodities } Rohstoffmarker × { $production } Warenmarker
which-move = Welcher Zug?
use-token = { $token } einsetzen
rotate = Drehen
place-here = Hier bauen
lay-back = Zurücklegen
place-hint = { $tile }: Zeige auf ein helles Feld.
island-about = { $size ->
    [one] { $size } Landfeld
   *[other] { $size } Landfelder
}, { $free } frei. Kontore: { $posts }
built-by = Gebaut von { $player }.
worth-about = { $small } SP auf einer kleinen Insel, { $big } auf einer großen
kind-about = { $cost } AP zum Nehmen, { $cost } zum Bauen. { $small } SP auf einer kleinen Insel, { $big } auf einer großen.
special-about = Weiß steht hier auch für: { $colour }. Erreichter Wert: { $points } SP.
progress-about = { $next ->
    [-1] { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }, { $points } SP am Ende.
   *[other] { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }, bisher { $points } SP am Ende. Der nächste Wert liegt auf Schritt { $next }.
}
kind-squares = Seine Felder: { $squares }.
track-points-at = { $points } SP auf Schritt { $step }
label-complete = fertig
frame-beside = neben { $squares }
post-space-state = { $state ->
    [free] { $square } ist frei
    [taken] { $square } ist besetzt
   *[other] { $square } ist überbaut
}
components-map = Inseln und Schatztruhen
components-players = Schiffe, Kontore, Kanonen, Gold
components-tower = Turm
components-rounds = Zeit und Kontore
components-pirates = Piraten
components-progress = Fortschrittsleiste
components-special = Sonderaktionsleiste
components-production = Warenmarker
components-shapes = Formen der Plättchen
components-villages = Dorfplättchen
components-neutrals = Landschaftsplättchen
components-tokens = Fortschrittsmarker
components-tiles = Inselteile
post-of = Kontor von { $player }

use-permanent = dauerhaft
use-once = einmalig
use-end = Ende des Spiels

provenance-rulebook = aus der Spielregel
provenance-deduced = erschlossen
provenance-reconstructed = rekonstruiert
provenance-printed = von einer Schachtel abgelesen

option-edition = Ausgabe
    .help = Die Schachtel, mit deren Material gespielt wird.
option-box = Eigene Ausgabe
    .help = Der Text der Datei einer Ausgabe, mit der stattdessen gespielt wird.
edition-reconstructed = Rekonstruiert
option-stick = Turm: Würfel bleiben hängen (%)
    .help = Wie wahrscheinlich ein eingeworfener Würfel hängen bleibt, in Prozent.
option-dislodge = Turm: Würfel lösen sich (%)
    .help = Wie wahrscheinlich ein eingeworfener Würfel einen hängenden löst, in Prozent.
option-map_seed = Karte aus Nummer
    .help = Gleiche Nummer, gleiche Karte; der Zufall im Spiel hängt nicht davon ab. Leer: keine Nummer gewählt.

## Fortschrittsmarker

token-blue2 = Schifffahrt +2
    .effect = +2 AP bei der Schifffahrt.
token-black2 = Kanonen +2
    .effect = +2 AP, wenn du Kanonen lädst.
token-red2 = Planung +2
    .effect = +2 AP bei der Planung.
token-brown2 = Fortschritt +2
    .effect = +2 AP beim Fortschritt.
token-green2 = Bauen +2
    .effect = +2 AP beim Bauen.
token-yellow2 = Kaufen +2
    .effect = +2 AP, wenn du Warenmarker kaufst.
token-red-blue = Planung, Schifffahrt +1
    .effect = +1 AP bei der Planung und bei der Schifffahrt.
token-brown-yellow = Fortschritt, Kaufen +1
    .effect = +1 AP beim Fortschritt und wenn du Warenmarker kaufst.
token-black-green = Kanonen, Bauen +1
    .effect = +1 AP, wenn du Kanonen lädst, und beim Bauen.
token-ships8 = Schifffahrt +8
    .effect = Einmalig: +8 AP für jedes Schiff bei der Schifffahrt.
token-pirates2 = Piraten +2
    .effect = Die Piraten sind für alle anderen um 2 stärker.
token-half-loss = Halber Verlust
    .effect = Du verlierst nur die Hälfte der SP an die Piraten, aufgerundet.
token-victory-gold = Siegesgold
    .effect = 2 Gold, sooft du die Piraten abwehrst.
token-two-neutral = Zwei Land{"\u00AD"}schaften
    .effect = Du darfst bei der Planung zwei Landschaftsplättchen nehmen.
token-red-green = Rot für Grün
    .effect = Mit roten Würfeln darfst du bauen, mit grünen planen.
token-first = An die Spitze
    .effect = Einmalig: mit Weiß deine Scheibe auf die des Führenden legen.
token-gold3 = 3 Gold
    .effect = Einmalig: 3 Gold.
token-gold5 = 5 Gold
    .effect = Einmalig: 5 Gold.
token-post-gold = Gold für Kontore
    .effect = 1 Gold für jedes Kontor, das du von nun an errichtest.
token-gold-by-two = Mehr Gold
    .effect = Nimmst du Gold, so gibt es 1 für je 2 Würfel.
token-cubes = SP für Würfel
    .effect = Einmalig: statt einer Aktion 1 SP je Würfel im Aktionsfeld.
token-post-points = SP für Kontore
    .effect = Ende des Spiels: 1 SP für jedes deiner Kontore.
token-seven = 7 SP
    .effect = Ende des Spiels: 7 SP.
token-gold-points = SP für Gold
    .effect = Ende des Spiels: SP in Höhe deiner Goldleiste.

## Namen nach Kennung, für die Texte unten

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
    [v-I1] Dorf 1
    [v-I2] Dorf 2
    [v-I3] Dorf I3
    [v-L3] Dorf L3
    [v-I4] Dorf I4
    [v-O4] Dorf O4
    [v-T4] Dorf T4
    [n-I1] Landschaft 1
    [n-I2] Landschaft 2
    [n-I3] Landschaft I3
    [n-L3] Landschaft L3
    [n-I4] Landschaft I4
    [n-O4] Landschaft O4
    [n-T4] Landschaft T4
    [n-I5] Landschaft I5
    [n-T5] Landschaft T5
    [n-U5] Landschaft U5
    [n-V5] Landschaft V5
    [n-W5] Landschaft W5
    [n-X5] Landschaft X5
    [n-2x3] Landschaft 2×3
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
the-ship = { $ship ->
    [0] A
    [1] B
   *[other] { $ship }
}

## Was jetzt zu tun ist

means = { $gold ->
    [0] { $ap } AP
   *[other] { $ap } AP + { $gold } Gold
}

prompt-choose = Wähle eine Aktion ({ means }) oder nimm Gold.
prompt-place-ship = Setze ein Schiff auf den Rahmen ({ means }).
prompt-place-sail = Fahren oder ein Schiff einsetzen ({ means }).
prompt-post-place = Kontor errichten, Schiff einsetzen ({ means }).
prompt-post-sail = Errichte ein Kontor oder fahre weiter ({ means }).
prompt-sail = Fahre mit deinen Schiffen, einzeln ({ means }).
prompt-post = Errichte ein Kontor oder mach weiter ({ means }).
prompt-load = Lade Kanonen ({ means }).
prompt-plan = Nimm Plättchen in deinen Vorrat ({ means }).
prompt-advance = Rücke auf der Fortschrittsleiste vor ({ means }).
prompt-pick = Nimm einen Fortschrittsmarker.
prompt-build = Baue: Plättchen wählen, dann Ort ({ means }).
prompt-buy = Kaufe Warenmarker ({ means }).
prompt-order = Rücke in der Reihenfolge vor ({ means }).
prompt-nothing = Hier ist nichts mehr möglich: bestätige oder geh zurück.
prompt-done = Bestätige deinen Zug oder nimm ihn zurück.

## Züge, für Schaltflächen

in-gold = { $gold ->
    [0] { "" }
   *[other] { " " }({ $gold } Gold)
}

at-island = { $island ->
    [0] { "" }
   *[other] , Insel { $island }
}

turned = { $turn ->
    [0] { "" }
   *[other] , { $turn }× gedreht
}

move-choose = { the-colour }: { the-action }, { $ap } AP
move-gold = { $points ->
    [0] { $gold } Gold nehmen
   *[other] { $gold } Gold nehmen, davon { $points } als SP
}
move-cubes = Würfel werten: { $points } SP
move-chest = Schatztruhe gegen 3 Gold
move-use = „{ the-token }“ einsetzen
move-place = Schiff { the-ship } einsetzen: { $space }
move-sail = { $cost ->
    [0] Schiff { the-ship } bleibt: { $to }{ at-island }
   *[other] Schiff { the-ship } nach { $to }{ at-island }: { $cost } AP{ in-gold }
}
move-post = { $points ->
    [0] Kontor auf { $square }{ at-island }
   *[other] Kontor auf { $square }{ at-island }: { $points } SP
}
move-load = { $steps ->
    [one] 1 Kanone laden{ in-gold }
   *[other] { $steps } Kanonen laden{ in-gold }
}
move-take = { the-tile } nehmen: { $cost } AP{ in-gold }
move-advance = { $steps ->
    [one] 1 Feld vor{ in-gold }
   *[other] { $steps } Felder vor{ in-gold }
}
move-pick = „{ the-token }“ nehmen
move-build = { the-tile } auf { $square }{ turned }: { $points } SP{ in-gold }
move-buy = { the-good } kaufen: { $cost } AP{ in-gold }
move-order = { $steps ->
    [one] Scheibe 1 Feld vor{ in-gold }
   *[other] Scheibe { $steps } Felder vor{ in-gold }
}
move-jump = Scheibe ganz nach vorn
move-end = Zug bestätigen

## Arten von Aktionen, nach denen eine Analyse sammelt, was verloren ging

deed-choose = Wahl der Aktion
deed-gold = Gold
deed-cubes = Würfel werten
deed-chest = Schatztruhe
deed-use = Plättchen einsetzen
deed-place = Schiffe einsetzen
deed-sail = Fahren
deed-post = Kontore
deed-load = Kanonen
deed-take = Plättchen nehmen
deed-advance = Fortschritt
deed-pick = Wahl der Plättchen
deed-build = Bauen
deed-buy = Waren kaufen
deed-order = Reihenfolge
deed-jump = Scheibe nach vorn
deed-end = Zug beenden

group-place = Schiff { the-ship } einsetzen
group-ship = Schiff { the-ship }, nur fahren
group-distance = { $cost ->
    [0] bleiben
    [one] 1 Feld
   *[other] { $cost } Felder
}
group-villages = Dorfplättchen
group-neutrals = Landschaftsplättchen
group-tile = { the-tile }
group-island = { $big ->
    [true] Insel { $island }, groß
   *[other] Insel { $island }, klein
}
group-row = Reihe { $row }
group-square = { $square }

## Was der Zug noch bietet, nach „Zug beenden · “

left-ap = { $ap } AP ungenutzt
left-ship = Schiff { the-ship } ist nicht gefahren
left-ships = kein Schiff ist gefahren
left-post = noch kein Kontor auf { $square }

## Was ein Zug außer Punkten bringt

brings-gold = { $count } Gold
brings-tokens = { $count ->
    [one] 1 Fortschrittsmarker
   *[other] { $count } Fortschrittsmarker
}
brings-good = { $count ->
    [one] 1 × { the-good }
   *[other] { $count } × { the-good }
}
brings-chest = eine Schatztruhe
brings-others = { $points } SP für andere
brings-end = { $points } SP am Ende

## Was nach einem Zug nicht mehr zurückzunehmen ist

final-throw = Würfel fallen in den Turm: { the-colour }
final-pirates = die Piraten greifen an
final-scoring = das Spiel wird abgerechnet

## Züge in Kürze

# Wie weit ein Zug auf einer Leiste geht
steps-on = { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
}
count-places = { $count ->
    [one] 1 Ort
   *[other] { $count } Orte
}
count-tiles = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}

## Fahren und landen

# Wo ein Schiff ankommt: das erste Kontor seiner Insel oder ein weiteres
landing-first = Insel { $island }, erstes Kontor
landing-post = Insel { $island }, weiteres Kontor
# place ist eines der beiden
landing-told = { $place }: Schiff { the-ship } nach { $to }, { $cost } AP{ in-gold }{ $points ->
    [0] { "" }
   *[other] , { $points } SP
}
# Was folgt, wenn ein Schiff angekommen ist
arrival-first = erstes Kontor
arrival-post = weiteres Kontor
landings = Landungen
landings-more = { $count ->
    [one] 1 weitere Landung
   *[other] { $count } weitere Landungen
}
pick-ship = Welches Schiff fährt?
sail-here = Hierher fahren
sail-found = Fahren + Kontor
stay-found = Hier Kontor errichten
sail-only = Nur fahren

## Das Protokoll

event-round = Durchgang { $round } beginnt.
event-thrown = { the-colour }: { $count } hinein, { $fallen } heraus, { $ap } AP.
event-skipped = { the-colour }: keine Würfel, die Runde entfällt.
event-chosen = { $player } wählt { the-action }: { $count } AP.
event-placed = { $player } setzt Schiff { the-ship } ein: { $space }.
event-sailed = { $steps ->
    [0] { $player } lässt Schiff { the-ship } stehen: { $to }{ at-island }.
   *[other] { $player } fährt mit Schiff { the-ship } nach { $to }{ at-island }.
}
event-post = { $player } errichtet ein Kontor, Insel { $island }.
event-discovered = { $player } entdeckt die Insel: { $points } SP.
event-loaded = { $count ->
    [one] { $player } lädt 1 Kanone.
   *[other] { $player } lädt { $count } Kanonen.
}
event-overflow = { $player } hat am Ende der Leiste AP übrig.
event-taken = { $player } nimmt { the-tile }.
event-advanced = { $steps ->
    [one] { $player } rückt 1 Feld auf der Fortschrittsleiste vor.
   *[other] { $player } rückt { $steps } Felder auf der Fortschrittsleiste vor.
}
event-picked = { $player } nimmt den Marker „{ the-token }“.
event-built = { $player } baut { the-tile }, Insel { $island }.
event-commodity = { $player } erhält einen Rohstoff: { the-good }.
event-tile-points = { $player } wertet das Plättchen: { $points } SP.
event-completed = { $player } stellt die Insel fertig: { $points } SP.
event-chest = { $player } gewinnt die Schatztruhe von Insel { $island }.
event-posts-scored = { $count ->
    [one] { $player }, 1 Kontor auf Insel { $island }, Zeit { $time }: { $points } SP.
   *[other] { $player }, { $count } Kontore auf Insel { $island }, Zeit { $time }: { $points } SP.
}
event-bought = { $player } kauft { the-good } für { $cost } AP.
event-ordered = { $steps ->
    [0] { $player } lässt die Reihenfolgescheibe liegen.
    [one] { $player } rückt in der Reihenfolge 1 Feld vor.
   *[other] { $player } rückt in der Reihenfolge { $steps } Felder vor.
}
event-jumped = { $player } setzt sich an die Spitze der Reihenfolge.
event-gold = { $why ->
    [taken] { $player } nimmt { $count } Gold statt einer Aktion.
   *[other] { $player } erhält { $count } Gold.
}
event-gold-paid = { $player } zahlt { $count } Gold.
event-gold-points = { $player } wertet Gold über die Leiste hinaus: { $points } SP.
event-chest-exchanged = { $player } tauscht eine Schatztruhe ein.
event-token-used = { $player } setzt den Marker „{ the-token }“ ein.
event-cubes-scored = { $player } wertet die Würfel: { $points } SP.
event-pirates = Die Piraten greifen mit Stärke { $count } an.
event-pirates-beaten = { $count ->
    [0] { $player } muss keine Piraten abwehren.
    [one] { $player } wehrt 1 Piraten ab.
   *[other] { $player } wehrt { $count } Piraten ab.
}
event-pirates-lost = { $count ->
    [one] { $player } unterliegt 1 Piraten: { $points } SP.
   *[other] { $player } unterliegt { $count } Piraten: { $points } SP.
}
event-pirate-revealed = Neue Piraten: { $count }.
event-tokens-refilled = Neue Fortschrittsmarker liegen aus.
event-production-refilled = Neue Warenmarker liegen aus.
event-time = Der Zeitmarker zeigt { $time }.
event-final = Schlusswertung.
event-scored-gold = { $player }, Gold: { $points } SP.
event-scored-goods = { $player }, { the-good }: { $commodities } × { $production } = { $points } SP.
event-scored-token = { $player }, „{ the-token }“: { $points } SP.
event-scored-progress = { $player }, Fortschrittsleiste: { $points } SP.
event-scored-special = { $player }, Sonderaktionsleiste: { $points } SP.
event-won = { $player } gewinnt mit { $total } SP.

## Ein Zug in einem Satz: was gewählt wurde, und nach einem Doppelpunkt, was daraus wurde

said-turn = { $action }: { $parts }
said-action = { the-action } { $count } AP
said-gold-taken = { $count } Gold statt einer Aktion
said-cubes = wertet Würfel
said-placed = Schiff { the-ship } eingesetzt: { $space }
said-sailed = Schiff { the-ship } nach { $to }
said-post = Kontor auf Insel { $island }
said-post-first = Insel { $island } entdeckt
said-loaded = { $count ->
    [one] 1 Kanone
   *[other] { $count } Kanonen
}
said-taken = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
said-advanced = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
said-picked = Marker „{ the-token }“
said-built = { $count ->
    [one] 1 Plättchen auf Insel { $island }
   *[other] { $count } Plättchen auf Insel { $island }
}
said-collected = mit { $goods }
said-completed = Insel { $island } fertig
said-chest = die Schatztruhe
said-ordered = { $count ->
    [one] 1 Feld in der Reihenfolge
   *[other] { $count } Felder in der Reihenfolge
}
said-jumped = an die Spitze der Reihenfolge
said-used = „{ the-token }“ eingesetzt
said-gold = { $count } Gold
said-paid = { $count } Gold gezahlt
said-pirates = Piraten, Stärke { $count }
said-final = Schlusswertung

# Überschriften im Verlauf
chapter-round = Durchgang { $round }
chapter-end = Ende des Durchgangs
chapter-final = Schlusswertung

## Woher die Punkte kommen

source-discovery = Entdeckungen
source-tiles = Gebaute Plättchen
source-completion = Fertige Inseln
source-posts = Kontore
source-gold-overflow = Gold über die Leiste hinaus
source-cubes = Würfel
source-pirates = Piraten
source-gold = Gold am Ende
source-goods = Waren
source-tokens = Fortschrittsmarker
source-progress = Fortschrittsleiste
source-special = Sonderaktionsleiste

## Worum es beim Glück geht, in einer Analyse

drawn-pirates = Piraten aufgedeckt
drawn-tokens = Fortschrittsmarker
drawn-production = Warenmarker
drawn-tower = Der Würfelturm

## Warum etwas abgelehnt wird

refusal-token-first = Nimm zuerst deinen Fortschrittsmarker.
refusal-choose-first = Wähle zuerst eine Aktion.
refusal-choose-or-gold = Wähle zuerst eine Aktion oder nimm Gold.
refusal-action-chosen = Du hast deine Aktion schon gewählt.
refusal-other-action = Das gehört nicht zu der Aktion, die du gewählt hast.
refusal-action-over = Deine Aktion ist vorbei: Bestätige deinen Zug.
refusal-no-cube = { the-colour } steht nicht zur Wahl: Im Aktionsfeld liegt kein Würfel dieser Farbe.
refusal-no-cube-nor-disc = { the-colour } steht nicht zur Wahl: Im Aktionsfeld liegt kein Würfel dieser Farbe, und auch deine Scheibe liegt nicht darauf.
refusal-no-unused-token = Du hast keinen unbenutzten Fortschrittsmarker, der das erlaubt.
refusal-no-token-due = Du darfst jetzt keinen Fortschrittsmarker nehmen.
refusal-token-not-on-display = „{ the-token }“ liegt nicht aus.
refusal-token-not-used-so = „{ the-token }“ wird nicht auf diese Weise eingesetzt.
refusal-token-not-owned = „{ the-token }“ hast du nicht.
refusal-token-used = „{ the-token }“ wirkt nur einmal, und du hast den Marker schon eingesetzt.
refusal-blue-action-only = Dieser Marker lässt sich nur in einer blauen Aktion einsetzen.
refusal-too-few-ap = Das kostet { $cost } AP, aber du hast nur { means }.
refusal-no-chest = Du hast keine Schatztruhe, die du eintauschen könntest.
refusal-ships-placed = Deine beiden Schiffe sind schon eingesetzt.
refusal-place-both = Setze zuerst deine beiden Schiffe ein.
refusal-place-ship-first = Dieses Schiff ist noch nicht auf dem Plan: Setze es zuerst ein.
refusal-ship-done = Dieses Schiff hat seine Fahrt in dieser Aktion schon beendet.
refusal-ships-done = Deine beiden Schiffe haben ihre Fahrt schon beendet.
refusal-ship-there = Das Schiff ist schon dort und kann kein Kontor errichten.
refusal-water-only = Schiffe fahren nur auf Wasser.
refusal-space-taken = Dort steht schon ein Schiff; nur auf Rahmenfeldern dürfen mehrere stehen.
refusal-no-posts-left = Alle deine { $limit } Kontore stehen schon auf den Inseln.
refusal-no-landing = Keines deiner Schiffe hat gerade auf einem Ankerfeld daneben seine Fahrt beendet.
refusal-post-space-taken = Dieses Kontorfeld ist besetzt oder überbaut.
refusal-cannon-track-ends = Die Kanonenleiste endet bei { $limit }.
refusal-tile-gone = Im allgemeinen Vorrat liegt kein Plättchen „{ the-tile }“ mehr.
refusal-neutral-limit = { $limit ->
    [one] Du darfst pro Runde nur ein Landschaftsplättchen nehmen.
   *[other] Du darfst pro Runde nur { $limit } Landschaftsplättchen nehmen.
}
refusal-progress-track-ends = { $room ->
    [0] Deine Scheibe liegt am Ende der Fortschrittsleiste.
    [one] Bis zum Ende der Fortschrittsleiste ist es nur noch 1 Feld.
   *[other] Bis zum Ende der Fortschrittsleiste sind es nur noch { $room } Felder.
}
refusal-tile-not-owned = In deinem Vorrat liegt kein Plättchen „{ the-tile }“.
refusal-no-post-on-island = Du hast kein Kontor auf dieser Insel.
refusal-tile-on-water = Gebaut wird nur auf Land, niemals im Wasser.
refusal-tile-across-water = Ein Plättchen muss auf einer einzigen Insel liegen; Wasser überbrückt es nicht.
refusal-post-in-the-way = Ein Kontor darf nicht überbaut werden.
refusal-built-over = Eines dieser Felder ist schon überbaut.
refusal-corner-only = Über Eck gilt nicht als verbunden: Plättchen müssen sich mit einer Seite berühren.
refusal-not-linked = Das Plättchen muss eines deiner Kontore berühren oder eine Kette von Plättchen, die zu einem führt.
refusal-production-not-on-display = Ein solcher Warenmarker liegt nicht aus.
refusal-special-track-ends = { $room ->
    [0] Deine Scheibe liegt am Ende der Sonderaktionsleiste.
    [one] Bis zum Ende der Sonderaktionsleiste ist es nur noch 1 Feld.
   *[other] Bis zum Ende der Sonderaktionsleiste sind es nur noch { $room } Felder.
}
refusal-disc-in-front = Deine Scheibe liegt schon ganz vorn und zuoberst.
# Züge, wie sie in Aufzeichnungen stehen; Werte, wie sie geschrieben wurden
refusal-no-square = „{ $square }“ ist kein Feld; sie reichen von a1 bis { $last }.
refusal-no-frame-space = „{ $space }“ ist kein Rahmenfeld; sie reichen von @0 bis @{ $last }.
refusal-no-tile = Es gibt kein Plättchen „{ $tile }“.
refusal-no-turn-of-tile = Plättchen { $tile } lässt sich 0- bis { $last }-mal drehen, nicht „{ $turn }“.

## Was sich für ein neues Spiel nicht wählen lässt

wrong-stick = Wenn alle Würfel hängen bleiben, ist das Spiel vor dem ersten Zug zu Ende: Wähle für „stick“ höchstens 99.
wrong-no-map = Aus den Inselteilen der Ausgabe { $edition } entstand in { $draws } Versuchen kein regelgerechter Aufbau für { $players } Spieler (AM-SETUP-4 bis AM-SETUP-7).
map-enclosed = Das Wasser auf { $squares } ist von Land umschlossen; Schiffe müssen jedes Wasser erreichen.
map-corner = Das Land auf { $square } berührt die Insel bei { $island } nur über Eck; Land, das sich berührt, muss an den Seiten verbunden sein.
map-big-islands = { $islands } Inseln haben { $squares } oder mehr Landfelder, es gibt aber nur { $chests } Schatztruhen.
map-no-post = Die Insel bei { $island } hat kein Kontorfeld; dort könnte nie jemand bauen.

## Was an einer Ausgabe nicht stimmt

box-tile = eine Zeichnung aus sechs Reihen zu sechs Zeichen
box-rows = Die Zeichnung hat { $rows } Reihen; ein Inselteil hat 6.
box-row = Reihe { $row } hat { $squares } Felder; eine Reihe hat 6.
box-mark = In Reihe { $row } steht „{ $mark }“; die Zeichen sind . # P a und n f c s t für die fünf Rohstoffe.
box-post = An den Seiten des Kontorfelds in Reihe { $row }, Spalte { $column } liegen { $count } Ankerfelder; eines muss dort sein, mehr sind unüblich (AM-SHIP-4).
box-anchor = An den Seiten des Ankerfelds in Reihe { $row }, Spalte { $column } liegen { $count } Kontorfelder; eines muss dort sein, mehr sind unüblich (AM-SHIP-4).
box-tile-illegal = Mit diesem Inselteil ist kein Aufbau regelgerecht: { $fault }
box-tile-poor = Mit diesem Inselteil sind nur wenige Aufbauten regelgerecht: { $fault }
box-side = { $side ->
    [upper] Das Land erreicht die obere Seite
    [left] Das Land erreicht die linke Seite
    [lower] Das Land erreicht die untere Seite
   *[right] Das Land erreicht die rechte Seite
} nicht auf den beiden mittleren Feldern; am besten passen beide oder keines, und kein anderes Feld der Seite (AM-SETUP-5).
box-goods = Auf den Inselteilen sind { $count } Rohstofffelder für { the-good } („{ $letter }“); im Spiel sind 8 Marker von jedem Rohstoff (AM-SETUP-8).
box-good-twice = „{ $good }“ kommt zweimal vor; jede Ware hat eine Tabelle.
box-no-good = „{ $good }“ fehlt; jede Ware hat eine Tabelle.
box-costs = Die Kosten aller Marker zusammen sind { $costs }; von einer Ware gibt es drei zu 2, vier zu 3 und drei zu 4 (AM-SETUP-12).
box-steps = eine Liste aus [Schritt, Siegpunkte]
box-points = Die Siegpunkte sind { $points }; richtig sind 1, 3, 6, 10, 15 (AM-PROG-2).
box-last-points = Die letzten Siegpunkte liegen auf Schritt { $last }; mit ihnen endet die Leiste, auf Schritt { $steps } (AM-PROG-3).
box-first-space = Das erste Feld ist „{ $colour }“, muss aber „white“ sein.
box-last-space = Das letzte Feld ist „{ $colour }“, muss aber „any“ sein (AM-SPEC-4).
box-between = „white“ oder „any“ steht zwischen den Enden; die Felder dazwischen sind { $colours } (AM-SPEC-3).
box-beyond = Schritt { $step } liegt nicht auf der Leiste; ihr letzter Schritt ist { $steps }.
box-falling = { $pair } folgt auf { $before }; entlang der Leiste steigen die Schritte und die Siegpunkte.
box-shape = eine Zeichnung aus Feldern #, mit einer Zeichenkette je Reihe
box-shape-empty = Die Form { $shape } ist leer. Zeichne ihre Felder mit „#“.
box-shape-apart = Die Form { $shape } fällt auseinander; ihre Felder müssen an den Seiten zusammenhängen.
box-large = { $shape } hat { $squares } Felder; diese Plättchen haben 1 bis { $most }.
box-worth = { $small } Siegpunkte auf einer kleinen Insel, { $big } auf einer Großinsel: Der kleinere Wert gilt auf kleinen Inseln (AM-BUILD-7).

## Die Lektionen (jede Aufforderung hat höchstens 40 Wörter)

lesson-turn = Dein Zug
lesson-turn-goal = Willkommen, Kapitän! Du erkundest Inseln, gründest Kontore und bebaust das Land. Wer nach fünf Durchgängen die meisten Siegpunkte (SP) hat, gewinnt.
lesson-turn-cubes = Aus einem Turm fallen Würfel. Ihre Farben sind die Aktionen, die es gibt. Die häufigste Farbe bestimmt die Stärke: Sechs blaue Würfel sind sechs Aktionspunkte (AP), egal was du wählst. Ich wähle Schwarz.
lesson-turn-load = Schwarz lädt Kanonen, die du gegen Piraten brauchst: eine für jeden Aktionspunkt. Lade mindestens vier.
lesson-turn-few = Das sind weniger als vier. Nichts ist verloren: Nimm es zurück und lade mehr.
lesson-turn-end = Gut gemacht. Ein Zug ist eine Aktion. Bis du ihn beendest, kannst du alles zurücknehmen. Beende deinen Zug.

lesson-ships = Schiffe
lesson-ships-frame = Blau bewegt Schiffe. Beim ersten Mal setzt du beide auf den Rahmen um das Meer, wohin du willst. Ich wähle Blau und setze dein erstes Schiff.
lesson-ships-place = Jetzt du: Klicke für dein zweites Schiff ein beliebiges Feld des Rahmens an.
lesson-ships-sail = Jedes Schiff darf so viele Felder fahren, wie du Aktionspunkte hast: heute sechs. Es fährt um Ecken, aber nie schräg und nie über Land. Nimm ein Schiff und fahre irgendwohin.
lesson-ships-idle = Deine Schiffe haben sich nicht bewegt. Nimm das Zugende zurück und fahre los.

lesson-post = Kontore
lesson-post-why = Ankerfelder liegen neben Kontorfeldern. Ein Schiff, dessen Fahrt auf einem Anker endet, darf daneben ein Kontor gründen. Nur wo du ein Kontor hast, darfst du später bauen.
lesson-post-do = Fahre mit einem Schiff zum markierten Anker oder zu einem anderen, den es erreicht, und gründe ein Kontor.
lesson-post-none = Du hast noch kein Kontor. Nimm das Zugende zurück und fahre zu einem Anker.
lesson-post-elsewhere = Hier kann das Schiff nichts gründen, oder du wolltest nicht. Nimm es zurück oder fahre mit dem anderen.
lesson-post-points = Das erste Kontor einer Insel entdeckt sie: 3 Siegpunkte für dich. Alle Kontore dort zählen, wenn die Insel fertig ist.

lesson-plan = Planen
lesson-plan-supply = Zum Bauen brauchst du Plättchen. Rot holt sie: Ein eigenes Dorf kostet 1 Aktionspunkt, egal wie groß; eine neutrale Landschaft so viele, wie sie Felder hat. Ich wähle Rot.
lesson-plan-take = Nimm mindestens ein Dorf und eine Landschaft. In einem Zug gibt es nur eine Landschaft, aber so viele Dörfer, wie du bezahlen kannst.
lesson-plan-village = ein Dorf
lesson-plan-neutral = eine Landschaft
lesson-plan-early = Da fehlt noch etwas. Nimm das Zugende zurück und hole weitere Plättchen.

lesson-build = Bauen
lesson-build-where = Grün baut deine Plättchen auf Inseln, auf denen du ein Kontor hast. Sie müssen dein Kontor berühren oder eine Kette aus eigenen Dörfern und Landschaften, die dorthin führt. Ich wähle Grün.
lesson-build-lay = Wähle ein Dorf mit einem Feld und lege es neben dein Kontor, auf das Feld mit dem Tabak.
lesson-build-none = Noch ist nichts gebaut. Nimm das Zugende zurück und lege ein Plättchen.
lesson-build-good = Der Tabak gehört jetzt dir. Größere Plättchen bringen sofort Punkte, auf Inseln mit Schatztruhe noch mehr. Ein Kontor kann niemand überbauen.

lesson-complete = Eine Insel fertigstellen
lesson-complete-do = Ein Feld dieser Insel ist noch frei. Bedecke es mit deinem zweiten Dorf.
lesson-complete-none = Die Insel hat noch ein freies Feld. Nimm das Zugende zurück und bedecke es.
lesson-complete-posts = Vollständig: 3 Siegpunkte für dich. Dann zählen dort alle Kontore: 1, 3, 6, 10 … für eines, zwei, drei, vier, mal Zeitmarker. Der zählt von 5 auf 1 herunter, also eile!

lesson-goods = Waren
lesson-goods-why = Am Ende zählt jede Ware: deine Rohstoffe von den Inseln mal deine Warenmarker. Von jeder Ware hast du anfangs einen Warenmarker. Gelb kauft weitere. Ich wähle Gelb.
lesson-goods-buy = Kaufe einen. Zweimal Tabak und zwei Marker dafür wären 2 × 2 = 4 Punkte.
lesson-goods-none = Du hast nichts gekauft. Nimm das Zugende zurück und kaufe einen Warenmarker.

lesson-progress = Fortschritt
lesson-progress-track = Braun bringt dich auf der Fortschrittsleiste voran, die am Ende zählt. Auf den Feldern mit Punkten nimmst du auch einen Fortschrittsmarker. Tippe einen an, um zu lesen, was er kann. Ich wähle Braun.
lesson-progress-go = Das erste solche Feld ist das vierte. Geh dorthin und nimm einen Marker, der dir gefällt.
lesson-progress-short = Das endet vor dem vierten Feld. Nimm es zurück und geh weiter.

lesson-gold = Gold nutzen
lesson-gold-take = Statt einer Aktion darfst du Gold nehmen: eines für je drei Würfel. So hast du letztes Mal 4 Gold bekommen; jedes ersetzt einen Aktionspunkt, wenn du ihn brauchst. Ich wähle Schwarz.
lesson-gold-pay = Du hast sechs Aktionspunkte. Lade mehr als sechs Kanonen: Den Rest bezahlt das Gold von selbst.
lesson-gold-saved = Dafür reichten deine Aktionspunkte. Nimm es zurück und lade sieben oder mehr.

lesson-order = Wer beginnt
lesson-order-track = Wer auf der Sonderaktionsleiste am weitesten ist, handelt zuerst, und ihre Punkte zählen am Ende. Weiß bewegt deine Scheibe, ein Feld für jeden Aktionspunkt. Ich wähle Weiß.
lesson-order-go = Geh mindestens drei Felder: Das ist am Ende 1 Punkt wert.
lesson-order-short = Das sind weniger als drei Felder. Nimm es zurück und geh weiter.
lesson-order-special = Deine Scheibe liegt jetzt auf einer Farbe. Wo von jetzt an ein weißer Würfel liegt, darfst du stattdessen diese Farbe wählen, auch ohne einen Würfel von ihr.

lesson-pirates = Piraten
lesson-pirates-come = Ein Durchgang endet, und jetzt greifen die Piraten an. Der offene Marker zeigt 2: Alle brauchen zwei Kanonen. Wer weniger hat, verliert sie alle und dazu 2 Siegpunkte. Ich wähle Schwarz.
lesson-pirates-load = Lade genug Kanonen, dann beende deinen Zug.
lesson-pirates-lost = Die Piraten waren stärker. Wiederhole die Lektion und lade zwei Kanonen oder mehr.
lesson-pirates-next = Abgewehrt! Nur die nötigen Kanonen sind verbraucht. Nach jedem Durchgang kommt ein Pirat dazu, und alle offenen greifen gemeinsam an. Behalte sie im Auge.

lesson-round = Dein erster Durchgang
lesson-round-hint = Ein ganzer Durchgang gegen den Leichtmatrosen: sieben Runden mit je einem Zug. Der Knopf „Tipp“ zeigt, was ein starker Spieler täte. Beginne mit Schiffen und gründe ein Kontor!
lesson-round-plan = Hole nun Plättchen mit Rot und baue sie mit Grün, sobald es sie gibt. Nichts dabei? Nimm Gold oder lade Kanonen.
lesson-round-end = Spiele weiter, bis die Piraten da waren. Frage nach einem Tipp, wann immer du willst.
lesson-round-final = Du kannst Amerigo! In vier weiteren Durchgängen füllen sich die Inseln. Dann zählen Gold, Waren und beide Leisten. Die Regeln sind immer nur einen Klick entfernt.

## Einmal gesagt, in den ersten Spielen nach den Lektionen

explain-overflow = Aktionspunkte, die am Ende einer Leiste übrig bleiben, bringen 2 Gold, egal wie viele es sind.
explain-chest = Eine Schatztruhe gibt es für das Fertigstellen einer Großinsel. Sie lässt sich, wenn du am Zug bist, jederzeit gegen 3 Gold tauschen.
explain-time = Der Zeitmarker ist gesunken: Kontore auf fertigen Inseln zählen von nun an weniger.
explain-production = Warenmarker, die niemand gekauft hat, sind aus dem Spiel. Jeder liegt nur einen Durchgang lang aus.
explain-token = Manche Fortschrittsmarker wirken von nun an, andere einmal, wieder andere am Ende des Spiels. Tippe einen an, um zu lesen, was er kann.
explain-tokens = Vier neue Fortschrittsmarker sind da, und die niemand in zwei Durchgängen nahm, sind fort. Die Auslage sagt, welche als Nächste gehen.
explain-full = Die Goldleiste endet bei 12. Jedes weitere Gold ist sofort ein Siegpunkt.
explain-lost = Zu wenige Kanonen: Alle sind verloren, dazu so viele Punkte, wie die Piraten stark sind. Unter 0 geht es nie.
explain-revealed = Ein weiterer Pirat liegt offen. Beim nächsten Mal greifen sie mit der Summe aller offenen an.
explain-skipped = Es fiel kein Würfel heraus, oder im Vorrat lag keiner: Die Runde entfällt, niemand handelt.
explain-final = Der letzte Durchgang ist vorbei. Jetzt zählen Gold, Waren, Marker und beide Leisten; der Punktezettel zeigt alles.

# --- Eingeben von Ausgaben

edit-map = Karte
value-big-island = Mindestgröße einer großen Insel
value-chests = Schatztruhen auf der Karte
edit-players = Für jeden Spieler
value-ships = Schiffe
value-posts = Kontore
value-cannons = Ende der Kanonenleiste
value-gold = Ende der Goldleiste
edit-tower = Würfelturm
value-cubes = Würfel jeder Farbe
value-stick = Chance, dass ein Würfel hängen bleibt
value-dislodge = Chance, dass sich einer löst
edit-rounds = Runden
value-times = Zeitmarker, Runde für Runde
value-rounds-posts = Punkte für 1, 2, 3 … Kontore
edit-pirates = Piratenmarker
value-markers = Stärken
edit-progress = Fortschrittsleiste
value-steps = Schritte
value-points = Punkte als Schritt/Punkte
edit-special = Sonderaktionsleiste
value-colours = Farben der Felder
edit-production = Warenmarker: Kosten
edit-good = Ware
edit-unmarked = Ohne Zeichen
edit-for-three = Mit einer 3
edit-for-four = Mit einer 4
edit-shapes = Formen der Bauplättchen
edit-shape = Form
edit-drawing = Zeichnung
edit-square = Feld des Plättchens
edit-nothing = nichts
edit-villages = Dorfplättchen eines Spielers
edit-neutrals = Neutrale Plättchen
edit-id = Bezeichnung
edit-count = Anzahl
edit-small = Auf einer kleinen Insel
edit-big = Auf einer großen Insel
edit-tokens = Fortschrittsmarker
edit-rule = Regel
edit-actions = Aktionen
edit-tiles = Inselteile
edit-name = Titel
edit-tiles-map = Zeichnung
edit-water = Wasser
edit-land = Land
edit-post = Kontorfeld
edit-anchor = Ankerfeld

## Neben dem Brett: was von Hand eingegeben wird

entered-tiles = Karte, Versuch { $number }: Welches Inselteil liegt wo, Reihe für Reihe von links oben?
entered-turns = Um wie viele Viertel ist jedes Inselteil im Uhrzeigersinn gedreht, in derselben Reihenfolge?
entered-order = Wer ist Erster in der Spielerreihenfolge, wer folgt?
entered-tower-all = Alle Würfel kommen in den Turm. Wie viele jeder Farbe fallen heraus?
entered-tower = In den Turm: { the-colour }, { $count }. Wie viele jeder Farbe fallen heraus?
entered-pirates = Wie stark ist der Piratenmarker, der aufgedeckt wird?
entered-tokens = Welcher Fortschrittsmarker wird als Nächster ausgelegt?
entered-production = Welcher Warenmarker wird als Nächster ausgelegt?
