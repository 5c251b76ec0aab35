### The tutorial: its list of chapters, and the coach's texts. Each chapter is a file of src/nasrid/chapters; its
### messages are named after it and are in the order of its steps. The coach explains every term of the game before its
### first use.

tutorial-title = Apprendre à jouer
tutorial-lead = Tu joues à une vraie table, et un guide te montre tout. Arrête quand tu veux : chaque chapitre reprend là où tu en étais.
tutorial-first = Commence ici
tutorial-more = Ensuite, dans l’ordre que tu veux
tutorial-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
tutorial-begin = Commencer
tutorial-continue = Continuer
tutorial-repeat = Refaire
# For screen readers: the action of the button, and its chapter
tutorial-do = { $action } : { $chapter }
tutorial-done = Terminé
tutorial-rules = Lire les règles
tutorial-rules-hint = Courtes et en images, dans l’ordre où l’on en a besoin.

tutorial-chapter-basics = Le jeu
tutorial-chapter-basics-about = Prendre de l’argent, acheter, construire, marquer. À la fin, tu joues une petite partie contre des apprentis.
tutorial-chapter-duo = À deux
tutorial-chapter-duo-about = Dirk s’invite : il ne joue jamais, mais ses tuiles comptent.
tutorial-chapter-granada = Granada
tutorial-chapter-granada-about = Des tuiles à deux faces, des fossés, et des points qui grandissent avec toutes les villes.
tutorial-chapter-combined = Les deux ensemble
tutorial-chapter-combined-about = Alhambra et Granada dans une même ville, mur contre fossé.
tutorial-chapter-vizier = Le vizir
tutorial-chapter-vizier-about = Achète une tuile quand ce n’est pas ton tour.
tutorial-chapter-exchange = Bureaux de change
tutorial-chapter-exchange-about = Paie une tuile en deux devises.
tutorial-chapter-bonus = Cartes de prime
tutorial-chapter-bonus-about = Un secret qui fait compter une tuile deux fois.
tutorial-chapter-huts = Abris de chantier
tutorial-chapter-huts-about = Gratuits, et ils valent autant que ce qui les entoure.

## The coach's panel

tutorial-coach = Guide
tutorial-step = { $step } sur { $steps }
tutorial-next = Suite
tutorial-show = Montre-moi
tutorial-others = Maintenant, les autres jouent. Regarde.
tutorial-others-done = Voici ce que les autres ont joué :
# The player took another legal action
tutorial-wrong = C’est permis, mais ce n’est pas ce qu’on veut essayer maintenant.
tutorial-strayed = Cette partie s’est écartée de la leçon. Continue à ta guise, ou recommence la leçon.
tutorial-again = Recommencer
tutorial-play-on = Continuer
tutorial-next-chapter = Ensuite : { $chapter }
tutorial-chapters = Tous les chapitres

## The game

tutorial-basics-hello = Bienvenue ! Dans dix minutes environ, tu connaîtras ce jeu. Je te montre les choses, et tu les essaies. Tu peux t’arrêter à tout moment et reprendre plus tard.
tutorial-basics-city = Voici la fontaine aux lions, le cœur de ta ville. La ville grandit tout autour, avec des tuiles carrées. Chaque tuile montre un édifice : une tour, un jardin, etc.
tutorial-basics-money = Voici ton argent. Il y a quatre devises, chacune avec sa couleur et sa forme : florins, dirhams, deniers et ducats. Personne d’autre ne voit tes cartes.
tutorial-basics-site = Quatre tuiles sont en vente sur le chantier. Le nombre sur une tuile est son prix. La case où elle est posée dit dans quelle devise.
tutorial-basics-turn = Chacun joue à son tour. À ton tour, tu fais une action. Commençons par la plus simple : prendre de l’argent.
tutorial-basics-take = Ces quatre cartes, c’est l’offre. Comme action, tu peux en prendre une, quelle que soit sa valeur. Tu as 3 ducats, et la tour en coûte 9 : choisis les 7 ducats, puis appuie sur le bouton doré.
tutorial-basics-take-other = Tu peux prendre ça. Mais la tour se paie en ducats : prends la carte de 7 ducats.
tutorial-basics-take-first = Chaque chose en son temps : prends d’abord les 7 ducats.
tutorial-basics-buy-why = C’est de nouveau à toi. Cette fois, tu achètes une tuile : c’est aussi une action. Le sérail est sur la case des florins et coûte 7.
tutorial-basics-buy = Tu as une carte de 8 florins. Tu peux payer plus que le prix, mais on ne rend pas la monnaie. Choisis le sérail et achète-le.
tutorial-basics-buy-not-take = L’argent peut attendre. Cette fois, tu achètes une tuile.
tutorial-basics-buy-other = Tu pourrais aussi acheter ça. Mais commençons par le sérail.
tutorial-basics-build = Après tes actions, tu construis ce que tu as acheté : tu le poses dans ta ville. Le bord épais est un mur. Choisis l’emplacement à gauche de la fontaine, pour que le mur donne sur l’extérieur, puis appuie sur le bouton doré.
tutorial-basics-build-other = Cet emplacement est permis, lui aussi. Mais choisis celui à gauche de la fontaine.
tutorial-basics-build-first = Ça viendra plus tard. D’abord, construis la tuile contre la fontaine.
tutorial-basics-exact-why = Regarde les appartements : ils coûtent 8 deniers, et tu as un 3 et un 5. Payer juste le prix, c’est faire l’appoint. Et qui fait l’appoint a droit à une autre action dans le même tour.
tutorial-basics-exact = Choisis les appartements. Tes 3 et 5 deniers se préparent tout seuls : il ne reste qu’à acheter !
tutorial-basics-exact-other = Tu pourrais aussi acheter ça, mais sans faire l’appoint. Achète les appartements.
tutorial-basics-again = Bien payé : tu as droit à une autre action. La case vide du chantier n’est remplie qu’après ton tour.
tutorial-basics-several = Prends encore de l’argent. Au lieu d’une carte, tu peux en prendre plusieurs, pour un total de 5 maximum. Prends 1 dirham et 4 deniers.
tutorial-basics-several-other = Tu peux prendre ça. Mais essaie avec deux cartes : 1 dirham et 4 deniers.
tutorial-basics-several-first = Tu pourrais acheter ça. Mais cette fois, prends de l’argent : 1 dirham et 4 deniers.
tutorial-basics-several-not-end = Tu peux t’arrêter là. Mais une action de plus, ça ne se refuse pas : prends de l’argent.
tutorial-basics-walls = Passons aux appartements : c’est le moment de les construire. Ils ont un mur sur deux côtés. Un mur ne peut toucher qu’un mur, un côté ouvert qu’un côté ouvert.
tutorial-basics-mistake = Trompons-nous exprès. Essaie de construire les appartements à droite de la fontaine : choisis cet emplacement.
tutorial-basics-mistake-why = Refusé ! À gauche, les appartements ont un mur, mais la fontaine est ouverte de tous les côtés. On te dit toujours quelle règle coince, et tu ne perds rien.
tutorial-basics-walk = La deuxième règle : depuis la fontaine, on doit pouvoir aller à pied jusqu’à chaque tuile sans traverser de mur.
tutorial-basics-holes = La troisième règle : pas de trou dans une ville, donc aucun emplacement vide ne doit être enfermé. Et une tuile ne pivote jamais : tous les toits sont vers le haut.
tutorial-basics-build-again = Au-dessus de la fontaine, tout colle : le côté ouvert touche la fontaine, et les murs donnent sur l’extérieur. C’est là qu’il faut construire les appartements.
tutorial-basics-build-again-other = C’est permis, ça aussi. Mais choisis l’emplacement au-dessus de la fontaine : là, ton mur pourra grandir.
tutorial-basics-tower = Tu as maintenant 10 ducats, et la tour en coûte 9. Ce n’est pas l’appoint, mais ça vaut le coup. Achète la tour.
tutorial-basics-tower-other = Tu pourrais acheter ça. Mais tes ducats, tu les as pris pour la tour : achète-la.
tutorial-basics-reserve = Rien ne t’oblige à construire une tuile tout de suite. Tu peux la garder pour plus tard, dans ta réserve. Là, elle ne compte pas encore. Mets la tour en réserve.
tutorial-basics-reserve-not-build = Elle irait bien là. Mais essayons d’abord la réserve : mets-y la tour.
tutorial-basics-redesign-why = Il y a une troisième action : transformer ta ville. Tu construis une tuile de ta réserve, ou tu retires une tuile de la ville pour la mettre en réserve, ou tu remplaces l’une par l’autre.
tutorial-basics-redesign = Choisis la tour dans ta réserve, puis l’emplacement à droite des appartements. Regarde ton mur s’allonger.
tutorial-basics-redesign-first = Ce serait une autre action. Cette fois, transforme ta ville : construis la tour.
tutorial-basics-redesign-other = Cet emplacement est permis. Mais c’est à droite des appartements que ton mur devient le plus long.
tutorial-basics-redesign-not-swap = Remplacer une tuile, c’est permis aussi. Mais ta ville en perdrait une : construis la tour à droite des appartements.
tutorial-basics-redesign-not-remove = Là, tu retirerais une tuile de ta ville. Construis plutôt la tour.
tutorial-basics-scoring = Un décompte ! Il y en a trois par partie, et chacun te donne des points pour ta ville. Lisons la feuille ensemble.
tutorial-basics-scoring-most = Pour chaque type d’édifice, qui en a le plus marque des points. Personne d’autre n’a de tour : 6 points pour toi. Les tours rapportent le plus, les pavillons le moins.
tutorial-basics-scoring-tie = Pour les appartements, vous êtes deux à égalité, une tuile partout. Vous partagez les 4 points : 2 pour toi.
tutorial-basics-scoring-wall = Ton plus long mur autour de la ville rapporte un point par côté : 4 pour toi. Les murs entre deux tuiles ne comptent pas.
tutorial-basics-later = Dans la pioche d’argent, deux cartes déclenchent un décompte ; la première vient de sortir. Au deuxième, la deuxième place marque aussi, et au dernier, la troisième aussi.
tutorial-basics-end = Les tuiles viennent d’un sac. La partie finit quand il ne suffit plus à remplir le chantier. Puis vient le dernier décompte, et qui a le plus de points gagne.
tutorial-basics-help = Si tu ne sais plus quoi faire, demande un conseil ici. Pour savoir ce qu’est une chose, pointe-la ou garde le doigt dessus. Les règles sont dans le menu.
tutorial-basics-finish = Voilà, tu sais tout. Finis la partie : les autres sont des apprentis, et il ne reste que quelques tuiles. Bonne chance !

## Two players and Dirk

tutorial-duo-dirk = Quand on joue à deux, il y a un troisième joueur : Dirk. Il n’a ni ville ni argent, et ce n’est jamais son tour. Mais il a des tuiles : six au départ.
tutorial-duo-counts = À un décompte, Dirk participe comme tout le monde. Il a deux tours, toi une : c’est lui qui aurait les points des tours.
tutorial-duo-gift = Sers-toi de lui : une tuile que tu achètes, tu peux l’offrir à Dirk. C’est ton adversaire qui a le plus de jardins, deux. Dirk en a un.
tutorial-duo-buy = Achète le jardin bon marché. Avec ses trois murs, il ne te sert pas à grand-chose.
tutorial-duo-buy-first = L’argent peut attendre : achète le jardin.
tutorial-duo-give = Maintenant, offre-le à Dirk. Comme ça ne s’annule pas, on te demande deux fois : appuie deux fois sur le bouton.
tutorial-duo-give-not-build = Tu pourrais le construire. Mais cette fois, il est pour Dirk.
tutorial-duo-give-not-reserve = Tu pourrais le garder. Mais cette fois, il est pour Dirk.
tutorial-duo-money = Ton adversaire a pris de l’argent. Prends-en aussi : 1 florin et 3 dirhams.
tutorial-duo-money-other = Tu peux prendre ça. Mais prends 1 florin et 3 dirhams, et vois ce qui arrive.
tutorial-duo-garden = Le premier décompte. Dirk a maintenant deux jardins, autant que ton adversaire. Ils partagent les 5 points : 2 pour chacun.
tutorial-duo-tower = Pour les tours, Dirk a 6 points. La deuxième place ne rapporte rien cette fois.
tutorial-duo-wall = Dirk n’a pas de ville, donc jamais de points pour un mur.
tutorial-duo-more = Après le premier décompte, Dirk tire encore six tuiles du sac ; après le deuxième, un tiers du sac. Garde un œil sur lui !
tutorial-duo-finish = Voilà Dirk. Il ne peut pas gagner, mais il peut te coûter la victoire. Continue d’ici, ou apprends autre chose.

## Granada

tutorial-granada-hello = Granada se joue comme Alhambra : prendre de l’argent, acheter, construire, transformer. Trois choses changent.
tutorial-granada-faces = La première : chaque tuile a deux faces, avec deux édifices différents. Le prix d’une face est pair, l’autre coûte 1 de plus.
tutorial-granada-back = Choisis l’école et regarde son verso : une bibliothèque à 9. Tout le monde peut regarder le verso de n’importe quelle tuile.
tutorial-granada-moats = La deuxième : à la place des murs, il y a des fossés, pleins d’eau. Les règles sont les mêmes : fossé contre fossé, côté ouvert contre côté ouvert, et on ne les traverse pas à pied.
tutorial-granada-buy = Tu as une bibliothèque et tu en veux une autre. Achète l’école : au verso, c’est une bibliothèque.
tutorial-granada-buy-first = L’argent peut attendre : achète l’école.
tutorial-granada-turning = On construit une tuile avec la face achetée. Pour la retourner, on paie au moins 3 dans une seule devise. Il n’y a que dans la réserve que le choix de la face est gratuit.
tutorial-granada-build = Retourne la tuile pour tes 3 ducats, puis construis la bibliothèque au-dessus de la tuile du milieu.
tutorial-granada-build-turned = Ça, c’est l’école. Retourne d’abord la tuile.
tutorial-granada-build-other = Cet emplacement est permis. Mais choisis celui au-dessus de la tuile du milieu.
tutorial-granada-build-not-reserve = Tu pourrais la garder pour plus tard. Mais construis la bibliothèque maintenant.
tutorial-granada-marker = Une nouvelle tuile est arrivée, et ce pion noir disait avec quel prix : impair. Puis le pion est passé de l’autre côté. Les prochaines tuiles viendront donc avec un prix pair.
tutorial-granada-scoring = La troisième : les points. Il y a 3 bibliothèques dans toutes les villes réunies. C’est toi qui en as le plus, et ça rapporte 3 points. Plus il y en a d’un type, plus il rapporte.
tutorial-granada-tie = Dans Granada, on ne partage pas. Deux villes ont une arène chacune, alors la plus chère décide : l’arène à 10 l’emporte.
tutorial-granada-moat = Et ton plus long fossé autour de la ville rapporte un point par côté.
tutorial-granada-later = Au deuxième décompte, la première place reçoit deux fois ce nombre, la deuxième une fois. Au dernier, c’est trois fois, deux fois et une fois.
tutorial-granada-simple = Pour débuter, il y a un décompte simplifié, avec des points fixes : 3, puis 10 et 3, puis 18, 10 et 3. Tu le choisis en ouvrant une table.
tutorial-granada-finish = Maintenant, tu connais Granada. Continue d’ici, ou apprends autre chose.

## Alhambra and Granada together

tutorial-combined-hello = Ici, on joue aux deux jeux à la fois. Tout le monde commence avec une Alhambra, et Granada grandit à côté.
tutorial-combined-two = Chaque case a deux tuiles : une d’Alhambra, une de Granada. Tu peux acheter l’une, l’autre, ou les deux l’une après l’autre.
tutorial-combined-buy = Tu as 7 ducats. Achète les thermes à 6.
tutorial-combined-buy-first = L’argent peut attendre : achète les thermes.
tutorial-combined-buy-other = Tu pourrais aussi acheter ça. Mais il nous faut une tuile de Granada : les thermes.
tutorial-combined-meet = Là où Alhambra et Granada se touchent, il faut un mur contre un fossé. Ton jardin a un mur à droite : Granada peut commencer là.
tutorial-combined-mistake = D’abord, trompons-nous exprès : essaie de construire les thermes à gauche de la fontaine.
tutorial-combined-mistake-why = Refusé : là, un côté ouvert d’Alhambra toucherait un côté ouvert de Granada. Ça, ce n’est jamais permis.
tutorial-combined-build = Maintenant, construis les thermes à droite du jardin, fossé contre mur.
tutorial-combined-build-other = C’est permis. Mais choisis l’emplacement à droite du jardin.
tutorial-combined-build-turned = Ça, c’est le verso de la tuile. Retourne-la et construis les thermes.
tutorial-combined-build-not-reserve = Tu pourrais les garder pour plus tard. Mais construis les thermes maintenant.
tutorial-combined-first = Voici la première tuile de ta Granada. C’est d’ici qu’on part à pied dans Granada, et elle reste là toute la partie.
tutorial-combined-scoring = Au décompte, Alhambra suit ses règles et Granada les siennes. Ton plus long mur compte, ton plus long fossé aussi.
tutorial-combined-stretch = Et voici du nouveau : là où un mur longe un fossé, c’est un tronçon. Ton plus long tronçon rapporte 2 points par côté.
tutorial-combined-long = Avec deux tuiles par case, tu peux faire jusqu’à neuf actions dans un tour, si tu fais toujours l’appoint.
tutorial-combined-finish = Maintenant, tu connais le plus grand de tous ces jeux. Continue d’ici, ou apprends autre chose.

## The vizier

tutorial-vizier-ready = Voici ton vizir. Tant qu’on voit son image, il est actif : tu peux acheter une tuile après n’importe quel tour, même le tien. Le vizir fait toujours l’appoint.
tutorial-vizier-take = Prends les 5 deniers : bientôt, ils te permettront de payer quelque chose.
tutorial-vizier-take-other = Tu peux prendre ça. Mais les 5 deniers vont te servir dans un instant.
tutorial-vizier-window = Quelqu’un a fini son tour, et une tour à 9 deniers est arrivée. Tu as un 4 et un 5 : l’appoint. Avant que le tour suivant commence, ton vizir peut l’acheter.
tutorial-vizier-buy = Choisis la tour et laisse ton vizir l’acheter.
tutorial-vizier-buy-not-pass = Tu peux passer. Mais cette tour, c’est ce que tu attendais : achète-la.
tutorial-vizier-build = Construis la tour à droite de la fontaine.
tutorial-vizier-build-other = Cet emplacement est permis. Mais choisis celui à droite de la fontaine.
tutorial-vizier-build-not-reserve = Tu pourrais la garder pour plus tard. Mais construis la tour maintenant.
tutorial-vizier-down = Ton vizir est maintenant retourné, et il se repose. Quand c’est le vizir qui fait l’appoint, ça ne donne pas d’autre action.
tutorial-vizier-reactivate = À toi de jouer. Réactiver le vizir est une action. Choisis ton vizir et réactive-le.
tutorial-vizier-reactivate-first = D’abord, réactive ton vizir.
tutorial-vizier-order = Si plusieurs veulent utiliser leur vizir, la priorité va à qui joue ensuite. Après chaque tuile, tout le monde peut y repenser.
tutorial-vizier-finish = Un vizir qui ne fait qu’attendre ne vaut rien à la fin : sers-t’en. Continue d’ici, ou apprends autre chose.

## Exchange cards

tutorial-exchange-card = Voici un bureau de change. Cette carte montre deux devises : deniers et florins. Il y en a six dans la pioche d’argent.
tutorial-exchange-take = Il se prend comme de l’argent, mais seul. Prends-le maintenant.
tutorial-exchange-take-other = Tu peux prendre ça. Mais c’est le bureau de change qu’on veut.
tutorial-exchange-use = Le jardin coûte 11 florins. Tu as 9 florins et 2 deniers. Avec le bureau de change, tu peux payer dans les deux devises à la fois : 11, l’appoint.
tutorial-exchange-buy = Choisis le jardin. Les cartes se préparent toutes seules : il ne reste qu’à acheter !
tutorial-exchange-buy-first = L’argent peut attendre : achète le jardin.
tutorial-exchange-again = Tu as fait l’appoint, donc tu as droit à une autre action. Prends les deux cartes de 1 et 4 florins.
tutorial-exchange-again-other = Tu peux prendre ça. Mais prends les cartes de 1 et 4 florins.
tutorial-exchange-again-not-end = Tu peux t’arrêter là. Mais prends d’abord l’argent : ça ne coûte rien.
tutorial-exchange-build = Construis le jardin à droite de la fontaine.
tutorial-exchange-build-other = Cet emplacement est permis. Mais choisis celui à droite de la fontaine.
tutorial-exchange-build-not-reserve = Tu pourrais le garder pour plus tard. Mais construis le jardin maintenant.
tutorial-exchange-gone = Le bureau de change est dépensé : il sert pour une seule tuile. Il reviendra peut-être quand on mélangera les cartes.
tutorial-exchange-finish = Maintenant, tu connais les bureaux de change. Continue d’ici, ou apprends autre chose.

## Bonus cards

tutorial-bonus-cards = Tu as des cartes de prime, que personne d’autre ne voit. Chacune montre une tuile bien précise, toujours sans mur. Celle-ci montre le jardin à 10.
tutorial-bonus-worth = Quand cette tuile-là est dans ta ville, tu peux dévoiler sa carte de prime. Dès lors, la tuile compte pour deux.
tutorial-bonus-buy = Le jardin à 10 est en vente. Achète-le avec tes 4 et 7 florins.
tutorial-bonus-buy-first = L’argent peut attendre : achète le jardin avant qu’on te le prenne.
tutorial-bonus-build = Construis le jardin à droite de la fontaine.
tutorial-bonus-build-other = Cet emplacement est permis. Mais choisis celui à droite de la fontaine.
tutorial-bonus-build-not-reserve = En réserve, il ne compterait pas. Construis le jardin maintenant.
tutorial-bonus-reveal = Un décompte commence. Juste avant, on te demande si tu veux dévoiler une carte de prime. Dévoile-la !
tutorial-bonus-reveal-not-pass = Tu peux la garder secrète. Mais là, elle rapporte des points : dévoile-la.
tutorial-bonus-scoring = Tu as deux jardins et une carte de prime : ça compte pour trois. La ville suivante en a deux.
tutorial-bonus-back = Si la tuile quitte ta ville, sa carte de prime revient dans ta main et ne compte plus.
tutorial-bonus-finish = Tu peux aussi cacher une carte de prime jusqu’au dernier décompte et surprendre tout le monde. Continue d’ici, ou apprends autre chose.

## Worker huts

tutorial-huts-huts = Voici des abris de chantier. En prendre un est une action, et c’est gratuit. Un abri se construit comme une tuile.
tutorial-huts-worth = Un abri compte pour autant d’édifices de son type qu’il en touche, trois au plus. Il ne doit pas y avoir de mur entre eux.
tutorial-huts-take = Tu as deux tours. Prends l’abri des tours.
tutorial-huts-take-first = Ça peut attendre : prends l’abri des tours.
tutorial-huts-take-other = Tu peux aussi prendre celui-là. Mais tu as des tours : prends leur abri.
tutorial-huts-build = Construis-le là où il touche les deux tours : à droite de celle du haut.
tutorial-huts-build-other = Cet emplacement est permis. Mais là, l’abri ne touche pas les deux tours.
tutorial-huts-build-not-reserve = En réserve, il ne compterait pas. Construis-le maintenant.
tutorial-huts-scoring = Deux tours, et un abri qui compte pour deux : ça fait quatre. La ville suivante en a trois.
tutorial-huts-three = Tu peux avoir trois abris au plus dans une partie, ceux de ta réserve compris. Choisis donc bien leur place.
tutorial-huts-finish = Maintenant, tu connais les abris de chantier. Continue d’ici, ou apprends autre chose.
