#!/bin/sh
# Installs Bankhalter for the user who runs this, without administrator rights; an older version is replaced.
# Games and settings are never touched, nor is any file that is not the program's own. Whatever interrupts it, the
# program is there afterwards, or the next run puts it in order.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
# shellcheck source=/dev/null
. "$here/share/words.sh"
# shellcheck source=packaging/linux/places.sh
. "$here/share/places.sh"

refuse_while_running
refuse_foreign
settle
version=$(cat "$here/VERSION")

if ! { mkdir -p "$(dirname "$program")" "$bin" "$data" && mkdir "$work" && cp -R "$here" "$work/new"; } 2>/dev/null; then
    rm -rf "$work"
    say desktop-not-written "$(dirname "$program")" >&2
    exit 1
fi
before=$(installed_version)
trap '' HUP INT TERM # from here on nobody interrupts it for a moment
if is_there "$program"; then mv "$program" "$work/old"; fi
mv "$work/new" "$program"
finish
tell_desktop

if [ -n "$before" ] && [ "$before" != "$version" ]; then
    say desktop-upgraded "$version" "$before"
else
    say desktop-installed "$version" "$bin/bankhalter"
fi
