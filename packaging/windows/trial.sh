# shellcheck shell=bash
# The trial: installs silently, compares, starts, opens a game by double click, upgrades, removes. Sourced by build.sh.
# shellcheck disable=SC2154 # root, build, bundle, setup, version, paint_limit: set by build.sh

uninstall_key='HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Bankhalter'
ending_key='HKCU\Software\Classes\.bankhalter'
game_key='HKCU\Software\Classes\Bankhalter.Game'
older=0.0.1 # lower than any version
aborted=2   # exit code of a setup program that could not go on

# value KEY [NAME]: empty if there is none
value() {
    local which=(/ve)
    [ $# -lt 2 ] || which=(/v "$2")
    win reg query "$1" "${which[@]}" 2>/dev/null | tr -d '\r' | sed -n 's/^ .*REG_[A-Z]* *//p' || true
}
is() { [ "$2" = "$3" ] || die "$1 is '$2' instead of '$3'."; }
digest() { sha256sum "$1" | cut -d ' ' -f 1; }
# until_true SECONDS COMMAND
until_true() {
    local left=$1
    shift
    until "$@"; do
        left=$((left - 1))
        [ $left -gt 0 ] || return 1
        sleep 1
    done
}

try_out() {
    [ -z "$(value "$uninstall_key" DisplayVersion)" ] || die 'Bankhalter is installed here; the trial would remove it. Use --no-trial.'
    places
    python "$(native "$root/packaging/trial_game.py")" "$(native "$game")"
    before=$(digest "$game")
    step 'silent installation' win "$setup" /S
    check_installed "$version" 'Bankhalter game'
    step 'smoke: ten actions of every title, saved and read again' smoke
    first_paint
    step 'game opened by the command of its file type' double_click
    step 'a second setup while the program runs is refused' refuse_while_running
    step 'silent removal' remove
    make_older
    step "silent installation of $older, in German" win "$build/older.exe" /S /LANG=1031
    is 'the version' "$(value "$uninstall_key" DisplayVersion)" "$older"
    is 'the file type' "$(value "$game_key")" 'Bankhalter-Spiel'
    step "upgrade from $older to $version" win "$setup" /S
    check_installed "$version" 'Bankhalter game'
    step 'game opened after the upgrade' double_click
    step 'silent removal after the upgrade' remove
    rm -f "$game"
}

places() {
    local documents
    installed=$(unix "$(environment LOCALAPPDATA)")/Programs/Bankhalter
    shortcut=$(unix "$(environment APPDATA)")/Microsoft/Windows/'Start Menu'/Programs/Bankhalter.lnk
    documents=$(unix "$(python -c 'from PySide6.QtCore import QStandardPaths as P
print(P.writableLocation(P.StandardLocation.DocumentsLocation))' | tr -d '\r')")
    game="$documents/Bankhalter/Trial of Zürich und 東京.bankhalter"
    mkdir -p "$(dirname "$game")"
}
environment() { win cmd /c "echo %$1%" | tr -d '\r'; }

check_installed() {
    is 'the version' "$(value "$uninstall_key" DisplayVersion)" "$1"
    is 'the file type' "$(value "$game_key")" "$2"
    [ -f "$shortcut" ] || die 'there is no entry in the start menu.'
    [ -f "$(unix "$(value "$game_key\\DefaultIcon")")" ] || die 'the document icon is not there.'
    diff -rq --exclude=uninstall.exe "$bundle" "$installed" || die 'installed is something else than what was frozen.'
    same_game
}
same_game() { is 'the checksum of the game' "$(digest "$game")" "$before"; }

smoke() {
    win "$installed/bankhalter.exe" --smoke
    win "$installed/bankhalter-console.exe" --smoke
    win "$installed/bankhalter-console.exe" audit "$(native_of "$game")"
    local one
    python "$(native "$root/packaging/trial_game.py")" --all "$(native "$build/titles")"
    for one in "$build"/titles/*.bankhalter; do
        win "$installed/bankhalter-console.exe" audit "$(native "$one")"
    done
}

# In a window, as the user sees it; under wine, which takes its share, too.
first_paint() {
    local taken
    taken=$(in_window "$(native "$root/packaging/measure.py")" "$(native_of "$installed/bankhalter-console.exe")" \
        --at-most "$paint_limit" | tr -d '\r') || die "the first page takes too long: $taken"
    note 'first paint, the fastest of five starts' "$taken, at most $paint_limit s"
}

# The command that Windows would run for a double click; --smoke leaves once the game was painted.
double_click() {
    local command program
    command=$(value "HKCU\\Software\\Classes\\$(value "$ending_key")\\shell\\open\\command")
    program=$(sed -n 's/^"\(.*\)" "%1"$/\1/p' <<<"$command")
    [ -n "$program" ] || die "the command of the file type is '$command'."
    win "$program" "$(native_of "$game")" --smoke
}

# native_of PATH: what the user's folders are called inside; wine's own drive C is a folder outside
native_of() { native "$(realpath "$1")"; }

refuse_while_running() {
    local home=$build/running code=0
    rm -rf "$home"
    BANKHALTER_HOME=$(native "$home") win "$installed/bankhalter.exe" &
    local program=$!
    until_true 120 is_running "$home" || die 'the installed program does not start.'
    win "$setup" /S || code=$?
    until_true 120 closed $program || die 'the program cannot be closed.'
    wait $program || die 'the program did not end well.'
    [ -z "$(find "$home/reports" -name '*.txt')" ] || die 'the program failed while setup ran.'
    is 'the exit code of setup while the program runs' $code $aborted
    check_installed "$version" 'Bankhalter game'
}
# The window may not be there yet when it is first asked to close.
closed() {
    win taskkill /IM bankhalter.exe >/dev/null 2>&1 || true
    ! kill -0 "$1" 2>/dev/null
}
is_running() { compgen -G "$1/reports/running-*.lock" >/dev/null; }

remove() {
    local command
    command=$(value "$uninstall_key" QuietUninstallString)
    is 'the command of removal' "$command" "\"$(value "$uninstall_key" InstallLocation)\\uninstall.exe\" /S"
    win "$installed/uninstall.exe" /S
    until_true 120 gone || die 'the program is still there.'
    [ ! -e "$shortcut" ] || die 'the entry in the start menu is still there.'
    local key
    for key in "$uninstall_key" "$ending_key" "$game_key"; do
        ! win reg query "$key" >/dev/null 2>&1 || die "$key is still there."
    done
    is 'what is left in the registry' "$(registry_leftovers)" ''
    same_game
}
gone() { [ ! -e "$installed" ]; }

# The same program with a lower number, and with a file that this version has no longer.
make_older() {
    rm -rf "$build/older"
    cp -r "$bundle" "$build/older"
    echo 'of an older version' >"$build/older/_internal/left-over.txt"
    pack "$older" "$build/older" "$build/older.exe" -DQUICK
}
