# Words of the rules: refusals, reports, parts of scores, options, data files and records.
#
# Whoever says one of these passes the parameters of the code on as they are. $species and $other
# are names from a components file ("zebra", "white_rhinoceros"): the messages of "Animals" below
# make words of them, and show a name they do not know (somebody's own copy of the game) as it is.
# $seat and $turn are seat numbers from 0; no sentence needs them, the reader knows who is meant.
# $area is 0 to 3 for the areas of 2, 3, 4 and 6 spaces, $size the number of spaces, $column a
# column's name as in notation: 2, 3, 4a, 4b, 6a, 6b.

## Animals
# .a begins a sentence, .with stands after "with", .many is the plural.

animal-gazelle = gazelle
    .a = A gazelle
    .with = a gazelle
    .many = gazelles
animal-zebra = zebra
    .a = A zebra
    .with = a zebra
    .many = zebras
animal-gnu = gnu
    .a = A gnu
    .with = a gnu
    .many = gnus
animal-giraffe = giraffe
    .a = A giraffe
    .with = a giraffe
    .many = giraffes
animal-leopard = leopard
    .a = A leopard
    .with = a leopard
    .many = leopards
animal-lion = lion
    .a = A lion
    .with = a lion
    .many = lions
animal-rhinoceros = rhinoceros
    .a = A rhinoceros
    .with = a rhinoceros
    .many = rhinoceroses
animal-white_rhinoceros = white rhinoceros
    .a = A white rhinoceros
    .with = a white rhinoceros
    .many = white rhinoceroses
animal-elephant = elephant
    .a = An elephant
    .with = an elephant
    .many = elephants
animal-hippopotamus = hippopotamus
    .a = A hippopotamus
    .with = a hippopotamus
    .many = hippopotami
animal-crocodile = crocodile
    .a = A crocodile
    .with = a crocodile
    .many = crocodiles

# A species in a sentence: { species }, { species-a }, { species-many } for $species, and
# { other }, { other-with }, { other-many } for $other.

species = { $species ->
    [gazelle] { animal-gazelle }
    [zebra] { animal-zebra }
    [gnu] { animal-gnu }
    [giraffe] { animal-giraffe }
    [leopard] { animal-leopard }
    [lion] { animal-lion }
    [rhinoceros] { animal-rhinoceros }
    [white_rhinoceros] { animal-white_rhinoceros }
    [elephant] { animal-elephant }
    [hippopotamus] { animal-hippopotamus }
    [crocodile] { animal-crocodile }
   *[other] { $species }
  }

species-a = { $species ->
    [gazelle] { animal-gazelle.a }
    [zebra] { animal-zebra.a }
    [gnu] { animal-gnu.a }
    [giraffe] { animal-giraffe.a }
    [leopard] { animal-leopard.a }
    [lion] { animal-lion.a }
    [rhinoceros] { animal-rhinoceros.a }
    [white_rhinoceros] { animal-white_rhinoceros.a }
    [elephant] { animal-elephant.a }
    [hippopotamus] { animal-hippopotamus.a }
    [crocodile] { animal-crocodile.a }
   *[other] { $species }
  }

other = { $other ->
    [gazelle] { animal-gazelle }
    [zebra] { animal-zebra }
    [gnu] { animal-gnu }
    [giraffe] { animal-giraffe }
    [leopard] { animal-leopard }
    [lion] { animal-lion }
    [rhinoceros] { animal-rhinoceros }
    [white_rhinoceros] { animal-white_rhinoceros }
    [elephant] { animal-elephant }
    [hippopotamus] { animal-hippopotamus }
    [crocodile] { animal-crocodile }
   *[other] { $other }
  }

other-with = { $other ->
    [gazelle] { animal-gazelle.with }
    [zebra] { animal-zebra.with }
    [gnu] { animal-gnu.with }
    [giraffe] { animal-giraffe.with }
    [leopard] { animal-leopard.with }
    [lion] { animal-lion.with }
    [rhinoceros] { animal-rhinoceros.with }
    [white_rhinoceros] { animal-white_rhinoceros.with }
    [elephant] { animal-elephant.with }
    [hippopotamus] { animal-hippopotamus.with }
    [crocodile] { animal-crocodile.with }
   *[other] { $other }
  }

species-many = { $species ->
    [gazelle] { animal-gazelle.many }
    [zebra] { animal-zebra.many }
    [gnu] { animal-gnu.many }
    [giraffe] { animal-giraffe.many }
    [leopard] { animal-leopard.many }
    [lion] { animal-lion.many }
    [rhinoceros] { animal-rhinoceros.many }
    [white_rhinoceros] { animal-white_rhinoceros.many }
    [elephant] { animal-elephant.many }
    [hippopotamus] { animal-hippopotamus.many }
    [crocodile] { animal-crocodile.many }
   *[other] { $species }
  }

other-many = { $other ->
    [gazelle] { animal-gazelle.many }
    [zebra] { animal-zebra.many }
    [gnu] { animal-gnu.many }
    [giraffe] { animal-giraffe.many }
    [leopard] { animal-leopard.many }
    [lion] { animal-lion.many }
    [rhinoceros] { animal-rhinoceros.many }
    [white_rhinoceros] { animal-white_rhinoceros.many }
    [elephant] { animal-elephant.many }
    [hippopotamus] { animal-hippopotamus.many }
    [crocodile] { animal-crocodile.many }
   *[other] { $other }
  }

## Refusals: African Park

# No parameters.
game-over = The game is over.
# seat, turn
not-your-turn = It is not your turn.
# action: the id
unknown-action = There is no action { $action }.
# No parameters.
sides-first = First everybody chooses the sides of the territory cards.
# No parameters.
sides-chosen = The sides of the territory cards are chosen once, and stay.
# species
card-not-face-up = There is no card “{ species }” face up.
# species
must-be-placed = { species-a } that can be placed has to be placed.
# column
column-full = This column is full.
# species, size, minimum, least: minimum - 1
area-too-small = { species-a } cannot enter an area of { $size } spaces: it needs at least { $least }.
# species, other, size (so for all that meet)
herbivore-meets-carnivore = { species-a } cannot enter an area with { other-with }.
herbivore-meets-crocodile = { species-a } cannot enter an area with { other-with }.
carnivore-meets-carnivore = { species-a } cannot enter an area with { other-with }: only one type of carnivore lives in an area.
pachyderm-meets-pachyderm = { species-a } cannot enter an area with { other-with }: only one type of pachyderm lives in an area.
aquatic-meets-aquatic = { species-a } cannot enter an area with { other-with }: only one type of aquatics lives in an area.
# species, size, limit
pachyderms-full = { species-a } cannot enter: an area of { $size } spaces holds { $limit ->
    [0] no pachyderms
    [one] at most one pachyderm
   *[other] at most { $limit } pachyderms
  }.
# species, size
aquatic-needs-river = { species-a } can only be placed on a river space.

## Report: African Park

# sides: the side of the cards 2+3, 4 and 6, each a or b
chose-sides = Sides of the territory cards chosen.
# species, column, size
placed = { species-a } moves into column { $column }.
# species, column, size
placed-depressed = { species-a } moves into column { $column } and is depressed: the area is not wide enough.
# species, count
herd-grows = A herd of { $count } { species-many }.
# species: who eats; other: who is eaten; count
ate = { $count ->
    [one] { species-a } eats { $count } { other }.
   *[other] { species-a } eats { $count } { other-many }.
  }
# species, points (below 0)
could-not-be-placed = { species-a } cannot be placed and dies: { $points }.
# round, seat: the new head ranger
round-begins = Round { $round } begins.
# No parameters.
ends-reserve-full = The game ends: a reserve is full.
# No parameters.
ends-deck-empty = The game ends: there are no cards left.

## Parts of a score: African Park

# species, area, space
animal = { species }, { area }
# species, area, space
depressed = { species }, { area }: depressed
# species, area, count
herd = Herd of { $count } { species-many }, { area }
# species, count
died = Cemetery: { $count ->
    [one] { species } died
   *[other] { $count } { species-many } died
  }
# species, count
eaten = Cemetery: { $count ->
    [one] { species } eaten
   *[other] { $count } { species-many } eaten
  }
area = { $area ->
    [0] area of 2 spaces
    [1] area of 3 spaces
    [2] area of 4 spaces
   *[3] area of 6 spaces
  }

## Options

option-first = First head ranger
# value: none, or the number of a seat from 0
option-first-value = { $value ->
    [none] drawn by lot
    [0] seat 1
    [1] seat 2
    [2] seat 3
   *[3] seat 4
  }

## Opening and playing a game

# name, allowed
unknown-game = There is no game { $name }. There are: { $allowed }.
# players, allowed
players = This game is for { $allowed } players, not { $players }.
# seed
seed = A seed is a whole number from 0 to 18446744073709551615, not { $seed }.
# name, allowed
unknown-option = This game has no option { $name }. It has: { $allowed }.
# name, value, allowed
option-value = Option { $name } cannot be { $value }. Allowed: { $allowed }.
# No parameters.
foreign-components = These are not the components of this game.
# seat, last
no-such-seat = There is no seat { $seat }. Seats are numbered from 0 to { $last }.
# text
unknown-notation = There is no action { $text }.
# No parameters.
not-whole = This position lacks what its reader cannot know, and cannot be played on.
# No parameters.
no-pickle = A position cannot be pickled. Keep its record instead.

## Data files

# What stands at a place; $value is "missing" where nothing does.
is-value = { $value ->
    [missing] is missing
   *[other] is { $value }
  }

# file, count; each fault follows as a line of its own
data-file-faults = { $count ->
    [one] There is one fault in { $file }:
   *[other] There are { $count } faults in { $file }:
  }
# file, reason
fault-too-long = { $file } is too long; allowed: at most { $limit } characters
fault-unreadable = { $file }: cannot be read: { $reason }
fault-encoding = { $file }: { text-encoding }
# file, place (so for all that follow)
fault-missing = { $file }: { $place } is missing
# value, allowed
fault-extra = { $file }: { $place }: { $value } is unknown; allowed: { $allowed }
fault-extra-table = { $file }: { $value } is unknown; allowed: { $allowed }
# value, wanted: table, list or text
fault-kind = { $file }: { $place } { is-value }; allowed: { $wanted ->
    [table] a table
    [list] a list
   *[text] a text
  }
# value, low, high
fault-number = { $file }: { $place } { is-value }; allowed: a whole number from { $low } to { $high }
# count, low, high
fault-length = { $file }: { $place } has { $count } entries; allowed: { $low } to { $high }
# value, allowed
fault-choice = { $file }: { $place } { is-value }; allowed: { $allowed }
# value
fault-name = { $file }: { $place } { is-value }; allowed: a name of 1 to 40 small letters, digits and underscores that begins with a letter
# value
fault-text = { $file }: { $place } { is-value }; allowed: a text of 1 to 200 characters
# value
fault-twice = { $file }: { $place } { is-value }; allowed: a name that is not used before
# players, cards
fault-deck-uneven = { $file }: { $place }: the deck for { $players } players has { $cards } cards; allowed: a number that { $players } players can divide evenly, not 0
# players, cards, high
fault-deck-large = { $file }: { $place }: the deck for { $players } players has { $cards } cards; allowed: at most { $high }
# value
fault-pachyderm-kind = { $file }: { $place } { is-value }; allowed: a kind for pachyderms only
# value
fault-crocodile = { $file }: { $place } { is-value }; allowed: 'aquatic' for the crocodile
# last
fault-herd-gap = { $file }: { $place } is missing; allowed: a bonus for each herd from 2 to { $last }
# value, height
fault-column-height = { $file }: { $place } { is-value }; allowed: { $height } letters, one a space, from the bottom upward
# value
fault-column-letter = { $file }: { $place } { is-value }; allowed: only the letters R (river) and L (land)

## Records

# limit
record-too-long = A record has at most { $limit } characters.
# problem: utf-8, utf-16, utf-32 or no-mark; line; byte, as 0xE4
text-encoding = { $problem ->
    [utf-8] Byte { $byte } in line { $line } is not UTF-8. Save the text as UTF-8.
    [utf-16] The text is UTF-16 by its byte order mark, but damaged in line { $line }.
    [utf-32] The text is UTF-32. Save it as UTF-8.
   *[no-mark] There is a null character in line { $line }, as in UTF-16 without a byte order mark. Save the text as UTF-8.
  }
record-encoding = This is not a record: { text-encoding }
# reason
record-not-json = This is not a record: { $reason }
# No parameters.
record-format = This is not a record of a Wildpark game.
# version, known
record-version = This record has version { $version }; known: { $known }.
# place
record-missing = The record is damaged: { $place } is missing.
# place
record-extra = The record is damaged: { $place } is unknown.
# place, value, wanted: number, text, list, options, action, bots or names
record-field = The record is damaged: { $place } is { $value }; allowed: { $wanted ->
    [number] a whole number
    [text] a text
    [list] a list
    [options] options by name, each true, false, null, a whole number or a text
    [action] a seat and an action, such as [0, "gnu-6b"]
    [bots] no bots, or for each player null or a bot of 1 to 60 printable characters
   *[names] no names, or one of 1 to 60 printable characters for each player
  }.
# expected, found: beginnings of digests
record-components = The record was played with other components ({ $expected }) than these ({ $found }). Give the file it was played with.
# number, seat, action, reason: an English sentence; the reason follows as a line too
record-action = Action { $number } of the record ({ $action }) does not fit.
