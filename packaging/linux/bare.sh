#!/bin/sh
# Starts the tarball on a bare Debian that has no Python, with nothing but the packages named here:
#     packaging/linux/bare.sh TARBALL [FOLDER]
# Needs root and debootstrap. FOLDER keeps the bare system for the next time; MIRROR names a mirror of Debian.
set -eu

packages='libegl1 libgl1 fontconfig-config' # every desktop has them; packaging/README.md names them
screen='xvfb xauth'                         # in place of a desktop
tarball=$1
folder=${2:-$(mktemp -d)}

# shellcheck source=packaging/linux/bare_system.sh
. "$(dirname -- "$0")/bare_system.sh"

if inside sh -c 'command -v python3' >/dev/null; then
    echo 'bare: there is a Python in this system.' >&2
    exit 1
fi
rm -rf "$folder/opt/try"
mkdir -p "$folder/opt/try"
tar --extract --strip-components 1 -C "$folder/opt/try" -f "$tarball"

# shellcheck disable=SC2086
add $packages
inside QT_QPA_PLATFORM=offscreen /opt/try/bankhalter --smoke
inside sh -c '/opt/try/install.sh && QT_QPA_PLATFORM=offscreen /tmp/.local/bin/bankhalter --smoke && /tmp/.local/lib/bankhalter/uninstall.sh'
# shellcheck disable=SC2086
add $screen
inside xvfb-run -a -s '-screen 0 1600x1000x24' /opt/try/bankhalter --smoke
echo 'bare: starts offscreen, installed, and in a real window'
