### Passkeys: sign-in without a password.

passkeys-title = Passkeys
passkeys-hint = Melde dich mit Fingerabdruck, Gesicht oder PIN an statt mit dem Passwort. Ein neues Passwort entfernt alle Passkeys.
passkeys-add = Passkey hinzufügen
passkeys-name = Name des Passkeys
passkeys-created = Hinzugefügt am { DATETIME($day, dateStyle: "medium") }
passkeys-second-factor = Gilt auch als zweiter Faktor
passkeys-remove = Entfernen
passkeys-removed = Entfernt. Lösch ihn auch auf deinem Gerät oder in deinem Passwortmanager.
passkeys-sign-in = Mit Passkey anmelden
passkeys-verify = Passkey verwenden
passkeys-cancelled = Es wurde kein Passkey verwendet. Versuch es noch einmal.
passkeys-exists = Dieses Gerät hat schon einen Passkey für dein Konto.
passkeys-not-here = Du brauchst einen neueren Browser und eine sichere Adresse (HTTPS).

settings-event-passkey_added = Passkey hinzugefügt
settings-event-passkey_removed = Passkey entfernt
settings-event-passkey_used = Mit einem Passkey angemeldet

error-bad-passkey = Dieser Passkey gilt hier nicht, oder es hat zu lange gedauert. Versuch es noch einmal oder nimm dein Passwort.
error-too-many-passkeys = Du hast schon 20 Passkeys. Entferne erst einen.
