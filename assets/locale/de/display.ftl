# The table display, a second window for the players.

display-income = Einkommen
display-from = Ab
display-power = Sonderfunktion
display-bid = Gebot
display-bid-of = { $bid } von { $player }
display-later = Danach

# Its window and its menu
action-display = &Tischanzeige
display-title = { $name } – Tischanzeige
display-automatic = &Automatisch: worüber der Tisch spricht
display-everything = Alle&s
display-market = &Kurstafel
display-map = Spiel&plan
display-standings = S&tand
display-screens = Auf welchem &Bildschirm
display-screen = { $number }: { $name }, { $width } × { $height }
display-full = &Vollbild
display-close = Schli&eßen
display-awake = Der Tisch schaut auf das Spiel

# Below the sheet, where the table has a clock
display-clock = Uhr
