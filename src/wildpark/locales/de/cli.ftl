# Worte der Kommandozeile.

cli-fault = Wildpark ist auf unvorhergesehene Weise gescheitert ({ $kind }: { $text }). Bitte den Befehl mit „wildpark --debug …“ wiederholen und die Ausgabe melden, siehe CONTRIBUTING.md.

## wildpark doctor

doctor-name-python = Python
doctor-name-compiled = Tempo
doctor-name-database = Datenbank
doctor-name-pages = Seiten
doctor-name-node = Node.js
doctor-name-browser = Browser
doctor-name-parquet = Parquet
doctor-python = Python { $version }
doctor-compiled = { $count ->
    [one] das eine übersetzbare Modul ist übersetzt
   *[other] alle { $count } übersetzbaren Module sind übersetzt
  }
doctor-compiled-off = ungenutzt: WILDPARK_UNCOMPILED ist gesetzt, alles läuft als reines Python
doctor-compiled-off-remedy = ohne WILDPARK_UNCOMPILED läuft alles wieder schnell
doctor-compiled-not = { $count } von { $all } Modulen sind nicht übersetzt: alles geht, aber die Bots sind weit langsamer
doctor-compiler-remedy = es fehlt der C-Compiler oder der Header von Python: sudo apt-get install gcc python3-dev, dann make install
doctor-compile-remedy = make install übersetzt sie
doctor-compiled-wheel-remedy = das ist das Paket, das auf jeder Maschine läuft; eines, das für diese übersetzt ist, ist viel schneller, siehe „Packages“ in der README
doctor-database-sqlite = SQLite { $version } in { $path }
doctor-database-remedy = WILDPARK_DATABASE auf eine brauchbare Datenbank setzen oder weglassen
doctor-database-postgresql = PostgreSQL, wie WILDPARK_DATABASE sagt
doctor-psycopg-remedy = nur für PostgreSQL: pip install "psycopg[binary]"
doctor-pages = gebaut
doctor-pages-not = nicht gebaut: der Server hat nichts zu zeigen
doctor-pages-remedy = make pages
doctor-pages-wheel-remedy = dieses Paket ist ohne die Seiten gemacht: installiere ein anderes, siehe „Packages“ in der README
doctor-node = { $version }, baut die Seiten
doctor-node-not = keines; nur zum Bauen der Seiten nötig
doctor-node-remedy = nichts zu tun: make pages bringt ein eigenes mit
doctor-node-wheel = nicht nötig: das Paket hat die Seiten
doctor-browser = { $path }
doctor-browser-not = keiner auf diesem Rechner gefunden; jeder Browser eines anderen Geräts genügt
doctor-browser-remedy = nur für die Tests der Seiten: sudo apt-get install chromium
doctor-parquet = wildpark simulate kann Parquet schreiben
doctor-parquet-not = wildpark simulate schreibt nur CSV
doctor-parquet-remedy = nur falls Parquet gewünscht ist: pip install pyarrow

## wildpark components

components-fine = { $path } ist in Ordnung.
components-provenance = { $provenance ->
    [reconstruction] Herkunft: eine Rekonstruktion. Zahlen, die der Text der Regel nicht nennt, sind nicht die des Verlags, siehe docs/rulings.md.
   *[other] Herkunft laut Datei: { $provenance }
  }
components-digest = Prüfsumme: { $digest }

## Was play und replay gemeinsam haben

seat-name = Platz { $number }
score-place = Rang
score-name = Name
score-points = Punkte
score-reason = Wofür

## wildpark play

play-you = Du
play-prompt = Deine Wahl (Nummer oder Kürzel; ? für Hilfe, q zum Aufhören):
play-help =
    Eine Nummer der Liste oder irgendein Kürzel wie die daneben: Erlaubtes geschieht, für alles andere wird der Grund genannt.
    a  alle Möglichkeiten auflisten
    t  den ganzen Tisch zeigen, mit dem, was die anderen haben
    s  die Punkte erklären
    b  einen gierigen Bot diese Wahl treffen lassen
    q  aufhören
play-help-short = Antworte mit einer Nummer der Liste oder einem Kürzel wie denen daneben; ? für Hilfe.
play-more = … und { $count } weitere: schreib sie wie die oben, oder a für alle.
play-bots = { $wanted ->
    [one] es gibt einen anderen Platz, aber { $given } Bots
   *[other] es gibt { $wanted } andere Plätze, aber { $given } Bots
  }
play-bot-long = { $bot } ist als Name eines Bots zu lang.
play-seat = ein Platz von 1 bis { $players }
play-seed = Dasselbe Spiel noch einmal: --seed { $seed }
play-what = Welches Spiel? wildpark play SPIEL, oder wildpark play --resume DATEI für ein aufgehobenes.
play-go-on = Das Spiel ist aufgehoben. Weiter geht es mit: wildpark play --resume { $path }
play-resume-alone = Die Aufzeichnung, mit der --resume weiterspielt, sagt das schon: lass { $given } weg.
play-resume-seat = Die Aufzeichnung sagt nicht, welcher Platz deiner ist: gib --seat an.
play-resume-bots = Die Aufzeichnung sagt nicht, welche Bots spielen: gib --bots an.

## Das Brett von African Park

african_park-headline = { $round ->
    [0] Wahl der Seiten der Landschaftskarten · Chef-Ranger: { $name }
   *[other] Runde { $round } von höchstens { $rounds } · Chef-Ranger: { $name } · noch { $cards } Karten im Stapel
  }
african_park-face-up = Offen:
african_park-card = (Platz { $minimum }, Wert { $value })
african_park-reserve = { $name } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
african_park-cemetery = Friedhof { $points }: { $animals }
african_park-grave = { $count ->
    [one] { species }
   *[other] { $count } { species-many }
  }
african_park-depressed = bedrückt
african_park-dies = stirbt
african_park-herd = Herde von { $count }
african_park-eats = gefressen: { $count ->
    [one] 1 { other }
   *[other] { $count } { other-many }
  }

## Der Spielplan von Savannah Park

savannah_park-headline = { $phase ->
    [grass] Aufbau: die zwei übrigen Plättchen kommen auf Gras · Startspieler: { $name }
    [lions] Aufbau: der Löwe kommt auf ein Baum- oder Grasfeld · Startspieler: { $name }
    [naming] Runde { $round } von { $rounds } · { $name }: Welches Plättchen zieht um?
    [placing] Runde { $round } von { $rounds } · bei allen zieht um: „{ animal-token }“
   *[over] Das Ende, nach { $rounds } Runden
  }
savannah_park-park = { $name } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
savannah_park-all = alle
savannah_park-legend = ~ Wasserloch, ♣ Baum, " Gras, # Fels, *1 *2 *3 Buschfeuer.
savannah_park-legend-moved = Großbuchstaben: noch nicht umgezogen; (Klammern): zieht gerade um.
savannah_park-legend-lion = @ der Löwe.
savannah_park-spare = Neben dem Park: { $tokens }
savannah_park-category = { $category ->
    [small-fire] kleines Feuer
    [medium-fire] mittleres Feuer
    [big-fire] großes Feuer
    [grass] Gras
    [trees] Bäume
   *[lions] Löwe
  }
savannah_park-meets-lion = der Löwe geht nach { $space }
savannah_park-driven = ein Feuer vertreibt es
savannah_park-rating = Urteil: { $rating }

## Der Spielplan von Zuuli

score-year = Jahr { $year }

zuuli-headline = { $phase ->
    [picking] Jahr { $year } von 3 · noch { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      } zu wählen { $passes ->
        [left] · die Karten gehen nach links
        [right] · die Karten gehen nach rechts
       *[none] · der Sammler nimmt die andere Karte
      }
    [developing] Jahr { $year } von 3 · die Parks werden ausgebaut
   *[over] Das Ende, nach 3 Jahren
  }
zuuli-park = { $name } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } ({ $years })
zuuli-collector = Der Sammler · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } · hat gesammelt: { $cards }
zuuli-none = nichts
zuuli-needs = { $count ->
    [one] ein Feld
   *[other] { $count } Felder
  }
zuuli-offers = { $count ->
    [one] ein Feld
   *[other] { $count } Felder
  }
zuuli-value = Wert { $value }
zuuli-upgrade-for = Ausbau
zuuli-multiplier = Faktor + { $count }
zuuli-outside = Ohne Gehege: { $cards }
zuuli-spare = Nicht eingebaut: { $cards }
zuuli-head-room = Gehege
zuuli-head-habitats = Lebensräume
zuuli-head-space = Felder
zuuli-head-animals = Tiere (Wert)
zuuli-head-points = Punkte
zuuli-confirm = der Park ist fertig für Jahr { $year }
zuuli-verdict = { $won ->
    [yes] Du hast den Sammler geschlagen, { $points } zu { $rival }.
   *[no] Der Sammler hat gewonnen, { $rival } zu { $points }.
  }

## wildpark replay

show-no-record = nur eine Aufzeichnung hat Schritte; dies ist der Text einer einzigen Stellung
show-step = die Aufzeichnung hat { $last } Schritte
show-not-seen = dieser Text sagt nicht, was dieser Platz sieht: lass --seat weg
replay-title = { $game }, { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
  }
replay-seed = Startwert: { $seed }
replay-seats = Plätze im Uhrzeigersinn: { $names }

## wildpark serve

serve-at = Wildpark ist offen unter { $address }
serve-others = Für andere in deinem Netz: { $address }
serve-stop = Strg-C hält es an; beim nächsten Start gehen die Spiele weiter, wo sie waren.
serve-taken = Der Server kann nicht unter { $host }, Port { $port } lauschen: { $reason }. Vielleicht ist ein anderer --port frei; 0 nimmt irgendeinen.

## wildpark backup

backup-done = Die Datenbank ist nach { $path } kopiert ({ $size } Bytes).

## wildpark bench

bench-what = Auf einem Kern
bench-installed = wie installiert
bench-uncompiled = nicht übersetzt
bench-decisions = Entscheidungen pro Sekunde durch legal und play
bench-games = zufällige Spiele pro Sekunde im Inneren, mit Austeilen
bench-playouts = Monte-Carlo-Durchspiele pro Sekunde, jedes ein ganzes Spiel
bench-copy = Kopie einer Stellung, Mikrosekunden
bench-open = Aufbau eines Spiels, Mikrosekunden
bench-view = was ein Spieler von einer Stellung sieht, Mikrosekunden
bench-text = Stellung als Text, Mikrosekunden
bench-read = Stellung aus ihrem Text, Mikrosekunden
bench-first = Import und erste Stellung, Millisekunden
