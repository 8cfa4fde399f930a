# The history: moments that were, and how the past is mended.

moment-beginning = Der Beginn des Spiels
moment-untold = Das Spiel ging weiter
moment-sentence = { $round } · { $what }

history-slider = Momente des Spiels
history-place = { $place } von { $last }
history-way = { $way } ({ $key })
history-sign-first = |◀
history-sign-previous = ◀
history-sign-next = ▶
history-sign-last = ▶|
history-now = Das ist jetzt. Den Regler ziehen oder im Journal einen Eintrag wählen, um zu sehen, wie es war.
history-shown = { $kind ->
    [later] Zu sehen ist ein späterer Moment: { $moment }
    [left] Zu sehen ist eine frühere Fassung: { $moment }
   *[past] Zu sehen ist die Vergangenheit: { $moment }
}
history-back = Zurück zum Jetzt (Esc)
history-close = Schließen (Esc)
history-leave = So lassen (Esc)
history-values = Nur die Werte…
history-change = Ändern…
history-change-tip = Neu eingeben, wie es hätte sein sollen ({ $key } im Journal)
history-insert = Davor einfügen…
history-insert-tip = Etwas eingeben, das davor vergessen wurde ({ $key } im Journal)
history-remove = Entfernen…
history-remove-tip = Diesen Eintrag wegnehmen; was daraus folgt, wird erst gezeigt ({ $key } im Journal)
history-resume = Von hier weiter
history-resume-tip = Diesen Moment zum jetzigen machen; Wiederholen holt zurück, was danach kam

# Something is entered anew
history-anew = { $kind ->
    [insert] Eingeben, was vergessen wurde. Es kommt vor: { $moment }
    [before] Erst eingeben, was hier gefragt ist. Es kommt vor: { $moment }
   *[change] Neu eingeben, was hier geschah. Es war: { $moment }
}

# What follows from an edit
edit-title = { $kind ->
    [remove] Eintrag entfernen
    [insert] Eintrag einfügen
   *[change] Eintrag ändern
}
edit-summary = { $kind ->
    [remove] { $round } · Entfernt: { $was }
    [insert] { $round } · Eingefügt: { $now }
   *[change] { $round } · { $was } → { $now }
}
edit-refused = Das geht nicht: { $why }
edit-last = Danach kam nichts mehr.
edit-counts = { $same ->
    [one] Ein späterer Eintrag bleibt
   *[other] { $same } spätere Einträge bleiben
} unverändert, { $other } mit anderer Folge. { $open ->
    [0] { $decided ->
        [0] Nichts ist zu entscheiden.
       *[other] Alles ist entschieden, { $dropped ->
            [0] nichts fällt weg.
            [one] ein Eintrag fällt weg.
           *[other] { $dropped } Einträge fallen weg.
        }
    }
    [one] Einer ist nicht mehr möglich und muss entschieden werden.
   *[other] { $open } sind nicht mehr möglich und müssen entschieden werden.
}
edit-working = Alles Spätere wird noch einmal gespielt
edit-failed = Das ließ sich nicht ermitteln: { $reason }
edit-list = Was aus den späteren Einträgen wird
edit-head-round = Runde
edit-head-was = Wie es war
edit-head-now = Wie es wird
edit-head-who = Wer
edit-head-what = Was
edit-head-old = War
edit-head-new = Wird
edit-head-change = Änderung
edit-ends = Was sich ändert
edit-no-difference = Kein Unterschied.
edit-cash = Bargeld
edit-worth = Vermögen
edit-share = { $company } in %
edit-treasury = Betriebskapital
edit-price = Kurs
edit-none = nichts
edit-unchanged = wie zuvor
edit-group-open = Nicht mehr möglich ({ $count })
edit-group-stuck = Nicht erreicht, weil erst anderes gefragt ist ({ $count })
edit-group-decided = Entschieden ({ $count })
edit-group-other = Mit anderer Folge ({ $count })
edit-group-added = Zusätzlich eingegeben ({ $count })
edit-group-moot = Nicht mehr gefragt ({ $count })
edit-group-same = Unverändert ({ $count })
edit-was = { $round } · { $what }
edit-why = Dagegen spricht: { $why }
edit-becomes = Wird: { $what }
edit-instead = Vorschlag stattdessen: { $what }
edit-dropped = Vorschlag: weglassen
edit-drop = &Weglassen
edit-replace = &Stattdessen dies
edit-anew = &Neu eingeben…
edit-asked = { $answers ->
    [0] Zuerst gefragt: { $question } „Gefragtes zuerst eingeben“ drücken und im Fenster antworten; danach kommt diese Liste wieder.
    *[other] Zuerst gefragt: { $question }
}
edit-answers = Antworten
edit-answer = &Antworten
edit-precede = &Gefragtes zuerst eingeben…
edit-undecide = Entscheidung &zurücknehmen
edit-overrule = &Überstimmen
edit-settle = Alle wie &vorgeschlagen
edit-settle-tip = Wo stattdessen etwas möglich ist, gilt das; alles andere fällt weg. Noch wird nichts geschrieben.
edit-accept = Übernehmen
edit-accept-tip = Das Spiel geht von hier weiter ({ $key }). Rückgängig holt die Vergangenheit zurück, wie sie war.
edit-leave = Alles lassen, wie es war
edit-lose-title = Entscheidungen gingen verloren
edit-lose-words = { $count ->
    [one] Über einen Eintrag ist entschieden. Beim Verlassen bleibt die Vergangenheit, wie sie war, und diese Entscheidung geht verloren.
    *[other] Über { $count } Einträge ist entschieden. Beim Verlassen bleibt die Vergangenheit, wie sie war, und diese Entscheidungen gehen verloren.
}
edit-lose-go-on = Weiter entscheiden
edit-lose-leave = Verlassen
edit-accepted = Die Vergangenheit wurde geändert. Rückgängig stellt sie wieder her.

# Values of an entry
values-title = Werte ändern
values-ok = Sehen, was folgt
values-leave = Abbrechen
value-actor = Wer
value-amount = Betrag
value-price = Preis
value-revenue = Einnahmen
value-pay = Die Einnahmen wurden
value-paid = ausbezahlt
value-kept = einbehalten

