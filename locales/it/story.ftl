### The log of a table, the prompts of the bar, and the spoken texts.
### The message of an event has its name (docs/protocol.md). Its variables are its fields, with pieces by their names.
### $who is "you" for the reader and "other" for everybody else; $name is empty where it is "you". A list has its length
### in a variable of its own, like $cards_count.

## The table

story-opened = Il tavolo è aperto.
story-seated = { $who ->
    [you] Hai preso posto.
   *[other] { $name } ha preso posto.
}
story-seat_requested = { $name } chiede un posto.
story-seat_request_declined = Non c’era posto per { $name }.
story-seat_vacated = Il posto { $number } è di nuovo libero.
story-invitation_renewed = Il link d’invito è stato sostituito.
story-seat_changed = { $kind ->
    [invited] Il posto { $number } è riservato a chi ha l’invito.
    [open] Il posto { $number } è aperto a chiunque.
   *[bot] Il posto { $number } va a un bot: { $level }.
}
story-host_changed = Ora il tavolo è di { $name }.
story-started = { $filled ->
    [yes] Si comincia. I posti liberi vanno ai bot: { $level }.
   *[no] Si comincia.
}
story-undone = { $agreed ->
    [yes] { $who ->
        [you] Tutti d’accordo: si riparte da prima della tua ultima mossa.
       *[other] Tutti d’accordo: si riparte da prima dell’ultima mossa di { $name }.
    }
   *[no] { $who ->
        [you] Hai ritirato l’ultima mossa.
       *[other] { $name } ha ritirato l’ultima mossa.
    }
}
story-undo_requested = { $who ->
    [you] Hai chiesto di ritirare la tua ultima mossa.
   *[other] { $name } ha chiesto di ritirare la sua ultima mossa.
}
story-undo_answered = { $agrees ->
    [yes] { $who ->
        [you] Hai accettato di ritirare la mossa.
       *[other] { $name } ha accettato di ritirare la mossa.
    }
   *[no] { $who ->
        [you] La mossa resta: hai rifiutato.
       *[other] La mossa resta: { $name } ha rifiutato.
    }
}
story-undo_withdrawn = { $who ->
    [you] Hai rinunciato a ritirare la tua ultima mossa.
   *[other] { $name } ha rinunciato a ritirare la sua ultima mossa.
}
story-chat_sent = { $who ->
    [you] Tu: { $text }
   *[other] { $name }: { $text }
}
story-chat_toggled = { $on ->
    [yes] Chi ha aperto il tavolo ha acceso la chat.
   *[no] Chi ha aperto il tavolo ha spento la chat.
}
story-auto_pass_changed = Hai cambiato quando passare in automatico.
story-player_away = { $why ->
    [gone] { $who ->
        [you] La tua connessione è caduta; un bot gioca per te finché non torni.
       *[other] La connessione di { $name } è caduta; continua un bot.
    }
    [voted] { $who ->
        [you] Gli altri non volevano più aspettare; un bot gioca per te finché non torni.
       *[other] { $name } non muoveva da tempo; continua un bot.
    }
    [late] { $who ->
        [you] Il tuo tempo è scaduto; un bot gioca per te finché non torni.
       *[other] Il tempo di { $name } è scaduto; continua un bot.
    }
   *[left] { $who ->
        [you] Hai lasciato il tavolo; un bot gioca per te finché non torni.
       *[other] { $name } ha lasciato il tavolo; continua un bot.
    }
}
story-vote_cast = { $who ->
    [you] Non vuoi più aspettare.
   *[other] { $name } non vuole più aspettare.
}
story-player_returned = { $who ->
    [you] Rieccoti al tavolo.
   *[other] { $name } è di nuovo al tavolo.
}
story-rematch_opened = È pronto un nuovo tavolo per giocare ancora.
story-closed = Il tavolo è chiuso.
story-time_called = { $finish ->
    [score] Il tempo del turno è scaduto; la partita finisce con i punteggi attuali.
   *[bots] Il tempo del turno è scaduto; i bot finiscono la partita.
}
story-published = Tutti i tavoli del turno hanno finito; ora tutti possono vedere questa partita.

## Players and pieces

# A player without a name
story-seat = Posto { $number }
story-dirk = Dirk
# A tile inside a sentence
story-tile = { $kind ->
    [hut] la { $tile }
   *[tile] { $tile }
}
# A card inside a sentence
story-exchange-card = la { $card }
# Several cards of one currency: 7 + 4 denars
story-sum = { $values } { $money }
story-with-card = { $money } con { $card }
story-money-y = fiorini
story-money-g = dirham
story-money-b = dinari
story-money-o = ducati

# An event of a module unknown to this client: Zahra: lamp lit
story-other = { $who ->
    [you] Tu: { $what }.
   *[other] { $name }: { $what }.
}
story-other-table = Sul tavolo: { $what }.

## Setup

story-hand_dealt = { $who ->
    [you] Parti con { $cards }.
   *[other] { $name } parte con { $cards }.
}
# $rule: the rule that decided it
story-start_player_chosen = { $who ->
    [you] { $rule ->
        [CORE-SETUP-09] Cominci tu: hai meno carte di tutti.
        [CORE-SETUP-10] Cominci tu: hai meno carte e meno denaro.
        [CORE-SETUP-11] Cominci tu, per età: a parità di carte e denaro.
        [AMB-B1] Cominci tu, per sorteggio.
       *[other] Cominci tu.
    }
   *[other] { $rule ->
        [CORE-SETUP-09] Comincia { $name }: ha meno carte di tutti.
        [CORE-SETUP-10] Comincia { $name }: ha meno carte e meno denaro.
        [CORE-SETUP-11] Comincia { $name }, per età: a parità di carte e denaro.
        [AMB-B1] Comincia { $name }, per sorteggio.
       *[other] Comincia { $name }.
    }
}
story-bonus_dealt = { $who ->
    [you] { $cards_count ->
        [one] La tua carta bonus
       *[other] Le tue carte bonus
    }: { $cards }.
   *[other] { $name } riceve { $cards_count ->
        [one] la carta bonus
       *[other] le carte bonus
    } { $cards }.
}
story-hut_revealed = { $hut_count ->
    [one] Ora è disponibile { $hut }.
   *[other] Ora sono disponibili { $hut }.
}

## A turn

story-turn_began = { $who ->
    [you] Tocca a te.
   *[other] Turno di { $name }.
}
story-money_taken = { $who ->
    [you] Hai preso { $cards }.
   *[other] { $name } ha preso { $cards }.
}
story-tile_bought = { $vizier ->
    [yes] { $who ->
        [you] Il tuo visir ha comprato { $tile } per { $cards }.
       *[other] Il visir di { $name } ha comprato { $tile } per { $cards }.
    }
   *[no] { $who ->
        [you] Hai comprato { $tile } per { $cards }{ $exact ->
            [yes] {", importo esatto."}
           *[no] {"."}
        }
       *[other] { $name } ha comprato { $tile } per { $cards }{ $exact ->
            [yes] {", importo esatto."}
           *[no] {"."}
        }
    }
}
story-tile_built = { $fee_count ->
    [0] { $origin ->
        [reserve] { $who ->
            [you] Hai costruito { $tile } dalla riserva.
           *[other] { $name } ha costruito { $tile } dalla riserva.
        }
       *[other] { $who ->
            [you] Hai costruito { $tile }.
           *[other] { $name } ha costruito { $tile }.
        }
    }
   *[other] { $who ->
        [you] Hai pagato { $fee } per girare una tessera e hai costruito { $tile }.
       *[other] { $name } ha pagato { $fee } per girare una tessera e ha costruito { $tile }.
    }
}
story-tile_reserved = { $who ->
    [you] Hai messo in riserva { $tile }.
   *[other] { $name } ha messo in riserva { $tile }.
}
story-tile_given = { $fee_count ->
    [0] { $who ->
        [you] Hai regalato { $tile } a Dirk.
       *[other] { $name } ha regalato { $tile } a Dirk.
    }
   *[other] { $who ->
        [you] Hai pagato { $fee } per girare una tessera e hai regalato { $tile } a Dirk.
       *[other] { $name } ha pagato { $fee } per girare una tessera e ha regalato { $tile } a Dirk.
    }
}
story-tile_removed = { $who ->
    [you] Hai tolto { $tile } dalla città: ora è in riserva.
   *[other] { $name } ha tolto { $tile } dalla città: ora è in riserva.
}
story-tiles_swapped = { $who ->
    [you] In città hai scambiato { $out } con { $into } dalla riserva.
   *[other] { $name } ha scambiato in città { $out } con { $into } dalla riserva.
}
story-actions_ended = { $forced ->
    [yes] { $who ->
        [you] Non potevi fare nulla.
       *[other] { $name } non poteva fare nulla.
    }
   *[no] { $who ->
        [you] Ti fermi qui.
       *[other] { $name } si ferma qui.
    }
}
story-passed = { $who ->
    [you] Hai passato.
   *[other] { $name } ha passato.
}
story-confirmed = { $who ->
    [you] Hai confermato il turno.
   *[other] { $name } ha confermato il turno.
}
story-vizier_used = { $who ->
    [you] Hai usato il visir.
   *[other] { $name } ha usato il visir.
}
story-vizier_reactivated = { $who ->
    [you] Hai riattivato il visir.
   *[other] { $name } ha riattivato il visir.
}
story-hut_taken = { $who ->
    [you] Hai preso { $hut }.
   *[other] { $name } ha preso { $hut }.
}
story-bonus_revealed = { $who ->
    [you] Hai mostrato la carta bonus { $card }.
   *[other] { $name } ha mostrato la carta bonus { $card }.
}
story-bonus_returned = { $who ->
    [you] Riprendi in mano la carta bonus { $card }: la sua tessera non è più in città.
   *[other] { $name } riprende la carta bonus { $card }: la sua tessera non è più in città.
}

## Between two turns

story-money_revealed = Nuove carte scoperte: { $cards }.
story-deck_reshuffled = Il mazzo è finito; { $size ->
    [one] una carta forma
   *[other] { $size } carte rimescolate formano
} quello nuovo.
story-scoring_card_drawn = { $scoring ->
    [1] È uscita la carta del primo calcolo.
   *[2] È uscita la carta del secondo calcolo.
}
story-tile_revealed = Novità nel deposito: { $tile }.
story-marker_moved = La pedina nera passa ai prezzi { $to ->
    [even] pari
   *[odd] dispari
}.
story-dirk_drew = Dirk ha pescato { $tiles }.

## Scorings and the end

story-scored = { $scoring ->
    [1] Primo calcolo: { $results }.
    [2] Secondo calcolo: { $results }.
   *[3] Ultimo calcolo: { $results }.
}
# One of the results: Yusuf 12
story-result = { $who ->
    [you] tu
   *[other] { $name }
} { $points }
story-scored-seat = { $who ->
    [you] Hai fatto { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } e ora ne hai { $score }.
   *[other] { $name } ha fatto { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } e ora ne ha { $score }.
}
story-scored-borders = { $who ->
    [you] Hai fatto { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } ({ $borders }) e ora ne hai { $score }.
   *[other] { $name } ha fatto { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } ({ $borders }) e ora ne ha { $score }.
}
# The share of a wall, a moat or a stretch
story-scored-border = { $points } per il { $border }
story-money_counted = Il deposito non si può più riempire: si conta il denaro.
story-holds = { $who ->
    [you] Hai { $money }.
   *[other] { $name } ha { $money }.
}
story-holds-nothing = { $who ->
    [you] Non hai denaro.
   *[other] { $name } non ha denaro.
}
story-tile_awarded = { $who ->
    [you] Ricevi { $tile }: hai più { $space } di tutti.
   *[other] { $name } riceve { $tile }: ha più { $space } di tutti.
}
story-tile_unclaimed = { $tile } resta nel deposito: nessuno ha più { $space } degli altri.
story-game_ended = { $who ->
    [you] { $count ->
        [one] Vinci tu con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }!
       *[other] Tu e { $winners } vincete insieme con { $points } punti.
    }
   *[other] { $count ->
        [one] Vince { $winners } con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
       *[other] { $winners } vincono insieme con { $points } punti.
    }
}

## The bar: prompts. A short form has to fit about 24 characters on a phone.

prompt-nothing = Un momento…
prompt-over = La partita è finita
# A decision unknown to this client
prompt-other = { $who ->
    [you] Decidi tu
   *[other] Decide { $name }
}
prompt-act = { $who ->
    [you] Tocca a te
   *[other] { $name } sta scegliendo
}
prompt-act-again = { $who ->
    [you] Tocca ancora a te
   *[other] Gioca ancora { $name }
}
prompt-act-again-detail = importo esatto
prompt-place = { $who ->
    [you] Posiziona { $tile }
   *[other] { $name } posiziona { $tile }
}
prompt-place-several = { $who ->
    [you] Posiziona le tue { $count } tessere
   *[other] { $name } posiziona { $count } tessere
}
prompt-place-short = { $who ->
    [you] Posiziona { $tile }
   *[other] { $name } posiziona
}
prompt-place-several-short = { $who ->
    [you] Posiziona { $count } tessere
   *[other] { $name } posiziona
}
prompt-place-awarded = tessera rimasta, per chi ha più denaro
prompt-confirm = { $who ->
    [you] Conferma il turno
   *[other] { $name } conferma
}
prompt-vizier = { $who ->
    [you] Il tuo visir può comprare
   *[other] { $name } può usare il visir
}
prompt-vizier-short = { $who ->
    [you] Il visir può comprare
   *[other] Visir di { $name }
}
prompt-vizier-detail = una tessera con l’importo esatto, o passa
prompt-pass = Puoi solo passare
prompt-reveal = { $who ->
    [you] Puoi mostrare una carta bonus
   *[other] { $name } può mostrare una carta bonus
}
prompt-reveal-short = { $who ->
    [you] Mostri una carta bonus?
   *[other] { $name }: carta bonus?
}
prompt-reveal-detail = prima del calcolo

# Possible actions, as a list: take money, buy a tile or redesign
prompt-can-take = prendere denaro
prompt-can-buy = comprare una tessera
prompt-can-redesign = modificare la città
prompt-can-hut = prendere una capanna
prompt-can-reactivate = riattivare il visir
prompt-can-end = fermarti qui
