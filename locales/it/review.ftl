### The review of a finished game: win chances, luck, mistakes and better moves.

review-title = Analisi della partita
# A link or a button
review-start = Analizza questa partita
# A sentence around a request such as “Take 5 florins”
review-sentence = { $move }.

## Asking for a review

review-none = Questa partita non è ancora stata analizzata. Un’analisi confronta ogni decisione con la migliore e mostra che cosa è stata fortuna e che cosa scelta.
review-again = Analizza di nuovo
review-outdated = Questa analisi viene da un’altra versione di Nasrid. Puoi farla rifare.
review-daily = Analisi della partita del giorno
review-daily-own = La tua partita
review-daily-best = La partita migliore
review-imported = Questa analisi viene dal file. Nessuno ne ha verificato i numeri. Puoi farla rifare.
review-waiting = { $place ->
    [1] La tua analisi è la prossima.
   *[other] La tua analisi è al posto { $place } della coda.
}
review-running = L’analisi della partita è in corso. I risultati compaiono qui sotto man mano.
review-former = Fino al primo risultato, qui sotto resta l’analisi precedente.
review-progress = Avanzamento dell’analisi
review-done-so-far = { $done } mosse su { $actions }
review-meanwhile = Puoi lasciare questa pagina. L’analisi continua.
review-meanwhile-device = L’analisi continua finché una pagina di Nasrid è aperta.
review-complete = L’analisi è completa.
review-failed = L’analisi non è riuscita: { $reason }
review-quick = Analisi rapida.
review-quick-hint = Gioca poche partite simulate e tralascia dove sono state messe le tessere. I suoi margini di errore sono quindi più ampi.

## Labels of decisions

review-label-best = Mossa migliore
review-label-good = Buona mossa
review-label-inaccuracy = Imprecisione
review-label-mistake = Errore
review-label-blunder = Errore grave
review-count-best = { $count ->
    [one] { $count } mossa migliore
   *[other] { $count } mosse migliori
}
review-count-good = { $count ->
    [one] { $count } buona mossa
   *[other] { $count } buone mosse
}
review-count-inaccuracy = { $count ->
    [one] { $count } imprecisione
   *[other] { $count } imprecisioni
}
review-count-mistake = { $count ->
    [one] { $count } errore
   *[other] { $count } errori
}
review-count-blunder = { $count ->
    [one] { $count } errore grave
   *[other] { $count } errori gravi
}
# A label of another player’s decision
review-of-player = { $name }: { $label }

## A player’s game

review-player = La partita di chi
review-accuracy = Precisione { $accuracy }.
review-accuracy-label = Precisione
# $error: the standard error
review-deal-cost = { $you ->
    [yes] Il caso ti è costato
   *[no] Il caso è costato a { $name }
} { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} (± { $error }).
review-deal-gave = { $you ->
    [yes] Il caso ti ha dato
   *[no] Il caso ha dato a { $name }
} { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} (± { $error }).
review-deal-even = { $you ->
    [yes] Il caso non ti ha né aiutato né ostacolato
   *[no] Il caso non ha né aiutato né ostacolato { $name }
} (± { $error } punti).
review-so-far = { $count ->
    [one] { $count } decisione finora
   *[other] { $count } decisioni finora
}
review-partial = La precisione e la fortuna arrivano quando l’analisi è completa.
review-see-better = Vedi le mosse migliori
review-see-game = Dall’inizio

## The curve and its turning points

review-curve = Probabilità di vittoria
review-curve-percent = Probabilità di vittoria in percentuale
review-turn-axis = Turno
review-turns = Svolte
# A mark on the curve. $change: review-turn-change
review-turn = { $number }. Turno { $turn }: { $change }
review-turn-title = Turno { $turn }
review-turn-change = { $name } { $before } → { $after }
review-turn-luck = Fortuna nella pesca
# The value of a slider. $chance: that of the chosen player
review-position = Turno { $turn }, probabilità di vittoria { $chance }

## Where the result came from

review-balance = Da dove viene il risultato
review-part = Causa
review-chance = Vittoria
review-lead = Punti
review-part-start = Inizio
review-part-start-hint = uguale per tutti
review-part-luck = Fortuna
review-part-luck-hint = le carte iniziali e tutto ciò che è stato pescato
review-part-own = Scelte proprie
review-part-own-hint = rispetto alle mosse migliori
review-part-opponents = Scelte degli avversari
review-part-opponents-hint = quanto hanno dato i loro errori
review-part-residual = Non spiegato
review-part-residual-hint = la valutazione non è esatta
review-part-result = Risultato
review-part-result-hint = punti: vantaggio sulla media degli altri
review-given-away = Regalato
review-fact-lost = Punti persi per decisione
review-fact-lost-hint = rispetto alle mosse migliori
review-fact-exact = Acquisti esatti mancati
review-fact-exact-hint = dove uno sarebbe stato chiaramente migliore
review-fact-borders = Punti per muri e fossati
review-fact-borders-hint = persi con imprecisioni o peggio
review-fact-majorities = Punti per le maggioranze
review-fact-majorities-hint = persi con imprecisioni o peggio
review-moment-best = Momento migliore
review-moment-worst = Momento più costoso
# $move: a sentence of the log
review-moment-text = Turno { $turn }: { $move }

## Mistakes and better moves

review-mistakes = Momenti da cui imparare
review-mistakes-none = Nessuna imprecisione, nessun errore: qui non c’è nulla da migliorare.
review-mistake-title = { $label }, turno { $turn }
# Before a request such as “Take 5 florins”
review-better = Meglio:
# The errors are standard errors.
review-cost-both = È costato il { $chance } di probabilità di vittoria (± { $chanceError }) e { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} (± { $pointsError }).
review-cost-chance = È costato il { $chance } di probabilità di vittoria (± { $chanceError }).
review-good-enough = Nessuna differenza certa con la mossa migliore.
review-look = Sul tavolo
review-try-again = Riprova
review-decisions = { $count ->
    [one] { $count } decisione con il suo giudizio
   *[other] Tutte le { $count } decisioni con i loro giudizi
}

## On the table

review-summary = Riepilogo dell’analisi
review-next = Prossimo errore
review-previous = Errore precedente
review-show = Mostrato sul tavolo
review-show-best = Mossa migliore
review-show-played = Come giocato
review-see-as = Vedi come { $name }
review-no-choice = Qui non c’è nulla da scegliere
review-not-yet = Non ancora analizzato
review-at-end = La fine della partita

## Trying a decision again

review-exercise = Trova una mossa migliore
review-exercise-text = La mossa della partita è costata il { $chance } di probabilità di vittoria (± { $error }). La tua viene confrontata con la migliore prima di valere.
review-exercise-end = Termina l’esercizio e gioca liberamente
review-judging = Confronto della tua mossa…
review-back = Torna all’analisi
review-verdict-best = La mossa migliore. Ben trovata!
review-verdict-good = Una buona mossa
review-verdict-inaccuracy = Non proprio
review-verdict-mistake = Un errore
review-verdict-blunder = Un errore grave
review-your-move = La tua mossa
review-in-the-game = Nella partita
review-loses = −{ $chance } di vittoria (± { $error })
review-loses-nothing = nulla di perso
review-show-best-move = Mostra la mossa migliore
review-play-best = Gioca la mossa migliore
review-play-on = Continua

## How it is computed

review-method = Come si calcola?
review-method-view = Ogni decisione è giudicata in base a ciò che la persona poteva sapere. Le carte coperte e l’ordine del mazzo non vengono mai usati.
review-method-loss = Le mosse migliori e quella giocata vengono continuate in molte partite simulate. La perdita è la differenza di probabilità di vittoria.
review-method-labels = Un’imprecisione costa almeno il 2% di probabilità di vittoria, un errore il 5%, un errore grave il 10%. Un errore dubbio è chiamato imprecisione. Una differenza che può essere uno sbaglio della valutazione non è mai contata come errore. Le decisioni senza scelta non contano.
review-method-error = Il numero dopo ± è l’errore standard: in due casi su tre il valore vero è entro quel margine.
review-method-accuracy = Senza perdite la precisione è del 100%. Una decisione che costa il 2% di probabilità di vittoria vale il 78%, una che costa il 10% vale il 29%.
review-method-luck = La fortuna confronta ciò che è stato pescato con ciò che poteva esserlo, per tutti. Le carte iniziali e il posto contano come fortuna.
review-method-sum = Inizio, fortuna, scelte proprie, scelte degli avversari e parte non spiegata danno insieme il risultato. L’ultima è grande se la valutazione ha cambiato idea.
review-method-deal = I punti sono il vantaggio sulla media degli altri.

## Errors

error-no-review = Si possono analizzare solo partite complete con le regole attuali. Se da allora le regole sono cambiate, scarica il registro e analizzalo con la versione di Nasrid di allora.
