#!/bin/sh
# Names the system packages whose libraries are bundled or called: those that ./dev installs to run the program.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
sed -n '/^libraries="/,/"$/p' "$root/dev" | tr -d '\\"' | sed 's/^libraries=//' | tr "\n" " "
echo libcups2 # what prints
