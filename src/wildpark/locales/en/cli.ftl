# Words of the command line.

cli-fault = Wildpark failed in a way nobody foresaw ({ $kind }: { $text }). Run the command again with "wildpark --debug …" and report what it prints, see CONTRIBUTING.md.

## wildpark doctor

doctor-name-python = Python
doctor-name-compiled = Speed
doctor-name-database = Database
doctor-name-pages = Pages
doctor-name-node = Node.js
doctor-name-browser = Browser
doctor-name-parquet = Parquet
doctor-python = Python { $version }
doctor-compiled = { $count ->
    [one] the one module that can be compiled is compiled
   *[other] all { $count } modules that can be compiled are compiled
  }
doctor-compiled-off = not used: WILDPARK_UNCOMPILED is set, all runs as plain Python
doctor-compiled-off-remedy = unset WILDPARK_UNCOMPILED to run fast again
doctor-compiled-not = { $count } of { $all } modules are not compiled: everything works, but bots are far slower
doctor-compiler-remedy = there is no C compiler or no Python header: sudo apt-get install gcc python3-dev, then make install
doctor-compile-remedy = make install compiles them
doctor-compiled-wheel-remedy = this is the package that runs on every machine; one compiled for this machine is far faster, see "Packages" in the README
doctor-database-sqlite = SQLite { $version } in { $path }
doctor-database-remedy = set WILDPARK_DATABASE to a database that can be used, or unset it
doctor-database-postgresql = PostgreSQL, as WILDPARK_DATABASE says
doctor-psycopg-remedy = only for PostgreSQL: pip install "psycopg[binary]"
doctor-pages = built
doctor-pages-not = not built: the server has nothing to show
doctor-pages-remedy = make pages
doctor-pages-wheel-remedy = this package was made without the pages: install another, see "Packages" in the README
doctor-node = { $version }, which builds the pages
doctor-node-not = none; only needed to build the pages
doctor-node-remedy = nothing to do: make pages brings its own
doctor-node-wheel = not needed: the package has the pages
doctor-browser = { $path }
doctor-browser-not = none found on this machine; any browser of another device will do
doctor-browser-remedy = only for the tests of the pages: sudo apt-get install chromium
doctor-parquet = wildpark simulate can write Parquet
doctor-parquet-not = wildpark simulate writes CSV only
doctor-parquet-remedy = only if Parquet is wanted: pip install pyarrow

## wildpark components

components-fine = { $path } is sound.
components-provenance = { $provenance ->
    [reconstruction] Provenance: a reconstruction. Numbers that the rulebook's text does not state are not the publisher's, see docs/rulings.md.
   *[other] Provenance, as the file says: { $provenance }
  }
components-digest = Digest: { $digest }

## What play and replay have in common

seat-name = Seat { $number }
score-place = Place
score-name = Name
score-points = Points
score-reason = For

## wildpark play

play-you = You
play-prompt = Your choice (number or notation; ? for help, q to quit):
play-help =
    A number of the list, or any notation such as those beside it: what is allowed is made, and for all else the reason is given.
    a  list all choices
    t  draw the whole table, with everybody's things
    s  explain the scores
    b  let a greedy bot make this choice
    q  quit
play-help-short = Answer with a number of the list or with a notation such as those beside it; ? for help.
play-more = … and { $count } more: write any of them as those above are written, or a for all.
play-bots = { $wanted ->
    [one] there is one other seat, but { $given } bots
   *[other] there are { $wanted } other seats, but { $given } bots
  }
play-bot-long = { $bot } is too long a name for a bot.
play-seat = a seat from 1 to { $players }
play-seed = To play this deal again: --seed { $seed }
play-what = Which game? wildpark play GAME, or wildpark play --resume FILE for one that was kept.
play-go-on = The game is kept. To go on: wildpark play --resume { $path }
play-resume-alone = The record that --resume goes on with says this already: leave out { $given }.
play-resume-seat = The record does not say which seat is yours: add --seat.
play-resume-bots = The record does not say which bots play: add --bots.

## The board of African Park

african_park-headline = { $round ->
    [0] Choice of the territory sides · head ranger: { $name }
   *[other] Round { $round } of at most { $rounds } · head ranger: { $name } · { $cards } cards left in the deck
  }
african_park-face-up = Face up:
african_park-card = (space { $minimum }, value { $value })
african_park-reserve = { $name } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
african_park-cemetery = Cemetery { $points }: { $animals }
african_park-grave = { $count ->
    [one] { species }
   *[other] { $count } { species-many }
  }
african_park-depressed = depressed
african_park-dies = dies
african_park-herd = herd of { $count }
african_park-eats = { $count ->
    [one] eats { other-with }
   *[other] eats { $count } { other-many }
  }

## The board of Savannah Park

savannah_park-headline = { $phase ->
    [grass] Set-up: the two tokens that remain go on grass · starting player: { $name }
    [lions] Set-up: the lion goes on a tree or grass space · starting player: { $name }
    [naming] Round { $round } of { $rounds } · { $name }: which token is moved?
    [placing] Round { $round } of { $rounds } · everybody moves “{ animal-token }”
   *[over] The end, after { $rounds } rounds
  }
savannah_park-park = { $name } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
savannah_park-all = all
savannah_park-legend = ~ watering hole, ♣ tree, " grass, # rock, *1 *2 *3 bush fires.
savannah_park-legend-moved = Capitals: not moved yet; (brackets): being moved.
savannah_park-legend-lion = @ the lion.
savannah_park-spare = Beside the park: { $tokens }
savannah_park-category = { $category ->
    [small-fire] small fire
    [medium-fire] medium fire
    [big-fire] big fire
    [grass] grass
    [trees] trees
   *[lions] lion
  }
savannah_park-meets-lion = the lion goes to { $space }
savannah_park-driven = a fire drives it away
savannah_park-rating = Rating: { $rating }

## The board of Zuuli

score-year = Year { $year }

zuuli-headline = { $phase ->
    [picking] Year { $year } of 3 · { $count ->
        [one] one card
       *[other] { $count } cards
      } to pick { $passes ->
        [left] · hands pass to the left
        [right] · hands pass to the right
       *[none] · the Collector takes the other card
      }
    [developing] Year { $year } of 3 · the parks are developed
   *[over] The end, after 3 years
  }
zuuli-park = { $name } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $years })
zuuli-collector = The Collector · { $points ->
    [one] { $points } point
   *[other] { $points } points
  } · has collected: { $cards }
zuuli-none = nothing
zuuli-needs = { $count ->
    [one] one space
   *[other] { $count } spaces
  }
zuuli-offers = { $count ->
    [one] one space
   *[other] { $count } spaces
  }
zuuli-value = worth { $value }
zuuli-upgrade-for = upgrade
zuuli-multiplier = multiplier + { $count }
zuuli-outside = Without an enclosure: { $cards }
zuuli-spare = Not installed: { $cards }
zuuli-head-room = Enclosure
zuuli-head-habitats = Habitats
zuuli-head-space = Space
zuuli-head-animals = Animals (worth)
zuuli-head-points = Points
zuuli-confirm = the park is complete for year { $year }
zuuli-verdict = { $won ->
    [yes] You have beaten the Collector, { $points } to { $rival }.
   *[no] The Collector has won, { $rival } to { $points }.
  }

## wildpark replay

show-no-record = only a record has steps; this is the text of one position
show-step = the record has { $last } steps
show-not-seen = this text does not say what that seat sees: leave --seat out
replay-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
replay-seed = Seed: { $seed }
replay-seats = Seats, clockwise: { $names }

## wildpark serve

serve-at = Wildpark is open at { $address }
serve-others = For others in your network: { $address }
serve-stop = Ctrl-C stops it; games go on where they were when it is started again.
serve-taken = The server cannot listen at { $host }, port { $port }: { $reason }. Another --port may be free; 0 takes any.

## wildpark backup

backup-done = The database is copied to { $path } ({ $size } bytes).

## wildpark bench

bench-what = On one core
bench-installed = as installed
bench-uncompiled = uncompiled
bench-decisions = decisions a second through legal and play
bench-games = random games a second inside, with the deal
bench-playouts = Monte Carlo playouts a second, each of a whole game
bench-copy = copy of a position, microseconds
bench-open = set-up of a game, microseconds
bench-view = what a player is shown of a position, microseconds
bench-text = position as text, microseconds
bench-read = position from its text, microseconds
bench-first = import and first position, milliseconds
