# What the program is, and the licences of everything that ships with it.

about-title = About Bankhalter
about-name = Bankhalter { $version }
about-what = A banker’s assistant for railway games such as 18xx. Free software under the MIT licence: it may be used, changed and passed on.
about-qt = The window is made with Qt and PySide6 under the LGPL 3. They are separate files in the folder of the program, which loads what lies there: another build of the same version may take their place. Their source is at code.qt.io.
about-licences = What ships with the program, and its licences
about-text = Text of the licence
about-no-text = Licence: { $licence }
about-qt-inside = What Qt carries inside
about-crates = What pydantic_core is made of (Rust)
about-pyinstaller = PyInstaller (what starts the frozen program)
about-system = Libraries of the system, on Linux (X11, FreeType, fontconfig, GLib, CUPS …)
about-system-library = library of the system
about-visual-c = Visual C++ runtime, on Windows
about-nsis = NSIS (the setup for Windows)
about-public-domain = public domain
about-passed-on = Microsoft, free to pass on
