#!/bin/sh
# Installs Bankhalter for the user who runs this, without administrator rights; an older version is replaced.
# Games and settings are never touched.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
# shellcheck source=/dev/null
. "$here/share/words.sh"
# shellcheck source=packaging/linux/places.sh
. "$here/share/places.sh"

refuse_while_running
before=$(installed_version)
version=$(cat "$here/VERSION")

fresh=$program.new
rm -rf "$fresh"
if ! { mkdir -p "$(dirname "$program")" "$bin" "$data" && cp -R "$here" "$fresh"; } 2>/dev/null; then
    rm -rf "$fresh"
    say desktop-not-written "$(dirname "$program")" >&2
    exit 1
fi
if [ -e "$program" ]; then
    forget_desktop
    mv "$program" "$program.old"
fi
mv "$fresh" "$program"
rm -rf "$program.old"

ln -sf "$program/bankhalter" "$bin/bankhalter"
shared_files | while read -r file; do
    mkdir -p "$data/$(dirname "$file")"
    cp "$program/share/$file" "$data/$file"
done
# The desktop may not look into this user's bin folder. In Exec a quoted path is read as it stands but for these signs.
quoted=$(printf '%s' "$program/bankhalter" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g')
sed -e "s|^Exec=bankhalter|Exec=\"$(escape "$quoted")\"|" -e "s|^TryExec=.*|TryExec=$(escape "$program/bankhalter")|" \
    "$program/share/applications/$entry" >"$data/applications/$entry"
tell_desktop

if [ -n "$before" ] && [ "$before" != "$version" ]; then
    say desktop-upgraded "$version" "$before"
else
    say desktop-installed "$version" "$bin/bankhalter"
fi
