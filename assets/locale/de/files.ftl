# Game files: why one cannot be opened or written.

file-exists = Es gibt schon eine Datei { $file }.
file-not-a-game = { $file } ist kein Spiel von Bankhalter.
file-newer = { $file } stammt von einer neueren Version von Bankhalter; diese liest Format { $known }, die Datei hat { $found }.
file-damaged =
    { $entry ->
        [0] { $file } ist beschädigt: { $flaw }.
       *[other] { $file } ist bei Eintrag { $entry } beschädigt: { $flaw }.
    }
file-not-followed = { $file } lässt sich bei Eintrag { $entry } nicht nachspielen.
file-no-position = { $file } enthält eine Stellung, die es in keinem Spiel gibt.
file-changed = { $file } wurde von einem anderen Programm geändert, oder dessen Protokoll liegt daneben; die Datei bleibt, wie sie ist.
file-in-use = { $file } ist schon in einem anderen Fenster oder Programm geöffnet.
file-busy = Ein anderes Programm liest gerade { $file }.
file-no-locks = Der Ordner von { $file } kann keine Dateien sperren; zwei Programme könnten sie zugleich schreiben. Das Spiel in einen anderen Ordner kopieren.
file-old-journal = Neben { $file } liegt ein Rücksetzprotokoll, das nicht zum letzten Eintrag gehört, wie es ein abgeglichener oder wiederhergestellter Ordner hinterlässt. Es wurde nicht angewendet.
file-read-only = { $file } oder der Ordner lässt sich nur lesen.
file-disk-full = Für { $file } ist kein Platz mehr auf dem Datenträger.
file-is-folder = { $file } ist ein Ordner, keine Datei.
file-unreadable = { $file } lässt sich nicht lesen.
file-unwritable = { $file } lässt sich dort nicht schreiben.
file-too-large = { $file } ist zu groß für ein Spiel.
file-outgrown = Das Spiel ist zu groß für seine Datei geworden.
file-nearly-full = Dieses Spiel füllt { $percent } % dessen, was seine Datei fasst; Züge, Rückgängig und Wiederholen zählen gleich. Bei 100 % wird kein Zug mehr angenommen: vorher in einem neuen Spiel von dieser Stellung aus weiterspielen.
file-closed = Die Spieldatei ist geschlossen.

# What a game file holds that this program cannot take; the names are those of the file.

content-unknown-action = Die Spieldatei enthält eine Aktion, die diese Version von Bankhalter nicht kennt: { $kind }.
content-unknown-event = Die Spieldatei enthält ein Ereignis, das diese Version von Bankhalter nicht kennt: { $kind }.
content-wrong-action = Die Spieldatei enthält eine unverständliche Aktion: { $place }.
content-wrong-event = Die Spieldatei enthält ein unverständliches Ereignis: { $place }.
content-not-followed = Die Spieldatei lässt sich bei Eintrag { $entry } nicht nachspielen.

# What is broken in a damaged file; entries are those of its journal.

damage-database = sie lässt sich nicht als Datenbank lesen
damage-header-missing = ihr Kopf fehlt
damage-header-hash = ihr Kopf wurde geändert
damage-header-content = ihr Kopf ist unverständlich
damage-missing = der Eintrag fehlt
damage-later-missing = ab hier fehlen vielleicht Einträge
damage-unreadable = der Eintrag lässt sich nicht lesen
damage-field = ein Datenfeld hat die falsche Art
damage-too-large = die Datei ist zu groß
damage-hash = der Inhalt wurde geändert
damage-parent = er folgt auf einen Eintrag, den es nicht gibt
damage-kind = seine Art oder das Spiel ist unbekannt
damage-time = seine Zeit ist falsch
damage-content = der Inhalt ist unverständlich

# While a game is played and its file does not take the moves.

trouble-missing = { $file } ist weg, vielleicht mit dem Laufwerk. Das Spiel geht im Speicher weiter.
trouble-exists = { $file } ließ sich nicht schreiben. Das Spiel geht im Speicher weiter.
trouble-not-a-game = An der Stelle von { $file } liegt eine andere Datei; sie bleibt, wie sie ist. Das Spiel geht im Speicher weiter.
trouble-newer = Eine neuere Version von Bankhalter hat { $file } geändert; die Datei bleibt, wie sie ist. Das Spiel geht im Speicher weiter.
trouble-damaged = { $file } wurde von außen beschädigt und bleibt, wie sie ist. Das Spiel geht im Speicher weiter.
trouble-changed = { $file } wurde von einem anderen Programm oder einem abgeglichenen Ordner geändert und bleibt, wie sie ist. Das Spiel geht im Speicher weiter.
trouble-in-use = Ein anderes Programm hält { $file } fest. Das Spiel geht im Speicher weiter.
trouble-busy = Ein anderes Programm liest gerade { $file }. Das Spiel geht im Speicher weiter.
trouble-no-locks = Der Ordner von { $file } kann keine Dateien sperren; zwei Programme könnten sie zugleich schreiben. Das Spiel geht im Speicher weiter.
trouble-old-journal = Neben { $file } liegt ein Rücksetzprotokoll, das nicht zum letzten Eintrag gehört; beide bleiben, wie sie sind. Das Spiel geht im Speicher weiter.
trouble-read-only = { $file } oder der Ordner lässt sich nur lesen. Das Spiel geht im Speicher weiter.
trouble-disk-full = Für { $file } ist kein Platz mehr auf dem Datenträger. Das Spiel geht im Speicher weiter.
trouble-too-large = { $file } ist zu groß geworden. Das Spiel geht im Speicher weiter.
trouble-unreadable = { $file } ist nicht erreichbar. Das Spiel geht im Speicher weiter.
trouble-unwritable = { $file } ließ sich nicht schreiben. Das Spiel geht im Speicher weiter.
trouble-opened = { $file } lässt sich nur lesen. Das Spiel geht im Speicher weiter.
trouble-nowhere = Dieses Spiel hat noch keine Datei. Das Spiel geht im Speicher weiter.
trouble-copy = Kopie speichern…
trouble-copy-tip = Schreibt das ganze Spiel in eine neue Datei und macht dort weiter
trouble-again = Noch einmal
trouble-again-tip = Prüft, ob sich die Datei jetzt schreiben lässt; das geschieht auch von selbst
trouble-over = Jeder Zug steht wieder in { $file }.

# Leaving a game that is not in a file.

leave-title = Spiel verlassen?
leave-words =
    { $count ->
        [one] Ein Zug dieses Spiels steht in keiner Datei und ginge verloren.
       *[other] { $count } Züge dieses Spiels stehen in keiner Datei und gingen verloren.
    }
leave-copy = Kopie speichern…
leave-anyway = Ohne Speichern verlassen
leave-stay = Weiterspielen

# A new game where no file can be written.

nowhere-title = Das Spiel hat keinen Platz
nowhere-words = Neue Spiele kommen in den Ordner { $folder }. Einen anderen Ordner wählen, oder im Speicher spielen und später eine Kopie speichern.
nowhere-folder = Anderer Ordner…
nowhere-memory = Im Speicher spielen
nowhere-cancel = Abbrechen

# A damaged file that was opened in part.

rescue-title = Ein beschädigtes Spiel wurde teilweise geöffnet
rescue-good =
    { $good ->
        [one] Ein Eintrag davor ist in Ordnung. Er wurde nach { $copy } kopiert; diese Datei ist jetzt offen und liegt in { $folder }.
       *[other] { $good } Einträge davor sind in Ordnung. Sie wurden nach { $copy } kopiert; diese Datei ist jetzt offen und liegt in { $folder }.
    }
rescue-good-here =
    { $good ->
        [one] Ein Eintrag davor ist in Ordnung. Er ist jetzt offen, im Speicher und noch in keiner Datei.
       *[other] { $good } Einträge davor sind in Ordnung. Sie sind jetzt offen, im Speicher und noch in keiner Datei.
    }
rescue-untouched = { $file } wurde nicht angerührt. Frühere Kopien von Spielen stehen im Menü „Spiel“ unter „Frühere Kopien“.
rescue-close = Weiter
rescue-name = { $name } gerettet

# A whole file beside which an old journal lies.

whole-title = Eine Kopie des Spiels wurde geöffnet
whole-good =
    { $good ->
        [one] Das Spiel ist vollständig. Sein Eintrag wurde nach { $copy } kopiert; diese Datei ist jetzt offen und liegt in { $folder }.
       *[other] Das Spiel ist vollständig. Alle { $good } Einträge wurden nach { $copy } kopiert; diese Datei ist jetzt offen und liegt in { $folder }.
    }
whole-good-here =
    { $good ->
        [one] Das Spiel ist vollständig. Sein Eintrag ist jetzt offen, im Speicher und noch in keiner Datei.
       *[other] Das Spiel ist vollständig. Alle { $good } Einträge sind jetzt offen, im Speicher und noch in keiner Datei.
    }

# Copies that the program makes by itself.

backup-name = { $name } Kopie
backup-title = Frühere Kopien
backup-words = Das Programm behält von jedem Spiel die letzten Kopien, angelegt beim Öffnen und am Ende einer Runde. Eine Kopie wird als neues Spiel geöffnet; alles andere bleibt, wie es ist.
backup-row =
    { $entries ->
        [one] ein Eintrag · { $name }
       *[other] { $entries } Einträge · { $name }
    }
backup-open = Diese Kopie öffnen
backup-close = Schließen
start-backups = Frühere Kopien…

# When the program itself fails.

crash-title = Im Programm ist etwas schiefgegangen
crash-words = Das ist ein Fehler des Programms; am Tisch hat niemand etwas falsch gemacht.
crash-saved = Jeder Zug steht in der Datei des Spiels. Das Spiel kann weitergehen: Das Fenster wird daraus neu aufgebaut.
crash-unsaved =
    { $count ->
        [one] Ein Zug steht noch in keiner Datei. Das Spiel kann weitergehen; vor dem Beenden des Programms eine Kopie speichern.
       *[other] { $count } Züge stehen noch in keiner Datei. Das Spiel kann weitergehen; vor dem Beenden des Programms eine Kopie speichern.
    }
crash-no-game = Kein Spiel ist offen, und keine Datei wurde angerührt.
crash-report = Was geschah, steht in { $file } im Ordner { $folder }.
crash-go-on = Weiter
crash-close = Programm beenden
crash-last = Bankhalter ist beim letzten Mal unerwartet abgebrochen. Jeder Zug steht in der Datei des Spiels: „Letztes Spiel fortsetzen“ öffnet sie.
crash-last-report = Was darüber bekannt ist, liegt im Ordner { $folder }.
settings-reset =
    { $count ->
        [one] Eine Einstellung war nicht lesbar und hat wieder ihren üblichen Wert.
       *[other] { $count } Einstellungen waren nicht lesbar und haben wieder ihre üblichen Werte.
    }

# Files that are handed out: sheets, tables, pictures.
output-folder = { $file } ist ein Ordner; für die Datei einen Namen wählen.
output-file = { $file } ist eine Datei; einen Ordner wählen.
output-game = { $file } ist ein Spiel; einen anderen Namen wählen.
output-held = { $file } lässt sich nicht ersetzen, solange ein anderes Programm die Datei geöffnet hat.
output-no-folder = { $file } lässt sich nicht schreiben: Es gibt keinen Ordner { $folder }.

# What a game file or a recorded game says that cannot be.

game-no-mode = Die Spielweise { $mode } gibt es nicht.
game-no-preset = Die Auslegungen { $preset } gibt es nicht; es gibt { $known }.
game-no-title = Den Titel { $title } gibt es hier nicht zu spielen; es gibt { $known }.
game-players = { $title } ist für { $least } bis { $most } Spieler, nicht für { $count }.
game-players-alike = Die Spieler lassen sich nicht auseinanderhalten.
game-seats = Die Plätze des Spiels sind nicht die ausgelosten.
game-name = Der Name eines Spielers hat höchstens { $most } Zeichen, die alle zu sehen sind.
game-no-setup = Die Spieldatei sagt nicht, wer spielt und nach welchen Auslegungen.
game-unknown-rulings = Die Spieldatei wurde mit Auslegungen angelegt, die dieses Programm nicht kennt.
record-too-large = { $file } ist zu groß für ein aufgezeichnetes Spiel.
record-no-json = { $file } ist keine vollständige JSON-Datei.
record-wrong = { $file } ist kein aufgezeichnetes Spiel: { $reason ->
    [empty] Es ist kein Spiel darin
    [title] Es nennt keinen Titel
    [players] Die Liste der Spieler ist beschädigt
   *[actions] Die Liste der Aktionen ist beschädigt
}.
record-written-out = { $file } wurde für andere Programme ausgegeben; zu öffnen ist die Spieldatei, aus der sie stammt.
record-title = { $file } ist ein Spiel von { $title } und kann nicht eingelesen werden.
record-variant = { $file } wurde nach der Variante { $variant } gespielt und kann nicht eingelesen werden.
sample-wrong = { $file } enthält kein Beispielspiel.
sample-refused = { $file } verstößt mit Aktion { $number } gegen eine Regel: { $why }
