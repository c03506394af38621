# Wörter der Regeln: Ablehnungen, Berichte, Teile der Wertung, Optionen, Dateien und Aufzeichnungen.
#
# Was die Parameter bedeuten, steht in en/rules.ftl.

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

## Ablehnungen: African Park

game-over = Das Spiel ist zu Ende.
not-your-turn = Du bist nicht am Zug.
unknown-action = Es gibt keine Aktion { $action }.
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

## Bericht: African Park

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

## Teile der Wertung: African Park

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

## Ein Spiel eröffnen und spielen

unknown-game = Es gibt kein Spiel { $name }. Es gibt: { $allowed }.
players = Dieses Spiel ist für { $allowed } Personen, nicht für { $players }.
seed = Ein Startwert ist eine ganze Zahl von 0 bis 18446744073709551615, nicht { $seed }.
unknown-option = Dieses Spiel hat keine Option { $name }. Es hat: { $allowed }.
option-value = Die Option { $name } kann nicht { $value } sein. Erlaubt: { $allowed }.
foreign-components = Das ist nicht das Material dieses Spiels.
no-such-seat = Es gibt keinen Platz { $seat }. Plätze sind von 0 bis { $last } nummeriert.
unknown-notation = Es gibt keine Aktion { $text }.
not-whole = Dieser Stellung fehlt, was ihr Betrachter nicht wissen kann; sie kann nicht weitergespielt werden.
no-pickle = Eine Stellung kann nicht mit pickle gespeichert werden. Bewahre stattdessen ihre Aufzeichnung auf.

## Dateien mit Spielmaterial

is-value = { $value ->
    [missing] fehlt
   *[other] ist { $value }
  }

data-file-faults = { $count ->
    [one] In { $file } ist ein Fehler:
   *[other] In { $file } sind { $count } Fehler:
  }
fault-too-long = { $file } ist zu lang; erlaubt: höchstens { $limit } Zeichen
fault-unreadable = { $file }: kann nicht gelesen werden: { $reason }
fault-encoding = { $file }: { text-encoding }
fault-missing = { $file }: { $place } fehlt
fault-extra = { $file }: { $place }: { $value } ist unbekannt; erlaubt: { $allowed }
fault-extra-table = { $file }: { $value } ist unbekannt; erlaubt: { $allowed }
fault-kind = { $file }: { $place } { is-value }; erlaubt: { $wanted ->
    [table] eine Tabelle
    [list] eine Liste
   *[text] ein Text
  }
fault-number = { $file }: { $place } { is-value }; erlaubt: eine ganze Zahl von { $low } bis { $high }
fault-length = { $file }: { $place } hat { $count } Einträge; erlaubt: { $low } bis { $high }
fault-choice = { $file }: { $place } { is-value }; erlaubt: { $allowed }
fault-name = { $file }: { $place } { is-value }; erlaubt: ein Name aus 1 bis 40 Kleinbuchstaben, Ziffern und Unterstrichen, der mit einem Buchstaben beginnt
fault-text = { $file }: { $place } { is-value }; erlaubt: ein Text aus 1 bis 200 Zeichen
fault-twice = { $file }: { $place } { is-value }; erlaubt: ein Name, der vorher nicht vorkommt
fault-deck-uneven = { $file }: { $place }: der Stapel für { $players } Personen hat { $cards } Karten; erlaubt: eine durch { $players } teilbare Zahl, nicht 0
fault-deck-large = { $file }: { $place }: der Stapel für { $players } Personen hat { $cards } Karten; erlaubt: höchstens { $high }
fault-pachyderm-kind = { $file }: { $place } { is-value }; erlaubt: eine Angabe (kind) nur bei Dickhäutern
fault-crocodile = { $file }: { $place } { is-value }; erlaubt: 'aquatic' für das Krokodil
fault-herd-gap = { $file }: { $place } fehlt; erlaubt: ein Bonus für jede Herde von 2 bis { $last }
fault-column-height = { $file }: { $place } { is-value }; erlaubt: { $height } Buchstaben, einer je Platz, von unten nach oben
fault-column-letter = { $file }: { $place } { is-value }; erlaubt: nur die Buchstaben R (Fluss) und L (Land)

## Aufzeichnungen

record-too-long = Eine Aufzeichnung hat höchstens { $limit } Zeichen.
text-encoding = { $problem ->
    [utf-8] Das Byte { $byte } in Zeile { $line } ist kein UTF-8. Speichere den Text als UTF-8.
    [utf-16] Der Text ist nach seiner Bytereihenfolge-Marke UTF-16, aber in Zeile { $line } beschädigt.
    [utf-32] Der Text ist UTF-32. Speichere ihn als UTF-8.
   *[no-mark] In Zeile { $line } steht ein Nullzeichen, wie in UTF-16 ohne Bytereihenfolge-Marke. Speichere den Text als UTF-8.
  }
record-encoding = Das ist keine Aufzeichnung: { text-encoding }
record-not-json = Das ist keine Aufzeichnung: { $reason }
record-format = Das ist keine Aufzeichnung eines Spiels von Wildpark.
record-version = Diese Aufzeichnung hat Version { $version }; bekannt: { $known }.
record-missing = Die Aufzeichnung ist beschädigt: { $place } fehlt.
record-extra = Die Aufzeichnung ist beschädigt: { $place } ist unbekannt.
record-field = Die Aufzeichnung ist beschädigt: { $place } ist { $value }; erlaubt: { $wanted ->
    [number] eine ganze Zahl
    [text] ein Text
    [list] eine Liste
    [options] Optionen mit Namen, jede true, false, null, eine ganze Zahl oder ein Text
    [action] ein Platz und eine Aktion wie [0, "gnu-6b"]
    [bots] keine Bots, oder für alle null oder ein Bot aus 1 bis 60 druckbaren Zeichen
   *[names] keine Namen, oder für alle einer aus 1 bis 60 druckbaren Zeichen
  }.
record-components = Die Aufzeichnung wurde mit anderem Spielmaterial ({ $expected }) gespielt als diesem ({ $found }). Gib die Datei an, mit der gespielt wurde.
record-action = Aktion { $number } der Aufzeichnung ({ $action }) passt nicht.
