### The home page, the form for a new table and the waiting room.

home-title = Nasrid
home-nasrid = Nasrid
home-lead = Costruisci un palazzo, muro dopo muro. Alhambra e Granada allo stesso tavolo, con gli amici o con i bot.
home-open-table = Apri un tavolo
home-tournaments = Tornei
home-play-bots = Gioca con i bot
home-no-name = Ospite
home-profile = Il tuo profilo
home-to-night = Passa alla notte
home-to-day = Passa al giorno
# Names for guests, separated by commas, each at most 24 characters
# Animals, so that no name makes its bearer a man or a woman
home-guest-names = Gallo mattiniero, Civetta silenziosa, Rondine veloce, Tartaruga paziente, Lucertola al sole, Coccinella fortunata, Gatto curioso, Riccio coraggioso, Pipistrello notturno, Ape gentile, Usignolo errante, Volpe ingegnosa

## A pasted invitation

home-code = Hai un link o un codice?
home-code-example = Incollalo qui
home-code-go = Vai a questo tavolo
home-code-wrong = Questo non è un invito. Incolla il link intero, o il codice dopo «table/».

## Tables

home-my-tables = I tuoi tavoli
home-invitations = Inviti
home-invited-by = { $name } ti invita
home-invited-join = Unisciti
home-invited-join-name = Unisciti al tavolo di { $name }
home-invited-decline = Rifiuta
home-invited-decline-name = Rifiuta l’invito di { $name }
home-lobby = Tavoli in attesa
home-lobby-empty = Al momento nessuno aspetta. Comincia tu: gli altri vedranno qui il tuo tavolo.
home-lobby-first = Aprine uno
home-show-all = Mostra tutti ({ $count })
home-finished = { $count ->
    [one] Una partita finita
   *[other] { $count } partite finite
}
home-parked = Partite in sospeso
home-parked-hint = In queste partite nessuno gioca da molto tempo. Aprine una per continuarla.
home-table-of = Tavolo di { $name }
home-table-of-nobody = Un tavolo
home-bots = { $count ->
    [one] un bot
   *[other] { $count } bot
}
# One of the player's own tables, named after the other players
home-with = Con { $names }
home-alone = Il tuo tavolo
home-seats = { $taken } posti occupati su { $players }
home-waits = { $free ->
    [0] Comincia tra un momento
    [one] Manca una persona
   *[other] Mancano { $free } persone
}
home-your-turn = Tocca a te
home-turn-of = Decide { $name }
home-playing = In corso
home-over-on = Finita, { $date }
# $won: yes, shared or no; $mine is -1 for a host without a seat
home-result = { $won ->
    [yes] Hai vinto con { $points }
    [shared] Hai vinto con { $points }, insieme a { $names }
   *[no] { $mine ->
        [-1] Vittoria di { $names } con { $points }
       *[other] Vittoria di { $names } con { $points }, tu { $mine }
    }
} · { $date }
home-sit = Siediti
home-sit-at = Siediti: { $table }
home-sit-down = Prendi posto
home-watch = Guarda
home-return = Rientra
home-replay = Rivedi
# For screen readers: the action of the button, and its table
home-go-to = { $action }: { $table }

home-pace-none = Ritmo libero
home-pace-days = { $days ->
    [one] un giorno a mossa
   *[other] { $days } giorni a mossa
}
home-pace-move = { $minutes ->
    [0] { $seconds } s a mossa
   *[other] { $seconds } s a mossa e { $minutes } min di riserva
}

## New here?

home-new-here = Prima volta?
home-idea = Ognuno costruisce una città. Nel tuo turno fai una cosa sola, ma se paghi l’importo esatto ne fai un’altra. Tre volte a partita le città si confrontano.
home-step-money = Prendi denaro
home-step-money-how = Una carta, o più carte che insieme fanno al massimo 5. Le valute sono quattro.
home-step-buy = Compra un edificio
home-step-buy-how = La casella dice in quale valuta si paga. Non c’è resto, ma con l’importo esatto hai un’altra azione.
home-step-build = Costruisci
home-step-build-how = Muro contro muro, lato aperto contro lato aperto: dalla tua prima tessera si deve arrivare a piedi a tutte le altre.
home-step-score = Fai punti
home-step-score-how = Contano il maggior numero di edifici di un tipo e il muro o fossato più lungo senza interruzioni attorno alla città.

home-games = I giochi
home-about-alhambra = Sei tipi di edifici, dal padiglione alla torre, uno più prezioso dell’altro: fa punti chi ne ha di più. Conta anche il muro più lungo, un punto a lato. L’ideale per cominciare.
home-about-granada = Nove tipi di edifici, e ogni tessera ha due facce. Più edifici di un tipo ci sono in tutte le città, più punti fa chi è in testa. Al posto dei muri, i fossati.
home-about-combined = Due depositi e due sacchetti. La tua città cresce dai muri del palazzo fino ai fossati di Granada. Una lunga serata per chi conosce entrambi i giochi.

home-modules = Moduli, da mescolare a piacere
home-about-vizier = Dopo il turno di chiunque puoi inserirti e comprare una tessera con l’importo esatto. Poi ti serve un’azione per riattivare il visir.
home-about-exchange = Carte che uniscono due valute: con una di queste paghi un edificio mescolandole come vuoi.
home-about-bonus = Hai in mano carte che mostrano certi edifici. Costruiscine uno, mostra la sua carta, e conta uno in più. Non con la sola Granada.
home-about-huts = Le capanne non costano nulla, ma puoi averne solo tre. Ognuna vale tanti edifici quanti vicini ha del suo colore. Non con la sola Granada.

## A new table

new-title = Apri un tavolo
new-submit = Apri il tavolo
new-game = Gioco
new-game-alhambra = Alhambra
new-game-alhambra-hint = sei tipi, mura di cinta
new-game-granada = Granada
new-game-granada-hint = nove tipi, due facce
new-game-combined = Insieme
new-game-combined-hint = due città in una

new-players = Giocatori
new-more-players = { $count } giocatori
new-seat = Il posto { $seat } è per
new-seat-you = Tu
new-seat-you-hint = qui
new-seat-invited = Libero
new-seat-invited-hint = con link
new-seat-open = Libero
new-seat-open-hint = per tutti
new-seat-bot = bot
new-seat-choice-you = Me
new-seat-choice-invited = Chi ha il link
new-seat-choice-open = Chiunque
new-seat-bots = Bot
new-seat-choice-apprentice = Apprendista, per le prime partite
new-seat-choice-mason = Muratore, ama i muri lunghi
new-seat-choice-merchant = Mercante, un buon rivale
new-seat-choice-architect = Architetto, compra ciò che volevi tu
new-seat-choice-scholar = Studioso, ha studiato il gioco
new-seat-choice-vizier = Visir, il più forte
new-only-watch = Nessun posto è tuo: starai a guardare.
new-dirk = In due si aggiunge Dirk: non muove mai, ma le tessere che riceve competono con le tue.

new-modules = Moduli
new-module-vizier = Compra fuori turno, con l’importo esatto
new-module-exchange = Paga in due valute
new-module-bonus = Un edificio in più, in segreto
new-module-huts = Valgono quanto i vicini
new-module-bonus-not = Non con Granada: mostrano tessere di Alhambra.
new-module-huts-not = Non con Granada: servono tessere di Alhambra.

new-pace = Ritmo
new-pace-none = Libero
new-pace-none-hint = Senza orologio: nessuno ha fretta.
new-pace-calm = 90 s
new-pace-calm-hint = 90 secondi a mossa, più 10 minuti di riserva per tutta la partita.
new-pace-quick = 45 s
new-pace-quick-hint = 45 secondi a mossa, più 5 minuti di riserva per tutta la partita.
new-pace-day = 1 giorno
new-pace-day-hint = Un giorno a mossa. Non serve esserci nello stesso momento.
new-pace-two_days = 2 giorni
new-pace-two_days-hint = Due giorni a mossa. Non serve esserci nello stesso momento.
new-pace-week = 7 giorni
new-pace-week-hint = Una settimana a mossa. Non serve esserci nello stesso momento.

new-more = Altre impostazioni
new-listed = Mostra nella pagina iniziale
new-listed-hint = Chiunque può guardare e prendere i posti aperti a tutti.
new-chat = Chat
new-chat-hint = Al tavolo ci si può scrivere. Puoi spegnerla anche dopo.
new-rated = Vale per la valutazione
new-rated-hint = Se giocano almeno due persone, il risultato cambia la loro valutazione. In una partita valida non ci sono consigli.
new-finer-simple = Calcolo semplificato in Granada
new-finer-simple-hint = Punti fissi per ogni tipo: 3, poi 10 e 3, poi 18, 10 e 3. Più facile per le prime partite.
new-finer-confirm = Conferma dei turni
new-finer-confirm-hint = Puoi ritirare anche l’ultimo passo, finché non confermi il turno.
new-finer-ask = Chiedi a tutti
new-finer-ask-hint = Si chiede anche a chi può solo passare, così nessuno scopre che cosa hai. Dura di più.
new-finer-take = Le carte cambio valgono zero
new-finer-take-hint = Si prendono insieme ad altro denaro fino a 5, invece che una alla volta.
new-finer-exact = Carte cambio solo con importo esatto
new-finer-exact-hint = Se ne usi una, non puoi pagare di più.
new-finer-dirk = Un Dirk più piccolo
new-finer-dirk-hint = Con i due giochi insieme, Dirk riceve ogni volta 6 tessere in tutto, invece di 6 per gioco.
new-finer-missed = Nessun calcolo si salta
new-finer-missed-hint = Se la partita finisce presto, i calcoli non ancora usciti si fanno prima dell’ultimo.

## The waiting room

room-title = { $table } · Nasrid
room-seats = Posti
room-you-sit = { $free ->
    [0] Siete al completo. Si comincia.
    [one] C’è ancora un posto libero. Si comincia appena è occupato.
   *[other] Ci sono ancora { $free } posti liberi. Si comincia appena sono tutti occupati.
}
room-choose-seat = Prendi un posto libero, o resta a guardare.
room-choose-open = I posti aperti a tutti sono anche per te. Oppure resta a guardare.
room-only-invited = I posti liberi sono riservati a chi ha un invito. Chiedi un posto, o resta a guardare.
room-only-invited-by = I posti liberi sono per chi riceve un invito da { $host }. Chiedi un posto, o resta a guardare.
room-ask = Chiedi un posto
room-asked = Hai chiesto un posto a { $host }. Resta qui finché non arriva la risposta.
room-asks = { $name } chiede un posto
room-give-seat = Fai sedere
room-decline = Rifiuta
room-you = { $name } (tu)
room-free = Libero
room-free-invited = per chi ha il link
room-free-open = per chiunque
room-host = ha aperto questo tavolo
room-here = è qui
room-gone = al momento non c’è
room-level-apprentice = Apprendista, un bot per le prime partite
room-level-mason = Muratore, un bot che ama i muri lunghi
room-level-merchant = Mercante, un bot e un buon rivale
room-level-architect = Architetto, un bot che compra ciò che volevi tu
room-level-scholar = Studioso, un bot che ha studiato il gioco
room-level-vizier = Visir, il bot più forte
room-sit = Siediti qui
room-leave = Lascia il posto
room-arrange = Il posto { $seat } è per
room-fill = Completa con
room-start = { $free ->
    [one] Comincia ora con un bot
   *[other] Comincia ora con { $free } bot
}
# A rematch: the players of the last game who have not come yet
room-waiting-for = Si aspetta { $names }.
room-awaited = ha giocato l’ultima partita; non è ancora qui
room-invite-others = Invita qualcun altro
room-invite = Invita altri
room-invite-hint = Chi apre questo link può prendere posto, senza registrarsi.
room-invite-until = Valido fino al { DATETIME($day, dateStyle: "medium") }.
room-invite-renew = Nuovo link
room-invite-renew-hint = Sostituisce il link attuale, che allora non vale più.
room-link = Link dell’invito
room-qr = Codice QR dell’invito: inquadralo con un telefono
room-copy = Copia il link
room-copied = Copiato
room-share = Condividi
room-share-text = Vieni a giocare con me!
room-dirk = Dirk
room-listed = Nella pagina iniziale: chiunque può guardare.
room-private = Privato: lo trova solo chi ha il link.
room-closed = Questo tavolo è chiuso
room-closed-hint = Non c’era più nessuno, per una settimana non è venuto nessuno, o la partita continua altrove. Aprine un altro quando vuoi.
room-rematch = Si gioca ancora: vai al nuovo tavolo

## Settings

settings-title = Impostazioni
settings-ask-name = Come ti chiamiamo?
settings-name = Il tuo nome
settings-name-hint = Lo vedono gli altri al tavolo. Puoi cambiarlo quando vuoi.

## Finding a game

home-find = Trovami una partita
home-daily = Partita del giorno
home-puzzles = Rompicapo
find-title = Trovami una partita
find-hint = Ti siedi dove qualcuno aspetta la stessa partita. Se non c’è ancora nessuno, si apre un tavolo per te e gli altri lo trovano; puoi anche cominciare con i bot.
find-game = Gioco
find-players = Giocatori
find-pace = Ritmo
find-pace-quick = 45 s a mossa
find-pace-calm = Libero
find-pace-days = 2 giorni a mossa
find-now = Trova

## A table that was started under other rules

frozen-title = Questa partita è nata con altre regole.
frozen-over = Da allora le regole di questo server sono cambiate. Il risultato resta, ma la partita non si può rivedere mossa per mossa.
frozen-running = Da allora le regole di questo server sono cambiate, quindi non può continuare. Per giocare ancora apri un nuovo tavolo.
frozen-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
frozen-winner = ha vinto

## Errors

error-bad-options = Questo gioco non esiste. Cambia le impostazioni e riprova.
error-record-altered = Questo registro è stato modificato: le sue mosse non portano al suo risultato. Salva di nuovo la partita dove è stata giocata.
