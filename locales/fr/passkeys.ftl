### Passkeys: sign-in without a password.

passkeys-title = Clés d’accès
passkeys-hint = Connecte-toi avec ton empreinte, ton visage ou un code PIN, sans mot de passe. Un nouveau mot de passe supprime toutes les clés d’accès.
passkeys-add = Ajouter une clé d’accès
passkeys-name = Nom de la clé d’accès
passkeys-created = Ajoutée le { DATETIME($day, dateStyle: "medium") }
passkeys-second-factor = Sert aussi de second facteur
passkeys-remove = Supprimer
passkeys-removed = Clé supprimée. Efface-la aussi sur ton appareil ou dans ton gestionnaire de mots de passe.
passkeys-sign-in = Se connecter avec une clé d’accès
passkeys-verify = Utiliser une clé d’accès
passkeys-cancelled = Aucune clé d’accès n’a été utilisée. Réessaie.
passkeys-exists = Cet appareil a déjà une clé d’accès pour ton compte.
passkeys-not-here = Il te faut un navigateur plus récent et une adresse sécurisée (HTTPS).

settings-event-passkey_added = Clé d’accès ajoutée
settings-event-passkey_removed = Clé d’accès supprimée
settings-event-passkey_used = Connexion avec une clé d’accès

error-bad-passkey = Cette clé d’accès n’est pas valable ici, ou le délai est dépassé. Réessaie, ou utilise ton mot de passe.
error-too-many-passkeys = Tu as déjà 20 clés d’accès. Supprimes-en une d’abord.
