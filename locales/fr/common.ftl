### Words for every part of the client.

# The title of a browser tab
common-page = { $title } · Nasrid
common-no-page = Cette page n’existe pas.
common-to-home = Accueil
common-close = Fermer
common-cancel = Annuler
# Also first in lists: "Toi et Idris"
common-you = Toi
# In a list of names within a sentence
common-you-among = toi
common-loading = Un instant…
settings-language = Langue
settings-language-auto = Comme mon navigateur
common-offline = Le serveur ne répond pas. Vérifie ta connexion ; on continue d’essayer.
common-part-missing = Chargement impossible. Vérifie ta connexion, puis réessaie.
common-retry = Réessayer

game-alhambra = Alhambra
game-granada = Granada
game-combined = Alhambra et Granada

module-vizier = Vizir
module-exchange = Bureaux de change
module-bonus = Cartes de prime
module-huts = Abris de chantier

level-apprentice = Apprenti
level-mason = Maçon
level-merchant = Marchand
level-architect = Architecte
level-scholar = Savant
level-vizier = Vizir
bot-policy = { $name }, un réseau entraîné

## Buildings: $count is how many there are

building-pavilion = { $count ->
    [one] Pavillon
   *[other] Pavillons
}
building-seraglio = { $count ->
    [one] Sérail
   *[other] Sérails
}
# No singular in French: arcades, appartements, thermes
building-arcades = Arcades
building-chambers = Appartements
building-garden = { $count ->
    [one] Jardin
   *[other] Jardins
}
building-tower = { $count ->
    [one] Tour
   *[other] Tours
}
building-arena = { $count ->
    [one] Arène
   *[other] Arènes
}
building-bath_house = Thermes
building-library = { $count ->
    [one] Bibliothèque
   *[other] Bibliothèques
}
building-hostel = { $count ->
    [one] Auberge
   *[other] Auberges
}
building-hospital = { $count ->
    [one] Hôpital
   *[other] Hôpitaux
}
building-market = { $count ->
    [one] Marché
   *[other] Marchés
}
building-park = { $count ->
    [one] Parc
   *[other] Parcs
}
building-school = { $count ->
    [one] École
   *[other] Écoles
}
building-district = { $count ->
    [one] Quartier
   *[other] Quartiers
}

# A tile: Garden 10
tile-name = { $building } { $price }
tile-hut = Abri { $building }
tile-start-alhambra = Fontaine aux lions
tile-start-granada = Tuile de départ de Granada
# A tile with its borders, for screen readers
tile-described = { $tile }, { $family ->
   *[alhambra] mur
    [granada] fossé
} : { $sides }
tile-described-open = { $tile }, quatre côtés ouverts
side-N = nord
side-E = est
side-S = sud
side-W = ouest

## Money

currency-y = Florin
currency-g = Dirham
currency-b = Denier
currency-o = Ducat
coins-y = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
}
coins-g = { $count ->
    [one] { $count } dirham
   *[other] { $count } dirhams
}
coins-b = { $count ->
    [one] { $count } denier
   *[other] { $count } deniers
}
coins-o = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
card-exchange = bureau de change { $first }/{ $second }

# All three are masculine: story-scored-border and others say "le" before them
border-wall = mur
border-moat = fossé
border-stretch = tronçon

# The answer to an impossible action when no better explanation is known
error-offline = Le serveur ne répond pas. Réessaie dans un instant.
error-other = Ça n’a pas marché : { $message }

## Seats

# The names of bots, by seat
bot-name-0 = Aïcha
bot-name-1 = Youssef
bot-name-2 = Teresa
bot-name-3 = Idris
bot-name-4 = Zahra
bot-name-5 = Leonor
seat-free = Place { $number }
