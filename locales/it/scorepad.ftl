### The score pad for the cardboard game.

scorepad-title = Segnapunti
scorepad-lead = Per la partita sul vostro tavolo. Conta, tocca, e vedi da dove viene ogni punto.
scorepad-back = Su questo dispositivo

## Players and modules

scorepad-players = Giocatori
scorepad-name = Nome del giocatore { $seat }
scorepad-modules = Moduli
scorepad-simple = Calcolo semplificato in Granada
scorepad-begin = Comincia
scorepad-new = Nuova partita
scorepad-new-sure = Svuotare tutto e cominciare una nuova partita?
scorepad-new-yes = Svuota

## Setup, step by step

scorepad-setup = Preparazione
scorepad-setup-done = Tutto pronto
scorepad-setup-start = Ognuno prende una tessera di partenza e i pezzi di un colore.
scorepad-setup-two = In due: togliete una copia di ogni carta denaro. Restano 72 carte.
scorepad-setup-bag = Mettete le 54 tessere nel sacchetto. Posatene 4 sulle caselle, dalla 1 alla 4.
scorepad-setup-granada = Le tessere mostrano la faccia pari. Mettete la pedina nera su «dispari».
scorepad-setup-both = Riempite i due sacchetti. Ogni casella riceve una tessera di Alhambra e una di Granada. Le prime tessere di Granada devono mostrare un fossato: rimettete dentro le altre e ripescate.
scorepad-setup-pawn = Ognuno mette una pedina sulla propria fontana.
scorepad-setup-money = Togliete le due carte dei calcoli. Mescolate il denaro. Per ogni giocatore scoprite carte finché arriva a 20 o più.
scorepad-setup-first = Comincia chi ha meno carte. In parità: chi ha la somma più bassa. Ancora in parità: chi è più giovane.
scorepad-setup-display = Mettete scoperte 4 carte denaro.
scorepad-setup-deck = Del resto fate 5 pile. Mescolate la carta del primo calcolo nella pila 2, quella del secondo nella 4. Impilatele, la 1 in cima.
scorepad-setup-deck-both = Del resto fate 5 pile. Mescolate la carta del primo calcolo nella pila 3. Impilatele, la 1 in cima. Tenete da parte la carta del secondo. Quando il mazzo finisce per la prima volta, mescolate gli scarti, fatene 5 pile e mescolatela nella pila 2.
scorepad-setup-dirk = Dirk riceve 6 tessere, scoperte. Dopo il primo calcolo altre 6. Dopo il secondo calcolo un terzo del sacchetto, arrotondato per difetto.
scorepad-setup-dirk-granada = Dirk riceve 6 tessere, con la faccia pari in vista. Dopo il primo calcolo altre 6. Dopo il secondo calcolo un terzo del sacchetto, arrotondato per difetto. Per le successive la pedina nera indica la faccia.
scorepad-setup-dirk-both = Dirk riceve 6 tessere di Alhambra e 6 di Granada, con la faccia pari in vista. Dopo il primo calcolo altre 6 di ognuna. Dopo il secondo calcolo un terzo di ogni sacchetto, arrotondato per difetto. Per le tessere di Granada successive la pedina nera indica la faccia.
scorepad-setup-vizier = Ognuno prende un visir, con la figura in vista.
scorepad-setup-exchange = Prima di impilare: mettete 2 carte cambio in ognuna delle pile 2, 3 e 4.
scorepad-setup-bonus = Distribuite coperte le carte bonus: { $cards ->
    [one] una
   *[other] { $cards }
} a testa. Le altre escono dal gioco senza che nessuno le veda.
scorepad-setup-huts = Dividete le capanne per colore in sei pile. Mescolate ogni pila. Scoprite la capanna in cima.

## A scoring

scorepad-scoring = Calcolo { $scoring }
scorepad-counts = Conta
scorepad-sheet = Tabella punti
scorepad-cell = { $name }, { $what }: { $count }
# $building is in the plural
scorepad-dearest = { $building }, prezzo più alto
scorepad-dearest-hint = C’è parità. Scrivi per ognuno il prezzo più alto che mostra.
scorepad-extra-bonus = { $building }, carte bonus mostrate
scorepad-extra-huts = { $building }, da capanne
scorepad-border-wall = Muro più lungo
scorepad-border-moat = Fossato più lungo
scorepad-border-stretch = Muro contro fossato
scorepad-extras = Conta carte bonus e capanne
scorepad-keys = Numeri
scorepad-key-next = Avanti
scorepad-key-back = Indietro
scorepad-key-clear = Cancella
scorepad-key-ten = 10+
scorepad-limit = { $what }: al massimo { $count }.
scorepad-fault-tiles = { $building }, calcolo { $scoring }: nella scatola ci sono solo { $value } tessere.
scorepad-fault-price = { $building }, calcolo { $scoring }: nessuna tessera costa { $value }.
scorepad-fault-bonus = Carte bonus, calcolo { $scoring }: una persona ne ha al massimo { $value }.
scorepad-fault-huts = Capanne, calcolo { $scoring }: le tre capanne di una persona valgono al massimo { $value }.
scorepad-fault-tie = { $building }, calcolo { $scoring }: c’è parità. Inserite il prezzo più alto di ognuno. Non ci sono due tessere con lo stesso prezzo.
scorepad-correct = Correggi i numeri
scorepad-undo = Annulla
scorepad-tiles = Tessere
scorepad-lay = Disponi la città tessera per tessera
scorepad-lay-hint = Scegli una tessera, poi tocca un posto illuminato. Tocca una tessera della città per spostarla.
scorepad-lay-dirk = Tocca nella lista le tessere di Dirk. Tocca una delle sue per toglierla.
scorepad-lay-place = { $tile }: tocca un posto illuminato.
scorepad-lay-nowhere = { $tile }: per ora non c’è posto.
scorepad-lay-move = { $tile }: tocca un posto illuminato per spostarla.
scorepad-lay-exchange = Scegli la tessera che va lì al posto di { $tile }.
scorepad-lay-here = Disponi qui: { $tile }
scorepad-lay-wait = Un momento…
scorepad-lay-done = Fatto
scorepad-take-away = Togli
scorepad-take-away-tile = Togli: { $tile }
scorepad-exchange = Scambia
scorepad-leave = Lascia così
scorepad-type = Scrivi invece i numeri
scorepad-kinds = Tipi
scorepad-kind = { $building }: { $count }
scorepad-prices = Prezzi
scorepad-tile-taken = { $tile }, di { $name }
scorepad-next-scoring = Al calcolo { $scoring }
# $names: one or several
scorepad-won = Vittoria di { $names } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
scorepad-ahead = In testa: { $names }, con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Sharing

scorepad-share-picture = Condividi come immagine
scorepad-share-record = Salva il segnapunti
scorepad-open = Apri un segnapunti
scorepad-open-wrong = Questo file non è un segnapunti.
