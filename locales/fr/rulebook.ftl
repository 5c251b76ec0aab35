### The rules in the app: short, by topic, in the order of a game. Each line explains one rule or a few related ones;
### web/src/rulebook/topics.ts lists their ids (docs/rules.md).

rulebook-title = Les règles
rulebook-lead = Lis-les de haut en bas, ou cherche ce que tu veux savoir.
rulebook-search = Chercher dans les règles
rulebook-none = Rien trouvé. Essaie un autre mot.
rulebook-here = Seulement ce qui est à cette table
rulebook-here-hint = Sans les jeux et modules auxquels tu ne joues pas.
rulebook-ids = Afficher les numéros des règles
rulebook-ids-hint = Chaque phrase indique les règles qu’elle explique, comme dans le répertoire des règles.
rulebook-print = Imprimer
rulebook-contents = Thèmes
rulebook-learn = Ou apprendre en jouant
rulebook-found = { $count ->
    [one] { $count } thème
   *[other] { $count } thèmes
}

rulebook-part-core = Le jeu
rulebook-part-granada = Granada
rulebook-part-combined = Alhambra et Granada ensemble
rulebook-part-duo = À deux
rulebook-part-modules = Modules

## The game

rulebook-aim = Le but
rulebook-aim-city = Chacun bâtit une ville, tuile après tuile, autour de sa tuile de départ. Dans Alhambra, c’est la fontaine aux lions.
rulebook-aim-points = Trois fois par partie, on compare les villes. Tu marques des points si tu as le plus d’édifices d’un type, et pour ton plus long mur ou fossé.
rulebook-aim-wins = Après le troisième décompte, qui a le plus de points gagne. À égalité de points, on partage la victoire.

rulebook-setup = Le début d’une partie
rulebook-setup-site = Toutes les tuiles vont dans un sac. On en pose quatre sur le chantier, une par case.
rulebook-setup-money = Tu reçois de l’argent, carte par carte, jusqu’à avoir 20 ou plus. À partir de là, personne d’autre ne le voit.
rulebook-setup-start = Qui a reçu le moins de cartes commence ; à égalité, qui a la plus petite somme. Encore à égalité : la personne la plus jeune, ou le hasard.
rulebook-setup-display = Quatre cartes d’argent, visibles, forment l’offre. Les autres sont la pioche, avec deux cartes de décompte : la première dans le deuxième cinquième, la seconde dans le quatrième.

rulebook-turn = Ton tour
rulebook-turn-one = À ton tour, tu fais une action : prendre de l’argent, acheter une tuile ou transformer ta ville. Les modules ajoutent d’autres actions.
rulebook-turn-again = Qui achète une tuile en faisant l’appoint fait une autre action, au choix. Un tour peut donc compter jusqu’à cinq actions.
rulebook-turn-must = Il faut faire au moins une action, si c’est possible. Après un achat à l’appoint, tu peux t’arrêter.
rulebook-turn-place = Après tes actions, tu places les tuiles que tu as achetées. Quand toutes sont placées, ton tour est fini.

rulebook-money = Prendre de l’argent
rulebook-money-one = Prends une carte de l’offre, quelle que soit sa valeur.
rulebook-money-several = Ou prends-en plusieurs, pour un total de 5 maximum. Elles peuvent être de devises différentes.
rulebook-money-cards = Il y a quatre devises, avec des cartes de 1 à 9, trois de chaque. Tu peux en avoir en main autant que tu veux.

rulebook-buying = Acheter une tuile
rulebook-buying-site = Achète une tuile du chantier. Le nombre sur la tuile est son prix.
rulebook-buying-currency = Paie dans la devise de la case où se trouve la tuile, et dans aucune autre.
rulebook-buying-change = Paie le prix ou plus, avec autant de cartes que tu veux. On ne rend pas la monnaie.
rulebook-buying-exact = Si tu fais l’appoint, tu rejoues. Chaque tuile se paie séparément.
rulebook-buying-gap = Une case devenue vide n’est pas remplie avant la fin de ton tour.

rulebook-placing = Placer tes tuiles
rulebook-placing-choice = Construis chaque tuile dans ta ville ou mets-la dans ta réserve, l’une après l’autre, dans l’ordre que tu veux.
rulebook-placing-reserve = Ta réserve contient autant de tuiles que tu veux. Elles ne comptent pas aux décomptes.

rulebook-building = Comment construire
rulebook-building-up = Tous les toits sont vers le haut : une tuile ne pivote jamais.
rulebook-building-side = Une tuile doit toucher ta ville par un côté entier. Un coin ne suffit pas.
rulebook-building-alike = Là où deux tuiles se touchent, les deux côtés ont un mur, ou les deux sont ouverts. Pour les fossés, c’est pareil.
rulebook-building-walk = De la tuile de départ, on doit pouvoir aller à pied à chaque tuile sans traverser ni mur ni fossé. La tuile de départ est ouverte de tous les côtés.
rulebook-building-holes = Pas de trou : aucun emplacement vide ne doit être enfermé par des tuiles.

rulebook-redesign = Transformer ta ville
rulebook-redesign-three = Comme action, au choix : construire une tuile de ta réserve, retirer une tuile de la ville pour la mettre en réserve, ou remplacer l’une par l’autre au même endroit.
rulebook-redesign-rules = Ensuite, toute la ville doit respecter les règles de construction.
rulebook-redesign-start = La tuile de départ ne bouge jamais.

rulebook-refill = Après chaque tour
rulebook-refill-fill = On complète l’offre à quatre cartes, puis le chantier à quatre tuiles. Avec les deux jeux, il a huit tuiles.
rulebook-refill-shuffle = Quand la pioche est vide, on mélange la défausse, qui devient la nouvelle pioche.
rulebook-refill-scoring = Si une carte de décompte sort, une autre carte la remplace, et le décompte a lieu avant le tour suivant.

rulebook-scoring = Les décomptes
rulebook-scoring-three = Il y a trois décomptes : deux quand leur carte sort, le dernier à la fin.
rulebook-scoring-what = Chacun récompense les majorités de chaque type d’édifice, et le plus long mur ou fossé.
rulebook-scoring-built = Seul ce qui est construit compte, pas ce qui est en réserve. C’est le nombre de tuiles qui compte, pas leur prix.

rulebook-majorities = Les majorités
rulebook-majorities-table = Au premier décompte, la première place marque ; au deuxième, la deuxième aussi ; au troisième, la troisième aussi. Ce tableau dit combien.
rulebook-majorities-tie = À égalité, on additionne les points des places occupées ensemble et on les partage, en arrondissant vers le bas.
rulebook-majorities-none = Sans aucune tuile d’un type, on ne marque rien pour lui.

rulebook-walls = Le plus long mur
rulebook-walls-edge = À chaque décompte, ton plus long mur extérieur d’un seul tenant rapporte un point par côté.
rulebook-walls-inner = Les murs entre deux tuiles ne comptent pas, ni les autres murs, plus courts.

rulebook-end = La fin
rulebook-end-bag = La partie finit après un tour, quand le sac ne suffit plus à remplir le chantier.
rulebook-end-left = Chaque tuile encore en vente va à qui a le plus d’argent dans la devise de sa case, de la première case à la quatrième. À égalité, personne ne la reçoit.
rulebook-end-build = Une telle tuile restante peut être construite aussitôt. Puis vient le troisième décompte.

## Granada

rulebook-faces = Des tuiles à deux faces
rulebook-faces-two = Chaque tuile de Granada a un édifice différent sur chaque face. Un prix est pair, l’autre coûte un de plus. Il y a neuf types.
rulebook-faces-back = Tout le monde peut savoir ce qu’il y a au verso. On achète la face visible.
rulebook-faces-turn = Avec la face achetée, une tuile se construit gratuitement. Pour la construire avec l’autre face, paie 3 ou plus dans une seule devise. On ne rend pas la monnaie, et ça ne donne pas d’autre action.
rulebook-faces-reserve = En réserve, tu la poses gratuitement sur la face que tu veux. Ensuite, on ne la retourne plus jamais.
rulebook-faces-left = À la fin, une tuile restante se construit avec sa face visible.

rulebook-marker = Le pion noir
rulebook-marker-shows = Les nouvelles tuiles sont posées avec le prix que montre le pion noir : pair ou impair. Les quatre premières sont paires.
rulebook-marker-moves = Dès que de nouvelles tuiles ont été posées, le pion passe de l’autre côté.

rulebook-moats = Les fossés
rulebook-moats-same = Les fossés remplacent les murs : les règles de construction sont les mêmes.
rulebook-moats-edge = Ton plus long fossé d’un seul tenant autour de la ville rapporte un point par côté. Un fossé entre deux tuiles ne compte pas.

rulebook-granada = Les points dans Granada
rulebook-granada-total = Compte les édifices d’un type dans toutes les villes réunies. Au premier décompte, la première place reçoit autant de points.
rulebook-granada-later = Au deuxième décompte, la première place les reçoit deux fois, la deuxième une fois. Au troisième, c’est trois fois, deux fois et une fois.
rulebook-granada-tie = On ne partage pas : à égalité, la tuile la plus chère de ce type l’emporte.

rulebook-simple = Décompte simplifié
rulebook-simple-points = Si vous l’avez choisi, chaque type rapporte des points fixes : 3 au premier décompte, 10 et 3 au deuxième, 18, 10 et 3 au troisième. Les fossés rapportent comme toujours.

## Alhambra and Granada together

rulebook-both = Deux jeux à une table
rulebook-both-site = Chaque case a une tuile d’Alhambra et une de Granada. Tu peux acheter l’une, l’autre, ou les deux. Un tour peut donc compter jusqu’à neuf actions.
rulebook-both-start = Tout le monde commence avec la fontaine aux lions. Au début, toutes les tuiles Granada en vente ont un fossé.
rulebook-both-cards = La première carte de décompte est au milieu de la pioche. Quand la pioche est vide pour la première fois, on mélange la défausse et on en fait cinq piles. La seconde carte de décompte va dans la deuxième.
rulebook-both-end = La partie finit quand une case reste tout à fait vide, parce que les deux sacs le sont aussi.

rulebook-meeting = Là où les villes se touchent
rulebook-meeting-wall = Alhambra et Granada ne se touchent que mur contre fossé. Leurs côtés ouverts ne se touchent jamais.
rulebook-meeting-first = Ta première tuile Granada se pose ainsi, contre ton Alhambra. C’est la tuile de départ de ta Granada : elle ne bouge plus, et dans Granada on part à pied de là.
rulebook-meeting-keep = Un mur doit toujours toucher un fossé, et une tuile ne prend jamais la place d’une tuile de l’autre jeu.

rulebook-stretch = Les points des deux
rulebook-stretch-own = Alhambra suit ses règles de décompte, Granada les siennes. Les murs le long de fossés comptent aussi, et ces fossés de même.
rulebook-stretch-two = En plus, ton plus long tronçon de mur contre fossé rapporte deux points par côté.

## Two players

rulebook-dirk = Dirk
rulebook-dirk-who = Quand on joue à deux, Dirk est le troisième. Il n’a ni ville ni argent et ne joue jamais. On retire un exemplaire de chaque carte d’argent.
rulebook-dirk-tiles = Il reçoit six tuiles au début, six autres après le premier décompte, et après le deuxième un tiers de celles qui restent dans le sac.
rulebook-dirk-faces = Ses premières tuiles Granada montrent leur face paire. Pour les suivantes, le pion noir décide.
rulebook-dirk-both = Avec les deux jeux, il reçoit chaque fois six tuiles d’Alhambra et six de Granada, et pour finir un tiers de chaque sac.
rulebook-dirk-counts = Aux décomptes, il participe aux majorités, mais il n’a ni mur ni fossé, et il ne peut pas gagner.
rulebook-dirk-gift = Une tuile que tu as achetée, tu peux l’offrir à Dirk au lieu de la placer. Une tuile Granada, tu peux la retourner pour lui, au même tarif.

## Modules

rulebook-vizier = Le vizir
rulebook-vizier-buy = Après le tour de n’importe qui, tu peux utiliser ton vizir s’il est actif : achète une tuile du chantier en faisant l’appoint, et place-la aussitôt.
rulebook-vizier-down = Puis on retourne le vizir, et cet appoint ne donne pas d’autre action. Le chantier est complété.
rulebook-vizier-up = Réactiver ton vizir est une action de ton tour.
rulebook-vizier-order = Si plusieurs veulent s’en servir, la priorité va à qui joue ensuite. Après chaque achat, on redemande à tout le monde. Après les dernières tuiles, c’est trop tard.

rulebook-exchange = Bureaux de change
rulebook-exchange-two = Six cartes de la pioche montrent chacune deux devises. Un bureau de change se prend comme une carte d’argent, mais seul.
rulebook-exchange-pay = Si la devise d’une case est sur ta carte, tu peux payer sa tuile en mélangeant les deux à ta guise. Une carte sert pour une tuile.
rulebook-exchange-fee = Elle ne sert pas à retourner une tuile.

rulebook-bonus = Cartes de prime
rulebook-bonus-cards = Tu as des cartes secrètes, qui montrent chacune une tuile précise, sans mur. Moins on joue nombreux, plus on en a : trois, deux ou une.
rulebook-bonus-show = Tant que cette tuile-là est dans ta ville, tu peux dévoiler sa carte. La tuile compte alors une fois de plus à chaque décompte.
rulebook-bonus-when = Tu peux le faire chaque fois que c’est à toi de décider, et on te le demande avant chaque décompte.
rulebook-bonus-back = Si la tuile quitte ta ville, la carte revient dans ta main.

rulebook-huts = Abris de chantier
rulebook-huts-take = Comme action, prends un des abris visibles. C’est gratuit. Il se place comme une tuile.
rulebook-huts-count = À un décompte, un abri compte pour autant d’édifices qu’il touche de tuiles de son type sans mur entre eux, trois au plus.
rulebook-huts-three = Tu peux avoir trois abris au plus. Les murs des abris comptent comme les autres.

rulebook-seen = Ce que tout le monde voit
rulebook-seen-open = Villes, réserves, offre, défausse, points et nombre de cartes en main : tout le monde les voit. Quelles cartes, c’est secret.
rulebook-seen-modules = Tous les modules se combinent. Pour les cartes de prime et les abris, il faut des tuiles Alhambra.
