### The settings, and the profile with the player's own games.

settings-group-look = Aussehen, Tempo und Ton
settings-group-login = Anmeldung und Sicherheit
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
settings-ambience = Atmosphäre
settings-ambience-hint = Brunnen, Wind und Vögel am Tisch, solange der Ton an ist.
settings-ambience-volume = Lautstärke der Atmosphäre
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
settings-password-hint = Mindestens 8 Zeichen. Deine anderen Geräte werden abgemeldet, und Passkeys und Notfallcodes gelten nicht mehr.
settings-present = Aktuelles Passwort
settings-present-why = Es beweist, dass du es bist, auch wenn jemand anders dein Gerät hat.
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

## Profile

profile-title = Deine Partien
profile-progress = Dein Fortschritt
profile-none = Du hast hier noch keine Partie beendet.
# $count: at least 3
profile-chart = Punkte in deinen letzten { $count } Partien, die neueste rechts. Gewonnene Partien sind golden.
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
profile-review = Auswerten
profile-replay = Ansehen
