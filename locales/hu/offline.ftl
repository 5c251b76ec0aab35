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
error-not-loaded = A játékot nem sikerült letölteni. Ellenőrizd a kapcsolatot, és próbáld újra. Ha hálózat nélkül szeretnél játszani, előbb telepítsd a Nasridot erre az eszközre.
error-storage-blocked = A böngésződ nem engedi, hogy ez az oldal bármit is tároljon, ezért itt nem menthetők a játszmák. Engedélyezd az oldalnak az adattárolást, és próbáld újra.
error-storage-full = Ebben a böngészőben elfogyott a hely, ezért a játszmát nem sikerült menteni. Szabadíts fel helyet az eszközön, vagy törölj régi játszmákat, és próbáld újra.

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
offline-review = A játszma elemzése
offline-review-hint = Nyerési esélyek, szerencse, hibák és jobb lépések.
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
offline-open-record = Lejegyzés vagy mentés megnyitása
offline-open-record-hint = Itt, más eszközön vagy szerveren mentett játszmák. A befejezetleneket folytathatod.
offline-open-record-wrong = Ez a fájl se nem egy játszma lejegyzése, se nem mentés. Válassz másikat.
offline-open-record-version = Ezt a fájlt a Nasrid egy másik változata készítette. Azzal a változattal nyisd meg.
offline-open-record-long = Ez a játszma túl hosszú: egy lejegyzésben legfeljebb 5000 akció lehet. Válassz másikat.
offline-review-file = Lejegyzés elemzése
offline-review-file-hint = Egy befejezett játszma lejegyzése szerverről, másik eszközről vagy a nasrid programból.
offline-review-file-unfinished = Ez a játszma még nem ért véget. Most már a játszmáid között van: játszd végig, aztán elemezd.
offline-backup = Biztonsági mentés
offline-backup-hint = Az eszköz összes játszmája egy fájlban. Nyisd meg egy másik eszközön, és folytasd ott. Egyetlen játszma sem íródik felül.
offline-restored-none = A mentésben nincs játszma.
offline-restored-added = { $count ->
    [one] Egy játszma hozzáadva.
   *[other] { $count } játszma hozzáadva.
}
offline-restored-continued = { $count ->
    [one] Egy játszma már megvolt, és most megkapta az újabb lépéseit.
   *[other] { $count } játszma már megvolt, és most megkapta az újabb lépéseit.
}
offline-restored-copied = { $count ->
    [one] Egy játszma itt másképp folytatódott. Másolatként került be.
   *[other] { $count } játszma itt másképp folytatódott. Másolatként kerültek be.
}
offline-restored-unchanged = { $count ->
    [one] Egy játszma már megvolt.
   *[other] { $count } játszma már megvolt.
}
offline-restored-damaged = { $count ->
    [one] A fájlban egy játszma sérült, ezért nem került be.
   *[other] A fájlban { $count } játszma sérült, ezért nem kerültek be.
}

## Installing Nasrid on this device

offline-keep = Nasrid ezen az eszközön
offline-keep-hint = Így hálózat nélkül is megnyílik. Egyszer kell letölteni { $size } MB-ot.
offline-keep-start = Letöltöm
offline-keep-later = Most nem
offline-keep-again = Letöltés folytatása
offline-keeping = { $done }/{ $size } MB
offline-keeping-stopped = Megszakadt a hálózat. Ami megjött, megmarad.
offline-keeping-full = Ebben a böngészőben nincs hely { $size } MB számára. Szabadíts fel helyet az eszközön, aztán folytasd a letöltést. Ami már megvan, megmarad.
offline-kept = A Nasrid ezen az eszközön van: { $size } MB. Hálózat nélkül is megnyílik.
offline-kept-newer = Új változat töltődik le. A most zajló játszmákat nem zavarja.
offline-kept-renewed = Itt a legújabb változat. A következő oldaltól már ez fut.
offline-persistent = A böngésző magától nem törli sem a Nasridot, sem a játszmáidat.
offline-not-persistent = Ha az eszközön elfogy a hely, a böngésző törölheti a Nasridot és a játszmáidat. Készíts biztonsági mentést azokról, amelyeket meg akarsz tartani.
offline-app = Nasrid hozzáadása az alkalmazásokhoz
offline-forget = Eltávolítom az eszközről
offline-forget-hint = A játszmáid megmaradnak.
offline-keep-not = Ez a cím nem tölthető le az eszközre: a böngészők ezt csak HTTPS-en engedik.
offline-keep-unsupported = Ez a böngésző nem tud weboldalakat telepíteni. Nyisd meg a Nasridot másik böngészőben, vagy lépj ki a privát módból.
offline-keep-blocked = A böngésződ nem engedi, hogy ez az oldal bármit is tároljon. A Nasrid nem telepíthető, a játszmák nem menthetők. Engedélyezd az oldalnak az adattárolást, aztán töltsd be újra.

## Passing the device to the next player

cover-title = { $name }, te jössz
cover-hint = Vedd át az eszközt. A többiek most ne nézzenek ide.
cover-take = Mutasd a kártyáimat
# The player who held the device before
cover-undo = { $name } vissza szeretne vonni egy lépést
# The player who has to agree to the undo
cover-undo-title = { $name }, egyetértesz?
