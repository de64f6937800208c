# Teksten voor het invoeren van uitgaven.

edition-of = Jouw doos van { $game }
edition-parts = Onderdelen van de doos
edition-open = Openen
edition-save = Opslaan
edition-undo = Terug
edition-no-toml = Dit bestand is geen uitgave: het is geen TOML. Open een bestand dat hier is opgeslagen.
edition-progress = { $yours ->
    [one] { $yours } van { $all } waarden is van jou
   *[other] { $yours } van { $all } waarden zijn van jou
}
edition-errors = { $count ->
    [one] Eén fout, nog niet speelbaar
   *[other] { $count } fouten, nog niet speelbaar
}
edition-playable = Speelbaar
edition-help = Hoe het werkt
edition-about = Hier staan alle waarden van de doos, elk met zijn bron. Typ de waarden die in jouw doos anders zijn; wat je typt, telt als van jou. Klopt een regel al, druk dan op de bron, of op “Alles zoals in mijn doos” voor een heel onderdeel. Alles blijft in deze browser bewaard, ook wat half af is.
edition-keys = Met Enter en de pijltjestoetsen ga je in een kolom op en neer, Ctrl+Enter bevestigt dat een regel is zoals in jouw doos, Ctrl+Z neemt terug. Rijen uit een spreadsheet plak je in de cel waar ze beginnen. In een tekening zet elke letter zijn teken en schuift een vak op; x zet het teken dat boven gekozen is, de spatiebalk geen. Met de pijltjes beweeg je, Backspace gaat terug, Enter gaat naar de volgende tekening.
edition-play = Hiermee spelen
edition-play-about = “Hiermee spelen” opent een nieuwe tafel waarvoor deze uitgave gekozen is; vanaf dan biedt deze browser die bij elke nieuwe tafel aan. De tafel en het verslag dragen de uitgave met zich mee: iedereen daar speelt ermee, en het verslag kan overal nagespeeld worden. “Opslaan” schrijft een bestand, voor een andere browser of voor wie een server beheert: daar biedt “carrack edition add BESTAND” die aan iedereen aan.
edition-left = { $count ->
    [one] Voor één geplakte cel is hier geen plaats; die is weggelaten: { $cells }
   *[other] Voor { $count } geplakte cellen is hier geen plaats; die zijn weggelaten: { $cells }
}
edition-earlier = Wat deze browser bewaard had, is met een andere versie van Carrack ingevoerd. Onderdelen die nu anders zijn opgebouwd, staan hier zoals in onze uitgave; wat je daar had ingevoerd, kun je als tabel opslaan.
edition-earlier-save = Als tabel opslaan
edition-map = De kaart van de eilanden teken je op een eigen pagina; vink daar aan dat ze is zoals gedrukt, en kies aan de nieuwe tafel je doos:
edition-restart = Opnieuw beginnen met onze uitgave
edition-title = Titel
edition-untitled = Mijn doos
edition-name = Korte naam
edition-marks = Tekens
edition-drawing = Tekening: { $name }
edition-drawing-wrong = Tekening met een fout: { $name }
edition-choices = Keuze uit: { $choices }
edition-confirm = Alles zoals in mijn doos
edition-add = Nog een
edition-remove = { $name } verwijderen
edition-source-of = Bron van { $name }: { $source }
edition-rulebook = spelregels
edition-rulebook-about = Staat in de spelregels of de voorbeelden daarin
edition-deduced = afgeleid
edition-deduced-about = Uit de spelregels te berekenen
edition-reconstructed = van ons
edition-reconstructed-about = Van ons: aannemelijk en uitgeprobeerd, maar nergens gedrukt
edition-printed = van jou
edition-printed-about = Van jouw doos afgelezen
