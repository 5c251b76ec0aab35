### The check of the tiles in the player's own box.

box-title = Nézd át a dobozodat
box-lead = A legtöbb Granada-lapkát és munkáskunyhót sehol sem tették közzé. A mieink betartják a játékszabályt, de mi találtuk ki őket. Megvan neked a doboz? Itt kijavíthatod.
box-granada = Granada-lapkák
box-huts = Munkáskunyhók
box-tile = { $number }. lapka
box-hut = { $number }. kunyhó
box-seen = képen láttuk
box-reconstructed = mi találtuk ki
box-changed = te javítottad
box-even = Páros oldal
box-odd = Páratlan oldal
box-price = Árak
box-prices = { $even } és { $odd }
box-kind = Épület
box-moats = Vizesárkok
box-walls = Városfalak
box-side-N = felül
box-side-E = jobbra
box-side-S = alul
box-side-W = balra
box-done = Kész

## What the rulebooks say

box-facts = Amit a játékszabály mond
box-facts-hold = Minden stimmel.
box-facts-broken = { $count ->
    [one] Egy állítás még nem teljesül.
   *[other] { $count } állítás még nem teljesül.
}
box-fact-prices = A kilenc épület mindegyike 2-től 13-ig minden árral egyszer szerepel.
box-fact-prices-wrong = { $building } { $price }: { $times } darab van belőle.
box-fact-faces = Egy lapka két oldalán két különböző épület van.
box-fact-sides = Egy lapkának legfeljebb három szélén van fal vagy árok.
box-fact-moats = Legalább négy lapkán van vizesárok.
box-fact-huts = Van 3 pavilon-, 3 szeráj-, 4 árkád-, 4 palota-, 5 kert- és 5 toronykunyhó.
box-fact-holds = teljesül
box-fact-fails = nem teljesül

## Saving the list

box-save = Listám megőrzése ezen az eszközön
box-saved = A listádat megőriztük. Ezen az eszközön új játszmánál kiválaszthatod.
box-not-yet = A listáddal akkor játszhatsz, ha minden stimmel.
box-forget = Vissza a mi listánkhoz
box-export = Mentés CSV-be
box-export-hint = Küldd el nekünk a fájlt, és mások is az igazi lapkákkal játszhatnak.
