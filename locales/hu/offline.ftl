### Playing without a server: games on this device, installation, several people at one device.

offline-title = Ezen az eszközön
offline-entry = Játék ezen az eszközön
offline-entry-hint = Botok ellen, vagy többen egy képernyőnél. Hálózat sem kell hozzá.
offline-no-network = Nincs hálózat. Az eszközön zajló játszmák, a pontozófüzet és a lapkák listája működik. A nyitott asztalokhoz, a barátaidhoz és a fiókodhoz hálózat kell.
offline-companion = Pontozófüzet a dobozos játékhoz
offline-box = Nézd át a dobozodat
offline-lead = Itt minden a böngésződben fut. Sehová sem küldünk semmit.
offline-loading = Készül az asztal…
error-not-here = A játék nem indult el ezen az eszközön. Próbáld meg még egyszer. Ha továbbra sem megy, talán túl régi a böngésződ.

## A new game

offline-new = Új játszma
offline-new-submit = Indul a játszma
offline-seat-choice-person = Valaki ennél az eszköznél
offline-name-of = { $seat }. hely: név
offline-player = { $seat }. játékos
offline-nobody = Legalább egy helyen ember üljön.
offline-own-tiles = A saját dobozom lapkáival

## The games on this device

offline-tables = Játszmák ezen az eszközön
offline-tables-none = Még nincs játszma. Amit itt elkezdesz, itt is marad, akkor is, ha bezárod az ablakot.
offline-before-release = Ezen az eszközön a Nasrid 0.1.0 előtti változatának játszmái vannak, ez a változat nem tudja olvasni őket. Nem változtak. Használd azt a változatot, amelyik írta őket.
# A button beside a game; $game: its players
offline-more = További lehetőségek, játszma: { $game }
offline-record = Lejegyzés mentése
offline-record-hint = Az egész játszma egy fájlban. Bármelyik eszközön megnyithatod.
offline-to-server = Folytatás a szerveren
offline-to-server-hint = A játszma a szerver egyik asztalánál megy tovább, botok ellen.
offline-take-away = Folytatás ezen az eszközön
offline-take-away-hint = A játszma elhagyja a szervert: ott már nem számít, és az asztala bezárul.
offline-take-away-yes = Folytatás itt
offline-remove = Törlés
offline-remove-sure = Végleg törlöd ezt a játszmát?
offline-remove-yes = Törlöm
offline-open-record = Lejegyzés megnyitása
offline-open-record-hint = Egy játszma, amit itt, másik eszközön vagy szerveren mentettek. Ha még nincs vége, játszhatod tovább.
offline-open-record-wrong = Ez a fájl nem játszma lejegyzése, vagy a szabályok más változatával készült.

## Installing Nasrid on this device

offline-keep = Nasrid ezen az eszközön
offline-keep-hint = Így hálózat nélkül is megnyílik. Egyszer kell letölteni { $size } MB-ot.
offline-keep-start = Letöltöm
offline-keep-again = Letöltés folytatása
offline-keeping = { $done }/{ $size } MB
offline-keeping-stopped = Megszakadt a hálózat. Ami megjött, megmarad.
offline-kept = A Nasrid ezen az eszközön van: { $size } MB. Hálózat nélkül is megnyílik.
offline-kept-newer = Új változat töltődik le. A most zajló játszmákat nem zavarja.
offline-kept-renewed = Itt a legújabb változat. A következő oldaltól már ez fut.
offline-forget = Eltávolítom az eszközről
offline-forget-hint = A játszmáid megmaradnak.
offline-keep-not = Ez a cím nem tölthető le az eszközre: a böngészők ezt csak HTTPS-en engedik.

## Passing the device to the next player

cover-title = { $name }, te jössz
cover-hint = Vedd át az eszközt. A többiek most ne nézzenek ide.
cover-take = Mutasd a kártyáimat
