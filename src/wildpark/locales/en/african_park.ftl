# Words of African Park: animals, refusals, reports, parts of scores, options and data files.
#
# Whoever says one of these passes the parameters of the code on as they are. $species and $other
# are names from a components file ("zebra", "white_rhinoceros"): the messages of "Animals" below
# make words of them, and show a name they do not know (somebody's own copy of the game) as it is.
# $area is 0 to 3 for the areas of 2, 3, 4 and 6 spaces, $size the number of spaces, $column a
# column's name as in notation: 2, 3, 4a, 4b, 6a, 6b.

## The game

game-african_park = African Park
game-african_park-blurb = Take in wild animals and give each of them room. Herds pay, elephants pay more – but a lion among your zebras costs you dear.

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

## Refusals

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

## Report

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

## Parts of a score

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

## Data files

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

## Columns of a simulation

simulate-cemetery = Cemetery
