# shellcheck shell=bash
# Windows itself, in Git Bash: the Python 3.11 or 3.12 that is called python there, and NSIS.
# Sourced by build.sh.
# shellcheck disable=SC2154 # root, build: set by build.sh

export MSYS_NO_PATHCONV=1 # /S and the like are options, no paths
virtual=$build/venv

win() { "$@"; }
native() { cygpath -w "$1"; }
unix() { cygpath -u "$1"; }
in_window() { PYTHONPATH=$(native "$root") "$virtual/Scripts/python.exe" "$@"; }
python() { in_window "$@"; }
# The NSIS of Windows makes 32-bit setup programs only; they install just the same.
make_setup() { makensis -DTARGET=x86-unicode "$@"; }
for_nsis() { cygpath -m "$1"; }

prepare() {
    command -v makensis >/dev/null || PATH="$PATH:/c/Program Files (x86)/NSIS"
    command -v makensis >/dev/null || die 'NSIS is not here.'
    [ -x "$virtual/Scripts/python.exe" ] || command python -m venv "$(native "$virtual")"
    local kind
    for kind in dev freeze; do
        python -m pip install -qq --disable-pip-version-check --only-binary :all: --require-hashes \
            -r "$(native "$root/requirements/$kind.txt")"
    done
}

# Windows itself remembers names of programs in many places; what the setup program wrote is asked for one by one.
registry_leftovers() { :; }
