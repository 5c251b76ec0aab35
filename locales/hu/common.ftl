### Words for every part of the client.
### Hungarian: no ending and no article ever stands on a variable. After a number the noun stays singular, so most
### messages need no plural.

# The title of a browser tab
common-page = { $title } · Nasrid
common-no-page = Nincs ilyen oldal.
common-to-home = Kezdőlap
common-close = Bezárás
common-cancel = Mégse
common-you = Te
# In a list of names within a sentence
common-you-among = te
common-loading = Egy pillanat…
settings-language = Nyelv
settings-language-auto = Mint a böngészőm
common-offline = A szerver nem válaszol. Nézd meg a kapcsolatot; mi tovább próbálkozunk.
common-part-missing = Ezt nem sikerült betölteni. Ellenőrizd a kapcsolatot, és próbáld újra.
common-retry = Újra

game-alhambra = Alhambra
game-granada = Granada
game-combined = Alhambra és Granada

module-vizier = Vezír
module-exchange = Pénzváltó
module-bonus = Bónuszkártyák
module-huts = Munkáskunyhók

level-apprentice = Inas
level-mason = Kőműves
level-merchant = Kereskedő
level-architect = Építész
level-scholar = Tudós
level-vizier = Vezír
bot-policy = { $name }, betanított hálózat

## Buildings: always singular, with and without a number before them

building-pavilion = Pavilon
building-seraglio = Szeráj
building-arcades = Árkád
building-chambers = Palota
building-garden = Kert
building-tower = Torony
building-arena = Aréna
building-bath_house = Közfürdő
building-library = Könyvtár
building-hostel = Fogadó
building-hospital = Kórház
building-market = Piac
building-park = Park
building-school = Iskola
building-district = Lakónegyed

# A tile: Garden 10
tile-name = { $building } { $price }
# One word: Toronykunyhó
tile-hut = { $building }kunyhó
tile-start-alhambra = Oroszlános kút
tile-start-granada = Granada kezdőlapkája
# A tile with its borders, for screen readers
tile-described = { $tile }, { $family ->
   *[alhambra] városfal
    [granada] vizesárok
}: { $sides }
tile-described-open = { $tile }, minden irányban nyitott
side-N = észak
side-E = kelet
side-S = dél
side-W = nyugat

## Money

currency-y = Gulden
currency-g = Dirham
currency-b = Dénár
currency-o = Dukát
coins-y = { $count } gulden
coins-g = { $count } dirham
coins-b = { $count } dénár
coins-o = { $count } dukát
card-exchange = { $first }/{ $second } pénzváltó

border-wall = városfal
border-moat = vizesárok
border-stretch = közös szakasz

# The answer to an impossible action when no better explanation is known
error-offline = A szerver nem válaszol. Próbáld meg újra egy kicsit később.
error-other = Ez nem sikerült: { $message }

## Seats

# The names of bots, by seat
bot-name-0 = Aisha
bot-name-1 = Yusuf
bot-name-2 = Teresa
bot-name-3 = Idris
bot-name-4 = Zahra
bot-name-5 = Leonor
seat-free = { $number }. hely
