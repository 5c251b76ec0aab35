### The check of the tiles in the player's own box.

box-title = Controlla la scatola
box-lead = La maggior parte delle tessere di Granada e delle capanne non è pubblicata da nessuna parte. Le nostre rispettano i regolamenti, ma sono inventate. Hai la scatola? Correggile qui.
box-granada = Tessere di Granada
box-huts = Capanne
box-tile = Tessera { $number }
box-hut = Capanna { $number }
box-seen = vista in una foto
box-reconstructed = inventata da noi
box-changed = corretta da te
box-even = Faccia pari
box-odd = Faccia dispari
box-price = Prezzi
box-prices = { $even } e { $odd }
box-kind = Edificio
box-moats = Fossati
box-walls = Muri
box-side-N = in alto
box-side-E = a destra
box-side-S = in basso
box-side-W = a sinistra
box-done = Fatto

## What the rulebooks say

box-facts = Che cosa dicono i regolamenti
box-facts-hold = Torna tutto.
box-facts-broken = { $count ->
    [one] Una cosa non torna ancora.
   *[other] { $count } cose non tornano ancora.
}
box-fact-prices = Ognuno dei nove edifici compare una volta con ogni prezzo da 2 a 13.
box-fact-prices-wrong = { $building } { $price } compare { $times ->
    [one] { $times } volta
   *[other] { $times } volte
}.
box-fact-faces = Le due facce di una tessera mostrano edifici diversi.
box-fact-sides = Una tessera ha muri o fossati su tre lati al massimo.
box-fact-moats = Almeno quattro tessere hanno un fossato.
box-fact-huts = Ci sono 3 capanne dei padiglioni, 3 dei serragli, 4 dei porticati, 4 degli appartamenti, 5 dei giardini e 5 delle torri.
box-fact-holds = torna
box-fact-fails = non torna

## Saving the list

box-save = Salva la mia lista qui
box-saved = La tua lista è salvata. Sceglila quando cominci una partita su questo dispositivo.
box-not-yet = Potrai giocare con la tua lista quando tutto torna.
box-forget = Torna alla nostra lista
box-export = Salva come CSV
box-export-hint = Mandaci il file, e altri giocheranno con le tessere vere.
