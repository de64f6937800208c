standing-orders = Standing orders
order-ends = End my turn when nothing is left to do
order-forced = Answer what everybody can see is forced
standing-orders-about = The server plays 60 seconds after the decision has come to you, or after half of your time if that is shorter; nobody else sees your orders.
orders-played = { $count ->
    [one] One move has been played so, in turn { $turn }.
   *[other] { $count } moves have been played so, the last one in turn { $turn }.
  }
orders-just-played = The server has played for you, by your standing orders.
orders-dropped = { $why ->
    [bot] Your standing orders have been dropped: a bot has taken over your seat.
    [resigned] Your standing orders have been dropped: you have resigned.
   *[undone] Your standing orders have been dropped: you have taken back what was played by them.
  }
