### The rules that an action can break (docs/rules.md), for players.

## Turns

rule-CORE-TURN-02 = Most akció jön: vegyél fel pénzt, vegyél egy lapkát, vagy építsd át a városodat.
rule-CORE-TURN-07 = Nincs több akciód: helyezd el a megszerzett lapkákat a városodban vagy a tartalékodban.
rule-CORE-TURN-08 = Minden a helyén van: erősítsd meg a körödet, és mehet tovább.
rule-CORE-END-10 = A játszma véget ért, nincs több tennivaló.
rule-AMB-C3 = Egy körben legalább egy akciót végre kell hajtani, és még van, amit megtehetsz.
rule-AMB-C4 = Az ebben a körben szerzett lapka várjon: az akcióid után helyezed el.
rule-AMB-Q4 = Ilyen akció nincs ebben a játékban.

## Money

rule-CORE-MONEY-01 = Olyan kártyát vegyél fel, ami a kínálatban van.
rule-CORE-MONEY-02 = Felvehetsz egy bármekkora értékű kártyát, vagy többet, ha együtt legfeljebb 5-öt érnek.
rule-AMB-M1 = A pénzváltó kártyát egyedül kell felvenni, más kártyák nélkül.

## Buying

rule-CORE-BUY-01 = Csak olyan lapkát vehetsz, ami az építőudvarban van, egyszerre egyet.
rule-CORE-BUY-03 = A lapkát a mezője pénznemében kell kifizetni, másban nem.
rule-CORE-BUY-04 = Legalább az árát fizesd ki, a kezedben lévő kártyákkal.
rule-EXCH-05 = A pénzváltó csak akkor segít, ha rajta van a lapka mezőjének pénzneme.
rule-AMB-M3 = Ennél az asztalnál pénzváltóval csak pontosan lehet fizetni.
rule-AMB-M5 = Nem kell a pénzváltó: csak a mező saját pénznemével fizetsz.
rule-AMB-M7 = Egy vásárláshoz legfeljebb egy pénzváltót használhatsz.

## Building

rule-CORE-BUILD-02 = Az érintkező szélek legyenek egyformák: fal vagy árok a párjával, vagy mindkettő nyitott.
rule-CORE-BUILD-03 = Minden lapkához el kell tudni sétálni a kezdőlapkáról, fal és árok átlépése nélkül.
rule-CORE-BUILD-04 = A lapkának olyan szabad hely kell, ami egy teljes szélével a városodhoz ér.
rule-CORE-BUILD-05 = A városban nem lehet lyuk: üres helyet nem szabad körbezárni.
rule-COMBO-BUILD-01 = Az Alhambra és Granada csak úgy találkozhat, hogy fal ér árokhoz.
rule-COMBO-BUILD-02 = Az első Granada-lapka vizesárka az Alhambrád falához érjen.
rule-COMBO-BUILD-03 = Egy Granada-lapkát meg kell jelölni elsőnek.
rule-COMBO-BUILD-06 = Az Alhambra és Granada nyitott szélei nem találkozhatnak: falnak kell érnie árokhoz.

## Redesigning

rule-CORE-REDES-01 = Átépítéskor csak a saját tartalékodból építhetsz be lapkát.
rule-CORE-REDES-02 = Ezen a helyen nincs lapka a városodban.
rule-CORE-REDES-06 = A kezdőlapka az egész játszmában a helyén marad.
rule-GRA-REDES-01 = A tartalékban lévő lapkát már nem fordíthatod meg.
rule-AMB-K11 = Az első Granada-lapka kezdőlapka, a helyén marad.
rule-AMB-K12 = Ez a lapka tartja össze az Alhambrát és Granadát: maradjon fal, ami árokhoz ér.
rule-AMB-K13 = Alhambra-lapka soha nem cserélhet helyet Granada-lapkával.

## Placing

rule-CORE-PLACE-01 = Ez a lapka nincs azok között, amelyeket el kell helyezned.
rule-GRA-PLACE-01 = Azzal az oldalával felfelé, ahogy megvetted, a lapka elhelyezése ingyenes.
rule-GRA-PLACE-02 = A lapka megfordításáért legalább 3-at kell fizetned egyféle pénznemben, a kezedből.
rule-GRA-END-01 = Megmaradt lapkát nem fordíthatsz meg: úgy építed be, ahogy fekszik.
rule-AMB-M9 = A megfordításért pénzzel kell fizetni, pénzváltóval nem lehet.
rule-DUO-10 = Géza csak kétszemélyes játszmában van jelen.
rule-AMB-H8 = Gézának csak vett lapkát adhatsz; ez megmaradt lapka.
rule-AMB-O8 = Kunyhót nem adhatsz Gézának: nem vetted.

## Modules

rule-AMB-P1 = Ez olyan modulhoz tartozik, ami nincs ebben a játszmában.
rule-VIZ-04 = Két kör között egy lapkát vehetsz a vezíreddel, vagy passzolsz.
rule-VIZ-05 = A vezír pontosan fizet, se többet, se kevesebbet.
rule-VIZ-11 = Ebben a játszmában nincs vezír.
rule-AMB-L14 = A vezíred már fel van fordítva.
rule-BONUS-04 = Bónuszkártyát csak addig fedhetsz fel, amíg pontosan az a lapka a városodban áll.
rule-BONUS-06 = Értékelés jön: fedj fel egy bónuszkártyát, vagy passzolj.
rule-HUT-04 = Ebben a játszmában nincsenek munkáskunyhók.
rule-HUT-05 = A felfordított kunyhók közül vigyél el egyet.
rule-HUT-09 = Senkinek sem lehet háromnál több kunyhója, és neked már három van.
