### The rules that an action can break (docs/rules.md), for players.

## Turns

rule-CORE-TURN-02 = È ora di agire: prendi denaro, compra una tessera o modifica la tua città.
rule-CORE-TURN-07 = Azioni finite: posiziona le tessere ottenute, nella città o nella riserva.
rule-CORE-TURN-08 = È tutto posizionato: conferma il turno per andare avanti.
rule-CORE-END-10 = La partita è finita: non si può fare altro.
rule-AMB-C3 = Un turno ha almeno un’azione, e ne puoi ancora fare una.
rule-AMB-C4 = Una tessera ottenuta in questo turno aspetta: la posizioni quando hai finito le azioni.
rule-AMB-Q4 = Non è un’azione di questo gioco.

## Money

rule-CORE-MONEY-01 = Prendi una delle carte scoperte.
rule-CORE-MONEY-02 = Puoi prendere una carta di qualsiasi valore, o più carte che insieme non superano 5.
rule-AMB-M1 = Una carta cambio si prende da sola, senza altre carte.

## Buying

rule-CORE-BUY-01 = Si comprano solo le tessere del deposito, una alla volta.
rule-CORE-BUY-03 = Una tessera si paga nella valuta della sua casella, e in nessun’altra.
rule-CORE-BUY-04 = Paga almeno il prezzo, con le carte che hai in mano.
rule-EXCH-05 = Una carta cambio serve solo se mostra la valuta della casella.
rule-AMB-M3 = A questo tavolo un acquisto con carta cambio va pagato con l’importo esatto.
rule-AMB-M5 = La carta cambio non ti serve: paghi solo nella valuta della casella.
rule-AMB-M7 = Al massimo una carta cambio per acquisto.

## Building

rule-CORE-BUILD-02 = I lati che si toccano devono essere uguali: muro o fossato su entrambi, o tutti e due aperti.
rule-CORE-BUILD-03 = Ogni tessera dev’essere raggiungibile a piedi dalla tessera di partenza, senza attraversare muri o fossati.
rule-CORE-BUILD-04 = Serve un posto libero che tocchi la tua città con un lato intero.
rule-CORE-BUILD-05 = Una città non ha buchi: nessun posto vuoto può restare chiuso dentro.
rule-COMBO-BUILD-01 = Alhambra e Granada si toccano solo con un muro contro un fossato.
rule-COMBO-BUILD-02 = La prima tessera di Granada va messa con un fossato contro un muro della tua Alhambra.
rule-COMBO-BUILD-03 = Una tessera di Granada va segnata come prima.
rule-COMBO-BUILD-06 = I lati aperti di Alhambra e Granada non possono toccarsi: ci vuole un muro contro un fossato.

## Redesigning

rule-CORE-REDES-01 = Con una modifica si costruiscono solo tessere della propria riserva.
rule-CORE-REDES-02 = In quel posto non c’è nessuna tessera della tua città.
rule-CORE-REDES-06 = La tessera di partenza resta dov’è per tutta la partita.
rule-GRA-REDES-01 = Una tessera della riserva mantiene la faccia che mostra.
rule-AMB-K11 = La prima tessera di Granada è una tessera di partenza e resta dov’è.
rule-AMB-K12 = Questa tessera tiene unite Alhambra e Granada: un muro deve continuare a toccare un fossato.
rule-AMB-K13 = Una tessera di Alhambra non può mai scambiarsi con una di Granada.

## Placing

rule-CORE-PLACE-01 = Questa tessera non è tra quelle che devi posizionare.
rule-GRA-PLACE-01 = Con la faccia con cui è stata comprata, una tessera si posiziona gratis.
rule-GRA-PLACE-02 = Per girare una tessera paga almeno 3 in una sola valuta, con le carte che hai in mano.
rule-GRA-END-01 = Una tessera rimasta si costruisce con la faccia che mostra.
rule-AMB-M9 = Girare una tessera si paga con denaro, non con una carta cambio.
rule-DUO-10 = Dirk c’è solo quando si gioca in due.
rule-AMB-H8 = A Dirk si regalano solo tessere comprate; questa era rimasta nel deposito.
rule-AMB-O8 = Una capanna non si può regalare a Dirk: non è stata comprata.

## Modules

rule-AMB-P1 = Fa parte di un modulo che non è in questa partita.
rule-VIZ-04 = Tra due turni puoi comprare una tessera con il visir, oppure passare.
rule-VIZ-05 = Il visir paga l’importo esatto, né più né meno.
rule-VIZ-11 = Il visir non è in questa partita.
rule-AMB-L14 = Il tuo visir è già attivo.
rule-BONUS-04 = Una carta bonus si può mostrare solo finché proprio la sua tessera è nella tua città.
rule-BONUS-06 = Sta per cominciare un calcolo: mostra una carta bonus o passa.
rule-HUT-04 = Le capanne non sono in questa partita.
rule-HUT-05 = Prendi una delle capanne scoperte.
rule-HUT-09 = Si possono avere al massimo tre capanne, e tu ne hai tre.
