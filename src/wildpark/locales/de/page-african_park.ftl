# Wörter der Seiten von African Park; was verweigert und berichtet wird, steht in rules.ftl.

## Der Tisch

page-group = { $group ->
    [carnivore] Fleischfresser
    [pachyderm] Dickhäuter
    [aquatic] Wassertier
   *[herbivore] Pflanzenfresser
  }
page-card-label = { species }, { page-group }, verlangt { $minimum } Felder, { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
  }{ $dies ->
    [yes] ; hat bei dir keinen Platz: die Karte kostet Punkte
   *[no] {""}
  }
page-species = Tiere
page-species-group = Gruppe
page-species-minimum = Verlangte Felder
page-species-value = Punkte
page-species-unseen = Im Stapel
page-herd-bonus = Tiere einer Herde in einem Gehege zählen mehr:
page-herd-bonus-step = { $count }: +{ $points }
page-reconstruction = Werte, Kartenzahlen und Flussfelder sind eine Rekonstruktion, nicht die des Verlags.
page-deck-left = { $cards ->
    [one] noch { $cards } Karte
   *[other] noch { $cards } Karten
  }
page-reserve-of = Reservat: { $name }
page-head-ranger = Chef-Ranger
page-open-area = { area }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }. Woher sie kommen
page-cemetery = Friedhof: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }, { $lost ->
    [0] 0 Punkte
    [one] −{ $lost } Punkt
   *[other] −{ $lost } Punkte
  }{ $animals ->
    [none] {""}
   *[other] : { $animals }
  }
page-cemetery-empty = Hier ist niemand gestorben.
page-to-cemetery = Kein Platz: auf den Friedhof
page-face-up = Offene Karten
page-spaces = Felder für die Karte
page-target = { page-column }: { $effect }
page-hint-card = { $shared ->
    [yes] { $name }: wähle eine Karte.
   *[no] Du bist am Zug: wähle eine Karte.
  }
page-hint-space = { species-a }: wähle ein Feld.
page-hint-dies = { species-a } hat bei dir keinen Platz.
page-hint-territory = { $shared ->
    [yes] { $name }: wähle von jeder Landschaftskarte eine Seite.
   *[no] Wähle von jeder Landschaftskarte eine Seite.
  }
page-effect-depressed = bedrückt: zu wenige Felder, zählt 0
page-effect-herd = eine Herde von { $count }
page-effect-eats = frisst { $animals }
page-animal-count = { $count ->
    [one] { $count } { species }
   *[other] { $count } { species-many }
  }
page-effect-dies = stirbt: kein Platz
page-territory-card = { $deck } Felder
page-side = Seite { $side } der Karte { $deck }
page-ground = { $ground ->
    [R] Fluss
   *[L] Land
  }
page-choose-sides = Diese Seiten wählen
page-placed = { species-a } zieht { $side ->
    [left] links{" "}
    [right] rechts{" "}
   *[only] {""}
  }in das Gehege mit { $size } Feldern ein.
page-placed-depressed = { page-placed } Dort ist das Tier bedrückt: Das Gehege ist nicht groß genug.
page-place-graves = { $cards ->
    [0] niemand verloren
    [one] { $cards } Tier verloren
   *[other] { $cards } Tiere verloren
  }
page-help-table = Nimm eine Karte auf, sieh auf deinem Brett, was sie bewirkt, und lege sie ab. Was Tiere kostet, wird noch einmal gefragt.

## So spielt man

page-how-title = { $section ->
    [reserve] Dein Reservat
    [round] Eine Runde
    [room] Platz für ein Tier
    [groups] Vier Gruppen
    [eating] Fressen
    [herds] Herden
    [end] Ende und Wertung
    [animals] Alle Tiere
    [rulings] Auslegungen
   *[source] Woher die Zahlen kommen
  }
page-how-aim = Du bist Ranger. Fülle dein Reservat mit wilden Tieren, sodass möglichst viele gut darin leben und keines als Mahlzeit eines anderen endet.
page-how-area = Ein Gehege mit { $size } Feldern
page-how-reserve-title = Ein Reservat am Anfang: vier Gehege mit 2, 3, 4 und 6 Feldern, manche davon Fluss
page-how-reserve-1 = Ein Reservat hat vier eingezäunte Gehege mit 2, 3, 4 und 6 Feldern. Jede Spalte füllt sich von unten nach oben; am Anfang sind also sechs Felder frei.
page-how-reserve-2 = Felder sind Land oder Fluss. Wo deine Flüsse verlaufen, entscheidest du ganz am Anfang: Du bekommst drei Landschaftskarten und wählst von jeder eine Seite.
page-how-round-1 = Es werden so viele Tiere aufgedeckt, wie Personen mitspielen. Der Chef-Ranger beginnt, dann reihum: Jeder nimmt ein Tier und setzt es sofort ein.
page-how-round-2 = Danach wird die Person links davon Chef-Ranger. Du darfst jede Karte nehmen, auch um sie niemand anderem zu lassen.
page-how-room-1 = Jedes Tier verlangt ein Gehege einer bestimmten Größe. Ein Gnu verlangt 4 Felder.
page-how-room-2 = In einem Gehege mit einem Feld zu wenig ist es bedrückt: Es lebt dort, zählt aber nichts. In ein noch kleineres darf es gar nicht.
page-how-room-3 = Ein Tier, das irgendwo hin kann, muss irgendwo hin; wohin, entscheidest du. Eines, das nirgends Platz hat, stirbt: Seine Karte kommt auf deinen Friedhof.
page-how-room-none = 2 Felder: zu klein
page-how-room-depressed = 3 Felder: bedrückt, 0 Punkte
page-how-room-happy = 4 Felder: { $points } Punkte
page-how-group = { $group ->
    [carnivore] Fleischfresser
    [pachyderm] Dickhäuter
    [aquatic] Wassertiere
   *[herbivore] Pflanzenfresser
  }
page-how-group-rule = { $group ->
    [carnivore] Löwen und Leoparden teilen sich nie ein Gehege. Zu Pflanzenfressern gesetzt, fressen sie alle.
    [pachyderm] Elefanten und Nashörner teilen sich nie ein Gehege; beide Nashörner gelten als eine Art. In das Gehege mit 3 Feldern passt höchstens { $three }, in das mit 4 Feldern { $four }, in das mit 6 Feldern { $six }.
    [aquatic] Sie stehen nur im Fluss, und Nilpferde und Krokodile teilen sich nie ein Gehege. Ein Krokodil frisst alle Pflanzenfresser in seinem Gehege.
   *[herbivore] Sie dürfen in kein Gehege mit einem Fleischfresser oder Krokodil. Gleiche in einem Gehege sind eine Herde, die mehr zählt.
  }
page-how-eating-1 = Kommt ein Fleischfresser oder Krokodil in ein Gehege mit Pflanzenfressern, frisst es sie alle, auch bedrückte. Manchmal bleibt dir nichts anderes übrig.
page-how-eating-2 = Die gefressenen kommen auf deinen Friedhof. Wer über ihnen steht, rutscht nach unten, auch der Neuling. Rutschen tötet nie: Ein Nilpferd, das auf Land rutscht, bleibt dort.
page-how-eating-before = Der Löwe hat keinen anderen Platz
page-how-eating-title = Der Löwe steht auf dem untersten Feld
page-how-eating-after = Beide Zebras auf dem Friedhof: −{ $points } Punkte
page-how-herds-1 = Zwei oder mehr Pflanzenfresser einer Art in einem Gehege, bedrückte nicht mitgezählt, bringen mehr als ihre eigenen Punkte:
page-how-herd = Eine Herde von { $count }
page-how-end-1 = Das Spiel endet nach der Runde, in der ein Reservat voll wird, oder wenn die Karten nicht mehr für eine Runde reichen.
page-how-end-2 = Du bekommst die Punkte aller Tiere in deinem Reservat, die nicht bedrückt sind, und die Zugabe für jede Herde.
page-how-end-3 = Jede Karte auf deinem Friedhof kostet die aufgedruckten Punkte, ob das Tier gestorben ist oder gefressen wurde.
page-how-end-4 = Wer am meisten Punkte hat, gewinnt. Bei Gleichstand zählt der kleinere Friedhof; ist auch er gleich, gewinnt ihr gemeinsam.
page-how-sum = { $sum }: Zwei Zebras sind eine Herde
page-how-animals-1 = Wie viele Felder jedes verlangt, was es wert ist und wie viele Karten davon zu zweit, dritt und viert im Spiel sind.
page-how-animal = Tier
page-how-minimum = Felder
page-how-value = Punkte
page-how-cards-by-players = Karten, je nach Personen
page-how-cards = Karten zu { $players ->
    [2] zweit
    [3] dritt
   *[4] viert
  }
page-how-ruling-head = Der erste Chef-Ranger wird ausgelost oder beim Einrichten der Partie bestimmt; in der Spielregel ist es die jüngste Person.
page-how-ruling-open = Alle Landschaftskarten liegen offen, bevor die erste Seite gewählt wird. Der Chef-Ranger beginnt, dann reihum: Jeder entscheidet über seine drei Seiten auf einmal.
page-how-ruling-unused = Tierkarten mit mehr Sternen als Personen bleiben aus dem Spiel, zu zweit und zu dritt auch die Landschaftskarten, die niemand bekommen hat.
page-how-ruling-any-card = Jede aufgedeckte Karte darf genommen werden, auch eine, die nirgends Platz hat, während eine andere Platz hätte.
page-how-ruling-duty = Ein Tier, das Platz hat, muss eingesetzt werden; gewählt werden darf unter allen erlaubten Feldern, auch ein schlechteres.
page-how-ruling-share = Ein Fleischfresser darf sich ein Gehege mit einem Krokodil teilen, und beide mit Dickhäutern.
page-how-ruling-hunters = Fleischfresser und Krokodile dürfen in ein Gehege mit Pflanzenfressern, Pflanzenfresser nicht in ihres.
page-how-ruling-two = In das Gehege mit 2 Feldern kommt kein Dickhäuter.
page-how-ruling-depressed = Bedrückte Tiere fressen, werden gefressen, stehen anderen im Weg und zählen bei der Höchstzahl der Dickhäuter wie alle. Nur ihre Punkte und ihr Platz in der Herde sind verloren.
page-how-ruling-slide = Werden Tiere gefressen, rutschen alle über ihnen in der Spalte nach unten, auch der Neuling.
page-how-ruling-stranded = Ein Wassertier, das auf Land rutscht, bleibt dort.
page-how-ruling-last-round = Ein Reservat beendet das Spiel, wenn am Ende der Runde, nach allem Fressen, alle 15 Felder besetzt sind.
page-how-ruling-cemetery = Auf dem Friedhof zählen die aufgedruckten Punkte, auch bei Tieren, die bedrückt waren, als sie gefressen wurden.
page-how-ruling-herds = Herden zählen je Gehege und Art, unter den Tieren, die nicht bedrückt sind.
page-how-ruling-tie = Bei Gleichstand gewinnt, wer weniger Karten auf dem Friedhof hat; ist auch das gleich, wird der Sieg geteilt.
page-how-source-1 = Die Spielregel sagt: 68 Tierkarten, davon 42, 15 und 11 mit zwei, drei und vier Sternen; die elf Arten und ihre Gruppen; dass ein Gnu 4 Felder verlangt und 2 Punkte wert ist, dass alle Dickhäuter 4 verlangen und ein Leopard in das Gehege mit 2 Feldern darf; die Zugabe für Herden, die Höchstzahlen der Dickhäuter und die Größen der Gehege.
page-how-source-2 = Alles andere ist unsere Rekonstruktion: alle anderen verlangten Felder, alle anderen Punkte, wie viele Karten es von jeder Art gibt und wo die Flüsse verlaufen. Das sind nicht die Zahlen des Verlags.
