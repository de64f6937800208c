# Numbers in words from three on, for tests: drei vier fünf sechs sieben acht neun zehn elf zwölf

### Was die Engine selbst über jedes Spiel sagt. Die Texte eines Spiels gehen diesen vor.

## Warum etwas abgelehnt wird, in jedem Spiel

refusal-game-over = Das Spiel ist zu Ende.
refusal-not-your-turn = Platz { $deciding } ist am Zug, nicht Platz { $seat }.
refusal-no-such-move = „{ $move }“ ist kein Zug in diesem Spiel.
refusal-no-such-number = Züge sind von 0 bis { $last } nummeriert; einen Zug { $number } gibt es nicht.
refusal-no-such-action = Aktionen sind von 0 bis { $last } nummeriert; eine Aktion { $action } gibt es nicht.
refusal-action-without-move = Aktion { $action } steht in dieser Stellung für keinen Zug.
refusal-no-command = Platz { $seat } kann „{ $move }“ außerhalb seines Zuges jetzt nicht ausführen.
refusal-no-commands = In { $game } gibt es außerhalb des eigenen Zuges nichts zu tun.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-undo-out-of-reach = Nur die Entscheidungen { $first } bis { $last } lassen sich zurücknehmen, nicht { $decision }.
refusal-row-goes-on = Nur der letzte Zug einer Reihe darf ziehen, etwas aufdecken oder den Zug beenden, „{ $move }“ tut das aber: Sende getrennt, was danach kommt.
refusal-gone-on = Das Spiel ist inzwischen weitergegangen.

## Was sich für ein neues Spiel nicht wählen lässt

wrong-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }.
wrong-option = { $count ->
    [0] In { $game } gibt es keine Option „{ $option }“; es gibt gar keine.
   *[other] In { $game } gibt es keine Option „{ $option }“; es gibt { $known }.
}
wrong-option-players = Die Option „{ $option }“ gibt es nur bei dieser Zahl von Spielern: { $numbers }; hier sind es { $players }.
wrong-choice-players = Die Option „{ $option }“ kann nur bei dieser Zahl von Spielern „{ $value }“ sein: { $numbers }; hier sind es { $players }.
wrong-choice = Die Option „{ $option }“ ist eines von { $choices }, nicht „{ $value }“.
wrong-text = Die Option „{ $option }“ ist ein Text von höchstens { $longest } Zeichen.
wrong-number = Die Option „{ $option }“ ist eine ganze Zahl von { $least } bis { $most }, nicht „{ $value }“.
wrong-game = Es gibt kein Spiel „{ $game }“; installiert sind: { $known }.
wrong-game-near = Es gibt kein Spiel „{ $game }“. Ist „{ $close }“ gemeint?
broken-game = Das Spiel „{ $game }“ ist installiert, kann aber nicht geladen werden: { $reason }

## Was an einer Aufzeichnung oder Datei nicht stimmt

fault-line = Zeile { $line }: { $reason }
fault-empty = Die Datei ist leer; eine Aufzeichnung beginnt mit einem Kopf.
fault-not-json = Das ist kein JSON ({ $reason }).
fault-not-object = Jede Zeile ist ein JSON-Objekt in geschweiften Klammern.
fault-no-header = Das ist nicht der Kopf einer Aufzeichnung von Carrack: Darin steht "carrack":{ $format }.
fault-field = Hier fehlt „{ $field }“ vom JSON-Typ „{ $type }“.
fault-one-kind = Ein Eintrag hat genau eines von: { $kinds }.
fault-outcome = Was gezogen wurde, ist eine Liste ganzer Zahlen.
fault-misplaced = Ein Eintrag „{ $kind }“ kann hier nicht stehen.
fault-refused = { $entry } wird abgelehnt: { $reason }
fault-ends = Die Aufzeichnung endet hier, das Spiel aber geht weiter mit { $made }.
fault-game-other = In der Aufzeichnung steht { $written }, das Spiel aber ergibt { $made }.
fault-seed-other = In der Aufzeichnung steht { $written }, der Startwert aber ergibt { $made }.
fault-running = Das ist die Aufzeichnung eines laufenden Spiels: Was noch verborgen ist, fehlt darin, also lässt sie sich nicht wiedergeben. Sichere sie nach dem Ende noch einmal.
fault-not-finished = Das Spiel ist nicht zu Ende.
fault-other-game = Eine Aufzeichnung von „{ $game }“ lässt sich nicht als „{ $here }“ wiedergeben.
fault-other-position = Das Spiel geht von einer anderen Stellung aus weiter als hier.
fault-rules = Gespielt wurde nach den Regeln { $rules }; bekannt sind hier: { $known }.
fault-components = „{ $part }“ ist in der Aufzeichnung { $was }, hier aber { $now }; in beiden gleich: { $same }.
fault-no-commitment = Im Kopf steht nicht, auf welchen Startwert der Tisch sich festgelegt hat; prüfen lassen sich nur Spiele eines Tisches.
fault-other-commitment = Der offengelegte Startwert gehört nicht zum Hash { $commitment }, auf den der Tisch sich festgelegt hat.
fault-seed-digits = Ein Startwert besteht aus 64 hexadezimalen Ziffern.
fault-no-seed = Keine Notiz legt den Startwert offen; ein Tisch tut das, wenn sein Spiel zu Ende ist.
fault-luck-scheme = Der Zufall folgt dem Verfahren „{ $scheme }“; bekannt sind hier: { $known }.
fault-luck-source = Der Zufall stammt aus der Quelle „{ $source }“; bekannt sind hier: { $known }.
fault-luck-seats = Zum gemeinsamen Zufall tragen ein oder mehrere Plätze bei, jeder einmal und der Reihe nach.
fault-luck-opened = Was Platz { $seat } offengelegt hat, passt nicht zu seinem veröffentlichten Hash.
fault-luck-unnamed = Platz { $seat } hat nichts zum Zufall beigetragen und ist nicht unter denen genannt, die fehlten.
fault-draw-no-more = Das Spiel zieht hier „{ $draw }“, die Aufzeichnung aber enthält keine weitere Ziehung.
fault-draw-other = Das Spiel zieht hier „{ $draw }“, in der Aufzeichnung aber steht „{ $held }“.
fault-draw-size = Die Ziehung „{ $draw }“ hat { $count ->
    [one] { $count } Zahl
   *[other] { $count } Zahlen
}, braucht aber { $size }.
fault-draw-settled = Die Ziehung „{ $draw }“ ist in der Aufzeichnung [{ $recorded }]; der Startwert, aus dem sie folgt, ergibt [{ $made }].
fault-draw-order = Die Ziehung „{ $draw }“ ist keine Reihenfolge der Zahlen 0 bis { $last }: [{ $outcome }]
fault-draw-number = Ziehung „{ $draw }“: Zahl { $number } ist { $value }, sie muss zwischen 0 und { $most } liegen.
file-noun = { $noun ->
    [map] Karte
   *[edition] Ausgabe
}
file-unread = { $file } lässt sich nicht lesen: { $reason }
file-not-utf8 = { $file } ist kein Text in UTF-8. Sichere die Datei als UTF-8.
file-none = Es gibt keine { file-noun } „{ $name }“; bekannt sind hier: { $known }.
file-none-near = Es gibt keine { file-noun } „{ $name }“. Ist „{ $near }“ gemeint?
file-misnamed = Die { file-noun } in { $file } heißt „{ $name }“. Nenne die Datei „{ $name }.toml“, oder schreibe name = "{ $stem }" hinein.
file-name-reserved = „{ $name }“ hat eine eigene Bedeutung. Wähle einen anderen Namen.
file-name-shipped = „{ $name }“ gehört zu Carrack, und gespielt wird damit. Wähle einen anderen Namen.
file-name-hidden = { $path } hat denselben Namen, und gespielt wird damit. Benenne eine der beiden um.

## Was an einem Wert einer Datei nicht stimmt

wrong-box = Mit dieser Ausgabe kann nicht gespielt werden: { $problems }
wrong-box-and-edition = Option „edition“ nennt die Ausgabe „{ $edition }“, und „box“ enthält eine andere: Lass „edition“ auf „{ $shipped }“, um mit deiner eigenen zu spielen.
file-problems = { $problems }
file-at-key-line = { $file }: { $where }, Zeile { $line }: { $said }
file-at-key = { $file }: { $where }: { $said }
file-at-line = { $file }: Zeile { $line }: { $said }
file-not-toml = Das ist kein TOML ({ $reason }); siehe https://toml.io.
file-missing = „{ $key }“ fehlt; hierher gehört { $expected }.
file-other = „{ $key }“ ist { $value }; hierher gehört { $expected }.
file-other-in = In „{ $key }“ steht { $value }; hierher gehört { $expected }.
file-unknown = Hier gibt es { $value } nicht; bekannt sind: { $known }.
file-unknown-near = Hier gibt es { $value } nicht. Ist „{ $near }“ gemeint?
file-same-id = Die Kennung „{ $id }“ kommt { $count }-mal vor. Gib jedem eine eigene (id = "…").
file-long = In „{ $key }“ stehen { $count } Einträge; höchstens { $most } sind möglich.
file-count = Die Anzahl ist hier { $count }, muss aber { $needed } sein ({ $rule }).
file-no-source = „provenance“ sagt nicht, woher „{ $key }“ stammt. Ergänze { $key } = eines von { $allowed }.
file-name = ein kurzer Name ohne Leerzeichen, aus Buchstaben ohne Umlaute, Ziffern, - und _
file-title = ein Name zum Anzeigen
file-id = eine eigene kurze Kennung, zum Beispiel „{ $example }“
file-one-of = eines von { $allowed }
file-words = eine Liste aus { $allowed }
file-whole = eine ganze Zahl von { $low } bis { $high }
file-wholes = eine Liste ganzer Zahlen von { $low } bis { $high }
file-share = eine Zahl von 0 bis 1
file-table = eine Tabelle [{ $key }]
file-tables = eine Reihe von Tabellen [[{ $key }]]
file-provenance = eines von { $allowed }, oder eine Tabelle mit einem davon für jeden Wert

## Neben dem Brett: was von Hand eingegeben wird

fault-luck-entered = Der Zufall wurde von Hand eingegeben; er folgt aus keinem Startwert.
refusal-enter-first = Gib zuerst ein, was auf dem Tisch gefallen ist.
wrong-entered-count = Gefragte Angaben: { $needed }; gegebene: { $count }.
wrong-entered-value = Angabe { $number } ist die Auswahl { $value }; zur Wahl stehen 0 bis { $last }.
wrong-entered-twice = Angabe { $number } kam schon vor; jedes kann nur an einer Stelle sein.
wrong-entered-seen = Was dort in „{ $draw }“ liegt, ist schon gesehen worden.
wrong-entered-elsewhere = Das kann nicht sein: Jemand hat es anderswo gesehen.
wrong-entered-unasked = Es ist gerade nichts gefragt.
wrong-entered-game = { $game } lässt sich nicht neben dem Spielplan spielen: Das Spiel sagt nicht, was verdeckt liegt.
entered-player = { $player }
