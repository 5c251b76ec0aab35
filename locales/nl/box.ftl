### The check of the tiles in the player's own box.

box-title = Controleer je doos
box-lead = De meeste Granada-tegels en bouwhutten zijn nergens gepubliceerd. Die van ons kloppen met de spelregels, maar ze zijn bedacht. Heb je de doos zelf? Verbeter ze hier.
box-granada = Granada-tegels
box-huts = Bouwhutten
box-tile = Tegel { $number }
box-hut = Bouwhut { $number }
box-seen = op een foto gezien
box-reconstructed = door ons bedacht
box-changed = door jou verbeterd
box-even = Even kant
box-odd = Oneven kant
box-price = Prijzen
box-prices = { $even } en { $odd }
box-kind = Gebouw
box-moats = Grachten
box-walls = Muren
box-side-N = boven
box-side-E = rechts
box-side-S = onder
box-side-W = links
box-done = Klaar

## What the rulebooks say

box-facts = Wat de spelregels zeggen
box-facts-hold = Alles klopt.
box-facts-broken = { $count ->
    [one] Eén bewering klopt nog niet.
   *[other] { $count } beweringen kloppen nog niet.
}
box-fact-prices = Elk van de negen gebouwen komt met elke prijs van 2 tot 13 één keer voor.
box-fact-prices-wrong = { $building } { $price } komt { $times } keer voor.
box-fact-faces = De twee kanten van een tegel tonen verschillende gebouwen.
box-fact-sides = Een tegel heeft op hoogstens drie kanten muur of gracht.
box-fact-moats = Minstens vier tegels hebben een gracht.
box-fact-huts = Er zijn 3 paviljoenhutten, 3 haremhutten, 4 arcadehutten, 4 kamerhutten, 5 tuinhutten en 5 torenhutten.
box-fact-holds = klopt
box-fact-fails = klopt niet

## Saving the list

box-save = Bewaar mijn lijst op dit apparaat
box-saved = Je lijst is bewaard. Kies hem als je op dit apparaat een spel begint.
box-not-yet = Je kunt met je lijst spelen zodra alles klopt.
box-forget = Terug naar onze lijst
box-export = Opslaan als CSV
box-export-hint = Stuur ons het bestand, dan spelen anderen met de echte tegels.
