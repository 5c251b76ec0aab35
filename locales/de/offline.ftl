### Playing without a server: games on this device, installation, several people at one device.

offline-title = Auf diesem Gerät
offline-entry = Auf diesem Gerät spielen
offline-entry-hint = Gegen Bots oder zu mehreren an einem Bildschirm. Ganz ohne Netz.
offline-no-network = Du bist offline. Partien auf diesem Gerät, der Wertungsblock und die Liste der Plättchen gehen trotzdem. Offene Tische, Freunde und dein Konto brauchen das Netz.
offline-companion = Wertungsblock fürs Brettspiel
offline-box = Deine Schachtel prüfen
offline-lead = Alles hier läuft in deinem Browser. Nichts wird irgendwohin geschickt.
offline-loading = Das Spiel wird aufgebaut …
error-not-here = Das Spiel ließ sich auf diesem Gerät nicht starten. Versuch es nochmal. Wenn es so bleibt, ist dein Browser vielleicht zu alt.
error-not-loaded = Das Spiel ließ sich nicht herunterladen. Prüfe die Verbindung und versuch es nochmal. Um ohne Netz zu spielen, installiere Nasrid vorher auf diesem Gerät.
error-storage-blocked = Dein Browser lässt diese Seite nichts speichern, also können hier keine Partien gesichert werden. Erlaub der Seite, Daten zu speichern, und versuch es nochmal.
error-storage-full = In diesem Browser ist kein Platz mehr, deshalb wurde die Partie nicht gesichert. Schaff Platz auf dem Gerät oder entfern alte Partien und versuch es nochmal.

## A new game

offline-new = Neue Partie
offline-new-submit = Partie starten
# Stands after "Platz 2 ist für"
offline-seat-choice-person = Jemanden an diesem Gerät
offline-name-of = Name auf Platz { $seat }
offline-player = Person { $seat }
offline-nobody = Mindestens ein Platz muss für eine Person sein.
offline-own-tiles = Mit den Plättchen meiner Schachtel spielen

## The games on this device

offline-tables = Partien auf diesem Gerät
offline-tables-none = Noch keine Partie. Was du hier beginnst, bleibt hier, auch wenn du das Fenster schließt.
offline-before-release = Auf diesem Gerät liegen Partien von einer Version von Nasrid vor 0.1.0, die diese Version nicht lesen kann. Sie sind unverändert. Nimm die Version, die sie geschrieben hat.
# A button beside a game; $game: Mit Yusuf und 2 Bots
offline-more = Mehr zu dieser Partie: { $game }
offline-review = Diese Partie auswerten
offline-review-hint = Gewinnchancen, Glück, Fehler und bessere Züge.
offline-record = Protokoll speichern
offline-record-hint = Die ganze Partie als Datei. Du kannst sie auf jedem Gerät öffnen.
offline-to-server = Auf dem Server weiterspielen
offline-to-server-hint = Die Partie geht an einem Tisch des Servers weiter, gegen Bots.
offline-take-away = Auf diesem Gerät weiterspielen
offline-take-away-hint = Die Partie verlässt den Server: Sie zählt dort nicht mehr, und ihr Tisch wird geschlossen.
offline-take-away-yes = Hier weiterspielen
offline-remove = Entfernen
offline-remove-sure = Diese Partie für immer entfernen?
offline-remove-yes = Entfernen
offline-open-record = Protokoll oder Sicherung öffnen
offline-open-record-hint = Partien, die hier, auf einem anderen Gerät oder auf einem Server gespeichert wurden. Unfertige kannst du fortsetzen.
offline-open-record-wrong = Diese Datei ist weder das Protokoll einer Partie noch eine Sicherung. Wähle eine andere.
offline-open-record-version = Eine andere Version von Nasrid hat diese Datei gemacht. Öffne sie mit jener Version.
offline-open-record-long = Diese Partie ist zu lang: Ein Protokoll darf höchstens 5.000 Aktionen haben. Wähle eine andere.
offline-review-file = Protokoll auswerten
offline-review-file-hint = Das Protokoll einer beendeten Partie, von einem Server, einem anderen Gerät oder dem Programm nasrid.
offline-review-file-unfinished = Diese Partie ist nicht zu Ende. Sie steht jetzt bei deinen Partien: Spiel sie zu Ende, dann werte sie aus.
offline-backup = Alles sichern
offline-backup-hint = Alle Partien dieses Geräts in einer Datei. Öffne sie auf einem anderen Gerät, um dort weiterzuspielen. Keine Partie wird überschrieben.
offline-restored-none = Die Sicherung enthält keine Partien.
offline-restored-added = { $count ->
    [one] Eine Partie ist dazugekommen.
   *[other] { $count } Partien sind dazugekommen.
}
offline-restored-continued = { $count ->
    [one] Eine Partie war schon da und hat jetzt ihre neueren Züge.
   *[other] { $count } Partien waren schon da und haben jetzt ihre neueren Züge.
}
offline-restored-copied = { $count ->
    [one] Eine Partie ging hier anders weiter. Sie kam als Kopie dazu.
   *[other] { $count } Partien gingen hier anders weiter. Sie kamen als Kopien dazu.
}
offline-restored-unchanged = { $count ->
    [one] Eine Partie war schon da.
   *[other] { $count } Partien waren schon da.
}
offline-restored-damaged = { $count ->
    [one] Eine Partie in der Datei ist beschädigt und wurde nicht übernommen.
   *[other] { $count } Partien in der Datei sind beschädigt und wurden nicht übernommen.
}

## Installing Nasrid on this device

offline-keep = Nasrid auf diesem Gerät behalten
offline-keep-hint = Dann öffnet es sich ohne Netz. Einmal werden { $size } MB geladen.
offline-keep-start = Behalten
offline-keep-later = Nicht jetzt
offline-keep-again = Weiter laden
offline-keeping = { $done } von { $size } MB
offline-keeping-stopped = Das Netz ist weg. Was schon da ist, bleibt da.
offline-keeping-full = Dieser Browser hat keinen Platz für { $size } MB. Schaff Platz auf dem Gerät und lade dann weiter. Was schon da ist, bleibt.
offline-kept = Nasrid ist auf diesem Gerät: { $size } MB. Es öffnet sich ohne Netz.
offline-kept-newer = Eine neue Version wird geladen. Laufende Partien stört das nicht.
offline-kept-renewed = Die neueste Version ist da. Sie gilt ab der nächsten Seite.
offline-persistent = Der Browser löscht Nasrid und deine Partien nicht von sich aus.
offline-not-persistent = Wenn auf dem Gerät der Platz ausgeht, kann der Browser Nasrid und deine Partien löschen. Sichere die Partien, die du behalten willst.
offline-app = Nasrid zu den Apps hinzufügen
offline-forget = Von diesem Gerät entfernen
offline-forget-hint = Deine Partien bleiben.
offline-keep-not = Diese Adresse lässt sich nicht behalten: Browser erlauben das nur über HTTPS.
offline-keep-unsupported = Dieser Browser kann keine Websites installieren. Öffne Nasrid in einem anderen Browser oder außerhalb des privaten Modus.
offline-keep-blocked = Dein Browser lässt diese Seite nichts speichern. Nasrid kann nicht installiert und Partien können nicht gesichert werden. Erlaub der Seite, Daten zu speichern, und lade sie neu.

## Passing the device to the next player

cover-title = { $name }, du bist dran
cover-hint = Nimm das Gerät. Die anderen schauen weg.
cover-take = Meine Karten zeigen
# The player who held the device before
cover-undo = { $name } möchte etwas zurücknehmen
# The player who has to agree to the undo
cover-undo-title = { $name }, bist du einverstanden?
