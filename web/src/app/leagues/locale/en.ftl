## Leagues
leagues = Leagues
leagues-open = Leagues that you can join
leagues-none = You are in no league yet. A league runs in seasons, in groups of people of about the same strength; a Swiss takes one day.
league-new = New league
league-late = The others are waiting for you
league-in = { $members ->
    [one] one person
   *[other] { $members } people
  }
league-state-open = has not begun
league-state-between = season { $season } is over
league-state-round = season { $season }, round { $round }
league-name = Name
league-kind = Kind
league-kind-league = League: seasons
league-kind-swiss = Swiss: one day
league-at-table = Players at a table
league-games = Games a player in a season
league-games-about = Or a few more, so that everybody plays the same number.
league-rounds = Rounds
league-group-size = Largest group
league-movers = Promoted and relegated
league-movers-about = How many change groups after a season.
league-round-time = Time for a round
league-round-time-none = as long as it takes
league-round-time-days = { $days ->
    [one] one day
    [7] one week
   *[other] { $days } days
  }
league-round-time-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
  }
league-rated = Rated
league-rated-about = The games count for ratings.
league-listed = Everybody here can see that it is open
league-listed-about = Otherwise people join by its link.
league-options = Options and clock
league-make = Make the league
league-terms = { $kind ->
    [swiss] Swiss, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
      }
   *[league] League, { $rounds ->
        [one] one game each
       *[other] { $rounds } games each
      }
  } · { $players } at a table{ $rated ->
    [yes] {" "}· rated
   *[no] {""}
  }
league-host = host: { $name }
league-join = Join
league-leave = Leave the league
league-sign-in = Sign in to join
league-away = I sit out the next round
league-link = Copy the link
league-copied = Copied
league-begin-season = Begin season { $season }
league-begin-round = Begin round { $round }
league-begin-few = A table needs { $players } people. Send them the link.
league-close = Close to new members
league-open = Open to new members
league-put-off = Give the round one more day
league-season = Season { $season }
league-now = Round { $round } of { $rounds }
league-due = due { $day }
league-over = The season is over.
league-swiss-over = All rounds are played.
league-waiting = It has not begun. Anyone who joins now plays from the beginning.
league-members = Members
league-member-new = plays from the next season on
league-member-away = not in the next round
league-remove = Remove
league-group = Group { $group }
league-standings = Standings
league-place = Place
league-who = Who
league-points = Points
league-opposition = Opponents
league-opposition-about = The points of all opponents together; they break ties
league-wins = Wins
league-played = Games
league-somebody = somebody
league-gone = has left
league-missed = missed { $count }
league-replace = Replace
league-replace-somebody = Replace somebody
league-replace-by = by …
league-nobody = nobody
league-round = Round { $round }
league-round-cost = Cost: meetings { $meetings }, apart { $apart }; at least { $leastMeetings }, { $leastApart }.
league-out = sitting out: { $names }
league-table = table
league-replay = replay
league-setting-up = is being set up
league-not-played = not played
league-game-late = waits for { $names }
league-game-missing = missing
league-cost = { $games ->
    [one] One game each
   *[other] { $games } games each
  }. Cost: games { $spread }, seats { $seats }, meetings { $meetings }; at least { $leastSpread }, { $leastSeats }, { $leastMeetings }.
league-shown-bound = No pairing is better: the bound shows it.
league-shown-search = No pairing is better: all were compared.
league-shown-unknown = The best one found; a better one may exist.
league-rule = The rule
league-pairing = How it was paired
league-seed = Drawn: { $seed }.
league-file = Save the season
club-leagues = Other leagues of this club
club-leagues-none = This club has no league yet.
league-of-club = Only members of the club can see it and join.
