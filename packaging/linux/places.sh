# shellcheck shell=sh
# shellcheck disable=SC2034
# Where things lie, for install.sh and uninstall.sh.

data=${XDG_DATA_HOME:-$HOME/.local/share}
program=$HOME/.local/lib/bankhalter # not in $data: there the program keeps its settings
bin=$HOME/.local/bin
entry=org.bankhalter.Bankhalter.desktop

installed_version() { cat "$program/VERSION" 2>/dev/null || true; }

refuse_while_running() {
    for link in /proc/[0-9]*/exe; do
        if [ "$(readlink "$link" 2>/dev/null)" = "$program/bankhalter" ]; then
            say installer-running >&2
            exit 1
        fi
    done
}

# Menu entry, kind of file and icons, as places under the data folder.
shared_files() { (cd "$program/share" && find applications icons mime -type f); }

forget_desktop() { shared_files | while read -r file; do rm -f "$data/$file"; done; }

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
