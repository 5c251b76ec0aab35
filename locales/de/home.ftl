### The home page, the form for a new table, the waiting room, the settings.

home-title = Nasrid
home-nasrid = Nasrid
home-lead = Bau deinen Palast, Mauer um Mauer. Alhambra und Granada an einem Tisch, mit Freunden oder mit Bots.
home-open-table = Tisch eröffnen
home-play-bots = Mit Bots spielen
home-no-name = Gast
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
settings-name-saved = Gespeichert. Wo du schon sitzt, bleibt dein alter Name.
settings-save = Speichern
settings-theme = Tag oder Nacht
settings-theme-auto = Wie mein Gerät
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-motion = Bewegung
settings-motion-auto = Wie mein Gerät
settings-motion-on = Voll
settings-motion-off = Wenig
settings-pace = Tempo der anderen
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-quick = Schnell
settings-pace-hint = Wie lange ein Zug der anderen gezeigt wird. Während du eine Stadt oder die Mehrheiten ansiehst, wartet der nächste.
settings-sound = Ton
settings-sound-hint = Leise: Karten, Plättchen und ein Klang, wenn du dran bist.
settings-volume = Lautstärke
settings-letters = Buchstaben auf Plättchen
settings-letters-hint = Jedes Plättchen zeigt die Anfangsbuchstaben seiner Art.
settings-strong = Kräftigere Farben
settings-strong-hint = Trennt Farben, die bei Rot-Grün-Schwäche schwer zu unterscheiden sind.
settings-plain = Schlichter Putz
settings-plain-hint = Kein Relief und kein Gitterlicht hinter der Stadt.
settings-confirm = Meinen Zug von selbst bestätigen
settings-confirm-after = { $seconds ->
    [0] Nie
   *[other] { $seconds } s
}
settings-confirm-hint = Nur an Tischen, an denen Züge bestätigt werden.
settings-device = Ein anderes Gerät
settings-device-hint = Spiel auf dem Handy oder an einem anderen Rechner weiter.
settings-device-make = Link erstellen
settings-device-how = Öffne diesen Link binnen 15 Minuten auf dem anderen Gerät. Er gilt einmal; gib ihn niemandem sonst.
settings-device-qr = QR-Code, der dich auf einem anderen Gerät anmeldet
settings-device-use = Dieses Gerät anmelden
settings-device-use-hint = Der Link kommt von einem anderen deiner Geräte. Mach hier weiter, mit demselben Namen und denselben Tischen.
settings-device-use-instead = Auf diesem Gerät heißt du gerade { $name }. Wenn du weitermachst, übernimmt es Namen und Tische aus dem Link.
settings-account = Anmeldung
settings-account-none = Du bist auf diesem Gerät zu Gast. Mit Anmeldename und Passwort kommst du von überall zurück.
settings-account-login = Dein Anmeldename ist { $login }.
settings-login = Anmeldename
settings-password = Passwort
settings-password-hint = Mindestens 8 Zeichen. Deine anderen Geräte werden abgemeldet, und Notfallcodes gelten nicht mehr.
settings-present = Aktuelles Passwort
settings-password-saved = Gespeichert. Merk es dir gut: Niemand kann dir ein neues schicken.
settings-set-password = Passwort festlegen
settings-change-password = Passwort ändern
settings-sign-in = Anmelden
settings-sign-in-hint = Wenn du auf einem anderen Gerät Anmeldename und Passwort festgelegt hast.
settings-sign-out = Abmelden
settings-sign-out-warning = Ohne Passwort kommst du nicht mehr an deine Tische. Leg erst eines fest oder erstell einen Link für ein anderes Gerät.
settings-sign-out-anyway = Trotzdem abmelden
settings-devices = Geräte
settings-devices-this = Dieses Gerät
settings-devices-unknown = Ein anderes Gerät
settings-devices-seen = Zuletzt benutzt am { DATETIME($day, dateStyle: "medium") }
settings-devices-end-others = Alle anderen Geräte abmelden
settings-devices-name = { $browser } auf { $system }
settings-security = Letzte Sicherheitsereignisse
settings-security-hint = Kommt dir ein Ereignis unbekannt vor? Dann ändere dein Passwort.
settings-security-hint-guest = Kommt dir ein Ereignis unbekannt vor? Dann melde alle anderen Geräte ab.
settings-security-none = Bisher nichts.
settings-security-all = Alle zeigen
settings-event-signed_in = Angemeldet
settings-event-device_linked = Angemeldet mit einem Link von einem anderen Gerät
settings-event-device_signed_out = Gerät abgemeldet
settings-event-others_signed_out = Alle anderen Geräte abgemeldet
settings-event-password_set = Passwort festgelegt
settings-event-password_changed = Passwort geändert
settings-event-recovered = Passwort mit einem Notfallcode neu gesetzt
settings-event-recovery_codes_created = Neue Notfallcodes erstellt
settings-event-second_factor_set = Zweiter Faktor eingerichtet
settings-event-admin_verified = Zweiter Faktor eingegeben
settings-event-when = { $device } · { DATETIME($time, dateStyle: "medium", timeStyle: "short") }
settings-data = Was von dir gespeichert ist
settings-codes = Notfallcodes
settings-codes-hint = Wenn du dein Passwort vergisst, kannst du mit einem Notfallcode ein neues festlegen. Ein neues Passwort macht alle Codes ungültig.
settings-codes-new = Neue Notfallcodes
settings-codes-keep = Schreib dir diese Codes auf: Sie werden nicht noch einmal gezeigt. Wenn du dein Passwort vergisst, kannst du mit jedem davon ein neues festlegen; die anderen sind dann ungültig. Ältere Codes gelten nicht mehr.
settings-export = Alles als Datei speichern
settings-delete = Mich löschen
settings-delete-warning = Das lässt sich nicht rückgängig machen. Deine Partien bleiben für alle, die mitgespielt haben, ohne deinen Namen und ohne das, was du gesagt hast.
settings-delete-name = Schreib zur Sicherheit deinen Namen: { $name }
settings-delete-now = Mich endgültig löschen
settings-forgotten = Passwort vergessen
settings-code = Notfallcode
settings-recover = Passwort festlegen und anmelden

## Finding a game

home-find = Partie finden
find-title = Partie finden
find-hint = Du setzt dich dazu, wo jemand auf dasselbe wartet. Wartet noch niemand, wird ein Tisch für dich eröffnet, und andere finden ihn; du kannst auch mit Bots starten.
find-game = Spiel
find-players = Personen
find-pace = Tempo
find-pace-quick = 45 s pro Zug
find-pace-calm = Ohne Uhr
find-pace-days = 2 Tage pro Zug
find-now = Finden

## The player's own games

profile-title = Deine Partien
profile-none = Du hast hier noch keine Partie beendet.
profile-kind = { $game } { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
   *[other] ({ $players } Personen)
}
profile-figures = { $played ->
    [one] { $played } Partie
   *[other] { $played } Partien
}, { $won } gewonnen, Bestwert { $best }, im Schnitt { $mean } Punkte
profile-mine = Deine Spielstärke: { $rating }
profile-bot = { $level }: { $rating }
profile-rating = { $mu } ± { $spread }
profile-rules = So entsteht die Spielstärke
profile-rules-estimate = Die Zahl schätzt, wie stark du spielst. Der wahre Wert liegt sehr wahrscheinlich im Bereich, den ± angibt.
profile-rules-people = Es zählen nur Partien mit mindestens zwei Menschen und nur Ergebnisse gegen Menschen. Lektionen, Tische ohne Wertung und Partien mit eigenen Plättchen oder einem trainierten Netz zählen nicht. Fortgesetzte Aufzeichnungen zählen auch nicht.
profile-rules-hints = In einer gewerteten Partie gibt es keine Tipps. Wenn alle einer Rücknahme zustimmen, zählt die Partie trotzdem.
profile-rules-absent = Spielt ein Bot für dich, während du weg bist, kann deine Spielstärke sinken, aber nicht steigen.
profile-rules-newcomers = Neu ist, wer bei diesem Spiel und dieser Personenzahl weniger als { $newcomer } gewertete Partien hat. Ergebnisse gegen Neue zählen nur für andere Neue.
profile-rules-repeated = Pro Tag zählen höchstens { $daily } Partien zwischen denselben zwei Menschen.
profile-result = { $won ->
    [yes] Gewonnen mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
   *[no] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
profile-with = { $game } mit { $others }
profile-day = { DATETIME($day, dateStyle: "medium") }
profile-replay = Ansehen

## A table that was started under other rules

frozen-title = Diese Partie begann nach anderen Regeln.
frozen-over = Seither haben sich die Regeln dieses Servers geändert. Das Ergebnis bleibt, aber Zug für Zug lässt sich die Partie nicht mehr zeigen.
frozen-running = Seither haben sich die Regeln dieses Servers geändert, darum kann es nicht weitergehen. Eröffne einen neuen Tisch.
frozen-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
frozen-winner = gewonnen
