# The board to think on.

plan-title = Plan: { $name }
plan-window = Plan: { $name } – { $game }
plan-entered = { $name }: a board to think on. Nothing that you do here is played at the table.
plan-left = Back at the table.
plan-leave = To the table
plan-leave-game = To the game
plan-leave-key = Leave the plan (P)
plans = Plans
plan-new = New plan
plan-copy = Copy
plan-copy-of = Copy { $name }
plan-copied = { $name } (copy)
plan-delete = Delete
plan-delete-of = Delete { $name }
plan-rename = Name of this plan
plan-row = { $count ->
    [one] One move, from turn { $turn }
   *[other] { $count } moves, from turn { $turn }
}
plan-unkept = Plans are kept only until this page is closed.
plan-kept = Plans stay on this device. They are forgotten together with the seat.
plan-line = { $count ->
    [0] The plan has no moves yet
    [one] The plan: one move
   *[other] The plan: { $count } moves
}
plan-at = { $number ->
    [0] The beginning of the plan.
   *[other] Move { $number } of { $total } of the plan.
}
plan-begin = Where it begins
plan-go = To this point
plan-imagined = imagined
plan-ahead = taken back
plan-unknown = What comes next nobody can know.
plan-go-on = Go on with something imagined
plan-imagination = Imagination { $number }: so it may come, or otherwise.
plan-again = Imagine again
plan-broken = { $count ->
    [one] One of { $total } moves still holds, then it broke off: { $reason }
   *[other] { $count } of { $total } moves still hold, then it broke off: { $reason }
}
plan-held = { $count ->
    [one] The one move that is left still holds.
   *[other] All { $count } moves that are left still hold.
}
plan-restart = Start again
plan-bot = Let the bot move
plan-bots = Bots until my turn
plan-stop = Stop
plan-thinks = A bot is thinking …
plan-gone-on = The table has gone on.
plan-gone-on-by = The table has gone on: { $what }
plan-earlier = This plan rests on an earlier position.
plan-your-turn = It is your turn at the table.
plan-table-over = The game at the table is over.
plan-set-up = Set this plan up on the new position
plan-play = { $count ->
    [one] Play this plan: one move
   *[other] Play this plan: { $count } moves
}
plan-play-not = This plan can be played when it is your turn and it rests on the newest position.
plan-played = { $count ->
    [one] One move of the plan was played at the table.
   *[other] { $count } moves of the plan were played at the table.
}
plan-played-some = { $count ->
    [0] Nothing of the plan was played at the table: { $reason }
    [one] One move of { $total } was played at the table, then it stopped: { $reason }
   *[other] { $count } moves of { $total } were played at the table, then it stopped: { $reason }
}
plan-changed = the table has changed.
