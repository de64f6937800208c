# Textos del editor de ediciones.

edition-of = Tu caja de { $game }
edition-parts = Partes de la caja
edition-open = Abrir
edition-save = Guardar
edition-undo = Deshacer
edition-no-toml = Este archivo no es una edición: no es TOML. Abre un archivo guardado aquí.
edition-progress = { $yours ->
    [one] { $yours } de { $all } valores es tuyo
   *[other] { $yours } de { $all } valores son tuyos
}
edition-errors = { $count ->
    [one] Un error, aún no se puede jugar
   *[other] { $count } errores, aún no se puede jugar
}
edition-playable = Se puede jugar
edition-help = Cómo se hace
edition-about = Aquí están todos los valores de la caja, cada uno con su fuente. Escribe los que son distintos en tu caja; lo que escribes cuenta como tuyo. Si una línea ya es correcta, pulsa su fuente, o «Todo como en mi caja» para una parte entera. Todo se guarda en este navegador, aunque lo dejes a medias.
edition-keys = Intro y las flechas suben y bajan por una columna, Ctrl+Intro dice que una línea es como en tu caja, Ctrl+Z deshace. Las filas copiadas de una hoja de cálculo se pegan a partir de la celda elegida. En un dibujo, cada letra pone su marca y avanza; la x, la elegida arriba; la barra espaciadora, ninguna; con las flechas te mueves, Retroceso vuelve atrás, Intro pasa al dibujo siguiente.
edition-play = Jugar con ella
edition-play-about = «Jugar con ella» abre una mesa nueva para la que está elegida esta edición; desde entonces este navegador la ofrece en cada mesa nueva. La mesa y su registro llevan la edición consigo: todos los que se sientan allí juegan con ella, y el registro se puede reproducir en cualquier sitio. «Guardar» escribe un archivo, para otro navegador o para quien administre un servidor: allí «carrack edition add ARCHIVO» la ofrece a todos.
edition-left = { $count ->
    [one] Una celda pegada no tiene sitio aquí y se ha omitido: { $cells }
   *[other] { $count } celdas pegadas no tienen sitio aquí y se han omitido: { $cells }
}
edition-earlier = Lo que este navegador guardaba se introdujo con otra versión de Carrack. Las partes que ahora están dispuestas de otro modo aparecen aquí como en nuestra edición; lo que habías introducido en ellas se puede guardar como tabla.
edition-earlier-save = Guardar como tabla
edition-map = El mapa de las islas se dibuja en una página aparte; marca allí que es como el impreso y elige tu caja en la mesa nueva:
edition-restart = Empezar de nuevo con nuestra edición
edition-title = Título
edition-untitled = Mi caja
edition-name = Nombre corto
edition-marks = Marcas
edition-drawing = Dibujo: { $name }
edition-drawing-wrong = Dibujo con un error: { $name }
edition-choices = Valores conocidos: { $choices }
edition-confirm = Todo como en mi caja
edition-add = Añadir
edition-remove = Quitar { $name }
edition-source-of = Fuente de { $name }: { $source }
edition-rulebook = reglamento
edition-rulebook-about = Figura en las reglas o en sus ejemplos
edition-deduced = deducido
edition-deduced-about = Se deduce de las reglas por cálculo
edition-reconstructed = nuestro
edition-reconstructed-about = Nuestro: verosímil y probado, pero no está impreso en ninguna parte
edition-printed = tuyo
edition-printed-about = Leído en tu caja
