# Words of Savannah Park: tokens, refusals, reports, parts of scores, layouts, components files.
#
# $token is a token's name as in notation ("zebra-2"), $space that of a space ("d5"), $species a
# name from a components file. $seat is a seat from 0: whoever shows a line says whose it is, no
# sentence needs it. Names that the messages of "Tokens" do not know are shown as they are.

## The game

game-savannah_park = Savannah Park
game-savannah_park-blurb = All place the same token, each where it helps them most: herds at the watering holes, out of reach of the fires.
game-savannah_park-letter = { $species ->
    [giraffe] G
    [elephant] E
    [rhino] R
    [zebra] Z
    [antelope] A
    [ostrich] O
   *[other] ?
  }

## Tokens

animal-token = { $token ->
    [giraffe] giraffe
    [giraffe-2] 2 giraffes
    [giraffe-3] 3 giraffes
    [giraffe-water] giraffe with a watering hole
    [elephant] elephant
    [elephant-2] 2 elephants
    [elephant-3] 3 elephants
    [elephant-water] elephant with a watering hole
    [rhino] rhino
    [rhino-2] 2 rhinos
    [rhino-3] 3 rhinos
    [rhino-water] rhino with a watering hole
    [zebra] zebra
    [zebra-2] 2 zebras
    [zebra-3] 3 zebras
    [zebra-water] zebra with a watering hole
    [antelope] antelope
    [antelope-2] 2 antelopes
    [antelope-3] 3 antelopes
    [antelope-water] antelope with a watering hole
    [ostrich] ostrich
    [ostrich-2] 2 ostriches
    [ostrich-3] 3 ostriches
    [ostrich-water] ostrich with a watering hole
    [zebra-elephant] zebra and elephant
    [zebra-giraffe] zebra and giraffe
    [antelope-elephant] antelope and elephant
    [antelope-rhino] antelope and rhino
    [ostrich-giraffe] ostrich and giraffe
    [ostrich-rhino] ostrich and rhino
    [zebra-ostrich-antelope] zebra, ostrich and antelope with a watering hole
    [giraffe-elephant-rhino] giraffe, elephant and rhino with a watering hole
    [all] all six animals with a watering hole
   *[other] { $token }
  }

herd-animals = { $species ->
    [giraffe] giraffes
    [elephant] elephants
    [rhino] rhinos
    [zebra] zebras
    [antelope] antelopes
    [ostrich] ostriches
   *[other] { $species }
  }

## Refusals: Savannah Park

# seat
already-chosen = You have chosen. The others are still choosing.
# No parameters.
grass-first = First everybody puts the two tokens that remain on grass spaces.
# No parameters.
grass-done = Tokens are put on grass together at set-up only.
# No parameters.
lion-first = First everybody puts their lion on its space.
# No parameters.
naming-first = First the starting player names a token.
# token
token-moved = “{ animal-token }” has been moved already. Name a token that is face up.
# token
token-named = The token of this round is “{ animal-token }”.
# space (so for all that follow)
space-rock = Nothing can stand on the rock.
space-fire = Nothing can stand on a bush fire.
space-vacated = The token was just taken from { $space }. It has to go to another space.
# token
space-occupied = { $space } is occupied by “{ animal-token }”. Each space holds only one token.
children-sand-only = Animals stay on the sand.
lion-must-move = The lion is on { $space }. Say where it goes when the token takes its place.
# No parameters.
lion-not-loose = The lions are not loose in this game.
# space (so for all that follow)
lion-starts-tree-or-grass = The lion starts on an empty tree or grass space, and { $space } is neither.
lion-sand-only = The lion stays on the sand.
lion-meets-token = The token is placed on { $space }, so the lion has to leave it.

## Report: Savannah Park

# seat, token
named = Names “{ animal-token }”.
# seat
has-chosen = Has chosen.
# seat, token, space
put-on-grass = “{ animal-token }” starts on grass space { $space }.
# seat, space
lion-starts = The lion starts on { $space }.
# seat, token, from, space
moved = “{ animal-token }” goes from { $from } to { $space }.
# seat, space, points
lion-met = { $points ->
    [one] It meets the lion: one point. The lion goes to { $space }.
   *[other] It meets the lion: { $points } points. The lion goes to { $space }.
  }
# No parameters.
all-moved = The game ends: all tokens have been moved.
# round, seat: the new starting player
next-round = Round { $round } begins.

## Parts of a score: Savannah Park

fire-name = { $fire ->
    [small-fire] small bush fire
    [medium-fire] medium bush fire
   *[big-fire] big bush fire
  }
# category, fire, token, space
driven-away = The { fire-name } drives “{ animal-token }” away from { $space }
# category, fire
drives-nothing = The { fire-name } drives no token away
# category, space (so for all that follow)
grass-empty = Grass { $space } is empty
grass-taken = Grass { $space } is occupied
tree-empty = Tree { $space } is empty
tree-taken = Tree { $space } is occupied
# category, species, animals, water: watering holes, worth, spaces: names with blanks between them
herd-counts = Best herd of { herd-animals }: { $animals } × { $water } = { $worth }
herd-lesser = Another herd of { herd-animals }: { $animals } × { $water } = { $worth }, does not count
# category, species, animals, worth, spaces
children-herd = Biggest herd of { herd-animals }: { $animals }
children-lesser-herd = A smaller herd of { herd-animals }: { $animals }, does not count
# category
lion-points = Tokens that met the lion

## Ratings of a solo game: Savannah Park

rating-back-to-ranger-school = Back to ranger school
rating-apprentice = Apprentice
rating-keeper = Keeper
rating-ranger = Ranger
rating-antelope = Antelope
rating-elephant = Elephant
rating-pride-of-the-park = Pride of the park
rating-king-of-the-savannah = King of the savannah

## Layouts of the variable set-up

piece-name = { $piece ->
    [tree] tree
    [small-fire] small bush fire
    [medium-fire] medium bush fire
   *[big-fire] big bush fire
  }
# value
layout-no-text = A layout is a text, not { $value }.
# No parameters.
layout-with-children = The variable set-up and the children's variant exclude each other: with children there are no trees and fires to place.
# item, allowed: the names of layouts
layout-unknown = “{ $item }” is neither a layout ({ $allowed }) nor one of the pieces T, 1, 2, 3 with a space, such as Tb2.
# item, space, first and last: names of spaces
layout-no-space = “{ $item }” in the layout: the park has no space “{ $space }”. It has { $first } to { $last }.
# piece, space, kind: of the space
layout-off-sand = The { piece-name } on { $space } is off sand: the space is { $kind ->
    [grass] grass
   *[rock] rock
  }.
# space
layout-two-pieces = Two pieces of the layout lie on { $space }.
# piece, count, found
layout-count = { $piece ->
    [tree] A layout has { $count } trees, not { $found }.
   *[other] A layout has one { piece-name }, not { $found }.
  }
# count
layout-faults = There are { $count } faults in the layout:
# No parameters.
layout-none = No fair layout was found for the back of this park.

## Options: Savannah Park

option-starting_player = Starting player
# value: none, or the number of a seat from 0
option-starting_player-value = { $value ->
    [none] drawn by lot
    [0] seat 1
    [1] seat 2
    [2] seat 3
   *[3] seat 4
  }
option-layout = Variable set-up
# value: none, a layout's name, drawn, or the pieces of an own layout
option-layout-value = { $value ->
    [none] no: the front of the board
    [drawn] drawn by lot
    [triangle] Triangle
    [slope] Slope
    [ridge] Ridge
    [clearing] Clearing
    [hedge] Hedge
    [islands] Islands
    [two-woods] Two woods
    [crescent] Crescent
   *[other] { $value }
  }
option-children = Children's game
option-children-value = { $value ->
    [true] yes
   *[false] no
  }
option-lions = The lions are loose
option-lions-value = { $value ->
    [true] yes
   *[false] no
  }
# what the choice means, in a sentence, below the field on the pages
option-layout-help = { $value ->
    [none] They stand where the park shows them.
    [drawn] They stand elsewhere in every game, fairly, and alike for all.
    [own] Say where the 6 trees and the 3 fires stand: Tb2 is a tree on b2; 1c2, 2d7 and 3e3 are the small, the medium and the big fire.
   *[other] They stand elsewhere, alike for all.
  }
option-children-help = A park without fires and trees, and a simple count: for each species the biggest herd, a point an animal.
option-lions-help = In every park a lion goes round. Placing animals where it is brings points, and then it moves on.

## Data files: Savannah Park

# file, place, value
fault-reserved = { $file }: { $place } is { $value }; allowed: a name other than all, water and those of spaces, such as a1
# file, place, value, count
fault-species = { $file }: { $place } is { $value }; allowed: { $count } different species
# file, place, species, found, count
fault-share = { $file }: { $place } show { $species } on { $found } tokens; allowed: { $count }
# file, place, value
fault-same-token = { $file }: { $place } is { $value }; allowed: a combination that occurs only once
# file, place, value
fault-letters = { $file }: { $place } is { $value }; allowed: the letters . T G 1 2 3 #, with blanks between them
# file, place
fault-rows = { $file }: { $place } has rows that do not interlock; allowed: rows whose numbers of spaces are odd and even by turns
# file, place, count, high
fault-large-board = { $file }: { $place } has { $count } spaces; allowed: at most { $high }
# file, place, letter, found, count
fault-space-count = { $file }: { $place } has { $found } of the space { $letter }; allowed: { $count }
# file, place
fault-rating = { $file }: { $place } is missing; allowed: ratings from 0 points upward
# file, place, value
fault-points = { $file }: { $place }: { $value } is not a number of points; allowed: a whole number from 0 to 999

## Columns of a simulation

simulate-driven_away = Driven away
