### Short cards that explain the things on the table, and the view of all majorities.

about-money-hold = Hai { $coins }.
about-money-tile = { $short ->
    [0] Bastano per { $tile }.
    [one] Ne manca { $short } per { $tile }.
   *[other] Ne mancano { $short } per { $tile }.
}
about-money-rule = Paga le tessere sulla casella della sua valuta. Non c’è resto; con l’importo esatto si gioca ancora.
about-exchange-rule = Con questa carta puoi pagare un acquisto nelle due valute indicate.
about-display-rule = Come azione prendi una carta, oppure più carte che insieme valgono al massimo 5.
about-tile-price = Costa { $coins }.
about-tile-exact = Puoi pagare l’importo esatto e giocare ancora.
about-tile-over = Pagheresti { $count } di troppo; non c’è resto.
about-tile-short = { $count ->
    [one] Te ne manca { $count }.
   *[other] Te ne mancano { $count }.
}
about-tile-back = Sul retro: { $tile }.
about-tile-back-rule = Dopo l’acquisto puoi girarla pagando almeno 3 monete di una valuta.
about-hut-left = { $count ->
    [one] Ne resta { $count } in questa pila
   *[other] Ne restano { $count } in questa pila
}
about-hut-rule = Gratis, come azione; al massimo tre a partita. Vale tante tessere del suo tipo quante ne ha accanto.
about-hut-worth = Conta { $count } al prossimo calcolo.
about-kind-most = { $who ->
    [you] Ne hai più di tutti, { $count }: { $by } di vantaggio.
   *[other] { $name } ne ha più di tutti, { $count }: { $by } di vantaggio.
}
about-kind-level = { $who ->
    [you] Ne hai { $count }, come { $names }.
   *[other] { $name } ne ha { $count }, come { $names }.
}
about-kind-behind = { $who ->
    [you] Ne hai { $count }, { $by } in meno di { $names }.
   *[other] { $name } ne ha { $count }, { $by } in meno di { $names }.
}
about-kind-nobody = Nessuno ne ha ancora.
about-kind-points = { $who ->
    [you] Adesso ti darebbe { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } al calcolo { $scoring } (posti: { $ranks }).
   *[other] Adesso darebbe { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } al calcolo { $scoring } (posti: { $ranks }).
}
about-kind-rule = Fa punti chi ha più tessere di un tipo: lo segna la barra d’ottone. { $family ->
    [granada] In parità decide la tessera più cara.
   *[alhambra] In parità si divide.
}
about-border = { $border ->
    [stretch] Muro contro fossato
    [moat] Fossato più lungo
   *[wall] Muro più lungo
}: { $edges ->
    [one] { $edges } lato
   *[other] { $edges } lati
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
about-borders = { $points ->
    [one] { $points } punto per i confini a ogni calcolo
   *[other] { $points } punti per i confini a ogni calcolo
}
about-borders-rule = Conta solo il più lungo senza interruzioni attorno alla città: un punto a lato, due dove muro e fossato si toccano.
about-start = La tessera di partenza
about-start-rule = La città cresce da qui. Non si toglie mai.
about-ground = Terreno libero
about-ground-rule = Le tessere si toccano lato contro lato, muro contro muro, raggiungibili a piedi dalla partenza, senza buchi.
about-bag = { $count ->
    [one] { $count } tessera nel sacchetto
   *[other] { $count } tessere nel sacchetto
}
about-bag-rule = La partita finisce quando non basta più a riempire il deposito.
about-deck = { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}, { $discard ->
    [one] { $discard } scartata
   *[other] { $discard } scartate
}
about-deck-rule = Dopo ogni turno si completano da qui le carte scoperte. Gli scarti diventano un nuovo mazzo.
about-scoring = Prossimo: calcolo { $scoring }
about-scoring-until = La sua carta esce tra { $least }–{ $most } carte.
about-scoring-unknown = { $scoring ->
    [3] Si fa a fine partita.
   *[other] La sua carta esce con il prossimo mazzo.
}
about-scoring-rule = Ogni calcolo vale più del precedente.
about-track = Punti
about-track-seat = { $name }: { $score }
about-clock = Orologio
about-clock-move = { $seconds } s per ogni mossa
about-clock-reserve = { $minutes } min { $seconds } s di riserva per il resto della partita
about-clock-rule = La riserva si consuma solo quando è finito il tempo di una mossa. Quando finisce anche quella, al posto del giocatore muove un bot.
about-reserve = La tua riserva
about-reserve-rule = Qui le tessere non contano nulla finché non le costruisci o le scambi: ogni volta è un’azione.
about-marker = { $marker ->
    [even] La prossima tessera di Granada mostrerà il prezzo pari
   *[odd] La prossima tessera di Granada mostrerà il prezzo dispari
}
about-marker-rule = La pedina nera cambia casella ogni volta che arrivano nuove tessere di Granada.
about-bonus = Carta bonus per { $tile }
about-bonus-rule = Se questa tessera è nella tua città puoi mostrare la carta: la tessera conta una volta in più.
about-hidden = { $count ->
    [one] { $count } carta bonus coperta
   *[other] { $count } carte bonus coperte
}
about-hidden-rule = Solo chi le ha in mano le conosce.
about-vizier = Il visir
about-vizier-rule = Quando è attivo può comprare una tessera tra due turni, con l’importo esatto; poi è inattivo. Riattivarlo è un’azione.
about-dirk = Dirk
about-dirk-rule = Il terzo quando si gioca in due. Riceve tessere ma non denaro, e concorre alle maggioranze.
about-cards = { $name }: { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
about-cards-rule = Le carte prese tra quelle scoperte le hanno viste tutti.
about-space-hold = Ne hai { $count }.
about-space-rule = La tessera su questa casella si paga in questa valuta.

## Overview of the majorities

overview-title = Maggioranze
overview-next = Al calcolo { $scoring }
overview-kind = Tipo
overview-pays = Vale
overview-left = Restano
overview-left-hint = tessere di questo tipo ancora da uscire
overview-borders = { $game ->
    [alhambra] Muro
    [granada] Fossato
   *[other] Confini
}
overview-total = Adesso
overview-score = Punti
overview-public = Quello che tutti sanno
overview-discard = Scarti
overview-discard-empty = nessuno
overview-hands = { $name }: { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
overview-unseen = { $count ->
    [one] { $count } mai vista
   *[other] { $count } mai viste
}

## The menu

table-mute = Nascondi quello che scrive { $name }
table-mute-hint = Solo su questo dispositivo.
table-settings = Impostazioni
table-so-far = La partita finora
table-leave = Lascia il tavolo
table-leave-hint = Se lasci il tavolo, un bot gioca per te finché non torni.
table-daily = Partita del giorno
table-puzzles = Rompicapo
table-give-up = Abbandona
table-give-up-yes = Sì, abbandona
table-give-up-hint = Il tuo tentativo per la partita del giorno finisce così senza risultato. Puoi rigiocarla per esercizio.
table-chat = Chat
table-chat-hint = Al tavolo ci si può scrivere.
table-pass-vizier_window = Mai usare il mio visir tra i turni
# $everyone: whether the table asks even those who can only pass
table-pass-vizier_window-hint = { $everyone ->
    [yes] Niente domande: passi subito. Altrimenti a questo tavolo te lo si chiede ogni volta, anche se puoi solo passare.
   *[no] Niente domande: passi subito. Altrimenti te lo si chiede una volta per tessera.
}
table-pass-reveal_round = Mai mostrare carte bonus
table-pass-reveal_round-hint = Niente domande prima di un calcolo: passi subito.
table-keys = Tasti
table-key-1 = 1 – 4
table-key-1-does = una tessera del deposito; con Maiusc quella di Granada
table-key-5 = 5 – 8
table-key-5-does = una delle carte denaro scoperte
table-key-d = D
table-key-d-does = al pulsante dorato; Invio lo preme
table-key-c = C
table-key-c-does = nella tua città; frecce per muoverti, Invio sceglie e costruisce
table-key-n = N
table-key-n-does = nella città: al prossimo posto segnato
table-key-u = U
table-key-u-does = ritirare la mossa
table-key-r = R
table-key-r-does = modificare la città
table-key-f = F
table-key-f-does = girare una tessera di Granada
table-key-h = H
table-key-h-does = chiedere un consiglio
table-key-l = L
table-key-l-does = alla cronaca
table-key-Esc = Esc
table-key-Esc-does = posare tutto

# After a return: what a bot did for the player
away-title = Mentre non c’eri, un bot ha giocato per te
away-turns = Turni
away-moves = Mosse
away-points = Punti
away-coins = Denaro in mano

# The tray of a spectator: whose city to show
watch-title = Stai guardando
watch-follow = Segui
watch-follow-turn = Chi gioca
watch-now = Poco fa

## A request for an undo

table-undo-ask-hint = Si è scoperto qualcosa, o nel frattempo ha deciso qualcun altro. Gli altri devono accettare.
table-undo-wanted = { $name } chiede di ritirare la sua ultima mossa e tutto quello che è venuto dopo.
table-undo-agree = Accetta
table-undo-refuse = Rifiuta
table-undo-waiting = Per ritirare la mossa manca la risposta di { $names }.
table-undo-withdraw = Lascia perdere
