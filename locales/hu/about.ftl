### Short cards that explain the things on the table, and the view of all majorities.

about-money-hold = Ennyid van: { $coins }.
about-money-tile = { $short ->
    [0] Elég erre: { $tile }.
   *[other] Még { $short } kell ehhez: { $tile }.
}
about-money-rule = A saját pénznemének mezőjén lévő lapkát lehet megvenni vele. Nincs visszajáró; aki pontosan fizet, újra ő jön.
about-exchange-rule = Egy vásárlásnál mindkét pénznemével fizethetsz.
about-display-rule = Egy akcióval egy kártyát veszel fel, vagy többet, legfeljebb 5 összértékben.
about-tile-price = Ára: { $coins }.
about-tile-exact = Pontosan ki tudod fizetni, és újra te jössz.
about-tile-over = Túlfizetés: { $count }. Nincs visszajáró.
about-tile-short = Még { $count } hiányzik.
about-tile-back = A hátoldalán: { $tile }.
about-tile-back-rule = Vásárlás után megfordíthatod legalább 3-ért, egyféle pénznemben.
about-hut-left = Még { $count } van a kupacban
about-hut-rule = Ingyen van, de egy akcióba kerül; egy játszmában legfeljebb három. Annyit ér, ahány ugyanolyan fajta lapka van mellette.
about-hut-worth = A következő értékeléskor ennyit ér: { $count }.
about-kind-most = { $who ->
    [you] Te vezetsz: { $count }. Előnyöd: { $by }.
   *[other] { $name } vezet: { $count }. Előnye: { $by }.
}
about-kind-level = { $who ->
    [you] Nálad { $count } van, holtversenyben: { $names }.
   *[other] { $name }: { $count }, holtversenyben: { $names }.
}
about-kind-behind = { $who ->
    [you] Nálad { $count } van, az élhez { $by } hiányzik ({ $names }).
   *[other] { $name }: { $count } – az élhez { $by } hiányzik ({ $names }).
}
about-kind-nobody = Még senkinek sincs.
about-kind-points = { $who ->
    [you] { $scoring }. értékelés: a jelen állás szerint { $points } pont neked (helyezésenként: { $ranks }).
   *[other] { $scoring }. értékelés: a jelen állás szerint { $points } pont (helyezésenként: { $ranks }).
}
about-kind-rule = Akinek egy fajtából a legtöbb van, pontot kap; sárgaréz csík jelöli. { $family ->
    [granada] Egyenlőségnél a legdrágább lapka dönt.
   *[alhambra] Egyenlőségnél osztozni kell.
}
about-border = { $border ->
    [stretch] Fal és árok leghosszabb közös szakasza: hossza { $edges }, { $points } pont
    [moat] Leghosszabb vizesárok: hossza { $edges }, { $points } pont
   *[wall] Leghosszabb városfal: hossza { $edges }, { $points } pont
}
about-borders = Városhatár: { $points } pont értékelésenként
about-borders-rule = Csak a leghosszabb összefüggő külső szakasz számít, lapkaszélenként egy pont; ahol fal és árok együtt halad, ott kettő.
about-start = A kezdőlapka
about-start-rule = Innen nő a város. Soha nem vehető ki.
about-ground = Szabad terület
about-ground-rule = A lapkák széle összeér, fal fallal találkozik, a kezdőlapkáról minden bejárható, és nem maradhat lyuk.
about-bag = { $count } lapka a zsákban
about-bag-rule = A játszma véget ér, ha már nem lehet belőle feltölteni az építőudvart.
about-deck = { $count } kártya a pakliban, { $discard } eldobva
about-deck-rule = Minden kör után ebből töltjük fel a pénzkínálatot. A dobott lapokból új pakli lesz.
about-scoring = { $scoring }. értékelés következik
about-scoring-until = A kártyája { $least }–{ $most } lapon belül jön.
about-scoring-unknown = { $scoring ->
    [3] A játszma végén lesz.
   *[other] A kártyája a következő pakliban jön.
}
about-scoring-rule = Minden értékelés többet ér az előzőnél.
about-track = Pontok
about-track-seat = { $name }: { $score }
about-clock = Óra
about-clock-move = Lépésenként { $seconds } mp
about-clock-reserve = { $minutes } perc { $seconds } mp tartalék a játszma hátralévő részére
about-clock-rule = A tartalék csak akkor fogy, ha a lépésre szánt idő lejárt. Ha az is elfogy, egy bot lép a játékos helyett.
about-reserve = A tartalékod
about-reserve-rule = Az itt lévő lapkák semmit sem érnek, amíg be nem építed vagy be nem cseréled őket; mindegyik egy-egy akció.
about-marker = { $marker ->
    [even] A következő Granada-lapka a páros árával felfelé kerül ki
   *[odd] A következő Granada-lapka a páratlan árával felfelé kerül ki
}
about-marker-rule = A fekete jelző átkerül a másik oldalra, ha új Granada-lapka került ki.
about-bonus = Bónuszkártya: { $tile }
about-bonus-rule = Ha ez a lapka a városodban áll, felfedheted a kártyát: a lapka eggyel többet ér.
about-hidden = { $count } rejtett bónuszkártya
about-hidden-rule = Hogy mik ezek, csak a gazdájuk tudja.
about-vizier = A vezír
about-vizier-rule = Felfordítva két kör között vehet egy lapkát, pontos árért; utána lefordítod. Egy akcióval fordíthatod fel újra.
about-dirk = Géza
about-dirk-rule = A harmadik kettőtök mellett. Lapkát kap, pénzt nem, és a többségekbe ő is beleszól.
about-cards = { $name }: { $count } kártya kézben
about-cards-rule = Amit a kínálatból vett fel valaki, azt mindenki látta.
about-space-hold = Ennyid van: { $count }.
about-space-rule = Az itt lévő lapkát ebben a pénznemben kell kifizetni.

## Overview of the majorities

overview-title = Többségek
overview-next = { $scoring }. értékelés
overview-kind = Fajta
overview-pays = Pont
overview-left = Maradt
overview-left-hint = ennyi lapka jön még ebből a fajtából
overview-borders = { $game ->
    [alhambra] Városfal
    [granada] Vizesárok
   *[other] Városhatár
}
overview-total = Jelen állás
overview-score = Pontszám
overview-public = Amit mindenki tud
overview-discard = Dobópakli
overview-discard-empty = üres
overview-hands = { $name }: { $count } kártya
overview-unseen = ebből { $count } ismeretlen

## The menu

table-mute = { $name } üzenetei ne látsszanak
table-mute-hint = Csak ezen az eszközön.
table-settings = Beállítások
table-so-far = A játszma eddig
table-leave = Felállok az asztaltól
table-leave-hint = Ha elmész, egy bot játszik helyetted, amíg vissza nem jössz.
table-daily = A nap játszmája
table-puzzles = Feladványok
table-give-up = Feladás
table-give-up-yes = Igen, feladom
table-give-up-hint = Ezzel a nap játszmájára tett kísérleted eredmény nélkül ér véget. Gyakorlásként újra lejátszhatod.
table-chat = Csevegés
table-chat-hint = A játékosok beszélgethetnek egymással.
table-pass-vizier_window = Soha nem vetem be a vezíremet
# $everyone: whether the table asks even those who can only pass
table-pass-vizier_window-hint = { $everyone ->
    [yes] Két kör között nem kérdezünk, rögtön passzolsz. Egyébként ennél az asztalnál mindig kérdezünk, akkor is, ha csak passzolhatsz.
   *[no] Két kör között nem kérdezünk, rögtön passzolsz. Egyébként lapkánként egyszer kérdezünk.
}
table-pass-reveal_round = Soha nem fedek fel bónuszkártyát
table-pass-reveal_round-hint = Értékelés előtt nem kérdezünk, rögtön passzolsz.
table-keys = Billentyűk
table-key-1 = 1–4
table-key-1-does = egy lapka az építőudvarban, Shifttel a Granada-lapka
table-key-5 = 5–8
table-key-5-does = egy kártya a pénzkínálatból
table-key-d = D
table-key-d-does = ugrás az arany gombra; Enterrel lenyomod
table-key-c = C
table-key-c-does = ugrás a városodba; nyilakkal lépsz, Enterrel választasz és építesz
table-key-n = N
table-key-n-does = a városban: ugrás a következő megjelölt helyre
table-key-u = U
table-key-u-does = visszavonás
table-key-r = R
table-key-r-does = átépítés
table-key-f = F
table-key-f-does = Granada-lapka megfordítása
table-key-h = H
table-key-h-does = tipp kérése
table-key-l = L
table-key-l-does = ugrás a naplóhoz
table-key-Esc = Esc
table-key-Esc-does = mindent letesz

# After a return: what a bot did for the player
away-title = Amíg nem voltál itt, egy bot játszott helyetted
away-turns = Körök
away-moves = Lépések
away-points = Pontok
away-coins = Pénz a kézben

# The tray of a spectator: whose city to show
watch-title = Nézőként vagy itt
watch-follow = Követés
watch-follow-turn = Aki éppen játszik
watch-now = Az imént

## A request for an undo

table-undo-ask-hint = Azóta kiderült valami, vagy más is döntött. A többieknek bele kell egyezniük.
table-undo-wanted = { $name } szeretné visszavonni az utolsó akcióját, és mindent, ami utána történt.
table-undo-agree = Beleegyezem
table-undo-refuse = Elutasítom
table-undo-waiting = A visszavonáshoz még válasz kell: { $names }.
table-undo-withdraw = Mégsem kérem
