# What the command line says. Options are explained in the files of what they do.

command-usage = usage:
command-arguments = arguments
command-options = options
command-help = say this and leave
command-word-file = FILE
command-word-folder = DIR
command-word-out = OUT
command-word-language = LANGUAGE
command-word-rulings = RULINGS
command-word-what = WHAT
command-not-understood = The command is not understood.
command-not-said = The output cannot be written; perhaps there is no space left for it.
command-unrecognized = This is not understood: { $words }
command-required = This is missing: { $names }.
command-no-value = { $name } needs something behind it.
command-no-choice = { $name } cannot be { $value }; there is { $known }.
command-bad-value = What stands behind { $name } is not understood.
command-unknown = There is no command { $command } yet; there is { $known }.
command-language = the language of all texts: { $known }
command-run = Opens the window. Without one, “{ $audit } FILE” replays a game strictly and “{ $export } FILE” writes it out; each has a --help of its own.
command-run-what = a game file or a recorded game to play, or a title: its board
command-run-theme = light or dark, whatever the desktop asks for
command-run-smoke = try the program out and leave
command-run-version = say which version this is and leave

# The audit
command-audit = replay a game strictly and report every problem
command-audit-file = a game file or a recorded game
command-audit-json = print the report as JSON
command-audit-states = write the state after every action into a file, as JSON lines
command-audit-rulings = judge by these rulings instead of the game's own
audit-game = { $title }, rulings { $rulings }, { $players ->
    [one] one player
   *[other] { $players } players
}
audit-applied = { $actions ->
    [one] { $applied } of { $actions } action
   *[other] { $applied } of { $actions } actions
} applied in { $seconds } s
audit-final = Final worth
audit-worth = Worth so far
audit-runs = { $runs ->
    [one] One run
   *[other] { $runs } runs
}, { $illegal ->
    [0] none against the rules
   *[other] { $illegal } against the rules
}
audit-below = { $runs ->
    [0] No run below the best
    [one] One run below the best, by { $amount }
   *[other] { $runs } runs below the best, by { $amount } in all
}
audit-run = action { $action }: { $company } ran for { $claimed }; { $proven ->
    [yes] { $best } was possible
   *[no] at least { $best } was possible
}
audit-run-above = action { $action }: { $company } ran for { $claimed }; no more than { $most } was possible
audit-problems = { $count ->
    [0] No problems
    [one] One problem
   *[other] { $count } problems
}
audit-problem = action { $action }: { $problem }
