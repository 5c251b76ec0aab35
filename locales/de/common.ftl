### Words for every part of the client.

# The title of a browser tab
common-page = { $title } · Nasrid
common-no-page = Diese Seite gibt es nicht.
common-to-home = Startseite
common-close = Schließen
common-cancel = Abbrechen
common-you = Du
# In a list of names within a sentence: so viele wie du
common-you-among = du
common-loading = Einen Moment …
settings-language = Sprache
settings-language-auto = Wie mein Browser
common-offline = Der Server antwortet nicht. Schau nach deiner Verbindung; wir versuchen es weiter.
common-part-missing = Das ließ sich nicht laden. Prüfe die Verbindung und versuch es nochmal.
common-retry = Nochmal versuchen

game-alhambra = Alhambra
game-granada = Granada
game-combined = Alhambra und Granada

module-vizier = Wesir
module-exchange = Wechselstuben
module-bonus = Bonuskarten
module-huts = Bauhütten

level-apprentice = Lehrling
level-mason = Maurer
level-merchant = Händler
level-architect = Architekt
level-scholar = Gelehrter
level-vizier = Wesir
bot-policy = { $name }, ein trainiertes Netz

## Buildings: $count is how many there are

building-pavilion = { $count ->
    [one] Pavillon
   *[other] Pavillons
}
building-seraglio = { $count ->
    [one] Serail
   *[other] Serails
}
# These two are plural even where there is one
building-arcades = { $count ->
   *[other] Arkaden
}
building-chambers = { $count ->
   *[other] Gemächer
}
building-garden = { $count ->
    [one] Garten
   *[other] Gärten
}
building-tower = { $count ->
    [one] Turm
   *[other] Türme
}
building-arena = { $count ->
    [one] Arena
   *[other] Arenen
}
building-bath_house = { $count ->
    [one] Badehaus
   *[other] Badehäuser
}
building-library = { $count ->
    [one] Bibliothek
   *[other] Bibliotheken
}
building-hostel = { $count ->
    [one] Herberge
   *[other] Herbergen
}
building-hospital = { $count ->
    [one] Hospital
   *[other] Hospitäler
}
building-market = { $count ->
    [one] Markt
   *[other] Märkte
}
building-park = { $count ->
    [one] Park
   *[other] Parks
}
building-school = { $count ->
    [one] Schule
   *[other] Schulen
}
building-district = Wohnviertel

# A tile: Garten 10
tile-name = { $building } { $price }
tile-hut = { $building }-Bauhütte
tile-start-alhambra = Löwenbrunnen
tile-start-granada = Startplättchen von Granada
# A tile with its borders, for screen readers
tile-described = { $tile }, { $family ->
   *[alhambra] Mauer
    [granada] Graben
} im { $sides }
tile-described-open = { $tile }, rundum offen
side-N = Norden
side-E = Osten
side-S = Süden
side-W = Westen

## Money
## A currency also stands before a hyphen: Dukaten-Feld.

currency-y = Gulden
currency-g = Dirham
currency-b = Denar
currency-o = Dukaten
coins-y = { $count } Gulden
coins-g = { $count } Dirham
coins-b = { $count } Denar
coins-o = { $count ->
    [one] { $count } Dukat
   *[other] { $count } Dukaten
}
card-exchange = Wechselstube { $first }/{ $second }

border-wall = Mauer
border-moat = Graben
border-stretch = Ufermauer

# The answer to an impossible action when no better explanation is known
error-offline = Der Server antwortet nicht. Versuch es gleich nochmal.
error-other = Das hat nicht geklappt: { $message }

## Seats

# The names of bots, by seat
bot-name-0 = Aisha
bot-name-1 = Yusuf
bot-name-2 = Teresa
bot-name-3 = Idris
bot-name-4 = Zahra
bot-name-5 = Leonor
seat-free = Platz { $number }
