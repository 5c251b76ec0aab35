### The rules in the app: short, by topic, in the order of a game. Each line explains one rule or a few related ones;
### web/src/rulebook/topics.ts lists their ids (docs/rules.md).

rulebook-title = Le regole
rulebook-lead = Leggile dall’inizio alla fine, o cerca quello che vuoi sapere.
rulebook-search = Cerca nelle regole
rulebook-none = Non ho trovato nulla. Prova un’altra parola.
rulebook-here = Solo per questo tavolo
rulebook-here-hint = Senza i giochi e i moduli che non state usando.
rulebook-ids = Mostra i numeri delle regole
rulebook-ids-hint = Ogni frase indica le regole che spiega, come nell’elenco delle regole.
rulebook-print = Stampa
rulebook-contents = Argomenti
rulebook-learn = O impara giocando
rulebook-found = { $count ->
    [one] { $count } argomento
   *[other] { $count } argomenti
}

rulebook-part-core = Il gioco
rulebook-part-granada = Granada
rulebook-part-combined = Alhambra e Granada insieme
rulebook-part-duo = In due
rulebook-part-modules = Moduli

## The game

rulebook-aim = Lo scopo
rulebook-aim-city = Ognuno costruisce una città, tessera dopo tessera, attorno alla propria tessera di partenza. In Alhambra è la Fontana dei Leoni.
rulebook-aim-points = Tre volte a partita le città si confrontano. Fai punti se hai più edifici di un tipo, e per il tuo muro o fossato più lungo.
rulebook-aim-wins = Dopo il terzo calcolo vince chi ha più punti. Chi ha gli stessi punti vince insieme.

rulebook-setup = Come si comincia
rulebook-setup-site = Tutte le tessere vanno in un sacchetto. Quattro si mettono nel deposito, una per casella.
rulebook-setup-money = Ricevi denaro, una carta alla volta, finché vale 20 o più. Da lì in poi lo vedi solo tu.
rulebook-setup-start = Comincia chi ha ricevuto meno carte; in parità, chi ha meno denaro. Ancora in parità: comincia chi è più giovane, o decide la sorte.
rulebook-setup-display = Quattro carte denaro sono scoperte. Le altre formano il mazzo, con le due carte dei calcoli: la prima nel secondo quinto, la seconda nel quarto.

rulebook-turn = Il tuo turno
rulebook-turn-one = Nel tuo turno fai un’azione: prendi denaro, compri una tessera o modifichi la città. I moduli aggiungono altre azioni.
rulebook-turn-again = Chi compra una tessera con l’importo esatto fa un’altra azione a scelta. Così in un turno ci stanno fino a cinque azioni.
rulebook-turn-must = Almeno un’azione va fatta, se ce n’è una possibile. Dopo un acquisto con l’importo esatto puoi fermarti.
rulebook-turn-place = Dopo le azioni posizioni le tessere che hai comprato. Quando sono tutte a posto, il turno è finito.

rulebook-money = Prendere denaro
rulebook-money-one = Prendi una delle carte scoperte, qualunque sia il suo valore.
rulebook-money-several = Oppure prendi più carte che insieme valgono al massimo 5, anche di valute diverse.
rulebook-money-cards = Le valute sono quattro, con carte da 1 a 9, tre per valore. In mano puoi averne quante vuoi.

rulebook-buying = Comprare una tessera
rulebook-buying-site = Compra una tessera del deposito. Il numero che mostra è il prezzo.
rulebook-buying-currency = Paga nella valuta della casella su cui sta la tessera, e in nessun’altra.
rulebook-buying-change = Paga il prezzo o di più, con quante carte vuoi. Non c’è resto.
rulebook-buying-exact = Con l’importo esatto tocca ancora a te. Ogni tessera si paga a parte.
rulebook-buying-gap = Una casella rimasta vuota non si riempie prima della fine del turno.

rulebook-placing = Posizionare le tessere
rulebook-placing-choice = Costruisci ogni tessera nella città o mettila in riserva, una dopo l’altra, nell’ordine che vuoi.
rulebook-placing-reserve = Nella riserva c’è posto per quante tessere vuoi. Al calcolo non contano.

rulebook-building = Come si costruisce
rulebook-building-up = I tetti stanno tutti in alto: una tessera non si ruota mai.
rulebook-building-side = Una tessera deve toccare la città con un lato intero. Un angolo non basta.
rulebook-building-alike = Dove due tessere si toccano, hanno entrambe un muro o sono entrambe aperte. Con i fossati è lo stesso.
rulebook-building-walk = Dalla tessera di partenza si deve arrivare a piedi a ogni tessera, senza attraversare muri o fossati. La tessera di partenza è aperta su tutti i lati.
rulebook-building-holes = Nessun posto vuoto può restare chiuso tra le tessere.

rulebook-redesign = Modificare la città
rulebook-redesign-three = Come azione fai una di queste cose: costruisci una tessera della riserva, togli una tessera dalla città e la metti in riserva, o scambi l’una con l’altra nello stesso posto.
rulebook-redesign-rules = Dopo, tutta la città deve rispettare le regole di costruzione.
rulebook-redesign-start = La tessera di partenza resta sempre dov’è.

rulebook-refill = Dopo ogni turno
rulebook-refill-fill = Le carte scoperte tornano a quattro, poi anche le tessere del deposito. Con i due giochi insieme le tessere sono otto.
rulebook-refill-shuffle = Quando il mazzo è finito, gli scarti si rimescolano e diventano il nuovo mazzo.
rulebook-refill-scoring = Se esce la carta di un calcolo, la si sostituisce con un’altra carta, e il calcolo si fa prima del prossimo turno.

rulebook-scoring = I calcoli del punteggio
rulebook-scoring-three = I calcoli sono tre: due quando escono le loro carte, l’ultimo alla fine.
rulebook-scoring-what = Ognuno premia chi ha più edifici di ogni tipo e il muro o fossato più lungo.
rulebook-scoring-built = Conta solo ciò che è costruito, non ciò che è in riserva. Conta solo il numero di tessere, non il prezzo.

rulebook-majorities = La maggioranza di un tipo
rulebook-majorities-table = Al primo calcolo fa punti il primo posto, al secondo anche il secondo, al terzo anche il terzo. Questa tabella dice quanti.
rulebook-majorities-tie = Chi ha lo stesso numero si divide i punti di tutti i posti occupati insieme, arrotondati per difetto.
rulebook-majorities-none = Senza nemmeno una tessera di un tipo non prendi nulla.

rulebook-walls = Il muro più lungo
rulebook-walls-edge = A ogni calcolo il tuo muro esterno più lungo senza interruzioni dà un punto a lato.
rulebook-walls-inner = I muri tra due tessere non contano, e nemmeno gli altri muri più corti.

rulebook-end = La fine
rulebook-end-bag = La partita finisce dopo un turno, quando il sacchetto non basta più a riempire il deposito.
rulebook-end-left = Ogni tessera ancora in vendita va a chi ha più denaro nella valuta della sua casella, dalla prima casella alla quarta. Se più giocatori ne hanno lo stesso, non va a nessuno.
rulebook-end-build = Una tessera ricevuta così puoi costruirla subito. Poi si fa il terzo calcolo.

## Granada

rulebook-faces = Tessere a due facce
rulebook-faces-two = Ogni tessera di Granada ha un edificio diverso su ogni faccia. Un prezzo è pari, l’altro è uno di più. I tipi sono nove.
rulebook-faces-back = Tutti possono sapere che cosa c’è sul retro. Si compra la faccia visibile.
rulebook-faces-turn = Con la faccia che hai comprato costruisci gratis. Per costruire con l’altra paghi 3 o più in una sola valuta. Non c’è resto, e non hai un’altra azione.
rulebook-faces-reserve = In riserva puoi metterla con la faccia che vuoi, gratis. Da lì in poi non si gira più.
rulebook-faces-left = Una tessera rimasta alla fine si costruisce con la faccia visibile.

rulebook-marker = La pedina nera
rulebook-marker-shows = Le tessere nuove arrivano con il prezzo che indica la pedina nera: pari o dispari. Le prime quattro sono pari.
rulebook-marker-moves = Ogni volta che arrivano tessere nuove, la pedina cambia casella.

rulebook-moats = I fossati
rulebook-moats-same = I fossati prendono il posto dei muri: le regole di costruzione sono le stesse.
rulebook-moats-edge = Il tuo fossato più lungo senza interruzioni attorno alla città dà un punto a lato. Un fossato tra due tessere non conta.

rulebook-granada = I punti in Granada
rulebook-granada-total = Conta gli edifici di un tipo in tutte le città insieme. Al primo calcolo il primo posto prende altrettanti punti.
rulebook-granada-later = Al secondo calcolo il primo posto li prende due volte, il secondo una. Al terzo sono tre volte, due e una.
rulebook-granada-tie = Non si divide: tra chi ha lo stesso numero viene prima chi ha la tessera più cara di quel tipo.

rulebook-simple = Calcolo semplificato
rulebook-simple-points = Se lo avete deciso, ogni tipo dà punti fissi: 3 al primo calcolo, 10 e 3 al secondo, 18, 10 e 3 al terzo. I fossati contano come sempre.

## Alhambra and Granada together

rulebook-both = Due giochi a un tavolo
rulebook-both-site = Ogni casella ha una tessera di Alhambra e una di Granada. Puoi comprare l’una o l’altra, o tutte e due. Così in un turno ci stanno fino a nove azioni.
rulebook-both-start = Tutti cominciano con la Fontana dei Leoni. All’inizio tutte le tessere di Granada in vendita hanno un fossato.
rulebook-both-cards = La carta del primo calcolo è a metà del mazzo. Quando il mazzo finisce per la prima volta, gli scarti si mescolano e se ne fanno cinque pile. La carta del secondo calcolo va nella seconda.
rulebook-both-end = La partita finisce quando una casella resta del tutto vuota: i due sacchetti sono finiti.

rulebook-meeting = Dove le città si toccano
rulebook-meeting-wall = Alhambra e Granada si toccano solo con un muro contro un fossato. I lati aperti delle due non si toccano mai.
rulebook-meeting-first = La tua prima tessera di Granada si mette così, accanto alla tua Alhambra. È la tessera di partenza della tua Granada: resta sempre dov’è, e in Granada si va a piedi da lì.
rulebook-meeting-keep = Un muro deve continuare a toccare un fossato, e le tessere dei due giochi non si scambiano mai tra loro.

rulebook-stretch = Punti per entrambe
rulebook-stretch-own = Alhambra si calcola con le sue regole, Granada con le sue. Contano anche i muri lungo i fossati, e così quei fossati.
rulebook-stretch-two = In più, il tuo tratto più lungo di muro contro fossato dà due punti a lato.

## Two players

rulebook-dirk = Dirk
rulebook-dirk-who = Quando si gioca in due, Dirk è il terzo. Non ha una città né denaro, e non muove mai. Di ogni carta denaro se ne toglie una copia.
rulebook-dirk-tiles = Riceve sei tessere all’inizio, altre sei dopo il primo calcolo, e dopo il secondo un terzo di quelle rimaste nel sacchetto.
rulebook-dirk-faces = Le sue prime tessere di Granada mostrano la faccia pari. Per le successive decide la pedina nera.
rulebook-dirk-both = Con i due giochi insieme riceve ogni volta sei tessere di Alhambra e sei di Granada, e alla fine un terzo di ogni sacchetto.
rulebook-dirk-counts = Ai calcoli concorre alle maggioranze, ma non ha muro né fossato, e non può vincere.
rulebook-dirk-gift = Una tessera comprata puoi regalarla a Dirk, invece di posizionarla. Una tessera di Granada puoi girarla per lui, allo stesso prezzo.

## Modules

rulebook-vizier = Il visir
rulebook-vizier-buy = Dopo il turno di chiunque puoi usare il tuo visir, se è attivo: compra una tessera del deposito con l’importo esatto e posizionala subito.
rulebook-vizier-down = Poi il visir è inattivo, e l’importo esatto non dà un’altra azione. Il deposito si riempie di nuovo.
rulebook-vizier-up = Riattivare il visir è un’azione del tuo turno.
rulebook-vizier-order = Se più giocatori vogliono usarlo, la precedenza va a chi gioca prima. Dopo ogni uso si chiede di nuovo a tutti. Dopo le ultime tessere è troppo tardi.

rulebook-exchange = Carte cambio
rulebook-exchange-two = Sei carte del mazzo mostrano due valute ciascuna. Si prendono come carte denaro, ma da sole.
rulebook-exchange-pay = Se la tua carta mostra la valuta di una casella, puoi pagarne la tessera mescolando le due valute come vuoi. Una carta vale per una tessera.
rulebook-exchange-fee = Non serve a girare una tessera.

rulebook-bonus = Carte bonus
rulebook-bonus-cards = Hai in mano carte segrete, ognuna con una certa tessera senza muri. Meno siete, più carte avete: tre, due o una.
rulebook-bonus-show = Finché proprio quella tessera è nella tua città, puoi mostrare la sua carta. Allora la tessera conta una volta in più a ogni calcolo.
rulebook-bonus-when = Puoi farlo ogni volta che tocca a te decidere, e ti viene chiesto prima di ogni calcolo.
rulebook-bonus-back = Se la tessera esce dalla città, la carta ti torna in mano.

rulebook-huts = Capanne
rulebook-huts-take = Come azione prendi una delle capanne scoperte. Non costa nulla. Si posiziona come una tessera.
rulebook-huts-count = Al calcolo una capanna conta tanti edifici quante tessere del suo tipo ha accanto senza muri in mezzo, al massimo tre.
rulebook-huts-three = Puoi avere al massimo tre capanne. I loro muri contano come gli altri.

rulebook-seen = Che cosa vedono tutti
rulebook-seen-open = Le città, le riserve, le carte scoperte, gli scarti, i punti e quante carte si hanno in mano li vedono tutti. Quali carte siano è segreto.
rulebook-seen-modules = I moduli si possono giocare tutti insieme. Carte bonus e capanne richiedono tessere di Alhambra.
