# What the command line says. Options are explained in the files of what they do.

command-usage = Aufruf:
command-arguments = Argumente
command-options = Optionen
command-help = diese Hilfe zeigen und beenden
command-word-file = DATEI
command-word-folder = ORDNER
command-word-out = DATEI
command-word-language = SPRACHE
command-word-rulings = AUSLEGUNGEN
command-word-what = WAS
command-not-understood = Der Befehl ist nicht zu verstehen.
command-not-said = Die Ausgabe lässt sich nicht schreiben; vielleicht ist kein Platz mehr dafür.
command-unrecognized = Das ist nicht zu verstehen: { $words }
command-required = Das fehlt: { $names }.
command-no-value = Hinter { $name } fehlt etwas.
command-no-choice = { $name } kann nicht { $value } sein; es gibt { $known }.
command-bad-value = Was hinter { $name } steht, ist nicht zu verstehen.
command-unknown = Den Befehl { $command } gibt es noch nicht; es gibt { $known }.
command-language = die Sprache aller Texte: { $known }
command-run = Öffnet das Fenster. Ohne Fenster spielt „{ $audit } DATEI“ ein Spiel streng nach, und „{ $export } DATEI“ schreibt es heraus; beide haben ihr eigenes --help.
command-run-what = eine Spieldatei oder ein aufgezeichnetes Spiel, oder ein Titel: sein Spielplan
command-run-theme = helle oder dunkle Farben, gleich was die Arbeitsumgebung vorgibt
command-run-smoke = das Programm ausprobieren und beenden
command-run-version = die Version nennen und beenden

# The audit
command-audit = ein Spiel streng nachspielen und jede Unstimmigkeit nennen
command-audit-file = eine Spieldatei oder ein aufgezeichnetes Spiel
command-audit-json = den Bericht als JSON ausgeben
command-audit-states = den Stand nach jeder Aktion in eine Datei schreiben, als JSON-Zeilen
command-audit-rulings = nach diesen Auslegungen urteilen statt nach denen des Spiels
audit-game = { $title }, Auslegungen { $rulings }, { $players ->
    [one] ein Spieler
   *[other] { $players } Spieler
}
audit-applied = { $actions ->
    [one] { $applied } von { $actions } Aktion
   *[other] { $applied } von { $actions } Aktionen
} nachgespielt in { $seconds } s
audit-final = Vermögen am Ende
audit-worth = Vermögen bis jetzt
audit-runs = { $runs ->
    [one] Eine Fahrt
   *[other] { $runs } Fahrten
}, { $illegal ->
    [0] keine gegen die Regeln
   *[other] { $illegal } gegen die Regeln
}
audit-below = { $runs ->
    [0] Keine Fahrt unter dem Bestwert
    [one] Eine Fahrt unter dem Bestwert, um { $amount }
   *[other] { $runs } Fahrten unter dem Bestwert, insgesamt um { $amount }
}
audit-run = Aktion { $action }: { $company } fuhr { $claimed } ein; möglich { $proven ->
    [yes] waren { $best }
   *[no] waren mindestens { $best }
}
audit-run-above = Aktion { $action }: { $company } fuhr { $claimed } ein; möglich waren höchstens { $most }
audit-problems = { $count ->
    [0] Keine Unstimmigkeiten
    [one] Eine Unstimmigkeit
   *[other] { $count } Unstimmigkeiten
}
audit-problem = Aktion { $action }: { $problem }
