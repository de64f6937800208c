## Dieser Server
server-outside = Wer diesen Server betreibt, kümmert sich hier um ihn. Auf dem Rechner, der seine Daten hat, gibt dieser Befehl einen Link aus, der einen Browser dazu berechtigt:
server-network = Das Netz
server-closed = Nur dieser Rechner erreicht Carrack. Sobald du es öffnest, können Telefone und Laptops aus demselben Netz mitspielen, bis du es schließt oder Carrack endet.
server-open = Andere im selben Netz erreichen Carrack unter dieser Adresse:
server-close = Wieder schließen
server-elsewhere = Wer diesen Server erreicht, wird dort festgelegt, wo er gestartet wird.
server-address = Adresse
server-address-about = Mit ihr beginnen ab sofort die Links, die du weitergibst; Mails und Benachrichtigungen ab dem nächsten Start. Solange sie leer ist, beginnen Links mit der Adresse der Seite.
server-address-given = Sie steht in den Einstellungen des Servers; ändere sie dort.
server-reports = Gemeldete Zeilen
server-reports-none = Niemand hat etwas gemeldet.
server-report = { $name }, { $place }, { $time }
server-report-look = Zum Tisch
server-report-remove = Entfernen
server-report-keep = Stehen lassen
server-damage = Ist etwas kaputt?
server-damage-none = Nein: Die Datenbank ist heil, und jeder Tisch, an den seit dem Start jemand kam, ließ sich öffnen.
server-damage-database = Die Datenbank ist beschädigt; alle anderen Tische gehen weiter. Halte den Server an und spiele die letzte gute Sicherung ein:
server-damage-tables = { $count ->
    [one] Ein Tisch lässt sich nicht ganz lesen: { $tables }
   *[other] { $count } Tische lassen sich nicht ganz lesen: { $tables }
  }
server-broken-components = Tisch { $table } wartet auf fehlendes Spielmaterial. Leg die Datei der Ausgabe zurück, dann geht er weiter.
server-broken-unreadable = Tisch { $table } lässt sich nicht öffnen. Vielleicht hat ihn eine Sicherung noch. So wird er gelöscht:
server-devices = Wo du dich um diesen Server kümmerst
server-devices-about = Beende ein Gerät, das du nicht mehr benutzt oder verloren hast. Ein weiteres lässt ein Link herein, den dieser Befehl ausgibt:
server-end = Beenden
server-end-here = Hier beenden
server-end-all = Alle beenden
