"""What a game is handed out as: tables, JSON, the map, sheets, charts; in the window and from the command line."""
