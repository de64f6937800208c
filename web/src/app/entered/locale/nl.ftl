# Naast het bord: wat met de hand wordt ingevoerd.

asked-number = Tot nu toe ingevoerd: { $number }
asked-send = Klaar
asked-mend = Laatste invoer terugnemen
asked-mend-key = Laatste invoer terugnemen (Backspace)
asked-change = Opnieuw kiezen
asked-fewer = { $what }: één minder
asked-more = { $what }: één meer
asked-count = { $what }: 0 tot { $most }
asked-private = { $player } voert dit in; de anderen kijken weg.
asked-wait = { $player } voert in wat niemand anders mag zien.
asked-wait-set-up = De spelers voeren de opstelling in.
asked-set-up = De opstelling
asked-set-up-about = Zet het spel op jullie tafel klaar zoals de regels zeggen, en voer in wat er valt. Het bord verschijnt hier zodra alles bekend is.
asked-keep = Verslag bewaren
asked-keep-about = Het spel is afgelopen. Zolang het verslag niet bewaard is, kan een verkeerde invoer nog worden hersteld.
by-hand-mark = met de hand ingevoerd
by-hand-mark-about = Wat aan deze tafel viel, hebben de spelers ingevoerd. Niemand staat in voor het toeval, en het spel telt niet voor de rating.
