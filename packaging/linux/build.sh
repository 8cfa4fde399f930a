#!/bin/sh
# Builds the tarball for Linux and tries it out: build, unpack, compare, smoke, commands, install, association, upgrade
# over a lower version with a game kept, uninstall. Ends with sizes and times. Leaves dist/NAME-VERSION-linux-ARCH.tar.xz.
#     packaging/linux/build.sh            on the machine itself
#     packaging/linux/bare.sh TARBALL     the same smoke on a bare Debian (root, debootstrap)
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
here=$root/packaging/linux
build=$root/build/linux
# shellcheck source=packaging/building.sh
. "$root/packaging/building.sh"
unset XDG_DATA_HOME XDG_CONFIG_HOME XDG_DATA_DIRS
export LC_ALL=C.UTF-8
have() { command -v "$1" >/dev/null 2>&1 || { printf 'build: no %s here, not checked\n' "$1" && return 1; }; }

step 'requirements'
need_requirements
full=$name-$version-linux-$(uname -m)
tarball=$root/dist/$full.tar.xz

step 'freeze'
freeze
# Python itself may come with debugging symbols, four times its size. What its libraries bring is left as it is.
find "$build/frozen/$name/_internal" -name 'libpython*' -o -path '*/lib-dynload/*' | while read -r file; do
    strip --strip-debug "$file"
done

# A library that is missing here would be missing everywhere: what a plugin of Qt calls must be installed to be bundled.
missing=$(find "$build/frozen/$name/_internal" -name '*.so*' -type f -exec ldd {} + 2>/dev/null |
    awk '/not found/ { print $1 }' | sort -u)
[ -z "$missing" ] || die "install these libraries first, ./dev names their packages: $missing"

# assemble VERSION FOLDER: the program with everything that install.sh needs.
assemble() {
    rm -rf "$2"
    cp -R "$build/frozen/$name" "$2"
    "$py" "$here/share.py" "$2/share"
    cp "$here/places.sh" "$2/share/"
    cp "$here/install.sh" "$here/uninstall.sh" "$root/LICENSE" "$2/"
    printf '%s\n' "$1" >"$2/VERSION"
}

step 'pack'
assemble "$version" "$build/$full"
stamp=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null || date +%s)}
tar --create --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$stamp" -C "$build" "$full" | xz -T0 -3 >"$tarball"

step 'unpack and compare'
try=$(mktemp -d)
trap 'rm -rf "$try"' EXIT
mkdir "$try/unpacked" "$try/home"
tar --extract -C "$try/unpacked" -f "$tarball"
unpacked=$try/unpacked/$full
diff -r --no-dereference "$build/$full" "$unpacked"
diff -r --exclude=locale "$root/assets" "$unpacked/_internal/assets"
diff -r --exclude="*.ftl" "$root/assets/locale" "$unpacked/_internal/assets/locale" # all messages of a language in one file

export HOME="$try/home"
step 'smoke'
QT_QPA_PLATFORM=offscreen "$unpacked/$name" --smoke
for language in de ja; do QT_QPA_PLATFORM=offscreen "$unpacked/$name" --smoke --language $language; done
if have xvfb-run; then xvfb-run -a -s '-screen 0 1600x1000x24' "$unpacked/$name" --smoke; fi

step 'commands'
game=$HOME/Documents/Bankhalter/evening.bankhalter
mkdir -p "$(dirname "$game")"
make_game "$game"
try_commands "$unpacked/$name" "$game" "$try/out"
try_titles "$unpacked/$name" "$try/titles"
kept=$(sha256sum <"$game")

step 'install a lower version, then this one over it'
assemble 0.0.1 "$try/lower"
"$try/lower/install.sh"
rm -rf "$try/lower"
"$unpacked/install.sh" | tee "$try/said"
grep -q "$version .*0\.0\.1" "$try/said" || die 'the upgrade does not say what it did.'
diff -r --no-dereference "$unpacked" "$HOME/.local/lib/$name"
[ "$kept" = "$(sha256sum <"$game")" ] || die 'the upgrade has changed a game.'
for language in de_CH.UTF-8 ja_JP.UTF-8; do LC_ALL=$language "$unpacked/install.sh"; done

step 'association'
data=$HOME/.local/share
entry=$data/applications/$(fact IDENTIFIER).desktop
if have desktop-file-validate; then desktop-file-validate "$entry"; fi
known="$(fact MIME):\*$(fact SUFFIX)\$"
if have update-mime-database; then
    grep -q "$known" "$data/mime/globs2" || die 'a game file is not known by its kind.'
fi
if have xdg-mime; then
    [ "$(xdg-mime query default "$(fact MIME)")" = "$(basename "$entry")" ] || die 'a game file belongs to another program.'
fi
# As a desktop does: the command of the entry with the file in place of %f.
command=$(sed -n 's/^Exec=\(.*\) %f$/\1/p' "$entry")
QT_QPA_PLATFORM=offscreen sh -c "$command --smoke \"\$1\"" open "$game"
QT_QPA_PLATFORM=offscreen "$HOME/.local/bin/$name" --smoke
[ "$kept" = "$(sha256sum <"$game")" ] || die 'looking at a game has changed it.'

step 'first paint'
export QT_QPA_PLATFORM=offscreen
first_paint "$HOME/.local/lib/$name/$name"

step 'uninstall'
"$HOME/.local/lib/$name/uninstall.sh"
left=$(find "$HOME/.local" -type f ! -path '*/mime/*' ! -name mimeinfo.cache ! -name icon-theme.cache)
[ -z "$left" ] || die "something is left behind: $left"
for place in lib bin; do
    if [ -e "$HOME/.local/$place/$name" ] || [ -L "$HOME/.local/$place/$name" ]; then die 'the program is left behind.'; fi
done
if have update-mime-database; then
    ! grep -q "$known" "$data/mime/globs2" || die 'the kind of file is left behind.'
fi
[ "$kept" = "$(sha256sum <"$game")" ] || die 'the game has gone.'

step 'done'
(cd "$root/dist" && sha256sum "$full.tar.xz" | tee "$full.tar.xz.sha256")
printf 'installed    %s MB in %s files\n' "$(du -sm "$build/$full" | cut -f1)" "$(find "$build/$full" -type f | wc -l)"
printf 'tarball      %s MB\n' "$(du -m "$tarball" | cut -f1)"
printf 'first paint  %s\n' "$paint"
printf 'all in all   %s s\n' "$(seconds)"
