# Puzzels: beurten waarvan één soort duidelijk de beste is.

puzzles-about = Beurten uit partijen van bots, waarin één soort beurt duidelijk de beste is, en niet de voor de hand liggende. Elke dag heeft er een per spel, voor iedereen dezelfde; om middernacht UTC komt er een nieuwe.
puzzles-done = { $solved } van { $count } opgelost
puzzles-today = De puzzel van vandaag
puzzles-earlier = Eerdere dagen
puzzles-kept = Alleen dit apparaat onthoudt welke je hebt opgelost.
puzzle-name = Puzzel { $number }
puzzle-solved = opgelost
puzzle-tried = geprobeerd
puzzle-heading = Puzzel { $number }: beurt { $turn }, { $player }
puzzle-window = Puzzel { $number } – { $game }
puzzle-entered = Puzzel { $number }, { $game }: vind de beste beurt van { $player }. Speel hem op dit bord en vergelijk hem dan met de beste.
puzzle-gone = Er is hier geen puzzel { $number }.
puzzle-leave = Naar de puzzels
puzzle-left = Terug bij de puzzels.
puzzle-proof = De beste beurt ligt minstens { $lead } voor op elke andere soort beurt die bots hebben gevonden. Twee netwerken zijn het eens: hij lag voor in { $ahead } van { $blocks } onafhankelijke steekproeven.
