### The table.

table-title = Nasrid
table-title-mine = ● Tocca a te · Nasrid
table-none = Questo tavolo non esiste.
table-none-hint = Forse il link non è completo, o il tavolo è stato chiuso.
table-sub = { $game } · { $players } giocatori
table-reconnecting = Mi ricollego…

## Bar

table-undo = Ritira la mossa
table-undo-ask = Chiedi di ritirare la mossa
table-hint = Chiedi un consiglio
table-hint-do = Fai così
table-hint-thinking = Ci sto pensando…
table-sound = Suoni
table-theme = Chiaro o scuro
table-menu = Menu
table-bag = { $count ->
    [one] { $count } tessera nel sacchetto
   *[other] { $count } tessere nel sacchetto
}
table-deck = { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
# $cards is a number, or a range like 5–9
table-ahead = Il calcolo { $scoring } arriva tra { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
table-ahead-about = tra { $cards }
table-ahead-short = { $cards }
table-ahead-unknown = { $scoring ->
    [3] L’ultimo calcolo arriva a fine partita
   *[other] Il prossimo è il calcolo { $scoring }
}
table-track = Punti: { $scores }
# $reserve: such as 5:00, or "no"
table-clock = { $reserve ->
    [no] Tempo rimasto
   *[other] Tempo rimasto per questa mossa, più { $reserve } di riserva
}
table-clock-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}

## Building site and money

table-market = Deposito e denaro
table-site = Deposito materiali
table-space-tile = { $tile }, casella { $currency }. { $note }
table-space-back = { $words } Sul retro: { $tile }.
table-fresh = Novità dal tuo ultimo turno
table-space-empty = Casella { $currency }, vuota
table-space-refilled = si riempie a fine turno
table-you-hold = Ne hai
table-note-exact = esatto: { $cards }
table-note-over = paghi { $paid } per { $price }
table-note-short = { $count ->
    [one] manca { $count }
   *[other] mancano { $count }
}
table-marker-even = pari
table-marker-odd = dispari
table-money = Denaro
table-money-rule = una carta, o più fino a 5
table-display-card = Prendi { $card }
table-huts = Capanne
table-huts-rule = gratis, al massimo tre
table-hut = { $hut }, { $count } nella pila
table-hut-none = { $hut }: pila vuota

## The player's own pieces

table-hand = Il tuo denaro
table-hand-empty = Non hai denaro. Prendine!
table-bought = Comprate
table-reserve = Riserva
table-reserve-empty = La tua riserva è vuota.
table-bonus = Bonus
table-bonus-card = Carta bonus { $tile }
table-vizier-ready = Visir attivo
table-vizier-used = Visir inattivo

## Opponents

table-players = Giocatori
table-open-city = Apri la città di { $name }
table-open-city-score = { $name }, { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}. Apri la città
table-opponent-away = gioca un bot
table-opponent-bot = bot { $level }
table-opponent-offline = non c’è
table-score = Punti
# Wall 6
table-border-part = { $border } { $points }
table-hand-size = Carte in mano
table-reserved = { $count } in riserva
table-bonus-count = { $count ->
    [one] { $count } carta bonus coperta
   *[other] { $count } carte bonus coperte
}
table-dirk = Dirk

## The player's own city

table-your-city-alhambra = La tua Alhambra
table-your-city-granada = La tua Granada
table-your-city-combined = La tua città
table-city-of = Città di { $name }
# $parts: wall 6, moat 4 and stretch 7
table-show-border = Il più lungo: { $parts }. Mostra
table-overview = Tutte le maggioranze
table-offer-build = Costruisci qui { $tile }
table-offer-try = Qui può stare { $tile }
table-offer-swap = Scambia con { $tile }
table-offer-remove = Togli o scambia
table-refused = Qui no
table-tip-count-most = { $building } { $before } → { $after }, più di tutti (poi: { $opponent })
table-tip-count-level = { $building } { $before } → { $after }, pari a chi è in testa
table-tip-count-behind = { $building } { $before } → { $after }, chi è in testa ha { $opponent }
table-tip-change = { $what } { $before } → { $after }

## Actions

table-caption-site = { $tile }, casella { $currency }
table-redesign = Modifica
table-redesign-leave = Lascia la città com’è
table-payments = Modi di pagare
table-payment = Paga con { $cards }
table-fees = Che cosa pagare per girarla
table-turn-over = Gira
table-turn-back = Rigira
table-look-at-back = Retro: { $tile }
table-turn-over-for = Gira per { $cards }
table-turn-costs = costa { $cards }
# $choices: take money, buy a tile or redesign
table-prompt-act = Puoi { $choices }.
table-prompt-later = { $step ->
    [place] Prima posiziona quello che hai comprato. Intanto puoi vedere dove starebbe questa.
   *[other] La posizioni dopo l’ultima azione. Intanto puoi vedere dove starebbe.
}
table-prompt-later-short = { $step ->
    [place] Prima posiziona gli acquisti.
   *[other] La posizioni dopo le azioni.
}
table-prompt-cell = Scegli uno dei posti segnati nella tua città.
table-prompt-cell-short = Scegli un posto segnato.
table-prompt-redesign = Scegli una tessera della città da togliere o scambiare, o una della riserva da costruire.
table-prompt-redesign-short = Scegli la tessera da togliere.
table-prompt-vizier_window = Ora il tuo visir può comprare una tessera, se paghi l’importo esatto.
table-prompt-vizier_window-short = Paga l’esatto, o passa.
table-prompt-reveal_round = Prima del calcolo puoi mostrare carte bonus.
table-prompt-reveal_round-short = Mostra una carta, o passa.
table-prompt-other = Scegli che cosa fare.
table-prompt-other-short = Scegli che cosa fare.
table-do-take = Prendi { $cards }
table-take-not-now = Il denaro si prende solo nel proprio turno, come azione.
table-do-buy = Compra per { $coins }
table-do-buy-mixed = Compra per { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
}
table-do-buy-none = Non ora
table-buy-exact = esatto: tocca ancora a te
table-buy-vizier = esatto: la compra il tuo visir
table-buy-over = { $count } di troppo; non c’è resto
table-buy-short = { $count ->
    [one] manca { $count }
   *[other] mancano { $count }
}
table-not-your-turn = Non tocca ancora a te.
table-buy-not-now = Ora non si può comprare.
table-do-build = Costruisci qui
table-do-swap = Scambia con { $tile }
table-do-swap-in = Scambia con { $tile }
table-swap-for = Scegli la tessera che la sostituisce.
table-nothing-picked = Niente è selezionato.
table-do-remove = In riserva
table-do-reserve = In riserva
table-do-give = Regala a Dirk
table-sure = Davvero? Premi ancora
table-do-hut = Prendi la { $hut }
table-do-reveal = Mostra { $tile }
table-do-reactivate = Riattiva il visir
table-do-confirm = Conferma il turno
table-do-end = { $tiles ->
    [0] Finisci il turno
    [one] Posiziona la tessera
   *[other] Posiziona le tessere
}
table-do-pass = Passa
table-result = Al risultato
table-away = Non c’eri: un bot gioca per te.
table-back = Eccomi
table-waiting = In attesa
table-waiting-long = Guardati intorno finché non tocca a te, o scegli già una tessera.
table-plan = In programma per il tuo turno
table-plan-buy = Compra { $tile } per { $cards }{ $placed ->
    [yes] {" "}e costruiscila nel posto segnato.
   *[no] . Indica un posto per costruirla.
}
table-plan-short = { $tile }: { $count ->
    [one] manca { $count }
   *[other] mancano { $count }
}. Aggiungi carte.
table-plan-poor = { $tile }: { $count ->
    [one] ti manca ancora { $count }
   *[other] ti mancano ancora { $count }
}.
table-plan-unasked = Fallo senza chiedermi
table-plan-drop = Lascia perdere
table-plan-gone = Il tuo piano è saltato: { $tile } è già di qualcun altro.
table-plan-unpaid = Il tuo piano è saltato: non puoi pagare { $tile }.
table-waiting-vizier = Tra i turni il tuo visir può comprare.
table-ask-vizier = Chiedimi se usare il visir

## Log and menu

table-log = Cronaca
table-log-earlier = { $count ->
    [one] { $count } riga precedente
   *[other] { $count } righe precedenti
}
table-since = dal tuo ultimo turno
table-news-title = Dal tuo ultimo turno
table-news = Mostra la cronaca
table-log-new = { $count ->
    [one] Menu, { $count } riga nuova
   *[other] Menu, { $count } righe nuove
}
# Watching: Leila, Omar and 2 guests
table-watched = Chi guarda: { $names }
table-watched-guests = { $count ->
    [one] { $count } ospite
   *[other] { $count } ospiti
}
table-quick = Frasi pronte
# Separated by |
table-quick-words = Ben giocato! | Grazie! | Buona fortuna! | Un momento, per favore. | Oh no!
table-say = Scrivi qualcosa
table-send = Invia

table-tournament = Torna al torneo
