# Words of the home page, the new table, past games and how to play.

## Home

page-home-title = Which park today?
page-home-picture = A position from a game of { $game }
page-home-position = The position now
page-home-players = { $least }–{ $most } players
page-home-minutes = about { $minutes } minutes
page-home-play = Play now
page-home-alone = Play alone
page-home-set = Set up a table
page-home-against = You against one bot: { page-home-level }.
page-home-level = { $level ->
    [cub] a cub, who does not think much
    [keeper] a keeper, who takes what is best at once
    [ranger] a ranger, who thinks ahead
    [warden] a warden, who thinks ahead for longer
   *[other] { $level }
  }
page-home-continue = Continue
page-home-my-turn = Your turn
page-home-turn-of = { $name } to choose
page-home-seats-open = Waiting for players
page-home-more = Learn and look back
page-home-how = How to play { $game }
page-home-how-text = Five minutes, with pictures
page-home-past = Past games
page-home-past-text = Scores, replays, records
page-home-replay = Open a record
page-home-replay-text = Step through a game from a file
page-home-again = Try again

## A new table

page-new-title = A new table for { $game }
page-new-no-game = There is no game called { $game }.
page-new-name = Your name
page-new-players = How many play?
page-new-players-value = { $players ->
    [1] Alone
   *[other] { $players }
  }
page-new-variants = Which game?
page-new-own = my own …
page-new-think = Time to think
# unit: none, seconds, minutes, hours or days
page-new-think-value = { $unit ->
    [none] no limit
    [seconds] { $count } s
    [hours] { $count } h
    [days] { $count ->
        [one] { $count } day
       *[other] { $count } days
      }
   *[minutes] { $count } min
  }
page-new-think-help = For a choice. Whoever lets it run out is given a sensible one.
page-new-seat = Seat { $seat }
page-new-kind = { $kind ->
    [me] Me
    [link] By link
    [here] Beside me
   *[bot] Bot
  }
page-new-kind-hint = { $kind ->
    [me] You play on this device.
    [link] A friend on another device: you get a link to send once the table is open.
    [here] Somebody beside you: you pass this device on.
   *[bot] The computer plays.
  }
page-new-level = How good?
page-new-level-hint = { $level ->
    [cub] Does not think much. Good for learning the rules.
    [keeper] Takes what is best at once.
    [ranger] Thinks ahead for a moment.
    [warden] Thinks ahead for longer. Hard to beat.
   *[other] { "" }
  }
page-new-here-name = Their name
page-new-details = More settings
page-new-pace = Bots move
page-new-pace-value = { $pace ->
    [instant] at once
   *[natural] at a pace one can follow
  }
page-new-shuffle = Deal the seats at random
page-new-no-person = At least one person must play.
page-new-open = { $waits ->
    [yes] Open the table
   *[no] Begin
  }

## Past games

page-games-none = You have not finished a game yet.
page-games-first = To the games
page-games-replay = Replay
page-games-score = Score
page-games-record = Download
page-games-place = Place { $place }:
page-games-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## How to play

page-how-contents = On this page
page-how-rulings-1 = Where the rulebook is silent or can be read in two ways, this is how we play:
page-how-source-3 = Whoever owns the game can write the numbers of their copy into a file and play with it.
