# Numbers in words from three on, for tests: drie vier vijf zes zeven acht negen tien elf twaalf

### Wat de engine zelf over elk spel zegt. De eigen teksten van een spel gaan voor.

## Why something is refused, whatever the game

refusal-game-over = Het spel is voorbij.
refusal-not-your-turn = Plaats { $deciding } is aan de beurt, niet plaats { $seat }.
refusal-no-such-move = “{ $move }” is geen zet van dit spel.
refusal-no-such-number = Zetten zijn genummerd van 0 tot { $last }; een zet { $number } is er niet.
refusal-no-such-action = Acties zijn genummerd van 0 tot { $last }; een actie { $action } is er niet.
refusal-action-without-move = Actie { $action } staat in deze stelling niet voor een zet.
refusal-no-command = Plaats { $seat } kan “{ $move }” nu niet buiten de beurt doen.
refusal-no-commands = Buiten de eigen beurt kan in { $game } niets gedaan worden.
refusal-nothing-to-undo = Er valt niets terug te nemen.
refusal-undo-out-of-reach = Alleen de beslissingen { $first } tot { $last } kunnen teruggenomen worden, niet { $decision }.
refusal-row-goes-on = Alleen de laatste zet van een reeks mag trekken, iets onthullen of de beurt beëindigen, maar “{ $move }” doet dat ook: stuur wat erop volgt apart.
refusal-gone-on = Het spel is verdergegaan sinds dit getoond werd.

## What cannot be chosen for a new game ($option: its name, $numbers, $known and $choices: lists)

wrong-players = { $game } is voor { $least } tot { $most } spelers, niet { $players }.
wrong-option = { $count ->
    [0] { $game } heeft geen optie “{ $option }”; er is er geen enkele.
   *[other] { $game } heeft geen optie “{ $option }”, wel: { $known }.
}
wrong-option-players = Optie “{ $option }” is alleen voor deze aantallen spelers: { $numbers }; hier zijn er { $players }.
wrong-choice-players = Optie “{ $option }” kan alleen bij deze aantallen spelers “{ $value }” zijn: { $numbers }; hier zijn er { $players }.
wrong-choice = Optie “{ $option }” is een van { $choices }, niet “{ $value }”.
wrong-text = Optie “{ $option }” is een tekst van hoogstens { $longest } tekens.
wrong-number = Optie “{ $option }” is een geheel getal van { $least } tot { $most }, niet “{ $value }”.
wrong-game = er is geen spel “{ $game }”; geïnstalleerd: { $known }
wrong-game-near = er is geen spel “{ $game }”; bedoelde je “{ $close }”?
broken-game = het spel “{ $game }” is geïnstalleerd, maar kan niet worden geladen: { $reason }

## What is wrong with a record or a file: clauses ($entry, $made, $written: lines; $noun: edition or map)

fault-line = regel { $line }: { $reason }
fault-empty = het bestand is leeg; een verslag begint met een kop
fault-not-json = dit is geen JSON ({ $reason })
fault-not-object = elke regel is één JSON-object tussen accolades
fault-no-header = geen kop van een Carrack-verslag: daarin staat "carrack":{ $format }
fault-field = “{ $field }” ontbreekt hier, of is geen JSON-{ $type }
fault-one-kind = een regel heeft precies één van { $kinds }
fault-outcome = de uitkomst van een trekking is een lijst van gehele getallen
fault-misplaced = een regel “{ $kind }” kan hier niet staan
fault-refused = { $entry } wordt geweigerd: { $reason }
fault-ends = het verslag eindigt hier, maar het spel gaat verder met { $made }
fault-game-other = het verslag zegt { $written }, maar het spel geeft { $made }
fault-seed-other = het verslag zegt { $written }, maar het startgetal geeft { $made }
fault-running = dit is het verslag van een lopend spel: wat nog verborgen is, ontbreekt erin, dus het kan niet teruggespeeld worden; sla het opnieuw op als het spel voorbij is
fault-not-finished = het spel is niet voltooid
fault-other-game = een verslag van “{ $game }” kan niet teruggespeeld worden als “{ $here }”
fault-other-position = het spel gaat verder vanuit een andere stelling dan hier
fault-rules = het is gespeeld volgens regels { $rules }, maar hier zijn bekend { $known }
fault-components = { $part } is { $was } in het verslag, maar hier { $now }; in beide gelijk: { $same }
fault-no-commitment = de kop legt zich niet vast op een startgetal; alleen spellen van een tafel kunnen gecontroleerd worden
fault-other-commitment = het onthulde startgetal hoort niet bij de vastgelegde hash { $commitment }
fault-seed-digits = een startgetal wordt geschreven als 64 hexadecimale cijfers
fault-no-seed = geen notitie onthult het startgetal; een tafel doet dat als het spel voorbij is
fault-luck-scheme = het toeval is volgens “{ $scheme }”; hier zijn bekend { $known }
fault-luck-source = het toeval is van de bron “{ $source }”; hier zijn bekend { $known }
fault-luck-seats = het toeval wordt gedeeld door een of meer van de plaatsen, elk één keer en op volgorde
fault-luck-opened = wat plaats { $seat } onthulde, is niet waarvoor de hash gepubliceerd is
fault-luck-unnamed = plaats { $seat } heeft niets aan het toeval bijgedragen, en staat niet bij de afwezigen
fault-draw-no-more = het spel trekt hier “{ $draw }”, maar het verslag bevat geen trekking meer
fault-draw-other = het spel trekt hier “{ $draw }”, maar het verslag bevat “{ $held }”
fault-draw-size = trekking “{ $draw }” heeft { $count ->
    [one] { $count } getal
   *[other] { $count } getallen
}; het moeten er { $size } zijn
fault-draw-settled = trekking “{ $draw }” is in het verslag [{ $recorded }], maar het startgetal waaruit ze volgt, geeft [{ $made }]
fault-draw-order = trekking “{ $draw }” is geen volgorde van de getallen 0 tot { $last }: [{ $outcome }]
fault-draw-number = trekking “{ $draw }”: getal { $number } is { $value }; het moet 0 tot { $most } zijn
file-noun = { $noun ->
    [map] kaart
   *[edition] uitgave
}
file-unread = { $file }: niet te lezen; { $reason }
file-not-utf8 = { $file }: is geen tekst in UTF-8; sla het op als UTF-8
file-none = er is geen { file-noun } “{ $name }”; hier bekend: { $known }
file-none-near = er is geen { file-noun } “{ $name }”; bedoelde je “{ $near }”?
file-misnamed = { $file }: de { file-noun } heet “{ $name }”, maar het bestand heet “{ $file }”; noem het bestand “{ $name }.toml”, of schrijf er name = "{ $stem }" in
file-name-reserved = “{ $name }” heeft een eigen betekenis; geef de jouwe een andere naam
file-name-shipped = “{ $name }” hoort bij Carrack, en daarmee wordt gespeeld; geef de jouwe een andere naam
file-name-hidden = { $path } heeft dezelfde naam, en daarmee wordt gespeeld; hernoem een van de twee

## What is wrong with a value of a file ($key, $value, $known, $allowed: as in it; $expected, $said, $problems: texts)

wrong-box = Met deze uitgave kan niet gespeeld worden: { $problems }
wrong-box-and-edition = Optie “edition” noemt de uitgave “{ $edition }”, en “box” bevat een andere: laat “edition” op “{ $shipped }” staan om met je eigen uitgave te spelen.
file-problems = { $problems }
file-at-key-line = { $file }: { $where }, regel { $line }: { $said }
file-at-key = { $file }: { $where }: { $said }
file-at-line = { $file }: regel { $line }: { $said }
file-not-toml = dit is geen TOML: { $reason }; zie https://toml.io
file-missing = { $key } ontbreekt; hier hoort { $expected }
file-other = { $key } is { $value }; hier hoort { $expected }
file-other-in = { $key } bevat { $value }; hier hoort { $expected }
file-unknown = er is geen { $value }; hier bekend: { $known }
file-unknown-near = er is geen { $value }; bedoelde je “{ $near }”?
file-same-id = de id “{ $id }” wordt { $count } keer gebruikt; geef elk een eigen id (id = "…")
file-long = { $key } heeft { $count } waarden; het mogen er hoogstens { $most } zijn
file-count = het aantal is hier { $count }; het moet { $needed } zijn ({ $rule })
file-no-source = provenance zegt niet waar { $key } vandaan komt; voeg { $key } = een van { $allowed } toe
file-name = een korte naam zonder spaties, van letters zonder accenten, cijfers, - en _
file-title = een naam die mensen lezen
file-id = een eigen korte naam, zoals “{ $example }”
file-one-of = een van { $allowed }
file-words = een lijst van { $allowed }
file-whole = een geheel getal van { $low } tot { $high }
file-wholes = een lijst van gehele getallen van { $low } tot { $high }
file-share = een getal van 0 tot 1
file-table = een tabel [{ $key }]
file-tables = een reeks tabellen [[{ $key }]]
file-provenance = een van { $allowed }, of een tabel met een daarvan voor elke waarde

## Beside the board: what is entered by hand

fault-luck-entered = het toeval is met de hand ingevoerd; het volgt uit geen startgetal
refusal-enter-first = Voer eerst in wat er op tafel is gevallen.
wrong-entered-count = gevraagde waarden: { $needed }; gegeven: { $count }
wrong-entered-value = waarde { $number } is keuze { $value }; de keuzes zijn 0 tot en met { $last }
wrong-entered-twice = waarde { $number } is al gegeven; elk kan maar op één plaats zijn
wrong-entered-seen = wat daar in “{ $draw }” ligt, is al gezien
wrong-entered-elsewhere = dat kan niet: iemand heeft het elders gezien
wrong-entered-unasked = er wordt nu niets gevraagd
wrong-entered-game = { $game } kan niet naast het spelbord worden gespeeld: het zegt niet wat gedekt ligt
entered-player = { $player }
