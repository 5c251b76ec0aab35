### The home page, the form for a new table and the waiting room.

home-title = Nasrid
home-nasrid = Nasrid
home-lead = Bau deinen Palast, Mauer um Mauer. Alhambra und Granada an einem Tisch, mit Freunden oder mit Bots.
home-open-table = Tisch eröffnen
home-tournaments = Turniere
home-play-bots = Mit Bots spielen
home-no-name = Gast
home-profile = Dein Profil
home-to-night = Auf Nacht umstellen
home-to-day = Auf Tag umstellen
# Names for guests, separated by commas, each at most 24 characters
home-guest-names = Früher Vogel, Stille Leseratte, Flinke Schwalbe, Ruhige Hand, Sonnenkind, Glückspilz, Neugierige Katze, Mutiger Spatz, Nachteule, Guter Geist, Wandervogel, Kluger Kopf

## A pasted invitation

home-code = Hast du einen Link oder Code?
home-code-example = Hier einfügen
home-code-go = Zu diesem Tisch
home-code-wrong = Das ist keine Einladung. Füg den ganzen Link ein oder den Code nach „table/“.

## Tables

home-my-tables = Deine Tische
home-invitations = Einladungen
home-invited-by = { $name } lädt dich ein
home-invited-join = Mitspielen
home-invited-join-name = Mitspielen am Tisch von { $name }
home-invited-decline = Ablehnen
home-invited-decline-name = Einladung von { $name } ablehnen
home-lobby = Tische mit freien Plätzen
home-lobby-empty = Gerade wartet niemand. Mach den Anfang: Hier sehen andere deinen Tisch.
home-lobby-first = Tisch eröffnen
home-show-all = Alle { $count } zeigen
home-finished = { $count ->
    [one] Eine beendete Partie
   *[other] { $count } beendete Partien
}
home-parked = Geparkte Partien
home-parked-hint = Diese Partien hat lange niemand weitergespielt. Öffne eine, um sie fortzusetzen.
home-table-of = Tisch von { $name }
home-table-of-nobody = Ein Tisch
# Stands after "Mit": Mit Yusuf und 2 Bots
home-bots = { $count ->
    [one] einem Bot
   *[other] { $count } Bots
}
# One of the player's own tables, named after the other players
home-with = Mit { $names }
home-alone = Dein Tisch
home-seats = { $taken } von { $players } Plätzen besetzt
home-waits = { $free ->
    [0] Gleich geht es los
    [one] Noch ein Platz frei
   *[other] Noch { $free } Plätze frei
}
home-your-turn = Du bist dran
home-turn-of = { $name } ist dran
home-playing = Läuft
home-over-on = Beendet, { $date }
# $won: yes, shared or no; $mine is -1 for a host without a seat
home-result = { $won ->
    [yes] Gewonnen mit { $points }
    [shared] Gewonnen mit { $points }, gemeinsam mit { $names }
   *[no] { $mine ->
        [-1] Sieg: { $names } mit { $points }
       *[other] Sieg: { $names } mit { $points }; du hattest { $mine }
    }
} · { $date }
home-sit = Mitspielen
home-sit-at = Mitspielen: { $table }
home-sit-down = Hinsetzen
home-watch = Zuschauen
home-return = Zum Tisch
home-replay = Ansehen
# For screen readers: the action of the button, and its table
home-go-to = { $action }: { $table }

home-pace-none = Ohne Uhr
home-pace-days = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}
home-pace-move = { $minutes ->
    [0] { $seconds } s pro Zug
   *[other] { $seconds } s pro Zug und { $minutes } min Reserve
}

## New here?

home-new-here = Neu hier?
home-idea = Alle bauen ihre eigene Stadt. In deinem Zug hast du eine Aktion, und wenn du passend zahlst, gleich noch eine. Dreimal pro Partie werden die Städte verglichen.
home-step-money = Geld nehmen
home-step-money-how = Eine beliebige Karte oder mehrere im Wert von zusammen höchstens 5. Es gibt vier Währungen.
home-step-buy = Ein Gebäude kaufen
home-step-buy-how = Das Feld, auf dem es liegt, bestimmt die Währung. Wechselgeld gibt es nicht, aber wer passend zahlt, ist nochmal dran.
home-step-build = Bauen
home-step-build-how = Mauer an Mauer, offene Seite an offene Seite, und zu Fuß kommst du vom Startplättchen zu jedem anderen.
home-step-score = Punkten
home-step-score-how = Hol dir die meisten Gebäude einer Art und rund um deine Stadt die längste Mauer oder den längsten Graben am Stück.

home-games = Die Spiele
home-about-alhambra = Sechs Gebäudearten, vom Pavillon bis zum Turm: Je teurer die Art, desto mehr bringt die Mehrheit. Die längste Mauer zählt, jedes Mauerstück ein Punkt. Das beste Spiel für den Einstieg.
home-about-granada = Neun Gebäudearten, und jedes Plättchen hat zwei Seiten. Je mehr von einer Art in allen Städten stehen, desto mehr bringt die Mehrheit. Statt Mauern gibt es Gräben.
home-about-combined = Beide Bauhöfe und beide Beutel. Deine Stadt wächst von den Mauern der Alhambra hinüber zu den Gräben von Granada. Ein langer Abend für alle, die beide Spiele kennen.

home-modules = Module, nach Lust und Laune dazu
home-about-vizier = Spring nach einem beliebigen Zug ein und kauf ein Plättchen, passend bezahlt. Danach kostet es eine Aktion, den Wesir wieder zu aktivieren.
home-about-exchange = Karten, die zwei Währungen verbinden: Mit einer Wechselstube bezahlst du ein Gebäude in beiden, beliebig gemischt.
home-about-bonus = Du hast Karten, die bestimmte Gebäude zeigen. Bau eines davon, deck seine Karte auf, und es zählt doppelt. Nicht bei Granada allein.
home-about-huts = Bauhütten kosten nichts, aber mehr als drei darfst du nicht haben. Jede zählt so viel, wie sie Nachbarn ihrer Farbe hat. Nicht bei Granada allein.

## A new table

new-title = Tisch eröffnen
new-submit = Tisch eröffnen
new-game = Spiel
new-game-alhambra = Alhambra
new-game-alhambra-hint = sechs Arten, Stadtmauern
new-game-granada = Granada
new-game-granada-hint = neun Arten, zwei Seiten
new-game-combined = Beide
new-game-combined-hint = zwei Städte in einer

new-players = Personen
new-more-players = { $count } Personen
new-seat = Platz { $seat } ist für
new-seat-you = Du
new-seat-you-hint = hier
new-seat-invited = Frei
new-seat-invited-hint = per Link
new-seat-open = Frei
new-seat-open-hint = für alle
new-seat-bot = Bot
new-seat-choice-you = Mich
new-seat-choice-invited = Jemanden mit dem Link
new-seat-choice-open = Alle
new-seat-bots = Bots
new-seat-choice-apprentice = Lehrling, für die ersten Partien
new-seat-choice-mason = Maurer, liebt lange Mauern
new-seat-choice-merchant = Händler, hält gut mit
new-seat-choice-architect = Architekt, schnappt dir alles weg
new-seat-choice-scholar = Gelehrter, hat das Spiel studiert
new-seat-choice-vizier = Wesir, der stärkste
new-only-watch = Du hast dir keinen Platz gegeben: Du schaust nur zu.
new-dirk = Zu zweit spielt Dirk mit: Er macht nie einen Zug, aber seine Plättchen zählen bei den Mehrheiten gegen euch.

new-modules = Module
new-module-vizier = Außer der Reihe kaufen, passend bezahlt
new-module-exchange = In zwei Währungen zahlen
new-module-bonus = Ein Gebäude mehr, heimlich
new-module-huts = Zählen ihre Nachbarn
new-module-bonus-not = Nicht in Granada: Sie zeigen Alhambra-Plättchen.
new-module-huts-not = Nicht in Granada: Sie brauchen Alhambra-Plättchen.

new-pace = Tempo
new-pace-none = Ohne Uhr
new-pace-none-hint = Niemand muss sich beeilen.
new-pace-calm = 90 s
new-pace-calm-hint = 90 Sekunden pro Zug und 10 Minuten Reserve für die ganze Partie.
new-pace-quick = 45 s
new-pace-quick-hint = 45 Sekunden pro Zug und 5 Minuten Reserve für die ganze Partie.
new-pace-day = 1 Tag
new-pace-day-hint = Ein Tag für jeden Zug. Ihr müsst nicht gleichzeitig da sein.
new-pace-two_days = 2 Tage
new-pace-two_days-hint = Zwei Tage für jeden Zug. Ihr müsst nicht gleichzeitig da sein.
new-pace-week = 7 Tage
new-pace-week-hint = Eine Woche für jeden Zug. Ihr müsst nicht gleichzeitig da sein.

new-more = Mehr Einstellungen
new-listed = Auf der Startseite zeigen
new-listed-hint = Alle dürfen zuschauen und sich auf Plätze setzen, die für alle sind.
new-chat = Chat
new-chat-hint = Alle am Tisch dürfen sich schreiben. Du kannst ihn auch später ausschalten.
new-rated = Zählt für die Spielstärke
new-rated-hint = Wenn mindestens zwei Menschen mitspielen, ändert das Ergebnis ihre Spielstärke. In einer gewerteten Partie gibt es keine Tipps.
new-finer-simple = Einfache Wertung in Granada
new-finer-simple-hint = Feste Punkte für jede Art: 3, dann 10 und 3, dann 18, 10 und 3. Leichter für die ersten Partien.
new-finer-confirm = Züge bestätigen
new-finer-confirm-hint = Auch den letzten Schritt kannst du zurücknehmen, bis du deinen Zug bestätigst.
new-finer-ask = Alle fragen
new-finer-ask-hint = Auch wer nur passen kann, wird gefragt. So verrät niemand seine Hand, aber es dauert länger.
new-finer-take = Wechselstuben zählen 0
new-finer-take-hint = Nimm sie zusammen mit anderem Geld bis 5 statt einzeln.
new-finer-exact = Wechselstuben nur passend
new-finer-exact-hint = Wer eine benutzt, darf nicht zu viel zahlen.
new-finer-dirk = Ein kleinerer Dirk
new-finer-dirk-hint = Spielt ihr beide Spiele zusammen, bekommt Dirk jedes Mal insgesamt 6 Plättchen statt 6 von jedem.
new-finer-missed = Keine Wertung fällt aus
new-finer-missed-hint = Endet die Partie früh, werden fehlende Wertungen vor der letzten nachgeholt.

## The waiting room

room-title = { $table } · Nasrid
room-seats = Plätze
room-you-sit = { $free ->
    [0] Alle sind da. Es geht los.
    [one] Ein Platz ist noch frei. Sobald er besetzt ist, geht es los.
   *[other] { $free } Plätze sind noch frei. Sobald alle besetzt sind, geht es los.
}
room-choose-seat = Nimm einen freien Platz oder bleib und schau zu.
room-choose-open = Auf Plätze für alle kannst du dich setzen. Oder bleib und schau zu.
room-only-invited = Die freien Plätze sind für Eingeladene. Frag nach einem Platz oder bleib und schau zu.
room-only-invited-by = Über die freien Plätze entscheidet { $host }. Frag nach einem Platz oder bleib und schau zu.
room-ask = Platz anfragen
room-asked = Du hast nach einem Platz gefragt: { $host } entscheidet. Bleib hier, bis die Antwort kommt.
room-asks = { $name } möchte mitspielen
room-give-seat = Platz geben
room-decline = Ablehnen
room-you = { $name } (du)
room-free = Frei
room-free-invited = für jemanden mit dem Link
room-free-open = für alle
room-host = hat den Tisch eröffnet
room-here = ist da
room-gone = ist gerade nicht da
room-level-apprentice = Lehrling, ein Bot für die ersten Partien
room-level-mason = Maurer, ein Bot, der lange Mauern liebt
room-level-merchant = Händler, ein Bot, der gut mithält
room-level-architect = Architekt, ein Bot, der dir alles wegschnappt
room-level-scholar = Gelehrter, ein Bot, der das Spiel studiert hat
room-level-vizier = Wesir, der stärkste Bot
room-sit = Hier sitzen
room-leave = Platz verlassen
room-arrange = Platz { $seat } ist für
room-fill = Auffüllen mit
room-start = { $free ->
    [one] Jetzt mit einem Bot starten
   *[other] Jetzt mit { $free } Bots starten
}
# A rematch: the players of the last game who have not come yet
room-waiting-for = Wir warten auf { $names }.
room-awaited = hat zuletzt mitgespielt; noch nicht da
room-invite-others = Jemand anderen einladen
room-invite = Andere einladen
room-invite-hint = Wer diesen Link öffnet, kann sich dazusetzen, ganz ohne Konto.
room-invite-until = Gültig bis { DATETIME($day, dateStyle: "medium") }.
room-invite-renew = Neuer Link
room-invite-renew-hint = Er ersetzt den jetzigen Link, der dann nicht mehr gilt.
room-link = Einladungslink
room-qr = QR-Code der Einladung: mit dem Handy scannen
room-copy = Link kopieren
room-copied = Kopiert
room-share = Teilen
room-share-text = Komm, spiel mit mir!
room-dirk = Dirk
room-listed = Auf der Startseite zu sehen: Alle dürfen zuschauen.
room-private = Privat: Nur wer den Link hat, findet den Tisch.
room-closed = Dieser Tisch ist geschlossen
room-closed-hint = Alle sind gegangen, eine Woche lang kam niemand, oder die Partie ging anderswo weiter. Eröffne einfach einen neuen.
room-rematch = Es gibt eine Revanche: zum neuen Tisch

## Settings

settings-title = Einstellungen
settings-ask-name = Wie sollen wir dich nennen?
settings-name = Dein Name
settings-name-hint = So sehen dich die anderen am Tisch. Du kannst ihn jederzeit ändern.

## Finding a game

home-find = Partie finden
home-daily = Partie des Tages
home-puzzles = Rätsel
find-title = Partie finden
find-hint = Du setzt dich dazu, wo jemand auf dasselbe wartet. Wartet noch niemand, wird ein Tisch für dich eröffnet, und andere finden ihn; du kannst auch mit Bots starten.
find-game = Spiel
find-players = Personen
find-pace = Tempo
find-pace-quick = 45 s pro Zug
find-pace-calm = Ohne Uhr
find-pace-days = 2 Tage pro Zug
find-now = Finden

## A table that was started under other rules

frozen-title = Diese Partie begann nach anderen Regeln.
frozen-over = Seither haben sich die Regeln dieses Servers geändert. Das Ergebnis bleibt, aber Zug für Zug lässt sich die Partie nicht mehr zeigen.
frozen-running = Seither haben sich die Regeln dieses Servers geändert, darum kann es nicht weitergehen. Eröffne einen neuen Tisch.
frozen-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
frozen-winner = gewonnen

## Errors

error-bad-options = So ein Spiel gibt es nicht. Ändere die Einstellungen und versuch es nochmal.
error-record-altered = Dieses Protokoll wurde verändert: Seine Züge führen nicht zu seinem Ergebnis. Speichere die Partie noch einmal dort, wo sie gespielt wurde.
