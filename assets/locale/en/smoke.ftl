# What the program says on the command line when it tries itself out (--smoke).

smoke-first = The first page is painted.
smoke-shown = Painted: { $name }.
smoke-played =
    { $number ->
        [one] { $title }: one action was played, saved and read again.
       *[other] { $title }: { $number } actions were played, saved and read again.
    }
smoke-no-sample = The sample game is missing.
smoke-refused = { $title }: action { $number } was refused.
smoke-not-saved = The game is not in its file.
smoke-differs = The game that was read again is not the one that was played.
smoke-empty = The window is empty.
smoke-late = Nothing was painted for { $seconds } seconds.
smoke-fell = The program has failed ({ $reason }).
