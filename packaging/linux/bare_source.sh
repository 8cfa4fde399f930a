#!/bin/sh
# Runs a fresh clone of what is committed here on a bare Debian that has nothing but Python and git, with an empty
# environment: ./dev run --smoke, then ./dev test.
#     packaging/linux/bare_source.sh [FOLDER]
# Needs root and debootstrap. FOLDER keeps the bare system for the next time; MIRROR names a mirror of Debian.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
root=$(CDPATH='' cd -- "$here/../.." && pwd -P)
folder=${1:-$(mktemp -d)}
# shellcheck source=packaging/linux/bare_system.sh
. "$here/bare_system.sh"

add python3 git ca-certificates
# The ways of this machine to the servers of packages.
for way in /etc/resolv.conf /etc/hosts /etc/pip.conf /etc/ssl/certs/ca-certificates.crt; do
    if [ -e "$way" ]; then cp -L "$way" "$folder$way"; fi
done
rm -rf "$folder/opt/clone"
git clone -q --no-hardlinks "$root" "$folder/opt/clone"
if [ -d "$root/../shared" ]; then # recorded games that some tests compare with
    rm -rf "$folder/opt/shared"
    cp -r "$root/../shared" "$folder/opt/shared"
fi
inside /opt/clone/dev run --smoke
inside /opt/clone/dev test
echo 'bare: runs and tests itself from a fresh clone'
