# Exports: tables, the whole game, pictures and sheets; the dialog and the command.

action-export = E&xport…
export-title = Export
export-kind-tables = Tables (CSV)
export-kind-tables-hint = Journal, holdings, players, prices, revenues, payments: for spreadsheets.
export-kind-json = The whole game (JSON)
export-kind-json-hint = Every action with what came of it: for other programs.
export-kind-map = Map
export-kind-charts = Charts
export-separator = Separator of tables
export-separator-tip = Spreadsheets in German, French and many other languages expect a semicolon.
export-separator-comma = Comma
export-separator-semicolon = Semicolon
export-picture = Pictures as
export-picture-png = PNG
export-picture-svg = SVG (scales without loss)
export-branches = With all that was undone
export-cash-hidden = The table keeps cash hidden, but tables and JSON tell it: JSON what everybody has, tables every payment.
export-where = Folder
export-choose = Choose…
export-choose-title = Folder for the files
export-hint = Files of the same name are replaced. The present moment is exported, also while the history is open.
export-go = Export
export-stop = Stop
export-close = Close
export-busy = Writing { $file }…
export-begins = Writing…
export-no-map = The game is played without keeping track, so there is no map to export.
export-done = { $count ->
    [one] { $file } was written to { $folder }.
   *[other] { $count } files were written to { $folder }.
}
export-part = { $count ->
    [0] { $problem }
    [one] One file was written. { $problem }
   *[other] { $count } files were written. { $problem }
}
export-stopped = { $count ->
    [0] Nothing was written.
    [one] Stopped; one file was written before.
   *[other] Stopped; { $count } files were written before.
}
export-nothing = Tick at least one thing to export.

# The command.
command-export-about = Writes a game out without a window.
command-export-file = a game file or a recorded game
command-export-csv = a folder for the tables, as CSV
command-export-separator = between the fields of the tables
command-export-json = a file for the whole game, as JSON
command-export-branches = also everything that was undone, in the JSON file
command-export-map = a picture of the map, PNG or SVG by its name
command-export-charts = a folder for the charts
command-export-picture = what the charts are written as
command-export-colours = of companies: as they are printed, or easy to tell apart
command-export-pack-up = a PDF file for the pack-up sheet
command-export-report = a PDF file for the report
command-export-cards = a PDF file for the reference cards
command-export-paper = for PDF files
command-nothing = Say what to export: { $known }.
command-no-export = Games of this title cannot be exported.
command-written = { $file } is written.
command-no-painter = Pictures and sheets cannot be made here: { $reason }.
command-failed = The command has failed; that is a mistake of the program ({ $reason }).
