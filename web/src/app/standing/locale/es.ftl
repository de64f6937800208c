standing-orders = Instrucciones permanentes
order-ends = Terminar mi turno cuando no quede nada por hacer
order-forced = Responder lo que todos ven que es forzoso
standing-orders-about = El servidor juega 60 segundos después de que te toque decidir, o a la mitad de tu tiempo si es menos; nadie más ve tus instrucciones.
orders-played = { $count ->
    [one] Así se ha jugado una vez, en el turno { $turn }.
   *[other] Así se ha jugado { $count } veces, la última en el turno { $turn }.
  }
orders-just-played = El servidor ha jugado por ti, según tus instrucciones permanentes.
orders-dropped = { $why ->
    [bot] Tus instrucciones permanentes ya no valen: un bot ocupa tu sitio.
    [resigned] Tus instrucciones permanentes ya no valen: has abandonado.
   *[undone] Tus instrucciones permanentes ya no valen: has deshecho lo que jugaron.
  }
