# Was der Server ablehnt.

already-seated = Du sitzt schon an diesem Tisch, auf anderen Plätzen.
away = Du hast diesen Tisch verlassen. Komm zuerst zurück.
backup-itself = { $path } ist die Datenbank selbst.
backup-none = Es gibt keine Datenbank { $path }.
backup-postgresql = PostgreSQL hat ein eigenes Werkzeug: pg_dump --format=custom. Siehe docs/operating.md.
bad-json = Die Nachricht ist nicht lesbar: { $problem }
components-changed = Dieser Tisch wurde mit Karten und Tafeln gespielt, die diese Fassung nicht kennt; er kann nicht gezeigt werden.
database-address = Das ist keine Adresse einer Datenbank: gib sqlite:///PFAD, einen Pfad oder postgresql://NUTZER:PASSWORT@RECHNER/NAME an.
database-busy = Die Datenbank ist beschäftigt. Es wurde nichts getan; versuch es noch einmal.
database-gone = Die Datenbank wurde gelöscht oder ersetzt, während der Server lief; nichts kann gespeichert werden. Sag es dem, der den Server betreibt.
database-failed = Die Datenbank lässt sich nicht öffnen: { $reason }
database-newer = Die Datenbank stammt von einer neueren Version von Wildpark. Installiere diese Version oder nenne eine andere Datenbank.
foreign-origin = Die Anfrage kommt von einer fremden Seite und wurde abgelehnt.
hello-first = Eine Live-Verbindung beginnt mit der Nachricht „hello“.
internal = Auf dem Server ist etwas schiefgegangen. Sein Protokoll führt es als { $id }.
join-link = Dieser Link gehört nicht zu dem Tisch. Lass ihn dir noch einmal geben.
key-format = Ein Befehl braucht einen Schlüssel von 1 bis { $limit } druckbaren Zeichen.
key-reused = Dieser Schlüssel gehört zu einem anderen Befehl.
method = Diese Adresse nimmt solche Anfragen nicht an.
name-characters = Ein Name enthält keine Steuerzeichen.
name-length = Ein Name hat höchstens { $limit } Zeichen.
no-advice = Für das, was jetzt zu wählen ist, gibt es keinen Rat.
no-best = Das gibt es nur für ein Spiel allein, das die Bots bis zum besten Ende spielen können.
no-person = Mindestens ein Platz muss für einen Menschen sein, und nur einer kann deiner sein.
no-such-page = An dieser Adresse ist nichts.
no-such-table = Diesen Tisch gibt es nicht. Wurde der Link vollständig kopiert?
not-a-member = Du sitzt nicht an diesem Tisch.
not-over = Das Spiel läuft noch.
not-started = Das Spiel beginnt, sobald alle Plätze besetzt sind.
not-your-seat = Das ist nicht dein Platz.
shutting-down = Der Server wird gerade angehalten. Versuch es gleich noch einmal.
stale = Der Tisch ist inzwischen weiter; es wurde nichts getan.
table-full = Alle Plätze dieses Tisches sind besetzt. Du kannst zusehen.
think-time = Für einen Zug gibt es keine { $seconds } Sekunden. Möglich sind: unbegrenzt, { $allowed }
time-out = Die Zeit für diese Wahl ist um. Der Server trifft sie.
too-fast = Das war zu viel auf einmal. Warte einen Augenblick.
too-large = Die Nachricht ist zu groß: erlaubt sind höchstens { $limit } Bytes.
too-many-connections = Zu viele Seiten sind zugleich offen, erlaubt sind { $limit }. Schließe einige.
too-many-requests = Das war zu oft. Warte eine Minute.
too-many-thoughts = Über höchstens { $limit } Fragen wird zugleich nachgedacht. Warte auf eine Antwort.
undo-too-late = Diese Wahl lässt sich nicht mehr zurücknehmen.
unknown-level = Die Bot-Stufe „{ $level }“ gibt es nicht. Es gibt: { $allowed }

## Im Verlauf eines Tisches

# seat
time-was-out = Die Zeit war um. Der Server wählt.
