# Wörter von Savannah Park: Plättchen, Ablehnungen, Berichte, Teile der Wertung, Aufbauten, Dateien.
#
# $token ist der Name eines Plättchens wie in der Notation („zebra-2“), $space der eines Felds
# („d5“), $species ein Name aus einer Komponentendatei. $seat ist ein Platz von 0 an: Wer eine Zeile
# zeigt, sagt, wen sie meint; kein Satz braucht ihn. Unbekannte Namen werden gezeigt, wie sie sind.

## Das Spiel

game-savannah_park = Savannah Park
game-savannah_park-blurb = Alle legen dasselbe Plättchen, jeder dorthin, wo es ihm am meisten hilft: Herden an die Wasserlöcher, weit weg vom Feuer.
game-savannah_park-letter = { $species ->
    [giraffe] G
    [elephant] E
    [rhino] N
    [zebra] Z
    [antelope] A
    [ostrich] S
   *[other] ?
  }

## Plättchen

animal-token = { $token ->
    [giraffe] Giraffe
    [giraffe-2] 2 Giraffen
    [giraffe-3] 3 Giraffen
    [giraffe-water] Giraffe mit Wasserloch
    [elephant] Elefant
    [elephant-2] 2 Elefanten
    [elephant-3] 3 Elefanten
    [elephant-water] Elefant mit Wasserloch
    [rhino] Nashorn
    [rhino-2] 2 Nashörner
    [rhino-3] 3 Nashörner
    [rhino-water] Nashorn mit Wasserloch
    [zebra] Zebra
    [zebra-2] 2 Zebras
    [zebra-3] 3 Zebras
    [zebra-water] Zebra mit Wasserloch
    [antelope] Antilope
    [antelope-2] 2 Antilopen
    [antelope-3] 3 Antilopen
    [antelope-water] Antilope mit Wasserloch
    [ostrich] Strauß
    [ostrich-2] 2 Strauße
    [ostrich-3] 3 Strauße
    [ostrich-water] Strauß mit Wasserloch
    [zebra-elephant] Zebra und Elefant
    [zebra-giraffe] Zebra und Giraffe
    [antelope-elephant] Antilope und Elefant
    [antelope-rhino] Antilope und Nashorn
    [ostrich-giraffe] Strauß und Giraffe
    [ostrich-rhino] Strauß und Nashorn
    [zebra-ostrich-antelope] Zebra, Strauß und Antilope mit Wasserloch
    [giraffe-elephant-rhino] Giraffe, Elefant und Nashorn mit Wasserloch
    [all] alle sechs Tiere mit Wasserloch
   *[other] { $token }
  }

herd-animals = { $species ->
    [giraffe] Giraffen
    [elephant] Elefanten
    [rhino] Nashörner
    [zebra] Zebras
    [antelope] Antilopen
    [ostrich] Strauße
   *[other] { $species }
  }

## Ablehnungen: Savannah Park

# seat
already-chosen = Du hast gewählt. Die anderen wählen noch.
# Keine Parameter.
grass-first = Zuerst legen alle die zwei übrigen Plättchen auf Grasfelder.
# Keine Parameter.
grass-done = Plättchen werden nur beim Aufbau zu zweit auf Gras gelegt.
# Keine Parameter.
lion-first = Zuerst stellen alle ihren Löwen auf sein Feld.
# Keine Parameter.
naming-first = Zuerst nennt die Startspielerin oder der Startspieler ein Plättchen.
# token
token-moved = „{ animal-token }“ wurde schon versetzt. Nenne ein Plättchen, das noch offen liegt.
# token
token-named = Das Plättchen dieser Runde ist „{ animal-token }“.
# space (auch bei allen folgenden)
space-rock = Auf dem Felsen kann nichts stehen.
space-fire = Auf einem Buschfeuer kann nichts stehen.
space-vacated = Das Plättchen kommt gerade von { $space }. Es muss auf ein anderes Feld.
# token
space-occupied = { $space } ist von „{ animal-token }“ besetzt. Auf jedem Feld liegt nur ein Plättchen.
children-sand-only = Die Tiere bleiben auf dem Sand.
lion-must-move = Auf { $space } steht der Löwe. Sag, wohin er geht, wenn das Plättchen an seine Stelle kommt.
# Keine Parameter.
lion-not-loose = In dieser Partie sind keine Löwen los.
# space (auch bei allen folgenden)
lion-starts-tree-or-grass = Der Löwe beginnt auf einem leeren Baum- oder Grasfeld, und { $space } ist keins von beiden.
lion-sand-only = Der Löwe bleibt auf dem Sand.
lion-meets-token = Das Plättchen kommt auf { $space }, also muss der Löwe von dort weg.

## Bericht: Savannah Park

# seat, token
named = Nennt „{ animal-token }“.
# seat
has-chosen = Hat gewählt.
# seat, token, space
put-on-grass = „{ animal-token }“ beginnt auf dem Grasfeld { $space }.
# seat, space
lion-starts = Der Löwe beginnt auf { $space }.
# seat, token, from, space
moved = „{ animal-token }“ geht von { $from } nach { $space }.
# seat, space, points
lion-met = { $points ->
    [one] Es trifft den Löwen: ein Punkt. Der Löwe geht nach { $space }.
   *[other] Es trifft den Löwen: { $points } Punkte. Der Löwe geht nach { $space }.
  }
# Keine Parameter.
all-moved = Das Spiel endet: Alle Plättchen sind versetzt.
# round, seat: wer nun beginnt
next-round = Runde { $round } beginnt.

## Teile der Wertung: Savannah Park

fire-name = { $fire ->
    [small-fire] kleine Buschfeuer
    [medium-fire] mittlere Buschfeuer
   *[big-fire] große Buschfeuer
  }
# category, fire, token, space
driven-away = Das { fire-name } vertreibt „{ animal-token }“ von { $space }
# category, fire
drives-nothing = Das { fire-name } vertreibt kein Plättchen
# category, space (auch bei allen folgenden)
grass-empty = Gras { $space } ist leer
grass-taken = Gras { $space } ist besetzt
tree-empty = Baum { $space } ist leer
tree-taken = Baum { $space } ist besetzt
# category, species, animals, water: Wasserlöcher, worth, spaces: Namen mit Leerzeichen dazwischen
herd-counts = Beste Herde ({ herd-animals }): { $animals } × { $water } = { $worth }
herd-lesser = Weitere Herde ({ herd-animals }): { $animals } × { $water } = { $worth }, zählt nicht
# category, species, animals, worth, spaces
children-herd = Größte Herde ({ herd-animals }): { $animals }
children-lesser-herd = Kleinere Herde ({ herd-animals }): { $animals }, zählt nicht
# category
lion-points = Plättchen, die den Löwen trafen

## Urteile über eine Solopartie: Savannah Park

rating-back-to-ranger-school = Zurück auf die Rangerschule
rating-apprentice = Lehrling
rating-keeper = Tierpflege
rating-ranger = Ranger
rating-antelope = Antilope
rating-elephant = Elefant
rating-pride-of-the-park = Stolz des Parks
rating-king-of-the-savannah = König der Savanne

## Aufbauten der Variante „variabler Aufbau“

piece-name = { $piece ->
    [tree] Baum
    [small-fire] kleines Buschfeuer
    [medium-fire] mittleres Buschfeuer
   *[big-fire] großes Buschfeuer
  }
# value
layout-no-text = Ein Aufbau ist ein Text, nicht { $value }.
# Keine Parameter.
layout-with-children = Der variable Aufbau und die Kindervariante schließen einander aus: Mit Kindern gibt es keine Bäume und Feuer zu legen.
# item, allowed: die Namen der Aufbauten
layout-unknown = „{ $item }“ ist weder ein Aufbau ({ $allowed }) noch eines der Teile T, 1, 2, 3 mit einem Feld, etwa Tb2.
# item, space, first und last: Namen von Feldern
layout-no-space = „{ $item }“ im Aufbau: Der Park hat kein Feld „{ $space }“. Er hat { $first } bis { $last }.
# piece, space, kind: des Felds
layout-off-sand = Nicht auf Sand: { piece-name } auf { $space }. Das Feld ist { $kind ->
    [grass] Gras
   *[rock] Fels
  }.
# space
layout-two-pieces = Zwei Teile des Aufbaus liegen auf { $space }.
# piece, count, found
layout-count = { $piece ->
    [tree] Ein Aufbau hat { $count } Bäume, nicht { $found }.
   *[other] Ein Aufbau hat ein { piece-name }, nicht { $found }.
  }
# count
layout-faults = Im Aufbau sind { $count } Fehler:
# Keine Parameter.
layout-none = Für die Rückseite dieses Parks fand sich kein gerechter Aufbau.

## Optionen: Savannah Park

option-starting_player = Startspieler
# value: none, or the number of a seat from 0
option-starting_player-value = { $value ->
    [none] ausgelost
    [0] Platz 1
    [1] Platz 2
    [2] Platz 3
   *[3] Platz 4
  }
option-layout = Variabler Aufbau
# value: none, a layout's name, drawn, or the pieces of an own layout
option-layout-value = { $value ->
    [none] nein: die Vorderseite des Plans
    [drawn] ausgelost
    [triangle] Dreieck
    [slope] Hang
    [ridge] Grat
    [clearing] Lichtung
    [hedge] Hecke
    [islands] Inseln
    [two-woods] Zwei Wälder
    [crescent] Sichel
   *[other] { $value }
  }
option-children = Spiel mit Kindern
option-children-value = { $value ->
    [true] ja
   *[false] nein
  }
option-lions = Die Löwen sind los
option-lions-value = { $value ->
    [true] ja
   *[false] nein
  }
# what the choice means, in a sentence, below the field on the pages
option-layout-help = { $value ->
    [none] Sie stehen, wo der Park sie zeigt.
    [drawn] Sie stehen in jeder Partie anderswo, gerecht und bei allen gleich.
    [own] Sag, wo die 6 Bäume und die 3 Feuer stehen: Tb2 ist ein Baum auf b2; 1c2, 2d7 und 3e3 sind das kleine, das mittlere und das große Feuer.
   *[other] Sie stehen anderswo, bei allen gleich.
  }
option-children-help = Ein Park ohne Feuer und Bäume, und einfach gezählt: je Tierart die größte Herde, ein Punkt pro Tier.
option-lions-help = In jedem Park geht ein Löwe um. Wer Tiere dorthin legt, wo er ist, bekommt Punkte, und er zieht weiter.

## Datendateien: Savannah Park

# file, place, value
fault-reserved = { $file }: { $place } ist { $value }; erlaubt: ein anderer Name als all, water und die von Feldern wie a1
# file, place, value, count
fault-species = { $file }: { $place } ist { $value }; erlaubt: { $count } verschiedene Arten
# file, place, species, found, count
fault-share = { $file }: { $place } zeigen { $species } auf { $found } Plättchen; erlaubt: { $count }
# file, place, value
fault-same-token = { $file }: { $place } ist { $value }; erlaubt: eine Zusammenstellung, die nur einmal vorkommt
# file, place, value
fault-letters = { $file }: { $place } ist { $value }; erlaubt: die Buchstaben . T G 1 2 3 #, mit Leerzeichen dazwischen
# file, place
fault-rows = { $file }: { $place } hat Reihen, die nicht ineinandergreifen; erlaubt: Reihen, deren Zahl der Felder abwechselnd gerade und ungerade ist
# file, place, count, high
fault-large-board = { $file }: { $place } hat { $count } Felder; erlaubt: höchstens { $high }
# file, place, letter, found, count
fault-space-count = { $file }: { $place } hat { $found } Felder { $letter }; erlaubt: { $count }
# file, place
fault-rating = { $file }: { $place } fehlt; erlaubt: Urteile von 0 Punkten an
# file, place, value
fault-points = { $file }: { $place }: { $value } ist keine Punktzahl; erlaubt: eine ganze Zahl von 0 bis 999

## Spalten einer Simulation

simulate-driven_away = Vertrieben
