### Was Nachrichten sagen. Vom Spiel steht nichts darin als sein Name und wer spielt.

turn = Du bist am Zug: { $game }
turn-of = { $player } ist am Zug: { $game }
began = Das Spiel hat begonnen: { $game }
ended = Das Spiel ist zu Ende: { $game }
waits = Die anderen warten auf dich: { $game }
waits-of = Die anderen warten auf { $player }: { $game }
invited = Du bist an einen Tisch eingeladen: { $game }
round = Die nächste Runde deiner Liga hat begonnen
gone = Eine deiner Adressen war für Carrack nicht mehr zu erreichen und ist vergessen
test = So sagt Carrack dir Bescheid
several = { $count } Neuigkeiten an deinen Tischen
stop = Nicht mehr Bescheid sagen
