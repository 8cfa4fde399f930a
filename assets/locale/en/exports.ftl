# Exports: tables, the whole game, pictures and sheets; the dialog and the command.

action-export = E&xport…
export-title = Export
export-what = What
export-kind-tables = Tables (CSV): journal, holdings, players, prices, revenues, payments
export-kind-json = The whole game, for other programs (JSON)
export-kind-map = Map (picture)
export-kind-charts = Charts (pictures)
export-kind-pack-up = Pack-up sheet (PDF)
export-kind-report = { $over ->
    [yes] Final report (PDF)
   *[no] Report so far (PDF)
}
export-kind-cards = Reference cards (PDF)
export-how = How
export-separator = Separator of tables
export-separator-tip = Spreadsheets in German, French and many other languages expect a semicolon.
export-separator-comma = Comma
export-separator-semicolon = Semicolon
export-picture = Pictures as
export-picture-png = PNG
export-picture-svg = SVG (scales without loss)
export-paper = Paper
export-branches = With everything that was undone (JSON)
export-where = Folder
export-choose = Choose…
export-choose-title = Folder for the files
export-hint = Files of the same name are replaced. The present moment is exported, also while the history is open.
export-go = Export
export-stop = Stop
export-close = Close
export-busy = Writing { $file }…
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
export-failed = { $file } could not be made; that is a mistake of the program.

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
command-export-pack-up = a PDF file for the pack-up sheet
command-export-report = a PDF file for the report
command-export-cards = a PDF file for the reference cards
command-export-paper = for PDF files
command-export-language = of the texts
command-usage = The command is not understood: { $problem }.
command-nothing = Say what to export: { $known }.
command-written = { $file } is written.
command-no-painter = Pictures and sheets cannot be made here: { $reason }.
command-failed = The command has failed; that is a mistake of the program ({ $reason }).
