### Wat meldingen zeggen. Van een spel staat er niets in dan de naam en wie er speelt.

turn = Jij bent aan de beurt: { $game }
turn-of = { $player } is aan de beurt: { $game }
began = Het spel is begonnen: { $game }
ended = Het spel is voorbij: { $game }
waits = De anderen wachten op je: { $game }
waits-of = De anderen wachten op { $player }: { $game }
invited = Je bent aan een tafel uitgenodigd: { $game }
round = De volgende ronde van je competitie is begonnen
gone = Carrack kon een van je adressen niet meer bereiken en heeft het vergeten
test = Zo laat Carrack het je weten
several = { $count } meldingen van je tafels
stop = Geen meldingen meer
