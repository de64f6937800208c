# Texte der Seite. Was ein Spiel über sich selbst sagt, kommt vom Spiel.

## Überall
language = Sprache
language-away = { $language } kann gerade nicht geladen werden. Wähle die Sprache noch einmal, wenn es ein Netz gibt
part-away = Ein Teil dieser Seite kann gerade nicht geladen werden. Er kommt, sobald es ein Netz gibt
texts-title = Jeder Text, so lang er werden kann
texts-accented = Alle Buchstaben mit Akzent
answer = Antwort
close = Schließen
cancel = Abbrechen
back = Zurück
really = Sicher?
loading = Einen Augenblick …
range = { $from } … { $to }
game = Spiel
bot = Bot

menu = Menü
to-lobby = Lobby
to-server = Dieser Server
to-club = Verein
sign-in = Anmelden
somebody = jemand

## Startseite
new-table = Neuer Tisch
continue = Weiterspielen
colon = :
look = Ansehen
play-again = Noch einmal
rematch-rotated = Revanche, Plätze um eins verschoben
rematch-stronger = Gegen stärkere Bots
share = Teilen
best-so-far = Dein Ergebnis: { $points }. { $players ->
    [1] Dein bestes allein: { $best }.
   *[other] Dein bestes zu { $players }: { $best }.
} Gewonnen: { $won } von { $played }.
score-cell = { $source }, { $player }: { $points }. Anzeigen, wofür.
rematch = Revanche
delete-table = Löschen
name-and-points = { $player } { $points }
your-turn = Du bist am Zug
waiting = { $player } ist am Zug.
to-start = Zur Startseite

## Neuer Tisch
players = Spieler
seats = Plätze
name-of = Name auf Platz { $number }
who-of = Wer spielt auf Platz { $number }
who-here = an diesem Gerät
who-link = anderswo, per Link
who-person = Ein Mensch
who-strength = Ein Bot
other-bots = Andere Bots
strengths = Stärke der Bots
strength-deckhand = Leichtmatrose
    .about = Macht Fehler; für die erste Partie. Antwortet binnen einer Sekunde.
strength-helmsman = Steuermann
    .about = Spielt solide.
strength-navigator = Navigator
    .about = Denkt voraus und verzeiht wenig.
strength-admiral = Admiral
    .about = Der stärkste Bot.
bot-title-greedy = Faustregel
bot-title-search = Einfache Suche
bot-title-tree = Faustregel (statt der früheren Baumsuche)
bot-title-learned = Autodidakt
bot-title-random = Züge nach Zufall
turn-takes = Ein Zug dauert hier bis zu { $seconds } s.
automaton = KI
bot-names = Inês, Bartolomeu, Leonor, Fernão
hints-allowed = Tipps erlauben
rated = Gewertet
talk-allowed = Chat am Tisch

## Tisch
tabs = Teile des Tisches
banners = Hinweise
tab-board = Plan
tab-players = Spieler
tab-displays = Auslagen
tab-log = Verlauf
actions = Was zu tun ist
moves = Mögliche Züge
moves-opened = { $group }: { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
nothing = nichts
not-on-board = nicht auf dem Spielplan
trail = Bisher gewählt
trail-top = Alle Züge
practice = Übung
spectator = Zuschauer
score-sheet = Punkte
score-so-far = Bisher gewertet
standing = Schätzung
standing-told = Was alles Sichtbare einbrächte, wenn das Spiel jetzt endete.
standing-total = Einschließlich Schätzung
score-source = Quelle
score-total = Summe
score-place = Platz
won = { $player } gewinnt mit { $points } SP.
won-tie = { $player } gewinnt mit { $points } SP; bei Gleichstand entscheidet die Spielerreihenfolge.
won-automaton = Die KI hat gewonnen.
won-shared = { $players } teilen sich mit { $points } SP den ersten Platz.
over = Das Spiel ist zu Ende. { $player } hat gewonnen.
over-automaton = Das Spiel ist zu Ende. Die KI hat gewonnen.
over-shared = Das Spiel ist zu Ende. { $players } teilen sich den ersten Platz.
over-limit = Eine Grenze hat das Spiel beendet. Niemand hat gewonnen.
thinking = { $player } überlegt …
thinking-of = { $seconds } s · meist höchstens { $most } s
thinking-limit = { $seconds } s · höchstens { $most } s pro Entscheidung
thinking-for = { $seconds } s
thinks = überlegt
hint = Tipp
hint-key = Was würde ein Bot spielen? (H)
hint-waits = Ein Bot denkt über deinen Zug nach …
hint-none = Hier hat der Bot nichts zu entscheiden.
hint-by = Rat von { $bot }; der Bot weiß, was du weißt. Klicke einen Zug an, um ihn zu spielen.
hint-close = Tipp schließen (Esc)
hint-closed = Tipp geschlossen.
hint-rank = Tipp: Wahl Nummer { $rank }
hint-behind = Tipp: Wahl Nummer { $rank } ist darunter
hint-way = ({ $count } Züge)
hint-then = dann { $moves }
hint-heard = Tipp: { $move }, { $value }. Die besten Züge sind aufgelistet und markiert.
hint-heard-alone = Tipp: { $move }. Die besten Züge sind aufgelistet und markiert.
outlook = Erwartetes Ergebnis
points-short = { $points } Pkt.
showing = { $player } spielt …
provisional = { $player } hat diesen Zug noch nicht bestätigt; er kann sich noch ändern.
cover-pass = Weiter an { $player }
cover-why = Was nur einer sehen darf, bleibt verdeckt, bis das Gerät weitergegeben ist.
cover-show = Ich bin { $player } – meine Sicht zeigen
confirm = Zug bestätigen
confirm-key = Zug bestätigen (Eingabetaste)
end-turn = Zug beenden
end-more = { $count } mehr
undo = Zurück
undo-key = Einen Schritt zurücknehmen (U oder Strg+Z)
undo-end = Zugende zurücknehmen
reopen-ask = Darum bitten, das Zugende zurückzunehmen
reopen-key = Das Zugende wird zurückgenommen, wenn alle anderen zustimmen (U)
reopen-yes = Zustimmen
reopen-yes-key = Zustimmen (Y)
reopen-no = Ablehnen
reopen-no-key = Ablehnen (K)
reopen-waits = Es fehlt noch die Antwort von: { $players }.
reopen-played = { $player } hat weitergespielt: Das Zugende gilt.
reopen-done = Alle stimmen zu: { $player } nimmt das Zugende zurück.
undo-way = Weg
undo-way-title = Die ganze letzte Fahrt zurücknehmen
undo-row = Zuletzt
undo-row-title = Alles zurücknehmen, was zuletzt auf einmal geschehen ist
undo-all = Alles
skip-links = Direkt zu
skip-to-content = Zum Inhalt
skip-to-moves = Zu den Zügen
skip-to-words = Zum Spielplan in Worten
skip = Überspringen »
speed = Tempo fremder Züge
speed-off = sofort
speed-fast = schnell
speed-normal = normal
speed-slow = langsam
speed-hand = von Hand
walk = Schritt für Schritt
walk-next = Nächster Schritt
walk-back = Zurück
walk-at = { $number } von { $count }
walk-key = { $what } (Taste { $key })
theme = Hell oder dunkel (auto: wie das System)
theme-auto = auto
theme-light = hell
theme-dark = dunkel
mute = Ton aus
zoom = Größe des Plans
zoom-in = Größer
zoom-out = Kleiner
offline = Die Verbindung ist unterbrochen. Neuer Versuch läuft …
retrying = Dein Zug ist noch nicht angekommen. Er wird erneut gesendet …
table-deleted = Dieser Tisch wurde gelöscht.
ends-unused = Dieser Tisch wurde lange nicht benutzt und wird am { $day } gelöscht.
ends-keeper = Der Betreiber dieses Servers löscht diesen Tisch am { $day }. Bis dahin kannst du die Aufzeichnung sichern.
ends-keep = Behalten
table-replaced = Dieses Gerät hat seinen Platz nicht mehr: Der Link wurde auf einem anderen Gerät erneuert, oder jemand ist mit einer neuen Einladung des Gastgebers gekommen.
link-dead = Dieser Link öffnet keinen Platz mehr, du kannst damit nur zusehen; bitte den Gastgeber um eine Einladung.
seat-lost = Der Platz von { $players } gehört diesem Gerät nicht mehr: Der Link wurde erneuert, oder jemand ist mit einer neuen Einladung des Gastgebers gekommen. Im Verlauf steht, was geschehen ist. Du kannst nur zusehen.
luck-broken = Vorsicht: Dieser Tisch hat sich nicht an den Zufall gehalten, der vor dem Spiel vereinbart wurde. Traue ihm nicht.
table-missing = Diesen Tisch gibt es nicht.
table-closed = An diesem Tisch darf niemand zusehen. Er öffnet sich nur mit einer Einladung oder mit dem Link eines Platzes.
to-rematch = Zur Revanche
save-record = Aufzeichnung sichern
save-record-running = Das Spiel läuft noch: In dieser Aufzeichnung fehlt, was verborgen ist, darum kann sie nicht wiedergegeben werden.
save-game = Sichern …
save-record-about = lässt sich in Carrack Zug um Zug wiedergeben und prüfen.
save-bgsplay-about = eine Partie für die App BG Stats: Teile die Datei mit ihr oder öffne sie dort.
save-csv-about = eine Zeile je Partei, für eine Tabelle: Datum, Spiel, Namen, Punkte, Plätze, Runden.

## Was der Server ablehnt ($message: in seinen eigenen Worten)
problem-silence = Der Server antwortet nicht. Versuche es gleich noch einmal.
problem-waits = Der Tisch kann gerade nicht geöffnet werden; die Seite versucht es weiter. { $message }

## Plätze
here = hier
online = verbunden
away = abwesend
resigned = aufgegeben
played-by-bot = gespielt vom Bot { $bot }
played-by-rules = gespielt von den Regeln
copy-link = Kopieren
new-link = Neuer Link
rename = Umbenennen
to-bot = Einem Bot übergeben
to-bot-named = An { $bot } übergeben
change-bot = Anderer Bot
another-plays = Jemand anderen spielen lassen
another-instead = Wer spielt für { $player } weiter?
to-human = Einem Menschen übergeben
resign = Aufgeben
qr = Der Link als QR-Code
copied = Der Link wurde kopiert.
copy-yourself = Hier ist der Link.
link = Link
commitment-told = Der Zufall stand vor dem ersten Zug fest, durch ein Geheimnis des Servers. Sein Hash:
practice-told = Übung: Der Startwert wurde gewählt. Sein Hash:
moved-told = Dieses Spiel kam in einer Datei hierher, die seine Geheimnisse enthält. Seither ist es Übung.
seed-told = Der Startwert, nun offengelegt:

## Freunde: einladen, Platz nehmen, Gespräch, einen Platz übergeben
waiting-for-players = { $count ->
    [one] Noch 1 Spieler fehlt
   *[other] Noch { $count } Spieler fehlen
}
waiting-to-sit = Noch nicht da: { $players }
invitations = Einladungen
room-drawing = Gleich geht es los
room-adding = { $count ->
    [one] Das Gerät von { $players } muss noch etwas zum Zufall beitragen. Das geschieht von selbst, sobald der Tisch dort offen ist.
   *[other] Die Geräte von { $players } müssen noch etwas zum Zufall beitragen. Das geschieht von selbst, sobald der Tisch dort offen ist.
}
room-opening = { $count ->
    [one] Der Aufbau wird ausgelost, sobald das Gerät von { $players } seinen Beitrag offenlegt. Das geschieht von selbst, wenn der Tisch dort offen ist.
   *[other] Der Aufbau wird ausgelost, sobald die Geräte von { $players } ihre Beiträge offenlegen. Das geschieht von selbst, wenn der Tisch dort offen ist.
}
room-ended = Dieses Spiel hat nicht begonnen
room-ended-about = Der Beitrag von { $players } zum Zufall wurde nie offengelegt; deshalb wurde nichts ausgelost.
room-given-up = Der Gastgeber hat diesen Tisch aufgegeben; es wurde nichts ausgelost.
begin-now = Jetzt beginnen
begin-now-about = { $count ->
    [one] Ohne { $players }: Der Platz bleibt frei gehalten, trägt aber nichts zum Zufall bei.
   *[other] Ohne { $players }: Die Plätze bleiben frei gehalten, tragen aber nichts zum Zufall bei.
}
give-up = Tisch aufgeben
give-up-about = Dann wird nichts ausgelost, und alle sehen, warum.
luck = Zufall
luck-shared = Gemeinsamer Zufall
luck-shared-about = Jedes Gerät am Tisch trägt zum Zufall bei, bevor der Aufbau ausgelost wird. Niemand kann ihn bestimmen, weder Gastgeber noch Server, solange nur eine Person am Tisch ehrlich ist.
luck-committed = hat sich festgelegt
luck-opened = hat beigetragen
luck-nothing-yet = hat noch nichts beigetragen
luck-from-here = von diesem Gerät
luck-left-out = Nicht dabei, als der Gastgeber begann, und deshalb ohne Beitrag: { $players }.
luck-of-server = Auch der Server trägt ein Geheimnis bei, das vor allen anderen feststeht. Sein Hash:
luck-kept = Dieses Gerät hat es geprüft: Sein Beitrag ist im Zufall enthalten, und danach wurde nichts ausgetauscht.
luck-unknown = Dieses Gerät hat hier nichts beigetragen und kann deshalb nichts vergleichen. Nach dem Ende prüft „carrack verify“ die Aufzeichnung.
invite-lead = Schicke allen die Einladung zu ihrem Platz. Es geht von selbst los, sobald alle da sind.
invite-lead-guest = Es geht von selbst los, sobald alle da sind.
room-open-club = Mitglieder des Vereins können sich auch in der Lobby hinsetzen.
room-open-everybody = Alle, die hier angemeldet sind, können sich auch in der Lobby hinsetzen.
room-open-switch-club = Mitglieder des Vereins finden diesen Tisch in der Lobby und dürfen sich hinsetzen
room-open-switch-everybody = Alle hier finden diesen Tisch in der Lobby und dürfen sich hinsetzen
invitation-of = Einladung für { $player }
invites = { $player } lädt dich zu { $game } ein ({ $count } Spieler).
invited = Du bist zu { $game } eingeladen ({ $count } Spieler).
invites-you = { $player } lädt dich zu { $game } ein ({ $count } Spieler)
invited-to = Du bist zu { $game } eingeladen ({ $count } Spieler)
link-opened = hat den Link geöffnet
link-unopened = Link noch nicht geöffnet
bot-instead = Stattdessen mit einem Bot beginnen
watch-link = Link zum Zusehen
watch-link-about = Wer ihn hat, sieht den Tisch, kann aber nichts anfassen.
watch-closed-about = Wer keinen Platz hat, sieht diesen Tisch nicht.
watch-allowed = Wer den Link hat, darf zusehen
watch-club-about = Mitglieder des Vereins sehen den Tisch, können aber nichts anfassen; andere sehen nichts.
watch-club-allowed = Mitglieder des Vereins dürfen zusehen
new-invitation = Neue Einladung
new-invitation-about = Die frühere gilt sofort nicht mehr.
invite-anew-about = Für jemanden, der nicht zurückkommt oder den Zugang verloren hat. Alle sehen, dass du sie ausstellst. Wer mit ihr kommt, übernimmt den Platz von { $player }; wer ihn bis dahin hatte, erfährt es.
invitation-about = Wer sie öffnet und Platz nimmt, bekommt den Platz von { $player }. Sie gilt nur einmal.
invitation-used = Diese Einladung gilt nicht mehr
invitation-used-about = Sie wurde schon benutzt, oder es gibt eine neuere. Bitte die Person, die sie geschickt hat, um eine andere.
look-on = Am Tisch zusehen
plays-here-already = Dieses Gerät spielt schon für { $players }. Nimm diesen Platz nur, wenn hier noch jemand mitspielt.
watch-message = Schau mir bei { $game } zu.
link-message = Der Platz von { $player } bei { $game }.
share-link = Teilen …
qr-short = QR-Code
only-here = Nur dieser Rechner kann diese Seite öffnen; auf anderen Geräten führen die Links ins Leere. Damit Telefone und Laptops aus deinem Netz mitspielen können, beende Carrack mit Strg+C (jedes Spiel bleibt erhalten) und starte es neu mit
only-here-yet = Bisher kann nur dieser Rechner diese Seite öffnen; auf anderen Geräten führen die Links ins Leere.
open-network = Andere aus diesem Netz mitspielen lassen
only-here-no-network = Dieser Rechner ist in keinem Netz; kein anderes Gerät kann die Links öffnen.
only-here-qr = Dieser Code führt nur auf diesem Rechner ans Ziel.
your-seat = dein Platz
awaited = wird erwartet
sits = ist da
your-name = Dein Name
sit-down = Platz nehmen
own-link = Link für meine anderen Geräte
own-link-about = Er öffnet genau diesen Platz auf deinem Telefon oder einem anderen Rechner. Wer ihn hat, kann für dich spielen: Gib ihn niemandem.
new-link-about = falls der alte in falsche Hände geraten ist. Alle anderen Geräte verlieren den Platz sofort.
address-secret = Dieser Browser speichert nichts; darum ist die Adresse dieser Seite der Schlüssel zu deinem Platz. Gib sie nicht weiter.
to-bot-about = Ein Bot spielt für dich weiter. Du kannst den Platz jederzeit wieder übernehmen.
to-bot-about-other = Ein Bot spielt für { $player } weiter. Du kannst den Platz jederzeit zurückgeben.
to-bot-last = Sonst sitzt niemand am Tisch: Nach diesem Zug hält das Spiel an und fragt dich.
take-back-seat = Platz wieder übernehmen
resign-about = Der Bot { $bot } spielt für { $player } bis zum Ende weiter. Der Platz wird als aufgegeben gekennzeichnet; nur der Gastgeber kann ihn zurückgeben.
resign-now = { $player } gibt auf
keep-playing = Weiterspielen
pause = Pause
go-on = Weiter
go-on-how = Wie soll es weitergehen?
paused-by = { $player } hat das Spiel angehalten.
paused-by-host = Der Gastgeber hat das Spiel angehalten.
paused-nobody = Niemand ist mehr am Tisch
pause-ask = Um Pause bitten
pause-asked = Eine Pause wünscht sich: { $players }.
resume-asked = Weiterspielen möchte: { $players }.
pause-agree = Einverstanden
pause-waits = Die anderen haben noch nicht zugestimmt.
pause-withdraw = Zurücknehmen
pause-later = Jetzt nicht
clock-left = Restzeit: { $time }
clock-used = Verbrauchte Zeit: { $time }
clock-out = Zeit abgelaufen
clock-soon = { $kind ->
    [days] Du hast weniger als sechs Stunden.
   *[live] Du hast weniger als eine Minute.
}
clock-replaced = Deine Zeit ist abgelaufen: Der Bot { $bot } spielt, bis du zurück bist.
clock-left-game = Deine Zeit ist abgelaufen: Du hast das Spiel verlassen, der Bot { $bot } spielt weiter.
clock-own-out = Deine Zeit ist abgelaufen. Du kannst weiterspielen, solange die anderen warten.
clock-other-out = Die Zeit von { $player } ist abgelaufen. Ihr könnt warten oder einen Bot weiterspielen lassen.
clock-let-bot = Bot weiterspielen lassen
time-days = { $hours ->
    [0] { $days } T
   *[other] { $days } T { $hours } Std.
}
clock-agreed = Uhr: { $bank } und je Zug { $credit } dazu. Ist sie abgelaufen, { $out ->
    [wait] dürfen die anderen warten.
    [leave] ist das Spiel verlassen.
   *[bot] spielt ein Bot, bis du zurück bist.
}
clock-agreed-nights = Nächte und Urlaub zählen nicht mit.
clock-left-still = Restzeit: { $time }. Die Uhr steht bis { $when }.
clock-nobody-left = Die Zeit von { $player } ist abgelaufen: Ein Bot hat den Zug beendet. Jetzt entscheidest du, wie es weitergeht.
nobody-left-about = Ein Bot spielt jetzt für { $player }, und der Zug ist zu Ende. Das Spiel wartet, bis du sagst, wie es weitergeht.
watch-bots = Den Bots zusehen
let-finish = Sie sofort zu Ende spielen lassen
talk = Chat
talk-say = Etwas schreiben …
talk-send = Senden
talk-overheard = Wer zusieht, liest während des Spiels mit
talk-later = Was am Tisch gesagt wird, ist nach dem Spiel zu lesen.
talk-more = Mehr zu dieser Zeile
talk-remove = Entfernen
talk-removed = Diese Zeile wurde entfernt.
talk-report = Dem Gastgeber melden
talk-report-done = Der Gastgeber erfährt davon.
talk-reported = Jemand findet, dass diese Zeile entfernt werden sollte.
talk-mute = Nichts mehr von { $name } zeigen
talk-unmute = Wieder zeigen
talk-muted = Von { $names } hörst du nichts.
talk-off = Der Gastgeber hat den Chat abgeschaltet.
unread = ungelesen

## Verlauf
log-all = Alle Schritte
log-newest = Neuestes
log-since = Seit deinem letzten Zug
log-go = In der Wiedergabe ansehen
log-steps = Schritte im Zug von { $player }
log-undo = { $player } nimmt einen Schritt zurück.
log-undo-what = { $player } nimmt zurück: { $what }.
headline = Was passiert ist
headline-play = Diesen Zug auf dem Plan noch einmal zeigen
headline-stop = Zurück zum aktuellen Stand
headline-back = Vorheriger Zug
headline-next = Nächster Zug
headline-of = { $number } von { $count }
why = warum?
why-of = Warum? Regel { $rule }
note-rematch = Es gibt eine Revanche dieses Spiels.
note-resign = { $player } gibt auf.
note-bot = Ein Bot spielt nun für { $player }.
note-human = { $player } spielt wieder selbst.
note-rename = Ein Platz heißt nun { $player }.
note-join = { $player } nimmt Platz.
note-invite = Der Gastgeber stellt für den Platz von { $player } eine neue Einladung aus.
note-pause = Das Spiel macht Pause.
note-resume = Das Spiel geht weiter.
note-ask-pause = { $player } bittet um eine Pause.
note-ask-resume = { $player } bittet darum, weiterzuspielen.
note-ask-reopen = { $player } bittet darum, das Zugende zurückzunehmen.
note-agree-reopen = { $player } stimmt zu.
note-refuse-reopen = { $player } lehnt ab: Das Zugende gilt.
note-withdraw = { $player } nimmt das zurück.
note-out = Die Zeit von { $player } ist abgelaufen; die anderen warten.
note-clock-bot = Die Zeit von { $player } ist abgelaufen: Bis zur Rückkehr spielt ein Bot.
note-clock-resign = Die Zeit von { $player } ist abgelaufen; das Spiel gilt für diesen Platz als verlassen.
note-branch = Von hier an geht es mit neuem Zufall weiter.
note-moved = Das Spiel kam in einer Datei hierher, die seine Geheimnisse enthält: Von hier an ist es Übung.
note-seed = Der Startwert wurde offengelegt.

## Wiedergabe
replay = Wiedergabe
plan-open = Überlegen
plan-key = Auf einem eigenen Brett überlegen; nichts davon wird gespielt (P)
next-table = Nächster Tisch
next-table-key = Der Tisch, der auf dich wartet: der, dessen Uhr zuerst abläuft (X)
next-table-waits = { $count ->
    [one] Ein anderer Tisch wartet auf dich.
   *[other] { $count } andere Tische warten auf dich.
}
next-table-none = Kein anderer Tisch wartet auf dich.
another-try = Neuer Versuch
replay-at = Schritt { $step } von { $last }, Zug { $turn }
replay-turn = Zug
replay-step = Schritt
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-turn-back = Einen Zug zurück
replay-turn-next = Einen Zug weiter
replay-by-key = { $what } ({ $shift ->
    [1] Umschalt + { $key }
   *[other] { $key }
  })
key-ArrowLeft = ←
key-ArrowRight = →
key-Home = Pos1
key-End = Ende
play-on = Ab hier weiterspielen
play-on-about = Ein Übungstisch ab Zug { $turn }: Alles liegt, wie es lag, auch was verdeckt ist; nur der Zufall ist neu.
play-on-who = Wer für { $player } spielt
play-on-me = ich, hier
play-on-start = Beginnen
play-on-title = Ein Übungstisch, der mit dieser Stellung beginnt: dieselben Stapel, neuer Zufall.
replay-leave = Zurück zum Tisch

## Analyse eines beendeten Spiels
analysis = Analyse
analysis-waits = Sie beginnt, sobald ein Bot Zeit hat …
analysis-runs = Ein Bot untersucht das Spiel: { $done } von { $total } …
analysis-begins = Ein Bot untersucht das Spiel …
analysis-so-far = Was er bisher gefunden hat:
analysis-failed = Die Analyse ist fehlgeschlagen: { $message }
analysis-none = Niemand hat um eine Analyse dieses Spiels gebeten. Wer mitgespielt hat, kann das tun.
analysis-again = Noch einmal versuchen
analysis-unjudged = Der Bot { $bot } bewertet keine Stellungen, darum gibt es keine Kurven.
analysis-by = Bewertet von { $bot }.
analysis-by-two = Bewertet von { $bot }; die größten Verluste hat { $strong } noch einmal geprüft.
plot-what = Was die Kurven zeigen
plot-eyes = Blickwinkel
plot-wins = Siegchance, Zug für Zug
plot-wins-short = Siegchance
plot-points = Erwartete Punkte, Zug für Zug
plot-points-short = Punkte
plot-turn = Zug { $turn }
plot-end = Ende
plot-unknown = noch nicht analysiert
plot-table = Die Kurven als Tabelle
as-known = Damals
as-known-title = Bewertet nach dem, was die Person am Zug wissen konnte
hindsight = Im Nachhinein
hindsight-title = Bewertet mit allem, was verborgen war
study-all = Alle
study-whose = Wessen Entscheidungen und Glück gelistet sind
turning-points = Züge, auf die es ankam
turning-points-none = Kein Zug hat das Ergebnis stark verändert.
strokes-of-luck = Glück und Pech
strokes-of-luck-about = Was ein Wurf oder eine Karte brachte, verglichen mit dem Durchschnitt dessen, was stattdessen hätte kommen können.
luck-seen = Jemand anderes hatte sie schon gesehen.
luck-after = Nach der Entscheidung von { $player }.
moment-of = Zug { $turn }, { $player }
moment-turn = Zug { $turn }
moment-played = gespielt: { $move }
moment-better = besser: { $move }
moment-nothing = nichts weiter
mark-played = gespielt
total-decisions = Züge mit Wahl
total-mistakes = Fehler (ab { $least })
total-loss = Verlust je Zug
reckoning = Wie es zum Ergebnis kam
reckoning-before = Erwartet
reckoning-setup = Aufbau
reckoning-luck = Glück
reckoning-left = Der Rest
reckoning-end = Ende
reckoning-about = Erwartet: bevor der Aufbau ausgelost war. Aufbau und Glück sind mit dem verglichen, was stattdessen hätte kommen können (± Standardfehler). Der Rest ist kein Glück: wie alle gespielt haben, Pläne, die niemand sehen konnte, und Irrtümer des Bots, der bewertet.

## Regeln
rules = Regeln
rules-found = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
documentation = Dokumentation (englisch)
rules-contents = Kapitel
rules-unwritten = Zu diesem Spiel gibt es keine Regeln zu lesen.
rules-none = Keine Regel enthält diese Wörter. Versuche es mit weniger oder anderen.
rules-elsewhere = { $count ->
    [one] 1 Regel in { $game }
   *[other] { $count } Regeln in { $game }
}
# words that say nothing in a search
rules-small-words = ab an auf aus bei bekomme bekommt bringt das dem den der des die durch ein eine einem einen einer eines er es für gibt habe haben hat ich im in ist kann man mein mit muss oder sie sind und viel viele vom von wann warum was welche wem wenn wer werden wie wieviel wird wo zu zum zur
search = Wörter oder Regelnummer
inspector = Was das ist

## Jedes Spiel
plain-asks = Du bist am Zug. Wähle einen Spielzug.
plain-asks-end = Es bleibt nichts mehr zu tun: Beende deinen Zug.
plain-commands = Jederzeit
plain-to-move = am Zug
plain-table = Auf dem Tisch
plain-table-empty = Auf diesem Tisch liegt nichts Gemeinsames.
plain-points = Punkte
plain-unknown = verborgen
plain-none = nichts
plain-yes = ja
plain-no = nein
plain-was = vorher: { $before }
plain-changed = verändert

## Spielpläne
board-label = Das Meer mit { $islands } Inseln, Durchgang { $round }. Alles, was hier angeklickt werden kann, steht auch unter den Zügen.
sheet-of = Spielertableau von { $player }
components-of = Material: { $edition }
components-hint = Nicht alles, was gedruckt ist, steht in öffentlichen Texten. Wer das Spiel besitzt, kann es eintragen und genau damit spielen.
unprinted = { $count ->
    [one] Ein Wert ist nicht der gedruckte
   *[other] { $count } Werte sind nicht die gedruckten
}
all-printed = Alle Werte sind die gedruckten
unprinted-of = { $count ->
    [one] Ein Wert davon ist von uns
   *[other] { $count } Werte davon sind von uns
}

## Spielend lernen
learn = Lernen
learn-about = Kurze Lektionen auf dem echten Spielplan: Erst wird etwas gezeigt, dann bist du dran. Was schiefgeht, lässt sich zurücknehmen.
learn-begin = Anfangen
learn-none = Zu keinem der Spiele hier gibt es Lektionen.
lessons-done = { $done } von { $count } Lektionen geschafft
lesson = Lektion
lesson-number = { $number }/{ $count }
player-name = Spieler { $number }
lesson-captain = Kapitän
lesson-repeat = Wiederholen
lesson-skip = Überspringen
lesson-all = Alle Lektionen
lesson-show = Zeig es mir
lesson-on = Weiter
lesson-done = Gut gemacht! Das war diese Lektion.
lesson-next = Nächste Lektion
lesson-play = Ein ganzes Spiel spielen
lesson-met = geschafft
lesson-turn-over = Dein Zug ist vorbei, und dies ist noch zu tun. Nimm ihn zurück und versuche es noch einmal.
explain-close = Verstanden
explain-no-more = Nichts mehr erklären

## Die Ausgabe ohne Server
engine-loading = Die Spiele werden geladen: { $done } von { $total } MB
engine-starting = Die Spiele werden aufgebaut …
engine-failed = In diesem Browser starten die Spiele nicht: { $why }
engine-lacks = Diesem Browser fehlt, was die Spiele brauchen: { $why }. Chrome und Edge ab Version 112, Firefox ab 114 und Safari ab 16.4 haben alles. Aktualisiere deinen, oder öffne diesen Link in einem von ihnen; die Regeln der Spiele stehen auch in der Dokumentation.
engine-again = Noch einmal
tab-alone = Hier gibt es keinen Server: Du spielst allein gegen Bots oder mit anderen an diesem Gerät. Damit Freunde an ihren eigenen Geräten mitspielen, hält jemand einen Server offen: Carrack installieren und carrack play --lan eingeben, oder der Anleitung zum Hosten folgen.
tab-elsewhere = Hier gibt es keinen Server: Jeder Tisch liegt in dem Browser, in dem er begonnen wurde, und dieser liegt nicht in deinem. Öffne den Link dort; oder speichere dort die Tische in einer Datei und lies sie hier auf der Startseite ein.
tab-newer-page = Ein neueres Carrack ist da. Es gilt, wenn du diese Seite das nächste Mal öffnest, oder jetzt: Deine Tische bleiben, wie sie sind.
page-older = Diese Seite ist älter als ihr Server. Lade sie neu: Deine Tische bleiben, wie sie sind.
page-reload = Neu laden
page-lost = Unter dieser Adresse ist nichts
page-lost-about = Vielleicht fehlt ein Teil des Links, oder er gehört zu einem neueren Carrack. Tische, die du kennst, stehen auf der Startseite.
page-lost-game = „{ $game }“ ist keines der Spiele hier oder hat keine solche Seite.
link-cut = Ein Teil dieses Links fehlt
link-cut-about = Er ist kürzer als ein solcher Link. Öffne ihn noch einmal dort, wo du ihn bekommen hast, oder kopiere ihn ganz bis zum Ende.
page-unread = Diese Seite ist noch nicht hier
page-unread-about = Es gibt kein Netz, und diese Seite der Dokumentation wurde in diesem Browser noch nie gelesen. Was einmal gelesen wurde, lässt sich jederzeit wieder lesen; die Regeln der Spiele sind immer hier.
tab-take-over = Jetzt umsteigen
