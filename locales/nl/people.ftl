### Friends, invitations, blocks, reports, public pages, and the page for moderators.

people-title = Mensen
people-friends = Vrienden
people-recent = Onlangs mee gespeeld
people-blocked = Geblokkeerd
people-none = Hier zie je straks met wie je hebt gespeeld.
people-befriend = Voeg toe als vriend
people-befriend-name = Voeg toe als vriend: { $name }
people-unfriend = Ontvriend
people-unfriend-name = Ontvriend { $name }
people-block = Blokkeer
people-block-name = Blokkeer { $name }
people-unblock = Deblokkeer
people-unblock-name = Deblokkeer { $name }
people-block-hint = Wie je blokkeert, kan niet bij je aanschuiven of je uitnodigen en wordt niet bij je ingedeeld. Wat zo iemand zegt, zie je niet.
people-page = Openbare pagina
people-page-of = Openbare pagina van { $name }
people-report = Meld
people-report-name = Meld { $name }
people-report-table = Meld deze tafel
people-report-why = Wat is er mis?
people-report-send = Verstuur de melding
people-report-sent = Dank je. De beheerder van deze server gaat het lezen.
people-vote = Wacht niet langer
people-vote-name = Wacht niet langer op { $name }
people-vote-hint = Wil meer dan de helft van de anderen dat, dan speelt een bot tot { $name } terug is.
people-invite-title = Mensen die je kent
people-invite = Uitnodigen
people-invite-name = { $name } uitnodigen
people-invited = Uitgenodigd

## A public page

page-mine = Openbare pagina
page-mine-show = Toon een pagina over mij
page-mine-hint = Daar staan je naam, je ratings en je uitslagen, maar niet met wie je speelde. Iedereen met het adres kan hem lezen.
page-mine-open = Open je pagina
page-title = { $name } · Nasrid
page-nobody = Hier is geen pagina.
page-nobody-hint = Misschien wil de eigenaar hem niet meer tonen.
page-rating = Huidige rating: { $rating }
page-games = Laatste potjes
page-no-games = Nog geen potje uitgespeeld.

## For moderators

admin-title = Beheer
admin-open = Beheer van deze server
admin-reports = Meldingen
admin-reports-none = Er staat geen melding open.
admin-reports-later = Latere meldingen tonen
# $name: the player it is about
admin-report-player = Over { $name }
admin-report-table = Over de tafel
admin-report-tournament = Over het toernooi “{ $title }”
admin-look = Bekijk de tafel
admin-look-tournament = Bekijk het toernooi
admin-reason = Reden
admin-reason-hint = Die wordt opgeschreven. Wie wordt buitengesloten, kan hem lezen.
admin-bans = Buitengesloten
admin-bans-none = Niemand is buitengesloten.
admin-address = Adres
admin-log = Wat er is gedaan
admin-log-line = { $what }, { $target }: { $reason }
admin-log-by = { DATETIME($day, dateStyle: "medium", timeStyle: "short") }, { $name }
admin-log-command = { DATETIME($day, dateStyle: "medium", timeStyle: "short") }, op de opdrachtregel
admin-log-older = Eerdere vermeldingen tonen
factor-title = Tweede factor
factor-needed = Voor modereren heb je een tweede factor nodig, zodat een verloren wachtwoord of apparaat niet genoeg is. Je hebt een authenticator-app nodig.
factor-begin = Instellen
factor-scan = Scan deze code met je authenticator-app. Voer daarna de zes cijfers in die de app toont.
factor-qr = QR-code voor je authenticator-app
factor-secret = Of typ dit geheim in de app:
factor-hint = Voer de zes cijfers in die je authenticator-app toont.
factor-code = Code
factor-verify = Verder
admin-do-ban_player = Speler buitensluiten
admin-do-unban_player = Weer toelaten
admin-do-ban_address = Dit adres buitensluiten
admin-do-unban_address = Weer toelaten
admin-do-unlist = Tafel uit de lijst halen
admin-do-relist = Tafel weer in de lijst zetten
admin-do-remove = { $place ->
    [table] Tafel voorgoed verwijderen
    [tournament] Toernooi voorgoed verwijderen
   *[other] Voorgoed verwijderen
}
admin-do-reset_name = Naam van de speler afnemen
admin-do-reset_title = Naam van het toernooi afnemen
admin-do-resolve = Afhandelen
admin-do-grant_admin = Mag deze pagina gebruiken
admin-do-revoke_admin = Mag deze pagina niet meer gebruiken

## Errors

error-bad-password = Een wachtwoord heeft 8 tot 200 tekens. Kies een ander.
error-wrong-credentials = Inlognaam en wachtwoord horen niet bij elkaar. Probeer het nog eens.
error-wrong-code = Deze code is onjuist of al gebruikt. Voer de code in die je app nu toont, of de volgende.
error-second-factor-required = Voer eerst een code uit je authenticator-app in.
error-login-taken = Iemand anders heeft deze inlognaam al. Kies een andere.
error-no-such-link = Deze link is al gebruikt of te oud. Maak een nieuwe op je andere apparaat.
error-no-such-player = Deze persoon is hier niet meer te vinden.
