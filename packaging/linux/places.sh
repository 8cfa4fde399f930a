# shellcheck shell=sh
# shellcheck disable=SC2034
# Where things lie, and what of them is the program's own, for install.sh and uninstall.sh.

data=${XDG_DATA_HOME:-$HOME/.local/share}
program=$HOME/.local/lib/bankhalter # not in $data: there the program keeps its settings
work=$HOME/.local/lib/.bankhalter-installing # on the same disk, so that what is whole there is put in place at once
bin=$HOME/.local/bin
entry=org.bankhalter.Bankhalter.desktop
part=.bankhalter-part # ends the name of a file that is being written

installed_version() { cat "$program/VERSION" 2>/dev/null || true; }

refuse_while_running() {
    for link in /proc/[0-9]*/exe; do
        if [ "$(readlink "$link" 2>/dev/null)" = "$program/bankhalter" ]; then
            say installer-running >&2
            exit 1
        fi
    done
}

refuse_foreign() {
    if is_there "$program" && ! { [ -f "$program/VERSION" ] && [ -f "$program/share/places.sh" ]; }; then
        say desktop-foreign "$program" >&2
        exit 1
    fi
}

is_there() { [ -e "$1" ] || [ -L "$1" ]; }

# Ends what was interrupted. In $work "new" may be incomplete and "gone" only in part; "old" is the whole program as it
# was before.
settle() {
    rm -rf "$work/new" "$work/gone"
    if [ -d "$work/old" ]; then
        if is_there "$program"; then finish; else mv "$work/old" "$program"; fi
    fi
    rm -rf "$work"
}

# The rest of an upgrade, when the new program is in its place: what the desktop has to know, and the old one goes.
finish() {
    put_shared
    link_program
    if [ -d "$work/old" ]; then
        forget_shared "$work/old"
        mv "$work/old" "$work/gone"
    fi
    rm -rf "$work"
}

# shared_files FOLDER: menu entry, kind of file and icons of the program there, as places under the data folder.
shared_files() { (cd "$1/share" && find applications icons mime -type f); }

# shared_text FOLDER FILE: what the program there puts into the data folder.
shared_text() {
    if [ "$2" = "applications/$entry" ]; then
        # The desktop may not look into this user's bin folder. In Exec a quoted path is read as it stands but for these.
        quoted=$(printf '%s' "$program/bankhalter" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g')
        sed -e "s|^Exec=bankhalter|Exec=\"$(escape "$quoted")\"|" \
            -e "s|^TryExec=.*|TryExec=$(escape "$program/bankhalter")|" "$1/share/$2"
    else
        cat "$1/share/$2"
    fi
}

# is_shared FOLDER FILE: lies in the data folder what the program there has put into it?
is_shared() {
    [ -f "$1/share/$2" ] && [ -f "$data/$2" ] && [ ! -L "$data/$2" ] && shared_text "$1" "$2" | cmp -s - "$data/$2"
}

put_shared() {
    shared_files "$program" | while read -r file; do
        if is_there "$data/$file" && ! is_shared "$program" "$file" && ! is_shared "$work/old" "$file"; then
            say desktop-left "$data/$file" >&2
            continue
        fi
        mkdir -p "$data/$(dirname "$file")"
        shared_text "$program" "$file" >"$data/$file$part"
        mv -f "$data/$file$part" "$data/$file"
    done
}

# forget_shared FOLDER: what the program there has put into the data folder, unless the one that is installed has it too.
forget_shared() {
    shared_files "$1" | while read -r file; do
        rm -f "$data/$file$part"
        if [ "$1" != "$program" ] && [ -f "$program/share/$file" ]; then continue; fi
        if is_shared "$1" "$file"; then rm -f "$data/$file"; fi
    done
}

is_linked() { [ "$(readlink "$bin/bankhalter")" = "$program/bankhalter" ]; }

link_program() {
    if ! is_there "$bin/bankhalter"; then
        ln -s "$program/bankhalter" "$bin/bankhalter"
    elif ! is_linked; then
        say desktop-left "$bin/bankhalter" >&2
    fi
}

# Desktops keep lists of what there is; where these tools are missing they look for themselves.
tell_desktop() {
    if command -v update-mime-database >/dev/null 2>&1; then
        mkdir -p "$data/mime/packages"
        update-mime-database "$data/mime" >/dev/null 2>&1 || true
    fi
    if command -v update-desktop-database >/dev/null 2>&1; then
        update-desktop-database -q "$data/applications" >/dev/null 2>&1 || true
    fi
    if command -v gtk-update-icon-cache >/dev/null 2>&1; then
        gtk-update-icon-cache -q -t -f "$data/icons/hicolor" >/dev/null 2>&1 || true
    fi
}

# escape WORDS: for the right side of a replacement by sed with | between its parts.
escape() { printf '%s' "$1" | sed 's/[&|\\]/\\&/g'; }
