#!/bin/sh
# Removes what install.sh has installed, and nothing else: games and settings stay.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
# shellcheck source=/dev/null
. "$here/share/words.sh"
# shellcheck source=packaging/linux/places.sh
. "$here/share/places.sh"

if [ ! -d "$program" ]; then
    say desktop-absent >&2
    exit 1
fi
refuse_while_running
say installer-games-stay
forget_desktop
if [ "$(readlink "$bin/bankhalter")" = "$program/bankhalter" ]; then rm "$bin/bankhalter"; fi
rm -rf "$program"
tell_desktop
