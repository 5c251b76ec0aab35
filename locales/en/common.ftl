### Words for every part of the client.

# The title of a browser tab
common-page = { $title } · Nasrid
common-no-page = There is no such page.
common-to-home = Home page
common-close = Close
common-cancel = Cancel
common-you = You
# In a list of names within a sentence
common-you-among = you
common-loading = One moment …
settings-language = Language
settings-language-auto = Same as browser
common-offline = The server does not respond. Check your connection; we keep trying.
common-part-missing = This could not be loaded. Check your connection, then try again.
common-retry = Try again

game-alhambra = Alhambra
game-granada = Granada
game-combined = Alhambra and Granada

module-vizier = Vizier
module-exchange = Exchange
module-bonus = Bonus cards
module-huts = Worker huts

level-apprentice = Apprentice
level-mason = Mason
level-merchant = Merchant
level-architect = Architect
level-scholar = Scholar
level-vizier = Vizier
bot-policy = { $name }, a trained network

## Buildings: $count is how many there are

building-pavilion = { $count ->
    [one] Pavilion
   *[other] Pavilions
}
building-seraglio = { $count ->
    [one] Seraglio
   *[other] Seraglios
}
building-arcades = { $count ->
   *[other] Arcades
}
building-chambers = { $count ->
   *[other] Chambers
}
building-garden = { $count ->
    [one] Garden
   *[other] Gardens
}
building-tower = { $count ->
    [one] Tower
   *[other] Towers
}
building-arena = { $count ->
    [one] Arena
   *[other] Arenas
}
building-bath_house = { $count ->
    [one] Bath house
   *[other] Bath houses
}
building-library = { $count ->
    [one] Library
   *[other] Libraries
}
building-hostel = { $count ->
    [one] Hostel
   *[other] Hostels
}
building-hospital = { $count ->
    [one] Hospital
   *[other] Hospitals
}
building-market = { $count ->
    [one] Market
   *[other] Markets
}
building-park = { $count ->
    [one] Park
   *[other] Parks
}
building-school = { $count ->
    [one] School
   *[other] Schools
}
building-district = { $count ->
    [one] District
   *[other] Districts
}

# A tile: Garden 10
tile-name = { $building } { $price }
tile-hut = { $building } hut
tile-start-alhambra = Lion fountain
tile-start-granada = Start tile of Granada
# A tile with its borders, for screen readers
tile-described = { $tile }, { $family ->
   *[alhambra] wall
    [granada] moat
} { $sides }
tile-described-open = { $tile }, open on all sides
side-N = north
side-E = east
side-S = south
side-W = west

## Money

currency-y = Florin
currency-g = Dirham
currency-b = Denar
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
    [one] { $count } denar
   *[other] { $count } denars
}
coins-o = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
card-exchange = exchange card { $first }/{ $second }

border-wall = wall
border-moat = moat
border-stretch = stretch

# The answer to an impossible action when no better explanation is known
error-offline = The server does not respond. Try again in a moment.
error-other = That did not work: { $message }

## Seats

# The names of bots, by seat
bot-name-0 = Aisha
bot-name-1 = Yusuf
bot-name-2 = Teresa
bot-name-3 = Idris
bot-name-4 = Zahra
bot-name-5 = Leonor
seat-free = Seat { $number }
