# Wörter der Startseite, des neuen Tischs, der gespielten Partien und der Anleitung.

## Startseite

page-home-title = Welcher Park heute?
page-home-picture = Eine Stellung aus einer Partie { $game }
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
page-home-how = So spielt man { $game }
page-home-how-text = Fünf Minuten, mit Bildern
page-home-past = Gespielte Partien
page-home-past-text = Ergebnisse, Verläufe, Aufzeichnungen
page-home-replay = Aufzeichnung öffnen
page-home-replay-text = Eine Partie aus einer Datei nachspielen
page-home-again = Noch einmal versuchen

## Ein neuer Tisch

page-new-title = Ein neuer Tisch für { $game }
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
page-how-rulings-1 = Wo die Spielregel schweigt oder sich auf zwei Arten lesen lässt, spielen wir so:
page-how-source-3 = Wer das Spiel besitzt, kann die Zahlen der eigenen Ausgabe in eine Datei schreiben und damit spielen.
