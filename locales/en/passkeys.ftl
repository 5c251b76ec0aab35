### Passkeys: sign-in without a password.

passkeys-title = Passkeys
passkeys-hint = Sign in with your fingerprint, your face or a PIN instead of your password. A new password removes all passkeys.
passkeys-add = Add a passkey
passkeys-name = Name of the passkey
passkeys-created = Added on { DATETIME($day, dateStyle: "medium") }
passkeys-second-factor = Also counts as the second factor
passkeys-remove = Remove
passkeys-removed = Removed. Also delete it on your device or in your password manager.
passkeys-sign-in = Sign in with a passkey
passkeys-verify = Use a passkey
passkeys-cancelled = No passkey was used. Try again.
passkeys-exists = This device already has a passkey for your account.
passkeys-not-here = You need a newer browser and a secure address (HTTPS).

settings-event-passkey_added = Passkey added
settings-event-passkey_removed = Passkey removed
settings-event-passkey_used = Signed in with a passkey

error-bad-passkey = This passkey is not valid here, or it took too long. Try again, or use your password.
error-too-many-passkeys = You have 20 passkeys. Remove one first.
