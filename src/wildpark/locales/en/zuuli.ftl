# Words of Zuuli: cards, refusals, reports, parts of scores, options, components files.
#
# $card, $animal and $upgrade are names of cards as in notation ("red_panda"), $room that of an
# enclosure in a park: the second Standard Pen is "standard_pen_2". $seat is a seat from 0: whoever
# shows a line says whose it is, no sentence needs it. $year is 1 to 3. Names that the messages of
# "Cards" do not know are shown as they are.

## The game

game-zuuli = Zuuli
game-zuuli-blurb = Pick a card, pass the rest on, and build a park in three years in which everybody gets along.

## Cards

zuuli-animal = { $animal ->
    [lion] lion
    [bear] bear
    [crocodile] crocodile
    [angler_fish] angler fish
    [hippo] hippo
    [elephant] elephant
    [giraffe] giraffe
    [anteater] anteater
    [sloth] sloth
    [red_panda] red panda
    [tree_frog] tree frog
    [jellyfish] jellyfish
    [unicorn] unicorn
   *[other] { $animal }
  }
# with the article, at the beginning of a sentence and within one
zuuli-animal-the = { $animal ->
    [lion] The lion
    [bear] The bear
    [crocodile] The crocodile
    [angler_fish] The angler fish
    [hippo] The hippo
    [elephant] The elephant
    [giraffe] The giraffe
    [anteater] The anteater
    [sloth] The sloth
    [red_panda] The red panda
    [tree_frog] The tree frog
    [jellyfish] The jellyfish
    [unicorn] The unicorn
   *[other] { $animal }
  }
zuuli-animal-for = { $animal ->
    [lion] the lion
    [bear] the bear
    [crocodile] the crocodile
    [angler_fish] the angler fish
    [hippo] the hippo
    [elephant] the elephant
    [giraffe] the giraffe
    [anteater] the anteater
    [sloth] the sloth
    [red_panda] the red panda
    [tree_frog] the tree frog
    [jellyfish] the jellyfish
    [unicorn] the unicorn
   *[other] { $animal }
  }
zuuli-upgrade = { $upgrade ->
    [plains_habitat] Plains Habitat
    [jungle_habitat] Jungle Habitat
    [water_habitat] Water Habitat
    [extra_space] Extra Space
    [visitor_centre] Visitor Centre
    [safety_fence] Safety Fence
   *[other] { $upgrade }
  }
zuuli-room = { $room ->
    [new_plot] New Plot
    [standard_pen] Standard Pen
    [standard_pen_2] Standard Pen 2
    [canopy] Canopy
    [canopy_2] Canopy 2
    [lagoon] Lagoon
    [lagoon_2] Lagoon 2
    [forest_edge] Forest Edge
    [forest_edge_2] Forest Edge 2
    [mangrove] Mangrove
    [mangrove_2] Mangrove 2
    [floodplain] Floodplain
    [floodplain_2] Floodplain 2
    [paddock] Paddock
    [tree_house] Tree House
    [aquarium] Aquarium
    [petting_corner] Petting Corner
    [predator_house] Predator House
    [show_garden] Show Garden
    [island] Island
    [terrarium] Terrarium
    [grand_sanctuary] Grand Sanctuary
   *[other] { $room }
  }
zuuli-from = { $from ->
    [new_plot] New Plot
    [standard_pen] Standard Pen
    [standard_pen_2] Standard Pen 2
    [canopy] Canopy
    [canopy_2] Canopy 2
    [lagoon] Lagoon
    [lagoon_2] Lagoon 2
    [forest_edge] Forest Edge
    [forest_edge_2] Forest Edge 2
    [mangrove] Mangrove
    [mangrove_2] Mangrove 2
    [floodplain] Floodplain
    [floodplain_2] Floodplain 2
    [paddock] Paddock
    [tree_house] Tree House
    [aquarium] Aquarium
    [petting_corner] Petting Corner
    [predator_house] Predator House
    [show_garden] Show Garden
    [island] Island
    [terrarium] Terrarium
    [grand_sanctuary] Grand Sanctuary
   *[other] { $from }
  }
zuuli-card = { $card ->
    [lion] lion
    [bear] bear
    [crocodile] crocodile
    [angler_fish] angler fish
    [hippo] hippo
    [elephant] elephant
    [giraffe] giraffe
    [anteater] anteater
    [sloth] sloth
    [red_panda] red panda
    [tree_frog] tree frog
    [jellyfish] jellyfish
    [unicorn] unicorn
    [standard_pen] Standard Pen
    [canopy] Canopy
    [lagoon] Lagoon
    [forest_edge] Forest Edge
    [mangrove] Mangrove
    [floodplain] Floodplain
    [paddock] Paddock
    [tree_house] Tree House
    [aquarium] Aquarium
    [petting_corner] Petting Corner
    [predator_house] Predator House
    [show_garden] Show Garden
    [island] Island
    [terrarium] Terrarium
    [grand_sanctuary] Grand Sanctuary
    [plains_habitat] Plains Habitat
    [jungle_habitat] Jungle Habitat
    [water_habitat] Water Habitat
    [extra_space] Extra Space
    [visitor_centre] Visitor Centre
    [safety_fence] Safety Fence
   *[other] { $card }
  }
# habitats: one or more of plains, jungle, water, with hyphens between them, in this order
zuuli-habitats = { $habitats ->
    [plains] plains
    [jungle] jungle
    [water] water
    [plains-jungle] plains or jungle
    [plains-water] plains or water
    [jungle-water] jungle or water
   *[other] plains, jungle or water
  }

## Refusals: Zuuli

# seat
already-picked = You have picked. The others are still picking.
# seat
already-confirmed = You have confirmed your park for this year.
# No parameters (so for the next).
picking-now = Parks are developed when all cards of the year have been picked.
developing-now = No cards are picked while the parks are developed.
# card
not-in-hand = There is no { zuuli-card } in your hand.
# room
no-such-room = There is no { zuuli-room } in your park.
# animal
no-animal-outside = No { zuuli-animal } is waiting for an enclosure.
# animal, room
no-animal-there = No { zuuli-animal } lives in the { zuuli-room }.
# upgrade
no-upgrade-spare = No { zuuli-upgrade } is waiting to be installed.
# upgrade, room (so for the next)
upgrade-not-there = There is no { zuuli-upgrade } in the { zuuli-room }.
upgrade-fixed = The { zuuli-upgrade } was installed in an earlier year and stays in the { zuuli-room }.
# animal, room
same-room = { zuuli-animal-the } is in the { zuuli-room } already.
# animal, room, habitats
habitat-missing = The { zuuli-room } has no habitat for { zuuli-animal-for }. It needs { zuuli-habitats }.
# animal, room (so for the next three)
fierce-alone = { zuuli-animal-the } is fierce. In the { zuuli-room } it would not be among its own kind.
friendly-only = Only friendly animals may live in the { zuuli-room }, and { zuuli-animal-for } is fierce.
fierce-only = Only fierce animals may live in the { zuuli-room }, and { zuuli-animal-for } is friendly there.
no-two-alike = No two animals of one name may live in the { zuuli-room }, and there is a { zuuli-animal }.
# room, count
spaces-short = { $count ->
    [one] The { zuuli-room } would be one space short.
    [2] The { zuuli-room } would be two spaces short.
   *[other] The { zuuli-room } would be { $count } spaces short.
  }
# animal
must-be-housed = { zuuli-animal-the } had an enclosure when this year's development began, and needs one again.

## Report: Zuuli

# seat
has-picked = Has picked a card.
# seat, card
kept = Keeps: { zuuli-card }.
# card
collector-took = The Collector takes: { zuuli-card }.
# No parameters (so for the next).
hands-pass-left = The hands are passed to the left.
hands-pass-right = The hands are passed to the right.
# year
development-begins = Year { $year }: all develop their parks.
# seat, card, room
animal-placed = { zuuli-room }: { zuuli-card } moves in.
# seat, card, room
animal-taken = { zuuli-room }: { zuuli-card } moves out.
# seat, card, from, room
animal-moved = { zuuli-from } to { zuuli-room }: { zuuli-card }.
# seat, card, room
upgrade-installed = { zuuli-room }: { zuuli-card } is installed.
# seat, card, room
upgrade-removed = { zuuli-room }: { zuuli-card } is taken back.
# seat
park-confirmed = Has confirmed the park.
# seat, card, count
animal-discarded = Without an enclosure, discarded: { $count } × { zuuli-card }.
# seat, card, count
upgrade-discarded = Not installed, discarded: { $count } × { zuuli-card }.
# seat, year, points
year-scored = { $points ->
    [one] Year { $year }: one point.
   *[other] Year { $year }: { $points } points.
  }
# year, points
collector-scored = { $points ->
    [one] The Collector, year { $year }: one point.
   *[other] The Collector, year { $year }: { $points } points.
  }
# year
year-begins = Year { $year } begins.
# No parameters.
years-over = The game ends: three years are over.

## Parts of a score: Zuuli

# count, each: what one is worth, said where there are several
zuuli-each = { $count ->
    [one] {""}
   *[other] {""}: { $each } each
  }
zuuli-each-lost = { $count ->
    [one] {""}
   *[other] {""}: −{ $each } each
  }
# year, room, animal, count, each
worth-printed = { $count } × { zuuli-animal }{ zuuli-each }
worth-alone = { zuuli-animal } without company: 0
worth-company = { $count } × { zuuli-animal } in company{ zuuli-each }
worth-troop = { $count } × { zuuli-animal } as a troop{ zuuli-each }
worth-chorus = { $count } × { zuuli-animal } with jungle and water{ zuuli-each }
worth-bloom = { $count } × { zuuli-animal } as a bloom, doubled{ zuuli-each }
# year, room, sum, times
room-points = { zuuli-room }: { $sum } × { $times }
# year, animal, count, each
unhoused = { $count } × { zuuli-animal } without an enclosure{ zuuli-each-lost }
# year
year-floor = A year cannot score less than 0

## Options: Zuuli

option-difficulty = How good is the Collector?
option-difficulty-value = { $value ->
    [apprentice] apprentice
    [keeper] keeper
   *[ranger] ranger
    [warden] warden
    [legend] legend
  }
option-difficulty-help = { $value ->
    [apprentice] The Collector counts half of what it has collected.
    [ranger] The Collector counts all it has collected. A fair rival while you get to know the cards.
    [warden] The Collector counts twice what it has collected. For those who beat every ranger.
    [legend] The Collector counts three times what it has collected. Hard to beat, even for our best bot.
   *[keeper] The Collector counts three quarters of what it has collected.
  }

## Data files: Zuuli

# file, place, value (so for the next two)
fault-card-name = { $file }: { $place } { is-value }; allowed: a name of 1 to 40 letters, digits and single blanks that begins with a letter
fault-same-habitat = { $file }: { $place } { is-value }; allowed: each habitat once
fault-pride = { $file }: { $place } { is-value }; allowed: at least 2 for the rule pride
# file, place, allowed
fault-effect = { $file }: { $place } does nothing; allowed: one or more of { $allowed }
# file, place, value
fault-mixing = { $file }: { $place } { is-value }; allowed: true
# file, count, high
fault-enclosures = { $file }: there are { $count } enclosure cards; allowed: at most { $high }
# file, count, high
fault-cards = { $file }: there are { $count } cards; allowed: at most { $high }
# file, place, count, cards
fault-deal = { $file }: { $place } deals { $count } cards; there are { $cards }

## Columns of a simulation

simulate-unhoused = Unhoused
simulate-rival = Rival
