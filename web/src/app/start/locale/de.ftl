# Texte der ersten Seite, neuer Tische, gezeichneter Karten und der Aufzeichnungen: Ein Tisch braucht sie nicht.

play-now = Jetzt spielen
play-alone = Allein
with-friends = Mit Freunden
set-up = Tisch einrichten
against = gegen
ladder-about = Zwei Siege in Folge bringen stärkere Bots, zwei Niederlagen schwächere.
games-left-out = Installiert, aber nicht zu laden: { $games }. Der Befehl carrack games sagt, warum.
for-players = { $count ->
    [one] Eine Person
   *[other] { $count } Spieler
}
board-of = Der Spielplan von { $game } mitten in einer Partie
go-on-playing = Weiter: { $game }
all-of-them = Alle { $count } zeigen
save-all-csv = Alle als CSV
save-all-bgsplay = Alle für BG Stats
save-all-bgsplay-about = alle beendeten Partien für die App BG Stats: Teile die Datei mit ihr oder öffne sie dort.
day-map = Karte des Tages
day-about = Heute haben alle dieselbe Karte, denselben Zufall und denselben Gegner: { $bot }. Um Mitternacht UTC kommt eine neue.
day-told = Carrack { $day } · { $title } · { $seats } Plätze · { $strength } · { $points } Punkte · { $letters }
day-share = Ergebnis von { $game } teilen
day-copied = Kopiert. Schicke es zusammen mit der Aufzeichnung, die bei deinen Downloads liegt: Damit können es andere prüfen.
day-copy = Kopiere diese Zeile und schicke sie zusammen mit der Aufzeichnung, die bei deinen Downloads liegt: Damit können es andere prüfen.
day-check = Ergebnis prüfen
day-sent = Ein Ergebnis der Karte des Tages, das dabei war (wenn es eines gibt)
day-holds = Das Ergebnis stimmt: Diese Aufzeichnung ist von der Karte jenes Tages, mit diesen Punkten.
day-unreadable = Die Zeile ist kein Ergebnis der Karte des Tages. Es beginnt mit Carrack und einem Datum und endet mit acht Buchstaben: Füge sie ganz ein.
day-other-game = Die Aufzeichnung ist von einem anderen Spiel als das Ergebnis.
day-unfinished = Die Partie dieser Aufzeichnung ist nicht zu Ende; sie hat noch kein Ergebnis.
day-other-seed = Die Aufzeichnung ist nicht von der Karte jenes Tages: Karte und Zufall folgen nicht aus dem Datum.
day-other-table = Die Aufzeichnung hat andere Optionen, Plätze oder Bots als die Karte des Tages.
day-other-points = Die Aufzeichnung endet mit anderen Punkten als das Ergebnis.
day-other-record = Die Aufzeichnung ist eine andere als die des Ergebnisses: Die acht Buchstaben weichen ab.
puzzles = Rätsel
my-tables = Meine Tische auf diesem Gerät
finished-games = Beendete Spiele
tables-file = Alle Tische in einer Datei
tables-file-about = Für einen anderen Browser, für einen Server oder zur Sicherheit. Die Datei enthält die Geheimnisse laufender Spiele: Wer sie hat, weiß, was verdeckt liegt und was gezogen wird. Darum werden diese Spiele zur Übung, wo man sie einliest, und alle Plätze bekommen neue Links.
save-tables = Alle Tische in eine Datei sichern
read-tables = Datei mit Tischen einlesen
tables-saved = Die Datei liegt bei deinen Downloads. Behalte sie für dich.
tables-read = { $count ->
    [0] Kein Tisch wurde eingelesen.
    [one] Ein Tisch wurde eingelesen.
   *[other] { $count } Tische wurden eingelesen.
}
tables-practice = Was davon noch läuft, ist von nun an Übung.
tables-here = { $count ->
    [one] Einen gab es hier schon; er bleibt, wie er ist.
   *[other] { $count } gab es hier schon; sie bleiben, wie sie sind.
}
tables-line = Zeile { $line }: { $reason }
tables-mend = Ist das behoben, lässt sich die Datei noch einmal einlesen; was schon hier ist, wird nicht doppelt gelesen.
captains = Kapitäne
seat-up = Platz { $number } nach vorn
seat-down = Platz { $number } nach hinten
hints-allowed-about = Wer am Zug ist, darf fragen, was ein Bot spielen würde.
alone-hint = Du spielst allein gegen die KI. Sie folgt festen Regeln; niemand entscheidet für sie.
link-hint = Die Einladungen kannst du verschicken, sobald der Tisch eröffnet ist. Es geht von selbst los, wenn alle da sind.
practice-seed = Übung mit gewähltem Startwert
practice-hint = Derselbe Startwert ergibt immer dieselbe Karte und denselben Zufall. Der Tisch ist als Übung gekennzeichnet.
rated-about = Das Spiel zählt für die Wertung aller, die mitspielen. Keine Tipps; wer per Link kommt, meldet sich an.
talk-allowed-about = Wer einen Platz hat, kann schreiben. Wer zuschaut, liest es nach dem Spiel.
tab-here = Deine Tische sind in diesem Browser
tab-follows = Carrack ist auch in einem anderen Tab offen. Beide zeigen dieselben Tische; gespielt werden kann in jedem.
tab-fleeting = Dieser Browser könnte deine Tische wegwerfen: wenn der Datenträger voll ist, und Safari nach sieben Tagen ohne Besuch. Speichere sie ab und zu in einer Datei, oder lege diese Seite auf den Startbildschirm.
tab-insecure = Diese Seite kam über http ohne Verschlüsselung; deshalb lässt sie sich nicht installieren und öffnet sich nicht ohne Netz.
unofficial = Carrack ist ein inoffizielles Projekt. Bilder, Regeltexte und das rekonstruierte Material sind eigene Arbeit.
tagline = Entdeckung und Handel zur See, streng nach den Regeln.
open-record = Aufzeichnung öffnen
file-picture = „{ $file }“ ist ein Bild. Wähle die Textdatei, die hier gespeichert wurde.
file-no-text = „{ $file }“ enthält keinen Text. Wähle die Textdatei, die hier gespeichert wurde.
ends-on = wird am { $day } gelöscht
forget-table = Aus der Liste nehmen
came-first = { $player } ist auf dem ersten Platz
finished = beendet
alone = allein
remove = Entfernen
options = Optionen, Uhr und Übung
start-game = Spiel beginnen
not-begun = nicht begonnen
record-hint = Eine Aufzeichnung ist eine Textdatei mit jedem Zug eines Spiels. Jeder Schritt wird beim Ansehen geprüft.
design-map = Karte entwerfen
edition-own = Deine Schachtel eingeben
box = Schachtel
box-usual = Die übliche
forget-box = Diese Schachtel vergessen
design-open = Datei öffnen
design-save = Als Datei sichern
design-share = Als Link teilen
design-link-copied = Der Link wurde kopiert. Er enthält die ganze Karte.
design-link-here = Dieser Link enthält die ganze Karte.
design-link-hint = Wer ihn öffnet, sieht die Karte, kann sie sofort spielen oder weiterzeichnen.
design-bad-link = Dieser Link enthält keine Karte; vielleicht wurde er abgeschnitten. Lass ihn dir noch einmal schicken.
design-none = Für dieses Spiel können keine Karten gezeichnet werden.

clock = Uhr
clock-until = Deine Zeit reicht bis { $when }
clock-none = Keine Uhr
clock-quick = 10 min + 20 s pro Zug
clock-live = 25 min + 30 s pro Zug
clock-days = 3 Tage + 1 Tag pro Zug
clock-own = Eine andere
clock-kind = Art
clock-kind-live = live
clock-kind-days = über Tage
clock-bank-minutes = Minuten am Anfang
clock-bank-days = Tage am Anfang
clock-credit-seconds = Sekunden dazu je Zug
clock-credit-hours = Stunden dazu je Zug
clock-cap-days = höchstens Tage
clock-when-out = Wenn jemandes Zeit abgelaufen ist
clock-out-bot = spielt ein Bot bis zur Rückkehr
clock-out-wait = dürfen die anderen warten
clock-out-leave = ist das Spiel verlassen
clock-which-bot = Der Bot, der dann spielt
clock-about = Deine Uhr läuft nur, während du etwas entscheiden sollst. Wer zurückkommt, hat mindestens eine Minute, in Spielen über Tage sechs Stunden.
clock-nights = Nächte und Urlaub zählen nicht mit
clock-one-device = Für eine Uhr braucht jede Person ein eigenes Gerät.
open-to = Wer mitspielen darf
open-to-link = Wer einen Link hat
open-to-club = Mitglieder von { $club }
open-to-club-link = { $club }, auf Einladung
open-to-everybody = Alle hier
open-strength = Wen du suchst
open-strength-any = egal wen
open-strength-newcomers = Neulinge
open-strength-experienced = Erfahrene

by-hand = Der Spielplan liegt auf unserem Tisch
by-hand-about = Eure eigenen Würfel, Plättchen und Karten fallen; ihr gebt ein, was sie zeigen, und Carrack kennt die Regeln und führt die Aufzeichnung. Nur für Menschen (oder allein gegen die KI), und nie gewertet.
by-hand-card = Mit dem Spielplan auf unserem Tisch
by-hand-ours = Carracks Plättchen, Karten und Marker sind zum Teil erfunden, denn was in der Schachtel liegt, steht in keiner Anleitung. Die Fragen hier böten diese an, nicht eure. Eure gibt man einmal ein, in etwa einer Stunde.
by-hand-ours-enter = Erst deine Schachtel eingeben
by-hand-ours-play = Oder fangt unten mit unseren an: Wo bei euch etwas anders ist, gilt, was die Seite zeigt.
my-play = Wie gut ich spiele
