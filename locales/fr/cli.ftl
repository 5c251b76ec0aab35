### The help and the answers of the command line. Words in capitals are placeholders.

cli-about = Jouer aux jeux de société Alhambra et Granada, revoir des parties, les proposer à d’autres.
cli-commands = commandes{"\u00A0"}
cli-examples = exemples :
cli-version = { $version } ({ $compiled ->
    [yes] compilé
   *[no] interprété
})
cli-language = la langue : { $languages } ; sinon celle de NASRID_LANGUAGE ou du système
cli-no-language = il n’y a pas de langue { $language } ; il y a { $languages }
cli-try = { $problem }. Essaie : { $command }
cli-goodbye = Au revoir !
# An error message of another part of the program, in English
cli-failed = ça n’a pas marché : { $reason }

## Messages of argparse

argparse-usage = usage :
argparse-positional = paramètres{"\u00A0"}
# argparse adds the colon
argparse-options = options{"\u00A0"}
argparse-help = montrer cette aide et sortir
argparse-version = montrer la version et sortir
argparse-argument = paramètre { $argument } : { $problem }
argparse-required = il manque les paramètres { $arguments }
argparse-unrecognized = paramètres inconnus : { $arguments }
argparse-conflict = impossible avec { $argument }
argparse-one = il faut une valeur
argparse-at-least-one = il faut au moins une valeur
argparse-at-most-one = une valeur au plus
argparse-choice = { $value } n’est pas un choix (au choix : { $choices })
argparse-value = { $value } n’est pas une valeur du type { $type }
argparse-ignored = ne prend pas de valeur, mais a reçu { $value }

## Values

cli-number = { $typed } n’est pas un nombre entier à partir de 1
cli-positive-number = { $typed } n’est pas un nombre positif comme 9 ou 8.5
cli-seed = une graine est un nombre entier, 0 ou plus
cli-seed-large = une graine est inférieure à 2 puissance 256
cli-data = le dossier du fichier SQLite ; sinon ton dossier de données
cli-no-folder = { $typed } est un fichier ; --data attend le dossier qui contient nasrid.sqlite
cli-database = postgresql://USER@HOST/NAME ou sqlite:FILE au lieu d’un dossier ; le mot de passe est lu dans PGPASSWORD
cli-processes = parties à la fois ; sinon une par cœur
cli-seed-again = le même nombre redonne les mêmes tirages
cli-executor = sur les cœurs de cette machine (d’habitude), ou sur un cluster Ray : celui de RAY_ADDRESS, ou un local

## Tables

cli-game = quel jeu ; alhambra si rien n’est dit
cli-modules = modules de la première extension : { $modules }, ou all
cli-module-not = { $module } ne se joue pas avec { $game } seul
cli-no-module = il n’y a pas de module { $module } ; il y a { $modules }
cli-table = choix de la table{"\u00A0"}
cli-table-about = ce que les règles laissent au choix de la table
cli-usually = { $help } (d’habitude { $default })
cli-age-ranks = --age-ranks a un nombre entier pour chacune des { $seats } places
cli-option-granada_scoring = points des édifices de Granada ; simple pour les premières parties et les enfants
cli-option-start_tiebreak = qui commence à égalité ; sans --age-ranks, c’est le hasard
cli-option-exchange_take = prendre un bureau de change seul, ou avec de l’argent comme carte de valeur 0
cli-option-combo_dirk = les deux jeux à deux : Dirk pioche dans les deux sacs, ou une part de chacun
cli-option-exchange_exact_only = un bureau de change ne paie qu’à l’appoint
cli-option-force_missed_scorings = faire avant la fin les décomptes dont la carte n’est jamais venue
cli-option-ask_everyone = demander à tout le monde pour le vizir et les cartes de prime, même à qui ne peut que passer
cli-option-confirm_turns = demander une validation après la dernière tuile du tour
cli-option-age_ranks = un nombre par place, le plus petit pour la personne la plus jeune : 2,1,3
cli-option-granada_tiles = une liste CSV de tes propres tuiles de Granada
cli-option-worker_huts = une liste CSV de tes propres abris
cli-numbers = { $flag } prend des nombres entiers comme 2,1,3, pas { $typed }
cli-unused-list = { $file } ne sert pas : cette partie n’a pas le module de cette liste (--modules { $module }).
cli-unused-granada = { $file } ne sert pas : cette partie n’a pas de tuiles de Granada.

## nasrid play

cli-play = jouer contre l’ordinateur
cli-play-about = Jouer une partie contre l’ordinateur. Sans options : Alhambra à trois.
cli-play-example = Alhambra, toi et deux adversaires
cli-play-example-granada = Granada avec trois adversaires
cli-play-example-modules = Alhambra avec deux modules de l’extension
cli-play-example-level = contre des débutants
cli-play-example-save = et plus tard : { $command }
cli-play-players = à combien, toi compris ; sinon { $default }
cli-play-seat = ta place à la table ; sinon 1
cli-play-level = le niveau de tes adversaires : { $levels }, ou { $policy } pour un réseau entraîné ; { $default } si rien n’est dit, le plus fort est vizier
cli-play-seed = le même nombre redonne la même partie
cli-play-save = y enregistrer l’archive à la fin
cli-no-level = { $typed } n’est pas parmi { $levels }
cli-no-seat = il n’y a pas de place { $seat } ; les places vont de 1 à { $last }

## nasrid replay

cli-replay = revoir une partie enregistrée
cli-replay-about = Raconter à nouveau une partie enregistrée, avec ses décomptes et son résultat.
cli-replay-file = une archive enregistrée par play ou arena
cli-replay-sheets = seulement les décomptes et le résultat
cli-replay-log = seulement les actions, une par ligne en notation, et le résultat
cli-replay-verify = seulement prouver le tirage : la graine est celle dont le SHA-256 a été publié au début
cli-replay-json = la même chose pour les programmes

## nasrid review

cli-review = analyser une partie terminée : erreurs, chance et habileté
cli-review-about = Compare chaque décision d’une partie terminée à la meilleure et répartit le résultat entre chance et habileté. docs/reviews.md explique les chiffres.
cli-review-example = les erreurs et la chance de chaque joueur
cli-review-example-plot = en six fois moins de temps, avec un graphique des chances de victoire
cli-review-effort = les parties simulées par décision : quick, standard (par défaut) ou deep
cli-review-json = enregistrer aussi l’analyse en JSON
cli-review-plot = tracer les chances de victoire dans un fichier .png, .svg ou .pdf

## nasrid daily

cli-daily = jouer la partie du jour
cli-daily-about = Joue la partie du jour : mêmes cartes, mêmes tuiles et mêmes adversaires pour tout le monde. Le jour est celui de l’heure UTC. docs/daily.md explique la partie.
cli-daily-example = la partie d’aujourd’hui
cli-daily-example-show = une partie passée ou à venir
cli-daily-date = la partie de cette date (par défaut : aujourd’hui, heure UTC)
cli-daily-show = montrer la partie sans la jouer
cli-no-date = { $typed } n’est pas une date ; écris par exemple { $example }
cli-daily-deal = Partie du jour, { $day } (UTC)
cli-daily-game = Jeu : { $game }
cli-daily-bots = Adversaires : { $bots }
cli-daily-seed = Graine : { $seed }

## nasrid puzzles

cli-puzzles = résoudre des énigmes, ou en trouver de nouvelles
cli-puzzles-about = Résoudre des énigmes, c’est-à-dire des positions où un coup est nettement le meilleur, ou en trouver de nouvelles dans des parties entre bots. docs/puzzles.md explique comment elles sont trouvées.
cli-puzzles-example-list = les énigmes d’un jeu
cli-puzzles-example-show = une position et ses coups permis
cli-puzzles-example-answer = est-ce le meilleur coup ?
cli-puzzles-list = lister les énigmes, de la plus facile à la plus difficile
cli-puzzles-show = montrer une énigme
cli-puzzles-answer = répondre à une énigme
cli-puzzles-mine = trouver des énigmes dans de nouvelles parties entre bots ; après une interruption, la même commande continue
cli-puzzles-pack = écrire les énigmes trouvées dans un seul fichier
cli-puzzles-id = identifiant de l’énigme, dans la liste
cli-puzzles-move = le coup en notation, entre guillemets, ou son numéro ; { $command } liste les coups
cli-puzzles-game = seulement les énigmes de ce jeu
cli-puzzles-theme = seulement les énigmes de ce thème ; docs/puzzles.md liste les thèmes
cli-puzzles-themes = montrer aussi les thèmes, qui sont des indices
cli-puzzles-folder = dossier des parties et de leurs énigmes
cli-puzzles-file = nouveau fichier pour les énigmes
cli-puzzles-seed = nombre dont dépendent les parties et les recherches
cli-puzzles-games = nombre de parties
cli-puzzles-wanted = ne chercher que des énigmes de ce thème ; répétable
cli-puzzles-line = { $puzzle }  { $game }, { $players } joueurs, difficulté { $difficulty }
cli-puzzles-moves = Coups permis
# $command ends in MOVE
cli-puzzles-next = Réponds avec : { $command }. À la place de MOVE, écris un coup de la liste entre guillemets, ou son numéro.
cli-puzzles-loss = Ton coup perd { $loss } de chances de victoire, à { $error } près.
cli-puzzles-rival = Le meilleur autre coup perd { $loss } de chances de victoire, à { $error } près.
cli-puzzles-solution = Le meilleur coup : { $move }
cli-puzzles-progress = { $done } parties sur { $games } · positions trouvées : { $positions } · vérifiées : { $verified } · énigmes : { $puzzles }
cli-puzzles-no-match = Aucune énigme ne correspond.
cli-puzzles-no-theme = il n’y a pas de thème { $theme } ; il y a { $themes }
cli-puzzles-unknown = il n’y a pas d’énigme { $puzzle } ; { $command } liste tous les identifiants
cli-puzzles-illegal = { $move } est impossible : { $reason } [{ $rule }]
cli-puzzles-no-move = { $typed } n’est ni un coup ni son numéro ; { $command } liste les coups
cli-puzzles-no-games = { $folder } ne contient pas de parties avec des énigmes ; commence par { $command }
cli-puzzles-too-many = une série a au plus { $most } parties ; prends une autre graine pour en avoir plus

## nasrid serve

cli-serve = proposer des tables aux navigateurs et aux programmes
cli-serve-about = Proposer des tables aux navigateurs et aux programmes, jusqu’à Ctrl-C. Sans options : pour cet ordinateur seulement, tout étant gardé dans un fichier de ton dossier de données. Arrête-toi quand tu veux ; les parties reprennent où elles en étaient.
cli-serve-example = pour toi, sur cet ordinateur
cli-serve-example-network = pour tout ton réseau
cli-serve-example-server = sur un serveur ; docs/hosting.md montre comment mettre HTTPS devant
cli-serve-example-limit = permettre d’ouvrir plus de tables
cli-serve-example-cluster = un processus parmi plusieurs pour les mêmes tables
cli-serve-host = l’adresse d’écoute ; sinon 127.0.0.1, cet ordinateur seulement
cli-serve-port = sinon { $default }, ou un port libre s’il est pris et qu’un navigateur s’ouvre ici ; 0 prend un port libre
cli-serve-database = postgresql://USER@HOST/NAME au lieu d’un fichier SQLite ; le mot de passe est lu dans PGPASSWORD
cli-serve-bus = nats://HOST:4222, quand plusieurs processus servent la même base ; NATS_USER et NATS_PASSWORD sont lus dans l’environnement
cli-serve-no-browser = ne pas ouvrir de navigateur
cli-serve-play = ouvrir le navigateur à une table avec des bots, pas à l’accueil
cli-serve-url = l’adresse publique quand un proxy inverse est devant : https://…
cli-serve-proxies = les adresses des proxys inverses qui peuvent dire qui est le client ; sinon 127.0.0.1
cli-serve-drain = secondes pendant lesquelles /ready répond 503 avant l’arrêt, pour que les proxys choisissent un autre processus ; sinon { $default } avec --bus et 0 sans
cli-serve-allow-private-push = permettre des services push dans le réseau de ce serveur ou sur un autre port que 443 ; pour des tests ou les tiens
cli-serve-limit = changer ce qu’une personne ou une adresse peut utiliser ; docs/operations.md les liste ; répétable
cli-serve-policy = laisser jouer un réseau entraîné aux tables, sous ce nom ; répétable
cli-serve-log-level = combien journaliser, en lignes JSON sur la sortie d’erreur ; sinon warning
cli-no-port = { $typed } n’est pas un port ; les ports vont de 0 à 65535
cli-serve-windows = le serveur marche sous Linux et macOS ; sous Windows, lance-le dans WSL ou dans un conteneur
cli-serve-bus-alone = --bus est pour plusieurs processus, qui ont besoin d’un PostgreSQL : donne aussi --database
cli-serve-no-limit = il n’y a pas de limite { $limit } ; des noms semblables sont { $limits } ; docs/operations.md les liste toutes
cli-serve-bad-limit = une limite s’écrit NAME=NUMBER avec un nombre de 1 à 999999999, pas { $typed }
cli-serve-bad-policy = { $typed } ne nomme aucun réseau ; écris par exemple mini=mini.npz, le nom en minuscules, chiffres et traits d’union
cli-serve-no-url = { $typed } n’est pas une adresse pour --url ; écris le protocole, l’hôte et le port sans chemin, par exemple https://nasrid.example.org
# $where is a folder, or “postgresql”
cli-serve-here = Nasrid est à { $address } (données : { $where }). Ctrl-C l’arrête.
cli-serve-near = Les autres, dans ton réseau, le trouvent à { $address }
cli-serve-interpreted = Nasrid n’est pas compilé : ses bots sont donc plusieurs fois plus lents. docs/compiling.md montre comment le compiler.
cli-serve-not-built = Seuls des programmes peuvent jouer : les pages du navigateur ne sont pas construites. Lance make setup ou pip install . dans le dépôt.

## nasrid site

cli-site = écrire le client web en fichiers qui se passent de serveur
cli-site-about = Écrit le client web en fichiers qui se passent de serveur, pour n’importe quel hébergement. On y joue contre des bots ou à plusieurs sur un appareil, on apprend, on revoit des parties.
cli-site-folder = où vont les fichiers : un nouveau dossier, ou un ancien site
cli-site-full = { $folder } n’est pas vide et ne contient pas d’ancien site ; choisis un autre dossier
cli-site-failed = impossible d’écrire dans { $folder } : { $reason }
cli-site-done = { $folder } contient tout le site ; dépose ses fichiers sur n’importe quel hébergement, sous n’importe quel chemin.

## nasrid backup, restore, check

cli-backup = copier la base d’un serveur, pendant qu’il tourne
cli-backup-about = Copier la base dans un fichier, que le serveur tourne ou non. PostgreSQL est copié avec pg_dump.
cli-backup-file = fichier de la copie (une copie déjà là est remplacée), ou un dossier, où elle porte la date et l’heure
cli-backup-keep = ne garder que les N sauvegardes les plus récentes du dossier
cli-backup-no-folder = --keep attend un dossier pour les sauvegardes, mais { $file } n’en est pas un
cli-backup-done = La sauvegarde est { $file }. Elle contient des secrets de parties en cours : garde-la pour toi.
cli-restore = remettre une telle copie à sa place
cli-restore-about = Mettre une sauvegarde à la place de la base. Arrête d’abord le serveur ; ce qui était là est gardé.
cli-restore-file = une copie faite par nasrid backup
cli-restore-done = { $file } est maintenant la base.
cli-restore-before = Ce qui était là est dans { $file }.
cli-check = lire chaque table et chaque tournoi d’une base
cli-check-about = Lire chaque table et chaque tournoi d’une base. Ce qui est abîmé est nommé et mis en quarantaine : personne ne peut l’ouvrir tant que c’est illisible. Avec PostgreSQL, les serveurs peuvent tourner pendant ce temps. Avec SQLite, arrête le serveur ou vérifie une sauvegarde.
cli-check-good = Toutes les tables et tous les tournois sont lisibles.
cli-check-damaged = Tables abîmées : { $count }. Elles sont en quarantaine, toutes les autres continuent. Pour les récupérer, restaure une sauvegarde antérieure aux dégâts ; tous les coups plus récents sont alors perdus.
cli-check-damaged-tournaments = Tournois abîmés : { $count }. Ils sont en quarantaine, tous les autres continuent. Pour les récupérer, restaure une sauvegarde antérieure aux dégâts ; tout ce qui est plus récent est alors perdu.
cli-check-unreadable = La base elle-même est abîmée, dans : { $parts }. Vérifie le disque. Puis arrête le serveur et restaure la sauvegarde la plus récente que nasrid check juge intacte.

## nasrid admin

cli-admin = voir ce qui est signalé, et agir
cli-admin-about = Voir ce que les gens signalent, et agir, pendant que le serveur tourne. Tout ce qui est fait est noté. Les exclusions valent après quelques secondes.
cli-admin-example-reports = ce que personne n’a encore réglé
cli-admin-example-ban-player = un compte, par l’identifiant du signalement
cli-admin-example-unlist = ne plus montrer une table à l’accueil
cli-admin-example-reset-name = il faudra choisir un autre nom
cli-admin-example-resolve = le signalement est réglé
cli-admin-example-grant-admin = peut utiliser la page /admin, par l’identifiant
cli-admin-example-log = tout ce qui a été fait
cli-admin-reports = ce qui a été signalé
cli-admin-log = ce qui a été fait
cli-admin-ban-player = exclure un compte
cli-admin-unban-player = le laisser revenir
cli-admin-ban-address = exclure une adresse ou un réseau
cli-admin-unban-address = laisser revenir une adresse ou un réseau
cli-admin-unlist = ne plus montrer une table à l’accueil
cli-admin-relist = la montrer à nouveau
cli-admin-remove = supprimer une table ou un tournoi pour de bon, même en cours de partie
cli-admin-reset-name = retirer un nom, à sa table aussi, pour qu’un autre soit choisi
cli-admin-reset-title = retirer le nom d’un tournoi
cli-admin-resolve = régler un signalement
cli-admin-grant-admin = ouvrir à un compte la page d’administration, par son identifiant
cli-admin-revoke-admin = la lui refermer
cli-admin-target = l’identifiant d’une personne, d’une table, d’un tournoi ou d’un signalement, une adresse ou un nom de connexion
cli-admin-reason = pour le journal, et pour qui est exclu
cli-admin-report = { $when }  signalement { $id }  { $place ->
    [tournament] tournoi { $table } ({ $title }), ouvert par { $opener }
   *[table] table { $table }
}  { $about ->
    [player] compte { $player } ({ $name })
    [tournament] le tournoi
   *[table] la table
} : { $reason }

## nasrid arena

cli-arena = faire jouer des bots les uns contre les autres
cli-arena-about =
    Faire jouer un match à des bots et les comparer. Chaque tirage est joué une fois dans chaque rotation des places, sur tous les cœurs. Ctrl-C termine le match plus tôt et garde ce qui a été joué.

    Un bot s’écrit par un code court, avec le temps de réflexion par coup si tu veux : greedy, planner:200ms. Ton propre bot est package.module:Class, dans le dossier courant ou installé ; docs/bots.md montre comment en écrire un.

cli-arena-example = deux bots à une table de deux
cli-arena-example-planner = un planner contre trois greedy
cli-arena-example-own = contre ton propre bot
cli-arena-example-saved = avec un fichier pour les programmes et une image
cli-arena-bots = les bots, place par place ; le dernier remplit les places qui restent
cli-arena-bot = un bot de plus, comme my_bots:Builder ; répétable
cli-arena-players = combien de places ; sinon une par bot, au moins 2
cli-arena-games = combien de parties, arrondi aux tirages entiers ; sinon { $default }
cli-arena-json = enregistrer le résultat pour les programmes
cli-arena-records = y enregistrer chaque partie, pour nasrid replay
cli-arena-plot = dessiner victoires et points : un fichier .png, .svg ou .pdf
cli-arena-nobody = qui va jouer ? Nomme au moins un bot, par exemple : nasrid arena greedy random
cli-arena-too-many = { $bots } bots, c’est trop pour { $seats } places
cli-arena-no-plot = impossible de dessiner { $file } ; le nom d’une image finit par { $endings }
cli-arena-none = Aucune partie n’est finie.
cli-arena-saved = Fichier écrit : { $file }
cli-arena-failed-game = Revoir la partie interrompue : nasrid replay { $file }
cli-arena-first = les premières parties se jouent
cli-arena-title = { $game }, à { $players }, { $games } parties
cli-arena-match = { $game }, à { $players } : { $games } parties, { $deals ->
    [one] { $deals } tirage
   *[other] { $deals } tirages
} dans { $players } rotations des places.
cli-arena-rounded = { $asked } parties laisseraient un tirage incomplet.
cli-arena-seed = Graine { $seed } : avec --seed { $seed }, les mêmes tirages reviennent.
cli-arena-column-bot = Bot
cli-arena-column-games = Parties
cli-arena-column-wins = Gagnées
cli-arena-column-score = Points
cli-arena-column-time = Temps
cli-arena-fair = Part équitable des victoires : { $share }. Une victoire partagée compte pour moitié.
cli-arena-scores = Les points sont des moyennes : après le premier décompte (1.), le deuxième (2.) et tous. Le temps est pour un coup.
cli-arena-late = { $bot } : { $moves ->
    [one] { $moves } coup a pris
   *[other] { $moves } coups ont pris
} plus de { $times } fois le temps permis, le plus lent { $slowest }.
cli-arena-stopped = Seules { $played } parties sur { $games } ont été jouées : des rotations peuvent être incomplètes.

## nasrid tournament

cli-tournament = faire jouer un tournoi aux bots
cli-tournament-about = Un tournoi entre bots, avec les appariements et le classement du serveur. Les bots s’écrivent comme pour nasrid arena. docs/tournaments.md décrit les formules, les départages et le duplicate.
cli-tournament-example = à huit, cinq rondes suisses
cli-tournament-example-robin = à sept, chacun contre tous
cli-tournament-example-duplicate = le même tirage à toutes les tables d’une ronde, et une finale
cli-tournament-bots = les bots
cli-tournament-players = combien de participants ; les bots se répètent dans l’ordre ; sinon un de chaque
cli-tournament-seats = places d’une table complète ; sinon { $default }
cli-tournament-format = swiss : ceux qui ont des résultats proches se rencontrent ; round-robin : tous contre tous, en petit groupe ; sinon swiss
cli-tournament-rounds = combien de rondes suisses ; sinon { $default }
cli-tournament-uneven = si les tables ne sont pas toutes complètes : tables plus petites (smaller) ou repos à tour de rôle (rest) ; en duplicate, toujours le repos ; sinon smaller
cli-tournament-duplicate = jouer le même tirage à toutes les tables d’une ronde et comparer les places
cli-tournament-final = réunir les meilleurs à une table après la dernière ronde
cli-tournament-seed = répéter les appariements et les tirages de ce nombre
cli-tournament-json = enregistrer les rondes et le classement en JSON
cli-tournament-csv = enregistrer le classement en CSV
cli-tournament-few = il faut au moins deux participants ; nomme d’autres bots ou ajoute --players
cli-tournament-many = { $most } participants au plus ; choisis un --players plus petit
cli-tournament-more-bots = { $bots } bots, c’est trop pour { $players } participants ; choisis un --players plus grand
cli-tournament-large-group = tous contre tous se joue à { $most } au plus ; utilise --format swiss
cli-tournament-group-rounds = à tous contre tous, le nombre de participants fixe celui des rondes ; enlève --rounds
cli-tournament-duplicate-few = le duplicate à { $seats } par table demande au moins { $players } participants ; ajoutes-en ou choisis un --seats plus petit
cli-tournament-title = { $game } : { $players } participants, { $rounds } rondes, { $seats } places par table.
cli-tournament-round = Ronde { $number }
cli-tournament-final-round = Finale
cli-tournament-rests = Au repos : { $players }
cli-tournament-column-player = Bot
cli-tournament-column-rank = Rang
cli-tournament-column-games = Parties
cli-tournament-column-final = Finale
cli-tournament-column-duplicate = Écart
cli-tournament-column-points = Points
cli-tournament-column-opponents = Adversaires
cli-tournament-column-score = Score
cli-tournament-points = Points : part moyenne des adversaires battus ; le repos ne compte pas. Égalité : points des adversaires, puis score (1 est la moyenne de la table).
cli-tournament-duplicate-points = Écart, qui décide d’abord : score moyen au-dessus de la même place aux autres tables.
cli-tournament-stopped = Les tables inachevées ne comptent pas.

## nasrid evaluate

cli-evaluate = mesurer un bot selon un protocole fixe
cli-evaluate-about = Mesurer la force d’un bot selon un protocole fixe : mêmes tables, adversaires, tirages et places pour tous, pour que les résultats se comparent. docs/evaluation.md le décrit. Un bot s’écrit comme pour nasrid arena, un réseau comme policy:FILE.
cli-evaluate-example = 400 parties contre chacun des quatre adversaires
cli-evaluate-example-policy = un réseau entraîné, avec un résultat à publier
cli-evaluate-bot = le bot
cli-evaluate-tasks = quelles tables, ou all ; mini si rien n’est dit
cli-evaluate-name = le nom du bot dans le résultat ; sinon son code
cli-evaluate-games = moins de parties, pour un coup d’œil ; le résultat le dit
cli-evaluate-json = enregistrer le résultat
cli-evaluate-no-task = il n’y a pas de tâche { $task } ; il y a { $tasks }, ou all
cli-evaluate-no-tasks = indiquez au moins une tâche : { $tasks }, ou all
cli-evaluate-repeated-task = la tâche { $task } est indiquée deux fois
cli-evaluate-not-played = pas joué : { $reason }
cli-evaluate-stopped = Arrêt : { $played } matchs sur { $matches } ont été joués, le résultat est donc incomplet.
cli-evaluate-won = { $won } parties gagnées sur { $games } ({ $low } à { $high }), { $ahead } points
cli-evaluate-example-verify = rejouer un échantillon des parties d’un résultat
cli-evaluate-records = enregistrer toutes les parties (lignes JSON, gzip), ou les lire avec --verify
cli-evaluate-commit = afficher le SHA-256 d’une soumission, à publier avant que la valeur publique soit connue
cli-evaluate-public = dériver les tirages de cette valeur publique, que personne ne connaissait à la publication de l’empreinte
cli-evaluate-submission = la soumission dont l’empreinte a été publiée (par défaut : le fichier de policy:FILE)
cli-evaluate-verify = rejouer un échantillon des parties de ce résultat et signaler les différences
cli-evaluate-sample = parties à rejouer par match (par défaut : { $n })
cli-evaluate-no-bot = indiquez un bot, ou utilisez --commit ou --verify
cli-evaluate-no-submission = --public exige --submission FICHIER : le fichier dont l’empreinte a été publiée
cli-evaluate-unreadable = impossible de lire { $file } : { $reason }
cli-evaluate-bot-absent = { $problem } ; --verify joue avec le bot : lancez la commande dans son dossier
cli-evaluate-differs = différence : { $difference }
cli-evaluate-verified = Le résultat est correct : tout ce qui a été vérifié est identique.

## nasrid dataset

cli-dataset = produire un jeu de données de parties de bots
cli-dataset-about = Jouer des parties entre bots égaux et les enregistrer comme jeu de données pour l’apprentissage automatique : un tirage propre à chaque partie, une répartition par tirage entre entraînement, validation et test, et une fiche avec empreintes et statistiques. Après une interruption, la même commande continue. docs/datasets.md décrit le format.
cli-dataset-example = tous les jeux de deux à six, par deux bots forts
cli-dataset-example-short = des parties courtes pour un premier essai
cli-dataset-example-verify = vérifier les empreintes et rejouer chaque partie
cli-dataset-folder = dossier du jeu de données
cli-dataset-bots = bots ; chacun joue ses propres tables, à toutes les places
cli-dataset-games = jeux
cli-dataset-players = nombres de joueurs
cli-dataset-deals = parties par bot, jeu et nombre de joueurs
cli-dataset-tiles = parties courtes : au plus ce nombre de tuiles dans chaque sac après la mise en place
cli-dataset-seed = nombre dont dépendent tous les tirages (sinon 1)
cli-dataset-verify = vérifier plutôt le jeu de données du dossier
cli-dataset-start = { $games } parties dans { $folder }, dont terminées : { $played }.
cli-dataset-stopped = { $played } parties sur { $games } sont terminées. La même commande continue.
cli-dataset-verified = { $folder } est intact, parties : { $games }.
cli-dataset-complete = { $folder } contient un jeu de données complet ; choisissez un autre dossier
cli-dataset-not-empty = { $folder } contient d’autres fichiers ; choisissez un dossier vide ou nouveau
cli-dataset-other = { $folder } contient un jeu de données inachevé avec d’autres arguments ; répétez sa commande ou choisissez un autre dossier
cli-dataset-software = { $folder } contient un jeu de données inachevé créé avec { $theirs }, mais ceci est { $ours } ; continuez avec le même logiciel ou choisissez un autre dossier
cli-dataset-none = { $folder } ne contient pas de jeu de données complet
cli-dataset-damaged = { $file } est endommagé : { $reason }
cli-dataset-seed-large = la graine d’un jeu de données est au plus { $most }
cli-dataset-too-many = un jeu de données a moins de { $most } parties
cli-dataset-list = { $flag } prend une liste parmi { $allowed }, pas { $typed }

## nasrid train

cli-train = entraîner les réseaux des bots qui apprennent
cli-train-about =
    Entraîner un réseau qui juge des positions, pour les bots scholar et planner. À chaque itération, des bots jouent des parties, certains de leurs coups sont prolongés de trois tours de table pour voir ce qu’ils valent, et le réseau en apprend.

    Le réseau est dans un dossier. S’il y en a déjà un, il est entraîné davantage : un entraînement interrompu reprend avec la même commande. docs/learning.md dit le reste.

cli-train-example = un réseau pour Alhambra à deux
cli-train-example-many = un pour Granada de trois à six
cli-train-example-match = un match avec lui
cli-train-net = un jeu et à combien : alhambra-2, granada-many, combined-2, …
cli-train-folder = où le réseau est, ou sera
cli-train-iterations = combien en tout, avec celles déjà faites ; sinon { $default }
cli-train-steps = étapes par itération ; sinon { $default }. Un entraînement arrêté reprend après la dernière étape terminée
cli-train-games = à chaque étape ; sinon { $default }
cli-train-minutes = s’arrêter avant ce nombre de minutes
cli-train-promotion-games = parties de chaque nouveau réseau contre le précédent, dont il prend la place s’il gagne plus que sa part ; sinon { $default }, 0 pour aucune
cli-train-seed = le même nombre redonne le même réseau
cli-train-no-net = il n’y a pas de réseau { $net } ; il y a { $nets }
cli-train-foreign = { $file } n’est pas un réseau qu’on peut entraîner encore
cli-train-damaged = { $file } est illisible ; supprime le fichier pour recommencer l’itération
cli-train-other-settings = { $file } appartient à un entraînement avec d’autres réglages ; reprends ces réglages, ou supprime le fichier pour recommencer l’itération
cli-train-stopped = { $net } : arrêté après { $done } itérations ; la même commande continue de là
cli-train-done = { $net } : les { $iterations } itérations sont faites : { $file }
cli-train-step = { $net } { $number }, étape { $step } sur { $steps } : { $rows } positions de { $games } parties en { $played } s, entraîné en { $trained } s ; dans une décision il se trompe de { $error } points, sans réseau de { $without }
cli-train-match = { $net } { $number } : { $played } parties sur { $games } jouées contre le réseau précédent
cli-train-promoted = { $net } : le nouveau réseau gagne { $won } ({ $low } à { $high }) sur { $games } parties contre le précédent, et sa part est { $share } : il prend sa place
cli-train-kept = { $net } : le nouveau réseau gagne { $won } ({ $low } à { $high }) sur { $games } parties contre le précédent, et sa part est { $share } : le précédent reste

## Errors of the operating system

system-missing = ce fichier ou ce dossier n’existe pas
system-forbidden = ce n’est pas permis
system-folder = c’est un dossier
system-no-folder = une partie du chemin n’est pas un dossier
system-exists = il existe déjà
system-full = le disque est plein
system-read-only = on ne peut que le lire
system-in-use = autre chose l’utilise
system-no-address = cette machine n’a pas cette adresse

## Invalid bot codes

bot-unknown = il n’y a pas de bot { $bot } ; il y a { $bots }, policy:FILE pour un réseau entraîné, et les tiens sous la forme package.module:Class
bot-least = { $bot } a besoin d’au moins { $least } ms par coup
bot-time-range = { $time } n’est pas une durée pour un coup ; il faut plus de 0 et au plus une heure, comme 200ms ou 1s
bot-time = { $time } n’est pas une durée pour un coup ; écris-la comme 200ms ou 1s
bot-no-folder = il n’y a pas de dossier { $folder } avec des réseaux pour { $bot }
bot-no-class = { $module } n’a pas de classe { $class }
bot-unimportable = { $bot } ne peut pas être importé : { $reason }
bot-no-bot = { $bot } n’est pas une classe tirée de nasrid.bots.Bot
bot-no-policy = policy:{ $file } : { $reason }

## Databases

store-no-database = il n’y a pas de base { $file }
store-no-backup = il n’y a pas de sauvegarde { $file }
store-not-backed-up = rien n’a été sauvegardé : { $reason }
store-no-client = { $program } manque : installe le client de PostgreSQL (Debian : postgresql-client), au moins aussi récent que le serveur
store-backup-undeleted = la sauvegarde est faite, mais une ancienne n’a pas pu être supprimée : { $reason } ; vérifie les droits du dossier
store-not-restored = rien n’a été rétabli : { $reason }
store-damaged = { $file } est abîmé : { $reason }
store-foreign = { $file } n’est pas une base de nasrid
store-newer = la base a le schéma { $present }, cette version de nasrid connaît { $known } ; prends un nasrid plus récent
store-older = la base { $file } est d’une version plus ancienne ; lance une fois le serveur
store-before-release = cette base a été créée par une version de Nasrid antérieure à 0.1.0, que cette version ne sait pas lire ; prends la version qui l’a écrite, ou une nouvelle base
store-unopened = la base { $file } ne peut pas être ouverte : { $reason }
store-unopened-full = la base { $file } ne peut pas être ouverte : { $reason } ; le disque est-il plein ?
store-damaged-database = la base est abîmée : { $reason } ; arrête le serveur et restaure une sauvegarde avec nasrid restore
store-failed = la base n’est pas utilisable : { $reason } ; vérifie l’espace disque et les droits d’accès
store-used = un autre serveur nasrid utilise { $file } ; arrête-le, ou donne à celui-ci un autre dossier avec --data
store-shared = un autre processus sert cette base, et l’un des deux n’a pas de --bus ; lance-les tous avec le même --bus nats://…, ou arrête l’autre
store-postgres = PostgreSQL n’est pas utilisable : { $reason } ; vérifie l’adresse après --database
store-postgres-login = PostgreSQL refuse l’utilisateur ou le mot de passe : { $reason } ; vérifie l’utilisateur dans --database et le mot de passe dans PGPASSWORD
store-no-report = il n’y a pas de signalement ouvert { $report } ; `nasrid admin reports` les énumère
store-no-table = il n’y a pas de table { $table }
store-no-tournament = il n’y a pas de tournoi { $tournament }
store-damaged-tournament = le tournoi { $tournament } est abîmé et contient peut-être encore son nom ; lance nasrid check et restaure une sauvegarde, puis retire de nouveau le nom, ou supprime le tournoi
store-no-player = personne n’a l’identifiant { $player } ; les signalements les donnent
store-no-address = { $typed } n’est ni une adresse ni un réseau qui puisse être exclu ; écris par exemple 192.0.2.7 ou 192.0.2.0/24 ; les plus grands réseaux sont /8, ou /16 en IPv6
store-not-banned = { $target } n’est pas exclu ; `nasrid admin log` montre les exclusions
store-no-login = personne n’a l’identifiant de connexion { $login } ; on le choisit sur la page, dans les réglages

## Errors at the start of a server

serve-proxies = --proxies sont des adresses ou des réseaux séparés par des virgules : { $reason }
serve-no-database = une base est postgresql://… ou sqlite:FILE, pas { $typed }
serve-no-bus = un bus est nats://…, pas { $typed }
serve-bus-unreachable = le bus ne répond pas ({ $reason }) ; NATS tourne-t-il à l’adresse après --bus ?
serve-bus-login = NATS refuse l’utilisateur ou le mot de passe ; mets-les dans les variables d’environnement NATS_USER et NATS_PASSWORD
serve-no-answer = pas de réponse
serve-port = le port { $port } de { $host } n’est pas utilisable : { $reason }
serve-port-taken = le port { $port } de { $host } n’est pas utilisable : { $reason } ; choisis-en un autre avec --port
