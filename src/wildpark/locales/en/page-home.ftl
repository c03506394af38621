# Words of the home page, the new table, past games and how to play.

## Home

page-home-title = Which park today?
page-home-game = { $game ->
    [african_park] African Park
   *[other] { $game }
  }
page-home-blurb = { $game ->
    [african_park] Take in wild animals and give each of them room. Herds pay, elephants pay more – but a lion among your zebras costs you dear.
   *[other] { "" }
  }
page-home-picture = A position from a game of { page-home-game }
page-home-position = The position now
page-home-players = { $least }–{ $most } players
page-home-minutes = about { $minutes } minutes
page-home-play = Play now
page-home-set = Set the table
page-home-against = You against one bot: { page-home-level }.
page-home-level = { $level ->
    [cub] a cub, who plays at random
    [keeper] a keeper, who takes the best card in sight
    [ranger] a ranger, who thinks ahead
    [head_ranger] a head ranger, who thinks ahead for longer
   *[other] { $level }
  }
page-home-continue = Continue
page-home-my-turn = Your turn
page-home-turn-of = { $name } to choose
page-home-seats-open = Waiting for players
page-home-more = Learn and look back
page-home-how = How to play { page-home-game }
page-home-how-text = Five minutes, with pictures
page-home-past = Past games
page-home-past-text = Scores, replays, records
page-home-replay = Open a record
page-home-replay-text = Step through a game from a file
page-home-again = Try again
