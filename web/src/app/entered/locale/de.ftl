# Neben dem Brett: was von Hand eingegeben wird.

asked-number = Bisher eingegeben: { $number }
asked-send = Fertig
asked-mend = Letzte Eingabe zurücknehmen
asked-mend-key = Letzte Eingabe zurücknehmen (Rücktaste)
asked-change = Neu wählen
asked-fewer = { $what }: eins weniger
asked-more = { $what }: eins mehr
asked-count = { $what }: 0 bis { $most }
asked-private = { $player } gibt das ein; die anderen schauen weg.
asked-wait = { $player } gibt ein, was sonst niemand sehen darf.
asked-wait-set-up = Die Spieler geben den Aufbau ein.
asked-set-up = Der Aufbau
asked-set-up-about = Baut das Spiel auf eurem Tisch auf, wie seine Regeln es sagen, und gebt ein, was fällt. Der Spielplan erscheint hier, sobald alles bekannt ist.
asked-keep = Aufzeichnung behalten
asked-keep-about = Das Spiel ist zu Ende. Solange die Aufzeichnung nicht behalten wird, lassen sich falsche Eingaben berichtigen.
by-hand-mark = von Hand eingegeben
by-hand-mark-about = Was an diesem Tisch fiel, haben seine Spieler eingegeben. Niemand bürgt für den Zufall, und gewertet wird nicht.
