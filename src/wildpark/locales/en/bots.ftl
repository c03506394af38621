# Words of the bots, of matches among them and of simulations.

## Refusals

bot-needs-seen = A bot is shown what its seat may see, and never the whole position.
not-to-act = Seat { $seat } has nothing to choose now.
games = The games to play are a whole number from 1, not { $games }.
unknown-bot = There is no bot “{ $name }”. There are: { $allowed }
unknown-bot-setting = { $bot } has no setting “{ $name }”, or has it twice. Its settings: { $allowed }
bot-two-budgets = A bot has a budget of seconds or of { $name }, not both.
bot-setting-value = { $name } cannot be “{ $value }”. Allowed: { $name ->
    [seconds] a number above 0, up to { $limit }
   *[other] a whole number above 0, up to { $limit }
  }
simulate-ending = “{ $path }” ends in neither .csv nor .parquet.
no-parquet = Parquet needs pyarrow: pip install 'wildpark[parquet]'

## wildpark arena

arena-playing = Playing
arena-bot = Bot
arena-games = Games
arena-wins = Won
arena-place = Mean place
arena-score = Mean score
arena-interval = 95 %
arena-caption = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } from seed { $seed } on. Equally strong bots would win { $even } each.
arena-caption-alone = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } from seed { $seed } on, the same deals for every bot.

## wildpark simulate

simulate-playing = Playing
simulate-seat = Seat
simulate-caption = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } from seed { $seed } on. All columns show means.
simulate-written = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
  } written to { $path }
simulate-go-on = To play the rest: --seed { $seed } --games { $games }
simulate-resume = The same command goes on from here; games still to play: { $games }
simulate-running = Another simulation is writing to “{ $path }”.
simulate-other = “{ $path }” has the games of another simulation, which was not finished. Finish or delete it, or write to another file.
worker-lost = The system ended a process that was playing, perhaps because memory ran out. Try again, or with fewer --jobs.
simulate-bots = there are { $wanted } seats, but { $given } bots: name one for all or one for each
