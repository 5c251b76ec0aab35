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
offline-open-record = Protokoll öffnen
offline-open-record-hint = Eine Partie, die hier, auf einem anderen Gerät oder auf einem Server gespeichert wurde. Ist sie nicht zu Ende, spielst du weiter.
offline-open-record-wrong = Diese Datei ist kein Protokoll einer Partie, oder es stammt aus einer anderen Version der Regeln.

## Installing Nasrid on this device

offline-keep = Nasrid auf diesem Gerät behalten
offline-keep-hint = Dann öffnet es sich ohne Netz. Einmal werden { $size } MB geladen.
offline-keep-start = Behalten
offline-keep-again = Weiter laden
offline-keeping = { $done } von { $size } MB
offline-keeping-stopped = Das Netz ist weg. Was schon da ist, bleibt da.
offline-kept = Nasrid ist auf diesem Gerät: { $size } MB. Es öffnet sich ohne Netz.
offline-kept-newer = Eine neue Version wird geladen. Laufende Partien stört das nicht.
offline-kept-renewed = Die neueste Version ist da. Sie gilt ab der nächsten Seite.
offline-forget = Von diesem Gerät entfernen
offline-forget-hint = Deine Partien bleiben.
offline-keep-not = Diese Adresse lässt sich nicht behalten: Browser erlauben das nur über HTTPS.

## Passing the device to the next player

cover-title = { $name }, du bist dran
cover-hint = Nimm das Gerät. Die anderen schauen weg.
cover-take = Meine Karten zeigen
