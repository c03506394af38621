# Wörter von Zuuli: Karten, Ablehnungen, Berichte, Teile der Wertung, Optionen, Materialdateien.
#
# $card, $animal und $upgrade sind Namen von Karten wie in der Notation ("red_panda"), $room der
# eines Geheges im Park: das zweite Standardgehege ist "standard_pen_2". $seat ist ein Platz ab 0:
# Wer eine Zeile zeigt, sagt, wessen sie ist. $year ist 1 bis 3. Unbekannte Namen erscheinen, wie
# sie sind.

## Das Spiel

game-zuuli = Zuuli
game-zuuli-blurb = Nimm eine Karte, gib den Rest weiter und baue in drei Jahren einen Park, in dem sich alle vertragen.

## Karten

zuuli-animal = { $animal ->
    [lion] Löwe
    [bear] Bär
    [crocodile] Krokodil
    [angler_fish] Anglerfisch
    [hippo] Flusspferd
    [elephant] Elefant
    [giraffe] Giraffe
    [anteater] Ameisenbär
    [sloth] Faultier
    [red_panda] Roter Panda
    [tree_frog] Laubfrosch
    [jellyfish] Qualle
    [unicorn] Einhorn
   *[other] { $animal }
  }
# mit Artikel, am Satzanfang und im Satz
zuuli-animal-the = { $animal ->
    [lion] Der Löwe
    [bear] Der Bär
    [crocodile] Das Krokodil
    [angler_fish] Der Anglerfisch
    [hippo] Das Flusspferd
    [elephant] Der Elefant
    [giraffe] Die Giraffe
    [anteater] Der Ameisenbär
    [sloth] Das Faultier
    [red_panda] Der Rote Panda
    [tree_frog] Der Laubfrosch
    [jellyfish] Die Qualle
    [unicorn] Das Einhorn
   *[other] { $animal }
  }
zuuli-animal-for = { $animal ->
    [lion] den Löwen
    [bear] den Bären
    [crocodile] das Krokodil
    [angler_fish] den Anglerfisch
    [hippo] das Flusspferd
    [elephant] den Elefanten
    [giraffe] die Giraffe
    [anteater] den Ameisenbären
    [sloth] das Faultier
    [red_panda] den Roten Panda
    [tree_frog] den Laubfrosch
    [jellyfish] die Qualle
    [unicorn] das Einhorn
   *[other] { $animal }
  }
zuuli-upgrade = { $upgrade ->
    [plains_habitat] Lebensraum Steppe
    [jungle_habitat] Lebensraum Dschungel
    [water_habitat] Lebensraum Wasser
    [extra_space] Mehr Platz
    [visitor_centre] Besucherzentrum
    [safety_fence] Schutzzaun
   *[other] { $upgrade }
  }
zuuli-room = { $room ->
    [new_plot] Neuland
    [standard_pen] Standardgehege
    [standard_pen_2] Standardgehege 2
    [canopy] Blätterdach
    [canopy_2] Blätterdach 2
    [lagoon] Lagune
    [lagoon_2] Lagune 2
    [forest_edge] Waldrand
    [forest_edge_2] Waldrand 2
    [mangrove] Mangrove
    [mangrove_2] Mangrove 2
    [floodplain] Aue
    [floodplain_2] Aue 2
    [paddock] Koppel
    [tree_house] Baumhaus
    [aquarium] Aquarium
    [petting_corner] Streichelecke
    [predator_house] Raubtierhaus
    [show_garden] Schaugarten
    [island] Insel
    [terrarium] Terrarium
    [grand_sanctuary] Großes Schutzgebiet
   *[other] { $room }
  }
zuuli-from = { $from ->
    [new_plot] Neuland
    [standard_pen] Standardgehege
    [standard_pen_2] Standardgehege 2
    [canopy] Blätterdach
    [canopy_2] Blätterdach 2
    [lagoon] Lagune
    [lagoon_2] Lagune 2
    [forest_edge] Waldrand
    [forest_edge_2] Waldrand 2
    [mangrove] Mangrove
    [mangrove_2] Mangrove 2
    [floodplain] Aue
    [floodplain_2] Aue 2
    [paddock] Koppel
    [tree_house] Baumhaus
    [aquarium] Aquarium
    [petting_corner] Streichelecke
    [predator_house] Raubtierhaus
    [show_garden] Schaugarten
    [island] Insel
    [terrarium] Terrarium
    [grand_sanctuary] Großes Schutzgebiet
   *[other] { $from }
  }
zuuli-card = { $card ->
    [lion] Löwe
    [bear] Bär
    [crocodile] Krokodil
    [angler_fish] Anglerfisch
    [hippo] Flusspferd
    [elephant] Elefant
    [giraffe] Giraffe
    [anteater] Ameisenbär
    [sloth] Faultier
    [red_panda] Roter Panda
    [tree_frog] Laubfrosch
    [jellyfish] Qualle
    [unicorn] Einhorn
    [standard_pen] Standardgehege
    [canopy] Blätterdach
    [lagoon] Lagune
    [forest_edge] Waldrand
    [mangrove] Mangrove
    [floodplain] Aue
    [paddock] Koppel
    [tree_house] Baumhaus
    [aquarium] Aquarium
    [petting_corner] Streichelecke
    [predator_house] Raubtierhaus
    [show_garden] Schaugarten
    [island] Insel
    [terrarium] Terrarium
    [grand_sanctuary] Großes Schutzgebiet
    [plains_habitat] Lebensraum Steppe
    [jungle_habitat] Lebensraum Dschungel
    [water_habitat] Lebensraum Wasser
    [extra_space] Mehr Platz
    [visitor_centre] Besucherzentrum
    [safety_fence] Schutzzaun
   *[other] { $card }
  }
# habitats: eines oder mehrere von plains, jungle, water, mit Bindestrichen, in dieser Reihenfolge
zuuli-habitats = { $habitats ->
    [plains] Steppe
    [jungle] Dschungel
    [water] Wasser
    [plains-jungle] Steppe oder Dschungel
    [plains-water] Steppe oder Wasser
    [jungle-water] Dschungel oder Wasser
   *[other] Steppe, Dschungel oder Wasser
  }

## Ablehnungen: Zuuli

# seat
already-picked = Du hast gewählt. Die anderen wählen noch.
# seat
already-confirmed = Du hast deinen Park für dieses Jahr bestätigt.
# Keine Parameter (auch beim nächsten).
picking-now = Die Parks werden ausgebaut, wenn alle Karten des Jahres gewählt sind.
developing-now = Während des Ausbaus werden keine Karten gewählt.
# card
not-in-hand = „{ zuuli-card }“ ist nicht auf deiner Hand.
# room
no-such-room = In deinem Park gibt es kein Gehege „{ zuuli-room }“.
# animal
no-animal-outside = Für „{ zuuli-animal }“ wird gerade kein Gehege gesucht.
# animal, room
no-animal-there = In „{ zuuli-room }“ lebt niemand mit dem Namen „{ zuuli-animal }“.
# upgrade
no-upgrade-spare = „{ zuuli-upgrade }“ liegt nicht zum Einbau bereit.
# upgrade, room (auch beim nächsten)
upgrade-not-there = In „{ zuuli-room }“ gibt es „{ zuuli-upgrade }“ nicht.
upgrade-fixed = „{ zuuli-upgrade }“ wurde in einem früheren Jahr eingebaut und bleibt in „{ zuuli-room }“.
# animal, room
same-room = { zuuli-animal-the } ist schon in „{ zuuli-room }“.
# animal, room, habitats
habitat-missing = „{ zuuli-room }“ bietet keinen Lebensraum für { zuuli-animal-for }. Gebraucht wird { zuuli-habitats }.
# animal, room (auch bei den nächsten drei)
fierce-alone = { zuuli-animal-the } ist wild. In „{ zuuli-room }“ wären nicht nur Tiere gleichen Namens.
friendly-only = In „{ zuuli-room }“ dürfen nur friedliche Tiere leben. { zuuli-animal-the } ist wild.
fierce-only = In „{ zuuli-room }“ dürfen nur wilde Tiere leben. { zuuli-animal-the } ist dort friedlich.
no-two-alike = In „{ zuuli-room }“ dürfen keine zwei Tiere gleichen Namens leben. Doppelt wäre: { zuuli-animal }.
# room, count
spaces-short = { $count ->
    [one] In „{ zuuli-room }“ würde ein Platz fehlen.
    [2] In „{ zuuli-room }“ würden zwei Plätze fehlen.
   *[other] In „{ zuuli-room }“ würden { $count } Plätze fehlen.
  }
# animal
must-be-housed = { zuuli-animal-the } hatte ein Gehege, als der Ausbau dieses Jahres begann, und braucht wieder eines.

## Bericht: Zuuli

# seat
has-picked = Hat eine Karte gewählt.
# seat, card
kept = Behält: { zuuli-card }.
# card
collector-took = Der Sammler nimmt: { zuuli-card }.
# Keine Parameter (auch beim nächsten).
hands-pass-left = Die Hände werden nach links weitergegeben.
hands-pass-right = Die Hände werden nach rechts weitergegeben.
# year
development-begins = Jahr { $year }: Alle bauen ihre Parks aus.
# seat, card, room
animal-placed = { zuuli-room }: { zuuli-card } zieht ein.
# seat, card, room
animal-taken = { zuuli-room }: { zuuli-card } zieht aus.
# seat, card, from, room
animal-moved = Von „{ zuuli-from }“ nach „{ zuuli-room }“: { zuuli-card }.
# seat, card, room
upgrade-installed = { zuuli-room }: { zuuli-card } wird eingebaut.
# seat, card, room
upgrade-removed = { zuuli-room }: { zuuli-card } wird zurückgenommen.
# seat
park-confirmed = Hat den Park bestätigt.
# seat, card, count
animal-discarded = Ohne Gehege, abgelegt: { $count } × { zuuli-card }.
# seat, card, count
upgrade-discarded = Nicht eingebaut, abgelegt: { $count } × { zuuli-card }.
# seat, year, points
year-scored = { $points ->
    [one] Jahr { $year }: ein Punkt.
   *[other] Jahr { $year }: { $points } Punkte.
  }
# year, points
collector-scored = { $points ->
    [one] Der Sammler, Jahr { $year }: ein Punkt.
   *[other] Der Sammler, Jahr { $year }: { $points } Punkte.
  }
# year
year-begins = Jahr { $year } beginnt.
# Keine Parameter.
years-over = Das Spiel endet: Drei Jahre sind vorbei.

## Teile der Wertung: Zuuli

# count, each: was eines zählt, wo es mehrere sind
zuuli-each = { $count ->
    [one] {""}
   *[other] {""}: je { $each }
  }
zuuli-each-lost = { $count ->
    [one] {""}
   *[other] {""}: je −{ $each }
  }
# year, room, animal, count, each
worth-printed = { $count } × { zuuli-animal }{ zuuli-each }
worth-alone = { zuuli-animal } ohne Gesellschaft: 0
worth-company = { $count } × { zuuli-animal } in Gesellschaft{ zuuli-each }
worth-troop = { $count } × { zuuli-animal } als Gruppe{ zuuli-each }
worth-chorus = { $count } × { zuuli-animal } mit Dschungel und Wasser{ zuuli-each }
worth-bloom = { $count } × { zuuli-animal } als Schwarm, verdoppelt{ zuuli-each }
# year, room, sum, times
room-points = { zuuli-room }: { $sum } × { $times }
# year, animal, count, each
unhoused = { $count } × { zuuli-animal } ohne Gehege{ zuuli-each-lost }
# year
year-floor = Ein Jahr bringt nie weniger als 0

## Optionen: Zuuli

option-difficulty = Wie gut ist der Sammler?
option-difficulty-value = { $value ->
    [apprentice] Lehrling
    [keeper] Tierpfleger
   *[ranger] Ranger
    [warden] Wildhüter
    [legend] Legende
  }
option-difficulty-help = { $value ->
    [apprentice] Der Sammler zählt die Hälfte von dem, was er gesammelt hat.
    [ranger] Der Sammler zählt alles, was er gesammelt hat. Ein guter Gegner, solange du die Karten kennenlernst.
    [warden] Der Sammler zählt das Doppelte von dem, was er gesammelt hat. Für alle, die jeden Ranger schlagen.
    [legend] Der Sammler zählt das Dreifache von dem, was er gesammelt hat. Schwer zu schlagen, auch für unseren besten Bot.
   *[keeper] Der Sammler zählt drei Viertel von dem, was er gesammelt hat.
  }

## Materialdateien: Zuuli

# file, place, value (auch bei den nächsten zwei)
fault-card-name = { $file }: { $place } { is-value }; erlaubt: ein Name aus 1 bis 40 Buchstaben, Ziffern und einzelnen Leerzeichen, der mit einem Buchstaben beginnt
fault-same-habitat = { $file }: { $place } { is-value }; erlaubt: jeder Lebensraum einmal
fault-pride = { $file }: { $place } { is-value }; erlaubt: mindestens 2 bei der Regel pride
# file, place, allowed
fault-effect = { $file }: { $place } bewirkt nichts; erlaubt: eines oder mehrere von { $allowed }
# file, place, value
fault-mixing = { $file }: { $place } { is-value }; erlaubt: true
# file, count, high
fault-enclosures = { $file }: es gibt { $count } Gehegekarten; erlaubt: höchstens { $high }
# file, count, high
fault-cards = { $file }: es gibt { $count } Karten; erlaubt: höchstens { $high }
# file, place, count, cards
fault-deal = { $file }: { $place } verteilt { $count } Karten; es gibt { $cards }

## Spalten einer Simulation

simulate-unhoused = Ohne Gehege
simulate-rival = Gegner
