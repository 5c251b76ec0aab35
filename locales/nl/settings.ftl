### The settings, and the profile with the player's own games.

settings-group-look = Uiterlijk, tempo en geluid
settings-group-login = Inloggen en beveiliging
settings-name-saved = Opgeslagen. Op stoelen waar je al zat, houd je je oude naam.
settings-save = Opslaan
settings-theme = Dag of nacht
settings-theme-auto = Zoals mijn apparaat
settings-theme-light = Dag
settings-theme-dark = Nacht
settings-motion = Beweging
settings-motion-auto = Zoals mijn apparaat
settings-motion-on = Volop
settings-motion-off = Minder
settings-pace = Snelheid van de anderen
settings-pace-slow = Rustig
settings-pace-normal = Normaal
settings-pace-quick = Snel
settings-pace-hint = Hoe lang een zet van de anderen te zien is. Zolang je een stad of de meerderheden bekijkt, wacht de volgende.
settings-sound = Geluid
settings-sound-hint = Zacht: kaarten, tegels, en een toon als je aan de beurt bent.
settings-volume = Volume
settings-ambience = Sfeergeluid
settings-ambience-hint = Een fontein, wind en vogels aan tafel, zolang het geluid aanstaat.
settings-ambience-volume = Volume van het sfeergeluid
settings-letters = Letters op tegels
settings-letters-hint = Elke tegel toont de eerste letters van zijn soort.
settings-strong = Sterkere kleuren
settings-strong-hint = Trekt kleuren uit elkaar die bij roodgroenblindheid op elkaar lijken.
settings-plain = Glad pleisterwerk
settings-plain-hint = Geen reliëf en geen lichtpatroon achter de stad.
settings-confirm = Mijn beurt vanzelf bevestigen
settings-confirm-after = { $seconds ->
    [0] Nooit
   *[other] { $seconds } s
}
settings-confirm-hint = Alleen aan tafels waar beurten worden bevestigd.
settings-device = Een ander apparaat
settings-device-hint = Speel verder op je telefoon of een andere computer.
settings-device-make = Maak een link
settings-device-how = Open deze link binnen 15 minuten op het andere apparaat. Hij werkt één keer; geef hem aan niemand anders.
settings-device-qr = QR-code waarmee je op een ander apparaat inlogt
settings-device-use = Log in op dit apparaat
settings-device-use-hint = De link komt van een ander apparaat van jou. Ga hier verder onder dezelfde naam, met dezelfde tafels.
settings-device-use-instead = Dit apparaat is nu { $name }. Ga je verder, dan krijgt het de naam en de tafels van de link.
settings-account = Account
settings-account-none = Je bent gast op dit apparaat. Met een inlognaam en een wachtwoord kun je overal terugkomen.
settings-account-login = Je inlognaam is { $login }.
settings-login = Inlognaam
settings-password = Wachtwoord
settings-password-hint = Minstens 8 tekens. Je andere apparaten worden uitgelogd; passkeys en herstelcodes werken niet meer.
settings-present = Huidig wachtwoord
settings-present-why = Zo weten we dat jij het bent, ook als iemand anders je apparaat heeft.
settings-password-saved = Opgeslagen. Bewaar het goed: niemand kan je een nieuw sturen.
settings-set-password = Wachtwoord instellen
settings-change-password = Wachtwoord wijzigen
settings-sign-in = Inloggen
settings-sign-in-hint = Als je op een ander apparaat al een inlognaam en wachtwoord hebt.
settings-sign-out = Uitloggen
settings-sign-out-warning = Zonder wachtwoord kun je niet terug naar je tafels. Stel er eerst een in, of maak een link voor een ander apparaat.
settings-sign-out-anyway = Toch uitloggen
settings-devices = Apparaten
settings-devices-this = Dit apparaat
settings-devices-unknown = Een ander apparaat
settings-devices-seen = Laatst gebruikt op { DATETIME($day, dateStyle: "medium") }
settings-devices-end-others = Alle andere apparaten uitloggen
settings-devices-name = { $browser } op { $system }
settings-security = Recente beveiligingsgebeurtenissen
settings-security-hint = Herken je een gebeurtenis niet? Verander dan je wachtwoord.
settings-security-hint-guest = Herken je een gebeurtenis niet? Log dan alle andere apparaten uit.
settings-security-none = Tot nu toe niets.
settings-security-all = Alle tonen
settings-event-signed_in = Ingelogd
settings-event-device_linked = Ingelogd met een link van een ander apparaat
settings-event-device_signed_out = Apparaat uitgelogd
settings-event-others_signed_out = Alle andere apparaten uitgelogd
settings-event-password_set = Wachtwoord ingesteld
settings-event-password_changed = Wachtwoord gewijzigd
settings-event-recovered = Nieuw wachtwoord met een herstelcode
settings-event-recovery_codes_created = Nieuwe herstelcodes gemaakt
settings-event-second_factor_set = Tweede factor ingesteld
settings-event-admin_verified = Tweede factor ingevoerd
settings-event-when = { $device } · { DATETIME($time, dateStyle: "medium", timeStyle: "short") }
settings-data = Wat er van je wordt bewaard
settings-codes = Herstelcodes
settings-codes-hint = Als je je wachtwoord vergeet, kun je met een herstelcode een nieuw instellen. Met een nieuw wachtwoord werken de codes niet meer.
settings-codes-new = Nieuwe herstelcodes
settings-codes-keep = Schrijf deze codes op: je ziet ze niet opnieuw. Als je je wachtwoord vergeet, kun je met elk ervan een nieuw instellen; de andere zijn dan ongeldig. Oudere codes werken niet meer.
settings-export = Alles opslaan als bestand
settings-delete = Verwijder mij
settings-delete-warning = Dit is niet terug te draaien. Je potjes blijven voor wie met je speelde, zonder je naam en zonder wat je hebt gezegd.
settings-delete-name = Schrijf voor de zekerheid je naam: { $name }
settings-delete-now = Verwijder mij voorgoed
settings-forgotten = Ik ben mijn wachtwoord vergeten
settings-code = Herstelcode
settings-recover = Wachtwoord instellen en inloggen

## Profile

profile-title = Jouw potjes
profile-progress = Je vooruitgang
profile-none = Je hebt hier nog geen potje uitgespeeld.
# $count: at least 3
profile-chart = Punten in je laatste { $count } potjes, het nieuwste rechts. Gewonnen potjes zijn goud.
profile-kind = { $game } voor { $players }
profile-figures = { $played ->
    [one] { $played } potje
   *[other] { $played } potjes
}, { $won } gewonnen, beste { $best }, gemiddeld { $mean } punten
profile-mine = Je rating: { $rating }
profile-bot = { $level }: { $rating }
profile-rating = { $mu } ± { $spread }
profile-rules = Zo werkt de rating
profile-rules-estimate = De rating schat hoe sterk je speelt. De echte waarde ligt zeer waarschijnlijk binnen de marge achter ±.
profile-rules-people = Alleen potjes tussen minstens twee mensen tellen, en alleen uitslagen tegen mensen. Lessen, tafels zonder rating en potjes met eigen tegels of een getraind netwerk tellen niet. Potjes die vanuit een opname verdergaan, tellen ook niet.
profile-rules-hints = In een potje met rating zijn er geen hints. Gaat iedereen akkoord met terugnemen, dan telt het potje gewoon mee.
profile-rules-absent = Speelt een bot voor je terwijl je weg bent, dan kan je rating dalen, maar niet stijgen.
profile-rules-newcomers = Nieuw is wie bij dit spel en dit aantal spelers minder dan { $newcomer } potjes met rating heeft. Uitslagen tegen nieuwe spelers tellen alleen voor andere nieuwe spelers.
profile-rules-repeated = Per dag tellen hooguit { $daily } potjes tussen dezelfde twee mensen.
profile-result = { $won ->
    [yes] Gewonnen met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
   *[no] { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
}
profile-with = { $game } met { $others }
profile-day = { DATETIME($day, dateStyle: "medium") }
profile-review = Analyseer
profile-replay = Kijk terug
