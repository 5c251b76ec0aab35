### Passkeys: sign-in without a password.

passkeys-title = Passkeys
passkeys-hint = Log in met je vingerafdruk, je gezicht of een pincode in plaats van je wachtwoord. Een nieuw wachtwoord verwijdert alle passkeys.
passkeys-add = Passkey toevoegen
passkeys-name = Naam van de passkey
passkeys-created = Toegevoegd op { DATETIME($day, dateStyle: "medium") }
passkeys-second-factor = Telt ook als tweede factor
passkeys-remove = Verwijderen
passkeys-removed = Verwijderd. Wis de passkey ook op je apparaat of in je wachtwoordbeheerder.
passkeys-sign-in = Inloggen met een passkey
passkeys-verify = Passkey gebruiken
passkeys-cancelled = Er is geen passkey gebruikt. Probeer het opnieuw.
passkeys-exists = Dit apparaat heeft al een passkey voor je account.
passkeys-not-here = Je hebt een nieuwere browser en een veilig adres (HTTPS) nodig.

settings-event-passkey_added = Passkey toegevoegd
settings-event-passkey_removed = Passkey verwijderd
settings-event-passkey_used = Ingelogd met een passkey

error-bad-passkey = Deze passkey is hier niet geldig, of het duurde te lang. Probeer het opnieuw of gebruik je wachtwoord.
error-too-many-passkeys = Je hebt al 20 passkeys. Verwijder er eerst een.
