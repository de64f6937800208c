tab-full = a este navegador no le queda sitio para Carrack. Borra mesas acabadas, o haz sitio en el disco; tus mesas están como estaban
tab-taken = Carrack se ha abierto en otra pestaña, que sigue con estas mesas. Vuelve a cargar esta página para seguir aquí
tab-forbidden = este navegador no guarda nada para esta página ({ $why }). En una ventana privada, o donde el almacenamiento está desactivado, las partidas no se pueden conservar: abre la página en una ventana normal
tab-damaged = lo que este navegador guarda de tus mesas no se puede leer ({ $why }). No se ha borrado nada. Si has guardado las mesas en un archivo, borra los datos de esta página en los ajustes del navegador, vuelve a cargarla y lee el archivo
tab-newer = tus mesas las guardó un Carrack más nuevo que esta página. Vuelve a cargarla; si no sirve, cierra antes todas sus pestañas
