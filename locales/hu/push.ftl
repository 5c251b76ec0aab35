### Értesítés arról, hogy te jössz: a kapcsoló a beállításokban, és amit egy értesítés mond.

push-title = Értesítések
push-switch = Szólj, ha én jövök
push-switch-hint = Ahol egy lépésre napok állnak rendelkezésre, ezen az eszközön. Amíg nyitva van nálad az asztal, nem szólunk.
push-denied = A böngésződ nem engedi, hogy a Nasrid értesítsen. Engedélyezd a böngésző beállításaiban ennél az oldalnál, aztán próbáld újra.
push-failed = A böngésződ nem érte el az értesítési szolgáltatását. Próbáld később újra.
push-not-here = Ez a böngésző itt nem tud értesíteni. iPhone-on vagy iPaden előbb tedd a Nasridot a Főképernyőre (Megosztás, majd „Főképernyőhöz adás”), és onnan nyisd meg. Máshol újabb böngésző és HTTPS kell hozzá.
push-quiet = Csendes órák
push-quiet-from = Ettől
push-quiet-until = Eddig
push-quiet-hint = Ami ilyenkor jön, azt utána tudod meg. Ha a két időpont azonos, nincs csendes óra.

## Amit egy értesítés mond

push-turn = Te jössz
push-turn-hint = A többiek rád várnak az asztalnál.
push-off = Ne jöjjön több értesítés
