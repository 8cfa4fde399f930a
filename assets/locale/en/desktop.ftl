# How a Linux desktop presents the program, and what its installer says (packaging/linux).

desktop-generic = Banker for 18xx railway games
desktop-comment = Keeps the bank, the share register and the map of an 18xx evening
desktop-keywords = 18xx;1844;railway;bank;stock;
desktop-installed = Bankhalter { $version } is installed. It is in the menu of the desktop, and here: { $place }
desktop-upgraded = Bankhalter { $version } is installed in place of { $before }. Games and settings are as they were.
desktop-not-written = Bankhalter cannot be installed: { $place } cannot be written.
desktop-absent = Bankhalter is not installed here.
desktop-foreign = { $place } is something else than Bankhalter; nothing was changed.
desktop-left = { $place } does not come from Bankhalter and stays as it is.
