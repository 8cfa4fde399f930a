# shellcheck shell=sh
# What linux/build.sh and macos/build.sh have in common; they set $root and $build first.
# shellcheck disable=SC2034,SC2154

unset PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE BANKHALTER_HOME BANKHALTER_LANGUAGE
began=$(date +%s)
seconds() { echo "$(($(date +%s) - began))"; }
step() { printf '\n== %s (%s s)\n' "$*" "$(seconds)"; }
die() {
    printf 'build: %s\n' "$*" >&2
    exit 1
}

# need_requirements: a virtual environment with what requirements/freeze.txt pins; $PYTHON says which Python makes it.
need_requirements() {
    venv=$build/venv
    py=$venv/bin/python
    mkdir -p "$build" "$root/dist"
    if ! cmp -s "$root/requirements/freeze.txt" "$venv/requirements"; then
        rm -rf "$venv"
        python=''
        for candidate in ${PYTHON:-python3.12 python3.11 python3}; do
            if "$candidate" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 13))' 2>/dev/null; then
                python=$candidate
                break
            fi
        done
        [ -n "$python" ] || die "Python 3.11 or 3.12 is needed; PYTHON says which."
        "$python" -m venv "$venv"
        "$py" -m pip install -qq --no-input --disable-pip-version-check --only-binary :all: --require-hashes \
            -r "$root/requirements/freeze.txt"
        cp "$root/requirements/freeze.txt" "$venv/requirements"
    fi
    name=$(fact 'name()') title=$(fact 'title()') version=$(fact 'version()')
}

# fact EXPRESSION: what bundle.py says.
fact() { "$py" -c "import sys; sys.path.insert(0, '$root/packaging'); import bundle; print(bundle.$1)"; }

# freeze: leaves $build/frozen.
freeze() {
    "$py" -m PyInstaller "$root/packaging/bankhalter.spec" --noconfirm --log-level ERROR \
        --distpath "$build/frozen" --workpath "$build/work"
}

# make_game FILE: a game to try the program with.
make_game() { PYTHONPATH=$root "$py" "$root/packaging/trial_game.py" "$1"; }

# try_commands PROGRAM GAME FOLDER: the commands that need no window.
try_commands() {
    "$1" audit "$2"
    "$1" export "$2" --csv "$3" --json "$3/game.json" --map "$3/map.png" --charts "$3" --picture svg \
        --pack-up "$3/pack-up.pdf" --report "$3/report.pdf" --cards "$3/cards.pdf" >/dev/null
    [ "$(find "$3" -type f -size +0 | wc -l)" -ge 17 ] || die 'an export is missing.'
}

# try_titles PROGRAM FOLDER: audits a game of every title that can be played.
try_titles() {
    PYTHONPATH=$root "$py" "$root/packaging/trial_game.py" --all "$2"
    for one in "$2"/*.bankhalter; do "$1" audit "$one"; done
}

# first_paint PROGRAM: sets $paint; at most 1.5 s.
first_paint() {
    paint=$("$py" "$root/packaging/measure.py" "$1" --at-most 1.5) || die "the first page takes too long: $paint"
}
