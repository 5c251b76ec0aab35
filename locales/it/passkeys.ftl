### Passkeys: sign-in without a password.

passkeys-title = Passkey
passkeys-hint = Accedi con l’impronta, il volto o un PIN invece della password. Una nuova password rimuove tutte le passkey.
passkeys-add = Aggiungi una passkey
passkeys-name = Nome della passkey
passkeys-created = Aggiunta il { DATETIME($day, dateStyle: "medium") }
passkeys-second-factor = Vale anche come secondo fattore
passkeys-remove = Rimuovi
passkeys-removed = Rimossa. Eliminala anche dal tuo dispositivo o dal gestore delle password.
passkeys-sign-in = Accedi con una passkey
passkeys-verify = Usa una passkey
passkeys-cancelled = Non è stata usata nessuna passkey. Riprova.
passkeys-exists = Questo dispositivo ha già una passkey per il tuo account.
passkeys-not-here = Servono un browser più recente e un indirizzo sicuro (HTTPS).

settings-event-passkey_added = Passkey aggiunta
settings-event-passkey_removed = Passkey rimossa
settings-event-passkey_used = Accesso con una passkey

error-bad-passkey = Questa passkey qui non è valida, o è passato troppo tempo. Riprova, o usa la password.
error-too-many-passkeys = Hai già 20 passkey. Prima rimuovine una.
