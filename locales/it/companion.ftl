### The score pad for the cardboard game.

companion-title = Segnapunti
companion-lead = Per la partita sul vostro tavolo. Conta, tocca, e vedi da dove viene ogni punto.
companion-back = Su questo dispositivo

## Players and modules

companion-players = Giocatori
companion-name = Nome del giocatore { $seat }
companion-modules = Moduli
companion-simple = Calcolo semplificato in Granada
companion-begin = Comincia
companion-new = Nuova partita
companion-new-sure = Svuotare tutto e cominciare una nuova partita?
companion-new-yes = Svuota

## Setup, step by step

companion-setup = Preparazione
companion-setup-done = Tutto pronto
companion-setup-start = Ognuno prende una tessera di partenza e i pezzi di un colore.
companion-setup-two = In due: togliete una copia di ogni carta denaro. Restano 72 carte.
companion-setup-bag = Mettete le 54 tessere nel sacchetto. Posatene 4 sulle caselle, dalla 1 alla 4.
companion-setup-granada = Le tessere mostrano la faccia pari. Mettete la pedina nera su «dispari».
companion-setup-both = Riempite i due sacchetti. Ogni casella riceve una tessera di Alhambra e una di Granada. Le prime tessere di Granada devono mostrare un fossato: rimettete dentro le altre e ripescate.
companion-setup-pawn = Ognuno mette una pedina sulla propria fontana.
companion-setup-money = Togliete le due carte dei calcoli. Mescolate il denaro. Per ogni giocatore scoprite carte finché arriva a 20 o più.
companion-setup-first = Comincia chi ha meno carte. In parità: chi ha la somma più bassa. Ancora in parità: chi è più giovane.
companion-setup-display = Mettete scoperte 4 carte denaro.
companion-setup-deck = Del resto fate 5 pile. Mescolate la carta del primo calcolo nella pila 2, quella del secondo nella 4. Impilatele, la 1 in cima.
companion-setup-deck-both = Del resto fate 5 pile. Mescolate la carta del primo calcolo nella pila 3. Impilatele, la 1 in cima. Tenete da parte la carta del secondo finché il mazzo finisce per la prima volta.
companion-setup-dirk = Dirk riceve 6 tessere, scoperte. Dopo il primo calcolo altre 6. Dopo il secondo calcolo un terzo del sacchetto, arrotondato per difetto.
companion-setup-vizier = Ognuno prende un visir, con la figura in vista.
companion-setup-exchange = Prima di impilare: mettete 2 carte cambio in ognuna delle pile 2, 3 e 4.
companion-setup-bonus = Distribuite coperte le carte bonus: { $cards ->
    [one] una
   *[other] { $cards }
} a testa. Le altre escono dal gioco senza che nessuno le veda.
companion-setup-huts = Dividete le capanne per colore in sei pile. Mescolate ogni pila. Scoprite la capanna in cima.

## A scoring

companion-scoring = Calcolo { $scoring }
companion-counts = Conta
companion-sheet = Tabella punti
companion-cell = { $name }, { $what }: { $count }
# $building is in the plural
companion-dearest = { $building }, prezzo più alto
companion-dearest-hint = C’è parità. Scrivi per ognuno il prezzo più alto che mostra.
companion-extra-bonus = { $building }, carte bonus mostrate
companion-extra-huts = { $building }, da capanne
companion-border-wall = Muro più lungo
companion-border-moat = Fossato più lungo
companion-border-stretch = Muro contro fossato
companion-extras = Conta carte bonus e capanne
companion-keys = Numeri
companion-key-next = Avanti
companion-key-back = Indietro
companion-key-clear = Cancella
companion-undo = Annulla
companion-tiles = Tessere
companion-lay = Disponi la città tessera per tessera
companion-lay-hint = Scegli una tessera, poi tocca un posto illuminato. Tocca una tessera della città per spostarla.
companion-lay-dirk = Tocca nella lista le tessere di Dirk. Tocca una delle sue per toglierla.
companion-lay-place = { $tile }: tocca un posto illuminato.
companion-lay-nowhere = { $tile }: per ora non c’è posto.
companion-lay-move = { $tile }: tocca un posto illuminato per spostarla.
companion-lay-exchange = Scegli la tessera che va lì al posto di { $tile }.
companion-lay-here = Disponi qui: { $tile }
companion-lay-wait = Un momento…
companion-lay-done = Fatto
companion-take-away = Togli
companion-take-away-tile = Togli: { $tile }
companion-exchange = Scambia
companion-leave = Lascia così
companion-type = Scrivi invece i numeri
companion-kinds = Tipi
companion-kind = { $building }: { $count }
companion-prices = Prezzi
companion-tile-taken = { $tile }, di { $name }
companion-next-scoring = Al calcolo { $scoring }
# $names: one or several
companion-won = Vittoria di { $names } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
companion-ahead = In testa: { $names }, con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Sharing

companion-share-picture = Condividi come immagine
companion-share-record = Salva il segnapunti
companion-open = Apri un segnapunti
companion-open-wrong = Questo file non è un segnapunti.
