### Friends, invitations, blocks, reports, public pages, and the page for moderators.

people-title = Tes contacts
people-friends = Amis
people-recent = Rencontres récentes
people-blocked = Personnes bloquées
people-none = Tu retrouveras ici celles et ceux qui jouent avec toi.
people-befriend = Ajouter aux amis
people-befriend-name = Ajouter aux amis : { $name }
people-unfriend = Retirer des amis
people-unfriend-name = Retirer des amis : { $name }
people-block = Bloquer
people-block-name = Bloquer { $name }
people-unblock = Débloquer
people-unblock-name = Débloquer { $name }
people-block-hint = Les personnes bloquées ne peuvent ni rejoindre tes tables, ni t’inviter, ni être placées avec toi. Tu ne lis pas ce qu’elles écrivent.
people-page = Page publique
people-page-of = Page publique : { $name }
people-report = Signaler
people-report-name = Signaler { $name }
people-report-table = Signaler cette table
people-report-why = Qu’est-ce qui ne va pas ?
people-report-send = Envoyer le signalement
people-report-sent = Merci. La personne qui gère ce serveur le lira.
people-vote = Ne plus attendre
people-vote-name = Ne plus attendre { $name }
people-vote-hint = Si plus de la moitié des autres le veut, un bot remplace { $name } jusqu’à son retour.
people-invite-title = Tes connaissances
people-invite = Inviter
people-invite-name = Inviter { $name }
people-invited = Invitation envoyée

## A public page

page-mine = Page publique
page-mine-show = Afficher une page sur moi
page-mine-hint = On y voit ton nom, ton classement et tes résultats, mais pas avec qui tu as joué. Il suffit d’avoir son adresse pour la lire.
page-mine-open = Ouvrir ta page
page-title = { $name } · Nasrid
page-nobody = Il n’y a pas de page ici.
page-nobody-hint = Elle a peut-être été retirée depuis.
page-rating = Classement : { $rating }
page-games = Dernières parties
page-no-games = Aucune partie terminée pour l’instant.

## For moderators

admin-title = Page d’administration
admin-open = Administrer ce serveur
admin-reports = Signalements
admin-reports-none = Aucun signalement à régler.
admin-reports-later = Afficher les signalements suivants
# $name: the player it is about
admin-report-player = Concerne { $name }
admin-report-table = Concerne la table
admin-report-tournament = Concerne le tournoi « { $title } »
admin-look = Voir la table
admin-look-tournament = Voir le tournoi
admin-reason = Motif
admin-reason-hint = Il est noté. Les personnes exclues peuvent le lire.
admin-bans = Exclusions
admin-bans-none = Aucune exclusion.
admin-address = Adresse
admin-log = Ce qui a été fait
admin-log-line = { $what }, { $target } : { $reason }
admin-log-by = { DATETIME($day, dateStyle: "medium", timeStyle: "short") }, { $name }
admin-log-command = { DATETIME($day, dateStyle: "medium", timeStyle: "short") }, en ligne de commande
admin-log-older = Afficher les entrées précédentes
factor-title = Second facteur
factor-needed = Pour modérer, il faut un second facteur : un mot de passe ou un appareil perdu ne doit pas suffire. Il te faut une application d’authentification.
factor-begin = Configurer
factor-scan = Scanne ce code avec ton application d’authentification. Saisis ensuite les six chiffres affichés.
factor-qr = QR code pour ton application d’authentification
factor-secret = Ou saisis ce secret dans l’application :
factor-hint = Saisis les six chiffres affichés par ton application d’authentification.
factor-code = Code
factor-verify = Continuer
admin-do-ban_player = Exclure cette personne
admin-do-unban_player = Laisser revenir
admin-do-ban_address = Exclure cette adresse
admin-do-unban_address = Laisser revenir
admin-do-unlist = Masquer la table
admin-do-relist = Montrer à nouveau la table
admin-do-remove = { $place ->
    [table] Supprimer la table pour de bon
    [tournament] Supprimer le tournoi pour de bon
   *[other] Supprimer pour de bon
}
admin-do-reset_name = Retirer le nom de la personne
admin-do-reset_title = Retirer le nom du tournoi
admin-do-resolve = Régler
admin-do-grant_admin = Peut utiliser cette page
admin-do-revoke_admin = Ne peut plus utiliser cette page

## Errors

error-bad-password = Un mot de passe a de 8 à 200 caractères. Choisis-en un autre.
error-wrong-credentials = L’identifiant et le mot de passe ne correspondent pas. Réessaie.
error-wrong-code = Ce code est faux ou déjà utilisé. Saisis le code que ton application affiche maintenant, ou le suivant.
error-second-factor-required = Saisis d’abord un code de ton application d’authentification.
error-login-taken = Cet identifiant est déjà pris. Choisis-en un autre.
error-no-such-link = Ce lien a déjà servi ou n’est plus valable. Crées-en un nouveau sur ton autre appareil.
error-no-such-player = Cette personne n’est plus ici.
