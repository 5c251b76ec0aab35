### Friends, invitations, blocks, reports, public pages, and the page for moderators.

people-title = Játékostársak
people-friends = Barátok
people-recent = Akikkel nemrég játszottál
people-blocked = Letiltva
people-none = Akikkel játszol, itt fogod látni.
people-befriend = Felveszem barátnak
people-befriend-name = Felveszem barátnak: { $name }
people-unfriend = Törlöm a barátok közül
people-unfriend-name = Törlöm a barátok közül: { $name }
people-block = Letiltom
people-block-name = Letiltom: { $name }
people-unblock = Feloldom
people-unblock-name = Feloldom a letiltást: { $name }
people-block-hint = Akit letiltasz, nem ülhet le az asztalaidhoz, nem hívhat meg, és keresésnél sem kerülsz össze vele. Az üzeneteit sem látod.
people-page = Nyilvános oldal
people-page-of = Nyilvános oldal: { $name }
people-report = Bejelentem
people-report-name = Bejelentem: { $name }
people-report-table = Bejelentem ezt az asztalt
people-report-why = Mi a baj?
people-report-send = Bejelentés küldése
people-report-sent = Köszönjük. A szerver üzemeltetője el fogja olvasni.
people-vote = Nem várok tovább
people-vote-name = Nem várok tovább rá: { $name }
people-vote-hint = Ha a többiek több mint fele ezt akarja, { $name } helyett bot játszik, amíg vissza nem jön.
people-invite-title = Akiket ismersz
people-invite = Meghívom
people-invite-name = Meghívom: { $name }
people-invited = Meghívva

## A public page

page-mine = Nyilvános oldal
page-mine-show = Legyen rólam oldal
page-mine-hint = A neved, az értékszámaid és az eredményeid látszanak rajta, de az nem, hogy kikkel játszottál. Bárki elolvashatja, aki tudja a címét.
page-mine-open = Megnyitom az oldalam
page-title = { $name } · Nasrid
page-nobody = Ezen a címen nincs oldal.
page-nobody-hint = Talán már nem szeretné a gazdája.
page-rating = Értékszám: { $rating }
page-games = Legutóbbi játszmák
page-no-games = Még nincs befejezett játszma.

## For moderators

admin-title = Kezelői oldal
admin-open = A szerver kezelői oldala
admin-reports = Bejelentések
admin-reports-none = Nincs nyitott bejelentés.
admin-reports-later = Későbbi bejelentések megjelenítése
# $name: the player it is about
admin-report-player = Bejelentett játékos: { $name }
admin-report-table = Az egész asztal
admin-report-tournament = Bejelentett verseny: „{ $title }”
admin-look = Asztal megnézése
admin-look-tournament = Verseny megnézése
admin-reason = Indoklás
admin-reason-hint = Feljegyezzük. Akit kitiltasz, elolvashatja.
admin-bans = Kitiltva
admin-bans-none = Senki sincs kitiltva.
admin-address = Cím
admin-log = Ami történt
admin-log-line = { $what }, { $target }: { $reason }
admin-log-by = { DATETIME($day, dateStyle: "medium", timeStyle: "short") }, { $name }
admin-log-command = { DATETIME($day, dateStyle: "medium", timeStyle: "short") }, parancssorból
admin-log-older = Korábbi bejegyzések megjelenítése
factor-title = Második faktor
factor-needed = A moderáláshoz második faktor kell, hogy egy elveszett jelszó vagy eszköz ne legyen elég. Hitelesítő alkalmazásra lesz szükséged.
factor-begin = Beállítás
factor-scan = Olvasd be ezt a kódot a hitelesítő alkalmazásoddal. Aztán írd be a hat számjegyet, amelyet mutat.
factor-qr = QR-kód a hitelesítő alkalmazásodhoz
factor-secret = Vagy írd be ezt a titkot az alkalmazásba:
factor-hint = Írd be a hat számjegyet, amelyet a hitelesítő alkalmazásod mutat.
factor-code = Kód
factor-verify = Tovább
admin-do-ban_player = Kitiltom a játékost
admin-do-unban_player = Újra beengedem
admin-do-ban_address = Kitiltom ezt a címet
admin-do-unban_address = Újra beengedem
admin-do-unlist = Elrejtem az asztalt
admin-do-relist = Látsszon újra az asztal
admin-do-remove = { $place ->
    [table] Végleg törlöm az asztalt
    [tournament] Végleg törlöm a versenyt
   *[other] Végleges törlés
}
admin-do-reset_name = Elveszem a játékos nevét
admin-do-reset_title = Elveszem a verseny nevét
admin-do-resolve = Lezárom
admin-do-grant_admin = Használhatja ezt az oldalt
admin-do-revoke_admin = Már nem használhatja ezt az oldalt

## Errors

error-bad-password = A jelszó 8–200 karakter lehet. Válassz másikat.
error-wrong-credentials = Hibás felhasználónév vagy jelszó. Próbáld meg újra.
error-wrong-code = Ez a kód hibás, vagy már felhasználtad. Add meg azt a kódot, amelyet az alkalmazásod most mutat, vagy a következőt.
error-second-factor-required = Előbb adj meg egy kódot a hitelesítő alkalmazásodból.
error-login-taken = Ez a felhasználónév már foglalt. Válassz másikat.
error-no-such-link = Ezt a linket már felhasználták, vagy túl régi. Készíts újat a másik eszközödön.
error-no-such-player = Itt már nincs ilyen játékos.
