# Wörter der Seiten von Zuuli. Namen der Karten und Gründe für Ablehnungen stehen in zuuli.ftl.

## Karten

page-zuuli-habitat = { $habitat ->
    [plains] Steppe
    [jungle] Dschungel
   *[water] Wasser
  }
page-zuuli-temper = { $temper ->
    [fierce] wild
   *[friendly] friedlich
  }
page-zuuli-kind = { $kind ->
    [enclosure] Gehege
    [animal] Tiere
   *[upgrade] Ausbau
  }
page-zuuli-rule-short = { $rule ->
    [pride] 2 Felder neben seinesgleichen
    [wallow] friedlich mit Steppe und Wasser
    [company] allein 0
    [troop] je eines 1, höchstens 3
    [chorus] 3 mit Dschungel und Wasser
    [bloom] ab dreien doppelt
   *[other] { $rule }
  }
page-zuuli-rule = { $rule ->
    [pride] Es braucht nur 2 Felder, solange ein anderes seines Namens bei ihm ist.
    [wallow] Es ist friedlich, solange sein Gehege Steppe und Wasser hat.
    [company] Es zählt 0, solange kein anderes Tier bei ihm ist.
    [troop] Es zählt so viel, wie es Tiere seines Namens im Gehege gibt, höchstens aber 3.
    [chorus] Es zählt 3, solange sein Gehege Dschungel und Wasser hat.
    [bloom] Es zählt doppelt, solange mindestens zwei andere seines Namens bei ihm sind.
   *[other] { $rule }
  }
page-zuuli-condition = { $condition ->
    [friendly-only] nur friedliche
    [fierce-only] nur wilde
   *[no-two-alike] keine gleichen
  }
page-zuuli-condition-says = { $condition ->
    [friendly-only] Nur friedliche Tiere dürfen dort leben.
    [fierce-only] Nur wilde Tiere dürfen dort leben.
   *[no-two-alike] Keine zwei Tiere eines Namens dürfen dort leben.
  }
page-zuuli-effect-short = { $effect ->
    [mixing] Wilde und Friedliche dürfen zusammen
    [habitat] ein Lebensraum dazu
    [space] Felder dazu
   *[satisfaction] erhöht den Faktor
  }
page-zuuli-habitats-all = { $habitats ->
    [plains] Steppe
    [jungle] Dschungel
    [water] Wasser
    [plains-jungle] Steppe und Dschungel
    [plains-water] Steppe und Wasser
    [jungle-water] Dschungel und Wasser
   *[other] Steppe, Dschungel und Wasser
  }
page-zuuli-animal-says = { zuuli-card }: ein Tier, { page-zuuli-temper }, lebt in { zuuli-habitats }, braucht { $space ->
    [one] ein Feld
   *[other] { $space } Felder
  } und zählt { $value }.
page-zuuli-enclosure-says = { zuuli-card }: ein Gehege mit { page-zuuli-habitats-all } und { $space ->
    [one] einem Feld
   *[other] { $space } Feldern
  }; seine Tiere zählen { $times ->
    [one] einfach
    [2] doppelt
    [3] dreifach
   *[other] { $times }-fach
  }.
page-zuuli-upgrade-says = { zuuli-card }: ein Ausbau für ein Gehege; { $effects }.
page-zuuli-adds-habitat = bringt { page-zuuli-habitat }
page-zuuli-adds-space = { $space ->
    [one] bringt ein Feld
   *[other] bringt { $space } Felder
  }
page-zuuli-adds-times = erhöht den Faktor um { $times }
page-zuuli-adds-fence = mit ihm dürfen wilde und friedliche Tiere zusammenleben
page-zuuli-count = { $count } × { zuuli-card }
page-zuuli-room-says = { zuuli-room }: { page-zuuli-habitats-all }, { $taken } von { $space } Feldern belegt, mal { $times }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }.
page-zuuli-room-animals = { $animals ->
    [none] Niemand lebt dort.
   *[other] Tiere: { $animals }.
  }
page-zuuli-room-upgrades = Ausbauten: { $upgrades }.

## Behalten

page-zuuli-picking = Karten behalten
page-zuuli-hand = { $count ->
    [one] Die Hand: eine Karte
   *[other] Die Hand: { $count } Karten
  }
page-zuuli-is-kept = Diese Karte behältst du.
page-zuuli-is-lifted = Noch einmal drücken, um sie zu behalten.
page-zuuli-kept-sign = behalten
page-zuuli-keep = Behalten: { zuuli-card }
page-zuuli-hint-pick = { $shared ->
    [yes] { $name }: behalte eine Karte.
   *[no] Behalte eine Karte.
  } Der Rest geht nach { $passes ->
    [left] links
   *[right] rechts
  } an { $next }.
page-zuuli-hint-solo = Behalte eine Karte. Die andere nimmt der Sammler.
page-zuuli-hint-picked = { $card ->
    [none] { page-zuuli-still-picking }
   *[other] Du behältst: { zuuli-card }. { page-zuuli-still-picking } Bis alle gewählt haben, darfst du dich umentscheiden.
  }
page-zuuli-still-picking = { $count ->
    [one] { $names } wählt noch.
   *[other] { $names } wählen noch.
  }
page-zuuli-hint-watching = Du schaust zu. { $phase ->
    [picking] { page-zuuli-still-picking }
   *[developing] { page-zuuli-still-developing }
  }
page-zuuli-reveal = Behalten:
page-zuuli-told-kept = { $seat } behält: { zuuli-card }.
page-zuuli-told-scored = { $seat }, Jahr { $year }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }.
page-zuuli-told-animal = { $seat }: { $count } × { zuuli-card } ohne Gehege, abgeworfen.
page-zuuli-told-upgrade = { $seat }: { $count } × { zuuli-card } nicht eingebaut, abgeworfen.
page-zuuli-memory = { $count ->
    [one] Eine andere Hand kennst du
   *[other] { $count } andere Hände kennst du
  }
page-zuuli-memory-of = { $name } hat{ $passes ->
    [0] {""}
    [one] {" "}(gleich deine)
   *[other] {" "}(in { $passes } Runden deine)
  }:
page-zuuli-could = Dein Park könnte dieses Jahr { $points } bringen.
page-zuuli-could-with = { $more ->
    [yes] Mit { zuuli-card }: dieses Jahr bestenfalls { $points } statt { $now }.
   *[no] Mit { zuuli-card }: dieses Jahr weiter bestenfalls { $points }.
  }
page-zuuli-own-park = Dein Park

## Ausbauen

page-zuuli-developing = Dein Park
page-zuuli-hint-develop = { $shared ->
    [yes] { $name }: { $count ->
        [0] ordne deinen Park und bestätige ihn.
       *[other] gib allem, was wartet, einen Platz, und bestätige deinen Park.
      }
   *[no] { $count ->
        [0] Alles hat seinen Platz. Ordne den Park neu oder bestätige ihn.
       *[other] Nimm auf, was wartet, und setze es in ein Gehege.
      }
  }
page-zuuli-hint-place = { zuuli-card }: wohin?
page-zuuli-hint-move = { zuuli-card }: in ein anderes Gehege oder hinaus?
page-zuuli-hint-confirmed = Du hast deinen Park bestätigt. { page-zuuli-still-developing }
page-zuuli-still-developing = { $count ->
    [one] { $names } baut noch.
   *[other] { $names } bauen noch.
  }
page-zuuli-token = { zuuli-room }: { zuuli-animal } aufnehmen, { $count } dort, jedes zählt { $each }
page-zuuli-upgrade-token = { zuuli-room }: { $fixed ->
    [yes] { zuuli-card }, fest eingebaut
   *[no] { zuuli-card } aufnehmen
  }
page-zuuli-target = { zuuli-room }: { $points }
page-zuuli-put-back = Zurücklegen
page-zuuli-not-here = Erst herausnehmen
page-zuuli-take-out = Herausnehmen
page-zuuli-waiting = Außerhalb der Gehege
page-zuuli-waiting-none = Draußen wartet nichts.
page-zuuli-waiting-label = Es wartet { $count }-mal:
page-zuuli-must = { zuuli-animal-the } hatte schon ein Gehege und braucht wieder eines.
page-zuuli-year-now = Jahr { $year }:
page-zuuli-redo = Noch einmal tun
page-zuuli-arrange = Einrichten für { $points }
page-zuuli-arranged = Besser geht es dieses Jahr nicht
page-zuuli-confirm = Park bestätigen
page-zuuli-confirm-cost = { $count ->
    [0] Nicht eingebaut, wird abgeworfen: { $upgrades }. Bestätigen?
   *[other] Ohne Gehege: { $animals }. Das kostet { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
      }.{ $upgrades ->
        [none] {""}
       *[other] {" "}Abgeworfen: { $upgrades }.
      } Bestätigen?
  }
page-zuuli-back = Noch nicht
page-zuuli-live = Die Wertung dieses Jahres
page-zuuli-outside = Draußen:

## Parks und Jahre

page-zuuli-park-of = Park: { $name }
page-zuuli-state = { $phase ->
    [picking] { $chosen ->
        [yes] ✓ hat gewählt
       *[no] wählt
      }
   *[developing] { $chosen ->
        [yes] ✓ bestätigt
       *[no] baut
      }
  }
page-zuuli-year = Jahr { $year }
page-zuuli-nobody = Hier lebt noch niemand.
page-zuuli-no-year = Noch wurde kein Jahr gewertet.
page-zuuli-names = { $count ->
    [one] Ein Tiername im Park; bei Gleichstand gewinnen die meisten Namen.
   *[other] { $count } verschiedene Tiernamen im Park; bei Gleichstand gewinnen die meisten Namen.
  }
page-zuuli-year-over = Jahr { $year } ist zu Ende
page-zuuli-go-on = Weiter ins nächste Jahr
page-zuuli-end-title = Die drei Jahre
page-zuuli-note = { $count ->
    [one] ein Tiername
   *[other] { $count } Tiernamen
  }
page-zuuli-sum-label = { $name }, Jahr { $year }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }. Woher sie kommen
page-zuuli-tied = Gleich viele Punkte: Es gewinnt der Park mit den meisten verschiedenen Tiernamen.
page-zuuli-bar = Jahr { $year } von 3: { $phase ->
    [picking] behalten
    [developing] ausbauen
   *[over] zu Ende
  }
page-zuuli-left = { $phase ->
    [picking] { $left ->
        [one] letzte Wahl
       *[other] noch { $left } Karten
      }
   *[other] {""}
  }

## Allein

page-zuuli-collector = Der Sammler
page-zuuli-collector-year = Jahr { $year }: { $points }
page-zuuli-collector-does = { $difficulty ->
    [apprentice] Er bekommt jedes Jahr die Hälfte der aufgedruckten Werte von allem, was er hat.
    [keeper] Er bekommt jedes Jahr drei Viertel der aufgedruckten Werte von allem, was er hat.
   *[ranger] Er bekommt jedes Jahr die aufgedruckten Werte von allem, was er hat.
    [warden] Er bekommt jedes Jahr das Doppelte der aufgedruckten Werte von allem, was er hat.
    [legend] Er bekommt jedes Jahr das Dreifache der aufgedruckten Werte von allem, was er hat.
  }
page-zuuli-verdict = { $beaten ->
    [yes] Du schlägst den Sammler { $own } zu { $other }
   *[no] Der Sammler bleibt vorn, { $other } zu { $own }
  }

## Nachschlagen, Ansehen, Hilfen

page-zuuli-reference = Alle Karten
page-zuuli-reference-counts = { $enclosures } Gehege, { $animals } Tiere und { $upgrades } Ausbauten, { $all } Karten. Dazu beginnen alle mit einem Neuland.
page-zuuli-reconstruction = Die Arten, fast alle Zahlen und alle Sonderregeln auf den Karten, wie viele ausgeteilt werden und das Solospiel sind eine Rekonstruktion, nicht vom Verlag.
page-zuuli-copies = Anzahl
page-zuuli-column = { $column ->
    [name] Karte
    [lives] Lebt in
    [has] Hat
    [space] Felder
    [value] Wert
    [times] Faktor
    [rule] Regel
   *[effect] Wirkung
  }
page-zuuli-switch-memory = Hände zeigen, die ich gesehen habe
page-zuuli-switch-advice = Zeigen, was dieser Park höchstens bringt
page-zuuli-help = Behalte von jeder Hand eine Karte; bis alle gewählt haben, darfst du dich umentscheiden. Dann ziehe oder tippe Tiere und Ausbauten in deine Gehege: Erlaubte leuchten auf, die anderen sagen, warum nicht.
page-zuuli-discarded = Abgeworfen:

## Wie man spielt

page-zuuli-how-title = { $section ->
    [cards] Drei Arten von Karten
    [picking] Eine behalten, den Rest weitergeben
    [homes] Wer wo leben darf
    [upgrades] Ausbauten
    [rules] Tiere mit eigener Regel
    [score] Was ein Jahr einbringt
    [end] Drei Jahre
    [solo] Allein
    [all] Alle Karten
    [rulings] Festlegungen
   *[source] Woher die Zahlen stammen
  }
page-zuuli-how-aim = Du baust einen kleinen Zoo. Drei Jahre lang behältst du Karten aus Händen, die um den Tisch gehen, und findest dann für jedes Tier ein Zuhause, in dem es ihm gut geht und deinen Gästen auch.
page-zuuli-how-cards-1 = Gehege bieten Felder und Lebensräume und vervielfachen, was ihre Tiere zählen. Tiere brauchen einen Lebensraum und einige Felder. Ausbauten machen ein Gehege besser.
page-zuuli-how-cards-2 = Alle beginnen mit einem Neuland von 4 Feldern, in dem es alle drei Lebensräume gibt: Steppe, Dschungel und Wasser.
page-zuuli-how-picking-1 = Zu Beginn eines Jahres bekommen alle eine Hand. Alle zugleich behalten je eine Karte. Die behaltenen Karten werden gezeigt, und der Rest jeder Hand geht an eine Nachbarin oder einen Nachbarn, bis alle Karten behalten sind.
page-zuuli-how-picking-2 = Bis die letzte Wahl getroffen ist, darfst du dich umentscheiden. Merke dir, was du weitergibst: Mit wenigen Spielern kommt dieselbe Hand wieder.
page-zuuli-how-passes = { $passes ->
    [left] Jahr { $year }: links
   *[right] Jahr { $year }: rechts
  }
page-zuuli-how-homes-1 = Dann bauen alle zugleich ihre Parks aus. Neue Gehege sind einfach da; die Tiere dieses Jahres ziehen ein, ältere dürfen umziehen. Ein Tier braucht einen seiner Lebensräume und die Zahl seiner Felder.
page-zuuli-how-homes-2 = Wilde Tiere, die mit den Krallenspuren, leben nur mit Tieren ihres Namens. Friedliche, die mit dem Herzen, leben mit allen Friedlichen. Einige Gehege verlangen mehr: nur wilde, nur friedliche oder keine zwei gleichen.
page-zuuli-how-case-space = Zwei Löwen belegen 4 von 6 Feldern: zusammen braucht jeder nur 2.
page-zuuli-how-case-fierce = Der Bär ist wild: nicht neben einem Ameisenbären.
page-zuuli-how-case-fence = Mit einem Schutzzaun geht es.
page-zuuli-how-case-habitat = Eine Giraffe braucht Steppe, kein Wasser.
page-zuuli-how-upgrades-1 = Ein Ausbau kommt in dem Jahr, in dem du ihn behältst, in eines deiner Gehege. Dort bleibt er. Wer am Ende des Jahres nicht eingebaut ist, wird abgeworfen; das kostet nichts.
page-zuuli-how-score-1 = Jedes Gehege bringt die Werte seiner Tiere, mal seinen Faktor. Ein Tier, das kein Gehege gefunden hat, kostet seinen aufgedruckten Wert und scheidet aus. Ein Jahr bringt nie weniger als 0.
page-zuuli-how-score-2 = Wer ein Gehege hat, bleibt und zählt in jedem weiteren Jahr wieder.
page-zuuli-how-case-times = Drei Rote Pandas, je 3, und ein Faultier in Gesellschaft, 2: zusammen 11, mal 2.
page-zuuli-how-case-bloom = Drei Quallen zählen doppelt, je 4; dem Laubfrosch fehlt der Dschungel, also 1: zusammen 13, mal 2.
page-zuuli-how-end-1 = Nach drei Jahren gewinnt die höchste Summe. Bei Gleichstand ist es der Park mit den meisten verschiedenen Tiernamen, und ist auch das gleich, wird der Sieg geteilt.
page-zuuli-how-end-2 = Die Hände werden von Jahr zu Jahr kleiner, denn für Neues ist immer weniger Platz.
page-zuuli-how-deal = Wie viele Karten alle bekommen
page-zuuli-how-players = Spieler
page-zuuli-how-solo-1 = Allein spielst du gegen den Sammler. Zwei Karten werden aufgedeckt: Eine behältst du, die andere nimmt der Sammler. Es gibt so viele Runden, wie zu zweit jeder Karten hat.
page-zuuli-how-solo-2 = Der Sammler braucht keine Gehege. Er bekommt jedes Jahr die aufgedruckten Werte aller Tiere, die er bis dahin genommen hat: als Lehrling die Hälfte, als Tierpfleger drei Viertel, als Ranger alles. Du gewinnst, wenn du nach drei Jahren mehr Punkte hast.
page-zuuli-how-solo-3 = Für alle, die immer gewinnen, haben wir zwei stärkere ergänzt: Ein Wildhüter zählt alles doppelt, eine Legende dreifach.
page-zuuli-how-ruling-last = Die letzte Karte einer Hand wird ohne Nachfrage behalten, denn es gibt nichts zu wählen.
page-zuuli-how-ruling-known = Du kennst deine eigene Hand und alle, die du dieses Jahr gehalten hast, ohne das, was seither daraus genommen wurde. Darum kann der Tisch sie dir zeigen.
page-zuuli-how-ruling-open = Die Parks werden offen ausgebaut: Andere sehen jede Änderung sofort. Keine davon zwingt dich, neu zu wählen.
page-zuuli-how-ruling-lawful = Ein Gehege ist in jedem Augenblick erlaubt. Eine Änderung, nach der es das nicht wäre, wird abgelehnt, auch ein Wegnehmen. Tiere dürfen eine Weile draußen stehen.
page-zuuli-how-ruling-housed = Wer ein Gehege hatte, als der Ausbau des Jahres begann, braucht wieder eines, bevor du bestätigst. Neue Tiere dürfen draußen bleiben, zu ihrem Preis.
page-zuuli-how-ruling-temper = „Nur wilde“ und „nur friedliche“ meint, wie ein Tier in diesem Gehege ist: Ein Flusspferd, das sich dort suhlt, ist friedlich.
page-zuuli-how-ruling-fence = Ein Schutzzaun hebt die Regel für wilde Tiere in seinem Gehege auf, nicht dessen eigene Bedingung.
page-zuuli-how-ruling-numbers = Ein Rudel belegt je 2 Felder, eine Gruppe zählt bis 3, ein Chor ist 3 wert, auf welcher Karte sie auch stehen.
page-zuuli-how-ruling-time = Wer nicht rechtzeitig bestätigt, bekommt die beste Ordnung, die lässt, was dieses Jahr getan wurde.
page-zuuli-how-ruling-names = Bei Gleichstand zählen alle Namen im Park, auch die von Tieren, die nichts einbringen.
page-zuuli-how-ruling-collector = Allein wird die Summe des Sammlers jedes Jahr abgerundet. Wildhüter und Legende sind unsere Ergänzung: Wer gut spielt, schlägt einen Ranger fast immer.
page-zuuli-how-source-1 = Unser Text der Regeln sagt, wie viele Karten es von jeder Sorte gibt, dass in ein Standardgehege zwei Löwen passen und dort 6 Punkte bringen, und dass nicht alle Karten ausgeteilt werden müssen.
page-zuuli-how-source-2 = Alles andere ist unsere Rekonstruktion und nicht vom Verlag: wie viele Karten ausgeteilt werden, die Arten und ihre Sonderregeln, alle anderen Zahlen, Gehege und Ausbauten und das ganze Solospiel.
