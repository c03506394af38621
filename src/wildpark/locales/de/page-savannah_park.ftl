# Wörter der Seiten von Savannah Park. Plättchen, Ablehnungen, Berichte, Urteile: savannah_park.ftl.

## Tiere, Kategorien, Felder

# Der Buchstabe einer Art auf ihren Plättchen.
page-sp-category = { $code ->
    [small-fire] Kleines Feuer
    [medium-fire] Mittleres Feuer
    [big-fire] Großes Feuer
    [grass] Gras
    [trees] Bäume
    [lions] Löwe
   *[species] { herd-animals }
  }
page-sp-kind = { $kind ->
    [sand] Sand
    [tree] Baum
    [grass] Gras
    [small-fire] kleines Buschfeuer
    [medium-fire] mittleres Buschfeuer
    [big-fire] großes Buschfeuer
   *[rock] Fels
  }
page-sp-space = { $space }, { page-sp-kind }{ $token ->
    [none] {""}
   *[some] : { animal-token }, { $state ->
        [face-up] offen
        [vacated] in der Hand
       *[moved] bewegt
      }
  }{ $lion ->
    [yes] ; hier ist der Löwe
   *[no] {""}
  }
page-sp-token = { animal-token }
page-sp-token-state = { animal-token }, { $state ->
    [face-up] offen
   *[moved] bewegt
  }
page-sp-spaces = Felder des Parks
page-sp-park-of = Park: { $name }
page-sp-starter = Nennt das Plättchen dieser Runde
page-sp-has-chosen = hat gewählt
page-sp-alone = { $points ->
    [one] Dein Park bringt { $points } Punkt
   *[other] Dein Park bringt { $points } Punkte
  }
page-sp-empty-grass = { $count ->
    [one] { $count } leeres Grasfeld
   *[other] { $count } leere Grasfelder
  }
page-sp-face-up = { $count ->
    [one] { $count } Plättchen offen
   *[other] { $count } Plättchen offen
  }

## Die Wertung

page-sp-ledger = Woher die Punkte kommen
page-sp-drives = { $count ->
    [0] vertreibt niemanden
    [one] vertreibt { $count } Plättchen
   *[other] vertreibt { $count } Plättchen
  }
page-sp-empty = { $empty } von { $all } leer: { $points }
page-sp-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
page-sp-biggest = größte Herde: { $count }

## Was eine Wahl bewirken würde

page-sp-change = { $category } { $points }
page-sp-driven = wird vertrieben: { fire-name }
page-sp-no-change = ändert keine Punkte
page-sp-meets-lion = trifft den Löwen: Dann zieht der Löwe

## Die Wahl

page-sp-spares = Plättchen für das Gras
page-sp-spare = { animal-token }{ $placed ->
    [yes] , auf Gras: wieder aufnehmen
   *[no] {""}
  }
page-sp-in-hand = In der Hand: { animal-token }
page-sp-lion = Dein Löwe
page-sp-confirm = { $kind ->
    [grass] So lassen
    [name] Dieses nennen
    [lion] Löwen hierher
   *[place] Hierher
  }
page-sp-hint-grass = { $shared ->
    [yes] { $name }: Lege beide Plättchen auf Gras.
   *[no] Lege beide Plättchen auf Gras: Feld drücken oder hinziehen.
  }
page-sp-hint-grass-done = Beide liegen auf Gras. Lass sie dort, oder drücke eines, um es zu verlegen.
page-sp-hint-lion = { $shared ->
    [yes] { $name }: { $children ->
        [yes] Wohin geht dein Löwe?
       *[no] Setze deinen Löwen auf ein leeres Baum- oder Grasfeld.
      }
   *[no] { $children ->
        [yes] Wohin geht dein Löwe?
       *[no] Setze deinen Löwen auf ein leeres Baum- oder Grasfeld.
      }
  }
page-sp-hint-name = { $shared ->
    [yes] { $name }: { $children ->
        [yes] Welche Tiere sollen wandern?
       *[no] Nenne ein offenes Plättchen.
      }
   *[no] { $children ->
        [yes] Welche Tiere sollen wandern? Drücke darauf.
       *[no] Nenne ein Plättchen: Drücke ein offenes.
      }
  }
page-sp-hint-name-asked = Alle bewegen „{ animal-token }“?
page-sp-hint-place = { $shared ->
    [yes] { $name }: { $children ->
        [yes] Wohin gehen sie?
       *[no] Wohin kommt „{ animal-token }“?
      }
   *[no] { $children ->
        [yes] Wohin gehen sie? Drücke ein leeres Feld.
       *[no] Wohin kommt „{ animal-token }“?
      }
  }
page-sp-hint-lion-next = Es trifft den Löwen. Wohin geht der Löwe nun?
page-sp-hint-chosen = Du hast gewählt. Noch wählt: { $name }.
page-sp-hint-naming = { $name } nennt das nächste Plättchen.

## Das Protokoll, wenn alle gewählt haben

page-sp-put-on-grass = { $seat }: „{ animal-token }“ auf { $space }.
page-sp-lion-starts = { $seat }: Löwe auf { $space }.
page-sp-moved = { $seat }: „{ animal-token }“ von { $from } nach { $space }.

## Hilfen, Übersicht

page-sp-help = { $help ->
    [herds] Ein Tier drücken, und seine Herden leuchten auf
    [total] Jederzeit die Punkte und woher sie kommen
    [fires] Flammen auf Plättchen, die ein Feuer vertreiben würde
    [change] Was ein Feld ändern würde, bevor du es wählst
   *[letters] Buchstaben auf den Plättchen
  }
page-sp-help-table = Drücke ein Plättchen, um es zu nennen, dann ein Feld dafür. Die Maus zeigt, was ein Feld ändern würde; ein Finger wird noch einmal gefragt. Alle wählen gleichzeitig: Du kannst deine Wahl zurücknehmen, bis alle gewählt haben.
page-sp-reference = Alle Plättchen
page-sp-reference-what = Alle haben diese 33 Plättchen. Ein sechseckiges ist offen und kann genannt werden; ein rundes wurde bewegt.
page-sp-animals = Tiere
page-sp-waters = Wasserlöcher
page-sp-unmoved = Noch zu bewegen
page-sp-reconstruction = Welche Tiere sich ein Plättchen teilen (bis auf zwei davon) und wie die Felder liegen, ist eine Rekonstruktion, nicht vom Verlag.
page-sp-no-token = Kein Plättchen ist unterwegs.

## Das Ende

page-sp-counting = Die Wertung
page-sp-skip = Wertung überspringen
page-sp-count-again = Noch einmal werten
page-sp-rating = Urteil
page-sp-rating-from = ab { $points } Punkten
page-sp-best = Was möglich gewesen wäre
page-sp-best-waiting = Der Planer sucht den besten Park aus deinem Anfang …
page-sp-best-what = { $less ->
    [0] Der Planer fand nichts Besseres als deine { $points } Punkte.
    [one] Vom selben Anfang erreicht der Planer { $points } Punkte, { $less } mehr.
   *[other] Vom selben Anfang erreicht der Planer { $points } Punkte, { $less } mehr.
  }
page-sp-best-name = Planer

## Aufbauten des variablen Spiels

page-sp-layout = Bäume und Feuer
page-sp-layout-way = { $way ->
    [printed] Wie gedruckt
    [suggested] Vorschlag
    [drawn] Gelost
   *[own] Eigene
  }
page-sp-layout-what = { $way ->
    [printed] Die Vorderseite des Plans, in jedem Spiel gleich.
    [suggested] Sechs Bäume und drei Feuer liegen auf der Rückseite, wie es sich jemand ausgedacht hat.
    [drawn] Sechs Bäume und drei Feuer werden gelost, wenn der Tisch eröffnet wird. Alle bekommen dieselben.
   *[own] Wähle ein Teil, dann drücke Sandfelder: sechs Bäume und ein Feuer jeder Größe.
  }
page-sp-layout-printed = Der Plan, wie er gedruckt ist
page-sp-layout-suggested = Vorgeschlagene Aufbauten
page-sp-layout-pieces = Teile
page-sp-layout-piece = { piece-name }: noch { $left }
page-sp-layout-missing = { $count ->
    [one] { $piece ->
        [tree] Ein Baum fehlt noch.
       *[other] Es fehlt noch: { piece-name }.
      }
   *[other] { $count } Bäume fehlen noch.
  }
page-sp-layout-off-sand = { $kind ->
    [grass] Teile liegen auf Sand, nicht auf Gras.
   *[rock] Teile liegen auf Sand, nicht auf dem Fels.
  }
page-sp-layout-good = Der Aufbau ist vollständig.
page-sp-layout-begin = Von einem Vorschlag ausgehen
page-sp-layout-clear = Alles wegnehmen

## So wird gespielt

page-sp-how-aim = Jedes Plättchen wird genau einmal bewegt. Wer danach die größten Herden an Wasserlöchern hat, leere Bäume und leeres Gras, und keine Tiere an die Buschfeuer verliert, gewinnt.
page-sp-how-title = { $section ->
    [park] Der Park
    [tokens] Die Plättchen
    [round] Eine Runde
    [fires] Buschfeuer
    [herds] Herden
    [end] Die Wertung
    [solo] Allein
    [setup] Variabler Aufbau
    [lions] Die Löwen sind los
    [children] Mit Kindern
    [animals] Die Tiere
    [rulings] Festlegungen
   *[source] Was bekannt ist und was nicht
  }
page-sp-how-park-title = Ein Park am Anfang des Spiels
page-sp-how-park-1 = Alle haben einen Park derselben Form und dieselben 33 Plättchen. Sie werden gemischt, und 31 davon füllen den Sand, Reihe für Reihe. So beginnt jeder Park anders.
page-sp-how-park-2 = Die zwei übrigen kommen auf Gras: Welches auf welches der sechs Grasfelder, ist deine erste Entscheidung. Alle entscheiden gleichzeitig.
page-sp-how-tokens-1 = Ein Plättchen zeigt ein bis drei Tiere, oder alle sechs, und vielleicht ein Wasserloch: den blauen Teich am unteren Rand. Die Buchstaben nennen die Arten und die Zahl.
page-sp-how-tokens-2 = Ein dickes sechseckiges Plättchen ist offen und muss noch bewegt werden. Ein flaches rundes wurde bewegt: Es bleibt, wo es ist, und zählt trotzdem.
page-sp-how-move-before = „2 Zebras“ wird genannt …
page-sp-how-move-after = … und steht nun unter einem Baum, bewegt.
page-sp-how-round-1 = Die Person am Anfang der Runde nennt ein offenes Plättchen. Alle nehmen es aus ihrem eigenen Park und legen es auf ein leeres Sand-, Baum- oder Grasfeld, nur nicht zurück auf das Feld, von dem es kam. Alle wählen gleichzeitig.
page-sp-how-round-2 = Dann nennt die nächste Person im Uhrzeigersinn ein Plättchen. Nach 33 Runden ist jedes einmal bewegt.
page-sp-how-fires-before = Das mittlere Feuer neben sechs Plättchen …
page-sp-how-fires-after = … vertreibt die mit zwei Tieren.
page-sp-how-fires-1 = Am Ende brennen die Feuer, zuerst das kleine: Es vertreibt jedes Plättchen neben sich, das genau ein Tier zeigt, das mittlere die mit zwei, das große die mit drei.
page-sp-how-fires-2 = Tiere aller Arten zählen zusammen, und ein Wasserloch hilft nicht. Das Plättchen mit allen sechs Tieren fürchtet kein Feuer.
page-sp-how-herds-caption = Alle sechs Zebras mit zwei Wasserlöchern zählen: 12. Die andere Herde hat kein Wasser und brächte 0.
page-sp-how-herds-1 = Plättchen nebeneinander, die eine Art zeigen, sind eine Herde. Ihre Tiere dieser Art mal die Wasserlöcher auf ihren Plättchen sind ihre Punkte.
page-sp-how-herds-2 = Von jeder Art zählt nur die beste Herde. Ein Plättchen mit mehreren Arten gehört zu je einer Herde.
page-sp-how-end-1 = Nach der letzten Runde werden elf Dinge gewertet, eins nach dem anderen.
page-sp-how-end-2 = Die höchste Summe gewinnt; bei Gleichstand die meisten leeren Grasfelder; danach wird der Sieg geteilt.
page-sp-how-category = { $code ->
    [small-fire] vertreibt Plättchen mit einem Tier
    [medium-fire] vertreibt Plättchen mit zwei Tieren
    [big-fire] vertreibt Plättchen mit drei Tieren
    [grass] 1 Punkt für jedes leere Feld
    [trees] 3 Punkte für jedes leere Feld, auch wenn ein Feuer es geleert hat
   *[species] beste Herde: Tiere × Wasserlöcher
  }
page-sp-how-solo-1 = Allein nennst du jedes Plättchen selbst, in beliebiger Reihenfolge. Die Summe bekommt ein Urteil, und danach siehst du, was ein Planer aus demselben Anfang gemacht hätte.
page-sp-how-setup-1 = Die Rückseite des Plans hat keine Bäume und keine Feuer: Sechs Bäume und drei Feuer kommen auf Sand, für alle gleich. Nimm einen Vorschlag, lass sie losen, oder lege sie selbst, wenn du den Tisch einrichtest.
page-sp-how-lion-before = „2 Zebras“ wird genannt, und unter einem Baum liegt ein Löwe …
page-sp-how-lion-after = … sie treffen ihn: 2 Punkte. Der Löwe geht ins Gras.
page-sp-how-lions-1 = Nach den Plättchen auf Gras setzen alle einen Löwen auf ein leeres Baum- oder Grasfeld des eigenen Parks.
page-sp-how-lions-2 = Ein Plättchen darf auf das Feld des Löwen. Das bringt sofort einen Punkt für jedes Tier darauf, und der Löwe geht auf irgendein leeres Sand-, Baum- oder Grasfeld.
page-sp-how-children-1 = Die Rückseite des Plans, keine Bäume, keine Feuer. Die Plättchen stehen um die Mitte und bleiben auf Sand. Wasser und Gras zählen nichts.
page-sp-how-children-2 = Von jeder Art bringt die größte Herde einen Punkt für jedes ihrer Tiere. Bei Gleichstand wird der Sieg geteilt.
page-sp-how-animals-1 = Über alle Plättchen hat jede Art 11 Tiere und 3 Wasserlöcher; keine Herde kann mehr als 33 bringen.
page-sp-how-rulings-1 = Wo die Spielregel schweigt, entscheidet Wildpark:
page-sp-how-ruling = { $name ->
    [shuffle] Wer beginnt, wird aus dem Startwert des Spiels gelost, wenn es beim Eröffnen niemand bestimmt.
    [shown] Solange andere wählen, wird das Plättchen in der Hand dort gezeigt und gezählt, wo es lag.
    [lion-space] Der Löwe besetzt sein Feld nicht: Ein Gras- oder Baumfeld, auf dem nur er ist, ist leer.
    [lion-children] Mit Kindern beginnt der Löwe auf Sand und bleibt dort.
    [lion-points] Punkte für das Treffen des Löwen kommen zur Endsumme.
    [exclude] Variabler Aufbau und Spiel mit Kindern schließen sich aus: Es gäbe keine Bäume und Feuer zu legen.
    [children-solo] Allein mit den Regeln für Kinder gibt es kein Urteil: Es ist für die Punkte des Grundspiels gemacht.
   *[drawn] In vorgeschlagenen und gelosten Aufbauten grenzt jedes Feuer an sechs Felder für Plättchen, kein Feld an zwei Feuer, und Bäume berühren sich nicht. Eigene dürfen sein, wie man will.
  }
page-sp-how-source-1 = Die Spielregel nennt: 47 Felder, davon 31 Sand, 6 Bäume, 6 Gras, drei Feuer und ein Fels; 33 Plättchen, deren Anzahlen sicher sind; das Paar aus Zebra und Elefant und das Trio aus Zebra, Strauß und Antilope.
page-sp-how-source-2 = Welche Arten sich die anderen fünf Paare teilen, und wo die Felder liegen, ist unsere Rekonstruktion. Die vorgeschlagenen Aufbauten und die Namen der Urteile sind unsere eigenen.
