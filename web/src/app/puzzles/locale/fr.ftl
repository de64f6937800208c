# Énigmes : des tours dont une sorte est nettement la meilleure.

puzzles-about = Des tours tirés de parties entre bots, où une sorte de tour est nettement la meilleure, sans être la plus évidente. Chaque jour en propose un par jeu, le même pour tout le monde ; un nouveau arrive à minuit UTC.
puzzles-done = { $solved } sur { $count } résolues
puzzles-today = L’énigme du jour
puzzles-earlier = Jours précédents
puzzles-kept = Seul cet appareil retient celles que tu as résolues.
puzzle-name = Énigme { $number }
puzzle-solved = résolue
puzzle-tried = essayée
puzzle-heading = Énigme { $number } : tour { $turn }, { $player }
puzzle-window = Énigme { $number } – { $game }
puzzle-entered = Énigme { $number }, { $game } : trouve le meilleur tour de { $player }. Joue-le sur ce plateau, puis compare-le au meilleur.
puzzle-gone = Il n’y a pas d’énigme { $number } ici.
puzzle-leave = Vers les énigmes
puzzle-left = De retour aux énigmes.
puzzle-proof = Le meilleur tour devance d’au moins { $lead } toute autre sorte de tour trouvée par les bots. Deux réseaux sont d’accord : il menait dans { $ahead } échantillons indépendants sur { $blocks }.
