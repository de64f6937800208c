# Der Spielplan in Worten, und Fragen mit Tasten.

in-words = In Worten
in-words-title = Der Spielplan in Worten
in-words-key = Der Spielplan in Worten (T)
in-words-close = Das Bild zeigen
in-words-go = Zum Feld
in-words-go-to = Hin
in-words-no-square = Ein Feld { $name } gibt es hier nicht. Felder heißen nach Spalte und Zeile, etwa { $example }.
in-words-squares = Felder nach Zeilen und Spalten
in-words-beside = Neben den Feldern
in-words-news = Seit deinem letzten Zug
in-words-own = Was dir gehört
in-words-others = Was anderen oder niemandem gehört
in-words-goals = Häfen, die in Reichweite zuerst
in-words-builds = Bauplätze, die besten zuerst
in-words-islands = Inseln
in-words-checks = Was die Prüfung sagt
in-words-ships = Schiffe
in-words-none = Nichts.
in-words-edge = Hier endet der Spielplan.
in-words-keys = Tasten
in-words-row = Zeile { $row }

question-w = Wo sind meine Schiffe?
question-ww = Was schwimmt sonst noch?
question-o = Was ist hier?
question-n = Welche Häfen sind nah, und was kosten sie?
question-i = Was ist mit dieser Insel?
question-numbered = Was ist mit der Insel mit dieser Nummer?
question-beside = Was ist auf dem Rahmenfeld mit dieser Nummer?
question-s = Wie ist der Stand?
question-sheet = Was hat der Spieler auf diesem Platz?
question-d = Was liegt neben dem Spielplan?
question-c = Was kosten und bringen die Dinge in der Schachtel?
question-l = Was geschah seit meinem letzten Zug?
question-m = Was darf ich tun?
question-check = Was sagt die Prüfung?
question-a = Sag das noch einmal.

answer-no-ships = Du hast hier keine Schiffe.
answer-no-afloat = Sonst schwimmt nichts.
answer-no-ports = Für deine Schiffe gibt es keinen Hafen.
answer-no-island = Bei { $square } ist keine Insel.
answer-islands = I und eine Zahl fragen nach einer Insel: { $islands }.
answer-beside = F und eine Zahl von 0 bis { $last } fragen nach einem Rahmenfeld.
answer-no-seat = Einen Platz { $number } gibt es nicht.
answer-no-news = Noch ist nichts geschehen.
answer-no-moves = Du bist nicht am Zug.
answer-moves = { $line } { $count ->
    [one] Ein Zug: { $moves }.
   *[other] { $count } Züge: { $moves }.
}
answer-out-of-turn = Außer der Reihe: { $moves }.
answer-group = { $name } ({ $count }, etwa { $moves })
answer-more = { $count } weitere
answer-no-hints = An diesem Tisch gibt es keine Tipps.
answer-no-advice = In einer Wiedergabe wird kein Bot gefragt. Ist die Partie zu Ende, sagt ihre Analyse, was ein Bot gespielt hätte.
answer-not-judged = Zu dieser Entscheidung sagt die Analyse nichts.
answer-as-bot = { $player }: { $move }. Das hätte auch der Bot gespielt.

words-free = frei
words-size = { $count ->
    [one] Ein Landfeld.
   *[other] { $count } Landfelder.
}
words-area = Felder { $first } bis { $last }
words-squares = Land: { $squares }.
words-standing = In ihren Häfen: { $ships }.
words-away = { $count ->
    [one] { $square }, 1 Feld entfernt
   *[other] { $square }, { $count } Felder entfernt
}
words-turns = { $turns ->
    [one] eine Runde
   *[other] { $turns } Runden
}
words-points = { $points ->
    [one] 1 Bewegungspunkt entfernt
   *[other] { $points } Bewegungspunkte entfernt
}

keys-title = Tasten
keys-about = Sie wirken überall am Tisch, nur nicht während du schreibst.
keys-about-drawing = Sie wirken überall auf dieser Seite, nur nicht während du schreibst. Ein kleiner Buchstabe nimmt das Land der Insel, die ihn hat; mit Umschalt fragt er.
keys-single = Tasten mit nur einem Zeichen
key-name = { $key ->
    [Shift] Umschalt
    [Ctrl] Strg
    [Del] Entf
   *[other] { $key }
}
keys-board = Den Spielplan in Worten zeigen und dorthin gehen
keys-go = Zu einem Feld nach seinem Namen gehen
keys-arrows = Von Feld zu Feld, im Spielplan in Worten
keys-enter = Das Feld wählen, oder alles darüber hören
keys-draw = Das Werkzeug in der Hand auf dem Feld benutzen
keys-confirm = Den Zug bestätigen, wo nichts anderes den Fokus hat
keys-escape = Verlassen, was offen ist
keys-hint = Was würde ein Bot spielen?
keys-moves = Zu den Zügen gehen
keys-undo = Einen Schritt zurücknehmen
keys-plan = Auf einem eigenen Brett überlegen, und wieder zurück
keys-next = Zum nächsten Tisch, der auf dich wartet
keys-help = Alle Tasten
