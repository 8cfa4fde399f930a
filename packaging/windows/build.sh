#!/usr/bin/env bash
# Makes the setup program of Windows and tries it out: on Debian with wine, or in Git Bash on Windows, where a release
# is made. What it needs lies in build/windows, where a second run finds it; the setup program goes to dist. With
# SIGN_COMMAND, which is called with the name of a file at its end, programs and setup program are signed.
# SPDX-License-Identifier: MIT
set -euo pipefail

usage='usage: packaging/windows/build.sh [--no-tests] [--no-trial]
       packaging/windows/build.sh --only-tests [PYTEST ARGS]
--no-tests   leaves out the test suite, the longest part
--no-trial   leaves out the silent installation, upgrade and removal'

here=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd -P)
root=$(CDPATH='' cd -- "$here/../.." && pwd -P)
build=$root/build/windows
setup_limit=60 installed_limit=200 # MB
paint_limit=1.5 # seconds

say() { printf 'windows: %s\n' "$*" >&2; }
die() { say "$@"; exit 1; }

# --- the log: a table of what was done, how long it took and how large it became

rows=()
note() { rows+=("| $1 | $2 |"); }
step() {
    local what=$1 begun=$SECONDS
    shift
    say "$what …"
    "$@"
    note "$what" "$((SECONDS - begun)) s"
}
log() { printf '%s\n' '| what | result |' '|---|---|' "${rows[@]}"; }
bytes() { find "$1" -type f -printf '%s\n' | awk '{ all += $1 } END { printf "%.0f", all }'; }
megabytes() { awk -v bytes="$1" 'BEGIN { printf "%.1f MB", bytes / 1000000 }'; }
# at_most WHAT PATH LIMIT
at_most() {
    local size
    size=$(bytes "$2")
    note "$1" "$(megabytes "$size"), at most $3 MB"
    [ "$size" -le $(($3 * 1000000)) ] || die "$1: $(megabytes "$size") is more than $3 MB."
}

# --- what the two machines do differently: prepare, win, native, unix, python, in_window; see there

case $(uname -s) in
MINGW* | MSYS*) machine=real ;;
Linux) machine=wine ;;
*) die 'needs Debian with wine, or Git Bash on Windows.' ;;
esac
# shellcheck source=packaging/windows/wine.sh
# shellcheck source=packaging/windows/real.sh
. "$here/$machine.sh"
# shellcheck source=packaging/windows/trial.sh
. "$here/trial.sh"

# fact KEY: of the project
fact() { sed -n "s/^$1 = \"\(.*\)\"\$/\1/p" "$root/pyproject.toml"; }

# --- the steps

run_tests() {
    local told=$build/tests.txt
    [ $# -gt 0 ] || set -- -n auto --dist worksteal
    python -m pytest -q -rs -p no:cacheprovider "$@" | tee "$told" || die 'tests fail.'
    note 'test suite' "$(tr -d '\r' <"$told" | grep -E '[0-9]+ passed' | tail -n 1 | tr -d =)"
}

freeze() {
    rm -rf "$build/dist" "$build/work"
    python -m PyInstaller "$(native "$root/packaging/bankhalter.spec")" --noconfirm --log-level ERROR \
        --distpath "$(native "$build/dist")" --workpath "$(native "$build/work")"
    local stub
    for stub in "$here"/stubs/*.c; do
        [ -z "$(find "$bundle" -iname "$(basename "$stub" .c).dll")" ] || die "$(basename "$stub" .c).dll is a part of Windows."
    done
}

# sign FILES
sign() {
    local file
    for file in "$@"; do eval "$SIGN_COMMAND '$(native "$file")'"; done
}

# pack VERSION BUNDLE OUT [MAKENSIS OPTIONS]
pack() {
    local version=$1 bundle=$2 out=$3
    shift 3
    python "$(native "$here/facts.py")" "$(native "$build/facts.nsh")" --version "$version"
    python "$(native "$here/side_picture.py")" "$(native "$build/side.bmp")"
    make_setup -V2 -WX "$@" -DFACTS="$(for_nsis "$build/facts.nsh")" -DSIDE="$(for_nsis "$build/side.bmp")" \
        -DBUNDLE="$(for_nsis "$bundle")" -DICONS="$(for_nsis "$root/packaging/icons")" -DOUT="$(for_nsis "$out")" \
        "$(for_nsis "$here/bankhalter.nsi")"
}

tests=yes trial=yes
case ${1:-} in
--only-tests)
    shift
    prepare
    run_tests "$@"
    log
    exit
    ;;
esac
for option in "$@"; do
    case $option in
    --no-tests) tests=no ;;
    --no-trial) trial=no ;;
    *)
        printf '%s\n' "$usage" >&2
        exit 2
        ;;
    esac
done

mkdir -p "$build" "$root/dist"
cd "$root"
step 'tools, Windows Python and wheels' prepare
name=$(fact name) version=$(fact version)
bundle=$build/dist/$name
setup=$root/dist/$name-$version-windows-x86_64-setup.exe
if [ $tests = yes ]; then step 'test suite on the Windows Python' run_tests; fi
step 'freezing' freeze
rm -f "$root"/dist/*-setup.exe
set --
if [ -n "${SIGN_COMMAND:-}" ]; then
    step 'signing' sign "$bundle"/*.exe
    set -- "-DSIGN=$SIGN_COMMAND"
fi
step 'packing' pack "$version" "$bundle" "$setup" "$@"
note 'files in the bundle' "$(find "$bundle" -type f | wc -l)"
at_most 'setup program' "$setup" $setup_limit
at_most 'installed program' "$bundle" $installed_limit
if [ $trial = yes ]; then step 'trial, all of it' try_out; fi
note 'all' "$SECONDS s"
log | tee "$build/log.md"
say "made ${setup#"$root/"}"
