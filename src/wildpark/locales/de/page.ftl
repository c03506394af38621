# Wörter der Seiten: Rahmen, Tisch, Beitreten, Nachspielen. Die der Startseiten stehen in page-home.ftl.

## Um jede Seite

page-skip = Zum Inhalt
page-settings = Einstellungen
page-language = Sprache
page-theme = { $theme ->
    [light] Farben: hell
    [dark] Farben: dunkel
   *[auto] Farben: wie das System
  }
page-sound = Ton, wenn du am Zug bist
page-close = Schließen
page-not-found = Unter dieser Adresse lebt nichts.
page-to-home = Zum Anfang
page-loading = Der Tisch wird vorbereitet …
page-no-answer = Der Server antwortet nicht. Versuche es gleich noch einmal.
page-broken = Ein Teil dieser Seite ließ sich nicht laden.
page-line-lost = Die Verbindung ist unterbrochen. Wir versuchen es weiter; nichts geht verloren.

## Tiere

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
page-species-animal = Tier
page-species-group = Gruppe
page-species-minimum = Verlangte Felder
page-species-value = Punkte
page-species-unseen = Im Stapel
page-herd-bonus = Tiere einer Herde in einem Gehege zählen mehr:
page-herd-bonus-step = { $count }: +{ $points }
page-reconstruction = Werte, Kartenzahlen und Flussfelder sind eine Rekonstruktion, nicht die des Verlags.

## Der Tisch

page-reference = Nachschlagen
page-your-turn = Du bist am Zug
page-setting-up = Aufbau
page-round = Runde { $round } von { $rounds }
page-deck-left = { $cards ->
    [one] noch { $cards } Karte
   *[other] noch { $cards } Karten
  }
page-seat-chip = { $acts ->
    [yes] wählt gerade,
   *[no] {""}
  }{ $presence ->
    [offline] nicht verbunden,
    [away] ist gegangen und ein Bot spielt,
   *[here] {""}
  } Plan ansehen
page-you = Du
page-seat-number = Platz { $seat }
page-seat-open = freier Platz { $seat }
page-bot-level = { $level ->
    [cub] Welpe
    [keeper] Pfleger
    [ranger] Ranger
    [warden] Wildhüter
   *[other] Bot
  }
page-reserve-of = Reservat: { $name }
page-head-ranger = Chef-Ranger
page-acts = wählt
page-open-score = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }. Woher sie kommen
page-open-area = { area }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }. Woher sie kommen
page-total = Summe
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
page-column = Gehege mit { $size } Feldern{ $side ->
    [left] , links
    [right] , rechts
   *[only] {""}
  }
page-target = { page-column }: { $effect }
page-undo = Zurücknehmen
page-put-back = Zurücklegen
page-confirm-loss = Trotzdem

page-hint-card = { $shared ->
    [yes] { $name }: wähle eine Karte.
   *[no] Du bist am Zug: wähle eine Karte.
  }
page-hint-space = { species-a }: wähle ein Feld.
page-hint-others = { $count ->
    [one] { $name } wählt.
   *[other] { $name } wählen.
  }
page-hint-watching = Du schaust zu. { page-hint-others }
page-hint-dies = { species-a } hat bei dir keinen Platz.
page-hint-waiting = Es geht los, sobald alle Plätze besetzt sind.
page-hint-over = Das Spiel ist zu Ende.
page-hint-away = Ein Bot wählt für dich.
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

page-time-left = Zeit noch:
page-last-seconds = { $seconds ->
    [one] noch { $seconds } Sekunde, um zu wählen
   *[other] noch { $seconds } Sekunden, um zu wählen
  }
page-curtain = Gib das Gerät an { $name }
page-curtain-why = Was { $name } hat, sieht sonst niemand.
page-curtain-take = Ich bin { $name }
page-curtain-undo = { $name } nimmt die letzte Wahl zurück

page-log = Was geschehen ist
page-log-unfold = Alle { $count } Einträge
page-log-fold = Nur die neuesten
page-placed = { species-a } zieht { $side ->
    [left] links{" "}
    [right] rechts{" "}
   *[only] {""}
  }in das Gehege mit { $size } Feldern ein.
page-placed-depressed = { page-placed } Dort ist das Tier bedrückt: Das Gehege ist nicht groß genug.
page-log-undo = hat die letzte Wahl zurückgenommen.

## Warten, Ende, Hilfe

page-waiting-title = Warten auf Mitspieler
page-waiting = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
page-waiting-here = Am Tisch: { $names }
page-waiting-send = { $count ->
    [one] Schicke diesen Link an die Person, die dort sitzen soll.
   *[other] Schicke diesen Link an alle, die dort sitzen sollen.
  }
page-link = Link
page-link-copy = Kopieren
page-link-copied = Kopiert
page-link-share = Teilen
page-end = { $count ->
    [one] { $you ->
        [yes] Du gewinnst
       *[no] { $names } gewinnt
      }
   *[other] { $you ->
        [yes] { $names }: Ihr teilt euch den Sieg
       *[no] { $names } teilen sich den Sieg
      }
  }
page-place = { $place }.
page-place-graves = { $cards ->
    [0] niemand verloren
    [one] { $cards } Tier verloren
   *[other] { $cards } Tiere verloren
  }
page-end-doors = Tippe auf eine Zahl, um auf dem Brett zu sehen, woher jeder Punkt kommt.
page-rematch = Noch einmal
page-to-rematch = Zum nächsten Spiel
page-to-replay = Das Spiel durchgehen
page-download = Aufzeichnung herunterladen
page-help = Hilfe
page-help-table = Nimm eine Karte auf, sieh auf deinem Brett, was sie bewirkt, und lege sie ab. Was Tiere kostet, wird noch einmal gefragt.
page-help-replay = Geh das Spiel mit Regler, Knöpfen oder Kurve durch. Tippe auf eine Zahl, um zu sehen, woher ihre Punkte kommen.
page-key = { $key ->
    [arrows] Pfeile
    [steps] ← →
    [ends] Pos1, Ende
    [enter] Enter, Leertaste
    [escape] Esc
   *[undo] Strg + Z
  }
page-key-does = { $key ->
    [arrows] von Karte zu Karte, von Feld zu Feld
    [steps] einen Schritt zurück, einen weiter
    [ends] zum Anfang, zum Ende
    [enter] aufnehmen, ablegen
    [escape] die Karte zurücklegen
   *[undo] die letzte Wahl zurücknehmen, solange die Regeln es erlauben
  }
page-to-rules = So wird gespielt
page-own-link = Dein Platz auf einem anderen Gerät
page-own-link-why = Wer diesen Link öffnet, spielt auf deinem Platz. Behalte ihn für dich.
page-watch-link = Link zum Zuschauen
page-leave = Den Tisch verlassen
page-leave-what = Ein Bot spielt auf deinem Platz, bis du zurückkommst.
page-left = Du hast diesen Tisch verlassen; ein Bot spielt für dich.
page-come-back = Zurückkommen

## Beitreten

page-join = Du bist zu einer Partie { page-home-game } eingeladen.
page-join-own = Dieser Link führt zu einem Platz in einer Partie { page-home-game }.
page-join-who = { $count ->
    [0] Noch sitzt niemand da.
    [one] { $names } sitzt am Tisch.
   *[other] Am Tisch: { $names }.
  }
page-join-name = Dein Name
page-join-sit = Hinsetzen
page-join-watch = Nur zuschauen

## Nachspielen

page-replay = Das Spiel, Schritt für Schritt
page-replay-start = Das Spiel beginnt.
page-replay-step = Schritt { $step } von { $last }
page-replay-step-slider = Schritt
page-replay-first = Zum Anfang
page-replay-back = Einen Schritt zurück
page-replay-on = Einen Schritt weiter
page-replay-last = Zum Ende
page-replay-chart = Verlauf der Punkte. Am Ende:
page-replay-open = Eine Aufzeichnung öffnen
page-replay-open-what = Eine Aufzeichnung ist die Datei, die du nach einem Spiel bekommst. Hier gehst du sie Schritt für Schritt durch.
page-replay-file = Datei wählen
