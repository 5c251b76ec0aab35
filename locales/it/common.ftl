### Words for every part of the client.

# The title of a browser tab
common-page = { $title } · Nasrid
common-no-page = Questa pagina non esiste.
common-to-home = Pagina iniziale
common-close = Chiudi
common-cancel = Annulla
common-you = Tu
# In a list of names within a sentence, after come, con, di: come te e Zahra
common-you-among = te
common-loading = Un momento…
settings-language = Lingua
settings-language-auto = Come il browser
common-offline = Il server non risponde. Controlla la connessione: noi continuiamo a provare.
common-part-missing = Caricamento non riuscito. Controlla la connessione e riprova.
common-retry = Riprova

game-alhambra = Alhambra
game-granada = Granada
game-combined = Alhambra e Granada

module-vizier = Visir
module-exchange = Cambio
module-bonus = Carte bonus
module-huts = Capanne

level-apprentice = Apprendista
level-mason = Muratore
level-merchant = Mercante
level-architect = Architetto
level-scholar = Studioso
level-vizier = Visir
bot-policy = { $name }, una rete addestrata

## Buildings: $count is how many there are

building-pavilion = { $count ->
    [one] Padiglione
   *[other] Padiglioni
}
building-seraglio = { $count ->
    [one] Serraglio
   *[other] Serragli
}
building-arcades = { $count ->
    [one] Porticato
   *[other] Porticati
}
building-chambers = { $count ->
    [one] Appartamento
   *[other] Appartamenti
}
building-garden = { $count ->
    [one] Giardino
   *[other] Giardini
}
building-tower = { $count ->
    [one] Torre
   *[other] Torri
}
building-arena = { $count ->
    [one] Arena
   *[other] Arene
}
building-bath_house = { $count ->
    [one] Bagno arabo
   *[other] Bagni arabi
}
building-library = { $count ->
    [one] Biblioteca
   *[other] Biblioteche
}
building-hostel = { $count ->
    [one] Locanda
   *[other] Locande
}
building-hospital = { $count ->
    [one] Ospedale
   *[other] Ospedali
}
building-market = { $count ->
    [one] Mercato
   *[other] Mercati
}
building-park = { $count ->
    [one] Parco
   *[other] Parchi
}
building-school = { $count ->
    [one] Scuola
   *[other] Scuole
}
building-district = { $count ->
    [one] Quartiere
   *[other] Quartieri
}

# A tile: Garden 10
tile-name = { $building } { $price }
tile-hut = { $building ->
    [Padiglione] Capanna dei padiglioni
    [Serraglio] Capanna dei serragli
    [Porticato] Capanna dei porticati
    [Appartamento] Capanna degli appartamenti
    [Giardino] Capanna dei giardini
    [Torre] Capanna delle torri
   *[other] Capanna { $building }
}
tile-start-alhambra = Fontana dei Leoni
tile-start-granada = Tessera di partenza di Granada
# A tile with its borders, for screen readers
tile-described = { $tile }, { $family ->
   *[alhambra] muro
    [granada] fossato
} a { $sides }
tile-described-open = { $tile }, lati tutti aperti
side-N = nord
side-E = est
side-S = sud
side-W = ovest

## Money

currency-y = Fiorini
currency-g = Dirham
currency-b = Dinari
currency-o = Ducati
coins-y = { $count ->
    [one] { $count } fiorino
   *[other] { $count } fiorini
}
coins-g = { $count } dirham
coins-b = { $count ->
    [one] { $count } dinaro
   *[other] { $count } dinari
}
coins-o = { $count ->
    [one] { $count } ducato
   *[other] { $count } ducati
}
card-exchange = carta cambio { $first }/{ $second }

# All three are masculine: other messages put "il" before them
border-wall = muro
border-moat = fossato
border-stretch = tratto

# The answer to an impossible action when no better explanation is known
error-offline = Il server non risponde. Riprova tra un momento.
error-other = Non ha funzionato: { $message }

## Seats

# The names of bots, by seat
bot-name-0 = Aisha
bot-name-1 = Yusuf
bot-name-2 = Teresa
bot-name-3 = Idris
bot-name-4 = Zahra
bot-name-5 = Leonor
seat-free = Posto { $number }
