problem-malformed = Die Anfrage ist fehlerhaft: { $reason }
problem-not-json = Der Inhalt der Anfrage ist kein JSON: { $reason }
problem-broken-off = Die Anfrage wurde abgebrochen.
problem-not-http = Das ist keine HTTP-Anfrage.
problem-no-websocket = Damit lässt sich kein WebSocket öffnen.
problem-no-hello = Die Begrüßung mit tokens und since fehlt.
problem-not-text = Nachrichten sind Text.
problem-authorization = Der Authorization-Header lautet: Bearer token,token
problem-whole-number = { $field } ist eine ganze Zahl, nicht „{ $given }“.
problem-unprintable-name = Ein Name besteht aus druckbaren Zeichen.
problem-name-length = Ein Name hat 1 bis { $most } Zeichen.
problem-line-length = Eine Zeile hat 1 bis { $most } druckbare Zeichen.
problem-which-move = Gib move, index oder moves an.
problem-move-id-used = Jede Anfrage braucht eine neue move_id.
problem-which-share = Sende entweder hash oder opened.
problem-needed-to-accept = Das wird gebraucht, um eine Einladung anzunehmen.
problem-own-token = Das Token des neuen Links fehlt.
problem-seats-and-players = Es gibt { $players } Spieler, aber { $seats } Plätze.
problem-person-with-bot = Auf dem Platz eines Menschen spielt kein Bot.
problem-bot-elsewhere = Nur Menschen kommen über einen Link.
problem-which-bot = Welcher Bot soll diesen Platz spielen?
problem-no-bot = Es gibt keinen Bot „{ $bot }“; es gibt: { $bots }.
problem-not-utf8 = Eine Aufzeichnung ist Text in UTF-8.
problem-record-lines = Eine Aufzeichnung hat höchstens { $most } Zeilen, diese hat { $count }.
problem-record-steps = Eine Aufzeichnung hat höchstens { $most } Schritte, diese hat { $count }.
problem-too-long = Eine Anfrage hat höchstens { $most } Bytes.
problem-long-head = Der Kopf einer Anfrage hat höchstens { $most } Bytes.
problem-many-fields = Der Kopf einer Anfrage hat höchstens { $most } Felder.
problem-too-slow = Die Anfrage kam nicht rechtzeitig an.
problem-token = Dafür braucht es den Link eines Platzes an diesem Tisch.
problem-host-only = Das darf nur der Gastgeber.
problem-owner-only = Das darf nur, wem dieser Platz gehört.
problem-seat = Dein Link gehört nicht zum Platz von { $player }.
problem-seat-of-request = Diese move_id gehört einem anderen Platz.
problem-closed = Dieser Tisch ist für Zuschauer geschlossen.
problem-closed-lost = Dieser Tisch ist für Zuschauer geschlossen. Dein Link zum Platz von { $players } wurde ersetzt.
problem-origin = Diese Anfrage kommt von einer Seite eines anderen Servers.
problem-own-page = Das fragt eine Seite dieses Servers, als JSON; ein Programm sendet Origin und Content-Type.
problem-code = Dieser Code gilt nicht mehr: Jeder gilt einmal, für wenige Minuten. Lass dir einen neuen zeigen.
problem-signed-out = Auf diesem Gerät bist du nicht angemeldet.
problem-signed-in = Auf diesem Gerät ist schon jemand angemeldet.
problem-nobody = Diese Person gibt es hier nicht mehr.
problem-no-device = Dieses Gerät gibt es nicht.
problem-host = Dieser Server hat einen anderen Namen; er steht in seinen Einstellungen (hosts).
problem-invitation = Diese Einladung wurde schon benutzt oder durch eine neue ersetzt.
problem-outdated = Carrack wurde aktualisiert, seit diese Seite geöffnet wurde. Lade die Seite neu.
problem-no-route = Es gibt hier kein { $method } { $path }.
problem-long-address = Eine Adresse hat hier höchstens { $most } Zeichen.
problem-not-live = Von dieser Adresse kommen keine Nachrichten.
problem-method = Diese Adresse kennt kein { $method }.
problem-no-table = Diesen Tisch gibt es auf diesem Server nicht (mehr).
problem-no-seat = { $last ->
    [0] Der einzige Platz hier ist 0.
   *[other] Die Plätze hier sind 0 bis { $last }.
}
problem-no-step = Die Schritte hier sind 0 bis { $last }.
problem-no-replay = Diese Wiedergabe wird nicht mehr aufbewahrt. Öffne die Datei noch einmal.
problem-no-game = Es gibt kein Spiel „{ $game }“; installiert sind: { $games }.
problem-no-board = { $game } bringt kein eigenes Spielbrett mit; eine Seite zeichnet es schlicht.
problem-no-rules = Zu { $game } gibt es hier keine Regeln zu lesen.
problem-no-language = { $game } hat keine Texte in „{ $language }“.
problem-no-lesson = { $game } hat keine Lektion „{ $lesson }“.
problem-lesson-unreadable = Die Lektionen zu { $game } sind nicht zu gebrauchen: { $reason }
problem-no-maps = In { $game } gibt es keine eigenen Karten.
problem-stale = Inzwischen hat sich am Tisch etwas geändert. Hier ist der neue Stand.
problem-turn-ended = Dein Zug ist zu Ende; das lässt sich nicht mehr zurücknehmen.
problem-not-deciding = Jetzt entscheidet { $player }. Einen Tipp gibt es nur, wenn du am Zug bist.
problem-hints = An diesem Tisch sind keine Tipps erlaubt.
problem-talk = Der Gastgeber hat den Chat an diesem Tisch abgeschaltet.
problem-bot-plays = Für { $player } spielt jetzt ein Bot. Der Gastgeber kann den Platz zurückgeben.
problem-bot-invited = Diesen Platz spielt ein Bot. Übergib ihn zuerst einem Menschen.
problem-bot-already = Diesen Platz spielt schon ein Bot.
problem-bot-luck = Diesen Platz spielt ein Bot; Bots haben keinen Anteil am Zufall.
problem-human-seat = Diesen Platz spielt schon { $player }.
problem-present = { $player } spielt diesen Platz und ist gerade da.
problem-automaton = Für die KI ({ $seat }) entscheiden die Regeln; niemand kann ihren Platz einnehmen oder ändern.
problem-paused = Das Spiel ist angehalten: Jemand hat um eine Pause gebeten.
problem-nobody-left = Das Spiel ist angehalten: Niemand ist mehr da, der spielt.
problem-waiting-to-sit = { $count ->
    [one] Es geht los, sobald { $players } Platz genommen hat.
   *[other] Es geht los, sobald alle Platz genommen haben: { $players }.
}
problem-waiting-to-come = { $count ->
    [one] Es geht los, sobald { $players } da ist.
   *[other] Es geht los, sobald alle da sind: { $players }.
}
problem-waiting-to-open = { $count ->
    [one] Es geht los, sobald { $players } den Zufall geöffnet hat.
   *[other] Es geht los, sobald alle den Zufall geöffnet haben: { $players }.
}
problem-ended = Dieser Tisch wurde aufgegeben, bevor das Spiel begann.
problem-begun = Das Spiel hat begonnen; es lässt sich nicht mehr aufgeben.
problem-luck-settled = Der Aufbau ist gezogen; der Zufall dieses Spiels steht fest.
problem-shares-settled = Wer Anteil am Zufall hat, steht fest; es wird kein Hash mehr angenommen.
problem-share-elsewhere = Der Zufall dieses Spiels steht fest, und nur das Gerät von { $player } kann seinen Teil öffnen. Warte, bis das Spiel beginnt.
problem-unfixed = Geöffnet wird erst, wenn feststeht, wer Anteil am Zufall hat.
problem-luck = Das ist nicht der Beitrag, dessen Hash dieser Platz veröffentlicht hat.
problem-alone = Noch hat kein Gerät etwas zum Zufall beigetragen. Warte auf eines.
problem-over = Das Spiel ist zu Ende.
problem-over-seat = Das Spiel ist zu Ende; auf diesem Platz wird niemand mehr gebraucht.
problem-over-pause = Das Spiel ist zu Ende; es gibt nichts anzuhalten.
problem-over-hint = Das Spiel ist zu Ende.
problem-over-branch = Dort ist das Spiel zu Ende; wähle eine frühere Stellung.
problem-running-branch = Eine Stellung lässt sich weiterspielen, wenn das Spiel zu Ende ist.
problem-running-rematch = Eine Revanche gibt es, wenn das Spiel zu Ende ist.
problem-running-analysis = Eine Analyse gibt es, wenn das Spiel zu Ende ist.
problem-long = Dieser Tisch ist mit { $most } Schritten schon viel länger als eine ganze Partie: Hier wird nur noch zu Ende gespielt.
problem-long-over = Dieser Tisch hat { $most } Schritte; an ihm wird nichts mehr gespielt.
problem-long-opened = Dieser Tisch hat { $count } Schritte, mehr als irgendein Spiel braucht; er wird nicht geöffnet.
problem-record = Diese Aufzeichnung lässt sich nicht wiedergeben: { $reason }
problem-record-damaged = Diese Aufzeichnung ist beschädigt: { $reason }
problem-record-branch = Diese Aufzeichnung lässt sich nicht weiterspielen: { $reason }
problem-record-components = Diese Aufzeichnung wurde mit Material gespielt, das hier fehlt: { $reason }
problem-too-many = Zu viele Anfragen von deiner Adresse. Warte ein wenig.
problem-too-many-tries = Zu viele falsche Codes. Warte ein wenig.
problem-too-many-tables = Zu viele neue Tische von deiner Adresse. Warte ein wenig.
problem-too-many-jobs = Für deine Adresse ist schon vieles in Arbeit. Warte ein wenig.
problem-too-many-connections = Zu viele Verbindungen von deiner Adresse. Warte ein wenig.
problem-too-many-watchers = Diesem Tisch sehen schon { $most } Verbindungen zu. Warte ein wenig.
problem-too-much-talk = Das ist zu viel auf einmal gesagt. Warte ein wenig.
problem-full = Der Server ist voll.
problem-full-tables = Auf diesem Server gibt es schon { $most } Tische; lösche zuerst welche.
problem-busy = Das hat nicht geklappt. Versuche es noch einmal.
problem-given-up = Das hat den Server zu viel gekostet und wurde aufgegeben.
problem-no-hint = Gerade gibt es keinen Tipp, der Bot ist gescheitert. Versuche es noch einmal.
problem-hint-moved-on = Die Stellung hat sich inzwischen geändert. Frage noch einmal.
problem-no-past = Frühere Stellungen lassen sich gerade nicht ansehen. Versuche es noch einmal.
problem-store = Der Server kann gerade nicht speichern: { $reason }
problem-unsaved = Das wurde nicht gespeichert; es hat sich nichts geändert: { $reason }
problem-components = Das Material dieses Tisches fehlt oder ist verändert. Es geht weiter, sobald es wieder da ist ({ $reason }).
problem-unreadable = Diese Version von Carrack kann den Tisch nicht öffnen: { $reason }
problem-bug = Das ist ein Fehler in Carrack. Mehr steht im Protokoll des Servers.
problem-only-ping = Nach der Begrüßung wird nur noch ein Ping verstanden.
problem-link-replaced = Dieser Link wurde ersetzt.
problem-connect-again = Verbinde dich noch einmal.
problem-unjudged = { $bot } hat eine Meinung zu Zügen, bewertet aber keine Stellungen: Es gibt kein erwartetes Ergebnis, nur was der Bot gespielt hätte.
problem-bot-failed = Der Bot ist gescheitert: { $reason }
problem-begun-often = Sie wurde { $count }-mal begonnen, und jedes Mal endete der Server.
problem-unwritable = Es lässt sich nichts speichern.
problem-still-opening = Die Tische werden noch geöffnet.
problem-descriptors = Mehr Verbindungen sind nicht möglich.

## Dateien mit Tischen

problem-file-other = Das ist keine Datei mit Tischen: Die erste Zeile sagt nichts davon. Eine solche Datei schreiben „Alle Tische in eine Datei sichern“ auf der Seite und carrack tables save.
problem-file-one-record = Das ist die Aufzeichnung eines einzelnen Spiels und keine Datei mit Tischen: Mit „Aufzeichnung öffnen“ lässt sie sich ansehen.
problem-file-newer = Diese Datei mit Tischen hat ein neueres Carrack geschrieben (Form { $form }; dieses liest bis { $known }): Lies sie mit jener Version, oder installiere sie hier.
problem-file-line = Diese Zeile ist nicht lesbar: { $reason }. Nimm sie aus einer anderen Kopie der Datei.
problem-file-record = Die Aufzeichnung dieses Tisches lässt sich hier nicht spielen: { $reason }
problem-file-seats = Die Aufzeichnung hat { $players } Spieler, aufgeführt sind aber { $seats } Plätze.
problem-file-bot = Platz { $seat } nennt genau dann einen Bot, wenn seine Art „bot“ ist.
problem-file-talk = Nur die { $seats } Plätze des Tisches können etwas gesagt haben.
problem-file-seed = Der Startwert ist nicht der, auf den sich der Kopf der Aufzeichnung festlegt.
problem-file-here = Diesen Tisch gibt es hier schon, als „{ $table }“.
problem-file-cut = Die Datei ist abgeschnitten: Die letzte Zeile, die die Tische zählt, fehlt. Nimm den Rest aus einer anderen Kopie.
problem-file-count = Die letzte Zeile zählt { $counted } Tische, die Datei hat aber { $count }. Nimm das Fehlende aus einer anderen Kopie.
