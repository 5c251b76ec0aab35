### Friends, invitations, blocks, reports, public pages, and the page for moderators.

people-title = Leute
people-friends = Freunde
people-recent = Zuletzt mitgespielt
people-blocked = Blockiert
people-none = Hier steht später, mit wem du gespielt hast.
people-befriend = Anfreunden
people-befriend-name = Mit { $name } anfreunden
people-unfriend = Freundschaft beenden
people-unfriend-name = Freundschaft beenden: { $name }
people-block = Blockieren
people-block-name = { $name } blockieren
people-unblock = Nicht mehr blockieren
people-unblock-name = { $name } nicht mehr blockieren
people-block-hint = Blockierte können nicht an deine Tische, dich nicht einladen und werden dir nicht zugeteilt. Was sie schreiben, siehst du nicht.
people-page = Öffentliche Seite
people-page-of = Öffentliche Seite von { $name }
people-report = Melden
people-report-name = { $name } melden
people-report-table = Diesen Tisch melden
people-report-why = Was stimmt nicht?
people-report-send = Meldung abschicken
people-report-sent = Danke. Wer diesen Server betreibt, wird es lesen.
people-vote = Nicht länger warten
people-vote-name = Nicht länger warten auf { $name }
people-vote-hint = Will das mehr als die Hälfte der anderen, spielt ein Bot weiter, bis { $name } zurück ist.
people-invite-title = Leute, die du kennst
people-invite = Einladen
people-invite-name = { $name } einladen
people-invited = Eingeladen

## A public page

page-mine = Öffentliche Seite
page-mine-show = Eine Seite über mich zeigen
page-mine-hint = Sie zeigt deinen Namen, deine Spielstärke und deine Ergebnisse, aber nicht, mit wem du gespielt hast. Wer die Adresse hat, kann sie lesen.
page-mine-open = Deine Seite öffnen
page-title = { $name } · Nasrid
page-nobody = Hier ist keine Seite.
page-nobody-hint = Vielleicht soll sie nicht mehr gezeigt werden.
page-rating = Spielstärke: { $rating }
page-games = Letzte Partien
page-no-games = Noch keine beendete Partie.

## For moderators

admin-title = Verwaltung
admin-open = Verwaltung dieses Servers
admin-reports = Meldungen
admin-reports-none = Keine Meldung ist offen.
admin-reports-later = Spätere Meldungen zeigen
# $name: the player it is about
admin-report-player = Über { $name }
admin-report-table = Über den Tisch
admin-report-tournament = Über das Turnier „{ $title }“
admin-look = Tisch ansehen
admin-look-tournament = Turnier ansehen
admin-reason = Grund
admin-reason-hint = Er wird notiert. Wer ausgesperrt wird, kann ihn lesen.
admin-bans = Ausgesperrt
admin-bans-none = Niemand ist ausgesperrt.
admin-address = Adresse
admin-log = Was getan wurde
admin-log-line = { $what }, { $target }: { $reason }
admin-log-by = { DATETIME($day, dateStyle: "medium", timeStyle: "short") }, { $name }
admin-log-command = { DATETIME($day, dateStyle: "medium", timeStyle: "short") }, auf der Kommandozeile
admin-log-older = Frühere Einträge zeigen
factor-title = Zweiter Faktor
factor-needed = Für die Moderation brauchst du einen zweiten Faktor, damit ein verlorenes Passwort oder Gerät nicht genügt. Dazu gehört eine Authenticator-App.
factor-begin = Einrichten
factor-scan = Scanne diesen Code mit deiner Authenticator-App. Gib dann die sechs Ziffern ein, die sie anzeigt.
factor-qr = QR-Code für deine Authenticator-App
factor-secret = Oder tippe dieses Geheimnis in die App:
factor-hint = Gib die sechs Ziffern ein, die deine Authenticator-App anzeigt.
factor-code = Code
factor-verify = Weiter
admin-do-ban_player = Person aussperren
admin-do-unban_player = Wieder hereinlassen
admin-do-ban_address = Diese Adresse aussperren
admin-do-unban_address = Wieder hereinlassen
admin-do-unlist = Tisch nicht mehr auflisten
admin-do-relist = Tisch wieder auflisten
admin-do-remove = { $place ->
    [table] Tisch endgültig entfernen
    [tournament] Turnier endgültig entfernen
   *[other] Endgültig entfernen
}
admin-do-reset_name = Namen der Person entfernen
admin-do-reset_title = Turniernamen entfernen
admin-do-resolve = Erledigen
admin-do-grant_admin = Darf diese Seite benutzen
admin-do-revoke_admin = Darf diese Seite nicht mehr benutzen

## Errors

error-bad-password = Ein Passwort hat 8 bis 200 Zeichen. Nimm ein anderes.
error-wrong-credentials = Anmeldename oder Passwort stimmt nicht. Versuch es nochmal.
error-wrong-code = Dieser Code ist falsch oder schon benutzt. Gib den Code ein, den deine App jetzt zeigt, oder den nächsten.
error-second-factor-required = Gib zuerst einen Code aus deiner Authenticator-App ein.
error-login-taken = Dieser Anmeldename ist schon vergeben. Nimm einen anderen.
error-no-such-link = Dieser Link ist verbraucht oder zu alt. Erstell auf deinem anderen Gerät einen neuen.
error-no-such-player = Diese Person gibt es hier nicht mehr.
