### The log of a table, the prompts of the bar, and the spoken texts.
### The message of an event has its name (docs/protocol.md). Its variables are its fields, with pieces by their names.
### $who is "you" for the reader and "other" for everybody else; $name is empty where it is "you". A list has its length
### in a variable of its own, like $cards_count.
### In German the log is told in the present tense. A hut comes with its article ("die Turm-Bauhütte"), which serves for
### nominative and accusative: no sentence may need another case of $tile, $hut, $out or $into.

## The table

story-opened = Der Tisch ist eröffnet.
story-seated = { $who ->
    [you] Du setzt dich.
   *[other] { $name } setzt sich.
}
story-seat_requested = { $name } fragt nach einem Platz.
story-seat_request_declined = Für { $name } war kein Platz frei.
story-seat_vacated = Platz { $number } ist wieder frei.
story-invitation_renewed = Der Einladungslink wurde erneuert.
story-seat_changed = { $kind ->
    [invited] Platz { $number } ist für jemanden mit der Einladung.
    [open] Platz { $number } ist für alle frei.
   *[bot] Platz { $number } bekommt ein Bot: { $level }.
}
story-host_changed = { $name } leitet jetzt den Tisch.
story-started = { $filled ->
    [yes] Die Partie beginnt. Bots nehmen die freien Plätze: { $level }.
   *[no] Die Partie beginnt.
}
story-undone = { $agreed ->
    [yes] { $who ->
        [you] Alle sind einverstanden: Es geht vor deiner letzten Aktion weiter.
       *[other] Alle sind einverstanden: Es geht vor der letzten Aktion von { $name } weiter.
    }
   *[no] { $who ->
        [you] Du nimmst die letzte Aktion zurück.
       *[other] { $name } nimmt die letzte Aktion zurück.
    }
}
story-undo_requested = { $who ->
    [you] Du möchtest deine letzte Aktion zurücknehmen.
   *[other] { $name } möchte die letzte Aktion zurücknehmen.
}
story-undo_answered = { $agrees ->
    [yes] { $who ->
        [you] Du bist mit der Rücknahme einverstanden.
       *[other] { $name } ist mit der Rücknahme einverstanden.
    }
   *[no] { $who ->
        [you] Es bleibt dabei: Du lehnst die Rücknahme ab.
       *[other] Es bleibt dabei: { $name } lehnt die Rücknahme ab.
    }
}
story-undo_withdrawn = { $who ->
    [you] Du möchtest deine letzte Aktion doch nicht zurücknehmen.
   *[other] { $name } möchte die letzte Aktion doch nicht zurücknehmen.
}
story-chat_sent = { $who ->
    [you] Du: { $text }
   *[other] { $name }: { $text }
}
story-chat_toggled = { $on ->
    [yes] Der Chat ist jetzt an.
   *[no] Der Chat ist jetzt aus.
}
story-auto_pass_changed = Du hast geändert, wobei du von selbst passt.
story-player_away = { $why ->
    [gone] { $who ->
        [you] Deine Verbindung ist weg; ein Bot spielt für dich, bis du zurück bist.
       *[other] { $name } hat die Verbindung verloren; ein Bot spielt weiter.
    }
    [voted] { $who ->
        [you] Die anderen wollten nicht länger warten; ein Bot spielt für dich, bis du zurück bist.
       *[other] { $name } hat lange nicht gezogen; ein Bot spielt weiter.
    }
    [late] { $who ->
        [you] Deine Zeit ist um; ein Bot spielt für dich, bis du zurück bist.
       *[other] { $name } hat keine Zeit mehr; ein Bot spielt weiter.
    }
   *[left] { $who ->
        [you] Du bist gegangen; ein Bot spielt für dich, bis du zurück bist.
       *[other] { $name } ist gegangen; ein Bot spielt weiter.
    }
}
story-vote_cast = { $who ->
    [you] Du willst nicht länger warten.
   *[other] { $name } will nicht länger warten.
}
story-player_returned = { $who ->
    [you] Du bist wieder da.
   *[other] { $name } ist wieder da.
}
story-rematch_opened = Ein neuer Tisch steht für die Revanche bereit.
story-closed = Der Tisch ist geschlossen.
story-time_called = { $finish ->
    [score] Die Zeit der Runde ist um; die Partie endet mit dem jetzigen Punktestand.
   *[bots] Die Zeit der Runde ist um; Bots spielen die Partie zu Ende.
}
story-published = Alle Tische der Runde sind fertig; jetzt dürfen alle diese Partie sehen.

## Players and pieces

# A player without a name
story-seat = Platz { $number }
story-dirk = Dirk
# A tile inside a sentence
story-tile = { $kind ->
    [hut] die { $tile }
   *[tile] { $tile }
}
# A card inside a sentence: no article, as it also stands after "mit"
story-exchange-card = { $card }
# Several cards of one currency: 7 + 4 Denar
story-sum = { $values } { $money }
story-with-card = { $money } mit der { $card }
story-money-y = Gulden
story-money-g = Dirham
story-money-b = Denar
story-money-o = Dukaten

# An event of a module unknown to this client: Zahra: lamp lit
story-other = { $who ->
    [you] Du: { $what }.
   *[other] { $name }: { $what }.
}
story-other-table = Auf dem Tisch: { $what }.

## Setup

story-hand_dealt = { $who ->
    [you] Du startest mit { $cards }.
   *[other] { $name } startet mit { $cards }.
}
# $rule: the rule that decided it
story-start_player_chosen = { $who ->
    [you] { $rule ->
        [CORE-SETUP-09] Du fängst an, mit den wenigsten Karten.
        [CORE-SETUP-10] Du fängst an, mit den wenigsten Karten und dem wenigsten Geld.
        [CORE-SETUP-11] Du fängst an: unter denen mit dem wenigsten Geld bist du am jüngsten.
        [AMB-B1] Du fängst an, per Los.
       *[other] Du fängst an.
    }
   *[other] { $rule ->
        [CORE-SETUP-09] { $name } fängt an, mit den wenigsten Karten.
        [CORE-SETUP-10] { $name } fängt an, mit den wenigsten Karten und dem wenigsten Geld.
        [CORE-SETUP-11] { $name } fängt an: unter denen mit dem wenigsten Geld am jüngsten.
        [AMB-B1] { $name } fängt an, per Los.
       *[other] { $name } fängt an.
    }
}
story-bonus_dealt = { $who ->
    [you] { $cards_count ->
        [one] Deine Bonuskarte: { $cards }.
       *[other] Deine Bonuskarten: { $cards }.
    }
   *[other] { $cards_count ->
        [one] { $name } bekommt als Bonuskarte: { $cards }.
       *[other] { $name } bekommt als Bonuskarten: { $cards }.
    }
}
story-hut_revealed = Neu aufgedeckt: { $hut }.

## A turn

story-turn_began = { $who ->
    [you] Du bist dran.
   *[other] { $name } ist dran.
}
story-money_taken = { $who ->
    [you] Du nimmst { $cards }.
   *[other] { $name } nimmt { $cards }.
}
story-tile_bought = { $vizier ->
    [yes] { $who ->
        [you] Dein Wesir kauft { $tile } für { $cards }.
       *[other] Der Wesir von { $name } kauft { $tile } für { $cards }.
    }
   *[no] { $who ->
        [you] Du kaufst { $tile } für { $cards }{ $exact ->
            [yes] {", passend."}
           *[no] {"."}
        }
       *[other] { $name } kauft { $tile } für { $cards }{ $exact ->
            [yes] {", passend."}
           *[no] {"."}
        }
    }
}
story-tile_built = { $fee_count ->
    [0] { $origin ->
        [reserve] { $who ->
            [you] Du baust { $tile } aus der Reserve.
           *[other] { $name } baut { $tile } aus der Reserve.
        }
       *[other] { $who ->
            [you] Du baust { $tile }.
           *[other] { $name } baut { $tile }.
        }
    }
   *[other] { $who ->
        [you] Du zahlst { $fee } fürs Umdrehen und baust { $tile }.
       *[other] { $name } zahlt { $fee } fürs Umdrehen und baut { $tile }.
    }
}
story-tile_reserved = { $who ->
    [you] Du legst { $tile } in die Reserve.
   *[other] { $name } legt { $tile } in die Reserve.
}
story-tile_given = { $fee_count ->
    [0] { $who ->
        [you] Du gibst { $tile } an Dirk.
       *[other] { $name } gibt { $tile } an Dirk.
    }
   *[other] { $who ->
        [you] Du zahlst { $fee } fürs Umdrehen und gibst { $tile } an Dirk.
       *[other] { $name } zahlt { $fee } fürs Umdrehen und gibt { $tile } an Dirk.
    }
}
story-tile_removed = { $who ->
    [you] Du nimmst { $tile } aus der Stadt in die Reserve.
   *[other] { $name } nimmt { $tile } aus der Stadt in die Reserve.
}
story-tiles_swapped = { $who ->
    [you] Du tauschst { $out } in deiner Stadt gegen { $into } aus der Reserve.
   *[other] { $name } tauscht { $out } in der Stadt gegen { $into } aus der Reserve.
}
story-actions_ended = { $forced ->
    [yes] { $who ->
        [you] Du konntest nichts tun.
       *[other] { $name } konnte nichts tun.
    }
   *[no] { $who ->
        [you] Du machst keine weitere Aktion.
       *[other] { $name } macht keine weitere Aktion.
    }
}
story-passed = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
story-confirmed = { $who ->
    [you] Du bestätigst deinen Zug.
   *[other] { $name } bestätigt den Zug.
}
story-vizier_used = { $who ->
    [you] Du setzt deinen Wesir ein.
   *[other] { $name } setzt den Wesir ein.
}
story-vizier_reactivated = { $who ->
    [you] Du aktivierst deinen Wesir.
   *[other] { $name } aktiviert den Wesir.
}
story-hut_taken = { $who ->
    [you] Du nimmst { $hut }.
   *[other] { $name } nimmt { $hut }.
}
story-bonus_revealed = { $who ->
    [you] Du deckst deine Bonuskarte { $card } auf.
   *[other] { $name } deckt die Bonuskarte { $card } auf.
}
story-bonus_returned = { $who ->
    [you] Deine Bonuskarte { $card } kommt zurück auf deine Hand: Ihr Plättchen ist nicht mehr in deiner Stadt.
   *[other] { $name } nimmt die Bonuskarte { $card } zurück: Ihr Plättchen ist nicht mehr in der Stadt.
}

## Between two turns

story-money_revealed = Neu in der Auslage: { $cards }.
story-deck_reshuffled = Der Geldstapel ist leer; { $size ->
    [one] eine Karte wird
   *[other] { $size } Karten werden
} neu gemischt.
story-scoring_card_drawn = { $scoring ->
    [1] Die erste Wertungskarte ist da.
   *[2] Die zweite Wertungskarte ist da.
}
story-tile_revealed = Neu im Bauhof: { $tile }.
story-marker_moved = Der schwarze Markierungsstein wechselt auf { $to ->
    [even] gerade
   *[odd] ungerade
} Preise.
story-dirk_drew = Dirk zieht { $tiles }.

## Scorings and the end

story-scored = { $scoring ->
    [1] Erste Wertung: { $results }.
    [2] Zweite Wertung: { $results }.
   *[3] Letzte Wertung: { $results }.
}
# One of the results: Yusuf 12
story-result = { $who ->
    [you] du
   *[other] { $name }
} { $points }
story-scored-seat = { $who ->
    [you] Du machst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und hast jetzt { $score }.
   *[other] { $name } macht { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und hat jetzt { $score }.
}
story-scored-borders = { $who ->
    [you] Du machst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $borders }) und hast jetzt { $score }.
   *[other] { $name } macht { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $borders }) und hat jetzt { $score }.
}
# How much of it is for a wall, a moat or a stretch: Mauer 6
story-scored-border = { $border } { $points }
story-money_counted = Der Bauhof lässt sich nicht mehr auffüllen, also wird das Geld gezählt.
story-holds = { $who ->
    [you] Du hast { $money }.
   *[other] { $name } hat { $money }.
}
story-holds-nothing = { $who ->
    [you] Du hast kein Geld.
   *[other] { $name } hat kein Geld.
}
story-tile_awarded = { $who ->
    [you] Du hast die meisten { $space } und bekommst { $tile }.
   *[other] { $name } hat die meisten { $space } und bekommt { $tile }.
}
story-tile_unclaimed = { $tile } bleibt liegen: Niemand hat allein die meisten { $space }.
story-game_ended = { $who ->
    [you] { $count ->
        [one] Du gewinnst mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }!
       *[other] Du und { $winners } teilt euch den Sieg mit { $points } Punkten.
    }
   *[other] { $count ->
        [one] { $winners } gewinnt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.
       *[other] { $winners } teilen sich den Sieg mit { $points } Punkten.
    }
}

## The bar: prompts. A short form has to fit about 24 characters on a phone.

prompt-nothing = Einen Moment …
prompt-over = Die Partie ist zu Ende
# A decision unknown to this client
prompt-other = { $who ->
    [you] Du entscheidest
   *[other] { $name } entscheidet
}
prompt-act = { $who ->
    [you] Du bist dran
   *[other] { $name } ist dran
}
prompt-act-again = { $who ->
    [you] Du bist nochmal dran
   *[other] { $name } ist nochmal dran
}
prompt-act-again-detail = passend gezahlt
prompt-place = { $who ->
    [you] Leg { $tile }
   *[other] { $name } legt { $tile }
}
prompt-place-several = { $who ->
    [you] Leg deine { $count } Plättchen
   *[other] { $name } legt { $count } Plättchen
}
prompt-place-short = { $who ->
    [you] Leg { $tile }
   *[other] { $name } legt
}
prompt-place-several-short = { $who ->
    [you] Leg { $count } Plättchen
   *[other] { $name } legt
}
prompt-place-awarded = übriges Plättchen, für das meiste Geld
prompt-confirm = { $who ->
    [you] Bestätige deinen Zug
   *[other] { $name } bestätigt
}
prompt-vizier = { $who ->
    [you] Dein Wesir darf kaufen
   *[other] { $name } darf den Wesir einsetzen
}
prompt-vizier-short = { $who ->
    [you] Dein Wesir darf kaufen
   *[other] { $name }: Wesir?
}
prompt-vizier-detail = passend kaufen oder passen
prompt-pass = Du kannst nur passen
prompt-reveal = { $who ->
    [you] Du darfst eine Bonuskarte aufdecken
   *[other] { $name } darf eine Bonuskarte aufdecken
}
prompt-reveal-short = { $who ->
    [you] Bonuskarte aufdecken?
   *[other] { $name }: Bonuskarte?
}
prompt-reveal-detail = vor der Wertung

# What can be done, as a list: Geld nehmen, kaufen oder umbauen
prompt-can-take = Geld nehmen
prompt-can-buy = kaufen
prompt-can-redesign = umbauen
prompt-can-hut = eine Bauhütte nehmen
prompt-can-reactivate = den Wesir aktivieren
prompt-can-end = aufhören
