### Être prévenu que c’est son tour : l’interrupteur dans les réglages, et ce que dit une notification.

push-title = Notifications
push-switch = Me prévenir quand c’est à moi
push-switch-hint = Aux tables où un coup peut prendre des jours, sur cet appareil. Pas tant que la table est ouverte chez toi.
push-denied = Ton navigateur ne permet pas à Nasrid de te prévenir. Autorise les notifications de cette page dans ses réglages, puis réessaie.
push-failed = Ton navigateur n’a pas pu joindre son service de notifications. Réessaie plus tard.
push-not-here = Ce navigateur ne peut pas te prévenir ici. Sur un iPhone ou un iPad, mets d’abord Nasrid sur l’écran d’accueil (Partager, puis « Sur l’écran d’accueil ») et ouvre-le de là. Ailleurs, il faut un navigateur plus récent et HTTPS.
push-quiet = Heures calmes
push-quiet-from = De
push-quiet-until = À
push-quiet-hint = Ce qui arrive pendant ces heures t’est dit après. Deux fois la même heure : pas d’heures calmes.

## Ce que dit une notification

push-turn = À toi de jouer
push-turn-hint = Les autres t’attendent à la table.
push-off = Plus de notifications
