### Friends, invitations, blocks, reports, public pages, and the page for moderators.

people-title = Persone
people-friends = Amici
people-recent = Incontri recenti
people-blocked = Persone bloccate
people-none = Qui troverai chi gioca con te.
people-befriend = Aggiungi agli amici
people-befriend-name = Aggiungi agli amici: { $name }
people-unfriend = Togli dagli amici
people-unfriend-name = Togli dagli amici: { $name }
people-block = Blocca
people-block-name = Blocca { $name }
people-unblock = Sblocca
people-unblock-name = Sblocca { $name }
people-block-hint = Chi hai bloccato non può sedersi ai tuoi tavoli, invitarti o capitare in partita con te. Non leggi quello che scrive.
people-page = Pagina pubblica
people-page-of = Pagina pubblica di { $name }
people-report = Segnala
people-report-name = Segnala { $name }
people-report-table = Segnala questo tavolo
people-report-why = Che cosa non va?
people-report-send = Invia la segnalazione
people-report-sent = Grazie. La leggerà chi gestisce questo server.
people-vote = Non aspettare più
people-vote-name = Non aspettare più { $name }
people-vote-hint = Se lo vuole più della metà degli altri, un bot gioca per { $name } fino al suo ritorno.
people-invite-title = Persone che conosci
people-invite = Invita
people-invite-name = Invita { $name }
people-invited = Invito inviato

## A public page

page-mine = Pagina pubblica
page-mine-show = Mostra una pagina su di me
page-mine-hint = Mostra il tuo nome, la tua valutazione e i tuoi risultati, ma non con chi hai giocato. Può leggerla chiunque abbia l’indirizzo.
page-mine-open = Apri la tua pagina
page-title = { $name } · Nasrid
page-nobody = Qui non c’è nessuna pagina.
page-nobody-hint = Forse non è più pubblica.
page-rating = Valutazione: { $rating }
page-games = Ultime partite
page-no-games = Ancora nessuna partita finita.

## For moderators

admin-title = Amministrazione
admin-open = Amministra questo server
admin-reports = Segnalazioni
admin-reports-none = Nessuna segnalazione da risolvere.
admin-reports-later = Mostra le segnalazioni successive
# $name: the player it is about
admin-report-player = Riguarda { $name }
admin-report-table = Riguarda il tavolo
admin-report-tournament = Riguarda il torneo «{ $title }»
admin-look = Guarda il tavolo
admin-look-tournament = Guarda il torneo
admin-reason = Motivo
admin-reason-hint = Viene annotato. Chi è escluso può leggerlo.
admin-bans = Esclusioni
admin-bans-none = Non è escluso nessuno.
admin-address = Indirizzo
admin-log = Che cosa è stato fatto
admin-log-line = { $what }, { $target }: { $reason }
admin-log-by = { DATETIME($day, dateStyle: "medium", timeStyle: "short") }, { $name }
admin-log-command = { DATETIME($day, dateStyle: "medium", timeStyle: "short") }, da riga di comando
admin-log-older = Mostra le voci precedenti
factor-title = Secondo fattore
factor-needed = Per moderare serve un secondo fattore, così una password o un dispositivo smarriti non bastano. Ti serve un’app di autenticazione.
factor-begin = Configura
factor-scan = Scansiona questo codice con la tua app di autenticazione. Poi inserisci le sei cifre che mostra.
factor-qr = Codice QR per la tua app di autenticazione
factor-secret = Oppure digita questo segreto nell’app:
factor-hint = Inserisci le sei cifre mostrate dalla tua app di autenticazione.
factor-code = Codice
factor-verify = Continua
admin-do-ban_player = Escludi questa persona
admin-do-unban_player = Riammetti
admin-do-ban_address = Escludi questo indirizzo
admin-do-unban_address = Riammetti
admin-do-unlist = Nascondi il tavolo
admin-do-relist = Mostra di nuovo il tavolo
admin-do-remove = { $place ->
    [table] Elimina il tavolo per sempre
    [tournament] Elimina il torneo per sempre
   *[other] Elimina per sempre
}
admin-do-reset_name = Togli il nome della persona
admin-do-reset_title = Togli il nome del torneo
admin-do-resolve = Risolvi
admin-do-grant_admin = Può usare questa pagina
admin-do-revoke_admin = Non può più usare questa pagina

## Errors

error-bad-password = Una password ha da 8 a 200 caratteri. Scegline un’altra.
error-wrong-credentials = Nome utente e password non corrispondono. Riprova.
error-wrong-code = Questo codice è sbagliato o già usato. Inserisci il codice che la tua app mostra ora, o il prossimo.
error-second-factor-required = Inserisci prima un codice della tua app di autenticazione.
error-login-taken = Questo nome utente è già preso. Scegline un altro.
error-no-such-link = Questo link è già stato usato o è scaduto. Creane uno nuovo sull’altro dispositivo.
error-no-such-player = Questa persona non c’è più.
