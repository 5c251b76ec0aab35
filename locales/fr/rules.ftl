### The rules that an action can break (docs/rules.md), for players.

## Turns

rule-CORE-TURN-02 = C’est le moment d’agir : prends de l’argent, achète une tuile ou transforme ta ville.
rule-CORE-TURN-07 = Tes actions sont finies : place tes nouvelles tuiles, dans ta ville ou dans ta réserve.
rule-CORE-TURN-08 = Tout est placé : valide ton tour pour continuer.
rule-CORE-END-10 = La partie est finie ; il n’y a plus rien à faire.
rule-AMB-C3 = Un tour compte au moins une action, et il t’en reste une de possible.
rule-AMB-C4 = Une tuile de ce tour doit attendre : place-la quand tes actions sont finies.
rule-AMB-Q4 = Cette action n’existe pas dans ce jeu.

## Money

rule-CORE-MONEY-01 = Prends une carte de l’offre.
rule-CORE-MONEY-02 = Prends une carte, quelle que soit sa valeur, ou plusieurs pour un total de 5 maximum.
rule-AMB-M1 = Un bureau de change se prend seul, sans autre carte.

## Buying

rule-CORE-BUY-01 = On n’achète que les tuiles du chantier, une à la fois.
rule-CORE-BUY-03 = Une tuile se paie dans la devise de sa case, et dans aucune autre.
rule-CORE-BUY-04 = Paie au moins le prix, avec des cartes de ta main.
rule-EXCH-05 = Un bureau de change ne sert que s’il montre la devise de la case.
rule-AMB-M3 = À cette table, il faut faire l’appoint quand on utilise un bureau de change.
rule-AMB-M5 = Pas besoin du bureau de change : tu ne paies qu’avec la devise de la case.
rule-AMB-M7 = Un seul bureau de change par achat.

## Building

rule-CORE-BUILD-02 = Les côtés qui se touchent doivent être pareils : mur contre mur, fossé contre fossé, ou ouverts tous les deux.
rule-CORE-BUILD-03 = Chaque tuile doit être accessible à pied depuis la tuile de départ, sans traverser ni mur ni fossé.
rule-CORE-BUILD-04 = Il faut un emplacement libre qui touche ta ville par un côté entier.
rule-CORE-BUILD-05 = Pas de trou dans une ville : aucun emplacement vide ne doit être enfermé.
rule-COMBO-BUILD-01 = Alhambra et Granada ne se touchent que mur contre fossé.
rule-COMBO-BUILD-02 = La première tuile Granada se pose avec un fossé contre un mur de ton Alhambra.
rule-COMBO-BUILD-03 = Une tuile Granada doit être marquée comme la première.
rule-COMBO-BUILD-06 = Les côtés ouverts d’Alhambra et de Granada ne peuvent pas se toucher : il faut un mur contre un fossé.

## Redesigning

rule-CORE-REDES-01 = En transformant, on ne construit qu’une tuile de sa propre réserve.
rule-CORE-REDES-02 = Il n’y a pas de tuile de ta ville à cet endroit.
rule-CORE-REDES-06 = La tuile de départ ne bouge pas de toute la partie.
rule-GRA-REDES-01 = Une tuile de la réserve garde sa face visible.
rule-AMB-K11 = La première tuile Granada est une tuile de départ : elle ne bouge pas.
rule-AMB-K12 = Cette tuile relie Alhambra et Granada : un mur doit toujours toucher un fossé.
rule-AMB-K13 = Une tuile Alhambra ne peut jamais prendre la place d’une tuile Granada, ni l’inverse.

## Placing

rule-CORE-PLACE-01 = Cette tuile n’est pas de celles que tu dois placer.
rule-GRA-PLACE-01 = Avec la face visible à l’achat, une tuile se place gratuitement.
rule-GRA-PLACE-02 = Pour retourner une tuile, paie au moins 3 dans une seule devise, de ta main.
rule-GRA-END-01 = Une tuile restante se construit avec sa face visible.
rule-AMB-M9 = On retourne une tuile avec de l’argent, pas avec un bureau de change.
rule-DUO-10 = Dirk ne joue que dans les parties à deux.
rule-AMB-H8 = On n’offre à Dirk qu’une tuile achetée ; celle-ci est une tuile restante.
rule-AMB-O8 = On n’offre pas d’abri à Dirk : il n’a pas été acheté.

## Modules

rule-AMB-P1 = Cela vient d’un module qui n’est pas dans cette partie.
rule-VIZ-04 = Entre deux tours, tu peux acheter une tuile avec ton vizir, ou passer.
rule-VIZ-05 = Le vizir fait toujours l’appoint : ni plus ni moins.
rule-VIZ-11 = Le vizir n’est pas dans cette partie.
rule-AMB-L14 = Ton vizir est déjà actif.
rule-BONUS-04 = On ne dévoile une carte de prime que si sa tuile, celle-là même, est dans la ville.
rule-BONUS-06 = Un décompte attend : dévoile une carte de prime ou passe.
rule-HUT-04 = Les abris de chantier ne sont pas dans cette partie.
rule-HUT-05 = Prends un des abris visibles.
rule-HUT-09 = Trois abris au maximum par personne, et tu en as trois.
