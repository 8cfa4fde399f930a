# What the program is, and the licences of everything that ships with it.

about-title = Über Bankhalter
about-name = Bankhalter { $version }
about-what = Ein Helfer für den Bankhalter bei Eisenbahnspielen wie 18xx. Freie Software unter der MIT-Lizenz: Sie darf benutzt, verändert und weitergegeben werden.
about-qt = Das Fenster ist mit Qt und PySide6 gemacht, unter der LGPL 3. Sie liegen als eigene Dateien im Ordner des Programms, das lädt, was dort liegt: Wer mag, ersetzt sie durch eine eigene Fassung derselben Version. Ihr Quelltext steht auf code.qt.io.
about-licences = Was zum Programm gehört, mit den Lizenzen
about-text = Text der Lizenz
about-no-text = Lizenz: { $licence }
about-qt-inside = Was in Qt steckt
about-crates = Woraus pydantic_core gemacht ist (Rust)
about-pyinstaller = PyInstaller (was das gepackte Programm startet)
about-system = Bibliotheken des Systems, unter Linux (X11, FreeType, fontconfig, GLib, CUPS …)
about-system-library = Bibliothek des Systems
about-visual-c = Visual-C++-Laufzeit, unter Windows
about-nsis = NSIS (das Installationsprogramm für Windows)
about-public-domain = gemeinfrei
about-passed-on = Microsoft, darf weitergegeben werden
