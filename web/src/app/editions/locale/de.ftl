# Texte für das Eingeben von Ausgaben.

edition-of = Deine Schachtel von { $game }
edition-parts = Teile der Schachtel
edition-open = Öffnen
edition-save = Speichern
edition-undo = Zurück
edition-no-toml = Diese Datei ist keine Ausgabe: Sie ist kein TOML. Öffne eine Datei, die hier gespeichert wurde.
edition-progress = { $yours ->
    [one] { $yours } von { $all } Werten ist deiner
   *[other] { $yours } von { $all } Werten sind deine
}
edition-errors = { $count ->
    [one] Ein Fehler, noch nicht spielbar
   *[other] { $count } Fehler, noch nicht spielbar
}
edition-playable = Spielbar
edition-help = So geht es
edition-about = Hier stehen alle Werte der Schachtel, jeder mit seiner Quelle. Tippe die ein, die in deiner Schachtel anders sind; was du tippst, zählt als deins. Stimmt eine Zeile schon, drücke auf ihre Quelle, oder „Alles wie in meiner Schachtel“ für einen ganzen Teil. Alles bleibt in diesem Browser, auch Halbfertiges.
edition-keys = Enter und die Pfeiltasten gehen in einer Spalte auf und ab, Strg+Enter sagt, dass eine Zeile wie in deiner Schachtel ist, Strg+Z nimmt zurück. Zeilen aus einer Tabellenkalkulation fügst du an der Zelle ein, an der sie beginnen. In einer Zeichnung setzt jeder Buchstabe sein Zeichen und geht weiter, x das oben gewählte, die Leertaste keins; Pfeile bewegen, die Rücktaste geht zurück, Enter zur nächsten Zeichnung.
edition-play = Damit spielen
edition-play-about = „Damit spielen“ öffnet einen neuen Tisch, für den diese Ausgabe gewählt ist; von da an bietet dieser Browser sie bei jedem neuen Tisch an. Der Tisch und seine Aufzeichnung führen die Ausgabe mit sich: Alle dort spielen mit ihr, und die Aufzeichnung lässt sich überall nachspielen. „Speichern“ schreibt eine Datei, für einen anderen Browser oder für den, der einen Server betreibt: Dort bietet „carrack edition add DATEI“ sie allen an.
edition-left = { $count ->
    [one] Für eine eingefügte Zelle ist hier kein Platz, sie fiel weg: { $cells }
   *[other] Für { $count } eingefügte Zellen ist hier kein Platz, sie fielen weg: { $cells }
}
edition-earlier = Was dieser Browser aufgehoben hat, wurde mit einer anderen Version von Carrack eingegeben. Teile, die jetzt anders aufgebaut sind, stehen hier wie in unserer Ausgabe; was du dort eingegeben hattest, kannst du als Tabelle speichern.
edition-earlier-save = Als Tabelle speichern
edition-map = Die Karte der Inseln wird auf einer eigenen Seite gezeichnet; kreuze dort an, dass sie wie gedruckt ist, und wähle am neuen Tisch deine Schachtel:
edition-restart = Neu mit unserer Ausgabe beginnen
edition-title = Titel
edition-untitled = Meine Schachtel
edition-name = Kurzname
edition-marks = Zeichen
edition-drawing = Zeichnung: { $name }
edition-drawing-wrong = Zeichnung mit einem Fehler: { $name }
edition-choices = Bekannt sind: { $choices }
edition-confirm = Alles wie in meiner Schachtel
edition-add = Noch eins
edition-remove = { $name } entfernen
edition-source-of = Quelle von { $name }: { $source }
edition-rulebook = Regelheft
edition-rulebook-about = Steht in den Regeln oder ihren Beispielen
edition-deduced = erschlossen
edition-deduced-about = Folgt rechnerisch aus den Regeln
edition-reconstructed = unser
edition-reconstructed-about = Von uns: plausibel und erprobt, aber nirgends gedruckt
edition-printed = deins
edition-printed-about = Aus deiner Schachtel abgelesen
