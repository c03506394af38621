# Wörter von African Park: Tiere, Ablehnungen, Berichte, Teile der Wertung, Optionen und Dateien.
#
# Was die Parameter bedeuten, steht in en/african_park.ftl.

## Das Spiel

game-african_park = African Park
game-african_park-blurb = Nimm wilde Tiere auf und gib jedem genug Platz. Herden zahlen sich aus, Elefanten noch mehr – aber ein Löwe unter deinen Zebras kommt dich teuer zu stehen.

## Tiere
# .a beginnt einen Satz, .with steht nach "mit", .many ist die Mehrzahl.

animal-gazelle = Gazelle
    .a = Eine Gazelle
    .with = einer Gazelle
    .many = Gazellen
animal-zebra = Zebra
    .a = Ein Zebra
    .with = einem Zebra
    .many = Zebras
animal-gnu = Gnu
    .a = Ein Gnu
    .with = einem Gnu
    .many = Gnus
animal-giraffe = Giraffe
    .a = Eine Giraffe
    .with = einer Giraffe
    .many = Giraffen
animal-leopard = Leopard
    .a = Ein Leopard
    .with = einem Leoparden
    .many = Leoparden
animal-lion = Löwe
    .a = Ein Löwe
    .with = einem Löwen
    .many = Löwen
animal-rhinoceros = Nashorn
    .a = Ein Nashorn
    .with = einem Nashorn
    .many = Nashörner
animal-white_rhinoceros = Breitmaulnashorn
    .a = Ein Breitmaulnashorn
    .with = einem Breitmaulnashorn
    .many = Breitmaulnashörner
animal-elephant = Elefant
    .a = Ein Elefant
    .with = einem Elefanten
    .many = Elefanten
animal-hippopotamus = Nilpferd
    .a = Ein Nilpferd
    .with = einem Nilpferd
    .many = Nilpferde
animal-crocodile = Krokodil
    .a = Ein Krokodil
    .with = einem Krokodil
    .many = Krokodile

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

## Ablehnungen

sides-first = Zuerst wählen alle die Seiten ihrer Landschaftskarten.
sides-chosen = Die Seiten der Landschaftskarten werden einmal gewählt und bleiben.
card-not-face-up = Es liegt keine Karte „{ species }“ offen.
must-be-placed = { species-a } muss eingesetzt werden, solange ein Feld dafür erlaubt ist.
column-full = Diese Spalte ist voll.
area-too-small = { species-a } darf nicht in ein Gehege mit { $size } Feldern: nötig sind mindestens { $least }.
herbivore-meets-carnivore = { species-a } darf nicht in ein Gehege mit { other-with }.
herbivore-meets-crocodile = { species-a } darf nicht in ein Gehege mit { other-with }.
carnivore-meets-carnivore = { species-a } darf nicht in ein Gehege mit { other-with }: In einem Gehege lebt nur eine Art Fleischfresser.
pachyderm-meets-pachyderm = { species-a } darf nicht in ein Gehege mit { other-with }: In einem Gehege lebt nur eine Art Dickhäuter.
aquatic-meets-aquatic = { species-a } darf nicht in ein Gehege mit { other-with }: In einem Gehege lebt nur eine Art Wassertiere.
pachyderms-full = { species-a } hat keinen Platz: In ein Gehege mit { $size } Feldern { $limit ->
    [0] darf kein Dickhäuter
    [one] darf höchstens ein Dickhäuter
   *[other] dürfen höchstens { $limit } Dickhäuter
  }.
aquatic-needs-river = { species-a } darf nur auf ein Flussfeld.

## Bericht

chose-sides = Seiten der Landschaftskarten gewählt.
placed = { species-a } zieht in Spalte { $column } ein.
placed-depressed = { species-a } zieht in Spalte { $column } ein und ist bedrückt: Das Gehege ist nicht groß genug.
herd-grows = Eine Herde: { $count } { species-many }.
ate = { $count ->
    [one] { species-a } frisst { $count } { other }.
   *[other] { species-a } frisst { $count } { other-many }.
  }
could-not-be-placed = { species-a } findet keinen Platz und stirbt: { $points }.
round-begins = Runde { $round } beginnt.
ends-reserve-full = Das Spiel endet: Ein Reservat ist voll.
ends-deck-empty = Das Spiel endet: Es sind keine Karten mehr da.

## Teile der Wertung

animal = { species }, { area }
depressed = { species }, { area }: bedrückt
herd = Herde aus { $count } { species-many }, { area }
died = Friedhof: { $count ->
    [one] { species } gestorben
   *[other] { $count } { species-many } gestorben
  }
eaten = Friedhof: { $count ->
    [one] { species } gefressen
   *[other] { $count } { species-many } gefressen
  }
area = { $area ->
    [0] Gehege mit 2 Feldern
    [1] Gehege mit 3 Feldern
    [2] Gehege mit 4 Feldern
   *[3] Gehege mit 6 Feldern
  }

## Optionen

option-first = Erster Chef-Ranger
option-first-value = { $value ->
    [none] ausgelost
    [0] Platz 1
    [1] Platz 2
    [2] Platz 3
   *[3] Platz 4
  }

## Dateien mit Spielmaterial

fault-deck-uneven = { $file }: { $place }: der Stapel für { $players } Personen hat { $cards } Karten; erlaubt: eine durch { $players } teilbare Zahl, nicht 0
fault-deck-large = { $file }: { $place }: der Stapel für { $players } Personen hat { $cards } Karten; erlaubt: höchstens { $high }
fault-pachyderm-kind = { $file }: { $place } { is-value }; erlaubt: eine Angabe (kind) nur bei Dickhäutern
fault-crocodile = { $file }: { $place } { is-value }; erlaubt: 'aquatic' für das Krokodil
fault-herd-gap = { $file }: { $place } fehlt; erlaubt: ein Bonus für jede Herde von 2 bis { $last }
fault-column-height = { $file }: { $place } { is-value }; erlaubt: { $height } Buchstaben, einer je Platz, von unten nach oben
fault-column-letter = { $file }: { $place } { is-value }; erlaubt: nur die Buchstaben R (Fluss) und L (Land)

## Spalten einer Simulation

simulate-cemetery = Friedhof
