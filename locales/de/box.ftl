### The check of the tiles in the player's own box.

box-title = Deine Schachtel prüfen
box-lead = Die meisten Granada-Plättchen und Bauhütten sind nirgends veröffentlicht. Unsere halten sich an die Spielregeln, sind aber erfunden. Hast du die Schachtel? Dann berichtige sie hier.
box-granada = Granada-Plättchen
box-huts = Bauhütten
box-tile = Plättchen { $number }
box-hut = Bauhütte { $number }
box-seen = auf einem Bild gesehen
box-reconstructed = von uns erfunden
box-changed = von dir berichtigt
box-even = Gerade Seite
box-odd = Ungerade Seite
box-price = Preise
box-prices = { $even } und { $odd }
box-kind = Gebäude
box-moats = Gräben
box-walls = Mauern
box-side-N = oben
box-side-E = rechts
box-side-S = unten
box-side-W = links
box-done = Fertig

## What the rulebooks say

box-facts = Was in den Spielregeln steht
box-facts-hold = Alles stimmt.
box-facts-broken = { $count ->
    [one] Eine Aussage stimmt noch nicht.
   *[other] { $count } Aussagen stimmen noch nicht.
}
box-fact-prices = Jedes der neun Gebäude gibt es mit jedem Preis von 2 bis 13 genau einmal.
box-fact-prices-wrong = { $building } { $price } gibt es { $times }-mal.
box-fact-faces = Die beiden Seiten eines Plättchens zeigen verschiedene Gebäude.
box-fact-sides = Ein Plättchen hat an höchstens drei Kanten Mauer oder Graben.
box-fact-moats = Mindestens vier Plättchen haben einen Graben.
box-fact-huts = Bauhütten gibt es 3 für Pavillon, 3 für Serail, 4 für Arkaden, 4 für Gemächer, 5 für Garten und 5 für Turm.
box-fact-holds = stimmt
box-fact-fails = stimmt nicht

## Saving the list

box-save = Meine Liste auf diesem Gerät behalten
box-saved = Deine Liste ist gespeichert. Wähl sie, wenn du auf diesem Gerät eine Partie beginnst.
box-not-yet = Mit deiner Liste kannst du spielen, sobald alles stimmt.
box-forget = Zurück zu unserer Liste
box-export = Als CSV speichern
box-export-hint = Schick uns die Datei, dann spielen auch andere mit den echten Plättchen.
