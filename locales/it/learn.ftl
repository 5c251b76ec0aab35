### The tutorial: its list of chapters, and the coach's texts. Each chapter is a file of src/nasrid/chapters; its
### messages are named after it and are in the order of its steps. The coach explains every term of the game before its
### first use.

learn-title = Impara a giocare
learn-lead = Giochi a un tavolo vero, con una guida che ti indica le cose. Smetti quando vuoi: ogni capitolo riprende da dove eri.
learn-first = Comincia da qui
learn-more = Poi, in qualsiasi ordine
learn-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
learn-begin = Comincia
learn-continue = Continua
learn-repeat = Ripeti
# For screen readers: the action of the button, and its chapter
learn-do = { $action }: { $chapter }
learn-done = Fatto
learn-rules = Leggi le regole
learn-rules-hint = Brevi e con figure, nell’ordine in cui servono.

learn-chapter-basics = Il gioco
learn-chapter-basics-about = Prendere denaro, comprare, costruire, fare punti. Alla fine giochi una breve partita contro apprendisti.
learn-chapter-duo = In due
learn-chapter-duo-about = Si aggiunge Dirk: non muove mai, ma le sue tessere contano.
learn-chapter-granada = Granada
learn-chapter-granada-about = Tessere a due facce, fossati, e punti che crescono con le città di tutti.
learn-chapter-combined = I due insieme
learn-chapter-combined-about = Alhambra e Granada in una sola città, muro contro fossato.
learn-chapter-vizier = Il visir
learn-chapter-vizier-about = Compra una tessera quando non tocca a te.
learn-chapter-exchange = Carte cambio
learn-chapter-exchange-about = Paga una tessera in due valute.
learn-chapter-bonus = Carte bonus
learn-chapter-bonus-about = Un segreto che fa contare doppio una tessera.
learn-chapter-huts = Capanne
learn-chapter-huts-about = Gratis, e valgono quanto quello che hanno accanto.

## The coach's panel

learn-coach = Guida
learn-step = { $step } di { $steps }
learn-next = Avanti
learn-show = Fammi vedere
learn-others = Ora tocca agli altri. Guarda.
# The player took another legal action
learn-wrong = Si può fare, ma adesso vogliamo provare un’altra cosa.
learn-strayed = Questa partita è uscita dalla lezione. Continua pure come vuoi, o ricomincia la lezione.
learn-again = Ricomincia
learn-play-on = Continua
learn-next-chapter = Poi: { $chapter }
learn-chapters = Tutti i capitoli

## The game

learn-basics-hello = Ciao! Tra una decina di minuti conoscerai questo gioco. Io ti indico le cose, e tu le provi. Puoi smettere quando vuoi e riprendere più tardi.
learn-basics-city = Questa è la Fontana dei Leoni, il cuore della tua città. La città le cresce attorno, fatta di tessere quadrate. Ogni tessera mostra un edificio: una torre, un giardino e così via.
learn-basics-money = Questo è il tuo denaro. Ci sono quattro valute, ognuna con il suo colore e la sua forma: fiorini, dirham, dinari e ducati. Le tue carte le vedi solo tu.
learn-basics-site = Nel deposito materiali ci sono quattro tessere in vendita. Il numero su una tessera è il suo prezzo. La casella su cui si trova dice in quale valuta.
learn-basics-turn = Si gioca a turno, tu e gli altri. Nel tuo turno fai un’azione. Cominciamo dalla più semplice: prendi denaro.
learn-basics-take = Queste quattro sono le carte scoperte. Come azione puoi prenderne una, di qualsiasi valore. Hai 3 ducati, e la torre ne costa 9: scegli i 7 ducati, poi premi il pulsante dorato.
learn-basics-take-other = Puoi prenderla. Ma la torre si paga in ducati: prendi la carta da 7 ducati.
learn-basics-take-first = Una cosa per volta: prima prendi i 7 ducati.
learn-basics-buy-why = Tocca di nuovo a te. Ora puoi comprare una tessera: anche questa è un’azione. Il serraglio è sulla casella dei fiorini e costa 7.
learn-basics-buy = Hai una carta da 8 fiorini. Puoi pagare più del prezzo, ma nessuno ti dà il resto. Scegli il serraglio e compralo.
learn-basics-buy-not-take = Il denaro può aspettare. Stavolta compra una tessera.
learn-basics-buy-other = Puoi comprare anche quella. Ma cominciamo dal serraglio.
learn-basics-build = Dopo le azioni costruisci quello che hai comprato: lo metti nella tua città. Il bordo spesso è un muro. Scegli il posto a sinistra della fontana, così il muro guarda verso l’esterno, poi premi il pulsante dorato.
learn-basics-build-other = Anche quel posto va bene. Ma scegli quello a sinistra della fontana.
learn-basics-build-first = Questo viene dopo. Prima costruisci la tessera accanto alla fontana.
learn-basics-exact-why = Guarda l’appartamento: costa 8 dinari, e tu ne hai 3 e 5. Chi paga l’importo esatto può fare un’altra azione nello stesso turno.
learn-basics-exact = Scegli l’appartamento. I tuoi 3 e 5 dinari sono già pronti. Compralo!
learn-basics-exact-other = Anche quella si può comprare, ma non con l’importo esatto. Compra l’appartamento.
learn-basics-again = Pagato al centesimo: hai un’altra azione. La casella vuota del deposito si riempie solo a fine turno.
learn-basics-several = Prendi ancora denaro. Invece di una carta puoi prenderne più di una, se insieme valgono al massimo 5. Prendi 1 dirham e 4 dinari.
learn-basics-several-other = Puoi farlo. Ma prova con due carte: 1 dirham e 4 dinari.
learn-basics-several-first = Potresti comprarla. Ma stavolta prendi denaro: 1 dirham e 4 dinari.
learn-basics-several-not-end = Puoi fermarti qui. Ma un’azione in più non si butta via: prendi denaro.
learn-basics-walls = Ora costruisci l’appartamento. Ha muri su due lati. Un muro può toccare solo un altro muro, un lato aperto solo un altro lato aperto.
learn-basics-mistake = Facciamo un errore apposta. Prova a costruire l’appartamento a destra della fontana: scegli quel posto.
learn-basics-mistake-why = Non si può! Il lato sinistro dell’appartamento è un muro, ma la fontana è aperta su tutti i lati. Il gioco ti dice sempre quale regola lo impedisce, e non perdi nulla.
learn-basics-walk = La seconda regola: dalla fontana si deve arrivare a piedi a ogni tessera, senza attraversare muri.
learn-basics-holes = La terza regola: una città non ha buchi, quindi nessun posto vuoto può restare chiuso dentro. E le tessere non si ruotano mai: i tetti stanno sempre in alto.
learn-basics-build-again = Sopra la fontana va tutto bene: il lato aperto tocca la fontana, e i muri guardano fuori. Costruisci lì l’appartamento.
learn-basics-build-again-other = Anche lì si può. Ma scegli il posto sopra la fontana: da lì il tuo muro può crescere.
learn-basics-tower = Ora hai 10 ducati, e la torre ne costa 9. Non è l’importo esatto, ma ne vale la pena. Compra la torre.
learn-basics-tower-other = Potresti comprarla. Ma i ducati li hai presi per la torre: compra quella.
learn-basics-reserve = Non devi costruire subito una tessera. Puoi tenerla per dopo, nella tua riserva. Lì per ora non conta nulla. Metti la torre in riserva.
learn-basics-reserve-not-build = Lì starebbe bene. Ma prima proviamo la riserva: metti lì la torre.
learn-basics-redesign-why = C’è una terza azione: puoi modificare la tua città. Costruisci una tessera della riserva, oppure togli una tessera dalla città e la metti in riserva, oppure scambi le due.
learn-basics-redesign = Scegli la torre nella riserva, poi il posto a destra dell’appartamento. Guarda come si allunga il tuo muro.
learn-basics-redesign-first = Quella è un’altra azione. Stavolta modifica la città: costruisci la torre.
learn-basics-redesign-other = Quel posto va bene. Ma a destra dell’appartamento il tuo muro diventa più lungo.
learn-basics-redesign-not-swap = Si possono anche scambiare le tessere. Ma ne perderesti una: costruisci la torre a destra dell’appartamento.
learn-basics-redesign-not-remove = Così toglieresti una tessera dalla città. Costruisci invece la torre.
learn-basics-scoring = È ora di un calcolo del punteggio! In una partita ce ne sono tre, e ogni calcolo ti dà punti per la tua città. Leggiamo insieme la tabella.
learn-basics-scoring-most = Per ogni tipo di edificio fa punti chi ne ha di più. Nessun altro ha una torre: 6 punti per te. Le torri rendono di più, i padiglioni di meno.
learn-basics-scoring-tie = Due giocatori hanno lo stesso numero di appartamenti, uno a testa. Si dividono i 4 punti: 2 per te.
learn-basics-scoring-wall = Il tuo muro più lungo attorno alla città dà un punto a lato: 4 per te. I muri tra due tessere non contano.
learn-basics-later = Nel mazzo del denaro ci sono due carte che fanno partire un calcolo; è appena uscita la prima. Con la seconda fa punti anche il secondo posto, e all’ultimo calcolo anche il terzo.
learn-basics-end = Le tessere vengono da un sacchetto. La partita finisce quando non basta più a riempire il deposito. Poi c’è l’ultimo calcolo, e vince chi ha più punti.
learn-basics-help = Se non sai che fare, chiedi un consiglio qui. Indica una cosa, o tienila premuta, per sapere che cos’è. Le regole sono nel menu.
learn-basics-finish = Ora sai tutto. Finisci la partita: gli altri sono apprendisti, e restano poche tessere. Buona fortuna!

## Two players and Dirk

learn-duo-dirk = Quando si gioca in due c’è un terzo giocatore: Dirk. Non ha una città né denaro, e non tocca mai a lui. Però ha delle tessere: sei all’inizio.
learn-duo-counts = A un calcolo Dirk partecipa come un giocatore. Lui ha due torri e tu una: i punti delle torri andrebbero a lui.
learn-duo-gift = Puoi servirti di lui: una tessera che compri la puoi regalare a Dirk. Il tuo rivale ha più giardini di tutti, due. Dirk ne ha uno.
learn-duo-buy = Compra il giardino che costa poco. Con i suoi tre muri a te serve a poco.
learn-duo-buy-first = Il denaro può aspettare: compra il giardino.
learn-duo-give = Ora regalalo a Dirk. Questa mossa non si può ritirare, perciò ti viene chiesto due volte: premi il pulsante due volte.
learn-duo-give-not-build = Potresti costruirlo. Ma stavolta è per Dirk.
learn-duo-give-not-reserve = Potresti tenerlo. Ma stavolta è per Dirk.
learn-duo-money = Il tuo rivale ha preso denaro. Prendine anche tu: 1 fiorino e 3 dirham.
learn-duo-money-other = Puoi farlo. Ma prendi 1 fiorino e 3 dirham, e guarda che cosa succede.
learn-duo-garden = Il primo calcolo. Ora Dirk ha due giardini, quanti il tuo rivale. Si dividono i 5 punti: 2 a testa.
learn-duo-tower = Per le torri Dirk fa 6 punti. Stavolta il secondo posto non vale nulla.
learn-duo-wall = Dirk non ha una città, quindi non fa mai punti per un muro.
learn-duo-more = Dopo il primo calcolo Dirk pesca altre sei tessere dal sacchetto, dopo il secondo un terzo di quelle rimaste. Tienilo d’occhio!
learn-duo-finish = Ecco Dirk. Non può vincere, ma può costarti la vittoria. Continua da qui, o impara qualcos’altro.

## Granada

learn-granada-hello = Granada si gioca come Alhambra: prendi denaro, compri, costruisci, modifichi la città. Tre cose sono diverse.
learn-granada-faces = La prima: ogni tessera ha due facce con due edifici diversi. Una faccia ha un prezzo pari, l’altra costa 1 in più.
learn-granada-back = Se scegli la scuola puoi guardarne il retro: una biblioteca da 9. Tutti possono guardare il retro di ogni tessera.
learn-granada-moats = La seconda: al posto dei muri ci sono i fossati, pieni d’acqua. Le regole sono le stesse: fossato contro fossato, lato aperto contro lato aperto, e a piedi non si attraversano.
learn-granada-buy = Hai una biblioteca e ne vuoi un’altra. Compra la scuola: sul retro c’è una biblioteca.
learn-granada-buy-first = Il denaro può aspettare: compra la scuola.
learn-granada-turning = Una tessera si costruisce con la faccia che hai comprato. Per girarla paghi almeno 3 in una sola valuta. Solo in riserva la faccia è a scelta e gratis.
learn-granada-build = Gira la tessera per 3 ducati, poi costruisci la biblioteca sopra la tessera al centro.
learn-granada-build-turned = Questa è la scuola. Prima gira la tessera.
learn-granada-build-other = Quel posto va bene. Ma scegli quello sopra la tessera al centro.
learn-granada-build-not-reserve = Potresti tenerla per dopo. Ma ora costruisci la biblioteca.
learn-granada-marker = È arrivata una tessera nuova, e questa pedina nera diceva con quale prezzo: dispari. Poi la pedina ha cambiato casella. Quindi le prossime tessere arrivano con i prezzi pari.
learn-granada-scoring = La terza: i punti. In tutte le città insieme ci sono 3 biblioteche. Tu ne hai più di tutti, e questo dà 3 punti. Più edifici di un tipo ci sono, più il tipo vale.
learn-granada-tie = In Granada non si divide. Due giocatori hanno un’arena a testa, quindi decide la più cara: vince l’arena da 10.
learn-granada-moat = E il tuo fossato più lungo attorno alla città dà un punto a lato.
learn-granada-later = Al secondo calcolo il primo posto prende due volte quel numero, il secondo posto una. All’ultimo sono tre volte, due e una.
learn-granada-simple = Per le prime partite c’è un calcolo semplificato con punti fissi: 3, poi 10 e 3, poi 18, 10 e 3. Lo scegli quando apri un tavolo.
learn-granada-finish = Ora conosci Granada. Continua da qui, o impara qualcos’altro.

## Alhambra and Granada together

learn-combined-hello = Qui si giocano i due giochi insieme. Tutti cominciano con un’Alhambra, e accanto cresce Granada.
learn-combined-two = Ogni casella ha due tessere: una di Alhambra e una di Granada. Puoi comprare l’una o l’altra, o tutte e due, una dopo l’altra.
learn-combined-buy = Hai 7 ducati. Compra il bagno arabo da 6.
learn-combined-buy-first = Il denaro può aspettare: compra il bagno arabo.
learn-combined-buy-other = Puoi comprare anche quella. Ma ci serve una tessera di Granada: il bagno arabo.
learn-combined-meet = Dove Alhambra e Granada si toccano, ci vuole un muro contro un fossato. Il tuo giardino ha un muro a destra: lì può cominciare Granada.
learn-combined-mistake = Prima un errore apposta: prova a costruire il bagno arabo a sinistra della fontana.
learn-combined-mistake-why = Non si può: lì un lato aperto di Alhambra toccherebbe un lato aperto di Granada. È sempre vietato.
learn-combined-build = Ora costruisci il bagno arabo a destra del giardino, fossato contro muro.
learn-combined-build-other = Lì si può. Ma scegli il posto a destra del giardino.
learn-combined-build-turned = Questo è il retro della tessera. Girala di nuovo e costruisci il bagno arabo.
learn-combined-build-not-reserve = Potresti tenerlo per dopo. Ma ora costruisci il bagno arabo.
learn-combined-first = Questa è la prima tessera della tua Granada. Da qui si va a piedi per Granada, e resta qui per tutta la partita.
learn-combined-scoring = Alhambra si calcola con le sue regole e Granada con le sue. Conta il tuo muro più lungo, e anche il tuo fossato più lungo.
learn-combined-stretch = E c’è una novità: dove un muro sta contro un fossato, quello è un tratto. Il tuo tratto più lungo dà 2 punti a lato.
learn-combined-long = Con due tessere su ogni casella puoi fare fino a nove azioni in un turno, se paghi sempre l’importo esatto.
learn-combined-finish = Ora conosci il gioco più grande di tutti. Continua da qui, o impara qualcos’altro.

## The vizier

learn-vizier-ready = Questo è il tuo visir. Finché mostra la figura è attivo, e puoi comprare una tessera tra due turni degli altri. Il visir paga l’importo esatto, mai di più.
learn-vizier-take = Prendi i 5 dinari: tra poco ti serviranno per pagare qualcosa.
learn-vizier-take-other = Puoi prenderla. Ma i 5 dinari ti serviranno tra un momento.
learn-vizier-window = Qualcuno ha finito il turno, ed è arrivata una torre da 9 dinari. Tu hai 4 e 5: proprio 9. Prima che cominci il prossimo turno, il tuo visir può comprarla.
learn-vizier-buy = Scegli la torre e falla comprare al tuo visir.
learn-vizier-buy-not-pass = Puoi passare. Ma è la torre che aspettavi: comprala.
learn-vizier-build = Costruisci la torre a destra della fontana.
learn-vizier-build-other = Quel posto va bene. Ma scegli quello a destra della fontana.
learn-vizier-build-not-reserve = Potresti tenerla per dopo. Ma ora costruisci la torre.
learn-vizier-down = Ora il tuo visir è inattivo e riposa. Se è il visir a pagare l’importo esatto, non hai un’altra azione.
learn-vizier-reactivate = Tocca a te. Riattivare il visir è un’azione a sé. Scegli il visir e riattivalo.
learn-vizier-reactivate-first = Prima riattiva il tuo visir.
learn-vizier-order = Se più giocatori vogliono usare il visir, la precedenza va a chi gioca prima. Dopo ogni tessera tutti possono ripensarci.
learn-vizier-finish = Un visir che aspetta e basta, alla fine non vale nulla: usalo. Continua da qui, o impara qualcos’altro.

## Exchange cards

learn-exchange-card = Questa è una carta cambio. Mostra due valute: dinari e fiorini. Nel mazzo del denaro ce ne sono sei.
learn-exchange-take = Si prende come il denaro, ma da sola. Prendila ora.
learn-exchange-take-other = Puoi farlo. Ma a noi serve la carta cambio.
learn-exchange-use = Il giardino costa 11 fiorini. Tu hai 9 fiorini e 2 dinari. Con la carta cambio puoi pagare nelle due valute insieme: proprio 11.
learn-exchange-buy = Scegli il giardino. Le carte sono già pronte. Compralo!
learn-exchange-buy-first = Il denaro può aspettare: compra il giardino.
learn-exchange-again = Hai pagato l’importo esatto, quindi hai un’altra azione. Prendi le due carte da 1 e 4 fiorini.
learn-exchange-again-other = Puoi farlo. Ma prendi le carte da 1 e 4 fiorini.
learn-exchange-again-not-end = Puoi fermarti qui. Ma prima prendi il denaro: non costa nulla.
learn-exchange-build = Costruisci il giardino a destra della fontana.
learn-exchange-build-other = Quel posto va bene. Ma scegli quello a destra della fontana.
learn-exchange-build-not-reserve = Potresti tenerlo per dopo. Ma ora costruisci il giardino.
learn-exchange-gone = La carta cambio è spesa: vale per una tessera. Può tornare quando si rimescolano le carte.
learn-exchange-finish = Ora conosci le carte cambio. Continua da qui, o impara qualcos’altro.

## Bonus cards

learn-bonus-cards = Hai in mano carte bonus, che vedi solo tu. Ognuna mostra una certa tessera, sempre senza muri. Questa mostra il giardino da 10.
learn-bonus-worth = Quando proprio quella tessera è nella tua città, puoi mostrare la sua carta bonus. Da quel momento la tessera conta per due.
learn-bonus-buy = Il giardino da 10 è in vendita. Compralo con i tuoi 4 e 7 fiorini.
learn-bonus-buy-first = Il denaro può aspettare: compra il giardino prima degli altri.
learn-bonus-build = Costruisci il giardino a destra della fontana.
learn-bonus-build-other = Quel posto va bene. Ma scegli quello a destra della fontana.
learn-bonus-build-not-reserve = In riserva non conterebbe. Costruisci ora il giardino.
learn-bonus-reveal = Sta per cominciare un calcolo. Prima ti viene chiesto se vuoi mostrare una carta bonus. Mostrala!
learn-bonus-reveal-not-pass = Puoi tenerla segreta. Ma ora porta punti: mostrala.
learn-bonus-scoring = Hai due giardini e una carta bonus: contano come tre. Chi viene dopo ne ha due.
learn-bonus-back = Se la tessera esce dalla tua città, la sua carta bonus ti torna in mano e non conta più.
learn-bonus-finish = Una carta bonus puoi anche nasconderla fino all’ultimo calcolo e sorprendere tutti. Continua da qui, o impara qualcos’altro.

## Worker huts

learn-huts-huts = Queste sono capanne. Prenderne una è un’azione, e non costa nulla. Si costruisce come una tessera.
learn-huts-worth = Una capanna conta per tanti edifici del suo tipo quanti ne tocca, al massimo tre. In mezzo non devono esserci muri.
learn-huts-take = Hai due torri. Prendi la capanna delle torri.
learn-huts-take-first = Questo può aspettare: prendi la capanna delle torri.
learn-huts-take-other = Puoi prendere anche quella. Ma tu hai torri: prendi la loro capanna.
learn-huts-build = Costruiscila dove tocca tutte e due le torri: a destra di quella in alto.
learn-huts-build-other = Quel posto va bene. Ma lì la capanna non tocca tutte e due le torri.
learn-huts-build-not-reserve = In riserva non conterebbe. Costruiscila ora.
learn-huts-scoring = Due torri, e una capanna che conta per due: in tutto quattro. Chi viene dopo ne ha tre.
learn-huts-three = In una partita puoi avere al massimo tre capanne, comprese quelle in riserva. Perciò scegli bene dove metterle.
learn-huts-finish = Ora conosci le capanne. Continua da qui, o impara qualcos’altro.
