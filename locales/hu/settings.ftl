### The settings, and the profile with the player's own games.

settings-group-look = Megjelenés, tempó és hang
settings-group-login = Belépés és biztonság
settings-name-saved = Mentve. Ahol már ülsz, ott a régi neved marad.
settings-save = Mentés
settings-theme = Nappal vagy éjszaka
settings-theme-auto = Mint az eszközöm
settings-theme-light = Nappal
settings-theme-dark = Éjszaka
settings-motion = Mozgás
settings-motion-auto = Mint az eszközöm
settings-motion-on = Teljes
settings-motion-off = Kevesebb
settings-pace = A többiek tempója
settings-pace-slow = Lassú
settings-pace-normal = Közepes
settings-pace-quick = Gyors
settings-pace-hint = Ennyi ideig látszik a többiek lépése. Amíg egy várost vagy a többségeket nézed, a következő vár.
settings-sound = Hang
settings-sound-hint = Halk: kártyák, lapkák, és egy jelzés, ha te jössz.
settings-volume = Hangerő
settings-ambience = Hangulat
settings-ambience-hint = Szökőkút, szél és madarak az asztalnál, amíg a hang be van kapcsolva.
settings-ambience-volume = A hangulat hangereje
settings-letters = Betűk a lapkákon
settings-letters-hint = Minden lapkán látszik a fajtája betűjele.
settings-strong = Erősebb színek
settings-strong-hint = Széthúzza azokat a színeket, amelyek vörös-zöld színtévesztéssel egybefolynak.
settings-plain = Sima vakolat
settings-plain-hint = Nincs dombormű és rácsos fényjáték a város mögött.
settings-confirm = Automatikus megerősítés
settings-confirm-after = { $seconds ->
    [0] Soha
   *[other] { $seconds } mp
}
settings-confirm-hint = Csak olyan asztalnál, ahol meg kell erősíteni a kört.
settings-device = Másik eszköz
settings-device-hint = Folytasd a játszmáidat telefonon vagy másik gépen.
settings-device-make = Link készítése
settings-device-how = Nyisd meg ezt a linket a másik eszközön 15 percen belül. Egyszer működik; senki másnak ne add oda.
settings-device-qr = QR-kód, amellyel egy másik eszköz a te nevedben lép be
settings-device-use = Belépés ezen az eszközön
settings-device-use-hint = A link egy másik eszközödről való. Itt ugyanazzal a névvel, ugyanazoknál az asztaloknál folytathatod.
settings-device-use-instead = Ezen az eszközön most { $name } játszik. Ha folytatod, a linkhez tartozó név és asztalok lépnek a helyébe.
settings-account = Belépés
settings-account-none = Ezen az eszközön vendég vagy. Felhasználónévvel és jelszóval bárhonnan visszatérhetsz.
settings-account-login = A felhasználóneved: { $login }.
settings-login = Felhasználónév
settings-password = Jelszó
settings-password-hint = Legalább 8 karakter. A többi eszközödről kiléptetünk, az azonosítókulcsok és a helyreállító kódok érvényüket vesztik.
settings-present = Jelenlegi jelszó
settings-present-why = Ez igazolja, hogy te vagy az, akkor is, ha másnál van az eszközöd.
settings-password-saved = Mentve. Jól jegyezd meg: újat senki sem tud küldeni.
settings-set-password = Jelszó beállítása
settings-change-password = Jelszó módosítása
settings-sign-in = Belépés
settings-sign-in-hint = Ha egy másik eszközön már van felhasználóneved és jelszavad.
settings-sign-out = Kilépés
settings-sign-out-warning = Jelszó nélkül nem tudsz visszatérni az asztalaidhoz. Előbb állíts be egyet, vagy készíts linket egy másik eszközhöz.
settings-sign-out-anyway = Kilépek így is
settings-devices = Eszközök
settings-devices-this = Ez az eszköz
settings-devices-unknown = Másik eszköz
settings-devices-seen = Utoljára használva: { DATETIME($day, dateStyle: "medium") }
settings-devices-end-others = Kilépés az összes többi eszközről
settings-devices-name = { $browser }, { $system }
settings-security = Legutóbbi biztonsági események
settings-security-hint = Ha egy eseményt nem ismersz fel, módosítsd a jelszavad.
settings-security-hint-guest = Ha egy eseményt nem ismersz fel, léptesd ki az összes többi eszközt.
settings-security-none = Eddig semmi.
settings-security-all = Összes mutatása
settings-event-signed_in = Belépés
settings-event-device_linked = Belépés egy másik eszközről kapott linkkel
settings-event-device_signed_out = Eszköz kiléptetve
settings-event-others_signed_out = Az összes többi eszköz kiléptetve
settings-event-password_set = Jelszó beállítva
settings-event-password_changed = Jelszó megváltoztatva
settings-event-recovered = Új jelszó helyreállító kóddal
settings-event-recovery_codes_created = Új helyreállító kódok készültek
settings-event-second_factor_set = Második faktor beállítva
settings-event-admin_verified = Második faktor megadva
settings-event-when = { $device } · { DATETIME($time, dateStyle: "medium", timeStyle: "short") }
settings-data = Amit rólad őrzünk
settings-codes = Helyreállító kódok
settings-codes-hint = Ha elfelejted a jelszavad, egy helyreállító kóddal újat állíthatsz be. Új jelszóval az összes kód érvényét veszti.
settings-codes-new = Új helyreállító kódok
settings-codes-keep = Írd fel ezeket a kódokat, mert többé nem jelennek meg. Ha elfelejted a jelszavad, bármelyikkel újat állíthatsz be; a többi ezután érvénytelen. A régi kódok már nem érvényesek.
settings-export = Minden mentése fájlba
settings-delete = Adataim törlése
settings-delete-warning = Ezt nem lehet visszavonni. A játszmáid megmaradnak azoknak, akik veled játszottak, de a neved és az üzeneteid nélkül.
settings-delete-name = A biztonság kedvéért írd be a neved: { $name }
settings-delete-now = Végleges törlés
settings-forgotten = Elfelejtettem a jelszavam
settings-code = Helyreállító kód
settings-recover = Jelszó beállítása és belépés

## Profile

profile-title = A játszmáid
profile-progress = A fejlődésed
profile-none = Itt még nem fejeztél be játszmát.
# $count: at least 3
profile-chart = Az utolsó { $count } játszmád pontjai, a legújabb jobbra. A megnyert játszmák aranyszínűek.
profile-kind = { $game }, { $players } játékos
profile-figures = { $played } játszma, { $won } győzelem, legjobb: { $best }, átlag: { $mean } pont
profile-mine = Értékszámod: { $rating }
profile-bot = { $level }: { $rating }
profile-rating = { $mu } ± { $spread }
profile-rules = Hogyan számoljuk az értékszámot?
profile-rules-estimate = Az értékszám a játékerődet becsüli. A valódi érték nagy valószínűséggel a ± által megadott tartományba esik.
profile-rules-people = Csak a legalább két ember közti játszmák számítanak, és csak az emberek elleni eredmények. Nem számítanak a leckék, a tét nélküli asztalok, sem a saját lapkákkal vagy betanított hálózattal játszott játszmák. A felvételből folytatott játszmák sem számítanak.
profile-rules-hints = Értékszámos játszmában nincs tipp. Ha mindenki beleegyezik egy visszavonásba, a játszma attól még számít.
profile-rules-absent = Ha távollétedben bot játszik helyetted, az értékszámod csökkenhet, de nem nőhet.
profile-rules-newcomers = Kezdő az, akinek ebben a játékban, ennyi játékossal { $newcomer } értékszámos játszmánál kevesebb van. A kezdők elleni eredmény csak más kezdőknek számít.
profile-rules-repeated = Naponta legfeljebb { $daily } játszma számít ugyanazon két ember között.
profile-result = { $won ->
    [yes] Győzelem, { $points } pont
   *[no] { $points } pont
}
profile-with = { $game }, társaid: { $others }
profile-day = { DATETIME($day, dateStyle: "medium") }
profile-review = Elemzés
profile-replay = Visszanézem
