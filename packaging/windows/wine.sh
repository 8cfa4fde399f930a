# shellcheck shell=bash
# Debian with wine: Python for Windows comes from a source package, programs of Windows run on a virtual screen.
# Sourced by build.sh.
# shellcheck disable=SC2154 # here, root, build: set by build.sh

packages='wine wine64 nsis gcc-mingw-w64-x86-64-win32 python3-venv xvfb'
windows_python=$build/python

# The user's own folders stay untouched: wine puts Documents and the like into $HOME.
in_wine() {
    # wine keeps QT_… to itself and hands WINEQT_… on as QT_…
    env -u QT_QPA_PLATFORM -u PYTHONDONTWRITEBYTECODE HOME="$build/home" WINEPREFIX="$build/prefix" WINEDEBUG=-all \
        WINEDLLOVERRIDES='mscoree,mshtml,winemenubuilder.exe=' DISPLAY="$display" LC_ALL=C.UTF-8 \
        PYTHONPYCACHEPREFIX="Z:${build//\//\\}\\pycache" "$@"
}

# win PROGRAM ARGS: Python under wine cannot start where stdout is a file, so it is always a pipe.
win() { in_wine wine "$@" </dev/null 2>&1 | cat; }
native() { printf 'Z:%s\n' "${1//\//\\}"; }
unix() { in_wine winepath -u "$1" </dev/null 2>/dev/null | tr -d '\r'; }
in_window() { PYTHONPATH="Z:${root//\//\\}" win "$windows_python/python.exe" "$@"; }
python() { WINEQT_QPA_PLATFORM=offscreen in_window "$@"; }
make_setup() { makensis "$@"; }
for_nsis() { printf '%s\n' "$1"; }

prepare() {
    mkdir -p "$build/home/Documents" "$build/home/Desktop"
    install_packages
    start_screen
    make_python
    make_prefix
}

install_packages() {
    local package missing=()
    for package in $packages; do
        [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    [ "$(id -u)" = 0 ] || die "as root: apt-get install ${missing[*]}"
    say "installing ${missing[*]}"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -qq -y --no-install-recommends "${missing[@]}" >/dev/null
}

start_screen() {
    local fifo=$build/screen
    rm -f "$fifo" && mkfifo "$fifo"
    Xvfb -displayfd 3 -screen 0 1600x1000x24 3>"$fifo" >/dev/null 2>&1 &
    screen=$!
    trap end_screen EXIT
    read -r display <"$fifo"
    display=:$display
    rm -f "$fifo"
}

end_screen() {
    in_wine wineserver -k >/dev/null 2>&1 || true
    kill "$screen" 2>/dev/null || true
}

# The embeddable Python, without the file that shuts out PYTHONPATH, and every wheel for Windows, by its hash.
make_python() {
    local wanted=$build/requirements.txt
    cat "$root"/requirements/{dev,freeze}.txt >"$wanted"
    ! cmp -s "$wanted" "$windows_python/requirements.txt" || return 0
    local tools=$build/tools uv
    uv=$(sed -n 's/.* \(uv==[0-9.]*\).*/\1/p' "$root/dev")
    [ -x "$tools/bin/uv" ] || { python3 -m venv "$tools" && "$tools/bin/python" -m pip install -qq "$uv"; }
    rm -rf "$windows_python"
    "$tools/bin/python" "$here/fetch_python.py" "$build/cache" "$windows_python"
    local kind
    for kind in dev freeze; do
        "$tools/bin/uv" pip install --quiet --target "$windows_python/Lib/site-packages" --python-version 3.11 \
            --python-platform x86_64-pc-windows-msvc --only-binary :all: --require-hashes \
            -r "$root/requirements/$kind.txt"
    done
    cp "$wanted" "$windows_python/requirements.txt"
}

# A new Windows each time, with two libraries that wine 8 lacks; they may not reach the bundle.
make_prefix() {
    local source
    rm -rf "$build/prefix"
    in_wine wineboot --init >/dev/null 2>&1
    win winecfg -v win10
    # A virtual screen has no card: what Qt asks one for, its name, would come from a slow stand-in that Windows has not.
    win reg add 'HKCU\Software\Wine\Direct3D' /v renderer /d no3d /f >/dev/null
    in_wine wineserver -w
    for source in "$here"/stubs/*.c; do
        x86_64-w64-mingw32-gcc -O1 -Wall -shared -s "$source" -ladvapi32 \
            -o "$build/prefix/drive_c/windows/system32/$(basename "$source" .c).dll"
    done
    win "$windows_python/python.exe" -c 'import PySide6.QtWidgets, pydantic, shapely' || die 'Python does not start under wine.'
}

# What of the registry still names the program.
registry_leftovers() {
    in_wine wineserver -w
    grep -i bankhalter "$build/prefix/user.reg" "$build/prefix/system.reg" || true
}
