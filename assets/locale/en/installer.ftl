# The setup program of Windows (packaging/windows); what is not here comes from NSIS.

installer-game = Bankhalter game
installer-games-stay = Bankhalter is removed. Your games stay where they are, in the folder Bankhalter of your documents, and so do your settings.
installer-running = Bankhalter is running. Close it, then try again. Your game is kept.
installer-start = Start Bankhalter
installer-windows = Bankhalter needs Windows 10 or later, in 64 bits.
