### Sapere che tocca a sé: l’interruttore nelle impostazioni e quel che dice una notifica.

push-title = Notifiche
push-switch = Avvisami quando tocca a me
push-switch-hint = Ai tavoli in cui una mossa può durare giorni, su questo dispositivo. Non mentre hai il tavolo aperto.
push-denied = Il tuo browser non permette a Nasrid di avvisarti. Consenti le notifiche di questa pagina nelle impostazioni del browser e riprova.
push-failed = Il tuo browser non ha raggiunto il suo servizio di notifiche. Riprova più tardi.
push-not-here = Qui questo browser non può avvisarti. Su un iPhone o iPad metti prima Nasrid sulla schermata Home (Condividi, poi «Aggiungi alla schermata Home») e aprilo da lì. Altrove servono un browser più recente e HTTPS.
push-quiet = Ore di silenzio
push-quiet-from = Dalle
push-quiet-until = Alle
push-quiet-hint = Ciò che arriva in queste ore ti viene comunicato dopo. Due volte la stessa ora: nessuna ora di silenzio.

## Quel che dice una notifica

push-turn = Tocca a te
push-turn-hint = Gli altri al tavolo ti aspettano.
push-off = Basta notifiche
