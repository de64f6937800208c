### Ce que disent les avis. Rien d’une partie n’y figure que le nom du jeu et qui joue.

turn = À toi de jouer : { $game }
turn-of = À { $player } de jouer : { $game }
began = La partie a commencé : { $game }
ended = La partie est finie : { $game }
waits = Les autres t’attendent : { $game }
waits-of = Les autres attendent { $player } : { $game }
invited = On t’invite à une table : { $game }
round = La prochaine ronde de ta ligue a commencé
gone = Carrack ne pouvait plus joindre l’une de tes adresses, et l’a oubliée
test = C’est ainsi que Carrack t’avertira
several = { $count } nouvelles de tes tables
stop = Ne plus m’avertir
