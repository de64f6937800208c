# Texte der Seite. Was ein Spiel über sich selbst sagt, kommt vom Spiel.

## Überall
language = Sprache
close = Schließen
cancel = Abbrechen
back = Zurück
really = Wirklich?
loading = Einen Augenblick …
range = { $from } … { $to }
game = Spiel
bot = Bot
unofficial = Carrack ist nicht offiziell. Bilder, Regelwortlaut und rekonstruiertes Material sind eigene.

menu = Menü

## Startseite
tagline = Entdeckung und Handel zur See, streng nach den Regeln.
new-table = Neuer Tisch
open-record = Aufzeichnung öffnen
my-tables = Meine Tische auf diesem Gerät
finished-games = Beendete Spiele
no-tables = Es läuft kein Spiel. Eröffne einen Tisch: Gegen Bots geht es sofort los.
continue = Weiterspielen
look = Ansehen
rematch = Revanche
play-again = Noch einmal
delete-table = Löschen
forget-table = Aus der Liste nehmen
finished = beendet
your-turn = Du bist am Zug
waiting = { $player } ist am Zug.
to-start = Zur Startseite

## Neuer Tisch
players = Spieler
seats = Plätze
player-name = Spieler { $number }
name-of = Name auf Platz { $number }
who-of = Wer spielt auf Platz { $number }
who-here = an diesem Gerät
who-link = per Link, anderswo
who-bot = Bot: { $bot }
who-person = Ein Mensch
who-strength = Ein Bot
other-bots = Andere Bots
hints-allowed = Tipps erlaubt
hints-allowed-about = Wer am Zug ist, darf fragen, was ein Bot spielen würde.
strengths = Wie stark die Bots sind
strength-deckhand = Leichtmatrose
    .about = Macht Fehler; für die erste Partie. Antwortet binnen einer Sekunde.
strength-helmsman = Steuermann
    .about = Spielt solide. Überlegt bis zu 2 Sekunden je Zug.
strength-navigator = Navigator
    .about = Schaut voraus und verzeiht wenig. Überlegt bis zu 5 Sekunden je Zug.
strength-admiral = Admiral
    .about = Der stärkste hier. Überlegt bis zu 10 Sekunden je Zug.
automaton = KI
alone = allein
alone-hint = Du spielst allein gegen die KI. Niemand entscheidet für sie: Das tun die Regeln.
remove = Entfernen
bot-names = Inês, Bartolomeu, Leonor, Fernão
link-hint = Die Links stehen unter „Plätze“, sobald der Tisch eröffnet ist.
options = Optionen und Übung
practice-seed = Übung mit gewähltem Startwert
practice-hint = Derselbe Startwert ergibt wieder dieselbe Karte und dasselbe Glück. Ein solcher Tisch ist als Übung gekennzeichnet.
start-game = Spiel beginnen

## Tisch
tabs = Teile des Tisches
tab-board = Plan
tab-players = Spieler
tab-displays = Auslagen
tab-log = Verlauf
actions = Was zu tun ist
moves = Mögliche Züge
trail = Bisher gewählt
trail-top = Alle Züge
practice = Übung
spectator = Zuschauer
score-short = Punkte
score-sheet = Wertungsblatt
score-source = Quelle
score-total = Summe
score-place = Platz
won = { $player } gewinnt mit { $points } SP.
won-tie = { $player } gewinnt bei { $points } SP den Gleichstand durch die Spielerreihenfolge.
won-automaton = Die KI hat gewonnen.
over = Das Spiel ist zu Ende. { $player } hat gewonnen.
over-automaton = Das Spiel ist zu Ende. Die KI hat gewonnen.
thinking = { $player } überlegt …
thinking-of = { $seconds } s · meist höchstens { $most } s
thinking-for = { $seconds } s
thinks = überlegt
hint = Tipp
hint-key = Was würde ein Bot spielen? (H)
hint-waits = Ein Bot überlegt deinen Zug …
hint-none = Der Bot hat hier nichts auszuwählen.
hint-by = Rat vom Bot { $bot }, der weiß, was du weißt. Ein Klick spielt den Zug.
hint-close = Tipp schließen (Esc)
hint-rank = Wahl Nummer { $rank } des Tipps
hint-way = ({ $count } Züge)
hint-then = dann { $moves }
hint-heard = Tipp: { $move }, { $value }. Die besten Züge sind aufgelistet und markiert.
outlook = Erwartetes Ergebnis
points-short = { $points } Pkt.
showing = { $player } spielt …
provisional = { $player } hat diesen Zug noch nicht bestätigt; er kann sich noch ändern.
cover-pass = Weiter an { $player }
cover-why = Was nur einer sehen darf, bleibt verdeckt, bis das Gerät weitergegeben ist.
cover-show = Ich bin { $player } – meine Sicht zeigen
confirm = Zug bestätigen
confirm-key = Zug bestätigen (Eingabetaste)
undo = Zurück
undo-key = Einen Schritt zurücknehmen (U oder Strg+Z)
undo-way = Weg
undo-way-title = Den ganzen zuletzt gesegelten Weg zurücknehmen
undo-all = Alles
skip = Überspringen »
speed = Tempo fremder Züge
speed-off = sofort
speed-fast = schnell
speed-normal = normal
speed-slow = langsam
mute = Ton aus
zoom = Größe des Plans
zoom-in = Größer
zoom-out = Kleiner
offline = Die Verbindung ist unterbrochen. Neuer Versuch läuft …
retrying = Dein Zug ist noch nicht angekommen. Er wird erneut gesendet …
table-deleted = Dieser Tisch wurde gelöscht.
table-replaced = Dieser Link wurde durch einen neuen ersetzt. Frage den Gastgeber danach.
link-dead = Dieser Link wurde durch einen neuen ersetzt; frage den Gastgeber danach. Mit dem alten kannst du nur zusehen.
table-missing = Diesen Tisch gibt es nicht.
to-rematch = Zur Revanche
save-record = Aufzeichnung sichern
save-record-running = Das Spiel läuft: Diese Aufzeichnung lässt weg, was noch verborgen ist, und kann nicht wiedergegeben werden.

## Was der Server ablehnt ($message: in seinen eigenen Worten)
problem-silence = Der Server antwortet nicht. Versuche es gleich noch einmal.
problem-refused = Die Regeln erlauben das nicht: { $message }
problem-stale = Inzwischen hat sich am Tisch etwas geändert. Hier ist der neue Stand.
problem-token = Dafür braucht es den Link dieses Platzes oder den des Gastgebers.
problem-seat = Dein Link gehört zu einem anderen Platz.
problem-bot-seat = Diesen Platz spielt jetzt ein Bot. Der Gastgeber kann ihn zurückgeben.
problem-human-seat = Diesen Platz spielt schon ein Mensch.
problem-automaton = Für die KI entscheiden die Regeln; niemand kann ihren Platz einnehmen oder ändern.
problem-over = Das Spiel ist schon zu Ende.
problem-hints = An diesem Tisch sind keine Tipps erlaubt.
problem-not-deciding = Einen Tipp gibt es nur, wenn du am Zug bist.
problem-busy = Der Tipp kam nicht zustande. Frage noch einmal.
problem-running = Das geht erst, wenn das Spiel zu Ende ist.
problem-no-table = Diesen Tisch gibt es auf diesem Server nicht (mehr).
problem-no-replay = Diese Wiedergabe wird nicht mehr aufbewahrt. Öffne die Datei noch einmal.
problem-too-many = Zu viele Anfragen von deiner Adresse. Warte ein wenig.
problem-too-long = Das ist zu lang für den Server.
problem-components = Das Material, mit dem dieser Tisch begonnen wurde, fehlt oder ist verändert. Es geht weiter, sobald es wieder da ist. { $message }
problem-store = Der Speicher des Servers macht nicht mit; es hat sich nichts geändert. { $message }
problem-full = Auf diesem Server gibt es schon zu viele Tische.
problem-unreadable = Diese Version kann den Tisch nicht öffnen. { $message }
problem-bug = Das ist ein Fehler in Carrack. Mehr steht im Protokoll des Servers.
problem-record = Diese Aufzeichnung lässt sich nicht wiedergeben. { $message }
problem-running-record = Dies ist die Aufzeichnung eines laufenden Spiels: Was noch verborgen ist, fehlt darin, darum lässt sie sich nicht wiedergeben. Sichere sie nach dem Ende noch einmal.
problem-waits = Der Tisch kann gerade nicht geöffnet werden; die Seite versucht es weiter. { $message }

## Plätze
here = hier
online = verbunden
away = abwesend
resigned = aufgegeben
played-by-bot = gespielt vom Bot { $bot }
played-by-rules = gespielt von den Regeln
copy-link = Link kopieren
new-link = Neuer Link
rename = Umbenennen
to-bot = Einem Bot übergeben
to-bot-named = An { $bot } übergeben
change-bot = Anderer Bot
to-human = Einem Menschen übergeben
resign = Aufgeben
qr = Der Link als QR-Code
copied = Der Link ist kopiert.
copy-yourself = Hier ist der Link.
link = Link
commitment-told = Das Glück stand vor dem ersten Zug fest. Sein Siegel:
practice-told = Übung: Der Startwert wurde gewählt. Sein Siegel:
seed-told = Der Startwert, nun offen:

## Verlauf
log-earlier = Frühere Einträge zeigen
log-undo = { $player } nimmt etwas zurück.
why = warum?
why-of = Warum? Regel { $rule }
note-rematch = Es gibt eine Revanche dieses Spiels.
note-resign = { $player } gibt auf.
note-bot = Ein Bot spielt nun für { $player }.
note-human = { $player } spielt wieder selbst.
note-rename = Ein Platz heißt nun { $player }.
note-link = { $player } hat einen neuen Link.
note-seed = Der Startwert ist offengelegt.

## Wiedergabe
replay = Wiedergabe
replay-at = Schritt { $step } von { $last }, Zug { $turn }
replay-turn = Zug
replay-step = Schritt
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-leave = Zurück zum Tisch
record-hint = Eine Aufzeichnung ist eine Textdatei mit jedem Zug eines Spiels. Jeder Schritt wird beim Ansehen geprüft.

## Analyse eines beendeten Spiels
analysis = Analyse
analysis-waits = Sie beginnt, sobald ein Bot Zeit hat …
analysis-runs = Ein Bot sieht sich das Spiel an: { $done } von { $total } …
analysis-begins = Ein Bot sieht sich das Spiel an …
analysis-failed = Die Analyse ist misslungen: { $message }
analysis-none = Niemand hat um eine Analyse dieses Spiels gebeten. Wer mitgespielt hat, kann es tun.
analysis-again = Noch einmal versuchen
analysis-unjudged = Der Bot { $bot } bewertet nicht, darum gibt es keine Kurven.
analysis-by = Beurteilt von { $bot }.
analysis-by-two = Beurteilt von { $bot }; die größten Verluste prüfte { $strong } noch einmal.
plot-what = Was die Kurven zeigen
plot-eyes = Wessen Wissen
plot-wins = Siegchance, Zug für Zug
plot-wins-short = Siegchance
plot-points = Erwartete Punkte, Zug für Zug
plot-points-short = Punkte
plot-turn = Zug { $turn }
plot-end = Ende
plot-table = Die Kurven als Tabelle
as-known = Damals
as-known-title = Beurteilt nach dem, was wissen konnte, wer am Zug war
hindsight = Im Nachhinein
hindsight-title = Beurteilt mit allem Verborgenen offengelegt
turning-points = Entscheidungen, auf die es ankam
turning-points-none = Keine Entscheidung hat das Ergebnis stark verändert.
strokes-of-luck = Glück und Pech
luck-after = Nach der Entscheidung von { $player }.
moment-of = Zug { $turn }, { $player }
moment-turn = Zug { $turn }
moment-played = gespielt: { $move }
moment-better = besser: { $move }
mark-played = gespielt
total-decisions = Entscheidungen
total-loss = Verschenkt
total-luck = Glück

## Karten entwerfen
design-map = Karte entwerfen
design-map-of = Karte für { $game } entwerfen
design-open = Datei öffnen
design-save = Als Datei sichern
design-share = Als Link teilen
design-link-copied = Der Link ist kopiert. Er enthält die ganze Karte.
design-link-here = Dieser Link enthält die ganze Karte.
design-link-hint = Wer ihn öffnet, sieht die Karte, kann sie sofort spielen oder weiterzeichnen.
design-bad-link = Dieser Link enthält keine Karte; vielleicht wurde er abgeschnitten. Lass ihn dir noch einmal geben.
design-none = Für dieses Spiel können keine Karten gezeichnet werden.

## Regeln
rules = Regeln
rules-of = Die Regeln von { $game }
rules-found = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
search = Wörter oder Kennung suchen
inspector = Was das ist

## Amerigo: was nur die Seite sagt
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
ap = { $ap } AP
round = Durchgang
board-label = Das Meer mit { $islands } Inseln, Durchgang { $round }. Alles, was hier angeklickt werden kann, steht auch unter den Zügen.
cubes-table = Aktionswürfel nach Farben
phase-order = Reihenfolge dieser Phase: Plätze { $order }
track-start = Start
deck-left = noch { $count }
display-empty = Alles verkauft.
production-token = { $good }, { $cost } AP
pirates-label = { $hidden ->
    [0] Alle Piraten liegen offen.
   *[other] { $hidden } verdeckt. Noch nicht gesehen: { $odds }; einer davon bleibt aus dem Spiel.
}
pirates-odds = Möglich: { $odds }
pirates-against = { $cannons } Kanonen gegen Stärke { $strength }
posts-left = Übrige Kontore: { $count }
place-in-order = Platz { $place } der Spielerreihenfolge
sheet-of = Tafel von { $player }
goods-of = { $good }: { $commodities } Rohstoffmarker × { $production } Warenmarker
which-move = Welcher Zug?
use-token = { $token } einsetzen
rotate = Drehen
place-here = Hier bauen
lay-back = Zurücklegen
place-hint = { $tile }: Zeige auf ein helles Feld.
island-told = { $size } Landfelder, { $free } frei. Kontore: { $posts }
built-by = Gebaut von { $player }.
kind-told = { $cost } AP zum Nehmen, { $cost } zum Bauen. { $small } SP auf einer kleinen Insel, { $big } auf einer großen.
special-told = Weiß steht hier auch für: { $colour }. Erreichter Wert: { $points } SP.
progress-told = { $next ->
    [-1] { $steps } Schritte, { $points } SP am Ende.
   *[other] { $steps } Schritte, bisher { $points } SP am Ende. Der nächste Wert liegt auf Schritt { $next }.
}
components-of = Material: { $edition }
components-hint = Nicht alles Gedruckte steht in öffentlichen Texten. Wer eine Schachtel hat, kann es eintragen und genau damit spielen.
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
