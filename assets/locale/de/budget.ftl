# The players' clock with a budget
budget-title = Uhr mit Zeitbudget
budget-words = Alle haben zu Beginn gleich viel Zeit. Was bisher gezählt wurde, zählt mit. Die Uhr steht in der Datei des Spiels.
budget-minutes = Minuten für jeden Platz
budget-increment = Sekunden, die dazukommen
budget-every = Wie oft
budget-every-turn = mit jedem eigenen Zug
budget-every-round = mit jeder Runde
budget-price = Jede Minute darüber kostet
budget-back = Zurücknehmen bringt Zeit zurück
budget-charge = Kosten eintragen
budget-ok = Starten
budget-without = Ohne Budget
budget-leave = Abbrechen
budget-note = { $minutes ->
    [one] Uhr: eine Minute darüber
   *[other] Uhr: { $minutes } Minuten darüber
}
