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

## Der Tisch

page-species-animal = Tier
page-reference = Nachschlagen
page-your-turn = Du bist am Zug
page-setting-up = Aufbau
page-round = Runde { $round } von { $rounds }
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
page-acts = wählt
page-open-score = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }. Woher sie kommen
page-total = Summe
page-column = Gehege mit { $size } Feldern{ $side ->
    [left] , links
    [right] , rechts
   *[only] {""}
  }
page-undo = Zurücknehmen
page-put-back = Zurücklegen
page-confirm-loss = Trotzdem

page-hint-others = { $count ->
    [one] { $name } wählt.
   *[other] { $name } wählen.
  }
page-hint-watching = Du schaust zu. { page-hint-others }
page-hint-waiting = Es geht los, sobald alle Plätze besetzt sind.
page-hint-over = Das Spiel ist zu Ende.
page-hint-away = Ein Bot wählt für dich.

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
page-end-doors = Tippe auf eine Zahl, um auf dem Brett zu sehen, woher jeder Punkt kommt.
page-rematch = Noch einmal
page-to-rematch = Zum nächsten Spiel
page-to-replay = Das Spiel durchgehen
page-download = Aufzeichnung herunterladen
page-help = Hilfe
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
    [arrows] von einem Teil oder Feld zum nächsten
    [steps] einen Schritt zurück, einen weiter
    [ends] zum Anfang, zum Ende
    [enter] aufnehmen, ablegen
    [escape] zurücklegen, was in der Hand ist
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

page-join = Du bist zu einer Partie { $game } eingeladen.
page-join-own = Dieser Link führt zu einem Platz in einer Partie { $game }.
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

## Wo die Seiten nicht gezeigt werden können

page-too-old = Wildpark braucht JavaScript und einen neueren Browser: mindestens { $browsers }.
