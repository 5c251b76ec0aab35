### Passkeys: sign-in without a password.

passkeys-title = Azonosítókulcsok
passkeys-hint = Lépj be ujjlenyomattal, arcfelismeréssel vagy PIN-kóddal jelszó helyett. Új jelszó beállításakor az összes azonosítókulcs törlődik.
passkeys-add = Azonosítókulcs hozzáadása
passkeys-name = Az azonosítókulcs neve
passkeys-created = Hozzáadva: { DATETIME($day, dateStyle: "medium") }
passkeys-second-factor = Második faktornak is számít
passkeys-remove = Eltávolítás
passkeys-removed = Eltávolítva. Töröld az eszközödről vagy a jelszókezelődből is.
passkeys-sign-in = Belépés azonosítókulccsal
passkeys-verify = Azonosítókulcs használata
passkeys-cancelled = Nem használtál azonosítókulcsot. Próbáld újra.
passkeys-exists = Ezen az eszközön már van azonosítókulcs a fiókodhoz.
passkeys-not-here = Újabb böngészőre és biztonságos (HTTPS) címre van szükség.

settings-event-passkey_added = Azonosítókulcs hozzáadva
settings-event-passkey_removed = Azonosítókulcs eltávolítva
settings-event-passkey_used = Belépés azonosítókulccsal

error-bad-passkey = Ez az azonosítókulcs itt nem érvényes, vagy lejárt az idő. Próbáld újra, vagy használd a jelszavad.
error-too-many-passkeys = Már 20 azonosítókulcsod van. Előbb távolíts el egyet.
