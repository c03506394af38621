# Worte der Bots, ihrer Wettkämpfe und der Simulationen.

## Ablehnungen

bot-needs-seen = Einem Bot wird gezeigt, was sein Platz sehen darf, und nie die ganze Stellung.
not-to-act = Platz { $seat } hat jetzt nichts zu wählen.
games = Wie viele Partien gespielt werden, ist eine ganze Zahl ab 1, nicht { $games }.
unknown-bot = Es gibt keinen Bot „{ $name }“. Es gibt: { $allowed }
unknown-bot-setting = { $bot } hat keine Einstellung „{ $name }“ oder hat sie zweimal. Seine Einstellungen: { $allowed }
bot-two-budgets = Ein Bot bekommt „seconds“ oder „{ $name }“ vorgegeben, nicht beides.
bot-setting-value = { $name } kann nicht „{ $value }“ sein. Erlaubt: { $name ->
    [seconds] eine Zahl über 0, höchstens { $limit }
   *[other] eine ganze Zahl über 0, höchstens { $limit }
  }
simulate-ending = „{ $path }“ endet weder auf .csv noch auf .parquet.
no-parquet = Für Parquet fehlt pyarrow: pip install 'wildpark[parquet]'

## wildpark arena

arena-playing = Es wird gespielt
arena-bot = Bot
arena-games = Spiele
arena-wins = Siege
arena-place = Ø Platz
arena-score = Ø Punkte
arena-interval = 95 %
arena-caption = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
  } ab Startwert { $seed }. Gleich starke Bots gewönnen je { $even }.
arena-caption-alone = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
  } ab Startwert { $seed }, für jeden Bot dieselben.

## wildpark simulate

simulate-playing = Es wird gespielt
simulate-seat = Platz
simulate-caption = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
  } ab Startwert { $seed }. Alle Spalten zeigen Mittelwerte.
simulate-written = { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
  } nach { $path } geschrieben
simulate-go-on = Den Rest spielt: --seed { $seed } --games { $games }
simulate-resume = Derselbe Befehl macht von hier aus weiter; noch zu spielende Partien: { $games }
simulate-running = Eine andere Simulation schreibt gerade in „{ $path }“.
simulate-other = „{ $path }“ enthält die Partien einer anderen Simulation, die nicht zu Ende kam. Bring sie zu Ende, lösche die Datei oder schreib in eine andere.
worker-lost = Das System hat einen Prozess beendet, der spielte, vielleicht aus Mangel an Speicher. Versuch es noch einmal, oder mit weniger --jobs.
simulate-bots = es gibt { $wanted } Plätze, aber { $given } Bots: einer für alle oder einer für jeden
