#!/bin/sh
# Removes what install.sh has installed, and nothing else: games and settings stay.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
# shellcheck source=/dev/null
. "$here/share/words.sh"
# shellcheck source=packaging/linux/places.sh
. "$here/share/places.sh"

refuse_while_running
settle
if [ ! -d "$program" ]; then
    say desktop-absent >&2
    exit 1
fi
refuse_foreign
say installer-games-stay
trap '' HUP INT TERM
forget_shared "$program"
if is_linked; then rm "$bin/bankhalter"; fi
mkdir "$work"
mv "$program" "$work/gone"
rm -rf "$work"
tell_desktop
