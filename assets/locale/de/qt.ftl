# What Qt says in its own dialogs where its translation into a language lacks it. In English: as Qt has it, to the letter.
# From qt-exists on: instead of what Qt says with a name of a file. The name follows in a line of its own.

qt-look-in = &Suchen in:
qt-files-of-type = Dateien des &Typs:
qt-drive = Laufwerk
qt-folder = Ordner
qt-double-sided = Beidseitiger Druck
qt-long-side = Lange Seite
qt-short-side = Kurze Seite
qt-off = Aus
qt-pages = Seiten
qt-page-set = Seiten-&Satz:
qt-pages-tip = Seiten oder Bereiche, durch Kommas getrennt. Ein Bereich sind zwei Zahlen mit einem Bindestrich dazwischen: 3,5-7,9 druckt die Seiten 3, 5, 6, 7 und 9.
qt-exists = Es gibt schon eine Datei dieses Namens. Soll sie ersetzt werden?
qt-no-file = Diese Datei gibt es nicht. Stimmt der Name?
qt-no-folder = Diesen Ordner gibt es nicht. Stimmt der Name?
qt-protected = Das ist schreibgeschützt. Soll es trotzdem gelöscht werden?
qt-delete = Soll das wirklich gelöscht werden?
