# Words of the pages: shell, table, joining, replay. What the home pages add is in page-home.ftl.

## Around every page

page-skip = Skip to the page
page-settings = Settings
page-language = Language
page-theme = { $theme ->
    [light] Theme: light
    [dark] Theme: dark
   *[auto] Theme: as the system
  }
page-sound = Sound when it is your turn
page-close = Close
page-not-found = Nothing lives at this address.
page-to-home = To the start
page-loading = The table is being laid …
page-no-answer = The server does not answer. Try again in a moment.
page-broken = A part of this page could not be loaded.
page-line-lost = The connection is lost. We keep trying; nothing you did is lost.

## The table

page-species-animal = Animal
page-reference = Look things up
page-your-turn = Your turn
page-setting-up = Setting up
page-round = Round { $round } of { $rounds }
page-seat-chip = { $acts ->
    [yes] choosing now,
   *[no] {""}
  }{ $presence ->
    [offline] not connected,
    [away] has left and a bot plays,
   *[here] {""}
  } look at the board
page-you = You
page-seat-number = Seat { $seat }
page-seat-open = open seat { $seat }
page-bot-level = { $level ->
    [cub] Cub
    [keeper] Keeper
    [ranger] Ranger
    [warden] Warden
   *[other] Bot
  }
page-acts = choosing
page-open-score = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. See where they come from
page-total = Total
# Where a column stands; the board does not print the name that notation gives it.
page-column = area of { $size } spaces{ $side ->
    [left] , left
    [right] , right
   *[only] {""}
  }
page-undo = Take back
page-put-back = Put back
page-confirm-loss = Do it

page-hint-others = { $count ->
    [one] { $name } is choosing.
   *[other] { $name } are choosing.
  }
page-hint-watching = You are watching. { page-hint-others }
page-hint-waiting = The game starts when all seats are taken.
page-hint-over = The game is over.
page-hint-away = A bot chooses for you.

page-time-left = time left:
page-last-seconds = { $seconds ->
    [one] { $seconds } second left to choose
   *[other] { $seconds } seconds left to choose
  }
page-curtain = Hand the device to { $name }
page-curtain-why = What { $name } holds is for no one else to see.
page-curtain-take = I am { $name }
page-curtain-undo = { $name } takes the last choice back

page-log = What has happened
page-log-unfold = All { $count } entries
page-log-fold = Only the newest
page-log-undo = took the last choice back.

## Waiting, the end, help

page-waiting-title = Waiting for players
page-waiting = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
  }
page-waiting-here = At the table: { $names }
page-waiting-send = { $count ->
    [one] Send this link to whoever shall sit there.
   *[other] Send this link to those who shall sit there.
  }
page-link = Link
page-link-copy = Copy
page-link-copied = Copied
page-link-share = Share
page-end = { $count ->
    [one] { $you ->
        [yes] You win
       *[no] { $names } wins
      }
   *[other] { $names } share the victory
  }
page-place = { $place }.
page-end-doors = Press a number to see on the board where each point comes from.
page-rematch = Play again
page-to-rematch = To the next game
page-to-replay = Step through the game
page-download = Download the record
page-help = Help
page-help-replay = Step through the game with the slider, the buttons or the chart. Press a number to see where its points come from.
page-key = { $key ->
    [arrows] Arrows
    [steps] ← →
    [ends] Home, End
    [enter] Enter, space
    [escape] Esc
   *[undo] Ctrl + Z
  }
page-key-does = { $key ->
    [arrows] from one piece or space to the next
    [steps] one step back, one step on
    [ends] to the start, to the end
    [enter] pick up, put down
    [escape] put back what is in hand
   *[undo] take the last choice back, while the rules allow it
  }
page-to-rules = How to play
page-own-link = Your seat on another device
page-own-link-why = Whoever opens this link plays your seat. Keep it to yourself.
page-watch-link = Link for those who watch
page-leave = Leave the table
page-leave-what = A bot plays your seat until you come back.
page-left = You have left this table; a bot plays for you.
page-come-back = Come back

## Joining

page-join = You are invited to a game of { $game }.
page-join-own = This link leads to a seat at a game of { $game }.
page-join-who = { $count ->
    [0] Nobody sits there yet.
    [one] { $names } is at the table.
   *[other] At the table: { $names }.
  }
page-join-name = Your name
page-join-sit = Sit down
page-join-watch = Only watch

## Replay

page-replay = The game, step by step
page-replay-start = The game begins.
page-replay-step = Step { $step } of { $last }
page-replay-step-slider = Step
page-replay-first = To the start
page-replay-back = One step back
page-replay-on = One step on
page-replay-last = To the end
page-replay-chart = Scores over the game. At the end:
page-replay-open = Open a record
page-replay-open-what = A record is the file that a finished game gives you. It is replayed here, step by step.
page-replay-file = Choose a file

## Where the pages cannot be shown

page-too-old = Wildpark needs JavaScript and a newer browser: at least { $browsers }.
