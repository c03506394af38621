# Wörter der Regeln, die alle Spiele teilen: Ablehnungen, Eröffnung, Dateien und Aufzeichnungen.
#
# Was die Parameter bedeuten, steht in en/rules.ftl.

## Ablehnungen

game-over = Das Spiel ist zu Ende.
not-your-turn = Du bist nicht am Zug.
unknown-action = Es gibt keine Aktion { $action }.

## Ein Spiel eröffnen und spielen

unknown-game = Es gibt kein Spiel { $name }. Es gibt: { $allowed }.
players = Dieses Spiel ist für { $allowed } Personen, nicht für { $players }.
seed = Ein Startwert ist eine ganze Zahl von 0 bis 18446744073709551615, nicht { $seed }.
unknown-option = Dieses Spiel hat keine Option { $name }. Es hat: { $allowed }.
option-value = Die Option { $name } kann nicht { $value } sein. Erlaubt: { $allowed }.
option-players = Die Option { $name } bedeutet zu { $players ->
    [one] eins
   *[other] { $players }
  } nichts. Sie ist für { $allowed }.
foreign-components = Das ist nicht das Material dieses Spiels.
no-such-seat = Es gibt keinen Platz { $seat }. Plätze sind von 0 bis { $last } nummeriert.
unknown-notation = Es gibt keine Aktion { $text }.
not-whole = Dieser Stellung fehlt, was ihr Betrachter nicht wissen kann; sie kann nicht weitergespielt werden.

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

## Stellungen als Text

position-no-text = Eine Stellung wird aus einem Text gelesen, nicht aus { $value }.
position-too-long = Der Text einer Stellung hat höchstens { $limit } Zeichen.
# place: die Nummer des Zeichens, ab 1
position-value = Der Text der Stellung ist bei Zeichen { $place } falsch: { $field } ist { $value }. Erlaubt: { $allowed }
position-unfit = Der Text der Stellung ist bei Zeichen { $place } falsch: { $field } { $value } passt nicht zum Rest.
position-parts = Der Text der Stellung ist bei Zeichen { $place } falsch: { $field } hat { $found } Teile mit „{ $separator }“ dazwischen. Erlaubt: { $wanted }
position-short = Der Text der Stellung endet bei Zeichen { $place }, vor dem Feld { $field }.
position-long = Der Text der Stellung ist bei Zeichen { $place } falsch: Er hat mehr Felder als das Spiel.
position-spelling = Der Text der Stellung ist bei Zeichen { $place } falsch: { $value }. Erlaubt: { $allowed }
position-components = Der Text der Stellung ist bei Zeichen { $place } falsch: Er gehört zu anderen Karten und Plänen ({ $expected }) als diesen ({ $found }). Gib die Datei an, mit der gespielt wurde.
position-cards = Der Text der Stellung hat in allen Feldern zusammen { $count } Karten { $card }. Erlaubt: { $wanted }
