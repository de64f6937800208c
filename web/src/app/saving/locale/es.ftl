# Imágenes del tablero.

picture-png = Imagen del tablero (PNG)
picture-png-about = la posición que se ve, para enviarla o imprimirla.
picture-svg = Dibujo del tablero (SVG)
picture-svg-about = lo mismo para un programa de dibujo, nítido a cualquier tamaño.
picture-title = { $game }, turno { $turn }
picture-none = Aquí el tablero está solo en palabras, así que no hay imagen de él.
