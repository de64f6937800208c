tab-full = In diesem Browser ist kein Platz mehr für Carrack. Lösche beendete Tische, oder schaffe Platz auf dem Datenträger; deine Tische sind, wie sie waren
tab-taken = Carrack wurde in einem anderen Tab geöffnet, der mit diesen Tischen weitermacht. Lade diese Seite neu, um hierher zurückzukehren
tab-forbidden = Dieser Browser bewahrt für diese Seite nichts auf ({ $why }). In einem privaten Fenster, oder wo das Speichern abgeschaltet ist, können Partien nicht behalten werden: Öffne die Seite in einem gewöhnlichen Fenster
tab-damaged = Was dieser Browser von deinen Tischen aufbewahrt, ist nicht lesbar ({ $why }). Gelöscht ist nichts. Hast du alle Tische in einer Datei gespeichert, lösche in den Einstellungen des Browsers die Daten dieser Seite, lade die Seite neu und lies die Datei ein
tab-newer = Deine Tische stammen von einem neueren Carrack als diese Seite. Lade die Seite neu; hilft das nicht, schließe vorher alle ihre Tabs
