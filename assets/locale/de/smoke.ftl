# Was das Programm auf der Befehlszeile sagt, wenn es sich selbst ausprobiert (--smoke).

smoke-first = Die erste Seite ist gezeichnet.
smoke-shown = Gezeichnet: { $name }.
smoke-played =
    { $number ->
        [one] { $title }: Eine Aktion wurde gespielt, gespeichert und wieder gelesen.
       *[other] { $title }: { $number } Aktionen wurden gespielt, gespeichert und wieder gelesen.
    }
smoke-no-sample = Das Beispielspiel fehlt.
smoke-refused = { $title }: Aktion { $number } wurde abgelehnt.
smoke-not-saved = Das Spiel steht nicht in seiner Datei.
smoke-differs = Das wieder gelesene Spiel ist nicht das gespielte.
smoke-empty = Das Fenster ist leer.
smoke-late = { $seconds } Sekunden lang wurde nichts gezeichnet.
smoke-fell = Das Programm ist gescheitert ({ $reason }).
