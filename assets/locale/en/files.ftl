# Game files: why one cannot be opened or written.

file-exists = There is already a file { $file }.
file-not-a-game = { $file } is not a game of Bankhalter.
file-newer = { $file } was made by a newer version of Bankhalter; this one reads format { $known }, the file has { $found }.
file-damaged =
    { $entry ->
        [0] { $file } is damaged: { $flaw }.
       *[other] { $file } is damaged at entry { $entry }: { $flaw }.
    }
file-not-followed = { $file } cannot be followed at entry { $entry }.
file-no-position = { $file } holds a position that no game has.
file-changed = { $file } was changed by another program, or a journal of one lies beside it; it is left as it is.
file-in-use = { $file } is already open in another window or program.
file-busy = Another program is reading { $file }.
file-no-locks = The folder of { $file } cannot lock files, so two programs could write to it at once. Copy the game to another folder.
file-old-journal = Beside { $file } lies a rollback journal that is not of its last entry, as a synced or restored folder leaves it. It was not played back.
file-read-only = { $file } or its folder can only be read.
file-disk-full = There is no space left on the disk for { $file }.
file-is-folder = { $file } is a folder, not a file.
file-unreadable = { $file } cannot be read.
file-unwritable = { $file } cannot be written there.
file-too-large = { $file } is too large for a game.
file-outgrown = The game has become too large for its file.
file-nearly-full = This game fills { $percent } % of what its file can hold; moves, undo and redo count alike. At 100 % no further move is taken: go on before that in a new game from this position.
file-closed = The game file is closed.

# What a game file holds that this program cannot take; the names are those of the file.

content-unknown-action = The game file holds an action that this version of Bankhalter does not know: { $kind }.
content-unknown-event = The game file holds an event that this version of Bankhalter does not know: { $kind }.
content-wrong-action = The game file holds an action that cannot be understood: { $place }.
content-wrong-event = The game file holds an event that cannot be understood: { $place }.
content-not-followed = The game file cannot be followed at entry { $entry }.

# What is broken in a damaged file; entries are those of its journal.

damage-database = it cannot be read as a database
damage-header-missing = its header is missing
damage-header-hash = its header was changed
damage-header-content = its header cannot be understood
damage-missing = the entry is missing
damage-later-missing = entries may be missing from here on
damage-unreadable = the entry cannot be read
damage-field = a field has the wrong type
damage-too-large = the file is too large
damage-hash = its content was changed
damage-parent = it follows an entry that does not exist
damage-kind = its kind or its title is unknown
damage-time = its time is wrong
damage-content = its content cannot be understood

# While a game is played and its file does not take the moves.

trouble-missing = { $file } is gone, perhaps with its drive. The game goes on in memory.
trouble-exists = { $file } could not be written. The game goes on in memory.
trouble-not-a-game = Another file lies in the place of { $file } and is left as it is. The game goes on in memory.
trouble-newer = A newer version of Bankhalter has changed { $file }, which is left as it is. The game goes on in memory.
trouble-damaged = { $file } was damaged from outside and is left as it is. The game goes on in memory.
trouble-changed = { $file } was changed by another program or a synced folder, and is left as it is. The game goes on in memory.
trouble-in-use = Another program holds { $file }. The game goes on in memory.
trouble-busy = Another program is reading { $file }. The game goes on in memory.
trouble-no-locks = The folder of { $file } cannot lock files, so two programs could write to it at once. The game goes on in memory.
trouble-old-journal = Beside { $file } lies a rollback journal that is not of its last entry; both are left as they are. The game goes on in memory.
trouble-read-only = { $file } or its folder can only be read. The game goes on in memory.
trouble-disk-full = There is no space left on the disk for { $file }. The game goes on in memory.
trouble-too-large = { $file } has become too large. The game goes on in memory.
trouble-unreadable = { $file } cannot be reached. The game goes on in memory.
trouble-unwritable = { $file } could not be written. The game goes on in memory.
trouble-opened = { $file } can only be read. The game goes on in memory.
trouble-nowhere = This game has no file yet. The game goes on in memory.
trouble-copy = Save a copy…
trouble-copy-tip = Writes the whole game to a new file and goes on there
trouble-again = Try again
trouble-again-tip = Looks whether the file can be written now; this also happens by itself
trouble-over = Every move is in { $file } again.

# Leaving a game that is not in a file.

leave-title = Leave the game?
leave-words =
    { $count ->
        [one] One move of this game is in no file and would be lost.
       *[other] { $count } moves of this game are in no file and would be lost.
    }
leave-copy = Save a copy…
leave-anyway = Leave without saving
leave-stay = Go on playing

# A new game where no file can be written.

nowhere-title = The game has no place
nowhere-words = New games go to the folder { $folder }. Choose another folder, or play in memory and save a copy later.
nowhere-folder = Another folder…
nowhere-memory = Play in memory
nowhere-cancel = Cancel

# A damaged file that was opened in part.

rescue-title = A damaged game was opened in part
rescue-good =
    { $good ->
        [one] One entry before it is good. It was copied to { $copy }, which is open now and lies in { $folder }.
       *[other] { $good } entries before it are good. They were copied to { $copy }, which is open now and lies in { $folder }.
    }
rescue-good-here =
    { $good ->
        [one] One entry before it is good. It is open now, in memory and in no file yet.
       *[other] { $good } entries before it are good. They are open now, in memory and in no file yet.
    }
rescue-untouched = { $file } was not touched. Earlier copies of games are under “Earlier copies” in the menu “Game”.
rescue-close = Go on
rescue-name = { $name } rescued

# A whole file beside which an old journal lies.

whole-title = A copy of the game was opened
whole-good =
    { $good ->
        [one] The game is whole. Its entry was copied to { $copy }, which is open now and lies in { $folder }.
       *[other] The game is whole. All { $good } entries were copied to { $copy }, which is open now and lies in { $folder }.
    }
whole-good-here =
    { $good ->
        [one] The game is whole. Its entry is open now, in memory and in no file yet.
       *[other] The game is whole. All { $good } entries are open now, in memory and in no file yet.
    }

# Copies that the program makes by itself.

backup-name = { $name } copy
backup-title = Earlier copies
backup-words = The program keeps the last copies of every game, made when it is opened and when a round ends. A copy is opened as a new game; everything else stays as it is.
backup-row =
    { $entries ->
        [one] one entry · { $name }
       *[other] { $entries } entries · { $name }
    }
backup-open = Open this copy
backup-close = Close
start-backups = Earlier copies…

# When the program itself fails.

crash-title = Something in the program has failed
crash-words = This is a mistake of the program, not yours.
crash-saved = Every move is in the game’s file. The game can go on: the window is made anew from it.
crash-unsaved =
    { $count ->
        [one] One move is in no file yet. The game can go on; save a copy before you close the program.
       *[other] { $count } moves are in no file yet. The game can go on; save a copy before you close the program.
    }
crash-no-game = No game is open, and no file was touched.
crash-report = What happened is written in { $file } in the folder { $folder }.
crash-go-on = Go on
crash-close = Close the program
crash-last = Bankhalter ended unexpectedly the last time. Every move is in the game’s file: “Go on with the last game” opens it.
crash-last-report = What is known about it lies in the folder { $folder }.
settings-reset =
    { $count ->
        [one] One setting could not be read and is back at its usual value.
       *[other] { $count } settings could not be read and are back at their usual values.
    }

# Files that are handed out: sheets, tables, pictures.
output-folder = { $file } is a folder; choose a name for the file.
output-file = { $file } is a file; choose a folder.
output-game = { $file } is a game; choose another name.
output-held = { $file } cannot be replaced while another program has it open.
output-no-folder = { $file } cannot be written: there is no folder { $folder }.

# What a game file or a recorded game says that cannot be.

game-no-mode = There is no mode { $mode }.
game-no-preset = There are no rulings { $preset }; there are { $known }.
game-no-title = There is no title { $title } to play; there is { $known }.
game-players = { $title } is for { $least } to { $most } players, not for { $count }.
game-players-alike = The players of the game cannot be told apart.
game-seats = The seats of the game are not those that were drawn.
game-name = A player’s name has at most { $most } letters, none of them invisible.
game-no-setup = The game file does not say who plays and by which rulings.
game-unknown-rulings = The game file was made with rulings that this program does not know.
record-too-large = { $file } is too large for a recorded game.
record-no-json = { $file } is not a complete JSON file.
record-wrong = { $file } is not a recorded game: { $reason ->
    [empty] it holds no game
    [title] it names no title
    [players] its list of players is damaged
   *[actions] its list of actions is damaged
}.
record-written-out = { $file } was written out for other programs; open the game file that it was made from.
record-title = { $file } is a game of { $title }, which cannot be imported.
record-variant = { $file } was played by the variant { $variant }, which cannot be imported.
sample-wrong = { $file } holds no sample game.
sample-refused = { $file } breaks a rule with action { $number }: { $why }
