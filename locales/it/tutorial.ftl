### The tutorial: its list of chapters, and the coach's texts. Each chapter is a file of src/nasrid/chapters; its
### messages are named after it and are in the order of its steps. The coach explains every term of the game before its
### first use.

tutorial-title = Impara a giocare
tutorial-lead = Giochi a un tavolo vero, con una guida che ti indica le cose. Smetti quando vuoi: ogni capitolo riprende da dove eri.
tutorial-first = Comincia da qui
tutorial-more = Poi, in qualsiasi ordine
tutorial-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
tutorial-begin = Comincia
tutorial-continue = Continua
tutorial-repeat = Ripeti
# For screen readers: the action of the button, and its chapter
tutorial-do = { $action }: { $chapter }
tutorial-done = Fatto
tutorial-rules = Leggi le regole
tutorial-rules-hint = Brevi e con figure, nell’ordine in cui servono.

tutorial-chapter-basics = Il gioco
tutorial-chapter-basics-about = Prendere denaro, comprare, costruire, fare punti. Alla fine giochi una breve partita contro apprendisti.
tutorial-chapter-duo = In due
tutorial-chapter-duo-about = Si aggiunge Dirk: non muove mai, ma le sue tessere contano.
tutorial-chapter-granada = Granada
tutorial-chapter-granada-about = Tessere a due facce, fossati, e punti che crescono con le città di tutti.
tutorial-chapter-combined = I due insieme
tutorial-chapter-combined-about = Alhambra e Granada in una sola città, muro contro fossato.
tutorial-chapter-vizier = Il visir
tutorial-chapter-vizier-about = Compra una tessera quando non tocca a te.
tutorial-chapter-exchange = Carte cambio
tutorial-chapter-exchange-about = Paga una tessera in due valute.
tutorial-chapter-bonus = Carte bonus
tutorial-chapter-bonus-about = Un segreto che fa contare doppio una tessera.
tutorial-chapter-huts = Capanne
tutorial-chapter-huts-about = Gratis, e valgono quanto quello che hanno accanto.

## The coach's panel

tutorial-coach = Guida
tutorial-step = { $step } di { $steps }
tutorial-next = Avanti
tutorial-show = Fammi vedere
tutorial-others = Ora tocca agli altri. Guarda.
tutorial-others-done = Ecco che cosa hanno fatto gli altri:
# The player took another legal action
tutorial-wrong = Si può fare, ma adesso vogliamo provare un’altra cosa.
tutorial-strayed = Questa partita è uscita dalla lezione. Continua pure come vuoi, o ricomincia la lezione.
tutorial-again = Ricomincia
tutorial-play-on = Continua
tutorial-next-chapter = Poi: { $chapter }
tutorial-chapters = Tutti i capitoli

## The game

tutorial-basics-hello = Ciao! Tra una decina di minuti conoscerai questo gioco. Io ti indico le cose, e tu le provi. Puoi smettere quando vuoi e riprendere più tardi.
tutorial-basics-city = Questa è la Fontana dei Leoni, il cuore della tua città. La città le cresce attorno, fatta di tessere quadrate. Ogni tessera mostra un edificio: una torre, un giardino e così via.
tutorial-basics-money = Questo è il tuo denaro. Ci sono quattro valute, ognuna con il suo colore e la sua forma: fiorini, dirham, dinari e ducati. Le tue carte le vedi solo tu.
tutorial-basics-site = Nel deposito materiali ci sono quattro tessere in vendita. Il numero su una tessera è il suo prezzo. La casella su cui si trova dice in quale valuta.
tutorial-basics-turn = Si gioca a turno, tu e gli altri. Nel tuo turno fai un’azione. Cominciamo dalla più semplice: prendi denaro.
tutorial-basics-take = Queste quattro sono le carte scoperte. Come azione puoi prenderne una, di qualsiasi valore. Hai 3 ducati, e la torre ne costa 9: scegli i 7 ducati, poi premi il pulsante dorato.
tutorial-basics-take-other = Puoi prenderla. Ma la torre si paga in ducati: prendi la carta da 7 ducati.
tutorial-basics-take-first = Una cosa per volta: prima prendi i 7 ducati.
tutorial-basics-buy-why = Tocca di nuovo a te. Ora puoi comprare una tessera: anche questa è un’azione. Il serraglio è sulla casella dei fiorini e costa 7.
tutorial-basics-buy = Hai una carta da 8 fiorini. Puoi pagare più del prezzo, ma nessuno ti dà il resto. Scegli il serraglio e compralo.
tutorial-basics-buy-not-take = Il denaro può aspettare. Stavolta compra una tessera.
tutorial-basics-buy-other = Puoi comprare anche quella. Ma cominciamo dal serraglio.
tutorial-basics-build = Dopo le azioni costruisci quello che hai comprato: lo metti nella tua città. Il bordo spesso è un muro. Scegli il posto a sinistra della fontana, così il muro guarda verso l’esterno, poi premi il pulsante dorato.
tutorial-basics-build-other = Anche quel posto va bene. Ma scegli quello a sinistra della fontana.
tutorial-basics-build-first = Questo viene dopo. Prima costruisci la tessera accanto alla fontana.
tutorial-basics-exact-why = Guarda l’appartamento: costa 8 dinari, e tu ne hai 3 e 5. Chi paga l’importo esatto può fare un’altra azione nello stesso turno.
tutorial-basics-exact = Scegli l’appartamento. I tuoi 3 e 5 dinari sono già pronti. Compralo!
tutorial-basics-exact-other = Anche quella si può comprare, ma non con l’importo esatto. Compra l’appartamento.
tutorial-basics-again = Pagato al centesimo: hai un’altra azione. La casella vuota del deposito si riempie solo a fine turno.
tutorial-basics-several = Prendi ancora denaro. Invece di una carta puoi prenderne più di una, se insieme valgono al massimo 5. Prendi 1 dirham e 4 dinari.
tutorial-basics-several-other = Puoi farlo. Ma prova con due carte: 1 dirham e 4 dinari.
tutorial-basics-several-first = Potresti comprarla. Ma stavolta prendi denaro: 1 dirham e 4 dinari.
tutorial-basics-several-not-end = Puoi fermarti qui. Ma un’azione in più non si butta via: prendi denaro.
tutorial-basics-walls = Ora costruisci l’appartamento. Ha muri su due lati. Un muro può toccare solo un altro muro, un lato aperto solo un altro lato aperto.
tutorial-basics-mistake = Facciamo un errore apposta. Prova a costruire l’appartamento a destra della fontana: scegli quel posto.
tutorial-basics-mistake-why = Non si può! Il lato sinistro dell’appartamento è un muro, ma la fontana è aperta su tutti i lati. Il gioco ti dice sempre quale regola lo impedisce, e non perdi nulla.
tutorial-basics-walk = La seconda regola: dalla fontana si deve arrivare a piedi a ogni tessera, senza attraversare muri.
tutorial-basics-holes = La terza regola: una città non ha buchi, quindi nessun posto vuoto può restare chiuso dentro. E le tessere non si ruotano mai: i tetti stanno sempre in alto.
tutorial-basics-build-again = Sopra la fontana va tutto bene: il lato aperto tocca la fontana, e i muri guardano fuori. Costruisci lì l’appartamento.
tutorial-basics-build-again-other = Anche lì si può. Ma scegli il posto sopra la fontana: da lì il tuo muro può crescere.
tutorial-basics-tower = Ora hai 10 ducati, e la torre ne costa 9. Non è l’importo esatto, ma ne vale la pena. Compra la torre.
tutorial-basics-tower-other = Potresti comprarla. Ma i ducati li hai presi per la torre: compra quella.
tutorial-basics-reserve = Non devi costruire subito una tessera. Puoi tenerla per dopo, nella tua riserva. Lì per ora non conta nulla. Metti la torre in riserva.
tutorial-basics-reserve-not-build = Lì starebbe bene. Ma prima proviamo la riserva: metti lì la torre.
tutorial-basics-redesign-why = C’è una terza azione: puoi modificare la tua città. Costruisci una tessera della riserva, oppure togli una tessera dalla città e la metti in riserva, oppure scambi le due.
tutorial-basics-redesign = Scegli la torre nella riserva, poi il posto a destra dell’appartamento. Guarda come si allunga il tuo muro.
tutorial-basics-redesign-first = Quella è un’altra azione. Stavolta modifica la città: costruisci la torre.
tutorial-basics-redesign-other = Quel posto va bene. Ma a destra dell’appartamento il tuo muro diventa più lungo.
tutorial-basics-redesign-not-swap = Si possono anche scambiare le tessere. Ma ne perderesti una: costruisci la torre a destra dell’appartamento.
tutorial-basics-redesign-not-remove = Così toglieresti una tessera dalla città. Costruisci invece la torre.
tutorial-basics-scoring = È ora di un calcolo del punteggio! In una partita ce ne sono tre, e ogni calcolo ti dà punti per la tua città. Leggiamo insieme la tabella.
tutorial-basics-scoring-most = Per ogni tipo di edificio fa punti chi ne ha di più. Nessun altro ha una torre: 6 punti per te. Le torri rendono di più, i padiglioni di meno.
tutorial-basics-scoring-tie = Due giocatori hanno lo stesso numero di appartamenti, uno a testa. Si dividono i 4 punti: 2 per te.
tutorial-basics-scoring-wall = Il tuo muro più lungo attorno alla città dà un punto a lato: 4 per te. I muri tra due tessere non contano.
tutorial-basics-later = Nel mazzo del denaro ci sono due carte che fanno partire un calcolo; è appena uscita la prima. Con la seconda fa punti anche il secondo posto, e all’ultimo calcolo anche il terzo.
tutorial-basics-end = Le tessere vengono da un sacchetto. La partita finisce quando non basta più a riempire il deposito. Poi c’è l’ultimo calcolo, e vince chi ha più punti.
tutorial-basics-help = Se non sai che fare, chiedi un consiglio qui. Indica una cosa, o tienila premuta, per sapere che cos’è. Le regole sono nel menu.
tutorial-basics-finish = Ora sai tutto. Finisci la partita: gli altri sono apprendisti, e restano poche tessere. Buona fortuna!

## Two players and Dirk

tutorial-duo-dirk = Quando si gioca in due c’è un terzo giocatore: Dirk. Non ha una città né denaro, e non tocca mai a lui. Però ha delle tessere: sei all’inizio.
tutorial-duo-counts = A un calcolo Dirk partecipa come un giocatore. Lui ha due torri e tu una: i punti delle torri andrebbero a lui.
tutorial-duo-gift = Puoi servirti di lui: una tessera che compri la puoi regalare a Dirk. Il tuo rivale ha più giardini di tutti, due. Dirk ne ha uno.
tutorial-duo-buy = Compra il giardino che costa poco. Con i suoi tre muri a te serve a poco.
tutorial-duo-buy-first = Il denaro può aspettare: compra il giardino.
tutorial-duo-give = Ora regalalo a Dirk. Questa mossa non si può ritirare, perciò ti viene chiesto due volte: premi il pulsante due volte.
tutorial-duo-give-not-build = Potresti costruirlo. Ma stavolta è per Dirk.
tutorial-duo-give-not-reserve = Potresti tenerlo. Ma stavolta è per Dirk.
tutorial-duo-money = Il tuo rivale ha preso denaro. Prendine anche tu: 1 fiorino e 3 dirham.
tutorial-duo-money-other = Puoi farlo. Ma prendi 1 fiorino e 3 dirham, e guarda che cosa succede.
tutorial-duo-garden = Il primo calcolo. Ora Dirk ha due giardini, quanti il tuo rivale. Si dividono i 5 punti: 2 a testa.
tutorial-duo-tower = Per le torri Dirk fa 6 punti. Stavolta il secondo posto non vale nulla.
tutorial-duo-wall = Dirk non ha una città, quindi non fa mai punti per un muro.
tutorial-duo-more = Dopo il primo calcolo Dirk pesca altre sei tessere dal sacchetto, dopo il secondo un terzo di quelle rimaste. Tienilo d’occhio!
tutorial-duo-finish = Ecco Dirk. Non può vincere, ma può costarti la vittoria. Continua da qui, o impara qualcos’altro.

## Granada

tutorial-granada-hello = Granada si gioca come Alhambra: prendi denaro, compri, costruisci, modifichi la città. Tre cose sono diverse.
tutorial-granada-faces = La prima: ogni tessera ha due facce con due edifici diversi. Una faccia ha un prezzo pari, l’altra costa 1 in più.
tutorial-granada-back = Se scegli la scuola puoi guardarne il retro: una biblioteca da 9. Tutti possono guardare il retro di ogni tessera.
tutorial-granada-moats = La seconda: al posto dei muri ci sono i fossati, pieni d’acqua. Le regole sono le stesse: fossato contro fossato, lato aperto contro lato aperto, e a piedi non si attraversano.
tutorial-granada-buy = Hai una biblioteca e ne vuoi un’altra. Compra la scuola: sul retro c’è una biblioteca.
tutorial-granada-buy-first = Il denaro può aspettare: compra la scuola.
tutorial-granada-turning = Una tessera si costruisce con la faccia che hai comprato. Per girarla paghi almeno 3 in una sola valuta. Solo in riserva la faccia è a scelta e gratis.
tutorial-granada-build = Gira la tessera per 3 ducati, poi costruisci la biblioteca sopra la tessera al centro.
tutorial-granada-build-turned = Questa è la scuola. Prima gira la tessera.
tutorial-granada-build-other = Quel posto va bene. Ma scegli quello sopra la tessera al centro.
tutorial-granada-build-not-reserve = Potresti tenerla per dopo. Ma ora costruisci la biblioteca.
tutorial-granada-marker = È arrivata una tessera nuova, e questa pedina nera diceva con quale prezzo: dispari. Poi la pedina ha cambiato casella. Quindi le prossime tessere arrivano con i prezzi pari.
tutorial-granada-scoring = La terza: i punti. In tutte le città insieme ci sono 3 biblioteche. Tu ne hai più di tutti, e questo dà 3 punti. Più edifici di un tipo ci sono, più il tipo vale.
tutorial-granada-tie = In Granada non si divide. Due giocatori hanno un’arena a testa, quindi decide la più cara: vince l’arena da 10.
tutorial-granada-moat = E il tuo fossato più lungo attorno alla città dà un punto a lato.
tutorial-granada-later = Al secondo calcolo il primo posto prende due volte quel numero, il secondo posto una. All’ultimo sono tre volte, due e una.
tutorial-granada-simple = Per le prime partite c’è un calcolo semplificato con punti fissi: 3, poi 10 e 3, poi 18, 10 e 3. Lo scegli quando apri un tavolo.
tutorial-granada-finish = Ora conosci Granada. Continua da qui, o impara qualcos’altro.

## Alhambra and Granada together

tutorial-combined-hello = Qui si giocano i due giochi insieme. Tutti cominciano con un’Alhambra, e accanto cresce Granada.
tutorial-combined-two = Ogni casella ha due tessere: una di Alhambra e una di Granada. Puoi comprare l’una o l’altra, o tutte e due, una dopo l’altra.
tutorial-combined-buy = Hai 7 ducati. Compra il bagno arabo da 6.
tutorial-combined-buy-first = Il denaro può aspettare: compra il bagno arabo.
tutorial-combined-buy-other = Puoi comprare anche quella. Ma ci serve una tessera di Granada: il bagno arabo.
tutorial-combined-meet = Dove Alhambra e Granada si toccano, ci vuole un muro contro un fossato. Il tuo giardino ha un muro a destra: lì può cominciare Granada.
tutorial-combined-mistake = Prima un errore apposta: prova a costruire il bagno arabo a sinistra della fontana.
tutorial-combined-mistake-why = Non si può: lì un lato aperto di Alhambra toccherebbe un lato aperto di Granada. È sempre vietato.
tutorial-combined-build = Ora costruisci il bagno arabo a destra del giardino, fossato contro muro.
tutorial-combined-build-other = Lì si può. Ma scegli il posto a destra del giardino.
tutorial-combined-build-turned = Questo è il retro della tessera. Girala di nuovo e costruisci il bagno arabo.
tutorial-combined-build-not-reserve = Potresti tenerlo per dopo. Ma ora costruisci il bagno arabo.
tutorial-combined-first = Questa è la prima tessera della tua Granada. Da qui si va a piedi per Granada, e resta qui per tutta la partita.
tutorial-combined-scoring = Alhambra si calcola con le sue regole e Granada con le sue. Conta il tuo muro più lungo, e anche il tuo fossato più lungo.
tutorial-combined-stretch = E c’è una novità: dove un muro sta contro un fossato, quello è un tratto. Il tuo tratto più lungo dà 2 punti a lato.
tutorial-combined-long = Con due tessere su ogni casella puoi fare fino a nove azioni in un turno, se paghi sempre l’importo esatto.
tutorial-combined-finish = Ora conosci il gioco più grande di tutti. Continua da qui, o impara qualcos’altro.

## The vizier

tutorial-vizier-ready = Questo è il tuo visir. Finché mostra la figura è attivo, e puoi comprare una tessera dopo qualsiasi turno, anche il tuo. Il visir paga l’importo esatto, mai di più.
tutorial-vizier-take = Prendi i 5 dinari: tra poco ti serviranno per pagare qualcosa.
tutorial-vizier-take-other = Puoi prenderla. Ma i 5 dinari ti serviranno tra un momento.
tutorial-vizier-window = Qualcuno ha finito il turno, ed è arrivata una torre da 9 dinari. Tu hai 4 e 5: proprio 9. Prima che cominci il prossimo turno, il tuo visir può comprarla.
tutorial-vizier-buy = Scegli la torre e falla comprare al tuo visir.
tutorial-vizier-buy-not-pass = Puoi passare. Ma è la torre che aspettavi: comprala.
tutorial-vizier-build = Costruisci la torre a destra della fontana.
tutorial-vizier-build-other = Quel posto va bene. Ma scegli quello a destra della fontana.
tutorial-vizier-build-not-reserve = Potresti tenerla per dopo. Ma ora costruisci la torre.
tutorial-vizier-down = Ora il tuo visir è inattivo e riposa. Se è il visir a pagare l’importo esatto, non hai un’altra azione.
tutorial-vizier-reactivate = Tocca a te. Riattivare il visir è un’azione a sé. Scegli il visir e riattivalo.
tutorial-vizier-reactivate-first = Prima riattiva il tuo visir.
tutorial-vizier-order = Se più giocatori vogliono usare il visir, la precedenza va a chi gioca prima. Dopo ogni tessera tutti possono ripensarci.
tutorial-vizier-finish = Un visir che aspetta e basta, alla fine non vale nulla: usalo. Continua da qui, o impara qualcos’altro.

## Exchange cards

tutorial-exchange-card = Questa è una carta cambio. Mostra due valute: dinari e fiorini. Nel mazzo del denaro ce ne sono sei.
tutorial-exchange-take = Si prende come il denaro, ma da sola. Prendila ora.
tutorial-exchange-take-other = Puoi farlo. Ma a noi serve la carta cambio.
tutorial-exchange-use = Il giardino costa 11 fiorini. Tu hai 9 fiorini e 2 dinari. Con la carta cambio puoi pagare nelle due valute insieme: proprio 11.
tutorial-exchange-buy = Scegli il giardino. Le carte sono già pronte. Compralo!
tutorial-exchange-buy-first = Il denaro può aspettare: compra il giardino.
tutorial-exchange-again = Hai pagato l’importo esatto, quindi hai un’altra azione. Prendi le due carte da 1 e 4 fiorini.
tutorial-exchange-again-other = Puoi farlo. Ma prendi le carte da 1 e 4 fiorini.
tutorial-exchange-again-not-end = Puoi fermarti qui. Ma prima prendi il denaro: non costa nulla.
tutorial-exchange-build = Costruisci il giardino a destra della fontana.
tutorial-exchange-build-other = Quel posto va bene. Ma scegli quello a destra della fontana.
tutorial-exchange-build-not-reserve = Potresti tenerlo per dopo. Ma ora costruisci il giardino.
tutorial-exchange-gone = La carta cambio è spesa: vale per una tessera. Può tornare quando si rimescolano le carte.
tutorial-exchange-finish = Ora conosci le carte cambio. Continua da qui, o impara qualcos’altro.

## Bonus cards

tutorial-bonus-cards = Hai in mano carte bonus, che vedi solo tu. Ognuna mostra una certa tessera, sempre senza muri. Questa mostra il giardino da 10.
tutorial-bonus-worth = Quando proprio quella tessera è nella tua città, puoi mostrare la sua carta bonus. Da quel momento la tessera conta per due.
tutorial-bonus-buy = Il giardino da 10 è in vendita. Compralo con i tuoi 4 e 7 fiorini.
tutorial-bonus-buy-first = Il denaro può aspettare: compra il giardino prima degli altri.
tutorial-bonus-build = Costruisci il giardino a destra della fontana.
tutorial-bonus-build-other = Quel posto va bene. Ma scegli quello a destra della fontana.
tutorial-bonus-build-not-reserve = In riserva non conterebbe. Costruisci ora il giardino.
tutorial-bonus-reveal = Sta per cominciare un calcolo. Prima ti viene chiesto se vuoi mostrare una carta bonus. Mostrala!
tutorial-bonus-reveal-not-pass = Puoi tenerla segreta. Ma ora porta punti: mostrala.
tutorial-bonus-scoring = Hai due giardini e una carta bonus: contano come tre. Chi viene dopo ne ha due.
tutorial-bonus-back = Se la tessera esce dalla tua città, la sua carta bonus ti torna in mano e non conta più.
tutorial-bonus-finish = Una carta bonus puoi anche nasconderla fino all’ultimo calcolo e sorprendere tutti. Continua da qui, o impara qualcos’altro.

## Worker huts

tutorial-huts-huts = Queste sono capanne. Prenderne una è un’azione, e non costa nulla. Si costruisce come una tessera.
tutorial-huts-worth = Una capanna conta per tanti edifici del suo tipo quanti ne tocca, al massimo tre. In mezzo non devono esserci muri.
tutorial-huts-take = Hai due torri. Prendi la capanna delle torri.
tutorial-huts-take-first = Questo può aspettare: prendi la capanna delle torri.
tutorial-huts-take-other = Puoi prendere anche quella. Ma tu hai torri: prendi la loro capanna.
tutorial-huts-build = Costruiscila dove tocca tutte e due le torri: a destra di quella in alto.
tutorial-huts-build-other = Quel posto va bene. Ma lì la capanna non tocca tutte e due le torri.
tutorial-huts-build-not-reserve = In riserva non conterebbe. Costruiscila ora.
tutorial-huts-scoring = Due torri, e una capanna che conta per due: in tutto quattro. Chi viene dopo ne ha tre.
tutorial-huts-three = In una partita puoi avere al massimo tre capanne, comprese quelle in riserva. Perciò scegli bene dove metterle.
tutorial-huts-finish = Ora conosci le capanne. Continua da qui, o impara qualcos’altro.
