### Lo que dicen los avisos. De la partida solo llevan el nombre del juego y quién juega.

turn = Te toca: { $game }
turn-of = Le toca a { $player }: { $game }
began = Ha empezado la partida: { $game }
ended = La partida ha acabado: { $game }
waits = Los demás te esperan: { $game }
waits-of = Los demás esperan a { $player }: { $game }
invited = Tienes una invitación a una mesa: { $game }
round = Ha empezado la próxima ronda de tu liga
gone = Carrack ya no podía llegar a una de tus direcciones y la ha olvidado
test = Así te avisará Carrack
several = { $count } novedades en tus mesas
stop = No recibir más avisos
