standing-orders = Consignes permanentes
order-ends = Finir mon tour quand il n’y a plus rien à faire
order-forced = Répondre quand tout le monde voit que c’est forcé
standing-orders-about = Le serveur joue 60 secondes après que la décision t’est revenue, ou après la moitié de ton temps si c’est plus court ; personne d’autre ne voit tes consignes.
orders-played = { $count ->
    [one] Un coup a été joué ainsi, au tour { $turn }.
   *[other] { $count } coups ont été joués ainsi, le dernier au tour { $turn }.
  }
orders-just-played = Le serveur a joué pour toi, selon tes consignes permanentes.
orders-dropped = { $why ->
    [bot] Tes consignes permanentes sont levées : un bot a pris ta place.
    [resigned] Tes consignes permanentes sont levées : tu as abandonné.
   *[undone] Tes consignes permanentes sont levées : tu as repris ce qu’elles avaient joué.
  }
