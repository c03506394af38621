# Wörter der Startseite, des neuen Tischs, der gespielten Partien und der Anleitung.

## Startseite

page-home-title = Welcher Park heute?
page-home-game = { $game ->
    [african_park] African Park
   *[other] { $game }
  }
page-home-blurb = { $game ->
    [african_park] Nimm wilde Tiere auf und gib jedem genug Platz. Herden zahlen sich aus, Elefanten noch mehr – aber ein Löwe unter deinen Zebras kommt dich teuer zu stehen.
   *[other] { "" }
  }
page-home-picture = Eine Stellung aus einer Partie { page-home-game }
page-home-position = Die Stellung jetzt
page-home-players = { $least }–{ $most } Personen
page-home-minutes = etwa { $minutes } Minuten
page-home-play = Gleich spielen
page-home-set = Tisch decken
page-home-against = Du gegen einen Bot: { page-home-level }.
page-home-level = { $level ->
    [cub] ein Jungtier, das zufällig spielt
    [keeper] ein Pfleger, der die beste Karte auf den ersten Blick nimmt
    [ranger] ein Ranger, der vorausdenkt
    [head_ranger] ein Oberranger, der länger vorausdenkt
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
