### Horen dat je aan de beurt bent: de schakelaar in de instellingen, en wat een melding zegt.

push-title = Meldingen
push-switch = Zeg het me als ik aan de beurt ben
push-switch-hint = Aan tafels waar een zet dagen mag duren, op dit apparaat. Niet zolang je de tafel open hebt.
push-denied = Je browser laat geen meldingen van Nasrid toe. Sta ze toe in de instellingen van de browser voor deze pagina en probeer het opnieuw.
push-failed = Je browser kon zijn meldingsdienst niet bereiken. Probeer het later opnieuw.
push-not-here = Deze browser kan je hier niets melden. Zet Nasrid op een iPhone of iPad eerst op het beginscherm (Deel, dan ‘Zet op beginscherm’) en open het van daar. Anders is een nieuwere browser en HTTPS nodig.
push-quiet = Stille uren
push-quiet-from = Van
push-quiet-until = Tot
push-quiet-hint = Wat in deze uren komt, hoor je daarna. Twee keer dezelfde tijd: geen stille uren.

## Wat een melding zegt

push-turn = Jij bent aan de beurt
push-turn-hint = De anderen aan tafel wachten op je.
push-off = Geen meldingen meer
