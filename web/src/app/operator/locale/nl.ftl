## Deze server
server-outside = Wie deze server beheert, doet dat hier. Op de machine met zijn gegevens geeft deze opdracht een link die een browser daartoe het recht geeft:
server-network = Het netwerk
server-closed = Alleen deze computer kan bij Carrack. Zodra je hem opent, kunnen telefoons en laptops in hetzelfde netwerk meespelen, tot je hem sluit of Carrack stopt.
server-open = Anderen in hetzelfde netwerk kunnen op dit adres bij Carrack:
server-close = Weer sluiten
server-elsewhere = Wie bij deze server kan, wordt bepaald waar hij wordt gestart.
server-address = Adres
server-address-about = Links die je doorgeeft, beginnen er vanaf nu mee; mails en meldingen vanaf de volgende start. Zolang het leeg is, beginnen links met het adres van de pagina.
server-address-given = Het staat in de instellingen van de server; wijzig het daar.
server-reports = Gemelde berichten
server-reports-none = Niemand heeft iets gemeld.
server-report = { $name }, { $place }, { $time }
server-report-look = Naar de tafel
server-report-remove = Verwijderen
server-report-keep = Laten staan
server-damage = Is er iets stuk?
server-damage-none = Nee: de database is heel, en elke tafel waar sinds de start iemand kwam, ging open.
server-damage-database = De database is beschadigd; alle andere tafels gaan door. Stop de server en zet de laatste goede back-up terug:
server-damage-tables = { $count ->
    [one] Eén tafel kan niet helemaal worden gelezen: { $tables }
   *[other] { $count } tafels kunnen niet helemaal worden gelezen: { $tables }
  }
server-broken-components = Tafel { $table } wacht op onderdelen die ontbreken. Zet het bestand van de editie terug, dan gaat hij door.
server-broken-unreadable = Tafel { $table } kan niet worden geopend. Misschien staat hij nog in een back-up. Zo verwijder je hem:
server-devices = Waar je deze server beheert
server-devices-about = Beëindig een apparaat dat je niet meer gebruikt of kwijt bent. Een ander laat je toe met een link die deze opdracht geeft:
server-end = Beëindigen
server-end-here = Hier beëindigen
server-end-all = Alle beëindigen
