# Wörter der Startseite, des neuen Tischs, der gespielten Partien und der Anleitung.

## Startseite

page-home-title = Welcher Park heute?
page-home-game = { $game ->
    [african_park] African Park
    [savannah_park] Savannah Park
    [zuuli] Zuuli
   *[other] { $game }
  }
page-home-blurb = { $game ->
    [african_park] Nimm wilde Tiere auf und gib jedem genug Platz. Herden zahlen sich aus, Elefanten noch mehr – aber ein Löwe unter deinen Zebras kommt dich teuer zu stehen.
    [savannah_park] Alle legen dasselbe Plättchen, jeder dorthin, wo es ihm am meisten hilft: Herden an die Wasserlöcher, weit weg vom Feuer.
    [zuuli] Nimm eine Karte, gib den Rest weiter und baue in drei Jahren einen Park, in dem sich alle vertragen.
   *[other] { "" }
  }
page-home-picture = Eine Stellung aus einer Partie { page-home-game }
page-home-position = Die Stellung jetzt
page-home-players = { $least }–{ $most } Personen
page-home-minutes = etwa { $minutes } Minuten
page-home-play = Gleich spielen
page-home-alone = Allein spielen
page-home-set = Partie einrichten
page-home-against = Du gegen einen Bot: { page-home-level }.
page-home-level = { $level ->
    [cub] ein Jungtier, das nicht viel nachdenkt
    [keeper] ein Pfleger, der nimmt, was sofort am meisten bringt
    [ranger] ein Ranger, der vorausdenkt
    [warden] ein Wildhüter, der länger vorausdenkt
   *[other] { $level }
  }
page-home-continue = Weiterspielen
page-home-my-turn = Du bist dran
page-home-turn-of = { $name } ist dran
page-home-seats-open = Es fehlen noch Mitspieler
page-home-more = Lernen und zurückblicken
page-home-how = So spielt man { page-home-game }
page-home-how-text = Fünf Minuten, mit Bildern
page-home-past = Gespielte Partien
page-home-past-text = Ergebnisse, Verläufe, Aufzeichnungen
page-home-replay = Aufzeichnung öffnen
page-home-replay-text = Eine Partie aus einer Datei nachspielen
page-home-again = Noch einmal versuchen

## Ein neuer Tisch

page-new-title = Ein neuer Tisch für { page-home-game }
page-new-no-game = Es gibt kein Spiel namens { $game }.
page-new-name = Dein Name
page-new-players = Wie viele spielen mit?
page-new-players-value = { $players ->
    [1] Allein
   *[other] { $players }
  }
page-new-variants = Welches Spiel?
page-new-own = eigene …
page-new-think = Bedenkzeit
# unit: none, seconds, minutes, hours or days
page-new-think-value = { $unit ->
    [none] unbegrenzt
    [seconds] { $count } s
    [hours] { $count } h
    [days] { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
      }
   *[minutes] { $count } min
  }
page-new-think-help = Für eine Entscheidung. Läuft sie ab, wird etwas Vernünftiges gewählt.
page-new-seat = Platz { $seat }
page-new-kind = { $kind ->
    [me] Ich
    [link] Per Link
    [here] Neben mir
   *[bot] Bot
  }
page-new-kind-hint = { $kind ->
    [me] Du spielst an diesem Gerät.
    [link] Jemand an einem anderen Gerät: Den Link zum Verschicken bekommst du, sobald der Tisch offen ist.
    [here] Jemand neben dir: Ihr reicht das Gerät weiter.
   *[bot] Der Computer spielt.
  }
page-new-level = Wie gut?
page-new-level-hint = { $level ->
    [cub] Denkt nicht viel nach. Gut, um die Regeln zu lernen.
    [keeper] Nimmt, was sofort am meisten bringt.
    [ranger] Denkt einen Augenblick voraus.
    [warden] Denkt länger voraus. Schwer zu schlagen.
   *[other] { "" }
  }
page-new-here-name = Name
page-new-details = Weitere Einstellungen
page-new-pace = Bots ziehen
page-new-pace-value = { $pace ->
    [instant] sofort
   *[natural] so, dass man folgen kann
  }
page-new-shuffle = Plätze auslosen
page-new-no-person = Mindestens ein Mensch muss mitspielen.
page-new-open = { $waits ->
    [yes] Tisch öffnen
   *[no] Los geht’s
  }

## Gespielte Partien

page-games-none = Du hast noch keine Partie zu Ende gespielt.
page-games-first = Zu den Spielen
page-games-replay = Verlauf
page-games-score = Wertung
page-games-record = Herunterladen
page-games-place = Platz { $place }:
page-games-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }

## So spielt man

page-how-contents = Auf dieser Seite
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
page-how-rulings-1 = Wo die Spielregel schweigt oder sich auf zwei Arten lesen lässt, spielen wir so:
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
page-how-source-3 = Wer das Spiel besitzt, kann die Zahlen der eigenen Ausgabe in eine Datei schreiben und damit spielen.
