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
error-not-loaded = Het spel kon niet worden gedownload. Controleer je verbinding en probeer het opnieuw. Om zonder netwerk te spelen, installeer je Nasrid eerst op dit apparaat.
error-storage-blocked = Je browser laat deze site niets opslaan, dus spellen kunnen hier niet worden bewaard. Sta de site toe gegevens op te slaan en probeer het opnieuw.
error-storage-full = Deze browser heeft geen ruimte meer, dus het spel is niet bewaard. Maak ruimte vrij op het apparaat of verwijder oude spellen en probeer het opnieuw.

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
offline-review = Analyseer dit spel
offline-review-hint = Winstkansen, geluk, fouten en betere zetten.
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
offline-open-record = Open een verslag of een back-up
offline-open-record-hint = Spellen die hier, op een ander apparaat of op een server zijn bewaard. Je kunt verder met spellen die niet af zijn.
offline-open-record-wrong = Dit bestand is geen verslag van een spel en geen back-up. Kies een ander bestand.
offline-open-record-version = Een andere versie van Nasrid heeft dit bestand gemaakt. Open het met die versie.
offline-open-record-long = Dit spel is te lang: een verslag mag hoogstens 5.000 acties hebben. Kies een ander spel.
offline-review-file = Analyseer een verslag
offline-review-file-hint = Het verslag van een afgelopen spel, van een server, een ander apparaat of het programma nasrid.
offline-review-file-unfinished = Dit spel is nog niet afgelopen. Het staat nu bij je spellen: speel het uit en analyseer het dan.
offline-backup = Maak een back-up
offline-backup-hint = Alle spellen op dit apparaat in één bestand. Open het op een ander apparaat om daar verder te spelen. Er wordt geen spel overschreven.
offline-restored-none = De back-up bevat geen spellen.
offline-restored-added = { $count ->
    [one] Er is één spel toegevoegd.
   *[other] Er zijn { $count } spellen toegevoegd.
}
offline-restored-continued = { $count ->
    [one] Eén spel was er al en heeft nu zijn nieuwere zetten.
   *[other] { $count } spellen waren er al en hebben nu hun nieuwere zetten.
}
offline-restored-copied = { $count ->
    [one] Eén spel was hier anders verdergegaan. Het is als kopie toegevoegd.
   *[other] { $count } spellen waren hier anders verdergegaan. Ze zijn als kopie toegevoegd.
}
offline-restored-unchanged = { $count ->
    [one] Eén spel was er al.
   *[other] { $count } spellen waren er al.
}
offline-restored-damaged = { $count ->
    [one] Eén spel in het bestand is beschadigd en niet toegevoegd.
   *[other] { $count } spellen in het bestand zijn beschadigd en niet toegevoegd.
}

## Installing Nasrid on this device

offline-keep = Bewaar Nasrid op dit apparaat
offline-keep-hint = Dan opent het ook zonder internet. Er wordt één keer { $size } MB opgehaald.
offline-keep-start = Bewaar het
offline-keep-later = Niet nu
offline-keep-again = Verder ophalen
offline-keeping = { $done } van { $size } MB
offline-keeping-stopped = De verbinding viel weg. Wat er al is, blijft bewaard.
offline-keeping-full = Deze browser heeft geen ruimte voor { $size } MB. Maak ruimte vrij op het apparaat en hervat dan het downloaden. Wat er al is, blijft.
offline-kept = Nasrid staat op dit apparaat: { $size } MB. Het opent ook zonder internet.
offline-kept-newer = Er wordt een nieuwe versie opgehaald. Spellen die nu lopen, merken er niets van.
offline-kept-renewed = De nieuwste versie is er. Vanaf de volgende pagina gebruik je die.
offline-persistent = De browser verwijdert Nasrid en je spellen niet uit zichzelf.
offline-not-persistent = Als het apparaat vol raakt, kan de browser Nasrid en je spellen verwijderen. Maak een back-up van de spellen die je wilt houden.
offline-app = Voeg Nasrid toe aan je apps
offline-forget = Verwijder het van dit apparaat
offline-forget-hint = Je spellen blijven.
offline-keep-not = Dit adres kan niet worden bewaard: browsers staan dat alleen toe via HTTPS.
offline-keep-unsupported = Deze browser kan geen websites installeren. Open Nasrid in een andere browser, of buiten de privémodus.
offline-keep-blocked = Je browser laat deze site niets opslaan. Nasrid kan niet worden geïnstalleerd en spellen kunnen niet worden bewaard. Sta de site toe gegevens op te slaan en laad de pagina opnieuw.

## Passing the device to the next player

cover-title = { $name }, jij bent aan de beurt
cover-hint = Neem het apparaat. De anderen kijken even weg.
cover-take = Toon mijn kaarten
# The player who held the device before
cover-undo = { $name } wil iets terugnemen
# The player who has to agree to the undo
cover-undo-title = { $name }, ben je het ermee eens?
