### Words for every part of the client.

# The title of a browser tab
common-page = { $title } · Nasrid
common-no-page = Deze pagina bestaat niet.
common-to-home = Startpagina
common-close = Sluiten
common-cancel = Annuleren
common-you = Jij
# In a list of names within a sentence: net als jij en Zahra
common-you-among = jij
common-loading = Momentje…
settings-language = Taal
settings-language-auto = Zoals mijn browser
common-offline = De server antwoordt niet. Kijk of je verbinding hebt; we blijven het proberen.
common-part-missing = Dit kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
common-retry = Opnieuw proberen

game-alhambra = Alhambra
game-granada = Granada
game-combined = Alhambra en Granada

module-vizier = Vizier
module-exchange = Wisselkantoor
module-bonus = Bonuskaarten
module-huts = Bouwhutten

level-apprentice = Leerling
level-mason = Metselaar
level-merchant = Handelaar
level-architect = Bouwmeester
level-scholar = Geleerde
level-vizier = Vizier
bot-policy = { $name }, een getraind netwerk

## Buildings: $count is how many there are

building-pavilion = { $count ->
    [one] Paviljoen
   *[other] Paviljoens
}
building-seraglio = { $count ->
    [one] Harem
   *[other] Harems
}
building-arcades = { $count ->
    [one] Arcade
   *[other] Arcades
}
building-chambers = { $count ->
    [one] Kamer
   *[other] Kamers
}
building-garden = { $count ->
    [one] Tuin
   *[other] Tuinen
}
building-tower = { $count ->
    [one] Toren
   *[other] Torens
}
building-arena = { $count ->
    [one] Arena
   *[other] Arena’s
}
building-bath_house = { $count ->
    [one] Badhuis
   *[other] Badhuizen
}
building-library = { $count ->
    [one] Bibliotheek
   *[other] Bibliotheken
}
building-hostel = { $count ->
    [one] Herberg
   *[other] Herbergen
}
building-hospital = { $count ->
    [one] Hospitaal
   *[other] Hospitalen
}
building-market = { $count ->
    [one] Markt
   *[other] Markten
}
building-park = { $count ->
    [one] Park
   *[other] Parken
}
building-school = { $count ->
    [one] School
   *[other] Scholen
}
building-district = { $count ->
    [one] Woonwijk
   *[other] Woonwijken
}

# A tile: Tuin 10
tile-name = { $building } { $price }
# Torenhut, Kamerhut
tile-hut = { $building }hut
tile-start-alhambra = Leeuwenfontein
tile-start-granada = Starttegel van Granada
# A tile with its borders, for screen readers
tile-described = { $tile }, { $family ->
   *[alhambra] muur
    [granada] gracht
} { $sides }
tile-described-open = { $tile }, aan alle kanten open
side-N = noord
side-E = oost
side-S = zuid
side-W = west

## Money

# They are also the first part of -veld: Guldenveld
currency-y = Gulden
currency-g = Dirham
currency-b = Denar
currency-o = Dukaten
coins-y = { $count } gulden
coins-g = { $count } dirham
coins-b = { $count } denar
coins-o = { $count ->
    [one] { $count } dukaat
   *[other] { $count } dukaten
}
card-exchange = wisselkaart { $first }/{ $second }

border-wall = muur
border-moat = gracht
border-stretch = grens

# The answer to an impossible action when no better explanation is known
error-offline = De server antwoordt niet. Probeer het zo nog eens.
error-other = Dat lukte niet: { $message }

## Seats

# The names of bots, by seat
bot-name-0 = Aisha
bot-name-1 = Yusuf
bot-name-2 = Teresa
bot-name-3 = Idris
bot-name-4 = Zahra
bot-name-5 = Leonor
seat-free = Stoel { $number }
