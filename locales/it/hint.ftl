### Hints: what a bot would do, and why. The keys are those of src/nasrid/bots/heuristics/reasons.py.

# An action and its reason
hint = { $what }: { $why }.
# $ahead: its expected lead in points over $instead, the second-best action
hint-tried = { $what }: { $why } ({ NUMBER($ahead, minimumFractionDigits: 1) } punti in più rispetto a «{ $instead }»; la migliore di { $moves } mosse in { $games } partite immaginate).

## Actions

hint-what-take = Prendi { $cards }
hint-what-buy = Compra { $tile } con { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
hint-what-buy-exactly = Compra { $tile } con l’importo esatto ({ $coins }) e gioca ancora
hint-what-buy-with-vizier = Compra { $tile } adesso, con il tuo visir
hint-what-build = Costruisci { $tile } dove indicato
hint-what-build-from-reserve = Costruisci { $tile } dalla riserva dove indicato
hint-what-reserve = Tieni { $tile } in riserva
hint-what-give = Regala { $tile } a Dirk
hint-what-remove = Togli { $tile } dalla città
hint-what-swap = Scambia { $out } con { $tile } dalla riserva
hint-what-end = Fermati qui
hint-what-pass = Passa
hint-what-confirm = Conferma il turno
hint-what-reactivate = Riattiva il tuo visir
hint-what-hut = Prendi { $tile }
hint-what-reveal = Mostra { $tile }
# An action of a module unknown to this client, in notation
hint-what-do = Fai «{ $action }»

## Reasons

hint-why-takes-lead = prendi la maggioranza di { $building }, { $own } a { $opponent }
hint-why-holds-lead = rafforzi la maggioranza di { $building }, { $own } a { $opponent }
hint-why-draws-level = pareggi la maggioranza di { $building }, { $own } a { $opponent }
hint-why-catches-up = ti avvicini alla maggioranza di { $building }, { $own } a { $opponent }
hint-why-denies = a un rivale renderebbe più di ogni altra tessera
hint-why-border = i confini che danno punti crescono da { $before } a { $after }
hint-why-room = nessun’altra mossa lascia alla città più spazio per crescere
hint-why-pays-exactly = poi puoi pagare l’importo esatto per { $wanted }
hint-why-can-pay = poi puoi pagare { $wanted }
hint-why-money = nessuna tessera del deposito vale più del denaro
hint-why-nowhere = nella tua città ora renderebbe meno di quanto può rendere dopo
hint-why-hurts-opponent = lì costa al tuo rivale più di quanto darebbe a te
hint-why-ready = un acquisto tra due turni vale l’azione
hint-why-keeps = quello che potresti comprare vale meno di ciò che tieni in mano
hint-why-counts = a questo calcolo vale uno in più nella maggioranza di { $building }, { $own } a { $opponent }
hint-why-secret = una carta bonus conta solo al calcolo, e fino ad allora è un segreto
hint-why-frees = senza, il resto della città vale di più
hint-why-done = è tutto posizionato
hint-why-tried = dopo, la tua partita sta meglio che con qualsiasi altra mossa
hint-why-only = non c’è altro da fare
hint-why-chance = scelta a caso
