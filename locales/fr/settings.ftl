### The settings, and the profile with the player's own games.

settings-group-look = Apparence, rythme et son
settings-group-login = Connexion et sécurité
settings-name-saved = Enregistré. Aux tables où tu as déjà une place, tu gardes l’ancien.
settings-save = Enregistrer
settings-theme = Jour ou nuit
settings-theme-auto = Comme l’appareil
settings-theme-light = Jour
settings-theme-dark = Nuit
settings-motion = Animations
settings-motion-auto = Comme l’appareil
settings-motion-on = Toutes
settings-motion-off = Réduites
settings-pace = Vitesse des autres
settings-pace-slow = Lente
settings-pace-normal = Normale
settings-pace-quick = Rapide
settings-pace-hint = Combien de temps on voit un coup des autres. Pendant que tu regardes une ville ou les majorités, le suivant attend.
settings-sound = Son
settings-sound-hint = Discret : cartes, tuiles, et une note quand c’est à toi.
settings-volume = Volume
settings-ambience = Ambiance
settings-ambience-hint = Une fontaine, du vent et des oiseaux à la table, tant que le son est activé.
settings-ambience-volume = Volume de l’ambiance
settings-letters = Lettres sur les tuiles
settings-letters-hint = Chaque tuile porte l’initiale de son type.
settings-strong = Couleurs plus fortes
settings-strong-hint = Écarte les couleurs que le daltonisme rouge-vert confond.
settings-plain = Fond uni
settings-plain-hint = Ni relief ni lumière de moucharabieh derrière la ville.
settings-confirm = Valider mon tour d’office
settings-confirm-after = { $seconds ->
    [0] Jamais
   *[other] { $seconds } s
}
settings-confirm-hint = Seulement aux tables où l’on valide les tours.
settings-device = Un autre appareil
settings-device-hint = Continue tes parties sur ton téléphone ou un autre ordinateur.
settings-device-make = Créer un lien
settings-device-how = Ouvre ce lien sur l’autre appareil d’ici 15 minutes. Il ne sert qu’une fois ; ne le donne à personne.
settings-device-qr = Code QR qui connecte un autre appareil à ton nom
settings-device-use = Connecter cet appareil
settings-device-use-hint = Le lien vient d’un autre de tes appareils. Continue ici avec le même nom et les mêmes tables.
settings-device-use-instead = Cet appareil est au nom de : { $name }. Si tu continues, il prend à la place le nom et les tables du lien.
settings-account = Identifiant
settings-account-none = Sur cet appareil, tu joues sans compte. Avec un identifiant et un mot de passe, tu peux revenir de partout.
settings-account-login = Ton identifiant : { $login }.
settings-login = Identifiant
settings-password = Mot de passe
settings-password-hint = Au moins 8 caractères. Tes autres appareils seront déconnectés ; tes clés d’accès et tes codes de secours ne seront plus valables.
settings-present = Mot de passe actuel
settings-present-why = C’est la preuve que c’est toi, même si quelqu’un d’autre a ton appareil.
settings-password-saved = Enregistré. Garde-le bien : personne ne peut t’en envoyer un nouveau.
settings-set-password = Choisir un mot de passe
settings-change-password = Changer le mot de passe
settings-sign-in = Se connecter
settings-sign-in-hint = Si tu as choisi un identifiant et un mot de passe sur un autre appareil.
settings-sign-out = Se déconnecter
settings-sign-out-warning = Sans mot de passe, tu ne pourras pas revenir à tes tables. Choisis-en un d’abord, ou crée un lien pour un autre appareil.
settings-sign-out-anyway = Se déconnecter quand même
settings-devices = Appareils
settings-devices-this = Cet appareil
settings-devices-unknown = Un autre appareil
settings-devices-seen = Dernière utilisation le { DATETIME($day, dateStyle: "medium") }
settings-devices-end-others = Déconnecter tous les autres appareils
settings-devices-name = { $browser } sur { $system }
settings-security = Événements de sécurité récents
settings-security-hint = Si un événement ne vient pas de toi, change ton mot de passe.
settings-security-hint-guest = Si un événement ne vient pas de toi, déconnecte tous les autres appareils.
settings-security-none = Rien pour l’instant.
settings-security-all = Tout afficher
settings-event-signed_in = Connexion
settings-event-device_linked = Connexion par un lien depuis un autre appareil
settings-event-device_signed_out = Appareil déconnecté
settings-event-others_signed_out = Tous les autres appareils déconnectés
settings-event-password_set = Mot de passe défini
settings-event-password_changed = Mot de passe changé
settings-event-recovered = Mot de passe réinitialisé avec un code de secours
settings-event-recovery_codes_created = Nouveaux codes de secours créés
settings-event-second_factor_set = Second facteur activé
settings-event-admin_verified = Second facteur saisi
settings-event-when = { $device } · { DATETIME($time, dateStyle: "medium", timeStyle: "short") }
settings-data = Ce qu’on garde de toi
settings-codes = Codes de secours
settings-codes-hint = Si tu oublies ton mot de passe, un code de secours te permet d’en choisir un nouveau. Un nouveau mot de passe annule tous les codes.
settings-codes-new = Nouveaux codes de secours
settings-codes-keep = Note ces codes : on ne les montrera plus. Si tu oublies ton mot de passe, chacun te permet d’en choisir un nouveau ; les autres sont alors annulés. Les anciens codes ne marchent plus.
settings-export = Tout enregistrer dans un fichier
settings-delete = Supprimer mon profil
settings-delete-warning = C’est définitif. Tes parties restent pour celles et ceux qui ont joué avec toi, sans ton nom ni ce que tu as dit.
settings-delete-name = Pour confirmer, écris ton nom : { $name }
settings-delete-now = Supprimer pour de bon
settings-forgotten = J’ai oublié mon mot de passe
settings-code = Code de secours
settings-recover = Changer le mot de passe et se connecter

## Profile

profile-title = Tes parties
profile-progress = Tes progrès
profile-none = Tu n’as pas encore terminé de partie ici.
# $count: at least 3
profile-chart = Points de tes { $count } dernières parties, la plus récente à droite. Les parties gagnées sont dorées.
profile-kind = { $game } à { $players }
profile-figures = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, record { $best }, moyenne { $mean } points
profile-mine = Ton classement : { $rating }
profile-bot = { $level } : { $rating }
profile-rating = { $mu } ± { $spread }
profile-rules = Comment marche le classement
profile-rules-estimate = Le classement estime ta force. La vraie valeur se trouve très probablement dans l’intervalle indiqué par ±.
profile-rules-people = Seules comptent les parties entre au moins deux personnes, et seulement les résultats contre des personnes. Les leçons, les tables non classées et les parties avec des tuiles personnalisées ou un réseau entraîné ne comptent pas. Les parties reprises d’un enregistrement non plus.
profile-rules-hints = Une partie classée se joue sans conseils. Si tout le monde accepte une annulation, la partie compte quand même.
profile-rules-absent = Si un bot joue à ta place pendant ton absence, ton classement peut baisser, mais pas monter.
profile-rules-newcomers = Moins de { $newcomer } parties classées à ce jeu et à ce nombre de personnes, c’est débuter ici. Les résultats contre des débutants ne comptent que pour d’autres débutants.
profile-rules-repeated = Entre les deux mêmes personnes, { $daily } parties par jour au plus comptent.
profile-result = { $won ->
    [yes] Gagnée avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
profile-with = { $game } avec { $others }
profile-day = { DATETIME($day, dateStyle: "medium") }
profile-review = Analyser
profile-replay = Revoir
