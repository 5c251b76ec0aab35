### A game in the terminal. Texts shared with the browser client are in the other files.

terminal-goodbye = Arrivederci!
terminal-unfinished = La partita resta incompiuta. Arrivederci, e torna presto!
terminal-welcome = Ti diamo il benvenuto nella Granada del Trecento. Costruisci la città più bella!
terminal-welcome-help = A ogni domanda puoi scrivere help per l’aiuto, quit per uscire.
terminal-thinking = { $name } sta pensando…

## Pieces

# A tile without walls or moats
terminal-open = aperta
# The sides of a tile, as short as possible: wall N E
terminal-side-N = N
terminal-side-E = E
terminal-side-S = S
terminal-side-W = O
# In the drawings of the start tiles, at most 8 letters: the lion fountain, and in Granada the Alhambra
terminal-start-wall = Fontana
terminal-start-moat = Alhambra
# In the drawing of a hut, at most 5 letters
terminal-hut = cap.
# Money: 3 florins
terminal-label = { $name }: { $value }
terminal-nothing = niente
terminal-none = nessuna
terminal-empty = vuota

## The table

terminal-tiles = Tessere
terminal-cards = Carte
terminal-ready = attivo
terminal-used = inattivo
terminal-hidden = { $count ->
    [one] { $count } coperta
   *[other] { $count } coperte
}
# Granada: the faces of the next tiles
terminal-marker = prossimi prezzi: { $marker ->
    [even] pari
   *[odd] dispari
}
# For the renderer of an environment: player_0 won
rendering-won = Vittoria: { $names }
terminal-scorings = calcoli fatti: { $held } di 3
# $tiles: 2 Garden, 3 Park
terminal-dirk-has = Dirk ha: { $tiles }
terminal-tile = Tessera
terminal-own-exchange = Le tue carte cambio: { $cards }
terminal-own-others = Le tue altre carte: { $cards }
terminal-own-bonus = Le tue carte bonus coperte: { $tiles }

## The menu. Choices that end in … open another menu.

terminal-menu-take = Prendere denaro
terminal-menu-buy = { $step ->
    [act] Comprare (con l’importo esatto * tocca ancora a te)
    [vizier_window] Comprare con il visir
   *[other] Comprare
}
terminal-menu-pay = Compra { $tile }
terminal-menu-redesign = Modificare la tua città
terminal-menu-other = Altro
terminal-purchase = { $tile } per { $cards }
terminal-exact = esatto
terminal-over = { $count } di troppo
terminal-more-ways = { $tile }: { $count ->
    [one] un altro modo
   *[other] altri { $count } modi
} di pagare …
terminal-ways = { $what }: { $count ->
    [one] { $count } modo
   *[other] { $count } modi
} …
terminal-build-reserve = Costruisci { $tile } dalla riserva
terminal-swap = Scambia una tessera con { $tile }
terminal-remove = Togli una tessera e mettila in riserva
# $cell: 1,0
terminal-build-at = Costruisci in { $cell }
terminal-turn = Gira su { $tile } per { $cards }
terminal-turn-build = Gira su { $tile } e costruisci
terminal-reserve-as = In riserva come { $tile }
terminal-give-as = Regala a Dirk come { $tile }

## Questions and answers. The words help, quit, city, table, hint, why, save and back are typed as they are.

terminal-choice = La tua scelta (o help):
terminal-choice-back = La tua scelta (0 torna indietro):
terminal-press-enter = Premi Invio per continuare
terminal-type-number = Scrivi un numero del menu, o help.
terminal-no-number = Il numero { $number } non è nel menu, che va da 1 a { $last }.
terminal-not-possible = Non si può: { $reason } [{ $rule }]
terminal-not-understood = «{ $typed }» non è un numero del menu né un’azione. Scrivi un numero, o help.
terminal-quit-sure = Uscire senza salvare? Scrivi ancora quit, o prima save FILE.
terminal-no-player = I posti hanno i numeri da 1 a { $last }: scrivi per esempio city 2.
terminal-no-reasons = Nessuno ha fatto niente dopo la tua ultima scelta.
# Advice that an opponent could have been given before their move
terminal-advice = Consiglio per { $name }: { $reason }
terminal-input-ended = l’input è finito prima della partita
terminal-help-menu = Scrivi il numero di una scelta; quelle che finiscono con … aprono un altro menu, e 0 torna indietro.
terminal-help-cells = Anche i numeri tra parentesi nel disegno della città sono scelte del menu.
terminal-help-city = mostra la città numero 2
terminal-help-table = mostra tutto il tavolo
terminal-help-hint = che cosa farebbe chi gioca bene, e perché
terminal-help-why = i motivi delle ultime mosse dei rivali
terminal-help-save = salva il registro della partita fin qui
terminal-help-help = mostra di nuovo queste righe, come h e ?
terminal-help-quit = lascia la partita, come q
terminal-help-notation = Oppure scrivi un’azione nella notazione dei registri. Adesso per esempio:

## Records

terminal-save-name = Scrivi save e il nome di un file, per esempio save venerdi.json.
terminal-save-offer = Salvare il registro? Scrivi il nome di un file, o solo Invio per uscire:
terminal-saved = Fatto. Per rivedere la partita: { $command }
terminal-saved-in = Il registro è in { $file }.
terminal-save-taken = Un altro file si chiama già { $file }.
terminal-save-failed = { $file } non si può scrivere.
terminal-record-ends = Il registro finisce prima della partita.
terminal-broken-record = { $file } è un registro rovinato: { $reason }

## Score sheets

terminal-standing = { $over ->
    [yes] Classifica finale
   *[no] Classifica finora
}
terminal-winner = vittoria
terminal-not-ranked = fuori classifica
terminal-pays = Vale
terminal-per-edge = { $points } per lato
terminal-this-time = Stavolta
terminal-sign-known = +1b è una carta bonus mostrata, +1h un edificio contato da una capanna.
terminal-sign-other = +1{ $sign } è un edificio aggiunto dal modulo { $module }.
# Where a wall, a moat or a stretch runs: $edges is 1,0 NE · 1,1 E
terminal-edges = { $sentence } Lati: { $edges }

## Files

file-missing-name = manca il nome di un file
file-not-text = { $file } non è un file di testo
file-unreadable = { $file } non si può leggere: { $reason }
file-no-record = { $file } non è un registro di Nasrid: { $reason }
file-empty = il file è vuoto
file-json-breaks = il JSON si interrompe alla riga { $line }, colonna { $column }
file-json-deep = il JSON è troppo annidato
file-json-number = contiene un numero troppo lungo
file-exists = { $file } esiste già; scegli un altro nome
file-no-folder = non c’è una cartella { $folder } dove salvare { $file }
file-unwritable = { $file } non si può scrivere: { $reason }

## The proof that a game was dealt from the promised seed

verify-no-seed = { $file } comincia da una posizione: non c’è un seme da verificare
verify-no-digest = { $digest } non è uno SHA-256, che ha 64 cifre esadecimali
verify-unnamed = { $file } non indica lo SHA-256 del suo seme; dai quello pubblicato: --verify SHA256
verify-broken = { $file } NON viene dal seme promesso: il suo SHA-256 è { $digest }
verify-claims = { $file } dichiara { $field } { $claimed }, ma le sue azioni portano a { $found }
verify-promised = Il seme ha lo SHA-256 { $digest }, come promesso.
verify-as-recorded = Il seme ha lo SHA-256 { $digest }, come dice il registro. Confrontalo con quello che hai visto all’inizio.
verify-true = { $over ->
    [yes] Ogni carta e ogni tessera viene da lì, e ogni azione era lecita.
   *[no] Ogni carta e ogni tessera viene da lì, e ogni azione era lecita; la partita non è finita.
}

## Reviews

terminal-review-progress = Analisi: { $done }
terminal-review-quick = Un’analisi rapida: poche partite simulate e solo le azioni dei turni, quindi i margini di errore sono ampi.
terminal-review-player = { $name }: precisione { $accuracy }
terminal-review-lost = Punti persi per decisione: { $points } ± { $error }
terminal-review-luck = Fortuna: { $chance } ± { $chanceError } punti percentuali di probabilità di vittoria, { $points } ± { $pointsError } punti
terminal-review-own = Scelte proprie: { $chance } punti percentuali di probabilità di vittoria, { $points } punti
terminal-review-opponents = Scelte degli avversari: { $chance } punti percentuali di probabilità di vittoria, { $points } punti
terminal-review-residual = Non spiegato dalla valutazione: { $chance } punti percentuali di probabilità di vittoria, { $points } punti
terminal-review-mistakes = Le decisioni più costose
terminal-review-mistake = { $number } · { $name } · { $label }: { $loss } di probabilità di vittoria perso, con un margine di { $error }
terminal-review-count-best = { $count ->
    [one] { $count } mossa migliore
   *[other] { $count } mosse migliori
}
terminal-review-count-good = { $count ->
    [one] { $count } mossa buona
   *[other] { $count } mosse buone
}
terminal-review-count-inaccuracy = { $count ->
    [one] { $count } imprecisione
   *[other] { $count } imprecisioni
}
terminal-review-count-mistake = { $count ->
    [one] { $count } errore
   *[other] { $count } errori
}
terminal-review-count-blunder = { $count ->
    [one] { $count } errore grave
   *[other] { $count } errori gravi
}
terminal-review-plot-actions = azione
terminal-review-plot-chances = probabilità di vittoria (%)
terminal-review-is-inaccuracy = imprecisione
terminal-review-is-mistake = errore
terminal-review-is-blunder = errore grave
