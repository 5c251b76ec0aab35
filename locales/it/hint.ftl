### Hints: what a bot would do, and why. The keys are those of src/nasrid/bots/heuristics/reasons.py.

# An action and its reason
hint = { $what }: { $why }.
# A button
hint-details = Dettagli
# The details of a hint. $better: hint-better
hint-tried = { $better }; { $moves } mosse confrontate in { $games ->
    [one] una partita immaginata
   *[other] { $games } partite immaginate
}.
# How the action compares with “$instead”, the second-best one. $ahead: its lead in points. $chance: its chance of winning
hint-better = { $by ->
    [points] Circa { NUMBER($ahead, minimumFractionDigits: 1) } punti in più rispetto a «{ $instead }»
    [wins] Più probabilità di vincere rispetto a «{ $instead }», { $chance }% contro { $other_chance }%
   *[even] Vale più o meno quanto «{ $instead }»
}
# How an exact purchase, $what, compares with the action
hint-worse = { $by ->
    [points] «{ $what }» renderebbe circa { NUMBER($ahead, minimumFractionDigits: 1) } punti in meno
    [wins] «{ $what }» vincerebbe meno spesso, { $other_chance }% invece di { $chance }%
   *[even] «{ $what }» varrebbe più o meno lo stesso
}
# $worse: hint-worse
hint-declined = { $worse }.
hint-declined-because = { $worse }: { $objection }.

## Places beside the start tile. Those beside other tiles are in city.ftl

hint-where-start = { $side ->
    [W] a sinistra della Fontana dei Leoni
    [E] a destra della Fontana dei Leoni
    [N] sopra la Fontana dei Leoni
   *[S] sotto la Fontana dei Leoni
}
hint-where-start-granada = { $side ->
    [W] a sinistra della tessera di partenza
    [E] a destra della tessera di partenza
    [N] sopra la tessera di partenza
   *[S] sotto la tessera di partenza
}

## Actions

hint-what-take = Prendi { $cards }
hint-coins = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
}
hint-what-buy = Compra { $tile } con { $payment }
hint-what-buy-exactly = Compra { $tile } con l’importo esatto ({ $payment }) e gioca ancora
hint-what-buy-with-vizier = Compra { $tile } adesso, con il tuo visir
hint-what-build = Costruisci { $tile } { $where }
hint-what-build-from-reserve = Costruisci { $tile } dalla riserva, { $where }
hint-what-reserve = Tieni { $tile } in riserva
hint-what-give = Regala { $tile } a Dirk
hint-what-remove = Togli { $tile }, { $where }, dalla città
hint-what-swap = Scambia { $out }, { $where }, con { $tile } dalla riserva
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
hint-why-denies = un rivale può pagarla e avrebbe la maggioranza di { $building }, con { $opponent }
hint-why-border = { $border ->
    [wall] il muro che dà punti cresce
    [moat] il fossato che dà punti cresce
   *[both] i confini che danno punti crescono
} da { $before } a { $after }
hint-why-can-border = al posto giusto fa crescere { $border ->
    [wall] il muro che dà punti
    [moat] il fossato che dà punti
   *[both] i confini che danno punti
} da { $before } a { $after }
hint-why-room = nessun altro posto lascia alla città più spazio per crescere
hint-why-pays-exactly = poi puoi pagare l’importo esatto per { $wanted }, se al prossimo turno c’è ancora
hint-why-can-pay = poi puoi pagare { $wanted }, se al prossimo turno c’è ancora
hint-why-award = nessuno ha tanto denaro per { $wanted }: alla fine va a te
hint-why-money = avrai { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
hint-why-fits-nowhere = ora non trova posto nella tua città
hint-why-later = puoi ancora costruirla in un turno successivo
hint-why-gives = Dirk ne avrà { $dirk }, il tuo rivale { $opponent } ({ $building })
hint-why-ready = potrai di nuovo comprare tra due turni
hint-why-keeps = tieni { $coins ->
    [one] la tua moneta
   *[other] le tue { $coins } monete
}
hint-why-keeps-vizier = tieni il visir e il denaro per dopo
hint-why-counts = conta a questo calcolo, { $building } { $own } a { $opponent }
hint-why-secret = la tua carta bonus resta segreta
hint-why-done = è tutto posizionato
hint-why-tried = nessun’altra mossa sembrava migliore
hint-why-only = non c’è altro da fare
hint-why-chance = scelta a caso

## Objections to an exact purchase

hint-but-fits-nowhere = ora non trova posto nella tua città
hint-but-cannot-pay = poi non potresti pagare { $wanted }
hint-but-later = puoi comprarla anche al prossimo turno, come in { $times } di { $plays } partite immaginate
hint-but-no-points = allo stato attuale non ti dà punti al prossimo calcolo
