### Playing without a server: games on this device, installation, several people at one device.

offline-title = Op dit apparaat
offline-entry = Speel op dit apparaat
offline-entry-hint = Tegen bots, of samen aan één scherm. Zonder internet.
offline-no-network = Je bent offline. Spellen op dit apparaat, het scoreblok en de tegellijst werken gewoon. Voor open tafels, vrienden en je account heb je internet nodig.
offline-companion = Scoreblok voor het spel uit de doos
offline-box = Controleer je doos
offline-lead = Alles hier draait in je browser. Er wordt niets verstuurd.
offline-loading = De tafel wordt klaargezet…
error-not-here = Het spel kon op dit apparaat niet starten. Probeer het nog eens. Blijft het zo, dan is je browser misschien te oud.

## A new game

offline-new = Een nieuw spel
offline-new-submit = Begin het spel
offline-seat-choice-person = Iemand aan dit apparaat
offline-name-of = Naam op stoel { $seat }
offline-player = Speler { $seat }
offline-nobody = Minstens één stoel moet voor een mens zijn.
offline-own-tiles = Speel met de tegels uit mijn doos

## The games on this device

offline-tables = Spellen op dit apparaat
offline-tables-none = Nog geen spel. Wat je hier begint, blijft hier, ook als je het venster sluit.
offline-before-release = Op dit apparaat staan spellen van een versie van Nasrid vóór 0.1.0, die deze versie niet kan lezen. Ze zijn onveranderd. Gebruik de versie die ze schreef.
# A button beside a game; $game: its players
offline-more = Meer over dit spel: { $game }
offline-record = Verslag opslaan
offline-record-hint = Het hele spel in één bestand. Je kunt het op elk apparaat openen.
offline-to-server = Ga verder op de server
offline-to-server-hint = Het spel gaat verder aan een tafel op de server, tegen bots.
offline-take-away = Verder op dit apparaat
offline-take-away-hint = Het spel verlaat de server: het telt daar niet meer, en de tafel wordt gesloten.
offline-take-away-yes = Hier verder
offline-remove = Verwijder
offline-remove-sure = Dit spel voorgoed verwijderen?
offline-remove-yes = Verwijder het
offline-open-record = Open een verslag
offline-open-record-hint = Een spel dat hier, op een ander apparaat of op een server is opgeslagen. Is het nog niet afgelopen, dan speel je door.
offline-open-record-wrong = Dat bestand is geen verslag van een spel, of het komt van een andere versie van de regels.

## Installing Nasrid on this device

offline-keep = Bewaar Nasrid op dit apparaat
offline-keep-hint = Dan opent het ook zonder internet. Er wordt één keer { $size } MB opgehaald.
offline-keep-start = Bewaar het
offline-keep-again = Verder ophalen
offline-keeping = { $done } van { $size } MB
offline-keeping-stopped = De verbinding viel weg. Wat er al is, blijft bewaard.
offline-kept = Nasrid staat op dit apparaat: { $size } MB. Het opent ook zonder internet.
offline-kept-newer = Er wordt een nieuwe versie opgehaald. Spellen die nu lopen, merken er niets van.
offline-kept-renewed = De nieuwste versie is er. Vanaf de volgende pagina gebruik je die.
offline-forget = Verwijder het van dit apparaat
offline-forget-hint = Je spellen blijven.
offline-keep-not = Dit adres kan niet worden bewaard: browsers staan dat alleen toe via HTTPS.

## Passing the device to the next player

cover-title = { $name }, jij bent aan de beurt
cover-hint = Neem het apparaat. De anderen kijken even weg.
cover-take = Toon mijn kaarten
