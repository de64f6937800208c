# Immagini del tabellone.

picture-png = Immagine del tabellone (PNG)
picture-png-about = la posizione mostrata, da inviare o da stampare.
picture-svg = Disegno del tabellone (SVG)
picture-svg-about = lo stesso per un programma di disegno, nitido a ogni dimensione.
picture-title = { $game }, turno { $turn }
picture-none = Qui il tabellone è solo a parole, perciò non ce n’è un’immagine.
