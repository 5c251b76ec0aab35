### The help and the answers of the command line. Words in capitals are placeholders.

cli-about = Die Brettspiele Alhambra und Granada spielen, nochmal ansehen und für andere anbieten.
cli-commands = Befehle
cli-examples = Beispiele:
cli-version = { $version } ({ $compiled ->
    [yes] kompiliert
   *[no] interpretiert
})
cli-language = die Sprache: { $languages }; sonst die aus NASRID_LANGUAGE oder die des Systems
cli-no-language = die Sprache { $language } gibt es nicht; es gibt { $languages }
cli-try = { $problem }. Versuch: { $command }
cli-goodbye = Bis bald!
# An error message of another part of the program, in English
cli-failed = das ging nicht: { $reason }

## Messages of argparse

argparse-usage = Aufruf:
argparse-positional = Angaben
argparse-options = Optionen
argparse-help = diese Hilfe zeigen und beenden
argparse-version = die Version zeigen und beenden
argparse-argument = Angabe { $argument }: { $problem }
argparse-required = diese Angaben fehlen: { $arguments }
argparse-unrecognized = unbekannte Angaben: { $arguments }
argparse-conflict = nicht zusammen mit { $argument } erlaubt
argparse-one = ein Wert fehlt
argparse-at-least-one = mindestens ein Wert ist nötig
argparse-at-most-one = höchstens ein Wert ist erlaubt
argparse-choice = { $value } steht nicht zur Wahl (es gibt { $choices })
argparse-value = { $value } ist kein Wert der Art { $type }
argparse-ignored = hat keinen Wert, bekam aber { $value }

## Values

cli-number = { $typed } ist keine ganze Zahl ab 1
cli-positive-number = { $typed } ist keine positive Zahl wie 9 oder 8.5
cli-seed = ein Seed ist eine ganze Zahl ab 0
cli-seed-large = ein Seed ist kleiner als 2 hoch 256
cli-data = der Ordner der SQLite-Datei; sonst dein Datenordner
cli-no-folder = { $typed } ist eine Datei; --data braucht den Ordner, in dem nasrid.sqlite liegt
cli-database = postgresql://USER@HOST/NAME oder sqlite:FILE statt eines Ordners; das Passwort steht in PGPASSWORD
cli-processes = Partien zugleich; sonst eine je Kern
cli-seed-again = dieselbe Zahl mischt wieder gleich
cli-executor = auf den Kernen dieses Rechners (üblich) oder auf einem Ray-Cluster: dem in RAY_ADDRESS oder einem eigenen

## Tables

cli-game = welches Spiel; ohne Angabe alhambra
cli-modules = Teile der ersten Erweiterung: { $modules } oder all
cli-module-not = { $module } geht nicht mit { $game } allein
cli-no-module = das Modul { $module } gibt es nicht; es gibt { $modules }
cli-table = Absprachen am Tisch
cli-table-about = was die Spielregeln dem Tisch überlassen
cli-usually = { $help } (üblich: { $default })
cli-age-ranks = --age-ranks hat für jeden der { $seats } Plätze eine ganze Zahl
cli-option-granada_scoring = Punkte für Gebäude von Granada; simple ist für erste Partien und Kinder
cli-option-start_tiebreak = wer bei Gleichstand beginnt; ohne --age-ranks entscheidet das Los
cli-option-exchange_take = eine Wechselstube allein nehmen, oder mit Geld als Karte vom Wert 0
cli-option-combo_dirk = beide Spiele zu zweit: Dirk zieht aus beiden Beuteln oder je einen Teil
cli-option-exchange_exact_only = mit einer Wechselstube darf man nur passend zahlen
cli-option-force_missed_scorings = Wertungen, deren Karte nie kam, vor dem Ende nachholen
cli-option-ask_everyone = alle nach Wesir und Bonuskarten fragen, auch wer nur passen kann
cli-option-confirm_turns = nach dem letzten Plättchen eines Zuges um Bestätigung bitten
cli-option-age_ranks = eine Zahl je Platz, die kleinste für die jüngste Person: 2,1,3
cli-option-granada_tiles = eine CSV-Liste eigener Granada-Plättchen
cli-option-worker_huts = eine CSV-Liste eigener Bauhütten
cli-numbers = { $flag } nimmt ganze Zahlen wie 2,1,3, nicht { $typed }
cli-unused-list = { $file } wird nicht gebraucht: Diese Partie spielt ohne das Modul der Liste (--modules { $module }).
cli-unused-granada = { $file } wird nicht gebraucht: Diese Partie hat keine Granada-Plättchen.

## nasrid play

cli-play = gegen den Computer spielen
cli-play-about = Eine Partie gegen den Computer. Ohne Optionen: Alhambra zu dritt.
cli-play-example = Alhambra zu dritt
cli-play-example-granada = Granada zu viert
cli-play-example-modules = Alhambra mit zwei Teilen der Erweiterung
cli-play-example-level = gegen Lehrlinge
cli-play-example-save = und später: { $command }
cli-play-players = zu wievielt, dich mitgezählt; sonst { $default }
cli-play-seat = dein Platz am Tisch; sonst 1
cli-play-level = wie gut die anderen spielen: { $levels } oder { $policy } für ein trainiertes Netz; ohne Angabe { $default }, am besten spielt vizier
cli-play-seed = dieselbe Zahl gibt dieselbe Partie nochmal
cli-play-save = am Ende das Protokoll dort speichern
cli-no-level = { $typed } ist nicht unter { $levels }
cli-no-seat = den Platz { $seat } gibt es nicht; es gibt 1 bis { $last }

## nasrid replay

cli-replay = eine gespeicherte Partie nochmal ansehen
cli-replay-about = Eine gespeicherte Partie nacherzählen, mit ihren Wertungen und dem Ergebnis.
cli-replay-file = ein Protokoll, das play oder arena gespeichert hat
cli-replay-sheets = nur die Wertungen und das Ergebnis
cli-replay-log = nur die Aktionen, eine je Zeile in Notation, und das Ergebnis
cli-replay-verify = nur die Mischung beweisen: Der Seed ist der, dessen SHA-256 am Anfang veröffentlicht wurde
cli-replay-json = dasselbe für Programme

## nasrid review

cli-review = eine beendete Partie auswerten: Fehler, Glück und Können
cli-review-about = Vergleicht jede Entscheidung einer beendeten Partie mit der besten und teilt das Ergebnis in Glück und Können auf. docs/reviews.md erklärt die Zahlen.
cli-review-example = die Fehler und das Glück aller Spieler
cli-review-example-plot = in einem Sechstel der Zeit, mit einem Diagramm der Gewinnchancen
cli-review-effort = die simulierten Partien je Entscheidung: quick, standard (Vorgabe) oder deep
cli-review-json = die Auswertung zusätzlich als JSON speichern
cli-review-plot = die Gewinnchancen in eine Datei .png, .svg oder .pdf zeichnen

## nasrid daily

cli-daily = die Partie des Tages spielen
cli-daily-about = Spiel die Partie des Tages: für alle dieselben Karten und Plättchen und dieselbe Konkurrenz. Der Tag ist der von UTC. docs/daily.md erklärt, wie die Partie entsteht.
cli-daily-example = die Partie von heute
cli-daily-example-show = eine frühere oder spätere Partie
cli-daily-date = die Partie dieses Datums (sonst: heute in UTC)
cli-daily-show = die Partie nur zeigen
cli-no-date = { $typed } ist kein Datum; schreib es wie { $example }
cli-daily-deal = Partie des Tages, { $day } (UTC)
cli-daily-game = Spiel: { $game }
cli-daily-bots = Konkurrenz: { $bots }
cli-daily-seed = Seed: { $seed }

## nasrid puzzles

cli-puzzles = Rätsel lösen oder neue finden
cli-puzzles-about = Rätsel lösen, also Stellungen, in denen ein Zug klar der beste ist, oder neue in Partien zwischen Bots finden. docs/puzzles.md erklärt, wie sie gefunden werden.
cli-puzzles-example-list = die Rätsel zu einem Spiel
cli-puzzles-example-show = eine Stellung und die erlaubten Züge
cli-puzzles-example-answer = ist das der beste Zug?
cli-puzzles-list = die Rätsel auflisten, vom leichtesten zum schwersten
cli-puzzles-show = ein Rätsel zeigen
cli-puzzles-answer = auf ein Rätsel antworten
cli-puzzles-mine = Rätsel in neuen Partien zwischen Bots finden; nach einer Unterbrechung geht es mit demselben Befehl weiter
cli-puzzles-pack = die gefundenen Rätsel in eine Datei schreiben
cli-puzzles-id = Kennung des Rätsels aus der Liste
cli-puzzles-move = der Zug in Notation, in Anführungszeichen, oder seine Nummer; { $command } listet die Züge auf
cli-puzzles-game = nur Rätsel zu diesem Spiel
cli-puzzles-theme = nur Rätsel mit diesem Thema; docs/puzzles.md nennt die Themen
cli-puzzles-themes = auch die Themen zeigen; sie sind Hinweise
cli-puzzles-folder = Ordner der Partien und ihrer Rätsel
cli-puzzles-file = neue Datei für die Rätsel
cli-puzzles-seed = Zahl, aus der die Partien und die Suchen folgen
cli-puzzles-games = Anzahl der Partien
cli-puzzles-wanted = nur Rätsel mit diesem Thema suchen; mehrmals erlaubt
cli-puzzles-line = { $puzzle }  { $game }, { $players } Spieler, Schwierigkeit { $difficulty }
cli-puzzles-moves = Erlaubte Züge
# $command ends in MOVE
cli-puzzles-next = Antworte mit: { $command }. Schreib für MOVE einen Zug der Liste in Anführungszeichen oder seine Nummer.
cli-puzzles-loss = Dein Zug verliert { $loss } Gewinnchance, plus oder minus { $error }.
cli-puzzles-rival = Der beste andere Zug verliert { $loss } Gewinnchance, plus oder minus { $error }.
cli-puzzles-solution = Lösung: { $move }
cli-puzzles-progress = { $done } von { $games } Partien · gefundene Stellungen: { $positions } · geprüft: { $verified } · Rätsel: { $puzzles }
cli-puzzles-no-match = Kein Rätsel passt dazu.
cli-puzzles-no-theme = es gibt kein Thema { $theme }; es gibt { $themes }
cli-puzzles-unknown = es gibt kein Rätsel { $puzzle }; { $command } listet alle Kennungen auf
cli-puzzles-illegal = { $move } geht nicht: { $reason } [{ $rule }]
cli-puzzles-no-move = { $typed } ist weder ein Zug noch seine Nummer; { $command } listet die Züge auf
cli-puzzles-no-games = { $folder } enthält keine Partien mit Rätseln; beginn mit { $command }
cli-puzzles-too-many = ein Lauf hat höchstens { $most } Partien; nimm für mehr einen anderen Seed

## nasrid serve

cli-serve = Tische für Browser und Programme anbieten
cli-serve-about = Tische für Browser und Programme anbieten, bis Strg-C. Ohne Optionen: nur für diesen Rechner; alles liegt in einer Datei in deinem Datenordner. Du kannst jederzeit aufhören; Partien gehen weiter, wo sie waren.
cli-serve-example = für dich allein, auf diesem Rechner
cli-serve-example-network = für alle in deinem Netz
cli-serve-example-server = auf einem Server; docs/hosting.md zeigt, wie HTTPS davorkommt
cli-serve-example-limit = mehr Tische erlauben
cli-serve-example-cluster = einer von mehreren Prozessen für dieselben Tische
cli-serve-host = die Adresse, an der gelauscht wird; sonst 127.0.0.1, nur dieser Rechner
cli-serve-port = sonst { $default }, oder irgendein freier, wenn der belegt ist und hier ein Browser aufgeht; 0 nimmt einen freien
cli-serve-database = postgresql://USER@HOST/NAME statt einer SQLite-Datei; das Passwort steht in PGPASSWORD
cli-serve-bus = nats://HOST:4222, wenn mehrere Prozesse dieselbe Datenbank bedienen; NATS_USER und NATS_PASSWORD stehen in der Umgebung
cli-serve-no-browser = keinen Browser öffnen
cli-serve-play = den Browser gleich an einem Tisch mit Bots öffnen
cli-serve-url = die Adresse für alle, wenn ein Reverse-Proxy davorsteht: https://…
cli-serve-proxies = die Adressen der Reverse-Proxys, die sagen dürfen, wer anfragt; sonst 127.0.0.1
cli-serve-drain = so viele Sekunden lang antwortet /ready vor dem Ende mit 503, damit Proxys einen anderen Prozess wählen; sonst { $default } mit --bus und 0 ohne
cli-serve-allow-private-push = Push-Dienste dürfen im Netz dieses Servers oder an einem anderen Port als 443 liegen; für Tests und eigene Dienste
cli-serve-limit = ändern, was eine Person oder Adresse darf; docs/operations.md nennt alles; mehrmals erlaubt
cli-serve-policy = ein trainiertes Netz unter diesem Namen an Tischen mitspielen lassen; mehrmals erlaubt
cli-serve-log-level = wie viel geloggt wird, als JSON-Zeilen in der Fehlerausgabe; sonst warning
cli-no-port = { $typed } ist kein Port; Ports sind 0 bis 65535
cli-serve-windows = der Server läuft unter Linux und macOS; unter Windows in WSL oder in einem Container
cli-serve-bus-alone = --bus ist für mehrere Prozesse, und die brauchen ein PostgreSQL: gib auch --database an
cli-serve-no-limit = die Grenze { $limit } gibt es nicht; ähnlich heißen { $limits }; docs/operations.md nennt alle
cli-serve-bad-limit = eine Grenze schreibt man NAME=NUMBER mit einer Zahl von 1 bis 999999999, nicht { $typed }
cli-serve-bad-policy = { $typed } nennt kein Netz; schreib es wie mini=mini.npz, den Namen mit Kleinbuchstaben, Ziffern und Bindestrichen
cli-serve-no-url = { $typed } ist keine Adresse für --url; schreib Schema, Rechnername und Port ohne Pfad, zum Beispiel https://nasrid.example.org
# $where is a folder, or “postgresql”
cli-serve-here = Nasrid ist unter { $address } (Daten: { $where }). Strg-C beendet es.
cli-serve-near = Andere in deinem Netz erreichen es unter { $address }
cli-serve-interpreted = Nasrid ist nicht kompiliert; die Bots sind deshalb um ein Mehrfaches langsamer. docs/compiling.md zeigt, wie man es kompiliert.
cli-serve-not-built = Nur Programme können spielen: Die Seiten für den Browser sind nicht gebaut. Starte make setup oder pip install . im Checkout.

## nasrid site

cli-site = den Browser-Client als Dateien schreiben, die keinen Server brauchen
cli-site-about = Schreibt den Browser-Client als Dateien, die keinen Server brauchen, für jeden Webspace. Man spielt dort gegen Bots oder zusammen an einem Gerät, lernt das Spiel und sieht sich Partien noch einmal an.
cli-site-folder = wohin die Dateien kommen: ein neuer Ordner oder eine ältere Seite
cli-site-full = { $folder } ist nicht leer und enthält keine ältere Seite; nenn einen anderen Ordner
cli-site-failed = { $folder } lässt sich nicht schreiben: { $reason }
cli-site-done = { $folder } enthält die ganze Seite; leg die Dateien auf irgendeinen Webspace, unter irgendeinem Pfad.

## nasrid backup, restore, check

cli-backup = die Datenbank eines Servers kopieren, während er läuft
cli-backup-about = Die Datenbank in eine Datei kopieren, ob der Server läuft oder nicht. PostgreSQL wird mit pg_dump gesichert.
cli-backup-file = Datei für die Kopie (eine vorhandene wird ersetzt) oder ein Ordner, in dem sie nach Datum und Uhrzeit heißt
cli-backup-keep = nur die neuesten N Sicherungen im Ordner behalten
cli-backup-no-folder = --keep braucht einen Ordner für die Sicherungen, aber { $file } ist keiner
cli-backup-done = Die Sicherung ist { $file }. Sie enthält Geheimnisse laufender Partien: Behalt sie für dich.
cli-restore = eine solche Kopie wieder einsetzen
cli-restore-about = Eine Sicherung an die Stelle der Datenbank setzen. Halt erst den Server an; was da war, bleibt erhalten.
cli-restore-file = eine Kopie von nasrid backup
cli-restore-done = { $file } ist jetzt die Datenbank.
cli-restore-before = Was vorher da war, ist { $file }.
cli-check = jeden Tisch und jedes Turnier einer Datenbank lesen
cli-check-about = Jeden Tisch und jedes Turnier einer Datenbank lesen. Beschädigte werden genannt und kommen in Quarantäne: Niemand kann sie öffnen, bis sie wieder lesbar sind. Bei PostgreSQL dürfen die Server dabei laufen. Bei SQLite halt den Server an, oder prüf eine Sicherung.
cli-check-good = Alle Tische und Turniere sind lesbar.
cli-check-damaged = Beschädigte Tische: { $count }. Sie sind in Quarantäne, alle anderen gehen weiter. Um sie zurückzubekommen, spiel eine Sicherung von vor dem Schaden ein; alle neueren Züge gehen dann verloren.
cli-check-damaged-tournaments = Beschädigte Turniere: { $count }. Sie sind in Quarantäne, alle anderen gehen weiter. Um sie zurückzubekommen, spiel eine Sicherung von vor dem Schaden ein; alles Neuere geht dann verloren.
cli-check-unreadable = Die Datenbank selbst ist beschädigt, und zwar in: { $parts }. Prüf den Datenträger. Halt dann den Server an und spiel die neueste Sicherung ein, die nasrid check besteht.

## nasrid admin

cli-admin = sehen, was gemeldet wird, und etwas tun
cli-admin-about = Sehen, was am Tisch gemeldet wird, und etwas tun, während der Server läuft. Alles, was getan wird, wird notiert. Sperren gelten nach einigen Sekunden.
cli-admin-example-reports = was noch niemand erledigt hat
cli-admin-example-ban-player = ein Konto, mit der Kennung aus der Meldung
cli-admin-example-unlist = einen Tisch nicht mehr auflisten
cli-admin-example-reset-name = ein anderer Name muss her
cli-admin-example-resolve = die Meldung ist erledigt
cli-admin-example-grant-admin = darf die Seite /admin benutzen, mit dem Anmeldenamen
cli-admin-example-log = alles, was getan wurde
cli-admin-reports = was gemeldet wurde
cli-admin-log = was getan wurde
cli-admin-ban-player = ein Konto aussperren
cli-admin-unban-player = es wieder hereinlassen
cli-admin-ban-address = eine Adresse oder ein Netz aussperren
cli-admin-unban-address = eine Adresse oder ein Netz wieder hereinlassen
cli-admin-unlist = einen Tisch nicht mehr auflisten
cli-admin-relist = ihn wieder auflisten
cli-admin-remove = einen Tisch oder ein Turnier endgültig entfernen, auch mitten im Spiel
cli-admin-reset-name = einen Namen wegnehmen, auch am Tisch, damit ein anderer gewählt wird
cli-admin-reset-title = einem Turnier den Namen wegnehmen
cli-admin-resolve = eine Meldung erledigen
cli-admin-grant-admin = einem Konto die Seite für die Verwaltung erlauben, mit seinem Anmeldenamen
cli-admin-revoke-admin = es ihm nicht mehr erlauben
cli-admin-target = die Kennung einer Person, eines Tisches, eines Turniers oder einer Meldung, eine Adresse oder ein Anmeldename
cli-admin-reason = für das Logbuch, und für alle, die ausgesperrt werden
cli-admin-report = { $when }  Meldung { $id }  { $place ->
    [tournament] Turnier { $table } ({ $title }), eröffnet von { $opener }
   *[table] Tisch { $table }
}  { $about ->
    [player] Konto { $player } ({ $name })
    [tournament] das Turnier
   *[table] der Tisch
}: { $reason }

## nasrid arena

cli-arena = Bots gegeneinander spielen lassen
cli-arena-about =
    Bots ein Match gegeneinander spielen lassen und vergleichen. Jede Mischung wird in jeder Rotation der Plätze einmal gespielt, auf allen Kernen. Strg-C beendet das Match vorzeitig und behält, was gespielt ist.

    Ein Bot ist ein kurzer Code, auf Wunsch mit Bedenkzeit je Zug: greedy, planner:200ms. Dein eigener Bot ist package.module:Class, im aktuellen Ordner oder installiert; docs/bots.md zeigt, wie man einen schreibt.
cli-arena-example = zwei Bots zu zweit am Tisch
cli-arena-example-planner = ein planner gegen drei greedy
cli-arena-example-own = gegen deinen eigenen Bot
cli-arena-example-saved = mit einer Datei für Programme und einem Bild
cli-arena-bots = die Bots, Platz für Platz; der letzte füllt die übrigen Plätze
cli-arena-bot = ein weiterer Bot wie my_bots:Builder; mehrmals erlaubt
cli-arena-players = wie viele Plätze; sonst einer je Bot, mindestens 2
cli-arena-games = wie viele Partien, auf ganze Mischungen aufgerundet; sonst { $default }
cli-arena-json = das Ergebnis für Programme speichern
cli-arena-records = jede Partie dort speichern, für nasrid replay
cli-arena-plot = Siege und Punkte zeichnen: eine Datei .png, .svg oder .pdf
cli-arena-nobody = wer soll spielen? Nenn mindestens einen Bot, zum Beispiel: nasrid arena greedy random
cli-arena-too-many = { $bots } Bots sind zu viele für { $seats } Plätze
cli-arena-no-plot = { $file } lässt sich nicht zeichnen; der Name eines Bildes endet auf { $endings }
cli-arena-none = Keine Partie wurde fertig.
cli-arena-saved = Gespeichert: { $file }
cli-arena-failed-game = Abgebrochene Partie ansehen: nasrid replay { $file }
cli-arena-first = die ersten Partien laufen
cli-arena-title = { $game }, { $players } am Tisch, { $games } Partien
cli-arena-match = { $game }, { $players } am Tisch: { $games } Partien, { $deals ->
    [one] { $deals } Mischung
   *[other] { $deals } Mischungen
} in { $players } Rotationen der Plätze.
cli-arena-rounded = { $asked } Partien ließen eine Mischung unvollständig.
cli-arena-seed = Seed { $seed }: Mit --seed { $seed } wird wieder gleich gemischt.
cli-arena-column-bot = Bot
cli-arena-column-games = Partien
cli-arena-column-wins = Siege
cli-arena-column-score = Punkte
cli-arena-column-time = Zeit
cli-arena-fair = Fairer Anteil an den Siegen: { $share }. Ein geteilter Sieg zählt je zur Hälfte.
cli-arena-scores = Punkte sind Mittelwerte: nach der ersten Wertung (1.), der zweiten (2.) und allen. Die Zeit gilt für einen Zug.
cli-arena-late = { $bot }: { $moves ->
    [one] { $moves } Zug dauerte
   *[other] { $moves } Züge dauerten
} länger als das { $times }-Fache der Bedenkzeit, am längsten { $slowest }.
cli-arena-stopped = Nur { $played } von { $games } Partien wurden gespielt: Rotationen können unvollständig sein.

## nasrid tournament

cli-tournament = Bots ein Turnier spielen lassen
cli-tournament-about = Ein Turnier zwischen Bots, mit den Paarungen und der Tabelle des Servers. Bots werden wie bei nasrid arena angegeben. docs/tournaments.md beschreibt Turnierformen, Feinwertung und Duplikat.
cli-tournament-example = zu acht, fünf Schweizer Runden
cli-tournament-example-robin = zu siebt, alle gegen alle
cli-tournament-example-duplicate = an allen Tischen einer Runde gleich gemischt, mit Finale
cli-tournament-bots = die Bots
cli-tournament-players = wie viele mitspielen; die Bots wiederholen sich der Reihe nach; sonst jeder einmal
cli-tournament-seats = Plätze an einem vollen Tisch; sonst { $default }
cli-tournament-format = swiss: Ähnlich Erfolgreiche treffen sich; round-robin: alle gegen alle, für kleine Gruppen; sonst swiss
cli-tournament-rounds = wie viele Schweizer Runden; sonst { $default }
cli-tournament-uneven = wenn nicht alle Tische voll werden: kleinere Tische (smaller) oder reihum aussetzen (rest); bei Duplikat immer aussetzen; sonst smaller
cli-tournament-duplicate = an allen Tischen einer Runde gleich mischen und die Plätze vergleichen
cli-tournament-final = nach der letzten Runde die Besten an einen Tisch setzen
cli-tournament-seed = Paarungen und Mischungen dieser Zahl wiederholen
cli-tournament-json = Runden und Tabelle als JSON speichern
cli-tournament-csv = die Tabelle als CSV speichern
cli-tournament-few = ein Turnier geht ab zwei; nenn mehr Bots oder setz --players
cli-tournament-many = ein Turnier geht bis { $most }; wähl ein kleineres --players
cli-tournament-more-bots = { $bots } Bots sind mehr als { $players }; wähl ein größeres --players
cli-tournament-large-group = alle gegen alle geht bis { $most }; nimm --format swiss
cli-tournament-group-rounds = bei alle gegen alle ergibt sich die Zahl der Runden; lass --rounds weg
cli-tournament-duplicate-few = Duplikat mit { $seats } am Tisch geht ab { $players }; nimm mehr Bots auf oder wähl weniger --seats
cli-tournament-title = { $game }: { $players } im Turnier, { $rounds } Runden, { $seats } Plätze je Tisch.
cli-tournament-round = Runde { $number }
cli-tournament-final-round = Finale
cli-tournament-rests = Setzt aus: { $players }
cli-tournament-column-player = Bot
cli-tournament-column-rank = Rang
cli-tournament-column-games = Partien
cli-tournament-column-final = Finale
cli-tournament-column-duplicate = Duplikat
cli-tournament-column-points = Wertung
cli-tournament-column-opponents = Gegner
cli-tournament-column-score = Punkte
cli-tournament-points = Wertung: mittlerer Anteil der Geschlagenen am Tisch; Aussetzen zählt nicht. Bei Gleichstand: die Wertung der Gegner, dann die Punkte (1 ist der Mittelwert am Tisch).
cli-tournament-duplicate-points = Duplikat entscheidet zuerst: wie viele Punkte im Mittel über demselben Platz an den anderen Tischen.
cli-tournament-stopped = Tische, die nicht fertig wurden, zählen nicht.

## nasrid evaluate

cli-evaluate = einen Bot nach festem Verfahren messen
cli-evaluate-about = Messen, wie stark ein Bot ist, nach einem festen Verfahren: dieselben Tische, Gegner, Mischungen und Plätze für alle, damit Ergebnisse vergleichbar sind. docs/evaluation.md beschreibt es. Ein Bot wird wie bei nasrid arena geschrieben, ein Netz als policy:FILE.
cli-evaluate-example = 400 Partien gegen jeden von vier Gegnern
cli-evaluate-example-policy = ein trainiertes Netz, mit einem Ergebnis zum Veröffentlichen
cli-evaluate-bot = der Bot
cli-evaluate-tasks = welche Tische, oder all; ohne Angabe mini
cli-evaluate-name = wie der Bot im Ergebnis heißt; sonst sein Code
cli-evaluate-games = weniger Partien, für einen schnellen Blick; das Ergebnis sagt es
cli-evaluate-json = das Ergebnis speichern
cli-evaluate-no-task = die Aufgabe { $task } gibt es nicht; es gibt { $tasks } oder all
cli-evaluate-no-tasks = nenn mindestens eine Aufgabe: { $tasks } oder all
cli-evaluate-repeated-task = die Aufgabe { $task } ist doppelt genannt
cli-evaluate-not-played = nicht gespielt: { $reason }
cli-evaluate-stopped = Abgebrochen: { $played } von { $matches } Matches wurden gespielt, das Ergebnis ist also unvollständig.
cli-evaluate-won = { $won } von { $games } gewonnen ({ $low } bis { $high }), { $ahead } Punkte
cli-evaluate-example-verify = eine Stichprobe der Partien eines Ergebnisses wiederholen
cli-evaluate-records = die Aufzeichnungen aller Partien speichern (JSON-Zeilen, gzip) oder mit --verify lesen
cli-evaluate-commit = den SHA-256 einer Einreichung ausgeben, um ihn zu veröffentlichen, bevor der öffentliche Wert bekannt ist
cli-evaluate-public = die Mischungen aus diesem öffentlichen Wert ableiten, den bei Veröffentlichung des Hashs noch niemand kannte
cli-evaluate-submission = die Einreichung, deren Hash veröffentlicht wurde (Vorgabe: die Datei von policy:FILE)
cli-evaluate-verify = eine Stichprobe der Partien dieses Ergebnisses wiederholen und Abweichungen nennen
cli-evaluate-sample = Partien je Match, die wiederholt werden (Vorgabe: { $n })
cli-evaluate-no-bot = nenn einen Bot oder verwende --commit oder --verify
cli-evaluate-no-submission = --public braucht --submission DATEI: die Datei, deren Hash veröffentlicht wurde
cli-evaluate-unreadable = { $file } kann nicht gelesen werden: { $reason }
cli-evaluate-bot-absent = { $problem }; --verify spielt mit dem Bot und muss deshalb in dessen Ordner aufgerufen werden
cli-evaluate-differs = abweichend: { $difference }
cli-evaluate-verified = Das Ergebnis stimmt: Alles Geprüfte ist gleich.

## nasrid dataset

cli-dataset = einen Datensatz aus Botpartien erzeugen
cli-dataset-about = Partien zwischen gleichen Bots spielen und als Datensatz für maschinelles Lernen speichern: jede Partie mit eigener Mischung, nach der Mischung in Training, Validierung und Test aufgeteilt, mit einer Übersicht der Prüfsummen und Statistiken. Nach einer Unterbrechung geht es mit demselben Befehl weiter. docs/datasets.md beschreibt das Format.
cli-dataset-example = alle Spiele zu zweit bis zu sechst, von zwei starken Bots
cli-dataset-example-short = kurze Partien für einen ersten Versuch
cli-dataset-example-verify = Prüfsummen vergleichen und jede Partie nachspielen
cli-dataset-folder = Ordner des Datensatzes
cli-dataset-bots = Bots; jeder spielt eigene Tische, auf allen Plätzen
cli-dataset-games = Spiele
cli-dataset-players = Spielerzahlen
cli-dataset-deals = Partien je Bot, Spiel und Spielerzahl
cli-dataset-tiles = kurze Partien: höchstens so viele Plättchen je Beutel nach dem Aufbau
cli-dataset-seed = Zahl, aus der alle Mischungen folgen (sonst 1)
cli-dataset-verify = stattdessen den Datensatz im Ordner prüfen
cli-dataset-start = { $games } Partien in { $folder }, davon fertig: { $played }.
cli-dataset-stopped = { $played } von { $games } Partien sind fertig. Mit demselben Befehl geht es weiter.
cli-dataset-verified = { $folder } ist unbeschädigt, Partien: { $games }.
cli-dataset-complete = { $folder } enthält einen fertigen Datensatz; wähle einen anderen Ordner
cli-dataset-not-empty = { $folder } enthält andere Dateien; wähle einen leeren oder neuen Ordner
cli-dataset-other = { $folder } enthält einen unfertigen Datensatz mit anderen Angaben; wiederhole seinen Befehl oder wähle einen anderen Ordner
cli-dataset-software = { $folder } enthält einen unfertigen Datensatz von { $theirs }, dies ist aber { $ours }; mache mit derselben Software weiter oder wähle einen anderen Ordner
cli-dataset-none = { $folder } enthält keinen fertigen Datensatz
cli-dataset-damaged = { $file } ist beschädigt: { $reason }
cli-dataset-seed-large = der Seed eines Datensatzes ist höchstens { $most }
cli-dataset-too-many = ein Datensatz hat weniger als { $most } Partien
cli-dataset-list = { $flag } nimmt eine Liste aus { $allowed }, nicht { $typed }

## nasrid train

cli-train = die Netze der lernenden Bots trainieren
cli-train-about =
    Ein Netz trainieren, das Stellungen beurteilt, für die Bots scholar und planner. In jeder Runde spielen Bots Partien, manche ihrer Züge werden weitergespielt, um zu sehen, was sie wert sind, und daraus lernt das Netz.

    Das Netz liegt in einem Ordner. Gibt es schon eines, wird es weitertrainiert: Ein unterbrochenes Training geht mit demselben Befehl weiter. Den Rest erzählt docs/learning.md.
cli-train-example = ein Netz für Alhambra zu zweit
cli-train-example-many = eines für Granada zu dritt bis zu sechst
cli-train-example-match = ein Match damit
cli-train-net = ein Spiel und zu wievielt: alhambra-2, granada-many, combined-2, …
cli-train-folder = wo das Netz ist oder sein wird
cli-train-iterations = wie viele Runden insgesamt, die fertigen mitgezählt; sonst { $default }
cli-train-steps = Schritte in jeder Runde; sonst { $default }. Ein angehaltenes Training macht nach dem letzten fertigen Schritt weiter
cli-train-games = in jedem Schritt; sonst { $default }
cli-train-minutes = vor so vielen Minuten aufhören
cli-train-promotion-games = Partien jedes neuen Netzes gegen das vorige, dessen Platz es einnimmt, wenn es mehr als seinen Anteil gewinnt; sonst { $default }, 0 für keine
cli-train-seed = dieselbe Zahl gibt dasselbe Netz nochmal
cli-train-no-net = das Netz { $net } gibt es nicht; es gibt { $nets }
cli-train-foreign = { $file } ist kein Netz, das sich weiter trainieren lässt
cli-train-damaged = { $file } ist nicht lesbar; wer die Datei löscht, beginnt die Runde von vorn
cli-train-other-settings = { $file } gehört zu einem Training mit anderen Einstellungen; dieselben Einstellungen verwenden oder die Datei löschen und die Runde von vorn beginnen
cli-train-stopped = { $net }: nach { $done } Runden angehalten; derselbe Befehl macht dort weiter
cli-train-done = { $net }: alle { $iterations } Runden sind fertig: { $file }
cli-train-step = { $net } { $number }, Schritt { $step } von { $steps }: { $rows } Stellungen aus { $games } Partien in { $played } s, trainiert in { $trained } s; innerhalb einer Entscheidung irrt es um { $error } Punkte, ohne Netz um { $without }
cli-train-match = { $net } { $number }: { $played } von { $games } Partien gegen das vorige Netz gespielt
cli-train-promoted = { $net }: Das neue Netz gewinnt { $won } ({ $low } bis { $high }) von { $games } Partien gegen das vorige, sein Anteil wäre { $share }: Es nimmt dessen Platz ein
cli-train-kept = { $net }: Das neue Netz gewinnt { $won } ({ $low } bis { $high }) von { $games } Partien gegen das vorige, sein Anteil wäre { $share }: Das vorige bleibt

## Errors of the operating system

system-missing = die Datei oder der Ordner fehlt
system-forbidden = das ist nicht erlaubt
system-folder = das ist ein Ordner
system-no-folder = ein Teil des Pfads ist kein Ordner
system-exists = das gibt es schon
system-full = der Datenträger ist voll
system-read-only = es lässt sich nur lesen
system-in-use = etwas anderes benutzt ihn
system-no-address = dieser Rechner hat diese Adresse nicht

## Invalid bot codes

bot-unknown = den Bot { $bot } gibt es nicht; es gibt { $bots }, policy:FILE für ein trainiertes Netz und eigene als package.module:Class
bot-least = { $bot } braucht mindestens { $least } ms für einen Zug
bot-time-range = { $time } ist keine Zeit für einen Zug; sie ist mehr als 0 und höchstens eine Stunde, etwa 200ms oder 1s
bot-time = { $time } ist keine Zeit für einen Zug; schreib sie wie 200ms oder 1s
bot-no-folder = es gibt keinen Ordner { $folder } mit Netzen für { $bot }
bot-no-class = { $module } hat keine Klasse { $class }
bot-unimportable = { $bot } lässt sich nicht importieren: { $reason }
bot-no-bot = { $bot } ist keine Klasse, die von nasrid.bots.Bot abstammt
bot-no-policy = policy:{ $file }: { $reason }

## Databases

store-no-database = es gibt keine Datenbank { $file }
store-no-backup = es gibt keine Sicherung { $file }
store-not-backed-up = es wurde nichts gesichert: { $reason }
store-no-client = { $program } fehlt: Installier den Client von PostgreSQL (Debian: postgresql-client), mindestens so neu wie der Datenbankserver
store-backup-undeleted = die Sicherung ist fertig, aber eine alte ließ sich nicht löschen: { $reason }; prüf die Rechte des Ordners
store-not-restored = es wurde nichts zurückgeholt: { $reason }
store-damaged = { $file } ist beschädigt: { $reason }
store-foreign = { $file } ist keine Datenbank von nasrid
store-newer = die Datenbank hat das Schema { $present }, dieses nasrid kennt { $known }; nimm ein neueres nasrid
store-older = die Datenbank { $file } ist von einer älteren Version; starte den Server einmal
store-before-release = diese Datenbank stammt von einer Version von Nasrid vor 0.1.0, die diese Version nicht lesen kann; nimm die Version, die sie geschrieben hat, oder eine neue Datenbank
store-unopened = die Datenbank { $file } lässt sich nicht öffnen: { $reason }
store-unopened-full = die Datenbank { $file } lässt sich nicht öffnen: { $reason }; ist der Datenträger voll?
store-damaged-database = die Datenbank ist beschädigt: { $reason }; halt den Server an, und spiel mit nasrid restore eine Sicherung ein
store-failed = die Datenbank lässt sich nicht benutzen: { $reason }; prüf ihren Speicherplatz und ihre Zugriffsrechte
store-used = ein anderer Server von nasrid benutzt { $file }; halt ihn an, oder gib diesem mit --data einen anderen Ordner
store-shared = ein anderer Prozess bedient diese Datenbank, und einer von beiden hat kein --bus; starte alle mit demselben --bus nats://…, oder halt den anderen an
store-postgres = PostgreSQL lässt sich nicht benutzen: { $reason }; prüf die Adresse nach --database
store-postgres-login = PostgreSQL lehnt den Benutzer oder das Passwort ab: { $reason }; prüf den Benutzer in --database und das Passwort in PGPASSWORD
store-no-report = es gibt keine offene Meldung { $report }; `nasrid admin reports` zählt sie auf
store-no-table = es gibt keinen Tisch { $table }
store-no-tournament = es gibt kein Turnier { $tournament }
store-damaged-tournament = Turnier { $tournament } ist beschädigt und enthält vielleicht noch seinen Namen; ruf nasrid check auf und spiel eine Sicherung ein, dann nimm ihm den Namen noch einmal weg, oder entfern das Turnier
store-no-player = niemand hat die Kennung { $player }; Meldungen nennen sie
store-no-address = { $typed } ist keine Adresse und kein Netz, das sich aussperren lässt; schreib zum Beispiel 192.0.2.7 oder 192.0.2.0/24; die größten Netze sind /8, bei IPv6 /16
store-not-banned = { $target } ist nicht ausgesperrt; `nasrid admin log` zeigt die Sperren
store-no-login = niemand hat den Anmeldenamen { $login }; man gibt ihn auf der Seite unter Einstellungen an

## Errors at the start of a server

serve-proxies = --proxies sind Adressen oder Netze mit Kommas dazwischen: { $reason }
serve-no-database = eine Datenbank ist postgresql://… oder sqlite:FILE, nicht { $typed }
serve-no-bus = ein Bus ist nats://…, nicht { $typed }
serve-bus-unreachable = der Bus ist nicht zu erreichen ({ $reason }); läuft NATS unter der Adresse nach --bus?
serve-bus-login = NATS lehnt den Benutzer oder das Passwort ab; setz beide in den Umgebungsvariablen NATS_USER und NATS_PASSWORD
serve-no-answer = keine Antwort
serve-port = Port { $port } von { $host } lässt sich nicht benutzen: { $reason }
serve-port-taken = Port { $port } von { $host } lässt sich nicht benutzen: { $reason }; nimm einen anderen mit --port
